//! What breaks, for how long, and how it is mended.

use std::time::Duration;

use igroteka_game::{Source, Stream};
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::faults::nodes::{Node, Nodes};
use crate::faults::proxy::Way;
use crate::play::history::{Broken, History, What};

/// What can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A node is killed, and started again.
    Kill,
    /// A node is stopped, as a machine that sleeps, and goes on.
    Stop,
    /// A node loses its connections to the database and gets no new ones.
    Cut,
    /// What a node says to the database arrives late: its connections look as if they were open.
    Deaf,
    /// What the database says to a node arrives late.
    Mute,
    /// The database is far away from a node.
    Slow,
    /// Clients lose their connections to a node and get no new ones.
    CutClients,
    /// What a node says to its clients arrives late.
    MuteClients,
    /// The database ends at once, as in a crash, and starts again.
    Restart,
}

impl Fault {
    /// All of them; the first ones are always tried.
    pub const ALL: [Fault; 9] = [
        Fault::Kill,
        Fault::Stop,
        Fault::Cut,
        Fault::Restart,
        Fault::Deaf,
        Fault::Mute,
        Fault::Slow,
        Fault::CutClients,
        Fault::MuteClients,
    ];

    /// Breaks something for up to this time, mends it, and waits until all nodes can be used.
    pub async fn happen(self, nodes: &mut Nodes, longest: Duration, chance: &mut Stream, history: &History) {
        let at = chance.below(nodes.all.len() as u32) as usize;
        let half = longest.as_millis() as u32 / 2;
        let time = Duration::from_millis(u64::from(half + chance.below(half)));
        let broken = if self == Fault::Restart { Broken::Database } else { Broken::Node };
        println!("{:7.3} {self:?} of node {at} for {time:?}", history.now().as_secs_f64());
        history.note(What::Fault { name: format!("{self:?}"), broken });
        if self == Fault::Restart {
            block_in_place(|| nodes.postgres.crash_and_restart());
        } else {
            self.break_node(&mut nodes.all[at], time).await;
        }
        nodes.ready().await;
        history.note(What::Healed);
        println!("{:7.3} healed", history.now().as_secs_f64());
    }

    async fn break_node(self, node: &mut Node, time: Duration) {
        let way = Way::default();
        match self {
            Fault::Kill => {
                node.kill();
                sleep(time / 4).await;
                node.start();
            }
            Fault::Stop => {
                node.signal("STOP");
                sleep(time).await;
                node.signal("CONT");
            }
            Fault::Cut => between_it_and_database(node, Way { cut: true, ..way }, time).await,
            Fault::Deaf => between_it_and_database(node, Way { deaf: true, ..way }, time).await,
            Fault::Mute => between_it_and_database(node, Way { mute: true, ..way }, time).await,
            Fault::Slow => {
                between_it_and_database(node, Way { delay: Duration::from_millis(100), ..way }, time).await;
            }
            Fault::CutClients => between_it_and_clients(node, Way { cut: true, ..way }, time).await,
            Fault::MuteClients => between_it_and_clients(node, Way { mute: true, ..way }, time).await,
            Fault::Restart => unreachable!("it is no fault of a node"),
        }
    }
}

async fn between_it_and_database(node: &Node, way: Way, time: Duration) {
    node.back.set(way);
    sleep(time).await;
    node.back.set(Way::default());
}

async fn between_it_and_clients(node: &Node, way: Way, time: Duration) {
    node.front.set(way);
    sleep(time).await;
    node.front.set(Way::default());
}
