//! Which throws hit.

use igroteka_nardy::Side;

/// The bits of the 24 points.
const BOARD: u32 = 0x01FF_FFFE;

/// What the next throw of one side may do to the single checkers of the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Shots {
    /// Throws of 36 that hit.
    pub hits: u32,
    /// Throws of 36 that reach two single checkers or more.
    pub double_hits: u32,
    /// Pips that the worst hit costs, summed over the 36 throws.
    pub loss: u32,
}

/// The chances of `hitter` against the single checkers of `target`.
pub(crate) fn shots(hitter: &Side, target: &Side) -> Shots {
    let blots = target.blots();
    let mut shots = Shots::default();
    if blots == 0 {
        return shots;
    }
    let reach = Reach { any: hitter.any() & BOARD, open: !target.blocked() & BOARD, blots };
    let waiting = hitter.counts()[25];
    for high in 1..=6u32 {
        for low in 1..high {
            shots.count(reach.pair(high, low, waiting), 2);
        }
        shots.count(reach.double(high, waiting), 1);
    }
    shots
}

impl Shots {
    #[inline]
    fn count(&mut self, hit: u32, weight: u32) {
        if hit != 0 {
            self.hits += weight;
            self.loss += weight * hit.ilog2();
            if hit & (hit - 1) != 0 {
                self.double_hits += weight;
            }
        }
    }
}

/// Points as bits, all from the hitter's side.
struct Reach {
    any: u32,
    open: u32,
    blots: u32,
}

impl Reach {
    /// The blots that a throw of two different dice reaches, with this many checkers on the bar.
    #[inline]
    fn pair(&self, high: u32, low: u32, waiting: u8) -> u32 {
        if waiting > 0 {
            let (by_high, by_low) = (self.open & (1 << (25 - high)), self.open & (1 << (25 - low)));
            let mut reached = by_high | by_low;
            if waiting == 1 {
                if by_high != 0 {
                    reached |= (self.any | by_high) >> low;
                }
                if by_low != 0 {
                    reached |= (self.any | by_low) >> high;
                }
            }
            return reached & self.blots;
        }
        let by_high = (self.any >> high) & self.open;
        let by_low = (self.any >> low) & self.open;
        (by_high | by_low | (by_high >> low) | (by_low >> high)) & self.blots
    }

    /// The blots that a double reaches.
    #[inline]
    fn double(&self, die: u32, waiting: u8) -> u32 {
        let (mut any, mut steps, mut reached) = (self.any, 4, 0);
        if waiting > 0 {
            reached = self.open & (1 << (25 - die));
            if reached == 0 {
                return 0;
            }
            any |= reached;
            steps = 4u8.saturating_sub(waiting);
        }
        for _ in 0..steps {
            any = (any >> die) & self.open;
            reached |= any;
        }
        reached & self.blots
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardy::test_side::side;

    /// The usual table of shots at a single checker, by its distance in pips, nothing in between.
    #[test]
    fn shots_by_distance() {
        let known = [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3];
        for (distance, expected) in (1..).zip(known) {
            let hitter = side(&[(24, 1)]);
            let target = side(&[(25 - (24 - distance), 1)]);
            assert_eq!(shots(&hitter, &target).hits, expected, "{distance} pips");
        }
    }

    #[test]
    fn a_block_in_between_takes_shots_away() {
        // Six away, with the points two and three pips away held: any six (11), 5-1 (2), and 4-2 with the four
        // first (2); neither 2-2 nor 3-3.
        let (hitter, target) = (side(&[(24, 1)]), side(&[(7, 1), (3, 2), (4, 2)]));
        assert_eq!(shots(&hitter, &target).hits, 11 + 2 + 2);
    }

    #[test]
    fn a_checker_on_the_bar_enters_first() {
        // The blot stands on the entry point of a 3: eleven throws, and 2-1 in two steps.
        let (hitter, target) = (side(&[(25, 1)]), side(&[(3, 1)]));
        assert_eq!(shots(&hitter, &target).hits, 11 + 2 + 1);
        let both_wait = side(&[(25, 2)]);
        assert_eq!(shots(&both_wait, &target).hits, 11 + 1, "only with 1-1 in three steps");
    }
}
