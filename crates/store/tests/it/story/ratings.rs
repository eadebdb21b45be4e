//! Ratings.

use std::sync::Arc;

use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::{RatingRow, RatingUpdate, Store, StoreError};

use crate::story::given::{account, append, start, table};

fn row(subject: &str, rating: f64, games: u32) -> RatingRow {
    RatingRow {
        subject: subject.to_string(),
        pool: "quoridor/2".to_string(),
        rating,
        deviation: 350.0,
        volatility: 0.06,
        games,
    }
}

fn update(game: u128, rows: &[RatingRow]) -> RatingUpdate {
    RatingUpdate { game: GameId(game), rows: rows.to_vec(), result: None }
}

/// A game that began and ended, in one append.
async fn finished(store: &Arc<dyn Store>, table: TableId, game: u128, at: i64, rated: bool) {
    let expect = store.table(table).await.expect("a row").expect("the table").head;
    let mut whole = append(table, expect, &["begins", "ends"]);
    whole.at = at;
    whole.started = Some(start(game, &[Some(1), None], rated));
    whole.ended = Some((GameId(game), "won".to_string()));
    store.append(whole).await.expect("a game");
}

pub async fn a_game_counts_once(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    store.add_person(&account(1, "anna")).await.expect("an account");
    let anna = PersonId(1).to_string();
    for game in 1..=3 {
        finished(&store, table, game, game as i64, true).await;
    }
    finished(&store, table, 4, 4, false).await;

    let first = RatingUpdate {
        result: Some("won, and now at 1600.5".to_owned()),
        ..update(1, &[row(&anna, 1600.5, 1), row("house/3", 1400.25, 1)])
    };
    // Two count the same game at once.
    let (left, right) = tokio::join!(store.count_game(&first), store.count_game(&first));
    assert!(left.is_ok() != right.is_ok());
    assert!(matches!(left.and(right), Err(StoreError::Conflict { .. })));
    assert_eq!(store.ratings(&anna).await.expect("ratings"), [row(&anna, 1600.5, 1)]);

    // Somebody else counted a game of Anna's since her rating was read: nothing of the update stays.
    let stale = update(2, &[row("house/3", 1300.0, 2), row(&anna, 1700.0, 1)]);
    let refused = store.count_game(&stale).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
    let ahead = store.count_game(&update(2, &[row(&anna, 1700.0, 3)])).await;
    assert!(matches!(ahead, Err(StoreError::Conflict { .. })), "{ahead:?}");
    assert_eq!(store.ratings("house/3").await.expect("ratings"), [row("house/3", 1400.25, 1)]);
    let uncounted: Vec<u128> =
        store.uncounted(10).await.expect("games").iter().map(|game| game.id.0).collect();
    assert_eq!(uncounted, [2, 3]);
    store
        .count_game(&update(2, &[row("house/3", 1300.0, 2), row(&anna, 1700.0, 2)]))
        .await
        .expect("it counts");

    for (game, why) in [(4, "unrated"), (2, "counted")] {
        let refused = store.count_game(&update(game, &[row(&anna, 1.0, 3)])).await;
        assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{why}: {refused:?}");
    }
    let nowhere = store.count_game(&update(99, &[])).await;
    assert!(matches!(nowhere, Err(StoreError::Missing("game"))), "{nowhere:?}");
    let absurd = store.count_game(&update(3, &[row(&anna, f64::NAN, 3)])).await;
    assert!(matches!(absurd, Err(StoreError::Invalid(_))), "{absurd:?}");
    let gone = store.count_game(&update(3, &[row(&PersonId(77).to_string(), 1500.0, 1)])).await;
    assert!(matches!(gone, Err(StoreError::Conflict { .. })), "nobody of that id is here: {gone:?}");

    // What a game did to the ratings is kept with its result, where that was told; refused updates keep nothing.
    let own = store.games_of(PersonId(1), i64::MAX, 10).await.expect("games");
    let results: Vec<_> =
        own.iter().map(|game| (game.id.0, game.result.as_deref().expect("a result"))).collect();
    assert_eq!(results, [(4, "won"), (3, "won"), (2, "won"), (1, "won, and now at 1600.5")]);

    let best = store.best_rated("quoridor/2", 10).await.expect("ratings");
    assert_eq!(best, [row(&anna, 1700.0, 2), row("house/3", 1300.0, 2)]);
    assert_eq!(store.best_rated("quoridor/2", 1).await.expect("ratings").len(), 1);
    assert!(store.best_rated("metro/more", 10).await.expect("ratings").is_empty());
}

pub async fn uncounted_games_come_in_the_order_of_their_ends(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    for (game, at) in [(1, 30), (2, 10), (3, 20), (4, 20)] {
        finished(&store, table, game, at, true).await;
    }
    finished(&store, table, 5, 5, false).await;
    let mut running = append(table, 11, &["begins"]);
    running.started = Some(start(6, &[], true));
    store.append(running).await.expect("a game begins");
    let ids = |games: Vec<igroteka_store::GameRow>| games.iter().map(|game| game.id.0).collect::<Vec<_>>();
    assert_eq!(ids(store.uncounted(10).await.expect("games")), [2, 3, 4, 1]);
    assert_eq!(ids(store.uncounted(1).await.expect("games")), [2]);
}
