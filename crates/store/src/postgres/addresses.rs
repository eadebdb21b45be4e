//! The address of a database that one of several servers holds: `postgres://user:password@db-1,db-2:5433/name`.

use std::str::FromStr;

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;

use crate::StoreError;

/// The most servers of one database.
const MOST: usize = 8;

/// How to connect to each of the servers that an address names. A server without a port has the usual one.
pub(super) fn read(url: &str) -> Result<Vec<PgConnectOptions>, StoreError> {
    let urls = split(url)?;
    let servers = urls.iter().map(|url| {
        let options = PgConnectOptions::from_str(url).map_err(|error| unreadable(&error))?;
        Ok(options.application_name("igroteka").disable_statement_logging())
    });
    let servers: Vec<PgConnectOptions> = servers.collect::<Result<_, StoreError>>()?;
    let names: Vec<String> = servers.iter().map(name).collect();
    match names.iter().enumerate().find(|(place, name)| names[..*place].contains(name)) {
        Some((_, name)) => Err(unreadable(&format!("{name} is named twice"))),
        None => Ok(servers),
    }
}

/// A server as the log names it.
pub(super) fn name(server: &PgConnectOptions) -> String {
    match server.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", server.get_host(), server.get_port()),
    }
}

/// One address for each server.
fn split(url: &str) -> Result<Vec<String>, StoreError> {
    let Some((scheme, rest)) = url.split_once("://") else { return Ok(vec![url.to_owned()]) };
    let (place, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    let (person, servers) = match place.rsplit_once('@') {
        Some((person, servers)) => (format!("{person}@"), servers),
        None => (String::new(), place),
    };
    let query = path.split_once('?').map_or("", |(_, query)| query);
    let parameters = query.split(['&', '#']).filter_map(|parameter| parameter.split_once('='));
    let mut places = parameters.filter(|(key, _)| matches!(*key, "host" | "hostaddr" | "port"));
    let servers: Vec<&str> = servers.split(',').collect();
    if places.any(|(_, value)| servers.len() > 1 || value.contains(',') || value.contains("%2C")) {
        return Err(unreadable(&"several servers are named before the first `/`: db-1:5432,db-2:5432"));
    }
    if servers.len() > 1 && servers.iter().any(|server| server.is_empty() || server.starts_with(':')) {
        return Err(unreadable(&"one of its servers has no name"));
    }
    if servers.len() > MOST {
        return Err(unreadable(&format!("it names more than {MOST} servers")));
    }
    Ok(servers.iter().map(|server| format!("{scheme}://{person}{server}{path}")).collect())
}

fn unreadable(reason: &dyn std::fmt::Display) -> StoreError {
    StoreError::Unusable(format!("the database's address cannot be read: {reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(url: &str) -> Vec<String> {
        read(url).unwrap_or_else(|error| panic!("{url}: {error}")).iter().map(name).collect()
    }

    #[test]
    fn each_server_has_a_port_of_its_own() {
        for (url, expected) in [
            ("postgres://me:secret@db-1/games", &["db-1:5432"][..]),
            ("postgres://me:secret@db-1:5433,db-2/games", &["db-1:5433", "db-2:5432"]),
            (
                "postgresql://me:a,b@db-1,db-2:5433,db-3?dbname=games",
                &["db-1:5432", "db-2:5433", "db-3:5432"],
            ),
            ("postgres://me@[::1]:5433,127.0.0.1/games", &["[::1]:5433", "127.0.0.1:5432"]),
            ("postgres:///games?host=/run/postgresql", &["/run/postgresql"]),
            ("postgres://me@%2Frun%2Fpostgresql/games", &["/run/postgresql"]),
            ("postgres:///games?host=db-1&port=5433", &["db-1:5433"]),
        ] {
            assert_eq!(names(url), expected, "{url}");
        }
    }

    #[test]
    fn all_servers_share_what_else_the_address_says() {
        for server in read("postgres://me:se%2Ccret@db-1,db-2/games?application_name=x").expect("an address")
        {
            assert_eq!((server.get_username(), server.get_database()), ("me", Some("games")));
            assert_eq!(server.get_application_name(), Some("igroteka"));
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused_without_the_password() {
        for (url, reason) in [
            ("postgres://me:secret@db-1,,db-2/games", "one of its servers has no name"),
            ("postgres://me:secret@db-1,/games", "one of its servers has no name"),
            ("postgres://me:secret@db-1,:5433/games", "one of its servers has no name"),
            ("postgres://me:secret@db-1,db-1:5432/games", "db-1:5432 is named twice"),
            ("postgres://me:secret@db-1,db-2:many/games", "invalid port number"),
            ("postgres://me:secret@/games?host=db-1,db-2", "several servers are named before the first `/`"),
            (
                "postgres://me:secret@db-1,db-2/games?port=5433",
                "several servers are named before the first `/`",
            ),
            ("postgres://me:secret@a,b,c,d,e,f,g,h,i/games", "it names more than 8 servers"),
        ] {
            let Err(error) = read(url) else { panic!("{url} was read") };
            let text = error.to_string();
            assert!(text.contains(reason) && !text.contains("secret"), "{url}: {text}");
        }
    }
}
