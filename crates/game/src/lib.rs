//! The contract that every game of Igroteka fulfils, and what follows from it alone.
//!
//! A game implements [`Rules`] for its position type. In return it gets [`Game`] (a position with its
//! record), [`Record`] (text that replays), [`Match`] (a series of games), [`perft`], random
//! [`playout`]s and the conformance suite. Nothing here reads a clock, a file or a socket.
//!
//! # Seats and whose turn it is
//!
//! ```
//! use igroteka_game::{Seat, SeatSet, Turn};
//!
//! let second: Seat = "2".parse()?;
//! assert_eq!(second.next(4).to_string(), "3");
//! let turn = Turn::Seats(SeatSet::all(4).without(second));
//! assert!(!turn.includes(second));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Random numbers that can be repeated
//!
//! ```
//! use igroteka_game::{Source as _, Stream};
//!
//! let throw = |seed| {
//!     let mut source = Stream::new(seed);
//!     [source.below(6) + 1, source.below(6) + 1]
//! };
//! assert_eq!(throw(7), throw(7));
//! ```
//!
//! # Records
//!
//! ```
//! use igroteka_game::Record;
//!
//! let text = "igroteka-record: 1\ngame: quoridor\nrules: 1\nsetup.players: 2\n\n! start 1\n1 e2\n";
//! let record: Record = text.parse()?;
//! assert_eq!(record.game, "quoridor");
//! assert_eq!(record.events, ["! start 1", "1 e2"]);
//! // With the rules of a game, `record.replay::<R>()` plays it.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bit_set;
#[cfg(feature = "proof")]
mod bytes32;
mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
mod direction;
mod event;
#[cfg(feature = "proof")]
mod fair;
mod game;
mod knowledge;
mod matching;
mod outcome;
mod perft;
mod playout;
#[cfg(feature = "proof")]
pub mod proof;
mod read;
mod record;
mod rules;
mod seat;
mod series;
mod setup;
mod source;
mod state;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use bit_set::{BitIndex, BitSet, Word};
pub use chance::Odds;
pub use direction::Direction;
pub use event::{Event, FullEvent, RESIGN, SeenEvent, TextEvent, TextEventRef};
#[cfg(feature = "proof")]
pub use fair::{FairChance, FairEvent, Seed, bounded};
pub use game::{Game, MAX_EVENTS};
pub use knowledge::SeatRecord;
pub use matching::random_matching;
pub use outcome::{Outcome, Scores};
pub use perft::{PerftError, perft};
pub use playout::{Playout, playout};
#[cfg(feature = "proof")]
pub use proof::{Commitment, Contribution, Proof, ProofError, SeatContribution, Secret, SetupHash};
pub use read::{ReadError, Reader};
pub use record::{FORMAT_VERSION, Record, RecordError};
pub use rules::{Limits, PlayError, Rules};
pub use seat::{MAX_SEATS, Seat, SeatSet, Turn};
pub use series::Match;
pub use setup::{FIRST_RULES, Field, FieldKind, Preset, Setup, SetupError, Value, Values};
pub use source::{Source, Stream};
pub use state::EventError;
