//! Known figures of one-sided `standard` bear-off, computed with the crate's own moves.

use std::collections::HashMap;
use std::fmt::Write as _;

use igroteka_game::{Rules, Seat, Setup as _};
use igroteka_nardy::{Action, Chance, Phase, Point, Position, Setup, Throw};

/// Checkers on points 1 to 6.
type Home = [u8; 6];

fn position(home: Home) -> Position {
    let mut side = String::new();
    for (index, count) in home.iter().enumerate().rev().filter(|(_, count)| **count > 0) {
        write!(side, "{}:{count} ", index + 1).unwrap();
    }
    let off = 15 - home.iter().sum::<u8>();
    if off > 0 {
        write!(side, "off:{off} ").unwrap();
    }
    // Seat 2 has passed long ago and never plays.
    let text = format!("white 1 / {side} / 1:15 / cube 1 / 1 throws");
    Position::read(&Setup::preset("international").unwrap(), &text).unwrap()
}

fn home(position: &Position) -> Home {
    std::array::from_fn(|index| position.checkers(Seat::FIRST, Point::new(index as u8 + 1).unwrap()))
}

/// The least mean number of throws to bear everything off.
fn mean(start: Home, known: &mut HashMap<Home, f64>) -> f64 {
    if start == [0; 6] {
        return 0.0;
    }
    if let Some(mean) = known.get(&start) {
        return *mean;
    }
    let mut sum = 0.0;
    let mut actions: Vec<Action> = Vec::new();
    for throw in Throw::all() {
        let mut thrown = position(start);
        thrown.apply_chance(&Chance::Throw(throw));
        assert_eq!(thrown.phase(), Phase::Play(Seat::FIRST, throw));
        actions.clear();
        thrown.legal(Seat::FIRST, &mut actions);
        let after = |action: &Action| {
            let mut next = thrown.clone();
            next.play_unchecked(Seat::FIRST, action);
            home(&next)
        };
        let best = actions.iter().map(|action| mean(after(action), known)).fold(f64::INFINITY, f64::min);
        sum += f64::from(throw.weight()) * best;
    }
    let mean = 1.0 + sum / 36.0;
    known.insert(start, mean);
    mean
}

#[test]
fn least_mean_throws() {
    let mut known = HashMap::new();
    let mut compared = 0;
    for line in include_str!("../bear_off_means.txt").lines().filter(|line| !line.starts_with('#')) {
        let (start, expected) = line.split_once("  ").unwrap();
        let start: Vec<u8> = start.split(' ').map(|count| count.parse().unwrap()).collect();
        let (start, expected): (Home, f64) = (start.try_into().unwrap(), expected.parse().unwrap());
        let found = mean(start, &mut known);
        assert!((found - expected).abs() < 5e-7, "{start:?}: {found}");
        compared += 1;
    }
    assert_eq!(compared, 6);
}

#[test]
fn there_are_54_264_positions_of_up_to_15_checkers() {
    fn count(points: u32, checkers: u32) -> u32 {
        if points == 0 { 1 } else { (0..=checkers).map(|here| count(points - 1, checkers - here)).sum() }
    }
    assert_eq!(count(6, 15), 54_264);
}
