//! Training of metro's nets by self-play.

mod fit;
mod learner;

use std::path::Path;

use crate::learn::{Folder, TrainError};

/// A training run of metro's nets.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The number of players, 2 to 4.
    pub players: u8,
    /// Games to learn from.
    pub games: u64,
    /// The same seed gives the same weights.
    pub seed: u64,
}

impl Plan {
    /// The file that the weights are written to.
    pub fn weights_file(&self) -> &'static str {
        if self.players == 2 { "metro-two.bin" } else { "metro-more.bin" }
    }
}

/// Trains and writes the weights to the folder. `report` is told the games so far and answers whether to go on; a run
/// that is stopped keeps nothing. Answers whether it ran to the end.
///
/// # Panics
/// If metro cannot be played by this many.
pub fn train(folder: &Path, plan: Plan, report: impl FnMut(u64) -> bool) -> Result<bool, TrainError> {
    let Plan { players, games, seed } = plan;
    let folder = Folder::open(folder, &format!("metro, {players} players, {games} games, seed {seed}"))?;
    let Some(weights) = fit::fit(players, games, seed, report) else { return Ok(false) };
    folder.keep(plan.weights_file(), &weights.to_bytes())?;
    Ok(true)
}
