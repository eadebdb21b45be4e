//! The state that all requests share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use igroteka_protocol::PersonId;
use igroteka_store::Store;
use tokio::sync::{Semaphore, watch};

use crate::cluster::Nodes;
use crate::error::{ApiError, ApiResult};
use crate::http::rate_limits::{Class, Key, RateLimits};
use crate::live::connection_limits::ConnectionLimits;
use crate::live::inbox::Inboxes;
use crate::live::lobby::Lobby;
use crate::ops::health::Readiness;
use crate::ops::uptime::Uptime;
use crate::people::People;
use crate::people::ratings::Counting;
use crate::reviews::Reviews;
use crate::rooms::Rooms;
use crate::rooms::timer::Timer;
use crate::table::{Context, Outages};
use crate::thinking::{Addresses, Pool, Thinking};
use crate::{Clock, Config, Entropy, Lan};

/// How many games may be drawn for printing at once.
const PRINTERS: usize = 2;

/// The shared state; one per process.
pub struct App {
    /// The settings.
    pub config: Config,
    /// The database.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Randomness.
    pub entropy: Arc<dyn Entropy>,
    /// Access from the home network.
    pub lan: Lan,
    /// Cached data about people.
    pub(crate) people: People,
    /// The rate limits.
    pub(crate) rate_limits: RateLimits,
    /// Wakes the task that rates games.
    pub(crate) counting: Counting,
    /// The processes that share the database.
    pub(crate) nodes: Nodes,
    /// The tables in memory.
    pub(crate) rooms: Rooms,
    /// Wakes tables when something is due.
    pub(crate) timer: Timer,
    /// Announces changes in the lobby.
    pub(crate) lobby: Lobby,
    /// The event streams of people.
    pub(crate) inboxes: Inboxes,
    /// Permits for sockets and streams.
    pub(crate) sockets: Arc<Semaphore>,
    /// How many of them each address and each person has.
    pub(crate) connection_limits: ConnectionLimits,
    /// Who may think next.
    pub(crate) thinking: Thinking,
    /// Threads on which games are played through to be shown.
    pub(crate) pool: Pool,
    /// From where people came last.
    pub(crate) addresses: Addresses,
    /// The reviews that are under way.
    pub(crate) reviews: Reviews,
    /// Permits for drawing sheets.
    pub(crate) printers: Semaphore,
    /// The number of the next connection.
    pub(crate) connections: AtomicU64,
    /// Becomes `true` when the service shuts down.
    pub(crate) shutdown: watch::Sender<bool>,
    /// The outages of the service.
    pub(crate) uptime: Uptime,
    /// Whether the store takes writes, as last tried.
    pub(crate) readiness: Readiness,
}

impl App {
    /// A service over a store; nothing runs yet.
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
    ) -> App {
        App {
            nodes: Nodes::new(store.cluster()),
            lan: Lan::new(config.home_addresses.clone()),
            people: People::default(),
            rate_limits: RateLimits::new(config.limits),
            counting: Counting::default(),
            rooms: Rooms::default(),
            timer: Timer::default(),
            lobby: Lobby::default(),
            inboxes: Inboxes::default(),
            sockets: Arc::new(Semaphore::new(config.sockets)),
            connection_limits: ConnectionLimits::default(),
            thinking: Thinking::default(),
            pool: Pool::default(),
            addresses: Addresses::default(),
            reviews: Reviews::default(),
            printers: Semaphore::new(PRINTERS),
            connections: AtomicU64::new(1),
            shutdown: watch::Sender::new(false),
            uptime: Uptime::default(),
            readiness: Readiness::default(),
            config,
            store,
            clock,
            entropy,
        }
    }

    /// Counts a request against the rate limits of its address and its person.
    pub(crate) fn charge(&self, class: Class, address: IpAddr, person: Option<PersonId>) -> ApiResult<()> {
        let now = self.clock.now();
        self.rate_limits.take(class, Key::address(address), now).map_err(ApiError::too_many)?;
        match person {
            Some(person) => {
                self.rate_limits.take(class, Key::Person(person), now).map_err(ApiError::too_many)
            }
            None => Ok(()),
        }
    }

    /// Counts what a request has cost beyond the one for which it was let in.
    pub(crate) fn charge_more(&self, class: Class, address: IpAddr, person: Option<PersonId>, cost: usize) {
        let (now, cost) = (self.clock.now(), cost as i64);
        self.rate_limits.spend(class, Key::address(address), cost, now);
        if let Some(person) = person {
            self.rate_limits.spend(class, Key::Person(person), cost, now);
        }
    }

    /// The context in which something is decided at a time.
    pub(crate) fn context_at<'a>(&'a self, outages: &'a Outages, now: i64) -> Context<'a> {
        Context { config: &self.config, entropy: self.entropy.as_ref(), outages, now }
    }
}
