//! The page's types of a view: `web/src/boards/sudoku/generated.ts`.

use igroteka_game::typescript::check;
use igroteka_game::{Outcome, Scores, SeatSet, declarations};
use igroteka_sudoku::{Card, End, LaidCard, Phase, SeatView, Square, View};

#[test]
fn the_pages_types_of_a_view_are_those_of_this_crate() {
    check(
        "sudoku",
        &declarations!(View, LaidCard, SeatView, Phase, End, Card, Square, Outcome, Scores, SeatSet),
    );
}
