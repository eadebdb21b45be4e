//! Two nodes over one PostgreSQL: what happens at one is seen at the other at once, however hints travel.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use igroteka_client::testing::{NatsServer, until as wait_until};
use igroteka_protocol::TableId;
use igroteka_server::{
    Bus, Config, Hints, NatsBus, NatsLogin, NatsSettings, Service, SystemClock, SystemEntropy,
};
use igroteka_store::{Database, Hint, Received, Store};
use serde_json::{Value, json};

use crate::service::ground::{Loan, database};
use crate::service::harness::{Guest, PATIENCE, Socket, TestServer, patient, two_at_a_table};
use crate::service::nats_keys::NatsKeys;

/// Settings of a node that sees what happens elsewhere through hints, or hardly ever.
fn only_by_hints() -> Config {
    Config { follow: Duration::from_hours(1), ..patient() }
}

/// Two nodes, and two who play through one each and watch through the same.
struct Pair {
    nodes: [TestServer; 2],
    table: String,
    players: [Guest; 2],
    sockets: [Socket; 2],
    moves: u64,
    _loan: Loan,
}

/// The moves of a game that takes a while.
const MOVES: [&str; 8] = ["e2", "e8", "e3", "e7", "d3", "d7", "d2", "d8"];

impl Pair {
    async fn over(nats: Option<&NatsSettings>) -> Pair {
        let (url, loan) = database().await;
        let nodes = [node(&url, nats).await, node(&url, nats).await];
        let new_table = json!({"game": "quoridor", "setup": {"start": 1}});
        let (one, two, table) = two_at_a_table(&nodes[0], new_table).await;
        let two = two.at(nodes[1].client());
        let mut sockets = [one.socket().await.unwrap(), two.socket().await.unwrap()];
        for socket in &mut sockets {
            socket.watch(&table).await;
        }
        Pair { nodes, table, players: [one, two], sockets, moves: 0, _loan: loan }
    }

    /// Who is to act moves.
    async fn play(&mut self) -> &'static str {
        let text = MOVES[self.moves as usize];
        let player = &self.players[self.moves as usize % 2];
        let (status, answer) = player.table(&self.table).play(self.moves, text).await;
        assert_eq!(status, 200, "{text}: {answer}");
        self.moves += 1;
        text
    }

    /// The other one sees it.
    async fn see(&mut self, text: &str) {
        let other = self.moves as usize % 2;
        let line = format!("{} {text}", 2 - other);
        loop {
            let update = self.sockets[other].next_of("update").await;
            let events = update["events"].as_array().unwrap();
            if events.iter().any(|event| event["line"] == *line) {
                return;
            }
        }
    }

    async fn play_and_see(&mut self) {
        let text = self.play().await;
        self.see(text).await;
    }

    async fn are_ready(&self) {
        for node in &self.nodes {
            let answer = node.client().request("GET", "/readyz").send().await.unwrap();
            assert_eq!(answer.status, 200, "{}", answer.text());
        }
    }

    async fn end(self) {
        drop(self.sockets);
        for node in self.nodes {
            node.stop().await;
        }
    }
}

async fn node(url: &str, nats: Option<&NatsSettings>) -> TestServer {
    let store = igroteka_store::open(&Database::Postgres(url.to_owned())).await.unwrap();
    let cluster = store.cluster().unwrap();
    let clock = Arc::new(SystemClock::start());
    let service = Service::new(only_by_hints(), store, clock, Arc::new(SystemEntropy));
    let service = match nats {
        Some(nats) => service.with_bus(Arc::new(NatsBus::connect(nats, &cluster).await.unwrap())),
        None => service,
    };
    TestServer::run(service).await
}

fn settings(server: &NatsServer, login: Option<NatsLogin>) -> NatsSettings {
    NatsSettings { servers: vec![server.url()], login, authorities: None }
}

fn tls(server: &NatsServer, authorities: Option<PathBuf>) -> NatsSettings {
    NatsSettings { servers: vec![format!("tls://{}", server.address)], login: None, authorities }
}

