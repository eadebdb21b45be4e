//! Sheets to print.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use igroteka_print::{BadOption, Options, Plan, print};
use igroteka_protocol::ErrorCode;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, ApiQuery};
use crate::http::rate_limits::Class;
use crate::http::refusals::{Overload, Unknown, Unreadable};

/// The page shows a sheet within itself; nobody else may.
const POLICY: HeaderValue = HeaderValue::from_static("frame-ancestors 'self'");
/// The same choices give the same bytes: what was looked at need not be drawn again to be printed.
const KEPT: HeaderValue = HeaderValue::from_static("private, max-age=600");

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(sheets))
}

/// What can be chosen; what is left out is as usual.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Choices {
    /// `a4` (the default), `a3` or `letter`.
    paper: Option<String>,
    /// `en` (the default), `ru` or `uk`.
    lang: Option<String>,
    /// Backs for a printer that turns the sheet over its `long` edge (the default) or `short` edge, or `none`.
    back: Option<String>,
    /// `full` (the default) or `saver`.
    ink: Option<String>,
    /// Which parts, with commas between; all of them by default.
    parts: Option<String>,
    /// quoridor, sudoku, nardy: a board on `one` sheet (the default) or on `four`.
    board: Option<String>,
    /// roads: how many play, 2 (the default) to 6.
    players: Option<String>,
    /// roads: cards a player, 20 to 50; 24 by default.
    cards: Option<String>,
    /// roads: variant 1, 2 (the default) or 3.
    variant: Option<String>,
    /// roads: `two` lanes (the default) or `mixed`.
    lanes: Option<String>,
    /// roads: the side of a card in millimetres, 25 to 90; 50 by default.
    size: Option<String>,
}

impl Choices {
    fn of(self, game: String) -> Options {
        Options {
            game,
            players: self.players,
            cards: self.cards,
            variant: self.variant,
            lanes: self.lanes,
            size: self.size,
            board: self.board,
            paper: self.paper,
            lang: self.lang,
            back: self.back,
            ink: self.ink,
            parts: self.parts,
        }
    }
}

/// A game to print, cut out and play with on a table.
#[utoipa::path(get, path = "/api/print/{game}", operation_id = "print", tag = "games", params(
    ("game" = String, Path, description = "The game's id"), Choices,
), responses(
    (status = 200, description = "The sheets.", body = Vec<u8>, content_type = "application/pdf"),
    Unreadable, Unknown, Overload,
))]
pub(crate) async fn sheets(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(game): ApiPath<String>,
    ApiQuery(choices): ApiQuery<Choices>,
) -> ApiResult<Response> {
    app.charge(Class::Print, client.0, identity.map(|identity| identity.person.id))?;
    let plan = Plan::new(&choices.of(game)).map_err(|bad| refusal(&bad))?;
    let name = format!("inline; filename=\"{}.pdf\"", plan.game.id());
    // Drawing takes the processor for a while: a few at a time, and not where sockets are served.
    let busy = || ApiError::new(ErrorCode::Unavailable, "the service cannot print at the moment");
    let place = app.printers.acquire().await.map_err(|_| busy())?;
    let pdf = tokio::task::spawn_blocking(move || print(&plan)).await.map_err(|_| busy())?;
    drop(place);
    let headers: [(HeaderName, HeaderValue); 5] = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_str(&name).expect("a game's id is plain")),
        (header::CACHE_CONTROL, KEPT),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN")),
    ];
    Ok((headers, pdf).into_response())
}

fn refusal(bad: &BadOption) -> ApiError {
    let code = match bad {
        BadOption::NoSuchGame(_) => ErrorCode::UnknownGame,
        _ => ErrorCode::BadRequest,
    };
    ApiError::new(code, bad.to_string())
}
