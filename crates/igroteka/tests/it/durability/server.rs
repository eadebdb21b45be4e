//! The real program in a process of its own, killed without a word and started again on the same folder.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::time::timeout;

/// Nothing takes longer, also on a busy machine.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// Where the server listens at the moment, if it does.
pub type Address = watch::Receiver<Option<SocketAddr>>;

/// Waits until the server listens somewhere.
pub async fn listening(address: &mut Address) -> SocketAddr {
    let found = timeout(PATIENCE, address.wait_for(Option::is_some)).await.expect("the server comes back");
    found.expect("the server's owner is there").expect("an address was waited for")
}

/// A server that is killed and started again; it ends with the test.
pub struct Server {
    data: PathBuf,
    log: PathBuf,
    process: Option<Child>,
    address: watch::Sender<Option<SocketAddr>>,
}

impl Server {
    /// One that does not run yet, with its data and its log in this folder.
    pub fn in_folder(folder: &Path) -> Server {
        let address = watch::Sender::new(None);
        Server { data: folder.join("data"), log: folder.join("log"), process: None, address }
    }

    /// Where it listens.
    pub fn address(&self) -> Address {
        self.address.subscribe()
    }

    /// Starts the process; nobody is told where it will listen.
    pub fn spawn(&mut self) -> BufReader<tokio::process::ChildStdout> {
        assert!(self.process.is_none(), "it runs already");
        let log = File::options().create(true).append(true).open(&self.log).expect("a log can be written");
        let mut process = Command::new(env!("CARGO_BIN_EXE_igroteka"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--bot-delay", "1ms", "--data"])
            .arg(&self.data)
            .env_clear()
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(process.stdout.take().expect("standard output is piped"));
        self.process = Some(process);
        output
    }

    /// Starts it, and tells where it listens.
    pub async fn start(&mut self) {
        let mut lines = self.spawn().lines();
        let address = timeout(PATIENCE, async {
            while let Some(line) = lines.next_line().await.expect("its output can be read") {
                if let Some(address) = line.trim().strip_prefix("open") {
                    let address = address.trim().strip_prefix("http://").expect("an address of the web");
                    return address.parse::<SocketAddr>().expect("an address");
                }
            }
            panic!("it ended before it listened: {}", self.log())
        });
        let address = address.await.expect("it listens");
        // What else it prints is of no interest, but its pipe must not fill up or break.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        self.address.send_replace(Some(address));
    }

    /// Ends it as the power does: SIGKILL.
    pub async fn kill(&mut self) {
        self.address.send_replace(None);
        let mut process = self.process.take().expect("it runs");
        assert_eq!(process.try_wait().expect("it can be asked"), None, "it ended by itself: {}", self.log());
        process.kill().await.expect("it can be killed");
    }

    /// Everything it has logged, over all its lives.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }
}
