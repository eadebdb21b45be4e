//! Setups built field by field.

use igroteka_game::{Seat, SetupError, Value, Values};

use crate::{BlockShape, EndRule, GoldenRule, Layout, Referee, Scoring, Setup, Side, StartCards};

/// A [`Setup`] in the making. What is not said is as the preset has it, and the first preset is the default.
///
/// ```
/// use igroteka_sudoku::{Referee, Scoring, Setup, Side};
///
/// let setup = Setup::builder().side(Side::Children).players(3).scoring(Scoring::Block).build()?;
/// assert_eq!(setup.grid().size(), 6);
/// // S12: nobody is there to object.
/// assert!(Setup::builder().players(1).referee(Referee::Table).build().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SetupBuilder(Values);

impl Setup {
    /// Starts a setup that is built field by field.
    pub fn builder() -> SetupBuilder {
        SetupBuilder::default()
    }
}

impl SetupBuilder {
    /// The preset that the other fields change.
    pub fn preset(self, name: &str) -> SetupBuilder {
        self.with("preset", name)
    }

    /// How many play.
    pub fn players(self, players: u8) -> SetupBuilder {
        self.with("players", players)
    }

    /// The seat that begins; otherwise the lot decides.
    pub fn start(self, seat: Seat) -> SetupBuilder {
        self.with("start", Some(seat))
    }

    /// Which side of the board is up.
    pub fn side(self, side: Side) -> SetupBuilder {
        self.with("side", Value::text(side.word()))
    }

    /// Who watches the main rule (S3).
    pub fn referee(self, referee: Referee) -> SetupBuilder {
        self.with("referee", Value::text(referee.word()))
    }

    /// How long a check at a table waits for answers; 0 for all of them.
    pub fn check_seconds(self, seconds: u16) -> SetupBuilder {
        self.with("check_seconds", i64::from(seconds))
    }

    /// How the golden cards come to lie (S1).
    pub fn golden(self, golden: GoldenRule) -> SetupBuilder {
        self.with("golden", Value::text(golden.word()))
    }

    /// The golden cards of a manual start.
    pub fn golden_cards(self, cards: &StartCards) -> SetupBuilder {
        self.golden(GoldenRule::Manual).with("golden_cards", cards.to_string().as_str())
    }

    /// How the children's side begins (S14).
    pub fn layout(self, layout: Layout) -> SetupBuilder {
        self.with("layout", Value::text(layout.word()))
    }

    /// The children's blocks (S13).
    pub fn blocks(self, blocks: BlockShape) -> SetupBuilder {
        self.with("blocks", Value::text(blocks.word()))
    }

    /// Which cards count (S15).
    pub fn scoring(self, scoring: Scoring) -> SetupBuilder {
        self.with("scoring", Value::text(scoring.word()))
    }

    /// What an empty stack means (S2).
    pub fn end(self, end: EndRule) -> SetupBuilder {
        self.with("end", Value::text(end.word()))
    }

    /// The setup, if its fields go together.
    pub fn build(self) -> Result<Setup, SetupError> {
        let fields = self.0.iter().map(|(name, value)| (name.to_owned(), value.clone()));
        igroteka_game::Setup::from_raw(fields)
    }

    fn with(self, field: &'static str, value: impl Into<Value>) -> SetupBuilder {
        SetupBuilder(self.0.with(field, value))
    }
}
