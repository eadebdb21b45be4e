//! Why an action or a chance event is impossible, in words for a person.

use igroteka_game::{Direction, Seat};
use thiserror::Error;

use crate::{Field, Kind, Side, Square};

/// Why something cannot happen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The card is not in the hand.
    #[error("you hold no card {0}; lay one from your hand")]
    NotHeld(Kind),
    /// There is a card already.
    #[error("a card lies on {0} already; choose an empty square")]
    Occupied(Square),
    /// Nothing leaves the field (variant 2, R8).
    #[error("{0} is off the {1} field; choose a square on it")]
    OffField(Square, Field),
    // R7
    /// The first card lies elsewhere.
    #[error("the first card lies on {0}, not on {1}")]
    FirstCard(FirstSquares, Square),
    /// No neighbour.
    #[error("{0} touches no card; lay yours against the network")]
    Apart(Square),
    // R2
    /// Two touching sides do not agree.
    #[error(
        "the card's {direction} side is {}, but its neighbour there shows {}; turn the card or lay it elsewhere",
        shown.name(),
        asked.name()
    )]
    Clash {
        /// Which side.
        direction: Direction,
        /// What the card shows.
        shown: Side,
        /// What the neighbour shows.
        asked: Side,
    },
    // R2
    /// Only blank sides touch.
    #[error("no road joins on {0}; at least one road of the card must meet another")]
    NoRoadJoins(Square),
    // R6, R9, R10
    /// Something held can be laid.
    #[error("you hold a card that fits, so you must lay one")]
    MustLay,
    /// Passing belongs to variant 3.
    #[error("nobody passes in this variant; lay a card")]
    NoPassing,
    /// Going out belongs to variant 2.
    #[error("nobody goes out in this variant; lay a card")]
    NoGoingOut,
    /// The seat has left the game or is nobody's.
    #[error("seat {0} is no longer in the game")]
    NotInGame(Seat),
    /// Something else is due.
    #[error("seat {0} has nothing to do now; wait for its turn")]
    NotNow(Seat),
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another chance event, or none, is due.
    #[error("{due} is due now")]
    OtherChance {
        /// What is due.
        due: Due,
    },
    /// The pile does not hold these cards.
    #[error("the pile does not hold these cards")]
    NotInPile,
    // R5
    /// Too many or too few cards.
    #[error("{expected} cards are due, not {found}")]
    CardCount {
        /// How many are due.
        expected: u16,
        /// How many there were.
        found: u16,
    },
}

/// Where the first card may lie, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstSquares {
    /// The origin of an unlimited table.
    Origin,
    /// The squares nearest the centre of this field.
    Centre(Field),
}

impl std::fmt::Display for FirstSquares {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FirstSquares::Origin => f.write_str("0,0"),
            FirstSquares::Centre(field) => {
                let squares: Vec<String> = field.centre().map(|square| square.to_string()).collect();
                f.write_str(&squares.join(" or "))
            }
        }
    }
}

/// What is due instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The lot for who begins among those still in.
    Lot,
    /// Taking cards out.
    Aside,
    /// The hand of this seat.
    Deal(Seat),
    /// A card for this seat.
    Draw(Seat),
    /// The turn of this seat.
    Turn(Seat),
}

impl std::fmt::Display for Due {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Due::Lot => f.write_str("the lot for who begins, among the players still in,"),
            Due::Aside => f.write_str("taking cards out of the deck"),
            Due::Deal(seat) => write!(f, "the deal to seat {seat}"),
            Due::Draw(seat) => write!(f, "a card for seat {seat}"),
            Due::Turn(seat) => write!(f, "the turn of seat {seat}"),
        }
    }
}
