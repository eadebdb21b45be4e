//! The line protocol, spoken line by line.

mod bad_input;
mod every_preset;
mod hostile_lines;
mod requests;

use serde_json::{Value, json};

/// Says these lines to a fresh engine and gives its answers.
fn talk(lines: &[Value]) -> Vec<Value> {
    let input: Vec<String> = lines.iter().map(|line| format!("{line}\n")).collect();
    say(input.concat().as_bytes())
}

/// Says these bytes to a fresh engine and gives its answers, one per line.
fn say(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    igroteka::engine::serve(input, &mut output).expect("writing to memory works");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

/// The last answer to these lines.
fn last(lines: &[Value]) -> Value {
    talk(lines).pop().expect("every line has an answer")
}

/// The error code of an answer.
#[track_caller]
fn code(answer: &Value) -> &str {
    let message = answer["error"]["message"].as_str().unwrap_or_default();
    assert!(!message.is_empty() && message.len() < 1_000, "an error has a short message: {answer}");
    answer["error"]["code"].as_str().expect("an error has a code")
}

/// Begins a game from a fixed seed.
fn new(game: &str, setup: &Value) -> Value {
    json!({"new": {"game": game, "setup": setup, "seed": "07".repeat(32)}})
}

/// Plays moves.
fn play(moves: &Value) -> Value {
    json!({"play": {"moves": moves}})
}
