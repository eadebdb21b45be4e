//! The words of the game: each is read back from its own text, and everything else is refused.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use igroteka_sudoku::{
    BlockShape, Card, EndRule, GoldenRule, Layout, ReadError, Referee, Scoring, Side, Square,
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
    let squares = (0..9).flat_map(|row| (0..9).filter_map(move |column| Square::new(row, column)));
    check(squares, &["", "e", "e0", "j1", "3e", "e33"]);
    check(Card::all(9), &["", "0", "10", "x"]);
    check([Side::Adult, Side::Children], &["", "Adult"]);
    check([Referee::Strict, Referee::Table], &["none"]);
    check([GoldenRule::Random, GoldenRule::Blocks, GoldenRule::Manual], &[""]);
    check([Layout::Animals, Layout::Empty], &[""]);
    check([BlockShape::Wide, BlockShape::Tall], &["2×3"]);
    check([Scoring::Full, Scoring::Simple, Scoring::Block], &[""]);
    check([EndRule::AllCards, EndRule::StackEmpty], &["all cards"]);
}

#[test]
fn numbers_out_of_range_are_refused() {
    assert!(Card::try_from(9).is_ok() && Card::try_from(0).is_err() && Card::try_from(10).is_err());
}
