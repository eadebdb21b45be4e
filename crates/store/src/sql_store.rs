//! The store over either database: reads go to any of several connections, writes to the one writer.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use igroteka_protocol::{GameId, MistakeId, PersonId, ReviewId, TableId};

use crate::session::{Connection, Pool};
use crate::sql::{chat, games, logs, mistakes, outages, people, ratings, removal, reviews, tables, tokens};
use crate::work::{Change, Work};
use crate::writer::Writer;
use crate::{
    Append, ChatEntry, Cluster, DamagedTables, Entry, GameRow, MistakeCount, MistakeRow, NewTable, Person,
    PersonExport, RatingRow, RatingUpdate, ReviewRow, Store, StoreError, TableFilter, TableHead, TableRow,
    Token, TokenHash, backup, postgres, sqlite,
};

/// The most games in an export.
const GAMES_EXPORTED: u32 = 100_000;

/// A store in SQLite or PostgreSQL.
pub struct SqlStore {
    readers: Pool,
    writer: Writer,
    cluster: Option<Arc<Cluster>>,
    /// The data folder, if it is SQLite's.
    folder: Option<PathBuf>,
}

impl SqlStore {
    /// Opens the SQLite database in a data folder, and makes both if need be. The folder is this store's alone until
    /// it is closed: [`StoreError::InUse`] if another process, or another store of this one, has it.
    pub async fn open_folder(folder: &Path) -> Result<SqlStore, StoreError> {
        let opened = sqlite::open(folder).await?;
        Ok(SqlStore::over(opened, folder))
    }

    /// Opens the SQLite database of a data folder also while another process has it, for a few changes: each waits
    /// for the other's. What is not there is not made.
    pub async fn open_folder_beside(folder: &Path) -> Result<SqlStore, StoreError> {
        sqlite::existing_database(folder)?;
        let opened = match sqlite::open(folder).await {
            Err(StoreError::InUse(_)) => sqlite::open_beside(folder).await?,
            opened => opened?,
        };
        Ok(SqlStore::over(opened, folder))
    }

    fn over(opened: sqlite::Opened, folder: &Path) -> SqlStore {
        let writer = Writer::start(Pool::Sqlite(opened.writer), opened.lock, None);
        SqlStore {
            readers: Pool::Sqlite(opened.readers),
            writer,
            cluster: None,
            folder: Some(folder.to_owned()),
        }
    }

    /// Connects to a PostgreSQL database, `postgres://…`, which several processes may share. If the address is a
    /// pooler's, `direct` is the address of what is behind it.
    pub async fn connect_postgres(url: &str, direct: Option<&str>) -> Result<SqlStore, StoreError> {
        let connected = postgres::connect(url, direct).await.map_err(postgres::explain)?;
        let cluster =
            Cluster::connect(connected.cluster, connected.direct).await.map_err(postgres::explain)?;
        let cluster = Arc::new(cluster);
        let writer = Writer::start(Pool::Postgres(connected.writer), None, Some(cluster.clone()));
        Ok(SqlStore {
            readers: Pool::Postgres(connected.readers),
            writer,
            cluster: Some(cluster),
            folder: None,
        })
    }

    async fn reader(&self) -> Result<Connection, StoreError> {
        self.readers.take().await.map_err(|error| match error {
            sqlx::Error::PoolClosed => StoreError::Unusable("the store is closed".to_string()),
            error => error.into(),
        })
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.change(Change::CreateTable(table)).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        #[cfg(feature = "testing")]
        if let Some(bug) = crate::planted::bug() {
            return bug.append(&self.writer, append).await;
        }
        self.writer.write(Work::Append(append)).await.map(|_| ())
    }

    async fn log(&self, table: TableId, after: u64, most: u32) -> Result<Vec<Entry>, StoreError> {
        logs::log(&mut self.reader().await?.session(), table, after, most).await
    }

    fn cluster(&self) -> Option<Arc<Cluster>> {
        self.cluster.clone()
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<TableHead>, StoreError> {
        tables::heads(&mut self.reader().await?.session(), tables).await
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        tables::one(&mut self.reader().await?.session(), id).await
    }

    async fn tables(&self, filter: TableFilter, most: u32) -> Result<Vec<TableRow>, StoreError> {
        tables::some(&mut self.reader().await?.session(), &filter, most).await
    }

    async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        games::one(&mut self.reader().await?.session(), id).await
    }

