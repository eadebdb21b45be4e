//! What is reviewed: a finished game of this service, or an imported record.

use igroteka_catalog::{kind, read_games, read_mat};
use igroteka_game::Record;
use igroteka_protocol::{ErrorCode, GameId, ImportedReview, PersonId};
use igroteka_store::GameRow;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::people::person_ref;
use crate::people::ratings::GameResult;

/// The most events of a game that is reviewed: more than any game at a table has.
const MOST_EVENTS: usize = 2000;

/// A game to review.
pub(crate) struct Subject {
    /// The game, if it was played here.
    pub played: Option<GameId>,
    /// What happened. A game that was played here is reviewed without names, which belong to people.
    pub record: Record,
    /// The names at the seats of a game that was played here.
    pub names: Vec<Option<String>>,
    /// Whose seats they were.
    pub people: Vec<Option<PersonId>>,
    /// When the game ended; for an imported one, now.
    pub at: i64,
    /// Who imported the record, if somebody did.
    pub imported_by: Option<PersonId>,
    /// Which seat they say they were.
    pub seat: Option<u8>,
}

impl Subject {
    /// A game that was played here.
    pub async fn of_game(app: &App, row: &GameRow, record: Record) -> ApiResult<Subject> {
        check_size(&record)?;
        Ok(Subject {
            played: Some(row.id),
            record,
            names: seat_names(app, row).await?,
            people: row.seats.clone(),
            at: row.ended_at.unwrap_or(row.started_at),
            imported_by: None,
            seat: None,
        })
    }
}

/// The names at a game's seats.
pub(crate) async fn seat_names(app: &App, row: &GameRow) -> ApiResult<Vec<Option<String>>> {
    let ids: Vec<PersonId> = row.seats.iter().flatten().copied().collect();
    let people = app.store.people(&ids).await?;
    let result = row.result.as_deref().and_then(|result| serde_json::from_str::<GameResult>(result).ok());
    let levels = result.map(|result| result.levels).unwrap_or_default();
    let name = |(seat, id): (usize, &Option<PersonId>)| match (id, levels.get(seat)) {
        (Some(id), _) => people.iter().find(|person| person.id == *id).map(|found| person_ref(found).name),
        (None, Some(level @ 1..)) => Some(house_bot(*level)),
        (None, _) => None,
    };
    Ok(row.seats.iter().enumerate().map(name).collect())
}

/// How a record names a house bot.
pub(crate) fn house_bot(level: u8) -> String {
    format!("house bot, level {level}")
}

/// An imported record, if it can be reviewed. It need not be finished.
pub(crate) fn imported(request: &ImportedReview, person: Option<PersonId>, now: i64) -> ApiResult<Subject> {
    let mut games = match (&request.record, &request.mat) {
        (Some(record), None) => read_games(record)?,
        (None, Some(mat)) => read_mat(mat)?,
        _ => return Err(ApiError::bad_request("give either a record or a .mat file")),
    };
    let wanted = request.game.unwrap_or(1) as usize;
    if !(1..=games.len()).contains(&wanted) {
        return Err(ApiError::bad_request(format!("there are {} games in this file", games.len())));
    }
    let record = games.swap_remove(wanted - 1);
    if record.to_string().contains('\0') {
        return Err(ApiError::new(ErrorCode::BadRecord, "a record has no character NUL"));
    }
    check_size(&record)?;
    let players = kind(&record.game)?.load(&Record { events: Vec::new(), ..record.clone() })?.players();
    if request.seat.is_some_and(|seat| !(1..=players).contains(&seat)) {
        return Err(ApiError::bad_request(format!("the seats of this game are 1 to {players}")));
    }
    let is_own = |seat: u8| person.filter(|_| request.seat == Some(seat));
    Ok(Subject {
        played: None,
        record,
        names: Vec::new(),
        people: (1..=players).map(is_own).collect(),
        at: now,
        imported_by: person,
        seat: request.seat,
    })
}

fn check_size(record: &Record) -> ApiResult<()> {
    if record.events.len() > MOST_EVENTS {
        let message = format!("a game that is reviewed has at most {MOST_EVENTS} events");
        return Err(ApiError::new(ErrorCode::TooLarge, message));
    }
    Ok(())
}
