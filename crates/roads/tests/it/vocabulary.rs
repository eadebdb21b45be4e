//! The words of the game: each is read back from its own text, and everything else is refused.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use igroteka_roads::{
    Action, Cards, Direction, Field, Kind, Laid, Lanes, ReadError, Side, Sides, Square, Variant,
};

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
    let laid = || Sides::all().map(|sides| Laid { square: Square::new(3, -2), sides });
    check(Side::ALL, &["", "3", ".."]);
    check(Sides::all(), &["", "....", "2.2", "2.2.2", "2,2,"]);
    check(Kind::all(), &["", "...."]);
    check([Cards::NONE, Kind::all().collect()], &["2.2.*", "x"]);
    check([Square::ORIGIN, Square::new(-3, 12)], &["", "1", "1,2,3", "+1,2"]);
    check(laid(), &["", "0,0", "0,0:", ":2.2."]);
    check(laid().map(Action::Lay).chain([Action::Pass, Action::Out, Action::Resign]), &["", "passes"]);
    check([Field::new(4, 4).unwrap(), Field::new(24, 16).unwrap()], &["", "3×4", "4×17", "+6×8", "6"]);
    check([Lanes::Two, Lanes::Mixed], &["", "four"]);
    check(Direction::ALL, &["", "North"]);
}

#[test]
fn numbers_out_of_range_are_refused() {
    assert_eq!(Variant::try_from(3), Ok(Variant::Pile));
    assert!(Variant::try_from(0).is_err() && Variant::try_from(4).is_err());
}
