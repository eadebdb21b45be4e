//! Sudoku's opponents.

use std::time::Duration;

use igroteka_bots::arena::{self, play_one};
use igroteka_bots::{Advice, AtLevel, Budget, Cancel, Player, ask};
use igroteka_game::{Game, Rules, Seat, Setup as _, Source, Stream, Turn, Value};
use igroteka_sudoku::{Position, Scoring, Setup};

fn setup(values: &[(&str, Value)]) -> Setup {
    Setup::from_raw(values.iter().map(|(name, value)| ((*name).to_owned(), value.clone())))
        .unwrap_or_else(|error| panic!("{error}"))
}

fn drawn(setup: &Setup, text: &str) -> Game<Position> {
    let start = Position::read(setup, text).unwrap_or_else(|error| panic!("{error}"));
    Game::from_position(setup.clone(), start)
}

fn advice(game: &Game<Position>, seat: Seat, budget: &Budget) -> Advice<Position> {
    ask(&mut AtLevel, game, seat, budget)
}

fn budget(level: u8, nodes: u64, seed: u64) -> Budget {
    Budget { level, nodes: Some(nodes), seed, ..Budget::default() }
}

/// Pairs of start cards of which one counts for the other: they never earn a point.
fn start_pairs(position: &Position) -> u16 {
    let (board, grid, scoring) = (position.board(), position.grid(), position.scoring());
    let start = board.start_squares();
    let seen: u32 = start.iter().map(|square| (scoring.counted(grid, square) & start).len()).sum();
    (seen / 2) as u16
}

#[test]
fn alone_the_strongest_fills_the_whole_board() {
    let (adult, children) = (("side", Value::text("adult")), ("side", Value::text("children")));
    // A full board counts 810, 648, 216, 180 or 90, less the pairs that lay there before play.
    for (side, scoring, full) in [
        (&adult, Scoring::Full, 810),
        (&adult, Scoring::Simple, 648),
        (&children, Scoring::Full, 216),
        (&children, Scoring::Simple, 180),
        (&children, Scoring::Block, 90),
    ] {
        let players = ("players", Value::Int(1));
        let setup = setup(&[players, side.clone(), ("scoring", Value::text(scoring.word()))]);
        for seed in 0..30 {
            let game = play_one::<Position>(&setup, seed, |game, seat, seed| {
                *advice(game, seat, &budget(5, 100_000, seed)).action()
            });
            let position = game.position();
            assert_eq!(position.score(Seat::FIRST), full - start_pairs(position), "{position}");
        }
    }
}

#[test]
fn alone_on_a_spoilt_board_it_still_looks_for_the_most() {
    // Nothing fits on a1, so the board cannot be filled: 1 to 5 lie in its row and its column, 6 in its block.
    let setup = setup(&[
        ("players", Value::Int(1)),
        ("side", Value::text("children")),
        ("layout", Value::text("empty")),
    ]);
    let game = drawn(&setup, ".123.. .6.... ...... 4..... 5..... ...... / - / 2 / 6 / - / lay 1");
    let answer = advice(&game, Seat::FIRST, &budget(5, 5_000, 1));
    assert!(game.legal(Seat::FIRST).contains(answer.action()));
    assert!(answer.candidates.is_sorted_by(|a, b| a.value >= b.value));
    assert!(answer.nodes > 100, "it has played games in its head");
}

#[test]
fn a_win_in_one_is_taken() {
    // The 3 counts 11 on b1, but then d1 takes the 5. On d1 it counts 9, enough for 92 to 88, and none of the cards
    // that are out, 3, 5 and 6, has a square on b1, e2 or d5 any more: wherever they are, the game is over.
    let game = drawn(
        &setup(&[("side", Value::text("children"))]),
        "1.2.46 5462.1 261435 354612 415.23 623154 / e1 a2 c3 d4 f5 b6 / 3 5 / 83 88 / - / lay 1",
    );
    for seed in 0..20 {
        let answer = advice(&game, Seat::FIRST, &budget(5, 2_000, seed));
        assert_eq!(answer.action().to_string(), "d1");
        assert!(answer.candidates[0].value > 0.999, "it knows that it wins: {}", answer.candidates[0].value);
    }
}

#[test]
fn a_win_in_two_is_found() {
    // Out are 1, 2, 2, 5 and 6. After d5, 85 to 73, neither 5 nor 6 has a square, the 1 has b6 for 9 points and a 2
    // at most 11 points on c3: too few, and the player who is then stuck or lays the last card is ahead. On c3 the 2
    // counts a point more, but b6, d5 and d6 stay open for the next 2, and the game goes on.
    let game = drawn(
        &setup(&[("side", Value::text("children"))]),
        "146325 235461 3..154 451632 .64.13 5.3.46 / a1 d2 e3 f4 b5 c6 / 1 2 / 73 75 / - / lay 2",
    );
    for seed in 0..20 {
        let answer = advice(&game, Seat::SECOND, &budget(5, 20_000, seed));
        assert_eq!(answer.action().to_string(), "d5");
        assert!(answer.candidates[0].value > 0.999, "it knows that it wins: {}", answer.candidates[0].value);
    }
}

