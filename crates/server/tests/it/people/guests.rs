//! Guests: a name and a cookie.

use igroteka_server::Config;
use serde_json::json;

use crate::people::server::Server;

const YEAR: i64 = 365 * 24 * 3600 * 1000;

#[tokio::test]
async fn a_name_makes_a_guest() {
    let server = Server::start().await;
    let answer = server.ask("POST", "/api/me").json(json!({ "name": "  Анна " })).send().await;
    assert_eq!(answer.status, 201);
    assert_eq!(answer.body["name"], "Анна");
    assert_eq!(answer.body["kind"], "guest");
    assert_eq!(answer.body["login"], json!(null));
    assert_eq!(answer.body["scope"], "full");
    assert_eq!(answer.body["ratings"], json!([]));
    let me = server.me(&answer.cookie()).await;
    assert_eq!((me.status, &me.body), (200, &answer.body));
    // The same without an error for whoever is nobody, so that a page can ask.
    let session = server.ask("GET", "/api/session").cookie(&answer.cookie()).send().await;
    assert_eq!((session.status, &session.body), (200, &answer.body));
    let nobody = server.ask("GET", "/api/session").send().await;
    assert_eq!((nobody.status, &nobody.body), (200, &json!(null)));
    // Somebody is not made twice.
    let again =
        server.ask("POST", "/api/me").cookie(&answer.cookie()).json(json!({ "name": "B" })).send().await;
    assert_eq!((again.status, again.code()), (409, "conflict"));
    let card = server.ask("GET", &format!("/api/people/{}", me.body["id"].as_str().unwrap())).send().await;
    assert_eq!(card.body, json!({ "id": me.body["id"], "name": "Анна", "kind": "guest", "ratings": [] }));
}

#[tokio::test]
async fn the_cookie_is_kept_from_scripts_and_other_sites() {
    let server = Server::start().await;
    let made = server.ask("POST", "/api/me").json(json!({ "name": "Ann" })).send().await;
    let attributes = made.cookie_attributes();
    assert!(attributes.contains_key("httponly") && !attributes.contains_key("secure"), "{attributes:?}");
    assert_eq!(attributes["samesite"], "lax");
    assert_eq!(attributes["path"], "/");
    assert_eq!(attributes["max-age"], "31536000");
    assert!(!attributes.contains_key("domain"));
    let token = made.cookie().strip_prefix("igroteka=").unwrap().to_owned();
    assert!(token.len() == 64 && token.bytes().all(|digit| digit.is_ascii_hexdigit()), "256 bits: {token}");

    let public_url = Some("https://games.example".to_owned());
    let server = Server::with(Config { public_url, limits: false, ..Config::default() }).await;
    let made = server.ask("POST", "/api/me").json(json!({ "name": "Ann" })).send().await;
    let attributes = made.cookie_attributes();
    assert!(made.cookie().starts_with("__Host-igroteka="), "{}", made.cookie());
    // Browsers refuse the name otherwise.
    assert!(attributes.contains_key("secure") && !attributes.contains_key("domain"), "{attributes:?}");
    assert_eq!(attributes["path"], "/");
}

#[tokio::test]
async fn a_session_from_before_https_goes_on_under_the_new_name() {
    let public_url = Some("https://games.example".to_owned());
    let server = Server::with(Config { public_url, limits: false, ..Config::default() }).await;
    let new = server.guest("Ann").await;
    let token = new.split(';').next().unwrap().strip_prefix("__Host-igroteka=").unwrap();
    let renamed = server.me(&format!("igroteka={token}")).await;
    assert_eq!((renamed.status, &renamed.body["name"]), (200, &json!("Ann")));
    assert_eq!(renamed.cookie(), format!("__Host-igroteka={token}; igroteka="), "the plain one goes");
    assert_eq!(server.me(&new).await.header("set-cookie"), "", "once is enough");
    let out = server.ask("DELETE", "/api/session").cookie(&new).send().await;
    assert_eq!(out.cookie(), "__Host-igroteka=; igroteka=", "no older session comes back");
    assert_eq!(server.me(&new).await.status, 401);
}

#[tokio::test]
async fn a_cookie_older_than_half_its_life_gets_a_whole_one_again() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    server.pass(YEAR / 2 - 1000);
    assert_eq!(server.me(&cookie).await.header("set-cookie"), "", "it is young");
    server.pass(2000);
    let renewed = server.me(&cookie).await;
    assert_eq!((renewed.status, renewed.cookie()), (200, cookie.clone()), "the same one");
    assert_eq!(renewed.cookie_attributes()["max-age"], "31536000");
    assert!(renewed.cookie_attributes().contains_key("httponly"));
    assert_eq!(server.me(&cookie).await.header("set-cookie"), "", "once is enough");
    // Without that it would have ended half a year ago.
    server.pass(YEAR - 1000);
    assert_eq!(server.me(&cookie).await.status, 200);

    let made =
        server.ask("POST", "/api/me/bots").cookie(&cookie).json(json!({ "name": "Robot" })).send().await;
    server.pass(YEAR / 2 + 1000);
    let token = made.body["token"].as_str().unwrap();
    let program = server.ask("GET", "/api/me").bearer(token).header("cookie", &cookie).send().await;
    assert_eq!((program.status, program.header("set-cookie")), (200, ""), "a program has no cookie");
    // Who has signed out stays so.
    server.ask("DELETE", "/api/session").cookie(&cookie).send().await;
    assert_eq!(server.me(&cookie).await.header("set-cookie"), "");
}

