//! Steps of checkers: what generators produce, before it gets a text.

use crate::Point;

/// One checker moved by one die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Step {
    from: u8,
    to: u8,
}

impl Step {
    #[inline]
    pub fn new(from: Point, die: u8) -> Step {
        Step { from: from.pips(), to: from.after(die).pips() }
    }

    #[inline]
    pub fn from(self) -> Point {
        Point::at(self.from)
    }

    #[inline]
    pub fn to(self) -> Point {
        Point::at(self.to)
    }
}

/// Up to four steps in the order in which they are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Steps([Step; 4]);

impl Steps {
    /// No step.
    pub const NONE: Steps = Steps([Step { from: 0, to: 0 }; 4]);

    /// These steps and one more; `len` is how many there are already.
    #[inline]
    pub fn and(mut self, len: usize, step: Step) -> Steps {
        self.0[len] = step;
        self
    }

    /// The steps in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Step> {
        self.0.into_iter().take_while(|step| step.from != 0)
    }

    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// What the steps change, where the opponent has single checkers on `blots`.
    pub fn effect(self, blots: u32) -> Effect {
        self.effect_and_blots(blots).0
    }

    /// What the steps change, and the single checkers that are left.
    #[inline]
    pub fn effect_and_blots(self, blots: u32) -> (Effect, u32) {
        let made = |(effect, blots): (Effect, u32), step: Step| {
            let bit = (1 << step.to) & !1;
            (effect.after(step, blots), blots & !bit)
        };
        self.iter().fold((Effect::NOTHING, blots), made)
    }
}

/// What a play changes on the board. Two plays have the same effect exactly if they lead to the same position.
///
/// Four bits a place for the mover's checkers, as a difference of two boards packed that way, and above them a bit
/// for every point where the opponent is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effect(u128);

impl Effect {
    pub const NOTHING: Effect = Effect(0);

    /// This and one more step, where the opponent has single checkers on `blots`.
    #[inline]
    pub fn after(self, step: Step, blots: u32) -> Effect {
        let moved = self.moved(step.from(), step.to());
        let hits = blots & (1 << step.to) & !1 != 0;
        if hits { moved.hit(step.to()) } else { moved }
    }

    #[inline]
    pub fn moved(self, from: Point, to: Point) -> Effect {
        let place = |point: Point| 1u128 << (4 * point.pips());
        Effect(self.0.wrapping_add(place(to)).wrapping_sub(place(from)))
    }

    #[inline]
    pub fn hit(self, point: Point) -> Effect {
        Effect(self.0.wrapping_add(1 << (103 + point.pips())))
    }
}
