//! One canonical text a play; any legal spelling is read.

use igroteka_game::{Rules, Seat};
use igroteka_nardy::{Chance, Die, Position};

use crate::common::*;

/// Both spellings mean the same play, and the first is how it is written.
#[track_caller]
fn reads(position: &Position, canonical: &str, spellings: &[&str]) {
    assert!(legal(position).contains(&canonical.to_owned()), "{canonical} in {:?}", legal(position));
    let expected = position.read_action(ONE, canonical).unwrap();
    assert_eq!(expected.to_string(), canonical);
    for spelling in spellings {
        let action =
            position.read_action(ONE, spelling).unwrap_or_else(|error| panic!("{spelling}: {error}"));
        assert_eq!(action, expected, "{spelling} was read as {action}");
    }
}

fn start(throw: &str) -> Position {
    let mut position = Position::new(&setup("international white=1 start=1"));
    chance(&mut position, &format!("throw {throw}"));
    position
}

#[test]
fn parts_in_any_order_split_or_merged() {
    reads(&start("62"), "24/18 13/11", &["13/11 24/18", " 13/11   24/18 ", "24/18  13/11"]);
    reads(&start("31"), "24/20", &["24/23/20", "24/21/20", "24/23 23/20", "24/21 21/20", "23/20 24/23"]);
    reads(&start("11"), "8/7(2) 6/5(2)", &["6/5 8/7 6/5 8/7", "8/7(2) 6/5 6/5", "6/5(2) 8/7(2)"]);
    reads(&start("11"), "24/20", &["24/22 22/20", "24/23/22/21/20", "24/22/20"]);
    reads(&start("22"), "13/9(2)", &["13/11(2) 11/9(2)", "13/11/9(2)", "13/9 13/11 11/9"]);
}

#[test]
fn fewest_parts_highest_start_first() {
    // A checker moved by each die, one taking the other's place, is one checker moved by both.
    reads(&start("52"), "13/6", &["13/8 8/6", "8/6 13/8", "13/11 11/6"]);
    // From one point, the nearer landing first; in a double the checker that goes on first.
    reads(&start("21"), "6/5 6/4", &["6/4 6/5"]);
    reads(&start("11"), "6/4 6/5(2)", &["6/5(3) 5/4", "6/5 6/5 6/4"]);
}

#[test]
fn entering_and_bearing_off_have_words_and_numbers() {
    let position = board(
        "international",
        "1o  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  .  . | 2x  .  .  .  .  .
         bar 1x",
        "1 plays 53",
    );
    reads(&position, "bar/22 6/1", &["25/22 6/1", "BAR/22 6/1", "6/1 bar/22"]);
    let position = board(
        "international",
        "1o  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  .  .  . | 2x 1x  .  .  .  .",
        "1 plays 65",
    );
    reads(&position, "6/off 5/off", &["5/0 6/0", "6/OFF 5/off"]);
}

#[test]
fn hits_are_named_and_may_be_left_out() {
    let position = board(
        "international",
        " .  .  .  .  .  . |  . 1o  .  .  .  2x
          .  .  .  .  .  . | 2x  .  .  .  .  .",
        "1 plays 42",
    );
    reads(&position, "24/20*/18", &["24/20/18", "24/20* 20/18", "20/18 24/20"]);
    reads(&position, "24/18", &["24/22/18"]);
    reads(&position, "24/20* 6/4", &["24/20 6/4", "6/4 24/20*", "24/20*\t6/4"]);
}

#[test]
fn a_part_that_goes_nowhere_is_no_spelling() {
    for text in ["8/5 6/5 6/6", "8/8 8/5 6/5", "off/off 8/5 6/5", "24/24 24/20", "24/24/20"] {
        let position = start("31");
        let action = position.read_action(ONE, text).unwrap();
        assert!(position.check(ONE, &action).is_err(), "{text} was read as {action}");
    }
}

#[test]
fn a_refused_play_is_shown_as_it_was_written() {
    let position = start("31");
    for text in ["24/23/20*", "13/12/9", "8/7*/4"] {
        assert_eq!(position.read_action(ONE, text).unwrap().to_string(), text);
    }
}

