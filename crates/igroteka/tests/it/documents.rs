//! What the documents show is what the program does.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(path).expect("the document is there")
}

/// The first block of text between fences.
fn first_block(document: &str) -> &str {
    let (_, rest) = document.split_once("```text\n").expect("the document has a block");
    rest.split_once("```").expect("the block ends").0
}

fn answers(lines: &[String]) -> Vec<String> {
    let mut output = Vec::new();
    igroteka::engine::serve(lines.join("\n").as_bytes(), &mut output).expect("writing to memory works");
    String::from_utf8(output).expect("answers are UTF-8").lines().map(str::to_owned).collect()
}

#[test]
fn the_first_conversation_goes_as_written() {
    let document = document("PROTOCOL.md");
    let said = |mark: &str| -> Vec<String> {
        first_block(&document).lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect()
    };
    let (asked, written) = (said("> "), said("< "));
    let answered = answers(&asked);
    assert!(!asked.is_empty(), "the conversation is marked by > and <");
    assert_eq!((asked.len(), answered.len()), (written.len(), written.len()));
    for (answer, written) in answered.iter().zip(&written) {
        match written.split_once(" …") {
            Some((beginning, _)) => assert!(answer.starts_with(beginning), "{answer}\n{written}"),
            None => assert_eq!(answer, written),
        }
    }
}

#[test]
fn the_positions_shown_are_positions() {
    let document = document("PROTOCOL.md");
    let setups = [
        ("quoridor", json!({})),
        ("nardy", json!({"preset": "international", "cube": true})),
        ("sudoku", json!({"preset": "children"})),
        ("metro", json!({})),
        ("roads", json!({})),
    ];
    for (game, setup) in setups {
        let (_, about) = document.split_once(&format!("\n### {game}\n")).expect("every game has its part");
        let (_, position) = about.split_once("\nPosition:").expect("its position is described");
        let text = position.split('`').skip(1).step_by(2).find(|quoted| quoted.contains(" / "));
        let text = text.expect("an example is shown");
        let asked = [
            json!({"new": {"game": game, "setup": setup}}),
            json!({"position": {"text": text}}),
            json!({"position": {}}),
        ];
        let answers = answers(&asked.map(|request| request.to_string()));
        let told: Value = serde_json::from_str(&answers[2]).expect("an answer is JSON");
        assert_eq!(told["ok"]["text"], text, "{game}: {}", answers[1]);
    }
}

#[test]
fn the_record_shown_replays_and_is_written_the_same_way() {
    let document = document("RECORDS.md");
    let shown = first_block(&document);
    let again = answers(&[json!({"load": {"record": shown}}).to_string(), json!({"record": {}}).to_string()]);
    let told: Value = serde_json::from_str(&again[1]).expect("an answer is JSON");
    assert_eq!(told["ok"]["record"], shown, "{}", again[0]);
    // Its chance follows from its seed.
    let undone = json!({"undo": {"count": shown.lines().skip_while(|line| !line.is_empty()).count() - 1}});
    let rolled = answers(&[
        json!({"load": {"record": shown}}).to_string(),
        undone.to_string(),
        json!({"roll": {}}).to_string(),
    ]);
    assert!(rolled[2].contains(r#""events":["start 2"]"#), "{}", rolled[2]);
}
