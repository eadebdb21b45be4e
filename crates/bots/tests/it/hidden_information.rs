//! What holds for every opponent that thinks through hidden worlds.

use std::thread;
use std::time::Duration;

use igroteka_bots::{AtLevel, Budget, Cancel, Opponent, arena, ask};
use igroteka_game::{Game, Seat, Source as _, Stream, Value};
use igroteka_metro::Position as Metro;
use igroteka_roads::Position as Roads;

fn setup<R: Opponent>(fields: &[(&str, Value)]) -> R::Setup {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    igroteka_game::Setup::from_raw(raw).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays at random and calls `visit` before every action.
fn random_game<R: Opponent>(setup: &R::Setup, seed: u64, mut visit: impl FnMut(&Game<R>, Seat, u64)) {
    let mut source = Stream::new(seed);
    arena::play_one::<R>(setup, seed, |game, seat, thought| {
        visit(game, seat, thought);
        source.pick(&game.legal(seat)).clone()
    });
}

/// A question in the middle of a random game.
fn question<R: Opponent>(setup: &R::Setup, seed: u64) -> (Game<R>, Seat) {
    let mut questions = Vec::new();
    random_game::<R>(setup, seed, |game, seat, _| {
        if game.legal(seat).len() > 2 {
            questions.push((game.clone(), seat));
        }
    });
    questions.swap_remove(questions.len() / 2)
}

fn is_always_legal<R: Opponent>(setup: &R::Setup, positions: u64) {
    let mut asked = 0;
    for seed in 0.. {
        random_game::<R>(setup, seed, |game, seat, thought| {
            let level = 1 + (asked % 5) as u8;
            let budget = Budget { level, nodes: Some(60), seed: thought, ..Budget::default() };
            let advice = ask(&mut AtLevel, game, seat, &budget);
            let legal = game.legal(seat);
            assert!(advice.candidates.iter().all(|candidate| legal.contains(&candidate.action)));
            assert_eq!(advice.line.first(), Some(advice.action()));
            asked += 1;
        });
        if asked >= positions {
            return;
        }
    }
}

#[test]
fn metro_answers_ten_thousand_questions_legally() {
    is_always_legal::<Metro>(&setup::<Metro>(&[]), 4000);
    is_always_legal::<Metro>(
        &setup::<Metro>(&[("players", Value::Int(3)), ("start_tile", Value::Bool(true))]),
        3000,
    );
    is_always_legal::<Metro>(
        &setup::<Metro>(&[("players", Value::Int(4)), ("preset", Value::text("calm"))]),
        3000,
    );
}

#[test]
fn roads_answers_ten_thousand_questions_legally() {
    for preset in ["duel", "newspaper", "pile", "duel-lanes", "newspaper-lanes", "pile-lanes"] {
        is_always_legal::<Roads>(&setup::<Roads>(&[("preset", Value::text(preset))]), 1200);
    }
    for preset in ["newspaper", "pile"] {
        let fields = [("preset", Value::text(preset)), ("players", Value::Int(6)), ("aside", Value::Int(3))];
        is_always_legal::<Roads>(&setup::<Roads>(&fields), 1400);
    }
}

fn depends_on_the_view_alone<R: Opponent>(setup: &R::Setup) {
    let mut source = Stream::new(5);
    for seed in 1..=10 {
        let (game, seat) = question::<R>(setup, seed);
        for level in 1..=5 {
            let budget = Budget { level, nodes: Some(1500), seed, ..Budget::default() };
            let expected = ask(&mut AtLevel, &game, seat, &budget);
            for _ in 0..3 {
                let world = game.seat_record(Some(seat)).sample_game(&mut source).expect("a world fits");
                let again = ask(&mut AtLevel, &world, seat, &budget);
                assert_eq!(again.action(), expected.action());
                assert_eq!(again.candidates[0].value.to_bits(), expected.candidates[0].value.to_bits());
            }
        }
    }
}

#[test]
fn the_same_view_gets_the_same_answer() {
    depends_on_the_view_alone::<Metro>(&setup::<Metro>(&[("players", Value::Int(3))]));
    depends_on_the_view_alone::<Roads>(&setup::<Roads>(&[("preset", Value::text("pile"))]));
    let three = [("preset", Value::text("newspaper")), ("players", Value::Int(3))];
    depends_on_the_view_alone::<Roads>(&setup::<Roads>(&three));
}

#[test]
fn threads_give_the_same_answer_again() {
    let (game, seat) = question::<Metro>(&setup::<Metro>(&[]), 3);
    let budget = Budget { nodes: Some(3000), threads: 2, seed: 8, ..Budget::default() };
    let answers = [0; 3].map(|_| ask(&mut AtLevel, &game, seat, &budget));
    assert!(answers.iter().all(|advice| advice.action() == answers[0].action()));
    assert!(answers.iter().all(|advice| advice.nodes == answers[0].nodes));
}

#[test]
fn a_budget_of_positions_is_kept() {
    let (game, seat) = question::<Roads>(&setup::<Roads>(&[("preset", Value::text("pile"))]), 2);
    for nodes in [1, 100, 5000] {
        let budget = Budget { nodes: Some(nodes), ..Budget::default() };
        let advice = ask(&mut AtLevel, &game, seat, &budget);
        // The game that was being imagined is played to its end: no more actions than this setup's games have.
        assert!(advice.nodes < nodes + 300, "{}", advice.nodes);
    }
}

#[test]
fn cancelling_ends_the_thinking() {
    let (game, seat) = question::<Metro>(&setup::<Metro>(&[("players", Value::Int(4))]), 3);
    let cancel = Cancel::default();
    let budget = Budget { time: Some(Duration::from_hours(1)), cancel: cancel.clone(), ..Budget::default() };
    let thinking = thread::spawn(move || {
        let action = *ask(&mut AtLevel, &game, seat, &budget).action();
        game.legal(seat).contains(&action)
    });
    cancel.cancel();
    assert!(thinking.join().expect("the bot answers"), "what it answers is legal");
}
