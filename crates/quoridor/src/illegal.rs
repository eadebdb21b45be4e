//! Why something is not possible, in words for a person.

use igroteka_game::{Seat, SeatSet};
use thiserror::Error;

use crate::fence::Fence;
use crate::square::Square;

/// Why an action or a lot is not possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The board does not have this square.
    #[error("{0} is not on this board")]
    NoSuchSquare(Square),
    /// The pawn stands there already.
    #[error("the pawn stands on {0} already; move it to another square")]
    StandsThere(Square),
    /// A pawn stands on the target.
    #[error("the pawn of seat {seat} stands on {square}; only an empty square can be entered")]
    Occupied {
        /// The target.
        square: Square,
        /// Whose pawn it is.
        seat: Seat,
    },
    /// The target is no neighbour, and no pawn to jump over leads there.
    #[error("{0} is too far: a pawn goes to a neighbouring square, or past one pawn next to it")]
    TooFar(Square),
    /// A fence stops the step.
    #[error("a fence stands between {from} and {to}")]
    FenceBetween {
        /// The square before the fence.
        from: Square,
        /// The square behind it.
        to: Square,
    },
    /// The straight jump is open, so there is no side step.
    // Q5
    #[error(
        "the jump over {jumped} is open: a side step is allowed only where a fence or the edge is behind that pawn"
    )]
    JumpIsOpen {
        /// Where the pawn stands that would be passed.
        jumped: Square,
    },
    /// A second pawn stands behind the one that would be jumped.
    // Q6
    #[error(
        "another pawn stands behind the one on {jumped}: it can be neither jumped nor passed at its side"
    )]
    PawnBehind {
        /// Where the pawn stands that would be passed.
        jumped: Square,
    },
    /// All fences are placed.
    #[error("no fence is left; move the pawn")]
    NoFenceLeft,
    /// The fence would stick out of the board or lie on its rim.
    // Q2
    #[error(
        "{0} does not lie inside the board; a fence covers the sides of two squares and is never on the rim"
    )]
    OutsideBoard(Fence),
    /// The fence would cover a side that another one covers.
    // Q2
    #[error("{fence} would overlap {other}")]
    Overlaps {
        /// The fence.
        fence: Fence,
        /// The one that is there.
        other: Fence,
    },
    /// The fence would cross another one at its midpoint.
    // Q2
    #[error("{fence} would cross {other}")]
    Crosses {
        /// The fence.
        fence: Fence,
        /// The one that is there.
        other: Fence,
    },
    /// The fence would leave somebody no way to the finish.
    // Q3
    #[error("{fence} would close the last way to the finish for {}", seats_in_words(*.seats))]
    ClosesWay {
        /// The fence.
        fence: Fence,
        /// Whose way it would close.
        seats: SeatSet,
    },
    /// Something else can be done.
    // Q8
    #[error("passing is possible only when no pawn move exists and no fence can be placed")]
    CanAct,
    /// The seat has resigned, or nobody sits there.
    #[error("seat {0} is not in the game")]
    NotInTheGame(Seat),
    /// Who begins is settled.
    #[error("who begins is decided already")]
    NoLotDue,
}

fn seats_in_words(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    let word = if numbers.len() == 1 { "seat" } else { "seats" };
    format!("{word} {}", numbers.join(", "))
}
