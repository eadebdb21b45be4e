//! The rules of nardy, the backgammon family: the leaflet's game, its `exact` reading, and the international one.
//!
//! # Play a game from text
//!
//! ```
//! use igroteka_game::{Game, Seat, Turn};
//! use igroteka_nardy::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::builder().preset("international").build()?);
//! for line in ["! colours white=2", "! open 13", "1 8/5 6/5", "! throw 62"] {
//!     let event = game.read_event(line)?;
//!     game.apply(event)?;
//! }
//! assert_eq!(game.turn(), Turn::of(Seat::SECOND));
//! assert_eq!(game.position().pips(Seat::FIRST), 163);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # List the legal actions
//!
//! ```
//! use igroteka_game::{Rules as _, Seat};
//! use igroteka_nardy::{Chance, Position, Setup};
//!
//! let setup = Setup::builder().preset("international").white(Seat::FIRST).start(Seat::FIRST).build()?;
//! let mut position = Position::new(&setup);
//! position.apply_chance(&Chance::Throw("31".parse()?));
//! let mut actions = Vec::new();
//! position.legal(Seat::FIRST, &mut actions);
//! assert_eq!(actions.len(), 16);
//! assert!(actions.iter().any(|action| action.to_string() == "8/5 6/5"));
//! // There are many ways to write a play; the position reads them all.
//! assert_eq!(position.read_action(Seat::FIRST, "6/5 8/5")?.to_string(), "8/5 6/5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Set up a variant or a position
//!
//! ```
//! use igroteka_game::{Rules as _, Seat};
//! use igroteka_nardy::{BearOff, Points, Position, Setup};
//!
//! let setup = Setup::builder()
//!     .bear_off(BearOff::Standard)
//!     .points(Points::Gammon)
//!     .cube(true)
//!     .match_to(7)
//!     .score([3, 6])
//!     .white(Seat::FIRST)
//!     .start(Seat::FIRST)
//!     .build()?;
//! assert!(setup.is_crawford_game());
//! let position = Position::new(&setup);
//! for (program, text) in position.foreign_texts() {
//!     println!("{program}: {text}");
//! }
//! assert_eq!(Position::read(&setup, &position.to_string())?, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod after;
mod another_checker;
mod base64;
mod bear_off;
mod builder;
mod chance;
mod check;
mod cube;
mod dice;
mod doubles;
mod gnu;
mod ids;
mod illegal;
mod legs;
pub mod mat;
mod moves;
mod notation;
mod pairs;
mod play;
mod plays;
mod point;
mod position;
mod rules;
mod setup;
mod side;
mod stake;
mod steps;
mod text;
#[cfg(feature = "typescript")]
mod typescript;
mod validate;
mod view;
mod xgid;

pub use action::Action;
pub use after::after_plays;
pub use builder::SetupBuilder;
pub use chance::{Chance, Glimpse};
pub use cube::Cube;
pub use dice::{Die, Throw};
pub use igroteka_game::ReadError;
pub use illegal::Illegal;
pub use play::{Part, Play};
pub use point::Point;
pub use position::{Ending, Phase, Position, Reason, Resignation};
pub use setup::{BearOff, LONGEST_MATCH, Points, Setup};
pub use side::{CHECKERS, Side};
pub use stake::Stake;
pub use view::{ResignationView, SideView, View};
