//! The words of the game: each is read back from its own text, and everything else is refused.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use igroteka_nardy::{BearOff, Die, Point, Points, ReadError, Stake, Throw};

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
    check(Die::all(), &["", "0", "7", "11", "+1"]);
    check(Throw::all(), &["", "1", "07", "17", "111"]);
    check(Point::all().chain([Point::BAR, Point::OFF]), &["", "26", "+6", "06", "-1"]);
    check(Stake::ALL, &["", "0", "4"]);
    check(BearOff::ALL, &["", "Even"]);
    check(Points::ALL, &["", "double"]);
}

#[test]
fn numbers_out_of_range_are_refused() {
    assert_eq!(Die::try_from(6), Ok(Die::new(6).unwrap()));
    assert!(Die::try_from(0).is_err() && Die::try_from(7).is_err());
    assert!(Point::try_from(24).is_ok() && Point::try_from(0).is_err() && Point::try_from(25).is_err());
}
