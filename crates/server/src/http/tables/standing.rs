//! The handlers of the analysis board: how a game stands after some moves, and matches from other programs.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use igroteka_catalog::{AnyGame, ChanceOdds, read_mat};
use igroteka_game::{Seat, Seed, TextEvent, Turn as GameTurn};
use igroteka_protocol::{Due, MatGames, MatRequest, Standing, StandingRequest, Study, Turn};

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::Body;
use crate::http::rate_limits::Class;
use crate::http::refusals::{Overload, Unknown, Unreadable};
use crate::http::tables::study;
use crate::table::{outcome_of, turn_of};
use crate::thinking::Sharer;

/// How a game stands after some moves, and what may come next. Nothing is kept.
///
/// A move that is refused ends the moves, and `refused` says why; a record, a setup or a position that cannot be read is
/// an error.
#[utoipa::path(post, path = "/api/study/standing", operation_id = "standing",
    tag = "games", request_body = StandingRequest, responses(
    (status = 200, description = "How it stands.", body = Standing), Unreadable, Unknown, Overload,
))]
pub(crate) async fn standing(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    Body(request): Body<StandingRequest>,
) -> ApiResult<Json<Standing>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Study, client.0, person)?;
    let (lot, chance) = (Seed(app.entropy.bytes()), Seed(app.entropy.bytes()));
    let work = async move {
        let StandingRequest { record, game, setup, position, moves, draw, seat } = request;
        let study = Study { record, game, setup, position, moves, seat };
        let (mut game, lines) = study::begin(&study, Some(lot))?;
        let eyes = seat.map(|number| study::seat_of(&*game, number)).transpose()?;
        let began = game.record().position;
        let refused = lines.iter().find_map(|line| study::play(&mut *game, line).err());
        if draw && refused.is_none() {
            game.roll(chance);
        }
        Ok(shown(&*game, began, eyes, refused.map(|refusal| ApiError::from(refusal).0)))
    };
    Ok(Json(app.pool.run(Sharer::of(client.0, person), work).await?))
}

fn shown(
    game: &dyn AnyGame,
    began: Option<String>,
    eyes: Option<Seat>,
    refused: Option<igroteka_protocol::Error>,
) -> Standing {
    let (turn, mover) = match game.turn() {
        GameTurn::Seats(seats) => {
            (turn_of(seats), eyes.filter(|seat| seats.contains(*seat)).or(seats.first()))
        }
        GameTurn::Chance | GameTurn::Over => (Turn::Nobody, None),
    };
    let eyes = eyes.or(mover).or_else(|| game.thrower());
    let mut ids: BTreeMap<String, String> = serde_json::from_value(game.position_texts()).unwrap_or_default();
    ids.remove("text");
    Standing {
        game: game.id().to_owned(),
        setup: game.setup(),
        began,
        lines: game.lines(0),
        position: game.position(),
        ids,
        turn,
        chance: game.odds().map(|odds| due(game, odds)),
        seat: eyes.map(Seat::number),
        view: game.view(eyes),
        legal: mover.map_or_else(Vec::new, |seat| game.legal(seat)),
        outcome: outcome_of(game),
        refused,
    }
}

fn due(game: &dyn AnyGame, odds: ChanceOdds) -> Due {
    let outcomes = match odds {
        ChanceOdds::Shuffle => Vec::new(),
        ChanceOdds::Listed(outcomes) => {
            outcomes.into_iter().map(|(text, _)| TextEvent::Chance(text).to_string()).collect()
        }
    };
    Due { seat: game.thrower().map(Seat::number), outcomes }
}

/// The games of a `.mat` file as records. Nothing is kept.
#[utoipa::path(post, path = "/api/study/mat", operation_id = "mat",
    tag = "games", request_body = MatRequest, responses(
    (status = 200, description = "The records.", body = MatGames), Unreadable, Overload,
))]
pub(crate) async fn mat(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    Body(request): Body<MatRequest>,
) -> ApiResult<Json<MatGames>> {
    let person = identity.map(|identity| identity.person.id);
    app.charge(Class::Study, client.0, person)?;
    let work = async move {
        let records = read_mat(&request.mat)?;
        Ok(MatGames { records: records.iter().map(ToString::to_string).collect() })
    };
    Ok(Json(app.pool.run(Sharer::of(client.0, person), work).await?))
}
