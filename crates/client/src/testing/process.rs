//! The program in a process of its own.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use crate::testing::PATIENCE;
use crate::{Client, Response};

/// Waits until something is there.
pub fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < deadline, "no {what} within {PATIENCE:?}");
        sleep(Duration::from_millis(10));
    }
}

/// Sends a request without a body, with exactly these headers beside `Host`, and waits for the response.
pub fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
) -> anyhow::Result<Response> {
    let mut request = Client::new(address).with_timeout(PATIENCE).request(method, path);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let exchange = || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(request.send())
    };
    // In a thread of its own, because the caller may be in a runtime already.
    thread::scope(|scope| scope.spawn(exchange).join()).expect("the client does not panic")
}

/// What a process has written to a stream so far.
struct Output {
    text: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
}

impl Output {
    fn of(stream: impl Read + Send + 'static) -> Output {
        let text = Arc::new(Mutex::new(String::new()));
        let written = Arc::clone(&text);
        let reader = thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                *written.lock().unwrap() += &(line + "\n");
            }
        });
        Output { text, reader: Some(reader) }
    }

    fn so_far(&self) -> String {
        self.text.lock().unwrap().clone()
    }

    fn wait_for_end(&mut self) -> String {
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
        self.so_far()
    }
}

/// A process that serves on a free loopback port, and ends with the test.
pub struct ServerProcess {
    process: Child,
    out: Output,
    log: Output,
    /// Where it listens; port 0 until it does.
    pub address: SocketAddr,
}

impl ServerProcess {
    /// Starts `igroteka serve --listen 127.0.0.1:0` or the like, and waits until it is ready.
    pub fn start(command: Command) -> ServerProcess {
        let mut server = ServerProcess::spawn(command);
        server.address = until("address", || {
            let ended = server.process.try_wait().unwrap();
            assert!(ended.is_none(), "it ended: {}", server.logged());
            let printed = server.printed();
            // Its last line, so everything before it is there.
            printed.contains("  stop ").then(|| listening(&printed))
        });
        until("response", || server.get("/readyz").ok().filter(|response| response.status == 200));
        server
    }

    /// Starts the process without waiting for anything.
    pub fn spawn(mut command: Command) -> ServerProcess {
        let spawned = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut process = spawned.expect("the program starts");
        let out = Output::of(process.stdout.take().unwrap());
        let log = Output::of(process.stderr.take().unwrap());
        ServerProcess { process, out, log, address: SocketAddr::from(([127, 0, 0, 1], 0)) }
    }

    /// A client with connections of its own.
    pub fn client(&self) -> Client {
        Client::new(self.address).with_timeout(PATIENCE)
    }

    /// Gets a page.
    pub fn get(&self, path: &str) -> anyhow::Result<Response> {
        ask(self.address, "GET", path, &[])
    }

    /// What it has printed so far.
    pub fn printed(&self) -> String {
        self.out.so_far()
    }

    /// What it has logged so far.
    pub fn logged(&self) -> String {
        self.log.so_far()
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("there is a shell").success());
    }

    /// Waits for its end, and gives what it printed and logged.
    pub fn end(mut self) -> (ExitStatus, String, String) {
        let status = until("end", || self.process.try_wait().unwrap());
        (status, self.out.wait_for_end(), self.log.wait_for_end())
    }

    /// Ends it at once with SIGKILL, and gives what it logged.
    pub fn kill(mut self) -> String {
        let ended = self.process.try_wait().unwrap();
        assert_eq!(ended, None, "it ended by itself: {}", self.logged());
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.log.wait_for_end()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn listening(printed: &str) -> SocketAddr {
    let line = printed.lines().find_map(|line| line.trim().strip_prefix("open"));
    let url = line.expect("it says what to open").trim();
    url.strip_prefix("http://").expect("a URL").parse().expect("an address")
}
