//! A person with a session cookie, and the tables they use.

use std::fmt::Display;

use igroteka_protocol::{Joined, Joining, NewTable, TableState};

use crate::{Client, RequestBuilder, Socket};

/// A person with a session cookie.
#[derive(Clone)]
pub struct Guest {
    client: Client,
    /// The cookie, as it is sent.
    pub cookie: String,
}

impl Guest {
    /// The guest with this session cookie.
    pub fn new(client: Client, cookie: impl Into<String>) -> Guest {
        Guest { client, cookie: cookie.into() }
    }

    /// A request with the cookie, as our own page sends it.
    pub fn request(&self, method: &str, path: &str) -> RequestBuilder {
        self.client.request(method, path).cookie(&self.cookie)
    }

    /// Creates a table.
    pub async fn create_table(&self, table: &NewTable) -> anyhow::Result<TableState> {
        self.request("POST", "/api/tables").json(table).send().await?.success()?.json()
    }

    /// A table, as this guest uses it.
    pub fn table(&self, id: &(impl Display + ?Sized)) -> Table<'_> {
        Table { guest: self, id: id.to_string() }
    }

    /// The same guest at another server over the same store.
    #[must_use]
    pub fn at(&self, client: Client) -> Guest {
        Guest { client, cookie: self.cookie.clone() }
    }

    /// Opens a live socket.
    pub async fn socket(&self) -> anyhow::Result<Socket> {
        Socket::open(self.client.address(), &[("cookie", &self.cookie)]).await
    }
}

/// A table, as one guest uses it.
pub struct Table<'a> {
    guest: &'a Guest,
    id: String,
}

impl Table<'_> {
    /// Takes a seat.
    pub async fn join(&self, joining: &Joining) -> anyhow::Result<Joined> {
        self.request("POST", "/join").json(joining).send().await?.success()?.json()
    }

    /// A request whose path is that of the table and this rest.
    pub fn request(&self, method: &str, rest: &str) -> RequestBuilder {
        self.guest.request(method, &format!("/api/tables/{}{rest}", self.id))
    }
}
