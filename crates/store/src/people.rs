//! People and their tokens.

use igroteka_protocol::PersonId;

pub use igroteka_protocol::Scope;

use crate::{ChatEntry, GameRow, MistakeRow, RatingRow, ReviewRow};

/// The kind of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A name and a token.
    Guest,
    /// A login and a password.
    Account,
    /// A program, owned by somebody.
    Bot,
    /// Another player on the same screen, owned by a person.
    Companion,
}

/// A person.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are.
    pub role: Role,
    /// Their name.
    pub name: String,
    /// An account's login, in small letters.
    pub login: Option<String>,
    /// The hash of an account's password, with its parameters.
    pub password: Option<String>,
    /// A bot's or companion's owner: removed with them.
    pub owner: Option<PersonId>,
    /// Since when.
    pub created_at: i64,
    /// When they were last here, to the hour.
    pub seen_at: i64,
}

impl Person {
    /// The position in the list by name. [`crate::Store::list_people`] continues after it, even among many people of
    /// the same name.
    pub fn place(&self) -> String {
        format!("{}\n{}", self.name, self.id)
    }
}

/// SHA-256 of a token.
pub type TokenHash = [u8; 32];

/// A token. Only its hash is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its hash.
    pub hash: TokenHash,
    /// Whose.
    pub person: PersonId,
    /// What it may do.
    pub scope: Scope,
    /// Since when.
    pub created_at: i64,
    /// Until when.
    pub expires_at: Option<i64>,
}

/// Everything kept about one person.
#[derive(Clone)]
pub struct PersonExport {
    /// The person.
    pub person: Person,
    /// Their bots and companions.
    pub owned: Vec<Person>,
    /// Their tokens, as hashes.
    pub tokens: Vec<Token>,
    /// Their games.
    pub games: Vec<GameRow>,
    /// Their ratings.
    pub ratings: Vec<RatingRow>,
    /// What they said, and at which table.
    pub chat: Vec<(igroteka_protocol::TableId, ChatEntry)>,
    /// The reviews of records that they imported.
    pub reviews: Vec<ReviewRow>,
    /// Their mistakes, the longest due first.
    pub mistakes: Vec<MistakeRow>,
}
