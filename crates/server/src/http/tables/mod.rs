//! The handlers for tables and their games.

mod advise;
mod create;
#[allow(unused_qualifications, reason = "the description's macro writes whole paths")]
pub(crate) mod games;
mod moves;
#[allow(unused_qualifications, reason = "the description's macro writes whole paths")]
mod read;
mod standing;
mod study;

use std::sync::Arc;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

/// Everything about tables and their games.
pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games::kinds))
        .routes(routes!(read::lobby, create::create))
        .routes(routes!(read::own))
        .routes(routes!(read::show))
        .routes(routes!(moves::join))
        .routes(routes!(moves::play))
        .routes(routes!(moves::action))
        .routes(routes!(moves::hint))
        .routes(routes!(games::own))
        .routes(routes!(games::record))
        .routes(routes!(games::steps))
        .routes(routes!(study::study))
        .routes(routes!(standing::standing))
        .routes(routes!(standing::mat))
        .routes(routes!(advise::deal))
        .routes(routes!(advise::advise))
}
