//! A PgBouncer of its own.

use std::fs::File;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::{Postgres, new_folder};

/// A running PgBouncer in front of a server. Dropping it ends it.
pub struct PgBouncer {
    process: Child,
    port: u16,
    folder: TempDir,
}

impl PgBouncer {
    /// Starts one with this `pool_mode`.
    pub fn start(postgres: &Postgres, mode: &str) -> PgBouncer {
        let folder = new_folder(&postgres.programs);
        // Another process may take the free port before PgBouncer does.
        let started = (0..5).find_map(|_| PgBouncer::try_start(postgres, mode, folder.path()));
        let Some((process, port)) = started else {
            panic!("PgBouncer does not start:\n{}", log(folder.path()));
        };
        PgBouncer { process, port, folder }
    }

    fn try_start(postgres: &Postgres, mode: &str, folder: &Path) -> Option<(Child, u16)> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let port = listener.local_addr().expect("a bound port").port();
        drop(listener);
        let settings = format!(
            "[databases]\n* = host=127.0.0.1 port={} user=igroteka\n[pgbouncer]\nlisten_addr = 127.0.0.1\n\
             listen_port = {port}\nunix_socket_dir =\nauth_type = any\npool_mode = {mode}\n\
             ignore_startup_parameters = extra_float_digits\n",
            postgres.port()
        );
        std::fs::write(folder.join("pgbouncer.ini"), settings).expect("a file in the temporary folder");
        let program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"]
            .into_iter()
            .find(|program| Path::new(program).exists());
        let program =
            program.expect("this test needs PgBouncer: install it (on Debian `apt install pgbouncer`)");
        let mut process = postgres
            .programs
            .command_at(Path::new(program), folder)
            .arg("pgbouncer.ini")
            .stdout(Stdio::null())
            .stderr(File::create(folder.join("log")).expect("a file in the temporary folder"))
            .spawn()
            .expect("pgbouncer can be run");
        let deadline = Instant::now() + Duration::from_mins(1);
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if process.try_wait().expect("a child can be asked").is_some() {
                return None;
            }
            assert!(Instant::now() < deadline, "PgBouncer has not answered for a minute:\n{}", log(folder));
            std::thread::sleep(Duration::from_millis(10));
        }
        Some((process, port))
    }

    /// The address of a database through the pooler, from its own.
    pub fn address(&self, url: &str) -> String {
        let name = url.rsplit('/').next().unwrap_or(url);
        format!("postgres://igroteka@127.0.0.1:{}/{name}", self.port)
    }

    /// What it has logged.
    pub fn log(&self) -> String {
        log(self.folder.path())
    }
}

impl Drop for PgBouncer {
    fn drop(&mut self) {
        // At once; it leaves nothing behind.
        Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status().ok();
        self.process.wait().ok();
    }
}

fn log(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("log")).unwrap_or_default()
}
