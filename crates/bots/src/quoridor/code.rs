//! Actions as small numbers.

use igroteka_quoridor::{Action, Fence, Orientation, Square};

use super::board::STRIDE;

/// An action as a small number: a pawn's target, a horizontal fence, a vertical one, or `pass`.
pub(super) type Code = u16;
pub(super) const HORIZONTAL: Code = 128;
pub(super) const VERTICAL: Code = 256;
pub(super) const PASS: Code = 384;
/// All codes are smaller.
pub(super) const CODES: usize = 512;

/// The fence that a code stands for: its square, and whether it is horizontal.
#[inline]
pub(super) fn fence(code: Code) -> Option<(u8, bool)> {
    (HORIZONTAL..PASS).contains(&code).then_some(((code & 127) as u8, code < VERTICAL))
}

/// The action that a code stands for.
pub(super) fn action(code: Code) -> Action {
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
pub(super) fn read(text: &str) -> Option<Code> {
    let action = Fence::read(text).map(Action::Place).or_else(|| Square::read(text).map(Action::Step));
    action.and_then(code)
}

/// The code of an action that is not a resignation.
pub(super) fn code(action: Action) -> Option<Code> {
    match action {
        Action::Step(square) => Some(square.index() as Code),
        Action::Place(fence) => {
            let kind = match fence.orientation() {
                Orientation::Horizontal => HORIZONTAL,
                Orientation::Vertical => VERTICAL,
            };
            Some(kind + fence.square().index() as Code)
        }
        Action::Pass => Some(PASS),
        Action::Resign => None,
    }
}
