//! Every kind of forgery is caught, and named.

use igroteka_catalog::{Difference, Verdict, verify};
use igroteka_game::{Contribution, Proof, Record, Seat, Secret, Source, Stream, proof};

use crate::fairness::played::{Plan, plan, plans};

/// What is wrong with a forged record.
fn caught(record: &Record) -> Difference {
    match verify(record).verdict {
        Verdict::Wrong(difference) => difference,
        other => panic!("the forgery was not caught: {other:?}"),
    }
}

fn forged(plan: &Plan, forge: impl FnOnce(&mut Record)) -> Difference {
    let mut record = plan.play();
    forge(&mut record);
    caught(&record)
}

/// The places of the chance events whose line begins so.
fn places(record: &Record, start: &str) -> Vec<usize> {
    (0..record.events.len()).filter(|&index| record.events[index].starts_with(start)).collect()
}

fn with_proof(record: &mut Record, change: impl FnOnce(&mut Proof)) {
    let mut proof = Proof::read(&record.notes).expect("the proof is readable").expect("there is a proof");
    change(&mut proof);
    proof.write(record);
}

#[test]
fn every_changed_throw_is_named_with_what_it_should_be() {
    let honest = plan("nardy").play();
    for place in places(&honest, "! throw ") {
        let mut record = honest.clone();
        let other = if record.events[place] == "! throw 66" { "! throw 65" } else { "! throw 66" };
        record.events[place] = other.into();
        let should = honest.events[place].clone();
        assert_eq!(caught(&record), Difference::Chance { event: place + 1, says: other.into(), should });
    }
}

#[test]
fn a_changed_lot_deal_draw_station_start_or_pick_is_named() {
    for plan in plans() {
        let mut replaced = 0;
        let honest = plan.play();
        // Every chance event of every game, replaced by the text of another one of its kind.
        for place in places(&honest, "! ") {
            let word = |line: &str| line.split(' ').nth(1).map(str::to_owned);
            let like = |line: &&String| {
                line.starts_with("! ")
                    && word(line) == word(&honest.events[place])
                    && **line != honest.events[place]
            };
            let Some(other) = honest.events.iter().find(like) else { continue };
            let mut record = honest.clone();
            record.events[place].clone_from(other);
            let should = honest.events[place].clone();
            let says = other.clone();
            assert_eq!(
                caught(&record),
                Difference::Chance { event: place + 1, says, should },
                "{}",
                plan.name
            );
            replaced += 1;
        }
        assert!(replaced >= 2, "{}: {replaced} events were replaced", plan.name);
    }
    let start = forged(&plan("quoridor"), |record| {
        record.events[0] = if record.events[0] == "! start 1" { "! start 2" } else { "! start 1" }.into();
    });
    assert!(matches!(start, Difference::Chance { event: 1, .. }), "{start}");
}

#[test]
fn an_unreadable_chance_event_is_a_difference_too() {
    for nonsense in ["! throw 77", "! throw", "! ", "! pick 1/2", "!throw 31", "! \u{1b}[2Jthrow 31"] {
        let honest = plan("nardy").play();
        let place = places(&honest, "! throw ")[0];
        let difference = forged(&plan("nardy"), |record| record.events[place] = nonsense.into());
        let (Difference::Chance { event, .. } | Difference::Impossible { event, .. }) = &difference else {
            panic!("{difference}");
        };
        assert_eq!(*event, place + 1);
        assert!(difference.to_string().contains(&honest.events[place]), "{difference}");
        assert!(!difference.to_string().contains('\u{1b}'));
    }
}

#[test]
fn a_dropped_event_is_missed_where_it_stood() {
    let honest = plan("nardy").play();
    // The last throw is left out: whoever resigns after it might as well have done so before it.
    let throws = places(&honest, "! throw ");
    for &place in &throws[..throws.len() - 1] {
        let difference = forged(&plan("nardy"), |record| drop(record.events.remove(place)));
        match &difference {
            Difference::Impossible { event, due, .. } => {
                assert_eq!((*event, due.as_ref()), (place + 1, Some(&honest.events[place])));
            }
            other => panic!("{other}"),
        }
    }
    // A throw dropped together with the move that it was for: the next throw stands in its place.
    let place = places(&honest, "! throw ")[3];
    let difference = forged(&plan("nardy"), |record| drop(record.events.drain(place..place + 2)));
    assert!(matches!(difference, Difference::Chance { event, .. } if event == place + 1), "{difference}");
}

