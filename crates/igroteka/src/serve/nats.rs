//! Where NATS is, as a host writes it: `nats://user:password@one:4222,two:4222`.

use std::path::Path;
use std::str::FromStr;

use igroteka_server::{NatsLogin, NatsSettings};
use percent_encoding::percent_decode_str;
use thiserror::Error;

use super::public_url::{is_host, split_port};

/// The port of NATS, if none is named.
const PORT: &str = ":4222";

/// Servers, and how to be let in if the address says so.
#[derive(PartialEq, Eq)]
pub struct NatsAddress {
    servers: Vec<String>,
    login: Option<(String, Option<String>)>,
}

/// Why a text is no such address. The text itself is not told, as there may be a password in it.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum NatsAddressError {
    /// It has another scheme, or none.
    #[error("--nats takes addresses that begin with nats:// or tls://")]
    Scheme,
    /// There is no host, or more than a host and a port.
    #[error(
        "--nats takes a host and perhaps a port, such as nats://nats-1:4222, or several with commas between them"
    )]
    Host,
    /// A user or a password cannot be read.
    #[error("a user or a password in --nats is no text: write special characters as %40")]
    Text,
    /// Different servers have different logins.
    #[error("all servers in --nats are used with the same user and password")]
    Logins,
}

impl NatsAddress {
    /// What the service is told, with what stands in files beside the address.
    pub fn with_files(self, authorities: Option<&Path>, credentials: Option<&Path>) -> NatsSettings {
        let login = match (credentials, self.login) {
            (Some(path), _) => Some(NatsLogin::File(path.to_owned())),
            (None, Some((user, Some(password)))) => Some(NatsLogin::Password(user, password)),
            (None, Some((token, None))) => Some(NatsLogin::Token(token)),
            (None, None) => None,
        };
        NatsSettings { servers: self.servers, login, authorities: authorities.map(Path::to_owned) }
    }
}

impl FromStr for NatsAddress {
    type Err = NatsAddressError;

    fn from_str(text: &str) -> Result<NatsAddress, NatsAddressError> {
        let mut servers = Vec::new();
        let mut login = None;
        let mut usual_scheme = None;
        for part in text.split(',') {
            let (scheme, rest) = match part.split_once("://") {
                Some((scheme, rest)) => (scheme, rest),
                None => (usual_scheme.ok_or(NatsAddressError::Scheme)?, part),
            };
            if !matches!(scheme, "nats" | "tls") {
                return Err(NatsAddressError::Scheme);
            }
            usual_scheme = Some(scheme);
            let (own_login, host) = match rest.rsplit_once('@') {
                Some((login, host)) => (Some(read_login(login)?), host),
                None => (None, rest),
            };
            if own_login.is_some() {
                if login.is_some() && login != own_login {
                    return Err(NatsAddressError::Logins);
                }
                login = own_login;
            }
            let host = host.strip_suffix('/').unwrap_or(host);
            let (name, port) =
                split_port(host).filter(|(name, _)| is_host(name)).ok_or(NatsAddressError::Host)?;
            let port = if port.is_empty() { PORT } else { port };
            servers.push(format!("{scheme}://{name}{port}"));
        }
        Ok(NatsAddress { servers, login })
    }
}

/// A user and a password, or a token.
fn read_login(login: &str) -> Result<(String, Option<String>), NatsAddressError> {
    let read = |text: &str| {
        let text = percent_decode_str(text).decode_utf8().map_err(|_| NatsAddressError::Text)?;
        if text.is_empty() { Err(NatsAddressError::Text) } else { Ok(text.into_owned()) }
    };
    match login.split_once(':') {
        Some((user, password)) => Ok((read(user)?, Some(read(password)?))),
        None => Ok((read(login)?, None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> NatsSettings {
        text.parse::<NatsAddress>().map(|address| address.with_files(None, None)).unwrap()
    }

    #[test]
    fn one_server_or_several_are_named() {
        for (text, servers) in [
            ("nats://nats-1:4223", &["nats://nats-1:4223"][..]),
            ("nats://one,two:5222", &["nats://one:4222", "nats://two:5222"]),
            ("tls://one/,tls://[fd00::1]:4222", &["tls://one:4222", "tls://[fd00::1]:4222"]),
            ("tls://me:secret@one,two", &["tls://one:4222", "tls://two:4222"]),
        ] {
            assert_eq!(read(text).servers, servers, "{text}");
        }
    }

    #[test]
    fn a_login_is_read_and_never_shown() {
        let login = |text| read(text).login;
        assert!(login("nats://one").is_none());
        let user = login("nats://me:s%40:cr%2Ct@one");
        assert!(
            matches!(&user, Some(NatsLogin::Password(user, password)) if user == "me" && password == "s@:cr,t")
        );
        assert!(matches!(login("nats://s3cret@one,two"), Some(NatsLogin::Token(token)) if token == "s3cret"));
        let both: NatsAddress = "nats://me:secret@one".parse().unwrap();
        let file = both.with_files(Some(Path::new("ca.pem")), Some(Path::new("me.creds")));
        assert!(matches!(&file.login, Some(NatsLogin::File(path)) if path == Path::new("me.creds")));
        for shown in
            [format!("{:?}", read("nats://me:secret@one")), format!("{:?}", read("nats://secret@one"))]
        {
            assert!(!shown.contains("secret"), "{shown}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        use NatsAddressError::{Host, Logins, Scheme, Text};
        for (text, error) in [
            ("", Scheme),
            ("nats-1:4222", Scheme),
            ("ws://one", Scheme),
            ("nats://one,http://two", Scheme),
            ("nats://", Host),
            ("nats://one,", Host),
            ("nats://one:99999", Host),
            ("nats://one/subject", Host),
            ("nats://one two", Host),
            ("nats://me:%ff@one", Text),
            ("nats://me:@one", Text),
            ("nats://@one", Text),
            ("nats://me:a@one,me:b@two", Logins),
        ] {
            assert_eq!(text.parse::<NatsAddress>().err(), Some(error), "{text}");
        }
    }
}
