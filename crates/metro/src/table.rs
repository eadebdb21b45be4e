//! The public table: lines, stations and which tiles fit where (M1–M5, M14, M18).

use igroteka_game::Seat;

use crate::line::LineSet;
use crate::{CityId, Illegal, Line, LineId, Pip, Placed, StationId, Tile, TileSet};

/// At most so many lines are active at a time (M5).
pub const MAX_ACTIVE: u32 = 3;

/// A station that has been opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpenedStation {
    /// Which one it is.
    pub station: StationId,
    /// The line that leads to it.
    pub line: LineId,
    /// Who opened it (M12).
    pub owner: Seat,
}

/// Everything that lies open: the same for all seats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    city: CityId,
    start_tile: Option<Tile>,
    start_lines: u8,
    line_count: u8,
    lines: [Line; LineId::MAX_LINES],
    unstarted: LineSet,
    active: LineSet,
    opened: [Option<OpenedStation>; StationId::MAX_STATIONS],
    opened_count: u8,
    /// The stations still in the pile, one bit each.
    pile: u16,
    /// Tiles that lie on lines or in the start station.
    laid: TileSet,
    /// Tiles that fit at least one open line; kept up to date with every tile and station.
    open_fits: TileSet,
}

impl Table {
    /// The start station alone.
    pub fn new(city: CityId) -> Table {
        let mut table = Table {
            city,
            start_tile: None,
            start_lines: 0,
            line_count: 0,
            lines: [Line::NONE; LineId::MAX_LINES],
            unstarted: LineSet::EMPTY,
            active: LineSet::EMPTY,
            opened: [None; StationId::MAX_STATIONS],
            opened_count: 0,
            pile: ((1u32 << city.city().stations.len()) - 1) as u16,
            laid: TileSet::EMPTY,
            open_fits: TileSet::EMPTY,
        };
        table.add_lines(&city.city().start.lines);
        table.start_lines = table.line_count;
        table.refresh();
        table
    }

    /// The city.
    pub fn city(&self) -> CityId {
        self.city
    }

    /// The tile in the start station, where the setup asks for one (M2).
    pub fn start_tile(&self) -> Option<Tile> {
        self.start_tile
    }

    /// The lines of all open stations, in order.
    pub fn lines(&self) -> impl Iterator<Item = (LineId, &Line)> {
        (self.lines[..self.line_count as usize].iter().enumerate())
            .map(|(index, line)| (LineId::from_index(index), line))
    }

    /// One line, if its station is open.
    pub fn line(&self, line: LineId) -> Option<&Line> {
        self.lines[..self.line_count as usize].get(line.index())
    }

    /// The stations opened so far, in order.
    pub fn opened(&self) -> impl Iterator<Item = OpenedStation> {
        self.opened.iter().map_while(|opened| *opened)
    }

    /// The station that `line` leaves; `None` for the start station.
    pub fn origin(&self, line: LineId) -> Option<StationId> {
        let mut first = self.start_lines as usize;
        let mut origin = None;
        for opened in self.opened() {
            if line.index() < first {
                break;
            }
            origin = Some(opened.station);
            first += self.city.city().station(opened.station).map_or(0, |station| station.lines.len());
        }
        origin
    }

    /// The station that closes `line`, once it is open.
    pub fn leads_to(&self, line: LineId) -> Option<OpenedStation> {
        self.opened().find(|opened| opened.line == line)
    }

    /// The stations still in the pile, by number.
    pub fn pile(&self) -> impl Iterator<Item = StationId> {
        let pile = self.pile;
        (0..StationId::MAX_STATIONS).filter(move |index| pile & (1 << index) != 0).map(StationId::from_index)
    }

    /// How many stations are in the pile.
    #[inline]
    pub fn pile_len(&self) -> u32 {
        self.pile.count_ones()
    }

    /// Whether `station` is in the pile.
    pub fn in_pile(&self, station: StationId) -> bool {
        self.pile & (1 << station.index()) != 0
    }

