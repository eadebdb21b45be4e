//! A proxy between two programs that cuts, delays and holds up what they say, each way by itself.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::sleep;

/// How a proxy treats its connections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// All connections end, and new ones are closed at once.
    pub cut: bool,
    /// What the client says is held up, and delivered later.
    pub deaf: bool,
    /// What the server says is held up, and delivered later.
    pub mute: bool,
    /// How much later everything arrives, each way.
    pub delay: Duration,
}

impl Way {
    fn holds(self, direction: Direction) -> bool {
        match direction {
            Direction::ToServer => self.deaf,
            Direction::ToClient => self.mute,
        }
    }
}

#[derive(Clone, Copy)]
enum Direction {
    ToServer,
    ToClient,
}

/// A proxy on a free loopback port, which ends when it is dropped.
pub struct Proxy {
    pub address: SocketAddr,
    server: Arc<Mutex<SocketAddr>>,
    way: watch::Sender<Way>,
    accepting: AbortHandle,
}

impl Proxy {
    /// A proxy in front of this server.
    pub async fn before(server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("a bound port");
        let (server, way) = (Arc::new(Mutex::new(server)), watch::Sender::new(Way::default()));
        let accepting = tokio::spawn(accept(listener, server.clone(), way.clone())).abort_handle();
        Proxy { address, server, way, accepting }
    }

    /// New connections lead here.
    pub fn lead_to(&self, server: SocketAddr) {
        *self.server.lock().expect("nobody panics with this lock") = server;
    }

    /// Treats all connections like this from now on.
    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        self.way.send_replace(Way { cut: true, ..Way::default() });
    }
}

async fn accept(listener: TcpListener, server: Arc<Mutex<SocketAddr>>, way: watch::Sender<Way>) {
    while let Ok((client, _)) = listener.accept().await {
        let server = *server.lock().expect("nobody panics with this lock");
        let way = way.subscribe();
        tokio::spawn(async move {
            // Either end may close the connection whenever it likes.
            let _ = connect(client, server, way).await;
        });
    }
}

async fn connect(client: TcpStream, server: SocketAddr, way: watch::Receiver<Way>) -> io::Result<()> {
    let mut cut = way.clone();
    let passing = async {
        let server = TcpStream::connect(server).await?;
        client.set_nodelay(true)?;
        server.set_nodelay(true)?;
        let (from_client, to_client) = client.into_split();
        let (from_server, to_server) = server.into_split();
        tokio::select! {
            ended = pass(from_client, to_server, way.clone(), Direction::ToServer) => ended,
            ended = pass(from_server, to_client, way.clone(), Direction::ToClient) => ended,
        }
    };
    tokio::select! {
        _ = cut.wait_for(|way| way.cut) => Ok(()),
        ended = passing => ended,
    }
}

async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut way: watch::Receiver<Way>,
    direction: Direction,
) -> io::Result<()> {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 {
            return Ok(());
        }
        let Ok(now) = way.wait_for(|way| !way.holds(direction)).await.map(|way| *way) else { return Ok(()) };
        if !now.delay.is_zero() {
            sleep(now.delay).await;
        }
        to.write_all(&bytes[..count]).await?;
    }
}
