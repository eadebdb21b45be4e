//! N10, G8: the doubling cube, Jacoby, Crawford, matches.

use igroteka_game::{Match, Outcome, PlayError, Rules, Scores, Seat, SeatSet, Turn};
use igroteka_nardy::{Action, Illegal, Phase, Position, Setup};

use crate::common::*;

const RACE: &str = "
     .  .  .  .  .  . | 5o  5o  5o .  .  .
     .  .  .  .  .  . | 2x  .  .  .  .  .";

fn before_throw(rules: &str, cube: &str) -> Position {
    board(rules, RACE, &format!("cube {cube}, 1 decides"))
}

fn won(seat: Seat, points: i32) -> Outcome {
    let mut scores = Scores::zero(2);
    scores.set(seat, points);
    Outcome { winners: SeatSet::only(seat), scores, reason: "off" }
}

#[test]
fn n10_off_by_default_the_throw_follows_at_once() {
    let mut position = Position::new(&setup("international white=1 start=1"));
    chance(&mut position, "throw 31");
    play(&mut position, "8/5 6/5");
    assert_eq!(position.phase(), Phase::Throw(TWO));
    chance(&mut position, "throw 31");
    assert_eq!(refusal(&position, "double"), Illegal::NoCube);
}

#[test]
fn n10_never_before_the_opening_play_then_roll_or_double() {
    let mut position = Position::new(&setup("international cube=true white=1"));
    chance(&mut position, "open 31");
    assert_eq!(refusal(&position, "double"), Illegal::PlayTheThrow);
    play(&mut position, "8/5 6/5");
    assert_eq!(legal(&position), ["roll", "double"]);
    play(&mut position, "roll");
    assert_eq!(position.phase(), Phase::Throw(TWO));
    // A chosen start is an opening play too.
    let position = Position::new(&setup("international cube=true white=1 start=1"));
    assert_eq!(position.turn(), Turn::Chance);
}

#[test]
fn n10_a_take_doubles_and_hands_the_cube_over() {
    let mut position = before_throw("international cube=true", "1");
    play(&mut position, "double");
    assert_eq!(legal(&position), ["take", "drop"]);
    assert_eq!(position.play(ONE, &Action::Roll), Err(PlayError::NotYourTurn(ONE)));
    play(&mut position, "take");
    assert_eq!((position.cube().value(), position.cube().owner()), (2, Some(TWO)));
    assert_eq!(position.phase(), Phase::Throw(ONE), "whoever doubled throws");
    assert!(!position.may_double(ONE) && position.may_double(TWO));
}

#[test]
fn n10_a_drop_loses_the_value_before_doubling() {
    let mut position = before_throw("international cube=true", "4:1");
    play(&mut position, "double");
    play(&mut position, "drop");
    let outcome = position.outcome().unwrap();
    assert_eq!((outcome.scores.get(ONE), outcome.reason), (4, "drop"));
}

#[test]
fn n10_only_the_owner_doubles_again() {
    let owned = before_throw("international cube=true", "2:1");
    assert_eq!(legal(&owned), ["roll", "double"]);
    let mut others = board("international cube=true", RACE, "cube 2:2, 1 plays 11");
    play(&mut others, "6/4(2)");
    assert_eq!(others.phase(), Phase::Decide(TWO));
    let theirs = board("international cube=true", RACE, "cube 2:1, 1 plays 11");
    let mut theirs = theirs;
    play(&mut theirs, "6/4(2)");
    assert_eq!(theirs.phase(), Phase::Throw(TWO), "without the cube the throw follows at once");
}

#[test]
fn n10_no_beavers_and_no_automatic_doubles() {
    let mut position = before_throw("international cube=true", "1");
    play(&mut position, "double");
    assert_eq!(refusal(&position, "double"), Illegal::AnswerDouble);
    let mut opening = Position::new(&setup("international cube=true white=1"));
    chance(&mut opening, "open 44");
    assert_eq!(opening.cube().value(), 1);
}

#[test]
fn n10_the_cube_multiplies_gammons() {
    let mut position = board("international cube=true", RACE, "cube 2:2, 1 plays 66");
    play(&mut position, "6/off(2)");
    assert_eq!(position.outcome().unwrap().scores.get(ONE), 4);
}

