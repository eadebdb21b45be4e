//! Actor-critic learning by self-play: the value net learns who wins, and the policy net follows the policy gradient
//! with generalized advantage estimation (GAE).

use igroteka_game::{MAX_SEATS, Rules as _, Seat, Setup as _, Source as _, Stream, Turn, Value};
use igroteka_metro::{Action, Position, Setup, Stage};

use super::super::evaluate::win_probabilities;
use super::super::features::{ACTION_FEATURES, FeatureContext, VALUE_FEATURES, value_features};
use super::super::greedy;
use super::super::ismcts::action_weights;
use super::super::weights::Weights;
use super::learner::Learner;
use crate::search::ismcts::{Payoffs, Scratch, final_payoffs, sample_weighted};

/// Games per step.
const BATCH: u64 = 40;
/// The initial learning rate.
const LEARNING_RATE: f32 = 0.003;
/// The λ of GAE: what a turn did shows in the turns that follow it, in each so much less.
const GAE_LAMBDA: f32 = 0.9;

/// Weights for `players`, learned from scratch in this many games. `report` is told the games so far and says whether
/// to go on; `None` if it is stopped.
///
/// # Panics
/// If metro cannot be played by this many.
pub(super) fn fit(
    players: u8,
    games: u64,
    seed: u64,
    mut report: impl FnMut(u64) -> bool,
) -> Option<Weights> {
    let fields = [("players".to_owned(), Value::Int(players.into()))];
    let setup = Setup::from_raw(fields).expect("metro is for two to four");
    let mut source = Stream::new(seed);
    let steps = (games / BATCH) as u32;
    let mut policy = Learner::<ACTION_FEATURES>::new(LEARNING_RATE, steps, &mut source);
    let mut value = Learner::<VALUE_FEATURES>::new(LEARNING_RATE, steps, &mut source);
    for number in 1..=games {
        let episode = Episode::play(&setup, &policy, &value, &mut source);
        episode.policy_gradient(&mut policy);
        episode.value_gradient(&mut value, &mut source);
        if number % BATCH == 0 {
            policy.step();
            value.step();
            if !report(number) {
                return None;
            }
        }
    }
    Some(Weights { policy: policy.learnt(), value: value.learnt() })
}

/// The beginning of a turn.
struct TurnStart {
    position: Position,
    /// What was expected of it.
    expected: Payoffs,
}

/// A choice of the learning policy.
struct Choice {
    seat: Seat,
    /// The number of the turn.
    turn: usize,
    /// What there was to choose from, each with how much likelier than usual it was: the chosen one by nearly 1.
    options: Vec<([f32; ACTION_FEATURES], f32)>,
}

/// A game to learn from.
struct Episode {
    turns: Vec<TurnStart>,
    choices: Vec<Choice>,
    end: Payoffs,
}

impl Episode {
    /// Half of the games are against the greedy player, so that nobody learns to count on cautious neighbours alone.
    fn play(
        setup: &Setup,
        policy: &Learner<ACTION_FEATURES>,
        value: &Learner<VALUE_FEATURES>,
        source: &mut Stream,
    ) -> Episode {
        let among_equals = source.below(2) == 0;
        let alone = Seat::from_index(source.below(setup.players().into()) as usize);
        let mut episode = Episode { turns: Vec::new(), choices: Vec::new(), end: [0.0; MAX_SEATS] };
        let mut scratch = Scratch::default();
        let mut position = Position::new(setup);
        loop {
            match position.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = position.draw_chance(source);
                    position.apply_chance(&chance);
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    if position.stage() == Stage::Lay {
                        let expected = win_probabilities(&position, &value.net);
                        episode.turns.push(TurnStart { position: position.clone(), expected });
                    }
                    let action = if among_equals || seat == alone {
                        episode.choose(&position, seat, policy, source, &mut scratch)
                    } else {
                        greedy_action(&position, seat, &mut scratch)
                    };
                    position.play_unchecked(seat, &action);
                }
            }
        }
        episode.end = final_payoffs(&position);
        episode
    }

    /// Samples an action from the policy.
    fn choose(
        &mut self,
        position: &Position,
        seat: Seat,
        policy: &Learner<ACTION_FEATURES>,
        source: &mut Stream,
        Scratch { actions, weights }: &mut Scratch<Position>,
    ) -> Action {
        actions.clear();
        position.legal(seat, actions);
        if let [only] = actions[..] {
            return only;
        }
        weights.clear();
        action_weights(position, seat, actions, &policy.net, 1.0, weights);
        let chosen = sample_weighted(weights, source);
        let total: f32 = weights.iter().sum();
        let context = FeatureContext::of(position, seat);
        let options = (actions.iter().zip(weights).enumerate())
            .map(|(place, (action, weight))| {
                (context.features(*action).0, f32::from(u8::from(place == chosen)) - *weight / total)
            })
            // Options with a tiny gradient are left out.
            .filter(|(_, surplus)| surplus.abs() > 1e-3)
            .collect();
        self.choices.push(Choice { seat, turn: self.turns.len() - 1, options });
        actions[chosen]
    }

    /// The policy gradient: choices of turns that improved the expected result become more likely.
    fn policy_gradient(&self, policy: &mut Learner<ACTION_FEATURES>) {
        // Backwards from the last turn: by how much each turn, and those after it, changed the expected result.
        let mut advantages = vec![[0.0f32; MAX_SEATS]; self.turns.len()];
        let (mut after, mut later) = (&self.end, [0.0; MAX_SEATS]);
        for (turn, advantage) in self.turns.iter().zip(&mut advantages).rev() {
            for seat in 0..MAX_SEATS {
                advantage[seat] = after[seat] - turn.expected[seat] + GAE_LAMBDA * later[seat];
            }
            (after, later) = (&turn.expected, *advantage);
        }
        for choice in &self.choices {
            let advantage = advantages[choice.turn][choice.seat.index()];
            for (features, surplus) in &choice.options {
                policy.add_gradient(features, advantage * surplus);
            }
        }
    }

    /// The value gradient: the features of the winner should predict the win.
    fn value_gradient(&self, value: &mut Learner<VALUE_FEATURES>, source: &mut Stream) {
        for turn in &self.turns {
            // Positions of one game are strongly correlated: a third of them is enough.
            if source.below(3) > 0 {
                continue;
            }
            value_features(&turn.position, |seat, inputs| {
                value.add_gradient(inputs, self.end[seat.index()] - turn.expected[seat.index()]);
            });
        }
    }
}

fn greedy_action(position: &Position, seat: Seat, scratch: &mut Scratch<Position>) -> Action {
    scratch.actions.clear();
    position.legal(seat, &mut scratch.actions);
    greedy::choose(&scratch.actions, |line| {
        position.table().line(line).map_or((0, 0), |line| (line.tiles().len(), line.spec().length))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metro::ActionFeature;

    #[test]
    fn a_little_play_teaches_what_wins() {
        let weights = fit(2, 4000, 1, |_| true).expect("it is not stopped");
        let alone = |of: ActionFeature| {
            let mut features = [0.0; ACTION_FEATURES];
            features[of as usize] = 1.0;
            weights.policy.score(&features) - weights.policy.score(&[0.0; ACTION_FEATURES])
        };
        for good in [ActionFeature::Double, ActionFeature::Station, ActionFeature::Wins] {
            assert!(alone(good) > 0.0, "{good:?}");
        }
        for bad in [ActionFeature::Danger, ActionFeature::Loses, ActionFeature::Stuck] {
            assert!(alone(bad) < 0.0, "{bad:?}");
        }
    }
}
