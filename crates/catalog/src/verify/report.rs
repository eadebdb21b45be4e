//! What came out of checking a record's chance.

use igroteka_game::{Record, Seat};
use serde::Serialize;
use thiserror::Error;

/// What was checked, and what came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The kind of game.
    pub kind: String,
    /// The game's id.
    pub game_id: Option<String>,
    /// The service's commitment as the record has it, in hexadecimal.
    pub commitment: Option<String>,
    /// What each seat did for the seed.
    pub seats: Vec<SeatPart>,
    /// Whether the game began with a set position instead of the usual start.
    pub set_position: bool,
    /// How many chance events were computed again and found right.
    pub chance_events: u64,
    /// How many events the record has.
    pub events: usize,
    /// What came out.
    #[serde(flatten)]
    pub verdict: Verdict,
}

impl Report {
    pub(super) fn begun(record: &Record) -> Report {
        Report {
            kind: shown(&record.game),
            game_id: None,
            commitment: None,
            seats: Vec::new(),
            set_position: record.position.is_some(),
            chance_events: 0,
            events: record.events.len(),
            verdict: Verdict::Unfinished,
        }
    }
}

/// What one seat did for the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatPart {
    /// Which seat.
    pub seat: Seat,
    /// What it did.
    #[serde(flatten)]
    pub part: Part,
}

/// What a seat did for the seed. Bytes are in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "part", rename_all = "snake_case")]
pub enum Part {
    /// Nothing: contributing is optional.
    Nothing,
    /// It contributed.
    Contributed {
        /// Its commitment.
        commitment: String,
        /// Its bytes.
        value: String,
    },
    /// It committed to bytes that the record does not have.
    NotRevealed {
        /// Its commitment.
        commitment: String,
    },
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", content = "why", rename_all = "snake_case")]
pub enum Verdict {
    /// Everything follows from what was committed to, to the end of the game.
    Right,
    /// Everything follows, but the record stops before the game is over.
    Unfinished,
    /// Something does not follow. This is the first difference.
    Wrong(Difference),
    /// Nothing can be said.
    Unchecked(Obstacle),
}

/// The first thing that is not as it should be. Texts are shortened and free of control characters.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Difference {
    /// The service's commitment is not to this secret, game and setup.
    #[error(
        "The service's commitment does not fit. The record says {says}; its game id, its setup and its secret give \
         {should}. One of them is not what was committed to before the game."
    )]
    Commitment {
        /// The record's.
        says: String,
        /// What follows.
        should: String,
    },
    /// A seat's commitment is not to its contribution.
    #[error(
        "The commitment of seat {seat} does not fit. The record says {says}; its game id and the seat's \
         contribution give {should}."
    )]
    Contribution {
        /// Whose.
        seat: Seat,
        /// The record's.
        says: String,
        /// What follows.
        should: String,
    },
    /// A seat contributed that the game does not have.
    #[error("Seat {seat} is said to have contributed, but the game has {players} players.")]
    NoSuchSeat {
        /// Which.
        seat: Seat,
        /// How many there are.
        players: u8,
    },
    /// The game was played although a seat had not revealed its contribution.
    #[error(
        "Seat {seat} committed to a contribution that the record does not have. Such a game is void and must not \
         begin, but this one was played."
    )]
    NotRevealed {
        /// Which.
        seat: Seat,
    },
    /// The record names another seed.
    #[error("The seed is not the one that follows. The record says {says}; it should be {should}.")]
    Seed {
        /// The record's.
        says: String,
        /// What follows.
        should: String,
    },
    /// Chance did something else than what follows from the seed.
    #[error(
        "Event {event} is not what follows from the seed. The record says `{says}`; it should be `{should}`."
    )]
    Chance {
        /// Which event of the record, from 1.
        event: usize,
        /// The record's line.
        says: String,
        /// What follows.
        should: String,
    },
    /// An event that cannot have happened.
    #[error("Event {event} cannot have happened. The record says `{says}`; {reason}.{}", due_sentence(due.as_deref()))]
    Impossible {
        /// Which event of the record, from 1.
        event: usize,
        /// The record's line.
        says: String,
        /// Why not.
        reason: String,
        /// The chance event that is due instead.
        #[serde(skip_serializing_if = "Option::is_none")]
        due: Option<String>,
    },
}

/// Why a record cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Obstacle {
    /// There is no proof.
    #[error(
        "The record has no proof of chance: no commitment was made before the game, or it was left out.{}",
        if *seed { " It names a seed, but whoever wrote the record could have chosen that." } else { "" }
    )]
    NoProof {
        /// Whether it names a seed all the same.
        seed: bool,
    },
    /// The proof makes no sense.
    #[error("The record's proof of chance makes no sense: {message}.")]
    BadProof {
        /// What is wrong.
        message: String,
    },
    /// The game cannot even begin as the record says.
    #[error("The record is not of a game that this program knows: {message}.")]
    BadRecord {
        /// What is wrong.
        message: String,
    },
    /// The secret has not been revealed.
    #[error(
        "{} Without the secret nothing can be computed again.",
        if *over {
            "The game is over, yet the record does not have the service's secret. The service reveals it when a game \
             ends: ask for the record again."
        } else {
            "The game is not over, and the service reveals its secret only then."
        }
    )]
    NoSecret {
        /// Whether the game is over.
        over: bool,
    },
    /// The game never began.
    #[error("The game is void and never began: {} did not reveal what was committed to.", listed(seats))]
    Void {
        /// Who did not reveal.
        seats: Vec<Seat>,
    },
}

fn due_sentence(due: Option<&str>) -> String {
    due.map(|line| format!(" Chance was to decide here: `{line}`.")).unwrap_or_default()
}

fn listed(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| format!("seat {seat}")).collect();
    numbers.join(" and ")
}

/// A text of the record as it may be shown: not too long, and nothing in it that a terminal obeys.
pub(super) fn shown(text: &str) -> String {
    const LONGEST: usize = 400;
    let obeyed = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut shown: String =
        text.chars().take(LONGEST).map(|c| if obeyed(c) { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
