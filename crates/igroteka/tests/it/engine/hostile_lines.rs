//! Lines that no honest client sends: each gets an error, and the engine and its game go on.

use proptest::prelude::*;
use serde_json::json;

use crate::engine::{code, new, say, talk};

/// Says hostile bytes as one line to an engine with a running game, and checks that the game goes on untouched.
#[track_caller]
fn survives(line: &[u8], expected: &str) {
    let begin = format!("{}\n", new("quoridor", &json!({"start": 1})));
    let input = [begin.as_bytes(), line, b"\n{\"position\":{}}\n"].concat();
    let answers = say(&input);
    assert_eq!(answers.len(), 3, "one answer a line");
    assert_eq!(code(&answers[1]), expected, "{}", answers[1]);
    assert_eq!(answers[2]["ok"]["text"], "e1 e9 / 10 10 / - / 1");
}

#[test]
fn lines_that_are_no_request() {
    for line in [
        "",
        " ",
        "\t",
        "{",
        "}",
        "[]",
        "null",
        "1",
        "\"games\"",
        "{}",
        "nonsense",
        "{\"games\":{}",
        "{\"games\":{}}}",
        "{\"games\":{},\"legal\":{}}",
        "{\"games\":{},\"games\":{}}",
        "{\"dance\":{}}",
        "{\"games\":null}",
        "{\"games\":[]}",
        "{\"games\":{\"all\":true}}",
        "{\"Games\":{}}",
        "{'games':{}}",
        "{\"legal\":{\"seat\":\"1\"}}",
        "{\"legal\":{\"seat\":1.5}}",
        "{\"legal\":{\"seat\":-1}}",
        "{\"legal\":{\"seat\":256}}",
        "{\"legal\":{\"seat\":0}}",
        "{\"legal\":{\"seat\":3}}",
        "{\"view\":{\"seat\":9}}",
        "{\"play\":{}}",
        "{\"play\":{\"moves\":\"e2\"}}",
        "{\"play\":{\"moves\":[1]}}",
        "{\"play\":{\"moves\":[{\"move\":\"e2\"}]}}",
        "{\"play\":{\"moves\":[[1,\"e2\"]]}}",
        "{\"legal\":[1]}",
        "{\"play\":{\"moves\":[{\"seat\":1}]}}",
        "{\"play\":{\"moves\":[{\"seat\":1,\"move\":\"e2\",\"force\":true}]}}",
        "{\"play\":{\"moves\":[{\"seat\":7,\"move\":\"e2\"}]}}",
        "{\"undo\":{\"count\":-1}}",
        "{\"undo\":{\"count\":1}}",
        "{\"undo\":{\"count\":18446744073709551616}}",
        "{\"perft\":{}}",
        "{\"perft\":{\"depth\":99}}",
        "{\"perft\":{\"depth\":-1}}",
        "{\"best\":{\"level\":0}}",
        "{\"best\":{\"level\":6}}",
        "{\"best\":{\"threads\":0}}",
        "{\"best\":{\"time_ms\":99999999999}}",
        "{\"best\":{\"seat\":3}}",
        "{\"best\":{\"quick\":1}}",
        "{\"new\":{}}",
        "{\"new\":{\"game\":5}}",
        "{\"new\":{\"game\":\"quoridor\",\"seed\":\"07\"}}",
        "{\"new\":{\"game\":\"quoridor\",\"seed\":7}}",
        "{\"new\":{\"game\":\"quoridor\",\"seat\":1}}",
        "{\"load\":{}}",
        "{\"load\":{\"record\":7}}",
        "{\"position\":{\"text\":7}}",
        "{\"record\":{\"format\":\"x\"}}",
    ] {
        survives(line.as_bytes(), "bad_request");
    }
}

#[test]
fn bytes_that_are_no_text() {
    survives(b"\xff\xfe\xfd", "bad_request");
    survives(b"{\"games\":{}\xc3\x28}", "bad_request");
    survives(b"\0\0\0", "bad_request");
}

