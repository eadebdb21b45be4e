//! People and programs: guests, accounts, bots; what they may see and change about themselves.

mod bots;
mod cache;
mod card;
mod describe;
mod guest;
mod house_bots;
mod leaving;
mod login;
#[allow(unused_qualifications, reason = "the description's macro writes whole paths")]
mod mistakes;
mod name;
mod password_turns;
mod passwords;
pub(crate) mod ratings;
mod session;

use std::sync::Arc;

use igroteka_protocol::PersonId;
use igroteka_store::Hint;
use tokio::sync::{Mutex, MutexGuard};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

pub use describe::person_ref;
pub use name::{check_password, clean_name};
pub use passwords::hash_password;

/// The number of locks that people share.
const LOCKS: usize = 64;

/// Cached data about people, and the locks under which they are changed.
pub struct People {
    /// Recently used tokens.
    pub(crate) cache: cache::TokenCache,
    passwords: passwords::Passwords,
    changing: [Mutex<()>; LOCKS],
}

impl Default for People {
    fn default() -> People {
        People {
            cache: cache::TokenCache::default(),
            passwords: passwords::Passwords::default(),
            changing: std::array::from_fn(|_| Mutex::default()),
        }
    }
}

impl People {
    /// Lets one request at a time read and change a person.
    async fn changing(&self, person: PersonId) -> MutexGuard<'_, ()> {
        self.changing[(person.0 % LOCKS as u128) as usize].lock().await
    }

    /// Invalidates a person's cached tokens.
    pub fn forget(&self, person: PersonId) {
        self.cache.forget(person);
    }

    /// Invalidates all cached tokens.
    pub fn forget_all(&self) {
        self.cache.forget_all();
    }
}

impl App {
    /// Invalidates a person's cached tokens on all nodes. Must be called after a person was changed or removed.
    pub(crate) fn forget_person(&self, person: PersonId) {
        self.people.forget(person);
        self.nodes.tell(Hint::Forget(person));
    }
}

/// Everything under `/api/me`, `/api/session` and `/api/people`.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::default()
        .routes(routes!(guest::create, guest::show, guest::rename, leaving::remove))
        .routes(routes!(login::register))
        .routes(routes!(login::change_password))
        .routes(routes!(session::look, session::sign_in, session::sign_out))
        .routes(routes!(leaving::export))
        .routes(routes!(bots::list, bots::create))
        .routes(routes!(bots::remove))
        .routes(routes!(mistakes::list))
        .routes(routes!(mistakes::answer, mistakes::remove))
        .routes(routes!(card::show))
}
