//! Training of nardy's nets: TD(λ) first, then supervised fitting to one-ply lookahead.

use igroteka_game::{Source, Stream};
use igroteka_nardy::{BearOff, Die, Throw};

use super::choices::Choice;
use super::gradient::{descend, learn};
use crate::learn::adam::{self, Parameters};
use crate::nardy::board::{Board, Class};
use crate::nardy::evaluate::{Accumulator, Evaluator, Nets};
use crate::nardy::features::{ContactFeatures, FromBoard, RaceFeatures};
use crate::nardy::net::{Inputs, Net};
use crate::nardy::probabilities::{OUTPUTS, Probabilities};
use crate::nardy::utility::Utility;
use crate::search::dice_game::DiceGame as _;
use crate::uniform::uniform;

/// A net with small random weights.
pub(crate) fn random_net<const H: usize>(inputs: usize, source: &mut Stream) -> Net<H> {
    let mut net = Net::zero(inputs);
    let mut draw = |scale: f32| 2.0 * uniform(source) * scale - scale;
    net.inputs.iter_mut().flatten().for_each(|weight| *weight = draw(0.15));
    net.outputs.iter_mut().flatten().for_each(|weight| *weight = draw(0.1));
    net
}

/// Untrained nets.
pub(crate) fn random_nets(source: &mut Stream) -> Nets {
    Nets {
        contact: vec![random_net(ContactFeatures::COUNT, source)],
        race: random_net(RaceFeatures::COUNT, source),
    }
}

/// One of the 36 throws.
pub(crate) fn throw(source: &mut Stream) -> Throw {
    let mut die = || Die::new(source.below(6) as u8 + 1).expect("one to six");
    Throw::new(die(), die())
}

/// A throw of two different dice.
pub(crate) fn opening(source: &mut Stream) -> Throw {
    loop {
        let throw = throw(source);
        if !throw.is_double() {
            return throw;
        }
    }
}

/// Whether to explore: make a random play.
pub(crate) fn explores(exploration: f32, source: &mut Stream) -> bool {
    (source.below(1 << 16) as f32) < exploration * 65536.0
}

/// The parameters of TD(λ).
#[derive(Clone, Copy, Debug)]
pub(crate) struct TdParams {
    /// How far a result reaches back: with 0 to the position before, with 1 to the beginning of the game.
    pub lambda: f32,
    /// The learning rate.
    pub rate: f32,
    /// The probability of a random play.
    pub exploration: f32,
}

/// Plays one game of self-play and learns from it by TD(λ); answers its length.
pub(crate) fn td_lambda_game(
    nets: &mut Nets,
    bear_off: BearOff,
    utility: Utility,
    how: TdParams,
    source: &mut Stream,
) -> usize {
    let (seen, end) = play(nets, bear_off, utility, how.exploration, source);
    let mut target = end;
    for (board, probabilities) in seen.iter().rev() {
        learn_board(nets, board, target, how.rate);
        // The target of the position before: a mix of this position's own evaluation and its target.
        let mut told = Probabilities::default();
        told.add(1.0 - how.lambda, *probabilities);
        told.add(how.lambda, target);
        target = told.flipped();
    }
    seen.len()
}

/// A game up to where the tables know the rest: each position with its probabilities, and the probabilities of the
/// player who threw last as they turned out.
fn play(
    nets: &Nets,
    bear_off: BearOff,
    utility: Utility,
    exploration: f32,
    source: &mut Stream,
) -> (Vec<(Board, Probabilities)>, Probabilities) {
    let evaluator = Evaluator::new(nets, bear_off);
    let mut seen = Vec::with_capacity(100);
    let mut after = Vec::new();
    let mut board = Board::start();
    let mut probabilities = evaluator.evaluate(&mut Accumulator::default(), &board);
    let mut dice = opening(source);
    loop {
        seen.push((board, probabilities));
        board.after(bear_off, dice, &mut after);
        let mut accumulator = evaluator.accumulator(&board.flipped());
        let explores = explores(exploration, source);
        let (index, next) = if explores {
            let index = source.below(after.len() as u32) as usize;
            (index, evaluator.evaluate(&mut accumulator, &after[index]))
        } else {
            evaluator.best(&mut accumulator, &after, &utility)
        };
        (board, probabilities) = (after[index], next);
        if matches!(board.class(), Class::Over | Class::BearOff) {
            return (seen, probabilities.flipped());
        }
        dice = throw(source);
    }
}

fn learn_board(nets: &mut Nets, board: &Board, target: Probabilities, rate: f32) {
    let mut inputs = Inputs::with_capacity(128);
    match board.class() {
        Class::Contact => {
            ContactFeatures::from_board(board).write_all(&mut inputs);
            let net = nets.contact_of(board);
            learn(&mut nets.contact[net], &inputs, &target.to_array(), rate);
        }
        Class::Race => {
            RaceFeatures::from_board(board).write_all(&mut inputs);
            learn(&mut nets.race, &inputs, &target.to_array(), rate);
        }
        Class::BearOff | Class::Over => {}
    }
}

