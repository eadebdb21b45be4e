//! Setups built field by field.

use igroteka_game::{Seat, SetupError, Value, Values};

use crate::{CityId, Setup};

/// A [`Setup`] in the making. What is not said is as the preset has it, and the first preset is the default.
///
/// ```
/// use igroteka_game::Setup as _;
/// use igroteka_metro::Setup;
///
/// let setup = Setup::builder().players(3).tokens_per_turn(Some(1)).city("new-york".parse()?).build()?;
/// assert_eq!((setup.players(), setup.tokens_per_turn()), (3, Some(1)));
/// assert!(Setup::builder().players(5).build().is_err());
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

    /// Whether a tile is drawn into the start station before dealing (M2).
    pub fn start_tile(self, drawn: bool) -> SetupBuilder {
        self.with("start_tile", drawn)
    }

    /// How many metro tokens a turn takes at most: one, or `None` for any number (M10).
    pub fn tokens_per_turn(self, most: Option<u8>) -> SetupBuilder {
        self.with("tokens_per_turn", most.unwrap_or(0))
    }

    /// The city whose stations are played.
    pub fn city(self, city: CityId) -> SetupBuilder {
        self.with("city", Value::text(city.name()))
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
