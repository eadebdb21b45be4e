//! N9, G6, G7: what a win is worth, resigning, running out of time.

use igroteka_game::{Event, Game, PlayError, Rules, Seat, SeatSet, Stream, Turn};
use igroteka_nardy::{Action, Illegal, Phase, Position, Stake};

use crate::common::*;

/// Seat 1 bears off its last two checkers with a 66; seat 2 stands as drawn.
fn last_throw(rules: &str, drawing: &str) -> Position {
    let mut position = board(rules, drawing, "1 plays 66");
    play(&mut position, "6/off(2)");
    position
}

fn points(position: &Position) -> (i32, &'static str) {
    let outcome = position.outcome().expect("the game is over");
    assert_eq!(outcome.winners, SeatSet::only(ONE));
    assert_eq!(outcome.scores.get(TWO), 0);
    (outcome.scores.get(ONE), outcome.reason)
}

const BORNE_OFF_ONE: &str = "
     .  .  .  .  .  . | 5o  5o  4o .  .  .
     .  .  .  .  .  . | 2x  .  .  .  .  .";
const NONE_OFF: &str = "
     .  .  .  .  .  . | 5o  5o  5o .  .  .
     .  .  .  .  .  . | 2x  .  .  .  .  .";
const ONE_IN_THE_WINNERS_FIELD: &str = "
     .  .  .  .  .  . | 5o  5o  4o .  .  .
     .  .  .  .  .  . | 2x  .  .  .  . 1o";
const ONE_JUST_OUTSIDE_IT: &str = "
     .  .  .  .  .  . | 5o  5o  4o .  .  .
     .  .  .  .  . 1o | 2x  .  .  .  .  .";
const ONE_ON_THE_WALL: &str = "
     .  .  .  .  .  . | 5o  5o  4o .  .  .
     .  .  .  .  .  . | 2x  .  .  .  .  .
     bar 1o";

#[test]
fn n9_a_win_counts_one() {
    for drawing in [BORNE_OFF_ONE, NONE_OFF, ONE_IN_THE_WINNERS_FIELD, ONE_ON_THE_WALL] {
        assert_eq!(points(&last_throw("leaflet", drawing)), (1, "off"));
    }
}

#[test]
fn n9_with_gammons_two_or_three() {
    for (drawing, expected) in [
        (BORNE_OFF_ONE, 1),
        (NONE_OFF, 2),
        (ONE_JUST_OUTSIDE_IT, 2),
        (ONE_IN_THE_WINNERS_FIELD, 3),
        (ONE_ON_THE_WALL, 3),
    ] {
        assert_eq!(points(&last_throw("leaflet points=gammon", drawing)), (expected, "off"), "{drawing}");
    }
}

#[test]
fn g6_resigning_ends_a_plain_game_at_once_also_out_of_turn() {
    let mut position = Position::new(&setup("leaflet"));
    assert_eq!(position.turn(), Turn::Chance);
    let resign = position.read_action(TWO, "resign").unwrap();
    assert_eq!(resign, Action::Resign);
    position.play(TWO, &resign).unwrap();
    assert_eq!(points(&position), (1, "resign"));
    assert_eq!(position.seats_in(), SeatSet::only(ONE));
    assert_eq!(position.play(ONE, &resign), Err(PlayError::GameOver));
}

#[test]
fn g6_with_gammons_or_cube_resigning_is_an_offer() {
    for rules in ["international", "leaflet cube=true"] {
        let mut position = Position::new(&setup(rules));
        position.settle_lots();
        let offer = position.read_action(TWO, "resign 1").unwrap();
        position.play(TWO, &offer).unwrap();
        assert_eq!(position.turn(), Turn::of(ONE));
        assert_eq!(legal(&position), ["accept", "reject"]);
        let mut accepted = position.clone();
        play(&mut accepted, "accept");
        assert_eq!(points(&accepted), (1, "resign"));
        play(&mut position, "reject");
        assert_eq!(position.phase(), Phase::Throw(ONE), "the game goes on where it was");
    }
}

#[test]
fn g6_a_resignation_counts_its_stake_times_the_cube() {
    let mut position = board("international cube=true", NONE_OFF, "cube 4:2, 1 throws");
    let offer = position.read_action(TWO, "resign 2").unwrap();
    position.play(TWO, &offer).unwrap();
    play(&mut position, "accept");
    assert_eq!(points(&position), (8, "resign"));
}

