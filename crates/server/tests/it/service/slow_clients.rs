//! Clients that hold connections and never finish what they say.

use std::time::Duration;

use igroteka_server::Config;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use crate::service::harness::{PATIENCE, TestServer, patient, served};

/// A moment between two bytes, far shorter than what is allowed for all of them.
const PAUSE: Duration = Duration::from_millis(20);

/// As little time as possible for headers and bodies.
fn hasty() -> Config {
    let time = Duration::from_millis(200);
    Config { header_time: time, body_time: time, ..patient() }
}

/// A connection from an address that is not the other clients'.
async fn from(address: &str, server: &TestServer) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{address}:0").parse().unwrap()).unwrap();
    socket.connect(server.address).await.unwrap()
}

/// Says something a byte at a time until the service hangs up; gives what it answered.
async fn drip(server: &TestServer, begin: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(begin.as_bytes()).await.unwrap();
    let (mut read, mut write) = stream.split();
    let mut answer = Vec::new();
    let dripping = async {
        loop {
            sleep(PAUSE).await;
            // When the service has hung up, the other half sees it.
            let _ = write.write_all(b"x").await;
        }
    };
    let reading = timeout(PATIENCE, read.read_to_end(&mut answer));
    tokio::select! {
        read = reading => { let _ = read.expect("it hangs up"); }
        () = dripping => {}
    }
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_headers_and_slow_bodies_are_cut() {
    let (server, _time, _folder) = served(hasty()).await;
    assert_eq!(drip(&server, "").await, "");
    assert_eq!(drip(&server, "GET /healthz HTTP/1.1\r\nHost: slow\r\nX: ").await, "");
    let head = "POST /api/me HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\n";
    for length in ["Content-Length: 60000\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n8000\r\n{"] {
        let answer = drip(&server, &format!("{head}{length}")).await;
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("did not arrive"), "{answer}");
    }
    // A connection on which nothing more is asked is not kept for ever, either.
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: idle\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    timeout(PATIENCE, idle.read_to_end(&mut answer)).await.expect("it hangs up").unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_and_sockets_stay_open_for_longer() {
    let (server, _time, _folder) = served(hasty()).await;
    let olya = server.guest("Olya").await;
    let table = olya.post("/api/tables", json!({"game": "metro"})).await;
    let table = table["id"].as_str().unwrap().to_owned();
    let mut stream = olya.stream(&format!("/api/tables/{table}/stream")).await;
    let mut socket = olya.socket().await.unwrap();
    socket.watch(&table).await;
    sleep(Duration::from_secs(1)).await;
    assert_eq!(socket.ask(json!({"want": "ping"})).await["kind"], "pong");
    olya.table(&table).act(json!({"kind": "close"})).await;
    let closed = async {
        while let Some(line) = stream.next_line().await.unwrap() {
            if String::from_utf8(line).unwrap().contains(r#""closed""#) {
                return true;
            }
        }
        false
    };
    assert!(timeout(PATIENCE, closed).await.expect("something comes"), "the stream was cut");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_only_so_many_connections() {
    const MOST: usize = 8;
    let config = Config { limits: true, connections_each: MOST, ..patient() };
    let (server, _time, _folder) = served(config).await;
    let mut open = Vec::new();
    for _ in 0..MOST {
        let mut stream = from("127.0.0.10", &server).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.unwrap();
        open.push(stream);
    }
    // One more is closed without a word; what it is told meanwhile is lost.
    let mut refused = from("127.0.0.10", &server).await;
    let ended = timeout(PATIENCE, refused.read(&mut [0])).await.expect("it hangs up");
    assert!(matches!(ended, Ok(0) | Err(_)));
    // Others are not concerned, and a live socket keeps its place.
    let olya = server.guest("Olya").await;
    let mut sockets = Vec::new();
    for _ in 0..MOST - 1 {
        sockets.push(olya.socket().await.unwrap());
    }
    assert!(olya.socket().await.is_err(), "seven sockets, and the connection for requests");
    // A place is free again when its connection ends.
    open.pop();
    let answered = async {
        loop {
            let mut stream = from("127.0.0.10", &server).await;
            // It may be closed while we write.
            let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").await;
            let mut answer = Vec::new();
            if stream.read_to_end(&mut answer).await.is_ok() && answer.starts_with(b"HTTP/1.1 200") {
                break;
            }
        }
    };
    timeout(PATIENCE, answered).await.expect("it gets in");
    drop((open, sockets));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_has_as_many_connections_as_it_likes_and_keeps_them() {
    let trusted_proxies = vec!["127.0.0.10".parse().unwrap()];
    let config = Config { limits: true, connections_each: 1, trusted_proxies, ..hasty() };
    let (server, _time, _folder) = served(config).await;
    let mut open = Vec::new();
    for _ in 0..9 {
        open.push(from("127.0.0.10", &server).await);
    }
    sleep(Duration::from_millis(600)).await;
    for stream in &mut open {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        timeout(PATIENCE, stream.read_exact(&mut answer)).await.expect("an answer").unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
    }
    drop(open);
    server.stop().await;
}
