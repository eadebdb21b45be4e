//! The places a checker can be.

use std::fmt;
use std::str::FromStr;

use igroteka_game::ReadError;

use crate::notation::read_place;

/// A place of a checker, counted from its owner's side: points 1 to 24, the bar behind them, and off the board.
///
/// ```
/// use igroteka_nardy::Point;
/// let six = Point::new(6).expect("there are 24 points");
/// assert_eq!(six.mirrored(), Point::new(19));
/// assert_eq!(Point::BAR.to_string(), "bar");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// Borne off.
    pub const OFF: Point = Point(0);
    /// On the wall between the halves, waiting to enter.
    pub const BAR: Point = Point(25);

    /// The point with this number, 1 to 24.
    pub const fn new(number: u8) -> Option<Point> {
        if number >= 1 && number <= 24 { Some(Point(number)) } else { None }
    }

    /// The 24 points of the board, the nearest to home first.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> + Clone {
        (1..=24).map(Point)
    }

    /// The place as a number: 0 off, 1 to 24, 25 the bar. It is also the distance to bearing off.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// The same point counted from the opponent's side; the bar and off have none.
    pub const fn mirrored(self) -> Option<Point> {
        Point::new(25 - self.0)
    }

    /// Whether this is a point of the inner field.
    pub const fn is_inner(self) -> bool {
        self.0 >= 1 && self.0 <= 6
    }

    /// The place with this number, which the caller knows to be at most 25.
    #[inline]
    pub(crate) const fn at(number: u8) -> Point {
        debug_assert!(number <= 25);
        Point(number)
    }

    /// The place of this in an array of 26.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where a die leads from here; off the board if it leads past the last point.
    #[inline]
    pub(crate) const fn after(self, die: u8) -> Point {
        Point(self.0.saturating_sub(die))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Point::OFF => f.write_str("off"),
            Point::BAR => f.write_str("bar"),
            Point(number) => write!(f, "{number}"),
        }
    }
}

impl FromStr for Point {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Point, ReadError> {
        read_place(text).ok_or_else(|| ReadError::new("a place is 1 to 24, bar or off", text))
    }
}

impl TryFrom<u8> for Point {
    type Error = ReadError;

    fn try_from(number: u8) -> Result<Point, ReadError> {
        Point::new(number).ok_or_else(|| ReadError::new("a point is 1 to 24", &number.to_string()))
    }
}
