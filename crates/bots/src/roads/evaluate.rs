//! The evaluation of variant 3, all hands being known: logistic regression on the features.

use igroteka_game::{MAX_SEATS, Rules as _};
use igroteka_roads::Position;

use super::features::{FeatureContext, VALUE_FEATURES};
use super::weights::weights;
use crate::judge::lead;
use crate::search::ismcts::Payoffs;

/// The win probability of each seat.
pub(super) fn win_probabilities(position: &Position) -> Payoffs {
    let context = FeatureContext::of(position);
    let weights = weights(position.setup().lanes());
    let mut payoffs = [0.0; MAX_SEATS];
    for seat in position.seats_in().iter() {
        payoffs[seat.index()] = win_probability(&context.features(seat), weights) as f32;
    }
    payoffs
}

/// The win probability that the features give.
pub(super) fn win_probability(features: &[f64; VALUE_FEATURES], weights: &[f64; VALUE_FEATURES]) -> f64 {
    lead(features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum(), 1.0)
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Setup as _, Stream, Turn, Value};
    use igroteka_roads::Setup;

    use super::*;

    /// A field of four by four that is full but for three squares, one of them with blank sides all around. Seat 1 is
    /// to play, the pile is empty.
    ///
    /// ```text
    /// ───┐
    /// ┐·┌┤
    /// ├┐│·
    /// └┴┘·
    /// ```
    fn first_of_two(hands: &str, joined: &str) -> f32 {
        const TABLE: &str = "0,0:22.. 1,0:22.2 2,0:2..2 0,1:222. 1,1:..22 2,1:2.2. 0,2:..22 2,2:.22. 3,2:2.22 \
                             0,3:.2.2 1,3:.2.2 2,3:.2.2 3,3:..22";
        let raw = [
            ("preset", Value::text("pile")),
            ("cards", Value::Int(20)),
            ("field", Value::Ints(vec![4, 4].into())),
            ("start", Value::Int(2)),
        ];
        let setup = Setup::from_raw(raw.map(|(name, value)| (name.to_owned(), value))).expect("possible");
        let text = format!(
            "{TABLE} / {hands} / pile - / aside - / first 2 / out - / resigned - / passed - / missed 14 14 / joined \
             {joined} / play 1 / -"
        );
        let position = Position::read(&setup, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        win_probabilities(&position)[0]
    }

    #[test]
    fn whoever_holds_fewer_cards_is_likely_to_win() {
        let fewer = first_of_two(".2.2*2 ..22*3 .222*5 2222*2 | .2.2*2 ..22*3 .222*5 2222*5", "7 7");
        let more = first_of_two(".2.2*2 ..22*3 .222*5 2222*5 | .2.2*2 ..22*3 .222*5 2222*2", "7 7");
        assert!(fewer > 0.8 && more < 0.2, "{fewer} {more}");
    }

    #[test]
    fn roads_decide_where_as_many_cards_are_held() {
        let hands = ".2.2*2 ..22*3 .222*5 2222*4 | .2.2*2 ..22*3 .222*5 2222*3";
        let (ahead, behind) = (first_of_two(hands, "9 5"), first_of_two(hands, "5 9"));
        assert!(ahead > behind + 0.3, "{ahead} {behind}");
    }

    #[test]
    fn what_one_of_two_may_hope_for_the_other_must_fear() {
        for (preset, seed) in [("pile", 1), ("pile", 2), ("pile-lanes", 3), ("pile-lanes", 4)] {
            let mut source = Stream::new(seed);
            let mut position = Position::new(&Setup::preset(preset).expect("the preset exists"));
            let mut actions = Vec::new();
            while position.turn() != Turn::Over {
                if let Turn::Seats(seats) = position.turn() {
                    let sum: f32 = win_probabilities(&position).iter().sum();
                    assert!((sum - 1.0).abs() < 1e-5, "{sum} in {position}");
                    position.play_random(seats.first().expect("one acts"), &mut source, &mut actions);
                } else {
                    let chance = position.draw_chance(&mut source);
                    position.apply_chance(&chance);
                }
            }
        }
    }
}
