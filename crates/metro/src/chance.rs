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

impl Chance {
    /// What `seat`, or a spectator, sees of this.
    pub(crate) fn seen_by(self, seat: Option<Seat>) -> Glimpse {
        match self {
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

impl Position {
    /// The outcomes of the event that is due; piles are unordered, so each is equally likely.
    pub(crate) fn chance_odds(&self) -> Odds<Chance> {
        let outcomes: Vec<Chance> = match self.stage {
            Stage::Lot => self.seats_in.iter().map(Chance::Start).collect(),
            Stage::StartTile => self.store.iter().map(Chance::StartTile).collect(),
            Stage::Draw => (self.store.iter()).map(|tile| Chance::Draw(self.seat, tile)).collect(),
            Stage::Station(_) => self.table.pile().map(Chance::Station).collect(),
            _ => return Odds::Shuffle,
        };
        Odds::Listed(outcomes.into_iter().map(|chance| (chance, 1)).collect())
    }

    /// Draws the event that is due.
    pub(crate) fn draw_due(&self, source: &mut impl Source) -> Chance {
        match self.stage {
            Stage::Lot => {
                let mut seats = self.seats_in.iter();
                let seat = seats.nth(source.below(self.seats_in.len()) as usize);
                Chance::Start(seat.unwrap_or(Seat::FIRST))
            }
            Stage::StartTile => Chance::StartTile(random_tile(self.store, source)),
            Stage::Station(_) => {
                let mut pile = self.table.pile();
                let station = pile.nth(source.below(self.table.pile_len()) as usize);
                Chance::Station(station.unwrap_or(StationId::from_index(0)))
            }
            Stage::Deal => {
                let mut left = self.store;
                let mut hand = TileSet::EMPTY;
                for _ in 0..HAND_SIZE {
                    let tile = random_tile(left, source);
                    left.remove(tile);
                    hand.insert(tile);
                }
                Chance::Deal(self.deal_due().unwrap_or(self.seat), hand)
            }
            _ => Chance::Draw(self.seat, random_tile(self.store, source)),
        }
    }

    /// Whether this can be the outcome of the event that is due.
    pub(crate) fn check_due(&self, chance: Chance) -> Result<(), Illegal> {
        let in_store = |tile| {
            if self.store.contains(tile) { Ok(()) } else { Err(Illegal::NotInStore(tile)) }
        };
        match (self.stage, chance) {
            (Stage::Lot, Chance::Start(seat)) if self.seats_in.contains(seat) => Ok(()),
            (Stage::Lot, Chance::Start(seat)) => Err(Illegal::NotInGame(seat)),
            (Stage::Deal, Chance::Deal(seat, tiles)) => match self.deal_due() {
                Some(due) if due != seat => Err(Illegal::OtherSeat(due)),
                _ if tiles.len() != HAND_SIZE => Err(Illegal::DealSize),
                _ => tiles.iter().try_for_each(in_store),
            },
            (Stage::Draw, Chance::Draw(seat, _)) if seat != self.seat => Err(Illegal::OtherSeat(self.seat)),
            (Stage::StartTile, Chance::StartTile(tile)) | (Stage::Draw, Chance::Draw(_, tile)) => {
                in_store(tile)
            }
            (Stage::Station(_), Chance::Station(station)) if self.table.in_pile(station) => Ok(()),
            (Stage::Station(_), Chance::Station(station)) => Err(Illegal::NotInPile(station)),
            _ => Err(Illegal::AnotherChance { due: self.due_in_words() }),
        }
    }

    /// Applies a possible outcome.
    pub(crate) fn apply_due(&mut self, chance: Chance) {
        match chance {
            Chance::Start(seat) => self.begin_with(seat),
            // M2: a double is put back.
            Chance::StartTile(tile) if tile.is_double() => {}
            Chance::StartTile(tile) => {
                self.store.remove(tile);
                self.table.set_start_tile(tile);
                self.stage = Stage::Deal;
            }
            Chance::Deal(seat, tiles) => {
                self.store -= tiles;
                self.hands[seat.index()] = tiles;
                if self.deal_due().is_none() {
                    self.stage = Stage::Lay;
                }
            }
            Chance::Draw(seat, tile) => {
                self.store.remove(tile);
                self.hands[seat.index()].insert(tile);
                self.stage = Stage::Drawn(tile);
            }
            Chance::Station(station) => self.open_station(station),
        }
    }

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
fn random_tile(tiles: TileSet, source: &mut impl Source) -> Tile {
    tiles.nth(source.below(tiles.len()))
}
