//! Computer opponents. A bot is asked with what its seat may know – a view and that seat's record – and never with
//! the position, so it cannot cheat.
//!
//! Each game is an [`Opponent`]: it composes its five levels from shared searches and its own evaluation.
//! [`Player`] names who plays – `level5`, `greedy`, or `house` for the one-move bot – and [`arena`] lets two of them
//! meet.

mod ask;
mod calibration;
mod compare;
mod judge;
mod one_move;
mod opponent;
mod player;
mod random;
mod reviewed;
mod search;
mod search_limits;
mod search_threads;
mod uniform;

pub mod arena;
pub mod learn;
pub mod metro;
pub mod nardy;
pub mod quoridor;
pub mod roads;
pub mod sudoku;

/// Calls a macro with the games, in the order in which they stand on the shelf. Each is a module of this crate whose
/// `Position` implements [`Reviewed`]. This is the only list of games.
#[macro_export]
macro_rules! games {
    ($list:ident) => {
        $list! { roads quoridor sudoku metro nardy }
    };
}

pub use ask::{Advice, Ask, Bot, Budget, Candidate, CubeEquities, ask, ask_comparing};
pub use judge::Judge;
pub use one_move::{OneMove, one_move};
pub use opponent::{AtLevel, Opponent};
pub use player::{Player, PlayerError};
pub use random::Random;
pub use reviewed::{DecisionKind, ExpectedValues, Luck, Reason, Reviewed, Thresholds};
pub use search_limits::{Cancel, SearchLimits};
