//! R2, R6, R7: which actions a seat has.

use igroteka_game::{Seat, Source};

use crate::illegal::FirstSquares;
use crate::{Action, Direction, Illegal, Laid, Mix, Phase, Position, SidesSet, Variant};

/// So many random tries before the legal cards are counted out.
const TRIES: u32 = 24;

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
                visit_all(gap.square, gap.requirement.fitting().intersection(cards));
            }
        }
    }

    /// Adds every legal action of `seat`: the lays of [`Position::each_lay`], or the one action of who has none.
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.is_to_act(seat) {
            return;
        }
        let before = out.len();
        self.each_lay(self.hand(seat).kinds().rotations(), |card| {
            out.push(Action::Lay(card));
        });
        if out.len() == before {
            out.extend(self.when_nothing_fits());
        }
    }

    /// How many actions [`Position::list_actions`] would add.
    pub(crate) fn count_actions(&self, seat: Seat) -> u64 {
        if !self.is_to_act(seat) {
            return 0;
        }
        let cards = self.hand(seat).kinds().rotations();
        let lays: u32 = if self.table.is_empty() {
            self.table.first_squares().count() as u32 * cards.len()
        } else {
            let gaps = self.table.gaps().iter();
            gaps.map(|gap| gap.requirement.fitting().intersection(cards).len()).sum()
        };
        if lays == 0 { u64::from(self.when_nothing_fits().is_some()) } else { lays.into() }
    }

    /// Plays a uniformly random action. Guessing a gap and a card until both go together gives each lay the same
    /// chance, and is mostly quicker than listing; when too many guesses fail, a list decides, just as fairly.
    pub(crate) fn act_at_random(&mut self, seat: Seat, source: &mut impl Source, scratch: &mut Vec<Action>) {
        let gaps = self.table.gaps();
        if !gaps.is_empty() {
            let placements = Mix::of(self.variant(), self.setup.lanes()).placements();
            let hand = self.hand(seat);
            for _ in 0..TRIES {
                let gap = source.pick(gaps);
                let card = Laid { square: gap.square, sides: *source.pick(placements) };
                if gap.requirement.fitting().contains(card.sides) && hand.count(card.kind()) > 0 {
                    self.lay(seat, card);
                    return;
                }
            }
        }
        scratch.clear();
        self.list_actions(seat, scratch);
        let action = *source.pick(scratch);
        self.act(seat, action);
    }

    /// Whether `seat` may do this now, and why not.
    pub(crate) fn allows(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        if !self.remaining().contains(seat) {
            return Err(Illegal::NotInGame(seat));
        }
        if action == Action::Resign {
            return Ok(()); // G6: at any time
        }
        if !self.is_to_act(seat) {
            return Err(Illegal::NotNow(seat));
        }
        match action {
            Action::Lay(card) => self.allows_lay(seat, card),
            Action::Pass if self.variant() != Variant::Pile => Err(Illegal::NoPassing),
            Action::Out if self.variant() != Variant::Newspaper => Err(Illegal::NoGoingOut),
            // R6: never voluntary
            Action::Pass | Action::Out if self.can_lay(seat) => Err(Illegal::MustLay),
            Action::Pass | Action::Out | Action::Resign => Ok(()),
        }
    }

    fn allows_lay(&self, seat: Seat, card: Laid) -> Result<(), Illegal> {
        let Laid { square, sides } = card;
        if self.hand(seat).count(card.kind()) == 0 {
            return Err(Illegal::NotHeld(card.kind()));
        }
        if let Some(field) = self.table.field().filter(|field| !field.contains(square)) {
            return Err(Illegal::OffField(square, field));
        }
        if self.table.is_empty() {
            if self.table.first_squares().any(|first| first == square) {
                return Ok(());
            }
            let first = self.table.field().map_or(FirstSquares::Origin, FirstSquares::Centre);
            return Err(Illegal::FirstCard(first, square));
        }
        let Some(requirement) = self.table.requirement(square) else {
            return Err(match self.table.card_at(square) {
                Some(_) => Illegal::Occupied(square),
                None => Illegal::Apart(square),
            });
        };
        if requirement.fitting().contains(sides) {
            return Ok(());
        }
        let clash = Direction::ALL.into_iter().find_map(|direction| {
            let asked = requirement.at(direction)?;
            let shown = sides.at(direction);
            (asked != shown).then_some(Illegal::Clash { direction, shown, asked })
        });
        Err(clash.unwrap_or(Illegal::NoRoadJoins(square)))
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
