//! The text form of a position: pawns, fences left, fences placed, seat to move.
//!
//! ```text
//! e1 e9 / 10 10 / e3h d5v / 1
//! ```
//!
//! Pawns and counts stand in the order of the seats; `-` is a pawn that has left the board by resigning. Fences
//! are written horizontal ones first, each kind from a1 row by row, and read in any order; `-` or nothing stands
//! for none. The last part is `lot` before the lot and `over` after the end: `e9 d4 / 3 4 / - / over` was won on
//! the finish, `e5 - / 10 0 / - / over` by resignation. Placed and unplaced fences need not add up to those of the
//! setup, so that handicaps and puzzles can be set.

use std::fmt;

use igroteka_game::{ReadError, Reader, Seat, Setup as _};

use crate::fence::Fence;
use crate::position::{Phase, Position};
use crate::setup::{self, Setup};
use crate::square::Square;
use crate::validate::validate;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.players) {
            match self.pawn(seat) {
                Some(square) => write!(f, "{square} ")?,
                None => f.write_str("- ")?,
            }
        }
        f.write_str("/ ")?;
        for seat in Seat::all(self.players) {
            write!(f, "{} ", self.fences_left(seat))?;
        }
        f.write_str("/ ")?;
        if self.fences().is_empty() {
            f.write_str("- ")?;
        }
        for fence in self.fences().iter() {
            write!(f, "{fence} ")?;
        }
        match self.phase {
            Phase::Lot => f.write_str("/ lot"),
            Phase::Move(seat) => write!(f, "/ {seat}"),
            Phase::Over => f.write_str("/ over"),
        }
    }
}

/// What a position is put together from, before anything is checked.
pub(crate) struct Parts {
    pub pawns: Vec<Option<Square>>,
    pub fences_left: Vec<u8>,
    pub fences: Vec<Fence>,
    pub phase: Phase,
}

pub(crate) fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
    let mut reader = Reader::new(text)?;
    let pawns = reader.part("pawns")?;
    let fences_left = reader.part("fences left")?;
    let fences = reader.part("fences")?;
    let phase = reader.part("seat to move")?;
    reader.end()?;
    let parts = Parts {
        pawns: pawns.split_whitespace().map(read_pawn).collect::<Result<_, _>>()?,
        fences_left: (fences_left.split_whitespace())
            .map(|count| Reader::value("a number of fences", count))
            .collect::<Result<_, _>>()?,
        fences: read_fences(fences)?,
        phase: match phase {
            "lot" => Phase::Lot,
            "over" => Phase::Over,
            seat => Phase::Move(Seat::read(seat, setup.players())?),
        },
    };
    Position::assemble(setup, &parts)
}

fn read_pawn(text: &str) -> Result<Option<Square>, ReadError> {
    match text {
        "-" => Ok(None),
        _ => match Square::parse(text) {
            Some(square) => Ok(Some(square)),
            None => Err(ReadError::new("a pawn's square (e1) or `-` expected", text)),
        },
    }
}

fn read_fences(text: &str) -> Result<Vec<Fence>, ReadError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    text.split_whitespace()
        .map(|fence| Fence::parse(fence).ok_or_else(|| ReadError::new("a fence (e3h, e3v) expected", fence)))
        .collect()
}

impl Position {
    /// Puts a position together and validates it.
    pub(crate) fn assemble(setup: &Setup, parts: &Parts) -> Result<Position, ReadError> {
        let mut position = setup::start(setup);
        let players = usize::from(setup.players());
        if parts.pawns.len() != players || parts.fences_left.len() != players {
            return Err(ReadError::new(
                format!("with {players} players there are {players} pawns and {players} numbers of fences"),
                &format!("{} and {}", parts.pawns.len(), parts.fences_left.len()),
            ));
        }
        if parts.phase == Phase::Lot && setup.start().is_some() {
            return Err(ReadError::new("no lot is drawn: the setup names who begins", "lot"));
        }
        position.phase = parts.phase;
        for (seat, pawn) in Seat::all(setup.players()).zip(&parts.pawns) {
            position.pawns[seat.index()] = pawn.unwrap_or(Square::NOWHERE);
            if pawn.is_none() {
                position.seats_in.remove(seat);
            }
        }
        position.fences_left[..players].copy_from_slice(&parts.fences_left);
        for &fence in &parts.fences {
            position
                .check_place(fence)
                .map_err(|illegal| ReadError::new(illegal.to_string(), &fence.to_string()))?;
            position.walls.place(fence);
        }
        validate(&position)?;
        Ok(position)
    }
}
