//! The rules of metro: domino tiles laid along the lines of an underground map.
//!
//! Players take turns to add a tile to an open line. Whoever completes a line opens a station, from which more
//! lines leave. The game ends with somebody's last tile or fifth station.
//!
//! ```
//! use igroteka_game::{Game, Seat, Setup as _, Stream, Turn};
//! use igroteka_metro::{Position, Setup};
//!
//! let mut game = Game::<Position>::new(Setup::preset("calm")?);
//! let mut source = Stream::new(7);
//! while let Some(chance) = game.draw_chance(&mut source) {
//!     game.chance(chance)?; // the lot, then a hand of nine for everybody
//! }
//! let Turn::Seats(seats) = game.turn() else { panic!("somebody begins") };
//! let seat = seats.first().expect("somebody begins");
//! assert_eq!(game.position().hand(seat).len(), 9);
//! let moves = game.legal(seat);
//! game.act(seat, moves[0].clone())?;
//! assert_eq!(game.position().hand(seat).len(), 8);
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