/// Moves and chat go to and fro.
async fn story(nats: Option<&NatsSettings>) {
    let mut pair = Pair::over(nats).await;
    for _ in 0..4 {
        pair.play_and_see().await;
    }
    for (speaker, listener) in [(0, 1), (1, 0)] {
        let words = format!("hello from {speaker}");
        pair.players[speaker].table(&pair.table).act(json!({"kind": "say", "text": words})).await;
        loop {
            let said: Value = pair.sockets[listener].next_of("chat").await;
            if said.to_string().contains(&words) {
                break;
            }
        }
    }
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_at_one_node_is_seen_at_the_other_by_notify() {
    story(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_at_one_node_is_seen_at_the_other_by_nats() {
    story(Some(&settings(&NatsServer::start(""), None))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nats_may_want_a_password_a_token_or_credentials() {
    let keys = NatsKeys::new();
    let (accounts, credentials) = keys.credentials();
    let password = NatsLogin::Password("igroteka".to_owned(), "p@ss".to_owned());
    for (lines, login) in [
        ("authorization { user: igroteka, password: \"p@ss\" }", password),
        ("authorization { token: s3cret }", NatsLogin::Token("s3cret".to_owned())),
        (&accounts, NatsLogin::File(credentials)),
    ] {
        let server = NatsServer::start(lines);
        let mut pair = Pair::over(Some(&settings(&server, Some(login)))).await;
        for _ in 0..3 {
            pair.play_and_see().await;
        }
        pair.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nats_may_want_tls() {
    let keys = NatsKeys::new();
    let (with_tls, authority) = keys.tls();
    let server = NatsServer::start(&with_tls);
    story(Some(&tls(&server, Some(authority)))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nats_that_cannot_prove_who_it_is_hears_nothing() {
    let (url, _loan) = database().await;
    // One has a certificate that nobody knows, the other none at all.
    let keys = NatsKeys::new();
    for (lines, refused) in [(keys.tls().0, "TLS handshake error"), (String::new(), "parser")] {
        let server = NatsServer::start(&format!("{lines}\ndebug: true"));
        let node = node(&url, Some(&tls(&server, None))).await;
        tokio::task::block_in_place(|| {
            wait_until("refusal", || server.log().contains(refused).then_some(()));
        });
        assert!(!server.log().contains("Connected"), "{}", server.log());
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_nats_games_go_on_and_once_it_is_back_what_was_missed_is_shown() {
    let mut server = NatsServer::start("");
    let mut pair = Pair::over(Some(&settings(&server, None))).await;
    pair.play_and_see().await;
    pair.play_and_see().await;
    let mut events = pair.players[1].stream("/api/stream/events").await;
    server.kill();
    let unheard = pair.play().await;
    pair.are_ready().await;
    server.start_again();
    pair.see(unheard).await;
    // A stream of events would have a gap, so it ends.
    let end = async { while events.next_line().await.unwrap().is_some() {} };
    tokio::time::timeout(PATIENCE, end).await.expect("it ends");
    for _ in 0..3 {
        pair.play_and_see().await;
    }
    pair.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_starts_without_nats_and_uses_it_when_it_comes() {
    let mut server = NatsServer::start("");
    server.kill();
    let mut pair = Pair::over(Some(&settings(&server, None))).await;
    pair.are_ready().await;
    let unheard = pair.play().await;
    server.start_again();
    pair.see(unheard).await;
    pair.play_and_see().await;
    pair.end().await;
}

/// A way for hints, without a service around it.
async fn bus(url: &str, nats: &NatsSettings) -> (NatsBus, Arc<dyn Store>) {
    let store = igroteka_store::open(&Database::Postgres(url.to_owned())).await.unwrap();
    (NatsBus::connect(nats, &store.cluster().unwrap()).await.unwrap(), store)
}

/// Sends a hint again and again until it is heard, and gives everything that was heard until then.
async fn heard(from: &NatsBus, hints: &mut dyn Hints, hint: Hint) -> Vec<Received> {
    let mut heard = Vec::new();
    let listening = async {
        loop {
            tokio::select! {
                received = hints.next() => heard.push(received.unwrap()),
                // It may not be connected yet.
                () = tokio::time::sleep(Duration::from_millis(20)) => drop(from.send(std::slice::from_ref(&hint)).await),
            }
            if heard.contains(&Received::Hints(vec![hint.clone()])) {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, listening).await.expect("it is heard at last");
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_connection_is_told_as_a_gap() {
    let (url, loan) = database().await;
    let mut server = NatsServer::start("");
    let nats = settings(&server, None);
    let (one, _first) = bus(&url, &nats).await;
    let (two, _second) = bus(&url, &nats).await;
    let mut hints = two.listen().await.unwrap();
    heard(&one, hints.as_mut(), Hint::Lobby).await;
    for _ in 0..2 {
        server.kill();
        server.start_again();
        let heard = heard(&one, hints.as_mut(), Hint::Nodes).await;
        assert!(heard.contains(&Received::Gap), "{heard:?}");
    }
    // A service with a database of its own, over the same NATS.
    let (other, _third) = bus(&loan.0.new_database(), &nats).await;
    let mut others = other.listen().await.unwrap();
    for _ in 0..3 {
        heard(&one, hints.as_mut(), Hint::Chat(TableId(1))).await;
        let _ = other.send(&[Hint::Chat(TableId(2))]).await;
    }
    let heard = heard(&one, hints.as_mut(), Hint::Presence(TableId(1))).await;
    assert!(!heard.contains(&Received::Hints(vec![Hint::Chat(TableId(2))])), "{heard:?}");
    let theirs = tokio::time::timeout(Duration::from_millis(50), async {
        while others.next().await.unwrap() == Received::Gap {}
    });
    assert!(theirs.await.is_err(), "it heard what is not for it");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_database_has_a_name_of_its_own() {
    let (first, loan) = database().await;
    let second = loan.0.new_database();
    let mut names = Vec::new();
    for url in [&first, &first, &second] {
        let store = igroteka_store::open(&Database::Postgres(url.clone())).await.unwrap();
        names.push(store.cluster().unwrap().database().await.unwrap());
        store.close().await;
    }
    assert_eq!(names[0], names[1]);
    assert_ne!(names[0], names[2]);
    assert!(names[0].bytes().all(|letter| letter.is_ascii_alphanumeric()), "fit for a subject: {}", names[0]);
}
