//! What follows from a game's events: the position, and everything that needs history.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use rustc_hash::FxHasher;
use thiserror::Error;

use crate::{Event, FullEvent, MAX_EVENTS, Outcome, PlayError, Rules, Seat, SeatSet, Turn};

/// Why an event was refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EventError<I> {
    /// A seat's action or resignation was refused.
    #[error(transparent)]
    Play(#[from] PlayError<I>),
    /// The chance event is impossible now.
    #[error(transparent)]
    Chance(I),
    /// No chance event is due.
    #[error("no chance event is due")]
    NoChanceDue,
    /// A draw cannot be offered or agreed on.
    #[error("{0}")]
    Draw(&'static str),
    /// The events cannot be taken back.
    #[error("{0}")]
    Takeback(&'static str),
    /// Giving up the match gives up the game for all it is worth.
    #[error("giving up the match gives up the game for all it is worth")]
    Resignation,
    /// The time-out does not fit.
    #[error("{0}")]
    Timeout(&'static str),
    /// The record is as long as a record may be.
    #[error("a game has at most {MAX_EVENTS} events")]
    Full,
}

/// What follows from the events that still stand.
#[derive(Clone, Debug)]
pub(crate) struct State<R: Rules> {
    pub(crate) position: R,
    /// How often each position that can come again was reached, while repetition counts.
    visits: HashMap<R, u8, BuildHasherDefault<FxHasher>>,
    progress: u32,
    plies: u32,
    /// A draw on offer: who offered, and who has agreed (the offerer included).
    pub(crate) offer: Option<SeatSet>,
    pub(crate) timed_out: Option<Seat>,
    pub(crate) ended: Option<Outcome>,
}

impl<R: Rules> State<R> {
    pub(crate) fn new(position: R) -> State<R> {
        let mut state = State {
            progress: position.progress(),
            position,
            visits: HashMap::default(),
            plies: 0,
            offer: None,
            timed_out: None,
            ended: None,
        };
        state.count_visit();
        state
    }

    pub(crate) fn apply(&mut self, event: &FullEvent<R>) -> Result<(), EventError<R::Illegal>> {
        if self.ended.is_some() || self.position.turn() == Turn::Over {
            return Err(PlayError::GameOver.into());
        }
        if self.timed_out.is_some() && !matches!(event, Event::Act(..) | Event::Pick(_)) {
            return Err(EventError::Timeout("a time-out is followed by what was done for the seat"));
        }
        match event {
            Event::Chance(chance) => {
                if self.position.turn() != Turn::Chance {
                    return Err(EventError::NoChanceDue);
                }
                self.position.check_chance(chance).map_err(EventError::Chance)?;
                self.position.apply_chance(chance);
                self.count_visit();
            }
            Event::Act(seat, action) => self.act(*seat, action)?,
            Event::Timeout(seat) => {
                if !self.position.turn().includes(*seat) {
                    return Err(PlayError::NotYourTurn(*seat).into());
                }
                self.timed_out = Some(*seat);
            }
            Event::Pick(action) => self.pick(action)?,
            Event::OfferDraw(seat) => self.offer_draw(*seat)?,
            Event::AcceptDraw(seat) => self.accept_draw(*seat)?,
            Event::ResignMatch(seat, resignation) => {
                if *resignation != self.position.resignation(*seat) {
                    return Err(EventError::Resignation);
                }
                self.position.check(*seat, resignation).map_err(PlayError::Illegal)?;
                self.position.concede(*seat);
                self.seat_has_left();
            }
            Event::Takeback(_) => unreachable!("Game::apply keeps takebacks to itself"),
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &R::Action) -> Result<(), EventError<R::Illegal>> {
        let Some(late) = self.timed_out else {
            return self.play(seat, action);
        };
        if late != seat {
            return Err(EventError::Timeout("a time-out is followed by what was done for that seat"));
        }
        if !R::is_resignation(action) {
            if self.position.passive(seat).as_ref() != Some(action) {
                return Err(EventError::Timeout("a time-out plays the passive action, or chance picks one"));
            }
            return self.play(seat, action);
        }
        if !self.position.timeout_may_lose(seat) {
            return Err(EventError::Timeout("silence is an answer here and loses nothing"));
        }
        if *action != self.position.resignation(seat) {
            return Err(EventError::Timeout("a time-out loses the highest value still open"));
        }
        self.position.concede(seat);
        self.timed_out = None;
        self.seat_has_left();
        Ok(())
    }

    /// G7: chance chooses among the legal actions where none of them is passive.
    fn pick(&mut self, action: &R::Action) -> Result<(), EventError<R::Illegal>> {
        let seat = self.timed_out.ok_or(EventError::Timeout("`pick` follows a time-out"))?;
        if R::is_resignation(action) || self.position.passive(seat).is_some() {
            return Err(EventError::Timeout("`pick` is a legal action where none is passive"));
        }
        self.play(seat, action)
    }

    fn play(&mut self, seat: Seat, action: &R::Action) -> Result<(), EventError<R::Illegal>> {
        self.position.play(seat, action)?;
        self.timed_out = None;
        if R::is_resignation(action) {
            self.seat_has_left();
            return Ok(());
        }
        self.count_visit();
        // Whoever plays on has declined, unless they had already agreed.
        self.offer = self.offer.filter(|agreed| agreed.contains(seat));
        self.plies += 1;
        self.end_by_history();
        Ok(())
    }

    /// G6: who has left neither offers a draw nor holds one up.
    fn seat_has_left(&mut self) {
        self.count_visit();
        let seats_in = self.position.seats_in();
        let agreed: Option<SeatSet> =
            self.offer.map(|agreed| agreed.iter().filter(|seat| seats_in.contains(*seat)).collect());
        self.offer = agreed.filter(|agreed| !agreed.is_empty());
        self.end_by_agreement();
    }

    fn count_visit(&mut self) {
        if self.position.limits().repetition && matches!(self.position.turn(), Turn::Seats(_)) {
            let progress = self.position.progress();
            if progress > self.progress {
                self.progress = progress;
                self.visits = HashMap::default();
            }
            *self.visits.entry(self.position.clone()).or_insert(0) += 1;
        }
    }

    fn end_by_history(&mut self) {
        if self.position.turn() == Turn::Over {
            return;
        }
        let limits = self.position.limits();
        let draw = |reason| Some(Outcome::draw(self.position.players(), reason));
        if limits.repetition && self.visits.get(&self.position).is_some_and(|&visits| visits >= 3) {
            self.ended = draw("repetition");
        } else if limits.plies > 0 && self.plies >= limits.plies {
            self.ended = draw("ply_limit");
        }
    }

    fn offer_draw(&mut self, seat: Seat) -> Result<(), EventError<R::Illegal>> {
        if !self.position.draw_by_agreement() {
            return Err(EventError::Draw("this game is not drawn by agreement"));
        }
        if !self.position.seats_in().contains(seat) {
            return Err(PlayError::NotYourTurn(seat).into());
        }
        if self.offer.is_some() {
            return Err(EventError::Draw("a draw is on offer already"));
        }
        self.offer = Some(SeatSet::only(seat));
        Ok(())
    }

    fn accept_draw(&mut self, seat: Seat) -> Result<(), EventError<R::Illegal>> {
        let Some(mut agreed) = self.offer else {
            return Err(EventError::Draw("no draw is on offer"));
        };
        if !self.position.seats_in().contains(seat) || agreed.contains(seat) {
            return Err(EventError::Draw("this seat has nothing to agree to"));
        }
        agreed.insert(seat);
        self.offer = Some(agreed);
        self.end_by_agreement();
        Ok(())
    }

    fn end_by_agreement(&mut self) {
        let everybody = |agreed: SeatSet| self.position.seats_in().iter().all(|seat| agreed.contains(seat));
        if self.offer.is_some_and(everybody) && self.position.turn() != Turn::Over {
            self.ended = Some(Outcome::draw(self.position.players(), "agreement"));
        }
    }
}
