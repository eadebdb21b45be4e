//! Plays of a double: up to four steps by the same die.
//!
//! The steps' starting places as a multiset decide the result, and any legal order can be sorted from the rear
//! forward: a step never needs one from a lower place to come first. So each result comes up exactly once when steps
//! are only made in that order.

use crate::Point;
use crate::bear_off::Ground;
use crate::plays::{Visitor, places};
use crate::side::Side;
use crate::steps::{Step, Steps};

/// Hands out the plays that use the die as often as it can be used, up to four times (N2).
pub(crate) fn generate(ground: &Ground, die: u8, visitor: &mut impl Visitor) {
    for times in (1..=4).rev() {
        let mut descent = Descent { ground, die, times, found: false, visitor };
        descent.go(&ground.own, Steps::NONE, 0, Point::BAR);
        if descent.found {
            return;
        }
    }
}

struct Descent<'a, V> {
    ground: &'a Ground,
    die: u8,
    times: usize,
    found: bool,
    visitor: &'a mut V,
}

impl<V: Visitor> Descent<'_, V> {
    /// Makes the steps after the first `len`, none from behind `rear`. Answers whether to go on.
    fn go(&mut self, own: &Side, steps: Steps, len: usize, rear: Point) -> bool {
        let not_behind = (2u32 << rear.pips()) - 1;
        let sources = self.ground.sources(own.any(), self.die) & not_behind;
        if sources == 0 {
            return true;
        }
        if len + 1 == self.times {
            self.found = true;
            return self.visitor.group(steps, len, sources, self.die);
        }
        for from in places(sources) {
            let step = Step::new(from, self.die);
            let mut next = *own;
            next.take(from);
            next.put(step.to());
            if !self.go(&next, steps.and(len, step), len + 1, from) {
                return false;
            }
        }
        true
    }
}
