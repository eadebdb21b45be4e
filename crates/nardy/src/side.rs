//! One player's checkers.

use crate::Point;

/// How many checkers a player has.
pub const CHECKERS: u8 = 15;

/// Where one player's fifteen checkers are, counted from that player's side.
///
/// Bit masks over the places are kept beside the counts, so that generating plays needs no loop over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    count: [u8; 26],
    any: u32,
    many: u32,
}

/// The bits of the 24 points.
pub(crate) const BOARD: u32 = 0x01FF_FFFE;
/// The bit of the bar.
pub(crate) const BAR: u32 = 1 << 25;
/// The bits of everything that keeps a player from bearing off.
pub(crate) const OUTSIDE: u32 = 0x03FF_FF80;

impl Side {
    /// No checkers at all; to be filled.
    pub(crate) const EMPTY: Side = Side { count: [0; 26], any: 0, many: 0 };

    /// The start of the game (N1).
    pub fn start() -> Side {
        let mut side = Side::EMPTY;
        for (point, count) in [(24, 2), (13, 5), (8, 3), (6, 5)] {
            side.set(Point::at(point), count);
        }
        side
    }

    /// The checkers in one place.
    #[inline]
    pub fn count(&self, place: Point) -> u8 {
        self.count[place.index()]
    }

    /// The checkers in every place: off, points 1 to 24, the bar.
    pub fn counts(&self) -> &[u8; 26] {
        &self.count
    }

    /// The pips left to bear everything off.
    pub fn pips(&self) -> u16 {
        let all = self.count.iter().zip(0u16..);
        all.map(|(&count, pips)| u16::from(count) * pips).sum()
    }

    /// The checker that has furthest to go; off if all are.
    pub fn rear(&self) -> Point {
        Point::at((self.any | 1).ilog2() as u8)
    }

    /// Whether every checker is in the inner field or off.
    #[inline]
    pub fn is_home(&self) -> bool {
        self.any & OUTSIDE == 0
    }

    /// All checkers, wherever they are.
    pub(crate) fn total(&self) -> u32 {
        self.count.iter().map(|&count| u32::from(count)).sum()
    }

    /// Puts exactly `count` checkers in a place.
    pub(crate) fn set(&mut self, place: Point, count: u8) {
        self.count[place.index()] = count;
        self.mark(place);
    }

    #[inline]
    pub(crate) fn take(&mut self, place: Point) {
        self.count[place.index()] -= 1;
        self.mark(place);
    }

    #[inline]
    pub(crate) fn put(&mut self, place: Point) {
        self.count[place.index()] += 1;
        self.mark(place);
    }

    /// The places with a checker as bits, bar included, off not.
    #[inline]
    pub fn any(&self) -> u32 {
        self.any
    }

    /// The places with two checkers or more as bits, bar included, off not.
    #[inline]
    pub fn many(&self) -> u32 {
        self.many
    }

    /// The points where the opponent, from the opponent's side, finds two checkers or more.
    #[inline]
    pub fn blocked(&self) -> u32 {
        mirror(self.many)
    }

    /// The points where the opponent, from the opponent's side, finds a single checker.
    #[inline]
    pub fn blots(&self) -> u32 {
        mirror(self.any & !self.many)
    }

    #[inline]
    fn mark(&mut self, place: Point) {
        let bit = (1u32 << place.index()) & (BOARD | BAR);
        let count = self.count[place.index()];
        self.any = if count >= 1 { self.any | bit } else { self.any & !bit };
        self.many = if count >= 2 { self.many | bit } else { self.many & !bit };
    }
}

/// The points as the other player counts them.
#[inline]
fn mirror(points: u32) -> u32 {
    (points.reverse_bits() >> 6) & BOARD
}
