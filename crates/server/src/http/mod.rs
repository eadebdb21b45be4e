//! HTTP: what every request passes through, what handlers share, and the handlers for tables, the page and printing.

pub(crate) mod address;
pub(crate) mod api_page;
pub(crate) mod guard;
pub(crate) mod identity;
pub(crate) mod json;
pub(crate) mod licenses;
pub(crate) mod page;
#[allow(unused_qualifications, reason = "the description's macro writes whole paths")]
pub(crate) mod print;
pub(crate) mod rate_limits;
pub(crate) mod refusals;
#[allow(unused_qualifications, reason = "the description's macro writes whole paths")]
pub(crate) mod reviews;
pub(crate) mod tables;
