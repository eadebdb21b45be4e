//! Nardy's opponents.

use igroteka_bots::arena::play_one;
use igroteka_bots::{Advice, AtLevel, Bot, Budget, Cancel, Opponent, ask, ask_comparing};
use igroteka_game::{Game, Rules, Seat, Setup as _, Source, Stream, Turn, Value};
use igroteka_nardy::{Position, Setup};

fn setup(fields: &[(&str, Value)]) -> Setup {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Setup::from_raw(raw).expect("the setup is possible")
}

fn preset(name: &'static str) -> Setup {
    setup(&[("preset", Value::text(name))])
}

fn game(setup: Setup, text: &str) -> Game<Position> {
    let start = Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
    Game::from_position(setup, start)
}

/// What the strongest level says, within so many positions.
fn advice(game: &Game<Position>, seat: Seat, nodes: u64) -> Advice<Position> {
    ask(&mut AtLevel, game, seat, &Budget { nodes: Some(nodes), ..Budget::default() })
}

#[track_caller]
fn plays(setup: Setup, text: &str, expected: &str) {
    let game = game(setup, text);
    let Turn::Seats(seats) = game.turn() else { panic!("somebody is to act") };
    let seat = seats.first().expect("somebody is to act");
    assert_eq!(advice(&game, seat, 20_000).action().to_string(), expected, "{text}");
}

#[test]
fn a_win_in_one_is_taken() {
    for name in ["leaflet", "exact", "international"] {
        plays(
            preset(name),
            "white 1 / 6:1 2:1 off:13 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 62",
            "6/off 2/off",
        );
    }
}

/// The opponent needs two throws at least. Checkers on 2 and 1 are off with any throw; three on the ace need a double.
#[test]
fn a_win_in_two_is_seen() {
    plays(
        preset("international"),
        "white 1 / 4:1 1:2 off:12 / 6:5 off:10 / cube 1 / 1 plays 21",
        "4/2 1/off",
    );
}

/// By the leaflet's rule only the two bears off now. Then one checker is left, not two.
#[test]
fn the_leaflets_bearing_off_is_known() {
    plays(preset("leaflet"), "white 1 / 2:1 1:1 off:13 / 1:2 off:13 / cube 1 / 1 plays 21", "2/off");
}

/// The opponent's last checker bears off next turn unless it is hit on its ace point, our 24.
#[test]
fn a_hit_that_saves_the_game_is_seen() {
    let text = "white 1 / bar:1 6:5 5:4 4:3 3:2 / 1:1 off:14 / cube 1 / 1 plays 61";
    let play = advice(&game(preset("international"), text), Seat::FIRST, 20_000).action().to_string();
    assert!(play.starts_with("bar/24*"), "{play}");
}

