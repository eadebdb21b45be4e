//! Gathers the words of reviews in each language: `review.ftl`, and of every game the facts about its moves. So no game
//! needs a line here, and changing a word compiles nothing that plays.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 3] = ["en", "ru", "uk"];

fn main() -> io::Result<()> {
    let texts = Path::new("../../texts");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed={}", texts.display());
    for language in LANGUAGES {
        let folder = texts.join(language);
        let mut files =
            fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        files.sort();
        let mut words = fs::read_to_string(folder.join("review.ftl"))?;
        for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "ftl")) {
            words.extend(facts(&fs::read_to_string(file)?));
        }
        fs::write(out.join(format!("{language}.ftl")), words)?;
    }
    Ok(())
}

/// The messages of a file whose keys say that they are facts: `quoridor-does-goal`.
fn facts(text: &str) -> Vec<&str> {
    let mut is_fact = false;
    let mut lines = Vec::new();
    for line in text.split_inclusive('\n') {
        // What belongs to a message is indented or closes a bracket.
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            is_fact = line.split(' ').next().is_some_and(|key| key.contains("-does-"));
        } else if line.starts_with('#') {
            is_fact = false;
        }
        if is_fact {
            lines.push(line);
        }
    }
    lines
}
