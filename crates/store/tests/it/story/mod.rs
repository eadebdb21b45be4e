//! One story, told to both databases: whatever one of them answers, the other answers too.

mod chat;
mod damage;
pub mod given;
mod groups;
mod log;
mod outages;
mod people;
pub mod processes;
mod ratings;
mod removal;
mod reviews;
mod tables;

use std::sync::Arc;

use igroteka_store::testing::Postgres;
use igroteka_store::{Database, Store, open};

/// A chapter is told to an empty store, and gives what must be found again after the store was closed and opened.
macro_rules! chapters {
    ($($chapter:path),* $(,)?) => {
        /// Every chapter on a store of its own.
        async fn tell(new_database: impl Fn() -> Database) {
            $(
                eprintln!("{}", stringify!($chapter));
                let database = new_database();
                let store = open_anew(&database).await;
                $chapter(store.clone()).await;
                store.close().await;
            )*
        }
    };
}

chapters!(
    tables::a_table_begins_once,
    tables::filters_find_tables_in_their_order,
    tables::a_closed_table_is_nobodys,
    log::an_append_names_what_it_expects,
    log::appends_race_and_one_wins_a_place,
    log::the_log_comes_in_pages,
    log::odd_texts_come_back_as_they_were,
    log::what_makes_no_sense_is_refused,
    groups::one_failure_of_a_group_is_its_own,
    groups::many_tables_at_once,
    groups::games_begin_and_end_with_entries,
    chat::old_lines_go_and_places_are_not_given_again,
    people::logins_are_taken_once,
    people::tokens_expire_and_go,
    people::lists_go_on_among_equal_names,
    ratings::a_game_counts_once,
    ratings::uncounted_games_come_in_the_order_of_their_ends,
    removal::everything_of_a_person_goes,
    removal::idle_guests_go,
    outages::outages_are_remembered_for_a_while,
    reviews::a_game_has_one_review,
    reviews::reviews_of_records_go_when_nobody_looks,
    reviews::mistakes_come_when_they_are_due,
);

pub async fn open_anew(database: &Database) -> Arc<dyn Store> {
    open(database).await.unwrap_or_else(|error| panic!("the store opens: {error}"))
}

/// Closes the store in the middle of a story: nothing may be lost.
async fn reopened(database: &Database) {
    let store = open_anew(database).await;
    given::a_lasting_world(&store).await;
    store.close().await;
    let refused = store.table(igroteka_protocol::TableId(1)).await;
    assert!(refused.is_err_and(|error| error.to_string() == "the store is closed"));
    let refused = store.heartbeat(1).await;
    assert!(refused.is_err_and(|error| error.to_string() == "the store is closed"));
    store.close().await;
    let store = open_anew(database).await;
    given::the_lasting_world_is_there(&store).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let counter = std::sync::atomic::AtomicU32::new(0);
    let new_database = || {
        let number = counter.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Database::Folder(folder.path().join(format!("data {number}")))
    };
    tell(new_database).await;
    reopened(&new_database()).await;
    damage::what_is_changed_in_a_log_is_found(&new_database()).await;
    damage::entries_from_before_there_were_hashes_are_accepted(&new_database()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    let postgres = Postgres::start();
    let new_database = || Database::Postgres(postgres.new_database());
    tell(new_database).await;
    reopened(&new_database()).await;
    damage::what_is_changed_in_a_log_is_found(&new_database()).await;
    damage::entries_from_before_there_were_hashes_are_accepted(&new_database()).await;
    processes::two_share_a_database(&new_database()).await;
    let log = postgres.log();
    assert!(!log.contains("deadlock detected"), "nobody waits in a circle:\n{log}");
}

/// A server of its own: when it starts again after a crash, PostgreSQL syncs every file of every database.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_that_crashes() {
    let mut postgres = Postgres::start();
    let database = Database::Postgres(postgres.new_database());
    processes::a_crash_loses_nothing_acknowledged(&mut postgres, &database).await;
}
