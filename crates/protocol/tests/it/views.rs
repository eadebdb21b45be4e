//! The page's types of views are those of the games: `web/src/boards/GAME/generated.ts` is written by this test when
//! `IGROTEKA_WRITE` is set, and compared with the game's crate otherwise.

use ts_rs::TS;

use crate::typescript::{check, config};

/// Only pairs are written as tuples.
macro_rules! declare {
    ($($type:path),* $(,)?) => {
        [$(<$type as TS>::decl(&config().with_array_tuple_limit(2))),*]
    };
}

/// Checks a game's file: these declarations, and those of the types that every game has.
fn check_view(game: &str, declarations: &[String]) {
    let mut text = String::from(
        "// What a view tells. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-protocol --test it views::`.\n",
    );
    for declaration in declare!(igroteka_game::Seat, igroteka_game::Turn).iter().chain(declarations) {
        text += "\nexport ";
        text += declaration;
        text += "\n";
    }
    check(&format!("boards/{game}/generated.ts"), &text);
}

#[test]
fn metro() {
    use igroteka_metro::*;
    let types = declare!(
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
    );
    check_view("metro", &types);
}

#[test]
fn nardy() {
    use igroteka_nardy::*;
    check_view("nardy", &declare!(View, SideView, ResignationView, Stake));
}

#[test]
fn quoridor() {
    use igroteka_game::SeatSet;
    use igroteka_quoridor::*;
    check_view("quoridor", &declare!(View, Square, Fence, SeatSet));
}

#[test]
fn roads() {
    use igroteka_game::SeatSet;
    use igroteka_roads::*;
    check_view(
        "roads",
        &declare!(View, KindCount, Pack, Ending, Phase, Lanes, Cards, Field, Kind, Laid, SeatSet),
    );
}

#[test]
fn sudoku() {
    use igroteka_game::{Outcome, Scores, SeatSet};
    use igroteka_sudoku::*;
    check_view(
        "sudoku",
        &declare!(View, LaidCard, SeatView, Phase, End, Card, Square, Outcome, Scores, SeatSet),
    );
}
