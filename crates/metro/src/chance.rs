//! What chance does, and what each seat sees of it (M16).

use std::fmt;

use igroteka_game::{Odds, Seat, Source};

use crate::position::HAND_SIZE;
use crate::{Illegal, Position, Stage, StationId, Tile, TileSet};

/// A chance event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The lot: this seat begins.
    Start(Seat),
    /// A tile drawn into the start station. A double is put back, and another is drawn (M2).
    StartTile(Tile),
    /// Nine tiles for a seat.
    Deal(Seat, TileSet),
    /// A tile drawn from the store.
    Draw(Seat, Tile),
    /// The station turned over for a completed line.
    Station(StationId),
}

/// What a seat sees of a chance event: other seats' tiles are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// The lot: this seat begins.
    Start(Seat),
    /// A tile drawn into the start station.
    StartTile(Tile),
    /// Nine tiles for a seat.
    Deal(Seat, Option<TileSet>),
    /// A tile drawn from the store.
    Draw(Seat, Option<Tile>),
    /// The station turned over for a completed line.
    Station(StationId),
}

impl Glimpse {
    /// What `seat`, or a spectator, sees of `chance`.
    pub(crate) fn of(chance: &Chance, seat: Option<Seat>) -> Glimpse {
        match *chance {
            Chance::Start(starter) => Glimpse::Start(starter),
            Chance::StartTile(tile) => Glimpse::StartTile(tile),
            Chance::Deal(to, tiles) => Glimpse::Deal(to, (seat == Some(to)).then_some(tiles)),
            Chance::Draw(to, tile) => Glimpse::Draw(to, (seat == Some(to)).then_some(tile)),
            Chance::Station(station) => Glimpse::Station(station),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::StartTile(tile) => write!(f, "starttile {tile}"),
            Chance::Deal(seat, tiles) => write!(f, "deal {seat} {tiles}"),
            Chance::Draw(seat, tile) => write!(f, "draw {seat} {tile}"),
            Chance::Station(station) => write!(f, "station {station}"),
        }
    }
}

impl fmt::Display for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Glimpse::Start(seat) => write!(f, "{}", Chance::Start(seat)),
            Glimpse::StartTile(tile) => write!(f, "{}", Chance::StartTile(tile)),
            Glimpse::Deal(seat, Some(tiles)) => write!(f, "{}", Chance::Deal(seat, tiles)),
            Glimpse::Deal(seat, None) => write!(f, "deal {seat}{}", " ?".repeat(HAND_SIZE as usize)),
            Glimpse::Draw(seat, Some(tile)) => write!(f, "{}", Chance::Draw(seat, tile)),
            Glimpse::Draw(seat, None) => write!(f, "draw {seat} ?"),
            Glimpse::Station(station) => write!(f, "{}", Chance::Station(station)),
        }
    }
}

/// The outcomes of the event that is due; piles are unordered, so each is equally likely.
pub(crate) fn odds(position: &Position) -> Odds<Chance> {
    let outcomes: Vec<Chance> = match position.stage {
        Stage::Lot => position.seats_in.iter().map(Chance::Start).collect(),
        Stage::StartTile => position.store.iter().map(Chance::StartTile).collect(),
        Stage::Draw => (position.store.iter()).map(|tile| Chance::Draw(position.seat, tile)).collect(),
        Stage::Station(_) => position.table.pile().map(Chance::Station).collect(),
        _ => return Odds::Shuffle,
    };
    Odds::Listed(outcomes.into_iter().map(|chance| (chance, 1)).collect())
}

/// Draws the event that is due.
pub(crate) fn draw(position: &Position, source: &mut impl Source) -> Chance {
    match position.stage {
        Stage::Lot => {
            let mut seats = position.seats_in.iter();
            let seat = seats.nth(source.below(position.seats_in.len()) as usize);
            Chance::Start(seat.unwrap_or(Seat::FIRST))
        }
        Stage::StartTile => Chance::StartTile(random_tile(position.store, source)),
        Stage::Station(_) => {
            let mut pile = position.table.pile();
            let station = pile.nth(source.below(position.table.pile_len()) as usize);
            Chance::Station(station.unwrap_or(StationId::from_index(0)))
        }
        Stage::Deal => {
            let mut left = position.store;
            let mut hand = TileSet::EMPTY;
            for _ in 0..HAND_SIZE {
                let tile = random_tile(left, source);
                left.remove(tile);
                hand.insert(tile);
            }
            Chance::Deal(position.deal_due().unwrap_or(position.seat), hand)
        }
        _ => Chance::Draw(position.seat, random_tile(position.store, source)),
    }
}

/// Whether this can be the outcome of the event that is due, and why not.
pub(crate) fn check(position: &Position, chance: &Chance) -> Result<(), Illegal> {
    let in_store = |tile| {
        if position.store.contains(tile) { Ok(()) } else { Err(Illegal::NotInStore(tile)) }
    };
    match (position.stage, *chance) {
        (Stage::Lot, Chance::Start(seat)) if position.seats_in.contains(seat) => Ok(()),
        (Stage::Lot, Chance::Start(seat)) => Err(Illegal::NotInGame(seat)),
        (Stage::Deal, Chance::Deal(seat, tiles)) => match position.deal_due() {
            Some(due) if due != seat => Err(Illegal::OtherSeat(due)),
            _ if tiles.len() != HAND_SIZE => Err(Illegal::DealSize),
            _ => tiles.iter().try_for_each(in_store),
        },
        (Stage::Draw, Chance::Draw(seat, _)) if seat != position.seat => {
            Err(Illegal::OtherSeat(position.seat))
        }
        (Stage::StartTile, Chance::StartTile(tile)) | (Stage::Draw, Chance::Draw(_, tile)) => in_store(tile),
        (Stage::Station(_), Chance::Station(station)) if position.table.in_pile(station) => Ok(()),
        (Stage::Station(_), Chance::Station(station)) => Err(Illegal::NotInPile(station)),
        _ => Err(Illegal::AnotherChance { due: position.due_in_words() }),
    }
}

/// Applies a possible outcome.
pub(crate) fn apply(position: &mut Position, chance: &Chance) {
    match *chance {
        Chance::Start(seat) => position.begin_with(seat),
        // M2: a double is put back.
        Chance::StartTile(tile) if tile.is_double() => {}
        Chance::StartTile(tile) => {
            position.store.remove(tile);
            position.table.set_start_tile(tile);
            position.stage = Stage::Deal;
        }
        Chance::Deal(seat, tiles) => {
            position.store -= tiles;
            position.hands[seat.index()] = tiles;
            if position.deal_due().is_none() {
                position.stage = Stage::Lay;
            }
        }
        Chance::Draw(seat, tile) => {
            position.store.remove(tile);
            position.hands[seat.index()].insert(tile);
            position.stage = Stage::Drawn(tile);
        }
        Chance::Station(station) => position.open_station(station),
    }
}

impl Position {
    fn due_in_words(&self) -> &'static str {
        match self.stage {
            Stage::Lot => "the lot for the start",
            Stage::StartTile => "the start tile",
            Stage::Deal => "a deal",
            Stage::Draw => "a tile from the store",
            Stage::Station(_) => "a station",
            _ => "no chance event",
        }
    }
}

/// A tile of a set that is not empty.
#[inline]
pub(crate) fn random_tile(tiles: TileSet, source: &mut impl Source) -> Tile {
    tiles.nth(source.below(tiles.len()))
}
