//! The games behind one object-safe interface, [`AnyGame`]: playing, viewing, advising, reviewing. [`kinds`] lists them.
//!
//! ```
//! use igroteka_catalog::kind;
//!
//! let mut game = kind("quoridor").unwrap().new_game(&serde_json::json!({"start": 1})).unwrap();
//! game.play(None, "e2").unwrap();
//! assert_eq!(game.status()["turn"], 2);
//! ```

mod advise;
mod any_game;
mod error;
mod kind;
mod play;
mod records;
mod review;
mod schema;
mod setup_json;
mod verify;
mod view;

pub use advise::{Advice, Advising, Candidate};
pub use any_game::{AnyGame, OwnGame};
pub use error::{Code, Refusal};
pub use igroteka_bots::{
    Budget, Cancel, CubeEquities, DecisionKind, ExpectedValues, Luck, Player, PlayerError, Reason,
    Thresholds, arena,
};
pub use kind::{Effort, Kind, PlayoutReport, kind, kinds};
pub use play::{ChanceOdds, Playing};
pub use records::{read_games, read_mat};
pub use review::Reviewing;
pub use verify::{Difference, Obstacle, Part, Report, SeatPart, Verdict, verify};
pub use view::Viewing;

/// Makes ready now what opponents would otherwise make when they are first asked. Takes a few seconds; call it where
/// nobody waits.
pub fn prepare_opponents() {
    igroteka_bots::nardy::prepare();
}
