//! Metro imagined: what looks good at a glance, and who is likely to win.

use igroteka_game::{Game, Rules as _, Seat, Stream};
use igroteka_metro::{Action, Position, Stage};

use super::belief::{chances, reflect};
use super::net::Net;
use super::sight::{Sight, TRAITS};
use super::standing::prospects;
use super::weights::Weights;
use crate::search::hidden::{Imagine, Manner, Manners, Scratch, Shares, draw_weighted};

/// A search should look at more than the best-looking: its first impressions are so much weaker.
const OPEN_MIND: f32 = 0.3;

impl Imagine for Position {
    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        look(self, seat, actions, &Weights::among(self.players()).glance, OPEN_MIND, weights);
    }

    fn stroll(
        &mut self,
        seat: Seat,
        source: &mut Stream,
        Scratch { actions, weights }: &mut Scratch<Position>,
    ) {
        actions.clear();
        weights.clear();
        self.legal(seat, actions);
        let action = if let [only] = actions[..] {
            only
        } else {
            look(self, seat, actions, &Weights::among(self.players()).glance, 1.0, weights);
            actions[draw_weighted(weights, source)]
        };
        self.play_unchecked(seat, &action);
    }

    fn reflect(game: &Game<Position>, seat: Seat, source: &mut Stream) -> Option<(Position, Manners)> {
        Some(reflect(game, seat, source))
    }

    fn drift(&self, seat: Seat, manner: Manner, actions: &[Action], weights: &mut Vec<f32>) {
        chances(self, seat, manner, actions, weights);
    }

    /// In the middle of a turn much is about to happen.
    fn is_quiet(&self) -> bool {
        self.stage() == Stage::Lay
    }

    fn expected(&self) -> Shares {
        prospects(self, &Weights::among(self.players()).judge)
    }
}

/// How promising each action looks to somebody with so much `care`; the best is 1.
pub(super) fn look(
    position: &Position,
    seat: Seat,
    actions: &[Action],
    net: &Net<TRAITS>,
    care: f32,
    weights: &mut Vec<f32>,
) {
    let sight = Sight::of(position, seat);
    weights.extend(actions.iter().map(|action| net.score(&sight.traits(*action).0)));
    let best = weights.iter().copied().fold(f32::MIN, f32::max);
    for weight in weights {
        *weight = (care * (*weight - best)).exp();
    }
}
