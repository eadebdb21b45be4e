//! A board for searching: every action is played and taken back in place, and each pawn's steps to its finish are
//! always known. It agrees with the rules on what is legal; a test sees to that.

use igroteka_game::{Rules, Seat, Turn};
use igroteka_quoridor::{Orientation, Position};

use super::code::{Code, HORIZONTAL, PASS, VERTICAL};
use super::keys::KEYS;
use super::steps::{CUT_OFF, Steps, squares_of};

/// Squares are numbered as on the widest board, row by row; a power of two spares bounds checks.
pub(super) const SQUARES: usize = 128;
pub(super) const SEATS: usize = 4;
pub(super) const STRIDE: u8 = 11;
const NOWHERE: u8 = 127;

/// What a step north, east, south and west adds to a square's number.
pub(super) const OFFSETS: [u8; 4] = [STRIDE, 1, STRIDE.wrapping_neg(), 1u8.wrapping_neg()];
const NORTH: usize = 0;
const EAST: usize = 1;

#[inline]
pub(super) fn beyond(square: u8, way: usize) -> u8 {
    square.wrapping_add(OFFSETS[way & 3]) & 127
}

#[derive(Clone, Debug)]
struct Undo {
    code: Code,
    seat: u8,
    from: u8,
    /// How many step counts the fence changed, the newest on top of `Board::old_steps`.
    changed: u8,
    /// Where positions began that could come again.
    first_alike: u32,
}

/// The board, with the way back to where it was made from. Its memory grows with the depth of a search alone.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub players: u8,
    pub turn: u8,
    /// By seat; whoever has left stands nowhere.
    pub pawns: [u8; SEATS],
    pub left: [u8; SEATS],
    /// The fences that stand, by the square they are named after.
    pub horizontal: u128,
    pub vertical: u128,
    /// Every square that a fence can be named after.
    pub slots: u128,
    /// The open directions of each square, as flags.
    pub exits: [u8; SQUARES],
    /// Each seat's steps to its finish.
    pub steps: [Steps; SEATS],
    finishes: [u128; SEATS],
    /// Who has arrived.
    pub winner: Option<u8>,
    pub key: u64,
    side_step_past_pawn: bool,
    undo: Vec<Undo>,
    old_steps: Vec<(u8, Steps)>,
    /// The keys of this position and those before it; from `first_alike` on nothing was built.
    past: Vec<u64>,
    first_alike: u32,
    /// The positions before this place were really on the table.
    played: usize,
    repetition: bool,
    /// Actions until the game is drawn.
    plies_left: u32,
}

