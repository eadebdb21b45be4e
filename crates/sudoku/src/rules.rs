//! The implementation of [`Rules`], which calls the other files.

use igroteka_game::{Odds, Outcome, ReadError, Rules, Seat, SeatRecord, SeatSet, Setup as _, Source, Turn};

use crate::{
    Action, Chance, Glimpse, Illegal, Phase, Position, Referee, Setup, View, chance, check, moves, notation,
    sample, setup, text, validate,
};

impl Rules for Position {
    const GAME: &'static str = "sudoku";

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

    fn read_dealing(
        setup: &Setup,
        text: &str,
        known: Option<Seat>,
        source: &mut impl Source,
    ) -> Result<Position, ReadError> {
        text::read_dealing(setup, text, known, source)
    }

    fn validate(&self) -> Result<(), ReadError> {
        validate::validate(self)
    }

    fn players(&self) -> u8 {
        self.terms.players
    }

    fn seats_in(&self) -> SeatSet {
        self.seats_in
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Lot | Phase::StartCards | Phase::Deal | Phase::Draw => Turn::Chance,
            Phase::Lay => Turn::of(self.mover),
            Phase::Check { waiting, .. } | Phase::Claim { waiting } => Turn::Seats(waiting),
            Phase::Over { .. } => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// Every card is drawn once and played once; at a `table` each play is answered by all others. Before that come
    /// the lot and the start cards.
    fn event_bound(setup: &Setup) -> u32 {
        let answers = match setup.referee() {
            Referee::Strict => 0,
            Referee::Table => u32::from(setup.players()) - 1,
        };
        2 + u32::from(setup.cards_to_draw()) * (2 + answers)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        moves::list(self, seat, out);
    }

    fn count_legal(&self, seat: Seat) -> u64 {
        moves::count(self, seat)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check::check(self, seat, *action)
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Lay { square, card } => {
                self.hands[seat.index()] = None;
                match self.terms.referee {
                    Referee::Strict => {
                        self.stand(square, card);
                        self.finish_turn();
                    }
                    Referee::Table => self.open_check(square, card),
                }
            }
            Action::Stuck { .. } => self.open_claim(),
            Action::Ok | Action::Accept => self.agree(seat),
            Action::Object => self.object(seat),
            Action::Show { square } => self.show(seat, square),
            Action::Resign { .. } => self.leave(seat),
        }
    }

    #[inline]
    fn play_random(&mut self, seat: Seat, source: &mut impl Source, _scratch: &mut Vec<Action>) {
        moves::play_random(self, seat, source);
    }

    fn read_action(&self, seat: Seat, text: &str) -> Result<Action, ReadError> {
        notation::read_action(self, seat, text)
    }

    fn resignation(&self, seat: Seat) -> Action {
        Action::Resign { card: self.hand(seat) }
    }

    fn is_resignation(action: &Action) -> bool {
        matches!(action, Action::Resign { .. })
    }

    /// G7: silence lets a card stand and accepts a claim. A turn has no passive action: nobody passes (S9).
    fn passive(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            Phase::Check { waiting, .. } if waiting.contains(seat) => Some(Action::Ok),
            Phase::Claim { waiting } if waiting.contains(seat) => Some(Action::Accept),
            _ => None,
        }
    }

    fn answer_seconds(&self, setup: &Setup) -> Option<u16> {
        (!self.waiting().is_empty()).then(|| setup.check_seconds())
    }

    /// S4, S5: silence is an answer, never a loss.
    fn timeout_may_lose(&self, seat: Seat) -> bool {
        !self.waiting().contains(seat)
    }

    /// G4: an answer given by the program would tell that the seat had not noticed anything.
    fn forced_action_tells(&self, _seat: Seat) -> bool {
        matches!(self.phase, Phase::Check { .. } | Phase::Claim { .. })
    }

    fn odds(&self) -> Odds<Chance> {
        chance::odds(self)
    }

    #[inline]
    fn draw_chance(&self, source: &mut impl Source) -> Chance {
        chance::draw(self, source)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        chance::check(self, chance)
    }

    #[inline]
    fn apply_chance(&mut self, chance: &Chance) {
        chance::apply(self, chance);
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ReadError> {
        notation::read_chance(self, text)
    }

    fn lot(chance: &Chance) -> Option<Seat> {
        match chance {
            Chance::Start(seat) => Some(*seat),
            _ => None,
        }
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn glimpse(chance: &Chance, seat: Option<Seat>) -> Glimpse {
        Glimpse::of(chance, seat)
    }

    fn sample_world(
        record: &SeatRecord<Position>,
        source: &mut impl Source,
    ) -> Option<(Position, Vec<Chance>)> {
        sample::sample_world(record, source)
    }
}
