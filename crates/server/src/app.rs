//! What every request can reach.

use std::net::IpAddr;
use std::sync::Arc;

use igroteka_protocol::PersonId;
use igroteka_store::Store;

use crate::error::{ApiError, ApiResult};
use crate::limits::{Class, Key, Limits};
use crate::people::People;
use crate::ratings::Counting;
use crate::{Config, Lan, Nature};

/// The service: one for a process.
pub struct App {
    /// The settings.
    pub config: Config,
    /// Everything lasting.
    pub store: Arc<dyn Store>,
    /// Time and randomness.
    pub nature: Arc<dyn Nature>,
    /// The way in from the home network.
    pub lan: Lan,
    /// What is remembered about people for a while.
    pub people: People,
    /// Who did how much lately.
    pub limits: Limits,
    /// Wakes the counting of rated games.
    pub counting: Counting,
}

impl App {
    /// A service over a store; nothing runs yet.
    pub fn new(config: Config, store: Arc<dyn Store>, nature: Arc<dyn Nature>) -> App {
        let limits = Limits::new(config.limits);
        App {
            lan: Lan::new(config.home_addresses.clone()),
            config,
            store,
            nature,
            people: People::default(),
            limits,
            counting: Counting::default(),
        }
    }

    /// Counts a request against its address and its person; refuses it if there were too many.
    pub fn charge(&self, class: Class, address: IpAddr, person: Option<PersonId>) -> ApiResult<()> {
        let now = self.nature.now();
        self.limits.take(class, Key::address(address), now).map_err(ApiError::too_many)?;
        match person {
            Some(person) => self.limits.take(class, Key::Person(person), now).map_err(ApiError::too_many),
            None => Ok(()),
        }
    }
}
