//! Input that means harm: every answer is a 4xx with a reason, nothing changes, memory stays flat.

use igroteka_client::Client;
use igroteka_protocol::{ErrorCode, Problem};
use serde_json::{Value, json};

use crate::service::fuzz::{Description, Dice, Operation, spoil, wrong_everywhere};
use crate::service::harness::{
    Guest, PATIENCE, TestClock, TestServer, patient, sqlite, start, two_at_a_table,
};

/// Somebody who sends anything.
struct Attacker {
    client: Client,
    headers: Vec<(&'static str, String)>,
}

/// What came back.
#[derive(Default)]
struct Answer {
    status: u16,
    kind: String,
    body: Vec<u8>,
}

impl Answer {
    /// Nothing is our fault, and every refusal has a reason.
    fn check(&self, what: &str) {
        assert!(self.status < 500, "{what}: {} {}", self.status, String::from_utf8_lossy(&self.body));
        if self.status >= 400 && !self.kind.is_empty() {
            assert_eq!(self.kind, "application/json", "{what}: {}", self.status);
            let problem: Problem = serde_json::from_slice(&self.body)
                .unwrap_or_else(|error| panic!("{what}: {error} in {}", String::from_utf8_lossy(&self.body)));
            assert!(!problem.error.message.is_empty() && problem.error.message.len() < 1000, "{what}");
        }
    }

    fn code(&self) -> ErrorCode {
        serde_json::from_slice::<Problem>(&self.body).unwrap().error.code
    }
}

impl Attacker {
    fn nobody(server: &TestServer) -> Attacker {
        // A connection on which a large body was refused ends; it must not be used again.
        let client = server.client().without_keep_alive().with_timeout(PATIENCE);
        Attacker { client, headers: Vec::new() }
    }

