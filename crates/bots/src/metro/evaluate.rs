//! The evaluation of a position by the value net.

use igroteka_game::{MAX_SEATS, Rules as _};
use igroteka_metro::Position;

use super::features::{VALUE_FEATURES, value_features};
use super::net::Net;
use crate::search::ismcts::Payoffs;

/// The win probability of each seat: the softmax of the scores of the value net.
pub(super) fn win_probabilities(position: &Position, value: &Net<VALUE_FEATURES>) -> Payoffs {
    let mut payoffs = [0.0; MAX_SEATS];
    let mut best = f32::MIN;
    value_features(position, |seat, inputs| {
        let score = value.score(inputs);
        payoffs[seat.index()] = score;
        best = best.max(score);
    });
    let mut total = 0.0;
    for seat in position.seats_in().iter() {
        let share = &mut payoffs[seat.index()];
        *share = (*share - best).exp();
        total += *share;
    }
    payoffs.map(|share| share / total)
}

#[cfg(test)]
mod tests {
    use igroteka_game::Setup as _;
    use igroteka_metro::Setup;

    use super::*;
    use crate::metro::weights::Weights;

    fn first_of_two(text: &str) -> f32 {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        let position = Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
        let payoffs = win_probabilities(&position, &Weights::among(2).value);
        assert!((payoffs.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{payoffs:?}");
        payoffs[0]
    }

    #[test]
    fn whoever_can_end_the_game_well_is_likely_to_win() {
        // The last tile fits L1, and the other holds four.
        assert!(first_of_two("lay 1 / 3-8, 5-6 7-9 0-1 0-2 / 0 0 / - / L1 0-3 / -") > 0.8);
        assert!(first_of_two("lay 2 / 5-6 7-9 0-1 0-2, 3-8 / 0 0 / - / L1 0-3 / -") < 0.2);
    }

    #[test]
    fn a_station_is_better_than_none() {
        let with = "lay 1 / 3-8 4-8, 5-6 7-9 / 0 0 / - / L1 0-2 2-2 2-1, L3 0-3 / 1 after L1 by 1";
        let against = "lay 1 / 3-8 4-8, 5-6 7-9 / 0 0 / - / L1 0-2 2-2 2-1, L3 0-3 / 1 after L1 by 2";
        assert!(first_of_two(with) > first_of_two(against) + 0.1);
    }
}
