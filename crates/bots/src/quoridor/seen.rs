//! Positions of two on the board of nine as the one to move sees them: running north, and in a mirror.

use super::board::{Board, STRIDE};
use super::move_code::{HORIZONTAL, MoveCode, PASS};
use super::squares::squares_of;

/// A position seen by the one to move, who runs north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seen {
    /// The mover's pawn and the other's: column + 9 × row.
    pub pawns: [u8; 2],
    /// Fences in hand.
    pub left: [u8; 2],
    /// The fences that stand: column + 8 × row.
    pub horizontal: u64,
    /// The vertical ones.
    pub vertical: u64,
}

impl Seen {
    pub(super) fn of(board: &Board) -> Seen {
        let turned = board.turn == 1;
        let pawn = |seat: u8| {
            let square = board.pawns[seat as usize & 3];
            let place = square % STRIDE + 9 * (square / STRIDE);
            if turned { 80 - place } else { place }
        };
        let fences = |set: u128| {
            let packed =
                squares_of(set).map(|slot| 1u64 << (slot % STRIDE + 8 * (slot / STRIDE))).sum::<u64>();
            if turned { packed.reverse_bits() } else { packed }
        };
        let (own, other) = (board.turn, board.turn ^ 1);
        Seen {
            pawns: [pawn(own), pawn(other)],
            left: [board.left[own as usize & 3], board.left[other as usize & 3]],
            horizontal: fences(board.horizontal),
            vertical: fences(board.vertical),
        }
    }

    pub(super) fn board(&self) -> Board {
        let pawn = |place: u8| place % 9 + STRIDE * (place / 9);
        let fences = |set: u64| {
            squares_of(u128::from(set)).map(|slot| 1u128 << (slot % 8 + STRIDE * (slot / 8))).sum()
        };
        Board::nine(self.pawns.map(pawn), self.left, fences(self.horizontal), fences(self.vertical))
    }

    /// East for west.
    pub(super) fn mirrored(&self) -> Seen {
        let pawn = |place: u8| place - place % 9 + (8 - place % 9);
        // Each row is a byte: all bits turned round, and the rows back in their order.
        let fences = |set: u64| set.reverse_bits().swap_bytes();
        Seen {
            pawns: self.pawns.map(pawn),
            left: self.left,
            horizontal: fences(self.horizontal),
            vertical: fences(self.vertical),
        }
    }
}

/// How a board has to be turned to look like any other on which the same is to be done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pose {
    turned: bool,
    mirrored: bool,
}

impl Pose {
    /// The pose of a board and what is then seen: the same for positions that differ by turning or mirroring.
    pub fn of(board: &Board) -> (Pose, Seen) {
        let seen = Seen::of(board);
        let mirror = seen.mirrored();
        (Pose { turned: board.turn == 1, mirrored: mirror < seen }, seen.min(mirror))
    }

    /// A board as it is, seen in a mirror.
    pub const MIRROR: Pose = Pose { turned: false, mirrored: true };

    /// As the one to move sees it, without a mirror.
    pub fn turned(board: &Board) -> Pose {
        Pose { turned: board.turn == 1, mirrored: false }
    }

    /// An action on the board as an action on what is seen, and the way back.
    pub fn apply(self, code: MoveCode) -> MoveCode {
        if code == PASS {
            return code;
        }
        let (square, last) = ((code & 127) as u8, if code < HORIZONTAL { 8 } else { 7 });
        let (mut column, mut row) = (square % STRIDE, square / STRIDE);
        if self.turned {
            (column, row) = (last - column, last - row);
        }
        if self.mirrored {
            column = last - column;
        }
        code - MoveCode::from(square) + MoveCode::from(row * STRIDE + column)
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::Rules as _;
    use igroteka_quoridor::Position;

    use super::*;
    use crate::quoridor::move_code::{from_action, to_action};

    fn board(text: &str) -> Board {
        let setup = igroteka_game::Setup::preset("two").expect("the preset exists");
        Board::new(&Position::read(&setup, text).expect("the text is a position"))
    }

    /// The same position four times: as it is, in a mirror, and both from the other side. One action in it.
    #[test]
    fn four_boards_look_alike() {
        let alike = [
            ("d3 e8 / 9 10 / c4h / 1", "g5v"),
            ("f3 e8 / 9 10 / f4h / 1", "b5v"),
            ("e2 f7 / 10 9 / f5h / 2", "b4v"),
            ("e2 d7 / 10 9 / c5h / 2", "g4v"),
        ];
        let setup = igroteka_game::Setup::preset("two").expect("the preset exists");
        let looks: Vec<(Seen, MoveCode)> = (alike.iter())
            .map(|(text, fence)| {
                let board = board(text);
                let (pose, seen) = Pose::of(&board);
                let seat = igroteka_game::Seat::from_index(board.turn.into());
                let position = Position::read(&setup, text).expect("the text is a position");
                let fence = position.read_action(seat, fence).expect("the fence fits");
                let code = from_action(fence).expect("a fence has a code");
                assert_eq!(to_action(pose.apply(pose.apply(code))), fence);
                (seen, pose.apply(code))
            })
            .collect();
        assert!(looks.iter().all(|look| *look == looks[0]), "{looks:?}");
        let other = Pose::of(&board("d3 e8 / 9 10 / c3h / 1")).1;
        assert_ne!(other, looks[0].0);
    }
}
