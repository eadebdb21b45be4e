//! Asks all nodes at the same time how the clocks of a table stand.

use std::time::Duration;

use igroteka_client::{Client, Guest};
use igroteka_game::{Source, Stream};
use igroteka_protocol::TableState;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::play::address::Address;
use crate::play::history::{ClocksShown, What};
use crate::play::tables::{Sitting, World};

/// How often.
const PAUSE: Duration = Duration::from_millis(150);

/// How long a node may take to answer.
const ANSWERS_WITHIN: Duration = Duration::from_secs(1);

/// The newest tables are looked at: the games of the others are over.
const NEWEST: usize = 16;

/// Asks again and again.
pub async fn observe(world: World, nodes: Vec<Address>, mut chance: Stream) {
    loop {
        sleep(PAUSE).await;
        let tables = world.tables();
        let newest = &tables[tables.len().saturating_sub(NEWEST)..];
        if newest.is_empty() {
            continue;
        }
        let sitting = &newest[chance.below(newest.len() as u32) as usize][0];
        let mut asking = JoinSet::new();
        for (node, address) in nodes.iter().enumerate() {
            let Some(address) = *address.borrow() else { continue };
            let client = Client::new(address).with_timeout(ANSWERS_WITHIN);
            asking.spawn(ask(sitting.clone(), node, client));
        }
        asking.join_all().await;
    }
}

/// A node that does not answer shows nothing.
async fn ask(sitting: Sitting, node: usize, client: Client) {
    let (table, history) = (sitting.seated.table, &sitting.world.history);
    let guest = Guest::new(client, &sitting.cookie);
    let asked = history.now();
    let Ok(reply) = guest.request("GET", &format!("/api/tables/{table}")).send().await else { return };
    let Ok(state) = reply.json::<TableState>() else { return };
    let Some(clock) = state.now.game.and_then(|game| game.clock) else { return };
    let (seq, left, running) = (state.now.seq, clock.left_ms, clock.running);
    history.note(What::Clocks(ClocksShown { table, node, asked, seq, left, running }));
}
