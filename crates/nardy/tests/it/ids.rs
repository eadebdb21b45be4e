//! GNU Backgammon's ids and XGID. The ids come from the rules page or from GNU Backgammon 1.07.

use igroteka_game::{Rules, Source, Stream, Turn};
use igroteka_nardy::{Phase, Position, Setup};

use crate::common::*;

const START: &str = "4HPwATDgc/ABMA";

fn read(rules: &str, id: &str) -> Position {
    Position::read(&setup(rules), id).unwrap_or_else(|error| panic!("{id}: {error}"))
}

#[test]
fn the_start_and_31_played() {
    let mut position = Position::new(&setup("international white=1 start=1"));
    assert_eq!(position.gnu_position_id(), START);
    chance(&mut position, "throw 31");
    play(&mut position, "8/5 6/5");
    // Seat 2 is on roll now; from its side the id is the one with seat 1's move made.
    assert_eq!(position.gnu_position_id(), "sGfwATDgc/ABMA");
}

#[test]
fn a_position_id_puts_seat_one_on_roll() {
    let position = read("international", "sGfwATDgc/ABMA");
    assert_eq!(position.phase(), Phase::Throw(ONE));
    assert_board(
        &position,
        "5x  .  .  . 2o  . | 4o 2o  .  .  . 2x
         5o  .  .  . 3x  . | 5x  .  .  .  . 2o",
    );
    assert_eq!(position.gnu_position_id(), "sGfwATDgc/ABMA");
}

#[test]
fn a_match_id_names_players_cube_and_dice() {
    // GNU Backgammon: 5 point match, cube 2 with player 1, who is on roll; player 0 has 1 point, player 1 has 2.
    let rules = Setup::from_id("4HPwATDgc/ABMA:UQmgABAAEAAE").unwrap();
    assert_eq!((rules.match_to, rules.score, rules.is_crawford_game()), (5, [1, 2], false));
    let position = Position::read(&rules, "4HPwATDgc/ABMA:UQmgABAAEAAE").unwrap();
    assert_eq!(position.phase(), Phase::Decide(TWO), "player 1 is seat 2");
    assert_eq!((position.cube().value(), position.cube().owner()), (2, Some(TWO)));
    assert_eq!(position.gnu_match_id(), "UQmgABAAEAAE");
    // The same in eXtreme Gammon's words, whose X is seat 1 here and was player 1 there.
    assert_eq!(position.xgid(), "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:00:1:2:0:5:10");
}

#[test]
fn an_id_with_dice_sets_the_throw_as_made() {
    // A single game without Jacoby, player 1 to play a 21.
    let position = read("international", "4HPwATDgc/ABMA:cAmlAAAAAAAE");
    assert_eq!(position.turn(), Turn::of(TWO));
    assert_eq!(position.throw().map(|throw| throw.to_string()).as_deref(), Some("21"));
    let position = read("international", "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10");
    assert_eq!((position.turn(), legal(&position).len()), (Turn::of(ONE), 8));
    let position = read("international", "-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10");
    assert_eq!(position.phase(), Phase::Throw(TWO));
}

#[test]
fn jacoby_and_crawford_are_told() {
    assert!(Setup::from_id("4HPwATDgc/ABMA:MAEAAAAAAAAA").unwrap().jacoby);
    assert!(!Setup::from_id("4HPwATDgc/ABMA:MAEAAAAAAAAE").unwrap().jacoby);
    // In a single game 1 is Jacoby, 2 beavers, 3 both.
    for (rule, jacoby) in [(0, false), (1, true), (2, false), (3, true)] {
        let id = format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:{rule}:0:10");
        assert_eq!(Setup::from_id(&id).unwrap().jacoby, jacoby, "{id}");
    }
    let crawford = Setup::from_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:2:1:5:10").unwrap();
    assert!(crawford.is_crawford_game());
    let after = Setup::from_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:2:0:5:10").unwrap();
    assert!(!after.is_crawford_game() && after.score == [4, 2]);
    let position = Position::read(&crawford, START).unwrap();
    let read_back = Setup::from_id(&format!("{START}:{}", position.gnu_match_id())).unwrap();
    assert!(read_back.is_crawford_game());
    // GNU Backgammon's own id in a match to one point: no Crawford game there.
    let id = format!("{START}:MAElAAAAAAAE");
    let one_point = read("international cube=true match=1", &id);
    assert_eq!(format!("{START}:{}", one_point.gnu_match_id()), id);
}

#[test]
fn the_setup_decides_what_is_played() {
    // The cube of the id is left out where the setup has none, and so are the match and its score.
    let position = read("international", "4HPwATDgc/ABMA:UQmgABAAEAAE");
    assert_eq!((position.cube().value(), position.phase()), (1, Phase::Throw(TWO)));
    let doubled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10";
    assert_eq!(
        read("international cube=true", doubled).phase(),
        Phase::Answer(TWO),
        "whoever is on roll doubled"
    );
    let error = Position::read(&setup("international"), doubled).unwrap_err().to_string();
    assert!(error.contains("without the cube"), "{error}");
}

