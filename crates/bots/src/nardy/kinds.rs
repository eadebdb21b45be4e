//! Kinds of contact, each of which may have a net of its own.

use igroteka_nardy::Side;

use super::board::Board;

/// How many kinds of contact there are.
pub(crate) const KINDS: usize = 9;

/// The bits of the points of the opponent's inner field, and of the bar.
const FAR: u32 = 0x03F8_0000;

/// The kind of contact on a board: how many checkers each side still has far back decides what both play for.
#[inline]
pub(crate) fn kind(board: &Board) -> usize {
    3 * far_back(&board.own) + far_back(&board.other)
}

/// None, one or more.
#[inline]
fn far_back(side: &Side) -> usize {
    let (places, piles) = (side.any() & FAR, side.many() & FAR);
    // A place with two checkers or more counts twice.
    (places.count_ones() + piles.count_ones()).min(2) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardy::test_side::side;

    #[test]
    fn checkers_far_back_decide() {
        let none = side(&[(18, 2), (6, 5)]);
        let one = side(&[(19, 1), (6, 5)]);
        let on_the_bar = side(&[(25, 1), (18, 3)]);
        let anchor = side(&[(20, 2), (6, 5)]);
        let two_singles = side(&[(24, 1), (25, 1)]);
        let many = side(&[(24, 5), (22, 3)]);
        let kind = |own, other| kind(&Board { own, other });
        assert_eq!([kind(none, none), kind(none, one), kind(none, anchor)], [0, 1, 2]);
        assert_eq!([kind(one, none), kind(on_the_bar, one), kind(one, many)], [3, 4, 5]);
        assert_eq!([kind(anchor, none), kind(two_singles, on_the_bar), kind(many, anchor)], [6, 7, 8]);
        assert_eq!(super::kind(&Board::start()), 8);
    }
}
