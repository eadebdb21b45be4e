//! The few HTTP calls before a match: a guest, a table, a seat.

use std::fmt;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderValue, ORIGIN, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use igroteka_protocol::{ErrorCode, Joined, Joining, NewGuest, NewTable, Problem, TableId, TableState};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::address::Target;

/// A server that takes longer than this for one call does not answer at all.
const PATIENCE: Duration = Duration::from_secs(30);
/// The most of an answer that is read.
const LARGEST_ANSWER: usize = 1 << 20;

/// A guest's cookie, as it is sent back.
#[derive(Clone)]
pub struct Cookie(pub String);

/// A connection for calls, one after the other.
pub struct Calls<'a> {
    target: &'a Target,
    sender: Option<SendRequest<Full<Bytes>>>,
}

impl<'a> Calls<'a> {
    /// Connects at the first call.
    pub fn new(target: &'a Target) -> Calls<'a> {
        Calls { target, sender: None }
    }

    /// Becomes a guest.
    pub async fn guest(&mut self, name: String) -> anyhow::Result<Cookie> {
        let (headers, _) = self.post("/api/me", None, &NewGuest { name }).await?;
        let pairs: Vec<&str> = headers
            .get_all(SET_COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok()?.split(';').next())
            .collect();
        if pairs.is_empty() {
            bail!("POST /api/me gave no cookie");
        }
        Ok(Cookie(pairs.join("; ")))
    }

    /// Sets a table up.
    pub async fn table(&mut self, host: &Cookie, table: &NewTable) -> anyhow::Result<TableState> {
        let (_, body) = self.post("/api/tables", Some(host), table).await?;
        read("POST /api/tables", &body)
    }

    /// Sits down.
    pub async fn join(
        &mut self,
        guest: &Cookie,
        table: TableId,
        link: Option<String>,
    ) -> anyhow::Result<Joined> {
        let path = format!("/api/tables/{table}/join");
        let (_, body) = self.post(&path, Some(guest), &Joining { link, ..Joining::default() }).await?;
        read(&path, &body)
    }

    async fn post(
        &mut self,
        path: &str,
        cookie: Option<&Cookie>,
        body: &impl Serialize,
    ) -> anyhow::Result<(HeaderMap, Bytes)> {
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(HOST, &self.target.host)
            .header(ORIGIN, format!("http://{}", self.target.host))
            .header(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if let Some(Cookie(pairs)) = cookie {
            request = request.header(COOKIE, pairs);
        }
        let request = request.body(Full::new(Bytes::from(serde_json::to_vec(body)?)))?;
        let answer = async {
            let answer = self.connected().await?.send_request(request).await?;
            let (parts, body) = answer.into_parts();
            let body = Limited::new(body, LARGEST_ANSWER).collect().await.map_err(|error| anyhow!(error))?;
            Ok::<_, anyhow::Error>((parts, body.to_bytes()))
        };
        let (parts, body) = timeout(PATIENCE, answer)
            .await
            .with_context(|| format!("POST {path} was not answered"))?
            .with_context(|| format!("POST {path} failed"))?;
        if !parts.status.is_success() {
            bail!("POST {path}: {} {}", parts.status.as_u16(), Refused::read(&body));
        }
        Ok((parts.headers, body))
    }

    async fn connected(&mut self) -> anyhow::Result<&mut SendRequest<Full<Bytes>>> {
        if let Some(sender) = &mut self.sender
            && sender.ready().await.is_err()
        {
            self.sender = None;
        }
        if self.sender.is_none() {
            let stream = TcpStream::connect(self.target.address).await.context("the server is not there")?;
            stream.set_nodelay(true)?;
            let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
            // Ends when the sender is dropped; what goes wrong on the way is told by the call.
            tokio::spawn(connection);
            self.sender = Some(sender);
        }
        self.sender.as_mut().context("the connection was just made")
    }
}

fn read<T: DeserializeOwned>(call: &str, body: &[u8]) -> anyhow::Result<T> {
    serde_json::from_slice(body).with_context(|| format!("{call} gave an answer that cannot be read"))
}

/// Why a call was refused, in one line.
struct Refused(String);

impl Refused {
    fn read(body: &[u8]) -> Refused {
        match serde_json::from_slice::<Problem>(body) {
            Ok(Problem { error }) if error.code == ErrorCode::TooMany => {
                Refused(format!("{} (start the server with --no-limits)", error.message))
            }
            Ok(Problem { error }) => Refused(error.message),
            Err(_) => Refused(String::from_utf8_lossy(body).chars().take(60).collect()),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
