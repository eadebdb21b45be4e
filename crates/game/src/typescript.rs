//! The TypeScript types of what views are made of; for the test that writes the page's types.

use crate::{Scores, Seat, SeatSet, Turn};

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
