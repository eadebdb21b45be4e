//! `igroteka verify`: checks the chance of a game, and says what came out in sentences for those who doubt it.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use igroteka_catalog::{Obstacle, Part, Report, Verdict, verify};
use igroteka_game::{Commitment, Record};
use serde_json::json;

use crate::input::{plain_name, read};

/// What to check.
#[derive(Args)]
pub struct Verify {
    /// The record's file, or - for standard input
    record: PathBuf,
    /// A commitment or contribution that you saw before the game and that the record must contain; repeat for several
    #[arg(long, value_name = "HEX")]
    saw: Vec<Commitment>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Does what was asked; an error if the record is not found right.
    pub fn run(&self) -> anyhow::Result<()> {
        let record = Record::read(&read(&self.record)?)?;
        let report = verify(&record);
        let unseen = self.unseen(&report);
        let mut out = io::stdout().lock();
        if self.json {
            let mut answer = serde_json::to_value(&report)?;
            answer["right"] = json!(report.verdict == Verdict::Right && unseen.is_empty());
            answer["not_in_record"] = json!(unseen.iter().map(ToString::to_string).collect::<Vec<_>>());
            answer["says"] = json!(verdict_sentences(&report, &unseen).join(" "));
            writeln!(out, "{answer}")?;
        } else {
            write_page(&mut out, &record, &report, &unseen, !self.saw.is_empty())?;
        }
        match report.verdict {
            Verdict::Right if unseen.is_empty() => Ok(()),
            Verdict::Right | Verdict::Wrong(_) => bail!("the record does not stand the check"),
            Verdict::Unfinished => bail!("the record is not complete"),
            Verdict::Unchecked(_) => bail!("the record cannot be checked"),
        }
    }

    /// What was seen before the game and is not in the record.
    fn unseen(&self, report: &Report) -> Vec<Commitment> {
        let mut known: Vec<&str> = report.commitment.iter().map(String::as_str).collect();
        for seat in &report.seats {
            match &seat.part {
                Part::Nothing => {}
                Part::Contributed { commitment, value } => known.extend([commitment.as_str(), value]),
                Part::NotRevealed { commitment } => known.push(commitment),
            }
        }
        self.saw.iter().filter(|seen| !known.contains(&seen.to_string().as_str())).copied().collect()
    }
}

fn write_page(
    out: &mut impl Write,
    record: &Record,
    report: &Report,
    unseen: &[Commitment],
    saw_something: bool,
) -> io::Result<()> {
    if let Some(game_id) = &report.game_id {
        writeln!(out, "{}, game {game_id}\n", report.kind)?;
    }
    for sentence in verdict_sentences(report, unseen) {
        writeln!(out, "{sentence}")?;
    }
    if matches!(report.verdict, Verdict::Unchecked(Obstacle::NoProof { .. })) {
        return Ok(());
    }
    if let Some(commitment) = &report.commitment {
        writeln!(out, "\nBefore the game the service committed to {commitment}.")?;
    }
    for seat in &report.seats {
        let name = name_of(record, seat.seat.number());
        match &seat.part {
            Part::Nothing => writeln!(out, "Seat {}{name} contributed nothing.", seat.seat)?,
            Part::Contributed { value, .. } => {
                writeln!(out, "Seat {}{name} contributed {value}.", seat.seat)?;
            }
            Part::NotRevealed { commitment } => {
                writeln!(out, "Seat {}{name} committed to {commitment} and did not reveal it.", seat.seat)?;
            }
        }
    }
    if matches!(report.verdict, Verdict::Right | Verdict::Unfinished) {
        writeln!(out, "\nWhat this does not prove:")?;
        for sentence in limits(report, saw_something) {
            writeln!(out, "- {sentence}")?;
        }
    }
    Ok(())
}

fn verdict_sentences(report: &Report, unseen: &[Commitment]) -> Vec<String> {
    let mut sentences = Vec::new();
    let follows = match report.chance_events {
        0 => "There is no chance event in this record".to_owned(),
        1 => "The one chance event follows from what was committed to before the game".to_owned(),
        count => format!("All {count} chance events follow from what was committed to before the game"),
    };
    for seen in unseen {
        sentences.push(format!(
            "Wrong. You saw {seen}, which is not in this record: it is of another game, or what was committed to has \
             been replaced."
        ));
    }
    sentences.push(match &report.verdict {
        Verdict::Right if unseen.is_empty() => format!("Right. {follows}."),
        Verdict::Right => format!("By itself the record is consistent. {follows}."),
        Verdict::Unfinished => format!(
            "Not complete. {follows}, but the record stops after event {}, before the game is over. Either the game \
             was abandoned there, or something has been cut off.",
            report.events
        ),
        Verdict::Wrong(difference) => format!("Wrong. {difference}"),
        Verdict::Unchecked(obstacle) => format!("Not checked. {obstacle}"),
    });
    if report.set_position && matches!(report.verdict, Verdict::Right | Verdict::Unfinished) {
        sentences.push(
            "The game began with a set position. It is part of what was committed to; how it came about is not known."
                .to_owned(),
        );
    }
    sentences
}

/// What even a right record does not prove.
fn limits(report: &Report, saw_something: bool) -> Vec<&'static str> {
    let mut limits = Vec::new();
    if !saw_something {
        limits.push(
            "That the commitment is the one you were shown before the game: the record brings its own. Compare them, \
             or name what you saw with --saw.",
        );
    }
    limits.push(if report.seats.iter().all(|seat| seat.part == Part::Nothing) {
        "That the seed was nobody's choice: no seat contributed, so the service may have tried many secrets before it \
         committed to one."
    } else {
        "That the seed was nobody's choice, unless you contributed yourself or trust one of those who did."
    });
    limits.push(
        "That nobody looked: whoever runs the service knows its secret and may have seen what was to come, or hidden \
         cards.",
    );
    limits.push("That these are the moves that were made, and in time: only chance is checked.");
    limits
}

/// The name of whoever sat there, if the record has it: ` (Olya)`.
fn name_of(record: &Record, seat: u8) -> String {
    let name = record.notes.get(&format!("seat.{seat}")).map(|name| plain_name(name, 40));
    name.filter(|name| !name.is_empty()).map_or(String::new(), |name| format!(" ({name})"))
}
