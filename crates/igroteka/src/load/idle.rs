//! Idle sockets: opens many of them and keeps them open.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use igroteka_client::{Address, Client, Guest, Socket};
use igroteka_protocol::Request;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::memory::resident_kib;
use super::message::Heard;
use super::report::{IdleReport, Memory, Report};

/// How many sockets are opened concurrently.
const OPENING: u32 = 32;
/// A socket whose last ping takes longer than this counts as dropped.
const LAST_CHANCE: Duration = Duration::from_secs(20);
/// The most that a lost socket waits before its first try, and before any.
const FIRST_BOUND: Duration = Duration::from_secs(1);
const LAST_BOUND: Duration = Duration::from_secs(8);

/// Opens this many sockets, each with its own guest, keeps them open, and pings each of them at the end. They are spread
/// over the servers; one that is lost may `reconnect`.
pub async fn hold(
    servers: &[Address],
    sockets: u32,
    seconds: Duration,
    reconnect: bool,
    pid: Option<u32>,
) -> anyhow::Result<Report> {
    let resident = || pid.map(resident_kib).transpose();
    let before = resident()?;
    let opened = open_all(servers, sockets).await?;
    let open = resident()?;

    let (over, mut holding) = (watch::Sender::new(()), JoinSet::new());
    let comebacks = Comebacks::default();
    for held in opened {
        if reconnect {
            holding.spawn(held.keep(over.subscribe(), comebacks.clone()));
        } else {
            holding.spawn(hold_one(held.socket, over.subscribe()));
        }
    }
    let began = Instant::now();
    sleep(seconds).await;
    let seconds = began.elapsed().as_secs_f64();
    let after = resident()?;
    over.send_replace(());

    let (mut dropped, mut reasons) = (0, BTreeMap::<String, u64>::new());
    while let Some(done) = holding.join_next().await {
        if let Err(error) = done.context("holding a socket failed")? {
            dropped += 1;
            *reasons.entry(format!("{error:#}")).or_default() += 1;
        }
    }
    let memory = before.zip(open).zip(after);
    let memory = memory.map(|((before, open), after)| Memory::of(before, open, after, sockets));
    let (came_back, longest_away_s) = reconnect.then(|| comebacks.found()).unzip();
    Ok(Report::Idle(IdleReport { sockets, seconds, dropped, came_back, longest_away_s, reasons, memory }))
}

async fn open_all(servers: &[Address], sockets: u32) -> anyhow::Result<Vec<Held>> {
    let mut working = JoinSet::new();
    for worker in 0..OPENING.min(sockets) {
        let clients: Vec<Client> = servers.iter().cloned().map(Client::new).collect();
        working.spawn(async move {
            let mut opened = Vec::new();
            for index in (worker..sockets).step_by(OPENING as usize) {
                let at = index as usize % clients.len();
                let guest = clients[at].guest(&format!("Idle {index}")).await?;
                let guests = clients.iter().map(|client| Guest::new(client.clone(), &guest.cookie)).collect();
                opened.push(Held { socket: guest.socket().await?, guests, at });
            }
            Ok::<_, anyhow::Error>(opened)
        });
    }
    let mut opened = Vec::new();
    while let Some(done) = working.join_next().await {
        opened.extend(done.context("opening a socket failed")??);
    }
    Ok(opened)
}

/// A socket, and who holds it: the same guest at each of the servers.
struct Held {
    socket: Socket,
    guests: Vec<Guest>,
    at: usize,
}

impl Held {
    /// Holds a socket, and another one when it is lost.
    async fn keep(mut self, mut over: watch::Receiver<()>, comebacks: Comebacks) -> anyhow::Result<()> {
        loop {
            let lost = tokio::select! {
                _ = over.changed() => None,
                lost = until_lost(&mut self.socket) => Some(lost),
            };
            if lost.is_none() {
                return check(self.socket).await;
            }
            let since = Instant::now();
            self.socket = tokio::select! {
                _ = over.changed() => bail!("it was lost and did not come back"),
                socket = self.come_back() => socket,
            };
            comebacks.note(since.elapsed());
        }
    }

    /// As the page does: at a random time within a bound that grows with each try.
    async fn come_back(&mut self) -> Socket {
        let mut bound = FIRST_BOUND;
        loop {
            let part = f64::from(getrandom::u32().unwrap_or_default()) / f64::from(u32::MAX);
            sleep(bound.mul_f64(part)).await;
            self.at = (self.at + 1) % self.guests.len();
            if let Ok(socket) = self.guests[self.at].socket().await {
                return socket;
            }
            bound = (bound * 2).min(LAST_BOUND);
        }
    }
}

/// How long sockets were away.
#[derive(Clone, Default)]
struct Comebacks(Arc<Mutex<Vec<Duration>>>);

impl Comebacks {
    fn note(&self, away: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(away);
    }

    /// How many came back, and the longest time in seconds.
    fn found(&self) -> (usize, f64) {
        let times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (times.len(), times.iter().max().copied().unwrap_or_default().as_secs_f64())
    }
}

async fn hold_one(mut socket: Socket, mut over: watch::Receiver<()>) -> anyhow::Result<()> {
    tokio::select! {
        _ = over.changed() => {}
        lost = until_lost(&mut socket) => return Err(lost),
    }
    check(socket).await
}

/// Reads until the socket fails.
async fn until_lost(socket: &mut Socket) -> anyhow::Error {
    loop {
        let heard = socket.receive().await.and_then(|text| answer(&text));
        if let Err(error) = heard {
            return error;
        }
    }
}

/// Whether the socket still answers.
async fn check(mut socket: Socket) -> anyhow::Result<()> {
    let ping = socket.send(Request::Ping).await?;
    let alive = async {
        loop {
            let text = socket.receive().await?;
            if answer(&text)? == Some(ping) {
                return Ok(());
            }
        }
    };
    timeout(LAST_CHANCE, alive).await.context("a ping was not answered")?
}

/// The number of the ping that was answered.
fn answer(text: &str) -> anyhow::Result<Option<u32>> {
    let heard: Heard = serde_json::from_str(text).context("the server's message cannot be read")?;
    match heard.kind.as_ref() {
        "goodbye" => bail!("goodbye: {:.60}", heard.reason.unwrap_or_default()),
        "pong" => Ok(heard.id),
        _ => Ok(None),
    }
}
