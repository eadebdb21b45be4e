//! What others wrote and the program carries.

use std::io::{self, ErrorKind, Write};

/// The notices of all packages and fonts, with the texts of their licences. `tools/notices` writes the file.
pub const TEXT: &str = include_str!("../../../THIRD-PARTY.txt");

/// Prints them. A pager that is left early is no failure.
pub fn print() -> anyhow::Result<()> {
    match io::stdout().lock().write_all(TEXT.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}
