//! What is agreed before a game of roads.

use std::fmt;
use std::str::FromStr;

use igroteka_game::{
    Field as SetupField, FieldKind, MAX_SEATS, Preset, ReadError, Seat, SeatSet, Setup as _, SetupError,
    Value, Values,
};

use crate::{Cards, Field, Mix, Phase, Position, Table};

/// The three games of the leaflet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Variant 1: one keeps the network growing, the other closes it.
    Duel,
    /// Variant 2: on a newspaper, who lays the last card wins.
    Newspaper,
    /// Variant 3: cards come from a pile, fewest left wins.
    Pile,
}

impl Variant {
    /// The leaflet's number.
    pub const fn number(self) -> u8 {
        match self {
            Variant::Duel => 1,
            Variant::Newspaper => 2,
            Variant::Pile => 3,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Variant {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Variant, ReadError> {
        text.parse::<u8>().map_err(|_| ReadError::new("a variant is 1, 2 or 3", text))?.try_into()
    }
}

impl TryFrom<u8> for Variant {
    type Error = ReadError;

    fn try_from(number: u8) -> Result<Variant, ReadError> {
        ([Variant::Duel, Variant::Newspaper, Variant::Pile].into_iter())
            .find(|variant| variant.number() == number)
            .ok_or_else(|| ReadError::new("a variant is 1, 2 or 3", &number.to_string()))
    }
}

/// R17: whether there are four-lane roads too.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Lanes {
    /// All roads have two lanes.
    Two,
    /// Roads of two and of four lanes, which never meet.
    Mixed,
}

impl Lanes {
    /// The word of the setup.
    pub const fn word(self) -> &'static str {
        match self {
            Lanes::Two => "two",
            Lanes::Mixed => "mixed",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Lanes> {
        [Lanes::Two, Lanes::Mixed].into_iter().find(|lanes| lanes.word() == word)
    }
}

impl fmt::Display for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Lanes {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Lanes, ReadError> {
        Lanes::from_word(text).ok_or_else(|| ReadError::new("lanes are two or mixed", text))
    }
}

/// A valid setup. Build one with [`Setup::builder`] or [`Setup::preset`](igroteka_game::Setup::preset).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    players: u8,
    start: Option<Seat>,
    variant: Variant,
    cards: u8,
    aside: u8,
    lanes: Lanes,
    field: Option<Field>,
}

impl Setup {
    /// Which of the three games is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// R15: how many cards each player gets; in variant 3, how many the pile has a player.
    pub const fn cards(&self) -> u8 {
        self.cards
    }

    /// R5: how many cards are taken out unseen.
    pub const fn aside(&self) -> u8 {
        self.aside
    }

    /// Which roads there are.
    pub const fn lanes(&self) -> Lanes {
        self.lanes
    }

    /// The field; `None` on an unlimited table.
    pub const fn field(&self) -> Option<Field> {
        self.field
    }

    /// How many cards are played with, those set aside left out.
    pub const fn cards_in_play(&self) -> u16 {
        self.players as u16 * self.cards as u16
    }

    /// R5: the whole deck, which everybody knows (R16).
    pub fn deck(&self) -> Cards {
        Mix::of(self.variant, self.lanes).deck(self.cards_in_play() + u16::from(self.aside))
    }
}

const TWO: (&str, Value) = ("lanes", Value::text("two"));
const MIXED: (&str, Value) = ("lanes", Value::text("mixed"));
const VARIANT_1: (&str, Value) = ("variant", Value::Int(1));
const VARIANT_2: (&str, Value) = ("variant", Value::Int(2));
const VARIANT_3: (&str, Value) = ("variant", Value::Int(3));

impl igroteka_game::Setup for Setup {
    const VERSIONS: &'static [u32] = &[1];
    const FIELDS: &'static [SetupField] = &[
        SetupField {
            name: "players",
            kind: FieldKind::Int { min: 2, max: 6 },
            default: Some(Value::Int(2)),
            about: "how many play; variant 1 is for two",
        },
        SetupField {
            name: "start",
            kind: FieldKind::SeatOrLot,
            default: Some(Value::text("lot")),
            about: "who begins, and in variant 1 keeps the network growing",
        },
        SetupField {
            name: "variant",
            kind: FieldKind::Int { min: 1, max: 3 },
            default: Some(Value::Int(1)),
            about: "1 grow or close, 2 newspaper, 3 pile",
        },
        SetupField {
            name: "cards",
            kind: FieldKind::Int { min: 20, max: 50 },
            default: Some(Value::Int(24)),
            about: "cards a player",
        },
        SetupField {
            name: "aside",
            kind: FieldKind::Int { min: 0, max: 8 },
            default: Some(Value::Int(0)),
            about: "cards taken out unseen before the deal",
        },
        SetupField {
            name: "lanes",
            kind: FieldKind::Choice(&["two", "mixed"]),
            default: Some(Value::text("two")),
            about: "two-lane roads only, or two and four lanes",
        },
        SetupField {
            name: "table",
            kind: FieldKind::Choice(&["field", "unlimited"]),
            default: None,
            about: "variant 1 has an unlimited table, variant 2 a field, variant 3 either (a field by default)",
        },
        SetupField {
            name: "field",
            kind: FieldKind::Ints { len: 2, min: Field::MIN as i64, max: Field::MAX_WIDTH as i64 },
            default: None,
            about: "columns and rows of the field, 4×4 to 24×16",
        },
    ];

    const PRESETS: &'static [Preset] = &[
        Preset { name: "duel", values: &[VARIANT_1, TWO] },
        Preset { name: "duel-lanes", values: &[VARIANT_1, MIXED] },
        Preset { name: "newspaper", values: &[VARIANT_2, TWO] },
        Preset { name: "newspaper-lanes", values: &[VARIANT_2, MIXED] },
        Preset { name: "pile", values: &[VARIANT_3, TWO] },
        Preset { name: "pile-lanes", values: &[VARIANT_3, MIXED] },
    ];