#[test]
fn a_merged_text_takes_the_only_legal_way_even_if_it_hits() {
    let position = board(
        "international",
        " .  .  .  .  .  . |  . 1o  . 2o  .  2x
          .  .  .  .  .  . | 2x  .  .  .  .  .",
        "1 plays 42",
    );
    reads(&position, "24/20*/18", &["24/18"]);
}

#[test]
fn a_text_that_could_be_two_hits_asks_for_the_stop() {
    let position = board(
        "international",
        " .  .  .  .  .  . |  . 1o  . 1o  .  2x
          .  .  .  .  .  . | 2x  .  .  .  .  .",
        "1 plays 42",
    );
    let error = position.read_action(ONE, "24/18").unwrap_err().to_string();
    assert!(error.contains("name the stop"), "{error}");
    reads(&position, "24/22*/18", &["24/22/18"]);
}

#[test]
fn equal_parts_are_counted_and_hit_once() {
    let position = board(
        "international",
        " .  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  . 2x  . | 2x 1o  .  .  .  .",
        "1 plays 33",
    );
    reads(&position, "8/5*(2) 6/3(2)", &["8/5* 8/5 6/3 6/3", "6/3(2) 8/5(2)", "8/5(2) 6/3(2)"]);
    let position = board(
        "international",
        " .  .  .  .  .  . |  .  .  .  .  .  .
          .  .  .  . 1x  . | 1x 1o  .  .  .  .",
        "1 plays 31",
    );
    reads(&position, "8/5* 6/5", &["6/5* 8/5", "8/5 6/5", "8/5* 6/5*"]);
}

#[test]
fn legal_plays_come_from_the_rear_forward() {
    assert_eq!(legal(&start("55")), ["13/8(4)", "13/3(2)", "13/3 13/8(2)", "13/3 8/3(2)"]);
}

#[test]
fn chance_events_read_back() {
    let position = Position::new(&setup("leaflet"));
    for text in ["colours white=2", "open 31", "open 13", "open 22", "throw 31"] {
        assert_eq!(position.read_chance(text).unwrap().to_string(), text);
    }
    assert_eq!(position.read_chance("throw 13").unwrap().to_string(), "throw 31", "a throw has no order");
    let die = |pips| Die::new(pips).unwrap();
    assert_eq!(position.read_chance("open 13"), Ok(Chance::Open { white: die(1), black: die(3) }));
    for bad in
        ["", "throw", "throw 3", "throw 07", "throw 311", "open 3", "colours 2", "colours white=3", "roll 31"]
    {
        assert!(position.read_chance(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn words_read_back() {
    let position = Position::new(&setup("international"));
    for word in
        ["pass", "roll", "double", "take", "drop", "accept", "reject", "resign 1", "resign 2", "resign 3"]
    {
        assert_eq!(position.read_action(Seat::FIRST, word).unwrap().to_string(), word);
    }
    for bad in ["", "resign 4", "resign 0", "24", "24/18 x", "bar", "24/18,13/11", &"6/5 ".repeat(60)] {
        assert!(position.read_action(Seat::FIRST, bad).is_err(), "{bad:?}");
    }
}

#[test]
fn g4_a_forced_play_tells_nothing_hidden() {
    let position = start("55");
    assert!(!position.forced_action_tells(ONE));
}

#[test]
fn g3_everybody_sees_everything() {
    let mut position = Position::new(&setup("international cube=true white=2 start=1"));
    chance(&mut position, "throw 31");
    let [one, two, spectator] = [Some(ONE), Some(TWO), None].map(|seat| {
        let mut view = position.view(seat);
        assert_eq!(view.seat, seat);
        view.seat = None;
        view
    });
    assert!(one == two && two == spectator);
    assert_eq!((one.dice, one.on_roll, one.white), (Some([3, 1]), Some(ONE), Some(TWO)));
    assert_eq!((one.sides[0].points[23], one.sides[0].pips, one.cube), (2, 167, 1));
    assert_eq!(Position::read(position.setup(), &one.position), Ok(position), "the view holds the position");
}
