//! PostgreSQL only: several processes over one database, and a database that crashes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use igroteka_protocol::TableId;
use igroteka_store::testing::Postgres;
use igroteka_store::{Database, Store, StoreError};

use crate::story::given::{append, bodies, table};
use crate::story::open_anew;

/// Two stores race for one table and share all others.
pub async fn two_share_a_database(database: &Database) {
    const EACH: u64 = 12;
    // Both find an empty database and bring its schema.
    let (left, right) = tokio::join!(open_anew(database), open_anew(database));
    let shared = table(&left, 1).await;
    for id in 2..=6 {
        table(&right, id).await;
    }
    let stores = [left.clone(), right.clone(), left.clone(), right.clone()];
    let players: Vec<_> = stores
        .into_iter()
        .enumerate()
        .map(|(player, store)| {
            tokio::spawn(async move {
                let mut head = 1;
                for n in 0..EACH {
                    let text = format!("{player} {n}");
                    while let Err(error) = store.append(append(shared, head, &[&text])).await {
                        let StoreError::Conflict { head: found } = error else { panic!("{error}") };
                        head = found;
                    }
                    head += 1;
                    // The other process appends to the same tables in another order.
                    for id in 2..=6 {
                        let id = if player % 2 == 0 { id } else { 8 - id };
                        let row = store.table(TableId(id)).await.expect("a row").expect("the table");
                        match store.append(append(TableId(id), row.head, &[&text])).await {
                            Ok(()) | Err(StoreError::Conflict { .. }) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                }
            })
        })
        .collect();
    for player in players {
        player.await.expect("a player plays to the end");
    }
    let mut texts = bodies(&left, shared).await.split_off(1);
    texts.sort_unstable();
    let mut expected: Vec<String> =
        (0..4).flat_map(|player| (0..EACH).map(move |n| format!("{player} {n}"))).collect();
    expected.sort_unstable();
    assert_eq!(texts, expected, "each text once");
    for id in 2..=6 {
        bodies(&right, TableId(id)).await;
    }
    left.close().await;
    right.close().await;
}

/// The database crashes twice while ten tables are played at; the store finds it again by itself.
pub async fn a_crash_loses_nothing_acknowledged(postgres: &mut Postgres, database: &Database) {
    let store = open_anew(database).await;
    let crashes = Arc::new(AtomicU32::new(0));
    let (began, mut begins) = tokio::sync::mpsc::channel(1000);
    let players: Vec<_> = (1..=10)
        .map(|id| {
            let (store, crashes, began) = (store.clone(), crashes.clone(), began.clone());
            tokio::spawn(async move {
                let table = table(&store, id).await;
                let mut acknowledged = 1;
                let mut after_the_last = 0;
                // Until it has gone on for a while after the last crash.
                while after_the_last < 5 {
                    let is_last = crashes.load(Ordering::SeqCst) == 2;
                    let text = format!("{} of {id}", acknowledged + 1);
                    match store.append(append(table, acknowledged, &[&text])).await {
                        Ok(()) => {
                            acknowledged += 1;
                            after_the_last += u32::from(is_last);
                            began.try_send(()).ok();
                        }
                        // Whether it was committed only the table knows.
                        Err(StoreError::Database(_) | StoreError::Unknown(_)) => {
                            let head = head_once_it_answers(&store, table).await;
                            assert!(head == acknowledged || head == acknowledged + 1, "{head}");
                            acknowledged = head;
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
                acknowledged
            })
        })
        .collect();
    drop(began);
    for _ in 0..2 {
        for _ in 0..30 {
            begins.recv().await.expect("players go on");
        }
        postgres.crash_and_restart();
        crashes.fetch_add(1, Ordering::SeqCst);
        while begins.try_recv().is_ok() {}
    }
    for (id, player) in (1..=10).zip(players) {
        let acknowledged = player.await.expect("a player plays to the end");
        let expected: Vec<String> = (2..=acknowledged).map(|seq| format!("{seq} of {id}")).collect();
        assert_eq!(bodies(&store, TableId(id)).await[1..], expected);
    }
    store.close().await;
}

pub async fn head_once_it_answers(store: &Arc<dyn Store>, table: TableId) -> u64 {
    let deadline = std::time::Instant::now() + std::time::Duration::from_mins(1);
    loop {
        match store.table(table).await {
            Ok(row) => return row.expect("the table").head,
            Err(error) => assert!(std::time::Instant::now() < deadline, "{error}"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}
