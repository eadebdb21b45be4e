//! Group commit: all requests that have gathered share one transaction and one sync of the disk.

use std::sync::Arc;
use std::time::Duration;

use crate::deadline::within;
use crate::error::{is_request_fault, is_retryable};
use crate::session::{Connection, Pool, Session, Value};
use crate::sql::appends::{Appended, append};
use crate::work::{Done, Work};
use crate::{Append, Cluster, Hint, StoreError, packets};

/// How often a transaction is attempted that loses a race inside the database.
const TRIES: u32 = 6;

pub(crate) type Outcome = Result<Done, StoreError>;

/// Why a group was not committed.
enum Failure {
    /// Before the commit: it was rolled back.
    Before(Arc<sqlx::Error>),
    /// In the commit, which may have succeeded.
    Commit(Arc<sqlx::Error>),
    /// One of the appends broke the statement that they share.
    BadAppend,
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Before(Arc::new(error))
    }
}

/// Commits a group and returns the outcome of each request. A request that fails does not affect the others; if the
/// transaction fails, all of them do. The connection is kept for the next group, unless it failed.
pub(crate) async fn commit(
    pool: &Pool,
    kept: &mut Option<Connection>,
    cluster: Option<&Cluster>,
    group: &[Box<Work>],
    limit: Duration,
) -> Vec<Outcome> {
    let mut one_by_one = false;
    let mut tries = 0;
    loop {
        tries += 1;
        let failure = match attempt(pool, kept, cluster, group, one_by_one, limit).await {
            Ok(outcomes) => return outcomes,
            Err(failure) => failure,
        };
        if let Some(connection) = kept.take() {
            connection.discard();
        }
        match failure {
            Failure::BadAppend => one_by_one = true,
            Failure::Before(error) if tries < TRIES && is_retryable(&error) => {
                tracing::debug!(%error, tries, "a group of writes is tried again");
                tokio::time::sleep(Duration::from_millis(5) * 2_u32.pow(tries)).await;
            }
            Failure::Before(error) => {
                tracing::error!(%error, requests = group.len(), "a group of writes failed");
                return group.iter().map(|_| Err(StoreError::Database(error.clone()))).collect();
            }
            Failure::Commit(error) => {
                tracing::error!(%error, requests = group.len(), "it is not known whether a group was committed");
                return group.iter().map(|_| Err(StoreError::Unknown(error.clone()))).collect();
            }
        }
    }
}

async fn attempt(
    pool: &Pool,
    kept: &mut Option<Connection>,
    cluster: Option<&Cluster>,
    group: &[Box<Work>],
    one_by_one: bool,
    limit: Duration,
) -> Result<Vec<Outcome>, Failure> {
    let connection = match kept {
        Some(connection) => connection,
        None => kept.insert(pool.take().await?),
    };
    let session = &mut connection.session();
    let prepared = within(limit, async {
        session.begin().await?;
        let outcomes = run(session, group, one_by_one).await?;
        if let Some(cluster) = cluster.filter(|cluster| cluster.announces_appends()) {
            announce(session, cluster, group, &outcomes).await?;
        }
        Ok::<_, Failure>(outcomes)
    });
    let outcomes = prepared.await?;
    session.run("COMMIT", &[]).await.map_err(|error| Failure::Commit(Arc::new(error)))?;
    Ok(outcomes)
}

/// Tells the other nodes which logs have grown, once this is committed.
async fn announce(
    session: &mut Session<'_>,
    cluster: &Cluster,
    group: &[Box<Work>],
    outcomes: &[Outcome],
) -> Result<(), sqlx::Error> {
    let grown = group.iter().zip(outcomes).filter_map(|(work, outcome)| match &**work {
        Work::Append(append) if outcome.is_ok() => {
            Some(Hint::Table { id: append.table, head: append.expect + append.entries.len() as u64 })
        }
        _ => None,
    });
    for packet in packets(cluster.me(), &grown.collect::<Vec<_>>()) {
        session.run("SELECT pg_notify('igroteka', $1)", &[Value::from(&packet)]).await?;
    }
    Ok(())
}

async fn run(
    session: &mut Session<'_>,
    group: &[Box<Work>],
    one_by_one: bool,
) -> Result<Vec<Outcome>, Failure> {
    let mut outcomes: Vec<Outcome> = Vec::with_capacity(group.len());
    let (mut appends, mut places) = (Vec::new(), Vec::new());
    for (place, work) in group.iter().enumerate() {
        outcomes.push(match &**work {
            Work::Append(append) if !one_by_one => {
                appends.push(append);
                places.push(place);
                Ok(Done::Nothing)
            }
            work => run_in_savepoint(session, work).await?,
        });
    }
    if !appends.is_empty() {
        for (place, verdict) in places.into_iter().zip(append_all(session, &appends).await?) {
            outcomes[place] = verdict.map(|()| Done::Nothing);
        }
    }
    Ok(outcomes)
}

