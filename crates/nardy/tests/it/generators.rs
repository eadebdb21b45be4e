//! The fast generator against the plain one, for all three rules of bearing off.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use igroteka_game::{Rules, Seat, Setup as _, Source, Stream};
use igroteka_nardy::{Action, Chance, Phase, Point, Position, Setup, Throw};

use crate::{common, reference};

const PRESETS: [&str; 3] = ["leaflet", "exact", "international"];

#[test]
fn they_agree_on_positions_of_random_games() {
    for preset in PRESETS {
        let mut stream = Stream::new(7);
        for _ in 0..25 {
            let mut position = Position::new(&Setup::preset(preset).unwrap());
            position.settle_lots();
            while position.outcome().is_none() {
                let chance = position.draw_chance(&mut stream);
                position.apply_chance(&chance);
                agree(&position);
                let seat = common::acting(&position);
                position.play_random(seat, &mut stream, &mut Vec::new());
            }
        }
    }
}

#[test]
fn they_agree_on_made_up_positions() {
    for preset in PRESETS {
        let setup = Setup::preset(preset).unwrap();
        let mut stream = Stream::new(8);
        let mut compared = 0;
        while compared < 3_000 {
            if let Some(position) = made_up(&setup, &mut stream) {
                agree(&position);
                compared += 1;
            }
        }
    }
}

#[test]
fn check_accepts_exactly_the_plays_of_this_throw() {
    for preset in PRESETS {
        let setup = Setup::preset(preset).unwrap();
        let mut stream = Stream::new(9);
        let mut positions = 0;
        while positions < 20 {
            let Some(position) = made_up(&setup, &mut stream) else {
                continue;
            };
            positions += 1;
            let mut legal: Vec<Action> = Vec::new();
            position.legal(Seat::FIRST, &mut legal);
            for action in universe(&position) {
                let accepted = position.check(Seat::FIRST, &action).is_ok();
                assert_eq!(accepted, legal.contains(&action), "{action} in {position}");
            }
        }
    }
}

/// The plays of every throw on this board, each spelled as that throw spells it, and everything else one can do.
fn universe(position: &Position) -> Vec<Action> {
    let words = ["pass", "roll", "double", "take", "drop", "accept", "reject"];
    let mut actions: Vec<Action> =
        words.iter().map(|word| position.read_action(Seat::FIRST, word).unwrap()).collect();
    for throw in Throw::all() {
        let text = position
            .to_string()
            .replace(&format!("1 plays {}", position.throw().unwrap()), &format!("1 plays {throw}"));
        let other = Position::read(position.setup(), &text).unwrap();
        other.legal(Seat::FIRST, &mut actions);
    }
    actions
}

fn agree(position: &Position) {
    let seat = common::acting(position);
    let Phase::Play(_, throw) = position.phase() else { panic!("a throw is to be played") };
    let dice = (throw.high().pips().into(), throw.low().pips().into());
    let expected = reference::plays(&reference::board_of(position, seat), dice, position.setup().bear_off);
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let found: BTreeSet<String> =
        actions.iter().filter(|action| **action != Action::Pass).map(ToString::to_string).collect();
    let texts: BTreeSet<String> = expected.values().cloned().collect();
    assert_eq!(found, texts, "{position}\n{}", common::draw(position));
    assert_eq!(actions.len(), texts.len().max(1), "{position}");
    assert_eq!(position.count_legal(seat), actions.len() as u64, "{position}");
    for action in actions.iter().filter(|action| **action != Action::Pass) {
        let mut after = position.clone();
        after.play_unchecked(seat, action);
        let board = reference::board_of(&after, seat);
        let reached = expected.iter().find(|(_, text)| **text == action.to_string()).unwrap().0;
        assert_eq!((&board.own, &board.other), (&reached.own, &reached.other), "{action} in {position}");
        let hit = after.on_bar(seat.opponent()) - position.on_bar(seat.opponent());
        assert_eq!(i32::from(hit), reached.hit, "{action} in {position}");
    }
}

/// Checkers strewn at random: sometimes anywhere, often at home, sometimes on the bar, few or many left.
fn made_up(setup: &Setup, stream: &mut Stream) -> Option<Position> {
    let reach = *stream.pick(&[6, 6, 7, 8, 12, 25]);
    let left = 1 + stream.below(15) as u8;
    let mut own = [0u8; 26];
    for _ in 0..left {
        own[1 + stream.below(reach) as usize] += 1;
    }
    let mut other = [0u8; 26];
    for _ in 0..=stream.below(15) {
        let place = 1 + stream.below(25) as usize;
        if place == 25 || own[25 - place] == 0 {
            other[place] += 1;
        }
    }
    let throw = Throw::all().nth(stream.below(21) as usize)?;
    let side = |counts: &[u8; 26]| {
        let mut text = String::new();
        for place in (1..26).rev().filter(|place| counts[*place] > 0) {
            let name = if place == 25 { Point::BAR.to_string() } else { place.to_string() };
            write!(text, "{name}:{} ", counts[place]).unwrap();
        }
        let off = 15 - counts.iter().sum::<u8>();
        if off > 0 {
            write!(text, "off:{off} ").unwrap();
        }
        text
    };
    let text = format!("white 1 / {} / {} / cube 1 / 1 plays {throw}", side(&own), side(&other));
    Position::read(setup, &text).ok()
}

#[test]
fn a_random_play_is_any_play_equally_often() {
    let mut position = Position::new(&Setup::preset("international").unwrap());
    position.settle_lots();
    for (dice, plays) in [("31", 16), ("55", 4)] {
        let mut thrown = position.clone();
        let chance = thrown.read_chance(&format!("throw {dice}")).unwrap();
        assert!(matches!(chance, Chance::Throw(_)));
        thrown.apply_chance(&chance);
        let mut stream = Stream::new(3);
        let mut seen = std::collections::HashMap::new();
        for _ in 0..plays * 2_000 {
            let mut next = thrown.clone();
            next.play_random(Seat::FIRST, &mut stream, &mut Vec::new());
            *seen.entry(next).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), plays);
        // Six standard deviations of a count with mean 2000.
        assert!(seen.values().all(|count| count.abs_diff(2_000) < 270), "{seen:?}");
    }
}
