//! What chapters begin with.

use std::sync::Arc;

use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::{
    Append, GameStart, NewTable, Person, Role, Scope, Store, TableChange, TableStatus, Token,
};

use crate::story::reviews::{mistake, review_of};

pub fn change(status: TableStatus, people: &[u128]) -> TableChange {
    TableChange {
        status,
        listed: false,
        summary: "a table".to_string(),
        people: people.iter().map(|person| PersonId(*person)).collect(),
    }
}

pub fn new_table(id: u128, at: i64) -> NewTable {
    NewTable {
        id: TableId(id),
        game: "quoridor".to_string(),
        at,
        entries: vec!["created".to_string()],
        change: change(TableStatus::Waiting, &[]),
    }
}

pub async fn table(store: &Arc<dyn Store>, id: u128) -> TableId {
    store.create_table(new_table(id, 1000)).await.expect("a new table");
    TableId(id)
}

pub fn append(table: TableId, expect: u64, entries: &[&str]) -> Append {
    Append {
        table,
        expect,
        at: 2000 + expect as i64,
        entries: entries.iter().map(ToString::to_string).collect(),
        change: None,
        started: None,
        ended: None,
    }
}

pub fn start(game: u128, seats: &[Option<u128>], rated: bool) -> GameStart {
    let seats = seats.iter().map(|seat| seat.map(PersonId)).collect();
    GameStart { game: GameId(game), first_seq: 1, seats, rated }
}

pub fn person(id: u128, role: Role, name: &str) -> Person {
    Person {
        id: PersonId(id),
        role,
        name: name.to_string(),
        login: None,
        password: None,
        owner: None,
        created_at: 10,
        seen_at: 20,
    }
}

pub fn account(id: u128, login: &str) -> Person {
    let password = Some("$argon2id$…".to_string());
    Person { login: Some(login.to_string()), password, ..person(id, Role::Account, login) }
}

pub fn token(byte: u8, person: u128) -> Token {
    Token {
        hash: [byte; 32],
        person: PersonId(person),
        scope: Scope::Full,
        created_at: 100,
        expires_at: None,
    }
}

/// Whole logs are short here.
pub async fn bodies(store: &Arc<dyn Store>, table: TableId) -> Vec<String> {
    let entries = store.log(table, 0, 10_000).await.expect("a log");
    for (place, entry) in (1..).zip(&entries) {
        assert_eq!(entry.seq, place, "the log has no gaps");
    }
    let row = store.table(table).await.expect("a row").expect("the table exists");
    assert_eq!(row.head, entries.len() as u64, "the row knows how long the log is");
    entries.into_iter().map(|entry| entry.body).collect()
}

pub async fn a_lasting_world(store: &Arc<dyn Store>) {
    let table = table(store, 1).await;
    store.add_person(&account(7, "anna")).await.expect("a person");
    store.add_token(&token(9, 7)).await.expect("a token");
    let mut begin = append(table, 1, &["begins", "a move"]);
    begin.started = Some(start(5, &[Some(7), None], true));
    begin.change = Some(change(TableStatus::Playing, &[7]));
    store.append(begin).await.expect("an append");
    store.say(table, PersonId(7), "hello", 30).await.expect("a line");
    store.keep_review(&review_of(3, 5), &[mistake(4, 7, 3, 1, 60)]).await.expect("a review");
    assert_eq!(store.heartbeat(77).await.expect("a heartbeat"), None);
}

pub async fn the_lasting_world_is_there(store: &Arc<dyn Store>) {
    assert_eq!(bodies(store, TableId(1)).await, ["created", "begins", "a move"]);
    let (found, anna) = store.token(&[9; 32], 200).await.expect("an answer").expect("the token");
    assert_eq!((found, anna.name.as_str()), (token(9, 7), "anna"));
    let game = store.game(GameId(5)).await.expect("an answer").expect("the game");
    assert_eq!(game.seats, [Some(PersonId(7)), None]);
    assert_eq!(store.chat(TableId(1), 0, 10).await.expect("a chat")[0].text, "hello");
    assert_eq!(store.review_of(GameId(5)).await.expect("an answer"), Some(review_of(3, 5)));
    let due = store.due_mistakes(PersonId(7), 60, 10).await.expect("mistakes");
    assert_eq!(due, [mistake(4, 7, 3, 1, 60)]);
    assert_eq!(store.heartbeat(99).await.expect("a heartbeat"), Some(77));
    store.healthy().await.expect("a healthy store");
}
