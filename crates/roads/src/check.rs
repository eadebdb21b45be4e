//! Whether one action is legal, and why not.

use igroteka_game::{Direction, Seat};

use crate::illegal::FirstSquares;
use crate::{Action, Illegal, Laid, Position, Variant};

/// Whether `seat` may do this now, and why not.
pub(crate) fn check(position: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
    if position.ending.is_some() {
        return Err(Illegal::Over);
    }
    if !position.remaining().contains(seat) {
        return Err(Illegal::NotInGame(seat));
    }
    if action == Action::Resign {
        return Ok(()); // G6: at any time
    }
    if !position.is_to_act(seat) {
        return Err(Illegal::NotNow(seat));
    }
    match action {
        Action::Lay(card) => position.check_lay(seat, card),
        Action::Pass if position.variant() != Variant::Pile => Err(Illegal::NoPassing),
        Action::Out if position.variant() != Variant::Newspaper => Err(Illegal::NoGoingOut),
        // R6: never voluntary
        Action::Pass | Action::Out if position.can_lay(seat) => Err(Illegal::MustLay),
        Action::Pass | Action::Out | Action::Resign => Ok(()),
    }
}

impl Position {
    fn check_lay(&self, seat: Seat, card: Laid) -> Result<(), Illegal> {
        let Laid { square, sides } = card;
        if self.hand(seat).count(card.kind()) == 0 {
            return Err(Illegal::NotHeld(card.kind()));
        }
        if let Some(field) = self.table.field().filter(|field| !field.contains(square)) {
            return Err(Illegal::OffField(square, field));
        }
        if self.table.is_empty() {
            if self.table.first_squares().any(|first| first == square) {
                return Ok(());
            }
            let first = self.table.field().map_or(FirstSquares::Origin, FirstSquares::Centre);
            return Err(Illegal::FirstCard(first, square));
        }
        let Some(requirement) = self.table.requirement(square) else {
            return Err(match self.table.card_at(square) {
                Some(_) => Illegal::Occupied(square),
                None => Illegal::Apart(square),
            });
        };
        if requirement.fitting().contains(sides) {
            return Ok(());
        }
        let clash = Direction::ALL.into_iter().find_map(|direction| {
            let asked = requirement.at(direction)?;
            let shown = sides.at(direction);
            (asked != shown).then_some(Illegal::Clash { direction, shown, asked })
        });
        Err(clash.unwrap_or(Illegal::NoRoadJoins(square)))
    }
}
