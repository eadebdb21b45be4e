//! Whole games of every kind.

use std::collections::BTreeSet;

use igroteka_review::{Effort, Grade, Options, Review, Unit, Valued, threads};

use crate::common::{golden, reviewed};

/// What holds for every review.
#[track_caller]
fn is_sound(review: &Review) {
    let name = &review.game;
    assert!(!review.decisions.is_empty(), "{name}: somebody decided something");
    let mut places = BTreeSet::new();
    for decision in &review.decisions {
        let at = format!("{name}, event {}", decision.seq);
        assert!(places.insert(decision.seq) && decision.seq < review.events, "{at}");
        assert!(decision.loss >= 0.0, "{at}");
        assert!((0.0..=1.0).contains(&decision.best.value), "{at}: {}", decision.best.value);
        assert_eq!(decision.played.equity.is_some(), review.unit == Unit::Equity, "{at}");
        assert!(!decision.played.is_bound && !decision.best.is_bound, "{at}");
        let difference = decision.best.worth() - decision.played.worth();
        assert!(decision.loss == 0.0 || (decision.loss - difference).abs() < 1e-12, "{at}");
        assert_eq!(decision.grade == Grade::Best, decision.played.action == decision.best.action, "{at}");
        assert_eq!(decision.best.line.first(), Some(&decision.best.action), "{at}");
        assert!(decision.alternatives.iter().all(|other| other.action != decision.played.action), "{at}");
        let most = decision.alternatives.iter().map(Valued::worth).fold(f64::MIN, f64::max);
        assert!(most <= decision.best.worth(), "{at}: something seems better than the best");
    }
    for event in &review.chance {
        let at = format!("{name}, event {} ({})", event.seq, event.event);
        assert!(places.insert(event.seq) && event.seq < review.events && event.outcomes > 1, "{at}");
        assert_eq!(event.luck.len(), review.seats.len(), "{at}");
        if review.seats.len() == 2 {
            assert!((event.luck[0] + event.luck[1]).abs() < 1e-5, "{at}: what one gains the other loses");
        }
    }
    for seat in &review.seats {
        let own = || review.decisions.iter().filter(|decision| decision.seat == seat.seat && decision.counts);
        let loss: f64 = own().map(|decision| decision.loss).sum();
        assert_eq!(seat.totals.decisions as usize, own().count(), "{name}");
        assert!((seat.totals.loss - loss).abs() < 1e-9, "{name}");
        let worst = own().map(|decision| decision.loss).fold(0.0, f64::max);
        let first = review.decisions.iter().find(|decision| Some(&decision.seq) == seat.worst.first());
        assert!((first.map_or(0.0, |decision| decision.loss) - worst).abs() < 1e-12, "{name}");
        assert!(seat.worst.len() <= 3, "{name}");
    }
    assert!(review.moments.len() <= 3, "{name}");
    assert!(review.moments.windows(2).all(|pair| pair[0].swing.abs() >= pair[1].swing.abs()), "{name}");
    assert!(review.curve.windows(2).all(|pair| pair[0].seq < pair[1].seq), "{name}");
    assert!(review.curve.iter().all(|point| point.values.len() == review.seats.len()), "{name}");
    let written = serde_json::to_string(review).expect("a review can be written");
    let again: Review = serde_json::from_str(&written).expect("a review can be read");
    assert_eq!((again.decisions.len(), again.curve.len()), (review.decisions.len(), review.curve.len()));
    for (again, seat) in again.seats.iter().zip(&review.seats) {
        assert_eq!((again.totals.grades, &again.worst), (seat.totals.grades, &seat.worst), "{name}");
    }
}

#[test]
fn every_game_is_reviewed_from_beginning_to_end() {
    for (game, name) in [
        ("quoridor", "small"),
        ("quoridor", "four-pass"),
        ("quoridor", "two-timeout"),
        ("nardy", "leaflet-resign"),
        ("nardy", "cube-drop"),
        ("nardy", "international-timeout"),
        ("sudoku", "children"),
        ("sudoku", "solo-children-resign"),
        ("sudoku", "table-three"),
        ("metro", "leaflet-2-pass"),
        ("metro", "leaflet-3-resign"),
        ("roads", "duel-stuck"),
        ("roads", "newspaper"),
        ("roads", "pile-lanes"),
    ] {
        is_sound(&reviewed(&golden(game, name), 100));
    }
}

/// The last point of the curve is the result.
#[test]
fn the_curve_ends_with_the_result() {
    let review = reviewed(&golden("quoridor", "small"), 100);
    let last = review.curve.last().unwrap();
    assert_eq!(last.seq, review.events);
    let mut values = last.values.clone();
    values.sort_by(f64::total_cmp);
    assert_eq!(values, [0.0, 1.0]);
}

/// However many work on it, and whoever is first: the review is the same, byte for byte.
#[test]
fn a_review_does_not_depend_on_the_threads() {
    for (game, name) in [("metro", "leaflet-2-pass"), ("nardy", "cube-drop"), ("quoridor", "small")] {
        let record = golden(game, name);
        let expected = serde_json::to_string(&reviewed(&record, 300)).unwrap();
        let options = Options { effort: Effort::Positions(300), ..Options::default() };
        for count in [1, 3] {
            let again = threads::review(&record, &options, count, &|_| {}).unwrap();
            assert_eq!(serde_json::to_string(&again).unwrap(), expected, "{game} on {count} threads");
        }
    }
}
