//! A service that a test has started, and that ends with the test.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};

use igroteka_client::testing::ServerProcess;
use tempfile::TempDir;

/// The program, with none of the variables of whoever runs the tests.
pub fn igroteka(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_igroteka"));
    command.args(arguments).env_clear().stdin(Stdio::null());
    command
}

/// Runs the program to its end.
pub fn run(arguments: &[&str]) -> Output {
    igroteka(arguments).output().expect("the program runs")
}

/// What it says when it refuses: nothing on standard output, a sentence on the other.
pub fn refusal(mut command: Command) -> String {
    let output = command.output().expect("the program runs");
    let text = String::from_utf8(output.stderr).expect("errors are UTF-8");
    assert!(!output.status.success() && output.stdout.is_empty(), "it did not refuse: {text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

/// A folder that goes with the test.
pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

/// A path as an argument.
pub fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A running service.
pub struct Server {
    process: ServerProcess,
    /// Its data folder.
    pub data: PathBuf,
    folder: Option<TempDir>,
}

impl Server {
    /// Starts one on a free port with a data folder of its own.
    pub fn start(arguments: &[&str]) -> Server {
        let folder = folder();
        let mut server = Server::start_in(&folder.path().join("data"), arguments);
        server.folder = Some(folder);
        server
    }

    /// Starts one on a free port with this data folder.
    pub fn start_in(data: &Path, arguments: &[&str]) -> Server {
        let mut command = igroteka(&["serve", "--listen", "127.0.0.1:0", "--data", text(data)]);
        command.args(arguments);
        Server::start_by(command, data)
    }

    /// Starts one by this command.
    pub fn start_by(command: Command, data: &Path) -> Server {
        Server { process: ServerProcess::start(command), data: data.to_owned(), folder: None }
    }

    /// Waits for its end, and gives what it printed and logged.
    pub fn end(self) -> (ExitStatus, String, String) {
        self.process.end()
    }
}

impl Deref for Server {
    type Target = ServerProcess;

    fn deref(&self) -> &ServerProcess {
        &self.process
    }
}
