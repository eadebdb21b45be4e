//! R2: what an empty square asks of a card, and which cards meet it.

use std::fmt;

use igroteka_game::Direction;

use crate::{Kind, KindSet, Side, Sides, SidesSet};

/// What the neighbours of an empty square ask of its four sides. A side without a neighbour is free, whether an
/// empty square or the edge of the field lies beyond (R3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Requirement(u8);

impl Requirement {
    /// No neighbours: everything is free.
    pub const FREE: Requirement = Requirement(0);

    /// What the neighbour in `direction` asks for; `None` where there is none.
    #[inline]
    pub const fn at(self, direction: Direction) -> Option<Side> {
        match self.0 >> (2 * direction as u8) & 3 {
            0 => None,
            1 => Some(Side::Blank),
            2 => Some(Side::Two),
            _ => Some(Side::Four),
        }
    }

    /// This requirement with a neighbour in `direction`, where there was none, that shows `side`.
    #[inline]
    #[must_use]
    pub const fn with(self, direction: Direction, side: Side) -> Requirement {
        Requirement(self.0 | (side as u8 + 1) << (2 * direction as u8))
    }

    /// How many roads lead here: what a card laid here joins.
    #[inline]
    pub const fn roads(self) -> u32 {
        // A road has the upper bit of its pair set.
        (self.0 & 0b1010_1010).count_ones()
    }

    /// Every way in which some card may lie here: each side agrees and at least one road joins (R2).
    #[inline]
    pub fn fitting(self) -> SidesSet {
        FITS.sides[self.0 as usize]
    }

    /// Every kind that may lie here in some rotation.
    #[inline]
    pub fn kinds(self) -> KindSet {
        FITS.kinds[self.0 as usize]
    }

    /// Whether each side of the card agrees with its neighbour, joined or not.
    pub const fn agrees(self, sides: Sides) -> bool {
        let mut index = 0;
        while index < 4 {
            let direction = Direction::ALL[index];
            if let Some(side) = self.at(direction)
                && side as u8 != sides.at(direction) as u8
            {
                return false;
            }
            index += 1;
        }
        true
    }
}

impl fmt::Display for Requirement {
    /// Clockwise from the north, `?` for a free side.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Direction::ALL
            .iter()
            .try_for_each(|&direction| write!(f, "{}", self.at(direction).map_or('?', Side::symbol)))
    }
}

/// The answers for all 256 requirements.
struct Fits {
    sides: [SidesSet; 256],
    kinds: [KindSet; 256],
}

static FITS: Fits = fit_all();

const fn fit_all() -> Fits {
    let mut fits = Fits { sides: [SidesSet::EMPTY; 256], kinds: [KindSet::EMPTY; 256] };
    let mut code = 0;
    while code < 256 {
        let requirement = Requirement(code as u8);
        let mut index = if requirement.roads() > 0 { 1 } else { Sides::TABLE };
        while index < Sides::TABLE {
            let sides = Sides::from_index(index);
            if requirement.agrees(sides) {
                fits.sides[code] = SidesSet::from_bits(fits.sides[code].bits() | sides.bit());
                fits.kinds[code] = KindSet::from_bits(fits.kinds[code].bits() | Kind::of(sides).bit());
            }
            index += 1;
        }
        code += 1;
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitting(requirement: Requirement) -> Vec<String> {
        requirement.fitting().iter().map(|sides| sides.to_string()).collect()
    }

    #[test]
    fn sides_agree_and_a_road_joins() {
        let road_from_west = Requirement::FREE.with(Direction::West, Side::Two);
        assert_eq!(road_from_west.to_string(), "???2");
        assert_eq!(fitting(road_from_west).len(), 27);
        let closed_in = road_from_west.with(Direction::North, Side::Blank).with(Direction::East, Side::Blank);
        assert_eq!(fitting(closed_in), ["...2", "..22", "..42"]);
        let only_blank = Requirement::FREE.with(Direction::South, Side::Blank);
        assert_eq!(fitting(only_blank), [""; 0]);
        assert!(only_blank.kinds().is_empty());
        assert_eq!(fitting(Requirement::FREE), [""; 0]);
    }
}
