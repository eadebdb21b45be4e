//! What a seat, or a spectator, may know of a position (G3, M16).

use igroteka_game::{ReadError, Rules as _, Seat, SeatSet, Turn};

use crate::position::MAX_PLAYERS;
use crate::{
    CityId, Ending, LineId, LineState, OpenedStation, Pip, Placed, Position, Setup, Stage, StationId, Table,
    Tile, TileSet, setup,
};

/// The public table, the viewer's own hand, and how many tiles the others hold. Once the game is over, everything.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Whose view this is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Who acts next.
    pub turn: Turn,
    /// What happens next.
    pub stage: StageName,
    /// Whose turn it is, or who will begin, once that is known.
    pub on_turn: Option<Seat>,
    /// The tile just drawn, for whoever drew it.
    pub drawn: Option<Tile>,
    /// The complete line for which a station is due.
    pub completed: Option<LineId>,
    /// A double's extra move is waiting (M9).
    pub right: bool,
    /// The one metro token of this turn is used (M10).
    pub token_used: bool,
    /// Why the game ended.
    pub ending: Option<Ending>,
    /// The city.
    pub city: CityId,
    /// The name of the start station.
    pub start_station: &'static str,
    /// The tile in the start station (M2).
    pub start_tile: Option<Tile>,
    /// Each seat.
    pub seats: Vec<SeatView>,
    /// How many tiles the store holds.
    pub store: u32,
    /// Which ones, once the game is over.
    pub store_tiles: Option<TileSet>,
    /// How many stations are in the pile.
    pub pile: u32,
    /// The stations opened, in order.
    pub stations: Vec<StationView>,
    /// The lines of all open stations: with `from` and `leads_to` the whole map as a tree (M17).
    pub lines: Vec<LineView>,
}

/// The kinds of [`Stage`].
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum StageName {
    /// The lot for the start is due.
    Lot,
    /// A tile for the start station is due.
    StartTile,
    /// A hand is due.
    Deal,
    /// The turn begins.
    Lay,
    /// A tile from the store is due.
    Draw,
    /// A tile was drawn and is laid or kept.
    Drawn,
    /// A station is due.
    Station,
    /// A right or a token is left.
    More,
    /// The game has ended.
    Over,
}

/// What is known of one seat.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Whether it is still in the game.
    pub in_game: bool,
    /// How many tiles it holds.
    pub tiles: u32,
    /// Which ones, where the viewer may know.
    pub hand: Option<TileSet>,
    /// Its metro tokens.
    pub tokens: u8,
    /// How many stations it has opened.
    pub stations: u32,
    /// What it would have if the game ended now.
    pub points: i32,
}

/// An open station.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct StationView {
    /// Its number in the city.
    pub station: StationId,
    /// Its name.
    pub name: &'static str,
    /// The line that leads to it.
    pub line: LineId,
    /// Who opened it.
    pub owner: Seat,
}

/// A line of an open station.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LineView {
    /// Its number.
    pub line: LineId,
    /// The station that it leaves; `None` for the start station.
    pub from: Option<StationId>,
    /// How many tiles it holds when complete.
    pub length: u8,
    /// No half may be below this.
    pub min: Pip,
    /// No half may be above this.
    pub max: Pip,
    /// Its tiles from the station outwards, near half first.
    pub tiles: Vec<Placed>,
    /// How far it has come.
    pub state: LineState,
    /// Whether it can take a tile now: active, or unstarted while fewer than three are active (M5).
    pub open: bool,
    /// The half that the next tile must touch, on an active line.
    pub open_end: Option<Pip>,
    /// The station that closes it.
    pub leads_to: Option<StationId>,
    /// Whether nothing in the viewer's hand fits (M18); `None` for a spectator.
    pub out_of_order: Option<bool>,
    /// Whether every tile that could fit is laid (M18).
    pub out_of_order_for_good: bool,
}

impl Position {
    fn station_view(&self, opened: OpenedStation) -> StationView {
        let station = self.table.city().city().station(opened.station);
        StationView {
            station: opened.station,
            name: station.map_or("", |station| station.name.as_str()),
            line: opened.line,
            owner: opened.owner,
        }
    }

