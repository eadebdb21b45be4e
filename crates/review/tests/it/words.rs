//! The words of a review, in every language.

use std::collections::BTreeSet;

use igroteka_game::Record;
use igroteka_review::{LANGUAGES, Language, Words, annotated_record};
use serde_json::json;

use crate::common::{golden, record, reviewed};

#[test]
fn every_reason_has_words_in_every_language() {
    let mut keys = BTreeSet::new();
    for (game, name) in [
        ("quoridor", "small"),
        ("nardy", "cube-drop"),
        ("sudoku", "children"),
        ("metro", "leaflet-2-pass"),
        ("roads", "pile-lanes"),
    ] {
        let review = reviewed(&golden(game, name), 50);
        for language in LANGUAGES {
            let words = Words::new(language);
            for decision in &review.decisions {
                for reason in decision.played.reasons.iter().chain(&decision.best.reasons) {
                    let text = words.reason(reason);
                    assert_ne!(text, reason.key);
                    assert!(!text.contains(['{', '}']), "{text}");
                    keys.insert(reason.key.clone());
                }
            }
        }
    }
    for game in ["quoridor", "nardy", "sudoku", "metro", "roads"] {
        assert!(keys.iter().any(|key| key.starts_with(game)), "{game} gives reasons");
    }
}

#[test]
fn a_record_with_comments_is_still_that_record() {
    let position = Some("e8 c2 / 1 0 / e8h b1v / 1");
    let record = record("quoridor", &json!({}), position, &["1 d8", "2 c1"]);
    let review = reviewed(&record, 2_000);
    let text = annotated_record(&record, &review, &Words::new(Language::English));
    assert_eq!(Record::read(&text).unwrap(), record);
    let comment = text.lines().skip_while(|line| *line != "1 d8").nth(1).unwrap();
    assert!(comment.starts_with("# blunder: loses "), "{comment}");
    assert!(comment.contains(" %, better is c1h."), "{comment}");
    assert!(comment.contains("c1h: lengthens the way of seat 2 by"), "{comment}");
    for language in LANGUAGES {
        let text = annotated_record(&record, &review, &Words::new(language));
        assert_eq!(text.matches("\n# ").count(), 1, "{text}");
    }
}
