//! What a position is worth at a glance: nets where there is contact or a race, exact tables for bearing off.

use igroteka_nardy::BearOff;

use super::aim::Aim;
use super::bear_off::Table;
use super::board::{Board, Class};
use super::inputs;
use super::net::{Base, Net};
use super::odds::Odds;

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

/// Judges positions at a glance.
pub(crate) struct Brain<'a> {
    pub nets: &'a Nets,
    pub table: &'static Table,
    pub bear_off: BearOff,
}

/// The hidden units of a position near those that will be judged.
pub(crate) struct Near {
    contact: Option<Base<{ inputs::CONTACT }, CONTACT_HIDDEN>>,
    race: Option<Base<{ inputs::RACE }, RACE_HIDDEN>>,
}

impl<'a> Brain<'a> {
    pub fn new(nets: &'a Nets, bear_off: BearOff) -> Brain<'a> {
        Brain { nets, table: Table::of(bear_off), bear_off }
    }

    /// A place to judge from: `board` is one move away from the boards to be judged.
    pub fn near(&self, board: &Board) -> Near {
        let mut near = Near { contact: None, race: None };
        match board.class() {
            Class::Contact => near.contact = Some(self.contact_base(board)),
            Class::Race => near.race = Some(self.race_base(board)),
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
                let base = near.race.get_or_insert_with(|| self.race_base(board));
                let mut inputs = [0.0; inputs::RACE];
                inputs::race(board, &mut inputs);
                let sums = self.nets.race.sums(base, &inputs);
                sane(board, Odds::from_array(self.nets.race.answers(&sums)), true)
            }
            Class::Contact => {
                let base = near.contact.get_or_insert_with(|| self.contact_base(board));
                let mut inputs = [0.0; inputs::CONTACT];
                inputs::contact(board, &mut inputs);
                let sums = self.nets.contact.sums(base, &inputs);
                sane(board, Odds::from_array(self.nets.contact.answers(&sums)), false)
            }
        }
    }

    /// The best of the boards after a throw for the player who has just moved, with the opponent's odds. `theirs` is
    /// the opponent's aim.
    #[inline]
    pub fn best(&self, near: &mut Near, boards: &[Board], theirs: &Aim) -> (usize, Odds) {
        let mut best = (0, Odds::default(), f32::INFINITY);
        for (index, board) in boards.iter().enumerate() {
            let odds = self.odds(near, board);
            let worth = theirs.worth(&odds);
            if worth < best.2 {
                best = (index, odds, worth);
            }
        }
        (best.0, best.1)
    }

    fn contact_base(&self, board: &Board) -> Base<{ inputs::CONTACT }, CONTACT_HIDDEN> {
        let mut inputs = [0.0; inputs::CONTACT];
        inputs::contact(board, &mut inputs);
        self.nets.contact.base(&inputs)
    }

    fn race_base(&self, board: &Board) -> Base<{ inputs::RACE }, RACE_HIDDEN> {
        let mut inputs = [0.0; inputs::RACE];
        inputs::race(board, &mut inputs);
        self.nets.race.base(&inputs)
    }
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
