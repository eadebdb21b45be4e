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
use igroteka_protocol::{PersonId, PersonalEvent, TableId, Update};
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
    let (person, cut) = (identity.person.id, Arc::<Notify>::default());
    app.inboxes.open(person, out, cut.clone());
    Ok(lines(&app, inbox, Guest { _permit: permit, place: Place::Inbox(app.clone(), person), cut }))
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
    let watch = Watch { connection, person, out, cut: cut.clone(), bare: true, after: None, chat_after: 0 };
    room.watch(&app, watch).await?;
    let place = Place::Table(app.clone(), room, connection);
    Ok(lines(&app, inbox, Guest { _permit: permit, place, cut }))
}

fn admit(app: &App, client: Client, identity: Option<&Identity>) -> ApiResult<OwnedSemaphorePermit> {
    app.charge(Class::Socket, client.0, identity.map(|identity| identity.person.id))?;
    app.sockets.clone().try_acquire_owned().map_err(|_| ApiError::too_many(30))
}

/// Whoever reads a stream; leaves when it is dropped.
struct Guest {
    _permit: OwnedSemaphorePermit,
    place: Place,
    cut: Arc<Notify>,
}

/// What a stream is about.
enum Place {
    Inbox(Arc<App>, PersonId),
    Table(Arc<App>, Arc<Room>, u64),
}

impl Drop for Guest {
    fn drop(&mut self) {
        match &self.place {
            Place::Inbox(app, person) => app.inboxes.close(*person, &self.cut),
            Place::Table(app, room, connection) => {
                let (app, room, connection) = (app.clone(), room.clone(), *connection);
                tokio::spawn(async move { room.unwatch(&app, connection).await });
            }
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