/// A position labelled by looking ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Label {
    pub board: Board,
    pub probabilities: [f32; OUTPUTS],
}

/// Plays games of self-play until there are `count` labelled positions.
pub(crate) fn label(
    nets: &Nets,
    bear_off: BearOff,
    utility: Utility,
    exploration: f32,
    count: usize,
    source: &mut Stream,
) -> Vec<Label> {
    let evaluator = Evaluator::new(nets, bear_off);
    let mut labels = Vec::with_capacity(count + 100);
    let mut after = Vec::new();
    while labels.len() < count {
        let mut board = Board::start();
        let mut dice = opening(source);
        while !matches!(board.class(), Class::Over | Class::BearOff) {
            let explores = explores(exploration, source);
            let mut accumulator = evaluator.accumulator(&board.flipped());
            let (mut sum, mut next) = (Probabilities::default(), board);
            for throw in Throw::all() {
                board.after(bear_off, throw, &mut after);
                let (index, probabilities) = evaluator.best(&mut accumulator, &after, &utility);
                sum.add(throw.weight() as f32 / 36.0, probabilities.flipped());
                if throw == dice {
                    let chosen = if explores { source.below(after.len() as u32) as usize } else { index };
                    next = after[chosen];
                }
            }
            labels.push(Label { board, probabilities: sum.to_array() });
            board = next;
            dice = throw(source);
        }
    }
    labels
}

/// The mean absolute error of the static evaluation against these labels, in utility.
pub(crate) fn mean_error(nets: &Nets, bear_off: BearOff, utility: Utility, labels: &[Label]) -> f32 {
    let evaluator = Evaluator::new(nets, bear_off);
    let difference = |label: &Label| {
        let known = evaluator.evaluate(&mut Accumulator::default(), &label.board);
        (utility.worth(&known) - utility.worth(&Probabilities::from_array(label.probabilities))).abs()
    };
    labels.iter().map(difference).sum::<f32>() / labels.len() as f32
}

/// Fits nets to labels in small batches.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fit {
    /// Adam's running means of the gradients and of their squares.
    pub first_moment: Nets,
    pub second_moment: Nets,
    /// A running mean of the nets: steadier than the nets themselves, which each batch pulls its own way.
    pub average: Nets,
    /// Steps taken so far.
    pub steps: u32,
    gradient: Nets,
}

/// How fast the running mean of the nets follows them: slower as training goes on.
fn averaging_rate(steps: u32) -> f32 {
    1.0 / (2000.0 + steps as f32 / 20.0)
}

impl Fit {
    /// Continues after `steps` steps with these running means.
    pub fn new([first_moment, second_moment, average]: [Nets; 3], steps: u32) -> Fit {
        let gradient = average.emptied();
        Fit { first_moment, second_moment, average, steps, gradient }
    }

    /// Begins with these nets.
    pub fn from(nets: &Nets) -> Fit {
        Fit::new([nets.emptied(), nets.emptied(), nets.clone()], 0)
    }

    /// Goes once through a batch of choices; answers the sum of the losses.
    pub fn batch<'a>(&mut self, nets: &mut Nets, batch: impl Iterator<Item = &'a Choice>, rate: f32) -> f32 {
        let (mut loss, mut inputs) = (0.0, Inputs::with_capacity(128));
        for choice in batch {
            for Label { board, probabilities } in with_stressed_differences(nets, choice, &mut inputs) {
                match board.class() {
                    Class::Contact => {
                        ContactFeatures::from_board(&board).write_all(&mut inputs);
                        let net = nets.contact_of(&board);
                        let gradient = &mut self.gradient.contact[net];
                        loss += descend(&nets.contact[net], &inputs, &probabilities, 1.0, gradient);
                    }
                    Class::Race => {
                        RaceFeatures::from_board(&board).write_all(&mut inputs);
                        loss += descend(&nets.race, &inputs, &probabilities, 1.0, &mut self.gradient.race);
                    }
                    Class::BearOff | Class::Over => {}
                }
            }
        }
        self.steps += 1;
        let Fit { first_moment, second_moment, average, steps, gradient } = self;
        let step = adam::Step::new(adam::Form::CorrectedRate, *steps, rate);
        let share = averaging_rate(*steps);
        for (index, net) in nets.contact.iter_mut().enumerate() {
            let moments = [&mut first_moment.contact[index], &mut second_moment.contact[index]];
            take_step(step, net, &mut gradient.contact[index], moments);
            update_average(&mut average.contact[index], net, share);
        }
        let moments = [&mut first_moment.race, &mut second_moment.race];
        take_step(step, &mut nets.race, &mut gradient.race, moments);
        update_average(&mut average.race, &mut nets.race, share);
        loss
    }
}

/// Takes one step of Adam along `gradient`, which is emptied.
fn take_step<const H: usize>(
    step: adam::Step,
    net: &mut Net<H>,
    gradient: &mut Net<H>,
    [first_moment, second_moment]: [&mut Net<H>; 2],
) {
    let moments = parts(first_moment).zip(parts(second_moment));
    for ((weights, gradient), (first_moment, second_moment)) in parts(net).zip(parts(gradient)).zip(moments) {
        step.apply(Parameters { weights, gradient, first_moment, second_moment });
    }
}

