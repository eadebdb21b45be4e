//! Games from files, which somebody else may have written.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use anyhow::{Context, ensure};

/// A longer file is refused.
const MAX_BYTES: u64 = 4 << 20;

/// The text of a record or a .mat file; `-` is standard input.
pub fn read(file: &Path) -> anyhow::Result<String> {
    let about = || file.display().to_string();
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).with_context(about)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)
    }
    .with_context(about)?;
    ensure!(bytes.len() as u64 <= MAX_BYTES, "{}: a game has at most 4 MiB", file.display());
    String::from_utf8(bytes).ok().with_context(|| format!("{}: a game is UTF-8 text", file.display()))
}

/// A name in a file, cut to so many characters. Nothing in it may move the cursor or turn the line around.
pub fn plain_name(name: &str, most: usize) -> String {
    let harmless = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | '\'' | '’');
    let name: String = name.chars().filter(harmless).take(most).collect();
    name.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_write_elsewhere() {
        assert_eq!(plain_name(" Ольга-Марія O’Neil 2. ", 40), "Ольга-Марія O’Neil 2.");
        assert_eq!(plain_name("a\u{1b}[2Jb\r\n\u{202e}c\t", 40), "a2Jbc");
        assert_eq!(plain_name("abcdef", 3), "abc");
        assert_eq!(plain_name("\u{200b} \n", 40), "");
    }
}
