//! What can be agreed before a game, and what does not go together.

use igroteka_game::{Setup as _, Value, Values};
use igroteka_sudoku::{EndRule, Referee, Scoring, Setup, Side, StartRule};

use crate::common::*;

#[test]
fn the_default_is_two_adults_under_a_strict_referee() {
    let setup = Setup::from_raw([]).unwrap();
    assert_eq!(setup, Setup::preset("adult").unwrap());
    assert_eq!(
        (setup.players(), setup.start(), setup.side(), setup.referee(), setup.check_seconds()),
        (2, None, Side::Adult, Referee::Strict, 20)
    );
    assert_eq!(
        (setup.start_rule(), setup.scoring(), setup.end(), setup.cards_to_draw()),
        (StartRule::Drawn, Scoring::Full, EndRule::AllCards, 72)
    );
}

#[test]
fn presets_set_what_they_say() {
    let names: Vec<&str> = Setup::PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, ["adult", "children", "solo", "table"]);
    let children = setup("preset=children");
    assert_eq!((children.side(), children.players(), children.cards_to_draw()), (Side::Children, 2, 30));
    assert_eq!(setup("preset=children layout=empty").cards_to_draw(), 36);
    assert_eq!(setup("preset=solo").players(), 1);
    assert_eq!(setup("preset=table").referee(), Referee::Table);
    // Any of it may be changed.
    assert_eq!(setup("preset=table players=4 side=children").grid().size(), 6);
}

#[test]
fn the_fields_are_those_of_the_rules() {
    let names: Vec<&str> = Setup::FIELDS.iter().map(|field| field.name).collect();
    assert_eq!(
        names,
        [
            "players",
            "start",
            "side",
            "referee",
            "check_seconds",
            "golden",
            "golden_cards",
            "layout",
            "blocks",
            "scoring",
            "end"
        ]
    );
}

#[test]
fn what_does_not_go_together_is_refused() {
    for (text, problem) in [
        ("players=0", "`players`: takes a whole number from 1 to 4"),
        ("players=5", "`players`: takes a whole number from 1 to 4"),
        ("players=2 start=3", "`start`: with 2 players a seat is 1 to 2"),
        ("players=1 referee=table", "`referee`: a solo game is always `strict`"),
        ("check_seconds=-1", "`check_seconds`: takes a whole number from 0 to 3600"),
        ("side=adult scoring=block", "`scoring`: `block` is for the children's side"),
        ("side=adult layout=empty", "`layout`: is for the children's side"),
        ("side=adult blocks=3x2", "`blocks`: is for the children's side"),
        ("side=children golden=blocks", "`golden`: the children's side has no golden cards"),
        ("golden=manual", "`golden_cards`: card 1 is missing"),
        ("golden_cards=a1:1", "`golden_cards`: are named only with `golden` manual"),
        ("golden=manual golden_cards=a1:1,b2:1", "card 1 is named twice"),
        ("golden=manual golden_cards=a1:1,b1:2", "a1 and b1 are in one row"),
        ("golden=manual golden_cards=a1:1,a2:2", "a1 and a2 are in one column"),
        ("golden=manual golden_cards=a1:1,b2:2,c3:3,d4:4,e5:5,f6:6,g7:7,h8:8", "card 9 is missing"),
        ("golden=manual golden_cards=a1:1,j2:2", "a square is a1 to i9"),
        ("golden=manual golden_cards=a1:1,b2:0", "a card is a number from 1 to 9"),
        ("golden=manual golden_cards=a1", "written like a4=1"),
        ("golden=sometimes", "`golden`: takes one of random, blocks, manual"),
        ("colour=red", "unknown field `colour`"),
        ("preset=noon", "unknown preset `noon`"),
    ] {
        let error = Setup::from_raw(raw(text)).expect_err(text).to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

#[test]
fn golden_cards_are_read_in_any_order_and_kept_in_one() {
    let one = setup("golden=manual golden_cards=a1:1,b2:2,c3:3,d4:4,e5:5,f6:6,g7:7,h8:8,i9:9");
    let other = setup("golden=manual golden_cards=i9:9,h8:8,g7:7,a1:1,b2:2,c3:3,d4:4,e5:5,F6:6");
    assert_eq!(one, other);
    assert_eq!(other.values().text("golden_cards"), Some("a1=1 b2=2 c3=3 d4=4 e5=5 f6=6 g7=7 h8=8 i9=9"));
}

#[test]
fn values_past_the_table_of_fields_are_checked_too() {
    for values in [
        Values::default().with("players", 9u8),
        Values::default().with("players", Value::Int(-1)),
        Values::default().with("check_seconds", Value::Int(i64::MAX)),
        Values::default().with("side", "upside-down"),
    ] {
        assert!(Setup::from_values(&values).is_err(), "{values:?}");
    }
    assert_eq!(Setup::from_values(&Values::default()), Setup::preset("adult"));
}
