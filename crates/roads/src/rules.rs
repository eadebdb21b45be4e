//! The implementation of [`Rules`], which calls the other files.

use igroteka_game::{Odds, Outcome, ReadError, Rules, Seat, SeatRecord, SeatSet, Setup as _, Source, Turn};

use crate::{
    Action, Chance, Glimpse, Illegal, Phase, Position, Setup, Variant, View, chance, check, moves, notation,
    sample, setup, text, validate,
};

impl Rules for Position {
    const GAME: &'static str = "roads";

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
        self.setup.players()
    }

    fn seats_in(&self) -> SeatSet {
        self.remaining()
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.ending.is_some() {
            Turn::Over
        } else if self.phase == Phase::Play {
            Turn::of(self.active)
        } else {
            Turn::Chance
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// Let c be the cards in play and p the players.
    ///
    /// Before the first turn there are at most a lot, a setting aside and p deals. A card is laid once, so at most c
    /// lays; variant 2 adds at most p `out`.
    ///
    /// Variant 3 has no deal but c draws, each followed by one action. After the last draw there are at most c lays,
    /// and between two lays (before the first and after the last included) a seat passes at most once: when its turn
    /// comes again all others have passed too, and the round ends the game. That is (c + 1) · p passes.
    ///
    /// All together 2 + p + c + p in variants 1 and 2, and 2 + 2c + c + (c + 1) · p in variant 3. As many
    /// resignations as there are players are counted in.
    fn event_bound(setup: &Setup) -> u32 {
        let cards = u32::from(setup.cards_in_play());
        let players = u32::from(setup.players());
        let before_and_resignations = 2 + players;
        before_and_resignations
            + match setup.variant() {
                Variant::Duel | Variant::Newspaper => players + cards + players,
                Variant::Pile => 3 * cards + (cards + 1) * players,
            }
    }

    /// Squares row by row from the south-west, on each square sides in ASCII order.
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
            Action::Lay(card) => self.lay(seat, card),
            Action::Pass => self.pass(seat),
            Action::Out => self.go_out(seat),
            Action::Resign => self.resign(seat),
        }
    }

    fn play_random(&mut self, seat: Seat, source: &mut impl Source, scratch: &mut Vec<Action>) {
        moves::play_random(self, seat, source, scratch);
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
        matches!(action, Action::Pass | Action::Out)
    }

    /// G4: that a lay was the only one tells what the hand lacks; `pass` and `out` say so themselves.
    fn forced_action_tells(&self, seat: Seat) -> bool {
        self.can_lay(seat)
    }

    fn draw_by_agreement(&self) -> bool {
        self.variant() == Variant::Duel
    }

    fn odds(&self) -> Odds<Chance> {
        chance::odds(self)
    }

    fn draw_chance(&self, source: &mut impl Source) -> Chance {
        chance::draw(self, source)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        chance::check(self, chance)
    }

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
        View::of(self, self.turn(), seat)
    }

    fn final_view(&self, seat: Option<Seat>) -> View {
        View::of(self, Turn::Over, seat)
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
