//! A live socket.

use std::time::Duration;

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use igroteka_protocol::{FromClient, Request};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, ORIGIN};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::address::Target;
use super::calls::Cookie;

/// Most messages fit; the library's own 128 KiB a socket would only spoil the processor's cache.
const READ_BUFFER: usize = 4 * 1024;
/// A server that takes longer than this for a greeting does not answer at all.
const PATIENCE: Duration = Duration::from_secs(30);

/// One end of a live socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    next_id: u32,
}

impl Socket {
    /// Connects as a guest.
    pub async fn open(target: &Target, guest: &Cookie) -> anyhow::Result<Socket> {
        let stream = TcpStream::connect(target.address).await.context("the server is not there")?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/api/live", target.host).into_client_request()?;
        request.headers_mut().insert(COOKIE, HeaderValue::from_str(&guest.0)?);
        request.headers_mut().insert(ORIGIN, HeaderValue::from_str(&format!("http://{}", target.host))?);
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let greeting = client_async_with_config(request, stream, Some(config));
        let (stream, _) = timeout(PATIENCE, greeting)
            .await
            .context("GET /api/live was not answered")?
            .context("GET /api/live failed")?;
        Ok(Socket { stream, next_id: 1 })
    }

    /// Sends a request and gives its number.
    pub async fn send(&mut self, request: Request) -> anyhow::Result<u32> {
        let id = self.next_id;
        self.next_id = self.next_id.wrapping_add(1).max(1);
        let text = serde_json::to_string(&FromClient { id, request })?;
        self.stream.send(Message::text(text)).await.context("the socket was closed")?;
        Ok(id)
    }

    /// The next message; may be dropped while it waits.
    pub async fn receive(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(Some(frame)))) => {
                    bail!("the server closed the socket: {:.60}", frame.reason.as_str())
                }
                Some(Ok(Message::Close(None))) | None => bail!("the server closed the socket"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error).context("the socket failed"),
            }
        }
    }
}
