//! Where everything is kept.

use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use igroteka_store::Database;

use super::usual_folder::usual_folder;

/// A data folder or a database, for every command that needs one.
#[derive(Args)]
pub struct Place {
    /// The data folder
    #[arg(long, value_name = "FOLDER", env = "IGROTEKA_DATA")]
    pub data: Option<PathBuf>,
    /// The PostgreSQL database that is used instead: `postgres://user:password@host/name`
    #[arg(long, value_name = "URL", env = "IGROTEKA_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

impl Place {
    /// The database that was chosen, or the data folder.
    pub fn database(&self) -> anyhow::Result<Database> {
        match &self.database {
            Some(url) => {
                let fits = url.starts_with("postgres://") || url.starts_with("postgresql://");
                ensure!(fits, "--database takes an address that begins with postgres://");
                Ok(Database::Postgres(url.clone()))
            }
            None => self.folder().map(Database::Folder),
        }
    }

    /// The data folder that was chosen, or the usual one.
    pub fn folder(&self) -> anyhow::Result<PathBuf> {
        match &self.data {
            Some(folder) => Ok(folder.clone()),
            None => usual_folder().context("there is no home folder: say where to keep the data with --data"),
        }
    }

    /// The data folder, for a command that does not know databases.
    pub fn only_folder(&self) -> anyhow::Result<PathBuf> {
        ensure!(
            self.database.is_none(),
            "this is for data folders; a PostgreSQL database has pg_dump and pg_restore"
        );
        self.folder()
    }

    /// What may be shown of it: no password.
    pub fn shown(&self) -> String {
        match &self.database {
            Some(url) => without_secrets(url),
            None => {
                self.folder().map_or_else(|_| "nowhere".to_owned(), |folder| folder.display().to_string())
            }
        }
    }
}

/// The host and the name of a database, without whatever is needed to get in.
fn without_secrets(url: &str) -> String {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let rest = rest.split(['?', '#']).next().unwrap_or_default();
    let rest = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    format!("postgres://{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_secret_of_a_database_is_shown() {
        let shown = [
            ("postgres://db.example/games", "postgres://db.example/games"),
            ("postgres://me:secret@db.example:5432/games", "postgres://db.example:5432/games"),
            ("postgresql://me:se@cret@db.example/games?password=secret", "postgres://db.example/games"),
            ("postgres://me:secret@/games#secret", "postgres:///games"),
            ("secret", "postgres://secret"),
        ];
        for (url, expected) in shown {
            let place = Place { data: None, database: Some(url.to_owned()) };
            assert_eq!(place.shown(), expected);
        }
    }

    #[test]
    fn another_database_than_postgresql_is_refused() {
        for url in ["mysql://host/games", "sqlite:games.db", ""] {
            let place = Place { data: None, database: Some(url.to_owned()) };
            assert!(place.database().is_err(), "{url}");
        }
    }
}
