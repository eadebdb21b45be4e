//! Move ordering, learned from what searches chose in self-play. Each feature of an action has a weight in hundredths
//! of a natural logarithm; the sum of the weights tells how often the action is chosen.

use super::board::{Board, OFFSETS, STRIDE};
use super::move_code::{HORIZONTAL, MoveCode, VERTICAL};
use super::squares::squares_of;
use crate::search::perfect_info::ScoredMove;

/// A pair of sets: horizontal and vertical fences, by the square they are named after.
type Places = (u128, u128);

/// Columns or rows that a fence lies from a pawn, further ones alike.
const REACH: usize = 10;
const AREA: usize = 2 * REACH * REACH;
/// What a fence does to a path: nothing, crosses it, crosses it twice, stops it.
const EFFECTS: usize = 4;
const LEADS: usize = 7;
const HANDS: usize = 5;
/// Steps forwards, aside and back, and jumps; each along a shortest path or not.
const STEPS: usize = 8;

/// The score of the likeliest action. One that is chosen a hundred and fifty times less often scores nothing.
const LIKELY: i32 = 500;

const NEAR_OWN: usize = 0;
const NEAR_OTHER: usize = NEAR_OWN + AREA;
const EFFECT: usize = NEAR_OTHER + AREA;
const EFFECT_HANDS: usize = EFFECT + EFFECTS * EFFECTS * 2;
const EFFECT_LEAD: usize = EFFECT_HANDS + EFFECTS * HANDS * HANDS;
const STEP_LEAD: usize = EFFECT_LEAD + EFFECTS * LEADS;
const STEP_HANDS: usize = STEP_LEAD + STEPS * LEADS;
/// All features are smaller.
pub(super) const FEATURES: usize = STEP_HANDS + STEPS * HANDS * HANDS;

/// The weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveOrder(Vec<i16>);

impl MoveOrder {
    /// The length on disk.
    pub const BYTES: usize = 2 * FEATURES;

    /// Reads weights as [`MoveOrder::write`] wrote them; `None` if the length is wrong.
    pub fn read(bytes: &[u8]) -> Option<MoveOrder> {
        let (pairs, []) = bytes.as_chunks::<2>() else { return None };
        (pairs.len() == FEATURES)
            .then(|| MoveOrder(pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect()))
    }

    /// Rounds weights in natural logarithms.
    pub fn of(weights: &[f32]) -> MoveOrder {
        let round = |weight: &f32| (weight * 100.0).round().clamp(-3_000.0, 3_000.0) as i16;
        MoveOrder(weights.iter().map(round).collect())
    }

    pub fn write(&self, bytes: &mut Vec<u8>) {
        for weight in &self.0 {
            bytes.extend_from_slice(&weight.to_le_bytes());
        }
    }

    /// Adds every action that fits a board of two to a list, with the sum of its weights.
    pub fn generate_moves(&self, board: &Board, out: &mut Vec<ScoredMove>) {
        let first = out.len();
        let sum = |features: &[usize]| features.iter().map(|&feature| i32::from(self.0[feature])).sum();
        let situation = Situation::of(board);
        for target in squares_of(board.targets()) {
            let score = sum(&situation.step(board, target));
            out.push(ScoredMove { action: MoveCode::from(target), score });
        }
        if board.left[board.turn as usize & 3] > 0 {
            self.generate_fences(board, &situation, out);
        }
        let scored = &mut out[first..];
        let most = scored.iter().map(|scored| scored.score).max().unwrap_or_default();
        for scored in scored {
            scored.score += LIKELY - most;
        }
    }

    fn generate_fences(&self, board: &Board, situation: &Situation, out: &mut Vec<ScoredMove>) {
        let sum = |features: &[usize]| features.iter().map(|&feature| i32::from(self.0[feature])).sum();
        // What does not depend on where exactly a fence stands is added up once.
        let effects: [i32; EFFECTS * EFFECTS * 2] =
            std::array::from_fn(|effect| sum(&situation.effect(effect)));
        let room = board.room();
        for (kind, places) in [(HORIZONTAL, room.0), (VERTICAL, room.1)] {
            let horizontal = kind == HORIZONTAL;
            let near = |slot: u8| {
                let [own, other] = situation.near(slot, horizontal);
                i32::from(self.0[own]) + i32::from(self.0[other])
            };
            // Most fences have no effect on anything: theirs need not be looked up.
            let effective = situation.effective(horizontal);
            for slot in squares_of(places & effective) {
                let score = near(slot) + effects[situation.effect_of(slot, horizontal)];
                out.push(ScoredMove { action: kind + MoveCode::from(slot), score });
            }
            for slot in squares_of(places & !effective) {
                out.push(ScoredMove { action: kind + MoveCode::from(slot), score: near(slot) + effects[0] });
            }
        }
    }
}

