//! The inputs of metro's two nets.

mod action;
mod value;

use igroteka_metro::{Tile, TileSet};

pub use action::{ACTION_FEATURES, ActionFeature};

pub(super) use action::FeatureContext;
pub(super) use value::{VALUE_FEATURES, value_features};

/// M15: the game ends with this many stations.
const STATIONS_TO_END: u32 = 5;

/// How many of these tiles touch another of them.
fn chained(tiles: TileSet) -> usize {
    let touching = |tile: Tile| TileSet::with(tile.low()) | TileSet::with(tile.high());
    tiles.iter().filter(|tile| (tiles - TileSet::only(*tile)).meets(touching(*tile))).count()
}
