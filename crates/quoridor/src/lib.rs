//! The rules of quoridor: a race across the board in which every fence makes somebody's way longer.
//!
//! # Play a game from text
//!
//! ```
//! use igroteka_game::{Game, Seat};
//! use igroteka_quoridor::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::builder().build()?);
//! for line in ["! start 1", "1 e2", "2 e2h", "1 d2"] {
//!     let event = game.read_event(line)?;
//!     game.apply(event)?;
//! }
//! assert_eq!(game.position().to_string(), "d2 e9 / 10 9 / e2h / 2");
//! assert_eq!(game.position().distance(Seat::FIRST), Some(7));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # List the legal actions
//!
//! ```
//! use igroteka_game::{Rules as _, Seat};
//! use igroteka_quoridor::{Action, Illegal, Position, Setup};
//!
//! let position = Position::new(&Setup::builder().start(Seat::FIRST).build()?);
//! let mut actions = Vec::new();
//! position.legal(Seat::FIRST, &mut actions);
//! assert_eq!(actions.len(), 3 + 128);
//! assert!(actions.contains(&Action::Step("e2".parse()?)));
//!
//! // An action that is not legal is refused with the reason.
//! let reason: Illegal = position.check(Seat::FIRST, &"e3".parse()?).unwrap_err();
//! println!("{reason}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Set up a variant or a position
//!
//! ```
//! use igroteka_game::{Rules as _, Seat};
//! use igroteka_quoridor::{Position, Setup};
//!
//! let small = Setup::builder().size(5).fences(3).build()?;
//! let position = Position::read(&small, "c1 c5 / 3 2 / b1h / 1")?;
//! assert_eq!(position.pawn(Seat::SECOND), Some("c5".parse()?));
//! assert_eq!(position.distance(Seat::FIRST), Some(5));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod builder;
mod chance;
mod check;
mod fence;
mod illegal;
mod jump;
mod moves;
mod notation;
mod position;
mod rules;
mod setup;
mod square;
mod text;
#[cfg(feature = "typescript")]
mod typescript;
mod validate;
mod view;
mod walls;
mod way;

pub use action::Action;
pub use builder::SetupBuilder;
pub use chance::{Chance, Glimpse};
pub use fence::{Fence, FenceSet, Orientation};
pub use igroteka_game::{Direction, ReadError};
pub use illegal::Illegal;
pub use position::Position;
pub use setup::Setup;
pub use square::{Square, SquareSet};
pub use view::View;
