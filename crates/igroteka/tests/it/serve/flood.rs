//! One address that opens more connections than the program may have files.

use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;

use igroteka_client::testing::ask;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::sleep;

use crate::serve::server::{Server, folder, text};

/// What most systems allow a program at first.
const FILES: u64 = 1_024;

const HALF_OPEN: usize = 1_300;

async fn half_open(server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    // Not the address that others come from, nor one that a test listens on: for a minute these ports stay taken there.
    socket.bind("127.0.0.10:0".parse().expect("an address")).expect("all of 127.0.0.0/8 is here");
    let mut stream = socket.connect(server).await.expect("the system accepts for the service");
    // It may be closed already.
    let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await;
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_requests_from_one_address_do_not_keep_others_out() {
    rlimit::increase_nofile_limit(FILES + 2_000).expect("this test holds many connections");
    let folder = folder();
    let data = folder.path().join("data");
    let program = env!("CARGO_BIN_EXE_igroteka");
    let mut command = Command::new("sh");
    command.args(["-c", &format!(r#"ulimit -n {FILES} && exec "$0" "$@""#), program]);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data", text(&data)]).env_clear();
    let server = Server::start_by(command, &data);
    let mut open = Vec::new();
    for _ in 0..HALF_OPEN {
        open.push(half_open(server.address).await);
    }
    // All of them have arrived when one that came later is answered; without a limit none is.
    for _ in 0..20 {
        let response = ask(server.address, "GET", "/readyz", &[]).expect("others get in");
        assert_eq!(response.status, 200);
        sleep(Duration::from_millis(20)).await;
    }
    assert!(!server.logged().contains("Too many open files"), "{}", server.logged());
    drop(open);
}
