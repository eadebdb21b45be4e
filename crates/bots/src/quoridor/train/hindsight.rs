//! What later searches of a game tell about its earlier positions.

use super::super::seen::Seen;
use super::Sample;

/// What is known of each position of a game afterwards, from 0 to 1: what the search of the next one thought, and to
/// the part `farther` what is known of that one afterwards; of the last one, how the game ended. Where not the best
/// action was played, what followed says nothing, and what the search thought itself has to do.
pub(super) fn hindsight(game: &[Sample], farther: f32) -> Vec<f32> {
    let mut later: Vec<f32> = game.iter().map(|sample| f32::from(sample.won) / 2.0).collect();
    for place in (1..game.len()).rev() {
        let (sample, next) = (&game[place - 1], &game[place]);
        later[place - 1] = if is_followed_by(sample, next) {
            // The next one to move is the other.
            1.0 - ((1.0 - farther) * next.thought() + farther * later[place])
        } else {
            sample.thought()
        };
    }
    later
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
                best: Pose::turned(&board).code(best),
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
    fn what_came_of_it_is_handed_back() {
        let moves = ["e2", "e8", "d7h"];
        assert_near(&hindsight(&game(&moves), 0.5), &[0.5625, 0.125, 1.0]);
        assert_near(&hindsight(&game(&moves), 1.0), &[1.0, 0.0, 1.0]);
    }

    #[test]
    fn nothing_is_handed_back_past_a_surprise() {
        assert_near(&hindsight(&game(&["e2", "?e8", "d7h"]), 1.0), &[0.25, 0.75, 1.0]);
        assert!(hindsight(&[], 0.9).is_empty());
    }
}