#[test]
fn g6_resigning_alone_offers_one_and_nobody_resigns_for_more_than_can_be_lost() {
    let position = Position::new(&setup("international"));
    assert_eq!(position.read_action(ONE, "resign"), Ok(Action::ResignFor(Stake::Single)));
    let race = board("international", NONE_OFF, "1 throws");
    let too_much = Action::ResignFor(Stake::Backgammon);
    assert_eq!(race.check(TWO, &too_much), Err(Illegal::StakeTooHigh(Stake::Gammon)));
    assert_eq!(race.check(TWO, &Action::ResignFor(Stake::Gammon)), Ok(()));
    let plain = Position::new(&setup("leaflet"));
    assert_eq!(plain.check(ONE, &too_much), Err(Illegal::PlainResign));
    assert_eq!(plain.read_action(ONE, "resign 1"), Ok(Action::Resign));
}

#[test]
fn g6_an_offer_is_answered_before_anything_else() {
    let mut position = Position::new(&setup("international white=1 start=1"));
    chance(&mut position, "throw 31");
    position.play(ONE, &Action::ResignFor(Stake::Single)).unwrap();
    assert_eq!(refusal(&position, "8/5 6/5"), Illegal::AnswerResignation);
    assert!(position.check_chance(&position.read_chance("throw 31").unwrap()).is_err());
    // The offer may be raised while it is open.
    position.play(ONE, &Action::ResignFor(Stake::Gammon)).unwrap();
    assert_eq!(position.resignation_on_offer().unwrap().stake, Stake::Gammon);
}

#[test]
fn g7_the_highest_value_the_position_still_allows() {
    let highest = |rules: &str, drawing: &str, due: &str| board(rules, drawing, due).highest_stake(TWO);
    let gammon = "leaflet points=gammon";
    assert_eq!(highest(gammon, BORNE_OFF_ONE, "1 throws"), Stake::Single);
    assert_eq!(highest(gammon, NONE_OFF, "1 throws"), Stake::Gammon, "home, and past the opponent");
    assert_eq!(highest(gammon, ONE_IN_THE_WINNERS_FIELD, "1 throws"), Stake::Backgammon);
    assert_eq!(highest("leaflet", ONE_IN_THE_WINNERS_FIELD, "1 throws"), Stake::Single);
    let contact = "
         .  .  .  .  .  . | 5o  5o  4o 1o .  1x
         .  .  .  .  .  . | 2x  .  .  .  .  .";
    assert_eq!(highest(gammon, contact, "1 throws"), Stake::Backgammon, "a checker may still be hit");
    let start = Position::new(&setup("international"));
    let stakes: Vec<u8> = start.possible_stakes(ONE).map(Stake::points).collect();
    assert_eq!(stakes, [1, 2, 3]);
}

#[test]
fn g7_running_out_of_time_loses_that_value_at_once() {
    let rules = setup("international white=1 start=1");
    let mut game = Game::<Position>::new(rules);
    game.apply(game.read_event("! throw 31").unwrap()).unwrap();
    for event in game.timeout(Seat::FIRST, true, &mut Stream::new(1)) {
        game.apply(event).unwrap();
    }
    assert_eq!(
        game.events()[1..].iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["1 timeout", "1 resign 3"]
    );
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.scores.get(TWO)), (SeatSet::only(TWO), 3));
}

#[test]
fn g7_with_move_a_late_answer_is_the_passive_one() {
    let doubled = board("international cube=true", NONE_OFF, "cube 1, 2 answers");
    assert_eq!(doubled.passive(TWO), Some(Action::Drop));
    let mut resigned = Position::new(&setup("international"));
    resigned.play(ONE, &Action::ResignFor(Stake::Single)).unwrap();
    assert_eq!(resigned.passive(TWO), Some(Action::Reject));
    assert_eq!(resigned.passive(ONE), None);
    let mut game = Game::<Position>::new(setup("international white=1 start=1"));
    game.apply(game.read_event("! throw 31").unwrap()).unwrap();
    let events = game.timeout(Seat::FIRST, false, &mut Stream::new(1));
    assert!(matches!(events[..], [Event::Timeout(Seat::FIRST), Event::Pick(Action::Play(_))]), "{events:?}");
}

#[test]
fn g8_giving_up_the_match_ends_the_game_even_while_an_offer_is_open() {
    let mut game = Game::<Position>::new(setup("international"));
    for line in ["1 resign 3", "1 resign match"] {
        game.apply(game.read_event(line).unwrap()).unwrap();
    }
    assert_eq!(game.outcome().unwrap().winners, SeatSet::only(TWO));
    assert_eq!(game.match_resignations(), SeatSet::only(ONE));
}
