//! How the service ends.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::process::ExitStatusExt;

use igroteka_client::testing::{PATIENCE, until};
use igroteka_client::{Message, Socket};
use serde_json::json;
use tokio::time::timeout;

use crate::serve::server::{Server, folder};

#[test]
fn a_signal_ends_it_in_order() {
    for signal in ["TERM", "INT"] {
        let server = Server::start(&[]);
        let address = server.address;
        server.signal(signal);
        let (status, _, log) = server.end();
        assert_eq!((status.code(), status.signal()), (Some(0), None), "{signal}: {log}");
        assert!(log.contains("stopping") && log.contains("stopped"), "{log}");
        assert!(TcpStream::connect(address).is_err(), "nobody listens any longer");
    }
}

#[test]
fn a_signal_ends_it_although_somebody_is_connected() {
    let server = Server::start(&[]);
    // One who says nothing, and one who is in the middle of a question.
    let _silent = TcpStream::connect(server.address).unwrap();
    let mut slow = TcpStream::connect(server.address).unwrap();
    slow.write_all(b"GET /heal").unwrap();
    server.signal("TERM");
    let (status, _, log) = server.end();
    assert_eq!(status.code(), Some(0), "{log}");
}

#[tokio::test]
async fn whoever_is_connected_is_told() {
    let server = Server::start(&[]);
    let mut socket = Socket::open(server.client().address(), &[]).await.unwrap();
    server.signal("TERM");
    let farewell = async {
        let mut said = Vec::new();
        while let Some(message) = socket.next_message().await {
            match message {
                Message::Text(text) => said.push(text.to_string()),
                Message::Close(frame) => return (said, frame.map(|frame| u16::from(frame.code))),
                _ => {}
            }
        }
        (said, None)
    };
    let (said, code) = timeout(PATIENCE, farewell).await.expect("an end");
    assert!(said.last().is_some_and(|last| last.contains("goodbye")), "{said:?}");
    assert_eq!(code, Some(1001), "going away");
    let (status, _, log) = server.end();
    assert_eq!(status.code(), Some(0), "{log}");
}

#[tokio::test]
async fn a_move_that_was_acknowledged_before_the_goodbye_is_there_after_a_restart() {
    let folder = folder();
    let server = Server::start_in(folder.path(), &[]);
    let guest = server.client().guest("Olya").await.unwrap();
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Petro"}]);
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "seats": seats});
    let table = guest.post("/api/tables", new).await["id"].as_str().unwrap().to_owned();
    guest.table(&table).act(json!({"kind": "start"})).await;

    let mut socket = guest.socket().await.unwrap();
    socket.send_json(json!({"want": "watch", "table": table})).await;
    let action = json!({"kind": "move", "seq": 0, "move": "e2", "seat": 1});
    let play = socket.send_json(json!({"want": "do", "table": table, "action": action})).await;
    let mut kinds = Vec::new();
    let talk = async {
        while let Some(said) = socket.next().await {
            if said["id"] == play {
                assert_eq!(said["kind"], "ok", "{said}");
                server.signal("TERM");
            }
            kinds.push(said["kind"].as_str().unwrap().to_owned());
        }
    };
    timeout(PATIENCE, talk).await.expect("an end");
    assert_eq!(kinds.last().map(String::as_str), Some("goodbye"), "{kinds:?}");
    let (status, _, log) = server.end();
    assert_eq!(status.code(), Some(0), "{log}");

    let server = Server::start_in(folder.path(), &[]);
    let state = guest.at(server.client()).table(&table).state().await;
    assert_eq!((&state["record"], &state["now"]["game"]["turn"]), (&json!(["1 e2"]), &json!(2)));
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let server = Server::start(&[]);
    // A request that is never finished holds the end up, once the server waits for the rest of it.
    let mut slow = TcpStream::connect(server.address).unwrap();
    slow.write_all(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n").unwrap();
    slow.write_all(b"Expect: 100-continue\r\nContent-Length: 20\r\n\r\n").unwrap();
    let mut continues = [0; 12];
    slow.read_exact(&mut continues).unwrap();
    assert_eq!(&continues, b"HTTP/1.1 100");
    server.signal("TERM");
    until("line", || server.logged().contains("stopping").then_some(()));
    server.signal("INT");
    let (status, _, log) = server.end();
    assert_eq!(status.code(), Some(130), "{log}");
    assert!(log.contains("at once"), "{log}");
}

#[test]
fn it_can_be_started_again_after_any_end() {
    let folder = folder();
    for signal in ["TERM", "KILL", "TERM"] {
        let server = Server::start_in(folder.path(), &[]);
        server.signal(signal);
        server.end();
    }
}
