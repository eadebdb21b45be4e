//! What the person at this computer may ask for.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use igroteka_protocol::{LanState, Problem};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::at_this_computer::AtThisComputer;
use crate::App;
use crate::error::{ApiError, ApiResult};

/// The way in from the home network.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(lan_state, open_lan, close_lan))
}

/// Whether the service is open to the home network; to anybody but the person at its computer it is not on offer.
#[utoipa::path(get, path = "/api/host/lan", operation_id = "lan",
    tag = "host", responses((status = 200, body = LanState)))]
async fn lan_state(State(app): State<Arc<App>>, here: Result<AtThisComputer, ApiError>) -> Json<LanState> {
    Json(match here {
        Ok(AtThisComputer) => app.lan.state().await,
        Err(_) => LanState::default(),
    })
}

/// Opens the service to the home network.
#[utoipa::path(
    post,
    path = "/api/host/lan", operation_id = "open_lan",
    tag = "host",
    responses(
        (status = 200, body = LanState),
        (status = 403, description = "not at the computer that runs the service", body = Problem),
        (status = 409, description = "there is no home network, or it is open by its settings", body = Problem),
        (status = 503, description = "its addresses cannot be listened on", body = Problem),
    )
)]
async fn open_lan(State(app): State<Arc<App>>, _: AtThisComputer) -> ApiResult<Json<LanState>> {
    app.lan.open().await.map(Json)
}

/// Closes the service to the home network and cuts the connections from there.
#[utoipa::path(
    delete,
    path = "/api/host/lan", operation_id = "close_lan",
    tag = "host",
    responses(
        (status = 200, body = LanState),
        (status = 403, description = "not at the computer that runs the service", body = Problem),
    )
)]
async fn close_lan(State(app): State<Arc<App>>, _: AtThisComputer) -> Json<LanState> {
    Json(app.lan.close().await)
}
