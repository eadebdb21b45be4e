//! Whether one action is legal, and why not.

use igroteka_game::{Rules as _, Seat};

use crate::{Action, Illegal, Placement, Position, Stage, Tile};

/// Whether `seat` may do this, and why not.
pub(crate) fn check(position: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
    if !position.seats_in.contains(seat) || position.ending().is_some() {
        return Err(Illegal::NotInGame(seat));
    }
    if action == Action::Resign {
        return Ok(()); // G6: at any time
    }
    if !position.turn().includes(seat) {
        return Err(Illegal::NotYourTurn(seat));
    }
    match position.stage {
        Stage::Drawn(tile) => position.check_after_draw(tile, action),
        Stage::More => position.check_further(action),
        _ => position.check_first(action),
    }
}

impl Position {
    /// M19: the turn begins.
    fn check_first(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Lay(placement) => self.check_placement(placement),
            Action::Draw | Action::Pass if self.can_lay() => Err(Illegal::MustLay), // M6
            Action::Draw if self.store.is_empty() => Err(Illegal::StoreEmpty),      // M8
            Action::Pass if !self.store.is_empty() => Err(Illegal::MustDraw),       // M8
            Action::Draw | Action::Pass | Action::Resign => Ok(()),
            Action::Token(_) => Err(Illegal::TokenAfterTile), // M10
            Action::Keep => Err(Illegal::NothingDrawn),
            Action::Done => Err(Illegal::LayFirst),
        }
    }

    /// M7: a tile was drawn.
    fn check_after_draw(&self, drawn: Tile, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Lay(placement) if placement.tile.tile() == drawn => self.check_placement(placement),
            Action::Keep | Action::Resign => Ok(()),
            _ => Err(Illegal::LayOrKeep(drawn)),
        }
    }

    /// M9, M10: a tile is laid, and a right or a token is left.
    fn check_further(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Done | Action::Resign => Ok(()),
            Action::Lay(placement) if self.right => self.check_placement(placement),
            Action::Lay(_) => Err(Illegal::CostsToken),
            Action::Token(_) if self.right => Err(Illegal::RightFirst), // M9
            // Without a right this stage exists only while a token may be used (M19).
            Action::Token(placement) => self.check_placement(placement),
            Action::Keep => Err(Illegal::NothingDrawn),
            Action::Draw | Action::Pass => Err(Illegal::LayOrDone),
        }
    }

    fn check_placement(&self, placement: Placement) -> Result<(), Illegal> {
        let tile = placement.tile.tile();
        if !self.hand(self.seat).contains(tile) {
            return Err(Illegal::NotInHand(tile));
        }
        self.table.check(placement.line, placement.tile)
    }
}
