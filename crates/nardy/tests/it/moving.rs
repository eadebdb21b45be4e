//! N2, N3, N7, N8: how many dice are used, where checkers may stop, entering, passing.

use igroteka_game::{Game, Rules as _, Seat};
use igroteka_nardy::{Illegal, Phase, Point, Position};

use crate::common::*;

fn point(number: u8) -> Point {
    Point::new(number).unwrap()
}

#[test]
fn n2_both_dice_are_used_where_one_order_allows_it() {
    // 6 first is blocked on 7, but 13/12 and then 12/6 uses both; 5/4 alone would lose the 6.
    let position = board(
        "leaflet",
        "13 14 15 16 17 18 | 19 20 21 22 23 24
         1x  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  . 2o | 1x  .  .  .  .  .",
        "1 plays 61",
    );
    assert_eq!(legal(&position), ["13/6"]);
    assert_eq!(refusal(&position, "13/12"), Illegal::MoreDice { used: 1, possible: 2 });
    assert_eq!(refusal(&position, "6/5"), Illegal::MoreDice { used: 1, possible: 2 });
}

#[test]
fn n2_bearing_off_counts_as_using_a_die() {
    // The 6 bears off only after the 1 has brought the last checker home.
    let position = board(
        "international",
        "1o  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  . 1x | 1x  .  .  .  .  .",
        "1 plays 61",
    );
    assert_eq!(legal(&position), ["7/1 6/5", "7/off"]);
}

#[test]
fn n2_bearing_off_begins_within_the_throw_that_brings_the_last_checker_home() {
    let mut position = board(
        "international",
        "1o  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  . 1x |  .  .  .  . 2x  .",
        "1 plays 52",
    );
    play(&mut position, "7/2 2/off");
    assert_board(
        &position,
        "1o  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  .  . |  .  .  .  . 2x  .",
    );
}

#[test]
fn n2_only_one_die_then_the_larger() {
    // Either die alone can be played by the checker on 13, but not both.
    let position = board(
        "leaflet",
        "1x  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  .  . |  .  . 2o  .  .  .",
        "1 plays 63",
    );
    assert_eq!(legal(&position), ["13/7"]);
    assert_eq!(refusal(&position, "13/10"), Illegal::LargerDie(6));
}

#[test]
fn n2_the_smaller_die_where_the_larger_cannot_be_played() {
    let position = board(
        "leaflet",
        "1x  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  . 2o |  .  . 2o  .  .  .",
        "1 plays 63",
    );
    assert_eq!(legal(&position), ["13/10"]);
}

#[test]
fn n2_a_double_is_played_as_often_as_it_can_be() {
    let position = board(
        "leaflet",
        "2x  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  .  . |  . 2o  .  .  .  .",
        "1 plays 44",
    );
    assert_eq!(legal(&position), ["13/9(2)"], "5 is blocked, so each checker moves once");
    assert_eq!(refusal(&position, "13/9"), Illegal::MoreDice { used: 1, possible: 2 });
    assert_eq!(refusal(&position, "13/5"), Illegal::Blocked(point(5)));
}

#[test]
fn n3_a_checker_stops_on_an_empty_point_its_own_or_a_single_enemy() {
    let mut position = board(
        "leaflet",
        "2x  .  .  .  .  . |  .  .  .  .  .  .
          . 1o  . 2o  .  . | 1x  .  .  .  .  .",
        "1 plays 42",
    );
    assert_eq!(refusal(&position, "13/9 13/11"), Illegal::Blocked(point(9)));
    play(&mut position, "13/11* 6/2");
    assert_board(
        &position,
        "1x  .  .  .  .  . |  .  .  .  .  .  .
          . 1x  . 2o  .  . |  .  .  .  . 1x  .
         bar 1o",
    );
}

#[test]
fn n3_a_double_hits_too_and_so_does_a_stop_in_between() {
    let mut position = board(
        "leaflet",
        "2x  .  .  .  .  . |  .  .  .  .  .  .
          . 1o  . 1o  .  . | 1x  .  .  .  .  .",
        "1 plays 22",
    );
    play(&mut position, "13/11*/9*(2)");
    assert_board(
        &position,
        " .  .  .  .  .  . |  .  .  .  .  .  .
          .  .  . 2x  .  . | 1x  .  .  .  .  .
         bar 2o",
    );
}

