//! Quoridor's opponents: what they must see, and what they must never do.

use std::time::{Duration, Instant};

use igroteka_bots::{Advice, AtLevel, Budget, Cancel, ask};
use igroteka_game::{Game, Rules, Seat, Setup as _, Source, Stream, Turn, Value};
use igroteka_quoridor::{Position, Setup};

fn setup(fields: &[(&str, Value)]) -> Setup {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Setup::from_raw(raw).expect("the setup is possible")
}

/// A game of two that begins with a position in its text form.
fn game(text: &str) -> Game<Position> {
    let setup = setup(&[]);
    let start = Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
    Game::from_position(setup, start)
}

fn mover(game: &Game<Position>) -> Seat {
    match game.turn() {
        Turn::Seats(seats) => seats.first().expect("somebody moves"),
        turn => panic!("{turn:?}"),
    }
}

fn advice(game: &Game<Position>, budget: &Budget) -> Advice<Position> {
    ask(&mut AtLevel, game, mover(game), budget)
}

fn nodes(nodes: u64) -> Budget {
    Budget { nodes: Some(nodes), ..Budget::default() }
}

#[test]
fn every_level_takes_a_win_in_one() {
    // One step from the last row, and over the other pawn (Q7).
    for text in ["e8 c2 / 3 3 / - / 1", "e7 e8 / 3 3 / - / 1"] {
        let game = game(text);
        for level in 1..=5 {
            let found = advice(&game, &Budget { level, ..nodes(3_000) });
            assert_eq!(found.action().to_string(), "e9", "level {level}: {text}");
            assert!(found.candidates[0].value > 0.99, "level {level}: {text}");
        }
    }
}

#[test]
fn a_win_in_two_is_found() {
    // Two steps from the finish with no fences in anybody's hands, the other three steps away: running wins.
    let race = game("e7 a4 / 0 0 / - / 1");
    let found = advice(&race, &nodes(2_000));
    assert_eq!(found.action().to_string(), "e8");
    assert!(found.candidates[0].value > 0.99);

    // A fence lies before e8, and d9 is two steps away; the other is one step from c1. The only fence that stops it is
    // the one under c2 and d2, for b1h would cross b1v, and the way round its end is three steps long.
    let stop = game("e8 c2 / 1 0 / e8h b1v / 1");
    let found = advice(&stop, &nodes(5_000));
    assert_eq!(found.action().to_string(), "c1h");
    assert!(found.candidates[0].value > 0.99);
}

#[test]
fn a_threat_is_parried() {
    // The other is one step from a1–i1; whatever else we do, a fence must lie under it.
    let game = game("e3 e2 / 5 5 / - / 1");
    let found = advice(&game, &nodes(3_000));
    let parries = ["d1h", "e1h"];
    assert!(parries.contains(&found.action().to_string().as_str()), "{}", found.action());
}

#[test]
fn races_without_fences_are_played_exactly() {
    // Facing each other in the open: who must step aside or be jumped. The answer of a full search by hand: the
    // mover jumps and is then two steps ahead.
    let jump = game("e4 e5 / 0 0 / - / 1");
    let found = advice(&jump, &nodes(1_000));
    assert_eq!(found.action().to_string(), "e6");
    assert!(found.candidates[0].value > 0.99, "e6, e7, e8, e9 against e4, e3, e2, e1, moving first");

    // One step apart with a square between: who steps forward lets the other jump.
    let wait = game("e4 e6 / 0 0 / - / 1");
    let found = advice(&wait, &nodes(1_000));
    let mut after = wait.clone();
    after.act(Seat::FIRST, *found.action()).expect("the answer is legal");
    let reply = advice(&after, &nodes(1_000));
    let (own, other) = (found.candidates[0].value, reply.candidates[0].value);
    assert!((own + other - 1.0).abs() < 1e-9, "both know who wins: {own} {other}");
}

#[test]
fn a_winner_avoids_the_third_repetition() {
    let mut game = game("a2 i2 / 0 0 / - / 1");
    for event in ["1 a1", "2 i3", "1 a2", "2 i2", "1 a1", "2 i3", "1 a2"] {
        let event = game.read_event(event).expect("readable");
        game.apply(event).expect("legal");
    }
    // With the pawns on a2 and i2 it would be a draw (Q9): the way over h3 is one step longer and wins.
    let found = advice(&game, &nodes(1_000));
    assert_eq!(found.action().to_string(), "h3");
    assert!(found.candidates[0].value > 0.99);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let setup = setup(&[]);
    let mut source = Stream::new(8);
    let mut game = Game::<Position>::new(setup);
    let lot = game.draw_chance(&mut source).expect("a lot is drawn");
    game.chance(lot).expect("the lot is possible");
    for _ in 0..12 {
        let seat = mover(&game);
        let action = *source.pick(&game.legal(seat));
        game.act(seat, action).expect("legal");
    }
    for level in 1..=5 {
        let budget = Budget { level, seed: 5, ..nodes(2_000) };
        let expected = advice(&game, &budget);
        // The same game told again is the same question.
        let again = game.seat_record(Some(mover(&game))).sample_game(&mut source).expect("nothing is hidden");
        let found = advice(&again, &budget);
        assert_eq!(found.action(), expected.action(), "level {level}");
        assert_eq!(found.nodes, expected.nodes, "level {level}");
        assert_eq!(found.candidates[0].value.to_bits(), expected.candidates[0].value.to_bits());
    }
}

