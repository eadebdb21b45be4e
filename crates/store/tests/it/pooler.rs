//! PgBouncer between the store and PostgreSQL: what works through it, and what is said of what does not.

use igroteka_store::testing::{PgBouncer, Postgres};
use igroteka_store::{Database, Hint, Received, open};

use crate::story::given::{append, bodies, table};
use crate::story::open_anew;

#[tokio::test(flavor = "multi_thread")]
async fn sessions_can_be_pooled() {
    let postgres = Postgres::start();
    let pooler = PgBouncer::start(&postgres, "session");
    let direct = postgres.new_database();
    let store = open_anew(&Database::Postgres(pooler.address(&direct))).await;
    let listener = store.cluster().expect("a cluster").listen().await.expect("a listener");
    assert!(!listener.is_deaf(), "{}", pooler.log());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_heard_at_the_direct_address() {
    let postgres = Postgres::start();
    let pooler = PgBouncer::start(&postgres, "session");
    let direct = postgres.new_database();
    let database = Database::Pooled { pooler: pooler.address(&direct), direct };
    let (one, two) = (open_anew(&database).await, open_anew(&database).await);
    let id = table(&one, 1).await;
    let mut listener = two.cluster().expect("a cluster").listen().await.expect("a listener");
    assert!(!listener.is_deaf(), "{}", pooler.log());
    one.append(append(id, 1, &["move 1"])).await.expect("an append");
    let heard = listener.next().await.expect("a hint");
    assert_eq!(heard, Received::Hints(vec![Hint::Table { id, head: 2 }]));
    assert_eq!(bodies(&two, id).await.len(), 2);
    one.close().await;
    two.close().await;
}

/// In this mode the next transaction is somebody else's: what listens hears nothing.
#[tokio::test(flavor = "multi_thread")]
async fn where_transactions_are_pooled_the_listener_knows_that_it_is_deaf() {
    let postgres = Postgres::start();
    let pooler = PgBouncer::start(&postgres, "transaction");
    let direct = postgres.new_database();
    let through = pooler.address(&direct);
    let store = open_anew(&Database::Pooled { pooler: direct.clone(), direct: through.clone() }).await;
    let listener = store.cluster().expect("a cluster").listen().await.expect("a listener");
    assert!(listener.is_deaf());
    store.close().await;
    // An older PgBouncer does not know prepared statements in this mode either.
    match open(&Database::Postgres(through)).await {
        Ok(store) => store.close().await,
        Err(error) => assert!(error.to_string().contains("does not know prepared statements"), "{error}"),
    }
}