/// An action with its features; those that have fewer than five end with [`NONE`].
pub(super) type Featured = (MoveCode, [u16; 5]);
/// No feature.
pub(super) const NONE: u16 = FEATURES as u16;

/// The features of every action that fits a board of two.
pub(super) fn features(board: &Board, all: &mut Vec<Featured>) {
    let situation = Situation::of(board);
    for target in squares_of(board.targets()) {
        let [lead, hands] = situation.step(board, target).map(|feature| feature as u16);
        all.push((MoveCode::from(target), [lead, hands, NONE, NONE, NONE]));
    }
    if board.left[board.turn as usize & 3] == 0 {
        return;
    }
    let room = board.room();
    for (kind, places) in [(HORIZONTAL, room.0), (VERTICAL, room.1)] {
        for slot in squares_of(places) {
            let horizontal = kind == HORIZONTAL;
            let [own, other] = situation.near(slot, horizontal);
            let [effect, hands, lead] = situation.effect(situation.effect_of(slot, horizontal));
            let features = [own, other, effect, hands, lead].map(|feature| feature as u16);
            all.push((kind + MoveCode::from(slot), features));
        }
    }
}

/// The column and the row that a place has its name from.
#[inline]
fn at(slot: u8) -> (usize, usize) {
    (usize::from(slot % STRIDE), usize::from(slot / STRIDE))
}

/// The rows and columns of fences on the board of nine, and a few more to spare bounds checks.
const LINES: usize = 16;

/// For every column and every row of fences how far it lies from a pawn.
type Apart = [[u8; LINES]; 2];

/// What the features of all actions of a position have in common.
struct Situation {
    turned: bool,
    own: Apart,
    other: Apart,
    /// Crossing, crossing twice and stopping our paths and theirs.
    ours: [Places; 3],
    theirs: [Places; 3],
    beside: Places,
    hands: usize,
    lead: usize,
}

impl Situation {
    fn of(board: &Board) -> Situation {
        let (own, other) = (board.turn as usize & 3, (board.turn ^ 1) as usize & 3);
        let turned = board.turn == 1;
        let effects = |seat: usize| {
            let paths = &board.paths[seat];
            [paths.across, paths.slowing(), paths.stopping]
        };
        let hand = |seat: usize| match board.left[seat] {
            0 => 0,
            1 => 1,
            2..=3 => 2,
            4..=6 => 3,
            _ => 4,
        };
        let lead = usize::from(board.paths[other].distance) + LEADS / 2;
        Situation {
            turned,
            own: apart(board.pawns[own], turned),
            other: apart(board.pawns[other], turned),
            ours: effects(own),
            theirs: effects(other),
            beside: beside_fences(board),
            hands: hand(own) * HANDS + hand(other),
            lead: lead.saturating_sub(usize::from(board.paths[own].distance)).min(LEADS - 1),
        }
    }

    /// The features of where a fence stands.
    #[inline]
    fn near(&self, slot: u8, horizontal: bool) -> [usize; 2] {
        let (column, row) = at(slot);
        let place = |apart: &Apart| {
            let [across, ahead] = [apart[0][column % LINES], apart[1][row % LINES]].map(usize::from);
            (usize::from(horizontal) * REACH + ahead) * REACH + across
        };
        [NEAR_OWN + place(&self.own), NEAR_OTHER + place(&self.other)]
    }

    /// The places where a fence has any effect: all others have that of number 0.
    #[inline]
    fn effective(&self, horizontal: bool) -> u128 {
        let pick = |places: Places| if horizontal { places.0 } else { places.1 };
        pick(self.ours[0]) | pick(self.theirs[0]) | pick(self.beside)
    }

    /// The number of a fence's effect.
    #[inline]
    fn effect_of(&self, slot: u8, horizontal: bool) -> usize {
        let has = |places: Places| if horizontal { places.0 } else { places.1 } >> slot & 1 != 0;
        // Who stops also crosses: the greatest effect counts.
        let effect = |sets: &[Places; 3]| {
            if has(sets[2]) {
                3
            } else if has(sets[1]) {
                2
            } else {
                usize::from(has(sets[0]))
            }
        };
        (effect(&self.theirs) * EFFECTS + effect(&self.ours)) * 2 + usize::from(has(self.beside))
    }

    /// The features of an effect, whatever the place.
    #[inline]
    fn effect(&self, effect: usize) -> [usize; 3] {
        let theirs = effect / (2 * EFFECTS);
        [
            EFFECT + effect,
            EFFECT_HANDS + theirs * HANDS * HANDS + self.hands,
            EFFECT_LEAD + theirs * LEADS + self.lead,
        ]
    }

