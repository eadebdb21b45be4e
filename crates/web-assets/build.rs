//! Builds the page and lists its files.
//!
//! `web/`, `texts/` and `art/` are copied into the build folder and built there, so that a checkout stays clean; npm
//! installs again only when the lock file has changed. With `WEB_DIST` set to a folder that `npm run build` made,
//! nothing is built.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What the page is made of, from the project's folder.
const SOURCES: [&str; 10] = [
    "web/package.json",
    "web/package-lock.json",
    "web/index.html",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/src",
    "web/public",
    "texts",
    "art",
];

fn main() {
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo names a folder"));
    let dist = match env::var_os("WEB_DIST") {
        Some(dist) => {
            println!("cargo::rerun-if-changed={}", Path::new(&dist).display());
            PathBuf::from(dist)
        }
        None => build(&out),
    };
    assert!(
        dist.join("index.html").is_file(),
        "{} has no index.html: is it the page's build?",
        dist.display()
    );
    let mut list = String::from("/// All files of the page.\npub static FILES: &[File] = &[\n");
    add_files(&dist, "", &mut list);
    list += "];\n";
    fs::write(out.join("files.rs"), list).expect("the build folder can be written to");
}

/// Builds the page in a copy, and tells where it is.
fn build(out: &Path) -> PathBuf {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let copy = out.join("page");
    let web = copy.join("web");
    for old in ["web/src", "web/public", "web/dist", "texts", "art"] {
        remove(&copy.join(old));
    }
    for source in SOURCES {
        let from = project.join(source);
        println!("cargo::rerun-if-changed={}", from.display());
        copy_all(&from, &copy.join(source));
    }
    let lock = fs::read(web.join("package-lock.json")).expect("the lock file was copied just now");
    let installed = web.join("node_modules/.installed-lock");
    if fs::read(&installed).is_ok_and(|then| then == lock) {
        println!("the packages are those of the lock file");
    } else {
        npm(&web, &["ci", "--no-audit", "--no-fund"]);
        fs::write(&installed, lock).expect("the packages' folder can be written to");
    }
    npm(&web, &["run", "build"]);
    web.join("dist")
}

fn npm(folder: &Path, arguments: &[&str]) {
    // On Windows npm is a batch file, which is only found by its whole name.
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(npm).args(arguments).current_dir(folder).output().unwrap_or_else(|error| {
        panic!(
            "npm cannot be run ({error}). The page needs Node.js 20 or newer with npm: install it, or build without \
             the page (--no-default-features), or set WEB_DIST to a ready build"
        )
    });
    assert!(
        output.status.success(),
        "npm {} failed:\n{}{}",
        arguments.join(" "),
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}

fn remove(path: &Path) {
    if path.exists() {
        fs::remove_dir_all(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

fn copy_all(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap_or_else(|error| panic!("{}: {error}", to.display()));
        for name in names(from) {
            copy_all(&from.join(&name), &to.join(&name));
        }
    } else {
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        }
        fs::copy(from, to).unwrap_or_else(|error| panic!("{}: {error}", from.display()));
    }
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// Writes the entries of a folder's files.
fn add_files(folder: &Path, prefix: &str, list: &mut String) {
    for name in names(folder) {
        let (file, path) = (folder.join(&name), format!("{prefix}/{name}"));
        if file.is_dir() {
            add_files(&file, &path, list);
        } else if file.extension().is_none_or(|end| end != "gz" && end != "br") {
            let packed = |end: &str| {
                let packed = PathBuf::from(format!("{}.{end}", file.display()));
                if packed.is_file() { format!("Some({})", bytes_of(&packed)) } else { "None".to_owned() }
            };
            let _ = writeln!(
                list,
                "    File {{ path: {path:?}, plain: {}, gzip: {}, brotli: {} }},",
                bytes_of(&file),
                packed("gz"),
                packed("br")
            );
        }
    }
}

fn bytes_of(file: &Path) -> String {
    let file = fs::canonicalize(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    format!("include_bytes!({:?})", file.display().to_string())
}
