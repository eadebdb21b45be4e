//! A position with its record.

use crate::state::State;
use crate::{
    Event, EventError, FullEvent, Outcome, PlayError, ReadError, Rules, Seat, SeatRecord, SeatSet, Setup,
    Source, TextEventRef, Turn,
};

/// A game takes no further events than this, whatever its setup says: nothing grows without bound.
pub const MAX_EVENTS: usize = 20_000;

/// One game: its setup, where it began, everything that happened, and where it stands.
#[derive(Debug)]
pub struct Game<R: Rules> {
    setup: R::Setup,
    start: R,
    events: Vec<FullEvent<R>>,
    /// The places of the events that no takeback has undone.
    standing: Vec<u32>,
    state: State<R>,
}

impl<R: Rules> Clone for Game<R> {
    /// Mostly a copy is made to play on with: there is room for a few more events, so that the first one does not copy
    /// them all again.
    fn clone(&self) -> Game<R> {
        const MORE: usize = 4;
        let mut events = Vec::with_capacity(self.events.len() + MORE);
        events.extend_from_slice(&self.events);
        let mut standing = Vec::with_capacity(self.standing.len() + MORE);
        standing.extend_from_slice(&self.standing);
        let (setup, start, state) = (self.setup.clone(), self.start.clone(), self.state.clone());
        Game { setup, start, events, standing, state }
    }
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
        // Counting is mostly quicker than listing.
        let only = self.turn().includes(seat) && self.state.position.count_legal(seat) == 1;
        if only && !self.state.position.forced_action_tells(seat) { self.legal(seat).pop() } else { None }
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

    /// The seats that lost because their time ran out (G7): what was done for them was to give up the game.
    pub fn lost_on_time(&self) -> SeatSet {
        let of = |place: &u32| &self.events[*place as usize];
        (self.standing.windows(2))
            .filter_map(|pair| match (of(&pair[0]), of(&pair[1])) {
                (Event::Timeout(seat), Event::Act(_, action)) if R::is_resignation(action) => Some(*seat),
                _ => None,
            })
            .collect()
    }

    /// The seat whose time ran out, while what is done for it is still to come.
    pub fn timed_out(&self) -> Option<Seat> {
        self.state.timed_out
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
            self.standing.push(self.events.len() as u32);
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

    /// How many events `seat` would have to take back to decide again what it last decided, if the rules allow that.
    pub fn takeback_to(&self, seat: Seat) -> Result<u32, EventError<R::Illegal>> {
        let of_seat = |place: &u32| match &self.events[*place as usize] {
            Event::Act(actor, _) | Event::Timeout(actor) => *actor == seat,
            _ => false,
        };
        let last = (self.standing.iter().rposition(of_seat))
            .ok_or(EventError::Takeback("there is no move of yours to take back"))?;
        // What was done after a time-out goes with it.
        let timed_out = |place: usize| self.events[self.standing[place] as usize] == Event::Timeout(seat);
        let first = if last > 0 && timed_out(last - 1) { last - 1 } else { last };
        let count = (self.standing.len() - first) as u32;
        self.after_takeback(count)?;
        Ok(count)
    }

    /// Reads one line of a record in this position.
    pub fn read_event(&self, line: &str) -> Result<FullEvent<R>, ReadError> {
        self.read_text_event(&TextEventRef::read(line, self.setup.players())?)
    }

    /// Reads the texts of an event in this position.
    pub fn read_text_event(&self, event: &TextEventRef<'_>) -> Result<FullEvent<R>, ReadError> {
        let (position, players) = (&self.state.position, self.setup.players());
        if let Some(seat) = event.seat().filter(|seat| seat.number() > players) {
            Seat::read(&seat.to_string(), players)?;
        }
        Ok(match *event {
            Event::Chance(chance) => Event::Chance(position.read_chance(chance)?),
            Event::Act(seat, action) => Event::Act(seat, position.read_action(seat, action)?),
            Event::Timeout(seat) => Event::Timeout(seat),
            Event::Pick(action) => {
                let seat = (self.state.timed_out)
                    .ok_or_else(|| ReadError::new("`pick` follows a time-out", &event.to_string()))?;
                Event::Pick(position.read_action(seat, action)?)
            }
            Event::OfferDraw(seat) => Event::OfferDraw(seat),
            Event::AcceptDraw(seat) => Event::AcceptDraw(seat),
            Event::ResignMatch(seat, _) => Event::ResignMatch(seat, position.resignation(seat)),
            Event::Takeback(count) => Event::Takeback(count),
        })
    }

    fn standing_events(&self) -> impl Iterator<Item = &FullEvent<R>> {
        self.standing.iter().map(|&place| &self.events[place as usize])
    }

    /// The places of the events that stand after the last `count` are taken back.
    fn after_takeback(&self, count: u32) -> Result<Vec<u32>, EventError<R::Illegal>> {
        if !R::TAKEBACK {
            return Err(EventError::Takeback("moves of this game are not taken back"));
        }
        if self.turn() == Turn::Over {
            return Err(PlayError::GameOver.into());
        }
        let left = (self.standing.len().checked_sub(count as usize))
            .filter(|_| count > 0)
            .ok_or(EventError::Takeback("there are not so many events to take back"))?;
        let splits = |place: &u32| matches!(self.events[*place as usize], Event::Timeout(_));
        if self.state.timed_out.is_some() || self.standing[..left].last().is_some_and(splits) {
            return Err(EventError::Takeback("a time-out is taken back with what it did, or not at all"));
        }
        if self.standing[left..].iter().any(|&place| self.events[place as usize].is_chance()) {
            return Err(EventError::Takeback("what chance has shown cannot be taken back"));
        }
        Ok(self.standing[..left].to_vec())
    }

    fn replay(&self, places: &[u32]) -> State<R> {
        let mut state = State::new(self.start.clone());
        for &place in places {
            state
                .apply(&self.events[place as usize])
                .expect("an event that was accepted once is accepted again");
        }
        state
    }
}
