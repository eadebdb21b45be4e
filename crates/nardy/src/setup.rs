//! What is agreed before a game.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{Field, FieldKind, Outcome, Preset, ReadError, Seat, SetupError, Value, Values};

use crate::{Cube, Phase, Position, Side};

/// The longest match, in points.
pub const LONGEST_MATCH: u8 = 99;

/// Which dice bear off (N4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BearOff {
    /// Only a 2, 4 or 6: from its own point, or from the highest when nothing stands higher.
    Even,
    /// Any die, only from its own point.
    Exact,
    /// Any die: from its own point, or from the highest when nothing stands higher.
    Standard,
}

impl BearOff {
    /// All of them.
    pub const ALL: [BearOff; 3] = [BearOff::Even, BearOff::Exact, BearOff::Standard];

    /// The word of the setup.
    pub const fn word(self) -> &'static str {
        match self {
            BearOff::Even => "even",
            BearOff::Exact => "exact",
            BearOff::Standard => "standard",
        }
    }
}

impl fmt::Display for BearOff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for BearOff {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<BearOff, ReadError> {
        (BearOff::ALL.into_iter().find(|one| one.word() == text))
            .ok_or_else(|| ReadError::new("a bear-off is even, exact or standard", text))
    }
}

/// What a win counts (N9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// Always one.
    Single,
    /// One, two for a gammon, three for a backgammon.
    Gammon,
}

impl Points {
    /// All of them.
    pub const ALL: [Points; 2] = [Points::Single, Points::Gammon];

    /// The word of the setup.
    pub const fn word(self) -> &'static str {
        match self {
            Points::Single => "single",
            Points::Gammon => "gammon",
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Points {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Points, ReadError> {
        (Points::ALL.into_iter().find(|one| one.word() == text))
            .ok_or_else(|| ReadError::new("points are single or gammon", text))
    }
}

/// The agreement of one game. In a match it also carries the match so far, so that each game stands alone.
///
/// ```
/// use igroteka_game::Setup as _;
/// use igroteka_nardy::{BearOff, Setup};
/// assert_eq!(Setup::preset("leaflet").unwrap().bear_off, BearOff::Even);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Who plays White; `None` for the lot.
    pub white: Option<Seat>,
    /// Who begins with an ordinary throw; `None` for the opening throw.
    pub start: Option<Seat>,
    /// Which dice bear off.
    pub bear_off: BearOff,
    /// What a win counts.
    pub points: Points,
    /// Whether the doubling cube lies on the table.
    pub cube: bool,
    /// The match is to this many points; 0 for a single game.
    pub match_to: u8,
    /// The points of the match before this game, by seat.
    pub score: [u8; 2],
    /// The Crawford game of this match is still to come, or is this one. Cleared once it has been played.
    pub crawford: bool,
    /// Gammons count only once the cube has been turned; in single games with the cube.
    pub jacoby: bool,
}

impl Setup {
    /// Whether this is the Crawford game: the first one after somebody came within a point of the match (N10).
    pub fn is_crawford_game(&self) -> bool {
        let [one, other] = self.score;
        self.crawford && one != other && one.max(other) + 1 == self.match_to
    }

    /// Whether resigning is an offer that the opponent answers, because a game may count more than one (G6).
    pub fn resigning_is_an_offer(&self) -> bool {
        self.points == Points::Gammon || self.cube
    }

