//! What is agreed before the game.

use igroteka_game::{Field, FieldKind, Preset, Seat, SeatSet, Setup as _, SetupError, Value, Values};

use crate::position::{MAX_PLAYERS, Terms};
use crate::words::words;
use crate::{Board, CardCounts, Grid, Phase, Position, Scoring, StartCards, StartRule};

words! {
    /// Which side of the board is up.
    Side {
        /// Nine by nine, cards 1–9.
        Adult = "adult",
        /// Six by six, six animals.
        Children = "children",
    }
}

words! {
    /// Who watches the main rule (S3).
    Referee {
        /// The program: a breach is refused, a dead end announced.
        Strict = "strict",
        /// The players: a game of attention (S4–S6).
        Table = "table",
    }
}

words! {
    /// How the golden cards come to lie (S1).
    GoldenRule {
        /// By chance, one per row and column.
        Random = "random",
        /// By chance, one per row, column and block.
        Blocks = "blocks",
        /// As `golden_cards` says.
        Manual = "manual",
    }
}

words! {
    /// How the children's side begins (S14).
    Layout {
        /// Six different animals, one per row and column.
        Animals = "animals",
        /// With an empty board.
        Empty = "empty",
    }
}

words! {
    /// The children's blocks (S13).
    BlockShape {
        /// Two rows, three columns.
        Wide = "2x3",
        /// Three rows, two columns.
        Tall = "3x2",
    }
}

words! {
    /// What an empty stack means (S2).
    EndRule {
        /// The cards in hand are played out.
        AllCards = "all_cards",
        /// The game ends when a card cannot be drawn.
        StackEmpty = "stack_empty",
    }
}

/// Everything agreed before the first event, valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    start: Option<Seat>,
    side: Side,
    referee: Referee,
    check_seconds: u16,
    golden: GoldenRule,
    golden_cards: Option<StartCards>,
    layout: Layout,
    blocks: BlockShape,
    scoring: Scoring,
    end: EndRule,
}

impl Setup {
    /// Which side of the board is up.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The board.
    pub fn grid(&self) -> Grid {
        Grid::of(self.side, self.blocks)
    }

    /// Who watches the main rule.
    pub fn referee(&self) -> Referee {
        self.referee
    }

    /// How long a check at a `table` waits for answers; 0 = for all of them. Whoever drives the game keeps the
    /// time: the rules have no clock.
    pub fn check_seconds(&self) -> u16 {
        self.check_seconds
    }

    /// The golden cards that the setup itself names.
    pub fn golden_cards(&self) -> Option<&StartCards> {
        self.golden_cards.as_ref()
    }

    /// How the cards that lie before play come to lie.
    pub fn start_rule(&self) -> StartRule {
        match (self.side, self.golden, self.layout) {
            (Side::Adult, GoldenRule::Random, _) | (Side::Children, _, Layout::Animals) => StartRule::Drawn,
            (Side::Adult, GoldenRule::Blocks, _) => StartRule::DrawnPerBlock,
            (Side::Adult, GoldenRule::Manual, _) => StartRule::Given,
            (Side::Children, _, Layout::Empty) => StartRule::None,
        }
    }

    /// Which cards count.
    pub fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// What an empty stack means.
    pub fn end(&self) -> EndRule {
        self.end
    }

    /// How many cards are to be drawn in the whole game.
    pub fn cards_to_draw(&self) -> u8 {
        let size = self.grid().size();
        match self.start_rule() {
            StartRule::None => size * size,
            StartRule::Drawn | StartRule::DrawnPerBlock | StartRule::Given => size * (size - 1),
        }
    }

    /// Refuses what does not go together.
    fn agree(self) -> Result<Setup, SetupError> {
        let refuse = |field, problem: &str| Err(SetupError::impossible(field, problem));
        if self.players == 1 && self.referee == Referee::Table {
            // S12
            return refuse("referee", "a solo game is always `strict`: nobody is there to object");
        }
        match self.side {
            Side::Adult if self.scoring == Scoring::Block => {
                // S15
                refuse("scoring", "`block` is for the children's side; choose full or simple")
            }
            Side::Adult if self.layout != Layout::Animals => {
                refuse("layout", "is for the children's side; leave it at animals")
            }
            Side::Adult if self.blocks != BlockShape::Wide => {
                refuse("blocks", "is for the children's side; leave it at 2x3")
            }
            Side::Children if self.golden != GoldenRule::Random => {
                refuse("golden", "the children's side has no golden cards; leave it at random")
            }
            _ => Ok(self),
        }
    }
}

const FIELDS: &[Field] = &[
    Field {
        name: "players",
        kind: FieldKind::Int { min: 1, max: 4 },
        default: Some(Value::Int(2)),
        about: "how many play; one plays solo",
    },
    Field {
        name: "start",
        kind: FieldKind::SeatOrLot,
        default: Some(Value::text("lot")),
        about: "the seat that begins",
    },
    Field {
        name: "side",
        kind: FieldKind::Choice(Side::WORDS),
        default: Some(Value::text("adult")),
        about: "the side of the board",
    },
    Field {
        name: "referee",
        kind: FieldKind::Choice(Referee::WORDS),
        default: Some(Value::text("strict")),
        about: "who watches the main rule: the program or the players",
    },
    Field {
        name: "check_seconds",
        kind: FieldKind::Int { min: 0, max: 3600 },
        default: Some(Value::Int(20)),
        about: "how long a check at a table waits for answers; 0 = for all of them",
    },
    Field {
        name: "golden",
        kind: FieldKind::Choice(GoldenRule::WORDS),
        default: Some(Value::text("random")),
        about: "how the golden cards come to lie",
    },
    Field {
        name: "golden_cards",
        kind: FieldKind::Text(80),
        default: Some(Value::text("")),
        about: "the golden cards of a manual start, such as a4=1 b7=2",
    },
    Field {
        name: "layout",
        kind: FieldKind::Choice(Layout::WORDS),
        default: Some(Value::text("animals")),
        about: "how the children's side begins",
    },
    Field {
        name: "blocks",
        kind: FieldKind::Choice(BlockShape::WORDS),
        default: Some(Value::text("2x3")),
        about: "rows and columns of a children's block",
    },
    Field {
        name: "scoring",
        kind: FieldKind::Choice(Scoring::WORDS),
        default: Some(Value::text("full")),
        about: "which cards count",
    },
    Field {
        name: "end",
        kind: FieldKind::Choice(EndRule::WORDS),
        default: Some(Value::text("all_cards")),
        about: "whether cards in hand are played out when the stack is empty",
    },
];

