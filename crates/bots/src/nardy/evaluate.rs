//! Static evaluation: neural nets for contact and race positions, exact tables for bearing off.

use igroteka_nardy::BearOff;

use super::bear_off::Table;
use super::board::{Board, Class};
use super::features::{ContactFeatures, Features, FromBoard, RaceFeatures};
use super::kinds::{KINDS, kind};
use super::net::{Inputs, Net};
use super::probabilities::{OUTPUTS, Probabilities};

/// Hidden units of each contact net.
pub(crate) const CONTACT_HIDDEN: usize = 128;
/// Hidden units of the race net.
pub(crate) const RACE_HIDDEN: usize = 32;

/// The nets of one rule of bearing off.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Nets {
    /// One for all contact, or one for each kind.
    pub contact: Vec<Net<CONTACT_HIDDEN>>,
    pub race: Net<RACE_HIDDEN>,
}

impl Nets {
    /// As many nets, with all weights zero.
    pub fn emptied(&self) -> Nets {
        Nets {
            contact: vec![Net::zero(ContactFeatures::COUNT); self.contact.len()],
            race: Net::zero(RaceFeatures::COUNT),
        }
    }

    /// Whether each kind of contact has a net of its own.
    pub fn by_kind(&self) -> bool {
        self.contact.len() == KINDS
    }

    /// One net for each kind of contact; all start as copies of the shared one.
    pub fn split(mut self) -> Nets {
        if let [shared] = self.contact.as_slice() {
            self.contact = vec![shared.clone(); KINDS];
        }
        self
    }

    /// Which contact net evaluates this board.
    #[inline]
    pub fn contact_of(&self, board: &Board) -> usize {
        if self.by_kind() { kind(board) } else { 0 }
    }
}

/// Reads the weights and builds the bear-off tables now, which takes a second or two, instead of on the first question.
pub fn prepare() {
    for bear_off in [BearOff::Even, BearOff::Exact, BearOff::Standard] {
        let _ = Evaluator::new(Nets::of(bear_off), bear_off);
    }
}

/// Evaluates positions statically, without looking ahead.
pub(crate) struct Evaluator<'a> {
    pub nets: &'a Nets,
    /// Without it, the race net evaluates bearing off too.
    pub table: Option<&'static Table>,
    pub bear_off: BearOff,
}

/// The hidden-layer sums of a position for each net. Positions one move away are evaluated from them by adding only the
/// inputs that changed. Starts empty; the first position that a net evaluates is then kept.
#[derive(Default)]
pub(crate) struct Accumulator {
    contact: Vec<Accumulated<CONTACT_HIDDEN, ContactFeatures>>,
    race: Vec<Accumulated<RACE_HIDDEN, RaceFeatures>>,
    inputs: Inputs,
}

/// The features of a position with the hidden sums they give in the net of this index.
struct Accumulated<const H: usize, T> {
    index: usize,
    features: T,
    sums: [f32; H],
}

impl<'a> Evaluator<'a> {
    pub fn new(nets: &'a Nets, bear_off: BearOff) -> Evaluator<'a> {
        Evaluator { nets, table: Some(Table::of(bear_off)), bear_off }
    }

    /// An accumulator for boards that are one move away from `board`.
    pub fn accumulator(&self, board: &Board) -> Accumulator {
        let mut accumulator = Accumulator::default();
        match board.class() {
            Class::Contact => {
                let index = self.nets.contact_of(board);
                let net = &self.nets.contact[index];
                accumulator.contact.push(from_scratch(net, index, board, &mut accumulator.inputs));
            }
            Class::Race => {
                accumulator.race.push(from_scratch(&self.nets.race, 0, board, &mut accumulator.inputs));
            }
            Class::BearOff | Class::Over => {}
        }
        accumulator
    }

    /// The table that knows this board exactly.
    #[inline]
    pub fn exact(&self, board: &Board) -> Option<&'static Table> {
        self.table.filter(|_| board.class() == Class::BearOff)
    }

    /// The probabilities of the player who is to throw.
    #[inline]
    pub fn evaluate(&self, accumulator: &mut Accumulator, board: &Board) -> Probabilities {
        match board.class() {
            Class::Over => Probabilities::lost(&board.own),
            Class::BearOff | Class::Race => {
                if let Some(table) = self.exact(board) {
                    return table.probabilities(board);
                }
                let answers = from_accumulator(
                    &self.nets.race,
                    0,
                    &mut accumulator.race,
                    board,
                    &mut accumulator.inputs,
                );
                sane(board, Probabilities::from_array(answers), true)
            }
            Class::Contact => {
                let index = self.nets.contact_of(board);
                let net = &self.nets.contact[index];
                let answers =
                    from_accumulator(net, index, &mut accumulator.contact, board, &mut accumulator.inputs);
                sane(board, Probabilities::from_array(answers), false)
            }
        }
    }
}

