//! Password hashing with argon2id, on blocking threads and with bounded concurrency.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use igroteka_protocol::{Error, ErrorCode};

use super::password_turns::Turns;
use crate::error::{ApiError, ApiResult};
use crate::http::rate_limits::Key;

/// Hashes computed at once: each takes a core and 19 MiB.
const AT_ONCE: usize = 2;

/// Computes and checks hashes of passwords.
pub struct Passwords {
    turns: Turns,
    /// A dummy hash, to compare with where there is no account.
    nobodys: Arc<OnceLock<String>>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords { turns: Turns::new(AT_ONCE), nobodys: Arc::default() }
    }
}

impl Passwords {
    /// The hash of a new password, with its parameters and a salt, for a client at this address.
    pub async fn hash(&self, address: IpAddr, password: String) -> ApiResult<String> {
        self.run(address, move || hash_password(&password)).await
    }

    /// Whether this is the password. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, address: IpAddr, password: String, hash: Option<String>) -> ApiResult<bool> {
        let nobodys = Arc::clone(&self.nobodys);
        self.run(address, move || {
            let real = hash.is_some();
            let hash =
                hash.unwrap_or_else(|| nobodys.get_or_init(|| hash_password("nobody's password")).clone());
            verify_now(&password, &hash) && real
        })
        .await
    }

    /// Runs a computation when it is this address's turn. It keeps the turn to its end, even if the request is
    /// cancelled.
    async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        compute: impl FnOnce() -> T + Send + 'static,
    ) -> ApiResult<T> {
        let turn = self.turns.wait(Key::address(address)).ok_or_else(busy)?;
        let turn = turn.await.map_err(|_| busy())?;
        let computed = tokio::task::spawn_blocking(move || {
            let result = compute();
            drop(turn);
            result
        });
        computed.await.map_err(|_| busy())
    }
}

fn busy() -> ApiError {
    let message = "too many people sign in at this moment: try again".to_owned();
    ApiError(Error { code: ErrorCode::Unavailable, message, retry_after: Some(1) })
}

/// The hash of a password, with its parameters and a salt; it takes a core and 19 MiB for a while.
pub fn hash_password(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("argon2's defaults take any password of this length").to_string()
}

fn verify_now(password: &str, hash: &str) -> bool {
    let parsed = PasswordHash::new(hash);
    parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::people::password_turns::MOST_OF_KEY;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const ELSEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));

    #[tokio::test]
    async fn a_password_is_its_own() {
        let passwords = Passwords::default();
        let hash = passwords.hash(HERE, "корова под дождём".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(
            hash,
            passwords.hash(HERE, "корова под дождём".into()).await.unwrap(),
            "each has its own salt"
        );
        assert!(passwords.verify(HERE, "корова под дождём".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify(HERE, "корова под дождем".into(), Some(hash)).await.unwrap());
        assert!(!passwords.verify(HERE, "nobody's password".into(), None).await.unwrap());
        assert!(!passwords.verify(HERE, String::new(), Some("not a hash".into())).await.unwrap());
    }

    #[tokio::test]
    async fn a_flood_is_sent_away_and_another_address_is_not() {
        let passwords = Arc::new(Passwords::default());
        let key = Key::address(HERE);
        let mut running = Vec::new();
        for _ in 0..AT_ONCE {
            running.push(passwords.turns.wait(key).unwrap().await.unwrap());
        }
        let waiting: Vec<_> = (0..MOST_OF_KEY).map(|_| passwords.turns.wait(key).unwrap()).collect();
        let refused = passwords.run(HERE, || ()).await.unwrap_err();
        assert_eq!((refused.0.code, refused.0.retry_after), (ErrorCode::Unavailable, Some(1)));
        let other = tokio::spawn({
            let passwords = Arc::clone(&passwords);
            async move { passwords.run(ELSEWHERE, || ()).await }
        });
        tokio::task::yield_now().await;
        drop(running);
        other.await.unwrap().unwrap();
        drop(waiting);
        passwords.run(HERE, || ()).await.unwrap();
    }
}
