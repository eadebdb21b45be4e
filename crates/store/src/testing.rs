//! For tests: a PostgreSQL of their own, which ends with them.

use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;

pub use crate::fault_injection::FaultInjector;

/// A running PostgreSQL in a temporary folder, on a free port of the loopback address. Dropping it ends it.
///
/// Everything here panics with a sentence when something is missing: a test without PostgreSQL fails, it is not
/// skipped.
pub struct Postgres {
    programs: Programs,
    server: Server,
    databases: AtomicU32,
    folder: TempDir,
}

impl Postgres {
    /// Makes a cluster and starts it, in about two seconds.
    pub fn start() -> Postgres {
        let programs = Programs::find();
        let folder =
            tempfile::Builder::new().prefix("igroteka-postgres-").tempdir().expect("a temporary folder");
        if let Some((user, group)) = programs.user {
            give_away(folder.path(), user, group);
        }
        let mut initdb = programs.command("initdb", folder.path());
        initdb.args(["--username=igroteka", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        succeed(initdb.args(["-D", "data"]));
        // Another process may take the free port before PostgreSQL does.
        let server = (0..5).find_map(|_| Server::start(&programs, folder.path())).unwrap_or_else(|| {
            let log = std::fs::read_to_string(folder.path().join("log")).unwrap_or_default();
            panic!("PostgreSQL does not start:\n{log}")
        });
        Postgres { programs, server, databases: AtomicU32::new(0), folder }
    }

    /// Makes an empty database and gives its address.
    pub fn new_database(&self) -> String {
        let name = format!("igroteka{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut createdb = self.programs.command("createdb", self.folder.path());
        succeed(createdb.args(connection(self.server.port)).arg(&name));
        format!("postgres://igroteka@127.0.0.1:{}/{name}", self.server.port)
    }

    /// What the server has logged since it was last started.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).expect("the log was made at the start")
    }

    /// Ends the server at once, as a crash would, and starts it again on the same port.
    pub fn crash_and_restart(&mut self) {
        self.server.end("-QUIT");
        let port = self.server.port;
        self.server = Server::start_on(&self.programs, self.folder.path(), port)
            .expect("PostgreSQL starts again where it ran before");
    }
}

/// The server's process.
struct Server {
    process: Child,
    port: u16,
}

impl Server {
    fn start(programs: &Programs, folder: &Path) -> Option<Server> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let port = listener.local_addr().expect("a bound port").port();
        drop(listener);
        Server::start_on(programs, folder, port)
    }

    /// Starts it and waits until it answers; `None` if it ended instead.
    fn start_on(programs: &Programs, folder: &Path, port: u16) -> Option<Server> {
        let log = File::create(folder.join("log")).expect("a file in the temporary folder");
        let process = programs
            .command("postgres", folder)
            .args(["-D", "data", "-p", &port.to_string()])
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=on"])
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("postgres can be run");
        let mut server = Server { process, port };
        let deadline = Instant::now() + Duration::from_mins(2);
        while Instant::now() < deadline {
            if server.process.try_wait().expect("a child can be asked").is_some() {
                return None;
            }
            let mut ready = programs.command("pg_isready", folder);
            let ready = ready.arg("--quiet").args(connection(port)).arg("--dbname=postgres").status();
            if ready.expect("pg_isready can be run").success() {
                return Some(server);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("PostgreSQL has not answered for two minutes")
    }

    /// Ends it with a signal, so that it cleans up after itself; by force if it does not end.
    fn end(&mut self, signal: &str) {
        Command::new("kill").args([signal, &self.process.id().to_string()]).status().ok();
        let deadline = Instant::now() + Duration::from_secs(20);
        while Instant::now() < deadline {
            if !matches!(self.process.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if matches!(self.process.try_wait(), Ok(None)) {
            self.end("-INT");
        }
    }
}

fn connection(port: u16) -> [String; 3] {
    ["--host=127.0.0.1".to_string(), format!("--port={port}"), "--username=igroteka".to_string()]
}

/// PostgreSQL's programs, and who may run them.
struct Programs {
    folder: PathBuf,
    /// The user and group `postgres`, if we are root: PostgreSQL refuses to run as root.
    user: Option<(u32, u32)>,
}

impl Programs {
    fn find() -> Programs {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        // Debian keeps the server's programs out of the path, in a folder for each version.
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
        versions.sort();
        folders.extend(versions.into_iter().rev());
        let has_all = |folder: &PathBuf| {
            ["initdb", "postgres", "createdb", "pg_isready"].iter().all(|name| folder.join(name).exists())
        };
        let folder = folders.into_iter().find(has_all);
        let folder =
            folder.expect("this test needs PostgreSQL: install it (on Debian `apt install postgresql`)");
        let root = run_text(Command::new("id").arg("-u")) == "0";
        let number = |option| run_text(Command::new("id").args([option, "postgres"])).parse();
        let user = root.then(|| match (number("-u"), number("-g")) {
            (Ok(user), Ok(group)) => (user, group),
            _ => panic!("PostgreSQL does not run as root, and there is no user `postgres` to run it"),
        });
        Programs { folder, user }
    }

    fn command(&self, name: &str, current: &Path) -> Command {
        let program = self.folder.join(name);
        let mut command = match self.user {
            Some((user, group)) => {
                let mut command = Command::new("setpriv");
                command.args([format!("--reuid={user}"), format!("--regid={group}")]);
                command.arg("--clear-groups").arg(program);
                command
            }
            None => Command::new(program),
        };
        command.current_dir(current).stdin(Stdio::null());
        command
    }
}

#[cfg(unix)]
fn give_away(folder: &Path, user: u32, group: u32) {
    std::os::unix::fs::chown(folder, Some(user), Some(group)).expect("root may give a folder away");
}

#[cfg(not(unix))]
fn give_away(_folder: &Path, _user: u32, _group: u32) {
    unreachable!("only Unix has root");
}

fn run_text(command: &mut Command) -> String {
    let output = command.output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).trim().to_string()
}

fn succeed(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed:\n{text}");
}
