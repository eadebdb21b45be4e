//! Streams of lines for programs: one JSON value a line, an empty line now and then to keep the way open.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use igroteka_protocol::{PersonalEvent, TableId, Update};
use tokio::sync::{Notify, OwnedSemaphorePermit, mpsc};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::address::Client;
use crate::error::{ApiError, ApiResult};
use crate::identity::Identity;
use crate::json::{ApiPath, ApiQuery};
use crate::limits::Class;
use crate::refusals::{NoSuch, NotAllowed, Overload, Unknown, Unreadable};
use crate::room::{Room, Watch};
use crate::tables::Access;

/// A reader that is this many lines behind is cut off.
const QUEUE: usize = 128;

/// How often an empty line is sent.
const KEEP_ALIVE: Duration = Duration::from_secs(6);

/// The streams and the socket.
pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(events)).routes(routes!(table)).routes(routes!(crate::live::live))
}

/// What happens to you: games that begin and end, and your turns; one `PersonalEvent` a line.
#[utoipa::path(get, path = "/api/stream/events", operation_id = "my_events", tag = "bots", responses(
    (status = 200, description = "A stream without end.", body = PersonalEvent,
        content_type = "application/x-ndjson"),
    Unknown, NotAllowed, Overload,
))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
) -> ApiResult<Response> {
    let permit = admit(&app, client, Some(&identity))?;
    let (out, inbox) = mpsc::channel(QUEUE);
    app.inboxes.open(identity.person.id, out.clone());
    Ok(lines(&app, inbox, Guest { _permit: permit, watching: None, cut: Arc::default(), _out: out }))
}

/// A table as it goes on: first a `TableState`, then an `Update` whenever something happens.
#[utoipa::path(get, path = "/api/tables/{id}/stream", operation_id = "table_stream", tag = "bots", params(
    ("id" = TableId, Path, description = "The table"), Access,
), responses(
    (status = 200, description = "A stream without end.", body = Update, content_type = "application/x-ndjson"),
    Unreadable, Unknown, NotAllowed, NoSuch, Overload,
))]
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<TableId>,
    ApiQuery(access): ApiQuery<Access>,
) -> ApiResult<Response> {
    let permit = admit(&app, client, identity.as_ref())?;
    let person = identity.map(|identity| identity.person.id);
    let room = app.rooms.get(&app, id).await?;
    room.up_to_date(&app).await?;
    access.check(&room.inner.lock().await.table, person)?;
    let (out, inbox) = mpsc::channel(QUEUE);
    let connection = app.connections.fetch_add(1, Ordering::Relaxed);
    let cut: Arc<Notify> = Arc::default();
    let watch = Watch {
        connection,
        person,
        out: out.clone(),
        cut: cut.clone(),
        bare: true,
        after: None,
        chat_after: 0,
    };
    room.watch(&app, watch).await?;
    let watching = Some((app.clone(), room, connection));
    Ok(lines(&app, inbox, Guest { _permit: permit, watching, cut, _out: out }))
}

fn admit(app: &App, client: Client, identity: Option<&Identity>) -> ApiResult<OwnedSemaphorePermit> {
    app.charge(Class::Socket, client.0, identity.map(|identity| identity.person.id))?;
    app.sockets.clone().try_acquire_owned().map_err(|_| ApiError::too_many(30))
}

/// Whoever reads a stream; leaves when it is dropped.
struct Guest {
    _permit: OwnedSemaphorePermit,
    watching: Option<(Arc<App>, Arc<Room>, u64)>,
    cut: Arc<Notify>,
    /// Keeps the stream open while nobody else sends to it.
    _out: mpsc::Sender<Bytes>,
}

impl Drop for Guest {
    fn drop(&mut self) {
        if let Some((app, room, connection)) = self.watching.take() {
            tokio::spawn(async move { room.unwatch(&app, connection).await });
        }
    }
}

fn lines(app: &App, inbox: mpsc::Receiver<Bytes>, guest: Guest) -> Response {
    let ending = app.ending.subscribe();
    let stream = unfold((inbox, ending, guest), |(mut inbox, mut ending, guest)| async move {
        let line = tokio::select! {
            line = inbox.recv() => {
                let mut line = Vec::from(line?);
                line.push(b'\n');
                Bytes::from(line)
            }
            () = tokio::time::sleep(KEEP_ALIVE) => Bytes::from_static(b"\n"),
            () = guest.cut.notified() => return None,
            _ = ending.changed() => return None,
        };
        Some((Ok::<Bytes, Infallible>(line), (inbox, ending, guest)))
    });
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(stream)).into_response()
}
