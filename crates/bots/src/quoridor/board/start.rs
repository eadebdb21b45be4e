//! How a board comes to be.

use igroteka_game::{Rules, Seat, Turn};
use igroteka_quoridor::{Orientation, Position};

use super::{Board, NOWHERE, SEATS, STRIDE};
use crate::quoridor::shortest_paths::{OpenSteps, ShortestPaths};
use crate::quoridor::squares::squares_of;
use crate::quoridor::zobrist::KEYS;

impl Board {
    /// A board without fences or pawns.
    fn bare(size: u8, players: u8) -> Board {
        let last = size - 1;
        let mut open = OpenSteps::default();
        let mut slots = 0u128;
        for row in 0..size {
            for column in 0..size {
                let square = row * STRIDE + column;
                open.north |= u128::from(row < last) << square;
                open.east |= u128::from(column < last) << square;
                if row < last && column < last {
                    slots |= 1 << square;
                }
            }
        }
        Board {
            players,
            turn: 0,
            pawns: [NOWHERE; SEATS],
            left: [0; SEATS],
            horizontal: 0,
            vertical: 0,
            slots,
            open,
            paths: [ShortestPaths::default(); SEATS],
            finishes: [0; SEATS],
            winner: None,
            key: 0,
            side_step_past_pawn: false,
            undo: Vec::new(),
            old_paths: Vec::new(),
            rings: Vec::new(),
            key_history: Vec::new(),
            reversible_from: 0,
            played: 0,
            repetition: true,
            plies_left: u32::MAX,
        }
    }

    /// The position on the table, without what was there before.
    pub fn new(position: &Position) -> Board {
        let mut board = Board::bare(position.size(), position.players());
        board.side_step_past_pawn = position.side_step_past_pawn();
        board.repetition = position.limits().repetition;
        if let Turn::Seats(seats) = position.turn() {
            board.turn = seats.first().map_or(0, Seat::index) as u8;
        }
        for fence in position.fences().iter() {
            board.close(fence.square().index() as u8, fence.orientation() == Orientation::Horizontal);
        }
        for (seat, square) in position.pawns() {
            let index = seat.index();
            board.pawns[index] = square.index() as u8;
            board.left[index] = position.fences_left(seat);
            board.finishes[index] =
                position.finish_squares(seat).iter().map(|square| 1 << square.index()).sum();
        }
        board.settle()
    }

    /// Two players on a board of nine, the first to move.
    pub fn nine(pawns: [u8; 2], left: [u8; 2], horizontal: u128, vertical: u128) -> Board {
        let mut board = Board::bare(9, 2);
        for slot in squares_of(horizontal) {
            board.close(slot, true);
        }
        for slot in squares_of(vertical) {
            board.close(slot, false);
        }
        let first_row = (1 << 9) - 1;
        board.finishes[..2].copy_from_slice(&[first_row << (8 * STRIDE), first_row]);
        board.pawns[..2].copy_from_slice(&pawns);
        board.left[..2].copy_from_slice(&left);
        board.settle()
    }

    /// Counts what follows from pawns and fences.
    fn settle(mut self) -> Board {
        let pawns = self.pawns;
        for seat in (0..SEATS).filter(|&seat| pawns[seat] != NOWHERE) {
            self.find_paths(seat as u8);
        }
        self.old_paths.clear();
        self.key = self.count_key();
        self.key_history.push(self.key);
        self
    }

    /// The same with what is known of the game so far: earlier positions, oldest first, and the actions left before
    /// it is drawn.
    #[must_use]
    pub fn with_history(mut self, mut history: Vec<u64>, plies_left: u32) -> Board {
        history.push(self.key);
        self.played = history.len();
        self.key_history = history;
        self.plies_left = plies_left;
        self
    }

    fn count_key(&self) -> u64 {
        let mut key = KEYS.turn[self.turn as usize];
        for seat in 0..SEATS {
            key ^= KEYS.pawn[seat][self.pawns[seat] as usize];
            key ^= KEYS.left[seat][self.left[seat] as usize & 31];
        }
        for slot in squares_of(self.horizontal) {
            key ^= KEYS.horizontal[slot as usize];
        }
        for slot in squares_of(self.vertical) {
            key ^= KEYS.vertical[slot as usize];
        }
        key
    }
}
