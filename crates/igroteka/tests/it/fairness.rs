//! `igroteka verify`, and what docs/FAIRNESS.md tells people to do.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const NARDY: &str = "tests/fairness/nardy.record";

fn project_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

fn kept(name: &str) -> String {
    fs::read_to_string(project_file(name)).expect("the record is there")
}

/// The value of a header line.
fn header<'a>(record: &'a str, name: &str) -> &'a str {
    let line = record.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.expect("the header has the line")
}

/// Runs `igroteka verify -` with this input.
fn verify(record: impl AsRef<[u8]>, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_igroteka"))
        .args(["verify", "-"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = program.stdin.take().expect("its input is ours");
    // A program that refuses its arguments reads nothing.
    let _ = input.write_all(record.as_ref());
    drop(input);
    program.wait_with_output().expect("it ends")
}

fn said(output: &Output) -> String {
    assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"));
    String::from_utf8(output.stdout.clone()).expect("output is UTF-8")
}

#[test]
fn a_right_record_ends_well_and_says_what_is_not_proved() {
    let record = kept(NARDY).replacen("chance.commitment", "seat.1: Оля\nchance.commitment", 1);
    let output = verify(record, &[]);
    let page = said(&output);
    assert!(output.status.success(), "{page}");
    assert!(page.contains("Right. All 25 chance events follow"), "{page}");
    assert!(page.contains("Seat 1 (Оля) contributed 78cc"), "{page}");
    assert!(page.contains("That nobody looked: whoever runs the service knows its secret"), "{page}");
    let file = project_file(NARDY);
    let named = Command::new(env!("CARGO_BIN_EXE_igroteka")).arg("verify").arg(file).output().expect("runs");
    assert!(named.status.success());
}

#[test]
fn a_record_under_unknown_rules_is_not_checked() {
    let output = verify(kept(NARDY).replace("\nrules: 1\n", "\nrules: 7\n"), &[]);
    let page = said(&output);
    assert!(!output.status.success(), "{page}");
    assert!(page.contains("Not checked"), "{page}");
    assert!(page.contains("version 7 of its rules, and this program knows only 1"), "{page}");
}

#[test]
fn a_wrong_record_fails_and_names_the_event() {
    let output = verify(kept(NARDY).replace("! throw 66", "! throw 65"), &[]);
    assert_eq!(output.status.code(), Some(1));
    let page = said(&output);
    assert!(page.contains("Event 39 is not what follows from the seed"), "{page}");
    assert!(page.contains("says `! throw 65`; it should be `! throw 66`"), "{page}");
}

#[test]
fn programs_get_json() {
    let right: Value = serde_json::from_str(&said(&verify(kept(NARDY), &["--json"]))).expect("JSON");
    assert_eq!((&right["right"], &right["verdict"]), (&true.into(), &"right".into()));
    assert_eq!(right["seats"][1]["part"], "contributed");
    let record = kept(NARDY).replace("setup.jacoby: false", "setup.jacoby: true");
    let output = verify(record, &["--json"]);
    let wrong: Value = serde_json::from_str(&said(&output)).expect("JSON");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!((&wrong["right"], &wrong["why"]["kind"]), (&false.into(), &"commitment".into()));
}

#[test]
fn what_was_seen_before_the_game_must_be_in_the_record() {
    let record = kept(NARDY);
    for line in ["chance.commitment", "chance.seat.1.commitment", "chance.seat.2.value"] {
        assert!(verify(&record, &["--saw", header(&record, line)]).status.success(), "{line}");
    }
    let seen = header(&record, "chance.commitment");
    let (other, upper) = ("ab".repeat(32), seen.to_uppercase());
    assert!(verify(&record, &["--saw", &upper]).status.success());
    let output = verify(&record, &["--saw", seen, "--saw", &other]);
    assert_eq!(output.status.code(), Some(1));
    let page = said(&output);
    assert!(page.contains(&format!("You saw {other}, which is not in this record")), "{page}");
    assert!(!page.contains("Right."), "{page}");
    assert!(!verify(&record, &["--saw", "abc"]).status.success(), "that is no commitment");
}

#[test]
fn the_command_in_the_documentation_compares_the_commitment_and_one_s_own_contribution() {
    let documentation = kept("docs/FAIRNESS.md");
    let command = documentation.lines().find_map(|line| line.strip_prefix("igroteka verify game.record "));
    let record = kept(NARDY);
    let run = |contribution: &str| {
        let known = |word| match word {
            "COMMITMENT" => header(&record, "chance.commitment"),
            "CONTRIBUTION" => contribution,
            option => option,
        };
        let words: Vec<&str> = command.expect("there is such a line").split(' ').map(known).collect();
        verify(&record, &words)
    };
    for own in ["chance.seat.1.value", "chance.seat.1.commitment"] {
        assert!(run(header(&record, own)).status.success(), "{own}");
    }
    let replaced = run(&"cd".repeat(32));
    assert!(!replaced.status.success(), "a service that replaced one's contribution is found out");
    assert!(said(&replaced).contains("which is not in this record"), "{}", said(&replaced));
}

#[test]
fn what_cannot_be_checked_fails_with_its_own_answer() {
    let record = kept(NARDY);
    let secret = format!("chance.secret: {}\n", header(&record, "chance.secret"));
    let without_proof: String =
        record.lines().filter(|line| !line.starts_with("chance.")).flat_map(|line| [line, "\n"]).collect();
    let running = record.replace(&secret, "");
    let cut_off = record.split_inclusive('\n').take(30).collect::<String>();
    for (record, sentence) in [
        (without_proof, "The record has no proof of chance"),
        (running, "the record does not have the service's secret"),
        (cut_off, "Not complete. All "),
        (record.replace("chance.game: 0", "chance.game: "), "a game's id is 26 small letters and digits"),
        (record.replace("game: nardy\n", "game: chess\n"), "the games are roads"),
    ] {
        let output = verify(record, &[]);
        assert_eq!(output.status.code(), Some(1));
        assert!(said(&output).contains(sentence), "{sentence}: {}", said(&output));
    }
}

#[test]
fn a_set_position_is_told() {
    let output = verify(kept("tests/fairness/nardy-position.record"), &[]);
    assert!(output.status.success());
    assert!(said(&output).contains("The game began with a set position."));
    assert!(said(&output).contains("no seat contributed"), "nobody can rule out a chosen secret");
}

#[test]
fn hostile_input_is_refused_and_moves_no_cursor() {
    let long = "a: b\n".repeat(1 << 20);
    for (input, sentence) in [
        (b"".to_vec(), "the header has no line `igroteka-record:`"),
        (vec![0xff; 100], "a game is UTF-8 text"),
        (vec![b'x'; (4 << 20) + 1], "a game has at most 4 MiB"),
        (long.into_bytes(), "4 MiB"),
        (b"\n\n\n".to_vec(), "igroteka-record"),
    ] {
        let output = verify(&input, &[]);
        assert_eq!(output.status.code(), Some(1));
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains(sentence) && said(&output).is_empty(), "{error}");
    }
    let hostile = kept(NARDY)
        .replacen("chance.commitment", "seat.1: \u{1b}[2J\u{202e}Оля\u{7}\nchance.commitment", 1)
        .replace("! throw 66", "! throw \u{1b}[31m66");
    let output = verify(hostile, &[]);
    assert_eq!(output.status.code(), Some(1));
    let everything = format!("{}{}", said(&output), String::from_utf8_lossy(&output.stderr));
    assert!(!everything.contains(['\u{1b}', '\u{202e}', '\u{7}']), "{everything:?}");
    let nothing = Command::new(env!("CARGO_BIN_EXE_igroteka")).args(["verify", "/"]).output().expect("runs");
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn the_script_in_the_document_checks_a_game_by_hand() {
    let document = fs::read_to_string(project_file("docs/FAIRNESS.md")).expect("the document is there");
    let (_, rest) = document.split_once("```python\n").expect("it shows a script");
    let (script, _) = rest.split_once("```").expect("the script ends");
    let run = |record: &Path| {
        let output =
            Command::new("python3").arg("-c").arg(script).arg(record).output().expect("python3 runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("the script prints UTF-8")
    };
    let record = kept(NARDY);
    let printed = run(&project_file(NARDY));
    let throws = record.lines().filter(|line| line.starts_with("! throw ")).count();
    assert_eq!(printed.lines().filter(|line| line.ends_with(" fits")).count(), throws + 1, "{printed}");
    assert!(!printed.contains("NOT"), "{printed}");

    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let forged = folder.join("forged-nardy.record");
    fs::write(&forged, record.replace("! throw 66", "! throw 65")).expect("a file can be written");
    let printed = run(&forged);
    assert_eq!(printed.matches("DOES NOT FIT").count(), 1, "{printed}");
    assert!(printed.contains("! throw 65 DOES NOT FIT"), "{printed}");
}
