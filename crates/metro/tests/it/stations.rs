//! Stations, the end and the result.

use igroteka_game::Turn;

use crate::common::*;

#[test]
fn m11_a_double_that_completes_a_line_opens_the_station_first() {
    let mut game = given(
        &two(),
        "lay 1
         1: 4-4 8-9 1-5
         2: 0-0
         L1: 0-1 1-4",
    );
    play(&mut game, "1 4-4>L1");
    assert_eq!(game.turn(), Turn::Chance);
    play(&mut game, "! station 4");
    // Neither the extra move nor the token is lost, and the new lines can be used at once.
    assert_eq!(stage(&game), "more 1 right");
    play(&mut game, "1 8-9>L2\n1 token 1-5>L6");
    assert_eq!(stage(&game), "over 1 last_tile");
}

#[test]
fn m12_the_station_is_whose_tile_completed_the_line() {
    let mut game = given(
        &two(),
        "lay 2
         1: 8-9 1-5
         2: 4-7 0-0
         L1: 0-1 1-4",
    );
    play(&mut game, "2 4-7>L1\n! station 4");
    expect(
        &game,
        "lay 1
         1: 8-9 1-5
         2: 0-0
         L1: 0-1 1-4 4-7
         stations: 4 after L1 by 2",
    );
    assert_eq!(game.position().points(seat(2)), 0);
    assert_eq!(game.position().points(seat(1)), -2);
}

#[test]
fn a_station_opens_once() {
    let mut game = given(
        &two(),
        "lay 2
         1: 8-9 1-5
         2: 4-7 0-0
         L1: 0-1 1-4
         L2: 2-2 2-3 3-3
         stations: 4 after L2 by 1",
    );
    play(&mut game, "2 4-7>L1");
    assert!(refused(&game, "! station 4").contains("station 4 is not in the pile"));
    assert!(refused(&game, "! draw 2 5-5").contains("a station is due"));
}

/// Ten complete lines and ten stations; L3 lacks one tile and ends in 3.
const NO_STATION_LEFT: &str = "L1: 0-0 0-1 1-1
     L2: 0-2 2-2 2-1
     L3: 0-6 6-1 1-3
     L5: 9-9 9-0
     L6: 7-7 7-0 0-5
     L7: 3-3 3-0
     L9: 2-3 3-4
     L11: 0-4 4-4
     L14: 8-8 8-0
     L15: 5-5 5-2
     L18: 6-6 6-2
     stations: 1 after L1 by 1, 3 after L2 by 1, 4 after L5 by 1, 6 after L7 by 1, 7 after L9 by 2, \
     10 after L11 by 2, 2 after L14 by 2, 5 after L15 by 3, 8 after L18 by 3, 9 after L6 by 3";

#[test]
fn m13_without_a_station_left_the_line_closes_and_the_turn_goes_on() {
    let mut game =
        given(&players(3), &format!("lay 1\n1: 3-5 8-9   token 1\n2: 1-4\n3: 1-5\n{NO_STATION_LEFT}"));
    let table = game.position().table();
    assert_eq!((table.pile_len(), table.active_lines(), table.stations_of(seat(1))), (0, 1, 4));
    play(&mut game, "1 3-5>L3");
    // No fifth station and no point, the active token is back, and a metro token may follow.
    let table = game.position().table();
    assert_eq!((table.active_lines(), table.stations_of(seat(1))), (0, 4));
    assert_eq!(game.position().points(seat(1)), 3);
    assert_eq!(stage(&game), "more 1");
    play(&mut game, "1 done");
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m13_the_last_station_of_the_pile_still_opens() {
    let one_left = NO_STATION_LEFT.replace("7-7 7-0 0-5", "7-7 7-0").replace(", 9 after L6 by 3", "");
    let mut game = given(&players(3), &format!("lay 3\n1: 3-5 8-9\n2: 1-4\n3: 0-5 1-5\n{one_left}"));
    assert_eq!(game.position().table().pile_len(), 1);
    play(&mut game, "3 0-5>L6");
    assert_eq!(stage(&game), "station 3 L6");
    play(&mut game, "! station 9");
    let table = game.position().table();
    assert_eq!((table.pile_len(), table.stations_of(seat(3))), (0, 3));
}

#[test]
fn m13_a_last_tile_needs_no_station_to_end_the_game() {
    let mut game = given(&players(3), &format!("lay 1\n1: 3-5\n2: 1-4\n3: 1-5\n{NO_STATION_LEFT}"));
    play(&mut game, "1 3-5>L3");
    assert_eq!(stage(&game), "over 1 last_tile");
    assert_eq!(game.outcome().expect("over").scores.as_slice(), [4, 2, 2]);
}

#[test]
fn m15_the_last_tile_opens_its_station_and_ends_the_game() {
    let mut game = given(
        &two(),
        "lay 1
         1: 4-4
         2: 0-0 7-8
         L1: 0-1 1-4",
    );
    play(&mut game, "1 4-4>L1");
    assert_eq!(stage(&game), "station 1 L1 right");
    play(&mut game, "! station 7");
    // The double's move and its token lapse; the station counts, and so do the tiles left.
    assert_eq!(stage(&game), "over 1 last_tile");
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.scores.as_slice(), [1, -2]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn m15_a_fifth_station_ends_the_game() {
    let mut game = given(
        &two(),
        "lay 1
         1: 2-6 7-8 7-9   token 1
         2: 3-4
         L1: 0-0 0-1 1-1
         L2: 0-2 2-2 2-1
         L5: 9-9 9-0
         L10: 8-8 8-0
         L12: 6-6
         stations: 1 after L1 by 1, 5 after L2 by 1, 7 after L5 by 1, 2 after L10 by 1",
    );
    play(&mut game, "1 6-2>L12");
    // The station opens; the token lapses.
    play(&mut game, "! station 8");
    assert_eq!(stage(&game), "over 1 fifth_station");
    assert_eq!(game.outcome().expect("over").scores.as_slice(), [3, -1]);
}

#[test]
fn m15_the_one_who_ends_the_game_need_not_win_it() {
    let mut game = given(
        &two(),
        "lay 1
         1: 1-4
         2: 3-4
         L1: 0-0 0-1 1-1
         L2: 0-2 2-2 2-1
         L3: 5-1
         stations: 1 after L1 by 2, 5 after L2 by 2",
    );
    play(&mut game, "1 1-4>L3");
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.scores.as_slice(), [0, 1]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn m20_equal_points_are_decided_by_stations() {
    let game = given(
        &players(3),
        "over 1 last_tile
         1: -
         2: 3-4
         3: 3-5 3-6
         L1: 0-0 0-1 1-1
         L2: 0-2 2-2 2-1
         L5: 7-7 7-0
         stations: 1 after L1 by 2, 5 after L2 by 3, 7 after L5 by 3",
    );
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.scores.as_slice(), [0, 0, 0]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(3)]);
}

#[test]
fn m20_equal_points_and_stations_share_the_win() {
    let game = given(
        &players(4),
        "over 1 last_tile
         1: -
         2: 3-4
         3: 3-5
         4: 3-6 3-7
         L1: 0-0 0-1 1-1
         L2: 0-2 2-2 2-1
         stations: 1 after L1 by 2, 5 after L2 by 3",
    );
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.scores.as_slice(), [0, 0, 0, -2]);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(2), seat(3)]);
}
