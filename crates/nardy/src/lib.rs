//! The rules of nardy, the backgammon family: the leaflet's game, its `exact` reading, and the international one.
//!
//! ```
//! use igroteka_game::{Game, Seat, Setup as _, Stream, Turn};
//! use igroteka_nardy::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::preset("international")?);
//! for line in ["! colours white=2", "! open 13", "1 8/5 6/5", "! throw 62"] {
//!     let event = game.read_event(line)?;
//!     game.apply(event)?;
//! }
//! assert_eq!(game.turn(), Turn::of(Seat::SECOND));
//! assert_eq!(game.position().pips(Seat::FIRST), 163);
//! assert!(game.legal(Seat::SECOND).iter().any(|play| play.to_string() == "24/18 13/11"));
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
