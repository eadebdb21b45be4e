//! Which actions are legal: listed, counted and drawn at random.
//!
//! The order of the list: tiles laid come first, by line, then by tile (`0-0`, `0-1` … `9-9`), then with the lower
//! half towards the station before the higher one. `draw`, `pass`, `keep` or `done` comes last.

use igroteka_game::{Rules as _, Seat, Source};

use crate::{Action, LineId, Placement, Position, Stage, Tile, TileSet};

/// Adds the legal actions of `seat`; none if it is not to act.
pub(crate) fn list(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !position.turn().includes(seat) {
        return;
    }
    position.each_placement(position.usable(), |placement| out.push(position.laying(placement)));
    out.extend(position.waiting_action());
}

/// How many actions [`list`] adds.
pub(crate) fn count(position: &Position, seat: Seat) -> u64 {
    if !position.turn().includes(seat) {
        return 0;
    }
    let ways = position.ways_by_line();
    (ways.total + u32::from(position.waiting_action().is_some())).into()
}

/// Plays one of the legal actions of the seat on turn, each equally likely.
pub(crate) fn play_random(position: &mut Position, source: &mut impl Source) {
    let ways = position.ways_by_line();
    let waiting = position.waiting_action();
    let count = ways.total + u32::from(waiting.is_some());
    let rank = if count > 1 { source.below(count) } else { 0 };
    let action = match waiting {
        Some(action) if rank == ways.total => action,
        _ => position.laying(position.nth_placement(&ways, rank)),
    };
    position.play_unchecked(position.seat, &action);
}

impl Position {
    /// Every way in which the seat on turn could lay `tile` now, in the order of the list of legal actions.
    /// Empty where the tile fits nowhere or may not be laid.
    pub fn placements_of(&self, tile: Tile) -> Vec<Placement> {
        let mut found = Vec::new();
        self.each_placement(self.usable() & TileSet::only(tile), |placement| {
            found.push(placement);
        });
        found
    }

    /// Whether the seat on turn has a tile that fits an open line.
    #[inline]
    pub(crate) fn can_lay(&self) -> bool {
        self.usable().meets(self.table.open_fits())
    }

    /// The action that lays no tile, where there is one.
    #[inline]
    fn waiting_action(&self) -> Option<Action> {
        match self.stage {
            Stage::Lay if self.can_lay() => None, // M6
            Stage::Lay if self.store.is_empty() => Some(Action::Pass),
            Stage::Lay => Some(Action::Draw),
            Stage::Drawn(_) => Some(Action::Keep),
            Stage::More => Some(Action::Done),
            _ => None,
        }
    }

    /// The action that lays a tile in this stage: with a token once no right is left.
    #[inline]
    fn laying(&self, placement: Placement) -> Action {
        if self.stage == Stage::More && !self.right {
            Action::Token(placement)
        } else {
            Action::Lay(placement)
        }
    }

    fn each_placement(&self, tiles: TileSet, mut visit: impl FnMut(Placement)) {
        if !tiles.meets(self.table.open_fits()) {
            return;
        }
        for line in self.table.open_lines().iter() {
            for tile in (tiles & self.table.fits(line)).iter() {
                for tile in self.table.ways(line, tile) {
                    visit(Placement { tile, line });
                }
            }
        }
    }

    #[inline]
    fn ways_by_line(&self) -> Ways {
        let mut ways = Ways { counts: [0; LineId::MAX_LINES], total: 0 };
        let tiles = self.usable() & self.table.open_fits();
        if tiles.is_empty() {
            return ways;
        }
        for line in self.table.open_lines().iter() {
            let fitting = tiles & self.table.fits(line);
            let count = self.table.count_ways(line, fitting);
            ways.counts[line.index()] = count as u8;
            ways.total += count;
        }
        ways
    }

    #[inline]
    fn nth_placement(&self, ways: &Ways, mut rank: u32) -> Placement {
        let mut index = 0;
        while rank >= u32::from(ways.counts[index]) {
            rank -= u32::from(ways.counts[index]);
            index += 1;
        }
        let line = LineId::from_index(index);
        let tiles = self.usable() & self.table.fits(line);
        Placement { tile: self.table.nth_way(line, tiles, rank), line }
    }
}

/// How many placements each line offers.
struct Ways {
    counts: [u8; LineId::MAX_LINES],
    total: u32,
}
