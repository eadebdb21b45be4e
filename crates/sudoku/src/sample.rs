//! Hidden worlds: the cards in other hands, dealt at random so that everything seen could have happened (S17).
//!
//! Each card in a hand came into it once: it was drawn, or it was there when the record began. Such a place is a
//! *slot*. A card laid, shown or taken along on leaving tells what its slot held; the other slots get cards that
//! are nowhere to be seen. Only one thing forbids a card: a player whose turn began in a strict game, without the
//! game being over, had a square for it (S8).

use igroteka_game::{BitSet, Event, Rules, Seat, SeatRecord, Source, random_matching};

use crate::position::MAX_PLAYERS;
use crate::{Action, Card, CardCounts, Chance, End, Glimpse, Phase, Position, Referee, Setup, View};

/// A game in which the record's seat would have seen exactly this: its start and its chance events.
///
/// A record does not say whether the turn that has just begun is a dead end; it is taken as one that goes on,
/// unless none of the unseen cards allows that.
pub(crate) fn sample_world(
    record: &SeatRecord<Position>,
    source: &mut impl Source,
) -> Option<(Position, Vec<Chance>)> {
    let slots = slots(record);
    let pool = unseen_cards(record, &slots)?;
    let while_running = match record.setup.referee() {
        Referee::Strict => forbid_dead_ends(record, &slots, &pool)?,
        Referee::Table => slots.clone(),
    };
    let dealt = deal(&while_running, &pool, source).or_else(|| deal(&slots, &pool, source))?;
    let start = start_position(record, &dealt)?;
    Some((start, chances(record, &dealt)?))
}

impl View {
    /// A position that the viewer could be in, hidden hands dealt at random. In this game what is hidden does not
    /// depend on the past, so this is as good as a world sampled from the whole record, and much faster.
    /// `None` if it is no view of a game of this setup.
    ///
    /// ```
    /// use igroteka_game::{Game, Rules, Seat, Setup as _, Stream};
    /// use igroteka_sudoku::{Position, Setup};
    ///
    /// let setup = Setup::preset("adult").unwrap();
    /// let mut game: Game<Position> = Game::new(setup.clone());
    /// let mut source = Stream::new(1);
    /// while let Some(chance) = game.draw_chance(&mut source) {
    ///     game.chance(chance).unwrap();
    /// }
    /// let view = game.view(Some(Seat::FIRST));
    /// let world = view.sample(&setup, &mut source).unwrap();
    /// assert_eq!(world.view(Some(Seat::FIRST)), view);
    /// ```
    pub fn sample(&self, setup: &Setup, source: &mut impl Source) -> Option<Position> {
        let mut position = self.visible_position(setup)?;
        let strict_turn = setup.referee() == Referee::Strict && self.phase == Phase::Lay;
        let hidden = || (self.seats.iter()).filter(|other| other.holds_card && other.card.is_none());
        let slots: Vec<Slot> = hidden()
            .map(|other| Slot {
                known: None,
                seen_at_start: false,
                fits: if strict_turn && self.mover == Some(other.seat) {
                    playable(&position)
                } else {
                    CardSet::ALL
                },
            })
            .collect();
        let dealt = deal(&slots, &position.stack, source)?;
        for (other, card) in hidden().zip(dealt) {
            position.give(other.seat, card)?;
        }
        Some(position)
    }
}

/// A place that a card came into: the hands at the start in the order of the seats, then every draw.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The card, once it is known.
    known: Option<Card>,
    /// Whether the card could be seen when the record began.
    seen_at_start: bool,
    /// What the card may be otherwise.
    fits: CardSet,
}

type CardSet = BitSet<Card>;

/// The cards that have a square now.
fn playable(position: &Position) -> CardSet {
    Card::all(position.grid().size()).filter(|&card| !position.legal_squares(card).is_empty()).collect()
}

/// Every slot of the record, with what the record's seat knows about it in the end.
fn slots(record: &SeatRecord<Position>) -> Vec<Slot> {
    let mut slots = Vec::new();
    let mut held = Held::default();
    for other in record.start.seats.iter().filter(|other| other.holds_card) {
        held.fill(other.seat, slots.len());
        slots.push(Slot { known: other.card, seen_at_start: other.card.is_some(), fits: CardSet::ALL });
    }
    let mut late = None;
    for event in &record.events {
        let draw = match event {
            Event::Chance(Glimpse::Whole(Chance::Draw { seat, card, .. })) => Some((*seat, Some(*card))),
            Event::Chance(Glimpse::HiddenDraw(seat)) => Some((*seat, None)),
            _ => None,
        };
        if let Some((seat, known)) = draw {
            held.fill(seat, slots.len());
            slots.push(Slot { known, seen_at_start: false, fits: CardSet::ALL });
        }
        match event {
            Event::Timeout(seat) => late = Some(*seat),
            Event::Act(seat, action) | Event::ResignMatch(seat, action) => {
                held.learn(&mut slots, Some(*seat), *action);
            }
            Event::Pick(action) => held.learn(&mut slots, late, *action),
            _ => {}
        }
    }
    slots
}

/// Which slot each seat's hand is.
#[derive(Clone, Copy, Debug, Default)]
struct Held([Option<usize>; MAX_PLAYERS]);

impl Held {
    fn fill(&mut self, seat: Seat, slot: usize) {
        if let Some(hand) = self.0.get_mut(seat.index()) {
            *hand = Some(slot);
        }
    }

