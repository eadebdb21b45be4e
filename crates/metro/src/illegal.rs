//! Why an action or a chance event is impossible now.

use igroteka_game::Seat;
use thiserror::Error;

use crate::{LineId, Pip, StationId, Tile};

/// The reason, in words for a person.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Somebody else is to act.
    #[error("it is not seat {0}'s turn")]
    NotYourTurn(Seat),
    /// A seat that is not, or no longer, in the game.
    #[error("seat {0} is not in the game")]
    NotInGame(Seat),

    /// The tile is somewhere else.
    #[error("you do not hold {0}")]
    NotInHand(Tile),
    /// No station with that line has been opened.
    #[error("there is no line {0} yet")]
    NoSuchLine(LineId),
    /// M4: the full length is reached.
    #[error("{0} is complete; choose an open line")]
    LineClosed(LineId),
    /// M5: an unstarted line needs an active token.
    #[error("three lines are active, so {0} cannot be started; add to an active line")]
    NoActiveToken(LineId),
    /// M1: the touching halves differ.
    #[error("{line} ends in {end}; the half named first must be {end}")]
    DoesNotTouch {
        /// The line.
        line: LineId,
        /// Its open end.
        end: Pip,
    },
    /// M2: the start station's lines begin with a half of the start tile.
    #[error("{line} begins at the start tile {tile}; the half named first must be one of its halves")]
    NotTheStartTile {
        /// The line.
        line: LineId,
        /// The tile in the start station.
        tile: Tile,
    },
    /// M3: a half is too low.
    #[error("{line} takes no half below {min}")]
    BelowMin {
        /// The line.
        line: LineId,
        /// Its limit.
        min: Pip,
    },
    /// M3: a half is too high.
    #[error("{line} takes no half above {max}")]
    AboveMax {
        /// The line.
        line: LineId,
        /// Its limit.
        max: Pip,
    },

    /// M6: adding a tile is compulsory.
    #[error("you hold a tile that fits, so you must lay one")]
    MustLay,
    /// M8: passing is only for an empty store.
    #[error("the store is not empty; draw a tile")]
    MustDraw,
    /// M8: there is nothing to draw.
    #[error("the store is empty; pass")]
    StoreEmpty,
    /// M7: after a draw only that tile counts.
    #[error("after a draw only the drawn tile {0} may be laid; lay it or keep it")]
    LayOrKeep(Tile),
    /// M7: nothing was drawn.
    #[error("there is no drawn tile to keep")]
    NothingDrawn,
    /// M19: a turn begins with a tile.
    #[error("lay a tile first")]
    LayFirst,
    /// M10: tokens come after the turn's tile.
    #[error("a metro token is used after a tile was laid; lay a tile first")]
    TokenAfterTile,
    /// M9: the double's move comes before any token.
    #[error("a double gave you another move; use it, without a token, or say done")]
    RightFirst,
    /// M10: without a right another tile costs a token.
    #[error("another tile costs a metro token; write token before it, or say done")]
    CostsToken,
    /// M9, M10: further moves are never draws, and the turn ends with `done`.
    #[error("your tile is laid; lay another or say done")]
    LayOrDone,

    /// Another chance event is due.
    #[error("{due} is due now")]
    AnotherChance {
        /// What is due.
        due: &'static str,
    },
    /// The event is for another seat.
    #[error("the tiles are for seat {0}")]
    OtherSeat(Seat),
    /// The deal is too small or too large.
    #[error("a hand is dealt with nine tiles")]
    DealSize,
    /// The tile lies elsewhere.
    #[error("{0} is not in the store")]
    NotInStore(Tile),
    /// The city has no such station, or it is open already.
    #[error("station {0} is not in the pile")]
    NotInPile(StationId),
}
