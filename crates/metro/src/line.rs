//! Lines: what leaves a station, and how far it has come.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{BitIndex, BitSet, ReadError};

use crate::{LineSpec, Pip, Placed};

/// A line's number: the start station's lines come first, then those of each station in the order of opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u8);

impl LineId {
    /// No city has more lines than this.
    pub const MAX_LINES: usize = 24;

    /// The line that people call `L1`, `L2` … `L24`.
    pub const fn from_number(number: u8) -> Option<LineId> {
        if number >= 1 && number as usize <= LineId::MAX_LINES { Some(LineId(number - 1)) } else { None }
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> LineId {
        debug_assert!(index < LineId::MAX_LINES);
        LineId(index as u8)
    }

    /// Its place in an array, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Reads `L4`, in either case.
    pub fn read(text: &str) -> Result<LineId, ReadError> {
        (text.strip_prefix(['L', 'l']))
            .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0'))
            .and_then(|digits| digits.parse().ok())
            .and_then(LineId::from_number)
            .ok_or_else(|| ReadError::new("a line is L1 to L24", text))
    }
}

impl fmt::Display for LineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{}", self.number())
    }
}

impl FromStr for LineId {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<LineId, ReadError> {
        LineId::read(text)
    }
}

impl TryFrom<u8> for LineId {
    type Error = ReadError;

    fn try_from(number: u8) -> Result<LineId, ReadError> {
        LineId::from_number(number).ok_or_else(|| ReadError::new("a line is 1 to 24", &number.to_string()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for LineId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl BitIndex for LineId {
    type Word = u32;
    const ALL: u32 = (1 << LineId::MAX_LINES) - 1;

    #[inline]
    fn to_bit(self) -> u32 {
        self.0.into()
    }

    #[inline]
    fn from_bit(bit: u32) -> LineId {
        LineId(bit as u8)
    }
}

/// A set of lines.
pub(crate) type LineSet = BitSet<LineId>;

/// How far a line has come.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum LineState {
    /// No tile lies on it.
    Unstarted,
    /// It has a tile, is not complete, and holds an active token.
    Active,
    /// Its full length is reached.
    Closed,
}

/// A line: what its station prints, and the tiles laid so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    spec: LineSpec,
    laid: u8,
    tiles: [Placed; LineSpec::MAX_LENGTH as usize],
}

impl Line {
    /// What stands in an array where there is no line yet.
    pub(crate) const NONE: Line = Line::new(LineSpec::NONE);

    pub(crate) const fn new(spec: LineSpec) -> Line {
        Line { spec, laid: 0, tiles: [Placed::new(Pip::MIN, Pip::MIN); LineSpec::MAX_LENGTH as usize] }
    }

    /// What the station prints for it.
    pub fn spec(&self) -> LineSpec {
        self.spec
    }

    /// The tiles laid, from the station outwards.
    pub fn tiles(&self) -> &[Placed] {
        &self.tiles[..self.laid as usize]
    }

    /// The half that the next tile must touch; `None` where no tile lies yet, or where the line is complete.
    #[inline]
    pub fn open_end(&self) -> Option<Pip> {
        if self.laid == 0 || self.is_full() { None } else { Some(self.tiles[self.laid as usize - 1].far()) }
    }

    /// Whether its full length is reached.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.laid == self.spec.length
    }

    /// How far it has come.
    pub fn state(&self) -> LineState {
        if self.is_full() {
            LineState::Closed
        } else if self.laid == 0 {
            LineState::Unstarted
        } else {
            LineState::Active
        }
    }

    /// Adds a tile; the line must not be full.
    #[inline]
    pub(crate) fn push(&mut self, placed: Placed) {
        self.tiles[self.laid as usize] = placed;
        self.laid += 1;
    }
}
