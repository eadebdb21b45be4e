//! R2, R6, R7: which actions a seat has.

use igroteka_game::{Rules as _, Seat, Source};

use crate::{Action, Kind, Laid, Mix, Phase, Position, SidesSet, Variant};

/// So many random tries before the legal cards are counted out.
const TRIES: u32 = 24;

/// Adds every legal action of `seat`: the lays of [`Position::each_lay`], or the one action of whoever has none.
pub(crate) fn list(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !position.is_to_act(seat) {
        return;
    }
    let before = out.len();
    position.each_lay(Kind::rotations_of(position.hand(seat).kinds()), |card| {
        out.push(Action::Lay(card));
    });
    if out.len() == before {
        out.extend(position.when_nothing_fits());
    }
}

/// How many actions [`list`] adds.
pub(crate) fn count(position: &Position, seat: Seat) -> u64 {
    if !position.is_to_act(seat) {
        return 0;
    }
    let cards = Kind::rotations_of(position.hand(seat).kinds());
    let lays: u32 = if position.table.is_empty() {
        position.table.first_squares().count() as u32 * cards.len()
    } else {
        let gaps = position.table.gaps().iter();
        gaps.map(|gap| (gap.requirement.fitting() & cards).len()).sum()
    };
    if lays == 0 { u64::from(position.when_nothing_fits().is_some()) } else { lays.into() }
}

/// Plays one of the legal actions of `seat`, which is to move, each equally likely. Guessing a gap and a card until they
/// fit gives each lay the same chance, and is usually faster than listing. After too many misses an action is picked
/// from the list, which is just as fair.
pub(crate) fn play_random(
    position: &mut Position,
    seat: Seat,
    source: &mut impl Source,
    scratch: &mut Vec<Action>,
) {
    let gaps = position.table.gaps();
    if !gaps.is_empty() {
        let placements = Mix::of(position.variant(), position.setup.lanes()).placements();
        let hand = position.hand(seat);
        for _ in 0..TRIES {
            let gap = source.pick(gaps);
            let card = Laid { square: gap.square, sides: *source.pick(placements) };
            if gap.requirement.fitting().contains(card.sides) && hand.count(card.kind()) > 0 {
                position.lay(seat, card);
                return;
            }
        }
    }
    scratch.clear();
    list(position, seat, scratch);
    let action = *source.pick(scratch);
    position.play_unchecked(seat, &action);
}

impl Position {
    /// Calls `visit` with every way to lay one of these cards: squares row by row from the south-west, on each
    /// square sides in ASCII order.
    pub(crate) fn each_lay(&self, cards: SidesSet, mut visit: impl FnMut(Laid)) {
        let mut visit_all = |square, fitting: SidesSet| {
            for sides in fitting.iter() {
                visit(Laid { square, sides });
            }
        };
        if self.table.is_empty() {
            // R7: any card, any way round.
            for square in self.table.first_squares() {
                visit_all(square, cards);
            }
        } else {
            for gap in self.table.gaps() {
                visit_all(gap.square, gap.requirement.fitting() & cards);
            }
        }
    }

    #[inline]
    pub(crate) fn is_to_act(&self, seat: Seat) -> bool {
        self.ending.is_none() && self.phase == Phase::Play && self.active == seat
    }

    /// R9, R10: what is left to a seat that cannot lay. In variant 1 the game is over then (R4).
    fn when_nothing_fits(&self) -> Option<Action> {
        match self.variant() {
            Variant::Duel => None,
            Variant::Newspaper => Some(Action::Out),
            Variant::Pile => Some(Action::Pass),
        }
    }
}
