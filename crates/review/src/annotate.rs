//! A review as comments on the events of a record.

use igroteka_game::Record;

use crate::decision::DecisionReview;
use crate::grade::Grade;
use crate::luck::ChanceReview;
use crate::review::{Review, Unit};
use crate::words::Words;

/// Chance is worth a word from this much luck on.
const NOTABLE_LUCK: f64 = 0.1;

/// What there is to say about events, by their place in the record: of every decision that lost something, and of the
/// greatest luck.
pub fn comments(review: &Review, words: &Words) -> Vec<(usize, String)> {
    let lost = review.decisions.iter().filter(|decision| decision.grade > Grade::Best);
    let lost = lost.map(|decision| (decision.seq, on_a_decision(decision, words)));
    let lucky = review.chance.iter().filter(|event| event.size() >= NOTABLE_LUCK);
    let lucky = lucky.map(|event| (event.seq, on_chance(event, words)));
    let mut comments: Vec<(usize, String)> = lost.chain(lucky).collect();
    comments.sort_by_key(|(seq, _)| *seq);
    comments
}

/// The record's text with the comments of its review, each below its event and behind `#`. It is still a record.
pub fn annotated_record(record: &Record, review: &Review, words: &Words) -> String {
    let mut text = Record { events: Vec::new(), ..record.clone() }.to_string();
    let mut comments = comments(review, words).into_iter().peekable();
    for (seq, event) in record.events.iter().enumerate() {
        text += event;
        text.push('\n');
        while let Some((_, comment)) = comments.next_if(|(place, _)| *place == seq) {
            text += "# ";
            text += &comment;
            text.push('\n');
        }
    }
    text
}

/// A worth as people write it: a share of a win in per cent, or an equity with its sign.
pub fn worth(worth: f64, unit: Unit) -> String {
    match unit {
        Unit::Win => format!("{:.1} %", 100.0 * worth),
        Unit::Equity => format!("{worth:+.3}"),
    }
}

/// A loss as people write it.
pub fn loss(loss: f64, unit: Unit) -> String {
    match unit {
        Unit::Win => format!("{:.1} %", 100.0 * loss),
        Unit::Equity => format!("{loss:.3}"),
    }
}

fn on_a_decision(decision: &DecisionReview, words: &Words) -> String {
    let unit = if decision.best.equity.is_some() { Unit::Equity } else { Unit::Win };
    let mut comment = words.with(
        "review-comment",
        &[
            ("grade", words.grade(decision.grade)),
            ("loss", loss(decision.loss, unit)),
            ("best", decision.best.action.clone()),
        ],
    );
    for (key, valued) in [("review-played-does", &decision.played), ("review-best-does", &decision.best)] {
        let reasons: Vec<String> = valued.reasons.iter().map(|reason| words.reason(reason)).collect();
        if !reasons.is_empty() {
            let texts = [("move", valued.action.clone()), ("reasons", reasons.join(", "))];
            comment.push(' ');
            comment += &words.with(key, &texts);
        }
    }
    comment
}

fn on_chance(event: &ChanceReview, words: &Words) -> String {
    let (seat, gained) = event.luckiest();
    words.with("review-lucky", &[("seat", (seat + 1).to_string()), ("luck", format!("{gained:+.3}"))])
}
