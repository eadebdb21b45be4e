//! The implementation of [`Rules`], which calls the other files.

use igroteka_game::{Odds, Outcome, ReadError, Rules, Seat, SeatRecord, SeatSet, Setup as _, Source, Turn};

use crate::position::HAND_SIZE;
use crate::{
    Action, Chance, Glimpse, Illegal, Position, Setup, Stage, StationId, Tile, View, chance, check, moves,
    notation, sample, setup, text, validate,
};

impl Rules for Position {
    const GAME: &'static str = "metro";

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

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn seats_in(&self) -> SeatSet {
        self.seats_in
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Lot | Stage::StartTile | Stage::Deal | Stage::Draw | Stage::Station(_) => Turn::Chance,
            Stage::Lay | Stage::Drawn(_) | Stage::More => Turn::of(self.seat),
            Stage::Over(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    /// 246, 278 or 308 with two, three or four players: a station for each line that gets one, `draw` and the drawn
    /// tile for each tile of the store, and for each tile that can be laid – the others keep one each – the tile,
    /// its `done`, and a turn without a tile for everybody else.
    ///
    /// The lot and the deals are inside: the first three tiles of a game always fit, so that nobody keeps or passes
    /// between them, and the last tile has no `done`. A start tile takes a tile from the store and from the lines,
    /// which leaves room for it and for some doubles put back.
    ///
    /// For two it is safe by arithmetic: the ninth station ends the game, so at most 38 tiles are laid, and lot, deals
    /// (3), 37 × `draw`, tile and `keep` (111), tiles and `done` (75), stations (9) and a pass after each tile but
    /// the first three (35) make 233. For three and four, keeping may repeat while the store lasts, where passing
    /// cannot; players and draws that did nothing but prolong the game came to 220 and 193 events. What a resigner gives
    /// back is drawn again (M21): with the fullest hand given back whenever the store was empty, to 247 and 252.
    fn event_bound(setup: &Setup) -> u32 {
        let players = u32::from(setup.players());
        let stations = StationId::MAX_STATIONS as u32;
        let store = Tile::COUNT as u32 - HAND_SIZE * players;
        let laid = Tile::COUNT as u32 - (players - 1);
        stations + 2 * store + (players + 1) * laid
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
            Action::Lay(placement) => {
                // M9: in a later move of the turn this uses the right up; a further double gives it again.
                self.right = false;
                self.lay(placement);
            }
            Action::Token(placement) => {
                self.tokens[seat.index()] -= 1;
                self.token_used = self.options.one_token;
                self.lay(placement);
            }
            Action::Draw => self.stage = Stage::Draw,
            Action::Keep | Action::Done | Action::Pass => self.next_turn(),
            Action::Resign => self.resign(seat),
        }
    }

    #[inline]
    fn play_random(&mut self, _seat: Seat, source: &mut impl Source, _scratch: &mut Vec<Action>) {
        moves::play_random(self, source);
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
        matches!(action, Action::Draw | Action::Pass)
    }

    fn passive(&self, seat: Seat) -> Option<Action> {
        match self.stage {
            Stage::Drawn(_) if seat == self.seat => Some(Action::Keep),
            Stage::More if seat == self.seat => Some(Action::Done),
            _ => None,
        }
    }

    /// `draw` and `pass` are forced by a rule that everybody can follow. Everything else would tell that the hand
    /// offers nothing more.
    fn forced_action_tells(&self, _seat: Seat) -> bool {
        self.stage != Stage::Lay || self.can_lay()
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
        notation::read_chance(text, self.players)
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
