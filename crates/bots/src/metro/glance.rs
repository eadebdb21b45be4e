//! Metro imagined: what looks good at a glance, and who is likely to win.

use igroteka_game::{Rules as _, Seat, Stream};
use igroteka_metro::{Action, Position, Stage};

use super::prospect::prospects;
use super::sight::{Sight, TRAITS};
use super::weights::Weights;
use crate::search::hidden::{Imagine, Scratch, Shares, draw_weighted};

/// A search should look at more than the best-looking: its first impressions are so much weaker.
const OPEN_MIND: f32 = 0.3;

impl Imagine for Position {
    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        look(self, seat, actions, &Weights::among(self.players()).traits, OPEN_MIND, weights);
    }

    fn stroll(&mut self, seat: Seat, source: &mut Stream, scratch: &mut Scratch<Position>) {
        let action = saunter(self, seat, &Weights::among(self.players()).traits, source, scratch);
        self.play_unchecked(seat, &action);
    }

    /// In the middle of a turn much is about to happen.
    fn is_quiet(&self) -> bool {
        self.stage() == Stage::Lay
    }

    fn expected(&self) -> Shares {
        prospects(self, &Weights::among(self.players()).assets)
    }
}

/// An action, each as likely as it is promising.
pub(super) fn saunter(
    position: &Position,
    seat: Seat,
    traits: &[f32; TRAITS],
    source: &mut Stream,
    scratch: &mut Scratch<Position>,
) -> Action {
    let Scratch { actions, weights } = scratch;
    actions.clear();
    position.legal(seat, actions);
    if let [only] = actions[..] {
        return only;
    }
    weights.clear();
    look(position, seat, actions, traits, 1.0, weights);
    actions[draw_weighted(weights, source)]
}

/// How promising each action looks to somebody with so much `care`; the best is 1.
fn look(
    position: &Position,
    seat: Seat,
    actions: &[Action],
    traits: &[f32; TRAITS],
    care: f32,
    weights: &mut Vec<f32>,
) {
    let sight = Sight::of(position, seat);
    weights.extend(actions.iter().map(|action| sight.traits(*action).promise(traits)));
    let best = weights.iter().copied().fold(f32::MIN, f32::max);
    for weight in weights {
        *weight = (care * (*weight - best)).exp();
    }
}
