//! Fills a data folder with many finished games, to measure how long a start takes with them.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, ensure};
use igroteka_game::{Source, Stream};
use igroteka_protocol::{GameId, PersonId, TableId};
use igroteka_store::{
    Append, Database, Entry, GameRow, GameStart, NewTable, Person, Role, Store, TableChange, TableRow,
    TableStatus, open,
};
use tokio::task::JoinSet;

/// How many people played the copied games.
const PEOPLE: u32 = 1000;
/// How many games are written concurrently, so that the store commits them in groups.
const AT_ONCE: usize = 256;
/// The time between the ends of two copied games, in milliseconds.
const APART: i64 = 1000;
/// The longest log of a template.
const LONGEST: u32 = 1000;

/// The game that is copied.
struct Template {
    table: TableRow,
    game: GameRow,
    entries: Vec<Entry>,
}

/// Copies a finished game of a closed table in the folder so many times, with ids and players of their own.
pub async fn fill(folder: &Path, games: u32) -> anyhow::Result<()> {
    let store = open(&Database::Folder(folder.to_owned())).await?;
    let filled = copy_all(&store, games).await;
    store.close().await;
    filled
}

async fn copy_all(store: &Arc<dyn Store>, games: u32) -> anyhow::Result<()> {
    let template = Arc::new(find(store.as_ref()).await?);
    let mut chance = Stream::new(getrandom::u64().context("the system gives no random numbers")?);
    let people = add_people(store.as_ref(), &mut chance, template.game.started_at).await?;
    let mut writing = JoinSet::new();
    for number in 0..games {
        if writing.len() >= AT_ONCE {
            writing.join_next().await.context("games are being written")???;
        }
        let copy = Copy::new(&template, &people, &mut chance, i64::from(number) * APART);
        let (store, template) = (store.clone(), template.clone());
        writing.spawn(async move { copy.write(store.as_ref(), &template).await });
    }
    while let Some(done) = writing.join_next().await {
        done??;
    }
    Ok(())
}

async fn find(store: &dyn Store) -> anyhow::Result<Template> {
    for person in store.list_people(true, "", 100).await? {
        for game in store.games_of(person.id, i64::MAX, 100).await? {
            let table = store.table(game.table).await?.context("a game has a table")?;
            if game.ended_at.is_some() && table.status == TableStatus::Closed {
                let entries = store.log(table.id, 0, LONGEST).await?;
                ensure!(entries.len() as u64 == table.head, "the finished game to copy is too long");
                return Ok(Template { table, game, entries });
            }
        }
    }
    anyhow::bail!("the folder has no finished game at a closed table, which could be copied")
}

async fn add_people(store: &dyn Store, chance: &mut Stream, at: i64) -> anyhow::Result<Vec<PersonId>> {
    let mut ids = Vec::new();
    for number in 1..=PEOPLE {
        let id = PersonId(bits(chance));
        let name = format!("Player {number}");
        let (role, created_at, seen_at) = (Role::Guest, at, at);
        let person = Person { id, role, name, login: None, password: None, owner: None, created_at, seen_at };
        store.add_person(&person).await?;
        ids.push(id);
    }
    Ok(ids)
}

fn bits(chance: &mut Stream) -> u128 {
    u128::from(chance.bits()) << 64 | u128::from(chance.bits())
}

/// What is different in a copy.
struct Copy {
    table: TableId,
    game: GameId,
    seats: Vec<Option<PersonId>>,
    /// How many milliseconds earlier than the template.
    earlier: i64,
}

impl Copy {
    fn new(template: &Template, people: &[PersonId], chance: &mut Stream, earlier: i64) -> Copy {
        let first = chance.below(people.len() as u32) as usize;
        let others = people.iter().cycle().skip(first);
        let seats = template.game.seats.iter().zip(others).map(|(seat, other)| seat.map(|_| *other));
        let seats = seats.collect();
        Copy { table: TableId(bits(chance)), game: GameId(bits(chance)), seats, earlier }
    }

    /// A text of the template with this copy's ids.
    fn text(&self, text: &str, template: &Template) -> String {
        let mut text = text
            .replace(&template.table.id.to_string(), &self.table.to_string())
            .replace(&template.game.id.to_string(), &self.game.to_string());
        for (old, new) in template.game.seats.iter().zip(&self.seats) {
            if let (Some(old), Some(new)) = (old, new) {
                text = text.replace(&old.to_string(), &new.to_string());
            }
        }
        text
    }

