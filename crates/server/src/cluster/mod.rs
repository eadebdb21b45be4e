//! Several processes over one database, as one service. Each is a node.
//!
//! Any node serves any table; one of them owns it and runs its bots, clocks, absences and idle closing. The log decides
//! who was first, so that two nodes which both believe to be the owner do no harm. Between nodes only hints travel.

mod bus;
mod heartbeat;
mod listener;
mod members;
mod nats;
mod outbox;
mod presence;
mod severed;
mod timekeeping;

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use igroteka_protocol::TableId;
use igroteka_store::{Cluster, Hint};
use tokio::sync::{Notify, watch};

use self::members::Members;
use self::outbox::Outbox;
use self::presence::Presence;
use self::timekeeping::Timekeeping;
use crate::table::Outages;

pub use self::bus::{Bus, BusError, Hints};
pub(crate) use self::heartbeat::run_heartbeats;
pub(crate) use self::listener::{run_catch_up, run_listener};
pub use self::nats::{NatsBus, NatsError, NatsLogin, NatsSettings};
pub(crate) use self::outbox::run_outbox;
pub(crate) use self::presence::{Elsewhere, run_presence};
pub(crate) use self::severed::run_severed_check;

/// A node that was not seen for this long owns nothing.
const NODE_TIMEOUT: Duration = Duration::from_millis(2_500);

/// This process among those that share the database.
pub(crate) struct Nodes {
    /// `None` if nobody else can use the database.
    shared: Option<Shared>,
    /// Whether it has lost the database while others may have it.
    severed: watch::Sender<bool>,
}

/// What a node knows of the others.
struct Shared {
    cluster: Arc<Cluster>,
    /// The hints go this way, or through the database.
    bus: OnceLock<Arc<dyn Bus>>,
    known: Mutex<Known>,
    /// One beat at a time.
    beating: tokio::sync::Mutex<()>,
    outbox: Outbox,
    /// Hints may be missing: everything is to be looked at.
    missed: Notify,
    presence: Presence,
}

/// What the last beat has told.
#[derive(Default)]
struct Known {
    members: Members,
    outages: Arc<Outages>,
    /// When it was, by this node's clock.
    beaten_at: i64,
    /// The same by a clock that no test can set.
    beaten: Option<Instant>,
    /// Since when this node has been serving without a pause, by the database's clock.
    began: i64,
    /// By how much this node's clock is ahead of the database's.
    ahead: Option<i64>,
    timekeeping: Timekeeping,
    /// Whether this node is about to end.
    draining: bool,
}

impl Nodes {
    /// This process, with whoever else shares the store's database.
    pub fn new(cluster: Option<Arc<Cluster>>) -> Nodes {
        let shared = cluster.map(|cluster| Shared {
            cluster,
            bus: OnceLock::new(),
            known: Mutex::default(),
            beating: tokio::sync::Mutex::default(),
            outbox: Outbox::new(),
            missed: Notify::new(),
            presence: Presence::default(),
        });
        Nodes { shared, severed: watch::Sender::new(false) }
    }

    /// Before anything is sent: hints go another way than through the database.
    pub fn use_bus(&self, bus: Arc<dyn Bus>) {
        let Some(shared) = &self.shared else { return };
        shared.cluster.disable_append_notifications();
        assert!(shared.bus.set(bus).is_ok(), "there is one bus");
    }

    /// Whether others may use the same database.
    pub fn are_several(&self) -> bool {
        self.shared.is_some()
    }

    /// Whether this node runs what happens at a table by itself.
    pub fn owns(&self, table: TableId) -> bool {
        let Some(shared) = &self.shared else { return true };
        let known = shared.known();
        let is_seen = known.beaten.is_some_and(|beaten| beaten.elapsed() < NODE_TIMEOUT);
        is_seen && !known.draining && known.members.owner(table) == Some(shared.cluster.me())
    }

    /// Whether this node does what needs doing once for all.
    pub fn is_leader(&self) -> bool {
        self.owns(TableId(0))
    }

    /// Whether this node is among those that may own tables: of the newest version there is, and not about to end.
    pub fn may_own(&self) -> bool {
        self.shared.as_ref().is_none_or(|shared| shared.known().members.may_own(shared.cluster.me()))
    }

    /// How many nodes serve.
    pub fn count(&self) -> usize {
        self.shared.as_ref().map_or(1, |shared| shared.known().members.count().max(1))
    }

    /// Tells the other nodes something.
    pub fn tell(&self, hint: Hint) {
        if let Some(shared) = &self.shared {
            shared.outbox.add(hint);
        }
    }
}

impl Shared {
    fn bus(&self) -> &dyn Bus {
        self.bus.get_or_init(|| Arc::new(bus::PostgresBus(self.cluster.clone()))).as_ref()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
