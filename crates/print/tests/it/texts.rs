//! Words are words, in three languages: they can be searched, copied and read aloud.

use fluent_bundle::{FluentBundle, FluentResource};

use igroteka_print::games;

use crate::picture::{Printed, has_board};

/// A text as the page has it, read from the file that its key begins with.
fn text(lang: &str, key: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../texts");
    let file = key.split('-').next().unwrap();
    let source = std::fs::read_to_string(format!("{folder}/{lang}/{file}.ftl")).unwrap();
    let mut bundle = FluentBundle::new(vec![lang.parse().unwrap()]);
    bundle.add_resource(FluentResource::try_new(source).unwrap()).unwrap();
    let pattern = bundle.get_message(key).unwrap().value().unwrap();
    bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()
}

/// Without line breaks, which paper and file have in different places.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn rules_can_be_read_in_every_language() {
    // One sentence from the middle of each game, and what the leaflets say beside their rules: how many cards, how long
    // a game takes, who begins, what the tokens are for.
    let sentences: [(&str, &[&str]); 5] = [
        ("roads", &["roads-rules-newspaper-text", "roads-rules-idea-cards", "roads-print-marks-text"]),
        ("quoridor", &["quoridor-rules-turn-text", "quoridor-rules-goal-time"]),
        ("sudoku", &["sudoku-rules-points-text", "sudoku-rules-start-hand-text", "sudoku-print-tokens"]),
        (
            "metro",
            &[
                "metro-rules-more-double",
                "metro-rules-turn-begin",
                "metro-rules-stations-text",
                "metro-rules-options-match",
            ],
        ),
        ("nardy", &["nardy-rules-turn-begin", "nardy-rules-hit-text"]),
    ];
    for lang in ["en", "ru", "uk"] {
        for (game, keys) in sentences {
            let printed = flat(&Printed::new(game, &[("lang", lang), ("parts", "rules")]).text());
            for key in keys {
                let sentence = flat(&text(lang, key));
                let words: Vec<&str> = sentence.split(' ').collect();
                let (begins, ends) = (&words[..words.len().min(6)], &words[words.len() - 3..]);
                for part in [begins.join(" "), ends.join(" ")] {
                    assert!(printed.contains(&part), "{lang} {key}: {part}\n{printed}");
                }
            }
            assert!(printed.contains(&text(lang, &format!("{game}-name"))), "{lang} {game}");
        }
    }
}

#[test]
fn the_rules_of_the_three_variants_of_roads_are_on_the_first_page() {
    for lang in ["en", "ru", "uk"] {
        for paper in ["a4", "letter"] {
            let words = Printed::new("roads", &[("lang", lang), ("paper", paper)]).words();
            let first: Vec<&str> =
                words.iter().filter(|word| word.page == 1).map(|word| word.text.as_str()).collect();
            let first = first.join(" ");
            for key in ["roads-rules-duel", "roads-rules-newspaper", "roads-rules-pile"] {
                let heading = text(lang, key);
                assert!(first.contains(&heading), "{lang} {paper}: {heading}\n{first}");
            }
        }
    }
}

#[test]
fn no_text_is_missing() {
    for game in games() {
        for lang in ["en", "ru", "uk"] {
            for board in ["one", "four"] {
                let mut choices = vec![("lang", lang)];
                if has_board(game) {
                    choices.push(("board", board));
                }
                let printed = Printed::new(game.id, &choices).text();
                // A key that has no text is printed as it is.
                for beginning in [format!("{}-rules", game.id), "print-".to_owned()] {
                    assert!(!printed.contains(&beginning), "{game:?} {lang}: {beginning}…");
                }
            }
        }
    }
}

#[test]
fn sheets_say_how_many_cards_there_are() {
    let choices = [("parts", "cards"), ("variant", "3"), ("players", "3"), ("cards", "40"), ("lang", "ru")];
    let text = Printed::new("roads", &choices).text();
    assert!(text.contains("120 карточек с дорогами · 1–15\n"), "{text}");
    assert!(text.contains("120 карточек с дорогами · 106–120\n"), "{text}");
}
