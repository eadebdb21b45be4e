//! Bots: programs with a token.

use serde_json::json;

use crate::people::server::{Answer, Server};

async fn make(server: &Server, cookie: &str, body: serde_json::Value) -> Answer {
    server.ask("POST", "/api/me/bots").cookie(cookie).json(body).send().await
}

#[tokio::test]
async fn a_bot_has_a_token_of_its_own_that_is_shown_once() {
    let server = Server::start().await;
    let owner = server.guest("Ann").await;
    let made = make(&server, &owner, json!({ "name": " Robot " })).await;
    assert_eq!((made.status, made.body["name"].as_str()), (201, Some("Robot")));
    let token = made.body["token"].as_str().unwrap();
    let me = server.ask("GET", "/api/me").bearer(token).send().await;
    assert_eq!((me.status, &me.body["id"]), (200, &made.body["id"]));
    assert_eq!((me.body["kind"].as_str(), me.body["scope"].as_str()), (Some("bot"), Some("play")));

    let read = make(&server, &owner, json!({ "name": "Reader", "scope": "read" })).await;
    assert_eq!(make(&server, &owner, json!({ "name": "Boss", "scope": "full" })).await.status, 400);
    assert_eq!(make(&server, &owner, json!({ "name": "Boss", "scope": "admin" })).await.status, 400);
    let list = server.ask("GET", "/api/me/bots").cookie(&owner).send().await;
    let seen: Vec<_> =
        list.body.as_array().unwrap().iter().map(|bot| (&bot["id"], bot["scope"].as_str())).collect();
    assert_eq!(seen.len(), 2);
    assert!(
        seen.contains(&(&made.body["id"], Some("play"))) && seen.contains(&(&read.body["id"], Some("read")))
    );
    assert!(!list.text.contains(token));
}

#[tokio::test]
async fn a_bot_may_not_touch_an_account() {
    let server = Server::start().await;
    let owner = server.guest("Ann").await;
    let token =
        make(&server, &owner, json!({ "name": "Robot" })).await.body["token"].as_str().unwrap().to_owned();
    for (method, path, body) in [
        ("PATCH", "/api/me", json!({ "name": "Boss" })),
        ("POST", "/api/me/register", json!({ "login": "robot", "password": "a long password" })),
        ("PUT", "/api/me/password", json!({ "old": "a long password", "new": "a long password" })),
        ("DELETE", "/api/me", json!({})),
        ("POST", "/api/me/bots", json!({ "name": "Child" })),
        ("POST", "/api/session", json!({ "login": "robot", "password": "a long password" })),
    ] {
        let answer = server.ask(method, path).bearer(&token).json(body).send().await;
        assert_eq!((answer.status, answer.code()), (403, "forbidden"), "{method} {path}");
    }
    for (method, path) in [("GET", "/api/me/bots"), ("GET", "/api/me/export"), ("DELETE", "/api/session")] {
        assert_eq!(server.ask(method, path).bearer(&token).send().await.status, 403, "{method} {path}");
    }
    let made = server.ask("POST", "/api/me").bearer(&token).json(json!({ "name": "Two" })).send().await;
    assert_eq!(made.status, 409);
    assert_eq!(server.ask("GET", "/api/me").bearer(&token).send().await.body["name"], "Robot");
}

#[tokio::test]
async fn only_its_owner_removes_a_bot() {
    let server = Server::start().await;
    let (owner, other) = (server.guest("Ann").await, server.guest("Eve").await);
    let bot = make(&server, &owner, json!({ "name": "Robot" })).await;
    let token = bot.body["token"].as_str().unwrap();
    assert_eq!(server.ask("GET", "/api/me").bearer(token).send().await.status, 200);
    let path = format!("/api/me/bots/{}", bot.body["id"].as_str().unwrap());
    let refused = server.ask("DELETE", &path).cookie(&other).send().await;
    assert_eq!((refused.status, refused.code()), (404, "not_found"));
    // Nor can people be removed as if they were bots, oneself included.
    let owner_id = server.me(&owner).await.body["id"].as_str().unwrap().to_owned();
    for id in [owner_id.as_str(), "0", "zzz", "00000000000000000000000000", "%20"] {
        for who in [&owner, &other] {
            let answer = server.ask("DELETE", &format!("/api/me/bots/{id}")).cookie(who).send().await;
            assert_eq!(answer.status, 404, "{id}");
        }
    }
    assert_eq!(server.ask("GET", "/api/me").bearer(token).send().await.status, 200);
    assert_eq!(server.ask("DELETE", &path).cookie(&owner).send().await.status, 204);
    assert_eq!(server.ask("GET", "/api/me").bearer(token).send().await.status, 401);
    assert_eq!(server.ask("DELETE", &path).cookie(&owner).send().await.status, 404);
}

#[tokio::test]
async fn nobody_has_more_than_twenty() {
    let server = Server::start().await;
    let owner = server.guest("Ann").await;
    for n in 0..19 {
        assert_eq!(make(&server, &owner, json!({ "name": format!("Robot {n}") })).await.status, 201);
    }
    let (left, right) = tokio::join!(
        make(&server, &owner, json!({ "name": "Left" })),
        make(&server, &owner, json!({ "name": "Right" }))
    );
    let mut statuses = [left.status, right.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409], "two at once");
}

#[tokio::test]
async fn a_bot_leaves_with_its_owner() {
    let server = Server::start().await;
    let owner = server.guest("Ann").await;
    let bot = make(&server, &owner, json!({ "name": "Robot" })).await;
    let token = bot.body["token"].as_str().unwrap();
    assert_eq!(server.ask("GET", "/api/me").bearer(token).send().await.status, 200);
    assert_eq!(server.ask("DELETE", "/api/me").cookie(&owner).send().await.status, 204);
    assert_eq!(server.ask("GET", "/api/me").bearer(token).send().await.status, 401);
}
