//! Several nodes over one PostgreSQL: real processes, each behind a proxy of its own and with another one between it and
//! the database.

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

use igroteka_client::Client;
use igroteka_client::testing::{PATIENCE, ServerProcess};
use igroteka_store::testing::Postgres;
use tokio::sync::watch;
use tokio::task::block_in_place;
use tokio::time::{Instant, sleep};

use crate::faults::proxy::Proxy;
use crate::play::address::Address;

/// How long a player must be away to be called absent: longer than any fault keeps one away.
pub const GRACE: Duration = Duration::from_secs(10);

/// A node.
pub struct Node {
    process: Option<ServerProcess>,
    /// What the processes that were killed have logged.
    log: String,
    database: String,
    /// A bug that is planted in it.
    planted: Option<&'static str>,
    /// Between it and its clients.
    pub front: Proxy,
    /// Between it and the database.
    pub back: Proxy,
    /// Where its clients find it.
    listens: watch::Sender<Option<SocketAddr>>,
}

impl Node {
    async fn start_first(postgres: SocketAddr, database: &str, planted: Option<&'static str>) -> Node {
        let back = Proxy::before(postgres).await;
        let database = format!("postgres://igroteka@{}/{database}", back.address);
        let process = block_in_place(|| ServerProcess::start(command(&database, planted)));
        let front = Proxy::before(process.address).await;
        let listens = watch::Sender::new(Some(front.address));
        Node { process: Some(process), log: String::new(), database, planted, front, back, listens }
    }

    fn process(&self) -> &ServerProcess {
        self.process.as_ref().expect("it runs")
    }

    /// Ends it with SIGKILL.
    pub fn kill(&mut self) {
        self.listens.send_replace(None);
        self.log += &self.process.take().expect("it runs").kill();
    }

    /// Starts it again.
    pub fn start(&mut self) {
        let process = block_in_place(|| ServerProcess::start(command(&self.database, self.planted)));
        self.front.lead_to(process.address);
        self.listens.send_replace(Some(self.front.address));
        self.process = Some(process);
    }

    /// Sends it a signal.
    pub fn signal(&self, name: &str) {
        self.process().signal(name);
    }

    /// Waits until it can be used.
    pub async fn ready(&self) {
        let client = Client::new(self.process().address).with_timeout(Duration::from_secs(5));
        let deadline = Instant::now() + PATIENCE;
        while !client.request("GET", "/readyz").send().await.is_ok_and(|reply| reply.status == 200) {
            assert!(Instant::now() < deadline, "a node is not ready: {}", self.process().logged());
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Everything it has logged, over all its lives.
    pub fn log(&self) -> String {
        self.log.clone() + &self.process.as_ref().map(ServerProcess::logged).unwrap_or_default()
    }
}

fn command(database: &str, planted: Option<&str>) -> Command {
    let grace = format!("{}s", GRACE.as_secs());
    let mut command = Command::new(env!("CARGO_BIN_EXE_igroteka"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--bot-delay", "100ms", "--grace", &grace])
        .args(["--log", "json", "--log-level", "debug", "--database", database])
        .env_clear()
        .stdin(Stdio::null());
    if let Some(bug) = planted {
        command.env("IGROTEKA_PLANTED_BUG", bug);
    }
    command
}

/// The nodes and their database; all of it ends with the test.
pub struct Nodes {
    pub all: Vec<Node>,
    pub postgres: Postgres,
}

impl Nodes {
    /// Starts them.
    pub async fn start(count: usize, planted: Option<&'static str>) -> Nodes {
        let (postgres, url) = block_in_place(|| {
            let postgres = Postgres::start();
            let url = postgres.new_database();
            (postgres, url)
        });
        let (address, database) =
            url.split_once('@').and_then(|(_, rest)| rest.split_once('/')).expect("host and name");
        let address: SocketAddr = address.parse().expect("an address");
        let mut all = Vec::new();
        for _ in 0..count {
            all.push(Node::start_first(address, database, planted).await);
        }
        Nodes { all, postgres }
    }

    /// Where clients find them.
    pub fn addresses(&self) -> Vec<Address> {
        self.all.iter().map(|node| node.listens.subscribe()).collect()
    }

    /// Waits until all of them can be used.
    pub async fn ready(&self) {
        for node in &self.all {
            node.ready().await;
        }
    }
}
