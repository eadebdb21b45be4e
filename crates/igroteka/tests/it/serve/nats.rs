//! Several processes over one PostgreSQL, with NATS between them.

use igroteka_client::testing::{NatsServer, ServerProcess, until};
use igroteka_store::testing::Postgres;
use serde_json::json;

use crate::serve::server::{folder, igroteka, refusal, text};

fn node(arguments: &[&str], nats: &str) -> ServerProcess {
    let mut command = igroteka(&["serve", "--listen", "127.0.0.1:0"]);
    // As a host should: everybody on the machine can read the flags.
    command.args(arguments).env("IGROTEKA_NATS", nats);
    ServerProcess::start(command)
}

#[test]
fn what_cannot_work_is_refused_at_the_start() {
    let folder = folder();
    let missing = folder.path().join("missing");
    let unreachable = "--database=postgres://127.0.0.1:1/games";
    for (arguments, part) in [
        (&["--nats=nats://me:secret@127.0.0.1:1", "--data", text(folder.path())][..], "--database"),
        (&["--nats=me:secret@127.0.0.1:1", unreachable], "nats://"),
        (&["--nats-ca", text(&missing), unreachable], "--nats,"),
    ] {
        let mut command = igroteka(&["serve", "--listen", "127.0.0.1:0"]);
        command.args(arguments);
        let told = refusal(command);
        assert!(told.contains(part) && !told.contains("secret"), "{arguments:?}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_password_is_in_the_log_once_and_games_go_on() {
    let postgres = Postgres::start();
    let database = format!("--database={}", postgres.new_database());
    let nats = NatsServer::start("authorization { user: igroteka, password: right }");
    let missing = ["--nats-credentials=/missing.creds", &database];
    let mut command = igroteka(&["serve", "--listen", "127.0.0.1:0", "--nats", &nats.url()]);
    let told = {
        let output = command.args(missing).output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(told.contains("/missing.creds"), "{told}");

    let address = nats.url().replace("://", "://igroteka:wr0ng@");
    let nodes = [node(&[&database], &address), node(&[&database], &address)];
    let refused = |node: &ServerProcess| node.logged().matches("authorization violation").count();
    for node in &nodes {
        until("refusal in the log", || (refused(node) > 0).then_some(()));
    }

    let one = nodes[0].client().guest("Olya").await.unwrap();
    let table = one.post("/api/tables", json!({"game": "quoridor", "setup": {"start": 1}})).await;
    let id = table["id"].as_str().unwrap();
    let two = nodes[1].client().guest("Petro").await.unwrap();
    two.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
    one.table(id).act(json!({"kind": "start"})).await;
    let mut socket = two.socket().await.unwrap();
    socket.watch(id).await;
    assert_eq!(one.table(id).play(0, "e2").await.0, 200);
    assert_eq!(socket.next_of("update").await["events"][0]["line"], "1 e2");

    for node in nodes {
        assert_eq!(node.get("/readyz").unwrap().status, 200);
        node.signal("TERM");
        let (status, printed, logged) = node.end();
        assert!(status.success(), "{logged}");
        assert!(printed.contains(&nats.url()), "{printed}");
        for text in ["NATS cannot be used", "authorization violation", "the other nodes cannot be told"] {
            assert_eq!(logged.matches(text).count(), 1, "{text} in {logged}");
        }
        assert!(!logged.contains("wr0ng") && !printed.contains("wr0ng"), "{logged}");
    }
}