fn from_scratch<const H: usize, const N: usize>(
    net: &Net<H>,
    index: usize,
    board: &Board,
    inputs: &mut Inputs,
) -> Accumulated<H, Features<N>>
where
    Features<N>: FromBoard,
{
    let features = Features::from_board(board);
    features.write_all(inputs);
    Accumulated { index, features, sums: net.sums(&net.bias, inputs) }
}

#[inline]
fn from_accumulator<const H: usize, const N: usize>(
    net: &Net<H>,
    index: usize,
    accumulator: &mut Vec<Accumulated<H, Features<N>>>,
    board: &Board,
    inputs: &mut Inputs,
) -> [f32; OUTPUTS]
where
    Features<N>: FromBoard,
{
    if let Some(before) = accumulator.iter().find(|known| known.index == index) {
        Features::from_board(board).write_changes(&before.features, inputs);
        return net.answers(&net.sums(&before.sums, inputs));
    }
    let accumulated = from_scratch(net, index, board, inputs);
    let answers = net.answers(&accumulated.sums);
    accumulator.push(accumulated);
    answers
}

/// Removes what is impossible: gammons against a player who has borne off, more gammons than wins.
#[inline]
fn sane(board: &Board, mut probabilities: Probabilities, race: bool) -> Probabilities {
    let (own_off, other_off) = (board.own.counts()[0] > 0, board.other.counts()[0] > 0);
    let none_back = |rear: u8| race && rear <= 18;
    probabilities.win_gammon = if other_off { 0.0 } else { probabilities.win_gammon.min(probabilities.win) };
    probabilities.lose_gammon =
        if own_off { 0.0 } else { probabilities.lose_gammon.min(1.0 - probabilities.win) };
    let no_backgammon = none_back(board.other.rear().pips());
    probabilities.win_backgammon =
        if no_backgammon { 0.0 } else { probabilities.win_backgammon.min(probabilities.win_gammon) };
    let no_backgammon = none_back(board.own.rear().pips());
    probabilities.lose_backgammon =
        if no_backgammon { 0.0 } else { probabilities.lose_backgammon.min(probabilities.lose_gammon) };
    probabilities
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Source, Stream};
    use igroteka_nardy::Throw;

    use super::*;
    use crate::nardy::test_side::side;

    /// Bearing off without the table, as in the first moments of a process: less exact, but with the same idea of who
    /// is ahead.
    #[test]
    fn the_race_net_stands_in_for_the_table() {
        let exact = Evaluator::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let hasty =
            Evaluator { table: None, ..Evaluator::new(Nets::of(BearOff::Standard), BearOff::Standard) };
        let few = side(&[(2, 3), (4, 3), (6, 2)]);
        let many = side(&[(2, 5), (4, 5), (6, 5)]);
        for (own, other, is_ahead) in [(few, many, true), (many, few, false)] {
            let board = Board { own, other };
            assert!(exact.exact(&board).is_some() && hasty.exact(&board).is_none());
            for evaluator in [&exact, &hasty] {
                let win = evaluator.evaluate(&mut Accumulator::default(), &board).win;
                assert_eq!(win > 0.5, is_ahead, "{win}");
            }
        }
    }

    /// Incremental evaluation gives the same probabilities as evaluation from scratch.
    #[test]
    fn incremental_evaluation_agrees_with_evaluation_from_scratch() {
        let evaluator = Evaluator::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let mut source = Stream::new(6);
        let throws: Vec<Throw> = Throw::all().collect();
        let (mut board, mut after) = (Board::start(), Vec::new());
        for _ in 0..500 {
            board.after(evaluator.bear_off, *source.pick(&throws), &mut after);
            let mut accumulator = evaluator.accumulator(&board.flipped());
            for next in &after {
                let (one, other) = (
                    evaluator.evaluate(&mut accumulator, next),
                    evaluator.evaluate(&mut Accumulator::default(), next),
                );
                let same = one.to_array().iter().zip(other.to_array()).all(|(a, b)| (a - b).abs() < 1e-4);
                assert!(same, "{one:?}, not {other:?}: {next:?}");
            }
            board = *source.pick(&after);
            if board.class() == Class::Over {
                board = Board::start();
            }
        }
    }
}
