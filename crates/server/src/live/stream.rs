//! Streams for programs: one JSON value per line, and empty lines as keep-alives.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use igroteka_protocol::{ErrorCode, PersonId, PersonalEvent, ReviewId, ReviewUpdate, TableId, Update};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Instant, interval_at};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::connection_limits::{ConnectionPermit, admit};
use super::reconnect_after;
use crate::App;
use crate::error::ApiResult;
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::{ApiPath, ApiQuery};
use crate::http::refusals::{NoSuch, NotAllowed, Overload, Unknown, Unreadable};
use crate::reviews::{Follower, Following};
use crate::rooms::{Access, Room, WatchRequest, encode};

/// A reader that is this many lines behind is cut off.
const QUEUE: usize = 128;

/// How often an empty line is sent.
const KEEP_ALIVE: Duration = Duration::from_secs(6);

/// The streams and the socket.
pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(events))
        .routes(routes!(table))
        .routes(routes!(review))
        .routes(routes!(super::socket::live))
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
    let permit = admit(&app, client.0, Some(identity.person.id))?;
    let (out, inbox) = mpsc::channel(QUEUE);
    let (person, cut) = (identity.person.id, Arc::<Notify>::default());
    app.inboxes.open(person, out, cut.clone());
    let subscriber =
        Subscriber { app, identity: Some(identity), _permit: permit, source: Source::Inbox(person), cut };
    Ok(lines(inbox, subscriber))
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
    let person = identity.as_ref().map(|identity| identity.person.id);
    let permit = admit(&app, client.0, person)?;
    let room = app.rooms.get(&app, id).await?;
    room.up_to_date(&app).await?;
    access.check(&room.inner.lock().await.table, person)?;
    let (out, inbox) = mpsc::channel(QUEUE);
    let connection = app.connections.fetch_add(1, Ordering::Relaxed);
    let cut: Arc<Notify> = Arc::default();
    let watch =
        WatchRequest { connection, person, out, cut: cut.clone(), bare: true, after: None, chat_after: 0 };
    room.watch(&app, watch).await?;
    let source = Source::Table(room, connection);
    Ok(lines(inbox, Subscriber { app, identity, _permit: permit, source, cut }))
}

/// A review while it is made: first everything found so far, then what is new. It ends once the review is done or has
/// failed.
#[utoipa::path(get, path = "/api/reviews/{id}/stream", operation_id = "review_stream", tag = "reviews", params(
    ("id" = ReviewId, Path, description = "The review"),
), responses(
    (status = 200, description = "A stream of updates.", body = ReviewUpdate,
        content_type = "application/x-ndjson"),
    Unknown, NoSuch, Overload,
))]
pub(crate) async fn review(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    ApiPath(id): ApiPath<ReviewId>,
) -> ApiResult<Response> {
    let person = identity.as_ref().map(|identity| identity.person.id);
    let permit = admit(&app, client.0, person)?;
    let mut follower = Follower::of(&app, id, person).await?;
    // Updates are made when there is room for them, so a slow reader gets fewer.
    let (out, inbox) = mpsc::channel(1);
    let task = tokio::spawn(async move {
        while let Some(update) = follower.next().await {
            if out.send(encode(&update)).await.is_err() {
                break;
            }
        }
    });
    let source = Source::Review { _following: Following { review: id, task: task.abort_handle() } };
    Ok(lines(inbox, Subscriber { app, identity, _permit: permit, source, cut: Arc::default() }))
}

/// The reader of a stream. Dropping it ends the subscription.
struct Subscriber {
    app: Arc<App>,
    identity: Option<Identity>,
    _permit: ConnectionPermit,
    source: Source,
    cut: Arc<Notify>,
}

/// What a stream reports.
enum Source {
    Inbox(PersonId),
    Table(Arc<Room>, u64),
    Review { _following: Following },
}

impl Drop for Subscriber {
    fn drop(&mut self) {
        match &self.source {
            Source::Inbox(person) => self.app.inboxes.close(*person, &self.cut),
            Source::Table(room, connection) => {
                let (app, room, connection) = (self.app.clone(), room.clone(), *connection);
                tokio::spawn(async move { room.unwatch(&app, connection).await });
            }
            Source::Review { .. } => {}
        }
    }
}

impl Subscriber {
    /// Whether the reader is still signed in. If the store cannot tell, it is asked again later.
    async fn is_signed_in(&self) -> bool {
        let Some(identity) = &self.identity else { return true };
        let renewed = identity.renew(&self.app).await;
        !renewed.is_err_and(|error| error.0.code == ErrorCode::Unauthorized)
    }
}

fn lines(inbox: mpsc::Receiver<Bytes>, subscriber: Subscriber) -> Response {
    let (shutdown, severed) = (subscriber.app.shutdown.subscribe(), Box::pin(subscriber.app.nodes.severed()));
    let alive = interval_at(Instant::now() + KEEP_ALIVE, KEEP_ALIVE);
    let stream = unfold(
        (inbox, shutdown, severed, alive, subscriber),
        |(mut inbox, mut shutdown, mut severed, mut alive, subscriber)| async move {
            let line = tokio::select! {
                line = inbox.recv() => {
                    let mut line = Vec::from(line?);
                    line.push(b'\n');
                    Bytes::from(line)
                }
                _ = alive.tick() => {
                    if !subscriber.is_signed_in().await {
                        return None;
                    }
                    Bytes::from_static(b"\n")
                }
                () = subscriber.cut.notified() => return None,
                () = ends(&subscriber.app, &mut shutdown) => return None,
                () = &mut severed => return None,
            };
            Some((Ok::<Bytes, Infallible>(line), (inbox, shutdown, severed, alive, subscriber)))
        },
    );
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(stream)).into_response()
}

/// Waits until a stream is to end. Where other nodes go on, those of one node do not end at the same moment, so that
/// their readers do not all come back at the same moment.
async fn ends(app: &App, shutdown: &mut watch::Receiver<bool>) {
    let _ = shutdown.wait_for(|shutdown| *shutdown).await;
    if app.nodes.are_several() {
        tokio::time::sleep(reconnect_after(app)).await;
    }
}