    /// How many lines are active.
    #[inline]
    pub fn active_lines(&self) -> u32 {
        self.active.len()
    }

    /// Whether `line` can take a tile now: active, or unstarted with an active token left (M5).
    pub fn is_open(&self, line: LineId) -> bool {
        self.open_lines().contains(line)
    }

    /// All tiles that are not on the table.
    #[inline]
    pub fn unlaid(&self) -> TileSet {
        TileSet::ALL - self.laid
    }

    /// The tiles that `line` itself takes next, laid or not, whether or not a token is left to start it.
    #[inline]
    pub fn fits(&self, line: LineId) -> TileSet {
        let state = &self.lines[line.index()];
        if state.is_full() {
            return TileSet::EMPTY;
        }
        let spec = state.spec();
        // M3: a limit concerns each half of every tile on the line.
        let within = TileSet::within(spec.min, spec.max);
        match (state.open_end(), self.first_halves(line)) {
            (Some(end), _) => within & TileSet::with(end),
            (None, Some([low, high])) => within & (TileSet::with(low) | TileSet::with(high)),
            (None, None) => within,
        }
    }

    /// The tiles that at least one open line takes.
    #[inline]
    pub fn open_fits(&self) -> TileSet {
        self.open_fits
    }

    /// Whether no unlaid tile fits any open line (M14).
    #[inline]
    pub fn is_blocked(&self) -> bool {
        !self.open_fits.meets(self.unlaid())
    }

    /// Whether every tile that `line` could take is laid: out of order for good (M18).
    pub fn is_dead(&self, line: LineId) -> bool {
        let unfinished = self.line(line).is_some_and(|line| !line.is_full());
        unfinished && !self.fits(line).meets(self.unlaid())
    }

    /// How many stations `seat` has opened.
    #[inline]
    pub fn stations_of(&self, seat: Seat) -> u32 {
        self.opened().filter(|opened| opened.owner == seat).count() as u32
    }

    /// Whether `placed` may be laid on `line`, and why not.
    pub(crate) fn check(&self, line: LineId, placed: Placed) -> Result<(), Illegal> {
        let state = self.line(line).ok_or(Illegal::NoSuchLine(line))?;
        if state.is_full() {
            return Err(Illegal::LineClosed(line)); // M4
        }
        if !self.is_open(line) {
            return Err(Illegal::NoActiveToken(line)); // M5
        }
        self.check_join(line, placed)
    }

    /// Whether `placed` continues `line`, which is not full, leaving active tokens aside.
    pub(crate) fn check_join(&self, line: LineId, placed: Placed) -> Result<(), Illegal> {
        let state = &self.lines[line.index()];
        if let Some(end) = state.open_end()
            && placed.near() != end
        {
            return Err(Illegal::DoesNotTouch { line, end }); // M1
        }
        if state.tiles().is_empty()
            && let (Some(tile), Some(halves)) = (self.start_tile, self.first_halves(line))
            && !halves.contains(&placed.near())
        {
            return Err(Illegal::NotTheStartTile { line, tile }); // M2
        }
        let spec = state.spec();
        let tile = placed.tile();
        if tile.low() < spec.min {
            return Err(Illegal::BelowMin { line, min: spec.min }); // M3
        }
        if tile.high() > spec.max {
            return Err(Illegal::AboveMax { line, max: spec.max }); // M3
        }
        Ok(())
    }

    /// The lines that can take a tile now (M5).
    #[inline]
    pub(crate) fn open_lines(&self) -> LineSet {
        if self.active.len() < MAX_ACTIVE { self.active | self.unstarted } else { self.active }
    }

    /// In how many ways `tiles`, all of which fit `line`, can be laid on it.
    #[inline]
    pub(crate) fn count_ways(&self, line: LineId, tiles: TileSet) -> u32 {
        if self.active.contains(line) {
            return tiles.len();
        }
        match self.first_halves(line) {
            // A double begins in one way, any other tile in two.
            None => 2 * tiles.len() - (tiles & TileSet::DOUBLES).len(),
            // Only the start tile itself has both its halves: every other tile touches it one way.
            Some([low, high]) => (tiles & TileSet::with(low)).len() + (tiles & TileSet::with(high)).len(),
        }
    }

