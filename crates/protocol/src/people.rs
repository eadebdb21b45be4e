//! People and programs.

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::PersonId;

/// What somebody is to the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    /// A name and a cookie.
    Guest,
    /// A guest with a login and a password.
    Account,
    /// A program with a token, owned by somebody.
    Bot,
}

/// Somebody, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct PersonRef {
    /// Who.
    pub id: PersonId,
    /// Their name; empty once they have been removed.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
}

/// What a token lets its holder do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Look at what its owner may see.
    Read,
    /// Also sit down, play, chat.
    Play,
    /// Everything, the account itself included.
    Full,
}

/// Whoever asks, as they see themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Me {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
    /// The login of an account.
    pub login: Option<String>,
    /// What this token may do.
    pub scope: Scope,
    /// Their ratings.
    pub ratings: Vec<Rating>,
}

/// Somebody's rating in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Rating {
    /// The game's id.
    pub game: String,
    /// For two players, or for more.
    pub pool: String,
    /// The rating, 1500 at first.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// From how many games.
    pub games: u32,
}

/// Somebody's card, which anybody may see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct PersonCard {
    /// Who.
    #[serde(flatten)]
    pub person: PersonRef,
    /// Their ratings.
    pub ratings: Vec<Rating>,
}

/// A guest needs only a name.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// Another name.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
}

/// A login with its password.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 40 letters, digits, `-`, `_`, `.` or `@`; case does not matter.
    #[schema(min_length = 3, max_length = 40)]
    pub login: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// A new password for the old one.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The old one.
    #[schema(max_length = 200)]
    pub old: String,
    /// 8 to 200 characters.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// Leaving for good.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Removal {
    /// An account's password; a guest gives none.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(max_length = 200)]
    pub password: Option<String>,
}

/// A program that is to play.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// What it may do; `play` if left out. A bot is never given `full`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scope: Option<Scope>,
}

/// A bot and the token that is shown this once.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct BotCreated {
    /// Who.
    pub id: PersonId,
    /// Its name.
    pub name: String,
    /// For `Authorization: Bearer …`.
    pub token: String,
}

/// A token that exists, without the token.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct NamedToken {
    /// The bot it belongs to.
    pub id: PersonId,
    /// Its name.
    pub name: String,
    /// What it may do.
    pub scope: Scope,
    /// Since when.
    pub created_at: i64,
}
