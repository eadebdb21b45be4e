//! The command line.

use std::process::ExitCode;

use clap::Parser;
use igroteka::command::Command;

fn main() -> ExitCode {
    match Command::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("igroteka: {error:#}");
            ExitCode::FAILURE
        }
    }
}
