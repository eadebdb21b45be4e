//! Inputs of the value net: the state of a seat when a turn begins, all hands being known.

use igroteka_game::{Rules as _, Seat, SeatSet};
use igroteka_metro::{Line, LineId, Position, TileSet};

use super::{STATIONS_TO_END, chained};

/// How many features a seat has.
pub(in crate::metro) const VALUE_FEATURES: usize = 56;

/// An unfinished line.
struct OpenLine {
    fits: TileSet,
    within: TileSet,
    left: usize,
    open: bool,
    active: bool,
}

/// What a seat has, worked out once for all that are compared with it.
struct SeatState {
    seat: Seat,
    /// How many turns come before its own.
    wait: usize,
    tiles: TileSet,
    playable: TileSet,
    stations: u32,
    tokens: u32,
    points: i32,
    /// How many tiles its next turn may lay if all goes well.
    moves: u32,
    /// The lines that it can close with one tile, one bit each.
    closes: u32,
    /// The lines that it can close with two.
    reaches: u32,
}

impl SeatState {
    fn of(position: &Position, seat: Seat, wait: usize, lines: &[OpenLine]) -> SeatState {
        let table = position.table();
        let tiles = position.hand(seat);
        let playable = tiles & table.open_fits();
        let tokens = u32::from(position.tokens(seat));
        let mut state = SeatState {
            seat,
            wait,
            tiles,
            playable,
            stations: table.stations_of(seat),
            tokens,
            points: position.points(seat),
            moves: 1 + tokens + 2 * (playable & TileSet::DOUBLES).len(),
            closes: 0,
            reaches: 0,
        };
        for (number, way) in lines.iter().enumerate() {
            let fitting = tiles & way.fits;
            if !way.open || fitting.is_empty() {
                continue;
            }
            match way.left {
                1 => state.closes |= 1 << number,
                2 => {
                    let rest = tiles & way.within;
                    let joins = fitting.iter().any(|tile| {
                        let touching = TileSet::with(tile.low()) | TileSet::with(tile.high());
                        rest.meets(touching - TileSet::only(tile))
                    });
                    state.reaches |= u32::from(joins) << number;
                }
                _ => {}
            }
        }
        state
    }

    fn rank(&self) -> (i32, u32) {
        (self.points, self.stations)
    }

    fn may_end(&self) -> bool {
        self.moves >= self.tiles.len() && !self.playable.is_empty()
            || self.stations + 1 == STATIONS_TO_END && self.closes != 0
    }
}

/// Visits all seats that are in the game, each with its features.
pub(in crate::metro) fn value_features(
    position: &Position,
    mut visit: impl FnMut(Seat, &[f32; VALUE_FEATURES]),
) {
    let table = position.table();
    let way = |(line, state): (LineId, &Line)| OpenLine {
        fits: table.fits(line),
        within: TileSet::within(state.spec().min, state.spec().max),
        left: usize::from(state.spec().length) - state.tiles().len(),
        open: table.is_open(line),
        active: !state.tiles().is_empty(),
    };
    let lines: Vec<OpenLine> = table.lines().filter(|(_, state)| !state.is_full()).map(way).collect();
    let on_turn = position.on_turn().unwrap_or(Seat::FIRST);
    let mut states = Vec::with_capacity(4);
    let mut seat = Some(on_turn);
    let mut left: SeatSet = position.seats_in();
    while let Some(next) = seat.filter(|seat| left.contains(*seat)) {
        states.push(SeatState::of(position, next, states.len(), &lines));
        left = left.without(next);
        seat = position.seats_in().next_after(next);
    }
    for state in &states {
        visit(state.seat, &features(position, state, &states, &lines));
    }
}

