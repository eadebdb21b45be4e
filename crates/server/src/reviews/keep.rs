//! Reviews in the store, and the mistakes that come back from them.

use std::sync::Arc;

use igroteka_protocol::{
    GameId, LossUnit, MistakeGrade, MistakeId, PersonId, ReviewId, ReviewState, ReviewUpdate,
};
use igroteka_review::{DecisionReview, ENGINE, Grade, Review, Unit};
use igroteka_store::{MistakeRow, ReviewRow, Role};
use serde_json::Value;

use super::{Running, broken, seat_names};
use crate::App;
use crate::error::ApiResult;

/// `used_at` is exact to this many milliseconds.
const USED_EVERY: i64 = 86_400_000;

/// Keeps a review that was made, and gives people their mistakes. Gives the id under which it is kept.
pub(super) async fn keep(app: &Arc<App>, running: &Running, review: &Review) -> ApiResult<(ReviewId, Value)> {
    let (subject, now) = (&running.subject, app.clock.now());
    let json = serde_json::to_value(review).map_err(|_| broken())?;
    let row = ReviewRow {
        id: running.id,
        game: subject.played,
        kind: review.game.clone(),
        engine: review.engine.clone(),
        person: subject.imported_by,
        seat: subject.seat,
        created_at: now,
        used_at: now,
        record: subject.played.is_none().then(|| subject.record.to_string()),
        review: json.to_string(),
    };
    let owners = owners(app, &subject.people).await?;
    let mistakes: Vec<MistakeRow> = review
        .decisions
        .iter()
        .filter_map(|decision| {
            let person = owners.get(usize::from(decision.seat).checked_sub(1)?).copied().flatten()?;
            mistake(app, running, review.unit, decision, person, now)
        })
        .collect();
    app.store.keep_review(&row, &mistakes).await?;
    for person in owners.into_iter().flatten() {
        app.wake_lobby_of(person);
    }
    let id = match subject.played {
        // Another process may have kept one of the same game meanwhile.
        Some(game) if app.nodes.are_several() => app.store.review_of(game).await?.map(|row| row.id),
        _ => None,
    };
    Ok((id.unwrap_or(running.id), json))
}

/// Those of the people at the seats who come back to look at their mistakes: no programs, nobody beside them.
async fn owners(app: &App, people: &[Option<PersonId>]) -> ApiResult<Vec<Option<PersonId>>> {
    let ids: Vec<PersonId> = people.iter().flatten().copied().collect();
    let mut found = app.store.people(&ids).await?;
    found.retain(|person| matches!(person.role, Role::Guest | Role::Account));
    let comes_back = |id: &PersonId| found.iter().any(|person| person.id == *id);
    Ok(people.iter().map(|person| person.filter(comes_back)).collect())
}

fn mistake(
    app: &App,
    running: &Running,
    unit: Unit,
    decision: &DecisionReview,
    person: PersonId,
    now: i64,
) -> Option<MistakeRow> {
    let grade = match decision.grade {
        Grade::Mistake => MistakeGrade::Mistake,
        Grade::Blunder => MistakeGrade::Blunder,
        Grade::Best | Grade::Good | Grade::Inaccuracy => return None,
    };
    Some(MistakeRow {
        id: MistakeId(app.entropy.id()),
        person,
        review: running.id,
        kind: running.subject.record.game.clone(),
        seq: decision.seq as u64,
        seat: decision.seat,
        played: decision.played.action.clone(),
        best: decision.best.action.clone(),
        loss: decision.loss,
        unit: match unit {
            Unit::Win => LossUnit::Win,
            Unit::Equity => LossUnit::Equity,
        },
        grade,
        at: running.subject.at,
        step: 0,
        due_at: now,
    })
}

/// A review that is kept, by its id.
pub(crate) async fn kept(app: &App, id: ReviewId) -> ApiResult<Option<ReviewRow>> {
    let row = app.store.review(id).await?;
    note_use(app, row.as_ref()).await;
    Ok(row)
}

/// The kept review of a game that was played here.
pub(crate) async fn kept_of(app: &App, game: GameId) -> ApiResult<Option<ReviewRow>> {
    let row = app.store.review_of(game).await?;
    note_use(app, row.as_ref()).await;
    Ok(row)
}

async fn note_use(app: &App, row: Option<&ReviewRow>) {
    let now = app.clock.now();
    let Some(row) = row.filter(|row| now - row.used_at >= USED_EVERY) else { return };
    // Reading must work even if the store cannot write.
    if let Err(error) = app.store.review_used(row.id, now).await {
        tracing::warn!(%error, "a look at a review was not noted");
    }
}

/// Whether this program made the review.
pub(crate) fn is_current(row: &ReviewRow) -> bool {
    row.engine == ENGINE
}

/// A kept review as somebody sees it.
pub(crate) async fn update_of(
    app: &App,
    row: &ReviewRow,
    person: Option<PersonId>,
) -> ApiResult<ReviewUpdate> {
    let mut review: Value = serde_json::from_str(&row.review).map_err(|error| {
        tracing::error!(review = %row.id, %error, "a review is damaged");
        broken()
    })?;
    let mut seats = person.filter(|_| row.person == person).and(row.seat).map(|seat| vec![seat]);
    if let Some(game) = row.game
        && let Some(game) = app.store.game(game).await?
    {
        review = named(review, &seat_names(app, &game).await?);
        seats = own_seats(&game.seats, person);
    }
    Ok(ReviewUpdate {
        id: row.id,
        game: row.kind.clone(),
        played: row.game,
        state: ReviewState::Done,
        done: 1,
        all: 1,
        decisions: Vec::new(),
        curve: Vec::new(),
        review: Some(review),
        seats,
        error: None,
    })
}

/// The review with these names at its seats; that of an imported record has its own.
pub(super) fn named(mut review: Value, names: &[Option<String>]) -> Value {
    let seats = review.get_mut("seats").and_then(Value::as_array_mut);
    for (seat, name) in seats.into_iter().flatten().zip(names) {
        if let Some(name) = name {
            seat["name"] = Value::from(name.as_str());
        }
    }
    review
}

/// A person's own seats, if they have any.
pub(super) fn own_seats(people: &[Option<PersonId>], person: Option<PersonId>) -> Option<Vec<u8>> {
    let person = person?;
    let seats = (1..).zip(people).filter(|(_, other)| **other == Some(person)).map(|(seat, _)| seat);
    let seats: Vec<u8> = seats.collect();
    (!seats.is_empty()).then_some(seats)
}
