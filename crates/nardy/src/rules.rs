//! The implementation of [`Rules`], which calls the other files.

use igroteka_game::{
    MAX_EVENTS, Match, Odds, Outcome, ReadError, Rules, Seat, SeatRecord, SeatSet, Source, Turn,
};

use crate::position::{Phase, Reason, Resignation};
use crate::{
    Action, BearOff, Chance, Glimpse, Illegal, Position, Setup, View, chance, check, moves, notation, setup,
    text, validate,
};

impl Rules for Position {
    const GAME: &'static str = "nardy";
    const TAKEBACK: bool = true;
    const HIDES: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Glimpse = Glimpse;
    type View = View;
    type Illegal = Illegal;

    fn new(setup: &Setup) -> Position {
        setup::start(setup)
    }

    fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
        text::read(setup, text)
    }

    /// GNU Backgammon's ids and XGID, for a running international game.
    fn foreign_texts(&self) -> Vec<(&'static str, String)> {
        if self.setup.bear_off != BearOff::Standard || self.turn() == Turn::Over {
            return Vec::new();
        }
        let gnu = format!("{}:{}", self.gnu_position_id(), self.gnu_match_id());
        vec![("gnu", gnu), ("xgid", self.xgid())]
    }

    fn validate(&self) -> Result<(), ReadError> {
        validate::validate(self)
    }

    fn players(&self) -> u8 {
        2
    }

    fn seats_in(&self) -> SeatSet {
        match self.ending() {
            Some(ending) if ending.reason == Reason::Resign => SeatSet::only(ending.winner),
            _ => SeatSet::all(2),
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        if let Some(offer) = self.resignation {
            return Turn::of(offer.by.opponent());
        }
        match self.phase {
            Phase::Colours | Phase::Opening | Phase::Throw(_) => Turn::Chance,
            Phase::Decide(seat) | Phase::Answer(seat) | Phase::Play(seat, _) => Turn::of(seat),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// Games have no proven bound; random ones take a few hundred events.
    fn event_bound(_: &Setup) -> u32 {
        MAX_EVENTS as u32
    }

    /// Plays from the rear forward: by the start of their first part, then its end, then the next part, each the
    /// higher first. `roll` before `double`, `take` before `drop`, `accept` before `reject`.
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        moves::list(self, seat, out);
    }

    fn count_legal(&self, seat: Seat) -> u64 {
        moves::count(self, seat)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check::check(self, seat, action)
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Play(play) => self.make_play(seat, play),
            Action::Pass => self.end_turn(seat),
            Action::Roll => self.phase = Phase::Throw(seat),
            Action::Double => self.phase = Phase::Answer(seat.opponent()),
            Action::Take => {
                self.cube = self.cube.taken_by(seat);
                self.phase = Phase::Throw(seat.opponent());
            }
            Action::Drop => self.give_up(seat, crate::Stake::Single, Reason::Drop),
            Action::Resign => self.give_up(seat, crate::Stake::Single, Reason::Resign),
            Action::ResignFor(stake) => {
                self.resignation = Some(Resignation { by: seat, stake: *stake });
            }
            Action::Accept => {
                if let Some(offer) = self.resignation {
                    self.give_up(offer.by, offer.stake, Reason::Resign);
                }
            }
            Action::Reject => self.resignation = None,
        }
    }

    #[inline]
    fn play_random(&mut self, seat: Seat, source: &mut impl Source, scratch: &mut Vec<Action>) {
        moves::play_random(self, seat, source, scratch);
    }

    fn read_action(&self, seat: Seat, text: &str) -> Result<Action, ReadError> {
        notation::read_action(self, seat, text)
    }

    fn resignation(&self, seat: Seat) -> Action {
        if self.setup.resigning_is_an_offer() {
            Action::ResignFor(self.highest_stake(seat))
        } else {
            Action::Resign
        }
    }

    fn is_resignation(action: &Action) -> bool {
        matches!(action, Action::Resign | Action::ResignFor(_))
    }

    fn is_idle(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn concede(&mut self, seat: Seat) {
        let stake = self.highest_stake(seat);
        self.give_up(seat, stake, Reason::Resign);
    }

    fn passive(&self, seat: Seat) -> Option<Action> {
        if !self.turn().includes(seat) {
            return None;
        }
        match (self.resignation, self.phase) {
            (Some(_), _) => Some(Action::Reject),
            (None, Phase::Answer(_)) => Some(Action::Drop),
            _ => None,
        }
    }

    /// The opening throw is everybody's; each later one belongs to the player whose turn it is.
    fn thrower(&self) -> Option<Seat> {
        self.on_roll().filter(|_| self.turn() == Turn::Chance)
    }

    fn odds(&self) -> Odds<Chance> {
        chance::odds(self)
    }

    #[inline]
    fn draw_chance(&self, source: &mut impl Source) -> Chance {
        chance::draw(self, source)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        chance::check(self, *chance)
    }

    #[inline]
    fn apply_chance(&mut self, chance: &Chance) {
        chance::apply(self, *chance);
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ReadError> {
        notation::read_chance(text)
    }

    /// None: the opening throw decides, and only the position knows whose die is White's.
    fn lot(_: &Chance) -> Option<Seat> {
        None
    }

    /// Seat 1 is White and on an ordinary throw, unless the setup says otherwise.
    fn settle_lots(&mut self) {
        if matches!(self.phase, Phase::Colours | Phase::Opening) {
            self.white = self.white.or(Some(Seat::FIRST));
            self.phase = Phase::Throw(self.setup.start.unwrap_or(Seat::FIRST));
        }
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn glimpse(chance: &Chance, _: Option<Seat>) -> Glimpse {
        *chance
    }

    /// Nothing is hidden: the world is the one that was seen.
    fn sample_world(record: &SeatRecord<Position>, _: &mut impl Source) -> Option<(Position, Vec<Chance>)> {
        let start = text::read(&record.setup, &record.start.position).ok()?;
        Some((start, record.glimpses().copied().collect()))
    }

    fn next_setup(setup: &Setup, _: Option<Seat>, outcome: &Outcome) -> Setup {
        setup.after(outcome)
    }

    fn match_before(setup: &Setup) -> Match {
        Match::new(2, setup.match_to.into()).with_points(&setup.score.map(u32::from))
    }

    /// A match counts points (N10); a series of single games counts wins.
    fn match_points(setup: &Setup, outcome: &Outcome, seat: Seat) -> u32 {
        if setup.match_to > 0 {
            u32::try_from(outcome.scores.get(seat)).unwrap_or(0)
        } else {
            u32::from(outcome.winners.contains(seat))
        }
    }
}
