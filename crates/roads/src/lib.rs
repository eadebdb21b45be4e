//! Roads: square cards with pieces of road, laid into one network. Three games for two to six, with two-lane roads
//! or with two and four lanes.
//!
//! # Play a game from text
//!
//! ```
//! use igroteka_game::{Game, Stream};
//! use igroteka_roads::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::builder().build()?);
//! let mut source = Stream::new(1);
//! let start = game.read_event("! start 2")?;
//! game.apply(start)?;
//! while let Some(chance) = game.draw_chance(&mut source) {
//!     game.chance(chance)?; // both hands
//! }
//! let held = game.position().hand("2".parse()?).iter().next().expect("a hand has cards");
//! let first = game.read_event(&format!("2 0,0:{held}"))?;
//! game.apply(first)?;
//! assert_eq!(game.position().table().cards()[0].to_string(), format!("0,0:{held}"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # List the legal actions
//!
//! ```
//! use igroteka_game::{Game, Stream, Turn};
//! use igroteka_roads::{Position, Setup, Variant};
//!
//! let mut game = Game::<Position>::new(Setup::builder().variant(Variant::Newspaper).build()?);
//! let mut source = Stream::new(1);
//! while let Some(chance) = game.draw_chance(&mut source) {
//!     game.chance(chance)?; // the lot, then both hands
//! }
//! let Turn::Seats(seats) = game.turn() else { panic!("somebody begins") };
//! let first = seats.first().expect("somebody begins");
//! // R7: the first card lies on one of the four squares in the middle of the page.
//! let actions = game.legal(first);
//! assert!(actions[0].to_string().starts_with("2,3:"));
//! game.act(first, actions[0])?;
//! assert_eq!(game.position().table().cards().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Set up a variant or a position
//!
//! ```
//! use igroteka_game::{Rules as _, Seat};
//! use igroteka_roads::{Lanes, Position, Setup, Variant};
//!
//! let setup = Setup::builder()
//!     .variant(Variant::Pile)
//!     .players(3)
//!     .start(Seat::FIRST)
//!     .lanes(Lanes::Mixed)
//!     .field(Some("8×8".parse()?))
//!     .build()?;
//! let position = Position::new(&setup);
//! assert_eq!(position.deck().len(), 72);
//! assert_eq!(Position::read(&setup, &position.to_string())?, position);
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
#[cfg(feature = "typescript")]
mod typescript;
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
