//! The handlers for the list of games and for played games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use igroteka_game::{Record, Seat};
use igroteka_protocol::{GameId, GameSummary, Kind, PersonId, Studied};
use igroteka_store::GameRow;
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, ApiQuery};
use crate::http::rate_limits::Class;
use crate::http::refusals::{NoSuch, Overload, Unknown, Unreadable};
use crate::http::tables::study;
use crate::people::ratings::GameResult;
use crate::reviews::house_bot;
use crate::rooms::Access;
use crate::rooms::log::fold;
use crate::table::{Chair, LogEvent, Names, Play, Stage, Table, Viewer, name_of};
use crate::thinking::Sharer;

/// The games with their presets and the schemas of their setups.
#[utoipa::path(get, path = "/api/games", operation_id = "games", tag = "games", responses(
    (status = 200, description = "All five.", body = Vec<Kind>), Overload,
))]
pub(crate) async fn kinds(State(app): State<Arc<App>>, client: Client) -> ApiResult<Json<Vec<Kind>>> {
    app.charge(Class::Read, client.0, None)?;
    let kind = |kind: &dyn igroteka_catalog::Kind| Kind {
        id: kind.id().to_owned(),
        players: kind.players(),
        presets: kind.presets().into_iter().map(str::to_owned).collect(),
        setup_schema: kind.setup_schema(),
    };
    Ok(Json(igroteka_catalog::kinds().into_iter().map(kind).collect()))
}

/// Which part of the list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Page {
    /// Only games begun before this time.
    #[serde(default)]
    before: Option<i64>,
}

/// Your games, the newest first.
#[utoipa::path(get, path = "/api/me/games", operation_id = "my_games", tag = "games", params(Page), responses(
    (status = 200, description = "At most 50.", body = Vec<GameSummary>), Unreadable, Unknown, Overload,
))]
pub(crate) async fn own(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    ApiQuery(page): ApiQuery<Page>,
) -> ApiResult<Json<Vec<GameSummary>>> {
    let person = identity.person.id;
    app.charge(Class::Read, client.0, Some(person))?;
    let rows = app.store.games_of(person, page.before.unwrap_or(i64::MAX), 50).await?;
    let mut people: Vec<PersonId> = rows.iter().flat_map(|row| row.seats.iter().flatten().copied()).collect();
    people.sort_unstable();
    people.dedup();
    let people = app.store.people(&people).await?;
    let names = people.iter().map(|person| (person.id, crate::people::person_ref(person))).collect();
    let mut setups = Vec::with_capacity(rows.len());
    for row in &rows {
        setups.push(if row.seats.len() == 1 { setup_of(&app, row).await? } else { None });
    }
    let games = rows.into_iter().zip(setups).map(|(row, setup)| summary(row, setup, person, &names));
    Ok(Json(games.collect()))
}

/// A game as one of its players sees it in their list.
fn summary(row: GameRow, setup: Option<Value>, person: PersonId, names: &Names) -> GameSummary {
    let result = row.result.as_deref().and_then(|result| serde_json::from_str::<GameResult>(result).ok());
    let (outcome, levels, ratings) = result
        .map(|GameResult { outcome, levels, ratings, .. }| (Some(outcome), levels, ratings))
        .unwrap_or_default();
    let own = row.seats.iter().position(|seat| *seat == Some(person));
    GameSummary {
        id: row.id,
        table: row.table,
        game: row.game,
        setup,
        players: row
            .seats
            .iter()
            .map(|seat| seat.map_or_else(String::new, |person| name_of(names, person).name))
            .collect(),
        levels: (0..row.seats.len()).map(|seat| levels.get(seat).copied().unwrap_or(0)).collect(),
        your_seats: (1..)
            .zip(&row.seats)
            .filter(|(_, seat)| **seat == Some(person))
            .map(|(number, _)| number)
            .collect(),
        rating: own.and_then(|seat| ratings.get(seat).copied()),
        started_at: row.started_at,
        ended_at: row.ended_at,
        outcome,
    }
}

/// What was agreed before a game, from the entry with which it was prepared.
async fn setup_of(app: &App, row: &GameRow) -> ApiResult<Option<Value>> {
    let entries = app.store.log(row.table, row.first_seq.saturating_sub(1), 1).await?;
    Ok(match entries.first().map(|entry| serde_json::from_str(&entry.body)) {
        Some(Ok(LogEvent::Prepared { setup, .. })) => Some(setup),
        // A damaged log affects only its own game, not the list.
        _ => None,
    })
}

/// A game of a table, with who sat there.
struct Found {
    play: Play,
    chairs: Vec<Chair>,
    names: Names,
    /// The seat whose view the client gets.
    eyes: Option<Seat>,
}

impl Found {
    /// The record of a game that is over.
    fn whole_record(self) -> Record {
        let record = self.play.game.record();
        self.with_names_and_proof(record)
    }

    fn with_names_and_proof(self, mut record: Record) -> Record {
        for (number, chair) in (1..).zip(&self.chairs) {
            let name = match (chair.person(), chair.bot()) {
                (Some(person), _) => name_of(&self.names, person).name,
                (None, Some(level)) => house_bot(level),
                (None, None) => continue,
            };
            record.notes.insert(format!("seat.{number}"), name);
        }
        self.play.proof().write(&mut record);
        record
    }
}

/// The row of a game that the client may see.
pub(crate) async fn visible(
    app: &Arc<App>,
    person: Option<PersonId>,
    id: GameId,
    access: &Access,
) -> ApiResult<GameRow> {
    let row = app.store.game(id).await?.ok_or_else(|| ApiError::not_found("game"))?;
    // Whoever has played a game may always see it.
    if person.is_none_or(|person| !row.seats.contains(&Some(person))) {
        let room = app.rooms.get(app, row.table).await?;
        room.up_to_date(app).await?;
        access.check(&room.inner.lock().await.table, person)?;
    }
    Ok(row)
}

