//! How the service ends.

use std::io::Write;
use std::net::TcpStream;
use std::os::unix::process::ExitStatusExt;

use futures_util::StreamExt;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::server::{PATIENCE, Server, folder, until};

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
    let (mut socket, _) = connect_async(format!("ws://{}/api/live", server.address)).await.unwrap();
    server.signal("TERM");
    let farewell = async {
        let mut said = Vec::new();
        while let Some(Ok(message)) = socket.next().await {
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

#[test]
fn a_second_signal_ends_it_at_once() {
    let server = Server::start(&[]);
    // A question that is never finished holds the end up.
    let mut slow = TcpStream::connect(server.address).unwrap();
    slow.write_all(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n").unwrap();
    slow.write_all(b"Content-Length: 20\r\n\r\n{").unwrap();
    until("line", || server.logged().contains("serving").then_some(()));
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
