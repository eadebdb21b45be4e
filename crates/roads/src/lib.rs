//! Roads: square cards with pieces of road, laid into one network. Three games for two to six, with two-lane roads
//! or with two and four lanes.
//!
//! ```
//! use igroteka_game::{Game, Rules, Setup as _, Stream, Turn};
//! use igroteka_roads::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::preset("newspaper")?);
//! let mut source = Stream::new(1);
//! while let Some(chance) = game.draw_chance(&mut source) {
//!     game.chance(chance)?; // the lot, then both hands
//! }
//! let Turn::Seats(seats) = game.turn() else { unreachable!() };
//! let first = seats.first().unwrap();
//! assert_eq!(game.position().hand(first).len(), 24);
//! // R7: the first card lies on one of the four squares in the middle of the page.
//! let card = game.legal(first)[0];
//! assert!(card.to_string().starts_with("2,3:"));
//! game.act(first, card)?;
//! assert_eq!(game.position().table().cards().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod builder;
mod cards;
mod chance;
mod check;
mod deal;
mod deck;
mod ending;
mod field;
mod fit;
mod glyph;
mod illegal;
mod kind;
mod moves;
mod notation;
mod position;
mod rules;
mod sample;
mod setup;
mod side;
mod sides;
mod square;
mod story;
mod table;
mod text;
mod turns;
mod validate;
mod view;

pub use action::Action;
pub use builder::SetupBuilder;
pub use cards::Cards;
pub use chance::{Chance, Glimpse, Seen};
pub use deck::Mix;
pub use ending::Ending;
pub use field::Field;
pub use fit::Requirement;
pub use igroteka_game::{Direction, ReadError};
pub use illegal::{Due, FirstSquares, Illegal};
pub use kind::{Kind, KindSet};
pub use position::{Phase, Position};
pub use setup::{Lanes, Setup, Variant};
pub use side::Side;
pub use sides::{Sides, SidesSet};
pub use square::Square;
pub use table::{Gap, Laid, OpenEnd, Table};
pub use view::{KindCount, Pack, View};
