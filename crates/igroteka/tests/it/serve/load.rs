//! `igroteka load` against the server it is made for. How fast it is depends on the machine; that it works does not.

use serde_json::Value;

use crate::serve::server::{Server, run};

fn load(server: &Server, seconds: &str, arguments: &[&str]) -> Value {
    let url = format!("http://{}", server.address);
    let begin = ["load", "--json", "--seconds", seconds, "--warm-up", "0.2", "--url", &url];
    let output = run(&[&begin, arguments].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("it prints JSON")
}

/// Makes more than `moves` moves without an error. A second is plenty; a machine with a busy disk gets a minute.
fn load_until(server: &Server, moves: u64, arguments: &[&str]) -> Value {
    for seconds in ["1", "10", "60"] {
        let report = load(server, seconds, arguments);
        assert_eq!(report["errors"], 0, "{report}");
        if report["moves"].as_u64() > Some(moves) {
            return report;
        }
    }
    panic!("{moves} moves or fewer in a minute");
}

#[test]
fn matches_of_every_game_move_without_an_error() {
    let server = Server::start(&["--no-limits"]);
    for game in igroteka_catalog::kinds() {
        let report = load_until(&server, 0, &["--matches", "3", "--game", game.id()]);
        assert_eq!(report["game"], game.id(), "{report}");
    }
}

#[test]
fn a_rematch_follows_every_game() {
    let server = Server::start(&["--no-limits"]);
    // A game of two moves: without rematches one match would make no more than that.
    let setup = r#"{"start": 1, "repetition": false, "ply_limit": 2}"#;
    load_until(&server, 2, &["--matches", "1", "--setup", setup]);
}

#[test]
fn idle_sockets_are_held() {
    let server = Server::start(&["--no-limits"]);
    let report = load(&server, "1", &["--idle", "20"]);
    assert_eq!((&report["sockets"], &report["dropped"]), (&20.into(), &0.into()), "{report}");
}

#[test]
fn a_server_with_limits_is_not_measured_by_accident() {
    let server = Server::start(&[]);
    let output = run(&["load", "--idle", "100", "--url", &format!("http://{}", server.address)]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && told.contains("--no-limits"), "{told}");
}
