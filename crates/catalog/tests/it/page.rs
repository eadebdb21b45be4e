//! The page's list of games is the catalogue's: `web/src/boards/generated.ts` is written by this test when
//! `IGROTEKA_WRITE` is set, and compared with the catalogue otherwise.

use std::fs;
use std::path::Path;

use igroteka_catalog::kinds;

#[test]
fn the_pages_games_are_those_of_the_catalogue() {
    let command = "IGROTEKA_WRITE=1 cargo test -p igroteka-catalog --test it page";
    let games: Vec<String> = kinds().iter().map(|kind| format!("{:?}", kind.id())).collect();
    let text = format!(
        "// The games. Written by `{command}`.\n\nexport const games = [{}] as const;\n",
        games.join(", ")
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/boards/generated.ts");
    if std::env::var_os("IGROTEKA_WRITE").is_some() {
        fs::write(&file, &text).expect("the page's folder is there");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{} differs: run {command}", file.display());
}
