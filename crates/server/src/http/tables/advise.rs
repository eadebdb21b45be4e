//! The handlers that value moves in positions that somebody brings along.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::body::{Body as ResponseBody, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use igroteka_catalog::kind;
use igroteka_game::Seed;
use igroteka_protocol::{AdviceUpdate, AdviseRequest, DealRequest, Dealt, Study};
use serde_json::json;
use tokio::sync::mpsc;

use crate::App;
use crate::advice::{Answer, Question, Thinker};
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::Body;
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, Overload, Unknown, Unreadable};
use crate::http::tables::study;
use crate::rooms::encode;
use crate::thinking::{self, Sharer};

/// More answers than any question gets: nobody who thinks waits for one who reads.
const QUEUE: usize = 16;

/// Asks what to do in a position: better and better answers, one a line, until the time is over or nobody reads.
///
/// The decision is that of the seat to act, by what it could know. Nothing is kept.
#[utoipa::path(post, path = "/api/advise", operation_id = "advise",
    tag = "games", request_body = AdviseRequest, responses(
    (status = 200, description = "Answers, each deeper than the one before; the last says so.", body = AdviceUpdate,
        content_type = "application/x-ndjson"),
    Unreadable, Unknown, InTheWay, Overload,
))]
pub(crate) async fn advise(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    Body(request): Body<AdviseRequest>,
) -> ApiResult<Response> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Advice, client.0, person)?;
    let lot = Seed(app.entropy.bytes());
    let work = async move { Question::new(asked(&request, lot)?, &request) };
    let question = app.pool.run(Sharer::of(client.0, person), work).await?;
    let thinker = Thinker::new(&app, thinking::Class::Advice, client.0, person);
    let mut rounds = question.rounds().into_iter();
    // What cannot be answered is refused as usual, before the stream begins.
    let first = rounds.next().expect("there is a first answer");
    let mut answer = round(&thinker, &question, first, Vec::new()).await?;
    let (out, answers) = mpsc::channel(QUEUE);
    let mut shutdown = app.shutdown.subscribe();
    let deepen = async move {
        for time in rounds {
            let probes = answer.probes();
            let _ = out.try_send(encode(&answer.update));
            answer = tokio::select! {
                deeper = round(&thinker, &question, time, probes) => match deeper {
                    Ok(deeper) => deeper,
                    Err(_) => break,
                },
                () = out.closed() => return,
                _ = shutdown.changed() => break,
            };
        }
        let _ = out.try_send(encode(&AdviceUpdate { is_final: true, ..answer.update }));
    };
    tokio::spawn(deepen);
    let lines = unfold(answers, |mut answers: mpsc::Receiver<Bytes>| async {
        let mut line = Vec::from(answers.recv().await?);
        line.push(b'\n');
        Some((Ok::<Bytes, Infallible>(line.into()), answers))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], ResponseBody::from_stream(lines)).into_response())
}

async fn round(
    thinker: &Thinker,
    question: &Question,
    time: std::time::Duration,
    probes: Vec<String>,
) -> ApiResult<Answer> {
    let question = question.clone();
    thinker.think(time, move |budget| question.think(&probes, budget)).await?
}

/// The game as far as it is asked about.
fn asked(request: &AdviseRequest, lot: Seed) -> ApiResult<Box<dyn igroteka_catalog::AnyGame>> {
    let study = Study {
        record: request.record.clone(),
        game: request.game.clone(),
        setup: request.setup.clone(),
        position: request.position.clone(),
        moves: request.moves.clone(),
        seat: None,
    };
    let (mut game, mut lines) = study::begin(&study, Some(lot))?;
    if let Some(at) = request.at {
        let at = at as usize;
        if at > lines.len() {
            return Err(ApiError::bad_request(format!("there are {} events before the end", lines.len())));
        }
        lines.truncate(at);
    }
    for (number, line) in (1..).zip(&lines) {
        study::play(&mut *game, line).map_err(|refusal| {
            let ApiError(error) = ApiError::from(refusal);
            ApiError::new(error.code, format!("event {number}: {}", error.message))
        })?;
    }
    Ok(game)
}

/// Deals by lot what a position leaves open: `?3` in a hand, or `?`.
#[utoipa::path(post, path = "/api/study/deal", operation_id = "deal",
    tag = "games", request_body = DealRequest, responses(
    (status = 200, description = "The position with everything dealt.", body = Dealt), Unreadable, Unknown, Overload,
))]
pub(crate) async fn deal(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    Body(request): Body<DealRequest>,
) -> ApiResult<Json<Dealt>> {
    app.charge(Class::Study, client.0, identity.map(|identity| identity.person.id))?;
    let mut game = kind(&request.game)?.new_game(request.setup.as_ref().unwrap_or(&json!({})))?;
    let known = match request.seat {
        None => None,
        Some(number) => Some(study::seat_of(&*game, number)?),
    };
    game.deal_position(&request.position, known, Seed(app.entropy.bytes()))?;
    Ok(Json(Dealt { position: game.position() }))
}
