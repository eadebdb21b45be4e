//! N1, N11, G2, G5: the start, colours, the opening throw, the setups.

use igroteka_game::{Game, Odds, Rules, Seat, Setup as _, Turn, Values};
use igroteka_nardy::{BearOff, Chance, Phase, Points, Position, Setup};

use crate::common::*;

const START: &str = "
    13 14 15 16 17 18 | 19 20 21 22 23 24
    5x  .  .  . 3o  . | 5o  .  .  .  . 2x
    5o  .  .  . 3x  . | 5x  .  .  .  . 2o
    12 11 10  9  8  7 |  6  5  4  3  2  1";

#[test]
fn n1_the_usual_start() {
    let position = Position::new(&setup("leaflet"));
    assert_board(&position, START);
    assert_eq!([position.pips(ONE), position.pips(TWO)], [167, 167]);
}

#[test]
fn n1_colours_by_lot_then_the_higher_opening_die_plays_both() {
    let mut position = Position::new(&setup("leaflet"));
    assert_eq!(position.phase(), Phase::Colours);
    chance(&mut position, "colours white=2");
    assert_eq!(position.white(), Some(TWO));
    chance(&mut position, "open 31");
    assert_eq!(position.turn(), Turn::of(TWO), "White's 3 beats Black's 1");
    assert_eq!(position.throw().map(|throw| throw.to_string()).as_deref(), Some("31"));
    let mut position = Position::new(&setup("leaflet white=2"));
    chance(&mut position, "open 13");
    assert_eq!(position.turn(), Turn::of(ONE));
}

#[test]
fn n1_equal_opening_dice_are_thrown_again() {
    let mut position = Position::new(&setup("leaflet white=1"));
    let before = position.clone();
    chance(&mut position, "open 22");
    assert_eq!(position, before);
    chance(&mut position, "open 25");
    assert_eq!(position.turn(), Turn::of(TWO));
}

#[test]
fn n1_a_chosen_start_is_an_ordinary_throw_and_may_be_a_double() {
    let mut position = Position::new(&setup("leaflet white=1 start=2"));
    assert_eq!(position.phase(), Phase::Throw(TWO));
    chance(&mut position, "throw 55");
    assert_eq!(position.turn(), Turn::of(TWO));
    assert_eq!(legal(&position).len(), 4);
}

#[test]
fn g5_a_chosen_start_still_draws_lots_for_the_colours() {
    let mut position = Position::new(&setup("leaflet start=2"));
    chance(&mut position, "colours white=1");
    assert_eq!(position.phase(), Phase::Throw(TWO));
}

#[test]
fn g2_every_chance_event_has_its_odds() {
    let weights = |position: &Position| match position.odds() {
        Odds::Listed(outcomes) => (outcomes.len(), Odds::total(&outcomes)),
        Odds::Shuffle => panic!("dice are listed"),
    };
    let mut position = Position::new(&setup("leaflet"));
    assert_eq!(weights(&position), (2, 2));
    chance(&mut position, "colours white=1");
    assert_eq!(weights(&position), (36, 36));
    position.settle_lots();
    assert_eq!(weights(&position), (21, 36));
    let Odds::Listed(throws) = position.odds() else { unreachable!() };
    for (chance, weight) in throws {
        let Chance::Throw(throw) = chance else { panic!("{chance}") };
        assert_eq!(weight, if throw.is_double() { 1 } else { 2 });
    }
}

#[test]
fn g2_chance_that_is_not_due_is_refused() {
    let refused = |position: &Position, text: &str| {
        position.check_chance(&position.read_chance(text).unwrap()).unwrap_err().to_string()
    };
    let mut position = Position::new(&setup("leaflet"));
    assert!(refused(&position, "throw 31").contains("colours"));
    chance(&mut position, "colours white=1");
    assert!(refused(&position, "throw 31").contains("opening"));
    chance(&mut position, "open 31");
    assert!(refused(&position, "throw 31").contains("not due"));
}

#[test]
fn n11_presets() {
    let fields = |setup: Setup| (setup.bear_off, setup.points, setup.cube, setup.match_to);
    assert_eq!(fields(setup("leaflet")), (BearOff::Even, Points::Single, false, 0));
    assert_eq!(fields(setup("exact")), (BearOff::Exact, Points::Single, false, 0));
    assert_eq!(fields(setup("international")), (BearOff::Standard, Points::Gammon, false, 0));
    assert_eq!(Setup::PRESETS[0].name, "leaflet", "the first is the default");
}

#[test]
fn n11_a_preset_may_be_changed() {
    let changed = setup("international cube=true bear_off=exact");
    assert_eq!((changed.bear_off, changed.cube), (BearOff::Exact, true));
    assert_eq!(changed.points, Points::Gammon);
}

#[test]
fn setups_that_cannot_be_are_refused() {
    for (text, problem) in [
        ("leaflet match=5 jacoby=true", "`jacoby`: the Jacoby rule is for single games"),
        ("leaflet score=1,0", "`score`: a single game has no score"),
        ("leaflet match=5 score=5,0", "`score`: a match to 5 is over at 5 points"),
        ("leaflet match=100", "`match`: takes a whole number from 0 to 99"),
        ("leaflet start=3", "`start`: with 2 players a seat is 1 to 2"),
        ("leaflet white=3", "`white`: with 2 players a seat is 1 to 2"),
        ("leaflet players=3", "`players`: takes"),
        ("leaflet bear_off=odd", "`bear_off`: takes one of even, exact, standard"),
        ("leaflet points=4", "`points` takes one of single, gammon"),
        ("leaflet beavers=true", "unknown field `beavers`"),
        ("geneva", "unknown preset `geneva`"),
    ] {
        let error = try_setup(text).expect_err(text).to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
}

#[test]
fn values_give_the_setup_back() {
    let odd = setup("international cube=true match=9 score=3,8 crawford=false white=2 start=1");
    let values: Values = odd.values();
    assert_eq!(Setup::from_values(&values), Ok(odd));
    assert_eq!(values.iter().count(), Setup::FIELDS.len());
}

#[test]
fn lots_are_settled_for_seat_one() {
    let mut position = Position::new(&setup("international"));
    position.settle_lots();
    assert_eq!((position.white(), position.phase()), (Some(ONE), Phase::Throw(ONE)));
    assert_eq!(position.validate(), Ok(()));
}

#[test]
fn a_move_is_taken_back_until_the_next_throw() {
    let mut game = Game::<Position>::new(setup("leaflet white=1 start=1"));
    for line in ["! throw 31", "1 8/5 6/5", "takeback 1", "1 24/20", "! throw 66"] {
        let event = game.read_event(line).unwrap();
        game.apply(event).unwrap();
    }
    assert!(game.apply(game.read_event("takeback 1").unwrap()).is_err(), "chance has spoken");
    assert_eq!(game.position().checkers(Seat::FIRST, igroteka_nardy::Point::new(20).unwrap()), 1);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 128, "{}", size_of::<Position>());
}
