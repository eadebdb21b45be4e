//! The handler that replays a game step by step.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use igroteka_catalog::{AnyGame, Refusal, kind};
use igroteka_game::{Record, Seat, Seed, TextEventRef, Turn as GameTurn};
use igroteka_protocol::{ErrorCode, Step, Studied, Study, Turn};
use serde_json::json;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::Body;
use crate::http::rate_limits::Class;
use crate::http::refusals::{Overload, Unknown, Unreadable};
use crate::table::{Play, Stage, outcome_of, turn_of};
use crate::thinking::Sharer;

/// The most events of a game that somebody brings along.
const MOST_EVENTS: usize = 2000;

/// The most steps that are shown at once: all of a game that somebody brings along, with how it began.
const MOST_STEPS: usize = MOST_EVENTS + 1;

/// How many events are played, and how many views are made, for the price of one request.
const PLAYED_FOR_ONE: usize = 2000;
const SHOWN_FOR_ONE: usize = 500;

/// Looks at a game step by step: a record, or moves from any position. Nothing is kept.
///
/// A move that is refused ends the steps, and `refused` says why; a record, a setup or a position that cannot be read is
/// an error.
#[utoipa::path(post, path = "/api/study", operation_id = "study",
    tag = "games", request_body = Study, responses(
    (status = 200, description = "The game.", body = Studied), Unreadable, Unknown, Overload,
))]
pub(crate) async fn study(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    Body(study): Body<Study>,
) -> ApiResult<Json<Studied>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Study, client.0, person)?;
    let work = async move {
        let (game, lines) = begin(&study, None)?;
        let eyes = study.seat.map(|number| seat_of(&*game, number)).transpose()?;
        Ok(steps(game, &lines, 0, eyes, |game, place| game.lines(place).pop()))
    };
    let studied = app.pool.run(Sharer::of(client.0, person), work).await?;
    app.charge_more(Class::Study, client.0, person, cost(&studied));
    Ok(Json(studied))
}

/// What showing this has cost besides the request.
pub(super) fn cost(studied: &Studied) -> usize {
    let shown = studied.steps.len();
    cost_of_playing(studied.from as usize + shown) + shown / SHOWN_FOR_ONE
}

/// What playing so many events has cost.
pub(super) fn cost_of_playing(events: usize) -> usize {
    events / PLAYED_FOR_ONE
}

/// The seat with this number.
pub(super) fn seat_of(game: &dyn AnyGame, number: u8) -> ApiResult<Seat> {
    Seat::from_number(number)
        .filter(|seat| seat.number() <= game.players())
        .ok_or_else(|| ApiError::bad_request(format!("there is no seat {number}")))
}

/// A game before its first step, and the lines to play. With a seed, the position may leave things to the lot.
pub(super) fn begin(study: &Study, lot: Option<Seed>) -> ApiResult<(Box<dyn AnyGame>, Vec<String>)> {
    let (game, lines) = begun(study, lot)?;
    if lines.len() > MOST_EVENTS {
        let message = format!("a game to look at has at most {MOST_EVENTS} events");
        return Err(ApiError::new(ErrorCode::TooLarge, message));
    }
    Ok((game, lines))
}

fn begun(study: &Study, lot: Option<Seed>) -> ApiResult<(Box<dyn AnyGame>, Vec<String>)> {
    let Some(text) = &study.record else {
        let id = study.game.as_deref().ok_or_else(|| ApiError::bad_request("name a record or a game"))?;
        let mut game = kind(id)?.new_game(study.setup.as_ref().unwrap_or(&json!({})))?;
        if let Some(position) = &study.position {
            match lot {
                Some(seed) => game.deal_position(position, None, seed)?,
                None => game.set_position(position)?,
            }
        }
        return Ok((game, study.moves.clone()));
    };
    if study.game.is_some() || study.setup.is_some() || study.position.is_some() || !study.moves.is_empty() {
        return Err(ApiError::bad_request("a record stands alone"));
    }
    let record = Record::read(text).map_err(Refusal::from)?;
    let mut game = kind(&record.game)?.load(&record)?;
    game.undo(game.seq());
    Ok((game, record.events))
}

/// A game that was or is played at a table, as a seat may know it, from a step on.
pub(super) fn of_play(play: &Play, from: usize, eyes: Option<Seat>) -> ApiResult<Studied> {
    let mut game = play.game.boxed_clone();
    let lines = play.game.lines(0);
    if from > lines.len() {
        return Err(ApiError::bad_request(format!("this game has {} events", lines.len())));
    }
    game.undo(game.seq());
    let over = play.stage == Stage::Over;
    let mut studied = steps(game, &lines, from, eyes, |game, place| {
        if over { game.lines(place).pop() } else { game.seen_line(eyes, place) }
    });
    if !over {
        studied.legal.clear();
    }
    Ok(studied)
}

/// Plays lines one by one, and collects each with the view after it: as many as are shown at once, from a step on.
fn steps(
    mut game: Box<dyn AnyGame>,
    lines: &[String],
    from: usize,
    eyes: Option<Seat>,
    shown: impl Fn(&dyn AnyGame, usize) -> Option<String>,
) -> Studied {
    let step = |game: &dyn AnyGame, line| Step { line, turn: turn(game.turn()), view: game.view(eyes) };
    let last = lines.len().min(from + MOST_STEPS - 1);
    let mut steps = Vec::new();
    let mut refused = None;
    if from == 0 {
        steps.push(step(&*game, None));
    }
    for (number, line) in (1..).zip(&lines[..last]) {
        let place = game.seq();
        if let Err(refusal) = play(&mut *game, line) {
            refused = Some(ApiError::from(refusal).0);
            break;
        }
        if number >= from {
            steps.push(step(&*game, shown(&*game, place)));
        }
    }
    let next = (last < lines.len() && refused.is_none()).then_some(last as u32 + 1);
    let mover = match game.turn() {
        GameTurn::Seats(seats) => eyes.filter(|seat| seats.contains(*seat)).or(seats.first()),
        GameTurn::Chance | GameTurn::Over => None,
    };
    Studied {
        game: game.id().to_owned(),
        setup: game.setup(),
        from: from as u32,
        steps,
        next,
        legal: mover.map_or_else(Vec::new, |seat| game.legal(seat)),
        outcome: outcome_of(&*game),
        refused,
    }
}

/// Plays a line of a record, or a move of whoever is to act.
pub(super) fn play(game: &mut dyn AnyGame, line: &str) -> Result<(), Refusal> {
    let is_line = TextEventRef::is_line(line);
    let event = if is_line { game.read_line(line) } else { game.read_move(None, line) };
    game.apply(&event?)
}

fn turn(turn: GameTurn) -> Turn {
    match turn {
        GameTurn::Seats(seats) => turn_of(seats),
        GameTurn::Chance | GameTurn::Over => Turn::Nobody,
    }
}
