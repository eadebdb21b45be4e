//! Requests that are committed together.

use std::sync::Arc;

use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::{Append, GameRow, Store, StoreError, TableStatus};

use crate::story::given::{append, bodies, change, person, start, table};

/// All of these wait together at the writer, so that they share a transaction.
async fn at_once(store: &Arc<dyn Store>, appends: Vec<Append>) -> Vec<Result<(), StoreError>> {
    let tasks: Vec<_> = appends
        .into_iter()
        .map(|append| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.expect("an answer"));
    }
    answers
}

pub async fn one_failure_of_a_group_is_its_own(store: Arc<dyn Store>) {
    for id in 1..=20 {
        table(&store, id).await;
    }
    let mut taken = append(TableId(1), 1, &["begins"]);
    taken.started = Some(start(100, &[Some(1), Some(2)], false));
    store.append(taken).await.expect("a game begins");

    // Ten times, since what gathers into one group is the machine's choice.
    for round in 0..10 {
        let expect = 1 + round;
        let mut appends: Vec<Append> = (2..=19).map(|id| append(TableId(id), expect, &["a move"])).collect();
        let stale = append(TableId(1), 0, &["late"]);
        let nowhere = append(TableId(99), 0, &["nowhere"]);
        let mut taken = append(TableId(20), 1, &["begins"]);
        taken.started = Some(start(100, &[], false));
        let mut endless = append(TableId(20), 1, &["ends"]);
        endless.ended = Some((GameId(555), "won".to_string()));
        let mut elsewhere = append(TableId(20), 1, &["ends"]);
        elsewhere.ended = Some((GameId(100), "won".to_string()));
        appends.extend([stale, nowhere, taken, endless, elsewhere]);
        let answers = at_once(&store, appends).await;
        for answer in &answers[..18] {
            assert!(answer.is_ok(), "{answer:?}");
        }
        let [stale, nowhere, taken, endless, elsewhere] = &answers[18..] else { panic!("five more answers") };
        assert!(matches!(stale, Err(StoreError::Conflict { head: 2 })), "{stale:?}");
        assert!(matches!(nowhere, Err(StoreError::Missing("table"))), "{nowhere:?}");
        assert!(matches!(taken, Err(StoreError::Taken("game"))), "{taken:?}");
        assert!(matches!(endless, Err(StoreError::Missing("game"))), "{endless:?}");
        assert!(matches!(elsewhere, Err(StoreError::Missing("game"))), "{elsewhere:?}");
    }
    assert_eq!(bodies(&store, TableId(20)).await, ["created"], "nothing of a refused append stays");
    assert_eq!(bodies(&store, TableId(5)).await.len(), 11);
    assert_eq!(store.game(GameId(100)).await.expect("an answer").expect("the game").ended_at, None);
}

pub async fn many_tables_at_once(store: Arc<dyn Store>) {
    const TABLES: u128 = 60;
    const MOVES: u64 = 20;
    let games: Vec<_> = (1..=TABLES)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = table(&store, id).await;
                store
                    .add_person(&person(id, igroteka_store::Role::Guest, "somebody"))
                    .await
                    .expect("a person");
                for seq in 1..=MOVES {
                    store.append(append(table, seq, &[&format!("{id} {seq}")])).await.expect("a move");
                    assert_eq!(store.say(table, PersonId(id), "hm", 1).await.expect("a line"), seq);
                }
            })
        })
        .collect();
    for game in games {
        game.await.expect("a game is played to its end");
    }
    for id in 1..=TABLES {
        let expected: Vec<String> = (1..=MOVES).map(|seq| format!("{id} {seq}")).collect();
        assert_eq!(bodies(&store, TableId(id)).await[1..], expected);
    }
}

pub async fn games_begin_and_end_with_entries(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    let mut begins = append(table, 1, &["begins"]);
    begins.started = Some(start(5, &[Some(7), None, Some(8), Some(7)], true));
    begins.change = Some(change(TableStatus::Playing, &[7, 8]));
    store.append(begins).await.expect("an append");
    let expected = GameRow {
        id: GameId(5),
        table,
        game: "quoridor".to_string(),
        first_seq: 1,
        seats: vec![Some(PersonId(7)), None, Some(PersonId(8)), Some(PersonId(7))],
        rated: true,
        started_at: 2001,
        ended_at: None,
        result: None,
    };
    assert_eq!(store.game(GameId(5)).await.expect("an answer"), Some(expected.clone()));

    // The end of one game and the beginning of the next, in one append.
    let mut ends = append(table, 2, &["ends", "rematch"]);
    ends.ended = Some((GameId(5), "{\"winner\":0}".to_string()));
    ends.started = Some(start(6, &[Some(8), Some(7)], false));
    store.append(ends).await.expect("an append");
    let expected = GameRow { ended_at: Some(2002), result: Some("{\"winner\":0}".to_string()), ..expected };
    assert_eq!(store.game(GameId(5)).await.expect("an answer"), Some(expected.clone()));

    let mut again = append(table, 4, &["ends again"]);
    again.ended = Some((GameId(5), "otherwise".to_string()));
    let again = store.append(again).await;
    assert!(matches!(again, Err(StoreError::Missing("game"))), "a game ends once: {again:?}");

    let ids = |games: Vec<GameRow>| games.iter().map(|game| game.id.0).collect::<Vec<_>>();
    assert_eq!(ids(store.games_of(PersonId(7), i64::MAX, 10).await.expect("games")), [6, 5]);
    assert_eq!(ids(store.games_of(PersonId(8), 2002, 10).await.expect("games")), [5]);
    assert_eq!(ids(store.games_of(PersonId(8), i64::MAX, 1).await.expect("games")), [6]);
    assert!(store.games_of(PersonId(9), i64::MAX, 10).await.expect("games").is_empty());
}
