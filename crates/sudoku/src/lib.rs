//! The rules of sudoku, the board game for one to four players: every card laid earns a point for each card
//! that already lies in its row, column or block.
//!
//! Decisions are named `S1`–`S18` (this game) and `G1`–`G8` (every game); comments and tests use those names.
//!
//! ```
//! use igroteka_game::{Game, Rules, Seat, Setup as _, Source, Stream, Turn};
//! use igroteka_sudoku::{Position, Setup};
//!
//! let mut game: Game<Position> = Game::new(Setup::preset("children").unwrap());
//! let mut source = Stream::new(7);
//! // The lot, the animals laid at the start, and a card for each player.
//! while let Some(chance) = game.draw_chance(&mut source) {
//!     game.chance(chance).unwrap();
//! }
//! let Turn::Seats(seats) = game.turn() else { panic!("somebody is to lay a card") };
//! let mover = seats.first().unwrap();
//! let card = game.position().hand(mover).unwrap();
//! let square = game.position().legal_squares(card).first().unwrap();
//! let worth = game.position().points(square);
//! let action = game.position().read_action(mover, &square.to_string()).unwrap();
//! game.act(mover, action).unwrap();
//! assert_eq!(game.position().score(mover), worth);
//! assert_eq!(game.position().hand(mover), None, "a new card is drawn next");
//! ```

mod action;
mod answers;
mod board;
mod builder;
mod card;
mod chance;
mod check;
mod grid;
mod illegal;
mod moves;
mod notation;
mod outcome;
mod phase;
mod position;
mod resign;
mod rules;
mod sample;
mod scoring;
mod setup;
mod square;
mod start_cards;
mod text;
mod turns;
mod validate;
mod view;
mod words;

pub use action::Action;
pub use board::Board;
pub use builder::SetupBuilder;
pub use card::{Animal, Card, CardCounts};
pub use chance::{Chance, Glimpse};
pub use grid::{Grid, House};
pub use igroteka_game::ReadError;
pub use illegal::Illegal;
pub use phase::{End, Phase};
pub use position::Position;
pub use scoring::{Scoring, TrackMark};
pub use setup::{BlockShape, EndRule, GoldenRule, Layout, Referee, Setup, Side};
pub use square::{Square, SquareSet};
pub use start_cards::{StartCards, StartProblem, StartRule};
pub use view::{LaidCard, SeatView, View};
