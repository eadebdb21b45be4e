//! Whether one action is legal, and why not.

use igroteka_game::{Direction, Seat};

use crate::action::Action;
use crate::fence::Fence;
use crate::illegal::Illegal;
use crate::position::Position;
use crate::square::Square;

/// Whether `seat` may do this, and why not.
pub(crate) fn check(position: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
    let from = position.pawn(seat).ok_or(Illegal::NotInTheGame(seat))?;
    match action {
        Action::Step(target) => position.check_step(seat, from, target),
        Action::Place(_) if position.fences_left(seat) == 0 => Err(Illegal::NoFenceLeft),
        Action::Place(fence) => position.check_fence(fence),
        Action::Pass => position.check_pass(seat),
        Action::Resign => Ok(()),
    }
}

impl Position {
    /// Whether anybody who has a fence may place it here, and why not.
    fn check_fence(&self, fence: Fence) -> Result<(), Illegal> {
        self.check_place(fence)?;
        let seats = self.ways_closed_by(fence);
        if seats.is_empty() { Ok(()) } else { Err(Illegal::ClosesWay { fence, seats }) }
    }

    /// Whether a fence fits among those that stand (Q2), and why not.
    pub(crate) fn check_place(&self, fence: Fence) -> Result<(), Illegal> {
        if !self.board().fence_places().contains(fence) {
            return Err(Illegal::OutsideBoard(fence));
        }
        if self.walls.has_room(fence) {
            return Ok(());
        }
        let (square, orientation) = (fence.square(), fence.orientation());
        let other = Fence::new(square, orientation.crossing());
        if self.fences().contains(other) {
            return Err(Illegal::Crosses { fence, other });
        }
        let before = square.neighbour(orientation.along().opposite());
        let after = square.neighbour(orientation.along());
        let other = ([Some(square), before, after].into_iter().flatten())
            .map(|square| Fence::new(square, orientation))
            .find(|&other| self.fences().contains(other))
            .expect("a fence without room meets one at its midpoint or one beside it");
        Err(Illegal::Overlaps { fence, other })
    }

    fn check_step(&self, seat: Seat, from: Square, target: Square) -> Result<(), Illegal> {
        if !self.board().has(target) {
            return Err(Illegal::NoSuchSquare(target));
        }
        if self.pawn_targets(seat).contains(target) {
            return Ok(());
        }
        Err(if target == from {
            Illegal::StandsThere(target)
        } else if let Some(seat) = self.pawn_on(target) {
            Illegal::Occupied { square: target, seat }
        } else {
            self.why_unreachable(from, target)
        })
    }

    /// What stands between a pawn and an empty square that it cannot go to.
    fn why_unreachable(&self, from: Square, target: Square) -> Illegal {
        let mut reason = Illegal::TooFar(target);
        for direction in Direction::ALL {
            let Some(near) = from.neighbour(direction) else {
                continue;
            };
            let leads_on =
                near == target || Direction::ALL.iter().any(|&on| near.neighbour(on) == Some(target));
            if !leads_on || (near != target && self.pawn_on(near).is_none()) {
                continue;
            }
            if self.is_walled(from, direction) {
                reason = Illegal::FenceBetween { from, to: near };
            } else {
                // A pawn next to this one that could be passed says more than a fence before another.
                return self.why_no_passing(near, direction, target);
            }
        }
        reason
    }

    /// Why the pawn on `jumped`, met in this direction, cannot be passed to the empty square `target`.
    fn why_no_passing(&self, jumped: Square, direction: Direction, target: Square) -> Illegal {
        let behind = jumped.neighbour(direction);
        if behind != Some(target) && !self.is_walled(jumped, direction) {
            let blocked = behind.is_some_and(|square| self.pawn_on(square).is_some());
            if !blocked {
                return Illegal::JumpIsOpen { jumped };
            }
            if !self.side_step_past_pawn {
                return Illegal::PawnBehind { jumped };
            }
        }
        Illegal::FenceBetween { from: jumped, to: target }
    }

    fn check_pass(&self, seat: Seat) -> Result<(), Illegal> {
        // Q8
        let can_place = self.fences_left(seat) > 0 && !self.placeable_fences().is_empty();
        if can_place || !self.pawn_targets(seat).is_empty() { Err(Illegal::CanAct) } else { Ok(()) }
    }
}