    async fn games_of(&self, person: PersonId, before: i64, most: u32) -> Result<Vec<GameRow>, StoreError> {
        games::of(&mut self.reader().await?.session(), person, before, most).await
    }

    async fn say(&self, table: TableId, person: PersonId, text: &str, at: i64) -> Result<u64, StoreError> {
        self.writer.number(Change::Say { table, person, text: text.to_string(), at }).await
    }

    async fn chat(&self, table: TableId, after: u64, most: u32) -> Result<Vec<ChatEntry>, StoreError> {
        chat::lines(&mut self.reader().await?.session(), table, after, most).await
    }

    async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        self.writer.change(Change::AddPerson(person.clone())).await
    }

    async fn change_person(&self, person: &Person) -> Result<(), StoreError> {
        self.writer.change(Change::ReplacePerson(person.clone())).await
    }

    async fn seen(&self, id: PersonId, at: i64) -> Result<(), StoreError> {
        self.writer.change(Change::Seen { person: id, at }).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        people::one(&mut self.reader().await?.session(), id).await
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        people::some(&mut self.reader().await?.session(), ids).await
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        if has_nul(login) {
            return Ok(None);
        }
        people::by_login(&mut self.reader().await?.session(), login).await
    }

    async fn list_people(&self, guests: bool, after: &str, most: u32) -> Result<Vec<Person>, StoreError> {
        if has_nul(after) {
            return Err(StoreError::Invalid("a name may not hold the character NUL"));
        }
        people::list(&mut self.reader().await?.session(), guests, after, most).await
    }

    async fn owned(&self, owner: PersonId) -> Result<Vec<Person>, StoreError> {
        people::owned(&mut self.reader().await?.session(), owner).await
    }

    async fn remove_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.writer.change(Change::RemovePerson(id)).await
    }

    async fn remove_idle_guests(&self, before: i64) -> Result<u64, StoreError> {
        let (mut removed, mut after) = (0, None);
        loop {
            let found = removal::idle_guests(&mut self.reader().await?.session(), before, after).await?;
            let Some(last) = found.last() else { return Ok(removed) };
            after = Some(*last);
            let guests = found.iter().map(|(_, id)| *id).collect();
            removed += self.writer.number(Change::RemoveIdleGuests { before, guests }).await?;
        }
    }

    async fn export_person(&self, id: PersonId) -> Result<PersonExport, StoreError> {
        let mut reader = self.reader().await?;
        let session = &mut reader.session();
        Ok(PersonExport {
            person: people::one(session, id).await?.ok_or(StoreError::Missing("person"))?,
            owned: people::owned(session, id).await?,
            tokens: tokens::of(session, id).await?,
            games: games::of(session, id, i64::MAX, GAMES_EXPORTED).await?,
            ratings: ratings::of(session, &id.to_string()).await?,
            chat: chat::lines_of(session, id).await?,
            reviews: reviews::of_person(session, id).await?,
            mistakes: mistakes::due(session, id, i64::MAX, u32::MAX).await?,
        })
    }

    async fn add_token(&self, token: &Token) -> Result<(), StoreError> {
        self.writer.change(Change::AddToken(token.clone())).await
    }

    async fn token(&self, hash: &TokenHash, now: i64) -> Result<Option<(Token, Person)>, StoreError> {
        tokens::find(&mut self.reader().await?.session(), hash, now).await
    }

    async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        tokens::of(&mut self.reader().await?.session(), person).await
    }

    async fn prolong_token(&self, hash: &TokenHash, until: i64) -> Result<(), StoreError> {
        self.writer.change(Change::ProlongToken { hash: *hash, until }).await
    }

    async fn remove_token(&self, hash: &TokenHash) -> Result<(), StoreError> {
        self.writer.change(Change::RemoveToken(*hash)).await
    }

    async fn remove_tokens(&self, person: PersonId, but: Option<&TokenHash>) -> Result<(), StoreError> {
        self.writer.change(Change::RemoveTokens { person, but: but.copied() }).await
    }

    async fn ratings(&self, subject: &str) -> Result<Vec<RatingRow>, StoreError> {
        if has_nul(subject) {
            return Ok(Vec::new());
        }
        ratings::of(&mut self.reader().await?.session(), subject).await
    }

    async fn best_rated(&self, pool: &str, most: u32) -> Result<Vec<RatingRow>, StoreError> {
        if has_nul(pool) {
            return Ok(Vec::new());
        }
        ratings::best(&mut self.reader().await?.session(), pool, most).await
    }

    async fn uncounted(&self, most: u32) -> Result<Vec<GameRow>, StoreError> {
        games::uncounted(&mut self.reader().await?.session(), most).await
    }

    async fn count_game(&self, update: &RatingUpdate) -> Result<(), StoreError> {
        self.writer.change(Change::CountGame(update.clone())).await
    }

    async fn keep_review(&self, review: &ReviewRow, mistakes: &[MistakeRow]) -> Result<(), StoreError> {
        let (review, mistakes) = (Box::new(review.clone()), mistakes.to_vec());
        self.writer.change(Change::KeepReview { review, mistakes }).await
    }

    async fn review(&self, id: ReviewId) -> Result<Option<ReviewRow>, StoreError> {
        reviews::one(&mut self.reader().await?.session(), id).await
    }

    async fn review_of(&self, game: GameId) -> Result<Option<ReviewRow>, StoreError> {
        reviews::of_game(&mut self.reader().await?.session(), game).await
    }

    async fn review_used(&self, id: ReviewId, at: i64) -> Result<(), StoreError> {
        self.writer.change(Change::ReviewUsed { review: id, at }).await
    }

    async fn remove_unused_reviews(&self, before: i64) -> Result<u64, StoreError> {
        self.writer.number(Change::RemoveUnusedReviews { before }).await
    }

    async fn count_mistakes(&self, person: PersonId, now: i64) -> Result<MistakeCount, StoreError> {
        mistakes::count(&mut self.reader().await?.session(), person, now).await
    }

    async fn due_mistakes(
        &self,
        person: PersonId,
        now: i64,
        most: u32,
    ) -> Result<Vec<MistakeRow>, StoreError> {
        mistakes::due(&mut self.reader().await?.session(), person, now, most).await
    }

    async fn mistake(&self, person: PersonId, id: MistakeId) -> Result<Option<MistakeRow>, StoreError> {
        mistakes::one(&mut self.reader().await?.session(), person, id).await
    }

    async fn postpone_mistake(
        &self,
        person: PersonId,
        id: MistakeId,
        step: u8,
        due_at: i64,
    ) -> Result<(), StoreError> {
        self.writer.change(Change::PostponeMistake { person, mistake: id, step, due_at }).await
    }

    async fn remove_mistake(&self, person: PersonId, id: MistakeId) -> Result<(), StoreError> {
        self.writer.change(Change::RemoveMistake { person, mistake: id }).await
    }

    async fn heartbeat(&self, now: i64) -> Result<Option<i64>, StoreError> {
        self.writer.time(Change::Heartbeat(now)).await
    }

    async fn add_outage(&self, from: i64, to: i64) -> Result<(), StoreError> {
        self.writer.change(Change::AddOutage { from, to }).await
    }

    async fn outages(&self, since: i64) -> Result<Vec<(i64, i64)>, StoreError> {
        outages::since(&mut self.reader().await?.session(), since).await
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        self.reader().await?.session().one("SELECT at FROM heartbeat", &[]).await?;
        self.writer.change(Change::Probe).await
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        match &self.folder {
            Some(folder) => backup::backup_folder(folder, file, DamagedTables::Refuse).await,
            None => Err(StoreError::Unusable(
                "a PostgreSQL database is backed up with its own tools: pg_dump --format=custom".to_string(),
            )),
        }
    }

    async fn close(&self) {
        self.readers.close().await;
        if let Some(cluster) = &self.cluster {
            cluster.close().await;
        }
        self.writer.close().await;
        if let Pool::Postgres(readers) = &self.readers {
            readers.leave();
        }
    }
}

/// PostgreSQL does not accept such a text, so none is stored.
fn has_nul(text: &str) -> bool {
    text.contains('\0')
}