impl Board {
    /// A board without fences or pawns.
    fn bare(size: u8, players: u8) -> Board {
        let last = size - 1;
        let mut exits = [0; SQUARES];
        let mut slots = 0u128;
        for row in 0..size {
            for column in 0..size {
                let square = row * STRIDE + column;
                let flags = [row < last, column < last, row > 0, column > 0];
                exits[square as usize] = (0..4).map(|way| u8::from(flags[way]) << way).sum();
                if row < last && column < last {
                    slots |= 1 << square;
                }
            }
        }
        let nobody = Steps([CUT_OFF; SQUARES]);
        Board {
            players,
            turn: 0,
            pawns: [NOWHERE; SEATS],
            left: [0; SEATS],
            horizontal: 0,
            vertical: 0,
            slots,
            exits,
            steps: [nobody.clone(), nobody.clone(), nobody.clone(), nobody],
            finishes: [0; SEATS],
            winner: None,
            key: 0,
            side_step_past_pawn: false,
            undo: Vec::new(),
            old_steps: Vec::new(),
            past: Vec::new(),
            first_alike: 0,
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
        for seat in (0..SEATS).filter(|&seat| self.pawns[seat] != NOWHERE) {
            self.steps[seat] = Steps::count(self.finishes[seat], &self.exits);
        }
        self.key = self.count_key();
        self.past.push(self.key);
        self
    }

    /// The same with what is known of the game so far: earlier positions, oldest first, and the actions left before
    /// it is drawn.
    #[must_use]
    pub fn with_past(mut self, mut past: Vec<u64>, plies_left: u32) -> Board {
        past.push(self.key);
        self.played = past.len();
        self.past = past;
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

    #[inline]
    pub fn is_in(&self, seat: u8) -> bool {
        self.pawns[seat as usize & 3] != NOWHERE
    }

    /// The steps that the pawn of `seat` is from its finish.
    #[inline]
    pub fn distance(&self, seat: u8) -> u8 {
        self.steps[seat as usize & 3].0[self.pawns[seat as usize & 3] as usize & 127]
    }

    #[inline]
    fn is_open(&self, square: u8, way: usize) -> bool {
        self.exits[square as usize & 127] >> way & 1 != 0
    }

    #[inline]
    fn occupied(&self) -> u128 {
        let bit = |seat: usize| 1u128 << self.pawns[seat];
        bit(0) | bit(1) | bit(2) | bit(3)
    }

    /// Where the pawn to move may go, as a set.
    pub fn targets(&self) -> u128 {
        let from = self.pawns[self.turn as usize & 3];
        let occupied = self.occupied() & !(1 << NOWHERE);
        let mut targets = 0;
        for way in 0..4 {
            if !self.is_open(from, way) {
                continue;
            }
            let near = beyond(from, way);
            if occupied & (1 << near) == 0 {
                targets |= 1 << near;
                continue;
            }
            if self.is_open(near, way) {
                let landing = beyond(near, way);
                if occupied & (1 << landing) == 0 {
                    targets |= 1 << landing;
                    continue;
                }
                // Q6
                if !self.side_step_past_pawn {
                    continue;
                }
            }
            for side in [(way + 1) & 3, (way + 3) & 3] {
                let target = beyond(near, side);
                if self.is_open(near, side) && occupied & (1 << target) == 0 {
                    targets |= 1 << target;
                }
            }
        }
        targets
    }

    /// The places where fences neither overlap nor cross others (Q2), horizontal and vertical. [`Board::make`] refuses
    /// those that close a way.
    #[inline]
    pub fn room(&self) -> (u128, u128) {
        let (h, v) = (self.horizontal, self.vertical);
        let middles = h | v;
        (self.slots & !(middles | h << 1 | h >> 1), self.slots & !(middles | v << STRIDE | v >> STRIDE))
    }

    /// The two pairs of squares that a fence parts.
    #[inline]
    fn pairs(slot: u8, horizontal: bool) -> [[u8; 2]; 2] {
        if horizontal {
            [[slot, slot + STRIDE], [slot + 1, slot + 1 + STRIDE]]
        } else {
            [[slot, slot + 1], [slot + STRIDE, slot + STRIDE + 1]]
        }
    }

    fn close(&mut self, slot: u8, horizontal: bool) {
        let way = if horizontal { NORTH } else { EAST };
        for [near, far] in Board::pairs(slot, horizontal) {
            self.exits[near as usize & 127] &= !(1 << way);
            self.exits[far as usize & 127] &= !(1 << (way + 2));
        }
        if horizontal {
            self.horizontal |= 1 << slot;
        } else {
            self.vertical |= 1 << slot;
        }
    }

    fn reopen(&mut self, slot: u8, horizontal: bool) {
        let way = if horizontal { NORTH } else { EAST };
        for [near, far] in Board::pairs(slot, horizontal) {
            self.exits[near as usize & 127] |= 1 << way;
            self.exits[far as usize & 127] |= 1 << (way + 2);
        }
        if horizontal {
            self.horizontal &= !(1 << slot);
        } else {
            self.vertical &= !(1 << slot);
        }
    }

    /// Places a fence and repairs the steps; false, and all as it was, if somebody's last way is closed (Q3).
    fn build(&mut self, slot: u8, horizontal: bool) -> Option<u8> {
        self.close(slot, horizontal);
        let pairs = Board::pairs(slot, horizontal);
        let mut changed = 0;
        for seat in 0..self.players {
            let steps = &mut self.steps[seat as usize & 3];
            if self.pawns[seat as usize & 3] == NOWHERE || !steps.is_changed(&self.exits, pairs) {
                continue;
            }
            self.old_steps.push((seat, steps.clone()));
            steps.repair(&self.exits, pairs);
            changed += 1;
            if self.distance(seat) == CUT_OFF {
                self.demolish(slot, horizontal, changed);
                return None;
            }
        }
        Some(changed)
    }

    fn demolish(&mut self, slot: u8, horizontal: bool, changed: u8) {
        self.reopen(slot, horizontal);
        for _ in 0..changed {
            if let Some((seat, steps)) = self.old_steps.pop() {
                self.steps[seat as usize & 3] = steps;
            }
        }
    }

    /// Plays an action that fits the board; false, and all as it was, if it is a fence that closes a last way.
    pub fn make(&mut self, code: Code) -> bool {
        let seat = self.turn;
        let index = seat as usize & 3;
        let mut undo =
            Undo { code, seat, from: self.pawns[index], changed: 0, first_alike: self.first_alike };
        if code < HORIZONTAL {
            let target = code as u8;
            self.key ^= KEYS.pawn[index][undo.from as usize & 127] ^ KEYS.pawn[index][target as usize & 127];
            self.pawns[index] = target;
            if self.steps[index].0[target as usize & 127] == 0 {
                self.winner = Some(seat);
            }
        } else if code < PASS {
            let (slot, horizontal) = ((code & 127) as u8, code < VERTICAL);
            let Some(changed) = self.build(slot, horizontal) else { return false };
            undo.changed = changed;
            let left = self.left[index];
            self.left[index] -= 1;
            let fence = if horizontal { &KEYS.horizontal } else { &KEYS.vertical };
            self.key ^= fence[slot as usize & 127];
            self.key ^= KEYS.left[index][left as usize & 31] ^ KEYS.left[index][(left - 1) as usize & 31];
            // No earlier position has this fence.
            self.first_alike = self.past.len() as u32;
        }
        self.pass_turn();
        self.past.push(self.key);
        self.plies_left = self.plies_left.saturating_sub(1);
        self.undo.push(undo);
        true
    }

    /// Gives the turn away without an action, for a search that asks what would happen then.
    pub fn skip(&mut self) {
        self.undo.push(Undo {
            code: PASS,
            seat: self.turn,
            from: self.pawns[self.turn as usize & 3],
            changed: 0,
            first_alike: self.first_alike,
        });
        self.pass_turn();
        self.first_alike = self.past.len() as u32;
        self.past.push(self.key);
        self.plies_left = self.plies_left.saturating_sub(1);
    }

    fn pass_turn(&mut self) {
        let mut next = self.turn;
        loop {
            next = (next + 1) % self.players;
            if self.is_in(next) {
                break;
            }
        }
        self.key ^= KEYS.turn[self.turn as usize & 3] ^ KEYS.turn[next as usize & 3];
        self.turn = next;
    }

    /// Takes the last action back and tells which it was.
    pub fn unmake(&mut self) -> Code {
        let Some(undo) = self.undo.pop() else { return PASS };
        let index = undo.seat as usize & 3;
        if undo.code < HORIZONTAL {
            self.pawns[index] = undo.from;
            self.winner = None;
        } else if undo.code < PASS {
            self.demolish((undo.code & 127) as u8, undo.code < VERTICAL, undo.changed);
            self.left[index] += 1;
        }
        self.turn = undo.seat;
        self.first_alike = undo.first_alike;
        self.past.pop();
        self.key = self.past.last().copied().unwrap_or_default();
        self.plies_left = self.plies_left.saturating_add(1);
        undo.code
    }

    /// Whether the game is drawn here (Q9), or would soon be: a position that came up before in the search itself
    /// can come up a third time as easily.
    pub fn is_drawn(&self) -> bool {
        if self.plies_left == 0 {
            return true;
        }
        if !self.repetition {
            return false;
        }
        let Some((&now, before)) = self.past.split_last() else { return false };
        let mut on_the_table = 0;
        for (place, &key) in before.iter().enumerate().skip(self.first_alike as usize).rev() {
            if key == now {
                on_the_table += 1;
                if place >= self.played || on_the_table == 2 {
                    return true;
                }
            }
        }
        false
    }

    /// Puts the mover's and the other's pawn elsewhere, for whoever tries all races of two.
    pub fn place(&mut self, mover: u8, own: u8, other: u8) {
        self.turn = mover;
        self.pawns[mover as usize & 3] = own;
        self.pawns[(mover ^ 1) as usize & 3] = other;
    }

    /// The squares that `seat` runs to.
    #[inline]
    pub fn finish(&self, seat: u8) -> u128 {
        self.finishes[seat as usize & 3]
    }
}
