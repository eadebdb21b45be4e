//! Taking and leaving seats, absence, and what the host may do.

use igroteka_game::{RESIGN, Seat};
use igroteka_protocol::{AbsenceChoice, ClosedFor, ErrorCode, PersonId, Status};

use super::log::LogEvent;
use super::state::{Chair, Holder};
use super::transaction::{Actor, Transaction};
use crate::error::{ApiError, ApiResult};

/// The most people a host may have muted at once, or sent away.
const MAX_MUTED: usize = 100;

impl Transaction<'_> {
    /// Somebody sits down; `linked` says that they have the players' link.
    pub fn join(
        &mut self,
        actor: Actor,
        named: Option<u8>,
        linked: bool,
        contributes: bool,
    ) -> ApiResult<Seat> {
        if !self.table.seats_of(actor.person).is_empty() {
            return Err(ApiError::new(ErrorCode::Conflict, "you sit at this table already"));
        }
        if self.table.banned.contains(&actor.person) {
            return Err(ApiError::forbidden("the host has sent you away from this table"));
        }
        let founding = &self.table.founding;
        if !linked && !founding.options.public && founding.host != actor.person {
            return Err(ApiError::forbidden("sitting down here takes the players' link"));
        }
        if !matches!(self.table.status(), Status::Waiting | Status::Over) {
            return Err(ApiError::not_now("nobody can sit down here now"));
        }
        let seat = if let Some(number) = named {
            self.table.seat(number).ok_or_else(|| ApiError::not_found("seat"))?
        } else {
            let free = |seat: &Seat| match self.table.chair(*seat).holder {
                Holder::Empty { invited } => linked || !invited,
                _ => false,
            };
            (Seat::all(self.table.players()).find(free))
                .ok_or_else(|| ApiError::new(ErrorCode::Conflict, "no seat is free"))?
        };
        match self.table.chair(seat).holder {
            Holder::Empty { invited: true } if !linked => {
                return Err(ApiError::forbidden("this seat is kept for somebody with the players' link"));
            }
            Holder::Empty { .. } => {}
            _ => return Err(ApiError::new(ErrorCode::Conflict, "this seat is taken")),
        }
        self.push(LogEvent::Joined { seat: seat.number(), person: actor.person, contributes })?;
        Ok(seat)
    }

    /// Leaving frees the seat between games; during a game it is an absence, without grace time.
    pub(super) fn leave(&mut self, actor: Actor) -> ApiResult<()> {
        let own = self.own_seats(actor)?;
        let between = matches!(self.table.status(), Status::Waiting | Status::Over);
        for seat in own.iter() {
            if between {
                self.push(LogEvent::Left { seat: seat.number(), kicked: false })?;
            } else if self.table.chair(seat).absent.is_none() && self.table.chair(seat).substitute.is_none() {
                self.push(LogEvent::Absent { seat: seat.number() })?;
            }
        }
        if self.table.founding.host == actor.person { self.replace_host(between) } else { Ok(()) }
    }

    /// Somebody else becomes the host; where there is nobody else and no game runs, the table closes.
    fn replace_host(&mut self, between: bool) -> ApiResult<()> {
        let left = self.table.founding.host;
        let stays = |chair: &&Chair| chair.absent.is_none() && chair.substitute.is_none();
        let heir = (self.table.chairs.iter().filter(stays).filter_map(Chair::device))
            .find(|device| *device != left && !self.programs.contains(device));
        match heir {
            Some(host) => self.push(LogEvent::HostPassed { host }),
            None if between => self.push(LogEvent::Closed { reason: None }),
            None => Ok(()),
        }
    }

    /// A player takes over a seat that the house bot plays on for them, or all of them.
    pub(super) fn take_over(&mut self, actor: Actor, named: Option<u8>) -> ApiResult<()> {
        self.running()?;
        let own = self.table.seats_of(actor.person);
        let played = |seat: &Seat| self.table.chair(*seat).substitute.is_some();
        let meant = |seat: &Seat| named.is_none_or(|number| seat.number() == number);
        let seats: Vec<Seat> = own.iter().filter(played).filter(meant).collect();
        if seats.is_empty() {
            return Err(ApiError::not_now("no bot plays for you there"));
        }
        seats.into_iter().try_for_each(|seat| self.push(LogEvent::TakenOver { seat: seat.number() }))
    }

    /// The players of this device are back.
    pub fn come_back(&mut self, person: PersonId) -> ApiResult<()> {
        if self.table.is_worn() {
            return Ok(());
        }
        for seat in self.table.seats_of(person).iter() {
            if self.table.chair(seat).absent.is_some() {
                self.push(LogEvent::Returned { seat: seat.number() })?;
            }
        }
        Ok(())
    }

    /// The host or an opponent decides about a seat whose player is away.
    pub(super) fn choose_for_absent(
        &mut self,
        actor: Actor,
        number: u8,
        choice: AbsenceChoice,
    ) -> ApiResult<()> {
        let own = self.table.seats_of(actor.person);
        if own.is_empty() && self.table.founding.host != actor.person {
            return Err(ApiError::forbidden("only the host and those who play may decide this"));
        }
        let seat = self.table.seat(number).ok_or_else(|| ApiError::not_found("seat"))?;
        self.unpaused()?;
        if self.table.chair(seat).absent.is_none() || own.contains(seat) {
            return Err(ApiError::not_now("the player of this seat is not away"));
        }
        match choice {
            AbsenceChoice::Wait => self.push(LogEvent::Waiting { seat: number })?,
            AbsenceChoice::Bot { level: level @ 1..=5 } => {
                self.push(LogEvent::Substituted { seat: number, level })?;
            }
            AbsenceChoice::Bot { .. } => return Err(ApiError::bad_request("levels go from 1 to 5")),
            AbsenceChoice::End => self.end_for(seat)?,
        }
        Ok(())
    }

    /// Ends the game for a seat without asking it: by a time-out if it is to act, so that nobody has to agree.
    fn end_for(&mut self, seat: Seat) -> ApiResult<()> {
        let play = self.running()?;
        if !play.acting().contains(seat) || play.thrower().is_some() || play.game.answer_seconds().is_some() {
            return self.record_action(seat, RESIGN, 0);
        }
        let seed = play.seed.expect("a game that runs has its seed");
        let events = play.game.timeout(seat, true, seed);
        events.into_iter().try_for_each(|event| self.push_event(event))
    }

    pub(super) fn host_only(&self, actor: Actor) -> ApiResult<()> {
        if self.table.founding.host == actor.person {
            Ok(())
        } else {
            Err(ApiError::forbidden("only the host may do this"))
        }
    }

    pub(super) fn kick(&mut self, actor: Actor, number: u8) -> ApiResult<()> {
        self.host_only(actor)?;
        if !matches!(self.table.status(), Status::Waiting | Status::Over) {
            return Err(ApiError::not_now("during a game nobody is sent away"));
        }
        let seat = self.table.seat(number).ok_or_else(|| ApiError::not_found("seat"))?;
        match self.table.chair(seat).person() {
            None => Err(ApiError::not_now("nobody sits there")),
            Some(_) if self.table.banned.len() >= MAX_MUTED => {
                Err(ApiError::not_now("too many were sent away: set up another table"))
            }
            Some(person) if person == actor.person => Err(ApiError::bad_request("you can stand up yourself")),
            Some(_) => self.push(LogEvent::Left { seat: number, kicked: true }),
        }
    }

    pub(super) fn mute(&mut self, actor: Actor, who: PersonId, muted: bool) -> ApiResult<()> {
        self.host_only(actor)?;
        if self.table.muted.contains(&who) == muted {
            return Err(ApiError::not_now("it is so already"));
        }
        if muted && (who == actor.person || self.table.muted.len() >= MAX_MUTED) {
            return Err(ApiError::bad_request("nobody else can be muted"));
        }
        self.push(LogEvent::Muted { who, muted })
    }

    pub(super) fn set_chat(&mut self, actor: Actor, on: bool) -> ApiResult<()> {
        self.host_only(actor)?;
        if self.table.chat == on {
            return Err(ApiError::not_now("it is so already"));
        }
        self.push(LogEvent::ChatSet { on })
    }

    /// Closes a table at which nothing happens any more; a game that was running ends with nobody's win, and its
    /// secret is shown.
    pub fn abandon(&mut self, reason: Option<ClosedFor>) -> ApiResult<()> {
        if self.table.closed {
            return Ok(());
        }
        if matches!(self.table.status(), Status::Preparing | Status::Playing | Status::Paused) {
            self.push(LogEvent::Ended)?;
        }
        self.push(LogEvent::Closed { reason })
    }

    pub(super) fn close(&mut self, actor: Actor) -> ApiResult<()> {
        self.host_only(actor)?;
        if matches!(self.table.status(), Status::Waiting | Status::Over) {
            self.push(LogEvent::Closed { reason: None })
        } else {
            Err(ApiError::not_now("a game is running"))
        }
    }
}
