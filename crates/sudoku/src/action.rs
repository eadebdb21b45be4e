//! What a seat does.

use std::fmt;

use crate::{Card, Square};

/// An action. `{}` is what a player writes, `{:#}` what the record says: it names the card too.
///
/// ```
/// use igroteka_sudoku::{Action, Card, Square};
///
/// let action = Action::Lay { square: Square::read("e3", 9).unwrap(), card: Card::new(7).unwrap() };
/// assert_eq!(format!("{action} {action:#}"), "e3 e3=7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay the card in hand: `e3`.
    Lay {
        /// Where.
        square: Square,
        /// The card in hand.
        card: Card,
    },
    /// Show the card and say that it has no square: `stuck` (S5).
    Stuck {
        /// The card in hand.
        card: Card,
    },
    /// Let the card under check stand: `ok` (S4).
    Ok,
    /// Say that the card under check breaks the main rule: `object` (S4).
    Object,
    /// Agree that the card shown has no square: `accept` (S5).
    Accept,
    /// Show a square for it: `show e5` (S5).
    Show {
        /// A free square.
        square: Square,
    },
    /// Leave the game: `resign`. The card in hand leaves it too, face up (G6), so the action carries it for
    /// those who see it; the text does not.
    Resign {
        /// The card in hand, if there is one.
        card: Option<Card>,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { square, card } if f.alternate() => write!(f, "{square}={card}"),
            Action::Lay { square, .. } => write!(f, "{square}"),
            Action::Stuck { card } if f.alternate() => write!(f, "stuck={card}"),
            Action::Stuck { .. } => f.write_str("stuck"),
            Action::Ok => f.write_str("ok"),
            Action::Object => f.write_str("object"),
            Action::Accept => f.write_str("accept"),
            Action::Show { square } => write!(f, "show {square}"),
            Action::Resign { .. } => f.write_str("resign"),
        }
    }
}
