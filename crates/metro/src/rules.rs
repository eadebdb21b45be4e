//! The contract, fulfilled.

use igroteka_game::{Odds, Outcome, ReadError, Rules, Seat, SeatRecord, SeatSet, Setup as _, Source, Turn};

use crate::position::HAND_SIZE;
use crate::{Action, Chance, Glimpse, Illegal, Position, Setup, Stage, StationId, Tile, View, sample};

impl Rules for Position {
    const GAME: &'static str = "metro";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Glimpse = Glimpse;
    type View = View;
    type Illegal = Illegal;

    fn new(setup: &Setup) -> Position {
        Position::at_start(setup)
    }

    fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
        let position = Position::read_text(setup, text)?;
        position.check_sound()?;
        position.check_agreed(setup)?;
        Ok(position)
    }

    fn validate(&self) -> Result<(), ReadError> {
        self.check_sound()
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
        self.whose_turn()
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
        if self.turn().includes(seat) {
            self.list_legal(out);
        }
    }

    fn count_legal(&self, seat: Seat) -> u64 {
        if self.turn().includes(seat) { self.count().into() } else { 0 }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, *action)
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: &Action) {
        self.act(seat, *action);
    }

    #[inline]
    fn play_random(&mut self, _seat: Seat, source: &mut impl Source, _scratch: &mut Vec<Action>) {
        self.act_at_random(source);
    }

    fn read_action(&self, _seat: Seat, text: &str) -> Result<Action, ReadError> {
        Action::read(text)
    }

    fn resignation(&self, _seat: Seat) -> Action {
        Action::Resign
    }

    fn is_resignation(action: &Action) -> bool {
        *action == Action::Resign
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
        self.chance_odds()
    }

    #[inline]
    fn draw_chance(&self, source: &mut impl Source) -> Chance {
        self.draw_due(source)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_due(*chance)
    }

    #[inline]
    fn apply_chance(&mut self, chance: &Chance) {
        self.apply_due(*chance);
    }

    fn read_chance(&self, text: &str) -> Result<Chance, ReadError> {
        Chance::read(text, self.players)
    }

    fn lot(chance: &Chance) -> Option<Seat> {
        match chance {
            Chance::Start(seat) => Some(*seat),
            _ => None,
        }
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.seen_by(seat)
    }

    fn glimpse(chance: &Chance, seat: Option<Seat>) -> Glimpse {
        chance.seen_by(seat)
    }

    fn sample_world(
        record: &SeatRecord<Position>,
        source: &mut impl Source,
    ) -> Option<(Position, Vec<Chance>)> {
        sample::sample_world(record, source)
    }
}
