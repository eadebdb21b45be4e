//! A NATS of a test's own.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::testing::PATIENCE;

/// A running nats-server in a temporary folder, on a free port of the loopback address. Dropping it ends it.
///
/// Like the tests' PostgreSQL it panics with a sentence when something is missing: a test without it fails, it is not
/// skipped.
pub struct NatsServer {
    /// Where it listens.
    pub address: SocketAddr,
    process: Option<Child>,
    folder: TempDir,
}

impl NatsServer {
    /// Starts one with these lines of settings, besides its address.
    pub fn start(settings: &str) -> NatsServer {
        let folder = tempfile::Builder::new().prefix("igroteka-nats-").tempdir().expect("a temporary folder");
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = NatsServer { address, process: None, folder };
        // Another process may take the free port before it does.
        for _ in 0..5 {
            server.address = free_address();
            let listen = format!("listen: \"{}\"\n{settings}\n", server.address);
            std::fs::write(server.settings(), listen).expect("a file in the temporary folder");
            if server.run() {
                return server;
            }
        }
        panic!("nats-server does not start:\n{}", server.log())
    }

    /// Its address as a URL.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Ends it at once, as a crash would.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            // It may have ended by itself.
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Starts it again after [`NatsServer::kill`], where it was.
    pub fn start_again(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        while !self.run() {
            assert!(Instant::now() < deadline, "nats-server does not start again:\n{}", self.log());
        }
    }

    /// What it has logged.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn settings(&self) -> PathBuf {
        self.folder.path().join("nats.conf")
    }

    /// Starts it and waits until it answers; `false` if it ended instead.
    fn run(&mut self) -> bool {
        let log =
            std::fs::File::create(self.folder.path().join("log")).expect("a file in the temporary folder");
        let mut command = Command::new(program());
        command.arg("--config").arg(self.settings()).current_dir(self.folder.path());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        let mut process = command.spawn().expect("nats-server can be run");
        let deadline = Instant::now() + PATIENCE;
        loop {
            if process.try_wait().expect("a child can be asked").is_some() {
                return false;
            }
            if self.greets() {
                self.process = Some(process);
                return true;
            }
            assert!(Instant::now() < deadline, "nats-server does not answer:\n{}", self.log());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn greets(&self) -> bool {
        let Ok(stream) = TcpStream::connect(self.address) else { return false };
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).is_ok() && line.starts_with("INFO ")
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.kill();
    }
}

fn free_address() -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    listener.local_addr().expect("a bound port")
}

fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Debian keeps it where only root looks.
    let folders = std::env::split_paths(&path).chain([Path::new("/usr/sbin").to_owned()]);
    let program = folders.map(|folder| folder.join("nats-server")).find(|program| program.exists());
    program.expect("this test needs NATS: install it (on Debian `apt install nats-server`)")
}
