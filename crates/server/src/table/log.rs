//! The entries of a table's log, stored as JSON. They name people by id and contain secrets: the log never leaves the
//! service.

use igroteka_protocol::{GameId, Links, Options, PersonId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::state::Holder;

/// One entry of a table's log. Deliberately without `Debug`.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum LogEvent {
    /// The table was set up.
    Created { host: PersonId, game: String, setup: Value, seats: Vec<Holder>, options: Options, links: Links },
    /// Somebody sat down.
    Joined { seat: u8, person: PersonId, contributes: bool },
    /// Somebody stood up, or was sent away.
    Left { seat: u8, kicked: bool },
    /// The next game is set up. `fresh` begins a new match.
    Prepared { game: GameId, setup: Value, fresh: bool, secret: String, contributors: Vec<u8>, rated: bool },
    /// A seat committed to a contribution.
    Committed { seat: u8, commitment: String },
    /// All commitments are out.
    Revealing,
    /// A seat revealed its contribution.
    Revealed { seat: u8, value: String },
    /// These seats did not reveal what they had committed to.
    Voided { seats: Vec<u8> },
    /// The game began.
    Started,
    /// One line of the game's record. `said` is the mover's spelling, if it differs; `lag` is the part of the mover's
    /// time that the network took.
    Line {
        line: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<String>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        auto: bool,
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// The game ended.
    Ended,
    /// A seat asked to take its last move back.
    TakebackAsked { seat: u8 },
    /// A seat agreed to that.
    TakebackAgreed { seat: u8 },
    /// A seat declined that.
    TakebackDeclined,
    /// A seat declined the draw on offer.
    DrawDeclined { seat: u8 },
    /// A seat asked for a pause, or agreed to it.
    PauseAsked { seat: u8 },
    /// The game was paused.
    Paused,
    /// The game was resumed.
    Resumed,
    /// A player has been away for the grace time, or left.
    Absent { seat: u8 },
    /// The player is back.
    Returned { seat: u8 },
    /// The others wait for another grace time.
    Waiting { seat: u8 },
    /// The house bot plays on for a seat.
    Substituted { seat: u8, level: u8 },
    /// A seat asked for the next game.
    RematchAsked { seat: u8 },
    /// The chat was switched on or off.
    ChatSet { on: bool },
    /// Somebody was muted, or may speak again.
    Muted { who: PersonId, muted: bool },
    /// The table was closed.
    Closed,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(lag: &u32) -> bool {
    *lag == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_bot_is_stored_under_its_short_name() {
        let holder = Holder::HouseBot { level: 3 };
        let text = r#"{"kind":"house","level":3}"#;
        assert_eq!(serde_json::to_string(&holder).unwrap(), text);
        assert_eq!(serde_json::from_str::<Holder>(text).unwrap(), holder);
    }
}