/// Runs all appends of a group in a few statements. If one of them breaks a statement, they are run one by one.
async fn append_all(
    session: &mut Session<'_>,
    appends: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, Failure> {
    match append(session, appends).await {
        Ok(Appended::Verdicts(verdicts)) => Ok(verdicts),
        Ok(Appended::UnknownGame) => Err(Failure::BadAppend),
        Err(error) if is_request_fault(&error) => Err(Failure::BadAppend),
        Err(error) => Err(error.into()),
    }
}

/// Runs one request inside a savepoint, which is rolled back if the request fails.
async fn run_in_savepoint(session: &mut Session<'_>, work: &Work) -> Result<Outcome, Failure> {
    session.run("SAVEPOINT request", &[]).await?;
    let outcome = match work {
        Work::Append(append) => append_one(session, append).await,
        Work::Change(change) => change.apply(session).await,
    };
    match &outcome {
        Ok(_) => {}
        Err(StoreError::Database(error)) if !is_request_fault(error) => {
            return Err(Failure::Before(error.clone()));
        }
        Err(_) => {
            session.run("ROLLBACK TO SAVEPOINT request", &[]).await?;
        }
    }
    session.run("RELEASE SAVEPOINT request", &[]).await?;
    Ok(outcome)
}

async fn append_one(session: &mut Session<'_>, one: &Append) -> Outcome {
    match append(session, &[one]).await {
        Ok(Appended::Verdicts(verdicts)) => {
            verdicts.into_iter().collect::<Result<(), _>>().map(|()| Done::Nothing)
        }
        Ok(Appended::UnknownGame) => Err(StoreError::Missing("game")),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Taken("game")),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use igroteka_protocol::TableId;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

    use super::*;
    use crate::deadline::LIMIT;
    use crate::work::Change;
    use crate::{NewTable, TableChange, TableStatus, sqlite};

    fn new_table(id: u128) -> Box<Work> {
        let change = TableChange {
            status: TableStatus::Waiting,
            listed: false,
            summary: String::new(),
            people: vec![],
        };
        let entries = vec!["created".to_string()];
        let table = NewTable { id: TableId(id), game: "nardy".to_string(), at: 1, entries, change };
        Box::new(Work::Change(Change::CreateTable(table)))
    }

    fn append_to(id: u128, entry: &str) -> Box<Work> {
        Box::new(Work::Append(Append {
            table: TableId(id),
            expect: 1,
            at: 2,
            entries: vec![entry.to_string()],
            change: None,
            started: None,
            ended: None,
        }))
    }

    /// A file that may not grow stands for a full disk.
    #[tokio::test]
    async fn a_full_disk_fails_the_whole_group_and_changes_nothing() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let opened = sqlite::open(folder.path()).await.expect("a new folder");
        opened.writer.close().await;
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("igroteka.db"))
            .pragma("max_page_count", "100");
        let pool =
            SqlitePoolOptions::new().max_connections(1).connect_with(options).await.expect("a database");
        let (pool, readers) = (Pool::Sqlite(pool), Pool::Sqlite(opened.readers));
        let mut kept = None;

        let outcomes = commit(&pool, &mut kept, None, &[new_table(1), new_table(2)], LIMIT).await;
        assert!(outcomes.iter().all(Result::is_ok));
        let huge = "x".repeat(1_000_000);
        let outcomes = commit(
            &pool,
            &mut kept,
            None,
            &[append_to(1, "small"), new_table(3), append_to(2, &huge)],
            LIMIT,
        )
        .await;
        for outcome in outcomes {
            let Err(StoreError::Database(error)) = outcome else { panic!("{outcome:?}") };
            assert!(error.to_string().contains("full"), "{error}");
        }
        let mut reader = readers.take().await.expect("a connection");
        let rows = reader.session().all("SELECT seq FROM entries", &[]).await.expect("an answer");
        assert_eq!(rows.len(), 2, "only the two tables' first entries");

        // The next group finds a working connection.
        let outcomes = commit(&pool, &mut kept, None, &[append_to(1, "small"), new_table(3)], LIMIT).await;
        assert!(outcomes.iter().all(Result::is_ok), "{outcomes:?}");
        let rows = reader.session().all("SELECT seq FROM entries", &[]).await.expect("an answer");
        assert_eq!(rows.len(), 4);
    }

    /// A reference that is checked only in the commit stands for a database that fails there.
    #[tokio::test]
    async fn a_failure_in_the_commit_is_of_unknown_outcome() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let opened = sqlite::open(folder.path()).await.expect("a new folder");
        let pool = Pool::Sqlite(opened.writer);
        let mut kept = None;
        let mut beside = pool.take().await.expect("a connection");
        for statement in [
            "CREATE TABLE broken (x INTEGER REFERENCES heartbeat (id) DEFERRABLE INITIALLY DEFERRED)",
            "CREATE TRIGGER breaks AFTER INSERT ON entries BEGIN INSERT INTO broken VALUES (7); END",
        ] {
            beside.session().run(statement, &[]).await.expect("it can be done");
        }
        drop(beside);
        let outcomes = commit(&pool, &mut kept, None, &[new_table(1)], LIMIT).await;
        assert!(matches!(outcomes[..], [Err(StoreError::Unknown(_))]), "{outcomes:?}");
    }
}
