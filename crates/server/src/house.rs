//! The house bots: they sit at tables like anybody else, see what their seat sees, and answer after the same time
//! whatever they had to decide.

use std::sync::Arc;
use std::time::Duration;

use igroteka_catalog::{AnyGame, Budget};
use igroteka_game::Seat;
use igroteka_protocol::GameId;
use metrics::histogram;

use crate::App;
use crate::room::{Inner, Room};
use crate::table::MoveRequest;

/// How long a bot waits before it tries again.
const AGAIN: Duration = Duration::from_secs(2);

/// Begins to think for every house bot that is to act.
pub(crate) fn think(app: &Arc<App>, room: &Arc<Room>, inner: &mut Inner) {
    let Some(play) = inner.table.running().filter(|play| !play.paused) else {
        inner.thinking.clear();
        return;
    };
    let decision = |seat: Seat| (play.id, seat, play.opened[seat.index()]);
    let due: Vec<_> = play.acting().iter().map(decision).collect();
    inner.thinking.retain(|thought| due.contains(thought));
    for (game, seat, opened) in due {
        let Some(level) = inner.table.chair(seat).bot() else { continue };
        if inner.thinking.contains(&(game, seat, opened)) {
            continue;
        }
        inner.thinking.push((game, seat, opened));
        let question = (play.thrower() != Some(seat)).then(|| play.game.boxed_clone());
        let (app, room) = (app.clone(), room.clone());
        tokio::spawn(
            async move { answer(&app, &room, question, Decision { game, seat, opened, level }).await },
        );
    }
}

#[derive(Clone, Copy)]
struct Decision {
    game: GameId,
    seat: Seat,
    opened: u64,
    level: u8,
}

async fn answer(app: &Arc<App>, room: &Arc<Room>, question: Option<Box<dyn AnyGame>>, decision: Decision) {
    let began = tokio::time::Instant::now();
    let Decision { game, seat, opened, level } = decision;
    let text = match question {
        None => "throw".to_owned(),
        Some(question) => {
            let Ok(_turn) = app.thinkers.acquire().await else { return };
            let fallback = question.legal(seat).into_iter().next();
            let seed = u64::from_be_bytes(app.nature.bytes());
            let budget = Budget { level, seed, ..Budget::default() };
            let thought = tokio::task::spawn_blocking(move || {
                let best = question.best(seat, &budget).ok();
                let text = best.and_then(|best| best["move"].as_str().map(str::to_owned));
                text.or_else(|| question.legal(seat).into_iter().next())
            });
            let thought = thought.await;
            histogram!(crate::metrics::BOT_SECONDS).record(began.elapsed());
            match thought {
                Ok(Some(text)) => text,
                Ok(None) => return,
                Err(_) => {
                    tracing::error!(table = %room.id, level, "a house bot broke; it plays the first move there is");
                    let Some(first) = fallback else { return };
                    first
                }
            }
        }
    };
    // The same time for every decision: how long a bot took would tell what it had to choose from.
    tokio::time::sleep_until(began + app.config.bot_delay).await;
    let request = MoveRequest { game: Some(game), seq: opened, text: &text };
    let played = room.change(app, |draft| draft.make_move(seat, &request, 0)).await;
    let Err(error) = played else { return };
    tracing::debug!(table = %room.id, code = ?error.0.code, "a house bot's move was refused");
    // Mostly it was too late. If the store failed it is tried again, later: the decision is still the bot's.
    tokio::time::sleep(AGAIN).await;
    let mut inner = room.inner.lock().await;
    inner.thinking.retain(|thought| *thought != (game, seat, opened));
    room.drive(app, &mut inner);
}
