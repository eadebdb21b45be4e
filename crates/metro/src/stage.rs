//! Where a turn stands, and how a game ends.

use crate::{LineId, Tile};

/// What happens next, in the order of M19.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The lot for the start is due.
    Lot,
    /// A tile for the start station is due (M2).
    StartTile,
    /// A hand is due.
    Deal,
    /// The turn begins: lay a tile, else draw, else pass.
    Lay,
    /// The seat said `draw`, and a tile is due.
    Draw,
    /// The seat drew this tile and lays or keeps it (M7).
    Drawn(Tile),
    /// The seat completed this line, and a station is due (M11).
    Station(LineId),
    /// A right or a metro token is left: lay another tile or say `done` (M9, M10).
    More,
    /// The game has ended.
    Over(Ending),
}

/// Why a game ended.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody laid their last tile (M15).
    LastTile,
    /// Somebody opened a fifth station (M15).
    FifthStation,
    /// No unlaid tile fits any open line (M14).
    Blocked,
    /// All but one resigned (G6).
    Resignation,
}

impl Ending {
    /// All of them.
    pub(crate) const ALL: [Ending; 4] =
        [Ending::LastTile, Ending::FifthStation, Ending::Blocked, Ending::Resignation];

    /// The word that outcomes and texts use.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::LastTile => "last_tile",
            Ending::FifthStation => "fifth_station",
            Ending::Blocked => "blocked",
            Ending::Resignation => "resignation",
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Ending {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
