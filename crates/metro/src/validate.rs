//! Which positions play could go on from, or has ended in.

use igroteka_game::{ReadError, Seat, SeatSet, Setup as _};

use crate::position::{HAND_SIZE, MAX_PLAYERS, STATIONS_TO_END};
use crate::{Ending, LineState, Position, Setup, Stage, Table, TileSet};

type Verdict = Result<(), ReadError>;

/// Every tile exists once, every count adds up, and what comes next can come next.
pub(crate) fn validate(position: &Position) -> Result<(), ReadError> {
    position.check_table()?;
    position.check_tiles()?;
    position.check_seats()?;
    position.check_tokens()?;
    match position.stage {
        Stage::Lot | Stage::StartTile | Stage::Deal => position.check_before_play(),
        Stage::Over(ending) => position.check_over(ending),
        _ => position.check_running(),
    }
}

impl Position {
    /// G5: what only the setup knows.
    pub(crate) fn check_agreed(&self, setup: &Setup) -> Verdict {
        let lot = self.stage == Stage::Lot;
        ensure(!lot || setup.start().is_none(), "no lot, since the setup says who begins", || {
            "lot".to_owned()
        })
    }

    /// The table is one that laying tile after tile gives.
    fn check_table(&self) -> Verdict {
        let lines = || self.table.lines();
        let tiles = lines().flat_map(|(id, line)| line.tiles().iter().map(move |tile| (id, *tile)));
        let city = self.table.city();
        let same = Table::assemble(city, self.table.start_tile(), self.table.opened(), tiles)?;
        ensure(same == self.table, "a table that laying tiles gives", || format!("{:?}", self.table))?;
        // M13: every complete line has its station, unless one is due or none is left.
        let complete = lines().filter(|(_, line)| line.state() == LineState::Closed).count();
        let stations = self.table.opened().count();
        let due = matches!(self.stage, Stage::Station(_));
        // The last resignation may come while a station is due.
        let may_wait = due || self.ending() == Some(Ending::Resignation);
        let served = match complete.checked_sub(stations) {
            Some(0) => !due,
            Some(1) if may_wait => true,
            Some(_) => self.table.pile_len() == 0,
            None => false,
        };
        ensure(served, "a station for every complete line", || {
            format!("{complete} complete, {stations} stations")
        })?;
        if let Stage::Station(line) = self.stage {
            let waits = self.table.line(line).is_some_and(crate::Line::is_full)
                && self.table.leads_to(line).is_none()
                && self.table.pile_len() > 0;
            ensure(waits, "a station is due for a complete line without one", || line.to_string())?;
        }
        let owners: SeatSet = self.table.opened().map(|opened| opened.owner).collect();
        ensure(
            owners.iter().all(|seat| seat.number() <= self.players),
            "a station is opened by a seat at the table",
            || format!("{owners:?}"),
        )
    }

    /// Every tile is in one place.
    fn check_tiles(&self) -> Verdict {
        let mut seen = self.store;
        for hand in self.hands {
            ensure(!seen.meets(hand), "each tile lies in one place", || (seen & hand).to_string())?;
            seen |= hand;
        }
        ensure(seen == self.table.unlaid(), "each tile lies in one place", || {
            format!("{} tiles in hands and store, {} laid", seen.len(), 55 - self.table.unlaid().len())
        })
    }

    fn check_seats(&self) -> Verdict {
        let all = SeatSet::all(self.players);
        let seated = self.seats_in.iter().all(|seat| all.contains(seat)) && all.contains(self.seat);
        ensure(seated, "seats at the table", || format!("{:?}", self.seats_in))?;
        for seat in Seat::all(MAX_PLAYERS as u8).filter(|seat| !self.seats_in.contains(*seat)) {
            ensure(
                self.hand(seat).is_empty() && self.tokens(seat) == 0,
                "who has resigned holds neither tiles nor tokens",
                || format!("seat {seat}"),
            )?;
        }
        let left = self.seats_in.len();
        let resigned_out = self.ending() == Some(Ending::Resignation);
        ensure(
            if resigned_out { left == 1 } else { left >= 2 },
            "two seats or more play on; with one left the game is over",
            || format!("{:?}", self.seats_in),
        )
    }

    fn check_tokens(&self) -> Verdict {
        let doubles = (TileSet::DOUBLES - self.table.unlaid()).len();
        let held: u32 = self.tokens.iter().map(|tokens| u32::from(*tokens)).sum();
        ensure(held <= doubles, "no more tokens than doubles laid", || held.to_string())?;
        let flags_allowed = matches!(self.stage, Stage::More | Stage::Station(_));
        ensure(
            flags_allowed || !(self.right || self.token_used),
            "`right` and `used` follow `more` or `station`",
            || format!("{:?}", self.stage),
        )?;
        ensure(!self.right || doubles > 0, "a right comes from a double", || "right".to_owned())?;
        ensure(
            !self.token_used || self.options.one_token && doubles > 0,
            "`used` counts where a turn takes one token",
            || "used".to_owned(),
        )
    }

