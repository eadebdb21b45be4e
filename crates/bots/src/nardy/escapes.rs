//! How well a single checker gets away past held points.

use std::sync::LazyLock;

/// How many points ahead are looked at.
const AHEAD: usize = 12;

/// What the throws do for a checker, for every pattern of held points ahead of it. Small, so that it stays at hand.
struct Table {
    /// Throws of 36 that take it past the last held point of the next six.
    free: [u8; 1 << AHEAD],
    /// The pips it can go, summed over the 36 throws.
    pips: [u16; 1 << AHEAD],
}

static TABLE: LazyLock<Box<Table>> = LazyLock::new(|| {
    let mut table = Box::new(Table { free: [0; 1 << AHEAD], pips: [0; 1 << AHEAD] });
    for held in 0..1 << AHEAD {
        (table.free[held], table.pips[held]) = count((held as u32) << 1);
    }
    table
});

/// The chances of single checkers to get past held points.
pub(crate) struct Escapes {
    /// The held points in the order in which a checker meets them.
    held: u32,
    table: &'static Table,
}

impl Escapes {
    /// The chances to get past the points `blocked`, counted from the side of the checkers' owner.
    #[inline]
    pub fn over(blocked: u32) -> Escapes {
        Escapes { held: blocked.reverse_bits(), table: &TABLE }
    }

    /// Throws of 36 that take a checker on `point` past the last held point of the next six.
    #[inline]
    pub fn free(&self, point: u8) -> u32 {
        self.table.free[self.ahead(point)].into()
    }

    /// The pips that a checker on `point` can go, summed over the 36 throws.
    #[inline]
    pub fn pips(&self, point: u8) -> u32 {
        self.table.pips[self.ahead(point)].into()
    }

    /// The held points ahead: the one a pip away is the lowest bit.
    #[inline]
    fn ahead(&self, point: u8) -> usize {
        (self.held >> (32 - u32::from(point))) as usize & ((1 << AHEAD) - 1)
    }
}

/// Bit d of `held`: the point d pips ahead is held.
fn count(held: u32) -> (u8, u16) {
    let open = |distance: u32| distance as usize > AHEAD || held & (1 << distance) == 0;
    let last_held = (held & 0b111_1110).checked_ilog2().unwrap_or(0);
    let (mut free, mut pips) = (0, 0);
    let mut add = |weight: u32, gone: u32| {
        pips += weight * gone;
        free += if gone > last_held { weight } else { 0 };
    };
    for high in 1..=6 {
        for low in 1..high {
            let both = (open(high) || open(low)) && open(high + low);
            let gone = [(both, high + low), (open(high), high), (open(low), low)];
            add(2, gone.iter().find(|(possible, _)| *possible).map_or(0, |(_, pips)| *pips));
        }
        add(1, (1..=4).take_while(|steps| open(steps * high)).last().unwrap_or(0) * high);
    }
    (free as u8, pips as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_the_way() {
        // The mean of a throw is 8 1/6 pips.
        let open = Escapes::over(0);
        assert_eq!((open.free(24), open.pips(24)), (36, 294));
    }

    #[test]
    fn a_full_prime_holds_for_ever() {
        // Points 23 to 18.
        let prime = Escapes::over(0b11_1111 << 18);
        assert_eq!((prime.free(24), prime.pips(24)), (0, 0));
    }

    #[test]
    fn five_points_leave_the_sixes() {
        // Points 23 to 19: a six jumps.
        assert_eq!(Escapes::over(0b1_1111 << 19).free(24), 11);
        // Points 24 to 19 shut out a checker on the bar.
        let shut = Escapes::over(0b11_1111 << 19);
        assert_eq!((shut.free(25), shut.pips(25)), (0, 0));
    }
}
