//! The boards that searches go through are those that the rules lead to.

use igroteka_game::{Rules, Seat, Setup as _, Stream, Turn};
use igroteka_nardy::{Action, Phase, Position, Setup, Side, after_plays};

/// Both sides after every play, in a fixed order.
fn by_the_rules(position: &Position, seat: Seat) -> Vec<[[u8; 26]; 2]> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let plays = actions.iter().filter(|action| **action != Action::Pass);
    let after = plays.map(|action| {
        let mut next = position.clone();
        next.play_unchecked(seat, action);
        [seat, seat.opponent()].map(|seat| *next.side(seat).counts())
    });
    sorted(after.collect())
}

fn sorted(mut after: Vec<[[u8; 26]; 2]>) -> Vec<[[u8; 26]; 2]> {
    after.sort_unstable();
    after
}

#[test]
fn every_play_leads_to_the_same_position() {
    for preset in ["leaflet", "exact", "international"] {
        let setup = Setup::preset(preset).unwrap();
        let (mut source, mut scratch) = (Stream::new(5), Vec::new());
        let mut seen = 0;
        while seen < 5_000 {
            let mut position = Position::new(&setup);
            while position.turn() != Turn::Over {
                if let Phase::Play(seat, throw) = position.phase() {
                    let mut after = Vec::new();
                    let (own, other) = (position.side(seat), position.side(seat.opponent()));
                    after_plays(own, other, setup.bear_off, throw, |own, other| {
                        after.push([*own.counts(), *other.counts()]);
                    });
                    assert_eq!(sorted(after), by_the_rules(&position, seat), "{preset}: {position}");
                    position.play_random(seat, &mut source, &mut scratch);
                    seen += 1;
                } else {
                    let chance = position.draw_chance(&mut source);
                    position.apply_chance(&chance);
                }
            }
        }
    }
}

#[test]
fn a_side_has_fifteen_checkers() {
    assert_eq!(Side::from_counts(*Side::start().counts()), Some(Side::start()));
    let mut counts = *Side::start().counts();
    counts[6] += 1;
    assert_eq!(Side::from_counts(counts), None);
}
