//! The schema's versions. A released migration is never changed, because existing databases were made with it.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::StoreError;
use crate::session::{Session, Sql};

/// The version since which entries have hashes.
const HASHES: i64 = 3;

pub(crate) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[
        (1, "first", include_str!("../migrations/sqlite/0001_first.sql")),
        (2, "reviews", include_str!("../migrations/sqlite/0002_reviews.sql")),
        (HASHES, "hashes", include_str!("../migrations/sqlite/0003_hashes.sql")),
    ])
});

pub(crate) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| {
    migrator(&[
        (1, "first", include_str!("../migrations/postgres/0001_first.sql")),
        (2, "reviews", include_str!("../migrations/postgres/0002_reviews.sql")),
        (HASHES, "hashes", include_str!("../migrations/postgres/0003_hashes.sql")),
        (4, "nodes", include_str!("../migrations/postgres/0004_nodes.sql")),
    ])
});

fn migrator(migrations: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migrations = migrations.iter().map(|(version, name, sql)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// What the database contains before anything is done to it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Nothing,
    Ours,
    SomethingElse,
}

/// Reads the version without changing anything; refuses what a newer program wrote.
pub(crate) async fn look(session: &mut Session<'_>, migrator: &Migrator) -> Result<Content, StoreError> {
    const TABLES: Sql = Sql {
        sqlite:
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('_sqlx_migrations', 'tables')
             UNION ALL SELECT '*' FROM sqlite_master",
        postgres: "SELECT CAST(tablename AS text) FROM pg_tables
             WHERE schemaname = current_schema() AND tablename IN ('_sqlx_migrations', 'tables')
             UNION ALL SELECT '*' FROM pg_tables WHERE schemaname = current_schema()",
    };
    let names = session.all(TABLES, &[]).await?;
    let names = names.iter().map(|row| row.text(0)).collect::<Result<Vec<_>, _>>()?;
    if names.is_empty() {
        return Ok(Content::Nothing);
    }
    if !names.iter().any(|name| name == "_sqlx_migrations") {
        return Ok(Content::SomethingElse);
    }
    let known = newest(migrator);
    match version(session).await? {
        Some(found) if found > known => Err(StoreError::Newer { found, known }),
        // The migrator creates its own table first. A process killed right after that leaves only this table.
        None if names.iter().all(|name| name == "_sqlx_migrations" || name == "*") => Ok(Content::Nothing),
        Some(_) if names.iter().any(|name| name == "tables") => Ok(Content::Ours),
        _ => Ok(Content::SomethingElse),
    }
}

/// Whether entries can have hashes; data that was not migrated yet has no place for them.
pub(crate) async fn has_hashes(session: &mut Session<'_>) -> Result<bool, StoreError> {
    Ok(version(session).await?.is_some_and(|found| found >= HASHES))
}

async fn version(session: &mut Session<'_>) -> Result<Option<i64>, StoreError> {
    let found = session.one("SELECT max(version) FROM _sqlx_migrations", &[]).await?;
    Ok(found.map(|row| row.maybe_int(0)).transpose()?.flatten())
}

/// Refuses data that an older program still uses: it cannot be migrated while that program runs.
pub(crate) async fn must_be_current(
    session: &mut Session<'_>,
    migrator: &Migrator,
) -> Result<(), StoreError> {
    if version(session).await? == Some(newest(migrator)) {
        return Ok(());
    }
    Err(StoreError::Unusable("an older igroteka uses the data: stop it, or use the same program".to_owned()))
}

fn newest(migrator: &Migrator) -> i64 {
    migrator.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Turns a migration's failure into a sentence; another program may have brought a newer schema just before us.
pub(crate) fn refused(error: MigrateError, migrator: &Migrator) -> StoreError {
    let known = newest(migrator);
    match error {
        MigrateError::VersionMissing(found) if found > known => StoreError::Newer { found, known },
        MigrateError::Execute(error) => error.into(),
        error => {
            StoreError::Unusable(format!("the data cannot be brought to schema version {known}: {error}"))
        }
    }
}
