//! The page's types of a view: `web/src/boards/metro/generated.ts`.

use igroteka_game::declarations;
use igroteka_game::typescript::check;
use igroteka_metro::{
    CityId, Ending, LineId, LineState, LineView, Pip, Placed, SeatView, StageName, StationId, StationView,
    Tile, TileSet, View,
};

#[test]
fn the_pages_types_of_a_view_are_those_of_this_crate() {
    check(
        "metro",
        &declarations!(
            View,
            StageName,
            SeatView,
            StationView,
            LineView,
            LineState,
            CityId,
            Ending,
            LineId,
            Pip,
            Placed,
            StationId,
            Tile,
            TileSet
        ),
    );
}
