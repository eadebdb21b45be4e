//! Every decision about the rules has a test that names it, in every layer that shows it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Where each layer's tests are.
fn layers() -> [(&'static str, Vec<String>); 5] {
    [
        ("rules", rules()),
        ("bots", vec!["crates/bots".to_owned()]),
        ("service", vec!["crates/server".to_owned()]),
        ("page", vec!["web".to_owned()]),
        ("print", vec!["crates/print".to_owned()]),
    ]
}

/// The crates that have decisions of their own.
fn rules() -> Vec<String> {
    let ids = igroteka_catalog::kinds().into_iter().map(igroteka_catalog::Kind::id);
    ids.chain(["game"]).map(|id| format!("crates/{id}")).collect()
}

#[test]
fn every_decision_has_a_test_that_names_it() {
    let decisions = decisions();
    let mut missing = Vec::new();
    for (layer, homes) in layers() {
        let named: BTreeSet<String> =
            homes.iter().flat_map(|home| ids_named_in(&root().join(home))).collect();
        let owed = decisions.iter().filter(|(_, layers)| layers.iter().any(|other| other == layer));
        missing.extend(owed.filter(|(id, _)| !named.contains(*id)).map(|(id, _)| format!("{id} ({layer})")));
    }
    assert!(missing.is_empty(), "decisions without a test that names them: {}", missing.join(", "));
}

#[test]
fn every_test_that_names_a_decision_names_one_that_exists() {
    let decisions = decisions();
    let homes = layers().into_iter().flat_map(|(_, homes)| homes).map(|home| root().join(home));
    let unknown: BTreeSet<String> =
        homes.flat_map(|home| ids_named_in(&home)).filter(|id| !decisions.contains_key(id)).collect();
    assert!(unknown.is_empty(), "tests name decisions that nobody took: {unknown:?}");
}

#[test]
fn names_are_recognised() {
    let names = |source: &str| ids_in(source).into_iter().collect::<Vec<_>>();
    assert_eq!(names("#[test]\nfn q5_side_step() {}"), ["Q5"]);
    assert_eq!(names("#[test]\n#[should_panic]\nfn m21_q4_both() {}"), ["M21", "Q4"]);
    assert_eq!(names("#[tokio::test]\nasync fn g7_timeout() {}"), ["G7"]);
    assert_eq!(names("fn q5_helper() {}"), [""; 0], "a function that is no test shows nothing");
    assert_eq!(names("test('S16 the owl is the sixth', () => {})"), ["S16"]);
    assert_eq!(names("describe(\"N1: how the board lies\", () => {"), ["N1"]);
}

/// Each id with its layers.
fn decisions() -> BTreeMap<String, Vec<String>> {
    let lists: Vec<String> = (rules().iter())
        .map(|home| fs::read_to_string(root().join(home).join("decisions.txt")).expect("a list of decisions"))
        .collect();
    let (mut decisions, known) = (BTreeMap::new(), layers());
    for line in
        lists.iter().flat_map(|list| list.lines()).filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let mut words = line.split_whitespace();
        let (id, layers) = (words.next().expect("an id"), words.next().expect("layers"));
        let layers: Vec<String> = layers.split(',').map(str::to_owned).collect();
        for layer in &layers {
            assert!(known.iter().any(|(known, _)| known == layer), "{id} names the unknown layer {layer}");
        }
        assert!(decisions.insert(id.to_owned(), layers).is_none(), "{id} is listed twice");
    }
    decisions
}

fn ids_named_in(home: &Path) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let entries = fs::read_dir(home).unwrap_or_else(|error| panic!("{}: {error}", home.display()));
    for path in entries.map(|entry| entry.expect("an entry of the folder").path()) {
        let name = path.file_name().unwrap_or_default();
        let extension = path.extension().unwrap_or_default();
        if path.is_dir() && name != "node_modules" && name != "target" {
            ids.extend(ids_named_in(&path));
        } else if extension == "rs" || extension == "ts" {
            ids.extend(ids_in(&fs::read_to_string(&path).expect("a source file is text")));
        }
    }
    ids
}

/// The ids that tests in this source are named after.
fn ids_in(source: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line == "#[test]" || line.starts_with("#[tokio::test") {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ").or_else(|| line.strip_prefix("async fn ")) {
            if is_test {
                let name = name.split('(').next().unwrap_or_default();
                ids.extend(name.split('_').map_while(|word| as_id(&word.to_uppercase())));
            }
            is_test = false;
        } else if let Some(title) = page_test(line) {
            ids.extend(title.split(' ').map_while(|word| as_id(word.trim_end_matches(':'))));
        }
    }
    ids
}

/// The title of a test of the page, or of a group of them.
fn page_test(line: &str) -> Option<&str> {
    let call = ["test(", "it(", "describe("].iter().find_map(|call| line.strip_prefix(call))?;
    call.strip_prefix(['\'', '"'])
}

fn as_id(word: &str) -> Option<String> {
    static LETTERS: LazyLock<BTreeSet<char>> =
        LazyLock::new(|| decisions().keys().filter_map(|id| id.chars().next()).collect());
    let number = word.strip_prefix(|letter| LETTERS.contains(&letter))?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| word.to_owned())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