const PRESETS: &[Preset] = &[
    Preset { name: "adult", values: &[("side", Value::text("adult"))] },
    Preset { name: "children", values: &[("side", Value::text("children"))] },
    Preset { name: "solo", values: &[("players", Value::Int(1))] },
    Preset { name: "table", values: &[("referee", Value::text("table"))] },
];

impl igroteka_game::Setup for Setup {
    const VERSIONS: &'static [u32] = &[1];
    const FIELDS: &'static [Field] = FIELDS;
    const PRESETS: &'static [Preset] = PRESETS;

    fn from_values(values: &Values) -> Result<Setup, SetupError> {
        let players = int_in(values, "players", 2, 1..=4)? as u8;
        let golden = choice(values, "golden", GoldenRule::Random, GoldenRule::from_word)?;
        Setup {
            players,
            start: values.seat_or_lot("start", players)?,
            side: choice(values, "side", Side::Adult, Side::from_word)?,
            referee: choice(values, "referee", Referee::Strict, Referee::from_word)?,
            check_seconds: int_in(values, "check_seconds", 20, 0..=3600)? as u16,
            golden,
            golden_cards: golden_cards(golden, values.text("golden_cards").unwrap_or_default())?,
            layout: choice(values, "layout", Layout::Animals, Layout::from_word)?,
            blocks: choice(values, "blocks", BlockShape::Wide, BlockShape::from_word)?,
            scoring: choice(values, "scoring", Scoring::Full, Scoring::from_word)?,
            end: choice(values, "end", EndRule::AllCards, EndRule::from_word)?,
        }
        .agree()
    }

    fn values(&self) -> Values {
        let golden_cards = self.golden_cards.map(|cards| cards.to_string());
        Values::default()
            .with("players", self.players)
            .with("start", self.start)
            .with("side", self.side.word())
            .with("referee", self.referee.word())
            .with("check_seconds", i64::from(self.check_seconds))
            .with("golden", self.golden.word())
            .with("golden_cards", golden_cards.as_deref().unwrap_or_default())
            .with("layout", self.layout.word())
            .with("blocks", self.blocks.word())
            .with("scoring", self.scoring.word())
            .with("end", self.end.word())
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

/// A whole number; ranges are checked here too, for values that came past the table of fields.
fn int_in(
    values: &Values,
    field: &'static str,
    default: i64,
    range: std::ops::RangeInclusive<i64>,
) -> Result<i64, SetupError> {
    let number = values.int(field).unwrap_or(default);
    if range.contains(&number) {
        Ok(number)
    } else {
        let (least, most) = range.into_inner();
        Err(SetupError::impossible(field, format!("takes a whole number from {least} to {most}")))
    }
}

fn choice<T>(
    values: &Values,
    field: &'static str,
    default: T,
    from_word: fn(&str) -> Option<T>,
) -> Result<T, SetupError> {
    match values.text(field) {
        None => Ok(default),
        Some(word) => {
            from_word(word).ok_or_else(|| SetupError::impossible(field, format!("does not know `{word}`")))
        }
    }
}

/// S1: squares are named for a manual start, and for no other.
fn golden_cards(golden: GoldenRule, text: &str) -> Result<Option<StartCards>, SetupError> {
    let named = !text.trim().is_empty();
    match golden {
        GoldenRule::Manual => match StartCards::read(Grid::Adult, text) {
            Ok(cards) => Ok(Some(cards)),
            Err(error) => Err(SetupError::impossible("golden_cards", error.to_string())),
        },
        GoldenRule::Random | GoldenRule::Blocks if named => {
            Err(SetupError::impossible("golden_cards", "are named only with `golden` manual"))
        }
        GoldenRule::Random | GoldenRule::Blocks => Ok(None),
    }
}

/// The position before the first event.
pub(crate) fn start(setup: &Setup) -> Position {
    let mut position = empty_table(setup);
    if let Some(cards) = setup.golden_cards() {
        position.lay_start(cards);
    }
    position.phase = Phase::Lot;
    // Alone at the table, there is no lot to draw.
    if let Some(seat) = setup.start().or((setup.players() == 1).then_some(Seat::FIRST)) {
        position.begin_with(seat);
    }
    position
}

/// A table with an empty board and all cards in the stack.
pub(crate) fn empty_table(setup: &Setup) -> Position {
    let grid = setup.grid();
    Position {
        board: Board::new(grid),
        terms: Terms {
            players: setup.players(),
            referee: setup.referee(),
            start: setup.start_rule(),
            scoring: setup.scoring(),
            end: setup.end(),
        },
        stack: CardCounts::full(grid.size(), grid.size()),
        removed: CardCounts::default(),
        hands: [None; MAX_PLAYERS],
        scores: [0; MAX_PLAYERS],
        seats_in: SeatSet::all(setup.players()),
        mover: Seat::FIRST,
        phase: Phase::Lot,
    }
}
