//! Whether a service on this computer is ready, for those who watch over it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Context, ensure};
use clap::Args;

use crate::serve::Listen;

/// Longer than a healthy service ever takes.
const PATIENCE: Duration = Duration::from_secs(4);

/// Asks a service how it is.
#[derive(Args)]
pub struct Health {
    /// Where the service listens
    #[arg(long, value_name = "ADDRESS", env = "IGROTEKA_LISTEN")]
    listen: Option<Listen>,
}

impl Health {
    /// Succeeds if the service is ready.
    pub fn run(&self) -> anyhow::Result<()> {
        let address = self.listen.unwrap_or_default().at_this_computer();
        let answer = ask(address).with_context(|| format!("nobody answers on {address}"))?;
        let status = answer.lines().next().unwrap_or_default();
        ensure!(status.split(' ').nth(1) == Some("200"), "the service on {address} is not ready");
        Ok(())
    }
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(4096).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
