//! The protocol, tested from outside.

mod typescript;
