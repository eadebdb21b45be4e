//! Refusals as the API's description names them; each answers with a [`Problem`].

#![allow(dead_code, reason = "only the descriptions that are derived from these types are used")]

use igroteka_protocol::Problem;
use utoipa::IntoResponses;

/// What a body or a query may meet.
#[derive(IntoResponses)]
pub enum Unreadable {
    /// The request makes no sense.
    #[response(status = 400)]
    Request(Problem),
    /// The body is too large.
    #[response(status = 413)]
    Size(Problem),
}

/// Nobody is signed in, or the token is wrong.
#[derive(IntoResponses)]
#[response(status = 401)]
pub struct Unknown(Problem);

/// Not allowed to this identity, or sent by a page of another site.
#[derive(IntoResponses)]
#[response(status = 403)]
pub struct NotAllowed(Problem);

/// There is no such thing, or it is not for you to know.
#[derive(IntoResponses)]
#[response(status = 404)]
pub struct NoSuch(Problem);

/// Something else is in the way: see the code.
#[derive(IntoResponses)]
#[response(status = 409)]
pub struct InTheWay(Problem);

/// What any request may meet.
#[derive(IntoResponses)]
pub enum Overload {
    /// Too many requests: wait for `Retry-After` seconds.
    #[response(status = 429)]
    TooMany(Problem),
    /// The service cannot do this at the moment. Nothing was done, unless the message says that this is not known.
    #[response(status = 503)]
    Unavailable(Problem),
}
