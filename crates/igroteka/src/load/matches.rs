//! Plays many matches concurrently.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use igroteka_client::{Address, Client, Socket};
use igroteka_protocol::{Joining, NewTable, Request, TableId};
use serde_json::{Map, Value};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::memory::resident_kib;
use super::message::Heard;
use super::pace::Pace;
use super::player::Player;
use super::report::{MatchesReport, Memory, Report};
use super::seat::{Match, play_seat};
use super::tally::Tally;

/// How many matches are set up concurrently.
const SETTING_UP: u32 = 16;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// Its setup.
    pub setup: Value,
    /// How many matches.
    pub matches: u32,
    /// Moves per second of all matches together; `None` for as many as possible.
    pub rate: Option<f64>,
    /// How long to play before measuring.
    pub warm_up: Duration,
    /// How long to measure.
    pub seconds: Duration,
}

/// A match that is set up: all players have seats and watch the table, and the game has not started.
struct Ready {
    table: TableId,
    players: Vec<(Player, Socket)>,
}

/// Plays and measures.
pub async fn play(servers: &[Address], plan: &Plan, pid: Option<u32>) -> anyhow::Result<Report> {
    let resident = || pid.map(resident_kib).transpose();
    let before = resident()?;
    let ready = set_all_up(servers, plan).await?;
    let open = resident()?;

    let (tally, began) = (Arc::new(Tally::new()), Instant::now());
    let (mut matches, mut running) = (Vec::new(), JoinSet::new());
    for (Ready { table, players }, index) in ready.into_iter().zip(0..) {
        let pace = plan.rate.map(|rate| Pace::shared(began, rate, plan.matches, index));
        let shared = Arc::new(Match::new(table, players.len() as u8, pace));
        for ((player, socket), number) in players.into_iter().zip(1..) {
            let (shared, tally) = (shared.clone(), tally.clone());
            running.spawn(async move {
                // The player who created the table comes first and starts the game.
                if let Err(error) = play_seat(player, socket, &shared, &tally, number == 1).await {
                    tally.error(format!("{error:#}"));
                }
            });
        }
        matches.push(shared);
    }

    sleep(plan.warm_up).await;
    tally.measure(true);
    let began = Instant::now();
    sleep(plan.seconds).await;
    tally.measure(false);
    let seconds = began.elapsed().as_secs_f64();
    let mut counts = tally.take();
    // If the server has ended by now, report the rest without its memory.
    let after = resident().unwrap_or_else(|error| {
        eprintln!("igroteka: {error:#}");
        None
    });
    running.shutdown().await;

    let memory = before.zip(open).zip(after);
    Ok(Report::Matches(MatchesReport {
        game: plan.game.clone(),
        matches: plan.matches,
        rate: plan.rate,
        seconds,
        moves: counts.delays.len(),
        moves_per_s: counts.delays.len() as f64 / seconds.max(f64::MIN_POSITIVE),
        p50_ms: counts.delay_ms(0.5),
        p99_ms: counts.delay_ms(0.99),
        max_ms: counts.delay_ms(1.0),
        stood_still: matches.iter().filter(|shared| shared.stood_still()).count(),
        errors: counts.errors,
        reasons: counts.reasons,
        memory: memory.map(|((before, open), after)| Memory::of(before, open, after, plan.matches)),
    }))
}

async fn set_all_up(servers: &[Address], plan: &Plan) -> anyhow::Result<Vec<Ready>> {
    let mut working = JoinSet::new();
    for worker in 0..SETTING_UP.min(plan.matches) {
        let clients: Vec<Client> = servers.iter().cloned().map(Client::new).collect();
        let plan = plan.clone();
        working.spawn(async move {
            let mut ready = Vec::new();
            for index in (worker..plan.matches).step_by(SETTING_UP as usize) {
                ready.push(set_up(&clients, &plan, index).await?);
            }
            Ok::<_, anyhow::Error>(ready)
        });
    }
    let mut ready = Vec::new();
    while let Some(done) = working.join_next().await {
        ready.extend(done.context("setting a match up failed")??);
    }
    Ok(ready)
}

async fn set_up(clients: &[Client], plan: &Plan, index: u32) -> anyhow::Result<Ready> {
    // Neighbours use different nodes, if there are several.
    let client = |number: usize| &clients[(index as usize + number) % clients.len()];
    let host = client(1).guest(&format!("Load {index} 1")).await?;
    let setup = Some(plan.setup.clone());
    let table = NewTable {
        game: plan.game.clone(),
        setup,
        position: None,
        seats: None,
        contribute: false,
        options: None,
    };
    let state = host.create_table(&table).await?;
    let seats = state.now.seats.as_ref().context("a new table has seats")?.len();
    let own = *state.now.you.seats.first().context("who sets a table up has a seat")?;
    let joining = Joining { link: state.links.map(|links| links.play), ..Joining::default() };
    let mut guests = vec![(own, host)];
    for number in 2..=seats {
        let guest = client(number).guest(&format!("Load {index} {number}")).await?;
        let joined = guest.table(&state.id).join(&joining).await?;
        guests.push((joined.seat, guest));
    }
    let mut players = Vec::new();
    for (seat, guest) in guests {
        let mut socket = guest.socket().await?;
        watch(&mut socket, state.id).await?;
        let seed = u64::from(index) << 8 | u64::from(seat);
        players.push((Player::new(seat, plan.walks(), seed), socket));
    }
    Ok(Ready { table: state.id, players })
}

impl Plan {
    /// Walking needs the usual board and a fixed first seat.
    fn walks(&self) -> bool {
        let usual = |setup: &Map<String, Value>| {
            setup.get("start").is_some_and(Value::is_u64)
                && setup.keys().all(|key| ["start", "repetition", "ply_limit"].contains(&key.as_str()))
        };
        self.game == "quoridor" && self.setup.as_object().is_some_and(usual)
    }
}

async fn watch(socket: &mut Socket, table: TableId) -> anyhow::Result<()> {
    socket.send(Request::Watch { table, link: None, after: None, chat_after: None }).await?;
    loop {
        let text = socket.receive().await?;
        let heard: Heard = serde_json::from_str(&text).context("the server's message cannot be read")?;
        if let Some(error) = heard.error {
            bail!("watch: {}", error.message);
        }
        if heard.state.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_the_usual_board_is_walked_on() {
        for (game, setup, walks) in [
            ("quoridor", json!({"start": 1, "repetition": false}), true),
            ("quoridor", json!({"start": 2, "ply_limit": 40}), true),
            ("quoridor", json!({}), false),
            ("quoridor", json!({"start": "lot"}), false),
            ("quoridor", json!({"start": 1, "size": 5}), false),
            ("quoridor", json!({"start": 1, "preset": "four"}), false),
            ("quoridor", json!([]), false),
            ("nardy", json!({"start": 1}), false),
        ] {
            let (rate, seconds) = (None, Duration::ZERO);
            let plan =
                Plan { game: game.to_owned(), setup, matches: 1, rate, warm_up: Duration::ZERO, seconds };
            assert_eq!(plan.walks(), walks, "{plan:?}");
        }
    }
}
