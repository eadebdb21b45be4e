//! The features of a position, all of them flags, as seen by a seat that runs north.

use super::board::{Board, STRIDE};
use super::squares::squares_of;

/// Squares of the board of nine, which alone has a net.
const PLACES: u16 = 81;
const SLOTS: u16 = 64;
/// Fences in hand, from none to ten.
const COUNTS: u16 = 11;
/// Steps to the finish, longer paths alike.
const DISTANCES: u16 = 18;
const NARROWS: u16 = 9;
/// Leads in steps, greater ones counted alike.
const LEADS: u16 = 17;
/// Kinds of hands: none, few, some, many fences.
const HANDS: u16 = 4;
/// How far the pawns are apart, from −8 to 8 squares each way.
const APART: u16 = 17;

const OWN_PAWN: u16 = 0;
const OTHER_PAWN: u16 = OWN_PAWN + PLACES;
const HORIZONTAL: u16 = OTHER_PAWN + PLACES;
const VERTICAL: u16 = HORIZONTAL + SLOTS;
const OWN_WAY: u16 = VERTICAL + SLOTS;
const OTHER_WAY: u16 = OWN_WAY + PLACES;
const OFFSET: u16 = OTHER_WAY + PLACES;
const OWN_NARROW: u16 = OFFSET + APART * APART;
const OTHER_NARROW: u16 = OWN_NARROW + NARROWS;
const LEFT: u16 = OTHER_NARROW + NARROWS;
const DISTANCE: u16 = LEFT + COUNTS * COUNTS;
const RACE: u16 = DISTANCE + DISTANCES * DISTANCES;

/// All features are below this.
pub(super) const INPUTS: usize = (RACE + LEADS * HANDS * HANDS) as usize;

/// Whether the net knows this kind of board.
pub(super) fn supports(board: &Board) -> bool {
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

/// Calls `say` with every input that tells of the pawn of `seat` and its paths, as `viewer` sees them.
#[inline]
pub(super) fn pawn(board: &Board, seat: u8, viewer: u8, mut say: impl FnMut(u16)) {
    let [pawn, path, narrow] =
        if seat == viewer { [OWN_PAWN, OWN_WAY, OWN_NARROW] } else { [OTHER_PAWN, OTHER_WAY, OTHER_NARROW] };
    let paths = &board.paths[seat as usize & 3];
    say(pawn + place(board.pawns[seat as usize & 3], viewer));
    say(narrow + u16::from(paths.narrow).min(NARROWS - 1));
    for square in squares_of(paths.squares) {
        say(path + place(square, viewer));
    }
}

/// The inputs that tell how the two compare, for the mover.
#[inline]
pub(super) fn comparison(board: &Board) -> [u16; 4] {
    let (own, other) = (board.turn, board.turn ^ 1);
    let left = |seat: u8| u16::from(board.left[seat as usize & 3]).min(COUNTS - 1);
    let hand = |seat: u8| match left(seat) {
        0 => 0,
        1..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    let distance = |seat: u8| u16::from(board.distance(seat)).min(DISTANCES - 1);
    let lead = (board.distance(other) + LEADS as u8 / 2).saturating_sub(board.distance(own));
    let pawn = |seat: u8| place(board.pawns[seat as usize & 3], own);
    let (from, to) = (pawn(own), pawn(other));
    let across = to % 9 + 8 - from % 9;
    let ahead = to / 9 + 8 - from / 9;
    [
        OFFSET + APART * ahead + across,
        LEFT + COUNTS * left(own) + left(other),
        DISTANCE + DISTANCES * distance(own) + distance(other),
        RACE + (HANDS * hand(own) + hand(other)) * LEADS + u16::from(lead).min(LEADS - 1),
    ]
}

/// Every input that is true for the mover.
pub(super) fn all(board: &Board) -> Vec<u16> {
    let mut inputs = comparison(board).to_vec();
    for seat in 0..2 {
        pawn(board, seat, board.turn, |input| inputs.push(input));
    }
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
        OTHER_WAY..OFFSET => flip(OTHER_WAY, 9),
        OFFSET..OWN_NARROW => flip(OFFSET, APART),
        _ => input,
    }
}
