//! Runs the house bots. A bot sees what its seat sees, and answers after the same time whatever it had to decide.

use std::sync::Arc;
use std::time::Duration;

use igroteka_catalog::{AnyGame, Budget, Cancel};
use igroteka_game::Seat;
use igroteka_protocol::GameId;
use metrics::histogram;

use super::{Inner, Room};
use crate::App;
use crate::table::{MoveRequest, Waits};
use crate::thinking::{Sharer, Wait};

/// How long a bot waits after a refused move before it tries again.
const RETRY_AFTER: Duration = Duration::from_secs(2);

/// An answer that takes longer than the usual time is delayed to the next multiple of this.
const STEP: Duration = Duration::from_millis(200);

/// A decision that a house bot is computing. Dropping it cancels the search.
pub(crate) struct Search {
    decision: (GameId, Seat, u64),
    cancel: Cancel,
    /// How long it has waited for a processor.
    wait: Arc<Wait>,
}

impl Inner {
    /// How long the bots that are to act have waited for a processor, by their seats.
    pub fn waits(&self, app: &App) -> Waits {
        let mut waits = Waits::default();
        for Search { decision: (_, seat, _), wait, .. } in &self.searches {
            waits.set(*seat, credit(app, wait), wait.is_waiting());
        }
        waits
    }
}

/// What is given back to a bot's clock, in milliseconds.
fn credit(app: &App, wait: &Wait) -> u32 {
    wait.until_now().min(app.config.bot_wait).as_millis().try_into().unwrap_or(u32::MAX)
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// Starts a search for every house bot that is to act, and cancels those no longer needed.
pub(crate) fn run_bots(app: &Arc<App>, room: &Arc<Room>, inner: &mut Inner) {
    let Some(play) = inner.table.running().filter(|play| !play.paused) else {
        inner.searches.clear();
        return;
    };
    let decision = |seat: Seat| (play.id, seat, play.opened[seat.index()]);
    // A player who has taken their seat over decides alone.
    let acting = play.acting().iter().filter(|seat| inner.table.chair(*seat).bot().is_some());
    let due: Vec<_> = acting.map(decision).collect();
    inner.searches.retain(|search| due.contains(&search.decision));
    for (game, seat, opened) in due {
        let Some(level) = inner.table.chair(seat).bot() else { continue };
        let decision = (game, seat, opened);
        if inner.searches.iter().any(|search| search.decision == decision) {
            continue;
        }
        let (cancel, wait) = (Cancel::default(), Arc::<Wait>::default());
        inner.searches.push(Search { decision, cancel: cancel.clone(), wait: wait.clone() });
        let question = (play.thrower() != Some(seat)).then(|| play.game.boxed_clone());
        let (app, room) = (app.clone(), room.clone());
        let sharer = app.addresses.sharer(inner.table.founding.host);
        let decision = Decision { game, seat, opened, level, cancel, wait, sharer };
        tokio::spawn(async move { answer(&app, &room, question, decision).await });
    }
}

struct Decision {
    game: GameId,
    seat: Seat,
    opened: u64,
    level: u8,
    cancel: Cancel,
    wait: Arc<Wait>,
    /// The account of whoever hosts the table.
    sharer: Sharer,
}

async fn answer(app: &Arc<App>, room: &Arc<Room>, question: Option<Box<dyn AnyGame>>, decision: Decision) {
    let began = tokio::time::Instant::now();
    let Decision { game, seat, opened, level, cancel, wait, sharer } = decision;
    let text = match question {
        None => "throw".to_owned(),
        Some(question) => {
            let permit = app.thinking.enter_bot(sharer, &wait).await;
            if cancel.is_cancelled() {
                return;
            }
            tracing::debug!(
                table = %room.id,
                %game,
                %seat,
                opened,
                at = app.clock.now(),
                "a house bot thinks"
            );
            let fallback = question.legal(seat).into_iter().next();
            let seed = u64::from_be_bytes(app.entropy.bytes());
            let cancel = permit.take_turns(cancel, sharer, wait.clone());
            let budget = Budget { level, seed, cancel, ..Budget::default() };
            let thought = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                let advice = question.best(seat, &budget).ok();
                let text = advice.map(|advice| advice.chosen().action.clone());
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
    // The answer time must not reveal what the bot had to choose from.
    tokio::time::sleep_until(began + answer_time(app.config.bot_delay, began.elapsed())).await;
    let request = MoveRequest { game: Some(game), seq: opened, text: &text };
    let played = room
        .change(app, |transaction| match transaction.table.chair(seat).bot() {
            Some(_) => transaction.make_bot_move(seat, &request, credit(app, &wait)),
            None => Ok(()),
        })
        .await;
    let Err(error) = played else { return };
    tracing::debug!(table = %room.id, code = ?error.0.code, "a house bot's move was refused");
    // Usually the move came too late. If the store failed, the decision is still open and the bot tries again.
    tokio::time::sleep(RETRY_AFTER).await;
    let mut inner = room.inner.lock().await;
    if inner.closed_here.is_some() {
        return;
    }
    inner.searches.retain(|search| search.decision != (game, seat, opened));
    room.drive(app, &mut inner);
}

/// When a bot answers whose search took `taken`.
fn answer_time(usual: Duration, taken: Duration) -> Duration {
    if usual.is_zero() {
        return taken;
    }
    let steps = taken.saturating_sub(usual).as_nanos().div_ceil(STEP.as_nanos());
    usual + STEP * steps as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_comes_at_the_usual_time_or_a_whole_number_of_steps_after_it() {
        let at = |taken| answer_time(Duration::from_millis(600), Duration::from_millis(taken)).as_millis();
        assert_eq!([0, 1, 600, 601, 800, 801].map(at), [600, 600, 600, 800, 800, 1000]);
    }
}
