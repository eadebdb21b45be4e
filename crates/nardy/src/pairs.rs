//! Plays of two different dice.
//!
//! A play is a pair (one checker by each die) or a chain (one checker by both). Both orders of the dice are walked,
//! and what the second order would repeat is left out by reasoning, not by comparing positions:
//!
//! * A pair that is legal in both orders leads to the same position: the second order keeps only what the first
//!   could not do (entering or coming home first).
//! * A pair whose second checker starts where the first one lands is the same as the chain of the first, which is
//!   then always legal too.
//! * The two chains of a checker differ only in what they hit on the way.
//! * When both dice bear off, it does not matter which die took which checker.

use crate::Point;
use crate::another_checker::AnotherChecker;
use crate::bear_off::Ground;
use crate::plays::{Visitor, places};
use crate::steps::{Step, Steps};

/// Hands out the plays of both dice or, if there is none, of one: the larger if either can be played (N2).
#[inline]
pub(crate) fn generate(ground: &Ground, high: u8, low: u8, visitor: &mut impl Visitor) {
    let mut found = false;
    let mut both = Both {
        free: ground.is_free(),
        another: AnotherChecker::new(ground, high, low),
        ground,
        after_high: [0; 26],
        chains: 0,
        borne_off: None,
        found: &mut found,
        visitor,
    };
    let (by_high, by_low) = (ground.sources(ground.own.any(), high), ground.sources(ground.own.any(), low));
    let going_on = both.high_first(by_high, high, low) && both.low_first(by_low, high, low);
    if going_on && !found {
        let (single, die) = if by_high != 0 { (by_high, high) } else { (by_low, low) };
        if single != 0 {
            visitor.group(Steps::NONE, 0, single, die);
        }
    }
}

struct Both<'a, V> {
    ground: &'a Ground,
    free: bool,
    another: AnotherChecker<'a>,
    /// For each first step by the high die, from where the low one can follow.
    after_high: [u32; 26],
    /// The checkers whose chain, high die first, has been handed out.
    chains: u32,
    /// The two checkers that both dice bore off, high die first.
    borne_off: Option<(Point, Point)>,
    found: &'a mut bool,
    visitor: &'a mut V,
}

impl<V: Visitor> Both<'_, V> {
    #[inline]
    fn high_first(&mut self, sources: u32, high: u8, low: u8) -> bool {
        for from in places(sources) {
            let landing = from.after(high);
            let follow = self.ground.sources(self.ground.any_after(from, high), low);
            *self.found |= follow != 0;
            self.after_high[from.index()] = follow;
            let mut last = follow & !(1u32 << (from.pips() + low));
            if follow & on_board(landing) != 0 {
                self.chains |= 1 << from.pips();
                if !self.free && landing.pips() <= low && self.another.matters() {
                    last &= !on_board(landing);
                    if !self.bear_off_chain(from, high, low) {
                        return false;
                    }
                }
            }
            if landing == Point::OFF {
                self.borne_off = places(last & below(low)).next().map(|second| (from, second));
            }
            if last != 0 && !self.hand_out(from, high, last, low) {
                return false;
            }
        }
        true
    }

    #[inline]
    fn low_first(&mut self, sources: u32, high: u8, low: u8) -> bool {
        for from in places(sources) {
            let landing = from.after(low);
            let follow = self.ground.sources(self.ground.any_after(from, low), high);
            *self.found |= follow != 0;
            let chain = follow & on_board(landing);
            let mut last = if self.free { 0 } else { self.only_low_first(from, follow & !chain, high, low) };
            if chain != 0 && !self.repeats_chain(from, high, low) {
                if !self.free && landing.pips() <= high && self.another.matters() {
                    if !self.bear_off_chain(from, low, high) {
                        return false;
                    }
                } else {
                    last |= chain;
                }
            }
            if last != 0 && !self.hand_out(from, low, last, high) {
                return false;
            }
        }
        true
    }

    /// The checkers that only with the low die first can follow with the high one, as another checker than `from`.
    fn only_low_first(&self, from: Point, follow: u32, high: u8, low: u8) -> u32 {
        let mut last = follow & !(1u32 << (from.pips() + high));
        for second in places(last) {
            let same_pair = self.after_high[second.index()] & (1 << from.pips()) != 0;
            let both_borne_off = from.pips() <= low && second.pips() <= high;
            let same_borne_off = both_borne_off && self.borne_off == Some((from, second));
            if same_pair || same_borne_off {
                last &= !(1 << second.pips());
            }
        }
        last
    }

    /// Whether the chain of `from`, low die first, ends where the other one did.
    #[inline]
    fn repeats_chain(&self, from: Point, high: u8, low: u8) -> bool {
        let stops = on_board(from.after(high)) | on_board(from.after(low));
        self.chains & (1 << from.pips()) != 0 && self.ground.blots & stops == 0
    }

    /// A chain that ends off the board, where N5 has a say: handed out as it is, as two checkers, or not at all.
    fn bear_off_chain(&mut self, from: Point, first: u8, second: u8) -> bool {
        let middle = from.after(first);
        if self.another.allows(from, first) {
            return self.hand_out(from, first, on_board(middle), second);
        }
        let other_way = from.after(second);
        let other_chain_will_do = first > second
            && self.ground.blots & on_board(other_way) == 0
            && self.another.is_legal_chain(from, second)
            && self.another.allows(from, second);
        let stands_there = self.ground.own.any() & on_board(middle) != 0;
        if stands_there && !other_chain_will_do {
            // The checker in the middle is borne off and this one takes its place: told apart by the order.
            let steps = Steps::NONE.and(0, Step::new(middle, second));
            return self.visitor.group(steps, 1, 1 << from.pips(), first);
        }
        self.chains &= !(1 << from.pips());
        true
    }

    #[inline]
    fn hand_out(&mut self, from: Point, die: u8, last: u32, last_die: u8) -> bool {
        let steps = Steps::NONE.and(0, Step::new(from, die));
        self.visitor.group(steps, 1, last, last_die)
    }
}

/// The bit of a point; nothing for off.
#[inline]
fn on_board(point: Point) -> u32 {
    (1 << point.pips()) & !1
}

/// The points that `die` reaches the edge from.
#[inline]
fn below(die: u8) -> u32 {
    (2u32 << die) - 1
}
