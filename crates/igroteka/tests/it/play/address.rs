//! Where the service is: at one address, or at one of several.

use std::net::SocketAddr;
use std::time::Duration;

use igroteka_client::Client;
use igroteka_client::testing::PATIENCE;
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

/// Where a node listens at the moment, if it does.
pub type Address = watch::Receiver<Option<SocketAddr>>;

/// How long a client waits before it tries again.
pub const PAUSE: Duration = Duration::from_millis(20);

/// A node that is not ready within this time is passed over.
const READY_WITHIN: Duration = Duration::from_secs(1);

/// A node of the service, as a client reaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// Which.
    pub node: usize,
    /// Where.
    pub address: SocketAddr,
}

/// Finds a node that is ready, this one first, as a proxy does. A service of one node is waited for.
pub async fn reach(nodes: &[Address], first: usize) -> Reached {
    let deadline = Instant::now() + PATIENCE;
    loop {
        for place in 0..nodes.len() {
            let node = (first + place) % nodes.len();
            let Some(address) = *nodes[node].borrow() else { continue };
            if nodes.len() == 1 || is_ready(address).await {
                return Reached { node, address };
            }
        }
        assert!(Instant::now() < deadline, "no node serves within {PATIENCE:?}");
        sleep(PAUSE).await;
    }
}

async fn is_ready(address: SocketAddr) -> bool {
    let client = Client::new(address).with_timeout(READY_WITHIN);
    client.request("GET", "/readyz").send().await.is_ok_and(|reply| reply.status == 200)
}
