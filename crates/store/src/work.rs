//! The requests to the writer. They are plain data, so that a transaction that lost a race can be retried.

use igroteka_protocol::{MistakeId, PersonId, ReviewId, TableId};

use crate::session::Session;
use crate::sql::{chat, mistakes, outages, people, ratings, removal, reviews, tables, tokens};
use crate::{Append, MistakeRow, NewTable, Person, RatingUpdate, ReviewRow, StoreError, Token, TokenHash};

/// One request of a group.
pub(crate) enum Work {
    Append(Append),
    Change(Change),
}

/// Every write other than an append. These are rarer and run one by one.
pub(crate) enum Change {
    CreateTable(NewTable),
    Say { table: TableId, person: PersonId, text: String, at: i64 },
    AddPerson(Person),
    ReplacePerson(Person),
    Seen { person: PersonId, at: i64 },
    RemovePerson(PersonId),
    RemoveIdleGuests { before: i64, guests: Vec<PersonId> },
    AddToken(Token),
    ProlongToken { hash: TokenHash, until: i64 },
    RemoveToken(TokenHash),
    RemoveTokens { person: PersonId, but: Option<TokenHash> },
    CountGame(RatingUpdate),
    KeepReview { review: Box<ReviewRow>, mistakes: Vec<MistakeRow> },
    ReviewUsed { review: ReviewId, at: i64 },
    RemoveUnusedReviews { before: i64 },
    PostponeMistake { person: PersonId, mistake: MistakeId, step: u8, due_at: i64 },
    RemoveMistake { person: PersonId, mistake: MistakeId },
    Heartbeat(i64),
    AddOutage { from: i64, to: i64 },
    Probe,
}

/// The result of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Nothing,
    Number(u64),
    Time(Option<i64>),
}

impl Change {
    pub async fn apply(&self, session: &mut Session<'_>) -> Result<Done, StoreError> {
        match self {
            Change::CreateTable(table) => tables::create(session, table).await?,
            Change::Say { table, person, text, at } => {
                return chat::say(session, *table, *person, text, *at).await.map(Done::Number);
            }
            Change::AddPerson(person) => people::add(session, person).await?,
            Change::ReplacePerson(person) => people::change(session, person).await?,
            Change::Seen { person, at } => people::seen(session, *person, *at).await?,
            Change::RemovePerson(person) => removal::remove(session, *person).await?,
            Change::RemoveIdleGuests { before, guests } => {
                return removal::remove_idle(session, *before, guests).await.map(Done::Number);
            }
            Change::AddToken(token) => tokens::add(session, token).await?,
            Change::ProlongToken { hash, until } => tokens::prolong(session, hash, *until).await?,
            Change::RemoveToken(hash) => tokens::remove(session, hash).await?,
            Change::RemoveTokens { person, but } => {
                tokens::remove_all(session, *person, but.as_ref()).await?;
            }
            Change::CountGame(update) => ratings::count(session, update).await?,
            Change::KeepReview { review, mistakes } => reviews::keep(session, review, mistakes).await?,
            Change::ReviewUsed { review, at } => reviews::used(session, *review, *at).await?,
            Change::RemoveUnusedReviews { before } => {
                return reviews::remove_unused(session, *before).await.map(Done::Number);
            }
            Change::PostponeMistake { person, mistake, step, due_at } => {
                mistakes::postpone(session, *person, *mistake, *step, *due_at).await?;
            }
            Change::RemoveMistake { person, mistake } => mistakes::remove(session, *person, *mistake).await?,
            Change::Heartbeat(now) => return outages::heartbeat(session, *now).await.map(Done::Time),
            Change::AddOutage { from, to } => outages::add(session, *from, *to).await?,
            Change::Probe => outages::probe(session).await?,
        }
        Ok(Done::Nothing)
    }
}

impl Change {
    /// Whether the change may be made twice. A line of a chat may not; of a game that counts, whoever counts it looks
    /// again; a heartbeat and a probe are wanted once.
    pub fn is_repeatable(&self) -> bool {
        !matches!(self, Change::Say { .. } | Change::CountGame(_) | Change::Heartbeat(_) | Change::Probe)
    }

