//! The words of the game: each is read back from its own text, and everything else is refused.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use igroteka_quoridor::{Action, Fence, Orientation, ReadError, Square};

/// Every value reads back, and no other text is taken.
fn check<T>(values: impl IntoIterator<Item = T>, refused: &[&str])
where
    T: FromStr<Err = ReadError> + Display + Debug + PartialEq,
{
    for value in values {
        assert_eq!(value.to_string().parse(), Ok(value));
    }
    for text in refused {
        assert!(text.parse::<T>().is_err(), "{text:?}");
    }
}

#[test]
fn words_read_back() {
    let squares = || (0..9).flat_map(|row| (0..9).filter_map(move |column| Square::new(column, row)));
    let fences =
        || squares().flat_map(|square| Orientation::ALL.map(|orientation| Fence::new(square, orientation)));
    check(squares(), &["", "e", "e0", "z1", "e2h", " e2"]);
    check(fences(), &["", "e3", "e3x", "h"]);
    check(squares().map(Action::Step).chain(fences().map(Action::Place)), &["", "e", "e3x"]);
    check([Action::Pass, Action::Resign], &["passes"]);
}
