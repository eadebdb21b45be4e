//! Worlds that fit what a seat has seen: every unseen tile is put into a place where it may have been.
//!
//! A tile lies in one place at a time, but a hand that went back into the store (M21) may be drawn again. So with
//! resignations there are three steps: when each laid tile was taken; then the hands of those who resigned, each
//! with everything else that was held at that moment beside it; then the rest around them. Without, one is enough.

use igroteka_game::{Seat, SeatRecord, Source, random_matching};

use crate::position::MAX_PLAYERS;
use crate::story::{Moment, NEVER, Slot, Story};
use crate::{Chance, Glimpse, Position, Tile, TileSet};

/// Dealing out a resigner's hand may leave no world for the others; then all is dealt out again, so often at most.
/// In ten thousand random games full of resignations no world took more than seven.
const ATTEMPTS: usize = 200;

/// The start and the chance events of a game in which the seat's record would be this very one.
pub(crate) fn sample_world(
    record: &SeatRecord<Position>,
    source: &mut impl Source,
) -> Option<(Position, Vec<Chance>)> {
    let story = Story::of(record)?;
    let attempts = if story.resigned.is_empty() { 1 } else { ATTEMPTS };
    let tiles = (0..attempts).find_map(|_| deal_out(&story, source))?;
    let mut hands = [TileSet::EMPTY; MAX_PLAYERS];
    for (slot, tile) in story.slots.iter().zip(&tiles).take(story.at_start) {
        hands[slot.seat.index()].insert(*tile);
    }
    let drawn = story.drawn_at_start.map(|place| tiles[place]);
    let start = record.start.position(&record.setup, hands, drawn)?;
    let mut later = tiles.into_iter().skip(story.at_start);
    let chances =
        (record.glimpses()).map(|glimpse| full_event(*glimpse, &mut later)).collect::<Option<Vec<_>>>()?;
    Some((start, chances))
}

/// The whole chance event, with the next tiles in the order in which they were taken.
fn full_event(glimpse: Glimpse, tiles: &mut impl Iterator<Item = Tile>) -> Option<Chance> {
    Some(match glimpse {
        Glimpse::Start(seat) => Chance::Start(seat),
        Glimpse::StartTile(tile) => Chance::StartTile(tile),
        Glimpse::Deal(seat, _) => {
            let hand = tiles.by_ref().take(crate::position::HAND_SIZE as usize).collect();
            Chance::Deal(seat, hand)
        }
        Glimpse::Draw(seat, _) => Chance::Draw(seat, tiles.next()?),
        Glimpse::Station(station) => Chance::Station(station),
    })
}

/// A tile for every slot, if this try finds them.
fn deal_out(story: &Story, source: &mut impl Source) -> Option<Vec<Tile>> {
    let mut slots = story.slots.clone();
    if !story.resigned.is_empty() {
        settle_laid_tiles(story, &mut slots, source)?;
    }
    for &(seat, moment) in &story.resigned {
        deal_resigned_hand(story, &mut slots, seat, moment, source)?;
    }
    let open = unknown(&slots, |_| true);
    let tiles = assign(story, &slots, &open, NEVER, story.never_laid(), source)?;
    for (place, tile) in open.into_iter().zip(tiles) {
        slots[place].tile = Some(tile);
    }
    slots.iter().map(|slot| slot.tile).collect()
}

/// Decides when each tile that was laid had been taken, so that a resigner is not given one that its owner had
/// before, and the store not more than were drawn from it later.
fn settle_laid_tiles(story: &Story, slots: &mut [Slot], source: &mut impl Source) -> Option<()> {
    let stays = |seat: Seat| story.resigned.iter().all(|(resigned, _)| *resigned != seat);
    let open = unknown(slots, |slot| stays(slot.seat));
    let stored: TileSet =
        (story.tiles.iter()).filter(|tile| story.laid(*tile).is_none_or(|laid| !stays(laid.seat))).collect();
    let tiles = assign(story, slots, &open, NEVER, stored, source)?;
    for (place, tile) in open.into_iter().zip(tiles) {
        if story.laid(tile).is_some() {
            slots[place].tile = Some(tile);
        }
    }
    Some(())
}

/// Decides what `seat` held until it resigned, together with all hands and the store of that moment, of which only
/// the resigner's part is kept.
fn deal_resigned_hand(
    story: &Story,
    slots: &mut [Slot],
    seat: Seat,
    moment: Moment,
    source: &mut impl Source,
) -> Option<()> {
    if unknown(slots, |slot| slot.seat == seat).is_empty() {
        return Some(());
    }
    let open = unknown(slots, |slot| slot.from < moment);
    let stored = (story.tiles.iter()).filter(|tile| story.may_be_stored(*tile, moment)).collect();
    let tiles = assign(story, slots, &open, moment, stored, source)?;
    for (place, tile) in open.into_iter().zip(tiles) {
        if slots[place].seat == seat {
            slots[place].tile = Some(tile);
        }
    }
    Some(())
}

/// Gives the slots `open` tiles as they lay at `moment`; tiles of `stored` may stay in the store.
fn assign(
    story: &Story,
    slots: &[Slot],
    open: &[usize],
    moment: Moment,
    stored: TileSet,
    source: &mut impl Source,
) -> Option<Vec<Tile>> {
    let held: Vec<Held> = slots.iter().filter_map(|slot| Held::of(story, slot)).collect();
    let taken: TileSet = (held.iter())
        .filter(|held| held.from < moment && held.until >= moment)
        .map(|held| held.tile)
        .collect();
    let tiles: Vec<Tile> = (story.tiles - taken).iter().collect();
    let rows: Vec<TileSet> = (open.iter())
        .map(|&place| {
            let slot = &slots[place];
            let elsewhere = held.iter().filter(|held| held.meets(slot)).map(|held| held.tile);
            story.candidates(slot) - elsewhere.collect()
        })
        .collect();
    // A row for each place in the store makes sure that what was laid came from a hand.
    let fits = |row: usize, column: usize| rows.get(row).unwrap_or(&stored).contains(tiles[column]);
    if rows.len() > tiles.len() {
        return None;
    }
    let matching = random_matching(tiles.len(), tiles.len(), fits, source)?;
    Some(matching.into_iter().take(rows.len()).map(|column| tiles[column]).collect())
}

/// A tile known to have been out of the store for a time; for good, if it was laid.
struct Held {
    tile: Tile,
    from: Moment,
    until: Moment,
}

impl Held {
    fn of(story: &Story, slot: &Slot) -> Option<Held> {
        let tile = slot.tile?;
        let laid = story.laid(tile).is_some_and(|laid| laid.seat == slot.seat);
        Some(Held { tile, from: slot.from, until: if laid { NEVER } else { slot.until } })
    }

    fn meets(&self, slot: &Slot) -> bool {
        self.from < slot.until && slot.from < self.until
    }
}

fn unknown(slots: &[Slot], wanted: impl Fn(&Slot) -> bool) -> Vec<usize> {
    (0..slots.len()).filter(|&place| slots[place].tile.is_none() && wanted(&slots[place])).collect()
}
