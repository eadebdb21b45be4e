//! A play of checkers, with its one canonical text.

use std::fmt;

use crate::Point;
use crate::steps::{Effect, Steps};

/// What a seat does with a throw. Written from the mover's side: fewest parts, highest start first, the steps of a
/// checker merged, stops named where they hit, equal parts counted.
///
/// ```
/// use igroteka_game::{Rules, Setup as _};
/// use igroteka_nardy::{Position, Setup};
/// let setup = Setup::preset("international").unwrap();
/// let text = "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 31";
/// let position = Position::read(&setup, text).unwrap();
/// let seat = igroteka_game::Seat::FIRST;
/// let play = position.read_action(seat, "6/5 8/7 7/5").unwrap();
/// assert_ne!(position.check(seat, &play), Ok(()), "three steps of two dice");
/// let play = position.read_action(seat, "6/5 8/5").unwrap();
/// assert_eq!(play.to_string(), "8/5 6/5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Play {
    parts: [Part; 4],
    len: u8,
}

/// The way of one checker, or of several that go the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Part {
    from: Point,
    to: Point,
    /// The stops that are named, in order; `OFF` for none.
    via: [Point; 3],
    /// Which of them hit: all, unless somebody wrote more than needs saying.
    via_hits: [bool; 3],
    hits: bool,
    times: u8,
}

impl Part {
    const NONE: Part = Part {
        from: Point::OFF,
        to: Point::OFF,
        via: [Point::OFF; 3],
        via_hits: [false; 3],
        hits: false,
        times: 0,
    };

    /// Where it starts.
    pub fn from(&self) -> Point {
        self.from
    }

    /// Where it ends.
    pub fn to(&self) -> Point {
        self.to
    }

    /// The stops on the way that are named; in a legal play those where it hits.
    pub fn stops(&self) -> impl Iterator<Item = Point> + Clone + '_ {
        self.named_stops().map(|(stop, _)| stop)
    }

    /// Whether it hits where it ends.
    pub fn hits(&self) -> bool {
        self.hits
    }

    /// How many checkers go this way.
    pub fn times(&self) -> u8 {
        self.times
    }

    /// Every point where it hits.
    pub fn hit_points(&self) -> impl Iterator<Item = Point> + Clone + '_ {
        let on_the_way = self.named_stops().filter(|(_, hits)| *hits).map(|(stop, _)| stop);
        on_the_way.chain(self.hits.then_some(self.to))
    }

    /// A part as somebody wrote it; `None` with more stops than a double allows.
    ///
    /// Each stop, and the end, says whether it is marked as a hit.
    pub(crate) fn written(
        from: Point,
        stops: &[(Point, bool)],
        (to, hits): (Point, bool),
        times: u8,
    ) -> Option<Part> {
        let mut part = Part { from, to, hits, times, ..Part::NONE };
        for (index, &(stop, hits)) in stops.iter().enumerate() {
            *part.via.get_mut(index)? = stop;
            part.via_hits[index] = hits;
        }
        Some(part)
    }

    fn named_stops(&self) -> impl Iterator<Item = (Point, bool)> + Clone + '_ {
        self.via.into_iter().zip(self.via_hits).filter(|(stop, _)| *stop != Point::OFF)
    }

    /// Goes on to `to`; a hit so far becomes a named stop.
    fn extend(&mut self, to: Point, hits: bool) {
        if self.hits
            && let Some(free) = self.via.iter().position(|point| *point == Point::OFF)
        {
            self.via[free] = self.to;
            self.via_hits[free] = true;
        }
        self.to = to;
        self.hits = hits;
    }
}

impl Play {
    /// Its parts in order.
    pub fn parts(&self) -> &[Part] {
        &self.parts[..self.len.into()]
    }

    /// Every point where it hits.
    pub(crate) fn hit_points(&self) -> impl Iterator<Item = Point> {
        self.parts().iter().flat_map(Part::hit_points)
    }

    /// The canonical writing of steps, where the opponent has single checkers on `blots`.
    pub(crate) fn of(steps: Steps, mut blots: u32, double: bool) -> Play {
        let mut play = Play { parts: [Part::NONE; 4], len: 0 };
        for step in steps.iter() {
            let bit = (1u32 << step.to().pips()) & !1;
            let hits = blots & bit != 0;
            blots &= !bit;
            let parts = &mut play.parts[..play.len.into()];
            match parts.iter_mut().find(|part| part.to == step.from()) {
                Some(part) => part.extend(step.to(), hits),
                None => play.add(Part { from: step.from(), to: step.to(), hits, times: 1, ..Part::NONE }),
            }
        }
        play.in_order(double).with_equals_counted()
    }

    /// A play as somebody wrote it; `None` with more than four parts.
    pub(crate) fn written(parts: &[Part]) -> Option<Play> {
        let mut play = Play { parts: [Part::NONE; 4], len: parts.len() as u8 };
        play.parts.get_mut(..parts.len())?.copy_from_slice(parts);
        Some(play)
    }

    /// What it changes on the board, if it is as it says.
    pub(crate) fn effect(&self) -> Effect {
        let mut effect = Effect::NOTHING;
        for part in self.parts() {
            for _ in 0..part.times.min(4) {
                effect = effect.moved(part.from, part.to);
            }
            for point in part.hit_points() {
                effect = effect.hit(point);
            }
        }
        effect
    }

    fn add(&mut self, part: Part) {
        self.parts[usize::from(self.len)] = part;
        self.len += 1;
    }

    /// Highest start first. Of two checkers from one point the one that stops first comes first, except that in a
    /// double, where both stop at the same point first, the one that goes on does.
    fn in_order(mut self, double: bool) -> Play {
        let parts = &mut self.parts[..self.len.into()];
        parts.sort_by_key(|part| std::cmp::Reverse((part.from, if double { Point::OFF } else { part.to })));
        self
    }

    /// Neighbours that go the same way become one part; what either hits, it hits.
    fn with_equals_counted(self) -> Play {
        let mut counted = Play { parts: [Part::NONE; 4], len: 0 };
        for part in self.parts() {
            let same = |earlier: &&mut Part| (earlier.from, earlier.to) == (part.from, part.to);
            match counted.parts[..counted.len.into()].last_mut().filter(same) {
                Some(earlier) => earlier.times += 1,
                None => counted.add(*part),
            }
        }
        counted
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        for (place, hits) in self.named_stops().chain([(self.to, self.hits)]) {
            let star = if hits { "*" } else { "" };
            write!(f, "/{place}{star}")?;
        }
        if self.times > 1 {
            write!(f, "({})", self.times)?;
        }
        Ok(())
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts().iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{part}")?;
        }
        Ok(())
    }
}
