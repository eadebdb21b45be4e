//! The tables that are played, and how people come to sit at them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use igroteka_client::testing::PATIENCE;
use igroteka_client::{Client, Guest, Response};
use igroteka_protocol::{Joined, NewTable, TableId, TableState};
use serde_json::{Value, json};

use crate::durability::server::{Address, listening};

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
    pub async fn ask(&mut self, path: &str, cookie: &str, body: Option<&Value>) -> (Response, bool) {
        let mut again = false;
        loop {
            let address = self.listening().await;
            let guest = Guest::new(Client::new(address).with_timeout(PATIENCE), cookie);
            let request = match body {
                Some(body) => guest.request("POST", path).json(body),
                None => guest.request("GET", path),
            };
            if let Ok(reply) = request.send().await {
                self.count();
                return (reply, again);
            }
            again = true;
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn guest(&mut self, name: String) -> String {
        let (reply, _) = self.ask("/api/me", "", Some(&json!({"name": name}))).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        reply.cookie().expect("a session")
    }
}

/// Whether it was done, now or by an earlier try whose answer was lost.
fn done(reply: &Response, again: bool) -> bool {
    reply.status == 200 || (again && reply.status == 409)
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
    assert_eq!(reply.status, 201, "{plan}: {}", reply.text());
    let state: TableState = reply.json().expect("a table");
    let table = state.id;
    let new: NewTable = serde_json::from_value(plan).expect("a plan");
    let guests = if new.seats.is_some() { 0 } else { state.now.seats.expect("a whole state").len() - 1 };
    let mut sitting = vec![Sitting { table, cookie: host.clone() }];
    let link = state.links.expect("the host knows the links").play;
    for guest in 0..guests {
        let cookie = world.guest(format!("guest {number}.{guest}")).await;
        let path = format!("/api/tables/{table}/join");
        let (reply, again) = world.ask(&path, &cookie, Some(&json!({"link": link}))).await;
        assert!(done(&reply, again), "{}", reply.text());
        if reply.status == 200 {
            let joined: Joined = reply.json().expect("a seat");
            assert_eq!(usize::from(joined.seat), guest + 2, "who sat down before still sits there");
        }
        sitting.push(Sitting { table, cookie });
    }
    let path = format!("/api/tables/{table}/actions");
    let (reply, again) = world.ask(&path, &host, Some(&json!({"kind": "start"}))).await;
    assert!(done(&reply, again), "{}", reply.text());
    sitting
}
