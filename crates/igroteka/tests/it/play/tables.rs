//! The tables that are played, and how people come to sit at them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use igroteka_client::{Client, Guest, Response};
use igroteka_game::{Source, Stream};
use igroteka_protocol::{Joined, NewTable, TableState};
use serde_json::{Value, json};

use crate::play::address::{Address, PAUSE, Reached, reach};
use crate::play::history::{History, Move, Seated};

/// A request that takes longer is asked again, of another node if there is one.
const ANSWERS_WITHIN: Duration = Duration::from_secs(5);

/// What is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table that is set up.
    pub table: Value,
    /// If nobody ever comes to it: after how many milliseconds the first of them loses on time.
    pub sleeps: Option<i64>,
}

impl Plan {
    /// A game that is played.
    pub fn of(table: Value) -> Plan {
        Plan { table, sleeps: None }
    }
}

/// Where somebody plays against a house bot.
pub fn against_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "level": 1}])
}

/// What the tables are for, one after the other: games, presets, clocks, bots and dice thrown by hand.
pub fn kinds() -> Vec<Plan> {
    let bot = against_bot();
    let tables = vec![
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
    ];
    tables.into_iter().map(Plan::of).collect()
}

/// What all clients share, and where one of them first looks for the service.
#[derive(Clone)]
pub struct World {
    nodes: Vec<Address>,
    home: usize,
    /// How long players think on average.
    pace: Duration,
    hurried: Arc<AtomicBool>,
    /// How often the service has said that something is done.
    acknowledged: Arc<AtomicU64>,
    /// Everybody who has sat down.
    tables: Arc<Mutex<Vec<Vec<Sitting>>>>,
    pub history: History,
}

impl World {
    /// The world around a service, in which players think for so long on average.
    pub fn around(nodes: Vec<Address>, pace: Duration) -> World {
        World {
            nodes,
            home: 0,
            pace,
            hurried: Arc::default(),
            acknowledged: Arc::default(),
            tables: Arc::default(),
            history: History::begin(),
        }
    }

    /// The same for somebody who first goes to another node.
    pub fn at(&self, home: usize) -> World {
        World { home: home % self.nodes.len(), ..self.clone() }
    }

    /// Finds a node that is ready.
    pub async fn reach(&self) -> Reached {
        reach(&self.nodes, self.home).await
    }

    /// A node did not answer: the next one is tried first.
    pub fn go_on_from(&mut self, node: usize) {
        self.home = (node + 1) % self.nodes.len();
    }

    /// From now on nobody thinks any more.
    pub fn hurry(&self) {
        self.hurried.store(true, Ordering::Relaxed);
    }

    /// Whether nobody thinks any more.
    pub fn is_hurried(&self) -> bool {
        self.hurried.load(Ordering::Relaxed)
    }

    /// People have sat down at a table.
    pub fn note_table(&self, table: &[Sitting]) {
        self.tables.lock().expect("nobody panics with this lock").push(table.to_vec());
    }

    /// All tables so far.
    pub fn tables(&self) -> Vec<Vec<Sitting>> {
        self.tables.lock().expect("nobody panics with this lock").clone()
    }

    /// How long to think.
    pub fn thinks(&self, chance: &mut Stream) -> Duration {
        if self.is_hurried() || self.pace.is_zero() {
            return Duration::ZERO;
        }
        Duration::from_millis(u64::from(chance.below(2 * self.pace.as_millis() as u32)))
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
            let reached = self.reach().await;
            let guest = Guest::new(Client::new(reached.address).with_timeout(ANSWERS_WITHIN), cookie);
            let request = match body {
                Some(body) => guest.request("POST", path).json(body),
                None => guest.request("GET", path),
            };
            if let Ok(reply) = request.send().await
                && reply.status < 500
            {
                self.count();
                return (reply, again);
            }
            again = true;
            self.go_on_from(reached.node);
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
    pub world: World,
    pub seated: Seated,
    pub cookie: String,
}

impl Sitting {
    /// Sends a move through another node as well, if there is one, as an impatient client does. Nobody waits for the
    /// answer.
    pub fn move_elsewhere(&self, wanted: &Move) {
        let nodes = &self.world.nodes;
        let address = *nodes[(self.world.home + 1) % nodes.len()].borrow();
        let Some(address) = address.filter(|_| nodes.len() > 1) else { return };
        let guest = Guest::new(Client::new(address).with_timeout(ANSWERS_WITHIN), &self.cookie);
        let path = format!("/api/tables/{}/moves/{}", self.seated.table, wanted.seq);
        let request = guest.request("POST", &path).json(&json!({"move": wanted.text}));
        tokio::spawn(request.send());
    }
}

/// Sets a table up and sits people down at it, each with another node of their own; the game has begun when this is
/// over, whatever breaks meanwhile.
pub async fn sit_down(world: &World, number: usize, plan: Value) -> Vec<Sitting> {
    let mut at_host = world.at(number);
    let host = at_host.guest(format!("host {number}")).await;
    // If the answer is lost, nobody ever comes to the first table.
    let (reply, _) = at_host.ask("/api/tables", &host, Some(&plan)).await;
    assert_eq!(reply.status, 201, "{plan}: {}", reply.text());
    let state: TableState = reply.json().expect("a table");
    let table = state.id;
    let new: NewTable = serde_json::from_value(plan).expect("a plan");
    let guests = if new.seats.is_some() { 0 } else { state.now.seats.expect("a whole state").len() - 1 };
    let seated = |seat: usize| Seated { table, seat: seat as u8 };
    let mut sitting = vec![Sitting { world: at_host.clone(), seated: seated(1), cookie: host.clone() }];
    let link = state.links.expect("the host knows the links").play;
    for guest in 0..guests {
        let mut world = world.at(number + guest + 1);
        let cookie = world.guest(format!("guest {number}.{guest}")).await;
        let path = format!("/api/tables/{table}/join");
        let (reply, again) = world.ask(&path, &cookie, Some(&json!({"link": link}))).await;
        assert!(done(&reply, again), "{}", reply.text());
        if reply.status == 200 {
            let joined: Joined = reply.json().expect("a seat");
            assert_eq!(usize::from(joined.seat), guest + 2, "who sat down before still sits there");
        }
        sitting.push(Sitting { world, seated: seated(guest + 2), cookie });
    }
    let path = format!("/api/tables/{table}/actions");
    let (reply, again) = at_host.ask(&path, &host, Some(&json!({"kind": "start"}))).await;
    assert!(done(&reply, again), "{}", reply.text());
    sitting
}
