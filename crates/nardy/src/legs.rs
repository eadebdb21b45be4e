//! What a written play means: the ways in which its parts can be walked with the dice.

use crate::bear_off::Ground;
use crate::side::Side;
use crate::steps::{Step, Steps};
use crate::{Play, Point, Throw};

/// A piece of a written play: one checker from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leg {
    pub from: Point,
    pub to: Point,
}

/// No play has more steps than a double.
const MOST_LEGS: usize = 4;

/// The pieces of a play as written, a stop making two; `None` if there are more than a double has steps.
pub(crate) fn legs_of(play: &Play) -> Option<Vec<Leg>> {
    let mut legs = Vec::with_capacity(MOST_LEGS);
    for part in play.parts() {
        for _ in 0..part.times() {
            let mut from = part.from();
            for to in part.stops().chain([part.to()]) {
                legs.push(Leg { from, to });
                from = to;
            }
            if legs.len() > MOST_LEGS {
                return None;
            }
        }
    }
    Some(legs)
}

/// Every way to walk the legs with the dice of the throw, some or all of them, whether or not the rules then ask for
/// more. None if a leg leads nowhere.
pub(crate) fn walks(ground: &Ground, throw: Throw, legs: &[Leg]) -> Vec<Steps> {
    if legs.iter().any(|leg| leg.from <= leg.to) {
        return Vec::new();
    }
    let mut dice = vec![throw.high().pips(), throw.low().pips()];
    if throw.is_double() {
        dice.extend_from_within(..);
    }
    let mut walk = Walk { ground, found: Vec::new() };
    walk.go(&ground.own, Steps::NONE, 0, &mut legs.to_vec(), &mut dice);
    walk.found
}

struct Walk<'a> {
    ground: &'a Ground,
    found: Vec<Steps>,
}

impl Walk<'_> {
    fn go(&mut self, own: &Side, steps: Steps, len: usize, legs: &mut Vec<Leg>, left: &mut Vec<u8>) {
        if legs.iter().all(|leg| leg.from == leg.to) {
            self.found.push(steps);
            return;
        }
        for leg in 0..legs.len() {
            let Leg { from, to } = legs[leg];
            if from == to || legs[..leg].contains(&legs[leg]) {
                continue;
            }
            for index in 0..left.len() {
                let die = left[index];
                let landing = from.after(die);
                let playable = self.ground.sources(own.any(), die) & (1 << from.pips()) != 0;
                if left[..index].contains(&die) || landing < to || !playable {
                    continue;
                }
                let mut next = *own;
                next.take(from);
                next.put(landing);
                let step = Step::new(from, die);
                left.remove(index);
                legs[leg].from = landing;
                self.go(&next, steps.and(len, step), len + 1, legs, left);
                legs[leg].from = from;
                left.insert(index, die);
            }
        }
    }
}
