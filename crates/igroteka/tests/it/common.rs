//! The program as a shell runs it.

use std::process::{Command, Output};

/// The program with these arguments.
pub fn igroteka(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_igroteka"));
    command.args(arguments);
    command
}

/// Runs the program to its end.
pub fn run(arguments: &[&str]) -> Output {
    igroteka(arguments).output().expect("the program runs")
}

/// What it prints when all is well.
pub fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

/// What it says when it refuses; nothing but a sentence.
pub fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
    let text = String::from_utf8(output.stderr).expect("errors are UTF-8");
    assert!(!text.contains("panicked"), "{text}");
    text
}
