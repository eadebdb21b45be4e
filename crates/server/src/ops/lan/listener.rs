//! Connections that the server can cut, live sockets included.

use std::future::pending;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A listener whose connections end when it is told `true`.
pub struct CuttableListener {
    listener: TcpListener,
    cut: watch::Receiver<bool>,
}

impl CuttableListener {
    /// Wraps a listener.
    pub fn new(listener: TcpListener, cut: watch::Receiver<bool>) -> CuttableListener {
        CuttableListener { listener, cut }
    }
}

impl Listener for CuttableListener {
    type Io = CuttableStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (CuttableStream, SocketAddr) {
        let (stream, peer) = Listener::accept(&mut self.listener).await;
        // Moves are small and must be sent at once.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
        (CuttableStream::new(stream, self.cut.clone()), peer)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// One of its connections.
pub struct CuttableStream {
    stream: TcpStream,
    cut: watch::Receiver<bool>,
    until_cut: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl CuttableStream {
    fn new(stream: TcpStream, cut: watch::Receiver<bool>) -> CuttableStream {
        let mut told = cut.clone();
        let until_cut = async move {
            // An error means that the listener was dropped without cutting its connections.
            if told.wait_for(|cut| *cut).await.is_err() {
                pending::<()>().await;
            }
        };
        CuttableStream { stream, cut, until_cut: Box::pin(until_cut) }
    }

    fn check(&self) -> io::Result<()> {
        if *self.cut.borrow() { Err(cut_off()) } else { Ok(()) }
    }
}

fn cut_off() -> io::Error {
    io::Error::new(io::ErrorKind::ConnectionAborted, "closed to the home network")
}

impl AsyncRead for CuttableStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check()?;
        // A task that waits for input must be woken by the cut as well.
        if self.until_cut.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(cut_off()));
        }
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for CuttableStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
