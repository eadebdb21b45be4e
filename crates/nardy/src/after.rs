//! The positions after a throw, for searches: no texts, no turn to keep.

use crate::side::CHECKERS;
use crate::{BearOff, Point, Side, Throw, plays};

/// Hands `each` the two sides – the mover's, then the opponent's – after every distinct play of `throw`. Nothing is
/// handed out where no play is possible (N8).
///
/// ```
/// use igroteka_nardy::{BearOff, Side, Throw, after_plays};
/// let start = Side::start();
/// let mut after = 0;
/// for throw in Throw::all() {
///     after_plays(&start, &start, BearOff::Standard, throw, |_, _| after += 1);
/// }
/// assert_eq!(after, 447);
/// ```
#[inline]
pub fn after_plays(
    own: &Side,
    other: &Side,
    bear_off: BearOff,
    throw: Throw,
    mut each: impl FnMut(Side, Side),
) {
    let ground = crate::bear_off::Ground::new(own, other, bear_off);
    plays::for_each(&ground, throw, |steps| {
        let (mut own, mut other) = (*own, *other);
        for step in steps.iter() {
            own.take(step.from());
            own.put(step.to());
            if let Some(theirs) = step.to().mirrored()
                && other.count(theirs) > 0
            {
                other.take(theirs);
                other.put(Point::BAR);
            }
        }
        each(own, other);
    });
}

impl Side {
    /// Fifteen checkers in these places: off, points 1 to 24, the bar. `None` if they are not fifteen.
    pub fn from_counts(counts: [u8; 26]) -> Option<Side> {
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        let mut side = Side::EMPTY;
        for (place, count) in (0u8..).zip(counts) {
            side.set(Point::at(place), count);
        }
        (total == u32::from(CHECKERS)).then_some(side)
    }
}