    /// The setup of the game after one that ended like this (G8): the score goes on, the opening throw decides who
    /// begins, and after the Crawford game `crawford` is cleared. After the last game a new match begins.
    #[must_use]
    pub fn after(&self, outcome: &Outcome) -> Setup {
        let mut next = Setup { start: None, ..*self };
        if self.match_to == 0 {
            return next;
        }
        let total = |seat: Seat| i64::from(self.score[seat.index()]) + i64::from(outcome.scores.get(seat));
        let totals = [Seat::FIRST, Seat::SECOND].map(total);
        if totals.iter().any(|&points| points >= self.match_to.into()) {
            next.score = [0, 0];
            // A cleared flag with somebody one point away most likely means that the Crawford game was played.
            next.crawford = self.crawford || self.score.contains(&(self.match_to - 1));
        } else {
            next.score = totals.map(|points| points as u8);
            next.crawford = self.crawford && !self.is_crawford_game();
        }
        next
    }
}

const LOT: Value = Value::text("lot");

impl igroteka_game::Setup for Setup {
    const VERSIONS: &'static [u32] = &[1];
    const FIELDS: &'static [Field] = &[
        Field {
            name: "players",
            kind: FieldKind::Int { min: 2, max: 2 },
            default: Some(Value::Int(2)),
            about: "how many play",
        },
        Field {
            name: "start",
            kind: FieldKind::SeatOrLot,
            default: Some(LOT),
            about: "who begins with an ordinary throw, or the opening throw",
        },
        Field { name: "white", kind: FieldKind::SeatOrLot, default: Some(LOT), about: "who plays White" },
        Field {
            name: "bear_off",
            kind: FieldKind::Choice(&["even", "exact", "standard"]),
            default: Some(Value::text("even")),
            about: "which dice bear off: even ones, exact ones, or any",
        },
        Field {
            name: "points",
            kind: FieldKind::Choice(&["single", "gammon"]),
            default: Some(Value::text("single")),
            about: "whether gammons count double and backgammons triple",
        },
        Field {
            name: "cube",
            kind: FieldKind::Bool,
            default: Some(Value::Bool(false)),
            about: "whether the doubling cube is used",
        },
        Field {
            name: "match",
            kind: FieldKind::Int { min: 0, max: LONGEST_MATCH as i64 },
            default: Some(Value::Int(0)),
            about: "points that win the match; 0 for a single game",
        },
        Field {
            name: "score",
            kind: FieldKind::Ints { len: 2, min: 0, max: LONGEST_MATCH as i64 - 1 },
            default: Some(Value::Ints(std::borrow::Cow::Borrowed(&[0, 0]))),
            about: "the match points before this game, by seat",
        },
        Field {
            name: "crawford",
            kind: FieldKind::Bool,
            default: Some(Value::Bool(true)),
            about: "the Crawford game is still to come or is this one; cleared once it has been played",
        },
        Field {
            name: "jacoby",
            kind: FieldKind::Bool,
            default: Some(Value::Bool(false)),
            about: "gammons count only after the cube was turned; not in a match",
        },
    ];

    // N11
    const PRESETS: &'static [Preset] = &[
        Preset { name: "leaflet", values: &[] },
        Preset { name: "exact", values: &[("bear_off", Value::text("exact"))] },
        Preset {
            name: "international",
            values: &[("bear_off", Value::text("standard")), ("points", Value::text("gammon"))],
        },
    ];

    fn from_values(values: &Values) -> Result<Setup, SetupError> {
        let match_to = values.int("match").unwrap_or(0) as u8;
        let jacoby = values.flag("jacoby");
        if jacoby && match_to > 0 {
            return Err(SetupError::impossible(
                "jacoby",
                "the Jacoby rule is for single games; set `match` to 0 or leave it out",
            ));
        }
        Ok(Setup {
            white: values.seat_or_lot("white", 2)?,
            start: values.seat_or_lot("start", 2)?,
            bear_off: values.text("bear_off").and_then(|word| word.parse().ok()).unwrap_or(BearOff::Even),
            points: values.text("points").and_then(|word| word.parse().ok()).unwrap_or(Points::Single),
            cube: values.flag("cube"),
            match_to,
            score: score(values.ints("score").unwrap_or(&[0, 0]), match_to)?,
            crawford: values.flag("crawford"),
            jacoby,
        })
    }

    fn values(&self) -> Values {
        Values::default()
            .with("players", 2u8)
            .with("start", self.start)
            .with("white", self.white)
            .with("bear_off", Value::text(self.bear_off.word()))
            .with("points", Value::text(self.points.word()))
            .with("cube", self.cube)
            .with("match", self.match_to)
            .with("score", Value::Ints(self.score.map(i64::from).to_vec().into()))
            .with("crawford", self.crawford)
            .with("jacoby", self.jacoby)
    }

    fn players(&self) -> u8 {
        2
    }

    fn start(&self) -> Option<Seat> {
        self.start
    }

    fn with_start(mut self, seat: Seat) -> Setup {
        self.start = Some(seat);
        self
    }
}

/// Refuses a score that belongs to no match, or to one that has been won.
fn score(points: &[i64], match_to: u8) -> Result<[u8; 2], SetupError> {
    if match_to == 0 && points.iter().any(|&points| points != 0) {
        return Err(SetupError::impossible(
            "score",
            "a single game has no score; set `match` to the points that win it",
        ));
    }
    if match_to > 0 && points.iter().any(|&points| points >= match_to.into()) {
        return Err(SetupError::impossible(
            "score",
            format!("a match to {match_to} is over at {match_to} points; give fewer"),
        ));
    }
    Ok([points[0] as u8, points[1] as u8])
}

/// The position before the first event.
pub(crate) fn start(setup: &Setup) -> Position {
    Position {
        setup: *setup,
        sides: [Side::start(); 2],
        white: setup.white,
        cube: Cube::CENTRED,
        phase: match (setup.white, setup.start) {
            (None, _) => Phase::Colours,
            (Some(_), None) => Phase::Opening,
            (Some(_), Some(seat)) => Phase::Throw(seat),
        },
        resignation: None,
    }
}
