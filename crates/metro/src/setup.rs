//! What is agreed before a game.

use igroteka_game::{Field, FieldKind, Preset, Seat, SeatSet, Setup as _, SetupError, Value, Values};

use crate::city::CITY_IDS;
use crate::position::{MAX_PLAYERS, Options};
use crate::{CityId, Position, Stage, Table, TileSet};

/// Players, start, options and the city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    start: Option<Seat>,
    start_tile: bool,
    tokens_per_turn: u8,
    city: CityId,
}

impl Setup {
    /// Whether a tile is drawn into the start station before dealing (M2).
    pub fn start_tile(&self) -> bool {
        self.start_tile
    }

    /// How many metro tokens a turn takes at most; `None` for any number (M10).
    pub fn tokens_per_turn(&self) -> Option<u8> {
        (self.tokens_per_turn > 0).then_some(self.tokens_per_turn)
    }

    /// The city whose stations are played.
    pub fn city(&self) -> CityId {
        self.city
    }
}

impl igroteka_game::Setup for Setup {
    const VERSIONS: &'static [u32] = &[1];
    const FIELDS: &'static [Field] = &[
        Field {
            name: "players",
            kind: FieldKind::Int { min: 2, max: 4 },
            default: Some(Value::Int(2)),
            about: "how many play",
        },
        Field {
            name: "start",
            kind: FieldKind::SeatOrLot,
            default: Some(Value::text("lot")),
            about: "the seat that begins",
        },
        Field {
            name: "start_tile",
            kind: FieldKind::Bool,
            default: Some(Value::Bool(false)),
            about: "a tile is drawn into the start station, and its lines begin with one of that tile's halves",
        },
        Field {
            name: "tokens_per_turn",
            kind: FieldKind::Int { min: 0, max: 1 },
            default: Some(Value::Int(0)),
            about: "how many metro tokens may be used in one turn; 0 for any number",
        },
        Field {
            name: "city",
            kind: FieldKind::Choice(&CITY_IDS),
            default: Some(Value::text(CITY_IDS[0])),
            about: "the city whose stations are played",
        },
    ];

    const PRESETS: &'static [Preset] = &[
        Preset { name: "leaflet", values: &[] },
        Preset { name: "calm", values: &[("tokens_per_turn", Value::Int(1))] },
    ];

    fn from_values(values: &Values) -> Result<Setup, SetupError> {
        let players = values.int("players").unwrap_or(2) as u8;
        let city = values.text("city").unwrap_or(CITY_IDS[0]);
        Ok(Setup {
            players,
            start: values.seat_or_lot("start", players)?,
            start_tile: values.flag("start_tile"),
            tokens_per_turn: values.int("tokens_per_turn").unwrap_or(0) as u8,
            city: CityId::from_name(city)
                .ok_or_else(|| SetupError::impossible("city", "there is no such city"))?,
        })
    }

    fn values(&self) -> Values {
        Values::default()
            .with("players", self.players)
            .with("start", self.start)
            .with("start_tile", self.start_tile)
            .with("tokens_per_turn", self.tokens_per_turn)
            .with("city", self.city.name())
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> Option<Seat> {
        self.start
    }

    fn with_start(mut self, seat: Seat) -> Setup {
        self.start = Some(seat);
        self
    }
}

/// The position before the first event.
pub(crate) fn start(setup: &Setup) -> Position {
    let mut position = Position {
        table: Table::new(setup.city()),
        hands: [TileSet::EMPTY; MAX_PLAYERS],
        store: TileSet::ALL,
        tokens: [0; MAX_PLAYERS],
        players: setup.players(),
        seats_in: SeatSet::all(setup.players()),
        seat: Seat::FIRST,
        stage: Stage::Lot,
        right: false,
        token_used: false,
        options: Options { one_token: setup.tokens_per_turn().is_some(), start_tile: setup.start_tile() },
    };
    if let Some(seat) = setup.start() {
        position.begin_with(seat);
    }
    position
}
