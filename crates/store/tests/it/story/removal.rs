//! Who is forgotten leaves nothing behind but the games.

use std::sync::Arc;

use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::{RatingRow, RatingUpdate, Role, Store, StoreError, TableFilter, TableStatus};

use crate::story::given::{account, append, bodies, change, person, start, table, token};

pub async fn everything_of_a_person_goes(store: Arc<dyn Store>) {
    let table = table(&store, 1).await;
    store.add_person(&account(1, "anna")).await.expect("an account");
    store.add_person(&account(2, "boris")).await.expect("an account");
    for (id, role, owner) in
        [(3, Role::Bot, 1), (4, Role::Companion, 1), (5, Role::Bot, 2), (6, Role::Bot, 3)]
    {
        let mut owned = person(id, role, "owned");
        owned.owner = Some(PersonId(owner));
        store.add_person(&owned).await.expect("a bot or companion");
    }
    for id in [1, 2, 3, 5] {
        store.add_token(&token(id as u8, id)).await.expect("a token");
        store.say(table, PersonId(id), &format!("I am {id}"), id as i64).await.expect("a line");
    }
    let mut whole = append(table, 1, &["begins", "ends"]);
    whole.change = Some(change(TableStatus::Over, &[1, 2]));
    whole.started = Some(start(9, &[Some(1), Some(2), Some(4), Some(1)], true));
    whole.ended = Some((GameId(9), "won".to_string()));
    store.append(whole).await.expect("a game");
    let rating = |id: u128| RatingRow {
        subject: PersonId(id).to_string(),
        pool: "quoridor/2".to_string(),
        rating: 1500.0,
        deviation: 100.0,
        volatility: 0.06,
        games: 1,
    };
    let update = RatingUpdate { game: GameId(9), rows: vec![rating(1), rating(2)], result: None };
    store.count_game(&update).await.expect("it counts");

    let export = store.export_person(PersonId(1)).await.expect("an export");
    assert_eq!(export.person.login.as_deref(), Some("anna"));
    assert_eq!(export.owned.iter().map(|person| person.id.0).collect::<Vec<_>>(), [3, 4]);
    assert_eq!(export.tokens, [token(1, 1)]);
    assert_eq!(export.games.iter().map(|game| game.id.0).collect::<Vec<_>>(), [9]);
    assert_eq!(export.ratings, [rating(1)]);
    assert_eq!(export.chat.len(), 1);
    assert_eq!((export.chat[0].0, export.chat[0].1.text.as_str()), (table, "I am 1"));

    store.remove_person(PersonId(1)).await.expect("a removal");
    for id in [1, 3, 4, 6] {
        assert!(store.person(PersonId(id)).await.expect("an answer").is_none(), "{id} has gone");
        assert!(store.token(&[id as u8; 32], 0).await.expect("an answer").is_none());
        assert!(store.games_of(PersonId(id), i64::MAX, 10).await.expect("games").is_empty());
        assert!(store.ratings(&PersonId(id).to_string()).await.expect("ratings").is_empty());
        assert!(store.tables(TableFilter::Of(PersonId(id)), 10).await.expect("tables").is_empty());
    }
    let said: Vec<u128> =
        store.chat(table, 0, 10).await.expect("a chat").iter().map(|line| line.person.0).collect();
    assert_eq!(said, [2, 5], "the others' lines stay");
    let game = store.game(GameId(9)).await.expect("an answer").expect("the game stays");
    assert_eq!(game.seats, [None, Some(PersonId(2)), None, None]);
    assert_eq!(bodies(&store, table).await, ["created", "begins", "ends"], "the log stays");
    assert_eq!(store.ratings(&PersonId(2).to_string()).await.expect("ratings"), [rating(2)]);
    assert!(store.token(&[2; 32], 0).await.expect("an answer").is_some());

    let again = store.remove_person(PersonId(1)).await;
    assert!(matches!(again, Err(StoreError::Missing("person"))), "{again:?}");
    assert!(matches!(store.export_person(PersonId(1)).await, Err(StoreError::Missing("person"))));
    store.add_person(&account(11, "anna")).await.expect("the login is free again");
}

pub async fn idle_guests_go(store: Arc<dyn Store>) {
    // More than are removed at once.
    let guests: Vec<_> = (1000..1450)
        .map(|id| {
            let store = store.clone();
            tokio::spawn(async move { store.add_person(&person(id, Role::Guest, "idle")).await })
        })
        .collect();
    for guest in guests {
        guest.await.expect("an answer").expect("a guest");
    }
    for id in 1..=6 {
        store.add_person(&person(id, Role::Guest, &format!("guest {id}"))).await.expect("a guest");
    }
    store.add_token(&token(1, 1000)).await.expect("a token");
    // 1 has a game, 2 a seat, 3 was seen later, 4 is an account, 5 has a companion with a game.
    let table = table(&store, 1).await;
    let mut companion = person(51, Role::Companion, "beside 5");
    companion.owner = Some(PersonId(5));
    store.add_person(&companion).await.expect("a companion");
    let mut begins = append(table, 1, &["begins"]);
    begins.started = Some(start(9, &[Some(1), Some(51)], false));
    begins.change = Some(change(TableStatus::Playing, &[2]));
    store.append(begins).await.expect("a game");
    let mut third = person(3, Role::Guest, "guest 3");
    third.seen_at = 100;
    store.change_person(&third).await.expect("a change");
    store.change_person(&account(4, "four")).await.expect("a change");

    assert_eq!(store.remove_idle_guests(20).await.expect("a number"), 0, "all were seen at 20 or later");
    assert_eq!(store.remove_idle_guests(100).await.expect("a number"), 451, "450 and guest 6");
    let left: Vec<u128> =
        store.list_people(true, "", 100).await.expect("a list").iter().map(|person| person.id.0).collect();
    assert_eq!(left, [4, 1, 2, 3, 5]);
    assert!(store.token(&[1; 32], 0).await.expect("an answer").is_none());
    assert_eq!(bodies(&store, TableId(1)).await, ["created", "begins"]);
}