#[test]
fn n10_not_for_a_player_whose_score_and_cube_reach_the_match() {
    let may = |score: &str, cube: &str| {
        let rules = format!("international cube=true match=5 score={score} crawford=false");
        board(&rules, RACE, &format!("cube {cube}, 1 throws")).may_double(ONE)
    };
    assert!(may("3,0", "1"), "3 + 1 < 5");
    assert!(!may("4,0", "1"), "4 + 1 = 5");
    assert!(may("2,0", "2:1"), "2 + 2 < 5");
    assert!(!may("3,0", "2:1"), "3 + 2 = 5");
}

#[test]
fn n10_the_cube_goes_to_4096() {
    assert!(!board("international cube=true", RACE, "cube 4096:1, 1 throws").may_double(ONE));
    assert!(board("international cube=true", RACE, "cube 2048:1, 1 throws").may_double(ONE));
}

#[test]
fn n10_no_cube_in_the_crawford_game_only() {
    let game = |score: &str, crawford: bool| {
        setup(&format!("international cube=true match=5 score={score} crawford={crawford} white=1 start=1"))
    };
    assert!(game("4,2", true).is_crawford_game());
    assert!(!game("3,2", true).is_crawford_game(), "nobody is one point away yet");
    assert!(!game("4,2", false).is_crawford_game(), "it has been played");
    assert!(!game("4,4", true).is_crawford_game(), "it came when the first of them was one point away");
    assert!(!setup("international match=1").is_crawford_game(), "nobody has reached anything yet");
    for (crawford, phase) in [(true, Phase::Throw(TWO)), (false, Phase::Decide(TWO))] {
        let mut position = Position::new(&game("4,2", crawford));
        chance(&mut position, "throw 31");
        play(&mut position, "8/5 6/5");
        assert_eq!(position.phase(), phase);
    }
}

#[test]
fn n10_jacoby_counts_gammons_only_after_a_double() {
    let value = |rules: &str, cube: &str| {
        let mut position = board(rules, RACE, &format!("cube {cube}, 1 plays 66"));
        play(&mut position, "6/off(2)");
        position.outcome().unwrap().scores.get(ONE)
    };
    assert_eq!(value("international cube=true", "1"), 2);
    assert_eq!(value("international cube=true jacoby=true", "1"), 1);
    assert_eq!(value("international cube=true jacoby=true", "2:2"), 4);
    assert_eq!(value("international jacoby=true", "1"), 2, "there is no cube to wait for");
    assert!(try_setup("international cube=true jacoby=true match=5").is_err());
}

#[test]
fn g8_the_score_goes_on_and_the_opening_throw_decides() {
    let first = setup("international cube=true match=5 start=2 white=1");
    let second = Position::next_setup(&first, Some(TWO), &won(ONE, 2));
    assert_eq!((second.score, second.start, second.crawford), ([2, 0], None, true));
    assert_eq!(second.white, Some(ONE), "the rest stays");
}

#[test]
fn g8_the_crawford_game_is_played_once() {
    let mut game = setup("international cube=true match=5");
    let mut crawford_games = Vec::new();
    for (winner, points) in [(ONE, 4), (TWO, 1), (TWO, 2), (TWO, 1)] {
        game = Position::next_setup(&game, None, &won(winner, points));
        crawford_games.push((game.score, game.is_crawford_game()));
    }
    assert_eq!(crawford_games, [([4, 0], true), ([4, 1], false), ([4, 3], false), ([4, 4], false)]);
}

#[test]
fn g8_after_the_last_game_a_new_match_begins() {
    for (rules, crawford) in [
        ("international cube=true match=5 score=4,2 crawford=false", true),
        ("international cube=true match=5 score=3,2 crawford=false", false),
        ("international cube=true match=5 score=3,2", true),
    ] {
        let next: Setup = Position::next_setup(&setup(rules), None, &won(ONE, 2));
        assert_eq!((next.score, next.crawford), ([0, 0], crawford), "{rules}");
    }
    let single = setup("international");
    assert_eq!(Position::next_setup(&single, None, &won(ONE, 3)), single);
}

#[test]
fn g8_a_match_counts_points_and_a_series_counts_wins() {
    let points = |rules: &str| Position::match_points(&setup(rules), &won(TWO, 6), TWO);
    assert_eq!(points("international cube=true match=9"), 6);
    assert_eq!(points("international cube=true"), 1);
    let fold =
        Match::new(2, 9).after::<Position>(&setup("international match=9"), &won(TWO, 6), SeatSet::EMPTY);
    assert_eq!((fold.points(), fold.winners()), (&[0, 6][..], None));
    let before = Position::match_before(&setup("international match=9 score=3,8"));
    assert_eq!((before.points(), before.target()), (&[3, 8][..], 9));
}
