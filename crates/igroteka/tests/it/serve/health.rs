//! What those who watch over the service see.

use igroteka_client::testing::ask;

use crate::serve::server::{Server, igroteka, refusal, run};

#[test]
fn it_is_up_and_ready() {
    let server = Server::start(&[]);
    assert_eq!(server.get("/healthz").unwrap().text(), "up\n");
    assert_eq!(server.get("/readyz").unwrap().text(), "ready\n");
    let output = run(&["health", "--listen", &server.address.to_string()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn nobody_there_is_not_ready() {
    // Nobody listens on port 1 of a machine on which tests run.
    let told = refusal(igroteka(&["health", "--listen", "127.0.0.1:1"]));
    assert!(told.contains("nobody answers on 127.0.0.1:1"), "{told}");
}

#[test]
fn nothing_is_counted_unless_asked_for() {
    let server = Server::start(&[]);
    let answer = server.get("/metrics").unwrap();
    assert_eq!(answer.status, 404);
    assert!(!answer.text().contains("igroteka_"), "{}", answer.text());
}

#[test]
fn what_is_counted_is_told_to_prometheus() {
    let server = Server::start(&["--metrics"]);
    let answer = server.get("/metrics").unwrap();
    assert!(
        answer.is_success() && answer.header("content-type").contains("text/plain; version=0.0.4"),
        "{answer:?}"
    );
    assert!(answer.text().contains("igroteka_build_info{version="), "{}", answer.text());
    assert_eq!(ask(server.address, "POST", "/metrics", &[]).unwrap().status, 405);
}