#[test]
fn a_finished_board_is_over() {
    let position = read("international", "XGID=----------o---------------:0:0:1:00:0:0:0:0:10");
    assert_eq!(position.outcome().map(|outcome| outcome.scores.get(ONE)), Some(2));
}

#[test]
fn ids_read_back_to_the_same_position() {
    let rules = setup("international cube=true match=9 score=3,4 white=1 start=1");
    let mut compared = 0;
    let mut stream = Stream::new(1);
    while compared < 40 {
        let mut position = Position::new(&rules);
        for _ in 0..stream.below(150) {
            match position.turn() {
                Turn::Chance => {
                    let chance = position.draw_chance(&mut stream);
                    position.apply_chance(&chance);
                }
                Turn::Seats(_) => {
                    let seat = acting(&position);
                    position.play_random(seat, &mut stream, &mut Vec::new());
                }
                Turn::Over => break,
            }
        }
        if position.turn() == Turn::Over {
            continue;
        }
        // An id cannot tell «decided to roll» from «still to decide».
        let told = |text: &str| match Position::read(&rules, text).unwrap().phase() {
            Phase::Decide(seat) if position.phase() == Phase::Throw(seat) => position.phase(),
            other => other,
        };
        let gnu = format!("{}:{}", position.gnu_position_id(), position.gnu_match_id());
        for text in [gnu, position.xgid()] {
            let read = Position::read(&rules, &text).unwrap();
            assert_eq!(read.side(ONE), position.side(ONE), "{text}");
            assert_eq!(read.side(TWO), position.side(TWO), "{text}");
            assert_eq!(read.cube(), position.cube(), "{text}");
            assert_eq!(told(&text), position.phase(), "{text}");
        }
        compared += 1;
    }
}

#[test]
fn a_resignation_on_offer_is_in_the_match_id() {
    let rules = setup("international cube=true");
    let mut position = Position::read(&rules, START).unwrap();
    let offer = position.read_action(TWO, "resign 2").unwrap();
    position.play(TWO, &offer).unwrap();
    let read = Position::read(&rules, &format!("{START}:{}", position.gnu_match_id())).unwrap();
    assert_eq!(read.resignation_on_offer(), position.resignation_on_offer());
}

#[test]
fn a_running_international_game_has_foreign_texts_that_read_back() {
    let rules = setup("international white=1 start=1");
    let mut position = Position::new(&rules);
    chance(&mut position, "throw 31");
    let texts = position.foreign_texts();
    assert_eq!(texts.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["gnu", "xgid"]);
    for (_, text) in texts {
        assert_eq!(Position::read(&rules, &text).as_ref(), Ok(&position), "{text}");
    }
    assert!(Position::new(&setup("leaflet")).foreign_texts().is_empty());
}

#[test]
fn bad_ids_are_refused() {
    let rules = setup("international cube=true");
    for (text, problem) in [
        ("4HPwATDgc/ABM!", "14 characters"),
        ("////////////AA", "15 checkers"),
        ("4HPwATDgc/ABMA:UQmg", "12 characters"),
        ("4HPwATDgc/ABMA:////////////", "over"),
        ("4HPwATDgc/ABMA:IAEAAAAAAAAE", "belongs to nobody"),
        ("4HPwATDgc/ABMA:MQEAAAAAAAAE", "has an owner"),
        ("4HPwATDgc/ABMA:MIEAAAAAAAAE", "two dice"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1", "nine fields"),
        ("XGID=-b----E-C---eE---c-e----B:0:0:1:00:0:0:0:0:10", "26 characters"),
        ("XGID=-b----E-C---eE---c-e----Bz:0:0:1:00:0:0:0:0:10", "26 characters"),
        ("XGID=-b----E-C---eE---c-e----O-:0:0:1:00:0:0:0:0:10", "15 checkers"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:0:10", "whose throw"),
        ("XGID=-b----E-C---eE---c-e----B-:0:2:1:00:0:0:0:0:10", "-1 (O) or 0"),
        ("XGID=-b----E-C---eE---c-e----B-:3:0:1:00:0:0:0:0:10", "has an owner"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10", "two dice"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:x:0:0:0:10", "X's score"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:x", "highest cube"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10:0", "nine fields"),
    ] {
        let error = Position::read(&rules, text).expect_err(text).to_string();
        assert!(error.contains(problem), "{text}: {error}");
    }
    let long = format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:{}10", "0".repeat(20_000));
    let error = Position::read(&rules, &long).unwrap_err().to_string();
    assert!(error.contains("at most 16384 characters"), "{error}");
    assert!(
        Setup::from_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:0:0:5:10").is_err(),
        "the match is over"
    );
    assert!(Setup::from_id("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:500:10").is_err());
}
