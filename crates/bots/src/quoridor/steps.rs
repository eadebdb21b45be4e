//! How many steps each square is from an edge, kept true while fences come and go.

use super::board::{OFFSETS, SQUARES, beyond};

/// A square that no way leads from.
pub(super) const CUT_OFF: u8 = u8::MAX;

/// The steps from each square to one edge, pawns aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Steps(pub [u8; SQUARES]);

impl Steps {
    /// Counted from the squares of the edge. `exits` names the open directions of each square, as flags.
    pub fn count(edge: u128, exits: &[u8; SQUARES]) -> Steps {
        let mut steps = Steps([CUT_OFF; SQUARES]);
        let mut queue = [0u8; SQUARES];
        let mut end = 0;
        for square in squares_of(edge) {
            steps.0[square as usize & 127] = 0;
            queue[end] = square;
            end += 1;
        }
        let mut next = 0;
        while next < end {
            let square = queue[next];
            next += 1;
            let further = steps.0[square as usize & 127] + 1;
            for near in open(exits, square) {
                let entry = &mut steps.0[near as usize & 127];
                if *entry == CUT_OFF {
                    *entry = further;
                    queue[end & 127] = near;
                    end += 1;
                }
            }
        }
        steps
    }

    /// Whether the square's count still follows from a neighbour's.
    #[inline]
    fn is_held(&self, exits: &[u8; SQUARES], square: u8) -> bool {
        let steps = self.0[square as usize & 127];
        // The edge itself, and squares that were cut off before.
        steps == 0
            || steps == CUT_OFF
            || open(exits, square).any(|near| self.0[near as usize & 127] == steps - 1)
    }

    /// Whether a new fence, already missing from `exits`, changes any count. It has stopped steps between the squares
    /// of each pair.
    #[inline]
    pub fn is_changed(&self, exits: &[u8; SQUARES], pairs: [[u8; 2]; 2]) -> bool {
        pairs.iter().any(|&[one, other]| {
            let (a, b) = (self.0[one as usize & 127], self.0[other as usize & 127]);
            a != b && !self.is_held(exits, if a > b { one } else { other })
        })
    }

    /// Repairs the counts after a new fence: only squares that lost their way get new ones.
    pub fn repair(&mut self, exits: &[u8; SQUARES], pairs: [[u8; 2]; 2]) {
        let steps_of = |steps: &Steps, square: u8| steps.0[square as usize & 127];
        let [mut first, mut second] =
            pairs.map(|[one, other]| if steps_of(self, one) > steps_of(self, other) { one } else { other });
        if steps_of(self, first) > steps_of(self, second) {
            (first, second) = (second, first);
        }
        let (mut ring, second_ring) = (steps_of(self, first), steps_of(self, second));
        let mut doubtful = 1u128 << first;
        let mut lost = 0u128;
        // Who is lost may leave those behind it lost: ring by ring, the nearer ones first.
        loop {
            if ring == second_ring {
                doubtful |= 1 << second;
            }
            let mut behind = 0;
            for square in squares_of(doubtful) {
                if !self.is_held(exits, square) {
                    lost |= 1 << square;
                    self.0[square as usize & 127] = CUT_OFF;
                    for near in open(exits, square) {
                        if self.0[near as usize & 127] == ring.saturating_add(1) {
                            behind |= 1 << near;
                        }
                    }
                }
            }
            doubtful = behind;
            if doubtful != 0 {
                ring += 1;
            } else if ring < second_ring {
                ring = second_ring;
            } else {
                break;
            }
        }
        self.regain(exits, lost);
    }

    /// Gives lost squares the counts that their neighbours allow, again and again until none improves.
    fn regain(&mut self, exits: &[u8; SQUARES], lost: u128) {
        let mut changed = true;
        while changed {
            changed = false;
            for square in squares_of(lost) {
                let best =
                    open(exits, square).map(|near| self.0[near as usize & 127]).min().unwrap_or(CUT_OFF);
                if best < CUT_OFF && best + 1 < self.0[square as usize & 127] {
                    self.0[square as usize & 127] = best + 1;
                    changed = true;
                }
            }
        }
    }
}

/// The squares of a set, in order.
#[inline]
pub(super) fn squares_of(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as u8;
            set &= set - 1;
            square
        })
    })
}

/// The squares that a step from this one leads to.
#[inline]
pub(super) fn open(exits: &[u8; SQUARES], square: u8) -> impl Iterator<Item = u8> {
    let flags = exits[square as usize & 127];
    (0..OFFSETS.len()).filter(move |&way| flags >> way & 1 != 0).map(move |way| beyond(square, way))
}
