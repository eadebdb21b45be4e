//! Computes the ratings after one game.
//!
//! Two players: Glicko-2, each game a rating period of its own. More: Weng-Lin (Bradley-Terry, full pairing), whose
//! own scale is mapped onto Glicko's: its start, 25 with an uncertainty of 25/3, is 1500 with a deviation of 350, so
//! that one of its points is 42 of ours.

use igroteka_protocol::Outcome;
use igroteka_store::RatingRow;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

const START: f64 = 1500.0;
const START_DEVIATION: f64 = 350.0;
const START_VOLATILITY: f64 = 0.06;

/// Weng-Lin's own start.
const WENG_LIN_START: f64 = 25.0;

/// How many of our points one of Weng-Lin's is: 350 to 25/3.
const POINT: f64 = 42.0;

/// Who sat at a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// A person's id, or `house/3`.
    pub subject: String,
    /// Their rating in the game's pool before it, if they have one.
    pub before: Option<RatingRow>,
}

/// Which games are counted together.
pub fn pool(game: &str, players: usize) -> String {
    format!("{game}/{}", if players == 2 { "2" } else { "more" })
}

/// The ratings after a game, in the order of the seats. `None` if it cannot be rated: somebody played alone or
/// against themselves, or the outcome is not one of so many seats.
pub fn rate(pool: &str, players: &[Player], outcome: &Outcome) -> Option<Vec<RatingRow>> {
    let alone = players.len() < 2;
    let twice =
        (1..players.len()).any(|i| players[..i].iter().any(|other| other.subject == players[i].subject));
    if alone || twice {
        return None;
    }
    let places = places(outcome, players.len())?;
    let rows: Vec<RatingRow> = players.iter().map(|player| row(pool, player)).collect();
    match <&[RatingRow; 2]>::try_from(&rows[..]) {
        Ok(rows) => Some(rate_two(rows, places[0], places[1])),
        Err(_) => Some(rate_more(&rows, &places)),
    }
}

/// Each seat's place, from 1: the winners share the first, then points decide. In a draw all share the first.
fn places(outcome: &Outcome, players: usize) -> Option<Vec<usize>> {
    let seats_exist = outcome.winners.iter().all(|seat| (1..=players).contains(&usize::from(*seat)));
    if !seats_exist || outcome.scores.len() != players {
        return None;
    }
    if outcome.winners.is_empty() {
        return Some(vec![1; players]);
    }
    let merit: Vec<(bool, i32)> = (1..)
        .zip(&outcome.scores)
        // Winners are equal, whatever their points.
        .map(|(seat, score)| if outcome.winners.contains(&seat) { (true, 0) } else { (false, *score) })
        .collect();
    Some(merit.iter().map(|own| 1 + merit.iter().filter(|other| *other > own).count()).collect())
}

/// The row as it will be written: counted, with the rating not yet changed.
fn row(pool: &str, player: &Player) -> RatingRow {
    let before = player.before.clone().unwrap_or_else(|| RatingRow {
        subject: player.subject.clone(),
        pool: pool.to_owned(),
        rating: START,
        deviation: START_DEVIATION,
        volatility: START_VOLATILITY,
        games: 0,
    });
    RatingRow { games: before.games + 1, ..before }
}

fn rate_two(rows: &[RatingRow; 2], first: usize, second: usize) -> Vec<RatingRow> {
    let [one, two] = rows.each_ref().map(|row| Glicko2Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    });
    let result = match first.cmp(&second) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let (one, two) = glicko2(&one, &two, &result, &Glicko2Config::new());
    let after = rows.iter().zip([one, two]).map(|(row, new)| RatingRow {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        ..row.clone()
    });
    after.collect()
}

fn rate_more(rows: &[RatingRow], places: &[usize]) -> Vec<RatingRow> {
    let own_scale = |row: &RatingRow| {
        [WengLinRating {
            rating: WENG_LIN_START + (row.rating - START) / POINT,
            uncertainty: row.deviation / POINT,
        }]
    };
    let teams: Vec<[WengLinRating; 1]> = rows.iter().map(own_scale).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().zip(places).map(|(team, place)| (&team[..], MultiTeamOutcome::new(*place))).collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let after = rows.iter().zip(after).map(|(row, new)| RatingRow {
        rating: START + (new[0].rating - WENG_LIN_START) * POINT,
        deviation: new[0].uncertainty * POINT,
        ..row.clone()
    });
    after.collect()
}

#[cfg(test)]
#[path = "rate_tests.rs"]
mod tests;
