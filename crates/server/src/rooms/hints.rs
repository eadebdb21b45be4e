//! Hints at tables: thought of once for each decision, by what the seat knows, and told to that seat alone.

use std::sync::Arc;
use std::time::Duration;

use igroteka_catalog::{AnyGame, Budget};
use igroteka_protocol::{Hint, HintRequest, TableId};
use tokio::sync::OnceCell;

use super::access::check_visible;
use crate::App;
use crate::advice::{Thinker, reasons};
use crate::error::ApiResult;
use crate::table::{Actor, HintFor, Play};

/// How long is thought about a hint.
const TIME: Duration = Duration::from_millis(800);

/// A hint for a decision that is still open, thought of or being thought of.
pub(crate) struct OpenHint {
    wanted: HintFor,
    found: Arc<OnceCell<Hint>>,
}

impl OpenHint {
    fn is_open(&self, play: &Play) -> bool {
        let HintFor { game, seat, opened } = self.wanted;
        play.id == game && play.acting().contains(seat) && play.opened[seat.index()] == opened
    }
}

/// The hint for a seat's decision. It is in the log before anybody is told.
pub(crate) async fn hint(
    app: &Arc<App>,
    id: TableId,
    actor: Actor,
    thinker: &Thinker,
    request: &HintRequest,
) -> ApiResult<Hint> {
    let room = app.rooms.get(app, id).await?;
    let look = |wanted: &HintFor, hints: &mut Vec<OpenHint>, play: Option<&Play>| {
        hints.retain(|hint| play.is_some_and(|play| hint.is_open(play)));
        if let Some(known) = hints.iter().find(|hint| hint.wanted == *wanted) {
            return known.found.clone();
        }
        let found = Arc::<OnceCell<Hint>>::default();
        hints.push(OpenHint { wanted: *wanted, found: found.clone() });
        found
    };
    let ((wanted, game), _) = room
        .change(app, |transaction| {
            check_visible(&transaction.table, actor.person)?;
            transaction.hint_wanted(actor, request.seat)
        })
        .await?;
    let found = {
        let mut guard = room.inner.lock().await;
        let inner = &mut *guard;
        look(&wanted, &mut inner.hints, inner.table.running())
    };
    let hint = found.get_or_try_init(|| think(thinker, game, &wanted)).await?;
    room.change(app, |transaction| transaction.take_hint(&wanted)).await?;
    let reasons = if request.reasons { hint.reasons.clone() } else { Vec::new() };
    Ok(Hint { reasons, ..hint.clone() })
}

async fn think(thinker: &Thinker, game: Box<dyn AnyGame>, wanted: &HintFor) -> ApiResult<Hint> {
    let (seat, seq) = (wanted.seat, wanted.opened);
    let find = move |budget: &Budget| -> ApiResult<Hint> {
        let advice = game.best(seat, budget)?;
        let chosen = advice.chosen();
        let (action, value) = (chosen.action.clone(), chosen.value);
        Ok(Hint { seq, value, reasons: reasons(&*game, seat, &action), action })
    };
    thinker.think(TIME, find).await?
}
