//! Plays one seat over its socket.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use anyhow::{Context, bail};
use igroteka_client::Socket;
use igroteka_protocol::{Action, Request, TableId};
use tokio::time::sleep_until;

use super::message::Heard;
use super::pace::Pace;
use super::player::{Answer, Player};
use super::tally::{OnTheWay, Tally};

/// What the players of a match share.
pub struct Match {
    table: TableId,
    seats: u8,
    on_the_way: OnTheWay,
    pace: Option<Mutex<Pace>>,
}

impl Match {
    /// A match at this table.
    pub fn new(table: TableId, seats: u8, pace: Option<Pace>) -> Match {
        Match { table, seats, on_the_way: OnTheWay::default(), pace: pace.map(Mutex::new) }
    }

    /// Whether no move arrived while it was measured.
    pub fn stood_still(&self) -> bool {
        self.on_the_way.stood_still()
    }

    fn pace(&self) -> Option<MutexGuard<'_, Pace>> {
        self.pace.as_ref().map(|pace| pace.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The time for which the next move must wait, if it is not here yet.
    fn wait(&self) -> Option<Instant> {
        self.pace().map(|pace| pace.next()).filter(|next| *next > Instant::now())
    }

    fn request(&self, action: Action) -> Request {
        Request::Do { table: self.table, action }
    }
}

/// Plays until it is stopped or the socket fails.
pub async fn play_seat(
    mut player: Player,
    mut socket: Socket,
    shared: &Match,
    tally: &Tally,
    begins: bool,
) -> anyhow::Result<()> {
    if begins {
        socket.send(shared.request(Action::Start)).await?;
    }
    // Each move is timed by one opponent: whoever sits next.
    let timed = if player.seat() == 1 { shared.seats } else { player.seat() - 1 };
    loop {
        let wait = if player.ready().is_some() { shared.wait() } else { None };
        let text = match (player.ready(), wait) {
            (Some(decision), None) => {
                let now = Instant::now();
                tally.sent(&shared.on_the_way, player.seat(), now);
                if let Some(mut pace) = shared.pace() {
                    pace.sent(now);
                }
                let id = socket.send(decision.request(shared.table)).await?;
                player.sent(id);
                continue;
            }
            (Some(_), Some(due)) => tokio::select! {
                () = sleep_until(due.into()) => continue,
                text = socket.receive() => text?,
            },
            (None, _) => socket.receive().await?,
        };
        let now = Instant::now();
        let heard: Heard = serde_json::from_str(&text).context("the server's message cannot be read")?;
        if heard.kind == "goodbye" {
            bail!("goodbye: {:.60}", heard.reason.unwrap_or_default());
        }
        if heard.events.iter().any(|event| event.mover() == Some(timed)) {
            tally.received(&shared.on_the_way, timed, now);
        }
        match player.hear(&heard, &text) {
            Ok(Some(Answer::Rematch)) => {
                socket.send(shared.request(Action::Rematch)).await?;
            }
            Ok(None) => {}
            Err(error) => tally.error(format!("refused: {:.100}", error.message)),
        }
    }
}
