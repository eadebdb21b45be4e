//! The house bots: they sit at tables like anybody else, see what their seat sees, and answer after the same time
//! whatever they had to decide.

use std::sync::Arc;
use std::time::Duration;

use igroteka_catalog::{AnyGame, Budget, Cancel};
use igroteka_game::Seat;
use igroteka_protocol::GameId;
use metrics::histogram;

use super::{Inner, Room};
use crate::App;
use crate::table::MoveRequest;

/// How long a bot waits before it tries again.
const AGAIN: Duration = Duration::from_secs(2);

/// Where there is much to think about, an answer later than the usual time comes at the next of these beats.
const BEAT: Duration = Duration::from_millis(200);

/// A decision that a house bot is thinking about. Forgetting it ends the thinking.
pub(crate) struct Thought {
    decision: (GameId, Seat, u64),
    cancel: Cancel,
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// Begins to think for every house bot that is to act.
pub(crate) fn think(app: &Arc<App>, room: &Arc<Room>, inner: &mut Inner) {
    let Some(play) = inner.table.running().filter(|play| !play.paused) else {
        inner.thinking.clear();
        return;
    };
    let decision = |seat: Seat| (play.id, seat, play.opened[seat.index()]);
    let due: Vec<_> = play.acting().iter().map(decision).collect();
    inner.thinking.retain(|thought| due.contains(&thought.decision));
    for (game, seat, opened) in due {
        let Some(level) = inner.table.chair(seat).bot() else { continue };
        let decision = (game, seat, opened);
        if inner.thinking.iter().any(|thought| thought.decision == decision) {
            continue;
        }
        let cancel = Cancel::default();
        inner.thinking.push(Thought { decision, cancel: cancel.clone() });
        let question = (play.thrower() != Some(seat)).then(|| play.game.boxed_clone());
        let (app, room) = (app.clone(), room.clone());
        let decision = Decision { game, seat, opened, level, cancel };
        tokio::spawn(async move { answer(&app, &room, question, decision).await });
    }
}

struct Decision {
    game: GameId,
    seat: Seat,
    opened: u64,
    level: u8,
    cancel: Cancel,
}

async fn answer(app: &Arc<App>, room: &Arc<Room>, question: Option<Box<dyn AnyGame>>, decision: Decision) {
    let began = tokio::time::Instant::now();
    let Decision { game, seat, opened, level, cancel } = decision;
    let text = match question {
        None => "throw".to_owned(),
        Some(question) => {
            let Ok(_turn) = app.thinkers.acquire().await else { return };
            if cancel.is_cancelled() {
                return;
            }
            let fallback = question.legal(seat).into_iter().next();
            let seed = u64::from_be_bytes(app.entropy.bytes());
            let budget = Budget { level, seed, cancel, ..Budget::default() };
            let thought = tokio::task::spawn_blocking(move || {
                let best = question.best(seat, &budget).ok();
                let text = best.and_then(|best| best["move"].as_str().map(str::to_owned));
                text.or_else(|| question.legal(seat).into_iter().next())
            });
            let thought = thought.await;
            histogram!(crate::ops::metrics::BOT_SECONDS).record(began.elapsed());
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
    tokio::time::sleep_until(began + answer_time(app.config.bot_delay, began.elapsed())).await;
    let request = MoveRequest { game: Some(game), seq: opened, text: &text };
    let played = room.change(app, |transaction| transaction.make_move(seat, &request, 0)).await;
    let Err(error) = played else { return };
    tracing::debug!(table = %room.id, code = ?error.0.code, "a house bot's move was refused");
    // Mostly it was too late. If the store failed it is tried again, later: the decision is still the bot's.
    tokio::time::sleep(AGAIN).await;
    let mut inner = room.inner.lock().await;
    inner.thinking.retain(|thought| thought.decision != (game, seat, opened));
    room.drive(app, &mut inner);
}

/// When a bot that was ready after `taken` answers.
fn answer_time(usual: Duration, taken: Duration) -> Duration {
    if usual.is_zero() {
        return taken;
    }
    let beats = taken.saturating_sub(usual).as_nanos().div_ceil(BEAT.as_nanos());
    usual + BEAT * beats as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_comes_at_the_usual_time_or_at_a_beat_after_it() {
        let at = |taken| answer_time(Duration::from_millis(600), Duration::from_millis(taken)).as_millis();
        assert_eq!([0, 1, 600, 601, 800, 801].map(at), [600, 600, 600, 800, 800, 1000]);
    }
}
