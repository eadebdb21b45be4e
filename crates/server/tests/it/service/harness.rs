//! A service on a free loopback port with a store of its own, and clients to talk to it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use igroteka_server::{Clock, Config, Entropy, Service, SystemClock, SystemEntropy};
use igroteka_store::{Database, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing a test waits for takes longer.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The machine's clock, which tests can put forward.
#[derive(Default)]
pub struct TestClock {
    ahead: AtomicI64,
}

impl TestClock {
    /// Puts the clock forward.
    pub fn pass(&self, milliseconds: i64) {
        self.ahead.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for TestClock {
    fn now(&self) -> i64 {
        SystemClock.now() + self.ahead.load(Ordering::SeqCst)
    }
}

/// A running service.
pub struct Server {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

/// Settings for tests: no limits, quick bots, and a clock that is put forward means that time passes.
pub fn quick() -> Config {
    let silence = Duration::from_hours(24 * 365);
    Config { limits: false, bot_delay: Duration::from_millis(1), silence, ..Config::default() }
}

/// Settings for tests in which nobody counts as away, however slowly they run.
pub fn patient() -> Config {
    Config { grace: Duration::from_hours(24), ..quick() }
}

/// The same, and what is old is looked for all the time.
pub fn tidy() -> Config {
    Config { sweep: Duration::from_millis(50), ..patient() }
}

/// A store in a folder of its own.
pub async fn sqlite() -> (Arc<dyn Store>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
    (store, folder)
}

impl Server {
    /// A service over a store.
    pub async fn start(config: Config, store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Server {
        Server::start_with(config, store, clock, Arc::new(SystemEntropy)).await
    }

    /// A service over a store, with randomness of the test's own.
    pub async fn start_with(
        config: Config,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
    ) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let service = Service::new(config, store, clock, entropy);
        let running = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            service.run(listener, Box::pin(stopped)).await.unwrap();
        });
        Server { address, stop: Some(stop), running: Some(running) }
    }

    /// Ends the service as a signal would.
    pub async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        tokio::time::timeout(PATIENCE, self.running.take().unwrap()).await.expect("it ends").unwrap();
    }

    /// A guest with a name.
    pub async fn guest(&self, name: &str) -> Player {
        let http = reqwest::Client::new();
        let answer = http.post(self.url("/api/me")).json(&json!({"name": name})).send().await.unwrap();
        assert_eq!(answer.status(), 201);
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        Player { http, address: self.address, cookie }
    }

    /// An address of the service.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Player {
    http: reqwest::Client,
    address: SocketAddr,
    pub cookie: String,
}

impl Player {
    /// Asks; gives the status and the JSON of the answer.
    pub async fn request(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let url = format!("http://{}{path}", self.address);
        let mut request = self
            .http
            .request(method.parse().unwrap(), url)
            .header("cookie", &self.cookie)
            .header("origin", format!("http://{}", self.address));
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let bytes = answer.bytes().await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    /// Posts something that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.request("POST", path, Some(&body)).await;
        assert!((200..300).contains(&status), "{path} {body}: {status} {answer}");
        answer
    }

    /// Posts something that must be refused; gives the status and the code.
    pub async fn refused(&self, path: &str, body: Value) -> (u16, String) {
        let (status, answer) = self.request("POST", path, Some(&body)).await;
        let code = answer["error"]["code"].as_str();
        (status, code.unwrap_or_else(|| panic!("{path} {body} was not refused: {answer}")).to_owned())
    }

    /// Gets something that must be there.
    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.request("GET", path, None).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// Does something at a table that must succeed.
    pub async fn act(&self, table: &str, action: Value) -> Value {
        self.post(&format!("/api/tables/{table}/actions"), action).await
    }

    /// Does something at a table that must be refused.
    pub async fn act_refused(&self, table: &str, action: Value) -> (u16, String) {
        self.refused(&format!("/api/tables/{table}/actions"), action).await
    }

    /// A game's record.
    pub async fn record(&self, game: &str) -> igroteka_game::Record {
        let url = format!("http://{}/api/games/{game}/record", self.address);
        let answer = self.http.get(url).header("cookie", &self.cookie).send().await.unwrap();
        igroteka_game::Record::read(&answer.text().await.unwrap()).unwrap()
    }

    /// A table as this player sees it.
    pub async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await
    }

    /// Moves in the running game, naming its seq.
    pub async fn play(&self, table: &str, seq: u64, text: &str) -> (u16, Value) {
        self.request("POST", &format!("/api/tables/{table}/moves/{seq}"), Some(&json!({"move": text}))).await
    }

    /// The same player at another server over the same store.
    pub fn at(&self, server: &Server) -> Player {
        Player { address: server.address, ..self.clone() }
    }

    /// A stream of lines, or its refusal.
    pub async fn stream(&self, path: &str) -> reqwest::Response {
        let url = format!("http://{}{path}", self.address);
        self.http.get(url).header("cookie", &self.cookie).send().await.unwrap()
    }

    /// A live socket.
    pub async fn socket(&self) -> Socket {
        let mut request = format!("ws://{}/api/live", self.address).into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        request.headers_mut().insert("origin", format!("http://{}", self.address).parse().unwrap());
        let (stream, _) = connect_async(request).await.unwrap();
        Socket { stream, next: 1 }
    }
}

