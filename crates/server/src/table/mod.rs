//! A table: a pure fold over its log. Nothing here waits, writes or reads a clock.

mod act;
mod begin;
mod bounds;
mod chairs;
mod clock;
mod hints;
mod log;
mod outages;
mod play;
mod show;
mod state;
mod terms;
mod tick;
mod transaction;
mod waits;

pub(crate) use act::MoveRequest;
pub(crate) use hints::HintFor;
pub(crate) use log::LogEvent;
pub(crate) use outages::Outages;
pub(crate) use play::{Play, Stage};
pub(crate) use show::{Names, Shown, Viewer, name_of, outcome_of, turn_of};
pub(crate) use state::{Chair, Holder, NotApplied, Table};
pub(crate) use terms::{check_options, check_unrated};
pub(crate) use transaction::{Actor, Context, Transaction};
pub(crate) use waits::Waits;
