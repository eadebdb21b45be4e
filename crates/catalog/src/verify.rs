//! Checking the chance of a finished game: everything is computed again, and the first difference is named.

mod report;

use igroteka_game::{Event, Proof, Record, Seat, Secret, Seed, TextEvent, Turn, proof};

pub use self::report::{Difference, Obstacle, Part, Report, SeatPart, Verdict};
use crate::{AnyGame, kind};

/// Checks a record against its own proof of chance: the commitments, the seed, and every throw, deal, draw, lot and
/// pick.
pub fn verify(record: &Record) -> Report {
    let mut report = Report::begun(record);
    report.verdict = match check(record, &mut report) {
        Ok(Turn::Over) => Verdict::Right,
        Ok(_) => Verdict::Unfinished,
        Err(verdict) => verdict,
    };
    report
}

/// Who would act next after everything was found right; otherwise what is wrong or in the way.
fn check(record: &Record, report: &mut Report) -> Result<Turn, Verdict> {
    let proof = (Proof::read(&record.notes))
        .map_err(|error| Verdict::Unchecked(Obstacle::BadProof { message: error.to_string() }))?
        .ok_or(Verdict::Unchecked(Obstacle::NoProof { seed: record.notes.contains_key(SEED_NOTE) }))?;
    report.game_id = Some(proof.game_id.clone());
    report.commitment = Some(proof.commitment.to_string());
    let mut game = begin(record)?;
    report.seats = seats(&proof, game.players());
    check_contributions(&proof, game.players())?;
    let Some(secret) = proof.secret else {
        let over = replay(record, game.as_mut(), None, report)? == Turn::Over;
        return Err(Verdict::Unchecked(Obstacle::NoSecret { over }));
    };
    let seed = check_seed(record, &proof, &secret, game.players())?;
    replay(record, game.as_mut(), Some(seed), report)
}

/// Where a program that was given a seed notes it.
const SEED_NOTE: &str = "chance.seed";

/// The game before its first event.
fn begin(record: &Record) -> Result<Box<dyn AnyGame>, Verdict> {
    let start = Record { events: Vec::new(), ..record.clone() };
    let begun = kind(&record.game).and_then(|kind| kind.load(&start));
    begun.map_err(|refusal| {
        Verdict::Unchecked(Obstacle::BadRecord { message: report::shown(&refusal.message) })
    })
}

fn seats(proof: &Proof, players: u8) -> Vec<SeatPart> {
    let part = |seat| match proof.contributions.iter().find(|contribution| contribution.seat == seat) {
        None => Part::Nothing,
        Some(given) => {
            let commitment = given.commitment.to_string();
            match given.value {
                Some(value) => Part::Contributed { commitment, value: value.to_string() },
                None => Part::NotRevealed { commitment },
            }
        }
    };
    Seat::all(players).map(|seat| SeatPart { seat, part: part(seat) }).collect()
}

fn check_contributions(proof: &Proof, players: u8) -> Result<(), Verdict> {
    for given in &proof.contributions {
        if given.seat.number() > players {
            return Err(Verdict::Wrong(Difference::NoSuchSeat { seat: given.seat, players }));
        }
        if let Some(value) = given.value.filter(|_| !given.keeps_promise(&proof.game_id)) {
            return Err(Verdict::Wrong(Difference::Contribution {
                seat: given.seat,
                says: given.commitment.to_string(),
                should: proof::contribution_commitment(&proof.game_id, &value).to_string(),
            }));
        }
    }
    Ok(())
}

/// The seed, if the secret is the one that the service committed to and everybody revealed.
fn check_seed(record: &Record, proof: &Proof, secret: &Secret, players: u8) -> Result<Seed, Verdict> {
    let setup = proof::setup_hash(record);
    let should = proof::commitment(&proof.game_id, setup, secret);
    if proof.commitment != should {
        let (says, should) = (proof.commitment.to_string(), should.to_string());
        return Err(Verdict::Wrong(Difference::Commitment { says, should }));
    }
    let silent: Vec<Seat> =
        proof.contributions.iter().filter(|given| given.value.is_none()).map(|given| given.seat).collect();
    if let Some(&seat) = silent.first() {
        return Err(if record.events.is_empty() {
            Verdict::Unchecked(Obstacle::Void { seats: silent })
        } else {
            Verdict::Wrong(Difference::NotRevealed { seat })
        });
    }
    let seed = proof::seed(secret, &proof.game_id, setup, &proof.values(players));
    match record.notes.get(SEED_NOTE) {
        Some(says) if says.parse() != Ok(seed) => {
            let (says, should) = (report::shown(says), seed.to_string());
            Err(Verdict::Wrong(Difference::Seed { says, should }))
        }
        _ => Ok(seed),
    }
}

/// Plays the record, and draws every chance event again if there is a seed to draw from.
fn replay(
    record: &Record,
    game: &mut dyn AnyGame,
    seed: Option<Seed>,
    report: &mut Report,
) -> Result<Turn, Verdict> {
    // What chance picks for a seat follows from the moment in which its time ran out.
    let mut pick = None;
    for (index, line) in record.events.iter().enumerate() {
        let due = seed.and_then(|seed| game.due_chance(seed));
        let read = game.read_line(line);
        let by_chance = read.as_ref().is_ok_and(Event::is_chance);
        let should = if by_chance { due.clone().or(pick.take()) } else { None };
        pick = match (&read, seed) {
            (Ok(Event::Timeout(seat)), Some(seed)) => picked(game, *seat, seed),
            _ => None,
        };
        let seq = game.seq();
        let refused = read.and_then(|event| game.apply(&event)).err();
        // Other spellings of the same throw are no forgery: compared is the text that the program would write.
        let says = if refused.is_none() { game.event(seq) } else { None };
        let event = index + 1;
        let difference = match (should, refused) {
            (Some(should), _) if says.as_ref() == Some(&should) => {
                report.chance_events += 1;
                continue;
            }
            (Some(should), _) => {
                Difference::Chance { event, says: report::shown(line), should: should.to_string() }
            }
            (None, None) if !by_chance || seed.is_none() => continue,
            (None, refused) => {
                let reason = refused.map_or("no chance event is due".to_owned(), |refusal| refusal.message);
                let (says, reason) = (report::shown(line), report::shown(&reason));
                Difference::Impossible { event, says, reason, due: due.map(|due| due.to_string()) }
            }
        };
        return Err(Verdict::Wrong(difference));
    }
    Ok(game.turn())
}

/// What chance would pick for a seat whose time runs out now.
fn picked(game: &dyn AnyGame, seat: Seat, seed: Seed) -> Option<TextEvent> {
    game.timeout(seat, false, seed).pop().filter(Event::is_chance)
}
