//! Sides for tests.

use igroteka_nardy::Side;

/// Checkers in these places, each with a number of them; the others of fifteen are off.
pub(crate) fn side(places: &[(usize, u8)]) -> Side {
    let mut counts = [0; 26];
    for &(place, count) in places {
        counts[place] = count;
    }
    counts[0] = 15 - counts.iter().sum::<u8>();
    Side::from_counts(counts).expect("fifteen checkers")
}
