//! The address that people use: a scheme and a host, as browsers write an origin.

use std::fmt;
use std::net::Ipv6Addr;
use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

/// `https://games.example`, without a path and without the port that the scheme means anyway.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl(String);

/// Why a text is no such address.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum PublicUrlError {
    /// It has another scheme, or none.
    #[error("the public address begins with http:// or https://")]
    Scheme,
    /// There is more than a host and a port.
    #[error(
        "the public address is a host and perhaps a port, such as https://games.example; a path cannot be served"
    )]
    Host,
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, PublicUrlError> {
        let text = text.to_ascii_lowercase();
        let (scheme, host) = text.split_once("://").ok_or(PublicUrlError::Scheme)?;
        let usual_port = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(PublicUrlError::Scheme),
        };
        let host = host.strip_suffix('/').unwrap_or(host);
        let (name, port) = split_port(host).ok_or(PublicUrlError::Host)?;
        if !is_host(name) {
            return Err(PublicUrlError::Host);
        }
        let port = if port == usual_port { "" } else { port };
        Ok(PublicUrl(format!("{scheme}://{name}{port}")))
    }
}

/// The name, and the port with its colon if there is one.
pub(super) fn split_port(host: &str) -> Option<(&str, &str)> {
    let end_of_name = match host.strip_prefix('[') {
        Some(_) => host.find(']')? + 1,
        None => host.find(':').unwrap_or(host.len()),
    };
    let (name, port) = host.split_at(end_of_name);
    let is_port = port.is_empty() || port.strip_prefix(':')?.parse::<u16>().is_ok_and(|number| number > 0);
    is_port.then_some((name, port))
}

/// Whether this is a name or an address, as a URL has it.
pub(super) fn is_host(name: &str) -> bool {
    if let Some(address) = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        return address.parse::<Ipv6Addr>().is_ok();
    }
    let fits = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'.' | b'_');
    !name.is_empty() && name.bytes().all(fits)
}

impl TryFrom<String> for PublicUrl {
    type Error = PublicUrlError;

    fn try_from(text: String) -> Result<PublicUrl, PublicUrlError> {
        text.parse()
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_kept_as_browsers_write_it() {
        let kept = [
            ("https://games.example", "https://games.example"),
            ("https://Games.Example/", "https://games.example"),
            ("https://games.example:443", "https://games.example"),
            ("https://games.example:8443/", "https://games.example:8443"),
            ("http://games.example:80", "http://games.example"),
            ("http://games.example:443", "http://games.example:443"),
            ("http://192.168.1.20:8080", "http://192.168.1.20:8080"),
            ("http://[fd00::1]:8080", "http://[fd00::1]:8080"),
            ("HTTPS://[FD00::1]", "https://[fd00::1]"),
        ];
        for (text, expected) in kept {
            assert_eq!(text.parse::<PublicUrl>().unwrap().to_string(), expected);
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "games.example", "ftp://games.example", "//games.example", "https:games.example"] {
            assert_eq!(text.parse::<PublicUrl>(), Err(PublicUrlError::Scheme), "{text}");
        }
        let hosts = [
            "https://",
            "https:///",
            "https://games.example/igroteka",
            "https://games.example//",
            "https://games.example?x",
            "https://games.example#x",
            "https://me:secret@games.example",
            "https://games.example:0",
            "https://games.example:99999",
            "https://games.example:",
            "https://[fd00::1",
            "https://[nonsense]",
            "https://игротека.example",
            "https://games example",
            "https://games.example\r\nx: y",
        ];
        for text in hosts {
            assert_eq!(text.parse::<PublicUrl>(), Err(PublicUrlError::Host), "{text}");
        }
    }
}