    fn of(&self, seat: Seat) -> Option<usize> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Some actions show the card in hand.
    fn learn(&self, slots: &mut [Slot], seat: Option<Seat>, action: Action) {
        let shown = match action {
            Action::Lay { card, .. } | Action::Stuck { card } => Some(card),
            Action::Resign { card } => card,
            _ => None,
        };
        if let Some(slot) = seat.and_then(|seat| self.of(seat))
            && shown.is_some()
        {
            slots[slot].known = shown;
        }
    }
}

/// The cards that the record never shows; `None` if it shows a card too many.
fn unseen_cards(record: &SeatRecord<Position>, slots: &[Slot]) -> Option<CardCounts> {
    let kinds = record.setup.grid().size();
    let mut pool: CardCounts = Card::all(kinds)
        .flat_map(|card| std::iter::repeat_n(card, record.start.unseen(card) as usize))
        .collect();
    for glimpse in record.glimpses() {
        if let Glimpse::Whole(Chance::StartCards(cards)) = glimpse {
            for (_, card) in cards.iter() {
                pool.take(card).then_some(())?;
            }
        }
    }
    for slot in slots.iter().filter(|slot| !slot.seen_at_start) {
        if let Some(card) = slot.known {
            pool.take(card).then_some(())?;
        }
    }
    Some(pool)
}

/// Gives every slot a card: its own where it is known, else one of the pool that fits, all ways equally likely.
fn deal(slots: &[Slot], pool: &CardCounts, source: &mut impl Source) -> Option<Vec<Card>> {
    let open: Vec<&Slot> = slots.iter().filter(|slot| slot.known.is_none()).collect();
    let cards: Vec<Card> = pool.iter().collect();
    let fits = |slot: usize, card: usize| open[slot].fits.contains(cards[card]);
    let mut drawn = random_matching(open.len(), cards.len(), fits, source)?.into_iter();
    slots.iter().map(|slot| slot.known.or_else(|| drawn.next().map(|card| cards[card]))).collect()
}

/// Replays a strict record to find whose turn it is now: what that hidden hand may hold follows from the board as it
/// lies, since the turn is no dead end. `None` if the record cannot be replayed.
///
/// The replay needs some card in every slot, fitting or not: a dead end that it runs into is one of those cards'
/// making, so play goes on from there.
fn forbid_dead_ends(record: &SeatRecord<Position>, slots: &[Slot], pool: &CardCounts) -> Option<Vec<Slot>> {
    let mut rest = pool.iter();
    let stand_ins =
        slots.iter().map(|slot| slot.known.or_else(|| rest.next())).collect::<Option<Vec<Card>>>()?;
    let mut position = start_position(record, &stand_ins)?;
    let mut held = Held::default();
    let mut next_slot = 0;
    for other in record.start.seats.iter().filter(|other| other.holds_card) {
        held.fill(other.seat, next_slot);
        next_slot += 1;
    }
    let mut chances = chances(record, &stand_ins)?.into_iter();
    let mut late = None;
    for event in &record.events {
        match event {
            Event::Chance(_) => {
                let chance = chances.next()?;
                if let Chance::Draw { seat, .. } = chance {
                    held.fill(seat, next_slot);
                    next_slot += 1;
                }
                position.check_chance(&chance).ok()?;
                position.apply_chance(&chance);
            }
            Event::Act(seat, action) | Event::ResignMatch(seat, action) => {
                position.play(*seat, action).ok()?;
            }
            Event::Pick(action) => position.play(late?, action).ok()?,
            Event::Timeout(seat) => late = Some(*seat),
            Event::OfferDraw(_) | Event::AcceptDraw(_) | Event::Takeback(_) => {}
        }
        if position.phase == (Phase::Over { end: End::DeadEnd }) {
            position.phase = Phase::Lay;
        }
    }
    let mut while_running = slots.to_vec();
    if let Some((slot, playable)) = running_turn(&position, &held) {
        while_running[slot].fits = playable;
    }
    Some(while_running)
}

/// The slot of the hand that is to be played now, and the cards that have a square.
fn running_turn(position: &Position, held: &Held) -> Option<(usize, CardSet)> {
    if position.phase != Phase::Lay {
        return None;
    }
    Some((held.of(position.mover)?, playable(position)))
}

/// The record's start with these cards in the hands that its seat could not see.
fn start_position(record: &SeatRecord<Position>, dealt: &[Card]) -> Option<Position> {
    let mut position = record.start.visible_position(&record.setup)?;
    let holders = record.start.seats.iter().filter(|other| other.holds_card);
    for (other, &card) in holders.zip(dealt) {
        if other.card.is_none() {
            position.give(other.seat, card)?;
        }
    }
    Some(position)
}

/// The record's chance events with these cards drawn.
fn chances(record: &SeatRecord<Position>, dealt: &[Card]) -> Option<Vec<Chance>> {
    let holders = record.start.seats.iter().filter(|other| other.holds_card).count();
    let mut draws = dealt.get(holders..)?.iter();
    record
        .glimpses()
        .map(|glimpse| match *glimpse {
            Glimpse::Whole(Chance::Draw { seat, open, .. }) => {
                draws.next().map(|&card| Chance::Draw { seat, card, open })
            }
            Glimpse::Whole(chance) => Some(chance),
            Glimpse::HiddenDraw(seat) => draws.next().map(|&card| Chance::Draw { seat, card, open: false }),
        })
        .collect()
}
