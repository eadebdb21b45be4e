//! The rules of quoridor: a race across the board in which every fence makes somebody's way longer.
//!
//! ```
//! use igroteka_game::{Game, Rules, Seat, Setup as _};
//! use igroteka_quoridor::{Chance, Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::preset("two").unwrap());
//! game.chance(Chance::Start(Seat::FIRST)).unwrap();
//! for event in ["1 e2", "2 e2h", "1 d2"] {
//!     let event = game.read_event(event).unwrap();
//!     game.apply(event).unwrap();
//! }
//! assert_eq!(game.position().to_string(), "d2 e9 / 10 9 / e2h / 2");
//! assert_eq!(game.position().distance(Seat::FIRST), Some(7));
//! assert_eq!(game.position().count_legal(Seat::SECOND), 3 + 124);
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
