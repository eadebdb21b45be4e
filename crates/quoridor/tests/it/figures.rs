//! Known leaf counts, and random play that is uniform.

use std::collections::{HashMap, HashSet};

use igroteka_game::{Rules, Setup as _, Source, Stream, Turn, perft};
use igroteka_quoridor::{Action, Position, Setup};

use crate::common::*;
use crate::reference;

fn leaves(setup: &Setup, depth: u32) -> u64 {
    let mut position = Position::new(setup);
    position.settle_lots();
    perft(&position, depth).expect("no deal is due")
}

#[test]
fn leaves_of_two_players() {
    let setup = setup("two", &[]);
    let counts = [1, 2, 3, 4].map(|depth| leaves(&setup, depth));
    assert_eq!(counts, [131, 16_677, 2_062_264, 247_569_030]);
}

#[test]
fn leaves_of_four_players() {
    let setup = setup("four", &[]);
    let counts = [1, 2, 3].map(|depth| leaves(&setup, depth));
    assert_eq!(counts, [131, 16_677, 2_062_065]);
}

/// Every position that three plies lead to on five by five, held against the second generator.
#[test]
fn both_generators_agree_on_every_position_near_the_start() {
    for (players, fences) in [(2, 3), (4, 3), (2, 0)] {
        let setup = setup("small", &[("players", players), ("fences", fences), ("start", 1)]);
        agree(&Position::new(&setup), 3);
    }
}

/// Every pair of pawns on five by five, among fences that leave narrow passages.
#[test]
fn both_generators_agree_wherever_two_pawns_stand() {
    let mut compared = 0;
    for fences in ["-", "b2h c3v", "a2h c2h d3v", "b1v b3v c4h", "a1v a3v b4v c2h c1v"] {
        let count = fences.split(' ').filter(|&fence| fence != "-").count();
        let setup = setup("small", &[("fences", 10)]);
        for (first, second) in pairs(5) {
            let text = format!("{first} {second} / {} 10 / {fences} / 1", 10 - count);
            if let Ok(position) = Position::read(&setup, &text) {
                agree(&position, 0);
                compared += 1;
            }
        }
    }
    // Neither pawn is at its finish, which leaves 20 squares each, of which 15 may be anybody's.
    assert_eq!(compared, 5 * (20 * 20 - 15));
}

/// Three pawns in every order on a corner of the board, a fourth far away; with and without the option of Q6.
#[test]
fn both_generators_agree_wherever_three_pawns_meet() {
    let mut compared = 0;
    for option in [0, 1] {
        let fields = [("size", 5), ("fences", 0), ("side_step_past_pawn", option)];
        let setup = setup("four", &fields);
        let corner: Vec<String> =
            pairs(3).map(|(first, _)| first).collect::<HashSet<_>>().into_iter().collect();
        for one in &corner {
            for two in &corner {
                for three in &corner {
                    let text = format!("{one} {two} {three} e5 / 0 0 0 0 / - / 1");
                    if let Ok(position) = Position::read(&setup, &text) {
                        agree(&position, 0);
                        compared += 1;
                    }
                }
            }
        }
    }
    // Of nine squares, six are not the third pawn's finish.
    assert_eq!(compared, 2 * 6 * 8 * 7);
}

fn agree(position: &Position, depth: u32) {
    if position.turn() == Turn::Over {
        return;
    }
    let seat = mover(position);
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let found: HashSet<Action> = actions.iter().copied().collect();
    let expected: HashSet<Action> = reference::legal(position, seat).into_iter().collect();
    assert_eq!(found, expected, "{position}");
    if depth > 0 {
        for action in &actions {
            let mut next = position.clone();
            next.play_unchecked(seat, action);
            agree(&next, depth - 1);
        }
    }
}

fn pairs(size: u8) -> impl Iterator<Item = (String, String)> {
    let squares =
        move || (0..size).flat_map(move |x| (1..=size).map(move |y| format!("{}{y}", char::from(b'a' + x))));
    squares().flat_map(move |first| squares().map(move |second| (first.clone(), second)))
}

/// A random action is drawn evenly from the legal ones, however it is found: by rejection among all places, among
/// pawns that meet, or by the table of steps.
#[test]
fn random_actions_are_uniform() {
    let five = setup("small", &[("fences", 10)]);
    let stuck = setup("four", &[("size", 5), ("fences", 1)]);
    let positions = [
        Position::read(&five, "c1 c5 / 7 10 / a2h c2h d3v / 1"),
        Position::read(&setup("small", &[("fences", 1)]), "c2 c3 / 0 0 / c3h a1v / 1"),
        Position::read(&setup("small", &[("fences", 1)]), "c2 e5 / 0 0 / c2h a1v / 1"),
        Position::read(&stuck, "a1 a2 a3 c2 / 1 0 0 1 / a1v a3v / 1"),
    ];
    for position in positions {
        check_uniform(&position.unwrap());
    }
}

fn check_uniform(position: &Position) {
    let mut actions = Vec::new();
    position.legal(seat(1), &mut actions);
    let mut counts: HashMap<Position, u32> = HashMap::new();
    let mut source = Stream::new(7);
    for _ in 0..actions.len() * 10_000 {
        let mut next = position.clone();
        next.play_random(seat(1), &mut source, &mut Vec::new());
        *counts.entry(next).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), actions.len(), "{position}");
    // Six standard deviations of a count with mean 10 000.
    assert!(counts.values().all(|count| count.abs_diff(10_000) < 600), "{position}: {:?}", counts.values());
}

/// In random games a pawn of two players always has a move (known figure of the rules page).
#[test]
fn q8_of_two_players_a_pawn_always_has_a_move() {
    for fields in [&[][..], &[("size", 5)], &[("size", 5), ("fences", 20)]] {
        let setup = setup("two", fields).with_start(seat(1));
        let mut source = Stream::new(8);
        for _ in 0..300 {
            let mut position = Position::new(&setup);
            while position.turn() != Turn::Over && source.below(300) > 0 {
                assert!(!targets(&position).is_empty(), "{position}");
                position.play_random(mover(&position), &mut source, &mut Vec::new());
            }
        }
    }
}
