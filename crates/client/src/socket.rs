//! A live socket.

use std::time::Duration;

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use igroteka_protocol::{FromClient, Request};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::ORIGIN;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Address;

/// Most messages fit. The library's default of 128 KiB per socket would only spoil the processor's cache.
const READ_BUFFER: usize = 4 * 1024;
/// A server that takes longer than this for the handshake does not answer at all.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(30);

/// One end of a live socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    next_id: u32,
}

impl Socket {
    /// Connects with these headers beside `Origin`.
    pub async fn open(address: &Address, headers: &[(&str, &str)]) -> anyhow::Result<Socket> {
        let stream = TcpStream::connect(address.socket).await.context("the server is not there")?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/api/live", address.host).into_client_request()?;
        request.headers_mut().insert(ORIGIN, HeaderValue::from_str(&address.origin())?);
        for (name, value) in headers {
            request
                .headers_mut()
                .insert(HeaderName::from_bytes(name.as_bytes())?, HeaderValue::from_str(value)?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let handshake = client_async_with_config(request, stream, Some(config));
        let (stream, _) = timeout(HANDSHAKE_TIMEOUT, handshake)
            .await
            .context("GET /api/live was not answered")?
            .context("GET /api/live failed")?;
        Ok(Socket { stream, next_id: 1 })
    }

    /// Sends a request and gives its number.
    pub async fn send(&mut self, request: Request) -> anyhow::Result<u32> {
        let id = self.next_id();
        self.send_text(serde_json::to_string(&FromClient { id, request })?).await?;
        Ok(id)
    }

    /// Sends a text, whatever it says.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> anyhow::Result<()> {
        self.send_message(Message::text(text)).await
    }

    /// Sends a frame.
    pub async fn send_message(&mut self, message: Message) -> anyhow::Result<()> {
        self.stream.send(message).await.context("the socket was closed")
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

    /// Closes the socket.
    pub async fn close(mut self) {
        // The server may have closed it already.
        let _ = self.stream.close(None).await;
    }

    /// The next frame; `None` once the connection is closed.
    pub async fn next_message(&mut self) -> Option<Message> {
        self.stream.next().await?.ok()
    }

    pub(crate) fn next_id(&mut self) -> u32 {
        let id = self.next_id;
        self.next_id = self.next_id.wrapping_add(1).max(1);
        id
    }
}
