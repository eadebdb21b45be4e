//! For tests: a PostgreSQL of their own, which ends with them.

use std::fs::File;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;

mod pooler;

pub use self::pooler::PgBouncer;
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
        let folder = new_folder(&programs);
        let mut initdb = programs.command("initdb", folder.path());
        initdb.args(["--username=igroteka", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
        succeed(initdb.args(["-D", "data"]));
        Postgres::start_in(programs, folder)
    }

    fn start_in(programs: Programs, folder: TempDir) -> Postgres {
        // Another process may take the free port before PostgreSQL does.
        let server = (0..5).find_map(|_| Server::start(&programs, folder.path())).unwrap_or_else(|| {
            let log = std::fs::read_to_string(folder.path().join("log")).unwrap_or_default();
            panic!("PostgreSQL does not start:\n{log}")
        });
        Postgres { programs, server, databases: AtomicU32::new(0), folder }
    }

    /// Starts a standby, which from now on has everything before this server acknowledges it.
    #[must_use]
    pub fn start_standby(&self) -> Postgres {
        let programs = Programs::find();
        let folder = new_folder(&programs);
        let mut copy = programs.command("pg_basebackup", folder.path());
        copy.args(connection(self.server.port)).args(["--pgdata=data", "--checkpoint=fast", "--no-sync"]);
        succeed(copy.arg("--write-recovery-conf"));
        let standby = Postgres::start_in(programs, folder);
        self.run("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.run("postgres", "SELECT pg_reload_conf()");
        let deadline = Instant::now() + Duration::from_mins(1);
        let following = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        while self.run("postgres", following) != "1" {
            assert!(Instant::now() < deadline, "the standby does not follow:\n{}", standby.log());
            std::thread::sleep(Duration::from_millis(20));
        }
        standby
    }

    /// Makes a standby the primary. It then waits for no standby of its own.
    pub fn promote(&self) {
        let mut promote = self.programs.command("pg_ctl", self.folder.path());
        succeed(promote.args(["promote", "-D", "data", "--wait"]));
    }

    /// No longer waits for a standby, as an operator may decide who has lost it.
    pub fn wait_for_no_standby(&self) {
        let settings = self.folder.path().join("data/postgresql.auto.conf");
        let mut text = std::fs::read_to_string(&settings).expect("the settings can be read");
        text += "synchronous_standby_names = ''\n";
        std::fs::write(settings, text).expect("the settings can be written");
    }

    /// Runs a statement in a database, given by its name or address; gives what psql prints.
    pub fn run(&self, database: &str, statement: &str) -> String {
        let name = database.rsplit('/').next().unwrap_or(database);
        let mut psql = self.programs.command("psql", self.folder.path());
        psql.args(connection(self.server.port)).arg(format!("--dbname={name}"));
        succeed(psql.args(["--no-psqlrc", "--tuples-only", "--no-align", "--command", statement]))
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.server.port
    }

    /// Kills it at once.
    pub fn kill(&mut self) {
        // Its children notice that it is gone, and go too.
        self.server.process.kill().expect("it runs");
        self.server.process.wait().expect("it was killed");
    }

    /// Starts it again where it ran before.
    pub fn start_again(&mut self) {
        let port = self.server.port;
        let deadline = Instant::now() + Duration::from_mins(1);
        // The children of one that was killed may not be gone yet.
        self.server = loop {
            if let Some(server) = Server::start_on(&self.programs, self.folder.path(), port) {
                break server;
            }
            assert!(Instant::now() < deadline, "PostgreSQL does not start again:\n{}", self.log());
            std::thread::sleep(Duration::from_millis(100));
        };
    }

    /// Makes an empty database and gives its address.
    pub fn new_database(&self) -> String {
        self.new_database_of(&[self])
    }

    /// Makes an empty database and gives the address by which it is found on any of these servers.
    pub fn new_database_of(&self, servers: &[&Postgres]) -> String {
        let name = format!("igroteka{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut createdb = self.programs.command("createdb", self.folder.path());
        succeed(createdb.args(connection(self.server.port)).arg(&name));
        let servers: Vec<String> =
            servers.iter().map(|server| format!("127.0.0.1:{}", server.server.port)).collect();
        format!("postgres://igroteka@{}/{name}", servers.join(","))
    }

    /// What the server has logged since it was last started.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).expect("the log was made at the start")
    }

    /// Ends the server at once, as a crash would, and starts it again on the same port.
    pub fn crash_and_restart(&mut self) {
        self.server.end("-QUIT");
        self.start_again();
    }
}

fn new_folder(programs: &Programs) -> TempDir {
    let folder = tempfile::Builder::new().prefix("igroteka-postgres-").tempdir().expect("a temporary folder");
    if let Some((user, group)) = programs.user {
        give_away(folder.path(), user, group);
    }
    folder
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

/// The programs that tests run.
const NEEDED: [&str; 7] = ["initdb", "postgres", "createdb", "pg_isready", "psql", "pg_basebackup", "pg_ctl"];

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
        let has_all = |folder: &PathBuf| NEEDED.iter().all(|name| folder.join(name).exists());
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
        self.command_at(&self.folder.join(name), current)
    }

    /// Any program, as the user that may run these.
    fn command_at(&self, program: &Path, current: &Path) -> Command {
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

fn succeed(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed:\n{text}");
    String::from_utf8_lossy(&output.stdout).trim().to_string()
}
