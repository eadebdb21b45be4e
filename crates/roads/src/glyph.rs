//! Box-drawing characters: every card has one of its own, light arms for two lanes and heavy arms for four.

use crate::{Sides, Table};

impl Sides {
    /// The box-drawing character that looks like this card: `└` is `22..`, `┗` is `44..`.
    pub fn glyph(self) -> char {
        GLYPHS[self.index()]
    }

    /// The card that looks like this character.
    pub fn from_glyph(glyph: char) -> Option<Sides> {
        Sides::all().find(|sides| sides.glyph() == glyph)
    }
}

impl Table {
    /// A drawing of the field, or of the cards of an unlimited table: a line a row, the north first, `·` for an empty
    /// square.
    pub fn drawing(&self) -> String {
        let xs = || self.cards().iter().map(|card| card.square.x);
        let (Some(west), Some(east)) = (xs().min(), xs().max()) else {
            return self.field().map_or(String::new(), |field| empty_rows(field.width(), field.height()));
        };
        let ys = || self.cards().iter().map(|card| card.square.y);
        let (south, north) = (ys().min().unwrap_or(0), ys().max().unwrap_or(0));
        let (xs, ys) = match self.field() {
            Some(field) => (0..=i16::from(field.width()) - 1, 0..=i16::from(field.height()) - 1),
            None => (west..=east, south..=north),
        };
        let mut drawing = String::new();
        for y in ys.rev() {
            drawing.extend(xs.clone().map(|x| {
                let card = self.card_at(crate::Square::new(x, y));
                card.map_or(EMPTY, Sides::glyph)
            }));
            drawing.push('\n');
        }
        drawing
    }
}

const EMPTY: char = '·';

fn empty_rows(width: u8, height: u8) -> String {
    let row: String = std::iter::repeat_n(EMPTY, width.into()).chain(['\n']).collect();
    row.repeat(height.into())
}

/// By [`Sides::index`]: sides counted in base three from the north.
#[rustfmt::skip]
static GLYPHS: [char; Sides::TABLE] = [
    '·', '╴', '╸', '╷', '┐', '┑', '╻', '┒', '┓',
    '╶', '─', '╾', '┌', '┬', '┭', '┎', '┰', '┱',
    '╺', '╼', '━', '┍', '┮', '┯', '┏', '┲', '┳',
    '╵', '┘', '┙', '│', '┤', '┥', '╽', '┧', '┪',
    '└', '┴', '┵', '├', '┼', '┽', '┟', '╁', '╅',
    '┕', '┶', '┷', '┝', '┾', '┿', '┢', '╆', '╈',
    '╹', '┚', '┛', '╿', '┦', '┩', '┃', '┨', '┫',
    '┖', '┸', '┹', '┞', '╀', '╃', '┠', '╂', '╉',
    '┗', '┺', '┻', '┡', '╄', '╇', '┣', '╊', '╋',
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_character_of_its_own() {
        for sides in Sides::all() {
            assert_eq!(Sides::from_glyph(sides.glyph()), Some(sides));
        }
        let drawn = |text| Sides::read(text).unwrap().glyph();
        assert_eq!(drawn("2.2."), '│');
        assert_eq!(drawn(".2.2"), '─');
        assert_eq!(drawn("22.."), '└');
        assert_eq!(drawn("..22"), '┐');
        assert_eq!(drawn("222."), '├');
        assert_eq!(drawn("4444"), '╋');
        assert_eq!(drawn("4242"), '╂');
        assert_eq!(drawn("4..."), '╹');
        assert_eq!(drawn(".2.4"), '╾');
        assert_eq!(Sides::from_glyph('·'), None);
    }
}
