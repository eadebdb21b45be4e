//! Legal actions: listed, counted, drawn at random, and checked one by one.

use igroteka_game::{Seat, Source};

use crate::{Action, Card, Illegal, Phase, Position, Referee, Square, SquareSet};

impl Position {
    /// Adds the legal actions of `seat`, which is to act. Squares come row by row from the top; `stuck` comes after
    /// them, `ok` before `object`, `accept` before the squares to show.
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Lay => {
                if let Some(card) = self.hand(seat) {
                    out.extend((self.targets(card).iter()).map(|square| Action::Lay { square, card }));
                    out.extend(self.may_claim().then_some(Action::Stuck { card }));
                }
            }
            Phase::Check { .. } => out.extend([Action::Ok, Action::Object]),
            Phase::Claim { .. } => {
                out.push(Action::Accept);
                out.extend((self.board.free().iter()).map(|square| Action::Show { square }));
            }
            _ => {}
        }
    }

    /// How many actions [`Position::list_actions`] lists.
    pub(crate) fn count_actions(&self, seat: Seat) -> u32 {
        match self.phase {
            Phase::Lay => {
                self.hand(seat).map_or(0, |card| self.targets(card).len() + u32::from(self.may_claim()))
            }
            Phase::Check { .. } => 2,
            Phase::Claim { .. } => 1 + self.board.free().len(),
            _ => 0,
        }
    }

    /// One of the listed actions, each equally likely; `None` if there is none.
    #[inline]
    pub(crate) fn random_action(&self, seat: Seat, source: &mut impl Source) -> Option<Action> {
        match self.phase {
            Phase::Lay => {
                let card = self.hand(seat)?;
                let targets = self.targets(card);
                let count = targets.len() + u32::from(self.may_claim());
                if count == 0 {
                    return None;
                }
                let square = targets.nth(source.below(count));
                Some(square.map_or(Action::Stuck { card }, |square| Action::Lay { square, card }))
            }
            Phase::Check { .. } => Some([Action::Ok, Action::Object][source.below(2) as usize]),
            Phase::Claim { .. } => {
                let free = self.board.free();
                let square = free.nth(source.below(1 + free.len()));
                Some(square.map_or(Action::Accept, |square| Action::Show { square }))
            }
            _ => None,
        }
    }

    /// Why `seat` may not do this, if it may not.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if matches!(self.phase, Phase::Over { .. }) {
            return Err(Illegal::GameOver);
        }
        if !self.seats_in.contains(seat) {
            return Err(Illegal::NotInGame(seat));
        }
        if let Action::Resign { card } = action {
            return self.check_resignation(seat, card);
        }
        match self.phase {
            Phase::Lay if seat == self.mover => self.check_turn(seat, action),
            Phase::Check { waiting, .. } if waiting.contains(seat) => match action {
                Action::Ok | Action::Object => Ok(()),
                _ => Err(Illegal::CheckIsOpen),
            },
            Phase::Claim { waiting } if waiting.contains(seat) => match action {
                Action::Accept => Ok(()),
                Action::Show { square } => self.check_free(square),
                _ => Err(Illegal::ClaimIsOpen),
            },
            _ => Err(Illegal::NotToAct(seat)),
        }
    }

    /// The squares on which the mover may lay: those that keep the main rule, or at a `table` every free one.
    #[inline]
    fn targets(&self, card: Card) -> SquareSet {
        match self.terms.referee {
            Referee::Strict => self.legal_squares(card),
            Referee::Table => self.board.free(),
        }
    }

    /// S5, S9: only at a `table` may a player say that there is no square.
    #[inline]
    fn may_claim(&self) -> bool {
        self.terms.referee == Referee::Table
    }

    fn check_turn(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Lay { square, card } => {
                self.check_free(square)?;
                self.check_held(seat, card)?;
                self.check_main_rule(square, card)
            }
            Action::Stuck { card } => {
                self.check_held(seat, card)?;
                if self.may_claim() { Ok(()) } else { Err(Illegal::StuckInStrictGame) }
            }
            _ => Err(Illegal::NothingToAnswer),
        }
    }

    /// S7: an occupied square is refused in every mode.
    fn check_free(&self, square: Square) -> Result<(), Illegal> {
        let grid = self.grid();
        if !grid.squares().contains(square) {
            return Err(Illegal::OffBoard { square, last: grid.last() });
        }
        if self.board.free().contains(square) { Ok(()) } else { Err(Illegal::Occupied(square)) }
    }

    fn check_held(&self, seat: Seat, named: Card) -> Result<(), Illegal> {
        match self.hand(seat) {
            Some(held) if held == named => Ok(()),
            Some(held) => Err(Illegal::WrongCard { held, named }),
            None => Err(Illegal::NoCard),
        }
    }

    /// S3: the program refuses a breach; at a `table` the players must notice it.
    fn check_main_rule(&self, square: Square, card: Card) -> Result<(), Illegal> {
        if self.terms.referee == Referee::Table {
            return Ok(());
        }
        match self.board.rival(square, card) {
            Some(rival) => Err(Illegal::Breach {
                square,
                card,
                rival,
                house: self.grid().shared(square, rival).expect("a rival shares a row, a column or a block"),
            }),
            None => Ok(()),
        }
    }

    fn check_resignation(&self, seat: Seat, card: Option<Card>) -> Result<(), Illegal> {
        match (self.hand(seat), card) {
            (held, named) if held == named => Ok(()),
            (Some(held), Some(named)) => Err(Illegal::WrongCard { held, named }),
            _ => Err(Illegal::NoCard),
        }
    }
}
