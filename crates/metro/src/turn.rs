//! The turn, in the order of M19.

use igroteka_game::Seat;

use crate::position::STATIONS_TO_END;
use crate::{Ending, OpenedStation, Placement, Position, Stage, StationId};

impl Position {
    /// `seat` begins; what comes before the first turn is due.
    pub(crate) fn begin_with(&mut self, seat: Seat) {
        self.seat = seat;
        self.stage = if self.options.start_tile { Stage::StartTile } else { Stage::Deal };
    }

    /// The station for a completed line is turned over (M11, M12).
    pub(crate) fn open_station(&mut self, station: StationId) {
        if let Stage::Station(line) = self.stage {
            self.table.open(OpenedStation { station, line, owner: self.seat });
            self.after_tile();
        }
    }

    /// The next seat's turn begins.
    pub(crate) fn next_turn(&mut self) {
        self.right = false;
        self.token_used = false;
        self.stage = Stage::Lay;
        if let Some(next) = self.seats_in.next_after(self.seat) {
            self.seat = next;
        }
    }

    /// The game ends; whatever was pending lapses (M15).
    pub(crate) fn end(&mut self, ending: Ending) {
        self.right = false;
        self.token_used = false;
        self.stage = Stage::Over(ending);
    }

    pub(crate) fn lay(&mut self, placement: Placement) {
        let tile = placement.tile.tile();
        let seat = self.seat.index();
        self.hands[seat].remove(tile);
        if tile.is_double() {
            self.right = true;
            self.tokens[seat] += 1;
        }
        let full = self.table.lay(placement.line, placement.tile);
        // M13: with no station left the line just closes.
        if full && self.table.pile_len() > 0 {
            self.stage = Stage::Station(placement.line);
        } else {
            self.after_tile();
        }
    }

    /// What follows a tile once its station, if any, is open.
    fn after_tile(&mut self) {
        // A seat that resigned while its station was due ends nothing by its empty hand.
        let in_game = self.seats_in.contains(self.seat);
        if in_game && self.hands[self.seat.index()].is_empty() {
            self.end(Ending::LastTile); // M15
        } else if in_game && self.table.stations_of(self.seat) >= STATIONS_TO_END {
            self.end(Ending::FifthStation); // M15
        } else if self.table.is_blocked() {
            self.end(Ending::Blocked); // M14
        } else if in_game && (self.right || self.token_available()) {
            self.stage = Stage::More;
        } else {
            self.next_turn();
        }
    }
}
