//! Training of the evaluation of roads' variant 3 by self-play.

mod fit;

use std::path::Path;

use igroteka_game::Setup as _;
use igroteka_roads::Setup;

use crate::learn::{Folder, TrainError};

/// A training run of roads' weights.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The preset that is played, of variant 3.
    pub preset: &'a str,
    /// Games to learn from.
    pub games: u64,
    /// The same seed gives the same weights.
    pub seed: u64,
}

/// The file that the weights are written to, as they stand in the program.
pub const WEIGHTS: &str = "weights.txt";

/// Trains and writes the weights to the folder. `report` is told the games so far and answers whether to go on; a run
/// that is stopped keeps nothing. Answers whether it ran to the end.
///
/// # Panics
/// If there is no such preset.
pub fn train(folder: &Path, plan: Plan<'_>, report: impl FnMut(u64) -> bool) -> Result<bool, TrainError> {
    let Plan { preset, games, seed } = plan;
    let setup = Setup::preset(preset).expect("the preset exists");
    let folder = Folder::open(folder, &format!("roads, preset {preset}, {games} games, seed {seed}"))?;
    let Some(weights) = fit::fit(&setup, games, seed, report) else { return Ok(false) };
    folder.keep(WEIGHTS, format!("{weights:.3?}\n").as_bytes())?;
    Ok(true)
}