/// Moves a running mean of weights this share of the way to `net`.
fn update_average<const H: usize>(average: &mut Net<H>, net: &mut Net<H>, share: f32) {
    for (averages, weights) in parts(average).zip(parts(net)) {
        for (average, weight) in averages.iter_mut().zip(weights) {
            *average += share * (*weight - *average);
        }
    }
}

/// All weights of a net, in a fixed order.
fn parts<const H: usize>(net: &mut Net<H>) -> impl Iterator<Item = &mut [f32]> {
    let inputs = net.inputs.iter_mut().map(<[f32; H]>::as_mut_slice);
    let outputs = net.outputs.iter_mut().map(<[f32; H]>::as_mut_slice);
    inputs.chain([net.bias.as_mut_slice()]).chain(outputs).chain([net.output_bias.as_mut_slice()])
}

/// How much more an error counts that is not common to all plays of a choice.
const DIFFERENCE_WEIGHT: f32 = 12.0;

/// The choice with the differences between the nets' errors enlarged. An error that all plays share does not change
/// which of them is chosen.
fn with_stressed_differences(nets: &Nets, choice: &[Label], inputs: &mut Inputs) -> Choice {
    if choice.len() == 1 {
        return choice.to_vec();
    }
    let errors: Vec<[f32; OUTPUTS]> = (choice.iter())
        .map(|Label { board, probabilities }| {
            let answers = match board.class() {
                Class::Contact => {
                    ContactFeatures::from_board(board).write_all(inputs);
                    let net = &nets.contact[nets.contact_of(board)];
                    net.answers(&net.sums(&net.bias, inputs))
                }
                Class::Race => {
                    RaceFeatures::from_board(board).write_all(inputs);
                    nets.race.answers(&nets.race.sums(&nets.race.bias, inputs))
                }
                Class::BearOff | Class::Over => *probabilities,
            };
            std::array::from_fn(|index| probabilities[index] - answers[index])
        })
        .collect();
    let mean = |index: usize| errors.iter().map(|error| error[index]).sum::<f32>() / errors.len() as f32;
    let means: [f32; OUTPUTS] = std::array::from_fn(mean);
    let stress = |(label, error): (&Label, &[f32; OUTPUTS])| Label {
        probabilities: std::array::from_fn(|index| {
            label.probabilities[index] + DIFFERENCE_WEIGHT * (error[index] - means[index])
        }),
        ..*label
    };
    choice.iter().zip(&errors).map(stress).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nardy::train::choices::choices;

    fn trained(seed: u64) -> Nets {
        let mut source = Stream::new(seed);
        let mut nets = random_nets(&mut source);
        let how = TdParams { lambda: 0.7, rate: 0.04, exploration: 0.01 };
        for _ in 0..20 {
            td_lambda_game(&mut nets, BearOff::Standard, Utility::POINTS, how, &mut source);
        }
        let labels = label(&nets, BearOff::Standard, Utility::POINTS, 0.03, 200, &mut source);
        let mut fit = Fit::from(&nets);
        let alone: Vec<Choice> = labels.into_iter().map(|label| vec![label]).collect();
        for batch in alone.chunks(32) {
            fit.batch(&mut nets, batch.iter(), 1e-3);
        }
        nets
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let one = trained(1);
        assert_eq!(one, trained(1));
        assert_ne!(one, trained(2));
    }

    /// Labels can be fitted: the loss falls while the nets go over them again and again.
    #[test]
    fn fitting_lowers_the_loss() {
        let mut source = Stream::new(4);
        let mut nets = random_nets(&mut source);
        let labels = choices(&Evaluator::new(&nets, BearOff::Exact), Utility::WIN, 0.0, 100, &mut source);
        let mut fit = Fit::from(&nets);
        let first = fit.batch(&mut nets, labels.iter(), 1e-3);
        let last = (0..50).map(|_| fit.batch(&mut nets, labels.iter(), 1e-3)).last();
        assert!(last < Some(first), "{last:?} after {first}");
    }

    #[test]
    fn choices_survive_being_written() {
        let nets = random_nets(&mut Stream::new(4));
        let labels =
            choices(&Evaluator::new(&nets, BearOff::Even), Utility::WIN, 0.1, 60, &mut Stream::new(5));
        assert_eq!(Label::read_all(&Label::write_all(&labels)), labels);
    }

    #[test]
    fn nets_survive_being_written() {
        let nets = random_nets(&mut Stream::new(4));
        let mut split = nets.clone().split();
        assert_eq!(Nets::from_bytes(&nets.to_bytes()), Some(nets));
        split.contact[3] = random_net(ContactFeatures::COUNT, &mut Stream::new(6));
        let bytes = split.to_bytes();
        assert_eq!(Nets::from_bytes(&bytes), Some(split));
        assert_eq!(Nets::from_bytes(&bytes[..bytes.len() - 4]), None);
    }
}
