//! Reading actions and chance events.

use igroteka_game::{ReadError, Reader, Seat};

use crate::{Action, Chance, LineId, Placed, Placement, StationId, Tile, TileSet};

/// Reads an action; letters in either case, spaces around it and around `>` allowed.
pub(crate) fn read_action(text: &str) -> Result<Action, ReadError> {
    const FORM: &str = "an action is 3-7>L4, token 3-7>L4, draw, keep, done, pass or resign";
    let lower = text.trim().to_ascii_lowercase();
    Ok(match lower.as_str() {
        "draw" => Action::Draw,
        "keep" => Action::Keep,
        "done" => Action::Done,
        "pass" => Action::Pass,
        "resign" => Action::Resign,
        laying => match laying.strip_prefix("token ") {
            Some(placement) => Action::Token(Placement::read(placement)?),
            None if laying.contains('>') => Action::Lay(Placement::read(laying)?),
            None => return Err(ReadError::new(FORM, text)),
        },
    })
}

impl Placement {
    /// Reads `3-7>L4`.
    pub(crate) fn read(text: &str) -> Result<Placement, ReadError> {
        let (tile, line) = (text.split_once('>'))
            .ok_or_else(|| ReadError::new("a tile and its line are written like 3-7>L4", text))?;
        Ok(Placement { tile: Placed::read(tile.trim())?, line: LineId::read(line.trim())? })
    }
}

/// Reads a chance event of a table of `players`.
pub(crate) fn read_chance(text: &str, players: u8) -> Result<Chance, ReadError> {
    const FORM: &str = "a chance event is start 1, starttile 3-7, deal 1 3-7 …, draw 1 3-7 or station 4";
    let unknown = || ReadError::new(FORM, text);
    let (word, rest) = text.trim().split_once(' ').ok_or_else(unknown)?;
    let seat_and_rest = || {
        let (seat, rest) = rest.split_once(' ').ok_or_else(unknown)?;
        Ok((Seat::read(seat, players)?, rest))
    };
    Ok(match word {
        "start" => Chance::Start(Seat::read(rest, players)?),
        "starttile" => Chance::StartTile(Tile::read(rest)?),
        "deal" => {
            let (seat, tiles) = seat_and_rest()?;
            Chance::Deal(seat, TileSet::read(tiles)?)
        }
        "draw" => {
            let (seat, tile) = seat_and_rest()?;
            Chance::Draw(seat, Tile::read(tile)?)
        }
        "station" => Chance::Station(StationId::read(rest)?),
        _ => return Err(unknown()),
    })
}

impl StationId {
    /// Reads a station's number.
    pub(crate) fn read(text: &str) -> Result<StationId, ReadError> {
        let number = Reader::value("a station's number", text)?;
        StationId::from_number(number).ok_or_else(|| ReadError::new("a station is 1 to 10", text))
    }
}