    async fn write(&self, store: &dyn Store, template: &Template) -> anyhow::Result<()> {
        let mut entries = template.entries.iter().map(|entry| self.text(&entry.body, template));
        let change = TableChange {
            status: TableStatus::Closed,
            listed: false,
            summary: self.text(&template.table.summary, template),
            people: self.seats.iter().flatten().copied().collect(),
        };
        let first = entries.next().context("a log has a first entry")?;
        let kind = template.game.game.clone();
        store
            .create_table(NewTable {
                id: self.table,
                game: kind,
                at: template.game.started_at - self.earlier,
                entries: vec![first],
                change: change.clone(),
            })
            .await?;
        let result = template.game.result.clone().unwrap_or_default();
        let started = GameStart {
            game: self.game,
            first_seq: template.game.first_seq,
            seats: self.seats.clone(),
            rated: false,
        };
        store
            .append(Append {
                table: self.table,
                expect: 1,
                at: template.table.updated_at - self.earlier,
                entries: entries.collect(),
                change: Some(change),
                started: Some(started),
                ended: Some((self.game, result)),
            })
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: i64 = 1_000_000_000_000;

    fn guest(id: PersonId, name: &str) -> Person {
        let name = name.to_owned();
        let (login, password, owner) = (None, None, None);
        Person { id, role: Role::Guest, name, login, password, owner, created_at: AT, seen_at: AT }
    }

    /// A closed table with a finished game between two guests, written as a service might.
    async fn finish_a_game(store: &dyn Store) {
        let (ann, bob, table, game) = (PersonId(1), PersonId(2), TableId(3), GameId(4));
        store.add_person(&guest(ann, "Ann")).await.expect("the name is free");
        store.add_person(&guest(bob, "Bob")).await.expect("the name is free");
        let change = |status| TableChange {
            status,
            listed: false,
            summary: format!("host {ann}"),
            people: vec![ann, bob],
        };
        let entries = vec![format!("created by {ann}")];
        let change_first = change(TableStatus::Waiting);
        let new = NewTable { id: table, game: "quoridor".to_owned(), at: AT, entries, change: change_first };
        store.create_table(new).await.expect("the id is free");
        let entries = vec![format!("{bob} at {table}"), format!("prepared {game}"), "1 e2".to_owned()];
        let seats = vec![Some(ann), Some(bob)];
        let append = Append {
            table,
            expect: 1,
            at: AT + 5,
            entries,
            change: Some(change(TableStatus::Closed)),
            started: Some(GameStart { game, first_seq: 3, seats, rated: false }),
            ended: Some((game, "a draw".to_owned())),
        };
        store.append(append).await.expect("the head is right");
    }

    #[tokio::test]
    async fn copies_have_ids_and_players_of_their_own() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let database = Database::Folder(folder.path().to_owned());
        let store = open(&database).await.expect("the folder is new");
        finish_a_game(store.as_ref()).await;
        store.close().await;
        drop(store);

        fill(folder.path(), 300).await.expect("there is a game to copy");

        let store = open(&database).await.expect("the folder is free again");
        let people = store.list_people(true, "", 2000).await.expect("it answers");
        assert_eq!(people.len(), 2 + PEOPLE as usize);
        let mut tables = std::collections::HashSet::new();
        let mut seats = 0;
        for person in people {
            for game in store.games_of(person.id, i64::MAX, 1000).await.expect("it answers") {
                seats += 1;
                let table = store.table(game.table).await.expect("it answers").expect("it is there");
                assert_eq!((table.status, table.head, table.listed), (TableStatus::Closed, 4, false));
                let [Some(ann), Some(bob)] = game.seats[..] else { panic!("two people played") };
                assert_ne!(ann, bob);
                assert_eq!(table.summary, format!("host {ann}"));
                assert_eq!((game.first_seq, game.result.as_deref()), (3, Some("a draw")));
                let log = store.log(table.id, 0, 9).await.expect("it answers");
                let bodies: Vec<String> = log.into_iter().map(|entry| entry.body).collect();
                let expected = [
                    format!("created by {ann}"),
                    format!("{bob} at {}", table.id),
                    format!("prepared {}", game.id),
                    "1 e2".to_owned(),
                ];
                assert_eq!(bodies, expected);
                tables.insert(table.id);
            }
        }
        assert_eq!((seats, tables.len()), (2 * 301, 301));
        store.close().await;
    }

    #[tokio::test]
    async fn an_empty_folder_has_nothing_to_copy() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let error = fill(folder.path(), 1).await.expect_err("there is no game");
        assert!(error.to_string().contains("no finished game"), "{error}");
    }
}
