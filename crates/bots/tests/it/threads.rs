//! Several threads find what one finds, and never anything illegal.

use std::time::{Duration, Instant};

use igroteka_bots::{Advice, AtLevel, Bot, Budget, Cancel, Opponent, arena, ask};
use igroteka_game::{Game, Rules, Seat, Source as _, Stream, Turn, Value};
use igroteka_metro::Position as Metro;
use igroteka_nardy::Position as Nardy;
use igroteka_quoridor::Position as Quoridor;
use igroteka_roads::Position as Roads;
use igroteka_sudoku::Position as Sudoku;

fn setup<R: Opponent>(fields: &[(&str, Value)]) -> R::Setup {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    igroteka_game::Setup::from_raw(raw).unwrap_or_else(|error| panic!("{error}"))
}

/// A game that begins with a position in its text form.
fn game<R: Opponent>(fields: &[(&str, Value)], text: &str) -> Game<R> {
    let setup = setup::<R>(fields);
    let start = R::read(&setup, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Game::from_position(setup, start)
}

fn advice<R: Opponent>(game: &Game<R>, budget: &Budget) -> Advice<R> {
    advice_of(&mut AtLevel, game, budget)
}

fn advice_of<R: Opponent>(bot: &mut dyn Bot<R>, game: &Game<R>, budget: &Budget) -> Advice<R> {
    let Turn::Seats(seats) = game.turn() else { panic!("somebody is to act") };
    ask(bot, game, seats.first().expect("somebody is to act"), budget)
}

fn budget(threads: u32, nodes: u64) -> Budget {
    Budget { threads, nodes: Some(nodes), ..Budget::default() }
}

#[test]
fn threads_find_the_forced_wins_of_quoridor() {
    // A step and a jump that win at once, a race that is won by running, and the only fence that stops the other: the
    // positions that one thread is asked in `quoridor.rs`.
    let wins = [
        ("e8 c2 / 3 3 / - / 1", "e9"),
        ("e7 e8 / 3 3 / - / 1", "e9"),
        ("e7 a4 / 0 0 / - / 1", "e8"),
        ("e8 c2 / 1 0 / e8h b1v / 1", "c1h"),
    ];
    for (text, expected) in wins {
        let game = game::<Quoridor>(&[], text);
        for threads in [1, 2, 5] {
            let found = advice(&game, &budget(threads, 20_000));
            assert_eq!(found.action().to_string(), expected, "{threads} threads: {text}");
            assert!(found.candidates[0].value > 0.99, "{threads} threads: {text}");
            assert_eq!(found.line.first(), Some(found.action()));
        }
    }
}

#[test]
fn threads_find_the_best_plays_of_nardy() {
    // The positions of `nardy.rs`: the last two checkers off, and two left that any throw bears off.
    let plays = [
        ("white 1 / 6:1 2:1 off:13 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 62", "6/off 2/off"),
        ("white 1 / 4:1 1:2 off:12 / 6:5 off:10 / cube 1 / 1 plays 21", "4/2 1/off"),
    ];
    for (text, expected) in plays {
        let game = game::<Nardy>(&[("preset", Value::text("international"))], text);
        for threads in [1, 2, 5] {
            assert_eq!(advice(&game, &budget(threads, 20_000)).action().to_string(), expected, "{text}");
        }
    }
}

/// Where each action is judged by itself and nothing runs out, threads change nothing but the time.
#[track_caller]
fn agrees_with_one_thread<R: Opponent>(game: &Game<R>, bot: &mut dyn Bot<R>, level: u8) {
    let [one, two, three] = [1, 2, 3].map(|threads| {
        let found = advice_of(bot, game, &Budget { level, seed: 4, ..budget(threads, u64::MAX) });
        let candidates = found.candidates.iter();
        let judged = candidates.map(|candidate| (candidate.action.to_string(), candidate.value.to_bits()));
        (judged.collect::<Vec<_>>(), found.depth, found.nodes)
    });
    assert_eq!(one, two);
    assert_eq!(one, three);
}

#[test]
fn threads_judge_the_plays_of_nardy_as_one_does() {
    let text = "white 1 / 24:1 22:1 13:4 8:3 6:4 5:2 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 43";
    // Level 5 would look further ahead for as long as nothing runs out.
    let mut bot = Nardy::named("two-ply").expect("there is such a player");
    agrees_with_one_thread(&game(&[("preset", Value::text("international"))], text), &mut *bot, 5);
}

#[test]
fn threads_judge_the_actions_of_four_as_one_does() {
    let mut game = Game::<Quoridor>::new(setup::<Quoridor>(&[("players", Value::Int(4))]));
    while let Some(lot) = game.draw_chance(&mut Stream::new(1)) {
        game.chance(lot).expect("possible");
    }
    for level in [1, 3] {
        agrees_with_one_thread(&game, &mut AtLevel, level);
    }
}

/// Plays random games and asks in some positions, with budgets that end anywhere.
fn is_always_legal<R: Opponent>(fields: &[(&str, Value)], positions: u32) {
    let setup = setup::<R>(fields);
    let mut source = Stream::new(7);
    let mut asked = 0;
    while asked < positions {
        let seed = source.bits();
        arena::play_one::<R>(&setup, seed, |game, seat, seed| {
            let legal = game.legal(seat);
            if source.below(8) == 0 {
                let level = 1 + source.below(5) as u8;
                let nodes = u64::from(source.below(400)) + 1;
                let budget = Budget { level, seed, ..budget(2 + source.below(3), nodes) };
                let now = Game::from_position(setup.clone(), game.position().clone());
                // A hidden world is imagined from the whole record; where nothing is hidden the position is enough.
                let asked_in = if R::GAME == Nardy::GAME { &now } else { game };
                let found = ask(&mut AtLevel, asked_in, seat, &budget);
                assert!(found.candidates.iter().all(|candidate| legal.contains(&candidate.action)));
                asked += 1;
            }
            source.pick(&legal).clone()
        });
    }
}

#[test]
fn no_thread_answers_with_an_illegal_action() {
    is_always_legal::<Quoridor>(&[], 300);
    is_always_legal::<Quoridor>(&[("players", Value::Int(4)), ("size", Value::Int(5))], 300);
    is_always_legal::<Nardy>(&[], 300);
    is_always_legal::<Metro>(&[], 150);
    is_always_legal::<Sudoku>(&[], 300);
    is_always_legal::<Roads>(&[("preset", Value::text("pile"))], 150);
}

#[test]
fn a_budget_of_positions_is_kept_by_all_threads_together() {
    let game = game::<Quoridor>(&[], "e1 e9 / 10 10 / - / 1");
    for nodes in [1, 1_000, 20_000] {
        let found = advice(&game, &budget(3, nodes));
        // What does not divide by three is rounded up.
        assert!((nodes.min(3)..nodes + 3).contains(&found.nodes), "{} of {nodes}", found.nodes);
    }
}

#[test]
fn cancelling_ends_the_thoughts_of_all_threads() {
    for players in [2, 4] {
        let setup = setup::<Quoridor>(&[("players", Value::Int(players)), ("start", Value::Int(1))]);
        let mut game = Game::<Quoridor>::new(setup);
        while let Some(lot) = game.draw_chance(&mut Stream::new(1)) {
            game.chance(lot).expect("possible");
        }
        let cancel = Cancel::default();
        let time = Some(Duration::from_mins(1));
        let budget = Budget { time, threads: 2, cancel: cancel.clone(), ..Budget::default() };
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

/// As many threads as the engine allows share one table and one budget.
#[test]
fn sixty_four_threads_answer_too() {
    let found = advice(&game::<Quoridor>(&[], "e3 e2 / 5 5 / - / 1"), &budget(64, 64 * 500));
    // The other is one step from a1–i1: only a fence under it helps.
    assert!(["d1h", "e1h"].contains(&found.action().to_string().as_str()), "{}", found.action());
}
