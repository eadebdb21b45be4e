//! Sheets to print, as the service gives them.

use igroteka_server::Config;

use crate::people::server::{Answer, Server};

async fn sheets(server: &Server, choices: &str) -> Answer {
    server.ask("GET", &format!("/api/print/{choices}")).send().await
}

#[tokio::test]
async fn every_game_comes_as_a_pdf_that_only_our_page_may_frame() {
    let server = Server::start().await;
    for game in igroteka_catalog::kinds().iter().map(|kind| kind.id()) {
        let answer = sheets(&server, &format!("{game}?lang=uk&paper=letter&back=short&ink=saver")).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, "application/pdf"), "{game}");
        assert!(answer.text.starts_with("%PDF-"), "{game}");
        assert_eq!(answer.header("content-disposition"), format!("inline; filename=\"{game}.pdf\""));
        assert_eq!(answer.header("cache-control"), "private, max-age=600");
        assert_eq!(answer.header("x-frame-options"), "SAMEORIGIN");
        assert_eq!(answer.header("content-security-policy"), "frame-ancestors 'self'");
    }
}

#[tokio::test]
async fn a_bad_choice_is_refused_with_a_reason() {
    let server = Server::start().await;
    for (choices, said) in [
        ("roads?players=0", "`players` is 2 to 6, not `0`"),
        ("roads?players=99999999999999999999", "`players` is 2 to 6"),
        ("roads?cards=51", "`cards` is 20 to 50, not `51`"),
        ("roads?size=91", "`size` is 25 to 90, not `91`"),
        ("roads?size=-1", "`size` is 25 to 90, not `-1`"),
        ("roads?variant=1&players=3", "variant 1 is for two players, not 3"),
        ("roads?lanes=", "`lanes` is one of two, mixed, not ``"),
        ("roads?paper=a5", "`paper` is one of a4, a3, letter, not `a5`"),
        ("roads?lang=de", "`lang` is one of en, ru, uk, not `de`"),
        ("roads?back=both", "`back` is one of long, short, none, not `both`"),
        ("metro?board=four", "`board` means nothing for metro"),
        ("nardy?cards=24", "`cards` means nothing for nardy"),
        ("nardy?parts=fences", "nardy has no part `fences`"),
        ("nardy?parts=,", "name at least one part"),
        ("quoridor?ink=%F0%9F%92%A7", "`ink` is one of full, saver"),
        ("quoridor?colour=red", "colour"),
        ("quoridor?paper=a4&paper=a3", "paper"),
    ] {
        let answer = sheets(&server, choices).await;
        assert_eq!((answer.status, answer.code()), (400, "bad_request"), "{choices}: {}", answer.text);
        let reason = answer.body["error"]["message"].as_str().unwrap();
        assert!(reason.contains(said), "{choices}: {reason}");
    }
    let unknown = sheets(&server, "chess").await;
    assert_eq!(unknown.header("cache-control"), "no-store", "a refusal is not kept");
    assert_eq!((unknown.status, unknown.code()), (400, "unknown_game"));
    assert!(unknown.text.contains("choose roads, quoridor, "), "{}", unknown.text);
}

/// The harness holds every answer to the API's description.
#[tokio::test]
async fn a_game_in_odd_characters_is_not_found() {
    let server = Server::start().await;
    for odd in ["%ff", "%00", "a%2fb", "%2e%2e", "%5c"] {
        let answer = sheets(&server, odd).await;
        assert_eq!((answer.status, answer.code()), (404, "not_found"), "{odd}");
    }
}

#[tokio::test]
async fn a_long_mistake_makes_no_long_answer() {
    let server = Server::start().await;
    let answer = sheets(&server, &format!("sudoku?parts={}", "%D0%B6".repeat(1000))).await;
    assert_eq!(answer.status, 400);
    assert!(answer.text.len() < 1000, "{}", answer.text);
}

#[tokio::test]
async fn the_most_that_can_be_asked_for_is_bounded() {
    let server = Server::start().await;
    // Six players with fifty cards each, the dead ends, four cards to a sheet, backs: over 150 pages.
    let largest = "roads?players=6&cards=50&lanes=mixed&size=90&paper=letter&back=short&lang=uk";
    let answer = sheets(&server, largest).await;
    assert_eq!(answer.status, 200);
    let bytes: usize = answer.header("content-length").parse().unwrap();
    assert!(bytes < 5_000_000, "{bytes}");
}

#[tokio::test]
async fn one_person_prints_only_so_much_and_the_next_may_still_print() {
    let server = Server::with(Config::default()).await;
    let (one, two) = (server.guest("One").await, server.guest("Two").await);
    let print = async |cookie: &str| {
        server.ask("GET", "/api/print/nardy?parts=dice&back=none").cookie(cookie).send().await
    };
    for _ in 0..40 {
        assert_eq!(print(&one).await.status, 200);
    }
    let refused = print(&one).await;
    assert_eq!((refused.status, refused.code()), (429, "too_many"));
    assert_eq!(refused.header("retry-after"), "2");
    assert_eq!(print(&two).await.status, 200);
    server.pass(2000);
    assert_eq!(print(&one).await.status, 200);
    assert_eq!(print(&one).await.status, 429);
}

#[tokio::test]
async fn an_address_that_asks_for_nonsense_is_counted_too() {
    let server = Server::with(Config::default()).await;
    for _ in 0..100 {
        assert_eq!(sheets(&server, "roads?players=0").await.status, 400);
    }
    let refused = sheets(&server, "roads?players=0").await;
    assert_eq!((refused.status, refused.code()), (429, "too_many"));
    assert_eq!(refused.header("retry-after"), "1");
    server.pass(1000);
    assert_eq!(sheets(&server, "roads?players=0").await.status, 400);
}
