//! How much one address and one person may do.

use igroteka_server::Config;
use serde_json::json;

use crate::people::server::{Answer, Server};

async fn guest_from(server: &Server, forwarded: &str) -> Answer {
    let ask = server.ask("POST", "/api/me").header("x-forwarded-for", forwarded);
    ask.json(json!({ "name": "Ann" })).send().await
}

/// How many guests this address can still make, and the refusal that ends it.
async fn guests_until_refused(server: &Server, forwarded: impl Fn(usize) -> String) -> (usize, Answer) {
    for n in 0..1000 {
        let answer = guest_from(server, &forwarded(n)).await;
        if answer.status != 201 {
            return (n, answer);
        }
    }
    panic!("there is no limit");
}

#[tokio::test]
async fn an_address_makes_only_so_many_guests_whatever_it_says() {
    let server = Server::with(Config::default()).await;
    let (made, refused) = guests_until_refused(&server, |n| format!("198.51.100.{n}")).await;
    assert_eq!(made, 30);
    assert_eq!((refused.status, refused.code()), (429, "too_many"));
    assert_eq!(refused.header("retry-after"), "5");
    assert_eq!(refused.body["error"]["retry_after"], 5);
    assert!(refused.header("set-cookie").is_empty());
    server.pass(5000);
    assert_eq!(guest_from(&server, "").await.status, 201);
    assert_eq!(guest_from(&server, "").await.status, 429);
}

#[tokio::test]
async fn behind_a_trusted_proxy_each_client_is_counted() {
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::with(Config { trusted_proxies, ..Config::default() }).await;
    // What the client itself wrote stands left of what the proxy added.
    let (made, _) = guests_until_refused(&server, |n| format!("203.0.113.{n}, 198.51.100.1")).await;
    assert_eq!(made, 30);
    assert_eq!(guest_from(&server, "198.51.100.2").await.status, 201);
    let (made, _) = guests_until_refused(&server, |n| format!("2001:db8::{n:x}")).await;
    assert_eq!(made, 30, "a household's network is one address");
}

#[tokio::test]
async fn one_person_is_limited_and_the_next_is_not() {
    let server = Server::with(Config::default()).await;
    let (one, two) = (server.guest("One").await, server.guest("Two").await);
    let rename = async |cookie: &str| {
        server.ask("PATCH", "/api/me").cookie(cookie).json(json!({ "name": "New" })).send().await.status
    };
    for _ in 0..30 {
        assert_eq!(rename(&one).await, 200);
    }
    assert_eq!(rename(&one).await, 429);
    assert_eq!(rename(&two).await, 200);
    server.pass(3000);
    assert_eq!(rename(&one).await, 200);
}

#[tokio::test]
async fn guesses_at_one_login_are_counted_wherever_they_come_from() {
    let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let server = Server::with(Config { trusted_proxies, ..Config::default() }).await;
    let guess = async |n: usize, login: &str| {
        let ask = server.ask("POST", "/api/session").header("x-forwarded-for", &format!("198.51.100.{n}"));
        ask.json(json!({ "login": login, "password": format!("guess number {n}") })).send().await.status
    };
    for n in 0..20 {
        assert_eq!(guess(n, "ann").await, 401);
    }
    assert_eq!(guess(20, "Ann").await, 429);
    assert_eq!(guess(20, "bob").await, 401);
}

#[tokio::test]
async fn a_flood_of_sign_ins_is_answered_and_bounded() {
    let server = std::sync::Arc::new(Server::start().await);
    let flood: Vec<_> = (0..60)
        .map(|n| {
            let server = std::sync::Arc::clone(&server);
            tokio::spawn(
                async move { server.sign_in(&format!("nobody{n}"), "a wrong password").await.status },
            )
        })
        .collect();
    let mut statuses = Vec::new();
    for one in flood {
        statuses.push(one.await.unwrap());
    }
    assert!(statuses.iter().all(|status| [401, 503].contains(status)), "{statuses:?}");
    assert!(statuses.contains(&401));
    assert_eq!(server.sign_in("nobody", "a wrong password").await.status, 401, "and it is over");
}

#[tokio::test]
async fn a_flood_of_sign_ins_from_one_address_refuses_nobody_elsewhere() {
    let config =
        Config { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], limits: false, ..Config::default() };
    let server = std::sync::Arc::new(Server::with(config).await);
    let flood: Vec<_> = (0..60)
        .map(|n| {
            let server = std::sync::Arc::clone(&server);
            tokio::spawn(async move {
                let login = format!("nobody{n}");
                sign_in_from(&server, "198.51.100.1", &login).await
            })
        })
        .collect();
    for n in 0..5 {
        assert_eq!(sign_in_from(&server, "198.51.100.2", &format!("other{n}")).await, 401);
    }
    for one in flood {
        assert!([401, 503].contains(&one.await.unwrap()));
    }
}

async fn sign_in_from(server: &Server, address: &str, login: &str) -> u16 {
    let ask = server.ask("POST", "/api/session").header("x-forwarded-for", address);
    ask.json(json!({ "login": login, "password": "a wrong password" })).send().await.status
}

#[tokio::test]
async fn wrong_tokens_are_counted_too() {
    let server = Server::with(Config::default()).await;
    let mut refused = 0;
    for n in 0..1600 {
        let answer = server.ask("GET", "/api/me").bearer(&format!("{n:064x}")).send().await;
        refused += usize::from(answer.status == 429);
    }
    assert_eq!(refused, 100, "an address may look 1500 times at once");
}