    fn line_view(&self, id: LineId, viewer: Option<Seat>) -> LineView {
        let line = self.table.line(id).expect("the line was listed by its table");
        LineView {
            line: id,
            from: self.table.origin(id),
            length: line.spec().length,
            min: line.spec().min,
            max: line.spec().max,
            tiles: line.tiles().to_vec(),
            state: line.state(),
            open: self.table.is_open(id),
            open_end: line.open_end(),
            leads_to: self.table.leads_to(id).map(|opened| opened.station),
            out_of_order: viewer.map(|seat| self.is_out_of_order(id, seat)),
            out_of_order_for_good: self.table.is_dead(id),
        }
    }
}

impl View {
    /// What `seat`, or a spectator, may know of `position`.
    pub(crate) fn of(position: &Position, seat: Option<Seat>) -> View {
        let over = position.ending().is_some();
        let shows = |holder: Seat| over || seat == Some(holder);
        View {
            seat,
            turn: position.turn(),
            stage: position.stage.into(),
            on_turn: position.on_turn(),
            drawn: position.drawn().filter(|_| shows(position.seat)),
            completed: match position.stage {
                Stage::Station(line) => Some(line),
                _ => None,
            },
            right: position.right,
            token_used: position.token_used,
            ending: position.ending(),
            city: position.table.city(),
            start_station: &position.table.city().city().start.name,
            start_tile: position.table.start_tile(),
            seats: (Seat::all(position.players))
                .map(|holder| SeatView {
                    seat: holder,
                    in_game: position.seats_in.contains(holder),
                    tiles: position.hand(holder).len(),
                    hand: shows(holder).then(|| position.hand(holder)),
                    tokens: position.tokens(holder),
                    stations: position.table.stations_of(holder),
                    points: position.points(holder),
                })
                .collect(),
            store: position.store.len(),
            store_tiles: over.then_some(position.store),
            pile: position.table.pile_len(),
            stations: position.table.opened().map(|opened| position.station_view(opened)).collect(),
            lines: (position.table.lines()).map(|(id, _)| position.line_view(id, seat)).collect(),
        }
    }

    /// The public table, rebuilt from what the view tells.
    pub(crate) fn table(&self) -> Result<Table, ReadError> {
        let stations = self.stations.iter().map(|station| OpenedStation {
            station: station.station,
            line: station.line,
            owner: station.owner,
        });
        let tiles = (self.lines.iter()).flat_map(|line| line.tiles.iter().map(|tile| (line.line, *tile)));
        Table::assemble(self.city, self.start_tile, stations, tiles)
    }

    /// The position that looks like this, with these hands and, in the stage that has one, this drawn tile.
    pub(crate) fn position(
        &self,
        setup: &Setup,
        hands: [TileSet; MAX_PLAYERS],
        drawn: Option<Tile>,
    ) -> Option<Position> {
        let mut position = setup::start(setup);
        position.table = self.table().ok()?;
        position.hands = hands;
        position.store = position.table.unlaid();
        for hand in hands {
            position.store -= hand;
        }
        for seat in &self.seats {
            *position.tokens.get_mut(seat.seat.index())? = seat.tokens;
        }
        position.seats_in = self.seats_in();
        position.seat = self.on_turn.unwrap_or(Seat::FIRST);
        position.right = self.right;
        position.token_used = self.token_used;
        position.stage = match self.stage {
            StageName::Lot => Stage::Lot,
            StageName::StartTile => Stage::StartTile,
            StageName::Deal => Stage::Deal,
            StageName::Lay => Stage::Lay,
            StageName::Draw => Stage::Draw,
            StageName::Drawn => Stage::Drawn(drawn?),
            StageName::Station => Stage::Station(self.completed?),
            StageName::More => Stage::More,
            StageName::Over => Stage::Over(self.ending?),
        };
        Some(position)
    }

    fn seats_in(&self) -> SeatSet {
        let in_game = self.seats.iter().filter(|seat| seat.in_game);
        in_game.map(|seat| seat.seat).collect()
    }
}

impl From<Stage> for StageName {
    fn from(stage: Stage) -> StageName {
        match stage {
            Stage::Lot => StageName::Lot,
            Stage::StartTile => StageName::StartTile,
            Stage::Deal => StageName::Deal,
            Stage::Lay => StageName::Lay,
            Stage::Draw => StageName::Draw,
            Stage::Drawn(_) => StageName::Drawn,
            Stage::Station(_) => StageName::Station,
            Stage::More => StageName::More,
            Stage::Over(_) => StageName::Over,
        }
    }
}
