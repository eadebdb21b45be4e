//! HTTP requests over connections that are kept and reused.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, anyhow};
use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::Request;
use hyper::body::Incoming;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{CONTENT_TYPE, HOST, HeaderValue};
use hyper::http::request::Builder;
use hyper_util::rt::TokioIo;
use igroteka_protocol::NewGuest;
use serde::Serialize;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::{Address, Guest, Response, ResponseStream};

/// How long a request may take unless the caller says otherwise.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// Larger answers are refused.
const LARGEST_BODY: usize = 64 << 20;

type Connection = SendRequest<Full<Bytes>>;

/// Sends requests to one server. Clones share their connections.
#[derive(Clone)]
pub struct Client {
    address: Arc<Address>,
    /// Connections that wait for the next request.
    idle: Arc<Mutex<Vec<Connection>>>,
    timeout: Duration,
    keep_alive: bool,
}

impl Client {
    /// A client of the server at this address. It connects at the first request.
    pub fn new(address: impl Into<Address>) -> Client {
        Client {
            address: Arc::new(address.into()),
            idle: Arc::default(),
            timeout: REQUEST_TIMEOUT,
            keep_alive: true,
        }
    }

    /// Fails requests that take longer than this.
    #[must_use]
    pub fn with_timeout(self, timeout: Duration) -> Client {
        Client { timeout, ..self }
    }

    /// Uses a new connection for every request.
    #[must_use]
    pub fn without_keep_alive(self) -> Client {
        Client { keep_alive: false, ..self }
    }

    /// The address of the server.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// A request without credentials.
    pub fn request(&self, method: &str, path: &str) -> RequestBuilder {
        RequestBuilder {
            client: self.clone(),
            name: format!("{method} {path}"),
            request: Request::builder().method(method).uri(path),
            body: Ok(Bytes::new()),
        }
    }

    /// Becomes a new guest.
    pub async fn guest(&self, name: &str) -> anyhow::Result<Guest> {
        let response = self
            .request("POST", "/api/me")
            .header("origin", &self.address.origin())
            .json(&NewGuest { name: name.to_owned() })
            .send()
            .await?
            .success()?;
        let cookie = response.cookie().context("POST /api/me gave no cookie")?;
        Ok(Guest::new(self.clone(), cookie))
    }

    async fn exchange(
        &self,
        mut request: Request<Full<Bytes>>,
    ) -> anyhow::Result<(Connection, hyper::Response<Incoming>)> {
        while let Some(mut connection) = self.idle_connection() {
            if connection.ready().await.is_err() {
                continue;
            }
            match connection.try_send_request(request).await {
                Ok(response) => return Ok((connection, response)),
                Err(mut error) => match error.take_message() {
                    // The server had closed the connection before the request was sent.
                    Some(unsent) => request = unsent,
                    None => return Err(error.into_error().into()),
                },
            }
        }
        let mut connection = self.connect().await?;
        let response = connection.send_request(request).await?;
        Ok((connection, response))
    }

    async fn connect(&self) -> anyhow::Result<Connection> {
        let stream = TcpStream::connect(self.address.socket).await.context("the server is not there")?;
        stream.set_nodelay(true)?;
        let (connection, task) = http1::handshake(TokioIo::new(stream)).await?;
        // Ends when the connection is dropped. The request reports errors.
        tokio::spawn(task);
        Ok(connection)
    }

    fn idle_connection(&self) -> Option<Connection> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn keep(&self, connection: Connection) {
        if self.keep_alive {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        }
    }
}

/// A request that is being put together.
#[must_use = "a request does nothing until it is sent"]
pub struct RequestBuilder {
    client: Client,
    /// The method and the path, for errors.
    name: String,
    request: Builder,
    body: serde_json::Result<Bytes>,
}

impl RequestBuilder {
    /// Adds a header. `Host` replaces the one that is sent by default.
    pub fn header(mut self, name: &str, value: &str) -> RequestBuilder {
        self.request = self.request.header(name, value);
        self
    }

    /// Adds a token in the header `Authorization`.
    pub fn bearer(self, token: &str) -> RequestBuilder {
        self.header("authorization", &format!("Bearer {token}"))
    }

    /// Adds a session cookie and the origin of our own page, as a browser does.
    pub fn cookie(self, cookie: &str) -> RequestBuilder {
        let origin = self.client.address.origin();
        self.header("origin", &origin).header("cookie", cookie)
    }

    /// Sends this value as JSON.
    pub fn json(mut self, body: &impl Serialize) -> RequestBuilder {
        self.request = self.request.header(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        self.body = serde_json::to_vec(body).map(Bytes::from);
        self
    }

    /// Sends these bytes.
    pub fn body(mut self, content_type: &str, body: impl Into<Bytes>) -> RequestBuilder {
        if !content_type.is_empty() {
            self.request = self.request.header(CONTENT_TYPE, content_type);
        }
        self.body = Ok(body.into());
        self
    }

    /// Sends the request and reads the whole response, whatever its status.
    pub async fn send(self) -> anyhow::Result<Response> {
        let (client, name, request) = self.finish()?;
        let exchange = async {
            let (connection, response) = client.exchange(request).await?;
            let (parts, body) = response.into_parts();
            let body = Limited::new(body, LARGEST_BODY).collect().await.map_err(|error| anyhow!(error))?;
            client.keep(connection);
            Ok::<_, anyhow::Error>((parts, body.to_bytes()))
        };
        let (parts, body) = timeout(client.timeout, exchange)
            .await
            .with_context(|| format!("{name} was not answered"))?
            .with_context(|| format!("{name} failed"))?;
        Ok(Response { request: name, status: parts.status.as_u16(), headers: parts.headers, body })
    }

    /// Sends the request and gives the response as soon as its head has come; the body is read piece by piece.
    pub async fn stream(self) -> anyhow::Result<ResponseStream> {
        let (client, name, request) = self.finish()?;
        let (connection, response) = timeout(client.timeout, client.exchange(request))
            .await
            .with_context(|| format!("{name} was not answered"))?
            .with_context(|| format!("{name} failed"))?;
        Ok(ResponseStream::new(connection, response))
    }

    fn finish(self) -> anyhow::Result<(Client, String, Request<Full<Bytes>>)> {
        let RequestBuilder { client, name, mut request, body } = self;
        if request.headers_ref().is_some_and(|headers| !headers.contains_key(HOST)) {
            request = request.header(HOST, &client.address.host);
        }
        let body = body.with_context(|| format!("{name} cannot be written"))?;
        let request = request.body(Full::new(body)).with_context(|| format!("{name} cannot be written"))?;
        Ok((client, name, request))
    }
}
