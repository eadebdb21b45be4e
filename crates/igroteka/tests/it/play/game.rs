//! Games at tables of their own: played to their ends, and read back.

use std::net::SocketAddr;

use igroteka_catalog::{Verdict, verify};
use igroteka_client::testing::PATIENCE;
use igroteka_client::{Client, Guest};
use igroteka_game::{Record, Stream};
use igroteka_protocol::{FromServer, Request, TableState, Update};
use tokio::task::{JoinError, JoinSet};
use tokio::time::timeout;

use crate::play::history::{Final, What};
use crate::play::player::Player;
use crate::play::tables::{Plan, Sitting, World, sit_down};

/// Sets a table up and plays a game there, unless nobody is to come.
pub async fn play(world: World, number: usize, plan: Plan, seed: u64) {
    let mut chance = Stream::new(seed);
    let table = sit_down(&world, number, plan.table).await;
    world.note_table(&table);
    if let Some(time) = plan.sleeps {
        world.history.note(What::Sleeps { table: table[0].seated.table, time });
        return;
    }
    let mut players = JoinSet::new();
    for seat in table {
        players.spawn(Player::new(seat, chance.bits()).play());
    }
    join_all(players).await;
}

/// Waits for all tasks.
pub async fn join_all(mut tasks: JoinSet<()>) {
    while let Some(task) = tasks.join_next().await {
        ended(task);
    }
}

/// A task that saw something impossible ends the test.
pub fn ended(task: Result<(), JoinError>) {
    if let Err(error) = task {
        std::panic::resume_unwind(error.into_panic());
    }
}

/// Reads all tables from this node, each with the eyes of everybody who sits there, into the history. Gives what is
/// wrong with their records.
pub async fn read_back(world: &World, node: usize, address: SocketAddr) -> Vec<String> {
    let mut wrong = Vec::new();
    for table in world.tables() {
        for sitting in &table {
            match read_one(sitting, node, address).await {
                Ok(shown) => world.history.note(What::Final(shown)),
                Err(error) => wrong.push(format!("{} at node {node}: {error:#}", sitting.seated.table)),
            }
        }
    }
    wrong
}

async fn read_one(sitting: &Sitting, node: usize, address: SocketAddr) -> anyhow::Result<Final> {
    let table = sitting.seated.table;
    let guest = Guest::new(Client::new(address).with_timeout(PATIENCE), &sitting.cookie);
    let mut socket = guest.socket().await?;
    let watch = Request::Watch { table, link: None, after: Some(0), chat_after: None };
    socket.send(watch).await?;
    let Update { events, now, .. } = loop {
        let text = timeout(PATIENCE, socket.receive()).await??;
        match serde_json::from_str(&text)? {
            FromServer::Update(update) => break *update,
            FromServer::Refused { error, .. } => anyhow::bail!("{}", error.message),
            _ => {}
        }
    };
    let state: TableState =
        guest.request("GET", &format!("/api/tables/{table}")).send().await?.success()?.json()?;
    let seats = state.now.seats.unwrap_or_default();
    let who = seats[usize::from(sitting.seated.seat) - 1].who.as_ref().map(|who| who.id);
    let said = state.chat.into_iter().filter(|line| Some(line.who) == who).map(|line| line.text).collect();
    let game = now.game.ok_or_else(|| anyhow::anyhow!("no game was played"))?;
    if game.outcome.is_some() && sitting.seated.seat == 1 {
        let path = format!("/api/games/{}/record", game.id);
        let record = guest.request("GET", &path).send().await?.success()?;
        let record = Record::read(&record.text())?;
        anyhow::ensure!(verify(&record).verdict == Verdict::Right, "the record is not right");
    }
    Ok(Final {
        seated: sitting.seated,
        node,
        log: events,
        outcome: game.outcome,
        left: game.clock.map(|clock| clock.left_ms).unwrap_or_default(),
        said,
    })
}
