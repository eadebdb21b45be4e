//! The page's types of a view: `web/src/boards/roads/generated.ts`.

use igroteka_game::typescript::check;
use igroteka_game::{SeatSet, declarations};
use igroteka_roads::{Cards, Ending, Field, Kind, KindCount, Laid, Lanes, Pack, Phase, View};

#[test]
fn the_pages_types_of_a_view_are_those_of_this_crate() {
    check(
        "roads",
        &declarations!(View, KindCount, Pack, Ending, Phase, Lanes, Cards, Field, Kind, Laid, SeatSet),
    );
}