/// Plays at random and hands every position to `look`, until it has seen `count` of them.
fn random_positions(count: u32, mut look: impl FnMut(&Game<Position>, Seat, u64)) {
    let variants: &[&[(&str, Value)]] = &[
        &[],
        &[("players", Value::Int(1))],
        &[
            ("players", Value::Int(3)),
            ("scoring", Value::text("simple")),
            ("end", Value::text("stack_empty")),
        ],
        &[("side", Value::text("children")), ("players", Value::Int(4)), ("scoring", Value::text("block"))],
        &[
            ("side", Value::text("children")),
            ("blocks", Value::text("3x2")),
            ("layout", Value::text("empty")),
        ],
        &[("side", Value::text("children")), ("players", Value::Int(1))],
        &[("referee", Value::text("table")), ("players", Value::Int(3))],
    ];
    let mut seen = 0;
    for seed in 0.. {
        let mut source = Stream::new(seed);
        let mut game = Game::<Position>::new(setup(variants[seed as usize % variants.len()]));
        while game.turn() != Turn::Over {
            if let Some(event) = game.draw_chance(&mut source) {
                game.chance(event).expect("a drawn event is possible");
                continue;
            }
            let Turn::Seats(seats) = game.turn() else { panic!("somebody is to act") };
            let seat = seats.first().expect("somebody is to act");
            look(&game, seat, u64::from(seen));
            seen += 1;
            if seen == count {
                return;
            }
            game.act(seat, *source.pick(&game.legal(seat))).expect("a legal action is accepted");
        }
    }
}

#[test]
fn no_level_ever_does_what_is_illegal() {
    random_positions(10_000, |game, seat, seed| {
        let level = 1 + (seed % 5) as u8;
        let answer = advice(game, seat, &budget(level, 60, seed));
        let legal = game.legal(seat);
        assert!(legal.contains(answer.action()), "level {level}: {} in {}", answer.action(), game.position());
        assert!(answer.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)));
    });
}

#[test]
fn the_same_view_gets_the_same_answer() {
    let mut source = Stream::new(3);
    let mut others = 0;
    random_positions(400, |game, seat, seed| {
        let world = game.seat_record(Some(seat)).sample_game(&mut source).expect("a world fits");
        others += u32::from(world.position() != game.position());
        for level in 1..=5 {
            let [one, other] = [game, &world].map(|game| advice(game, seat, &budget(level, 200, seed)));
            assert_eq!(one.action(), other.action());
            assert_eq!(one.candidates[0].value.to_bits(), other.candidates[0].value.to_bits());
        }
    });
    assert!(others > 100, "most worlds differ in what is hidden: {others}");
}

#[test]
fn thinking_can_be_cancelled() {
    let game = drawn(
        &Setup::preset("adult").expect("the preset exists"),
        "1........ .2....... ..3...... ...4..... ....5.... .....6... ......7.. .......8. ........9 \
         / a1 b2 c3 d4 e5 f6 g7 h8 i9 / 3 4 / 0 0 / - / lay 1",
    );
    let cancel = Cancel::default();
    let hour = Duration::from_hours(1);
    let budget = Budget { time: Some(hour), cancel: cancel.clone(), ..Budget::default() };
    let answer = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| advice(&game, Seat::FIRST, &budget));
        std::thread::sleep(Duration::from_millis(30));
        cancel.cancel();
        thinking.join().expect("it answers")
    });
    assert!(game.legal(Seat::FIRST).contains(answer.action()));
    // A bot that is asked when its answer is no longer needed hardly looks at anything.
    assert!(advice(&game, Seat::FIRST, &budget).nodes <= 256);
}

/// The first player's share over so many meetings.
fn share(first: &str, second: &str, meetings: u64) -> f64 {
    let setup = Setup::preset("adult").expect("the preset exists");
    let [first, second] = [first, second].map(|name| name.parse::<Player>().expect("a player"));
    arena::share::<Position>(&setup, &first, &second, 1..=meetings).expect("both play").mean
}

#[test]
fn each_level_is_stronger_than_the_one_below() {
    // Of 300 games a coin gives less than 56 % in 98 cases of 100.
    for (level, below) in [("level2", "level1"), ("level3", "level2"), ("level4", "level3")] {
        let won = share(level, below, 150);
        assert!(won > 0.56, "{level} against {below}: {won}");
    }
}

#[test]
fn the_first_level_loses_to_a_greedy_player() {
    assert!(share("level1", "greedy", 50) < 0.3);
    assert!(share("level1", "random", 50) > 0.9, "but it does sensible things");
}
