//! The crates of the games and their opponents are laid out alike, as ARCHITECTURE.md says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use igroteka_catalog::kinds;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn architecture() -> String {
    fs::read_to_string(repository().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md is there")
}

fn source(game: &str, file: &str) -> String {
    let path = repository().join("crates").join(game).join("src").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What stands between backquotes.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The files in the table of ARCHITECTURE.md behind this sentence, each with what it contains.
fn rows_after(sentence: &str) -> Vec<(String, String)> {
    let text = architecture();
    let (_, list) = text.split_once(sentence).expect("the list is introduced");
    let rows =
        (list.lines().skip_while(|line| !line.starts_with('|'))).take_while(|line| line.starts_with('|'));
    // The first two are the heading and the line below it.
    let cells = rows.skip(2).map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    cells
        .flat_map(|cells| {
            quoted(cells[1]).into_iter().map(|file| (file, cells[2].to_owned())).collect::<Vec<_>>()
        })
        .collect()
}

/// The Rust files of a game's crate, those in folders aside.
fn files_of(game: &str) -> BTreeSet<String> {
    let folder = repository().join("crates").join(game).join("src");
    fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect()
}

#[test]
fn the_documented_files_are_those_that_every_game_has() {
    let documented: BTreeSet<String> =
        rows_after("All game crates have these files:").into_iter().map(|(file, _)| file).collect();
    let common = kinds()
        .into_iter()
        .map(|kind| files_of(kind.id()))
        .reduce(|one, other| &one & &other)
        .expect("there are games");
    assert_eq!(documented, common);
}

#[test]
fn opponents_have_the_documented_files() {
    for kind in kinds() {
        let folder = repository().join("crates/bots/src").join(kind.id());
        let learns = folder.join("train").is_dir();
        for (file, contains) in rows_after("All opponents have these files:") {
            let is_expected = learns || !contains.starts_with("if it learns");
            assert!(!is_expected || folder.join(&file).exists(), "bots/src/{} has no {file}", kind.id());
        }
    }
}

#[test]
fn rules_call_the_documented_functions() {
    let text = architecture();
    let (_, list) = text.split_once("The functions behind `Rules`").expect("the list is introduced");
    let (list, _) = list.split_once("\n\n").expect("the list ends");
    let (_, list) = list.split_once(':').expect("the names follow a colon");
    let functions = quoted(list);
    assert!(functions.contains("setup::start"), "{functions:?}");
    for kind in kinds() {
        let rules = source(kind.id(), "rules.rs");
        for function in &functions {
            assert!(rules.contains(&format!("{function}(")), "{}/rules.rs: {function}", kind.id());
        }
    }
}
