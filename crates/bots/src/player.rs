//! Players by name.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::{AtLevel, Bot, Budget, OneMove, Opponent, Random};

/// Who plays, with what budget: `level5`, `level5@200ms`, `greedy`, `house`, `net@1000n`.
#[derive(Clone, Debug)]
pub struct Player {
    name: String,
    time: Option<Duration>,
    nodes: Option<u64>,
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// The part after `@`.
    #[error("`{0}` is no budget: write a time such as 200ms or a number of positions such as 5000n")]
    Budget(String),
    /// The part before it.
    #[error("nobody plays {game} under the name `{name}`")]
    Unknown {
        /// The game.
        game: &'static str,
        /// The name.
        name: String,
    },
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let (name, budget) = text.split_once('@').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let mut player = Player { name: name.to_owned(), time: None, nodes: None };
        let Some(budget) = budget else { return Ok(player) };
        let bad = || PlayerError::Budget(budget.to_owned());
        if let Some(time) = budget.strip_suffix("ms") {
            player.time = Some(Duration::from_millis(time.parse().map_err(|_| bad())?));
        } else if let Some(nodes) = budget.strip_suffix('n') {
            player.nodes = Some(nodes.parse().map_err(|_| bad())?);
        } else {
            return Err(bad());
        }
        Ok(player)
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        match (self.time, self.nodes) {
            (Some(time), _) => write!(f, "@{}ms", time.as_millis()),
            (None, Some(nodes)) => write!(f, "@{nodes}n"),
            (None, None) => Ok(()),
        }
    }
}

impl Player {
    /// The bot that plays under this name.
    pub fn bot<R: Opponent>(&self) -> Result<Box<dyn Bot<R>>, PlayerError> {
        match self.name.as_str() {
            "random" => Ok(Box::new(Random)),
            "house" => Ok(Box::new(OneMove)),
            _ if self.level().is_some() => Ok(Box::new(AtLevel)),
            name => {
                R::named(name).ok_or_else(|| PlayerError::Unknown { game: R::GAME, name: name.to_owned() })
            }
        }
    }

    /// What this player may spend on a move.
    pub fn budget(&self, seed: u64) -> Budget {
        let level = self.level().unwrap_or(Budget::MAX_LEVEL);
        Budget { time: self.time, nodes: self.nodes, level, seed, ..Budget::default() }
    }

    fn level(&self) -> Option<u8> {
        let level = self.name.strip_prefix("level")?.parse().ok()?;
        (1..=Budget::MAX_LEVEL).contains(&level).then_some(level)
    }
}
