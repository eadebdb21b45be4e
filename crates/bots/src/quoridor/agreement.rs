//! The search's board and the rules agree in every position of random games.

use igroteka_game::{Rules, Setup as _, Source, Stream, Turn, Value};
use igroteka_quoridor::{Action, Position, Setup};

use super::board::Board;
use super::move_code;
use super::move_code::{HORIZONTAL, MoveCode, PASS, VERTICAL};
use super::rollout_policy::{self, Plan};
use super::squares::squares_of;
use crate::Judge;

fn setup(fields: &[(&str, Value)]) -> Setup {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Setup::from_raw(raw).expect("the setup is possible")
}

/// What the board holds legal: whatever fits and can be made.
fn legal(board: &mut Board) -> Vec<Action> {
    let mut codes: Vec<MoveCode> = squares_of(board.targets()).map(MoveCode::from).collect();
    if board.left[board.turn as usize] > 0 {
        let room = board.room();
        let fences = (squares_of(room.0).map(|slot| HORIZONTAL + MoveCode::from(slot)))
            .chain(squares_of(room.1).map(|slot| VERTICAL + MoveCode::from(slot)));
        for fence in fences {
            if board.make(fence) {
                board.unmake();
                codes.push(fence);
            }
        }
    }
    if codes.is_empty() {
        codes.push(PASS);
    }
    codes.into_iter().map(move_code::to_action).collect()
}

/// Plays random games and compares every position with the rules: actions, steps, key.
fn agree(setup: &Setup, positions: usize, seed: u64) {
    let mut source = Stream::new(seed);
    let mut compared = 0;
    while compared < positions {
        let mut position = Position::new(setup);
        let lot = position.draw_chance(&mut source);
        position.apply_chance(&lot);
        let mut board = Board::new(&position);
        let mut keys = Vec::new();
        while let Turn::Seats(seats) = position.turn() {
            let seat = seats.first().expect("somebody moves");
            let mut expected = Vec::new();
            position.legal(seat, &mut expected);
            let before = board.clone();
            assert_eq!(legal(&mut board), expected, "{position}");
            assert_eq!(board.key, Board::new(&position).key);
            assert_eq!((board.paths, board.open), (before.paths, before.open), "{position}");
            assert_eq!((board.paths, board.open), (Board::new(&position).paths, board.open), "{position}");
            for (seat, pawn) in position.pawns() {
                let distances = position.distances(seat);
                let from = |square: u8| distances[square as usize];
                assert_eq!(Some(board.distance(seat.index() as u8)), from(pawn.index() as u8), "{position}");
                for square in squares_of(board.paths[seat.index()].squares) {
                    let known = from(square).expect("a path leads on");
                    assert_eq!(board.distance_from(seat.index() as u8, square), known, "{position}");
                }
            }
            compared += 1;
            keys.push(board.key);
            // Steps as often as fences, so that boards fill at every speed.
            let steps = position.pawn_targets(seat).len();
            let few = if source.below(2) == 0 && steps > 0 { steps as usize } else { expected.len() };
            let action = *source.pick(&expected[..few]);
            assert!(board.make(move_code::from_action(action).expect("nobody resigns")));
            position.play_unchecked(seat, &action);
        }
        assert_eq!(board.winner.is_some(), position.outcome().is_some());
        while let Some(key) = keys.pop() {
            board.unmake();
            assert_eq!(board.key, key);
        }
    }
}

#[test]
fn two_players_actions_are_those_of_the_rules() {
    agree(&setup(&[]), 6_000, 1);
    for size in [5, 7, 11] {
        agree(&setup(&[("size", Value::Int(size)), ("fences", Value::Int(12))]), 1_500, 2);
    }
}

#[test]
fn four_players_actions_are_those_of_the_rules() {
    agree(&setup(&[("players", Value::Int(4))]), 6_000, 3);
    for side_step in [false, true] {
        let fields = [
            ("players", Value::Int(4)),
            ("size", Value::Int(5)),
            ("side_step_past_pawn", Value::Bool(side_step)),
        ];
        agree(&setup(&fields), 3_000, 4);
    }
}

/// What the others are thought to do gives them as good a lead as what a player of one action does.
#[test]
fn the_rollout_policy_finds_the_best_lead() {
    let setup = setup(&[("players", Value::Int(4))]);
    let mut source = Stream::new(5);
    for _ in 0..40 {
        let mut position = Position::new(&setup);
        let lot = position.draw_chance(&mut source);
        position.apply_chance(&lot);
        while let Turn::Seats(seats) = position.turn() {
            let seat = seats.first().expect("somebody moves");
            let mut legal = Vec::new();
            position.legal(seat, &mut legal);
            let lead = |action: &Action| {
                let mut after = position.clone();
                after.play_unchecked(seat, action);
                after.expectation(seat)
            };
            let best = legal.iter().map(lead).fold(0.0, f64::max);
            let chosen =
                move_code::to_action(rollout_policy::choose(&mut Board::new(&position), Plan::Seize));
            assert!(legal.contains(&chosen), "{chosen} in {position}");
            assert!((lead(&chosen) - best).abs() < 1e-6, "{chosen} in {position}");
            // Fences now and then, so that they last for a while.
            let steps = position.pawn_targets(seat).len() as usize;
            let few = if source.below(3) > 0 && steps > 0 { steps } else { legal.len() };
            position.play_unchecked(seat, source.pick(&legal[..few]));
        }
    }
}
