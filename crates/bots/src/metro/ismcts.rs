//! Metro for ISMCTS: a policy net for priors and rollouts, and a value net.

use igroteka_game::{Game, Rules as _, Seat, Stream};
use igroteka_metro::{Action, Position, Stage};

use super::belief::{infer_hidden_tiles, opponent_policy};
use super::evaluate::win_probabilities;
use super::features::{ACTION_FEATURES, FeatureContext};
use super::net::Net;
use super::weights::Weights;
use crate::search::ismcts::{IsMctsGame, Payoffs, PlayStyle, PlayStyles, Scratch, sample_weighted};

/// Flattens the prior, so that the search also tries actions that the policy net thinks little of.
const PRIOR_INVERSE_TEMPERATURE: f32 = 0.3;

impl IsMctsGame for Position {
    fn prior(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        action_weights(
            self,
            seat,
            actions,
            &Weights::among(self.players()).policy,
            PRIOR_INVERSE_TEMPERATURE,
            weights,
        );
    }

    fn rollout_step(
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
            action_weights(self, seat, actions, &Weights::among(self.players()).policy, 1.0, weights);
            actions[sample_weighted(weights, source)]
        };
        self.play_unchecked(seat, &action);
    }

    fn infer_hidden(
        game: &Game<Position>,
        seat: Seat,
        source: &mut Stream,
    ) -> Option<(Position, PlayStyles)> {
        Some(infer_hidden_tiles(game, seat, source))
    }

    fn opponent_policy(&self, seat: Seat, style: PlayStyle, actions: &[Action], weights: &mut Vec<f32>) {
        opponent_policy(self, seat, style, actions, weights);
    }

    /// The value net is trained on the beginnings of turns.
    fn is_quiescent(&self) -> bool {
        self.stage() == Stage::Lay
    }

    fn evaluate(&self) -> Payoffs {
        win_probabilities(self, &Weights::among(self.players()).value)
    }
}

/// The weight of each action by the policy net, a softmax without its denominator; the best has 1.
pub(super) fn action_weights(
    position: &Position,
    seat: Seat,
    actions: &[Action],
    net: &Net<ACTION_FEATURES>,
    inverse_temperature: f32,
    weights: &mut Vec<f32>,
) {
    let context = FeatureContext::of(position, seat);
    weights.extend(actions.iter().map(|action| net.score(&context.features(*action).0)));
    let best = weights.iter().copied().fold(f32::MIN, f32::max);
    for weight in weights {
        *weight = (inverse_temperature * (*weight - best)).exp();
    }
}
