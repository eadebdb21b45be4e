//! Several games of the same players together.

use serde::{Deserialize, Serialize};

use crate::review::{Review, SeatReview};
use crate::totals::Totals;

/// The reviews of a match's games, and each seat's totals over all of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchReview {
    /// Each seat over all games.
    pub seats: Vec<SeatTotals>,
    /// The games in order.
    pub games: Vec<Review>,
}

/// One seat over all games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatTotals {
    /// Its number.
    pub seat: u8,
    /// The name in the last record that has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How it played, and how lucky it was.
    #[serde(flatten)]
    pub totals: Totals,
}

impl From<Vec<Review>> for MatchReview {
    fn from(games: Vec<Review>) -> MatchReview {
        let seats = games.iter().map(|game| game.seats.len()).max().unwrap_or(0) as u8;
        let of_seat = |seat: u8| {
            let reviews = || games.iter().flat_map(|game| &game.seats).filter(move |own| own.seat == seat);
            let add = |sum: Totals, own: &SeatReview| sum.plus(&own.totals);
            SeatTotals {
                seat,
                name: reviews().filter_map(|own| own.name.clone()).next_back(),
                totals: reviews().fold(Totals::default(), add),
            }
        };
        MatchReview { seats: (1..=seats).map(of_seat).collect(), games }
    }
}