    fn from_values(values: &Values) -> Result<Setup, SetupError> {
        let number =
            |field: &str, default: u8| values.int(field).map_or(default, |number| number.clamp(0, 255) as u8);
        let players = number("players", 2);
        let variant = match number("variant", 1) {
            2 => Variant::Newspaper,
            3 => Variant::Pile,
            _ => Variant::Duel,
        };
        // R14
        if variant == Variant::Duel && players != 2 {
            return Err(SetupError::impossible("players", "variant 1 is for two players"));
        }
        Ok(Setup {
            players,
            start: values.seat_or_lot("start", players)?,
            variant,
            cards: number("cards", 24),
            aside: number("aside", 0),
            lanes: values.text("lanes").and_then(Lanes::from_word).unwrap_or(Lanes::Two),
            field: read_field(values, variant, players)?,
        })
    }

    fn values(&self) -> Values {
        let values = Values::default()
            .with("players", self.players)
            .with("start", self.start)
            .with("variant", self.variant.number())
            .with("cards", self.cards)
            .with("aside", self.aside)
            .with("lanes", self.lanes.word());
        match self.field {
            None => values.with("table", "unlimited"),
            Some(field) => values
                .with("table", "field")
                .with("field", Value::Ints(vec![field.width().into(), field.height().into()].into())),
        }
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

/// R8: the field that is played on, if any.
fn read_field(values: &Values, variant: Variant, players: u8) -> Result<Option<Field>, SetupError> {
    let size = values.ints("field");
    let unlimited = match (variant, values.text("table")) {
        (Variant::Duel, Some("field")) => {
            return Err(SetupError::impossible("table", "variant 1 is played on an unlimited table"));
        }
        (Variant::Newspaper, Some("unlimited")) => {
            return Err(SetupError::impossible("table", "variant 2 is played on a field"));
        }
        (_, Some(table)) => table == "unlimited",
        (_, None) => variant == Variant::Duel,
    };
    match size {
        Some(_) if unlimited => Err(SetupError::impossible("field", "an unlimited table has no field")),
        None if unlimited => Ok(None),
        None => Ok(Some(Field::usual(variant, players))),
        Some(size) => match size.iter().map(|&length| u8::try_from(length)).collect::<Vec<_>>()[..] {
            [Ok(width), Ok(height)] => Field::new(width, height),
            _ => None,
        }
        .map(Some)
        .ok_or_else(|| SetupError::impossible("field", "takes 4 to 24 columns and 4 to 16 rows")),
    }
}

/// The position before the first event: the shuffled deck is the pile.
pub(crate) fn start(setup: &Setup) -> Position {
    let deck = setup.deck();
    let mut position = Position {
        setup: *setup,
        deck,
        table: Table::new(setup.field()),
        hands: [Cards::NONE; MAX_SEATS],
        pile: deck,
        aside: Cards::NONE,
        first: None,
        out: SeatSet::EMPTY,
        resigned: SeatSet::EMPTY,
        passed: SeatSet::EMPTY,
        missed: [0; MAX_SEATS],
        joined: [0; MAX_SEATS],
        phase: Phase::Lot,
        active: Seat::FIRST,
        ending: None,
    };
    if let Some(first) = setup.start() {
        position.start_with(first);
    }
    position
}
