//! The schema's versions. A released migration is never changed, because existing databases were made with it.
//!
//! Programs of two versions use one database while nodes are upgraded one after another. So a migration only adds: tables,
//! indexes that allow what was allowed, and columns that a program need not know. One that does is called `adds …`, and
//! the program before it accepts its schema. A test reads the migrations and refuses anything else under that name.

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
    let mut migrator = Migrator::with_migrations(migrations.collect());
    // What is there beyond them is looked at before.
    migrator.set_ignore_missing(true);
    migrator
}

/// How the names of migrations begin whose schema the program before them can use.
const ADDS: &str = "adds ";

/// What the database contains before anything is done to it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Nothing,
    Ours,
    SomethingElse,
}

/// Reads the version without changing anything; refuses what a newer program wrote, unless it only added something.
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
        Some(found) if found > known && !is_next(session, known, found).await? => {
            Err(StoreError::Newer { found, known })
        }
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
    if version(session).await?.is_some_and(|found| found >= newest(migrator)) {
        return Ok(());
    }
    Err(StoreError::Unusable("an older igroteka uses the data: stop it, or use the same program".to_owned()))
}

/// Whether a newer program has only added something, one version later.
async fn is_next(session: &mut Session<'_>, known: i64, found: i64) -> Result<bool, StoreError> {
    let name = "SELECT description FROM _sqlx_migrations ORDER BY version DESC LIMIT 1";
    let row = session.one(name, &[]).await?;
    let name = row.map(|row| row.text(0)).transpose()?.unwrap_or_default();
    Ok(found == known + 1 && name.starts_with(ADDS))
}

fn newest(migrator: &Migrator) -> i64 {
    migrator.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Turns a migration's failure into a sentence.
pub(crate) fn refused(error: MigrateError, migrator: &Migrator) -> StoreError {
    let known = newest(migrator);
    match error {
        MigrateError::Execute(error) => error.into(),
        error => {
            StoreError::Unusable(format!("the data cannot be brought to schema version {known}: {error}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The statements of a migration that are more than additions, by their words.
    fn not_added(sql: &str) -> Vec<String> {
        let lines = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
        let text = lines.collect::<Vec<_>>().join(" ").to_lowercase();
        let statements = text.split(';').map(|statement| statement.split_whitespace().collect::<Vec<_>>());
        let adds = |words: &[&str]| match words {
            ["create", "table" | "index", ..] => true,
            ["alter", "table", _, "add", "column", rest @ ..] => {
                let says = |word: &str| rest.contains(&word);
                // One who does not know the column leaves it out.
                let is_free = !says("not") || says("default");
                is_free && !["unique", "primary", "check", "references"].iter().any(|word| says(word))
            }
            _ => false,
        };
        statements.filter(|words| !words.is_empty() && !adds(words)).map(|words| words.join(" ")).collect()
    }

    #[test]
    fn migrations_only_add() {
        // With the last versions before nodes of two versions could use one database.
        for (migrator, first) in [(&*SQLITE, 3), (&*POSTGRES, 4)] {
            for migration in migrator.iter().filter(|migration| migration.version > first) {
                assert!(migration.description.starts_with(ADDS), "{}", migration.description);
                let refused = not_added(migration.sql.as_str());
                assert!(refused.is_empty(), "{}: {refused:?}", migration.description);
            }
        }
    }

    #[test]
    fn what_an_older_program_could_not_live_with_is_found() {
        let fine = "-- A note; with a semicolon.
            CREATE TABLE weather (day bigint PRIMARY KEY);
            CREATE INDEX weather_by_day ON weather (day);
            ALTER TABLE tables ADD COLUMN mood text;
            ALTER TABLE tables ADD COLUMN moods bigint NOT NULL DEFAULT 0;";
        assert!(not_added(fine).is_empty(), "{:?}", not_added(fine));
        for wrong in [
            "DROP TABLE chat",
            "ALTER TABLE chat DROP COLUMN text",
            "ALTER TABLE chat RENAME COLUMN text TO line",
            "ALTER TABLE chat ALTER COLUMN n TYPE int",
            "ALTER TABLE tables ADD COLUMN mood text NOT NULL",
            "ALTER TABLE tables ADD COLUMN mood text UNIQUE",
            "CREATE UNIQUE INDEX one_game ON games (person)",
            "CREATE TRIGGER t AFTER INSERT ON chat BEGIN SELECT 1",
            "UPDATE tables SET summary = ''",
        ] {
            assert_eq!(not_added(wrong).len(), 1, "{wrong}");
        }
    }
}