#[test]
fn long_lines_and_deep_nesting() {
    survives(&vec![b'a'; 1 << 20], "bad_request");
    survives("[".repeat(1 << 20).as_bytes(), "bad_request");
    let deep = format!(
        "{{\"new\":{{\"game\":\"quoridor\",\"setup\":{}1{}}}}}",
        "{\"a\":".repeat(5_000),
        "}".repeat(5_000)
    );
    survives(deep.as_bytes(), "bad_request");
    // Longer than a line may be: the rest is skipped, not read as further requests.
    survives(&vec![b'{'; (8 << 20) + 100], "bad_request");
    let long_text = json!({"position": {"text": "e1 ".repeat(400_000)}}).to_string();
    survives(long_text.as_bytes(), "bad_position");
    let long_move = json!({"play": {"moves": ["e".repeat(1 << 20)]}}).to_string();
    survives(long_move.as_bytes(), "bad_move");
    let long_record = json!({"load": {"record": "a: b\n".repeat(1 << 20)}}).to_string();
    survives(long_record.as_bytes(), "bad_record");
    let many_events = format!(
        "igroteka-record: 1\ngame: quoridor\nrules: 1\nsetup.start: 1\n\n{}",
        "1 e2\n".repeat(100_000)
    );
    survives(json!({"load": {"record": many_events}}).to_string().as_bytes(), "bad_record");
    let long_field = json!({"new": {"game": "quoridor", "setup": {"x".repeat(1 << 20): 1}}}).to_string();
    survives(long_field.as_bytes(), "bad_setup");
    survives(json!({"new": {"game": "q".repeat(1 << 20)}}).to_string().as_bytes(), "unknown_game");
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let requests = ["legal", "roll", "undo", "view", "state", "position", "best", "record", "next"];
    let lines: Vec<_> = requests.iter().map(|request| json!({*request: {}})).collect();
    for answer in talk(&lines) {
        assert_eq!(code(&answer), "no_game");
    }
    assert_eq!(code(&talk(&[json!({"play": {"moves": ["e2"]}})])[0]), "no_game");
    assert_eq!(code(&talk(&[json!({"perft": {"depth": 1}})])[0]), "no_game");
}

#[test]
fn a_refused_new_or_load_keeps_the_game_that_was() {
    survives(br#"{"new":{"game":"chess"}}"#, "unknown_game");
    survives(br#"{"new":{"game":"nardy","setup":{"bear_off":"odd"}}}"#, "bad_setup");
    survives(br#"{"load":{"record":""}}"#, "bad_record");
    survives(br#"{"load":{"record":"igroteka-record: 1\ngame: nardy\nrules: 7\n\n"}}"#, "unknown_rules");
    survives(br#"{"load":{"record":"igroteka-record: 1\ngame: chess\nrules: 1\n\n"}}"#, "unknown_game");
}

proptest! {
    #[test]
    fn any_bytes_get_one_answer_a_line(input in proptest::collection::vec(any::<u8>(), 0..300)) {
        let answers = say(&input);
        let lines = input.split(|byte| *byte == b'\n').count() - usize::from(input.is_empty() || input.ends_with(b"\n"));
        prop_assert_eq!(answers.len(), lines);
    }

    #[test]
    fn requests_with_one_byte_changed_get_an_answer(place in 0usize..200, byte in any::<u8>(), which in 0usize..8) {
        let requests = [
            json!({"new": {"game": "nardy", "setup": {"preset": "international", "match": 5}}}),
            json!({"play": {"moves": ["e2", {"seat": 2, "move": "e8"}]}}),
            json!({"best": {"seat": 1, "time_ms": 1, "level": 2, "threads": 1}}),
            json!({"position": {"text": "e4 e6 / 9 8 / e3h d5v c7h / 2"}}),
            json!({"load": {"record": "igroteka-record: 1\ngame: quoridor\nrules: 1\nsetup.start: 1\n\n1 e2\n2 e8\n"}}),
            json!({"undo": {"count": 3}}),
            json!({"view": {"seat": null}}),
            json!({"new": {"game": "sudoku", "setup": {"golden": "manual", "golden_cards": "a1=1 b2=2"}}}),
        ];
        let mut line = requests[which].to_string().into_bytes();
        let place = place % line.len();
        line[place] = if byte == b'\n' { b' ' } else { byte };
        let begin = format!("{}\n", new("quoridor", &json!({"start": 1})));
        let answers = say(&[begin.as_bytes(), &line, b"\n{\"games\":{}}\n"].concat());
        prop_assert_eq!(answers.len(), 3);
        prop_assert!(answers[2]["ok"]["games"].is_array());
    }
}
