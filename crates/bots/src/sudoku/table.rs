//! The board as a search needs it.

use igroteka_sudoku::View;

use super::geometry::{Geometry, KINDS, Squares, index, kind};
use super::tally::Tally;

/// The cards that lie, as what they forbid and what they are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub geometry: &'static Geometry,
    /// The squares without a card.
    pub free: Squares,
    /// For each card, the squares that see an equal one (S6).
    barred: [Squares; KINDS],
    /// What each square would count.
    pub tally: Tally,
}

impl Table {
    /// An empty board.
    pub fn new(geometry: &'static Geometry) -> Table {
        Table { geometry, free: geometry.squares, barred: [0; KINDS], tally: Tally::default() }
    }

    /// The cards that a view shows.
    pub fn of(view: &View, geometry: &'static Geometry) -> Table {
        let mut table = Table::new(geometry);
        for laid in &view.board {
            table.lay(index(laid.square), kind(laid.card));
        }
        table
    }

    /// The free squares on which a card keeps the main rule.
    #[inline]
    pub fn open(&self, kind: usize) -> Squares {
        self.free & !self.barred[kind]
    }

    /// What a card laid there would count.
    #[inline]
    pub fn points(&self, place: usize) -> i32 {
        self.tally.of(place)
    }

    /// Lays a card on a free square.
    #[inline]
    pub fn lay(&mut self, place: usize, kind: usize) {
        self.free &= !(1 << place);
        self.barred[kind] |= self.geometry.sees[place];
        self.tally.add(self.geometry.counts[place]);
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Game, Seat, Setup as _, Source, Stream, Turn, Value};
    use igroteka_sudoku::{Card, Position, Setup};

    use super::super::geometry::{bits, places, square};
    use super::*;

    /// Squares and points are those of the rules, on every board of random games.
    fn agrees(values: &[(&str, &'static str)]) {
        let raw = values.iter().map(|(name, word)| ((*name).to_owned(), Value::text(word)));
        let setup = Setup::from_raw(raw).expect("the setup is possible");
        let geometry = Geometry::of(setup.grid(), setup.scoring());
        for seed in 0..20 {
            let mut source = Stream::new(seed);
            let mut game = Game::<Position>::new(setup.clone());
            while game.turn() != Turn::Over {
                if let Some(event) = game.draw_chance(&mut source) {
                    game.chance(event).expect("a drawn event is possible");
                    continue;
                }
                let (position, Turn::Seats(seats)) = (game.position(), game.turn()) else { unreachable!() };
                let seat = seats.first().expect("somebody is to act");
                let table = Table::of(&game.view(Some(Seat::FIRST)), geometry);
                for card in Card::all(setup.grid().size()) {
                    assert_eq!(table.open(kind(card)), bits(position.legal_squares(card)));
                }
                for place in places(table.free) {
                    assert_eq!(table.points(place), i32::from(position.points(square(place))));
                }
                let (best, points) = table.tally.best(table.free);
                let most = places(table.free).map(|place| table.points(place)).max();
                assert_eq!(Some(points), most);
                assert!(
                    places(table.free)
                        .all(|place| (best >> place & 1 == 1) == (table.points(place) == points))
                );
                let action = *source.pick(&game.legal(seat));
                game.act(seat, action).expect("a legal action is accepted");
            }
        }
    }

    #[test]
    fn it_knows_what_the_rules_know() {
        agrees(&[]);
        agrees(&[("scoring", "simple")]);
        agrees(&[("side", "children"), ("scoring", "block")]);
        agrees(&[("side", "children"), ("blocks", "3x2")]);
        // S6: breaches that stand forbid no more than their own rows, columns and blocks.
        agrees(&[("referee", "table")]);
    }
}
