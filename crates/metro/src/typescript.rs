//! The TypeScript types of what views are made of; for the test that writes the page's types.

use crate::{CityId, LineId, Pip, Placed, StationId, Tile, TileSet};

igroteka_game::typescript! {
    CityId = "string",
    LineId = "string",
    Pip = "number",
    Placed = "string",
    StationId = "number",
    Tile = "string",
    TileSet = "Array<Tile>",
}
