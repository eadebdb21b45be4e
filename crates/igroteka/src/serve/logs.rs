//! The log, on standard error.

use std::io::{self, IsTerminal};

use clap::ValueEnum;
use serde::Deserialize;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogForm {
    /// For people
    #[default]
    Text,
    /// For programs: one JSON object per line
    Json,
}

/// How much is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogLevel {
    /// Only what went wrong
    Error,
    /// Also what should not have happened
    Warn,
    /// Also every request
    #[default]
    Info,
    /// Also how it went about it
    Debug,
    /// Everything
    Trace,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> LevelFilter {
        match level {
            LogLevel::Error => LevelFilter::ERROR,
            LogLevel::Warn => LevelFilter::WARN,
            LogLevel::Info => LevelFilter::INFO,
            LogLevel::Debug => LevelFilter::DEBUG,
            LogLevel::Trace => LevelFilter::TRACE,
        }
    }
}

/// What is let through. Libraries would write whole messages, with tokens and hands, at the lower levels.
fn filter(level: LogLevel) -> Targets {
    let level = LevelFilter::from(level);
    Targets::new()
        .with_default(level.min(LevelFilter::WARN))
        // It repeats what the server says itself with every attempt to connect.
        .with_target("async_nats", LevelFilter::OFF)
        .with_target("igroteka", level)
}

/// Begins to write the log.
pub fn begin(form: LogForm, level: LogLevel) {
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let log = tracing_subscriber::registry().with(filter(level));
    match form {
        LogForm::Text => log.with(lines).init(),
        LogForm::Json => log.with(lines.json()).init(),
    }
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn libraries_never_write_more_than_warnings() {
        let trace = filter(LogLevel::Trace);
        for library in ["hyper", "tungstenite::protocol", "sqlx::query", "tower_http::trace"] {
            assert!(trace.would_enable(library, &Level::WARN), "{library}");
            assert!(!trace.would_enable(library, &Level::INFO), "{library}");
        }
        assert!(!trace.would_enable("async_nats::connector", &Level::ERROR));
        assert!(trace.would_enable("igroteka_server::http::guard", &Level::TRACE));
        let error = filter(LogLevel::Error);
        assert!(!error.would_enable("hyper", &Level::WARN) && !error.would_enable("igroteka", &Level::WARN));
    }
}
