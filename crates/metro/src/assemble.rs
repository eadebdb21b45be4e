//! Building a table from a description, so that texts and views are held against the rules.

use igroteka_game::ReadError;

use crate::table::MAX_ACTIVE;
use crate::{CityId, LineId, OpenedStation, Placed, Table, Tile};

impl Table {
    /// The table with these stations, opened in this order, and these tiles, each line's from its station outwards.
    /// Refuses what no game could lay; whether every complete line has its station is left to the caller.
    pub(crate) fn assemble(
        city: CityId,
        start_tile: Option<Tile>,
        stations: impl IntoIterator<Item = OpenedStation>,
        tiles: impl IntoIterator<Item = (LineId, Placed)>,
    ) -> Result<Table, ReadError> {
        let mut table = Table::new(city);
        if let Some(tile) = start_tile {
            if tile.is_double() {
                return Err(ReadError::new("the start tile is not a double", &tile.to_string()));
            }
            table.set_start_tile(tile);
        }
        for opened in stations {
            table.assemble_station(opened)?;
        }
        for (line, placed) in tiles {
            table.assemble_tile(line, placed)?;
        }
        if table.active_lines() > MAX_ACTIVE {
            let active = table.active_lines().to_string();
            return Err(ReadError::new("at most three lines are active", &active));
        }
        for opened in table.opened() {
            if !table.line(opened.line).is_some_and(crate::Line::is_full) {
                return Err(ReadError::new(
                    "a station stands at the end of a complete line",
                    &opened.line.to_string(),
                ));
            }
        }
        Ok(table)
    }

    fn assemble_station(&mut self, opened: OpenedStation) -> Result<(), ReadError> {
        if !self.in_pile(opened.station) {
            return Err(ReadError::new("a station of the city, opened once", &opened.station.to_string()));
        }
        if self.line(opened.line).is_none() || self.leads_to(opened.line).is_some() {
            return Err(ReadError::new(
                "a station closes a line that is there before it and that no other closes",
                &opened.line.to_string(),
            ));
        }
        self.open(opened);
        Ok(())
    }

    fn assemble_tile(&mut self, line: LineId, placed: Placed) -> Result<(), ReadError> {
        let found = format!("{placed}>{line}");
        let state = (self.line(line)).ok_or_else(|| ReadError::new("a line of an open station", &found))?;
        if state.is_full() {
            return Err(ReadError::new("a line no longer than its station says", &found));
        }
        if !self.unlaid().contains(placed.tile()) {
            return Err(ReadError::new("each tile lies in one place", &found));
        }
        self.check_join(line, placed).map_err(|reason| ReadError::new(reason.to_string(), &found))?;
        self.lay(line, placed);
        Ok(())
    }
}
