//! The text form of a position, described at [`Position`].

use std::fmt;

use igroteka_game::{ReadError, Reader, Seat};

use crate::position::{Ending, Phase, Reason, Resignation};
use crate::validate::validate;
use crate::{Cube, Point, Position, Setup, Side, Stake, Throw, gnu, notation, xgid};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.white {
            Some(seat) => write!(f, "white {seat} /")?,
            None => write!(f, "white ? /")?,
        }
        for side in &self.sides {
            for place in [Point::BAR].into_iter().chain(Point::all().rev()).chain([Point::OFF]) {
                if side.count(place) > 0 {
                    write!(f, " {place}:{}", side.count(place))?;
                }
            }
            write!(f, " /")?;
        }
        write!(f, " cube {}", self.cube.value())?;
        if let Some(owner) = self.cube.owner() {
            write!(f, ":{owner}")?;
        }
        write!(f, " / {}", self.phase)?;
        if let Some(offer) = self.resignation {
            write!(f, " / {} resigns {}", offer.by, offer.stake)?;
        }
        Ok(())
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Colours => f.write_str("colours"),
            Phase::Opening => f.write_str("opening"),
            Phase::Throw(seat) => write!(f, "{seat} throws"),
            Phase::Decide(seat) => write!(f, "{seat} decides"),
            Phase::Answer(seat) => write!(f, "{seat} answers"),
            Phase::Play(seat, throw) => write!(f, "{seat} plays {throw}"),
            Phase::Over(ending) => {
                write!(f, "{} wins {} {}", ending.winner, ending.stake, ending.reason.word())
            }
        }
    }
}

/// Reads our own form or one of the international ids, and validates the position.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
    let reader = Reader::new(text)?;
    let trimmed = text.trim();
    let position = if xgid::looks_like(trimmed) {
        xgid::read(setup, trimmed)?
    } else if gnu::looks_like(trimmed) {
        gnu::read(setup, trimmed)?
    } else {
        read_own(setup, reader)?
    };
    validate(&position)?;
    Ok(position)
}

fn read_own(setup: &Setup, mut reader: Reader<'_>) -> Result<Position, ReadError> {
    let white = read_white(reader.part("white")?)?;
    let sides =
        [read_side(reader.part("seat 1's checkers")?)?, read_side(reader.part("seat 2's checkers")?)?];
    let cube = read_cube(reader.part("cube")?)?;
    let phase = read_phase(reader.part("what is due")?)?;
    let resignation = match reader.part("resignation") {
        Ok(part) => Some(read_resignation(part)?),
        Err(_) => None,
    };
    reader.end()?;
    Ok(Position { setup: *setup, sides, white, cube, phase, resignation })
}

fn read_white(text: &str) -> Result<Option<Seat>, ReadError> {
    match text.strip_prefix("white ") {
        Some("?") => Ok(None),
        Some(seat) => Seat::read(seat, 2).map(Some),
        None => Err(ReadError::new("the first part is `white 1`, `white 2` or `white ?`", text)),
    }
}

fn read_side(text: &str) -> Result<Side, ReadError> {
    let mut side = Side::EMPTY;
    for word in text.split_whitespace() {
        let wrong = || ReadError::new("checkers are written `24:2`, `bar:1` or `off:3`", word);
        let (place, count) = word.split_once(':').ok_or_else(wrong)?;
        let place = match place {
            "bar" => Point::BAR,
            "off" => Point::OFF,
            number => Point::new(Reader::value("a point from 1 to 24", number)?).ok_or_else(wrong)?,
        };
        let count: u8 = Reader::value("a number of checkers", count)?;
        if side.count(place) > 0 || count == 0 || count > crate::CHECKERS {
            return Err(ReadError::new("each place stands once, with 1 to 15 checkers", word));
        }
        side.set(place, count);
    }
    Ok(side)
}

fn read_cube(text: &str) -> Result<Cube, ReadError> {
    let wrong =
        || ReadError::new("the cube is `cube 1`, or turned, a power of two and its owner: `cube 4:2`", text);
    let rest = text.strip_prefix("cube ").ok_or_else(wrong)?;
    let (value, owner) = match rest.split_once(':') {
        None => (rest, None),
        Some((value, owner)) => (value, Some(Seat::read(owner, 2)?)),
    };
    let value: u32 = Reader::value("the cube's value", value)?;
    let doublings = value.is_power_of_two().then(|| value.trailing_zeros() as u8);
    doublings.and_then(|doublings| Cube::new(doublings, owner)).ok_or_else(wrong)
}

fn read_phase(text: &str) -> Result<Phase, ReadError> {
    let wrong = || {
        ReadError::new(
            "what is due is `colours`, `opening`, `1 throws`, `1 decides`, `1 answers`, `1 plays 31` or \
             `1 wins 2 off`",
            text,
        )
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["colours"] => Phase::Colours,
        ["opening"] => Phase::Opening,
        [seat, "throws"] => Phase::Throw(Seat::read(seat, 2)?),
        [seat, "decides"] => Phase::Decide(Seat::read(seat, 2)?),
        [seat, "answers"] => Phase::Answer(Seat::read(seat, 2)?),
        [seat, "plays", dice] => {
            let (one, other) = notation::read_dice(dice)?;
            Phase::Play(Seat::read(seat, 2)?, Throw::new(one, other))
        }
        [seat, "wins", stake, word] => Phase::Over(Ending {
            winner: Seat::read(seat, 2)?,
            stake: read_stake(stake)?,
            reason: Reason::ALL.into_iter().find(|reason| reason.word() == *word).ok_or_else(wrong)?,
        }),
        _ => return Err(wrong()),
    })
}

fn read_resignation(text: &str) -> Result<Resignation, ReadError> {
    match text.split_whitespace().collect::<Vec<_>>().as_slice() {
        [seat, "resigns", stake] => Ok(Resignation { by: Seat::read(seat, 2)?, stake: read_stake(stake)? }),
        _ => Err(ReadError::new("a resignation on offer is `1 resigns 2`", text)),
    }
}

fn read_stake(text: &str) -> Result<Stake, ReadError> {
    let points = Reader::value("a stake from 1 to 3", text)?;
    Stake::from_points(points).ok_or_else(|| ReadError::new("a stake is 1, 2 or 3", text))
}
