//! A position with its record: what needs history lives here.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use rustc_hash::FxHasher;
use thiserror::Error;

use crate::{
    Event, FullEvent, Outcome, PlayError, ReadError, Rules, Seat, SeatRecord, SeatSet, Setup, Source, Turn,
};

/// A game takes no further events than this, whatever its setup says: nothing grows without bound.
pub const MAX_EVENTS: usize = 20_000;

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
struct State<R: Rules> {
    position: R,
    /// How often each position was reached, while repetition counts.
    visits: HashMap<R, u8, BuildHasherDefault<FxHasher>>,
    plies: u32,
    /// A draw on offer: who offered, and who has agreed (the offerer included).
    offer: Option<SeatSet>,
    timed_out: Option<Seat>,
    ended: Option<Outcome>,
}

/// One game: its setup, where it began, everything that happened, and where it stands.
#[derive(Clone, Debug)]
pub struct Game<R: Rules> {
    setup: R::Setup,
    start: R,
    events: Vec<FullEvent<R>>,
    /// The places of the events that no takeback has undone.
    standing: Vec<usize>,
    state: State<R>,
}

impl<R: Rules> Game<R> {
    /// A new game.
    pub fn new(setup: R::Setup) -> Game<R> {
        let start = R::new(&setup);
        Game::from_position(setup, start)
    }

    /// A game that begins with this valid position.
    pub fn from_position(setup: R::Setup, start: R) -> Game<R> {
        let state = State::new(start.clone());
        Game { setup, start, events: Vec::new(), standing: Vec::new(), state }
    }

    /// The setup.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// Where it began.
    pub fn start(&self) -> &R {
        &self.start
    }

    /// Where it stands.
    pub fn position(&self) -> &R {
        &self.state.position
    }

    /// Everything that happened, what was taken back included.
    pub fn events(&self) -> &[FullEvent<R>] {
        &self.events
    }

    /// How many events there are.
    pub fn seq(&self) -> usize {
        self.events.len()
    }

    /// How many chance events there were: the ordinal of the next one.
    pub fn chance_ordinal(&self) -> u64 {
        self.events.iter().filter(|event| event.is_chance()).count() as u64
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        if self.state.ended.is_some() { Turn::Over } else { self.state.position.turn() }
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.ended.or_else(|| self.state.position.outcome())
    }

