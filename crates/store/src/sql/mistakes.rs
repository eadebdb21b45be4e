//! Mistakes that come back as tasks.

use igroteka_protocol::{LossUnit, MistakeGrade, MistakeId, PersonId};

use super::people;
use crate::session::{Row, Session, Value, bounded};
use crate::{MistakeCount, MistakeRow, StoreError};

/// How many are kept for one person.
const MOST: i64 = 500;

/// The columns that [`read`] expects; every query of mistakes starts with this.
macro_rules! select_mistakes {
    ($rest:literal) => {
        concat!(
            "SELECT mistakes.id, mistakes.person, mistakes.review, kind, seq, mistakes.seat, played, best, loss, unit, grade,
             at, step, due_at FROM mistakes JOIN reviews ON reviews.id = mistakes.review ",
            $rest
        )
    };
}

fn read(row: &Row) -> Result<MistakeRow, sqlx::Error> {
    let small = |column: usize| Ok::<u8, sqlx::Error>(u8::try_from(row.int(column)?).unwrap_or(0));
    Ok(MistakeRow {
        id: row.id(0)?,
        person: row.id(1)?,
        review: row.id(2)?,
        kind: row.text(3)?,
        seq: row.count(4)?,
        seat: small(5)?,
        played: row.text(6)?,
        best: row.text(7)?,
        loss: row.float(8)?,
        unit: if row.int(9)? == 0 { LossUnit::Win } else { LossUnit::Equity },
        grade: if row.int(10)? == 0 { MistakeGrade::Mistake } else { MistakeGrade::Blunder },
        at: row.int(11)?,
        step: small(12)?,
        due_at: row.int(13)?,
    })
}

/// Adds mistakes, and drops what is beyond the most: those due latest, the oldest of them first. Mistakes of people who
/// were removed meanwhile are left out.
pub(crate) async fn add(session: &mut Session<'_>, mistakes: &[MistakeRow]) -> Result<(), StoreError> {
    let mut owners: Vec<PersonId> = mistakes.iter().map(|mistake| mistake.person).collect();
    owners.sort_unstable();
    owners.dedup();
    for owner in owners {
        if people::one(session, owner).await?.is_none() {
            continue;
        }
        for mistake in mistakes.iter().filter(|mistake| mistake.person == owner) {
            insert(session, mistake).await?;
        }
        session
            .run(
                "DELETE FROM mistakes WHERE id IN (
                     SELECT id FROM mistakes WHERE person = $1
                     ORDER BY due_at, at DESC, id LIMIT 1000000 OFFSET $2
                 )",
                &[Value::from(&owner.to_string()), MOST.into()],
            )
            .await?;
    }
    Ok(())
}

async fn insert(session: &mut Session<'_>, mistake: &MistakeRow) -> Result<(), StoreError> {
    session
        .run(
            "INSERT INTO mistakes (id, person, review, seq, seat, played, best, loss, unit, grade, at, step, due_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING",
            &[
                Value::from(&mistake.id.to_string()),
                Value::from(&mistake.person.to_string()),
                Value::from(&mistake.review.to_string()),
                bounded(mistake.seq).into(),
                i64::from(mistake.seat).into(),
                Value::from(&mistake.played),
                Value::from(&mistake.best),
                Value::Float(mistake.loss),
                i64::from(mistake.unit == LossUnit::Equity).into(),
                i64::from(mistake.grade == MistakeGrade::Blunder).into(),
                mistake.at.into(),
                i64::from(mistake.step).into(),
                mistake.due_at.into(),
            ],
        )
        .await?;
    Ok(())
}

pub(crate) async fn count(
    session: &mut Session<'_>,
    person: PersonId,
    now: i64,
) -> Result<MistakeCount, StoreError> {
    let row = session
        .one(
            "SELECT count(*), count(CASE WHEN due_at <= $2 THEN 1 END), min(CASE WHEN due_at > $2 THEN due_at END)
             FROM mistakes WHERE person = $1",
            &[Value::from(&person.to_string()), now.into()],
        )
        .await?;
    let Some(row) = row else { return Ok(MistakeCount { due: 0, waiting: 0, next_at: None }) };
    let (all, due) = (row.count(0)? as u32, row.count(1)? as u32);
    Ok(MistakeCount { due, waiting: all - due, next_at: row.maybe_int(2)? })
}

/// Those that are due, the longest due first.
pub(crate) async fn due(
    session: &mut Session<'_>,
    person: PersonId,
    now: i64,
    most: u32,
) -> Result<Vec<MistakeRow>, StoreError> {
    let sql = select_mistakes!(
        "WHERE mistakes.person = $1 AND due_at <= $2 ORDER BY due_at, at, mistakes.review, seq LIMIT $3"
    );
    let person = person.to_string();
    let values = [Value::from(&person), now.into(), i64::from(most).into()];
    let rows = session.all(sql, &values).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

pub(crate) async fn one(
    session: &mut Session<'_>,
    person: PersonId,
    id: MistakeId,
) -> Result<Option<MistakeRow>, StoreError> {
    let sql = select_mistakes!("WHERE mistakes.person = $1 AND mistakes.id = $2");
    let row = session.one(sql, &[Value::from(&person.to_string()), Value::from(&id.to_string())]).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

pub(crate) async fn postpone(
    session: &mut Session<'_>,
    person: PersonId,
    id: MistakeId,
    step: u8,
    due_at: i64,
) -> Result<(), StoreError> {
    session
        .run(
            "UPDATE mistakes SET step = $3, due_at = $4 WHERE person = $1 AND id = $2",
            &[
                Value::from(&person.to_string()),
                Value::from(&id.to_string()),
                i64::from(step).into(),
                due_at.into(),
            ],
        )
        .await?;
    Ok(())
}

pub(crate) async fn remove(
    session: &mut Session<'_>,
    person: PersonId,
    id: MistakeId,
) -> Result<(), StoreError> {
    session
        .run(
            "DELETE FROM mistakes WHERE person = $1 AND id = $2",
            &[Value::from(&person.to_string()), Value::from(&id.to_string())],
        )
        .await?;
    Ok(())
}
