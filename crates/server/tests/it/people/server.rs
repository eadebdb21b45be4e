//! A service on a free port, with a store in a temporary folder and a clock that the test sets.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use igroteka_client::testing::{TestClock, TestServer};
use igroteka_client::{Client, RequestBuilder, Response};
use igroteka_server::{Config, Service, SystemEntropy, describe};
use igroteka_store::{Database, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub struct Server {
    pub service: Service,
    pub store: Arc<dyn Store>,
    pub host: String,
    clock: Arc<TestClock>,
    described: Value,
    client: Client,
    _answering: TestServer,
    _folder: TempDir,
}

impl Server {
    /// With limits off, unless they are what is tried.
    pub async fn start() -> Server {
        Server::with(Config { limits: false, ..Config::default() }).await
    }

    pub async fn with(config: Config) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let store = igroteka_store::open(&Database::Folder(folder.path().join("data"))).await.unwrap();
        let clock = Arc::new(TestClock::stopped_at(1_800_000_000_000));
        let service = Service::new(config, Arc::clone(&store), clock.clone(), Arc::new(SystemEntropy));
        let answering = TestServer::answer(&service).await;
        let (host, client) = (answering.address.to_string(), answering.client());
        let described = serde_json::to_value(describe()).unwrap();
        Server { service, store, host, clock, described, client, _answering: answering, _folder: folder }
    }

    pub fn pass(&self, milliseconds: i64) {
        self.clock.pass(milliseconds);
    }

    pub fn ask(&self, method: &str, path: &str) -> Ask<'_> {
        let request = self.client.request(method, path);
        Ask { server: self, method: method.to_owned(), path: path.to_owned(), request }
    }

    /// A new guest's cookie.
    pub async fn guest(&self, name: &str) -> String {
        let answer = self.ask("POST", "/api/me").json(json!({ "name": name })).send().await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.cookie()
    }

    /// A new account's cookie.
    pub async fn account(&self, login: &str, password: &str) -> String {
        let cookie = self.guest(login).await;
        let body = json!({ "login": login, "password": password });
        let answer = self.ask("POST", "/api/me/register").cookie(&cookie).json(body).send().await;
        assert_eq!(answer.status, 200, "{answer:?}");
        cookie
    }

    pub async fn sign_in(&self, login: &str, password: &str) -> Answer {
        self.ask("POST", "/api/session").json(json!({ "login": login, "password": password })).send().await
    }

    pub async fn me(&self, cookie: &str) -> Answer {
        self.ask("GET", "/api/me").cookie(cookie).send().await
    }

    /// The whole answer to bytes that no client library would send.
    pub async fn raw(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // The other end may close while we still send; what it said counts.
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Every answer to a described request must be described.
    fn check_described(&self, method: &str, path: &str, status: u16) {
        let path = path.split('?').next().unwrap();
        let fits = |template: &str| {
            let (left, right): (Vec<_>, Vec<_>) = (template.split('/').collect(), path.split('/').collect());
            left.len() == right.len() && left.iter().zip(&right).all(|(a, b)| a == b || a.starts_with('{'))
        };
        let paths = self.described["paths"].as_object().unwrap();
        let Some((template, item)) = paths.iter().find(|(template, _)| fits(template)) else { return };
        let Some(operation) = item.get(method.to_lowercase()) else { return };
        let responses: Vec<_> = operation["responses"].as_object().unwrap().keys().collect();
        assert!(responses.iter().any(|known| **known == status.to_string()), "{method} {template}: {status}");
    }
}

pub struct Ask<'s> {
    server: &'s Server,
    method: String,
    path: String,
    request: RequestBuilder,
}

impl Ask<'_> {
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.request = self.request.header(name, value);
        self
    }

    /// As our own page sends it.
    pub fn cookie(mut self, cookie: &str) -> Self {
        self.request = self.request.cookie(cookie);
        self
    }

    pub fn bearer(mut self, token: &str) -> Self {
        self.request = self.request.bearer(token);
        self
    }

    pub fn json(mut self, body: Value) -> Self {
        self.request = self.request.json(&body);
        self
    }

    pub fn body(mut self, kind: &str, body: impl Into<Bytes>) -> Self {
        self.request = self.request.body(kind, body);
        self
    }

    pub async fn send(self) -> Answer {
        let response = self.request.send().await.unwrap();
        let status = response.status;
        self.server.check_described(&self.method, &self.path, status);
        let (body, text) = (response.json().unwrap_or(Value::Null), response.text().into_owned());
        let answer = Answer { status, body, text, response };
        if status >= 400 && self.path.starts_with("/api/") {
            assert!(answer.body["error"]["message"].is_string(), "a refusal has a reason: {answer:?}");
        }
        answer
    }
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub text: String,
    response: Response,
}

impl Answer {
    pub fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }

    pub fn header(&self, name: &str) -> &str {
        self.response.header(name)
    }

    /// `igroteka=…` as a browser sends it back.
    pub fn cookie(&self) -> String {
        self.response.cookie().unwrap_or_default()
    }

    /// The cookie's attributes in small letters.
    pub fn cookie_attributes(&self) -> BTreeMap<String, String> {
        let attributes = self.header("set-cookie").split(';').skip(1).map(|attribute| {
            let attribute = attribute.trim().to_lowercase();
            let (name, value) = attribute.split_once('=').unwrap_or((&attribute, ""));
            (name.to_owned(), value.to_owned())
        });
        attributes.collect()
    }
}

/// Everything that is logged in this process, at every level.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Begins to listen; once a process.
    pub fn of_this_process() -> Log {
        let log = Log::default();
        let writer = log.clone();
        // The tests' own client is in the same process.
        let client = ["hyper", "hyper_util"].map(|target| (target, LevelFilter::OFF));
        let targets = Targets::new().with_default(LevelFilter::TRACE).with_targets(client);
        let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(move || writer.clone());
        tracing_subscriber::registry().with(lines.with_filter(targets)).init();
        log
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
