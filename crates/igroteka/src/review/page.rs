//! A review as a page of text.

use std::io::{self, Write};

use igroteka_review::{Cause, DecisionReview, Grade, MatchReview, Totals, Unit, Words, loss, worth};

use crate::input::plain_name;

/// Writes the totals of everybody, then of each game its decisive moments and its mistakes.
pub fn write(out: &mut impl Write, review: &MatchReview, words: &Words) -> io::Result<()> {
    let unit = review.games.first().map_or(Unit::Win, |game| game.unit);
    let seats = review.seats.iter().map(|seat| (seat.seat, seat.name.as_deref(), &seat.totals));
    write_totals(out, seats, unit)?;
    for (number, game) in review.games.iter().enumerate() {
        if review.games.len() > 1 {
            writeln!(out, "\nGame {}", number + 1)?;
            let seats = game.seats.iter().map(|seat| (seat.seat, seat.name.as_deref(), &seat.totals));
            write_totals(out, seats, unit)?;
        }
        if !game.moments.is_empty() {
            writeln!(out, "\nThe moments that decided it:")?;
        }
        for moment in &game.moments {
            let what = match moment.cause {
                Cause::Decision => {
                    let decision = game.decisions.iter().find(|decision| decision.seq == moment.seq);
                    decision.map_or(String::new(), |decision| decision.played.action.clone())
                }
                Cause::Chance => {
                    let event = game.chance.iter().find(|event| event.seq == moment.seq);
                    event.map_or(String::new(), |event| event.event.clone())
                }
            };
            let swing = match unit {
                Unit::Win => format!("{:+.1} %", 100.0 * moment.swing),
                Unit::Equity => format!("{:+.3}", moment.swing),
            };
            writeln!(out, "{:5}  seat {}  {swing:>9}  {}", moment.seq + 1, moment.seat, short(&what))?;
        }
        let lost: Vec<&DecisionReview> =
            game.decisions.iter().filter(|decision| decision.grade >= Grade::Inaccuracy).collect();
        if !lost.is_empty() {
            writeln!(out, "\nevent  seat  {:<20} {:<20} {:>8}", "played", "better", "lost")?;
        }
        for decision in lost {
            write_decision(out, decision, unit, words)?;
        }
    }
    Ok(())
}

fn write_totals<'a>(
    out: &mut impl Write,
    seats: impl Iterator<Item = (u8, Option<&'a str>, &'a Totals)>,
    unit: Unit,
) -> io::Result<()> {
    let per = match unit {
        Unit::Win => "lost each",
        Unit::Equity => "rate",
    };
    writeln!(
        out,
        "{:<24} {:>9} {:>8} {per:>9} {:>9}  inaccuracies, mistakes, blunders",
        "seat", "decisions", "accuracy", "luck"
    )?;
    for (seat, name, totals) in seats {
        let who = name.map_or(seat.to_string(), |name| format!("{seat} {}", plain_name(name, 20)));
        let accuracy = totals.accuracy.map_or("–".to_owned(), |accuracy| format!("{accuracy:.1} %"));
        let per = match totals.rates {
            Some(rates) => format!("{:.1}", rates.all.rate),
            None => loss(totals.error_per_decision, unit),
        };
        let luck = match unit {
            Unit::Win => format!("{:+.1} %", 100.0 * totals.luck),
            Unit::Equity => format!("{:+.3}", totals.luck),
        };
        let grades = totals.grades;
        writeln!(
            out,
            "{who:<24} {:>9} {accuracy:>8} {per:>9} {luck:>9}  {}, {}, {}",
            totals.decisions, grades.inaccuracy, grades.mistake, grades.blunder
        )?;
        if let Some(rates) = totals.rates {
            writeln!(
                out,
                "  checker play {:.1} in {}, cube {:.1} in {} (thousandths of a point per decision)",
                rates.checker.rate, rates.checker.decisions, rates.cube.rate, rates.cube.decisions
            )?;
        }
    }
    Ok(())
}

fn write_decision(
    out: &mut impl Write,
    decision: &DecisionReview,
    unit: Unit,
    words: &Words,
) -> io::Result<()> {
    let DecisionReview { seq, seat, played, best, .. } = decision;
    writeln!(
        out,
        "{:5}  {seat:>4}  {:<20} {:<20} {:>8}  {}: {} instead of {}",
        seq + 1,
        short(&played.action),
        short(&best.action),
        loss(decision.loss, unit),
        words.grade(decision.grade),
        worth(played.worth(), unit),
        worth(best.worth(), unit),
    )?;
    for valued in [played, best] {
        let reasons: Vec<String> = valued.reasons.iter().map(|reason| words.reason(reason)).collect();
        if !reasons.is_empty() {
            writeln!(out, "             {}: {}", short(&valued.action), reasons.join(", "))?;
        }
    }
    Ok(())
}

fn short(text: &str) -> String {
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(39).chain(['…']).collect() }
}
