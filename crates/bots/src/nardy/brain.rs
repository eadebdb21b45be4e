//! What a position is worth at a glance: nets where there is contact or a race, exact tables for bearing off.

use igroteka_nardy::BearOff;

use super::bear_off::Table;
use super::board::{Board, Class};
use super::inputs::{About, Contact, Race, Told};
use super::net::{Inputs, Net};
use super::odds::{ODDS, Odds};

/// Hidden units of the contact net.
pub(crate) const CONTACT_HIDDEN: usize = 128;
/// Hidden units of the race net.
pub(crate) const RACE_HIDDEN: usize = 32;

/// The nets of one rule of bearing off.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Nets {
    pub contact: Net<CONTACT_HIDDEN>,
    pub race: Net<RACE_HIDDEN>,
}

impl Nets {
    /// Nets without any weight.
    pub fn zero() -> Nets {
        Nets { contact: Net::zero(Contact::COUNT), race: Net::zero(Race::COUNT) }
    }
}

/// Reads the weights and makes the bear-off tables now, which takes a second or two, and not when the first player asks.
pub fn prepare() {
    for bear_off in [BearOff::Even, BearOff::Exact, BearOff::Standard] {
        let _ = Brain::new(Nets::of(bear_off), bear_off);
    }
}

/// Judges positions at a glance.
pub(crate) struct Brain<'a> {
    pub nets: &'a Nets,
    pub table: &'static Table,
    pub bear_off: BearOff,
}

/// A position near those that will be judged: what the nets were told about it, and their hidden sums. Nothing is near
/// at first; then it is the first position that is judged.
#[derive(Default)]
pub(crate) struct Near {
    contact: Option<(Contact, [f32; CONTACT_HIDDEN])>,
    race: Option<(Race, [f32; RACE_HIDDEN])>,
    inputs: Inputs,
}

impl<'a> Brain<'a> {
    pub fn new(nets: &'a Nets, bear_off: BearOff) -> Brain<'a> {
        Brain { nets, table: Table::of(bear_off), bear_off }
    }

    /// A place to judge from: `board` is one move away from the boards to be judged.
    pub fn near(&self, board: &Board) -> Near {
        let mut near = Near::default();
        match board.class() {
            Class::Contact => near.contact = Some(from_nothing(&self.nets.contact, board, &mut near.inputs)),
            Class::Race => near.race = Some(from_nothing(&self.nets.race, board, &mut near.inputs)),
            Class::BearOff | Class::Over => {}
        }
        near
    }

    /// The odds of the player who is to throw.
    #[inline]
    pub fn odds(&self, near: &mut Near, board: &Board) -> Odds {
        match board.class() {
            Class::Over => Odds::lost(&board.own),
            Class::BearOff => self.table.odds(board),
            Class::Race => {
                let answers = from_near(&self.nets.race, &mut near.race, board, &mut near.inputs);
                sane(board, Odds::from_array(answers), true)
            }
            Class::Contact => {
                let answers = from_near(&self.nets.contact, &mut near.contact, board, &mut near.inputs);
                sane(board, Odds::from_array(answers), false)
            }
        }
    }
}

fn from_nothing<const H: usize, const N: usize>(
    net: &Net<H>,
    board: &Board,
    inputs: &mut Inputs,
) -> (Told<N>, [f32; H])
where
    Told<N>: About,
{
    let told = Told::about(board);
    told.all(inputs);
    (told, net.sums(&net.bias, inputs))
}

#[inline]
fn from_near<const H: usize, const N: usize>(
    net: &Net<H>,
    near: &mut Option<(Told<N>, [f32; H])>,
    board: &Board,
    inputs: &mut Inputs,
) -> [f32; ODDS]
where
    Told<N>: About,
{
    if let Some((before, sums)) = near {
        Told::about(board).since(before, inputs);
        return net.answers(&net.sums(sums, inputs));
    }
    let (told, sums) = from_nothing(net, board, inputs);
    let answers = net.answers(&sums);
    *near = Some((told, sums));
    answers
}

/// Odds without what cannot be: gammons against a player who has borne off, more gammons than wins.
#[inline]
fn sane(board: &Board, mut odds: Odds, race: bool) -> Odds {
    let (own_off, other_off) = (board.own.counts()[0] > 0, board.other.counts()[0] > 0);
    let none_back = |rear: u8| race && rear <= 18;
    odds.win_gammon = if other_off { 0.0 } else { odds.win_gammon.min(odds.win) };
    odds.lose_gammon = if own_off { 0.0 } else { odds.lose_gammon.min(1.0 - odds.win) };
    let no_backgammon = none_back(board.other.rear().pips());
    odds.win_backgammon = if no_backgammon { 0.0 } else { odds.win_backgammon.min(odds.win_gammon) };
    let no_backgammon = none_back(board.own.rear().pips());
    odds.lose_backgammon = if no_backgammon { 0.0 } else { odds.lose_backgammon.min(odds.lose_gammon) };
    odds
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Source, Stream};
    use igroteka_nardy::Throw;

    use super::*;

    /// A position judged from the one before it gets the same odds as from nothing.
    #[test]
    fn what_differs_is_enough() {
        let brain = Brain::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let mut source = Stream::new(6);
        let throws: Vec<Throw> = Throw::all().collect();
        let (mut board, mut after) = (Board::start(), Vec::new());
        for _ in 0..500 {
            board.after(brain.bear_off, *source.pick(&throws), &mut after);
            let mut near = brain.near(&board.flipped());
            for next in &after {
                let (one, other) = (brain.odds(&mut near, next), brain.odds(&mut Near::default(), next));
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
