//! Somebody at a table of whom every byte that reaches them is kept.

use igroteka_client::{Client, RequestBuilder, ResponseStream, Socket};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::service::harness::{PATIENCE, TestServer};

/// The next line of a stream that is not a heartbeat.
async fn next_line(stream: &mut ResponseStream) -> Vec<u8> {
    loop {
        let line = timeout(PATIENCE, stream.next_line()).await.expect("something comes");
        let line = line.unwrap().expect("the stream goes on");
        if line.len() > 1 {
            return line;
        }
    }
}

/// A player, a program at a seat, or a spectator.
pub struct Viewer {
    client: Client,
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
    table: Option<ResponseStream>,
    events: Option<ResponseStream>,
}

impl Viewer {
    /// Nobody in particular.
    pub fn nobody(server: &TestServer) -> Viewer {
        Viewer {
            client: server.client(),
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
    pub async fn guest(server: &TestServer, name: &str) -> Viewer {
        let cookie = server.guest(name).await.cookie;
        Viewer { identity: Some(("cookie", cookie)), ..Viewer::nobody(server) }
    }

    /// A program with a token.
    pub async fn program(server: &TestServer, name: &str) -> Viewer {
        let bot = server.guest("Owner").await.post("/api/me/bots", json!({"name": name})).await;
        let token = format!("Bearer {}", bot["token"].as_str().unwrap());
        Viewer { identity: Some(("authorization", token)), ..Viewer::nobody(server) }
    }

    fn request(&self, method: &str, path: &str) -> RequestBuilder {
        let request = self.client.request(method, path).header("origin", &self.client.address().origin());
        match &self.identity {
            Some((header, value)) => request.header(header, value),
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
        let status = answer.status;
        let mut headers: Vec<String> = (answer.headers.iter())
            .filter(|(name, _)| *name != "date")
            .map(|(name, value)| format!("{name}: {}\n", value.to_str().unwrap()))
            .collect();
        headers.sort();
        self.answers.extend(format!("{method} {path}\n{status}\n{}\n", headers.concat()).bytes());
        self.answers.extend(&answer.body);
        (status, answer.json().unwrap_or(Value::Null))
    }

    async fn open_socket(&self) -> Socket {
        let identity = self.identity.as_ref().map(|(header, value)| (*header, value.as_str()));
        Socket::open(self.client.address(), identity.as_slice()).await.unwrap()
    }

    /// Keeps the next message; control frames carry the clock and nothing else.
    async fn hear_on(live: &mut Vec<u8>, socket: &mut Socket, kind: &str) -> Value {
        let text = timeout(PATIENCE, socket.receive()).await;
        let text = text.unwrap_or_else(|_| panic!("no {kind} comes")).unwrap();
        live.extend(text.bytes());
        live.push(b'\n');
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(message["kind"], kind, "{message}");
        message
    }

    /// The next message on the socket, which must be of this kind.
    pub async fn hear(&mut self, kind: &str) -> Value {
        let socket = self.socket.as_mut().unwrap();
        Viewer::hear_on(&mut self.live, socket, kind).await
    }

    /// Sends a request over the socket.
    pub async fn send(&mut self, request: Value) {
        self.socket.as_mut().unwrap().send_text(request.to_string()).await.unwrap();
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
        let state = next_line(self.table.as_mut().unwrap()).await;
        self.live.extend(state);
        if self.identity.is_some() {
            self.events = Some(self.lines("/api/stream/events").await);
        }
    }

    async fn lines(&self, path: &str) -> ResponseStream {
        let stream = self.request("GET", path).stream().await.unwrap();
        assert_eq!(stream.status, 200);
        stream
    }

    /// Reads what one change of the table sends.
    pub async fn see(&mut self) {
        let mut update = self.hear("update").await;
        let before = std::mem::replace(&mut self.now, update["now"].take());
        if let Some(lines) = &mut self.table {
            self.live.extend(next_line(lines).await);
        }
        let (was, is) = (self.acts(&before), self.acts(&self.now));
        let began = before["game"].is_null() != self.now["game"].is_null();
        let told = began || (is && !was) || self.now["status"] == "over";
        if let Some(lines) = self.events.as_mut().filter(|_| told) {
            self.live.extend(next_line(lines).await);
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
        socket.send_text(watch.to_string()).await.unwrap();
        for kind in ["ok", "update", "presence"] {
            Viewer::hear_on(&mut self.live, &mut socket, kind).await;
        }
        socket
    }
}
