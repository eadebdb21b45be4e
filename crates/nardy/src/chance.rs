//! What chance does: the lot for the colours, the opening throw, throws.

use std::fmt;

use igroteka_game::{Odds, Seat, Source};

use crate::position::Phase;
use crate::{Die, Illegal, Position, Throw};

/// One chance event. Everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The lot gives White to this seat.
    Colours(Seat),
    /// Each threw one die for the start; equal dice are thrown again (N1).
    Open {
        /// White's die.
        white: Die,
        /// Black's die.
        black: Die,
    },
    /// A throw of both dice.
    Throw(Throw),
}

/// What a seat sees of a chance event: all of it.
pub type Glimpse = Chance;

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Colours(seat) => write!(f, "colours white={seat}"),
            Chance::Open { white, black } => write!(f, "open {white}{black}"),
            Chance::Throw(throw) => write!(f, "throw {throw}"),
        }
    }
}

/// The outcomes of what is due, in a fixed order: seat 1 first; White's die, then Black's; throws from 11 to 66.
pub(crate) fn odds(position: &Position) -> Odds<Chance> {
    let outcomes = match position.phase {
        Phase::Colours => vec![(Chance::Colours(Seat::FIRST), 1), (Chance::Colours(Seat::SECOND), 1)],
        Phase::Opening => Die::all()
            .flat_map(|white| Die::all().map(move |black| (Chance::Open { white, black }, 1)))
            .collect(),
        Phase::Throw(_) => Throw::all().map(|throw| (Chance::Throw(throw), throw.weight())).collect(),
        _ => Vec::new(),
    };
    Odds::Listed(outcomes)
}

/// Draws what is due. Where nothing is, a throw that [`check`] will refuse.
#[inline]
pub(crate) fn draw(position: &Position, source: &mut impl Source) -> Chance {
    if position.phase == Phase::Colours {
        return Chance::Colours(Seat::from_index(source.below(2) as usize));
    }
    let way = source.below(36);
    match position.phase {
        Phase::Opening => Chance::Open { white: Die::from_index(way / 6), black: Die::from_index(way) },
        _ => Chance::Throw(Throw::nth_way(way)),
    }
}

/// Whether this can be the outcome of what is due, and why not.
pub(crate) fn check(position: &Position, chance: Chance) -> Result<(), Illegal> {
    match (position.phase, chance) {
        (Phase::Colours, Chance::Colours(seat)) if seat.number() <= 2 => Ok(()),
        (Phase::Opening, Chance::Open { .. }) | (Phase::Throw(_), Chance::Throw(_)) => Ok(()),
        (Phase::Colours, _) => Err(Illegal::ColoursFirst),
        (Phase::Opening, _) => Err(Illegal::OpeningFirst),
        _ => Err(Illegal::NotDue),
    }
}

/// Applies a possible outcome.
#[inline]
pub(crate) fn apply(position: &mut Position, chance: Chance) {
    match chance {
        Chance::Colours(seat) => {
            position.white = Some(seat);
            position.phase = position.setup.start.map_or(Phase::Opening, Phase::Throw);
        }
        Chance::Open { white, black } => {
            // N1: equal dice change nothing and are thrown again.
            if let Some(white_seat) = position.white.filter(|_| white != black) {
                let starter = if white > black { white_seat } else { white_seat.opponent() };
                position.phase = Phase::Play(starter, Throw::new(white, black));
            }
        }
        Chance::Throw(throw) => {
            if let Phase::Throw(seat) = position.phase {
                position.phase = Phase::Play(seat, throw);
            }
        }
    }
}
