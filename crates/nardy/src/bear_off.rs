//! From where one die can be played: ordinary steps, entering, bearing off.

use crate::side::{BAR, BOARD, OUTSIDE, Side};
use crate::{BearOff, Point};

/// What a generator looks at: the mover's checkers, and where the opponent stands, from the mover's side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    pub own: Side,
    /// Points with two or more of the opponent's checkers.
    pub blocked: u32,
    /// Points with exactly one.
    pub blots: u32,
    pub bear_off: BearOff,
}

impl Ground {
    #[inline]
    pub fn new(own: &Side, other: &Side, bear_off: BearOff) -> Ground {
        Ground { own: *own, blocked: other.blocked(), blots: other.blots(), bear_off }
    }

    /// The places from which `die` can be played while the mover's checkers stand on `any`.
    #[inline]
    pub fn sources(&self, any: u32, die: u8) -> u32 {
        if any & BAR != 0 {
            // N7: the d-th point of the opponent's inner field, before anything else.
            let open = self.blocked & (1 << (25 - die)) == 0;
            return if open { BAR } else { 0 };
        }
        let past_the_edge = (2u32 << die) - 1;
        let mut sources = any & BOARD & !(self.blocked << die) & !past_the_edge;
        if any & OUTSIDE == 0 {
            sources |= self.borne_off_by(any, die);
        }
        sources
    }

    /// The point from which `die` bears off when all checkers are home; there is at most one (N4).
    #[inline]
    fn borne_off_by(&self, any: u32, die: u8) -> u32 {
        let own_point = any & (1 << die);
        let highest = any.checked_ilog2().map_or(0, |point| 1 << point);
        let standard = if own_point != 0 || highest < 1 << die {
            own_point | if own_point == 0 { highest } else { 0 }
        } else {
            0
        };
        match self.bear_off {
            BearOff::Standard => standard,
            BearOff::Even if die.is_multiple_of(2) => standard,
            BearOff::Even => 0,
            BearOff::Exact => own_point,
        }
    }

    /// Where the mover's checkers stand after one went from `from` by `die`; right for the first step of a throw.
    #[inline]
    pub fn any_after(&self, from: Point, die: u8) -> u32 {
        let bit = 1 << from.pips();
        let left = self.own.any() & !(bit & !self.own.many());
        left | ((1 << from.after(die).pips()) & BOARD)
    }

    /// Whether no checker can be borne off within two dice and none is on the bar: then two steps of two checkers
    /// never depend on each other.
    #[inline]
    pub fn is_free(&self) -> bool {
        let outside = self.own.any() & OUTSIDE;
        let alone = outside & (outside.wrapping_sub(1)) == 0 && outside & self.own.many() == 0;
        outside & BAR == 0 && !alone
    }
}
