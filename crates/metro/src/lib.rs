//! The rules of metro: domino tiles laid along the lines of an underground map.
//!
//! Players take turns to add a tile to an open line. Whoever completes a line opens a station, from which more
//! lines leave. The game ends with somebody's last tile or fifth station.
//!
//! # Play a game from text
//!
//! ```
//! use igroteka_game::{Game, Seat};
//! use igroteka_metro::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::builder().build()?);
//! for line in [
//!     "! start 1",
//!     "! deal 1 0-5 1-5 2-5 3-5 4-5 5-6 5-7 5-8 5-9",
//!     "! deal 2 0-4 1-4 2-4 3-4 4-6 4-7 4-8 4-9 6-6",
//!     "1 4-5>L1",
//! ] {
//!     let event = game.read_event(line)?;
//!     game.apply(event)?;
//! }
//! assert_eq!(game.position().hand(Seat::FIRST).len(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # List the legal actions
//!
//! ```
//! use igroteka_game::{Game, Stream, Turn};
//! use igroteka_metro::{Action, Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::builder().preset("calm").build()?);
//! let mut source = Stream::new(7);
//! while let Some(chance) = game.draw_chance(&mut source) {
//!     game.chance(chance)?; // the lot, then a hand of nine for everybody
//! }
//! let Turn::Seats(seats) = game.turn() else { panic!("somebody begins") };
//! let seat = seats.first().expect("somebody begins");
//! for action in game.legal(seat) {
//!     if let Action::Lay(placement) = action {
//!         assert!(game.position().hand(seat).contains(placement.tile.tile()));
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Set up a variant or a position
//!
//! ```
//! use igroteka_game::{Rules as _, Seat};
//! use igroteka_metro::{Position, Setup};
//!
//! let setup = Setup::builder().players(4).start(Seat::SECOND).start_tile(true).tokens_per_turn(Some(1)).build()?;
//! let position = Position::new(&setup);
//! assert_eq!(position.players(), 4);
//! assert_eq!(Position::read(&setup, &position.to_string())?, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod assemble;
mod builder;
mod chance;
mod check;
mod city;
mod illegal;
mod line;
mod moves;
mod notation;
mod position;
mod resign;
mod rules;
mod sample;
mod scoring;
mod setup;
mod stage;
mod story;
mod table;
mod text;
mod tile;
mod tile_set;
mod turn;
#[cfg(feature = "typescript")]
mod typescript;
mod validate;
mod view;

pub use action::{Action, Placement};
pub use builder::SetupBuilder;
pub use chance::{Chance, Glimpse};
pub use city::{City, CityError, CityId, LineSpec, Station, StationId};
pub use igroteka_game::ReadError;
pub use illegal::Illegal;
pub use line::{Line, LineId, LineState};
pub use position::Position;
pub use setup::Setup;
pub use stage::{Ending, Stage};
pub use table::{MAX_ACTIVE, OpenedStation, Table};
pub use tile::{Pip, Placed, Tile};
pub use tile_set::TileSet;
pub use view::{LineView, SeatView, StageName, StationView, View};
