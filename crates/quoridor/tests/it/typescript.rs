//! The page's types of a view: `web/src/boards/quoridor/generated.ts`.

use igroteka_game::typescript::check;
use igroteka_game::{SeatSet, declarations};
use igroteka_quoridor::{Fence, Square, View};

#[test]
fn the_pages_types_of_a_view_are_those_of_this_crate() {
    check("quoridor", &declarations!(View, Square, Fence, SeatSet));
}