    /// The legal actions of `seat`; none once the game is over.
    pub fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        if self.turn().includes(seat) {
            self.state.position.legal(seat, &mut actions);
        }
        actions
    }

    /// The only legal action of `seat`, where playing it for the seat tells nobody anything hidden (G4).
    pub fn forced(&self, seat: Seat) -> Option<R::Action> {
        let mut actions = self.legal(seat);
        if actions.len() == 1 && !self.state.position.forced_action_tells(seat) {
            actions.pop()
        } else {
            None
        }
    }

    /// The seat that began, once that is known.
    pub fn starter(&self) -> Option<Seat> {
        self.setup.start().or_else(|| {
            self.events.iter().find_map(|event| match event {
                Event::Chance(chance) => R::lot(chance),
                _ => None,
            })
        })
    }

    /// The seats that gave up the match in this game.
    pub fn match_resignations(&self) -> SeatSet {
        self.standing_events()
            .filter_map(|event| match event {
                Event::ResignMatch(seat, _) => Some(*seat),
                _ => None,
            })
            .collect()
    }

    /// The agreement so far on a draw on offer.
    pub fn draw_offer(&self) -> Option<SeatSet> {
        self.state.offer
    }

    /// What `seat`, or a spectator, may know of the position.
    pub fn view(&self, seat: Option<Seat>) -> R::View {
        match self.state.ended {
            None => self.state.position.view(seat),
            Some(_) => self.state.position.final_view(seat),
        }
    }

    /// What `seat`, or a spectator, has seen so far.
    pub fn seat_record(&self, seat: Option<Seat>) -> SeatRecord<R> {
        SeatRecord {
            setup: self.setup.clone(),
            seat,
            start: self.start.view(seat),
            events: (self.events.iter())
                .map(|event| event.map_chance(|chance| R::glimpse(chance, seat)))
                .collect(),
        }
    }

    /// A seat acts.
    pub fn act(&mut self, seat: Seat, action: R::Action) -> Result<(), EventError<R::Illegal>> {
        self.apply(Event::Act(seat, action))
    }

    /// Chance decides.
    pub fn chance(&mut self, chance: R::Chance) -> Result<(), EventError<R::Illegal>> {
        self.apply(Event::Chance(chance))
    }

    /// Draws the chance event that is due, if one is.
    pub fn draw_chance(&self, source: &mut impl Source) -> Option<R::Chance> {
        (self.turn() == Turn::Chance).then(|| self.state.position.draw_chance(source))
    }

    /// Adds an event, or refuses it and stays as it was.
    pub fn apply(&mut self, event: FullEvent<R>) -> Result<(), EventError<R::Illegal>> {
        if self.events.len() >= MAX_EVENTS {
            return Err(EventError::Full);
        }
        if let Event::Takeback(count) = event {
            let left = self.after_takeback(count)?;
            self.state = self.replay(&left);
            self.standing = left;
        } else {
            self.state.apply(&event)?;
            self.standing.push(self.events.len());
        }
        self.events.push(event);
        Ok(())
    }

    /// Forgets the last `count` events altogether, as an analyst does; a played game takes back with an event.
    /// Forgets nothing and answers false if there are fewer.
    pub fn undo(&mut self, count: usize) -> bool {
        let Some(left) = self.events.len().checked_sub(count) else {
            return false;
        };
        let mut earlier = Game::from_position(self.setup.clone(), self.start.clone());
        for event in self.events.drain(..left) {
            earlier.apply(event).expect("an event that was accepted once is accepted again");
        }
        *self = earlier;
        true
    }

    /// What a time-out does to `seat` (G7), as events in order: with `lose` it mostly resigns, otherwise it plays the
    /// passive action or one drawn by chance. Empty if the seat is not to act.
    pub fn timeout(&self, seat: Seat, lose: bool, source: &mut impl Source) -> Vec<FullEvent<R>> {
        if !self.turn().includes(seat) {
            return Vec::new();
        }
        let position = &self.state.position;
        let consequence = if lose && position.timeout_may_lose(seat) {
            Event::Act(seat, position.resignation(seat))
        } else if let Some(action) = position.passive(seat) {
            Event::Act(seat, action)
        } else {
            Event::Pick(source.pick(&self.legal(seat)).clone())
        };
        vec![Event::Timeout(seat), consequence]
    }

    /// Reads one line of a record in this position.
    pub fn read_event(&self, line: &str) -> Result<FullEvent<R>, ReadError> {
        let (who, what) = (line.split_once(' ')).ok_or_else(|| {
            ReadError::new("an event is `! …`, a seat and its action, or `takeback n`", line)
        })?;
        match who {
            "takeback" => Ok(Event::Takeback(crate::Reader::value("a number of events", what)?)),
            "!" => match what.strip_prefix("pick ") {
                Some(action) => {
                    let seat = (self.state.timed_out)
                        .ok_or_else(|| ReadError::new("`pick` follows a time-out", line))?;
                    Ok(Event::Pick(self.state.position.read_action(seat, action)?))
                }
                None => Ok(Event::Chance(self.state.position.read_chance(what)?)),
            },
            _ => self.read_deed(Seat::read(who, self.setup.players())?, what),
        }
    }

    /// Reads what a seat does: an action of the game, or one of those that every game knows.
    pub fn read_deed(&self, seat: Seat, text: &str) -> Result<FullEvent<R>, ReadError> {
        Ok(match text {
            "timeout" => Event::Timeout(seat),
            "offer draw" => Event::OfferDraw(seat),
            "accept draw" => Event::AcceptDraw(seat),
            "resign match" => Event::ResignMatch(seat, self.state.position.resignation(seat)),
            _ => Event::Act(seat, self.state.position.read_action(seat, text)?),
        })
    }

    fn standing_events(&self) -> impl Iterator<Item = &FullEvent<R>> {
        self.standing.iter().map(|&place| &self.events[place])
    }

    /// The places of the events that stand after the last `count` are taken back.
    fn after_takeback(&self, count: u32) -> Result<Vec<usize>, EventError<R::Illegal>> {
        if !R::TAKEBACK {
            return Err(EventError::Takeback("moves of this game are not taken back"));
        }
        if self.turn() == Turn::Over {
            return Err(PlayError::GameOver.into());
        }
        let left = (self.standing.len().checked_sub(count as usize))
            .filter(|_| count > 0)
            .ok_or(EventError::Takeback("there are not so many events to take back"))?;
        let splits = |place: &usize| matches!(self.events[*place], Event::Timeout(_));
        if self.state.timed_out.is_some() || self.standing[..left].last().is_some_and(splits) {
            return Err(EventError::Takeback("a time-out is taken back with what it did, or not at all"));
        }
        if self.standing[left..].iter().any(|&place| self.events[place].is_chance()) {
            return Err(EventError::Takeback("what chance has shown cannot be taken back"));
        }
        Ok(self.standing[..left].to_vec())
    }

    fn replay(&self, places: &[usize]) -> State<R> {
        let mut state = State::new(self.start.clone());
        for &place in places {
            state.apply(&self.events[place]).expect("an event that was accepted once is accepted again");
        }
        state
    }
}

impl<R: Rules> State<R> {
    fn new(position: R) -> State<R> {
        let mut state = State {
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

    fn apply(&mut self, event: &FullEvent<R>) -> Result<(), EventError<R::Illegal>> {
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
