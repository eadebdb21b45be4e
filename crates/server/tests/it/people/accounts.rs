//! Accounts: a login and a password.

use igroteka_server::Config;
use serde_json::{Value, json};

use crate::people::server::{Answer, Server};

const PASSWORD: &str = "корова под дождём";

async fn register(server: &Server, cookie: &str, login: &str, password: &str) -> Answer {
    let body = json!({ "login": login, "password": password });
    server.ask("POST", "/api/me/register").cookie(cookie).json(body).send().await
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_signs_in_elsewhere() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    let id = server.me(&cookie).await.body["id"].clone();
    let account = register(&server, &cookie, "Ann@Example", PASSWORD).await;
    assert_eq!((account.status, account.body["kind"].as_str()), (200, Some("account")));
    assert_eq!((&account.body["id"], account.body["login"].as_str()), (&id, Some("ann@example")));
    let again = register(&server, &cookie, "other", PASSWORD).await;
    assert_eq!((again.status, again.code()), (409, "conflict"));

    let elsewhere = server.sign_in(" ANN@example", PASSWORD).await;
    assert_eq!((elsewhere.status, &elsewhere.body["id"]), (200, &id));
    assert_ne!(elsewhere.cookie(), cookie);
    for one in [&cookie, &elsewhere.cookie()] {
        assert_eq!(server.me(one).await.body["id"], id);
    }
}

#[tokio::test]
async fn a_login_is_one_person_s() {
    let server = Server::start().await;
    server.account("ann", PASSWORD).await;
    let (one, two) = (server.guest("One").await, server.guest("Two").await);
    let taken = register(&server, &one, "ANN", PASSWORD).await;
    assert_eq!((taken.status, taken.code()), (409, "conflict"));
    assert_eq!(server.me(&one).await.body["kind"], "guest");
    let (left, right) =
        tokio::join!(register(&server, &one, "both", PASSWORD), register(&server, &two, "Both", PASSWORD));
    let mut statuses = [left.status, right.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409], "two at once");
}

#[tokio::test]
async fn a_guest_registers_once_even_if_asked_twice_at_once() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    let (left, right) = tokio::join!(
        register(&server, &cookie, "first", PASSWORD),
        register(&server, &cookie, "second", PASSWORD)
    );
    let mut statuses = [left.status, right.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let login = server.me(&cookie).await.body["login"].as_str().unwrap().to_owned();
    assert_eq!(server.sign_in(&login, PASSWORD).await.status, 200);
    let other = if login == "first" { "second" } else { "first" };
    assert_eq!(server.sign_in(other, PASSWORD).await.status, 401);
}

#[tokio::test]
async fn what_is_no_login_or_password_is_refused() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    for (login, password) in [
        ("ab", PASSWORD),
        ("a b c", PASSWORD),
        ("ann\0", PASSWORD),
        ("ann", "1234567"),
        ("ann", &"x".repeat(201)),
    ] {
        assert_eq!(register(&server, &cookie, login, password).await.status, 400, "{login}");
    }
    assert_eq!(server.me(&cookie).await.body["kind"], "guest");
}

#[tokio::test]
async fn registration_can_be_closed() {
    let server = Server::with(Config { registration: false, limits: false, ..Config::default() }).await;
    let cookie = server.guest("Ann").await;
    let refused = register(&server, &cookie, "ann", PASSWORD).await;
    assert_eq!((refused.status, refused.code()), (403, "forbidden"));
    assert_eq!(server.sign_in("ann", PASSWORD).await.status, 401);
}

