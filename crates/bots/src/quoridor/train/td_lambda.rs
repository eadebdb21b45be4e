//! TD(λ) targets from the searches of a game.

use super::super::seen::Seen;
use super::Sample;

/// The TD(λ) target of each position of a game, from 0 to 1: a mix of what the search of the next position thought and,
/// weighted by `lambda`, the target of that position; for the last one, how the game ended. Where the best action was
/// not played, the rest of the game says nothing about the position, and its own search value is the target.
pub(super) fn td_lambda_targets(game: &[Sample], lambda: f32) -> Vec<f32> {
    let mut targets: Vec<f32> = game.iter().map(|sample| f32::from(sample.won) / 2.0).collect();
    for place in (1..game.len()).rev() {
        let (sample, next) = (&game[place - 1], &game[place]);
        targets[place - 1] = if is_followed_by(sample, next) {
            // The opponent is to move there.
            1.0 - ((1.0 - lambda) * next.search_value() + lambda * targets[place])
        } else {
            sample.search_value()
        };
    }
    targets
}

/// Whether the best action leads to the next position.
fn is_followed_by(sample: &Sample, next: &Sample) -> bool {
    let mut board = sample.seen.board();
    board.make(sample.best) && Seen::of(&board) == next.seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::evaluate::SCALE;
    use crate::quoridor::move_code::{self, MoveCode};
    use crate::quoridor::opening::start;
    use crate::quoridor::seen::Pose;

    /// A game of these moves, each of them the best but for those behind a question mark. Every search thinks that the
    /// mover wins three games of four; the first seat wins.
    fn game(moves: &[&str]) -> Vec<Sample> {
        let three_of_four = (SCALE * 3.0_f32.ln()).round() as i16;
        let mut board = start();
        let mut samples = Vec::new();
        for word in moves {
            let code = move_code::parse(word.trim_start_matches('?')).expect("a move");
            let best: MoveCode =
                if word.starts_with('?') { move_code::parse("a1h").expect("a fence") } else { code };
            samples.push(Sample {
                seen: Seen::of(&board),
                value: three_of_four,
                best: Pose::turned(&board).apply(best),
                won: if board.turn == 0 { 2 } else { 0 },
            });
            assert!(board.make(code), "{word}");
        }
        samples
    }

    fn assert_near(known: &[f32], wanted: &[f32]) {
        let is_near = |(known, wanted): (&f32, &f32)| (known - wanted).abs() < 1e-3;
        assert!(known.len() == wanted.len() && known.iter().zip(wanted).all(is_near), "{known:?}");
    }

    /// By hand: the last is won, so the one before is lost by half and has a quarter by the other half, and so on.
    #[test]
    fn results_are_backed_up() {
        let moves = ["e2", "e8", "d7h"];
        assert_near(&td_lambda_targets(&game(&moves), 0.5), &[0.5625, 0.125, 1.0]);
        assert_near(&td_lambda_targets(&game(&moves), 1.0), &[1.0, 0.0, 1.0]);
    }

    #[test]
    fn nothing_is_backed_up_past_an_exploratory_move() {
        assert_near(&td_lambda_targets(&game(&["e2", "?e8", "d7h"]), 1.0), &[0.25, 0.75, 1.0]);
        assert!(td_lambda_targets(&[], 0.9).is_empty());
    }
}
