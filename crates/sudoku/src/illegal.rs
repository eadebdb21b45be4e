//! Why an action or a chance event is impossible now, in words for a person (G1).

use igroteka_game::Seat;
use thiserror::Error;

use crate::{Card, House, Square};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    // S7
    /// A card lies there.
    #[error("{0} is occupied; choose a free square")]
    Occupied(Square),
    /// This side of the board is smaller.
    #[error("{square} is off this board; its last square is {last}")]
    OffBoard {
        /// The square named.
        square: Square,
        /// The board's last square.
        last: Square,
    },
    // S3
    /// The card would break the main rule.
    #[error("{card} cannot go on {square}: {} {rival} has a {card} already", sharing(*.house))]
    Breach {
        /// The square named.
        square: Square,
        /// The card in hand.
        card: Card,
        /// Where an equal card lies.
        rival: Square,
        /// What the two squares share.
        house: House,
    },
    /// The action names another card than the one in hand.
    #[error("the card in hand is {held}, not {named}")]
    WrongCard {
        /// The card in hand.
        held: Card,
        /// The card named.
        named: Card,
    },
    /// There is no card in hand.
    #[error("there is no card in hand")]
    NoCard,
    // S3, S9
    /// The program itself announces a dead end, and nobody passes.
    #[error("this card has a square: lay it; the program announces a dead end itself")]
    StuckInStrictGame,
    // S4
    /// A card is under check.
    #[error("a card is under check: answer `ok` or `object`")]
    CheckIsOpen,
    // S5
    /// A player claims to be stuck.
    #[error("a player is stuck: answer `accept` or `show` a free square")]
    ClaimIsOpen,
    /// There is nothing to answer.
    #[error("there is nothing to answer: lay the card in hand on a free square")]
    NothingToAnswer,
    /// Somebody else is to act.
    #[error("seat {0} is not to act now")]
    NotToAct(Seat),
    /// The seat has left the game, or nobody sits there.
    #[error("seat {0} is not in the game")]
    NotInGame(Seat),
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another chance event is due.
    #[error("this is not the chance event that is due")]
    OtherChanceDue,
    /// Somebody else draws.
    #[error("seat {0} is to draw")]
    OtherSeatDraws(Seat),
    /// The stack does not hold this card.
    #[error("the stack holds no {0} any more")]
    NotInStack(Card),
    // S12
    /// Only a solo player's card is drawn face up.
    #[error("cards are drawn face up in a solo game, and in no other")]
    WrongFace,
    // S1
    /// Two golden cards lie in one block.
    #[error("two golden cards lie in one block, but this setup asks for one in each")]
    NotOnePerBlock,
    /// The start cards are those of the other side of the board.
    #[error("these are the start cards of the other side of the board")]
    OtherSide,
}

fn sharing(house: House) -> &'static str {
    match house {
        House::Row => "in the same row",
        House::Column => "in the same column",
        House::Block => "in the same block",
    }
}
