//! Checks whether a service on this computer is ready, for monitoring.

use std::time::Duration;

use anyhow::{Context, ensure};
use clap::Args;
use igroteka_client::Client;

use super::wait_for;
use crate::serve::Listen;

/// Longer than a healthy service ever takes.
const TIMEOUT: Duration = Duration::from_secs(4);

/// Asks a service how it is.
#[derive(Args)]
pub struct Health {
    /// Where the service listens
    #[arg(long, value_name = "ADDRESS", env = "IGROTEKA_LISTEN")]
    listen: Option<Listen>,
}

impl Health {
    /// Succeeds if the service is ready.
    pub fn run(&self) -> anyhow::Result<()> {
        let address = self.listen.unwrap_or_default().at_this_computer();
        wait_for(Box::pin(async move {
            let response = Client::new(address).with_timeout(TIMEOUT).request("GET", "/readyz").send().await;
            let status = response.with_context(|| format!("nobody answers on {address}"))?.status;
            ensure!(status == 200, "the service on {address} is not ready");
            Ok(())
        }))
    }
}
