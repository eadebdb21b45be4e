//! The five levels: how far each looks ahead, and how large its errors are.

use std::time::Duration;

use igroteka_game::Stream;
use igroteka_nardy::Action;

use crate::search::expectimax::{Lookahead, Stage};
use crate::uniform::uniform;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Level {
    /// How far it looks.
    pub stages: &'static [Stage],
    /// The largest error of its evaluation of a play, in points; it grows with the number of checkers moved.
    pub misjudges: f32,
    /// How long it takes where the budget says nothing.
    pub time: Duration,
}

/// The static evaluation of every play.
pub(crate) const ZERO_PLY: Level = Level { stages: &[], misjudges: 0.0, time: Duration::from_millis(100) };

/// Every throw of the opponent.
pub(crate) const ONE_PLY: Level = Level { stages: &[NEXT_THROW], ..ZERO_PLY };

/// Both players' next throws.
pub(crate) const TWO_PLY: Level = Level { stages: &[NEXT_THROW, THROW_AFTER], ..ZERO_PLY };

/// Games of a few throws after the opponent's.
pub(crate) const ROLLOUT: Level = Level { stages: &[NEXT_THROW, GAMES], ..ZERO_PLY };

/// As far as there is time: two throws in the usual time, three in a second, four in ten; then games that go on from
/// there, four times as many each time, which halves their error.
const LONG: &[Stage] =
    &[NEXT_THROW, THROW_AFTER, THIRD_THROW, FOURTH_THROW, games(1_296), games(5_184), games(20_736)];

const NEXT_THROW: Stage = Stage { lookahead: Lookahead::Full(1), keep: 10, margin: 0.20 };
const THROW_AFTER: Stage = Stage { lookahead: Lookahead::Full(2), keep: 6, margin: 0.08 };
const THIRD_THROW: Stage = Stage { lookahead: Lookahead::Full(3), keep: 4, margin: 0.05 };
const FOURTH_THROW: Stage = Stage { lookahead: Lookahead::Full(4), keep: 3, margin: 0.04 };
const GAMES: Stage = Stage { lookahead: Lookahead::Rollout { games: 108, plies: 7 }, keep: 5, margin: 0.08 };

/// So many games of eleven throws for the plays that the deepest look left over.
const fn games(games: u32) -> Stage {
    Stage { lookahead: Lookahead::Rollout { games, plies: 11 }, ..FOURTH_THROW }
}

/// How the errors of a play grow with the number of checkers it moves: two, the usual number, give 1.
const ERROR_BASE: f32 = 0.7;
const ERROR_PER_CHECKER: f32 = 0.15;

impl Level {
    /// The level of this number, 1 to 5.
    pub fn new(number: u8) -> Level {
        match number {
            ..=1 => Level { misjudges: 0.60, ..ZERO_PLY },
            2 => Level { misjudges: 0.42, ..ZERO_PLY },
            3 => Level { misjudges: 0.27, ..ZERO_PLY },
            4 => Level { misjudges: 0.14, ..ZERO_PLY },
            5.. => Level { stages: LONG, time: Duration::from_millis(250), ..ZERO_PLY },
        }
    }

    /// A random error for the evaluation of `action`.
    pub fn error(&self, action: &Action, source: &mut Stream) -> f32 {
        let parts = match action {
            Action::Play(play) => play.parts().len().max(1),
            _ => 1,
        };
        // The sum of two draws: small errors are likelier than large ones, and all are bounded.
        self.misjudges
            * (uniform(source) + uniform(source) - 1.0)
            * (ERROR_BASE + ERROR_PER_CHECKER * parts as f32)
    }
}
