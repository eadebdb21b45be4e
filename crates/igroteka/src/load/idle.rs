//! Idle sockets: opens many of them and keeps them open.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use igroteka_client::{Address, Client, Socket};
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

/// Opens this many sockets, each with its own guest, keeps them open, and pings each of them at the end.
pub async fn hold(
    server: &Address,
    sockets: u32,
    seconds: Duration,
    pid: Option<u32>,
) -> anyhow::Result<Report> {
    let resident = || pid.map(resident_kib).transpose();
    let before = resident()?;
    let opened = open_all(server, sockets).await?;
    let open = resident()?;

    let (over, mut holding) = (watch::Sender::new(()), JoinSet::new());
    for socket in opened {
        holding.spawn(hold_one(socket, over.subscribe()));
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
    Ok(Report::Idle(IdleReport { sockets, seconds, dropped, reasons, memory }))
}

async fn open_all(server: &Address, sockets: u32) -> anyhow::Result<Vec<Socket>> {
    let mut working = JoinSet::new();
    for worker in 0..OPENING.min(sockets) {
        let client = Client::new(server.clone());
        working.spawn(async move {
            let mut opened = Vec::new();
            for index in (worker..sockets).step_by(OPENING as usize) {
                opened.push(client.guest(&format!("Idle {index}")).await?.socket().await?);
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

async fn hold_one(mut socket: Socket, mut over: watch::Receiver<()>) -> anyhow::Result<()> {
    loop {
        tokio::select! {
            _ = over.changed() => break,
            text = socket.receive() => {
                answer(&text?)?;
            }
        }
    }
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
