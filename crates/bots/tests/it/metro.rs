//! Metro's opponents find what wins.

use igroteka_bots::{AtLevel, Budget, Player, arena, ask};
use igroteka_game::{Game, Rules as _, Seat, Setup as _};
use igroteka_metro::{Position, Setup};

fn game(text: &str) -> Game<Position> {
    let setup = Setup::preset("leaflet").expect("the preset exists");
    let start = Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
    Game::from_position(setup, start)
}

fn answer(game: &Game<Position>, level: u8, seed: u64) -> String {
    let budget = Budget { level, nodes: Some(4000), seed, ..Budget::default() };
    ask(&mut AtLevel, game, Seat::FIRST, &budget).action().to_string()
}

#[test]
fn a_win_in_one_is_found() {
    // Seat 1 has a right left and one tile, which completes L1: its station, and no tile left (M15). Wherever else it
    // lies, the game is won by a point less.
    let game = game("more 1 right / 3-8, 5-6 7-9 / 1 0 / - / L1 0-3 3-3 / -");
    for seed in 0..20 {
        assert_ne!(answer(&game, 4, seed), "done");
        assert_eq!(answer(&game, 5, seed), "3-8>L1");
    }
    let overlooked = (0..20).filter(|seed| answer(&game, 3, *seed) == "done").count();
    assert!(overlooked < 5, "{overlooked} of 20");
}

#[test]
fn a_win_in_two_is_found() {
    // Three lines are active, and only L1 takes threes. The double first, and its extra move ends the game; the other
    // tile first, and the double stays in hand.
    let game = game("lay 1 / 3-3 3-8, 5-6 7-9 / 0 0 / - / L1 0-3, L2 0-1, L3 0-2 / -");
    let legal: Vec<String> = game.legal(Seat::FIRST).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["3-3>L1", "3-8>L1"]);
    for seed in 0..20 {
        for level in 4..=5 {
            assert_eq!(answer(&game, level, seed), "3-3>L1");
        }
    }
    let overlooked = (0..20).filter(|seed| answer(&game, 3, *seed) != "3-3>L1").count();
    assert!(overlooked < 5, "{overlooked} of 20");
}

#[test]
fn the_greedy_player_lays_doubles_first_and_then_on_the_longest_line() {
    let first = |text: &str| {
        let game = game(text);
        let mut greedy = "greedy".parse::<Player>().unwrap().bot::<Position>().unwrap();
        ask(&mut *greedy, &game, Seat::FIRST, &Budget::default()).action().to_string()
    };
    assert_eq!(first("lay 1 / 1-1 3-8, 5-6 7-9 / 0 0 / - / L1 0-2 2-3, L3 0-1 / -"), "1-1>L3");
    assert_eq!(first("lay 1 / 1-4 3-8, 5-6 7-9 / 0 0 / - / L3 0-1, L4 0-2 2-3 / -"), "3-8>L4");
}

#[test]
fn the_strongest_beats_greedy_and_the_weakest_does_not() {
    let share = |player: &str, meetings: u64| {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        let (player, greedy) = (player.parse().unwrap(), "greedy".parse().unwrap());
        arena::share::<Position>(&setup, &player, &greedy, 1..=meetings).unwrap().mean
    };
    // The deals are fixed, and so are the answers within a number of positions.
    assert!(share("level5@3000n", 25) > 0.55);
    assert!(share("level1", 100) < 0.45);
}
