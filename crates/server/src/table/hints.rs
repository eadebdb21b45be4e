//! Hints: where they may be taken, and by whom. Each is in the log once, whatever is asked about it afterwards.

use igroteka_catalog::AnyGame;
use igroteka_game::Seat;
use igroteka_protocol::{ErrorCode, GameId};

use super::log::LogEvent;
use super::state::{Chair, Table};
use super::transaction::{Actor, Transaction};
use crate::error::{ApiError, ApiResult};

/// A decision for which somebody wants a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HintFor {
    pub game: GameId,
    pub seat: Seat,
    /// How many events the game had when the decision opened.
    pub opened: u64,
}

impl Table {
    /// Whether hints may be taken here: where the host says so, or else where one device plays alone. Never at rated
    /// tables.
    pub fn may_hint(&self) -> bool {
        let options = &self.founding.options;
        !options.rated && options.hints.unwrap_or_else(|| self.has_one_device())
    }

    /// Whether no seat is open, and one device moves for all that are not a house bot's.
    fn has_one_device(&self) -> bool {
        let mut devices = self.chairs.iter().filter_map(Chair::device);
        let first = devices.next();
        first.is_some()
            && devices.all(|device| Some(device) == first)
            && self.chairs.iter().all(|chair| !chair.is_empty())
    }
}

impl Transaction<'_> {
    /// The decision for which an actor wants a hint, and the game in which it is to be made.
    pub fn hint_wanted(&self, actor: Actor, named: Option<u8>) -> ApiResult<(HintFor, Box<dyn AnyGame>)> {
        let play = self.unpaused()?;
        let seat = self.hinted_seat(actor, named)?;
        if !self.table.may_hint() {
            return Err(ApiError::forbidden("there are no hints at this table"));
        }
        if !play.acting().contains(seat) || play.thrower() == Some(seat) {
            return Err(ApiError::new(ErrorCode::NotYourTurn, "there is nothing for you to decide now"));
        }
        let wanted = HintFor { game: play.id, seat, opened: play.opened[seat.index()] };
        Ok((wanted, play.game.boxed_clone()))
    }

    /// The seat an actor means; where nothing is hidden, that of several which is to act.
    fn hinted_seat(&self, actor: Actor, named: Option<u8>) -> ApiResult<Seat> {
        let play = self.running()?;
        if named.is_none() && !play.game.hides() {
            let own = self.table.seats_of(actor.person);
            let mut acting = play.acting().iter().filter(|seat| own.contains(*seat));
            if let (Some(seat), None) = (acting.next(), acting.next()) {
                return self.seat_of(actor, Some(seat.number()));
            }
        }
        self.seat_of(actor, named)
    }

    /// Counts a hint that was found, once for each decision.
    pub fn take_hint(&mut self, wanted: &HintFor) -> ApiResult<()> {
        let play = self.unpaused()?;
        let seat = wanted.seat;
        let open = play.id == wanted.game
            && play.acting().contains(seat)
            && play.opened[seat.index()] == wanted.opened;
        if !open || !self.table.may_hint() {
            return Err(ApiError::new(ErrorCode::Stale, "this decision is closed: look at the new state"));
        }
        if play.has_hint(seat) { Ok(()) } else { self.push(LogEvent::Hint { seat: seat.number() }) }
    }
}