/// The record of a game that is over, without names; what else a game may be is refused.
pub(crate) async fn finished(app: &Arc<App>, row: &GameRow) -> ApiResult<Record> {
    let Found { play, .. } = found(app, None, row).await?;
    match play.stage {
        Stage::Over => Ok(play.game.record()),
        Stage::Void => Err(ApiError::not_now("this game never began")),
        Stage::Committing(_) | Stage::Revealing(_) | Stage::Running => {
            Err(ApiError::not_now("this game is not over yet"))
        }
    }
}

/// The record of a game that is over, whoever asks.
pub(crate) async fn whole_record(app: &Arc<App>, id: GameId) -> ApiResult<Record> {
    let row = app.store.game(id).await?.ok_or_else(|| ApiError::not_found("game"))?;
    let found = found(app, None, &row).await?;
    if found.play.stage != Stage::Over {
        return Err(ApiError::not_found("game"));
    }
    Ok(found.whole_record())
}

/// A game of a table: the last one is in memory, the others are looked up in its log.
async fn found(app: &Arc<App>, person: Option<PersonId>, row: &GameRow) -> ApiResult<Found> {
    let room = app.rooms.get(app, row.table).await?;
    room.up_to_date(app).await?;
    let (names, eyes) = {
        let inner = room.inner.lock().await;
        let (names, table) = (inner.names.clone(), &inner.table);
        let eyes = table.eyes(Viewer { person, uncovered: None });
        if let Some(play) = table.play.as_ref().filter(|play| play.id == row.id) {
            return Ok(Found { play: play.clone(), chairs: table.chairs.clone(), names, eyes });
        }
        (names, eyes)
    };
    let (id, mut found) = (row.id, None);
    let here = |table: &Table| {
        table.play.clone().filter(|play| play.id == id).map(|play| (play, table.chairs.clone()))
    };
    let table = fold(app, row.table, |table, _, event| {
        if matches!(event, LogEvent::Ended | LogEvent::Voided { .. }) {
            found = here(table).or(found.take());
        }
    })
    .await?;
    let (play, chairs) = found.or_else(|| here(&table)).ok_or_else(|| ApiError::not_found("game"))?;
    Ok(Found { play, chairs, names, eyes })
}

/// Which steps, with which link and which eyes.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Steps {
    /// The players' or the spectators' link, where the table asks for one.
    #[serde(default)]
    #[param(max_length = 64)]
    link: Option<String>,
    /// Which of several seats on this device to uncover for this one look; of a game that is over, any seat.
    #[serde(default)]
    #[param(minimum = 1, maximum = 6)]
    seat: Option<u8>,
    /// The first step that is wanted: `next` of the answer before.
    #[serde(default)]
    from: u32,
}

/// A game step by step: each line of its record with the view after it, at most 2,001 at once.
///
/// Of a game that is over, as any of its seats saw it; of one that still runs, as yours has seen it so far. `next` is
/// there if there are more: ask again with it as `from`.
#[utoipa::path(get, path = "/api/games/{id}/steps", operation_id = "game_steps", tag = "games", params(
    ("id" = GameId, Path, description = "The game"), Steps,
), responses(
    (status = 200, description = "The game.", body = Studied),
    Unreadable, Unknown, NoSuch, Overload,
))]
pub(crate) async fn steps(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(steps): ApiQuery<Steps>,
) -> ApiResult<Json<Studied>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Study, client.0, person)?;
    let row = visible(&app, person, id, &Access { link: steps.link }).await?;
    let work = {
        let app = app.clone();
        async move {
            let Found { play, eyes, .. } = found(&app, person, &row).await?;
            let over = play.stage == Stage::Over;
            let eyes = match steps.seat.and_then(Seat::from_number) {
                Some(seat) if over && seat.number() <= play.game.players() => Some(seat),
                _ => eyes,
            };
            study::of_play(&play, steps.from as usize, eyes)
        }
    };
    let studied = app.pool.run(Sharer::of(client.0, person), work).await?;
    app.charge_more(Class::Study, client.0, person, study::cost(&studied));
    Ok(Json(studied))
}

/// A game's record as text.
///
/// Of a game that is over, everything; it replays, and `igroteka verify` checks its chance. Of one that still runs,
/// what your seat has seen of it.
#[utoipa::path(get, path = "/api/games/{id}/record", operation_id = "game_record", tag = "games", params(
    ("id" = GameId, Path, description = "The game"), Access,
), responses(
    (status = 200, description = "The record.", body = String, content_type = "text/plain"),
    Unreadable, Unknown, NoSuch, Overload,
))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<GameId>,
    ApiQuery(access): ApiQuery<Access>,
) -> ApiResult<Response> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Study, client.0, person)?;
    let row = visible(&app, person, id, &access).await?;
    let work = {
        let app = app.clone();
        async move {
            let found = found(&app, person, &row).await?;
            let events = found.play.game.seq();
            let record = if found.play.stage == Stage::Over {
                found.whole_record()
            } else {
                let game = &found.play.game;
                let mut record = game.record();
                record.events = game.seen_lines(found.eyes, 0);
                // What was dealt into the position where it began is hidden as well.
                record.position = record.position.filter(|_| !game.hides());
                found.with_names_and_proof(record)
            };
            Ok((record.to_string(), events))
        }
    };
    let (record, events) = app.pool.run(Sharer::of(client.0, person), work).await?;
    app.charge_more(Class::Study, client.0, person, study::cost_of_playing(events));
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}
