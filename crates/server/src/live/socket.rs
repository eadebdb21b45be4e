//! The live socket: one per page, for any number of tables.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use igroteka_protocol::{Action, ErrorCode, FromClient, FromServer, Request, Scope, TableId};
use metrics::gauge;
use tokio::sync::{Notify, mpsc};
use tokio::time::{Instant, interval_at, sleep_until};

use super::round_trip::RoundTrip;
use super::{connection_limits, reconnect_after};
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::rate_limits::Class;
use crate::http::refusals::{NotAllowed, Overload, Unknown, Unreadable};
use crate::reviews::{Follower, Following};
use crate::rooms::{Access, WatchRequest, act, encode};
use crate::table::Actor;

/// A reader that is this many messages behind is cut off.
const QUEUE: usize = 128;

/// The reason given to such a reader.
const TOO_SLOW: &str = "too slow";

/// The reason given to a client that sends too many frames.
const TOO_MANY: &str = "too many messages";

/// The reason given when this process ends.
const RESTARTED: &str = "the service is being restarted";

/// How long a client has to move to another node, in the time that the service has for its end.
const TO_MOVE: Duration = Duration::from_secs(6);

/// The most tables on one socket.
const MOST_TABLES: usize = 50;

/// The largest message from a client.
const MOST_BYTES: usize = 16 * 1024;

/// The most bytes that wait for a slow reader: a whole review fits.
const MOST_UNSENT: usize = 8 * 1024 * 1024;

/// Why a socket ends whose node has lost the database.
const SEVERED: &str = "this part of the service has lost its database";

/// How often the round-trip time is measured.
const PING: Duration = Duration::from_secs(20);

/// The lobby is sent at most this often.
const LOBBY_PACE: Duration = Duration::from_millis(300);

/// The live socket.
///
/// Messages are `FromClient` and `FromServer`; see the TypeScript types and docs/API.md.
#[utoipa::path(get, path = "/api/live", operation_id = "live", tag = "live", responses(
    (status = 101, description = "The socket is open."),
    (status = 426, description = "This is a WebSocket.", body = igroteka_protocol::Problem),
    Unreadable, Unknown, NotAllowed, Overload,
))]
pub(crate) async fn live(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Option<Identity>,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    let permit =
        connection_limits::admit(&app, client.0, identity.as_ref().map(|identity| identity.person.id))?;
    let upgrade = upgrade
        .read_buffer_size(1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES);
    let round_trip = RoundTrip::new(app.config.latency_cap);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (out, inbox) = mpsc::channel(QUEUE);
        let number = app.connections.fetch_add(1, Ordering::Relaxed);
        let connection = Connection {
            app,
            client,
            identity,
            number,
            out,
            cut: Arc::default(),
            tables: HashSet::new(),
            lobby: false,
            turns: false,
            turned: Arc::default(),
            following: None,
            next_mistake: None,
            round_trip,
        };
        gauge!(crate::ops::metrics::SOCKETS).increment(1.0);
        connection.run(socket, inbox).await;
        gauge!(crate::ops::metrics::SOCKETS).decrement(1.0);
        drop(permit);
    }))
}

