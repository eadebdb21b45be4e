//! The rules of sudoku, the board game for one to four players: every card laid earns a point for each card
//! that already lies in its row, column or block.
//!
//! Decisions are named `S1`–`S18` (this game) and `G1`–`G8` (every game); comments and tests use those names.
//!
//! # Play a game from text
//!
//! ```
//! use igroteka_game::{Game, Seat};
//! use igroteka_sudoku::{Layout, Position, Setup, Side};
//!
//! let setup = Setup::builder().side(Side::Children).layout(Layout::Empty).build()?;
//! let mut game = Game::<Position>::new(setup);
//! for line in ["! start 1", "! draw 1 3", "! draw 2 5", "1 c2=3", "! draw 1 6", "2 c3=5"] {
//!     let event = game.read_event(line)?;
//!     game.apply(event)?;
//! }
//! assert_eq!(game.position().score(Seat::FIRST), 0);
//! assert_eq!(game.position().score(Seat::SECOND), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # List the legal actions
//!
//! ```
//! use igroteka_game::{Game, Stream, Turn};
//! use igroteka_sudoku::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::builder().build()?);
//! let mut source = Stream::new(7);
//! // The lot, the golden cards, and a card for each player.
//! while let Some(chance) = game.draw_chance(&mut source) {
//!     game.chance(chance)?;
//! }
//! let Turn::Seats(seats) = game.turn() else { panic!("somebody is to lay a card") };
//! let mover = seats.first().expect("somebody is to lay a card");
//! let card = game.position().hand(mover).expect("every player holds a card");
//! let actions = game.legal(mover);
//! assert_eq!(actions.len() as u32, game.position().legal_squares(card).len());
//! // A player writes the square; the record adds the card.
//! println!("{} {:#}", actions[0], actions[0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Set up a variant or a position
//!
//! ```
//! use igroteka_game::{Rules as _, Seat};
//! use igroteka_sudoku::{Grid, Position, Setup, StartCards};
//!
//! let golden = StartCards::read(Grid::Adult, "a1=1 b2=2 c3=3 d4=4 e5=5 f6=6 g7=7 h8=8 i9=9")?;
//! let setup = Setup::builder().players(3).start(Seat::FIRST).golden_cards(&golden).build()?;
//! let position = Position::new(&setup);
//! // The three golden cards of its block count, and no other lies in its row or column.
//! assert_eq!(position.points("b1".parse()?), 3);
//! assert_eq!(Position::read(&setup, &position.to_string())?, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
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
#[cfg(feature = "typescript")]
mod typescript;
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
