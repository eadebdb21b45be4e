//! The words of the game: each is read back from its own text, and everything else is refused.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use igroteka_metro::{Action, CityId, LineId, Pip, Placed, Placement, ReadError, StationId, Tile, TileSet};

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
    let lines = || (1..=24).filter_map(LineId::from_number);
    let placed = || Pip::all().flat_map(|near| Pip::all().map(move |far| Placed::new(near, far)));
    let placements = || placed().zip(lines().cycle()).map(|(tile, line)| Placement { tile, line });
    check(Pip::all(), &["", "10", "-1", "x"]);
    check(Tile::all(), &["", "3", "3-", "3-10", "3 7"]);
    check(placed(), &["37"]);
    check([TileSet::EMPTY, TileSet::DOUBLES, TileSet::ALL], &["3-7 7-3", "3"]);
    check(lines(), &["", "L", "L0", "L25", "4", "L04"]);
    check((1..=10).filter_map(StationId::from_number), &["", "0", "11", "+1"]);
    check([CityId::default()], &["", "atlantis"]);
    check(placements(), &["", "3-7", "3-7>", ">L4"]);
    check(placements().map(Action::Lay).chain(placements().map(Action::Token)), &["token", "3-7"]);
    check([Action::Draw, Action::Keep, Action::Done, Action::Pass, Action::Resign], &["", "lay"]);
}

#[test]
fn numbers_out_of_range_are_refused() {
    assert!(Pip::try_from(9).is_ok() && Pip::try_from(10).is_err());
    assert!(LineId::try_from(24).is_ok() && LineId::try_from(0).is_err() && LineId::try_from(25).is_err());
    assert!(StationId::try_from(10).is_ok() && StationId::try_from(11).is_err());
}
