//! Matches as Jellyfish `.mat` files, which most backgammon programs exchange.
//!
//! Seat 1 stands on the left. The format knows the international game only, from its first position; it has no word
//! for a resignation, which shows as a game that is won without having been played out.
//!
//! ```
//! let text = " 0 point match\n\n Game 1\n Olya : 0            Petro : 0\n  1) 31: 8/5 6/5\n";
//! let mat = igroteka_nardy::mat::read(text).unwrap();
//! assert_eq!(mat.games[0].seq(), 2);
//! assert!(igroteka_nardy::mat::write(["Olya", "Petro"], &mat.games).unwrap().contains("31: 8/5 6/5"));
//! ```

mod read;
mod write;

use igroteka_game::Game;
use thiserror::Error;

pub use read::read;
pub use write::write;

use crate::Position;

/// A file longer than this is refused unread.
pub const MOST_BYTES: usize = 1 << 20;
/// A file with more games is refused.
pub const MOST_GAMES: usize = 500;

/// The games of one file.
#[derive(Clone, Debug)]
pub struct Mat {
    /// The players, seat 1 first.
    pub names: [String; 2],
    /// The games in order, each with its own setup.
    pub games: Vec<Game<Position>>,
}

/// Why a file cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MatError {
    /// A line does not say what it should, or says what cannot happen.
    #[error("line {line}: {problem}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// The format cannot say it.
    #[error("game {game} cannot be written as .mat: {problem}")]
    Unwritable {
        /// The game, from 1.
        game: usize,
        /// What is in the way.
        problem: &'static str,
    },
}
