//! The handler that creates a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use igroteka_game::{Seed, Turn};
use igroteka_protocol::{ErrorCode, Links, NewTable, PersonId, Scope, SeatPlan, TableId, TableState};
use igroteka_store::{Person, Role, TableFilter};
use serde_json::Value;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::identity::Identity;
use crate::http::json::Body;
use crate::http::rate_limits::Class;
use crate::http::refusals::{InTheWay, NotAllowed, Overload, Unknown, Unreadable};
use crate::people::clean_name;
use crate::table::{Holder, LogEvent, Table, Viewer, check_options, check_unrated};

/// Set up a table.
#[utoipa::path(post, path = "/api/tables", operation_id = "create_table",
    tag = "tables", request_body = NewTable, responses(
    (status = 201, description = "The table, as you see it; its links are yours to share.", body = TableState),
    Unreadable, Unknown, NotAllowed, InTheWay, Overload,
))]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    client: Client,
    identity: Identity,
    Body(new): Body<NewTable>,
) -> ApiResult<(StatusCode, Json<TableState>)> {
    identity.require(Scope::Play)?;
    let host = identity.person.id;
    let options = new.options.unwrap_or_default();
    let kind = igroteka_catalog::kind(&new.game)?;
    check_options(kind, &options)?;
    check_unrated(new.position.as_deref(), &options)?;
    let mut game = kind.new_game(&new.setup.unwrap_or(Value::Null))?;
    if let Some(position) = &new.position {
        // What is left to the lot is dealt before each game; this deal only shows that it can be.
        game.deal_position(position, None, Seed(app.entropy.bytes()))?;
        if game.turn() == Turn::Over {
            return Err(ApiError::new(ErrorCode::GameOver, "in this position the game is over"));
        }
    }
    let players = usize::from(game.players());
    let plans = new.seats.unwrap_or_else(|| {
        (0..players).map(|seat| if seat == 0 { SeatPlan::Me } else { SeatPlan::Open }).collect()
    });
    if plans.len() != players {
        return Err(ApiError::bad_request(format!("this setup has {players} seats")));
    }
    if plans.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
        return Err(ApiError::bad_request("you have one seat; those beside you have names of their own"));
    }
    app.charge(Class::Create, client.0, Some(host))?;
    let most = app.config.tables_each as u32;
    if app.store.tables(TableFilter::Of(host), most).await?.len() >= most as usize {
        return Err(ApiError::not_now("you have too many tables open: close some first"));
    }
    let mut seats = Vec::new();
    for plan in &plans {
        seats.push(seat(&app, host, new.contribute, plan).await?);
    }
    let id = TableId(app.entropy.id());
    let created = LogEvent::Created {
        host,
        game: kind.id().to_owned(),
        setup: game.setup(),
        position: new.position,
        seats,
        options,
        links: Links { play: link(&app), watch: link(&app) },
    };
    let at = app.clock.now();
    let table =
        Table::found(id, at, &created).map_err(|_| ApiError::bad_request("this table is not possible"))?;
    let entry = serde_json::to_string(&created).expect("an event is plain data");
    let row = igroteka_store::NewTable {
        id,
        game: kind.id().to_owned(),
        at,
        entries: vec![entry],
        change: table.row(),
    };
    app.store.create_table(row).await?;
    app.lobby.changed();
    app.nodes.tell(igroteka_store::Hint::Lobby);
    let room = app.rooms.get(&app, id).await?;
    let viewer = Viewer { person: Some(host), uncovered: None };
    let state = room.state(&app, &*room.inner.lock().await, viewer, 0).await?;
    Ok((StatusCode::CREATED, Json(state)))
}

/// A secret link of 128 bits.
fn link(app: &App) -> String {
    TableId(app.entropy.id()).to_string()
}

async fn seat(app: &App, host: PersonId, contributes: bool, plan: &SeatPlan) -> ApiResult<Holder> {
    Ok(match plan {
        SeatPlan::Me => Holder::Person { person: host, device: host, contributes },
        SeatPlan::Open => Holder::Empty { invited: false },
        SeatPlan::Invited => Holder::Empty { invited: true },
        SeatPlan::Bot { level: level @ 1..=5 } => Holder::HouseBot { level: *level },
        SeatPlan::Bot { .. } => return Err(ApiError::bad_request("levels go from 1 to 5")),
        SeatPlan::Here { name } => {
            let now = app.clock.now();
            let companion = Person {
                id: PersonId(app.entropy.id()),
                role: Role::Companion,
                name: clean_name(name)?,
                login: None,
                password: None,
                owner: Some(host),
                created_at: now,
                seen_at: now,
            };
            app.store.add_person(&companion).await?;
            Holder::Person { person: companion.id, device: host, contributes: false }
        }
    })
}
