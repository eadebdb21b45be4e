//! The page's form is made from the tables of this crate: `web/src/print/table.json` is written by this test when
//! `IGROTEKA_WRITE` is set, and compared with the tables otherwise.

use std::path::Path;

use igroteka_print::{Choice, Part, Plan, Values, games};
use serde_json::{Map, Value, json};

use crate::picture::options;

fn table() -> Value {
    let values = |choice: &Choice| match &choice.values {
        Values::Words(words) => json!({"words": words}),
        Values::Number { min, max, default } => json!({"min": min, "max": max, "default": default}),
        Values::Parts => json!({}),
    };
    let choices: Map<String, Value> =
        Choice::all().into_iter().map(|choice| (choice.name.to_owned(), values(choice))).collect();
    let games: Map<String, Value> = games()
        .map(|game| {
            let parts: Vec<&str> = game.parts.iter().copied().map(Part::name).collect();
            let choices: Vec<&str> = Choice::of(game).map(|choice| choice.name).collect();
            (game.id.to_owned(), json!({"parts": parts, "choices": choices}))
        })
        .collect();
    json!({"choices": choices, "games": games})
}

#[test]
fn the_pages_table_is_that_of_this_crate() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/print/table.json");
    let now = table();
    if std::env::var_os("IGROTEKA_WRITE").is_some() {
        std::fs::write(&file, format!("{now:#}\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let kept: Value = serde_json::from_str(&kept).unwrap_or_default();
    assert_eq!(kept, now, "run IGROTEKA_WRITE=1 cargo test -p igroteka-print");
}

#[test]
fn every_game_of_the_catalogue_can_be_printed() {
    let printed: Vec<&str> = games().map(|game| game.id).collect();
    let listed: Vec<&str> = igroteka_catalog::kinds().iter().map(|kind| kind.id()).collect();
    assert_eq!(printed, listed);
}

#[test]
fn every_value_of_every_choice_can_be_chosen() {
    for game in games() {
        for choice in Choice::of(game) {
            let values: Vec<String> = match &choice.values {
                Values::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
                Values::Number { min, max, .. } => (*min..=*max).map(|number| number.to_string()).collect(),
                Values::Parts => game.parts.iter().map(|part| part.name().to_owned()).collect(),
            };
            for value in values {
                let plan = Plan::new(&options(game.id, &[(choice.name, &value)]));
                assert!(plan.is_ok(), "{game:?} {} {value}: {}", choice.name, plan.unwrap_err());
            }
        }
    }
}
