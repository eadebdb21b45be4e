//! A client of the service, for everything in Rust that talks to it: `igroteka load`, `igroteka health` and the tests.
//!
//! A [`Client`] sends requests to one server. A [`Guest`] does so with a session cookie, uses a [`Table`] and opens a
//! live [`Socket`]. The client shares the machine with the server that `igroteka load` measures, so it is light: no
//! redirects, no cookie jar, no TLS.

mod address;
mod client;
mod guest;
mod response;
mod socket;
#[cfg(feature = "test-server")]
pub mod testing;

pub use address::Address;
pub use client::{Client, RequestBuilder};
pub use guest::{Guest, Table};
pub use response::{Response, ResponseStream};
pub use socket::Socket;
pub use tokio_tungstenite::tungstenite::Message;
