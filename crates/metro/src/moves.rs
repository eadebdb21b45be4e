//! Which actions are legal: listing, counting, checking and drawing one at random.
//!
//! The order of the list: tiles laid come first, by line, then by tile (`0-0`, `0-1` … `9-9`), then with the lower
//! half towards the station before the higher one. `draw`, `pass`, `keep` or `done` comes last.

use igroteka_game::{Seat, Source};

use crate::{Action, Illegal, LineId, Placement, Position, Stage, Tile, TileSet};

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

    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        self.each_placement(self.usable(), |placement| out.push(self.laying(placement)));
        out.extend(self.waiting_action());
    }

    pub(crate) fn count(&self) -> u32 {
        let ways = self.ways_by_line();
        ways.total + u32::from(self.waiting_action().is_some())
    }

    pub(crate) fn act_at_random(&mut self, source: &mut impl Source) {
        let ways = self.ways_by_line();
        let waiting = self.waiting_action();
        let count = ways.total + u32::from(waiting.is_some());
        let rank = if count > 1 { source.below(count) } else { 0 };
        let action = match waiting {
            Some(action) if rank == ways.total => action,
            _ => self.laying(self.nth_placement(&ways, rank)),
        };
        self.act(self.seat, action);
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.seats_in.contains(seat) || self.ending().is_some() {
            return Err(Illegal::NotInGame(seat));
        }
        if action == Action::Resign {
            return Ok(()); // G6: at any time
        }
        if !self.whose_turn().includes(seat) {
            return Err(Illegal::NotYourTurn(seat));
        }
        match self.stage {
            Stage::Drawn(tile) => self.check_after_draw(tile, action),
            Stage::More => self.check_further(action),
            _ => self.check_first(action),
        }
    }

    /// M19: the turn begins.
    fn check_first(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Lay(placement) => self.check_placement(placement),
            Action::Draw | Action::Pass if self.can_lay() => Err(Illegal::MustLay), // M6
            Action::Draw if self.store.is_empty() => Err(Illegal::StoreEmpty),      // M8
            Action::Pass if !self.store.is_empty() => Err(Illegal::MustDraw),       // M8
            Action::Draw | Action::Pass | Action::Resign => Ok(()),
            Action::Token(_) => Err(Illegal::TokenAfterTile), // M10
            Action::Keep => Err(Illegal::NothingDrawn),
            Action::Done => Err(Illegal::LayFirst),
        }
    }

    /// M7: a tile was drawn.
    fn check_after_draw(&self, drawn: Tile, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Lay(placement) if placement.tile.tile() == drawn => self.check_placement(placement),
            Action::Keep | Action::Resign => Ok(()),
            _ => Err(Illegal::LayOrKeep(drawn)),
        }
    }

    /// M9, M10: a tile is laid, and a right or a token is left.
    fn check_further(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Done | Action::Resign => Ok(()),
            Action::Lay(placement) if self.right => self.check_placement(placement),
            Action::Lay(_) => Err(Illegal::CostsToken),
            Action::Token(_) if self.right => Err(Illegal::RightFirst), // M9
            // Without a right this stage exists only while a token may be used (M19).
            Action::Token(placement) => self.check_placement(placement),
            Action::Keep => Err(Illegal::NothingDrawn),
            Action::Draw | Action::Pass => Err(Illegal::LayOrDone),
        }
    }

    fn check_placement(&self, placement: Placement) -> Result<(), Illegal> {
        let tile = placement.tile.tile();
        if !self.hand(self.seat).contains(tile) {
            return Err(Illegal::NotInHand(tile));
        }
        self.table.check(placement.line, placement.tile)
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
