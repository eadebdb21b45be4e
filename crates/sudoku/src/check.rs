//! Whether one action is legal, and why not.

use igroteka_game::Seat;

use crate::{Action, Card, Illegal, Phase, Position, Referee, Square};

/// Whether `seat` may do this, and why not.
pub(crate) fn check(position: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
    if matches!(position.phase, Phase::Over { .. }) {
        return Err(Illegal::GameOver);
    }
    if !position.seats_in.contains(seat) {
        return Err(Illegal::NotInGame(seat));
    }
    if let Action::Resign { card } = action {
        return position.check_resignation(seat, card);
    }
    match position.phase {
        Phase::Lay if seat == position.mover => position.check_turn(seat, action),
        Phase::Check { waiting, .. } if waiting.contains(seat) => match action {
            Action::Ok | Action::Object => Ok(()),
            _ => Err(Illegal::CheckIsOpen),
        },
        Phase::Claim { waiting } if waiting.contains(seat) => match action {
            Action::Accept => Ok(()),
            Action::Show { square } => position.check_free(square),
            _ => Err(Illegal::ClaimIsOpen),
        },
        _ => Err(Illegal::NotToAct(seat)),
    }
}

impl Position {
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