#[test]
fn an_extra_harmless_chance_event_does_not_slip_in() {
    // Equal dice for the start change nothing: whoever adds them hopes to get other throws afterwards.
    let plan = plan("nardy");
    let honest = plan.play();
    let open = places(&honest, "! open ")[0];
    for dice in ["11", "22", "33", "44", "55", "66"] {
        let extra = format!("! open {dice}");
        // If chance did bring the same dice, the difference is one event later.
        let event = if honest.events[open] == extra { open + 2 } else { open + 1 };
        let difference = forged(&plan, |record| record.events.insert(open, extra));
        assert!(matches!(difference, Difference::Chance { event: at, .. } if at == event), "{difference}");
    }
}

#[test]
fn an_extra_harmless_event_of_a_seat_changes_no_throw() {
    // Ordinals count chance events only, so an offer in between leaves every later throw as it was ...
    let quoridor = plan("quoridor");
    let mut record = quoridor.play();
    record.events.insert(1, "1 offer draw".into());
    assert_eq!(verify(&record).verdict, Verdict::Right);
    // ... and whoever counts it, so that each throw is the one after it, is caught at the first that differs.
    let nardy = plan("nardy");
    let honest = nardy.play();
    let throws = places(&honest, "! throw ");
    let first = throws.windows(2).find(|pair| honest.events[pair[0]] != honest.events[pair[1]]).unwrap()[0];
    let difference = forged(&nardy, |record| {
        for pair in throws.windows(2) {
            record.events[pair[0]].clone_from(&honest.events[pair[1]]);
        }
    });
    assert!(matches!(difference, Difference::Chance { event, .. } if event == first + 1), "{difference}");
}

#[test]
fn an_event_where_no_chance_is_due_is_impossible() {
    let plan = plan("nardy");
    let place = places(&plan.play(), "! throw ")[0] + 1;
    let difference = forged(&plan, |record| record.events.insert(place, "! throw 66".into()));
    assert!(matches!(difference, Difference::Impossible { event, due: None, .. } if event == place + 1));
}

#[test]
fn another_secret_is_not_what_was_committed_to() {
    for plan in plans() {
        let difference = forged(&plan, |record| {
            with_proof(record, |proof| proof.secret = Some(Secret([9; 32])));
        });
        assert!(matches!(difference, Difference::Commitment { .. }), "{difference}");
    }
}

#[test]
fn another_secret_with_its_own_commitment_gives_other_chance() {
    let plan = plan("nardy");
    let difference = forged(&plan, |record| {
        let setup = proof::setup_hash(record);
        with_proof(record, |proof| {
            proof.secret = Some(Secret([9; 32]));
            proof.commitment = proof::commitment(&proof.game_id, setup, &Secret([9; 32]));
        });
    });
    assert!(matches!(difference, Difference::Chance { .. }), "{difference}");
}

#[test]
fn an_edited_setup_is_not_what_was_committed_to() {
    for plan in plans() {
        for name in plan.play().setup.keys() {
            let mut record = plan.play();
            let value = record.setup.get_mut(name).unwrap();
            value.push('1');
            // Some edits are refused before they can be compared; none passes.
            assert_ne!(verify(&record).verdict, Verdict::Right, "{name}");
        }
    }
    let edits: [fn(&mut Record); 3] = [
        |record| drop(record.setup.insert("jacoby".into(), "true".into())),
        |record| drop(record.setup.remove("jacoby")),
        |record| drop(record.setup.insert("match".into(), "7".into())),
    ];
    for edit in edits {
        let difference = forged(&plan("nardy"), edit);
        assert!(matches!(difference, Difference::Commitment { .. }), "{difference}");
    }
    let moved = forged(&plan("nardy-position"), |record| {
        record.position = record.position.as_ref().map(|text| text.replace("6:3 5:3", "6:2 5:4"));
    });
    assert!(matches!(moved, Difference::Commitment { .. }), "{moved}");
}

