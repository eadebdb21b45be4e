//! What a seat's record tells of the tiles it did not see: who took tiles when, and what they cannot have been.

use igroteka_game::{Event, Seat, SeatRecord};

use crate::position::MAX_PLAYERS;
use crate::{
    Action, Glimpse, LineId, OpenedStation, Placement, Position, StageName, Table, Tile, TileSet, View,
};

/// A moment of the record. Before the first event: 0, and 1 for a draw that the start position tells of.
pub(crate) type Moment = u32;

const AT_START: Moment = 0;
const START_DRAW: Moment = 1;
const FIRST_EVENT: Moment = 2;
/// The end of what is never given back.
pub(crate) const NEVER: Moment = Moment::MAX;

/// A tile taken by a seat: at the start, in a deal or by a draw.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub seat: Seat,
    /// When it was taken.
    pub from: Moment,
    /// When the seat's hand went back into the store (M21), unless the tile was laid before.
    pub until: Moment,
    /// Which tile it is, where the record tells.
    pub tile: Option<Tile>,
}

/// A tile laid by a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid {
    pub seat: Seat,
    pub at: Moment,
}

/// A seat drew or passed: none of its tiles was one of these.
#[derive(Clone, Debug)]
struct Unfit {
    seat: Seat,
    at: Moment,
    tiles: TileSet,
}

/// What a record tells.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    pub slots: Vec<Slot>,
    /// How many slots were held at the start.
    pub at_start: usize,
    /// The slot of the tile that the start position calls drawn.
    pub drawn_at_start: Option<usize>,
    /// The tiles that were in hands or store at the start, a later start tile aside.
    pub tiles: TileSet,
    laid: [Option<Laid>; Tile::COUNT],
    unfit: Vec<Unfit>,
    /// Who resigned, in order.
    pub resigned: Vec<(Seat, Moment)>,
}

impl Story {
    /// Reads the record; `None` if no game goes like this.
    pub fn of(record: &SeatRecord<Position>) -> Option<Story> {
        let mut reader = Reader::at_start(&record.start)?;
        for event in &record.events {
            reader.now += 1;
            reader.event(event)?;
        }
        Some(reader.story)
    }

    /// Who laid `tile`, and when.
    pub fn laid(&self, tile: Tile) -> Option<Laid> {
        self.laid[tile.index()]
    }

    /// The tiles that nobody has laid.
    pub fn never_laid(&self) -> TileSet {
        self.tiles.iter().filter(|tile| self.laid(*tile).is_none()).collect()
    }

    /// Whether `tile` could lie in the store at `moment`: never laid, or laid by a seat that took a tile in between.
    pub fn may_be_stored(&self, tile: Tile, moment: Moment) -> bool {
        self.laid(tile).is_none_or(|laid| {
            let taken = |slot: &Slot| slot.seat == laid.seat && slot.from > moment && slot.from < laid.at;
            self.slots.iter().any(taken)
        })
    }

    /// The tiles that `slot` may have held, leaving aside what other slots held.
    pub fn candidates(&self, slot: &Slot) -> TileSet {
        let mut tiles = TileSet::EMPTY;
        for tile in self.tiles.iter() {
            let possible = match self.laid(tile) {
                None => true,
                Some(laid) if laid.seat == slot.seat => laid.at > slot.from,
                // M21: given back unseen, drawn by another and laid.
                Some(laid) => laid.at > slot.until && self.may_be_stored(tile, slot.until),
            };
            if possible {
                tiles.insert(tile);
            }
        }
        for unfit in &self.unfit {
            if unfit.seat == slot.seat && unfit.at > slot.from {
                let gone = |tile: &Tile| {
                    (self.laid(*tile)).is_some_and(|laid| laid.seat == slot.seat && laid.at < unfit.at)
                };
                let held_then: TileSet = unfit.tiles.iter().filter(|tile| !gone(tile)).collect();
                tiles -= held_then;
            }
        }
        tiles
    }
}

/// Goes through the events with the public table beside them.
struct Reader {
    story: Story,
    table: Table,
    now: Moment,
    /// The slot of the tile just drawn.
    drawn: Option<usize>,
    /// The complete line that waits for its station, and who completed it.
    completed: Option<(LineId, Seat)>,
    late: Option<Seat>,
}

impl Reader {
    fn at_start(view: &View) -> Option<Reader> {
        let table = view.table().ok()?;
        let mut reader = Reader {
            story: Story {
                slots: Vec::new(),
                at_start: 0,
                drawn_at_start: None,
                tiles: table.unlaid(),
                laid: [None; Tile::COUNT],
                unfit: Vec::new(),
                resigned: Vec::new(),
            },
            table,
            now: FIRST_EVENT - 1,
            drawn: None,
            completed: view.completed.zip(view.on_turn),
            late: None,
        };
        for seat in &view.seats {
            if seat.seat.index() >= MAX_PLAYERS {
                return None;
            }
            match seat.hand {
                Some(tiles) => reader.take_known(seat.seat, AT_START, tiles),
                None => reader.take_unknown(seat.seat, AT_START, seat.tiles),
            }
        }
        reader.story.at_start = reader.story.slots.len();
        if let Some(seat) = view.on_turn
            && matches!(view.stage, StageName::Draw | StageName::Drawn)
        {
            reader.start_draw(seat, view)?;
        }
        Some(reader)
    }

