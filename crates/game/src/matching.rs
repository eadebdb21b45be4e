//! Random assignments: which unseen piece lies in which unseen place.

use crate::Source;

/// Gives each of `slots` places one of `pieces` pieces so that `fits(slot, piece)` holds everywhere: a random
/// matching, mixed by swaps that keep it valid. `None` if there is no such matching.
///
/// The answer is the piece of each slot. There may be more pieces than slots.
pub fn random_matching(
    slots: usize,
    pieces: usize,
    fits: impl Fn(usize, usize) -> bool,
    source: &mut impl Source,
) -> Option<Vec<usize>> {
    let mut matching = Matching::new(slots, pieces, &fits, source);
    for slot in 0..slots {
        let mut tried = vec![false; pieces];
        if !matching.give_piece(slot, &mut tried) {
            return None;
        }
    }
    matching.mix(source);
    Some(matching.piece_of.into_iter().map(|piece| piece.expect("every slot was given a piece")).collect())
}

struct Matching<'a, F> {
    fits: &'a F,
    /// Pieces in the order in which they are tried.
    order: Vec<usize>,
    piece_of: Vec<Option<usize>>,
    slot_of: Vec<Option<usize>>,
}

impl<'a, F: Fn(usize, usize) -> bool> Matching<'a, F> {
    fn new(slots: usize, pieces: usize, fits: &'a F, source: &mut impl Source) -> Matching<'a, F> {
        let mut order: Vec<usize> = (0..pieces).collect();
        source.shuffle(&mut order);
        Matching { fits, order, piece_of: vec![None; slots], slot_of: vec![None; pieces] }
    }

    /// Finds a piece for `slot`, moving other slots to other pieces where it must (an augmenting path).
    fn give_piece(&mut self, slot: usize, tried: &mut [bool]) -> bool {
        for place in 0..self.order.len() {
            let piece = self.order[place];
            if self.slot_of[piece].is_none() && (self.fits)(slot, piece) {
                self.put(slot, piece);
                return true;
            }
        }
        for place in 0..self.order.len() {
            let piece = self.order[place];
            if tried[piece] || !(self.fits)(slot, piece) {
                continue;
            }
            tried[piece] = true;
            let holder = self.slot_of[piece].expect("free pieces were tried first");
            if self.give_piece(holder, tried) {
                self.put(slot, piece);
                return true;
            }
        }
        false
    }

    fn put(&mut self, slot: usize, piece: usize) {
        self.piece_of[slot] = Some(piece);
        self.slot_of[piece] = Some(slot);
    }

    /// Swaps the pieces of random pairs of places where both still fit; a piece without a slot lies in no place
    /// and may be swapped in freely. In the long run all matchings that such swaps lead to are equally likely; those
    /// that they do not lead to are as likely as the random order of the pieces makes them.
    fn mix(&mut self, source: &mut impl Source) {
        let pieces = self.order.len();
        if pieces < 2 {
            return;
        }
        for _ in 0..pieces * 8 {
            let first = source.below(pieces as u32) as usize;
            let second = source.below(pieces as u32) as usize;
            let fits = |slot: Option<usize>, piece| slot.is_none_or(|slot| (self.fits)(slot, piece));
            let (a, b) = (self.slot_of[first], self.slot_of[second]);
            if first == second || !fits(a, second) || !fits(b, first) {
                continue;
            }
            self.slot_of.swap(first, second);
            for (slot, piece) in [(a, second), (b, first)] {
                if let Some(slot) = slot {
                    self.piece_of[slot] = Some(piece);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stream;

    #[test]
    fn an_impossible_matching_is_refused() {
        let mut source = Stream::new(1);
        // Three slots that all want piece 0 or 1.
        assert_eq!(random_matching(3, 4, |_, piece| piece < 2, &mut source), None);
        assert_eq!(random_matching(2, 1, |_, _| true, &mut source), None);
        assert_eq!(random_matching(0, 0, |_, _| true, &mut source), Some(vec![]));
    }

    #[test]
    fn a_forced_matching_is_found() {
        // Slot i takes pieces up to i: only the diagonal remains.
        for seed in 0..50 {
            let matching = random_matching(6, 6, |slot, piece| piece <= slot, &mut Stream::new(seed));
            assert_eq!(matching, Some(vec![0, 1, 2, 3, 4, 5]));
        }
    }

    #[test]
    fn matchings_come_about_equally_often() {
        // Slot 0 refuses piece 0: of six matchings of three, four are left.
        let mut counts = std::collections::BTreeMap::new();
        let mut source = Stream::new(3);
        for _ in 0..4_000 {
            let matching = random_matching(3, 3, |slot, piece| (slot, piece) != (0, 0), &mut source);
            *counts.entry(matching.unwrap()).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 4);
        assert!(counts.values().all(|&count| (850..1150).contains(&count)), "{counts:?}");
    }
}
