//! What must not stand in the log.

use serde_json::json;

use crate::people::server::{Log, Server};

#[test]
fn the_log_holds_no_secret() {
    // The log is everything that is logged in a process, at every level; other tests run in this one.
    let output = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "people::secrets::a_log_with_everything", "--ignored"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("1 passed"), "{said}");
}

#[tokio::test]
#[ignore = "run by the_log_holds_no_secret, in a process of its own"]
async fn a_log_with_everything() {
    let log = Log::of_this_process();
    let server = Server::start().await;
    let cookie = server.account("vera", "unmistakable-password-1").await;
    server.sign_in("vera", "unmistakable-password-2").await;
    let elsewhere = server.sign_in("vera", "unmistakable-password-1").await.cookie();
    let bot = server.ask("POST", "/api/me/bots").cookie(&cookie).json(json!({ "name": "R" })).send().await;
    let token = bot.body["token"].as_str().unwrap().to_owned();
    server.ask("GET", "/api/me").bearer(&token).send().await;
    let body = json!({ "old": "unmistakable-password-1", "new": "unmistakable-password-3" });
    server.ask("PUT", "/api/me/password").cookie(&cookie).json(body).send().await;
    server
        .ask("POST", "/api/session")
        .body("application/json", r#"{"login":"unmistakable-password-4"#)
        .send()
        .await;
    server.ask("GET", "/api/nothing/unmistakable-link?link=unmistakable-query").send().await;
    server.ask("GET", "/unmistakable-link").send().await;
    server.raw("UNMISTAKABLE /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;

    let log = log.text();
    assert!(log.contains(r#"method="PUT" route="/api/me/password""#), "requests are logged: {log}");
    let secrets = [&cookie["igroteka=".len()..], &elsewhere["igroteka=".len()..], &token, "$argon2"];
    for secret in secrets {
        assert!(!log.contains(secret), "{secret}");
    }
    assert!(!log.to_lowercase().contains("unmistakable"));
}
