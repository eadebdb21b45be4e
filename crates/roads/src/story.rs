//! A seat's record taken apart into the places that unseen cards lie in and the cards that lie there.

use igroteka_game::{Event, MAX_SEATS, Seat, SeatRecord};

use crate::{Action, Cards, Glimpse, Kind, KindSet, Laid, Pack, Position, Seen, Setup, Table, View};

/// When something happened: 0 is the start, the events follow from 1.
pub(crate) type Time = usize;

/// Where a slot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A hand held at the start.
    StartHand(Seat),
    /// The cards that were aside at the start.
    StartAside,
    /// What this event brought.
    Event(Time),
    /// What is left in the pile.
    Rest,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) place: Place,
    pub(crate) owner: Option<Seat>,
    pub(crate) since: Time,
    /// What may lie here still: kinds that would have fitted at a pass are excluded.
    pub(crate) allowed: KindSet,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    pub(crate) kind: Kind,
    pub(crate) laid: Option<LaidBy>,
}

/// An unseen card that came to light.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaidBy {
    pub(crate) seat: Seat,
    /// It was drawn at this time or later: before, it would have fitted when the seat passed.
    pub(crate) from: Time,
    pub(crate) at: Time,
}

/// A turn at which a seat could lay nothing, on a table that accepted these kinds.
#[derive(Clone, Copy, Debug)]
struct Lack {
    seat: Seat,
    at: Time,
    accepted: KindSet,
}

/// A record taken apart into slots and pieces.
pub(crate) struct Story {
    pub(crate) setup: Setup,
    pub(crate) table: Table,
    pub(crate) slots: Vec<Slot>,
    pub(crate) pieces: Vec<Piece>,
    lacks: Vec<Lack>,
    /// Cards not yet accounted for.
    unseen: Cards,
    /// How many cards the pile still has.
    pile: u16,
    pub(crate) last_layer: Option<Seat>,
    pub(crate) to_move_at_start: Option<Seat>,
}

impl Story {
    pub(crate) fn read(record: &SeatRecord<Position>) -> Option<Story> {
        let mut story = Story::at_start(&record.setup, &record.start)?;
        let mut late = None;
        for (index, event) in record.events.iter().enumerate() {
            let time = index + 1;
            match event {
                Event::Chance(glimpse) => story.chance(time, glimpse)?,
                Event::Act(seat, action) => story.act(time, *seat, *action, record.seat)?,
                Event::Pick(action) => story.act(time, late?, *action, record.seat)?,
                Event::Timeout(seat) => late = Some(*seat),
                Event::OfferDraw(_) | Event::AcceptDraw(_) | Event::ResignMatch(..) | Event::Takeback(_) => {}
            }
        }
        story.add_slots(Place::Rest, None, record.events.len(), story.pile);
        story.settle();
        Some(story)
    }

    fn at_start(setup: &Setup, start: &View) -> Option<Story> {
        let mut table = Table::new(setup.field());
        let mut unseen = setup.deck();
        for card in &start.table {
            table.lay(*card);
            unseen.take(card.kind()).then_some(())?;
        }
        let mut story = Story {
            setup: *setup,
            table,
            slots: Vec::new(),
            pieces: Vec::new(),
            lacks: Vec::new(),
            unseen,
            pile: start.pile.count,
            last_layer: None,
            to_move_at_start: start.active,
        };
        for (hand, seat) in start.hands.iter().zip(Seat::all(MAX_SEATS as u8)) {
            story.pack(Place::StartHand(seat), Some(seat), hand)?;
        }
        story.pack(Place::StartAside, None, &start.aside)?;
        for seat in start.passed.iter() {
            story.lack(0, seat);
        }
        Some(story)
    }

    fn pack(&mut self, place: Place, owner: Option<Seat>, pack: &Pack) -> Option<()> {
        match &pack.cards {
            Some(cards) => self.unseen = self.unseen.without(cards)?,
            None => self.add_slots(place, owner, 0, pack.count),
        }
        Some(())
    }

    fn add_slots(&mut self, place: Place, owner: Option<Seat>, since: Time, count: u16) {
        let slot = Slot { place, owner, since, allowed: KindSet::ALL };
        self.slots.extend(std::iter::repeat_n(slot, count.into()));
    }

    fn chance(&mut self, time: Time, glimpse: &Glimpse) -> Option<()> {
        let place = Place::Event(time);
        let taken = match *glimpse {
            Glimpse::Start(_) => 0,
            Glimpse::Aside(count) => {
                self.add_slots(place, None, time, count);
                count
            }
            Glimpse::Deal(seat, Seen::Backs(count)) => {
                self.add_slots(place, Some(seat), time, count);
                count
            }
            Glimpse::Draw(seat, None) => {
                self.add_slots(place, Some(seat), time, 1);
                1
            }
            Glimpse::Deal(_, Seen::Faces(cards)) => {
                self.unseen = self.unseen.without(&cards)?;
                cards.len()
            }
            Glimpse::Draw(_, Some(kind)) => {
                self.unseen.take(kind).then_some(())?;
                1
            }
        };
        self.pile = self.pile.checked_sub(taken)?;
        Some(())
    }

    fn act(&mut self, time: Time, seat: Seat, action: Action, me: Option<Seat>) -> Option<()> {
        match action {
            Action::Lay(card) => {
                if me != Some(seat) {
                    self.come_to_light(time, seat, card)?;
                }
                self.table.lay(card);
                self.last_layer = Some(seat);
            }
            Action::Pass | Action::Out => self.lack(time, seat),
            Action::Resign => {}
        }
        Some(())
    }

    fn come_to_light(&mut self, time: Time, seat: Seat, card: Laid) -> Option<()> {
        let kind = card.kind();
        let last_refused = (self.lacks.iter().rev())
            .find(|lack| lack.seat == seat && lack.accepted.contains(kind))
            .map_or(0, |lack| lack.at + 1);
        self.unseen.take(kind).then_some(())?;
        self.pieces.push(Piece { kind, laid: Some(LaidBy { seat, from: last_refused, at: time }) });
        Some(())
    }

    fn lack(&mut self, at: Time, seat: Seat) {
        let accepted = self.table.accepted_kinds();
        self.lacks.push(Lack { seat, at, accepted });
    }

    /// Every card not accounted for is a piece; every slot knows what it cannot hold.
    fn settle(&mut self) {
        let pieces = self.unseen.iter().map(|kind| Piece { kind, laid: None });
        self.pieces.extend(pieces);
        for slot in &mut self.slots {
            for lack in &self.lacks {
                if slot.owner == Some(lack.seat) && slot.since <= lack.at {
                    slot.allowed = slot.allowed - lack.accepted;
                }
            }
        }
    }
}