#[tokio::test]
async fn nobody_learns_whether_a_login_exists() {
    let server = Server::start().await;
    server.account("ann", PASSWORD).await;
    let wrong = server.sign_in("ann", "wrong password").await;
    let nobody = server.sign_in("nobody", "wrong password").await;
    assert_eq!((wrong.status, &wrong.body), (401, &nobody.body));
    assert_eq!(wrong.status, nobody.status);
    for (login, password) in
        [("", ""), ("\0", "\0"), ("ann' --", PASSWORD), ("ann", ""), ("ann", &"x".repeat(50_000))]
    {
        let answer = server.sign_in(login, password).await;
        assert_eq!((answer.status, &answer.body), (401, &wrong.body), "{login:?}");
        assert!(answer.header("set-cookie").is_empty());
    }
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let server = Server::start().await;
    let here = server.account("ann", PASSWORD).await;
    let elsewhere = server.sign_in("ann", PASSWORD).await.cookie();
    assert_eq!(server.me(&elsewhere).await.status, 200);
    let change = async |cookie: &str, old: &str, new: &str| {
        let body = json!({ "old": old, "new": new });
        server.ask("PUT", "/api/me/password").cookie(cookie).json(body).send().await.status
    };
    assert_eq!(change(&here, "not the old one", "another password").await, 403);
    assert_eq!(change(&here, PASSWORD, "short").await, 400);
    assert_eq!(server.me(&elsewhere).await.status, 200, "nothing has changed yet");
    assert_eq!(change(&here, PASSWORD, "another password").await, 204);
    assert_eq!(server.me(&here).await.status, 200);
    assert_eq!(server.me(&elsewhere).await.status, 401);
    assert_eq!(server.sign_in("ann", PASSWORD).await.status, 401);
    assert_eq!(server.sign_in("ann", "another password").await.status, 200);
    let guest = server.guest("Bob").await;
    assert_eq!(change(&guest, PASSWORD, "another password").await, 409, "a guest has none");
}

#[tokio::test]
async fn signing_in_ends_what_the_browser_was_before() {
    let server = Server::start().await;
    server.account("ann", PASSWORD).await;
    let guest = server.guest("Somebody").await;
    let body = json!({ "login": "ann", "password": PASSWORD });
    let answer = server.ask("POST", "/api/session").cookie(&guest).json(body).send().await;
    assert_eq!((answer.status, answer.body["login"].as_str()), (200, Some("ann")));
    assert_eq!(server.me(&guest).await.status, 401);
}

#[tokio::test]
async fn sessions_of_one_account_are_bounded() {
    let server = Server::start().await;
    let first = server.account("ann", PASSWORD).await;
    let id = server.me(&first).await.body["id"].as_str().unwrap().parse().unwrap();
    let mut last = String::new();
    for _ in 0..52 {
        server.pass(1);
        last = server.sign_in("ann", PASSWORD).await.cookie();
    }
    assert_eq!(server.store.tokens(id).await.unwrap().len(), 50);
    assert_eq!(server.me(&first).await.status, 401, "the oldest has ended");
    assert_eq!(server.me(&last).await.status, 200);
}

#[tokio::test]
async fn an_account_leaves_with_its_password() {
    let server = Server::start().await;
    let cookie = server.account("ann", PASSWORD).await;
    let leave = async |body: Option<Value>| {
        let ask = server.ask("DELETE", "/api/me").cookie(&cookie);
        body.map_or(ask, |body| server.ask("DELETE", "/api/me").cookie(&cookie).json(body))
            .send()
            .await
            .status
    };
    assert_eq!(leave(None).await, 403);
    assert_eq!(leave(Some(json!({}))).await, 403);
    assert_eq!(leave(Some(json!({ "password": "wrong password" }))).await, 403);
    assert_eq!(leave(Some(json!({ "password": 1 }))).await, 400);
    assert_eq!(server.me(&cookie).await.status, 200);
    assert_eq!(leave(Some(json!({ "password": PASSWORD }))).await, 204);
    assert_eq!(server.me(&cookie).await.status, 401);
    assert_eq!(server.sign_in("ann", PASSWORD).await.status, 401);
    server.account("ann", "the next one's password").await;
}

#[tokio::test]
async fn an_export_holds_what_is_kept_and_no_secret() {
    let server = Server::start().await;
    let cookie = server.account("ann", PASSWORD).await;
    let bot =
        server.ask("POST", "/api/me/bots").cookie(&cookie).json(json!({ "name": "Robot" })).send().await;
    let export = server.ask("GET", "/api/me/export").cookie(&cookie).send().await;
    assert_eq!(export.status, 200);
    assert_eq!(export.body["person"]["login"], "ann");
    assert_eq!(export.body["person"]["has_password"], true);
    assert_eq!(export.body["owned"][0]["name"], "Robot");
    assert_eq!(export.body["sessions"].as_array().unwrap().len(), 1);
    for secret in [PASSWORD, "argon2", &cookie["igroteka=".len()..], bot.body["token"].as_str().unwrap()] {
        assert!(!export.text.contains(secret), "{secret}");
    }
    let id = server.me(&cookie).await.body["id"].as_str().unwrap().parse().unwrap();
    for token in server.store.tokens(id).await.unwrap() {
        let hash = format!("{:?}", token.hash);
        assert!(!export.text.contains(&hash[1..20]), "no hash either");
    }
}
