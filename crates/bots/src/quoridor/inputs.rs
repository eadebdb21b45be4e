//! What the net is told of a position: a list of things that are true, seen by one seat that runs north.

use super::board::{Board, STRIDE};
use super::squares::squares_of;

/// Squares of the board of nine, which alone has a net.
const PLACES: u16 = 81;
const SLOTS: u16 = 64;
const COUNTS: u16 = 11;
const DISTANCES: u16 = 26;
const NARROWS: u16 = 9;

const OWN_PAWN: u16 = 0;
const OTHER_PAWN: u16 = OWN_PAWN + PLACES;
const HORIZONTAL: u16 = OTHER_PAWN + PLACES;
const VERTICAL: u16 = HORIZONTAL + SLOTS;
const OWN_WAY: u16 = VERTICAL + SLOTS;
const OTHER_WAY: u16 = OWN_WAY + PLACES;
const OWN_LEFT: u16 = OTHER_WAY + PLACES;
const OTHER_LEFT: u16 = OWN_LEFT + COUNTS;
const OWN_DISTANCE: u16 = OTHER_LEFT + COUNTS;
const OTHER_DISTANCE: u16 = OWN_DISTANCE + DISTANCES;
const OWN_NARROW: u16 = OTHER_DISTANCE + DISTANCES;
const OTHER_NARROW: u16 = OWN_NARROW + NARROWS;

/// All inputs are smaller.
pub(super) const INPUTS: usize = (OTHER_NARROW + NARROWS) as usize;

/// Whether the net knows this kind of board.
pub(super) fn fits(board: &Board) -> bool {
    board.players == 2 && board.slots.count_ones() == u32::from(SLOTS)
}

/// The input that stands for a fence, seen by `seat`.
#[inline]
pub(super) fn fence(slot: u8, horizontal: bool, seat: u8) -> u16 {
    let packed = slot % STRIDE + 8 * (slot / STRIDE);
    let place = u16::from(if seat == 1 { 63 - packed } else { packed });
    if horizontal { HORIZONTAL + place } else { VERTICAL + place }
}

#[inline]
fn place(square: u8, seat: u8) -> u16 {
    let packed = square % STRIDE + 9 * (square / STRIDE);
    u16::from(if seat == 1 { 80 - packed } else { packed })
}

/// Calls `say` with every input that is true for the mover, but for the fences.
#[inline]
pub(super) fn besides_fences(board: &Board, mut say: impl FnMut(u16)) {
    let (own, other) = (board.turn, board.turn ^ 1);
    let (ours, theirs) = (&board.ways[own as usize & 3], &board.ways[other as usize & 3]);
    let left = |seat: u8| u16::from(board.left[seat as usize & 3]).min(COUNTS - 1);
    let distance = |seat: u8| u16::from(board.distance(seat)).min(DISTANCES - 1);
    say(OWN_PAWN + place(board.pawns[own as usize & 3], own));
    say(OTHER_PAWN + place(board.pawns[other as usize & 3], own));
    say(OWN_LEFT + left(own));
    say(OTHER_LEFT + left(other));
    say(OWN_DISTANCE + distance(own));
    say(OTHER_DISTANCE + distance(other));
    say(OWN_NARROW + u16::from(ours.narrow).min(NARROWS - 1));
    say(OTHER_NARROW + u16::from(theirs.narrow).min(NARROWS - 1));
    for square in squares_of(ours.squares) {
        say(OWN_WAY + place(square, own));
    }
    for square in squares_of(theirs.squares) {
        say(OTHER_WAY + place(square, own));
    }
}

/// Every input that is true for the mover.
pub(super) fn all(board: &Board) -> Vec<u16> {
    let mut inputs = Vec::new();
    besides_fences(board, |input| inputs.push(input));
    inputs.extend(squares_of(board.horizontal).map(|slot| fence(slot, true, board.turn)));
    inputs.extend(squares_of(board.vertical).map(|slot| fence(slot, false, board.turn)));
    inputs
}

/// The input that is true on the board seen in a mirror, east for west, where this one is true.
pub(super) fn mirrored(input: u16) -> u16 {
    let flip = |first: u16, width: u16| {
        let place = input - first;
        first + place - place % width + (width - 1 - place % width)
    };
    match input {
        OWN_PAWN..OTHER_PAWN => flip(OWN_PAWN, 9),
        OTHER_PAWN..HORIZONTAL => flip(OTHER_PAWN, 9),
        HORIZONTAL..VERTICAL => flip(HORIZONTAL, 8),
        VERTICAL..OWN_WAY => flip(VERTICAL, 8),
        OWN_WAY..OTHER_WAY => flip(OWN_WAY, 9),
        OTHER_WAY..OWN_LEFT => flip(OTHER_WAY, 9),
        _ => input,
    }
}
