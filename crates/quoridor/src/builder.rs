//! Setups built field by field.

use igroteka_game::{Seat, SetupError, Value, Values};

use crate::Setup;

/// A [`Setup`] in the making. What is not said is as the preset has it, and the first preset is the default.
///
/// ```
/// use igroteka_game::Setup as _;
/// use igroteka_quoridor::Setup;
///
/// let setup = Setup::builder().players(4).size(7).fences(4).build()?;
/// assert_eq!((setup.players(), setup.size(), setup.fences()), (4, 7, 4));
/// assert!(Setup::builder().players(3).build().is_err());
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

    /// Columns and rows of the board: 5, 7, 9 or 11 (Q12).
    pub fn size(self, size: u8) -> SetupBuilder {
        self.with("size", size)
    }

    /// Fences of each player; otherwise 10 for two players and 5 for four.
    pub fn fences(self, fences: u8) -> SetupBuilder {
        self.with("fences", fences)
    }

    /// Whether a pawn behind the jumped pawn allows the side steps (Q6).
    pub fn side_step_past_pawn(self, allowed: bool) -> SetupBuilder {
        self.with("side_step_past_pawn", allowed)
    }

    /// Whether the third repetition is a draw (Q9).
    pub fn repetition(self, draws: bool) -> SetupBuilder {
        self.with("repetition", draws)
    }

    /// After so many actions the game is a draw; 0 for no limit (Q9).
    pub fn ply_limit(self, ply_limit: u32) -> SetupBuilder {
        self.with("ply_limit", i64::from(ply_limit))
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
