//! The TypeScript types of what views are made of, and the check that the page has the same.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::{Scores, Seat, SeatSet, Turn};

/// Compares `web/src/boards/GAME/generated.ts` with these declarations and those of the types that every game has; writes
/// it if `IGROTEKA_WRITE` is set.
///
/// # Panics
/// If the file differs.
pub fn check(game: &str, declarations: &[String]) {
    let common = crate::declarations!(Seat, Turn);
    let declarations: Vec<String> = common.iter().chain(declarations).cloned().collect();
    check_file(&format!("boards/{game}"), "What a view tells", game, &declarations);
}

/// Compares `generated.ts` in this folder of `web/src` with the declarations of a crate; writes it if `IGROTEKA_WRITE` is
/// set.
///
/// # Panics
/// If the file differs.
pub fn check_file(folder: &str, title: &str, name: &str, declarations: &[String]) {
    let command = format!("IGROTEKA_WRITE=1 cargo test -p igroteka-{name} --test it typescript");
    let mut text = format!("// {title}. Written by `{command}`.\n");
    for declaration in declarations {
        text.extend(["\nexport ", declaration, "\n"]);
    }
    let file = format!("../../web/src/{folder}/generated.ts");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("IGROTEKA_WRITE").is_some() {
        fs::write(&file, &text).expect("the page's folder is there");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{} differs: run {command}", file.display());
}

/// The TypeScript declaration of a type.
pub fn declaration<T: TS>() -> String {
    // JSON has one kind of number. Only pairs are written as tuples.
    T::decl(&Config::default().with_large_int("number").with_array_tuple_limit(2))
}

/// The TypeScript declarations of types.
#[macro_export]
macro_rules! declarations {
    ($($type:ty),* $(,)?) => {
        [$($crate::typescript::declaration::<$type>()),*]
    };
}

/// Gives types whose JSON is written by hand their TypeScript types: `typescript! { Seat = "number" }`.
#[macro_export]
macro_rules! typescript {
    ($($name:ident = $type:literal),* $(,)?) => {$(
        impl ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &ts_rs::Config) -> String {
                String::from(stringify!($name))
            }

            fn inline(_: &ts_rs::Config) -> String {
                String::from($type)
            }

            fn decl(_: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), $type)
            }
        }
    )*};
}

typescript! {
    Seat = "number",
    SeatSet = "Array<Seat>",
    Scores = "Array<number>",
    Turn = "Array<Seat> | \"chance\" | \"over\"",
}
