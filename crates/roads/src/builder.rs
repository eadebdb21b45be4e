//! Setups built field by field.

use igroteka_game::{Seat, SetupError, Value, Values};

use crate::{Field, Lanes, Setup, Variant};

/// A [`Setup`] in the making. What is not said is as the preset has it, and the first preset is the default.
///
/// ```
/// use igroteka_game::Setup as _;
/// use igroteka_roads::{Lanes, Setup, Variant};
///
/// let setup = Setup::builder().variant(Variant::Pile).players(3).lanes(Lanes::Mixed).field(None).build()?;
/// assert_eq!((setup.players(), setup.field()), (3, None));
/// // R14: variant 1 is for two players.
/// assert!(Setup::builder().variant(Variant::Duel).players(3).build().is_err());
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

    /// Which of the three games is played.
    pub fn variant(self, variant: Variant) -> SetupBuilder {
        self.with("variant", variant.number())
    }

    /// How many cards each player gets; in variant 3, how many the pile has per player (R15).
    pub fn cards(self, cards: u8) -> SetupBuilder {
        self.with("cards", cards)
    }

    /// How many cards are taken out unseen (R5).
    pub fn aside(self, aside: u8) -> SetupBuilder {
        self.with("aside", aside)
    }

    /// Which roads there are (R17).
    pub fn lanes(self, lanes: Lanes) -> SetupBuilder {
        self.with("lanes", Value::text(lanes.word()))
    }

    /// The field, or `None` for an unlimited table; otherwise as is usual for the variant (R8).
    pub fn field(self, field: Option<Field>) -> SetupBuilder {
        match field {
            None => self.with("table", "unlimited"),
            Some(field) => self
                .with("table", "field")
                .with("field", Value::Ints(vec![field.width().into(), field.height().into()].into())),
        }
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
