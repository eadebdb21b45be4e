//! Password hashing with argon2id, on blocking threads and with bounded concurrency.

use std::sync::{Arc, OnceLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use igroteka_protocol::{Error, ErrorCode};
use tokio::sync::Semaphore;

use crate::error::{ApiError, ApiResult};

/// Hashes computed at once: each takes a core and 19 MiB.
const AT_ONCE: usize = 2;

/// Hashes in progress or queued; further requests are refused at once.
const MOST_WAITING: usize = 16;

/// Computes and checks hashes of passwords.
pub struct Passwords {
    waiting: Arc<Semaphore>,
    running: Arc<Semaphore>,
    /// A dummy hash, to compare with where there is no account.
    nobodys: Arc<OnceLock<String>>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
            running: Arc::new(Semaphore::new(AT_ONCE)),
            nobodys: Arc::default(),
        }
    }
}

impl Passwords {
    /// The hash of a new password, with its parameters and a salt.
    pub async fn hash(&self, password: String) -> ApiResult<String> {
        self.run(move || hash_password(&password)).await
    }

    /// Whether this is the password. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, password: String, hash: Option<String>) -> ApiResult<bool> {
        let nobodys = Arc::clone(&self.nobodys);
        self.run(move || {
            let real = hash.is_some();
            let hash =
                hash.unwrap_or_else(|| nobodys.get_or_init(|| hash_password("nobody's password")).clone());
            verify_now(&password, &hash) && real
        })
        .await
    }

    /// Runs a computation when a permit is free. It keeps the permit to its end, even if the request is cancelled.
    async fn run<T: Send + 'static>(&self, compute: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let Ok(place) = Arc::clone(&self.waiting).try_acquire_owned() else { return Err(busy()) };
        let turn = Arc::clone(&self.running).acquire_owned().await.map_err(|_| busy())?;
        let computed = tokio::task::spawn_blocking(move || {
            let result = compute();
            drop((turn, place));
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
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_password_is_its_own() {
        let passwords = Passwords::default();
        let hash = passwords.hash("корова под дождём".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(hash, passwords.hash("корова под дождём".into()).await.unwrap(), "each has its own salt");
        assert!(passwords.verify("корова под дождём".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.verify("корова под дождем".into(), Some(hash)).await.unwrap());
        assert!(!passwords.verify("nobody's password".into(), None).await.unwrap());
        assert!(!passwords.verify(String::new(), Some("not a hash".into())).await.unwrap());
    }

    #[tokio::test]
    async fn a_flood_is_sent_away() {
        let passwords = Passwords::default();
        let turns = Arc::clone(&passwords.running).acquire_many_owned(AT_ONCE as u32).await.unwrap();
        let mut waiting: Vec<_> = (0..MOST_WAITING).map(|_| Box::pin(passwords.run(|| ()))).collect();
        for one in &mut waiting {
            assert!(one.as_mut().now_or_never().is_none());
        }
        let refused = passwords.run(|| ()).await.unwrap_err();
        assert_eq!((refused.0.code, refused.0.retry_after), (ErrorCode::Unavailable, Some(1)));
        drop(turns);
        for one in waiting {
            one.await.unwrap();
        }
        passwords.run(|| ()).await.unwrap();
    }
}
