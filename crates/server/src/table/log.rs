//! The entries of a table's log, stored as JSON. They name people by id and contain secrets: the log never leaves the
//! service.

use igroteka_game::{FIRST_RULES, TextEvent};
use igroteka_protocol::{ClosedFor, GameId, Links, Options, PersonId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::state::Holder;

/// One entry of a table's log. Deliberately without `Debug`.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum LogEvent {
    /// The table was set up. `position` is where its games begin, if not as the setup says; `?` in it is dealt by lot.
    Created {
        host: PersonId,
        game: String,
        setup: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
        seats: Vec<Holder>,
        options: Options,
        links: Links,
    },
    /// Somebody sat down.
    Joined { seat: u8, person: PersonId, contributes: bool },
    /// Somebody stood up, or was sent away.
    Left { seat: u8, kicked: bool },
    /// The host left: somebody else at the table is the host now.
    HostPassed { host: PersonId },
    /// The host changed what is agreed, before the first game; a seat without a new holder stays as it was.
    Changed { setup: Value, seats: Vec<Option<Holder>>, options: Options },
    /// A seat agreed to that.
    Agreed { seat: u8 },
    /// The next game is set up. `rules` is the version of its rules, which it keeps; `fresh` begins a new match, where
    /// the setup says or from `position`, in which everything is dealt.
    Prepared {
        game: GameId,
        #[serde(default = "first_rules")]
        rules: u32,
        setup: Value,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
        fresh: bool,
        secret: String,
        contributors: Vec<u8>,
        rated: bool,
    },
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
    /// An event of the running game, stored as a line of its record. `said` is the mover's spelling, if it differs;
    /// `lag` is the part of the mover's time that the network took.
    Line {
        #[serde(rename = "line", with = "as_line")]
        event: TextEvent,
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
    /// The player took the seat over from it.
    TakenOver { seat: u8 },
    /// A seat took a hint for its decision.
    Hint { seat: u8 },
    /// A seat asked for the next game.
    RematchAsked { seat: u8 },
    /// The chat was switched on or off.
    ChatSet { on: bool },
    /// Somebody was muted, or may speak again.
    Muted { who: PersonId, muted: bool },
    /// The table was closed; `reason` if neither the host did it nor time alone.
    Closed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<ClosedFor>,
    },
}

/// What games were played under before the log named a version.
fn first_rules() -> u32 {
    FIRST_RULES
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(lag: &u32) -> bool {
    *lag == 0
}

/// Events as lines of a record.
mod as_line {
    use igroteka_game::{MAX_SEATS, TextEvent, TextEventRef};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(event: &TextEvent, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(event)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TextEvent, D::Error> {
        let line = String::deserialize(deserializer)?;
        // How many seats the game has is checked when the event is applied.
        let event = TextEventRef::read(&line, MAX_SEATS as u8).map_err(D::Error::custom)?;
        Ok(event.to_text_event())
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Event, Seat};

    use super::*;

    #[test]
    fn an_event_is_stored_as_a_line_of_the_record() {
        let stored = |event, said, auto, lag| {
            let text = serde_json::to_string(&LogEvent::Line { event, said, auto, lag }).unwrap();
            let again: LogEvent = serde_json::from_str(&text).unwrap();
            assert_eq!(serde_json::to_string(&again).unwrap(), text);
            text
        };
        let act = |action: &str| Event::Act(Seat::SECOND, action.to_owned());
        assert_eq!(stored(act("8/5 6/5"), None, false, 0), r#"{"kind":"line","line":"2 8/5 6/5"}"#);
        assert_eq!(
            stored(act("e3=7"), Some("e3".to_owned()), false, 120),
            r#"{"kind":"line","line":"2 e3=7","said":"e3","lag":120}"#
        );
        assert_eq!(stored(act("pass"), None, true, 0), r#"{"kind":"line","line":"2 pass","auto":true}"#);
        let throw = Event::Chance("throw 31".to_owned());
        assert_eq!(stored(throw, None, false, 0), r#"{"kind":"line","line":"! throw 31"}"#);
        for unreadable in [r#"{"kind":"line","line":"e2"}"#, r#"{"kind":"line","line":"7 e2"}"#] {
            assert!(serde_json::from_str::<LogEvent>(unreadable).is_err(), "{unreadable}");
        }
    }

    #[test]
    fn a_game_is_stored_with_the_version_of_its_rules_and_began_with_the_first_if_none_is_named() {
        let version = |text: &str| match serde_json::from_str(text).unwrap() {
            LogEvent::Prepared { rules, .. } => rules,
            _ => unreachable!("it is the entry of a game"),
        };
        let prepared = LogEvent::Prepared {
            game: GameId(7),
            rules: 2,
            setup: Value::Null,
            position: None,
            fresh: true,
            secret: String::new(),
            contributors: Vec::new(),
            rated: false,
        };
        let text = serde_json::to_string(&prepared).unwrap();
        assert_eq!(version(&text), 2);
        assert_eq!(version(&text.replace(r#""rules":2,"#, "")), 1, "{text}");
    }

    #[test]
    fn a_house_bot_is_stored_under_its_short_name() {
        let holder = Holder::HouseBot { level: 3 };
        let text = r#"{"kind":"house","level":3}"#;
        assert_eq!(serde_json::to_string(&holder).unwrap(), text);
        assert_eq!(serde_json::from_str::<Holder>(text).unwrap(), holder);
    }
}
