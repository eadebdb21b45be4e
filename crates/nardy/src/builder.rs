//! Setups built field by field.

use igroteka_game::{Seat, SetupError, Value, Values};

use crate::{BearOff, Points, Setup};

/// A [`Setup`] in the making. What is not said is as the preset has it, and the first preset is the default.
///
/// ```
/// use igroteka_nardy::Setup;
///
/// let setup = Setup::builder().preset("international").cube(true).match_to(7).score([3, 6]).build()?;
/// assert!(setup.is_crawford_game());
/// assert!(Setup::builder().match_to(7).jacoby(true).build().is_err());
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

    /// Who plays White; otherwise the lot decides.
    pub fn white(self, seat: Seat) -> SetupBuilder {
        self.with("white", Some(seat))
    }

    /// Who begins with an ordinary throw; otherwise the opening throw decides.
    pub fn start(self, seat: Seat) -> SetupBuilder {
        self.with("start", Some(seat))
    }

    /// Which dice bear off (N4).
    pub fn bear_off(self, bear_off: BearOff) -> SetupBuilder {
        self.with("bear_off", Value::text(bear_off.word()))
    }

    /// What a win counts (N9).
    pub fn points(self, points: Points) -> SetupBuilder {
        self.with("points", Value::text(points.word()))
    }

    /// Whether the doubling cube is used (N10).
    pub fn cube(self, used: bool) -> SetupBuilder {
        self.with("cube", used)
    }

    /// The points that win the match; 0 for a single game.
    pub fn match_to(self, match_to: u8) -> SetupBuilder {
        self.with("match", match_to)
    }

    /// The match points before this game, by seat.
    pub fn score(self, points: [u8; 2]) -> SetupBuilder {
        self.with("score", Value::Ints(points.map(i64::from).to_vec().into()))
    }

    /// Whether the Crawford game is still to come or is this one (N10).
    pub fn crawford(self, ahead: bool) -> SetupBuilder {
        self.with("crawford", ahead)
    }

    /// Whether gammons count only after the cube was turned (N10).
    pub fn jacoby(self, applies: bool) -> SetupBuilder {
        self.with("jacoby", applies)
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
