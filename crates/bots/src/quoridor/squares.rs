//! Sets of squares.

/// The squares of a set, in order.
#[inline]
pub(super) fn squares_of(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as u8;
            set &= set - 1;
            square
        })
    })
}
