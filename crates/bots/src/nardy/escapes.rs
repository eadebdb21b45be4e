//! How well a single checker gets away past held points.

use std::sync::LazyLock;

/// How many points ahead are looked at.
const AHEAD: usize = 12;

/// What the throws do for a checker that has held points in front of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Escape {
    /// The share of throws that take it past the last held point of the next six.
    pub free: f32,
    /// The mean pips it can go.
    pub pips: f32,
}

static ESCAPES: LazyLock<Vec<Escape>> =
    LazyLock::new(|| (0..1 << AHEAD).map(|held| count(held << 1)).collect());

/// The chances of a checker on `point`, counted by its owner, where its opponent holds the points `blocked`.
#[inline]
pub(crate) fn escape(point: u8, blocked: u32) -> Escape {
    // The bit of the point one pip ahead becomes the lowest.
    let ahead = blocked.reverse_bits() >> (31 - u32::from(point) + 1);
    ESCAPES[ahead as usize & ((1 << AHEAD) - 1)]
}

/// Bit d of `held`: the point d pips ahead is held.
fn count(held: u32) -> Escape {
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
    Escape { free: free as f32 / 36.0, pips: pips as f32 / 36.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_the_way() {
        // The mean of a throw is 8 1/6 pips.
        let open = escape(24, 0);
        assert!((open.pips - 49.0 / 6.0).abs() < 1e-6 && open.free > 0.999, "{open:?}");
    }

    #[test]
    fn a_full_prime_holds_for_ever() {
        // Points 23 to 18.
        assert_eq!(escape(24, 0b11_1111 << 18), Escape::default());
    }

    #[test]
    fn five_points_leave_the_sixes() {
        // Points 23 to 19: a six jumps.
        let five = escape(24, 0b1_1111 << 19);
        assert!((five.free - 11.0 / 36.0).abs() < 1e-6, "{five:?}");
        // Points 24 to 19 shut out a checker on the bar.
        assert_eq!(escape(25, 0b11_1111 << 19), Escape::default());
    }
}