#[test]
fn n3_entering_hits() {
    let mut position = board(
        "leaflet",
        " .  .  .  .  .  . |  . 1o  .  .  .  .
          .  .  .  .  .  . | 1x  .  .  .  .  .
         bar 1x",
        "1 plays 52",
    );
    play(&mut position, "bar/20* 6/4");
    assert_board(
        &position,
        " .  .  .  .  .  . |  . 1x  .  .  .  .
          .  .  .  .  .  . |  .  . 1x  .  .  .
         bar 1o",
    );
}

#[test]
fn n7_a_die_enters_on_its_point_of_the_opponents_inner_field() {
    let position = board(
        "leaflet",
        "1o  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  .  . | 2x  .  .  .  .  .
         bar 2x",
        "1 plays 61",
    );
    // Counted from the outer edge, the 1 enters furthest away.
    assert_eq!(legal(&position), ["bar/24 bar/19"]);
    assert_eq!(refusal(&position, "bar/24 6/off"), Illegal::EnterFirst);
}

#[test]
fn n7_all_checkers_on_the_wall_enter_first_and_an_unusable_die_is_lost() {
    let position = board(
        "leaflet",
        " .  .  .  .  .  . |  . 2o  .  .  .  .
          .  .  .  .  .  . | 2x  .  .  .  .  .
         bar 2x",
        "1 plays 52",
    );
    assert_eq!(legal(&position), ["bar/23"], "the 5 is blocked, and nothing else may move");
    assert_eq!(refusal(&position, "bar/20"), Illegal::Blocked(point(20)));
    assert_eq!(refusal(&position, "6/1 6/4"), Illegal::EnterFirst);
}

#[test]
fn n7_the_second_die_then_serves_any_checker() {
    let position = board(
        "leaflet",
        " .  .  .  .  .  . |  . 2o  .  .  .  .
          .  .  .  .  .  . | 2x  .  .  .  .  .
         bar 1x",
        "1 plays 52",
    );
    assert_eq!(legal(&position), ["bar/23 6/1", "bar/18"]);
}

#[test]
fn n8_without_a_legal_play_the_turn_passes_and_the_record_shows_it() {
    let closed = "white 1 / bar:1 6:14 / 6:3 5:3 4:3 3:2 2:2 1:2 / cube 1 / 1 plays 31";
    let rules = setup("leaflet");
    let start = Position::read(&rules, closed).unwrap();
    assert_eq!(legal(&start), ["pass"]);
    assert_eq!(refusal(&start, "6/5 6/3"), Illegal::MustPass);
    let mut game = Game::from_position(rules, start);
    let forced = game.forced(Seat::FIRST).expect("the only action");
    game.act(Seat::FIRST, forced).unwrap();
    assert_eq!(game.events().last().unwrap().to_string(), "1 pass");
    assert_eq!(game.position().phase(), Phase::Throw(TWO));
}

#[test]
fn n8_nobody_passes_who_can_play() {
    let mut position = Position::new(&setup("leaflet white=1 start=1"));
    chance(&mut position, "throw 31");
    assert_eq!(refusal(&position, "pass"), Illegal::MayNotPass);
}

#[test]
fn g1_every_refusal_says_what_is_wrong() {
    let mut position = Position::new(&setup("leaflet white=1 start=1"));
    chance(&mut position, "throw 51");
    for (text, reason) in [
        ("24/23 13/9", "the dice you have do not lead from 13 to 9"),
        ("24/19", "two or more enemy checkers hold 19"),
        ("13/8", "2 dice can be played, this uses 1"),
        ("12/7 6/5", "you have no checker to move on 12"),
        ("24/23 24/23 24/23", "this throw has 2 steps"),
        ("24/23 12/7", "you have no checker to move on 12"),
        ("6/8 6/5", "not 6/8"),
        ("6/off 6/5", "all your checkers are in the inner field"),
        ("6/6 13/8 6/5", "this throw has 2 steps"),
        ("6/6 13/7", "not 6/6"),
        ("13/8 6/5 off/off", "this throw has 2 steps"),
        ("off/off", "no checker to move on off"),
        ("13/8* 6/5", "no single enemy checker to hit on 8"),
        ("13/8/7*", "no single enemy checker to hit on 7"),
        ("double", "without the doubling cube"),
        ("roll", "the dice have been thrown"),
        ("take", "no double is on offer"),
        ("accept", "no resignation is on offer"),
        ("resign 2", "give it up with `resign`"),
    ] {
        let found = refusal(&position, text).to_string();
        assert!(found.contains(reason), "{text}: {found}");
    }
}
