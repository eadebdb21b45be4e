use std::time::Duration;

use axum::http::StatusCode;
use axum::routing::get;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::*;
use crate::Config;

/// Stands in for the home network: other computers cannot reach it, but it is another address.
const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 2));
const SOON: Duration = Duration::from_secs(10);

/// A service on loopback, whose port stays taken.
async fn offered(addresses: Vec<IpAddr>) -> (Lan, TcpListener, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let listening = listener.local_addr().unwrap();
    let lan = Lan::new(addresses);
    let router = Router::new().route("/", get(|| async { "here" }));
    lan.offer(listening, router, Connections::new(&Config::default())).await;
    (lan, listener, SocketAddr::new(HOME, listening.port()))
}

/// Asks over a connection that stays open.
async fn ask(stream: &mut TcpStream) -> io::Result<String> {
    stream.write_all(b"GET / HTTP/1.1\r\nHost: home\r\n\r\n").await?;
    let mut answer = vec![0; 1000];
    let length = timeout(SOON, stream.read(&mut answer)).await.expect("an answer, or an end")?;
    Ok(String::from_utf8_lossy(&answer[..length]).into_owned())
}

#[tokio::test]
async fn it_opens_answers_and_closes() {
    let (lan, _listener, home) = offered(vec![HOME]).await;
    assert_eq!(lan.state().await, LanState { offered: true, addresses: Vec::new() });
    assert!(TcpStream::connect(home).await.is_err(), "nobody gets in before it is opened");

    let opened = lan.open().await.unwrap();
    assert_eq!(opened.addresses[0].url, format!("http://{home}"));
    assert_eq!(lan.open().await.unwrap(), opened, "opening twice is opening once");
    let mut guest = TcpStream::connect(home).await.unwrap();
    assert!(ask(&mut guest).await.unwrap().ends_with("here"));

    assert_eq!(lan.close().await, LanState { offered: true, addresses: Vec::new() });
    // A connection that waits for nothing in particular ends too.
    let mut rest = Vec::new();
    let ended = timeout(SOON, guest.read_to_end(&mut rest)).await.expect("the connection is cut");
    assert!(ended.is_err() || rest.is_empty(), "{rest:?}");
    let refused = async {
        while TcpStream::connect(home).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    timeout(SOON, refused).await.expect("nobody gets in after it is closed");

    assert_eq!(lan.open().await.unwrap(), opened, "it can be opened again");
    let mut guest = TcpStream::connect(home).await.unwrap();
    assert!(ask(&mut guest).await.unwrap().ends_with("here"));
}

#[tokio::test]
async fn withdrawing_lets_connections_finish() {
    let (lan, _listener, home) = offered(vec![HOME]).await;
    lan.open().await.unwrap();
    let mut guest = TcpStream::connect(home).await.unwrap();
    assert!(ask(&mut guest).await.unwrap().ends_with("here"));
    lan.withdraw().await;
    assert_eq!(lan.state().await, LanState::default());
    assert_eq!(lan.open().await.unwrap_err().0.code, ErrorCode::NotNow);
    // An idle connection is told to end, without being cut: the end of input, no error.
    assert_eq!(ask(&mut guest).await.ok().as_deref(), Some(""));
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused_with_a_reason() {
    let (lan, _listener, home) = offered(vec![HOME]).await;
    let _taken = TcpListener::bind(home).await.unwrap();
    let refusal = lan.open().await.unwrap_err();
    assert_eq!(refusal.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(refusal.0.message.contains(&home.to_string()), "{}", refusal.0.message);
    assert_eq!(lan.state().await.addresses, Vec::new());

    let elsewhere = Lan::new(vec![HOME]);
    let connections = Connections::new(&Config::default());
    elsewhere.offer("0.0.0.0:1".parse().unwrap(), Router::new(), connections).await;
    assert_eq!(elsewhere.state().await, LanState::default(), "it is open to all by its settings");
    assert_eq!(elsewhere.open().await.unwrap_err().0.code, ErrorCode::NotNow);
}

#[tokio::test]
async fn one_taken_address_does_not_shut_out_the_others() {
    let other = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 3));
    let (lan, _listener, home) = offered(vec![HOME, other]).await;
    let _taken = TcpListener::bind(home).await.unwrap();
    let opened = lan.open().await.unwrap();
    assert_eq!(opened.addresses.len(), 1);
    assert_eq!(opened.addresses[0].url, format!("http://{other}:{}", home.port()));
}