/// A live socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
}

impl Socket {
    /// Sends a request and gives its number.
    pub async fn send(&mut self, mut request: Value) -> u32 {
        let id = self.next;
        self.next += 1;
        request["id"] = json!(id);
        self.send_text(&request.to_string()).await;
        id
    }

    /// Sends anything.
    pub async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::Text(text.into())).await.unwrap();
    }

    /// Sends any frame; it may fail where the service has hung up.
    pub async fn send_message(&mut self, message: Message) -> Result<(), String> {
        self.stream.send(message).await.map_err(|error| error.to_string())
    }

    /// The next message; `None` once the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("something comes")?;
            match message {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of this kind; others are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the socket closed before any {kind}"));
            if message["kind"] == kind {
                return message;
            }
        }
    }

    /// Sends a request and waits for its answer; what comes before it is passed over.
    pub async fn ask(&mut self, request: Value) -> Value {
        let id = self.send(request).await;
        loop {
            let message = self.next().await.expect("an answer comes");
            if message["id"] == id && matches!(message["kind"].as_str(), Some("ok" | "refused" | "pong")) {
                return message;
            }
        }
    }

    /// Watches a table from its whole state on.
    pub async fn watch(&mut self, table: &str) -> Value {
        self.send(json!({"want": "watch", "table": table})).await;
        self.next_of("state").await["state"].take()
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}

/// Two guests at a table of this game, the first game begun.
pub async fn two_at_a_table(server: &Server, new_table: Value) -> (Player, Player, String) {
    let (one, two) = (server.guest("Olya").await, server.guest("Petro").await);
    let table = one.post("/api/tables", new_table).await;
    let id = table["id"].as_str().unwrap().to_owned();
    two.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
    one.act(&id, json!({"kind": "start"})).await;
    (one, two, id)
}

/// Looks at a table until it is as wanted.
pub async fn until(player: &Player, table: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let state = player.table(table).await;
        if wanted(&state) {
            return state;
        }
        assert!(began.elapsed() < PATIENCE, "it never came to be: {state}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A service over a store of its own, with the clock that the test puts forward.
pub async fn served(config: Config) -> (Server, Arc<TestClock>, TempDir) {
    let (store, folder) = sqlite().await;
    let time = Arc::new(TestClock::default());
    (Server::start(config, store, time.clone()).await, time, folder)
}

/// The service once more, over the same folder.
pub async fn restarted(server: Server, config: Config, time: &Arc<TestClock>, folder: &TempDir) -> Server {
    server.stop().await;
    let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
    Server::start(config, store, time.clone()).await
}
