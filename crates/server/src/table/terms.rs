//! What is agreed before the first game. The host may change it while everybody waits; the others agree again.

use igroteka_catalog::Kind;
use igroteka_protocol::{ClockPlan, Options, SeatPlan, Status};
use serde_json::Value;

use super::log::LogEvent;
use super::state::Holder;
use super::transaction::{Actor, Transaction};
use crate::error::{ApiError, ApiResult};

impl Transaction<'_> {
    /// The host changes the setup, the seats or the options; what is left out stays.
    pub(super) fn change_terms(
        &mut self,
        actor: Actor,
        setup: Option<&Value>,
        seats: Option<&[Option<SeatPlan>]>,
        options: Option<&Options>,
    ) -> ApiResult<()> {
        self.host_only(actor)?;
        if self.table.status() != Status::Waiting || self.table.games > 0 {
            return Err(ApiError::not_now("the first game has begun already"));
        }
        let founding = &self.table.founding;
        let game = founding.kind.new_game(setup.unwrap_or(&founding.setup))?;
        if founding.position.is_some() && game.setup() != founding.setup {
            return Err(ApiError::not_now("a table that begins from a position keeps its setup"));
        }
        let options = options.unwrap_or(&founding.options).clone();
        check_options(founding.kind, &options)?;
        check_unrated(founding.position.as_deref(), &options)?;
        let players = usize::from(game.players());
        let as_before = vec![None; players];
        let plans = seats.unwrap_or(&as_before);
        if plans.len() != players {
            return Err(ApiError::bad_request(format!("this setup has {players} seats")));
        }
        let seats = plans.iter().enumerate().map(|(place, plan)| self.holder(place, plan.as_ref()));
        let seats: Vec<Option<Holder>> = seats.collect::<ApiResult<_>>()?;
        let keeps_seat = |place: usize| seats.get(place).is_some_and(Option::is_none);
        let chairs = &self.table.chairs;
        if (0..chairs.len()).any(|place| chairs[place].person().is_some() && !keeps_seat(place)) {
            return Err(ApiError::not_now("somebody sits there: send them away first"));
        }
        let setup = game.setup();
        let same_seats = seats.len() == chairs.len() && seats.iter().all(Option::is_none);
        if same_seats && setup == founding.setup && options == founding.options {
            return Err(ApiError::not_now("it is so already"));
        }
        self.push(LogEvent::Changed { setup, seats, options })
    }

    /// The new holder of a seat; none if it stays as it is.
    fn holder(&self, place: usize, plan: Option<&SeatPlan>) -> ApiResult<Option<Holder>> {
        let chair = self.table.chairs.get(place);
        let holder = match plan {
            None if chair.is_some() => return Ok(None),
            None | Some(SeatPlan::Invited) => Holder::Empty { invited: true },
            Some(SeatPlan::Open) => Holder::Empty { invited: false },
            Some(SeatPlan::Bot { level: level @ 1..=5 }) => Holder::HouseBot { level: *level },
            Some(SeatPlan::Bot { .. }) => return Err(ApiError::bad_request("levels go from 1 to 5")),
            Some(SeatPlan::Me | SeatPlan::Here { .. }) => {
                return Err(ApiError::bad_request("people sit down themselves"));
            }
        };
        Ok(Some(holder).filter(|holder| chair.is_none_or(|chair| chair.holder != *holder)))
    }

    /// Whoever sits here agrees to what the host has changed.
    pub(super) fn agree(&mut self, actor: Actor) -> ApiResult<()> {
        let own = self.own_seats(actor)?;
        let mut asked = own.iter().filter(|seat| !self.table.chair(*seat).agreed).peekable();
        if asked.peek().is_none() {
            return Err(ApiError::not_now("you have agreed already"));
        }
        let asked: Vec<_> = asked.collect();
        asked.into_iter().try_for_each(|seat| self.push(LogEvent::Agreed { seat: seat.number() }))
    }
}

/// Checks that options are within their bounds and fit the game.
pub(crate) fn check_options(kind: &dyn Kind, options: &Options) -> ApiResult<()> {
    let fits = match options.clock {
        ClockPlan::None => true,
        ClockPlan::PerMove { seconds } => (5..=3600).contains(&seconds),
        ClockPlan::Fischer { initial_seconds, increment_seconds } => {
            (10..=10_800).contains(&initial_seconds) && increment_seconds <= 180
        }
        ClockPlan::Days { days } => (1..=14).contains(&days),
    };
    if !fits {
        return Err(ApiError::bad_request("this clock is out of its bounds"));
    }
    if options.match_to > 99 {
        return Err(ApiError::bad_request("a match goes to at most 99"));
    }
    if options.rated && options.hints == Some(true) {
        return Err(ApiError::bad_request("there are no hints at rated tables"));
    }
    if options.hand_throw && kind.id() != "nardy" {
        return Err(ApiError::bad_request("only nardy is thrown by hand"));
    }
    Ok(())
}

/// Checks that a table whose games begin from a position does not rate them.
pub(crate) fn check_unrated(position: Option<&str>, options: &Options) -> ApiResult<()> {
    if position.is_some() && options.rated {
        return Err(ApiError::bad_request("games that begin from a position are not rated"));
    }
    Ok(())
}