fn features(
    position: &Position,
    own: &SeatState,
    all: &[SeatState],
    lines: &[OpenLine],
) -> [f32; VALUE_FEATURES] {
    let flag = |is: bool| f32::from(u8::from(is));
    let others = || all.iter().filter(|other| other.wait != own.wait);
    let before = || all.iter().take(own.wait);
    let best = others().map(|other| other.points).max().unwrap_or(0);
    let best_rank = others().map(SeatState::rank).max().unwrap_or((0, 0));
    let fewest = others().map(|other| other.tiles.len()).min().unwrap_or(0);
    let most_stations = others().map(|other| other.stations).max().unwrap_or(0);
    let most_tokens = others().map(|other| other.tokens).max().unwrap_or(0);
    let count = own.tiles.len();
    let taken = before().fold(0, |taken, other| taken | other.closes);
    let lead = (own.points - best) as f32;
    let soonest = fewest.min(count) as f32;
    let on_turn = own.wait == 0;
    let active_fits = lines.iter().filter(|way| way.active).fold(TileSet::EMPTY, |fits, way| fits | way.fits);
    let closes = own.closes.count_ones().min(2) as f32;
    let reaches = own.reaches.count_ones().min(2) as f32;
    let ends_well = (own.stations as i32, own.stations) > best_rank;
    let ends_level = own.stations as i32 >= best;
    let mut inputs = [0.0; VALUE_FEATURES];
    let mut place = 0;
    let mut put = |value: f32| {
        inputs[place] = value;
        place += 1;
    };
    put(own.stations as f32 / 2.0);
    put(flag(own.stations + 1 == STATIONS_TO_END));
    put(flag(own.stations + 2 == STATIONS_TO_END));
    put(count as f32 / 4.0);
    for few in 1..=4 {
        put(flag(count == few));
    }
    put(own.tokens as f32 / 2.0);
    put(flag(own.tokens > 0));
    put(flag(own.tokens > 1));
    put((own.tiles & TileSet::DOUBLES).len() as f32 / 2.0);
    put((own.playable & TileSet::DOUBLES).len() as f32 / 2.0);
    put(own.playable.len() as f32 / count.max(1) as f32);
    put(flag(own.playable.is_empty()));
    for wait in 0..3 {
        put(flag(own.wait == wait));
    }
    put(closes);
    put(if on_turn { closes } else { 0.0 });
    put((own.closes & !taken).count_ones().min(2) as f32);
    put(reaches);
    put(if own.moves > 1 { reaches } else { 0.0 });
    put(if on_turn && own.moves > 1 { reaches } else { 0.0 });
    put(flag(own.moves >= count));
    put((own.moves as f32 - count as f32).clamp(-6.0, 3.0) / 3.0);
    put(flag(on_turn && own.moves >= count && !own.playable.is_empty()));
    put(flag(own.may_end() && ends_well));
    put(flag(own.may_end() && on_turn && ends_well));
    put(flag(own.may_end() && on_turn && !ends_level));
    put(chained(own.tiles) as f32 / 4.0);
    put(lead / 4.0);
    put(lead / (1.0 + soonest));
    put(flag(own.rank() > best_rank));
    put(flag(own.rank() == best_rank));
    put(flag(ends_well));
    put((own.stations as f32 - best as f32) / 4.0);
    put((own.tiles & active_fits).len() as f32 / 3.0);
    put(lines.iter().filter(|way| way.open && own.tiles.meets(way.fits)).count() as f32 / 4.0);
    put(fewest as f32 / 4.0);
    put(flag(fewest == 1));
    put(flag(fewest == 2));
    put(most_stations as f32 / 2.0);
    put(flag(most_stations + 1 == STATIONS_TO_END));
    put(most_tokens as f32 / 2.0);
    put(before().filter(|other| other.closes != 0).count() as f32 / 2.0);
    put(before().filter(|other| other.may_end()).count() as f32 / 2.0);
    put(flag(before().any(|other| other.may_end() && (other.stations as i32, other.stations) > own.rank())));
    put(flag(others().any(SeatState::may_end)));
    put(position.store().len() as f32 / 16.0);
    put(position.table().pile_len() as f32 / 5.0);
    put(position.table().active_lines() as f32 / 3.0);
    put(flag(position.table().active_lines() == 3));
    put(lines.iter().filter(|way| way.active && way.left == 1).count() as f32 / 2.0);
    put(lines.iter().filter(|way| !way.active).count() as f32 / 4.0);
    put(soonest / 4.0);
    debug_assert_eq!(place, VALUE_FEATURES);
    inputs
}
