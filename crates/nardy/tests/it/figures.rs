//! The known figures of the international game.

use igroteka_game::{Rules, Seat, Setup as _, perft};
use igroteka_nardy::{Action, Chance, Position, Setup, Throw};

fn start() -> Position {
    let mut position = Position::new(&Setup::preset("international").unwrap());
    position.settle_lots();
    position
}

#[test]
fn distinct_plays_of_the_start_by_throw() {
    let known = "11:42 12:15 13:16 14:14 15:8 16:10 22:75 23:17 24:18 25:8 26:14 33:73 34:17 35:9 36:14 44:52 45:9 \
                 46:14 55:4 56:7 66:11";
    for entry in known.split_whitespace() {
        let (dice, plays) = entry.split_once(':').unwrap();
        let mut position = start();
        position.apply_chance(&position.read_chance(&format!("throw {dice}")).unwrap());
        assert_eq!(position.count_legal(Seat::FIRST).to_string(), plays, "{dice}");
    }
}

#[test]
fn perft_over_the_21_throws() {
    assert_eq!(perft(&start(), 1), Ok(447));
    assert_eq!(perft(&start(), 2), Ok(202_782));
}

#[test]
fn perft_weighted_over_36() {
    assert_eq!(weighted(&start(), 1), 637);
    assert_eq!(weighted(&start(), 2), 419_783);
}

fn weighted(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let below = |throw: Throw| {
        let mut thrown = position.clone();
        thrown.apply_chance(&Chance::Throw(throw));
        let seat = thrown.on_roll().expect("somebody throws");
        if depth == 1 {
            return thrown.count_legal(seat);
        }
        let mut actions: Vec<Action> = Vec::new();
        thrown.legal(seat, &mut actions);
        let after = |action: &Action| {
            let mut next = thrown.clone();
            next.play_unchecked(seat, action);
            weighted(&next, depth - 1)
        };
        actions.iter().map(after).sum()
    };
    Throw::all().map(|throw| u64::from(throw.weight()) * below(throw)).sum()
}