    /// The start position tells that `seat` found nothing that fits.
    fn start_draw(&mut self, seat: Seat, view: &View) -> Option<()> {
        self.story.unfit.push(Unfit { seat, at: START_DRAW, tiles: self.table.open_fits() });
        if view.stage == StageName::Drawn {
            let of_seat =
                |slot: &Slot| slot.seat == seat && view.drawn.is_none_or(|tile| slot.tile == Some(tile));
            let place = self.story.slots.iter().position(of_seat)?;
            self.story.slots[place].from = START_DRAW;
            self.story.drawn_at_start = Some(place);
            self.drawn = Some(place);
        }
        Some(())
    }

    fn event(&mut self, event: &Event<Action, Glimpse>) -> Option<()> {
        match event {
            Event::Chance(glimpse) => self.chance(*glimpse),
            Event::Act(seat, action) | Event::ResignMatch(seat, action) => self.act(*seat, *action),
            Event::Timeout(seat) => {
                self.late = Some(*seat);
                Some(())
            }
            Event::Pick(action) => {
                let seat = self.late?;
                self.act(seat, *action)
            }
            // Metro knows neither agreed draws nor takebacks.
            Event::OfferDraw(_) | Event::AcceptDraw(_) | Event::Takeback(_) => None,
        }
    }

    fn chance(&mut self, glimpse: Glimpse) -> Option<()> {
        match glimpse {
            Glimpse::Start(_) => {}
            Glimpse::StartTile(tile) => {
                if !tile.is_double() {
                    self.table.set_start_tile(tile);
                    self.story.tiles.remove(tile);
                }
            }
            Glimpse::Deal(seat, Some(tiles)) => self.take_known(seat, self.now, tiles),
            Glimpse::Deal(seat, None) => self.take_unknown(seat, self.now, crate::position::HAND_SIZE),
            Glimpse::Draw(seat, tile) => {
                self.drawn = Some(self.story.slots.len());
                match tile {
                    Some(tile) => self.take_known(seat, self.now, TileSet::only(tile)),
                    None => self.take_unknown(seat, self.now, 1),
                }
            }
            Glimpse::Station(station) => {
                let (line, owner) = self.completed.take()?;
                if !self.table.in_pile(station) {
                    return None;
                }
                self.table.open(OpenedStation { station, line, owner });
            }
        }
        Some(())
    }

    fn act(&mut self, seat: Seat, action: Action) -> Option<()> {
        match action {
            Action::Lay(placement) | Action::Token(placement) => self.lay(seat, placement)?,
            Action::Draw | Action::Pass => {
                self.story.unfit.push(Unfit { seat, at: self.now, tiles: self.table.open_fits() });
            }
            Action::Keep => self.drawn = None,
            Action::Done => {}
            Action::Resign => self.resign(seat),
        }
        Some(())
    }

    fn lay(&mut self, seat: Seat, placement: Placement) -> Option<()> {
        self.table.check(placement.line, placement.tile).ok()?;
        let tile = placement.tile.tile();
        // M7: right after a draw it is the drawn tile.
        if let Some(place) = self.drawn.take() {
            self.story.slots[place].tile = Some(tile);
        }
        self.story.laid[tile.index()] = Some(Laid { seat, at: self.now });
        if self.table.lay(placement.line, placement.tile) && self.table.pile_len() > 0 {
            self.completed = Some((placement.line, seat));
        }
        Some(())
    }

    /// M21: whatever the seat still holds goes back.
    fn resign(&mut self, seat: Seat) {
        let now = self.now;
        self.story.resigned.push((seat, now));
        for slot in self.story.slots.iter_mut().filter(|slot| slot.seat == seat) {
            slot.until = now;
        }
        if self.drawn.is_some_and(|place| self.story.slots[place].seat == seat) {
            self.drawn = None;
        }
    }

    fn take_known(&mut self, seat: Seat, from: Moment, tiles: TileSet) {
        for tile in tiles.iter() {
            self.take(seat, from, Some(tile));
        }
    }

    fn take_unknown(&mut self, seat: Seat, from: Moment, count: u32) {
        for _ in 0..count {
            self.take(seat, from, None);
        }
    }

    fn take(&mut self, seat: Seat, from: Moment, tile: Option<Tile>) {
        self.story.slots.push(Slot { seat, from, until: NEVER, tile });
    }
}
