//! The requests to the writer. They are plain data, so that a transaction that lost a race can be retried.

use igroteka_protocol::{PersonId, TableId};

use crate::session::Session;
use crate::sql::{chat, outages, people, ratings, removal, tables, tokens};
use crate::{Append, NewTable, Person, RatingUpdate, StoreError, Token, TokenHash};

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
    Heartbeat(i64),
    AddOutage { from: i64, to: i64 },
    Nothing,
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
            Change::Heartbeat(now) => return outages::heartbeat(session, *now).await.map(Done::Time),
            Change::AddOutage { from, to } => outages::add(session, *from, *to).await?,
            Change::Nothing => {}
        }
        Ok(Done::Nothing)
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
            Work::Change(_) => Ok(()),
        }
    }
}

fn check_texts(texts: impl IntoIterator<Item = impl AsRef<str>>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.as_ref().contains('\0')) {
        return Err(StoreError::Invalid("a text may not hold the character NUL"));
    }
    Ok(())
}
