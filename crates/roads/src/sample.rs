//! Hidden worlds: the cards a seat cannot know, dealt at random so that everything it saw could have happened.
//!
//! Each unseen card lies in a *slot*: a place in a hand dealt at one moment, a single draw, the cards set aside, or
//! the rest of the pile. A card that its owner laid later must have come from a slot filled before, and neither it
//! nor a card still held may have fitted when the owner passed or went out while holding it.

use igroteka_game::{Event, MAX_SEATS, Seat, SeatRecord, Source, random_matching};

use crate::story::{Piece, Place, Story};
use crate::{Cards, Chance, Glimpse, KindSet, Position, Seen, Setup, Table, Variant, View};

/// So many deals are tried for one in which the player to move can lay, before one is made to.
const TRIES: u32 = 16;

/// See [`Rules::sample_world`](igroteka_game::Rules::sample_world).
pub(crate) fn sample_world(
    record: &SeatRecord<Position>,
    source: &mut impl Source,
) -> Option<(Position, Vec<Chance>)> {
    let story = Story::read(record)?;
    let filling = story.fill(source)?;
    story.world(record, &filling)
}

impl Story {
    /// A piece for each slot.
    fn fill(&self, source: &mut impl Source) -> Option<Vec<Piece>> {
        let Some((mover, accepted)) = self.must_be_able_to_lay() else {
            return self.matching(source, |_| KindSet::ALL);
        };
        let can_lay = |filling: &[Piece]| {
            let mut slots = self.slots.iter().zip(filling);
            slots.any(|(slot, piece)| {
                slot.owner == Some(mover) && piece.laid.is_none() && accepted.contains(piece.kind)
            })
        };
        for _ in 0..TRIES {
            let filling = self.matching(source, |_| KindSet::ALL)?;
            if can_lay(&filling) {
                return Some(filling);
            }
        }
        // All slots of a hand that was dealt at once are alike, so any of them may be the one that fits. This favours
        // hands with several fitting cards a little, which are rare where so many tries have failed.
        let slots: Vec<usize> =
            (0..self.slots.len()).filter(|&slot| self.slots[slot].owner == Some(mover)).collect();
        let fitting = *source.pick(&slots);
        let only_fitting = |slot| if slot == fitting { accepted } else { KindSet::ALL };
        self.matching(source, only_fitting)
            // The record of a game that ended because the player to move was stuck.
            .or_else(|| self.matching(source, |_| KindSet::ALL))
    }

    /// R4: variant 1 goes on only while the player to move can lay. This is asked of an unseen hand only.
    fn must_be_able_to_lay(&self) -> Option<(Seat, KindSet)> {
        if self.setup.variant() != Variant::Duel || self.table.is_empty() {
            return None;
        }
        let mover = self.last_layer.map_or(self.to_move_at_start, |seat| Some(seat.opponent()))?;
        let unseen = self.slots.iter().any(|slot| slot.owner == Some(mover));
        unseen.then(|| (mover, self.table.accepted_kinds()))
    }

    /// A random way to put the pieces into the slots; cards still in slot i are of the kinds `wanted(i)`.
    fn matching(&self, source: &mut impl Source, wanted: impl Fn(usize) -> KindSet) -> Option<Vec<Piece>> {
        if self.slots.len() != self.pieces.len() {
            return None;
        }
        let fits = |slot_index: usize, piece: usize| {
            let (slot, piece) = (&self.slots[slot_index], &self.pieces[piece]);
            match piece.laid {
                None => slot.allowed.contains(piece.kind) && wanted(slot_index).contains(piece.kind),
                Some(laid) => {
                    let open = wanted(slot_index) == KindSet::ALL;
                    open && slot.owner == Some(laid.seat) && (laid.from..laid.at).contains(&slot.since)
                }
            }
        };
        let matching = random_matching(self.slots.len(), self.pieces.len(), fits, source)?;
        Some(matching.into_iter().map(|piece| self.pieces[piece]).collect())
    }

    /// The start and the chance events of the world in which the slots hold these pieces.
    fn world(&self, record: &SeatRecord<Position>, filling: &[Piece]) -> Option<(Position, Vec<Chance>)> {
        let mut hands = [Cards::NONE; MAX_SEATS];
        let mut aside = Cards::NONE;
        let mut brought = vec![Cards::NONE; record.events.len() + 1];
        for (slot, piece) in self.slots.iter().zip(filling) {
            match slot.place {
                Place::StartHand(seat) => hands[seat.index()].add(piece.kind),
                Place::StartAside => aside.add(piece.kind),
                Place::Event(time) => brought[time].add(piece.kind),
                Place::Rest => true,
            };
        }
        let start = rebuild(&self.setup, &record.start, hands, aside)?;
        let chances = (record.events.iter().zip(&brought[1..]))
            .filter_map(|(event, cards)| match event {
                Event::Chance(glimpse) => Some(uncover(glimpse, cards)),
                _ => None,
            })
            .collect::<Option<Vec<_>>>()?;
        Some((start, chances))
    }
}

/// The position that looked like this, with these cards where the view shows backs.
fn rebuild(setup: &Setup, view: &View, mut hands: [Cards; MAX_SEATS], mut aside: Cards) -> Option<Position> {
    let mut table = Table::new(setup.field());
    let deck = setup.deck();
    let mut pile = deck;
    for card in &view.table {
        table.lay(*card);
        pile.take(card.kind()).then_some(())?;
    }
    for (hand, pack) in hands.iter_mut().zip(&view.hands) {
        *hand = pack.cards.unwrap_or(*hand);
        pile = pile.without(hand)?;
    }
    aside = view.aside.cards.unwrap_or(aside);
    pile = pile.without(&aside)?;
    let numbers = |seen: &[u16]| {
        let mut numbers = [0; MAX_SEATS];
        numbers.iter_mut().zip(seen).for_each(|(number, &seen)| *number = seen);
        numbers
    };
    Some(Position {
        setup: *setup,
        deck,
        table,
        hands,
        pile,
        aside,
        first: view.first,
        out: view.out,
        resigned: view.resigned,
        passed: view.passed,
        missed: numbers(&view.missed),
        joined: numbers(&view.joined),
        phase: view.phase,
        active: view.active.unwrap_or(Seat::FIRST),
        ending: view.ending,
    })
}

/// The chance event that looked like this, with these cards where only backs were seen.
fn uncover(glimpse: &Glimpse, cards: &Cards) -> Option<Chance> {
    Some(match *glimpse {
        Glimpse::Start(seat) => Chance::Start(seat),
        Glimpse::Aside(_) => Chance::Aside(*cards),
        Glimpse::Deal(seat, Seen::Faces(known)) => Chance::Deal(seat, known),
        Glimpse::Deal(seat, Seen::Backs(_)) => Chance::Deal(seat, *cards),
        Glimpse::Draw(seat, known) => Chance::Draw(seat, known.or_else(|| cards.iter().next())?),
    })
}
