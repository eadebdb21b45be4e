//! Who may see a table.

use igroteka_protocol::PersonId;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::{ApiError, ApiResult};
use crate::table::Table;

/// The link that a client presents, if any.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Access {
    /// The players' or the spectators' link.
    #[serde(default)]
    #[param(max_length = 64)]
    pub link: Option<String>,
}

impl Access {
    /// Whether this is the players' link.
    pub fn plays(&self, table: &Table) -> bool {
        self.link.as_deref().is_some_and(|link| same(link, &table.founding.links.play))
    }

    /// Checks that a client may see a table. To others it does not exist.
    pub fn check(&self, table: &Table, person: Option<PersonId>) -> ApiResult<()> {
        let linked = |link: &str| same(link, &table.founding.links.watch);
        let own = |person: PersonId| person == table.founding.host || !table.seats_of(person).is_empty();
        let may = table.founding.options.public
            || person.is_some_and(own)
            || self.plays(table)
            || self.link.as_deref().is_some_and(linked);
        if may { Ok(()) } else { Err(ApiError::not_found("table")) }
    }
}

/// Checks that a person may see a table without a link. Only those who may learn why something is refused there.
pub(super) fn check_visible(table: &Table, person: PersonId) -> ApiResult<()> {
    Access::default().check(table, Some(person))
}

/// Compares two links in constant time.
fn same(given: &str, link: &str) -> bool {
    given.len() == link.len()
        && given.bytes().zip(link.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}
