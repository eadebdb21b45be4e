//! Honest records are found right, and what cannot be checked gets its own answer.

use igroteka_catalog::{Obstacle, Part, Verdict, verify};
use igroteka_game::{Proof, Record, Seat, SeatContribution, proof};
use serde_json::json;

use crate::fairness::played::{Plan, kept, plan, plans};

fn chance_events(record: &Record) -> u64 {
    record.events.iter().filter(|line| line.starts_with("! ")).count() as u64
}

#[test]
fn every_honest_game_is_right_and_every_chance_event_was_computed_again() {
    for plan in plans() {
        let record = plan.play();
        let report = verify(&record);
        assert_eq!(report.verdict, Verdict::Right, "{}", plan.name);
        assert_eq!(report.chance_events, chance_events(&record), "{}", plan.name);
        assert_eq!(report.set_position, plan.position.is_some());
        assert_eq!(report.game_id.as_deref(), Some(plan.game_id));
        let contributed: Vec<bool> =
            report.seats.iter().map(|seat| matches!(seat.part, Part::Contributed { .. })).collect();
        let planned: Vec<bool> = plan.contributions.iter().map(Option::is_some).collect();
        assert_eq!(contributed, planned, "{}", plan.name);
        assert_eq!(verify(&Record::read(&record.to_string()).unwrap()), report, "the text says the same");
    }
}

#[test]
fn the_kept_records_stay_right() {
    for plan in plans() {
        assert_eq!(verify(&kept(plan.name)).verdict, Verdict::Right, "{}", plan.name);
    }
    let lines =
        |name: &str, start: &str| kept(name).events.iter().filter(|line| line.starts_with(start)).count();
    for name in ["roads", "sudoku", "metro", "nardy"] {
        assert_eq!(lines(name, "! pick"), 1, "{name}");
    }
    assert_eq!(lines("quoridor", "! pick"), 2);
    assert!(lines("metro", "! station") > 0 && lines("metro", "! draw") > 0);
}

#[test]
fn another_spelling_of_the_same_throw_is_no_forgery() {
    let mut record = plan("nardy").play();
    let throw = record.events.iter_mut().find(|line| line.starts_with("! throw 4")).unwrap();
    let spelled: String = throw.chars().rev().take(2).collect();
    *throw = format!("! throw {spelled}");
    assert_ne!(record.events, plan("nardy").play().events);
    assert_eq!(verify(&record).verdict, Verdict::Right);
}

#[test]
fn a_record_cut_short_is_right_as_far_as_it_goes() {
    let whole = plan("nardy").play();
    for length in 0..whole.events.len() {
        let mut record = whole.clone();
        record.events.truncate(length);
        let report = verify(&record);
        assert_eq!(report.verdict, Verdict::Unfinished);
        assert_eq!(report.chance_events, chance_events(&record));
    }
}

#[test]
fn a_record_without_a_proof_says_so() {
    let mut record = plan("roads").play();
    record.notes.clear();
    assert_eq!(verify(&record).verdict, Verdict::Unchecked(Obstacle::NoProof { seed: false }));
    record.notes.insert("chance.seed".into(), plan("roads").seed().to_string());
    assert_eq!(verify(&record).verdict, Verdict::Unchecked(Obstacle::NoProof { seed: true }));
}

#[test]
fn a_running_game_cannot_be_checked_yet() {
    let mut record = plan("metro").play();
    record.notes.remove("chance.secret");
    assert_eq!(verify(&record).verdict, Verdict::Unchecked(Obstacle::NoSecret { over: true }));
    record.events.pop();
    assert_eq!(verify(&record).verdict, Verdict::Unchecked(Obstacle::NoSecret { over: false }));
}

#[test]
fn a_void_game_names_who_did_not_reveal() {
    let plan = plan("nardy");
    let mut record = plan.begin().record();
    let mut proof = plan.proof();
    proof.contributions[1].value = None;
    proof.write(&mut record);
    let report = verify(&record);
    assert_eq!(report.verdict, Verdict::Unchecked(Obstacle::Void { seats: vec![Seat::SECOND] }));
    assert!(matches!(report.seats[1].part, Part::NotRevealed { .. }));
}

#[test]
fn a_given_seed_may_stand_beside_the_proof_that_it_follows_from() {
    let plan = plan("nardy");
    let mut record = plan.play();
    record.notes.insert("chance.seed".into(), plan.seed().to_string());
    assert_eq!(verify(&record).verdict, Verdict::Right);
}

#[test]
fn a_game_without_chance_is_right_with_nothing_to_check() {
    let plan = Plan { setup: json!({"start": 2, "size": 5, "fences": 0}), ..plan("quoridor") };
    let plan = Plan { contributions: vec![None, None], timeouts: vec![], ..plan };
    let report = verify(&plan.play());
    assert_eq!((report.verdict, report.chance_events), (Verdict::Right, 0));
}

type Spoil = fn(&mut Record);

#[test]
fn what_is_no_record_of_a_known_game_is_refused_with_a_reason() {
    let whole = plan("quoridor").play();
    let refusals: [(&str, Spoil); 6] = [
        ("the games are", |record| record.game = "chess\u{1b}[2J".into()),
        ("version 1000000 of its rules", |record| record.rules = 1_000_000),
        ("version 0 of its rules", |record| record.rules = 0),
        ("fences", |record| drop(record.setup.insert("fences".into(), "many".into()))),
        ("no_such_field", |record| drop(record.setup.insert("no_such_field".into(), "1".into()))),
        ("position", |record| record.position = Some("upside down".into())),
    ];
    for (reason, spoil) in refusals {
        let mut record = whole.clone();
        spoil(&mut record);
        let report = verify(&record);
        let Verdict::Unchecked(obstacle) = &report.verdict else { panic!("{:?}", report.verdict) };
        assert!(obstacle.to_string().contains(reason), "{obstacle}");
        assert!(!serde_json::to_string(&report).unwrap().contains("\\u001b"));
    }
    let mut record = whole;
    record.notes.insert("chance.seat.9.value".into(), "00".into());
    assert!(matches!(verify(&record).verdict, Verdict::Unchecked(Obstacle::BadProof { .. })));
}

#[test]
fn two_seats_may_contribute_the_same_bytes() {
    let plan = plan("nardy");
    let value = plan.contributions[0];
    let plan = Plan { contributions: vec![value, value], ..plan };
    assert_eq!(verify(&plan.play()).verdict, Verdict::Right);
}

#[test]
fn a_kept_promise_is_told_from_a_broken_one() {
    let plan = plan("nardy");
    let value = plan.contributions[0].unwrap();
    let mut given = SeatContribution {
        seat: Seat::FIRST,
        commitment: proof::contribution_commitment(plan.game_id, &value),
        value: None,
    };
    assert!(given.keeps_promise(plan.game_id));
    given.value = Some(value);
    assert!(given.keeps_promise(plan.game_id));
    assert!(!given.keeps_promise("7zzzzzzzzzzzzzzzzzzzzzzzzz"));
    given.value = plan.contributions[1];
    assert!(!given.keeps_promise(plan.game_id));
    assert!(Proof::read(&plan.play().notes).unwrap().is_some());
}
