//! What a position is worth at a glance: nets where there is contact or a race, exact tables for bearing off.

use igroteka_nardy::BearOff;

use super::bear_off::Table;
use super::board::{Board, Class};
use super::inputs::{About, Contact, Race, Told};
use super::kinds::{KINDS, kind};
use super::net::{Inputs, Net};
use super::odds::{ODDS, Odds};

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
    /// As many nets as these, without any weight.
    pub fn emptied(&self) -> Nets {
        Nets { contact: vec![Net::zero(Contact::COUNT); self.contact.len()], race: Net::zero(Race::COUNT) }
    }

    /// Whether each kind of contact has a net of its own.
    pub fn by_kind(&self) -> bool {
        self.contact.len() == KINDS
    }

    /// A net of its own for each kind of contact, for now the one that all have shared.
    pub fn split(mut self) -> Nets {
        if let [shared] = self.contact.as_slice() {
            self.contact = vec![shared.clone(); KINDS];
        }
        self
    }

    /// Which contact net judges this board.
    #[inline]
    pub fn contact_of(&self, board: &Board) -> usize {
        if self.by_kind() { kind(board) } else { 0 }
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

/// For each net a position near those that will be judged. Nothing is near at first; then it is the first position that
/// the net judges.
#[derive(Default)]
pub(crate) struct Near {
    contact: Vec<Judged<CONTACT_HIDDEN, Contact>>,
    race: Vec<Judged<RACE_HIDDEN, Race>>,
    inputs: Inputs,
}

/// A position that was judged before: the index of the net, what it was told, and its hidden sums.
struct Judged<const H: usize, T> {
    index: usize,
    told: T,
    sums: [f32; H],
}

impl<'a> Brain<'a> {
    pub fn new(nets: &'a Nets, bear_off: BearOff) -> Brain<'a> {
        Brain { nets, table: Table::of(bear_off), bear_off }
    }

    /// A place to judge from: `board` is one move away from the boards to be judged.
    pub fn near(&self, board: &Board) -> Near {
        let mut near = Near::default();
        match board.class() {
            Class::Contact => {
                let index = self.nets.contact_of(board);
                let net = &self.nets.contact[index];
                near.contact.push(from_nothing(net, index, board, &mut near.inputs));
            }
            Class::Race => near.race.push(from_nothing(&self.nets.race, 0, board, &mut near.inputs)),
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
                let answers = from_near(&self.nets.race, 0, &mut near.race, board, &mut near.inputs);
                sane(board, Odds::from_array(answers), true)
            }
            Class::Contact => {
                let index = self.nets.contact_of(board);
                let net = &self.nets.contact[index];
                let answers = from_near(net, index, &mut near.contact, board, &mut near.inputs);
                sane(board, Odds::from_array(answers), false)
            }
        }
    }
}

fn from_nothing<const H: usize, const N: usize>(
    net: &Net<H>,
    index: usize,
    board: &Board,
    inputs: &mut Inputs,
) -> Judged<H, Told<N>>
where
    Told<N>: About,
{
    let told = Told::about(board);
    told.all(inputs);
    Judged { index, told, sums: net.sums(&net.bias, inputs) }
}

#[inline]
fn from_near<const H: usize, const N: usize>(
    net: &Net<H>,
    index: usize,
    near: &mut Vec<Judged<H, Told<N>>>,
    board: &Board,
    inputs: &mut Inputs,
) -> [f32; ODDS]
where
    Told<N>: About,
{
    if let Some(before) = near.iter().find(|judged| judged.index == index) {
        Told::about(board).since(&before.told, inputs);
        return net.answers(&net.sums(&before.sums, inputs));
    }
    let judged = from_nothing(net, index, board, inputs);
    let answers = net.answers(&judged.sums);
    near.push(judged);
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