    /// The features of a step.
    #[inline]
    fn step(&self, board: &Board, target: u8) -> [usize; 2] {
        let from = board.pawns[board.turn as usize & 3];
        let forwards = if self.turned { 2 } else { 0 };
        let way = match OFFSETS.iter().position(|offset| from.wrapping_add(*offset) == target) {
            Some(way) if way == forwards => 0,
            Some(way) if way == forwards ^ 2 => 2,
            Some(_) => 1,
            None => 3,
        };
        let on_way = (board.paths[board.turn as usize & 3].squares >> target & 1) as usize;
        let step = way * 2 + on_way;
        [STEP_LEAD + step * LEADS + self.lead, STEP_HANDS + step * HANDS * HANDS + self.hands]
    }
}

/// How far columns and rows of fences lie from a pawn, as one running north sees it.
fn apart(pawn: u8, turned: bool) -> Apart {
    let (column, row) = at(pawn);
    [column, row].map(|pawn| {
        std::array::from_fn(|slot| {
            let ahead = slot as i32 - pawn as i32;
            // A fence reaches half a square beyond the square that it is named after.
            let seen = if turned { -1 - ahead } else { ahead };
            (seen + REACH as i32 / 2).clamp(0, REACH as i32 - 1) as u8
        })
    })
}

/// Places that touch a fence at one of their ends: walls grow there.
pub(super) fn beside_fences(board: &Board) -> Places {
    let (h, v) = (board.horizontal, board.vertical);
    // End to end two apart, and every way of meeting at a right angle.
    let corner = |set: u128, one: u8, other: u8| set << one | set >> one | set << other | set >> other;
    let horizontal =
        h << 2 | h >> 2 | corner(v, STRIDE + 1, STRIDE - 1) | v << 1 | v >> 1 | v << STRIDE | v >> STRIDE;
    let vertical = v << (2 * STRIDE)
        | v >> (2 * STRIDE)
        | corner(h, STRIDE + 1, STRIDE - 1)
        | h << 1
        | h >> 1
        | h << STRIDE
        | h >> STRIDE;
    (horizontal & board.slots, vertical & board.slots)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::net::Net;
    use crate::quoridor::opening::start;
    use crate::quoridor::seen::{Pose, Seen};

    /// A few fences and steps away from the start, the second seat to move.
    fn board() -> Board {
        let mut board = start();
        for word in ["e2", "e8", "d7h", "e3v", "e3"] {
            assert!(board.make(crate::quoridor::move_code::parse(word).expect("a move")), "{word}");
        }
        board
    }

    /// The score of an action is the sum of its weights, and every pseudo-legal action is generated once.
    #[test]
    fn a_list_adds_up_the_features() {
        let weights: Vec<f32> = (0..FEATURES).map(|feature| (feature % 97) as f32 / 100.0).collect();
        let (board, order) = (board(), MoveOrder::of(&weights));
        let (mut list, mut all) = (Vec::new(), Vec::new());
        order.generate_moves(&board, &mut list);
        features(&board, &mut all);
        assert_eq!(list.len(), all.len());
        assert!(list.iter().all(|scored| board.is_pseudo_legal(scored.action)));
        let sum = |features: &[u16; 5]| -> i32 {
            features.iter().filter(|&&feature| feature != NONE).map(|feature| i32::from(feature % 97)).sum()
        };
        let most = all.iter().map(|(_, features)| sum(features)).max().expect("there are actions");
        for (code, features) in &all {
            let scored = list.iter().find(|scored| scored.action == *code).expect("it is listed");
            assert_eq!(scored.score, sum(features) - most + LIKELY, "{code}");
        }
    }

    /// Actions that are already in the list stay as they are and do not affect the others.
    #[test]
    fn a_list_goes_on_after_what_is_known() {
        let (board, order) = (board(), &Net::get().order);
        let (mut list, mut longer) = (Vec::new(), vec![ScoredMove { action: 0, score: i32::MAX }]);
        order.generate_moves(&board, &mut list);
        order.generate_moves(&board, &mut longer);
        let scores = |list: &[ScoredMove]| -> Vec<(MoveCode, i32)> {
            list.iter().map(|scored| (scored.action, scored.score)).collect()
        };
        assert_eq!(longer[0].score, i32::MAX);
        assert_eq!(scores(&longer[1..]), scores(&list));
    }

    /// The one to move sees the same features from either side of the board.
    #[test]
    fn both_seats_see_the_same_features() {
        let (board, pose) = (board(), Pose::turned(&board()));
        let (mut own, mut seen) = (Vec::new(), Vec::new());
        features(&board, &mut own);
        features(&Seen::of(&board).board(), &mut seen);
        for (code, features) in own {
            let alike = seen.iter().find(|(other, _)| *other == pose.apply(code)).expect("the same action");
            assert_eq!(alike.1, features, "{code}");
        }
    }
}