/// Games in which every seat acts at random, with the cube and matches too; every bot answers at every turn.
#[test]
fn no_answer_is_illegal() {
    let international = [("preset", Value::text("international")), ("cube", true.into())];
    let a_match = [
        ("preset", Value::text("international")),
        ("cube", true.into()),
        ("match", Value::Int(5)),
        ("score", Value::Ints(vec![3, 1].into())),
    ];
    let setups = [preset("leaflet"), preset("exact"), setup(&international), setup(&a_match)];
    let mut source = Stream::new(8);
    let (mut asked, mut round) = (0u32, 0usize);
    while asked < 10_000 {
        let setup = &setups[round % setups.len()];
        round += 1;
        let _ = play_one::<Position>(setup, source.bits(), |game, seat, seed| {
            let level = source.below(5) as u8 + 1;
            let budget = Budget { nodes: Some(100), level, seed, ..Budget::default() };
            // A game from this position on: replaying the long games of random players is not what is tested.
            let now = Game::from_position(*setup, game.position().clone());
            let answer = *ask(&mut AtLevel, &now, seat, &budget).action();
            let legal = game.legal(seat);
            assert!(legal.contains(&answer), "{answer} in {}", game.position());
            asked += 1;
            *source.pick(&legal)
        });
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let game = game(
        preset("international"),
        "white 1 / 24:1 22:1 13:4 8:3 6:4 5:2 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 43",
    );
    for nodes in [50, 1_000, 8_000] {
        let (one, other) = (advice(&game, Seat::FIRST, nodes), advice(&game, Seat::FIRST, nodes));
        assert_eq!(one.action(), other.action());
        assert_eq!(one.candidates[0].value.to_bits(), other.candidates[0].value.to_bits());
        assert_eq!(one.nodes, other.nodes);
    }
}

#[test]
fn more_positions_look_further() {
    let text = format!("white 1 / {START} / {START} / cube 1 / 1 plays 62");
    let game = game(preset("international"), &text);
    let depth = |nodes| advice(&game, Seat::FIRST, nodes).depth;
    assert!(depth(200) < depth(20_000) && depth(20_000) < depth(200_000));
}

/// Seat 2 has one checker left, so the full width is soon known four throws deep. Games that go on from there settle
/// more the more there are.
#[test]
fn after_the_deepest_look_games_go_on() {
    let setup = setup(&[("preset", Value::text("international")), ("cube", false.into())]);
    let game = game(setup, "white 1 / 6:1 4:1 3:1 off:12 / bar:1 off:14 / cube 1 / 1 plays 21");
    let other = game.position().read_action(Seat::FIRST, "6/3").expect("the play can be read");
    let look = |nodes| {
        let budget = Budget { nodes: Some(nodes), ..Budget::default() };
        let advice = ask_comparing(&mut AtLevel, &game, Seat::FIRST, &[other], &budget);
        assert_eq!(advice.action().to_string(), "6/4 3/2", "{nodes}");
        assert!(advice.nodes <= nodes + 100, "{nodes}: {}", advice.nodes);
        let value = |place: usize| (advice.candidates[place].value, advice.candidates[place].error);
        (advice.depth, value(0), value(1))
    };
    let full_width = look(300_000);
    assert!((full_width.1.1, full_width.2.1) == (None, None), "{full_width:?}");
    let mut last = f64::MAX;
    for nodes in [500_000, 600_000, 2_000_000] {
        let (depth, best, compared) = look(nodes);
        let error = best.1.zip(compared.1).map(|(one, two)| one.max(two)).expect("games were sampled");
        assert!(depth > full_width.0 && error < 0.6 * last, "{nodes}: depth {depth}, error {error}");
        // Twice as many throws away, and still not far from what the full width says.
        assert!((best.0 - full_width.1.0).abs() < 0.05, "{nodes}: {best:?} {full_width:?}");
        last = error;
    }
}

#[test]
fn a_cancelled_bot_answers_after_a_glance() {
    let game = game(
        preset("international"),
        "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 22",
    );
    let cancel = Cancel::default();
    cancel.cancel();
    let advice = ask(&mut AtLevel, &game, Seat::FIRST, &Budget { cancel, ..Budget::default() });
    // 75 plays, and at most so many positions until the next look at the flag.
    assert!(advice.nodes <= 75 + 256, "{} positions", advice.nodes);
    assert_eq!(advice.candidates.len(), 75);
}

/// The share of a win that `first` gets in pairs of games with the same dice.
fn share(setup: Setup, first: &str, second: &str, pairs: u64) -> f64 {
    let bot = |name| Position::named(name).expect("the player exists");
    let mut won = 0.0;
    for seed in 0..pairs {
        for own in [Seat::FIRST, Seat::SECOND] {
            let (mut one, mut other) = (bot(first), bot(second));
            let game = play_one::<Position>(&setup, seed, |game, seat, seed| {
                let bot: &mut dyn Bot<Position> = if seat == own { &mut *one } else { &mut *other };
                let now = Game::from_position(setup, game.position().clone());
                *ask(bot, &now, seat, &Budget { seed, ..Budget::default() }).action()
            });
            won += f64::from(u8::from(game.outcome().expect("it is over").winners.contains(own)));
        }
    }
    won / (2 * pairs) as f64
}

/// With 200 games, 60 % is nearly three standard deviations above a coin.
#[test]
fn the_nets_beat_the_one_move_bot() {
    for name in ["leaflet", "exact", "international"] {
        let won = share(preset(name), "net", "greedy", 100);
        assert!(won >= 0.6, "{name}: {won}");
    }
}

fn with_cube(match_to: i64, score: [i64; 2], crawford: bool) -> Setup {
    setup(&[
        ("preset", Value::text("international")),
        ("cube", true.into()),
        ("match", Value::Int(match_to)),
        ("score", Value::Ints(score.to_vec().into())),
        ("crawford", crawford.into()),
    ])
}

const START: &str = "24:2 13:5 8:3 6:5";

#[test]
fn nobody_doubles_at_the_start() {
    plays(with_cube(0, [0, 0], true), &format!("white 1 / {START} / {START} / cube 1 / 1 decides"), "roll");
}

/// Who is behind after the Crawford game has nothing to lose by doubling at once.
#[test]
fn behind_after_the_crawford_game_one_doubles() {
    plays(
        with_cube(5, [1, 4], false),
        &format!("white 1 / {START} / {START} / cube 1 / 1 decides"),
        "double",
    );
}

#[test]
fn a_lost_race_is_dropped_and_a_close_one_taken() {
    let money = with_cube(0, [0, 0], true);
    plays(money, "white 1 / 1:1 off:14 / 1:2 off:13 / cube 1 / 2 answers", "drop");
    // 6 and 5 are off at once with 6 throws of 36; after any other the taker wins.
    plays(money, "white 1 / 6:1 5:1 off:13 / 1:1 off:14 / cube 1 / 2 answers", "take");
    // A checker on the 6-point is off with 27 throws of 36, and there is no other chance.
    plays(money, "white 1 / 6:1 off:14 / 1:1 off:14 / cube 1 / 1 decides", "double");
}

#[test]
fn a_resignation_is_accepted_if_it_pays() {
    let money = with_cube(0, [0, 0], true);
    // Seat 1 is off next turn and seat 2 has borne off one: a single game is all there is to win.
    let single = "white 1 / 1:1 off:14 / 6:5 5:9 off:1 / cube 1 / 1 throws / 2 resigns 1";
    // Here seat 2 has borne off nothing: a gammon.
    let gammon = "white 1 / 1:1 off:14 / 6:5 5:10 / cube 1 / 1 throws / 2 resigns 1";
    for (text, expected) in [(single, "accept"), (gammon, "reject")] {
        let text = text.replace("1 throws", "1 decides");
        plays(money, &text, expected);
    }
}
