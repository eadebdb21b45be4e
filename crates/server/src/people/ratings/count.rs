//! Rates games that have ended.

use std::sync::Arc;
use std::time::Duration;

use igroteka_protocol::{Outcome, PersonId};
use igroteka_store::{GameRow, RatingUpdate, Role, StoreError};
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use super::rate::{Player, pool, rate};
use crate::App;

/// How many games are read at once.
const AT_ONCE: u32 = 100;

/// How long to wait after the store failed.
const PAUSE: Duration = Duration::from_secs(30);

/// How often a game is computed again because another process rated games at the same time.
const ATTEMPTS: usize = 20;

/// Wakes the task that rates games.
#[derive(Default)]
pub struct Counting(Notify);

impl Counting {
    /// To be called after a rated game has ended.
    pub fn wake(&self) {
        self.0.notify_one();
    }
}

/// How a game ended, as the store's index keeps it, and who is rated for each seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// The outcome.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// For each seat a person's id, or `house/3` for the house bot of level 3. Left out of unrated games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subjects: Vec<String>,
    /// The level of the house bot at each seat, 0 for people. Left out where only people play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<u8>,
    /// The rating of each seat after the game. Left out until it is counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<f64>,
}

/// Rates ended games, now and whenever it is woken.
pub async fn keep_counting(app: Arc<App>) {
    loop {
        match count_games(&app).await {
            Ok(()) => app.counting.0.notified().await,
            Err(error) => {
                tracing::error!(%error, "games could not be counted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Rates all ended games that are not rated yet.
pub async fn count_games(app: &App) -> Result<(), StoreError> {
    // A game is counted once, so by a program that understands its result.
    if !app.nodes.may_own() {
        return Ok(());
    }
    loop {
        let games = app.store.uncounted(AT_ONCE).await?;
        if games.is_empty() {
            return Ok(());
        }
        for game in &games {
            count(app, game).await?;
        }
    }
}

/// Rates one game. If another process rates games at the same time, it is computed again, unless it is done.
async fn count(app: &App, game: &GameRow) -> Result<(), StoreError> {
    for _ in 0..ATTEMPTS {
        match app.store.count_game(&update_for(app, game).await?).await {
            Err(StoreError::Conflict { .. }) => {}
            done => return done,
        }
        if app.store.uncounted(AT_ONCE).await?.iter().all(|other| other.id != game.id) {
            return Ok(());
        }
    }
    Err(StoreError::Unusable(format!("game {} is in everybody's way", game.id)))
}

/// The ratings after a game, and its result with them; neither if it changes none.
async fn update_for(app: &App, game: &GameRow) -> Result<RatingUpdate, StoreError> {
    let nothing = RatingUpdate { game: game.id, rows: Vec::new(), result: None };
    let Some(mut result) =
        game.result.as_deref().and_then(|text| serde_json::from_str::<GameResult>(text).ok())
    else {
        tracing::warn!(game = %game.id, "the result of a rated game cannot be read");
        return Ok(nothing);
    };
    let pool = pool(&game.game, result.subjects.len());
    let mut players = Vec::with_capacity(result.subjects.len());
    for subject in &result.subjects {
        if !may_be_rated(app, subject).await? {
            return Ok(nothing);
        }
        let before = app.store.ratings(subject).await?.into_iter().find(|row| row.pool == pool);
        players.push(Player { subject: subject.clone(), before });
    }
    let Some(rows) = rate(&pool, &players, &result.outcome) else { return Ok(nothing) };
    result.ratings = rows.iter().map(|row| row.rating).collect();
    let result = serde_json::to_string(&result).expect("a result is plain data");
    Ok(RatingUpdate { game: game.id, rows, result: Some(result) })
}

/// Whether the subject can be rated: a house bot, or an account that still exists.
async fn may_be_rated(app: &App, subject: &str) -> Result<bool, StoreError> {
    match subject.parse::<PersonId>() {
        Ok(id) => Ok(app.store.person(id).await?.is_some_and(|person| person.role == Role::Account)),
        Err(_) => Ok(subject.strip_prefix("house/").is_some_and(|level| level.parse::<u8>().is_ok())),
    }
}
