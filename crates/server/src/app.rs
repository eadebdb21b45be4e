//! What every request can reach.

use std::sync::Arc;

use igroteka_store::Store;

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
}
