//! Generating plays: every distinct resulting position once.
//!
//! Generators hand out groups – some steps, and the places from which a last die may then be played – so that
//! counting and picking at random need not spell out each play.

use igroteka_game::Source;

use crate::bear_off::Ground;
use crate::steps::{Effect, Step, Steps};
use crate::{Point, Throw, doubles, pairs};

/// Takes plays from a generator.
pub(crate) trait Visitor {
    /// Plays that begin with `steps` (`len` of them) and end with `die` from one of the places `last`.
    /// Answers whether to go on.
    fn group(&mut self, steps: Steps, len: usize, last: u32, die: u8) -> bool;
}

/// Hands every distinct play of `throw` to `visitor`; nothing if there is none.
#[inline]
pub(crate) fn generate(ground: &Ground, throw: Throw, visitor: &mut impl Visitor) {
    if throw.is_double() {
        doubles::generate(ground, throw.high().pips(), visitor);
    } else {
        pairs::generate(ground, throw.high().pips(), throw.low().pips(), visitor);
    }
}

/// How many distinct plays there are.
pub(crate) fn count(ground: &Ground, throw: Throw) -> u32 {
    let mut counter = Counter(0);
    generate(ground, throw, &mut counter);
    counter.0
}

/// The play with this place in the generator's order.
pub(crate) fn nth(ground: &Ground, throw: Throw, index: u32) -> Option<Steps> {
    let mut picker = Picker { left: index, found: None };
    generate(ground, throw, &mut picker);
    picker.found
}

/// One of the plays, each equally likely; `None` if there is none.
#[inline]
pub(crate) fn random(ground: &Ground, throw: Throw, source: &mut impl Source) -> Option<Steps> {
    let mut groups = Groups { kept: [Group::default(); GROUPS_KEPT], seen: 0, plays: 0 };
    generate(ground, throw, &mut groups);
    let index = source.below(groups.plays.max(1));
    match groups.kept.get(..groups.seen) {
        Some(kept) => {
            let mut picker = Picker { left: index, found: None };
            let _ =
                kept.iter().all(|group| picker.group(group.steps, group.len.into(), group.last, group.die));
            picker.found
        }
        // Some doubles have more groups than are kept: they are generated again.
        None => nth(ground, throw, index),
    }
}

/// The play that has this effect.
pub(crate) fn find(ground: &Ground, throw: Throw, effect: Effect) -> Option<Steps> {
    let mut finder = Finder { blots: ground.blots, effect, found: None };
    generate(ground, throw, &mut finder);
    finder.found
}

/// Hands every distinct play to `each`.
pub(crate) fn for_each(ground: &Ground, throw: Throw, each: impl FnMut(Steps)) {
    generate(ground, throw, &mut Lister(each));
}

/// The places of a mask, the rear-most first.
#[inline]
pub(crate) fn places(mut mask: u32) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        let place = mask.checked_ilog2()?;
        mask &= !(1 << place);
        Some(Point::at(place as u8))
    })
}

struct Counter(u32);

impl Visitor for Counter {
    #[inline]
    fn group(&mut self, _: Steps, _: usize, last: u32, _: u8) -> bool {
        self.0 += last.count_ones();
        true
    }
}

struct Picker {
    left: u32,
    found: Option<Steps>,
}

impl Visitor for Picker {
    #[inline]
    fn group(&mut self, steps: Steps, len: usize, last: u32, die: u8) -> bool {
        let plays = last.count_ones();
        if self.left >= plays {
            self.left -= plays;
            return true;
        }
        let from = places(last).nth(self.left as usize);
        self.found = from.map(|from| steps.and(len, Step::new(from, die)));
        false
    }
}

/// Enough for any two different dice in practice, and for most doubles.
const GROUPS_KEPT: usize = 40;

/// Counts plays and keeps the first groups, so that one of them can be picked without generating again.
struct Groups {
    kept: [Group; GROUPS_KEPT],
    seen: usize,
    plays: u32,
}

#[derive(Clone, Copy, Default)]
struct Group {
    steps: Steps,
    last: u32,
    len: u8,
    die: u8,
}

impl Visitor for Groups {
    #[inline]
    fn group(&mut self, steps: Steps, len: usize, last: u32, die: u8) -> bool {
        if let Some(free) = self.kept.get_mut(self.seen) {
            *free = Group { steps, last, len: len as u8, die };
        }
        self.seen += 1;
        self.plays += last.count_ones();
        true
    }
}

struct Finder {
    blots: u32,
    effect: Effect,
    found: Option<Steps>,
}

impl Visitor for Finder {
    #[inline]
    fn group(&mut self, steps: Steps, len: usize, last: u32, die: u8) -> bool {
        let (effect, blots) = steps.effect_and_blots(self.blots);
        let mut ends = places(last).map(|from| Step::new(from, die));
        let end = ends.find(|step| effect.after(*step, blots) == self.effect);
        self.found = end.map(|step| steps.and(len, step));
        self.found.is_none()
    }
}

struct Lister<F>(F);

impl<F: FnMut(Steps)> Visitor for Lister<F> {
    #[inline]
    fn group(&mut self, steps: Steps, len: usize, last: u32, die: u8) -> bool {
        for from in places(last) {
            self.0(steps.and(len, Step::new(from, die)));
        }
        true
    }
}