#[test]
fn cancelling_ends_a_long_thought() {
    for players in [2, 4] {
        let mut game =
            Game::<Position>::new(setup(&[("players", Value::Int(players)), ("start", Value::Int(1))]));
        while let Some(lot) = game.draw_chance(&mut Stream::new(1)) {
            game.chance(lot).expect("possible");
        }
        let cancel = Cancel::default();
        let budget =
            Budget { time: Some(Duration::from_mins(1)), cancel: cancel.clone(), ..Budget::default() };
        let began = Instant::now();
        let found = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(30));
                cancel.cancel();
            });
            advice(&game, &budget)
        });
        // Far less than was allowed; how much less depends on the machine.
        assert!(began.elapsed() < Duration::from_secs(30));
        assert!(game.legal(Seat::FIRST).contains(found.action()));
    }
}

/// Plays random games and asks in every position, with a budget so small that thousands are asked in seconds.
fn never_illegal(setup: &Setup, positions: usize, seed: u64) {
    let mut source = Stream::new(seed);
    let mut asked = 0;
    while asked < positions {
        let mut game = Game::<Position>::new(*setup);
        while game.turn() != Turn::Over {
            if let Some(lot) = game.draw_chance(&mut source) {
                game.chance(lot).expect("possible");
                continue;
            }
            let seat = mover(&game);
            let legal = game.legal(seat);
            let level = 1 + source.below(5) as u8;
            let budget = Budget { level, nodes: Some(u64::from(source.below(40)) + 1), ..Budget::default() };
            // Long games ask in some positions only: a record is replayed for every question.
            if source.below(4) == 0 {
                let found = ask(&mut AtLevel, &game, seat, &budget);
                for candidate in &found.candidates {
                    assert!(legal.contains(&candidate.action), "{} in {}", candidate.action, game.position());
                }
                asked += 1;
            }
            // Half of all actions are steps, so that games end.
            let steps = game.position().pawn_targets(seat).len() as usize;
            let few = if steps > 0 && source.below(2) == 0 { steps } else { legal.len() };
            let action = *source.pick(&legal[..few]);
            game.act(seat, action).expect("legal");
        }
    }
}

#[test]
fn no_level_ever_answers_with_an_illegal_action() {
    never_illegal(&setup(&[]), 4_000, 1);
    never_illegal(&setup(&[("players", Value::Int(4))]), 4_000, 2);
    for size in [5, 7, 11] {
        never_illegal(&setup(&[("size", Value::Int(size)), ("fences", Value::Int(7))]), 700, 3);
    }
    never_illegal(&setup(&[("players", Value::Int(4)), ("size", Value::Int(5))]), 700, 4);
    never_illegal(&setup(&[("ply_limit", Value::Int(30)), ("repetition", Value::Bool(false))]), 700, 5);
}

/// With little time the strongest level answers the first step like the games it learned from, and not always alike.
/// Other levels, and whoever thinks for longer than those games did, find their own way.
#[test]
fn first_moves_come_from_the_book() {
    let book = include_str!("../../weights/quoridor-opening.txt");
    let line = book.lines().find_map(|line| line.strip_prefix("e2: ")).expect("answers to the first step");
    let known: Vec<&str> = line.split_whitespace().step_by(3).collect();
    let game = game("e2 e9 / 10 10 / - / 2");
    let opens = |level: u8, nodes: u64, seed: u64| {
        let budget = Budget { level, seed, nodes: Some(nodes), ..Budget::default() };
        advice(&game, &budget).action().to_string()
    };
    let strongest: Vec<String> = (1..=20).map(|seed| opens(5, 200, seed)).collect();
    assert!(strongest.iter().all(|action| known.contains(&action.as_str())), "{strongest:?}");
    assert!(strongest.iter().any(|action| *action != strongest[0]), "{strongest:?}");
    assert!((1..=20).any(|seed| !known.contains(&opens(1, 200, seed).as_str())));
    let after_thought: Vec<String> = (1..=20).map(|seed| opens(5, 40_000, seed)).collect();
    assert!(after_thought.iter().all(|action| *action == after_thought[0]), "{after_thought:?}");
}
