//! Roads by what each variant is about: an open network, a card that still fits, an empty hand.

use igroteka_game::{Rules, Seat};
use igroteka_roads::{Position, Variant};

use crate::Judge;
use crate::judge::{ahead, finished, lead};

/// Variant 1: with this many open squares the game is even, and this many more make 73 % of a win.
const EVEN_SQUARES: f64 = 3.0;
const SQUARES_SCALE: f64 = 2.0;
/// Variant 2: the lead in squares that makes 73 % of a win. A square that a seat can use itself counts less than one
/// that the others can.
const LAST_CARD_SCALE: f64 = 4.0;
const OWN_SQUARE: f64 = 0.2;
/// Up to this many squares, whether their number is even matters, and by how many squares.
const PARITY_SQUARES: usize = 8;
const PARITY: f64 = 2.0;
/// Variant 3: the lead in cards that makes 73 % of a win, and what else is worth a part of a card.
const CARDS_SCALE: f64 = 3.0;
const LAYABLE: f64 = 0.1;
const JOINED: f64 = 0.05;
const MISSED: f64 = 0.2;

impl Judge for Position {
    const WORLDS: usize = 8;

    fn expectation(&self, seat: Seat) -> f64 {
        finished(self, seat).unwrap_or_else(|| match self.variant() {
            Variant::Duel => {
                let openness = lead(open_squares(self) - EVEN_SQUARES, SQUARES_SCALE);
                if self.first() == Some(seat) { openness } else { 1.0 - openness }
            }
            Variant::Newspaper => lead(last_card_score(self, seat), LAST_CARD_SCALE),
            Variant::Pile => lead(ahead(seat, self.players(), |seat| progress(self, seat)), CARDS_SCALE),
        })
    }
}

/// Variant 1: the squares that some card of the deck still fits.
fn open_squares(position: &Position) -> f64 {
    let kinds = position.deck().kinds();
    position.table().gaps().iter().filter(|gap| gap.requirement.kinds().meets(kinds)).count() as f64
}

/// Variant 2: few squares for the others and some for oneself. Towards the end of a game for two, an even number
/// of squares for the opponent, who is to move, leaves the last card to oneself.
fn last_card_score(position: &Position, seat: Seat) -> f64 {
    let usable = |seat| usable_squares(position, seat);
    let theirs: usize = position.seats_in().without(seat).iter().map(usable).sum();
    let parity = match (position.players(), theirs) {
        (2, 0..=PARITY_SQUARES) if theirs.is_multiple_of(2) => PARITY,
        (2, 0..=PARITY_SQUARES) => -PARITY,
        _ => 0.0,
    };
    parity + OWN_SQUARE * usable(seat) as f64 - theirs as f64
}

/// The squares that some card in this hand fits.
fn usable_squares(position: &Position, seat: Seat) -> usize {
    let held = position.hand(seat).kinds();
    position.table().gaps().iter().filter(|gap| gap.requirement.kinds().meets(held)).count()
}

/// Variant 3: the tie-breaks of the result, each worth less than the one before (R13), and squares where a held
/// card can still be laid.
fn progress(position: &Position, seat: Seat) -> f64 {
    let held = f64::from(position.hand(seat).len());
    let (missed, joined) = (f64::from(position.missed(seat)), f64::from(position.joined(seat)));
    LAYABLE * usable_squares(position, seat) as f64 + JOINED * joined - MISSED * missed - held
}
