//! The tables that are played, and how people come to sit at them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use igroteka_protocol::{Joined, NewTable, TableId, TableState};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::durability::server::{Address, PATIENCE, listening};

/// How long a client waits before it tries again.
pub const PAUSE: Duration = Duration::from_millis(20);

/// What the tables are for, one after the other: games, presets, clocks, bots and dice thrown by hand.
pub fn kinds() -> Vec<Value> {
    let bot = json!([{"kind": "me"}, {"kind": "bot", "level": 1}]);
    vec![
        json!({"game": "quoridor"}),
        json!({"game": "nardy", "options": {"hand_throw": true}}),
        json!({"game": "roads"}),
        json!({"game": "metro", "setup": {"players": 3}}),
        json!({"game": "sudoku", "setup": {"preset": "children"}}),
        json!({"game": "quoridor", "setup": {"preset": "small"}, "seats": bot}),
        json!({"game": "nardy", "options": {"clock": {"kind": "per_move", "seconds": 3600}}}),
        json!({"game": "quoridor", "setup": {"preset": "small"},
            "options": {"clock": {"kind": "fischer", "initial_seconds": 10_800, "increment_seconds": 5}}}),
        json!({"game": "roads", "setup": {"preset": "pile"}, "options": {"clock": {"kind": "days", "days": 1}}}),
        json!({"game": "sudoku", "setup": {"preset": "table", "side": "children"}, "seats": bot}),
    ]
}

/// What all clients share.
#[derive(Clone)]
pub struct World {
    address: Address,
    /// How often the service has said that something is done.
    acknowledged: Arc<AtomicU64>,
}

impl World {
    /// The world around a server.
    pub fn around(address: Address) -> World {
        World { address, acknowledged: Arc::default() }
    }

    /// Where the server listens, once it does.
    pub async fn listening(&mut self) -> SocketAddr {
        listening(&mut self.address).await
    }

    /// Something was acknowledged.
    pub fn count(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    /// How often something was.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Asks until an answer comes. `true` if it was asked more than once: then an earlier one may have been done.
    pub async fn ask(&mut self, path: &str, cookie: &str, body: Option<&Value>) -> (Reply, bool) {
        let mut again = false;
        loop {
            let address = self.listening().await;
            let answer = timeout(PATIENCE, exchange(address, path, cookie, body));
            if let Some(reply) = answer.await.expect("somebody answers or refuses") {
                self.count();
                return (reply, again);
            }
            again = true;
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn guest(&mut self, name: String) -> String {
        let (reply, _) = self.ask("/api/me", "", Some(&json!({"name": name}))).await;
        assert_eq!(reply.status, 201, "{}", reply.text);
        reply.cookie
    }
}

/// What the service answered.
pub struct Reply {
    pub status: u16,
    cookie: String,
    pub text: String,
}

impl Reply {
    /// Whether it was done, now or by an earlier try whose answer was lost.
    fn done(&self, again: bool) -> bool {
        self.status == 200 || (again && self.status == 409)
    }
}

/// One request on a connection of its own; nothing if the whole answer did not come.
async fn exchange(address: SocketAddr, path: &str, cookie: &str, body: Option<&Value>) -> Option<Reply> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let method = if body.is_some() { "POST" } else { "GET" };
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let answer = String::from_utf8(answer).expect("answers are text");
    let (head, text) = answer.split_once("\r\n\r\n")?;
    let header = |name: &str| {
        let lines = head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    };
    let length: usize =
        header("content-length").expect("answers tell their length").parse().expect("a length");
    let cookie =
        header("set-cookie").and_then(|value| value.split(';').next()).unwrap_or_default().to_owned();
    let status = head.split(' ').nth(1)?.parse().expect("a status");
    (text.len() == length).then(|| Reply { status, cookie, text: text.to_owned() })
}

/// Somebody who sits at a table.
#[derive(Clone)]
pub struct Sitting {
    pub table: TableId,
    pub cookie: String,
}

/// Sets a table up and sits people down at it, through every kill; the game has begun when this is over.
pub async fn sit_down(mut world: World, number: usize, plan: Value) -> Vec<Sitting> {
    let host = world.guest(format!("host {number}")).await;
    // If the answer is lost, nobody ever comes to the first table.
    let (reply, _) = world.ask("/api/tables", &host, Some(&plan)).await;
    assert_eq!(reply.status, 201, "{plan}: {}", reply.text);
    let state: TableState = serde_json::from_str(&reply.text).expect("a table");
    let table = state.id;
    let new: NewTable = serde_json::from_value(plan).expect("a plan");
    let guests = if new.seats.is_some() { 0 } else { state.now.seats.expect("a whole state").len() - 1 };
    let mut sitting = vec![Sitting { table, cookie: host.clone() }];
    let link = state.links.expect("the host knows the links").play;
    for guest in 0..guests {
        let cookie = world.guest(format!("guest {number}.{guest}")).await;
        let path = format!("/api/tables/{table}/join");
        let (reply, again) = world.ask(&path, &cookie, Some(&json!({"link": link}))).await;
        assert!(reply.done(again), "{}", reply.text);
        if reply.status == 200 {
            let joined: Joined = serde_json::from_str(&reply.text).expect("a seat");
            assert_eq!(usize::from(joined.seat), guest + 2, "who sat down before still sits there");
        }
        sitting.push(Sitting { table, cookie });
    }
    let path = format!("/api/tables/{table}/actions");
    let (reply, again) = world.ask(&path, &host, Some(&json!({"kind": "start"}))).await;
    assert!(reply.done(again), "{}", reply.text);
    sitting
}
