//! N4, N5, N6: bearing off.

use igroteka_nardy::{BearOff, Illegal};

use crate::common::*;

/// Seat 1's inner field, from the 6 point to the 1 point, everything else borne off; seat 2 has one checker far away.
fn home(rules: &str, counts: &str, throw: &str) -> igroteka_nardy::Position {
    let cells: Vec<String> = counts
        .split_whitespace()
        .map(|count| if count == "." { " .".to_owned() } else { format!("{count}x") })
        .collect();
    let drawing = format!(
        ".  .  .  .  .  . | 1o  .  .  .  .  .
         .  .  .  .  .  . | {}",
        cells.join(" ")
    );
    board(rules, &drawing, &format!("1 plays {throw}"))
}

#[test]
fn n4_even_bears_off_with_two_four_or_six_only() {
    let position = home("leaflet", "1 . 1 . 1 1", "62");
    assert!(legal(&position).contains(&"6/off 2/off".to_owned()));
    let position = home("leaflet", "1 . 1 . 1 1", "31");
    assert!(legal(&position).iter().all(|play| !play.contains("off")), "{:?}", legal(&position));
    assert_eq!(refusal(&position, "1/off 6/3"), Illegal::BearOff { rule: BearOff::Even });
}

#[test]
fn n4_even_bears_off_from_the_highest_when_nothing_stands_higher() {
    let position = home("leaflet", ". . . 2 1 .", "61");
    assert!(legal(&position).contains(&"3/off 2/1".to_owned()));
    let position = home("leaflet", ". 1 . 1 . .", "41");
    // The 4 may not take the checker on 3 while 5 stands higher, but may after 5/4.
    assert_eq!(legal(&position), ["5/1 3/2"]);
}

#[test]
fn n4_exact_bears_off_only_from_the_dies_own_point() {
    let position = home("exact", ". 1 . 2 . .", "53");
    assert!(legal(&position).contains(&"5/off 3/off".to_owned()));
    let position = home("exact", ". . . 2 . .", "65");
    assert_eq!(legal(&position), ["pass"], "nothing stands on 6 or 5");
    let position = home("exact", ". . . 2 . .", "61");
    assert_eq!(legal(&position), ["3/2"], "the 6 is lost");
    assert_eq!(refusal(&position, "3/off 3/2"), Illegal::BearOff { rule: BearOff::Exact });
}

#[test]
fn n4_standard_bears_off_with_any_die() {
    let position = home("international", ". . . 2 . .", "65");
    assert_eq!(legal(&position), ["3/off(2)"]);
    let position = home("international", ". . 1 . 1 .", "31");
    assert_eq!(refusal(&position, "2/off 4/3"), Illegal::BearOff { rule: BearOff::Standard });
}

#[test]
fn n4_a_checker_on_the_wall_suspends_bearing_off() {
    let position = board(
        "leaflet",
        ".  .  .  . 2o  . | 2o  .  .  .  .  .
         .  .  .  .  .  . | 3x  . 3x  . 2x  .
         bar 1x",
        "1 plays 62",
    );
    assert_eq!(legal(&position), ["bar/23"], "the 2 enters, the 6 is blocked, and nothing is borne off");
}

#[test]
fn n5_the_other_die_is_for_another_checker() {
    // 6/4 and 4/off by one checker is refused: the checker on 5 can play the 2.
    let position = home("leaflet", "1 1 . . . .", "42");
    assert_eq!(legal(&position), ["6/4 5/1", "6/2 5/3"]);
    assert_eq!(refusal(&position, "6/off"), Illegal::AnotherChecker);
    assert_eq!(refusal(&position, "6/4 4/off"), Illegal::AnotherChecker);
    let position = home("exact", "1 1 . . . .", "42");
    assert_eq!(refusal(&position, "6/off"), Illegal::AnotherChecker);
}

#[test]
fn n5_unless_no_other_checker_can_play_it() {
    let position = home("leaflet", "1 . . . . .", "42");
    assert_eq!(legal(&position), ["6/off"], "the last checker has nobody to leave a die to");
    // Both checkers on 1 cannot play a 5.
    let position = home("exact", "1 . . . . 2", "51");
    assert!(legal(&position).contains(&"6/off".to_owned()), "{:?}", legal(&position));
}

#[test]
fn n5_a_second_checker_on_the_same_point_is_another_checker() {
    let position = home("leaflet", "2 . . . . .", "42");
    assert_eq!(legal(&position), ["6/4 6/2"]);
}

#[test]
fn n5_the_same_position_by_two_checkers_is_allowed() {
    // One checker from 6 with both dice, or the one on 4 borne off and the one on 6 in its place: the same board.
    let position = home("leaflet", "1 . 1 . . .", "42");
    let plays = legal(&position);
    assert!(plays.contains(&"6/4 4/off".to_owned()), "{plays:?}");
    let mut after = position.clone();
    play(&mut after, "6/off");
    assert_board(
        &after,
        ".  .  .  .  .  . | 1o  .  .  .  .  .
         .  .  .  .  .  . |  .  . 1x  .  .  .",
    );
}

#[test]
fn n5_not_under_standard_and_not_in_a_double() {
    let position = home("international", "1 1 . . . .", "42");
    assert!(legal(&position).contains(&"6/off".to_owned()));
    let position = home("leaflet", "1 1 . . . .", "22");
    assert!(legal(&position).contains(&"6/off 5/3".to_owned()), "{:?}", legal(&position));
}

#[test]
fn n5_never_takes_away_the_last_way_to_use_both_dice() {
    // 3/2 by the other checker would leave the 6 unplayable, so the chain 7/6/off stays.
    let position = board(
        "exact",
        ".  .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  . 1x |  .  .  . 1x  . 2o",
        "1 plays 61",
    );
    assert_eq!(legal(&position), ["7/off"]);
}

#[test]
fn n5_another_checker_that_would_then_use_both_dice_can_play_it_too() {
    // After 6/5 the 2 is for the same checker, since 3/1 is blocked; but the 1 was played by another than the 3.
    for rules in ["leaflet", "exact"] {
        let position = board(
            rules,
            ".  .  .  .  .  . |  .  .  .  .  .  .
             .  .  .  .  .  . | 1x  .  . 1x  . 2o",
            "1 plays 21",
        );
        assert_eq!(legal(&position), ["6/4 3/2", "6/3"]);
        assert_eq!(refusal(&position, "3/off"), Illegal::AnotherChecker);
    }
}

#[test]
fn n6_an_ordinary_move_may_be_made_instead() {
    let position = home("leaflet", ". . 2 . 1 .", "21");
    let plays = legal(&position);
    assert!(plays.contains(&"4/3 2/off".to_owned()) && plays.contains(&"4/3 4/2".to_owned()), "{plays:?}");
}

#[test]
fn n6_a_die_whose_only_use_is_bearing_off_is_used_so() {
    let position = home("leaflet", ". . . . 3 .", "64");
    assert_eq!(legal(&position), ["2/off(2)"]);
    assert_eq!(refusal(&position, "2/off"), Illegal::MoreDice { used: 1, possible: 2 });
}