#[test]
fn a_substituted_game_id_fits_no_promise() {
    for (name, seat) in [("nardy", Some(Seat::FIRST)), ("nardy-position", None)] {
        let difference = forged(&plan(name), |record| {
            with_proof(record, |proof| proof.game_id = "0123456789abcdefghjkmnpqrt".into());
        });
        match (difference, seat) {
            (Difference::Contribution { seat, .. }, Some(first)) if seat == first => {}
            (Difference::Commitment { .. }, None) => {}
            (other, _) => panic!("{other}"),
        }
    }
}

#[test]
fn a_changed_or_swapped_contribution_breaks_its_promise() {
    let plan = plan("nardy");
    let changed = forged(&plan, |record| {
        with_proof(record, |proof| proof.contributions[1].value = Some(Contribution([0; 32])));
    });
    assert!(matches!(changed, Difference::Contribution { seat: Seat::SECOND, .. }), "{changed}");
    let swapped = forged(&plan, |record| {
        with_proof(record, |proof| {
            let first = proof.contributions[0].value;
            proof.contributions[0].value = proof.contributions[1].value;
            proof.contributions[1].value = first;
        });
    });
    assert!(matches!(swapped, Difference::Contribution { seat: Seat::FIRST, .. }), "{swapped}");
    // With their commitments the seed is another one.
    let exchanged = forged(&plan, |record| {
        with_proof(record, |proof| {
            proof.contributions[0].seat = Seat::SECOND;
            proof.contributions[1].seat = Seat::FIRST;
        });
    });
    assert!(matches!(exchanged, Difference::Chance { .. }), "{exchanged}");
    let dropped = forged(&plan, |record| with_proof(record, |proof| proof.contributions.truncate(1)));
    assert!(matches!(dropped, Difference::Chance { .. }), "{dropped}");
    let hidden = forged(&plan, |record| with_proof(record, |proof| proof.contributions[1].value = None));
    assert_eq!(hidden, Difference::NotRevealed { seat: Seat::SECOND });
    let nobody = forged(&plan, |record| {
        with_proof(record, |proof| proof.contributions[1].seat = Seat::from_index(2));
    });
    assert!(matches!(nobody, Difference::NoSuchSeat { players: 2, .. }), "{nobody}");
}

#[test]
fn another_seed_beside_the_proof_is_named() {
    let difference = forged(&plan("nardy"), |record| {
        record.notes.insert("chance.seed".into(), "00".repeat(32));
    });
    let should = plan("nardy").seed().to_string();
    assert_eq!(difference, Difference::Seed { says: "00".repeat(32), should });
}

#[test]
fn a_move_that_was_impossible_is_named_although_chance_was_honest() {
    let difference = forged(&plan("quoridor"), |record| record.events[1] = "1 a1".into());
    assert!(matches!(difference, Difference::Impossible { event: 2, due: None, .. }), "{difference}");
}

/// The throws of a nardy record, whichever way each is spelled.
fn throws(record: &Record) -> Vec<String> {
    let sorted = |line: &String| {
        let mut dice: Vec<char> = line.strip_prefix("! throw ")?.trim().chars().collect();
        dice.sort_unstable();
        Some(dice.into_iter().collect())
    };
    record.events.iter().filter_map(sorted).collect()
}

#[test]
fn no_damage_to_a_record_is_fatal_or_makes_other_throws_right() {
    let honest = plan("nardy").play();
    let text = honest.to_string();
    let mut stream = Stream::new(3);
    let pieces =
        ["", "\n", "! ", "! throw 11\n", "1 timeout\n", "takeback 1\n", "chance.seat.1.", "0", "9", "é", ":"];
    let (mut read, mut right) = (0, 0);
    for _ in 0..4_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=stream.below(3) {
            let begin = stream.below(bytes.len() as u32) as usize;
            let end = (begin + stream.below(3) as usize).min(bytes.len());
            bytes.splice(begin..end, stream.pick(&pieces).bytes());
        }
        let Ok(damaged) = Record::read(&String::from_utf8_lossy(&bytes)) else { continue };
        read += 1;
        let report = verify(&damaged);
        if report.verdict == Verdict::Right {
            assert!(throws(&honest).starts_with(&throws(&damaged)), "{damaged}");
            right += 1;
        }
    }
    assert!(read > 2_000 && right > 30, "{read} of them were read, {right} found right");
}
