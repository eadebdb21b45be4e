//! Learning by playing: who wins is watched, and what made winning likelier is done more often.

use igroteka_game::{MAX_SEATS, Rules as _, Seat, Setup as _, Source as _, Stream, Turn, Value};
use igroteka_metro::{Action, Position, Setup, Stage};

use super::action_features::{ACTION_FEATURES, FeatureContext};
use super::ascent::Ascent;
use super::greedy;
use super::ismcts::action_weights;
use super::value_features::{VALUE_FEATURES, value_features, win_probabilities};
use super::weights::Weights;
use crate::search::ismcts::{Payoffs, Scratch, final_payoffs, sample_weighted};

/// So many games make one step.
const BATCH: u64 = 40;
/// How far a weight goes in a step at first.
const PACE: f32 = 0.003;
/// What a turn did shows in the turns that follow it, in each so much less.
const FADING: f32 = 0.9;

/// Weights for `players`, from nothing, by so many games.
///
/// # Panics
/// If nobody can play metro with so many.
pub fn fit(players: u8, games: u64, seed: u64) -> Weights {
    let fields = [("players".to_owned(), Value::Int(players.into()))];
    let setup = Setup::from_raw(fields).expect("metro is for two to four");
    let mut source = Stream::new(seed);
    let mut policy = Ascent::<ACTION_FEATURES>::new(PACE, games / BATCH, &mut source);
    let mut value = Ascent::<VALUE_FEATURES>::new(PACE, games / BATCH, &mut source);
    for number in 1..=games {
        let lesson = Lesson::play(&setup, &policy, &value, &mut source);
        lesson.teach_policy(&mut policy);
        lesson.teach_value(&mut value, &mut source);
        if number % BATCH == 0 {
            policy.step();
            value.step();
        }
    }
    Weights { policy: policy.learnt(), value: value.learnt() }
}

/// A turn that began.
struct Begun {
    position: Position,
    /// What was expected of it.
    expected: Payoffs,
}

/// A choice of a pupil.
struct Choice {
    seat: Seat,
    /// The number of the turn.
    turn: usize,
    /// What there was to choose from, each with how much likelier than usual it was: the chosen one by nearly 1.
    options: Vec<([f32; ACTION_FEATURES], f32)>,
}

/// A game to learn from.
struct Lesson {
    turns: Vec<Begun>,
    choices: Vec<Choice>,
    end: Payoffs,
}

impl Lesson {
    /// Half of the games are against the greedy player, so that nobody learns to count on cautious neighbours alone.
    fn play(
        setup: &Setup,
        policy: &Ascent<ACTION_FEATURES>,
        value: &Ascent<VALUE_FEATURES>,
        source: &mut Stream,
    ) -> Lesson {
        let among_equals = source.below(2) == 0;
        let alone = Seat::from_index(source.below(setup.players().into()) as usize);
        let mut lesson = Lesson { turns: Vec::new(), choices: Vec::new(), end: [0.0; MAX_SEATS] };
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
                        lesson.turns.push(Begun { position: position.clone(), expected });
                    }
                    let action = if among_equals || seat == alone {
                        lesson.choose(&position, seat, policy, source, &mut scratch)
                    } else {
                        greedy_action(&position, seat, &mut scratch)
                    };
                    position.play_unchecked(seat, &action);
                }
            }
        }
        lesson.end = final_payoffs(&position);
        lesson
    }

    /// A pupil's action, each as likely as it is promising.
    fn choose(
        &mut self,
        position: &Position,
        seat: Seat,
        policy: &Ascent<ACTION_FEATURES>,
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
            // What is hardly ever done has hardly anything to teach.
            .filter(|(_, surplus)| surplus.abs() > 1e-3)
            .collect();
        self.choices.push(Choice { seat, turn: self.turns.len() - 1, options });
        actions[chosen]
    }

    /// What was chosen in a turn after which more was expected than before is done more often.
    fn teach_policy(&self, policy: &mut Ascent<ACTION_FEATURES>) {
        // From the last turn back: by how much each turn, and those after it, changed what was expected.
        let mut gains = vec![[0.0f32; MAX_SEATS]; self.turns.len()];
        let (mut after, mut later) = (&self.end, [0.0; MAX_SEATS]);
        for (turn, gain) in self.turns.iter().zip(&mut gains).rev() {
            for seat in 0..MAX_SEATS {
                gain[seat] = after[seat] - turn.expected[seat] + FADING * later[seat];
            }
            (after, later) = (&turn.expected, *gain);
        }
        for choice in &self.choices {
            let gain = gains[choice.turn][choice.seat.index()];
            for (features, surplus) in &choice.options {
                policy.push(features, gain * surplus);
            }
        }
    }

    /// Who won had what.
    fn teach_value(&self, value: &mut Ascent<VALUE_FEATURES>, source: &mut Stream) {
        for turn in &self.turns {
            // The turns of one game are much alike: a few are enough.
            if source.below(3) > 0 {
                continue;
            }
            value_features(&turn.position, |seat, inputs| {
                value.push(inputs, self.end[seat.index()] - turn.expected[seat.index()]);
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
        let weights = fit(2, 4000, 1);
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
