//! The implementation of [`Rules`], which calls the other files.

use igroteka_game::{
    Limits, MAX_EVENTS, Odds, Outcome, ReadError, Rules, Seat, SeatRecord, SeatSet, Setup as _, Source, Turn,
};

use crate::action::Action;
use crate::chance::{Chance, Glimpse};
use crate::illegal::Illegal;
use crate::position::{Phase, Position};
use crate::setup::Setup;
use crate::view::View;
use crate::{chance, check, moves, notation, setup, text, validate, view};

impl Rules for Position {
    const GAME: &'static str = "quoridor";
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

    fn validate(&self) -> Result<(), ReadError> {
        validate::validate(self)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn seats_in(&self) -> SeatSet {
        self.seats_in
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Lot => Turn::Chance,
            Phase::Move(seat) => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn limits(&self) -> Limits {
        self.history_limits()
    }

    /// A fence that lies is never lifted.
    fn progress(&self) -> u32 {
        self.fences().len()
    }

    /// The lot, the plies of the limit, and a resignation of each but one. Without a limit, as many events as a
    /// record holds.
    fn event_bound(setup: &Setup) -> u32 {
        match setup.ply_limit() {
            0 => MAX_EVENTS as u32,
            limit => limit + u32::from(setup.players()),
        }
    }

    /// Pawn targets from a1 row by row, then horizontal fences, then vertical ones in the same order; `pass`
    /// where there is nothing else.
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        moves::list(self, seat, out);
    }

    fn count_legal(&self, seat: Seat) -> u64 {
        moves::count(self, seat)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check::check(self, seat, *action)
    }

    fn play_unchecked(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Step(target) => self.move_pawn(seat, target),
            Action::Place(fence) => self.place_fence(seat, fence),
            Action::Pass => self.pass_turn(seat),
            Action::Resign => self.leave(seat),
        }
    }

    #[inline]
    fn play_random(&mut self, seat: Seat, source: &mut impl Source, _scratch: &mut Vec<Action>) {
        moves::play_random(self, seat, source);
    }

    fn read_action(&self, _seat: Seat, text: &str) -> Result<Action, ReadError> {
        notation::read_action(text)
    }

    fn resignation(&self, _seat: Seat) -> Action {
        Action::Resign
    }

    fn is_resignation(action: &Action) -> bool {
        *action == Action::Resign
    }

    fn is_idle(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn draw_by_agreement(&self) -> bool {
        true
    }

    fn odds(&self) -> Odds<Chance> {
        chance::odds(self)
    }

    fn draw_chance(&self, source: &mut impl Source) -> Chance {
        chance::draw(self, source)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        chance::check(self, *chance)
    }

    fn apply_chance(&mut self, chance: &Chance) {
        chance::apply(self, *chance);
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ReadError> {
        notation::read_chance(text, self.players)
    }

    fn lot(chance: &Chance) -> Option<Seat> {
        let Chance::Start(seat) = *chance;
        Some(seat)
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, self.turn(), seat)
    }

    fn final_view(&self, seat: Option<Seat>) -> View {
        View::of(self, Turn::Over, seat)
    }

    fn glimpse(chance: &Chance, _seat: Option<Seat>) -> Glimpse {
        *chance
    }

    fn sample_world(
        record: &SeatRecord<Position>,
        _source: &mut impl Source,
    ) -> Option<(Position, Vec<Chance>)> {
        view::only_world(record)
    }
}
