//! What every square would count, kept as binary digits side by side.

use super::geometry::Squares;

/// For every square a number below 32. Digit `n` of all the numbers is one set of squares, so that adding one to many
/// squares, or finding the best of many, takes a handful of operations.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally([Squares; Tally::DIGITS]);

impl Tally {
    const DIGITS: usize = 5;

    /// One more for each of `squares`.
    #[inline]
    pub fn add(&mut self, squares: Squares) {
        let mut carry = squares;
        for digit in &mut self.0 {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
    }

    /// Those of `squares` with the highest number, and that number. `squares` is not empty.
    #[inline]
    pub fn best(&self, squares: Squares) -> (Squares, i32) {
        let (mut best, mut number) = (squares, 0);
        for (place, digit) in self.0.iter().enumerate().rev() {
            let with = best & digit;
            if with != 0 {
                best = with;
                number |= 1 << place;
            }
        }
        (best, number)
    }

    /// The number of one square.
    #[inline]
    pub fn of(&self, place: usize) -> i32 {
        self.0.iter().rev().fold(0, |number, digit| number << 1 | (digit >> place & 1) as i32)
    }
}
