//! Actions during a game: moves, resignations, offers, pauses.

use igroteka_game::{Event, RESIGN, Seat, SeatSet, TextEvent};
use igroteka_protocol::{Action, ErrorCode, GameId, Status};

use super::log::LogEvent;
use super::play::Play;
use super::transaction::{Actor, Transaction};
use crate::error::{ApiError, ApiResult};

/// A move as it arrives.
pub(crate) struct MoveRequest<'a> {
    pub game: Option<GameId>,
    /// How many events the game had when the decision opened.
    pub seq: u64,
    pub text: &'a str,
}

/// No move's text is longer.
const MAX_MOVE: usize = 1000;

impl Transaction<'_> {
    /// Performs an action. Chat does not go into the log.
    pub fn act(&mut self, actor: Actor, action: &Action) -> ApiResult<()> {
        if self.table.closed {
            return Err(ApiError::not_now("this table is closed"));
        }
        self.take(actor, action)?;
        // Whoever acts is present, whether they watch or not.
        let plays = matches!(self.table.status(), Status::Playing | Status::Paused);
        if plays && !matches!(action, Action::Leave) { self.come_back(actor.person) } else { Ok(()) }
    }

    fn take(&mut self, actor: Actor, action: &Action) -> ApiResult<()> {
        match action {
            Action::Move { seq, action, seat, game } => {
                let seat = self.seat_of(actor, *seat)?;
                let request = MoveRequest { game: *game, seq: *seq, text: action };
                self.make_move(seat, &request, actor.lag)
            }
            Action::Resign { seat } => {
                let seat = self.seat_of(actor, *seat)?;
                self.record_action(seat, RESIGN, 0)
            }
            Action::OfferDraw { seat } => self.offer_draw(actor, *seat),
            Action::DeclineDraw { seat } => self.decline_draw(actor, *seat),
            Action::Takeback { seat } => self.take_back(actor, *seat),
            Action::DeclineTakeback { seat } => self.decline_takeback(actor, *seat),
            Action::Pause => self.ask_pause(actor),
            Action::Resume => self.resume(actor),
            Action::Start => self.start(actor),
            Action::Rematch => self.rematch(actor),
            Action::Contribute { step, value } => self.contribute(actor, *step, value),
            Action::Leave => self.leave(actor),
            Action::Absent { seat, choice } => self.choose_for_absent(actor, *seat, *choice),
            Action::TakeOver { seat } => self.take_over(actor, *seat),
            Action::Change { setup, seats, options } => {
                self.change_terms(actor, setup.as_ref(), seats.as_deref(), options.as_ref())
            }
            Action::Agree => self.agree(actor),
            Action::Kick { seat } => self.kick(actor, *seat),
            Action::Mute { person, muted } => self.mute(actor, *person, *muted),
            Action::SetChat { on } => self.set_chat(actor, *on),
            Action::Close => self.close(actor),
            Action::Say { .. } => Err(ApiError::bad_request("chat does not go into the log")),
        }
    }

    /// Makes a move. Repeating the same move for the same decision changes nothing and is not an error.
    pub fn make_move(&mut self, seat: Seat, request: &MoveRequest<'_>, lag: u32) -> ApiResult<()> {
        let quota = self.context.config.lag_quota;
        let lag = self.table.play.as_ref().map_or(0, |play| play.clock.within_quota(seat, lag, quota));
        self.decide(seat, request, lag)
    }

    /// Makes the move of a house bot, which is given back all the time that it waited for a processor.
    pub fn make_bot_move(&mut self, seat: Seat, request: &MoveRequest<'_>, waited: u32) -> ApiResult<()> {
        self.decide(seat, request, waited)
    }

    fn decide(&mut self, seat: Seat, request: &MoveRequest<'_>, lag: u32) -> ApiResult<()> {
        let stale = || ApiError::new(ErrorCode::Stale, "this decision is closed: look at the new state");
        let play = self.table.play.as_ref().ok_or_else(|| ApiError::not_now("no game is running"))?;
        if request.game.is_some_and(|game| game != play.id) {
            return Err(stale());
        }
        let seq = play.game.seq() as u64;
        let repeated = |(opened, words): &(u64, String)| {
            *opened <= request.seq && request.seq < seq && words == request.text
        };
        let acting = play.acting().contains(seat);
        let opened = play.opened[seat.index()];
        if (!acting || request.seq < opened) && play.decided[seat.index()].as_ref().is_some_and(repeated) {
            return Ok(());
        }
        self.unpaused()?;
        if request.text.len() > MAX_MOVE {
            return Err(ApiError::new(ErrorCode::TooLarge, "no move is that long"));
        }
        let event = Event::by_seat(seat, request.text);
        if event.is_resignation() {
            return self.record_action(seat, request.text, 0);
        }
        if matches!(event, Event::Timeout(_) | Event::OfferDraw(_) | Event::AcceptDraw(_)) {
            return Err(ApiError::new(ErrorCode::BadMove, "this is not a move"));
        }
        if !acting {
            return Err(ApiError::new(ErrorCode::NotYourTurn, "it is not your turn"));
        }
        if request.seq < opened || request.seq > seq {
            return Err(stale());
        }
        if self.table.too_late(seat, lag, self.context) {
            return Err(ApiError::new(ErrorCode::Stale, "your time for this is over"));
        }
        self.record_action(seat, request.text, lag)
    }

    /// Records an action of a seat.
    pub(super) fn record_action(&mut self, seat: Seat, text: &str, lag: u32) -> ApiResult<()> {
        let play = self.unpaused()?;
        self.has_room_to_play(&Event::by_seat(seat, text))?;
        if play.thrower() == Some(seat) && text == "throw" {
            let seed = play.seed.expect("a game that runs has its seed");
            let throw = self.context.entropy.chance(play.game.as_ref(), seed).expect("the dice are due");
            return self.push_event(throw);
        }
        let entry = self.table.apply_move(self.context.now, seat, text, lag, self.context.outages)?;
        self.events.push(entry);
        Ok(())
    }

    fn offer_draw(&mut self, actor: Actor, named: Option<u8>) -> ApiResult<()> {
        let seat = self.seat_of(actor, named)?;
        let agreed = self.unpaused()?.game.draw_offer();
        match agreed {
            Some(agreed) if agreed.contains(seat) => Err(ApiError::not_now("you have offered a draw")),
            Some(_) if self.running()?.draw_declined => {
                Err(ApiError::not_now("the draw was declined: play on first"))
            }
            Some(_) => self.record_action(seat, "accept draw", 0),
            None => self.record_action(seat, "offer draw", 0),
        }
    }

    fn decline_draw(&mut self, actor: Actor, named: Option<u8>) -> ApiResult<()> {
        let seat = self.seat_of(actor, named)?;
        let play = self.running()?;
        if play.game.draw_offer().is_none_or(|agreed| agreed.contains(seat)) || play.draw_declined {
            return Err(ApiError::not_now("nobody offers you a draw"));
        }
        self.push(LogEvent::DrawDeclined { seat: seat.number() })
    }

    /// Asks for a takeback, or agrees to one. House bots agree to what the rules allow, for then nothing hidden has been
    /// shown since; but never at rated tables.
    fn take_back(&mut self, actor: Actor, named: Option<u8>) -> ApiResult<()> {
        let seat = self.seat_of(actor, named)?;
        let play = self.unpaused()?;
        let asked = play.takeback;
        let in_game = play.game.seats_in();
        let bots = self.table.seats_where(|chair| chair.bot().is_some());
        if self.table.founding.options.rated && bots.iter().any(|bot| in_game.contains(bot)) {
            return Err(ApiError::not_now("at rated tables house bots let nothing be taken back"));
        }
        self.has_room_to_play(&Event::Takeback(0))?;
        match asked {
            None => {
                self.takeback_for(seat)?;
                self.push(LogEvent::TakebackAsked { seat: seat.number() })?;
            }
            Some((_, agreed)) if agreed.contains(seat) => {
                return Err(ApiError::not_now("you have agreed already"));
            }
            Some(_) => self.push(LogEvent::TakebackAgreed { seat: seat.number() })?,
        }
        let (wanting, agreed) = self.running()?.takeback.expect("it was asked for just now");
        let in_game = self.running()?.game.seats_in();
        let mut needed = self.table.human_seats().iter().filter(|seat| in_game.contains(*seat));
        // Seats on the same device need not agree.
        let same_device =
            |other: Seat| self.table.chair(other).device() == self.table.chair(wanting).device();
        if needed.all(|seat| agreed.contains(seat) || same_device(seat)) {
            let takeback = self.takeback_for(wanting)?;
            self.push_event(takeback)?;
        }
        Ok(())
    }

    /// The event that takes a seat's last decision back. It must not undo a resignation: whoever resigned is not asked.
    fn takeback_for(&self, seat: Seat) -> ApiResult<TextEvent> {
        let game = &self.running()?.game;
        let takeback = Event::Takeback(game.takeback_to(seat)?);
        let mut then = game.boxed_clone();
        then.apply(&takeback)?;
        if then.seats_in() == game.seats_in() {
            Ok(takeback.to_text_event())
        } else {
            Err(ApiError::not_now("somebody has resigned since"))
        }
    }

    fn decline_takeback(&mut self, actor: Actor, named: Option<u8>) -> ApiResult<()> {
        self.seat_of(actor, named)?;
        if self.running()?.takeback.is_none() {
            return Err(ApiError::not_now("nobody asks to take a move back"));
        }
        self.push(LogEvent::TakebackDeclined)
    }

    /// Asks for a pause. The game is paused once every person at the table has asked.
    fn ask_pause(&mut self, actor: Actor) -> ApiResult<()> {
        let own = self.own_seats(actor)?;
        let asked = self.unpaused()?.pause;
        if own.iter().all(|seat| asked.contains(seat)) {
            return Err(ApiError::not_now("you have asked for a pause"));
        }
        for seat in own.iter().filter(|seat| !asked.contains(*seat)) {
            self.push(LogEvent::PauseAsked { seat: seat.number() })?;
        }
        let asked = self.running()?.pause;
        let absent = |seat: Seat| self.table.chair(seat).absent.is_some();
        if self.table.human_seats().iter().all(|seat| asked.contains(seat) || absent(seat)) {
            self.push(LogEvent::Paused)?;
        }
        Ok(())
    }

    fn resume(&mut self, actor: Actor) -> ApiResult<()> {
        self.own_seats(actor)?;
        if !self.running()?.paused {
            return Err(ApiError::not_now("the game is not paused"));
        }
        self.push(LogEvent::Resumed)
    }

    /// The seats an actor moves for, at least one.
    pub(super) fn own_seats(&self, actor: Actor) -> ApiResult<SeatSet> {
        let own = self.table.seats_of(actor.person);
        if own.is_empty() { Err(ApiError::forbidden("you have no seat at this table")) } else { Ok(own) }
    }

    /// What a time-out does to a seat (G7).
    pub(super) fn time_out(&mut self, seat: Seat) -> ApiResult<()> {
        use igroteka_protocol::TimeoutRule;
        let play: &Play = self.running()?;
        let seed = play.seed.expect("a game that runs has its seed");
        let events = if play.thrower() == Some(seat) {
            vec![self.context.entropy.chance(play.game.as_ref(), seed).expect("the dice are due")]
        } else {
            let lose = self.table.founding.options.timeout == TimeoutRule::Lose || play.is_full();
            play.game.timeout(seat, lose, seed)
        };
        events.into_iter().try_for_each(|event| self.push_event(event))
    }
}
