//! Where everything is kept.

use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use clap::Args;
use igroteka_store::Database;

use super::usual_folder::usual_folder;

/// A data folder or a database, for every command that needs one.
#[derive(Args, Default)]
pub struct Place {
    /// The data folder
    #[arg(long, value_name = "FOLDER", env = "IGROTEKA_DATA")]
    pub data: Option<PathBuf>,
    /// The PostgreSQL database that is used instead: `postgres://user:password@host/name`
    #[arg(long, value_name = "URL", env = "IGROTEKA_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// The database's own address, if the other one is a pooler's. Only the service needs it.
    #[arg(skip)]
    pub database_direct: Option<String>,
}

impl Place {
    /// The database that was chosen, or the data folder.
    pub fn database(&self) -> anyhow::Result<Database> {
        match (&self.database, &self.database_direct) {
            (Some(url), None) => Ok(Database::Postgres(address("--database", url)?)),
            (Some(url), Some(direct)) => Ok(Database::Pooled {
                pooler: address("--database", url)?,
                direct: address("--database-direct", direct)?,
            }),
            (None, Some(_)) => bail!("--database-direct goes with --database"),
            (None, None) => self.folder().map(Database::Folder),
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

/// The address of a PostgreSQL database.
fn address(setting: &str, url: &str) -> anyhow::Result<String> {
    let fits = url.starts_with("postgres://") || url.starts_with("postgresql://");
    ensure!(fits, "{setting} takes an address that begins with postgres://");
    Ok(url.to_owned())
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
            ("postgres://me:secret@db-1,db-2:5433/games", "postgres://db-1,db-2:5433/games"),
            ("secret", "postgres://secret"),
        ];
        for (url, expected) in shown {
            let place = Place { database: Some(url.to_owned()), ..Place::default() };
            assert_eq!(place.shown(), expected);
        }
    }

    #[test]
    fn another_database_than_postgresql_is_refused() {
        for url in ["mysql://host/games", "sqlite:games.db", ""] {
            let place = Place { database: Some(url.to_owned()), ..Place::default() };
            assert!(place.database().is_err(), "{url}");
        }
    }

    #[test]
    fn a_direct_address_goes_with_a_pooler() {
        let place = |database: Option<&str>, direct: &str| Place {
            data: None,
            database: database.map(ToOwned::to_owned),
            database_direct: Some(direct.to_owned()),
        };
        assert!(place(None, "postgres://db/games").database().is_err());
        assert!(place(Some("postgres://pooler/games"), "db").database().is_err());
        let database = place(Some("postgres://pooler/games"), "postgres://db/games").database();
        assert!(matches!(database, Ok(Database::Pooled { .. })));
    }
}
