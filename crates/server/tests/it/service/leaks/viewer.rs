//! Somebody at a table of whom every byte that reaches them is kept.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::service::harness::{PATIENCE, Server};

/// A live socket.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Lines of an NDJSON stream.
struct Lines {
    answer: reqwest::Response,
    rest: Vec<u8>,
}

impl Lines {
    /// The next line that is not a sign of life.
    async fn next(&mut self) -> Vec<u8> {
        loop {
            if let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                if line.len() > 1 {
                    return line;
                }
                continue;
            }
            let chunk = tokio::time::timeout(PATIENCE, self.answer.chunk()).await.expect("something comes");
            self.rest.extend(chunk.unwrap().expect("the stream goes on"));
        }
    }
}

/// A player, a program at a seat, or a spectator.
pub struct Viewer {
    address: std::net::SocketAddr,
    http: reqwest::Client,
    /// The header that says who this is; a spectator is nobody.
    identity: Option<(&'static str, String)>,
    /// The seat's number, once there is one.
    pub seat: Option<u8>,
    /// What came without being asked for, and answers on the socket.
    pub live: Vec<u8>,
    /// What came as answers over HTTP, with status and headers.
    pub answers: Vec<u8>,
    /// How it stands, by the last update.
    pub now: Value,
    socket: Option<Socket>,
    table: Option<Lines>,
    events: Option<Lines>,
}

impl Viewer {
    /// Nobody in particular.
    pub fn nobody(server: &Server) -> Viewer {
        Viewer {
            address: server.address,
            http: reqwest::Client::new(),
            identity: None,
            seat: None,
            live: Vec::new(),
            answers: Vec::new(),
            now: Value::Null,
            socket: None,
            table: None,
            events: None,
        }
    }

    /// Somebody with a cookie.
    pub async fn guest(server: &Server, name: &str) -> Viewer {
        let cookie = server.guest(name).await.cookie;
        Viewer { identity: Some(("cookie", cookie)), ..Viewer::nobody(server) }
    }

    /// A program with a token.
    pub async fn program(server: &Server, name: &str) -> Viewer {
        let bot = server.guest("Owner").await.post("/api/me/bots", json!({"name": name})).await;
        let token = format!("Bearer {}", bot["token"].as_str().unwrap());
        Viewer { identity: Some(("authorization", token)), ..Viewer::nobody(server) }
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method.parse().unwrap(), format!("http://{}{path}", self.address));
        let request = request.header("origin", format!("http://{}", self.address));
        match &self.identity {
            Some((header, value)) => request.header(*header, value),
            None => request,
        }
    }

    /// Asks over HTTP, and keeps the whole answer except for its date.
    pub async fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let mut headers: Vec<String> = (answer.headers().iter())
            .filter(|(name, _)| *name != "date")
            .map(|(name, value)| format!("{name}: {}\n", value.to_str().unwrap()))
            .collect();
        headers.sort();
        let bytes = answer.bytes().await.unwrap();
        self.answers.extend(format!("{method} {path}\n{status}\n{}\n", headers.concat()).bytes());
        self.answers.extend(&bytes);
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    async fn open_socket(&self) -> Socket {
        let mut request = format!("ws://{}/api/live", self.address).into_client_request().unwrap();
        request.headers_mut().insert("origin", format!("http://{}", self.address).parse().unwrap());
        if let Some((header, value)) = &self.identity {
            request.headers_mut().insert(*header, value.parse().unwrap());
        }
        connect_async(request).await.unwrap().0
    }

    /// Keeps the next message; control frames carry the clock and nothing else.
    async fn hear_on(live: &mut Vec<u8>, socket: &mut Socket, kind: &str) -> Value {
        loop {
            let message = tokio::time::timeout(PATIENCE, socket.next()).await;
            let message = message.unwrap_or_else(|_| panic!("no {kind} comes"));
            if let Message::Text(text) = message.expect("the socket stays open").unwrap() {
                live.extend(text.bytes());
                live.push(b'\n');
                let message: Value = serde_json::from_str(&text).unwrap();
                assert_eq!(message["kind"], kind, "{message}");
                return message;
            }
        }
    }

    /// The next message on the socket, which must be of this kind.
    pub async fn hear(&mut self, kind: &str) -> Value {
        let socket = self.socket.as_mut().unwrap();
        Viewer::hear_on(&mut self.live, socket, kind).await
    }

    /// Sends a request over the socket.
    pub async fn send(&mut self, request: Value) {
        self.socket.as_mut().unwrap().send(Message::Text(request.to_string().into())).await.unwrap();
    }

    /// Opens a socket and the streams.
    pub async fn watch(&mut self, table: &str, link: Option<&str>) {
        self.socket = Some(self.open_socket().await);
        self.send(json!({"id": 1, "want": "watch", "table": table, "link": link})).await;
        self.hear("ok").await;
        let mut state = self.hear("state").await;
        self.now = state["state"]["now"].take();
        self.hear("presence").await;
    }

    /// Opens the streams for programs.
    pub async fn stream(&mut self, table: &str, link: Option<&str>) {
        let query = link.map(|link| format!("?link={link}")).unwrap_or_default();
        self.table = Some(self.lines(&format!("/api/tables/{table}/stream{query}")).await);
        let state = self.table.as_mut().unwrap().next().await;
        self.live.extend(state);
        if self.identity.is_some() {
            self.events = Some(self.lines("/api/stream/events").await);
        }
    }

    async fn lines(&self, path: &str) -> Lines {
        let answer = self.request("GET", path).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        Lines { answer, rest: Vec::new() }
    }

    /// Reads what one change of the table sends.
    pub async fn see(&mut self) {
        let mut update = self.hear("update").await;
        let before = std::mem::replace(&mut self.now, update["now"].take());
        if let Some(lines) = &mut self.table {
            self.live.extend(lines.next().await);
        }
        let (was, is) = (self.acts(&before), self.acts(&self.now));
        let began = before["game"].is_null() != self.now["game"].is_null();
        let told = began || (is && !was) || self.now["status"] == "over";
        if let Some(lines) = self.events.as_mut().filter(|_| told) {
            self.live.extend(lines.next().await);
        }
    }

    /// Whether this seat is to act, as everybody may know.
    fn acts(&self, now: &Value) -> bool {
        let Some(seat) = self.seat else { return false };
        let turn = &now["game"]["turn"];
        *turn == seat || turn.as_array().is_some_and(|seats| seats.contains(&json!(seat)))
    }

    /// Comes once more on another socket, which the caller closes, and asks for what happened after an entry of the
    /// log.
    pub async fn come_again(&mut self, table: &str, link: Option<&str>, after: u64) -> Socket {
        let mut socket = self.open_socket().await;
        let watch = json!({"id": 1, "want": "watch", "table": table, "link": link, "after": after});
        socket.send(Message::Text(watch.to_string().into())).await.unwrap();
        for kind in ["ok", "update", "presence"] {
            Viewer::hear_on(&mut self.live, &mut socket, kind).await;
        }
        socket
    }
}