    /// The outcome, if the change may have been made before: ids and hashes are drawn at random, so what is there under
    /// the same is this.
    pub fn outcome(&self, again: Result<Done, StoreError>) -> Result<Done, StoreError> {
        match (self, again) {
            (Change::CreateTable(_), Err(StoreError::Taken("table")))
            | (Change::AddPerson(_), Err(StoreError::Taken("person")))
            | (Change::AddToken(_), Err(StoreError::Taken("token")))
            | (Change::RemovePerson(_), Err(StoreError::Missing("person"))) => Ok(Done::Nothing),
            (_, again) => again,
        }
    }
}

impl Work {
    /// Refuses texts with a NUL character. PostgreSQL does not accept them, and the whole group would fail.
    pub fn check(&self) -> Result<(), StoreError> {
        const NO_ENTRIES: StoreError = StoreError::Invalid("an append needs at least one entry");
        match self {
            Work::Append(append) => {
                if append.entries.is_empty() {
                    return Err(NO_ENTRIES);
                }
                check_texts(&append.entries)?;
                check_texts(append.change.iter().map(|change| &change.summary))?;
                check_texts(append.ended.iter().map(|(_, result)| result))
            }
            Work::Change(Change::CreateTable(table)) => {
                if table.entries.is_empty() {
                    return Err(NO_ENTRIES);
                }
                check_texts(&table.entries)?;
                check_texts([&table.game, &table.change.summary])
            }
            Work::Change(Change::Say { text, .. }) => check_texts([text]),
            Work::Change(Change::AddPerson(person) | Change::ReplacePerson(person)) => check_texts(
                [Some(&person.name), person.login.as_ref(), person.password.as_ref()].iter().flatten(),
            ),
            Work::Change(Change::CountGame(update)) => {
                let finite = |row: &crate::RatingRow| {
                    row.rating.is_finite() && row.deviation.is_finite() && row.volatility.is_finite()
                };
                if !update.rows.iter().all(|row| finite(row) && row.games > 0) {
                    return Err(StoreError::Invalid("a rating is a number, from at least one game"));
                }
                check_texts(update.rows.iter().flat_map(|row| [&row.subject, &row.pool]))
            }
            Work::Change(Change::KeepReview { review, mistakes }) => check_review(review, mistakes),
            Work::Change(_) => Ok(()),
        }
    }
}

/// The largest review that is kept, in bytes, and the largest record.
const MOST_REVIEW: usize = 4 << 20;
const MOST_RECORD: usize = 4 << 20;

fn check_review(review: &ReviewRow, mistakes: &[MistakeRow]) -> Result<(), StoreError> {
    if review.review.len() > MOST_REVIEW
        || review.record.as_ref().is_some_and(|record| record.len() > MOST_RECORD)
    {
        return Err(StoreError::Invalid("this review is too large to be kept"));
    }
    if !mistakes.iter().all(|mistake| mistake.loss.is_finite()) {
        return Err(StoreError::Invalid("a loss is a number"));
    }
    check_texts([&review.kind, &review.engine, &review.review])?;
    check_texts(&review.record)?;
    check_texts(mistakes.iter().flat_map(|mistake| [&mistake.played, &mistake.best]))
}

fn check_texts(texts: impl IntoIterator<Item = impl AsRef<str>>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.as_ref().contains('\0')) {
        return Err(StoreError::Invalid("a text may not hold the character NUL"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_already_was_made_by_the_first_try() {
        let person = Change::RemovePerson(PersonId(1));
        assert!(person.outcome(Err(StoreError::Missing("person"))).is_ok());
        let token = Token {
            hash: [1; 32],
            person: PersonId(1),
            scope: crate::Scope::Full,
            created_at: 0,
            expires_at: None,
        };
        let token = Change::AddToken(token);
        assert!(token.outcome(Err(StoreError::Taken("token"))).is_ok());
        let gone = token.outcome(Err(StoreError::Missing("person")));
        assert!(matches!(gone, Err(StoreError::Missing("person"))), "{gone:?}");
    }
}
