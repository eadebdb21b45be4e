//! A position: the table, the hands and where the turn stands.

use igroteka_game::{Seat, SeatSet};

use crate::{Ending, LineId, Stage, Table, Tile, TileSet};

/// No table has more seats.
pub(crate) const MAX_PLAYERS: usize = 4;
/// Each seat is dealt so many tiles.
pub(crate) const HAND_SIZE: u32 = 9;
/// Whoever opens so many stations ends the game (M15).
pub(crate) const STATIONS_TO_END: u32 = 5;

/// Everything on the table and in the hands now.
///
/// Its text form has six parts: the stage, the hands, the metro tokens, the start tile, the lines and the stations.
///
/// ```text
/// more 2 right / 0-1 3-4, 5-6 7-9 / 1 1 / - / L1 3-7 7-7 7-2, L3 4-4, L6 2-2 / 4 after L1 by 1
/// ```
///
/// - The stage and whose turn it is (before the first turn: who will begin): `lot`, `starttile 1`, `deal 1`,
///   `lay 1`, `draw 1` (a tile is due), `drawn 1 3-7`, `station 1 L2` (a station is due for L2), `more 1`, or
///   `over 1` with `last_tile`, `fifth_station`, `blocked` or `resignation`. After `station` and `more`, `right`
///   tells of a double's extra move and `used` of the one token of the turn.
/// - Each seat's tiles, `-` for an empty hand, `out` for a seat that has resigned. The store is all the rest.
/// - Each seat's metro tokens.
/// - The tile in the start station, or `-`.
/// - The lines that have tiles, from the station outwards, near half first; or `-`.
/// - The stations in the order of opening, with the line that leads there and who opened it; or `-`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) table: Table,
    pub(crate) hands: [TileSet; MAX_PLAYERS],
    pub(crate) store: TileSet,
    pub(crate) tokens: [u8; MAX_PLAYERS],
    pub(crate) players: u8,
    pub(crate) seats_in: SeatSet,
    /// Whose turn it is; before the first turn, who will begin. Seat 1 while that is undecided.
    pub(crate) seat: Seat,
    pub(crate) stage: Stage,
    /// A double's extra move is waiting (M9).
    pub(crate) right: bool,
    /// A turn takes one token only, and this turn has taken it (M10).
    pub(crate) token_used: bool,
    pub(crate) options: Options,
}

/// What the setup changes in the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Options {
    /// A turn takes one token only (M10).
    pub one_token: bool,
    /// A start tile is drawn before dealing (M2).
    pub start_tile: bool,
}

impl Position {
    /// The lines and stations, which everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What happens next.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose turn it is, a chance event of that turn included; before the first turn who will begin, once that
    /// is known.
    pub fn on_turn(&self) -> Option<Seat> {
        (self.stage != Stage::Lot).then_some(self.seat)
    }

    /// The tiles in `seat`'s hand; none for a seat nobody sits on.
    #[inline]
    pub fn hand(&self, seat: Seat) -> TileSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The tiles in the store.
    pub fn store(&self) -> TileSet {
        self.store
    }

    /// Lets two tiles change places, each in a hand or in the store. Who imagines hidden hands moves from one world to the
    /// next in this way; the tile just drawn, which the stage names, must stay where it is.
    pub fn exchange(&mut self, one: Tile, other: Tile) {
        for tiles in self.hands.iter_mut().chain([&mut self.store]) {
            let (has_one, has_other) = (tiles.contains(one), tiles.contains(other));
            if has_one != has_other {
                let (gone, come) = if has_one { (one, other) } else { (other, one) };
                tiles.remove(gone);
                tiles.insert(come);
            }
        }
    }

    /// The metro tokens that `seat` holds.
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether a double's extra move is waiting for the seat on turn (M9).
    pub fn has_right(&self) -> bool {
        self.right
    }

    /// Whether the seat on turn may still use a metro token in this turn, once a tile is laid (M10).
    #[inline]
    pub fn token_available(&self) -> bool {
        self.tokens[self.seat.index()] > 0 && !self.token_used
    }

    /// Whether nothing in `seat`'s hand fits `line`: out of order for that seat (M18). A complete line is not.
    pub fn is_out_of_order(&self, line: LineId, seat: Seat) -> bool {
        let unfinished = self.table.line(line).is_some_and(|line| !line.is_full());
        unfinished && !self.table.fits(line).meets(self.hand(seat))
    }

    /// The tiles that the seat on turn may lay now, fitting or not: the hand, or only the tile just drawn.
    #[inline]
    pub(crate) fn usable(&self) -> TileSet {
        match self.stage {
            Stage::Lay | Stage::More => self.hands[self.seat.index()],
            Stage::Drawn(tile) => TileSet::only(tile),
            _ => TileSet::EMPTY,
        }
    }

    /// The seat for which a hand is due: the first that is in and has none.
    pub(crate) fn deal_due(&self) -> Option<Seat> {
        self.seats_in.iter().find(|seat| self.hand(*seat).is_empty())
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        match self.stage {
            Stage::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The tile that the seat on turn has just drawn.
    pub(crate) fn drawn(&self) -> Option<Tile> {
        match self.stage {
            Stage::Drawn(tile) => Some(tile),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Rules as _, Setup as _};

    use super::*;
    use crate::Setup;

    #[test]
    fn tiles_change_places_wherever_they_lie() {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        let read = |text: &str| Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
        let tile = |text: &str| Tile::read(text).expect("a tile");
        let mut position = read("lay 1 / 3-8 0-1, 5-6 7-9 / 0 0 / - / L1 0-3 / -");
        position.exchange(tile("5-6"), tile("0-1"));
        assert_eq!(position, read("lay 1 / 3-8 5-6, 0-1 7-9 / 0 0 / - / L1 0-3 / -"));
        // 2-2 comes from the store.
        position.exchange(tile("7-9"), tile("2-2"));
        assert_eq!(position, read("lay 1 / 3-8 5-6, 0-1 2-2 / 0 0 / - / L1 0-3 / -"));
        // Both are in one hand: nothing changes.
        position.exchange(tile("0-1"), tile("2-2"));
        assert_eq!(position, read("lay 1 / 3-8 5-6, 0-1 2-2 / 0 0 / - / L1 0-3 / -"));
    }

    #[test]
    fn a_position_is_small() {
        assert!(size_of::<Position>() <= 512, "{}", size_of::<Position>());
    }
}