    /// One of the ways that [`Table::count_ways`] counts.
    #[inline]
    pub(crate) fn nth_way(&self, line: LineId, tiles: TileSet, rank: u32) -> Placed {
        if let Some(end) = self.lines[line.index()].open_end() {
            return Placed::touching(tiles.nth(rank), end);
        }
        if let Some([low, high]) = self.first_halves(line) {
            let with_low = tiles & TileSet::with(low);
            return match rank.checked_sub(with_low.len()) {
                None => Placed::touching(with_low.nth(rank), low),
                Some(rank) => Placed::touching((tiles & TileSet::with(high)).nth(rank), high),
            };
        }
        let tile_count = tiles.len();
        match rank.checked_sub(tile_count) {
            None => {
                let tile = tiles.nth(rank);
                Placed::new(tile.low(), tile.high())
            }
            Some(rank) => {
                let tile = (tiles - TileSet::DOUBLES).nth(rank);
                Placed::new(tile.high(), tile.low())
            }
        }
    }

    /// The ways in which `tile`, which fits `line`, can be laid on it: lower half first, then higher half first.
    pub(crate) fn ways(&self, line: LineId, tile: Tile) -> impl Iterator<Item = Placed> {
        let end = self.lines[line.index()].open_end();
        let halves = self.first_halves(line);
        let may_touch = move |near: Pip| match (end, halves) {
            (Some(end), _) => near == end,
            (None, Some(halves)) => halves.contains(&near),
            (None, None) => true,
        };
        let other_way = (!tile.is_double()).then_some(tile.high());
        (std::iter::once(tile.low()).chain(other_way))
            .filter(move |near| may_touch(*near))
            .map(move |near| Placed::touching(tile, near))
    }

    /// Puts the start tile into the start station (M2).
    pub(crate) fn set_start_tile(&mut self, tile: Tile) {
        self.start_tile = Some(tile);
        self.laid.insert(tile);
        self.refresh();
    }

    /// Lays a tile; true if that completes the line, which gives its active token back (M4).
    #[inline]
    pub(crate) fn lay(&mut self, line: LineId, placed: Placed) -> bool {
        let state = &mut self.lines[line.index()];
        state.push(placed);
        let full = state.is_full();
        self.unstarted.remove(line);
        if full {
            self.active.remove(line);
        } else {
            self.active.insert(line);
        }
        self.laid.insert(placed.tile());
        self.refresh();
        full
    }

    /// Opens a station of the pile.
    pub(crate) fn open(&mut self, opened: OpenedStation) {
        self.pile &= !(1 << opened.station.index());
        self.opened[self.opened_count as usize] = Some(opened);
        self.opened_count += 1;
        if let Some(station) = self.city.city().station(opened.station) {
            self.add_lines(&station.lines);
        }
        self.refresh();
    }

    /// The halves that a first tile on `line` must touch, where the setup asks for a start tile (M2).
    #[inline]
    fn first_halves(&self, line: LineId) -> Option<[Pip; 2]> {
        let tile = self.start_tile?;
        (line.index() < self.start_lines as usize).then(|| [tile.low(), tile.high()])
    }

    fn add_lines(&mut self, specs: &[crate::LineSpec]) {
        for spec in specs {
            let line = LineId::from_index(self.line_count as usize);
            self.lines[line.index()] = Line::new(*spec);
            self.unstarted.insert(line);
            self.line_count += 1;
        }
    }

    #[inline]
    fn refresh(&mut self) {
        let mut fits = TileSet::EMPTY;
        for line in self.open_lines().iter() {
            fits |= self.fits(line);
            if fits == TileSet::ALL {
                break;
            }
        }
        self.open_fits = fits;
    }
}
