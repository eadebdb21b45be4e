//! A service that a test has started, and that ends with the test.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_mins(1);

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

/// What a stream has said so far.
struct Said {
    text: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
}

impl Said {
    fn by(stream: impl Read + Send + 'static) -> Said {
        let text = Arc::new(Mutex::new(String::new()));
        let written = Arc::clone(&text);
        let reader = thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                *written.lock().expect("nobody panics with it") += &(line + "\n");
            }
        });
        Said { text, reader: Some(reader) }
    }

    fn now(&self) -> String {
        self.text.lock().expect("nobody panics with it").clone()
    }

    fn wait_for_the_end(&mut self) -> String {
        if let Some(reader) = self.reader.take() {
            reader.join().expect("reading does not panic");
        }
        self.now()
    }
}

/// A running service.
pub struct Server {
    process: Child,
    out: Said,
    log: Said,
    /// Where it listens.
    pub address: SocketAddr,
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
    pub fn start_by(mut command: Command, data: &Path) -> Server {
        let mut process =
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let out = Said::by(process.stdout.take().expect("standard output is piped"));
        let log = Said::by(process.stderr.take().expect("standard error is piped"));
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut server = Server { process, out, log, address, data: data.to_owned(), folder: None };
        server.address = until("address", || {
            let ended = server.process.try_wait().expect("a child can be waited for");
            assert!(ended.is_none(), "it ended: {}", server.log.now());
            let said = server.out.now();
            // Its last line tells that everything before it is there.
            said.contains("  stop ").then(|| listening(&said))
        });
        until("answer", || server.get("/readyz").ok().filter(Answer::is_ok));
        server
    }

    /// What it has printed so far.
    pub fn printed(&self) -> String {
        self.out.now()
    }

    /// What it has logged so far.
    pub fn logged(&self) -> String {
        self.log.now()
    }

    /// Asks for a page.
    pub fn get(&self, path: &str) -> std::io::Result<Answer> {
        ask(self.address, "GET", path, &[])
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("there is a shell").success());
    }

    /// Waits for its end, and gives what it printed and logged.
    pub fn end(mut self) -> (ExitStatus, String, String) {
        let status = until("end", || self.process.try_wait().expect("a child can be waited for"));
        (status, self.out.wait_for_the_end(), self.log.wait_for_the_end())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn listening(said: &str) -> SocketAddr {
    let line = said.lines().find_map(|line| line.trim().strip_prefix("open")).expect("it says what to open");
    let address = line.trim().strip_prefix("http://").expect("an address of the web");
    address.parse().expect("an address")
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    /// 200 and the like.
    pub status: u16,
    /// The lines before the body.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// Whether all went well.
    pub fn is_ok(&self) -> bool {
        self.status == 200
    }

    /// The body as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// Asks for something without a body, with exactly these headers beside `Host`.
pub fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
) -> std::io::Result<Answer> {
    send(address, method, path, headers, "")
}

/// Asks for something.
pub fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut request = vec![format!("{method} {path} HTTP/1.1"), "Connection: close".to_owned()];
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        request.push(format!("Host: {address}"));
    }
    if !body.is_empty() {
        request.push("Content-Type: application/json".to_owned());
        request.push(format!("Content-Length: {}", body.len()));
    }
    request.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
    stream.write_all(format!("{}\r\n\r\n{body}", request.join("\r\n")).as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| std::io::Error::other(format!("no answer of the web: {head}")))?;
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}
