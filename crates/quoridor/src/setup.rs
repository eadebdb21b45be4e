//! What is agreed before the game.

use igroteka_game::{Field, FieldKind, Preset, Seat, SeatSet, Setup as _, SetupError, Value, Values};

use crate::board::Board;
use crate::position::{MOST_PLAYERS, Phase, Position, home_of};
use crate::square::Square;
use crate::walls::Walls;

/// A setup of quoridor, valid by construction.
///
/// ```
/// use igroteka_game::Setup as _;
/// use igroteka_quoridor::Setup;
///
/// let four = Setup::preset("four").unwrap();
/// assert_eq!((four.players(), four.size(), four.fences()), (4, 9, 5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    players: u8,
    start: Option<Seat>,
    size: u8,
    fences: u8,
    side_step_past_pawn: bool,
    repetition: bool,
    ply_limit: u32,
}

/// A longer game would not fit into a record.
const MAX_PLY_LIMIT: i64 = 10_000;

impl Setup {
    /// Columns and rows of the board (Q12).
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Fences of each player.
    pub fn fences(&self) -> u8 {
        self.fences
    }

    /// Whether a pawn behind the jumped pawn allows the side steps (Q6).
    pub fn side_step_past_pawn(&self) -> bool {
        self.side_step_past_pawn
    }

    /// Whether the third repetition is a draw (Q9).
    pub fn repetition(&self) -> bool {
        self.repetition
    }

    /// After so many actions the game is a draw; 0 for no limit (Q9).
    pub fn ply_limit(&self) -> u32 {
        self.ply_limit
    }
}

impl igroteka_game::Setup for Setup {
    const VERSIONS: &'static [u32] = &[1];
    const FIELDS: &'static [Field] = &[
        Field {
            name: "players",
            kind: FieldKind::Int { min: 2, max: 4 },
            default: Some(Value::Int(2)),
            about: "how many play: 2 or 4",
        },
        Field {
            name: "start",
            kind: FieldKind::SeatOrLot,
            default: Some(Value::text("lot")),
            about: "the seat that begins, or the lot",
        },
        Field {
            name: "size",
            kind: FieldKind::Int { min: 5, max: 11 },
            default: Some(Value::Int(9)),
            about: "columns and rows of the board: 5, 7, 9 or 11",
        },
        Field {
            name: "fences",
            kind: FieldKind::Int { min: 0, max: 20 },
            default: None,
            about: "fences of each player; by default 10 for two players, 5 for four",
        },
        Field {
            name: "side_step_past_pawn",
            kind: FieldKind::Bool,
            default: Some(Value::Bool(false)),
            about: "whether a pawn behind the jumped one allows a side step",
        },
        Field {
            name: "repetition",
            kind: FieldKind::Bool,
            default: Some(Value::Bool(true)),
            about: "whether the same position for the third time is a draw",
        },
        Field {
            name: "ply_limit",
            kind: FieldKind::Int { min: 0, max: MAX_PLY_LIMIT },
            default: Some(Value::Int(1000)),
            about: "after so many actions the game is a draw; 0 for no limit",
        },
    ];

    const PRESETS: &'static [Preset] = &[
        Preset { name: "two", values: &[("players", Value::Int(2))] },
        Preset { name: "four", values: &[("players", Value::Int(4))] },
        Preset { name: "small", values: &[("size", Value::Int(5)), ("fences", Value::Int(3))] },
    ];

    fn from_values(values: &Values) -> Result<Setup, SetupError> {
        let int = |field| values.int(field).unwrap_or_default();
        // Q1
        let players = match int("players") {
            2 => 2,
            4 => 4,
            _ => {
                return Err(SetupError::impossible("players", "quoridor is for 2 or 4 players"));
            }
        };
        // Q12
        let size = match int("size") {
            size @ (5 | 7 | 9 | 11) => size as u8,
            _ => {
                return Err(SetupError::impossible(
                    "size",
                    "a board has a middle column: its size is 5, 7, 9 or 11",
                ));
            }
        };
        let default_fences = if players == 2 { 10 } else { 5 };
        Ok(Setup {
            players,
            start: values.seat_or_lot("start", players)?,
            size,
            fences: values.int("fences").map_or(default_fences, |fences| fences as u8),
            side_step_past_pawn: values.flag("side_step_past_pawn"),
            repetition: values.flag("repetition"),
            ply_limit: int("ply_limit") as u32,
        })
    }

    fn values(&self) -> Values {
        Values::default()
            .with("players", self.players)
            .with("start", self.start)
            .with("size", self.size)
            .with("fences", self.fences)
            .with("side_step_past_pawn", self.side_step_past_pawn)
            .with("repetition", self.repetition)
            .with("ply_limit", i64::from(self.ply_limit))
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> Option<Seat> {
        self.start
    }

    fn with_start(self, seat: Seat) -> Setup {
        Setup { start: Some(seat), ..self }
    }
}

/// The position before the first event.
pub(crate) fn start(setup: &Setup) -> Position {
    let (players, board) = (setup.players(), Board::of(setup.size()));
    let mut pawns = [Square::NOWHERE; MOST_PLAYERS];
    let mut fences_left = [0; MOST_PLAYERS];
    for seat in Seat::all(players) {
        pawns[seat.index()] = board.middle_of(home_of(seat, players));
        fences_left[seat.index()] = setup.fences();
    }
    let finishes = Seat::all(players).map(|seat| (seat, home_of(seat, players).opposite()));
    Position {
        phase: setup.start().map_or(Phase::Lot, Phase::Move),
        players,
        size: setup.size(),
        seats_in: SeatSet::all(players),
        pawns,
        fences_left,
        fences_each: setup.fences(),
        side_step_past_pawn: setup.side_step_past_pawn(),
        repetition: setup.repetition(),
        ply_limit: setup.ply_limit(),
        walls: Walls::new(board, finishes),
    }
}