    /// Before the first turn nothing is laid; hands are dealt in order.
    fn check_before_play(&self) -> Verdict {
        let untouched = self.table.lines().all(|(_, line)| line.tiles().is_empty());
        ensure(untouched, "no tile is laid before the first turn", || "lines".to_owned())?;
        self.check_start_tile(self.stage == Stage::Deal)?;
        ensure(self.stage != Stage::Lot || self.seat == Seat::FIRST, "nobody begins before the lot", || {
            self.seat.to_string()
        })?;
        ensure(
            self.stage == Stage::Lot || self.seats_in.contains(self.seat),
            "who begins is in the game",
            || self.seat.to_string(),
        )?;
        let mut dealt_to_all = true;
        for seat in self.seats_in.iter() {
            let tiles = self.hand(seat).len();
            let in_order = tiles == 0 || tiles == HAND_SIZE && dealt_to_all && self.stage == Stage::Deal;
            ensure(in_order, "hands of nine are dealt in the order of the seats", || {
                format!("seat {seat}: {tiles}")
            })?;
            dealt_to_all &= tiles > 0;
        }
        ensure(self.stage != Stage::Deal || !dealt_to_all, "after the last deal somebody is to lay", || {
            "deal".to_owned()
        })
    }

    fn check_start_tile(&self, drawn: bool) -> Verdict {
        let expected = if self.options.start_tile && drawn { "a start tile" } else { "no start tile" };
        let right = self.table.start_tile().is_some() == (self.options.start_tile && drawn);
        ensure(right, expected, || {
            (self.table.start_tile()).map_or_else(|| "-".to_owned(), |tile| tile.to_string())
        })
    }

    /// Somebody's turn.
    fn check_running(&self) -> Verdict {
        self.check_start_tile(true)?;
        let station_due = matches!(self.stage, Stage::Station(_));
        ensure(
            self.seats_in.contains(self.seat) || station_due && !self.right && !self.token_used,
            "the seat on turn is in the game",
            || self.seat.to_string(),
        )?;
        for seat in self.seats_in.iter() {
            let last_tile_pending = station_due && seat == self.seat;
            ensure(
                !self.hand(seat).is_empty() || last_tile_pending,
                "a hand is empty only when the game is over",
                || format!("seat {seat}"),
            )?;
            ensure(self.table.stations_of(seat) < STATIONS_TO_END, "a fifth station ends the game", || {
                format!("seat {seat}")
            })?;
        }
        ensure(
            station_due || !self.table.is_blocked(),
            "when no unlaid tile fits, the game is over",
            || "blocked".to_owned(),
        )?;
        self.check_stage()
    }

    /// What the stage says of the hand and of what was laid.
    fn check_stage(&self) -> Verdict {
        let fits = self.table.open_fits();
        let hand = self.hand(self.seat);
        match self.stage {
            Stage::Draw => {
                ensure(!self.store.is_empty(), "a tile is drawn from a store that has some", || {
                    "draw".to_owned()
                })?;
                ensure(!hand.meets(fits), "who draws holds no tile that fits", || (hand & fits).to_string())
            }
            Stage::Drawn(tile) => {
                ensure(hand.contains(tile), "the drawn tile is in the hand", || tile.to_string())?;
                let others = (hand - TileSet::only(tile)) & fits;
                ensure(others.is_empty(), "who drew held no tile that fits", || others.to_string())
            }
            Stage::More => {
                ensure(self.right || self.token_available(), "`more` needs a right or a token to use", || {
                    "more".to_owned()
                })
            }
            _ => Ok(()),
        }
    }

    fn check_over(&self, ending: Ending) -> Verdict {
        if ending != Ending::Resignation {
            self.check_start_tile(true)?;
        }
        let true_reason = match ending {
            Ending::LastTile => self.seats_in.contains(self.seat) && self.hand(self.seat).is_empty(),
            Ending::FifthStation => {
                self.seats_in.contains(self.seat) && self.table.stations_of(self.seat) >= STATIONS_TO_END
            }
            Ending::Blocked => self.table.is_blocked(),
            Ending::Resignation => true,
        };
        ensure(true_reason, "the reason why the game is over", || ending.word().to_owned())
    }
}

fn ensure(holds: bool, expected: &str, found: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(ReadError::new(expected, &found())) }
}
