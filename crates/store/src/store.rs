//! The trait that both backends implement.

use std::sync::Arc;

use async_trait::async_trait;
use igroteka_protocol::{GameId, MistakeId, PersonId, ReviewId, TableId};

use crate::{
    Append, ChatEntry, Cluster, Entry, GameRow, MistakeCount, MistakeRow, NewTable, Person, PersonExport,
    ReviewRow, StoreError, TableFilter, TableHead, TableRow, Token, TokenHash,
};

/// Somebody's rating in one pool.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// A person's id, or `house/3` for the house bot of level 3.
    pub subject: String,
    /// The games that share a rating: `quoridor/2`, `metro/more`.
    pub pool: String,
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The volatility (Glicko-2).
    pub volatility: f64,
    /// The number of rated games.
    pub games: u32,
}

/// The ratings after one game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingUpdate {
    /// The game. It is counted once.
    pub game: GameId,
    /// The new ratings; each one's `games` is one more than it was when read.
    pub rows: Vec<RatingRow>,
    /// The game's result with what the game did to the ratings, if that is to be kept with it.
    pub result: Option<String>,
}

/// The database behind the service.
///
/// A change is on disk before its call returns `Ok`: it survives a killed process and a power failure. A call that
/// returns an error has changed nothing.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Creates a table.
    async fn create_table(&self, table: NewTable) -> Result<(), StoreError>;

    /// Appends to a table's log; [`StoreError::Conflict`] if its head is not the one expected. Appends that wait
    /// together are committed together. [`StoreError::Taken`] if the game that begins exists already,
    /// [`StoreError::Missing`] if there is no such table, or the game that ends does not run at it.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// The entries after `after`, at most so many, in order.
    async fn log(&self, table: TableId, after: u64, most: u32) -> Result<Vec<Entry>, StoreError>;

    /// The processes that may add to the same log, if there can be several.
    fn cluster(&self) -> Option<Arc<Cluster>>;

    /// How far these tables have come, in any order.
    async fn heads(&self, tables: &[TableId]) -> Result<Vec<TableHead>, StoreError>;

    /// One table's row.
    async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;

    /// Tables, at most so many.
    async fn tables(&self, filter: TableFilter, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// One game's row.
    async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError>;

    /// The games of a person, the newest first, those begun before `before`, at most so many.
    async fn games_of(&self, person: PersonId, before: i64, most: u32) -> Result<Vec<GameRow>, StoreError>;

    /// Adds a line to a table's chat and drops all but the newest 200; gives its place.
    async fn say(&self, table: TableId, person: PersonId, text: &str, at: i64) -> Result<u64, StoreError>;

    /// The lines after `after`, the newest so many of them, in order.
    async fn chat(&self, table: TableId, after: u64, most: u32) -> Result<Vec<ChatEntry>, StoreError>;

    /// Adds somebody; [`StoreError::Taken`] if the login exists.
    async fn add_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Replaces somebody's name, role, login, password and `seen_at`.
    async fn change_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Updates `seen_at` of a person and nothing else. Does nothing if the person was removed.
    async fn seen(&self, id: PersonId, at: i64) -> Result<(), StoreError>;

    /// Somebody.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// Several at once, in any order; those unknown are left out.
    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;

    /// An account by its login, in small letters.
    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError>;

    /// Accounts, and guests too if asked for, by name; those after `after` in that order, at most so many. `after` is
    /// empty, a name, or a [`Person::place`], which loses nobody among people of the same name.
    async fn list_people(&self, guests: bool, after: &str, most: u32) -> Result<Vec<Person>, StoreError>;

    /// Bots and companions of a person.
    async fn owned(&self, owner: PersonId) -> Result<Vec<Person>, StoreError>;

    /// Removes somebody with everything personal: tokens, ratings, chat lines, mistakes, reviews of imported records,
    /// bots and companions; the games stay, with nobody on that seat.
    async fn remove_person(&self, id: PersonId) -> Result<(), StoreError>;

    /// Removes guests with neither a game nor a seat who were not seen since then, and returns how many.
    async fn remove_idle_guests(&self, before: i64) -> Result<u64, StoreError>;

    /// Everything kept about one person.
    async fn export_person(&self, id: PersonId) -> Result<PersonExport, StoreError>;

    /// Adds a token.
    async fn add_token(&self, token: &Token) -> Result<(), StoreError>;

    /// A token and its person, by its hash, if it has not expired by `now`.
    async fn token(&self, hash: &TokenHash, now: i64) -> Result<Option<(Token, Person)>, StoreError>;

    /// The tokens of a person, the oldest first.
    async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError>;

    /// Extends a token to this time, if that is later than its expiry. A deleted token stays deleted.
    async fn prolong_token(&self, hash: &TokenHash, until: i64) -> Result<(), StoreError>;

    /// Deletes a token.
    async fn remove_token(&self, hash: &TokenHash) -> Result<(), StoreError>;

    /// Deletes all tokens of a person except this one.
    async fn remove_tokens(&self, person: PersonId, but: Option<&TokenHash>) -> Result<(), StoreError>;

    /// The ratings of a subject.
    async fn ratings(&self, subject: &str) -> Result<Vec<RatingRow>, StoreError>;

    /// The best rated in a pool, at most so many.
    async fn best_rated(&self, pool: &str, most: u32) -> Result<Vec<RatingRow>, StoreError>;

    /// Rated games that have ended and are not yet counted, in the order of their ends, at most so many.
    async fn uncounted(&self, most: u32) -> Result<Vec<GameRow>, StoreError>;

    /// Counts a game: writes the new ratings and marks it as counted, once. [`StoreError::Conflict`] if it was counted
    /// already or one of the rows was changed meanwhile (`games` is not one more than stored).
    async fn count_game(&self, update: &RatingUpdate) -> Result<(), StoreError>;

    /// Keeps a review with the mistakes found in it. A review of the same game takes the place of the older one, and
    /// its id; the mistakes of the older one stay. Of imported records the longest unused beyond a bound go.
    async fn keep_review(&self, review: &ReviewRow, mistakes: &[MistakeRow]) -> Result<(), StoreError>;

    /// A review.
    async fn review(&self, id: ReviewId) -> Result<Option<ReviewRow>, StoreError>;

    /// The review of a game that was played here.
    async fn review_of(&self, game: GameId) -> Result<Option<ReviewRow>, StoreError>;

    /// Notes when somebody looked at a review.
    async fn review_used(&self, id: ReviewId, at: i64) -> Result<(), StoreError>;

    /// Removes reviews of imported records that nobody has looked at since then, and returns how many.
    async fn remove_unused_reviews(&self, before: i64) -> Result<u64, StoreError>;

    /// How many mistakes a person has to solve, now and later.
    async fn count_mistakes(&self, person: PersonId, now: i64) -> Result<MistakeCount, StoreError>;

    /// The mistakes of a person that are due, the longest due first, at most so many.
    async fn due_mistakes(
        &self,
        person: PersonId,
        now: i64,
        most: u32,
    ) -> Result<Vec<MistakeRow>, StoreError>;

    /// One mistake of a person.
    async fn mistake(&self, person: PersonId, id: MistakeId) -> Result<Option<MistakeRow>, StoreError>;

    /// Makes a mistake due at this time, solved so often in a row. Does nothing if it was removed.
    async fn postpone_mistake(
        &self,
        person: PersonId,
        id: MistakeId,
        step: u8,
        due_at: i64,
    ) -> Result<(), StoreError>;

    /// Removes a mistake.
    async fn remove_mistake(&self, person: PersonId, id: MistakeId) -> Result<(), StoreError>;

    /// Stores a heartbeat and returns the previous one. A long time between them is an outage.
    async fn heartbeat(&self, now: i64) -> Result<Option<i64>, StoreError>;

    /// Stores an outage from one time to another.
    async fn add_outage(&self, from: i64, to: i64) -> Result<(), StoreError>;

    /// Outages that ended after `since`, in order; those older than 60 days are forgotten.
    async fn outages(&self, since: i64) -> Result<Vec<(i64, i64)>, StoreError>;

    /// Whether the database can be read and takes a write: one that changes nothing is tried, down to the disk.
    async fn healthy(&self) -> Result<(), StoreError>;

    /// Writes a consistent copy of everything to a file that does not exist yet.
    async fn backup(&self, file: &std::path::Path) -> Result<(), StoreError>;

    /// Finishes pending requests and closes the files.
    async fn close(&self);
}