#[tokio::test]
async fn a_cookie_ends_after_a_year_and_when_one_signs_out() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    server.pass(YEAR - 1000);
    assert_eq!(server.ask("GET", "/api/me/tables").cookie(&cookie).send().await.status, 200);
    server.pass(1000);
    let ended = server.me(&cookie).await;
    assert_eq!((ended.status, ended.code()), (401, "unauthorized"));
    // A cookie that has ended is nobody's, so that its holder can begin again.
    let anew = server.ask("POST", "/api/me").cookie(&cookie).json(json!({ "name": "Ann" })).send().await;
    assert_eq!(anew.status, 201);

    let cookie = anew.cookie();
    assert_eq!(server.me(&cookie).await.status, 200);
    let out = server.ask("DELETE", "/api/session").cookie(&cookie).send().await;
    assert_eq!((out.status, out.cookie().as_str()), (204, "igroteka="));
    assert_eq!(out.cookie_attributes()["max-age"], "0");
    assert_eq!(server.me(&cookie).await.status, 401);
    assert_eq!(
        server.ask("DELETE", "/api/session").cookie(&cookie).send().await.status,
        204,
        "twice is fine"
    );
}

#[tokio::test]
async fn another_name_is_seen_at_once() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    let answer = server.ask("PATCH", "/api/me").cookie(&cookie).json(json!({ "name": "Боб" })).send().await;
    assert_eq!((answer.status, answer.body["name"].as_str()), (200, Some("Боб")));
    assert_eq!(server.me(&cookie).await.body["name"], "Боб");
    for name in ["", " ", "a\u{202e}b", "a\u{0}b", "\u{200b}", &"x".repeat(41)] {
        let answer =
            server.ask("PATCH", "/api/me").cookie(&cookie).json(json!({ "name": name })).send().await;
        assert_eq!((answer.status, answer.code()), (400, "bad_request"), "{name:?}");
        let answer = server.ask("POST", "/api/me").json(json!({ "name": name })).send().await;
        assert_eq!(answer.status, 400, "{name:?}");
        assert!(answer.header("set-cookie").is_empty());
    }
    assert_eq!(server.me(&cookie).await.body["name"], "Боб");
}

#[tokio::test]
async fn guessed_and_malformed_tokens_are_nobody_s() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    let token = cookie.strip_prefix("igroteka=").unwrap();
    let mut near = token.to_owned();
    let last = if near.pop() == Some('0') { '1' } else { '0' };
    near.push(last);
    for wrong in [&near, "", "x", &token[..63], &format!("{token}0"), &token.to_uppercase(), "' OR 1=1 --"] {
        // A token without letters is its own capitals.
        if wrong == token {
            continue;
        }
        assert_eq!(server.me(&format!("igroteka={wrong}")).await.status, 401, "{wrong}");
        if !wrong.is_empty() {
            assert_eq!(server.ask("GET", "/api/me").bearer(wrong).send().await.status, 401, "{wrong}");
        }
    }
    assert_eq!(server.ask("GET", "/api/me").send().await.status, 401);
    let basic =
        server.ask("GET", "/api/me").cookie(&cookie).header("authorization", "Basic YTpi").send().await;
    assert_eq!(basic.status, 401, "another way to show who one is does not fall back to the cookie");
    assert_eq!(server.me(&cookie).await.status, 200);
}

#[tokio::test]
async fn a_visit_is_noted_once_an_hour() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    let id = server.me(&cookie).await.body["id"].as_str().unwrap().parse().unwrap();
    let begun = server.store.person(id).await.unwrap().unwrap().seen_at;
    server.pass(59 * 60_000);
    server.me(&cookie).await;
    assert_eq!(server.store.person(id).await.unwrap().unwrap().seen_at, begun);
    server.pass(2 * 60_000);
    server.me(&cookie).await;
    assert_eq!(server.store.person(id).await.unwrap().unwrap().seen_at, begun + 61 * 60_000);
}

#[tokio::test]
async fn a_guest_can_leave_without_a_password() {
    let server = Server::start().await;
    let cookie = server.guest("Ann").await;
    let id = server.me(&cookie).await.body["id"].as_str().unwrap().to_owned();
    let left = server.ask("DELETE", "/api/me").cookie(&cookie).send().await;
    assert_eq!((left.status, left.cookie().as_str()), (204, "igroteka="));
    assert_eq!(server.me(&cookie).await.status, 401);
    assert_eq!(server.ask("GET", &format!("/api/people/{id}")).send().await.status, 404);
}