    fn with(server: &TestServer, headers: &[(&'static str, &str)]) -> Attacker {
        let headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        Attacker { headers, ..Attacker::nobody(server) }
    }

    fn player(server: &TestServer, player: &Guest) -> Attacker {
        let origin = format!("http://{}", server.address);
        Attacker::with(server, &[("cookie", &player.cookie), ("origin", &origin)])
    }

    async fn send(&self, method: &str, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        let mut request = self.client.request(method, path);
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let large = body.len() > 65_536;
        let answer = match request.body(kind, body).send().await {
            Ok(answer) => answer,
            // The service may refuse and hang up before such a body has arrived, and then its answer may be lost.
            Err(_) if large => return Answer { status: 413, ..Answer::default() },
            Err(error) => panic!("{method} {path}: {error}"),
        };
        let kind = answer.header("content-type").to_owned();
        Answer { status: answer.status, kind, body: answer.body.to_vec() }
    }

    async fn ask(&self, method: &str, path: &str, body: &Value) -> Answer {
        let answer = self.send(method, path, "application/json", body.to_string().into_bytes()).await;
        answer.check(&format!("{method} {path} {body}"));
        answer
    }
}

/// A table in the middle of a game, and how it looks to those who play.
struct Victim {
    one: Guest,
    two: Guest,
    table: String,
    game: String,
    before: [Value; 2],
}

/// What must not change.
async fn look(player: &Guest, table: &str) -> Value {
    let mut state = player.table(table).state().await;
    state["now"].as_object_mut().unwrap().remove("at");
    state
}

impl Victim {
    async fn new(server: &TestServer) -> Victim {
        let new = json!({"game": "quoridor", "setup": {"start": 1}});
        let (one, two, table) = two_at_a_table(server, new).await;
        assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
        one.table(&table).act(json!({"kind": "say", "text": "hello"})).await;
        one.table(&table).act(json!({"kind": "takeback"})).await;
        let before = [look(&one, &table).await, look(&two, &table).await];
        let game = before[0]["now"]["game"]["id"].as_str().unwrap().to_owned();
        Victim { one, two, table, game, before }
    }

    async fn is_unharmed(&self) {
        assert_eq!(look(&self.one, &self.table).await, self.before[0]);
        assert_eq!(look(&self.two, &self.table).await, self.before[1]);
    }

    /// An address with this table, its game, or its people in it.
    async fn fill(&self, path: &str) -> String {
        let id = if path.starts_with("/api/games/") {
            self.game.clone()
        } else if path.starts_with("/api/people/") || path.starts_with("/api/me/bots/") {
            self.one.get("/api/me").await["id"].as_str().unwrap().to_owned()
        } else {
            self.table.clone()
        };
        path.replace("{id}", &id).replace("{seq}", "1")
    }
}

async fn server() -> (TestServer, tempfile::TempDir) {
    let (store, folder) = sqlite().await;
    (start(patient(), store, std::sync::Arc::new(TestClock::default())).await, folder)
}

/// A program that belongs to a stranger and may only look.
async fn reader(server: &TestServer, owner: &Guest) -> Attacker {
    let bot = owner.post("/api/me/bots", json!({"name": "reader", "scope": "read"})).await;
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    Attacker::with(server, &[("authorization", &token)])
}

/// Streams have no end, the socket is another test's, and tests keep to the loopback address.
fn ends(operation: &Operation) -> bool {
    let opens_the_home_network = operation.path == "/api/host/lan" && operation.method != "GET";
    !operation.path.contains("/stream") && operation.path != "/api/live" && !opens_the_home_network
}

fn ends_the_attacker(operation: &Operation) -> bool {
    operation.method == "DELETE" && ["/api/me", "/api/session"].contains(&operation.path.as_str())
}

/// Checking a password takes long on purpose.
fn is_slow(operation: &Operation) -> bool {
    ["/api/session", "/api/me/register", "/api/me/password"].contains(&operation.path.as_str())
}

#[tokio::test(flavor = "multi_thread")]
async fn spoiled_requests_to_every_endpoint_are_refused_and_change_nothing() {
    let (server, _folder) = server().await;
    let victim = Victim::new(&server).await;
    let description = Description::new();
    let mut dice = Dice(1);
    let (stranger, owner) = (server.guest("Stranger").await, server.guest("Owner").await);
    let attackers =
        [Attacker::nobody(&server), Attacker::player(&server, &stranger), reader(&server, &owner).await];
    for operation in description.operations().iter().filter(|operation| ends(operation)) {
        let Operation { method, path, body } = operation;
        let filled = victim.fill(path).await;
        for attacker in &attackers {
            // Whoever removes themselves or signs out is nobody for the rest of the test.
            if ends_the_attacker(operation) && !attacker.headers.is_empty() {
                continue;
            }
            for wrong in wrong_everywhere() {
                // A game from elsewhere may be larger; it has limits of its own.
                let large = wrong.len() > 65_536 && path != "/api/reviews";
                let what = format!("{method} {path}");
                let answer = attacker.send(method, &filled, "application/json", wrong).await;
                answer.check(&what);
                assert!(!large || answer.status == 413, "{what}: {}", answer.status);
                assert!(
                    body.is_none() || method == "DELETE" || answer.status >= 400,
                    "{what}: {}",
                    answer.status
                );
            }
            let Some(schema) = body else { continue };
            for kind in ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
                let good = description.sample(schema, &mut dice, 0).to_string().into_bytes();
                let answer = attacker.send(method, &filled, kind, good).await;
                answer.check(&format!("{method} {path} as {kind}"));
                assert!(answer.status >= 400, "{method} {path} as {kind}: {}", answer.status);
            }
            for _ in 0..if is_slow(operation) { 10 } else { 60 } {
                let spoiled = spoil(description.sample(schema, &mut dice, 0), &mut dice);
                let what = format!("{method} {path} {}", String::from_utf8_lossy(&spoiled));
                attacker.send(method, &filled, "application/json", spoiled).await.check(&what);
            }
        }
        victim.is_unharmed().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn methods_that_an_address_does_not_take_are_refused() {
    let (server, _folder) = server().await;
    let victim = Victim::new(&server).await;
    let stranger = server.guest("Stranger").await;
    let attacker = Attacker::player(&server, &stranger);
    let operations = Description::new().operations();
    for operation in &operations {
        let filled = victim.fill(&operation.path).await;
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "ODD"] {
            if operations.iter().any(|other| other.path == operation.path && other.method == method) {
                continue;
            }
            let answer = attacker.send(method, &filled, "application/json", b"{}".to_vec()).await;
            answer.check(&format!("{method} {filled}"));
            assert_eq!(answer.status, 405, "{method} {filled}");
        }
    }
    victim.is_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_and_ended_tokens_are_nobodys() {
    let (server, _folder) = server().await;
    let victim = Victim::new(&server).await;
    let owner = server.guest("Owner").await;
    let bot = owner.post("/api/me/bots", json!({"name": "gone"})).await;
    let ended = format!("Bearer {}", bot["token"].as_str().unwrap());
    assert_eq!(
        Attacker::with(&server, &[("authorization", &ended)]).ask("GET", "/api/me", &json!({})).await.status,
        200
    );
    owner.ask("DELETE", &format!("/api/me/bots/{}", bot["id"].as_str().unwrap()), None).await;
    let (zeros, own) =
        (format!("Bearer {}", "0".repeat(64)), victim.one.cookie.replace("igroteka=", "Bearer "));
    let twice = format!("{own}, {own}");
    let basic = own.replace("Bearer", "Basic");
    let long = format!("Bearer {}", "a".repeat(7_000));
    let upper = own.replace("Bearer ", "").to_uppercase();
    let upper = format!("Bearer {upper}");
    for token in
        [&ended, &zeros, &twice, &basic, &long, "Bearer", "Bearer ", "", "Bearer ' OR 1=1 --", &upper]
    {
        // The right cookie beside it does not help.
        let attacker = Attacker::with(&server, &[("authorization", token), ("cookie", &victim.one.cookie)]);
        let path = format!("/api/tables/{}/moves/1", victim.table);
        for (method, path, body) in [
            ("GET", "/api/me", json!({})),
            ("POST", "/api/tables", json!({"game": "quoridor"})),
            ("POST", &path, json!({"move": "e8"})),
            ("DELETE", "/api/me", json!({})),
        ] {
            let answer = attacker.ask(method, path, &body).await;
            assert_eq!((answer.status, answer.code()), (401, ErrorCode::Unauthorized), "{token} {path}");
        }
    }
    // Signed out is signed out.
    let gone = server.guest("Gone").await;
    assert!(gone.ask("DELETE", "/api/session", None).await.0 < 300);
    assert_eq!(gone.ask("GET", "/api/me", None).await.0, 401);
    victim.is_unharmed().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_belongs_to_others_cannot_be_touched() {
    let (server, _folder) = server().await;
    let victim = Victim::new(&server).await;
    let (table, game) = (&victim.table, &victim.game);
    let stranger = server.guest("Stranger").await;
    let opponent = victim.two.clone();
    let actions = format!("/api/tables/{table}/actions");
    let host_id = victim.one.get("/api/me").await["id"].clone();
    let contribution = json!({"kind": "contribute", "step": "commit", "value": "0".repeat(64)});
    for action in [
        json!({"kind": "move", "seq": 1, "move": "e8"}),
        json!({"kind": "move", "seq": 1, "move": "e8", "seat": 2}),
        json!({"kind": "resign"}),
        json!({"kind": "offer_draw"}),
        json!({"kind": "takeback"}),
        json!({"kind": "decline_takeback"}),
        json!({"kind": "pause"}),
        json!({"kind": "leave"}),
        json!({"kind": "close"}),
        json!({"kind": "kick", "seat": 1}),
        json!({"kind": "say", "text": "I am in"}),
        json!({"kind": "set_chat", "on": false}),
        contribution.clone(),
    ] {
        // To a stranger a private table does not exist.
        assert_eq!(
            stranger.refused(&actions, action.clone()).await,
            (404, "not_found".to_owned()),
            "{action}"
        );
    }
    for action in [
        json!({"kind": "move", "seq": 1, "move": "e3", "seat": 1}),
        json!({"kind": "resign", "seat": 1}),
        json!({"kind": "offer_draw", "seat": 1}),
        json!({"kind": "takeback", "seat": 1}),
        json!({"kind": "decline_takeback", "seat": 3}),
        json!({"kind": "move", "seq": 1, "move": "e8", "seat": 0}),
        json!({"kind": "move", "seq": 1, "move": "e8", "seat": 255}),
        json!({"kind": "start"}),
        json!({"kind": "kick", "seat": 1}),
        json!({"kind": "mute", "person": host_id, "muted": true}),
        json!({"kind": "set_chat", "on": false}),
        json!({"kind": "close"}),
    ] {
        assert_eq!(
            opponent.refused(&actions, action.clone()).await,
            (403, "forbidden".to_owned()),
            "{action}"
        );
    }
    let end = json!({"kind": "absent", "seat": 1, "choice": {"kind": "end"}});
    for action in [end, contribution, json!({"kind": "rematch"}), json!({"kind": "resume"})] {
        assert_eq!(opponent.refused(&actions, action.clone()).await, (409, "not_now".to_owned()), "{action}");
    }
    for link in ["", "0", &"0".repeat(26), &"z".repeat(64), table, "%00", "../watch"] {
        for path in [
            format!("/api/tables/{table}?link={link}"),
            format!("/api/games/{game}/record?link={link}"),
            format!("/api/tables/{table}/stream?link={link}"),
        ] {
            let (status, answer) = stranger.ask("GET", &path, None).await;
            assert!(status == 404 && answer["error"]["code"] == "not_found", "{path}: {status} {answer}");
        }
        let body = json!({"link": link});
        assert_eq!(stranger.refused(&format!("/api/tables/{table}/join"), body).await.0, 404);
    }
    let (status, _) = opponent.ask("GET", &format!("/api/tables/{table}?seat=1"), None).await;
    assert_eq!(status, 403);
    // A link for those who watch does not let anybody sit down or act.
    let watch = victim.before[0]["links"]["watch"].clone();
    let body = json!({"link": watch, "seat": 1});
    assert_eq!(stranger.refused(&format!("/api/tables/{table}/join"), body).await.0, 403);
    let bot = opponent.post("/api/me/bots", json!({"name": "mine"})).await;
    let (status, _) =
        stranger.ask("DELETE", &format!("/api/me/bots/{}", bot["id"].as_str().unwrap()), None).await;
    assert_eq!(status, 404);
    // Guessed ids do not exist, whatever they look like.
    for id in
        ["0", &"0".repeat(26), &"8".repeat(26), &table.to_uppercase(), &"é".repeat(13), "null", "-1", "%20"]
    {
        for path in
            [format!("/api/tables/{id}"), format!("/api/games/{id}/record"), format!("/api/people/{id}")]
        {
            assert_eq!(stranger.ask("GET", &path, None).await.0, 404, "{path}");
        }
    }
    victim.is_unharmed().await;
    server.stop().await;
}
