//! A few changes beside a service that has the data folder.

use std::sync::Arc;

use igroteka_protocol::{PersonId, TableId};
use igroteka_store::{
    Append, Database, NewTable, Person, Role, Store, StoreError, TableChange, TableStatus, open, open_beside,
};

fn person(id: u128) -> Person {
    let (name, login, password) = (format!("name {id}"), Some(format!("login{id}")), None);
    let role = Role::Account;
    Person { id: PersonId(id), role, name, login, password, owner: None, created_at: 1, seen_at: 1 }
}

async fn append_often(store: Arc<dyn Store>, id: u128, times: u64) {
    let change =
        TableChange { status: TableStatus::Playing, listed: false, summary: String::new(), people: vec![] };
    let entries = vec!["created".to_owned()];
    let table = NewTable { id: TableId(id), game: "metro".to_owned(), at: 1, entries, change };
    store.create_table(table).await.expect("a new table");
    for expect in 1..=times {
        let (entries, change, started, ended) = (vec![format!("entry {expect}")], None, None, None);
        let append = Append { table: TableId(id), expect, at: 2, entries, change, started, ended };
        store.append(append).await.expect("the other's changes are waited for");
    }
}

#[tokio::test]
async fn both_write_and_neither_fails() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = Database::Folder(folder.path().to_owned());
    let service = open(&database).await.expect("a new folder");
    let writing: Vec<_> = (0..4).map(|id| tokio::spawn(append_often(service.clone(), id, 50))).collect();
    for id in 0..20 {
        let beside = open_beside(&database).await.expect("beside the service");
        beside.add_person(&person(id)).await.expect("the service's changes are waited for");
        beside.close().await;
    }
    for writer in writing {
        writer.await.expect("no append fails");
    }
    assert_eq!(service.list_people(false, "", 100).await.expect("people").len(), 20);
    for id in 0..4 {
        assert_eq!(service.log(TableId(id), 0, 100).await.expect("a log").len(), 51);
    }
    assert!(matches!(open(&database).await, Err(StoreError::InUse(_))), "the folder still has its owner");
    service.close().await;
}

#[tokio::test]
async fn without_a_service_it_is_opened_as_usual() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = Database::Folder(folder.path().to_owned());
    open(&database).await.expect("a new folder").close().await;
    let alone = open_beside(&database).await.expect("nobody has it");
    assert!(matches!(open(&database).await, Err(StoreError::InUse(_))), "it is the owner meanwhile");
    alone.close().await;
    open(&database).await.expect("let go of").close().await;
}

#[tokio::test]
async fn what_is_not_there_is_not_made() {
    let place = tempfile::tempdir().expect("a temporary folder");
    let missing = place.path().join("missing");
    for folder in [missing.clone(), place.path().to_owned()] {
        let refused = open_beside(&Database::Folder(folder.clone())).await.err().expect("a refusal");
        assert_eq!(refused.to_string(), format!("there is no data in {}", folder.display()));
    }
    assert!(!missing.exists());
    assert_eq!(std::fs::read_dir(place.path()).expect("a folder").count(), 0);
}
