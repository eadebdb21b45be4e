//! Actions as small numbers.

use igroteka_quoridor::{Action, Fence, Orientation, Square};

use super::board::STRIDE;

/// An action as a small number: a pawn's target, a horizontal fence, a vertical one, or `pass`.
pub(super) type MoveCode = u16;
pub(super) const HORIZONTAL: MoveCode = 128;
pub(super) const VERTICAL: MoveCode = 256;
pub(super) const PASS: MoveCode = 384;
/// All codes are smaller.
pub(super) const MOVE_CODES: usize = 512;

/// The fence that a code stands for: its square, and whether it is horizontal.
#[inline]
pub(super) fn fence(code: MoveCode) -> Option<(u8, bool)> {
    (HORIZONTAL..PASS).contains(&code).then_some(((code & 127) as u8, code < VERTICAL))
}

/// The action that a code stands for.
pub(super) fn to_action(code: MoveCode) -> Action {
    let square = (code & 127) as u8;
    let square =
        Square::new(square % STRIDE, square / STRIDE).expect("codes name squares of the widest board");
    match code {
        PASS.. => Action::Pass,
        VERTICAL.. => Action::Place(Fence::new(square, Orientation::Vertical)),
        HORIZONTAL.. => Action::Place(Fence::new(square, Orientation::Horizontal)),
        _ => Action::Step(square),
    }
}

/// The code of a step or a fence as people write it.
pub(super) fn parse(text: &str) -> Option<MoveCode> {
    let action = Fence::read(text).map(Action::Place).or_else(|_| Square::read(text).map(Action::Step));
    action.ok().and_then(from_action)
}

/// The code of an action that is not a resignation.
pub(super) fn from_action(action: Action) -> Option<MoveCode> {
    match action {
        Action::Step(square) => Some(square.index() as MoveCode),
        Action::Place(fence) => {
            let kind = match fence.orientation() {
                Orientation::Horizontal => HORIZONTAL,
                Orientation::Vertical => VERTICAL,
            };
            Some(kind + fence.square().index() as MoveCode)
        }
        Action::Pass => Some(PASS),
        Action::Resign => None,
    }
}
