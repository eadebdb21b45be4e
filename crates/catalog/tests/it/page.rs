//! What the page has of the catalogue is written by these tests when `IGROTEKA_WRITE` is set, and compared with the
//! catalogue otherwise: its list of games, `web/src/boards/generated.ts`, and what its tests know of setups,
//! `web/src/new/games.fixture.json`.

use std::fs;
use std::path::PathBuf;

use igroteka_catalog::kinds;
use serde_json::Value;

const COMMAND: &str = "IGROTEKA_WRITE=1 cargo test -p igroteka-catalog --test it page";

#[test]
fn the_pages_games_are_those_of_the_catalogue() {
    let games: Vec<String> = kinds().iter().map(|kind| format!("{:?}", kind.id())).collect();
    let text = format!(
        "// The games. Written by `{COMMAND}`.\n\nexport const games = [{}] as const;\n",
        games.join(", ")
    );
    let file = page("boards/generated.ts");
    if is_written() {
        fs::write(&file, &text).expect("the page's folder is there");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{} differs: run {COMMAND}", file.display());
}

#[test]
fn the_pages_tests_know_the_setups_of_the_catalogue() {
    let now: Value = kinds().iter().map(|kind| kind.describe()).collect();
    let file = page("new/games.fixture.json");
    if is_written() {
        fs::write(&file, format!("{now:#}\n")).expect("the page's folder is there");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let kept: Value = serde_json::from_str(&kept).unwrap_or_default();
    assert!(kept == now, "{} differs: run {COMMAND}", file.display());
}

fn page(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(file)
}

fn is_written() -> bool {
    std::env::var_os("IGROTEKA_WRITE").is_some()
}