struct Connection {
    app: Arc<App>,
    client: Client,
    identity: Option<Identity>,
    /// Identifies the connection among the watchers of a table.
    number: u64,
    out: mpsc::Sender<Bytes>,
    cut: Arc<Notify>,
    tables: HashSet<TableId>,
    /// Whether the client follows the lobby.
    lobby: bool,
    /// Whether it follows how many tables wait for its person.
    turns: bool,
    /// Wakes the connection when a turn passes at one of the person's tables.
    turned: Arc<Notify>,
    /// The review that the client follows.
    following: Option<Following>,
    /// When the next mistake of its person is due.
    next_mistake: Option<i64>,
    /// The round-trip time, which is given back to a mover's clock.
    round_trip: RoundTrip,
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket, mut inbox: mpsc::Receiver<Bytes>) {
        let reason = self.serve(&mut socket, &mut inbox).await;
        self.follow_turns(false, false);
        let farewell = async {
            let Some(reason) = reason else { return };
            let goodbye = encode(&FromServer::Goodbye { reason: reason.to_owned(), reconnect_ms: None });
            let farewell = async {
                let _ = socket.send(text(goodbye)).await;
                let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static(reason) };
                let _ = socket.send(Message::Close(Some(frame))).await;
            };
            let _ = tokio::time::timeout(Duration::from_secs(2), farewell).await;
        };
        // A table may wait for a database that does not answer; whoever sits there must not.
        Box::pin(async { tokio::join!(farewell, self.unwatch_all()) }).await;
    }

    fn follow_turns(&mut self, lobby: bool, turns: bool) {
        (self.lobby, self.turns) = (lobby, turns);
        let Some(identity) = &self.identity else { return };
        if lobby || turns {
            self.app.lobby.subscribe(identity.person.id, &self.turned);
        } else {
            self.app.lobby.unsubscribe(identity.person.id, &self.turned);
        }
    }

    async fn unwatch_all(&mut self) {
        for table in std::mem::take(&mut self.tables) {
            if let Ok(room) = self.app.rooms.get(&self.app, table).await {
                room.unwatch(&self.app, self.number).await;
            }
        }
    }

    /// Serves the socket until it closes. Returns a reason if the server closes it. Rare work is boxed, because a socket
    /// mostly waits and its future should be small.
    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        inbox: &mut mpsc::Receiver<Bytes>,
    ) -> Option<&'static str> {
        let mut pings = interval_at(Instant::now() + Duration::from_millis(200), PING);
        let mut lobby = self.app.lobby.follow();
        let mut shutdown = self.app.shutdown.subscribe();
        let mut severed = std::pin::pin!(self.app.nodes.severed());
        let mut answered = Instant::now();
        let mut lobby_due: Option<Instant> = None;
        let mut turns_due = false;
        let (cut, turned) = (self.cut.clone(), self.turned.clone());
        let mut ends: Option<Instant> = None;
        loop {
            tokio::select! {
                message = inbox.recv() => {
                    if let Err(reason) = unless_cut_off(&cut, send(socket, message?, inbox)).await {
                        return reason;
                    }
                }
                received = socket.recv() => match received? {
                    Ok(Message::Text(message)) => {
                        let answer = Box::pin(self.handle(message.as_bytes())).await;
                        if let Err(reason) = unless_cut_off(&cut, send(socket, encode(&answer), inbox)).await {
                            return reason;
                        }
                    }
                    Ok(Message::Pong(payload)) => {
                        let now = Instant::now();
                        if self.round_trip.pong(&payload, now) {
                            answered = now;
                        }
                        if self.charge(Class::Message).is_err() {
                            return Some(TOO_MANY);
                        }
                    }
                    Ok(Message::Ping(_)) if self.charge(Class::Message).is_err() => return Some(TOO_MANY),
                    Ok(Message::Ping(_)) => {}
                    Ok(Message::Binary(_)) => return Some("messages are text"),
                    Ok(Message::Close(_)) | Err(_) => return None,
                },
                _ = pings.tick() => {
                    if answered.elapsed() > PING * 3 {
                        return Some("no answer for a minute");
                    }
                    let renewed = match &self.identity {
                        Some(identity) => Box::pin(identity.renew(&self.app)).await.map(Some),
                        None => Ok(None),
                    };
                    match renewed {
                        Ok(identity) => self.identity = identity,
                        Err(error) if error.0.code == ErrorCode::Unauthorized => return Some("signed out"),
                        Err(_) => {}
                    }
                    if self.next_mistake.is_some_and(|due| due <= self.app.clock.now()) {
                        turned.notify_one();
                    }
                    let ping = self.round_trip.ping(self.app.entropy.bytes(), Instant::now());
                    if let Err(reason) = unless_cut_off(&cut, socket.send(Message::Ping(ping))).await {
                        return reason;
                    }
                }
                changed = lobby.changed(), if self.lobby && lobby_due.is_none() => {
                    changed.ok()?;
                    lobby_due = Some(Instant::now() + LOBBY_PACE);
                }
                () = turned.notified(), if (self.lobby || self.turns) && !turns_due => {
                    turns_due = true;
                    lobby_due = lobby_due.or_else(|| Some(Instant::now() + LOBBY_PACE));
                }
                () = sleep_until(lobby_due.unwrap_or_else(Instant::now)), if lobby_due.is_some() => {
                    lobby_due = None;
                    lobby.mark_unchanged();
                    let turns_due = std::mem::take(&mut turns_due);
                    for message in Box::pin(self.lobby_news(turns_due)).await {
                        if let Err(reason) = unless_cut_off(&cut, socket.send(text(encode(&message)))).await {
                            return reason;
                        }
                    }
                }
                () = cut.notified() => return Some(TOO_SLOW),
                _ = shutdown.changed(), if ends.is_none() => {
                    if !self.app.nodes.are_several() {
                        return Some(RESTARTED);
                    }
                    // Other nodes go on. Until the client has moved to one of them, it is served here.
                    ends = Some(Instant::now() + TO_MOVE);
                    let reconnect_ms = Some(reconnect_after(&self.app).as_millis() as u32);
                    let goodbye = FromServer::Goodbye { reason: RESTARTED.to_owned(), reconnect_ms };
                    if let Err(reason) = unless_cut_off(&cut, socket.send(text(encode(&goodbye)))).await {
                        return reason;
                    }
                }
                () = sleep_until(ends.unwrap_or_else(Instant::now)), if ends.is_some() => return Some(RESTARTED),
                () = &mut severed => return Some(SEVERED),
            }
        }
    }

    async fn handle(&mut self, message: &[u8]) -> FromServer {
        let request: FromClient = match serde_json::from_slice(message) {
            Ok(request) => request,
            Err(error) => {
                if let Err(refused) = self.charge(Class::Message) {
                    return FromServer::Refused { id: 0, error: refused.0 };
                }
                let message: String = error.to_string().chars().take(200).collect();
                return FromServer::Refused { id: 0, error: ApiError::bad_request(message).0 };
            }
        };
        let id = request.id;
        match self.answer(id, request.request).await {
            Ok(answer) => answer,
            Err(error) => FromServer::Refused { id, error: error.0 },
        }
    }

    async fn answer(&mut self, id: u32, request: Request) -> ApiResult<FromServer> {
        let person = self.identity.as_ref().map(|identity| identity.person.id);
        let done = FromServer::Ok { id, seq: None };
        match request {
            Request::Watch { table, link, after, chat_after } => {
                self.charge(Class::Read)?;
                if self.tables.len() >= MOST_TABLES && !self.tables.contains(&table) {
                    return Err(ApiError::not_now("too many tables on one socket"));
                }
                let room = self.app.rooms.get(&self.app, table).await?;
                room.up_to_date(&self.app).await?;
                Access { link }.check(&room.inner.lock().await.table, person)?;
                let watch = WatchRequest {
                    connection: self.number,
                    person,
                    out: self.out.clone(),
                    cut: self.cut.clone(),
                    bare: false,
                    after,
                    chat_after: chat_after.unwrap_or(0),
                };
                self.tables.insert(table);
                room.watch(&self.app, watch).await?;
                Ok(done)
            }
            Request::Unwatch { table } => {
                self.charge(Class::Message)?;
                if self.tables.remove(&table) {
                    self.app.rooms.get(&self.app, table).await?.unwatch(&self.app, self.number).await;
                }
                Ok(done)
            }
            Request::Uncover { table, seat } => {
                self.charge(Class::Act)?;
                if !self.tables.contains(&table) {
                    return Err(ApiError::not_now("you do not watch this table"));
                }
                self.app.rooms.get(&self.app, table).await?.uncover(&self.app, self.number, seat).await?;
                Ok(done)
            }
            Request::Do { table, action } => {
                let identity = self.identity.as_ref().ok_or_else(|| {
                    ApiError::new(ErrorCode::Unauthorized, "you are nobody yet: give a name")
                })?;
                identity.require(Scope::Play)?;
                let class = if matches!(action, Action::Say { .. }) { Class::Chat } else { Class::Act };
                self.charge(class)?;
                let actor = Actor { person: identity.person.id, lag: self.round_trip.milliseconds() };
                Ok(FromServer::Ok { id, seq: Some(act(&self.app, table, actor, &action).await?) })
            }
            Request::Lobby { on } => {
                self.charge(if on { Class::Read } else { Class::Message })?;
                self.follow_turns(on, self.turns);
                if !on {
                    return Ok(done);
                }
                let rows = self.lobby_rows().await?;
                let _ = self.out.try_send(encode(&rows));
                Ok(done)
            }
            Request::Turns { on } => {
                self.charge(if on { Class::Read } else { Class::Message })?;
                self.follow_turns(self.lobby, on);
                if !on {
                    return Ok(done);
                }
                let waiting = self.waiting().await?;
                let _ = self.out.try_send(encode(&waiting));
                Ok(done)
            }
            Request::Review { review, on } => {
                self.charge(if on { Class::Read } else { Class::Message })?;
                self.following = self.following.take().filter(|following| !on && following.review != review);
                if on {
                    let follower = Follower::of(&self.app, review, person).await?;
                    let task = tokio::spawn(pass_on(follower, self.out.clone())).abort_handle();
                    self.following = Some(Following { review, task });
                }
                Ok(done)
            }
            Request::Ping => {
                self.charge(Class::Message)?;
                Ok(FromServer::Pong { id, at: self.app.clock.now() })
            }
        }
    }

    /// Counts a message against the limits of the address and the person.
    fn charge(&self, class: Class) -> ApiResult<()> {
        self.app.charge(class, self.client.0, self.identity.as_ref().map(|identity| identity.person.id))
    }

    /// What is to be told after a change. If the store cannot be read now, the next change tells it.
    async fn lobby_news(&mut self, turns_due: bool) -> Vec<FromServer> {
        let lobby = if self.lobby { self.lobby_rows().await.ok() } else { None };
        let turns = if self.turns && turns_due { self.waiting().await.ok() } else { None };
        lobby.into_iter().chain(turns).collect()
    }

    async fn waiting(&mut self) -> ApiResult<FromServer> {
        let Some(identity) = &self.identity else {
            return Ok(FromServer::Turns { waiting: 0, mistakes: 0 });
        };
        let person = identity.person.id;
        let own = self.app.lobby.own(&self.app, person).await?;
        let waiting = own.iter().filter(|row| row.your_turn == Some(true)).count() as u32;
        let mistakes = self.app.store.count_mistakes(person, self.app.clock.now()).await?;
        self.next_mistake = mistakes.next_at;
        Ok(FromServer::Turns { waiting, mistakes: mistakes.due })
    }

    async fn lobby_rows(&self) -> ApiResult<FromServer> {
        let open = self.app.lobby.open(&self.app).await?;
        let own = match &self.identity {
            Some(identity) => self.app.lobby.own(&self.app, identity.person.id).await?,
            None => Vec::new(),
        };
        Ok(FromServer::Lobby { open, own })
    }
}

/// Passes on what is found for a review, as fast as the client reads.
async fn pass_on(mut follower: Follower, out: mpsc::Sender<Bytes>) {
    while let Some(update) = follower.next().await {
        if out.send(encode(&FromServer::Review(Box::new(update)))).await.is_err() {
            break;
        }
    }
}

/// Sends, unless the reader is cut off meanwhile: a client that reads nothing would block the task for ever.
async fn unless_cut_off(
    cut: &Notify,
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Option<&'static str>> {
    tokio::select! {
        sent = sending => sent.map_err(|_| None),
        () = cut.notified() => Err(Some(TOO_SLOW)),
    }
}

/// Sends a message and all queued ones in as few packets as possible: a move's answer and its update go out together.
async fn send(
    socket: &mut WebSocket,
    message: Bytes,
    inbox: &mut mpsc::Receiver<Bytes>,
) -> Result<(), axum::Error> {
    socket.feed(text(message)).await?;
    while let Ok(message) = inbox.try_recv() {
        socket.feed(text(message)).await?;
    }
    socket.flush().await
}

fn text(message: Bytes) -> Message {
    Message::Text(Utf8Bytes::try_from(message).expect("JSON is UTF-8"))
}
