//! The policy of rollouts: a player who looks one action ahead.

use super::board::Board;
use super::move_code::{HORIZONTAL, MoveCode, PASS, VERTICAL};
use super::squares::squares_of;

/// When a player considers fences at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// Whenever one gains more than a step.
    Seize,
    /// Only when somebody else is about to win.
    Run,
    /// Only against a player who is near the finish and not behind: fences are worth most when the others have none.
    Wait,
}

/// Steps to the finish at which a player is about to win, and at which it is near the finish.
const ABOUT_TO_WIN: u8 = 1;
const NEAR_THE_FINISH: u8 = 3;

impl Plan {
    pub const ALL: [Plan; 3] = [Plan::Seize, Plan::Run, Plan::Wait];

    fn builds(self, own: u8, other: u8) -> bool {
        match self {
            Plan::Seize => true,
            Plan::Run => other <= ABOUT_TO_WIN,
            Plan::Wait => other <= NEAR_THE_FINISH && other <= own,
        }
    }
}

/// A step that wins, or the action with the best lead over the strongest rival. Among equal ones the first is
/// taken: steps, then horizontal fences, then vertical ones.
pub(super) fn choose(board: &mut Board, plan: Plan) -> MoveCode {
    let mover = board.turn;
    let fences = board.left[mover as usize & 3];
    let (rival, rival_strength) = strongest_other(board, mover);
    let (mut best, mut choice) = (f32::MIN, PASS);
    for target in squares_of(board.targets()) {
        let distance = board.distance_from(mover, target);
        if distance == 0 {
            return MoveCode::from(target);
        }
        let lead = strength(fences, distance) - rival_strength;
        if lead > best {
            (best, choice) = (lead, MoveCode::from(target));
        }
    }
    if fences == 0 || (choice != PASS && !plan.builds(board.distance(mover), board.distance(rival))) {
        return choice;
    }
    // Only a fence that slows the strongest rival can gain more than a step.
    let (slowing, room) = (board.paths[rival as usize & 3].slowing(), board.room());
    let horizontal = squares_of(slowing.0 & room.0).map(|slot| HORIZONTAL + MoveCode::from(slot));
    let vertical = squares_of(slowing.1 & room.1).map(|slot| VERTICAL + MoveCode::from(slot));
    for fence in horizontal.chain(vertical) {
        if !board.make(fence) {
            continue;
        }
        let lead = strength(fences - 1, board.distance(mover)) - strongest_other(board, mover).1;
        board.unmake();
        if lead > best {
            (best, choice) = (lead, fence);
        }
    }
    choice
}

/// The strongest of the others, and how strong.
fn strongest_other(board: &Board, seat: u8) -> (u8, f32) {
    let mut best = (seat, f32::MIN);
    for other in (0..board.players).filter(|&other| other != seat && board.is_in(other)) {
        let strength = strength(board.left[other as usize & 3], board.distance(other));
        if strength > best.1 {
            best = (other, strength);
        }
    }
    best
}

/// A fence in hand only decides between equal distances: even twenty are worth no more than a step.
const FENCE_IN_STEPS: f32 = 0.05;

/// The strength of a player with these fences and this distance.
fn strength(fences: u8, distance: u8) -> f32 {
    f32::from(fences) * FENCE_IN_STEPS - f32::from(distance)
}
