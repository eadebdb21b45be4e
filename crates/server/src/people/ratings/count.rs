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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// The outcome.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// For each seat a person's id, or `house/3` for the house bot of level 3. Left out of unrated games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub subjects: Vec<String>,
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
        let rows = new_rows(app, game).await?.unwrap_or_default();
        match app.store.count_game(&RatingUpdate { game: game.id, rows }).await {
            Err(StoreError::Conflict { .. }) => {}
            done => return done,
        }
        if app.store.uncounted(AT_ONCE).await?.iter().all(|other| other.id != game.id) {
            return Ok(());
        }
    }
    Err(StoreError::Unusable(format!("game {} is in everybody's way", game.id)))
}

/// The ratings after a game, unless it changes none.
async fn new_rows(app: &App, game: &GameRow) -> Result<Option<Vec<igroteka_store::RatingRow>>, StoreError> {
    let Some(result) = game.result.as_deref().and_then(|text| serde_json::from_str::<GameResult>(text).ok())
    else {
        tracing::warn!(game = %game.id, "the result of a rated game cannot be read");
        return Ok(None);
    };
    let pool = pool(&game.game, result.subjects.len());
    let mut players = Vec::with_capacity(result.subjects.len());
    for subject in result.subjects {
        if !may_be_rated(app, &subject).await? {
            return Ok(None);
        }
        let before = app.store.ratings(&subject).await?.into_iter().find(|row| row.pool == pool);
        players.push(Player { subject, before });
    }
    Ok(rate(&pool, &players, &result.outcome))
}

/// Whether the subject can be rated: a house bot, or an account that still exists.
async fn may_be_rated(app: &App, subject: &str) -> Result<bool, StoreError> {
    match subject.parse::<PersonId>() {
        Ok(id) => Ok(app.store.person(id).await?.is_some_and(|person| person.role == Role::Account)),
        Err(_) => Ok(subject.strip_prefix("house/").is_some_and(|level| level.parse::<u8>().is_ok())),
    }
}
