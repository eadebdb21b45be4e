//! For tests: a second connection to the database of a data folder, which makes the service fail.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::data_folder::database_file;

/// The statements that must fail so that nothing can be written.
const WRITTEN: [(&str, &str); 3] = [("entries", "INSERT"), ("heartbeat", "INSERT"), ("heartbeat", "UPDATE")];

/// The second connection.
pub struct FaultInjector {
    connection: SqliteConnection,
}

impl FaultInjector {
    /// Connects to the database in a folder.
    pub async fn of(folder: &Path) -> FaultInjector {
        let options = SqliteConnectOptions::new().filename(database_file(folder));
        FaultInjector { connection: options.connect().await.expect("the database is there") }
    }

    /// Makes appends and heartbeats fail from now on.
    pub async fn refuse(&mut self) {
        for (table, what) in WRITTEN {
            let body = "BEGIN SELECT RAISE(ABORT, 'the disk is broken'); END";
            self.run(format!("CREATE TRIGGER refuse_{table}_{what} BEFORE {what} ON {table} {body}")).await;
        }
    }

    /// Lets them succeed again.
    pub async fn accept(&mut self) {
        for (table, what) in WRITTEN {
            self.run(format!("DROP TRIGGER refuse_{table}_{what}")).await;
        }
    }

    /// Changes the log of a table behind the service's back.
    pub async fn damage(&mut self, table: &str) {
        let key = format!("(SELECT key FROM tables WHERE id = '{table}')");
        self.run(format!("UPDATE entries SET body = 'no entry' WHERE table_key = {key}")).await;
    }

    /// Replaces a text in the log of a table, as if another version of the service had written it: one from before
    /// entries had hashes.
    pub async fn replace(&mut self, table: &str, text: &str, other: &str) {
        let key = format!("(SELECT key FROM tables WHERE id = '{table}')");
        let replaced = format!("replace(body, '{text}', '{other}')");
        self.run(format!("UPDATE entries SET body = {replaced}, hash = NULL WHERE table_key = {key}")).await;
        self.run(format!("UPDATE tables SET hash = NULL WHERE id = '{table}'")).await;
    }

    /// Makes a table's row in the lobby unreadable.
    pub async fn damage_row(&mut self, table: &str) {
        let key = format!("(SELECT key FROM tables WHERE id = '{table}')");
        self.run(format!("UPDATE summaries SET summary = 'no row' WHERE table_key = {key}")).await;
    }

    /// Blocks writes from now on; they fail after ten seconds.
    pub async fn hold(&mut self) {
        self.run("BEGIN IMMEDIATE".to_owned()).await;
    }

    /// Lets writes continue.
    pub async fn let_go(&mut self) {
        self.run("ROLLBACK".to_owned()).await;
    }

    /// Closes the connection.
    pub async fn end(self) {
        self.connection.close().await.expect("the connection ends");
    }

    async fn run(&mut self, statement: String) {
        sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
            .execute(&mut self.connection)
            .await
            .expect("it can be done");
    }
}
