//! Responses.

use std::borrow::Cow;

use anyhow::{Context, bail};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::SendRequest;
use hyper::header::{HeaderMap, SET_COOKIE};
use igroteka_protocol::{ErrorCode, Problem};
use serde::de::DeserializeOwned;

/// A response that was read to its end.
#[derive(Debug)]
pub struct Response {
    /// The method and the path of the request, for errors.
    pub(crate) request: String,
    /// 200 and the like.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Response {
    /// Whether the status is 2xx.
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// This response, or an error with the reason if the server refused.
    pub fn success(self) -> anyhow::Result<Response> {
        if !self.is_success() {
            bail!("{}: {} {}", self.request, self.status, self.reason());
        }
        Ok(self)
    }

    /// The body as JSON.
    pub fn json<T: DeserializeOwned>(&self) -> anyhow::Result<T> {
        let read = serde_json::from_slice(&self.body);
        read.with_context(|| format!("{} gave an answer that cannot be read", self.request))
    }

    /// The body as text.
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    /// The value of a header; empty if there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The cookies that the response sets, as they are sent back.
    pub fn cookie(&self) -> Option<String> {
        let set = self.headers.get_all(SET_COOKIE).iter();
        let pairs: Vec<&str> = set.filter_map(|value| value.to_str().ok()?.split(';').next()).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }

    /// Why the request was refused, in one line.
    fn reason(&self) -> String {
        match serde_json::from_slice::<Problem>(&self.body) {
            Ok(Problem { error }) if error.code == ErrorCode::TooMany => {
                format!("{} (start the server with --no-limits)", error.message)
            }
            Ok(Problem { error }) => error.message,
            Err(_) => self.text().chars().take(60).collect(),
        }
    }
}

/// A response whose body is read piece by piece. Dropping it closes the connection.
pub struct ResponseStream {
    /// 200 and the like.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    body: Incoming,
    /// Bytes that were read and are not part of a whole line yet.
    unread: Vec<u8>,
    _connection: SendRequest<Full<Bytes>>,
}

impl ResponseStream {
    pub(crate) fn new(
        connection: SendRequest<Full<Bytes>>,
        response: hyper::Response<Incoming>,
    ) -> ResponseStream {
        let (parts, body) = response.into_parts();
        ResponseStream {
            status: parts.status.as_u16(),
            headers: parts.headers,
            body,
            unread: Vec::new(),
            _connection: connection,
        }
    }

    /// The next line with its line feed; `None` at the end of the body.
    pub async fn next_line(&mut self) -> anyhow::Result<Option<Vec<u8>>> {
        loop {
            if let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                return Ok(Some(self.unread.drain(..=end).collect()));
            }
            match self.body.frame().await.transpose()? {
                Some(frame) => {
                    if let Ok(data) = frame.into_data() {
                        self.unread.extend(data);
                    }
                }
                None if self.unread.is_empty() => return Ok(None),
                None => return Ok(Some(std::mem::take(&mut self.unread))),
            }
        }
    }
}
