//! Sheets to print.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use igroteka_print::{BadOption, Choice, Options, Plan, Values, print};
use igroteka_protocol::ErrorCode;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa::openapi::Required;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, ApiQuery};
use crate::http::rate_limits::Class;
use crate::http::refusals::{NoSuch, Overload, Unknown, Unreadable};

/// Our own page may embed a sheet; no other site may.
const POLICY: HeaderValue = HeaderValue::from_static("frame-ancestors 'self'");
/// The same options give the same bytes, so a sheet need not be drawn again for printing.
const KEPT: HeaderValue = HeaderValue::from_static("private, max-age=600");

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(sheets))
}

/// What was chosen; what is left out is the default.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct Choices(Vec<(String, String)>);

impl Choices {
    fn options(&self, game: &str) -> Result<Options, BadOption> {
        self.0.iter().try_fold(Options::for_game(game), |options, (name, value)| options.with(name, value))
    }
}

impl IntoParams for Choices {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        Choice::all().into_iter().map(parameter).collect()
    }
}

fn parameter(choice: &Choice) -> Parameter {
    let schema = ObjectBuilder::new();
    let schema = match &choice.values {
        Values::Words(words) => schema
            .schema_type(Type::String)
            .enum_values(Some(words.iter().copied()))
            .default(Some(words[0].into())),
        Values::Number { min, max, default } => schema
            .schema_type(Type::Integer)
            .minimum(Some(*min))
            .maximum(Some(*max))
            .default(Some((*default).into())),
        Values::Parts => schema.schema_type(Type::String),
    };
    ParameterBuilder::new()
        .name(choice.name)
        .parameter_in(ParameterIn::Query)
        .required(Required::False)
        .description(Some(choice.describe()))
        .schema(Some(schema))
        .build()
}

/// A game to print, cut out and play with on a table.
#[utoipa::path(get, path = "/api/print/{game}", operation_id = "print", tag = "games", params(
    ("game" = String, Path, description = "The game's id"), Choices,
), responses(
    (status = 200, description = "The sheets.", body = Vec<u8>, content_type = "application/pdf"),
    Unreadable, Unknown, NoSuch, Overload,
))]
pub(crate) async fn sheets(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(game): ApiPath<String>,
    ApiQuery(choices): ApiQuery<Choices>,
) -> ApiResult<Response> {
    app.charge(Class::Print, client.0, identity.map(|identity| identity.person.id))?;
    let plan = choices.options(&game).and_then(|options| Plan::new(&options)).map_err(|bad| refusal(&bad))?;
    let name = format!("inline; filename=\"{}.pdf\"", plan.game.id);
    // Drawing is CPU-bound: limit how many run at once, and keep it off the threads that serve sockets.
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
