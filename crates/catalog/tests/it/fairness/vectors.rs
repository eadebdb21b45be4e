//! The published vectors: the program computes every one of them, and none of the usual mistakes would pass.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;
use std::str::FromStr;

use igroteka_catalog::{Verdict, kind, verify};
use igroteka_game::{FairChance, Record, Source, bounded, proof};

use crate::fairness::played::project_file;

fn published() -> String {
    fs::read_to_string(project_file("docs/fairness-vectors.txt")).expect("the vectors are published")
}

/// What the independent script prints.
fn script(arguments: &[&str]) -> String {
    let file = project_file("tests/fairness/vectors.py");
    let output = Command::new("python3").arg(file).args(arguments).output().expect("python3 runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the script prints UTF-8")
}

/// How many vectors of each word there are, and those that the program does not agree with.
#[derive(Default)]
struct Outcome {
    counts: BTreeMap<String, usize>,
    wrong: Vec<String>,
}

fn check(text: &str) -> Outcome {
    let mut outcome = Outcome::default();
    let mut records: BTreeMap<String, Record> = BTreeMap::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(' ').expect("a vector is a word and fields");
        *outcome.counts.entry(word.to_owned()).or_default() += 1;
        if word == "record" {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "end").collect();
            let computed = body.iter().filter(|line| line.starts_with('=')).count();
            *outcome.counts.entry("computed line".to_owned()).or_default() += computed;
            let record = read_record(&body);
            if verify(&record).verdict != Verdict::Right {
                outcome.wrong.push(line.to_owned());
            }
            records.insert(rest.to_owned(), record);
        } else if !agrees(word, &fields(rest), &records) {
            outcome.wrong.push(line.to_owned());
        }
    }
    outcome
}

fn read_record(body: &[&str]) -> Record {
    let lines: Vec<&str> = body
        .iter()
        .map(|line| {
            let text = line.strip_prefix(['|', '=']).expect("a line of a record begins with | or =");
            text.strip_prefix(' ').unwrap_or(text)
        })
        .collect();
    Record::read(&lines.join("\n")).expect("it is a record")
}

fn fields(text: &str) -> BTreeMap<&str, &str> {
    text.split(' ').map(|field| field.split_once('=').expect("a field is name=value")).collect()
}

fn parsed<T: FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("`{text}` is a value"))
}

/// Whether the program computes what the vector says.
fn agrees(word: &str, fields: &BTreeMap<&str, &str>, records: &BTreeMap<String, Record>) -> bool {
    let field = |name: &str| *fields.get(name).unwrap_or_else(|| panic!("`{word}` has a field {name}"));
    let chance = || {
        let game = kind(field("kind")).expect("the kind is known").id();
        FairChance::new(parsed(field("seed")), game)
    };
    let computed = match word {
        "setup-hash" => proof::setup_hash(&records[field("record")]).to_string(),
        "commitment" => {
            let (setup, secret) = (parsed(field("setup")), parsed(field("secret")));
            proof::commitment(field("game"), setup, &secret).to_string()
        }
        "contribution" => proof::contribution_commitment(field("game"), &parsed(field("value"))).to_string(),
        "seed" => {
            let given = |text| if text == "-" { None } else { Some(parsed(text)) };
            let seats: Vec<_> = field("seats").split(',').map(given).collect();
            let (secret, setup) = (parsed(field("secret")), parsed(field("setup")));
            proof::seed(&secret, field("game"), setup, &seats).to_string()
        }
        "number" => {
            let chance = chance();
            let mut event = chance.event(parsed(field("event")));
            for _ in 0..parsed::<u32>(field("i")) {
                event.value();
            }
            format!("{:016x}", event.value())
        }
        "draw" => {
            let chance = chance();
            let mut event = chance.event(parsed(field("event")));
            let drawn: Vec<String> =
                field("below").split(',').map(|n| event.below(parsed(n)).to_string()).collect();
            drawn.join(",")
        }
        "below" => {
            let value = u64::from_str_radix(field("value"), 16).expect("a value is hexadecimal");
            bounded(value, parsed(field("n"))).map_or("again".to_owned(), |number| number.to_string())
        }
        _ => panic!("`{word}` is no word of the vectors"),
    };
    computed == field("is")
}

#[test]
fn the_program_computes_every_published_vector() {
    let outcome = check(&published());
    assert_eq!(outcome.wrong, Vec::<String>::new());
    let least = [
        ("setup-hash", 6),
        ("commitment", 9),
        ("contribution", 4),
        ("seed", 20),
        ("number", 81),
        ("draw", 21),
        ("below", 100),
        ("record", 6),
        ("computed line", 90),
    ];
    for (word, least) in least {
        assert!(outcome.counts[word] >= least, "{word}: {:?}", outcome.counts);
    }
}

#[test]
fn the_script_still_prints_the_published_vectors() {
    let (printed, published) = (script(&[]), published());
    for (printed, published) in printed.lines().zip(published.lines()) {
        assert_eq!(printed, published);
    }
    assert_eq!(printed.len(), published.len());
}

#[test]
fn every_mistake_of_an_implementation_fails_a_vector() {
    let files = script(&["--mistakes"]);
    let mut mistakes = 0;
    for file in files.split("mistake ").skip(1) {
        let (mistake, vectors) = file.split_once('\n').unwrap();
        assert!(!check(vectors).wrong.is_empty(), "{mistake} would pass");
        mistakes += 1;
    }
    assert!(mistakes >= 30);
}

#[test]
fn every_computed_line_of_a_record_matters() {
    let text = published();
    let lines: Vec<&str> = text.lines().collect();
    let begin = lines.iter().position(|line| *line == "record nardy").unwrap() + 1;
    let end = begin + lines[begin..].iter().position(|line| *line == "end").unwrap();
    let honest = &lines[begin..end];
    for changed in (0..honest.len()).filter(|&index| honest[index].starts_with("= ")) {
        let mut body = honest.to_vec();
        // A commitment with another last digit, other dice, another seat.
        let last = if body[changed].ends_with('2') { "1" } else { "2" };
        let other = format!("{}{last}", &body[changed][..body[changed].len() - 1]);
        body[changed] = &other;
        assert!(matches!(verify(&read_record(&body)).verdict, Verdict::Wrong(_)), "{other}");
    }
}
