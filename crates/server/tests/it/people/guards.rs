//! The guards in front of every handler: cross-site requests, odd paths, odd bodies, security headers.

use igroteka_server::Config;
use serde_json::json;

use crate::people::server::Server;

#[tokio::test]
async fn another_site_cannot_use_somebody_s_cookie() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    let body = json!({ "name": "Evil" });
    let ours = format!("http://{}", server.host);
    let rename = || server.ask("PATCH", "/api/me").header("cookie", &cookie).json(body.clone());
    for ask in [
        rename(),
        rename().header("origin", "http://evil.example"),
        rename().header("origin", "null"),
        rename().header("origin", &format!("{ours}.evil.example")),
        rename().header("origin", "http://evil.example").header("origin", &ours),
        rename().header("origin", "http://evil.example").header("sec-fetch-site", "none"),
        rename().header("sec-fetch-site", "cross-site"),
    ] {
        let answer = ask.send().await;
        assert_eq!((answer.status, answer.code()), (403, "forbidden"));
    }
    assert_eq!(server.me(&cookie).await.body["name"], "Ann");
    assert_eq!(rename().header("sec-fetch-site", "same-origin").send().await.status, 200);
    assert_eq!(rename().header("origin", &ours).send().await.status, 200);

    let bot = server.ask("POST", "/api/me/bots").cookie(&cookie).json(json!({ "name": "R" })).send().await;
    let token = bot.body["token"].as_str().unwrap();
    let by_bearer = server.ask("PATCH", "/api/me").bearer(token).header("origin", "http://evil.example");
    let answer = by_bearer.json(body.clone()).send().await;
    assert_eq!(
        answer.body["error"]["message"], "this token may not change the account",
        "it passed the guards"
    );
    let socket = server.ask("GET", "/api/nothing").header("cookie", &cookie).header("upgrade", "websocket");
    assert_eq!(socket.header("origin", "http://evil.example").send().await.status, 403);
}

#[tokio::test]
async fn the_public_address_may_use_it() {
    let public_url = Some("https://games.example".to_owned());
    let server = Server::with(Config { public_url, limits: false, ..Config::default() }).await;
    let cookie = server.guest("Ann").await;
    for (origin, status) in [("https://games.example", 200), ("http://games.example", 403)] {
        let ask = server.ask("PATCH", "/api/me").header("cookie", &cookie).header("origin", origin);
        assert_eq!(ask.json(json!({ "name": "Ann" })).send().await.status, status, "{origin}");
    }
}

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let server = Server::start().await;
    for path in ["/api/me", "/api/nothing", "/", "/healthz"] {
        let answer = server.ask("GET", path).send().await;
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'self'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
        {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        let stored = answer.header("cache-control") == "no-store";
        assert_eq!(stored, path.starts_with("/api"), "{path}");
        assert!(answer.header("access-control-allow-origin").is_empty());
    }
}

#[tokio::test]
async fn only_a_service_behind_https_asks_for_nothing_else() {
    for (url, expected) in
        [(None, ""), (Some("http://games.example"), ""), (Some("https://games.example"), "max-age=15552000")]
    {
        let public_url = url.map(str::to_owned);
        let server = Server::with(Config { public_url, limits: false, ..Config::default() }).await;
        for path in ["/api/me", "/api/nothing", "/healthz"] {
            let answer = server.ask("GET", path).send().await;
            assert_eq!(answer.header("strict-transport-security"), expected, "{path} at {url:?}");
        }
    }
}

#[tokio::test]
async fn what_does_not_exist_is_refused_in_our_words() {
    let server = Server::start().await;
    for path in
        ["/api/nothing", "/api/", "/api", "/api/me/", "/api/people/", "/api/people/x", "/api/people/x/y"]
    {
        let answer = server.ask("GET", path).send().await;
        assert_eq!((answer.status, answer.code()), (404, "not_found"), "{path}");
    }
    for (method, path) in [("DELETE", "/api/people/00000000000000000000000000"), ("PUT", "/api/session")] {
        let answer = server.ask(method, path).send().await;
        assert_eq!(answer.status, 405);
        assert_eq!(answer.code(), "bad_request");
        assert!(!answer.header("allow").is_empty(), "{path}");
    }
    assert_eq!(server.ask("ODD", "/api/me").send().await.status, 405);
}

#[tokio::test]
async fn clever_paths_lead_nowhere() {
    let server = Server::start().await;
    let long = format!("/api/{}", "a".repeat(3000));
    let query = format!("/api/me?{}", "a".repeat(9000));
    for (path, status) in [
        ("//api/me", "404"),
        ("/api//me", "404"),
        ("/api/../api/me", "404"),
        ("/api/%2e%2e/api/me", "404"),
        ("/api%2fme", "404"),
        ("/api/people/%00", "404"),
        ("/api/people/%ff", "404"),
        ("/api\\me", "404"),
        ("/api/people/..%5c..", "404"),
        (&long, "414"),
        (&query, "414"),
    ] {
        let answer =
            server.raw(&format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).await;
        let found = answer.split(' ').nth(1).unwrap_or_default();
        // A backslash may also be refused as no address at all.
        assert!(found == status || (path.contains('\\') && found == "400"), "{path:.40}: {answer}");
    }
}

#[tokio::test]
async fn only_json_of_a_sensible_size_is_read() {
    let server = Server::start().await;
    let post = || server.ask("POST", "/api/me");
    for kind in
        ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/jsonx"]
    {
        let answer = post().body(kind, r#"{"name":"Ann"}"#).send().await;
        assert_eq!((answer.status, answer.code()), (400, "bad_request"), "{kind}");
    }
    assert_eq!(post().body("Application/JSON; charset=utf-8", r#"{"name":"Ann"}"#).send().await.status, 201);
    for body in
        ["", "{", "[]", "null", r#"{"name":null}"#, r#"{"name":"A","admin":1}"#, r#"{"name":"\ud800"}"#]
    {
        let answer = post().body("application/json", body).send().await;
        assert_eq!((answer.status, answer.code()), (400, "bad_request"), "{body}");
        assert!(answer.text.len() < 400);
    }
    let deep = format!(r#"{{"name":{}}}"#, "[".repeat(30_000));
    assert_eq!(post().body("application/json", deep).send().await.status, 400);
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(70_000));
    let answer = post().body("application/json", large.clone()).send().await;
    assert_eq!((answer.status, answer.code()), (413, "too_large"));
    // The same without a length that tells it beforehand.
    let chunk = format!("{:x}\r\n{large}\r\n0\r\n\r\n", large.len());
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n";
    let answer = server.raw(&format!("{head}Transfer-Encoding: chunked\r\n\r\n{chunk}")).await;
    assert!(answer.starts_with("HTTP/1.1 413 ") && answer.contains("too_large"), "{answer}");
}
