//! Roads by what each variant is about: an open network, a card that still fits, an empty hand.

use igroteka_game::{Rules, Seat};
use igroteka_roads::{Position, Variant};

use crate::Judge;
use crate::judge::{ahead, finished, lead};

impl Judge for Position {
    const WORLDS: usize = 8;

    fn expectation(&self, seat: Seat) -> f64 {
        finished(self, seat).unwrap_or_else(|| match self.variant() {
            Variant::Duel => {
                let openness = lead(open_squares(self) - 3.0, 2.0);
                if self.first() == Some(seat) {
                    openness
                } else {
                    1.0 - openness
                }
            }
            Variant::Newspaper => lead(
                ahead(seat, self.players(), |seat| cards_that_fit(self, seat)),
                4.0,
            ),
            Variant::Pile => lead(ahead(seat, self.players(), |seat| progress(self, seat)), 3.0),
        })
    }
}

/// Variant 1: the squares that some card of the deck still fits.
fn open_squares(position: &Position) -> f64 {
    let kinds = position.deck().kinds();
    position
        .table()
        .gaps()
        .iter()
        .filter(|gap| gap.requirement.kinds().meets(kinds))
        .count() as f64
}

/// Variant 2: the held cards that could be laid now; nothing for who is out.
fn cards_that_fit(position: &Position, seat: Seat) -> f64 {
    if !position.seats_in().contains(seat) {
        return -20.0;
    }
    let accepted = position.table().accepted_kinds();
    let fitting = position
        .hand(seat)
        .counted()
        .filter(|(kind, _)| accepted.contains(*kind));
    fitting.map(|(_, count)| f64::from(count)).sum()
}

/// Variant 3: the tie-breaks of the result, each worth less than the one before (R13).
fn progress(position: &Position, seat: Seat) -> f64 {
    let held = f64::from(position.hand(seat).len());
    let (missed, joined) = (f64::from(position.missed(seat)), f64::from(position.joined(seat)));
    joined * 0.05 - missed * 0.2 - held
}
