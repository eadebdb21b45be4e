//! The real program in a process of its own, killed without a word and started again on the same folder.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use igroteka_client::testing::ServerProcess;
use tokio::sync::watch;

use crate::play::address::Address;

/// A server that is killed and started again; it ends with the test.
pub struct Server {
    data: PathBuf,
    /// What the processes that were killed have logged.
    log: String,
    process: Option<ServerProcess>,
    address: watch::Sender<Option<SocketAddr>>,
}

impl Server {
    /// One that does not run yet, with its data in this folder.
    pub fn in_folder(folder: &Path) -> Server {
        let address = watch::Sender::new(None);
        Server { data: folder.join("data"), log: String::new(), process: None, address }
    }

    /// Where it listens.
    pub fn address(&self) -> Address {
        self.address.subscribe()
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_igroteka"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--bot-delay", "1ms", "--data"])
            .arg(&self.data)
            .env_clear()
            .stdin(Stdio::null());
        command
    }

    /// Starts the process without waiting for it; nobody is told where it will listen.
    pub fn spawn(&mut self) {
        assert!(self.process.is_none(), "it runs already");
        self.process = Some(ServerProcess::spawn(self.command()));
    }

    /// Starts it, and tells where it listens.
    pub fn start(&mut self) {
        assert!(self.process.is_none(), "it runs already");
        let process = ServerProcess::start(self.command());
        self.address.send_replace(Some(process.address));
        self.process = Some(process);
    }

    /// Ends it with SIGKILL, as a power failure does.
    pub fn kill(&mut self) {
        self.address.send_replace(None);
        self.log += &self.process.take().expect("it runs").kill();
    }

    /// Everything it has logged, over all its lives.
    pub fn log(&self) -> String {
        self.log.clone() + &self.process.as_ref().map(ServerProcess::logged).unwrap_or_default()
    }
}
