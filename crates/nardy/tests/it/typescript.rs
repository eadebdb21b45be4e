//! The page's types of a view: `web/src/boards/nardy/generated.ts`.

use igroteka_game::declarations;
use igroteka_game::typescript::check;
use igroteka_nardy::{ResignationView, SideView, Stake, View};

#[test]
fn the_pages_types_of_a_view_are_those_of_this_crate() {
    check("nardy", &declarations!(View, SideView, ResignationView, Stake));
}
