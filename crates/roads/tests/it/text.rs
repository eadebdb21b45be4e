//! Texts: positions that read back, texts that are refused, and no text that panics.

use std::cell::Cell;

use igroteka_game::Rules;
use igroteka_roads::{Position, Setup};
use proptest::prelude::*;

use crate::common::*;

const DUEL: &str = "0,0:.2.2 1,0:.2.2 / ..22*8 .2.2*4 .222*3 2222 ...2*3 | ..22*8 .2.2*4 .222*3 2222 ...2*3 / pile - / \
                    aside - / first 1 / out - / resigned - / passed - / missed 0 0 / joined 0 0 / play 1 / -";

const PILE: &str = "0,0:22.. 0,1:.22. 1,1:..22 / .2.2 | .2.2 / pile ..22*9 .2.2*6 .222*13 2222*7 / aside - / first 1 / \
                    out - / resigned - / passed 1 / missed 1 0 / joined 2 1 / draw 2 / -";

fn duel() -> Setup {
    setup("duel", &[("cards", "20"), ("start", "1")])
}

fn pile() -> Setup {
    setup("pile", &[("cards", "20"), ("start", "1"), ("table", "unlimited")])
}

fn newspaper() -> Setup {
    setup("newspaper", &[("cards", "20"), ("field", "4 4"), ("start", "1"), ("players", "3")])
}

const NEWSPAPER: &str = "1,0:22.. 2,0:.2.2 3,0:..22 1,1:.22. 2,1:2..2 2,2:.22. 3,2:2222 3,3:.22. / ..22*9 .2.2 .222*4 2222*3 | \
                         ..22*2 .2.2*8 .222*5 2222*2 | .2.2*3 .222*11 2222*4 / pile - / aside - / first 1 / out - / \
                         resigned - / passed - / missed 0 0 0 / joined 0 0 0 / play 3 / -";

#[test]
fn a_text_is_a_position() {
    for (setup, text) in [(duel(), DUEL), (pile(), PILE), (newspaper(), NEWSPAPER)] {
        let position = Position::read(&setup, text).unwrap();
        assert_eq!(position.validate(), Ok(()));
        let again = Position::read(&setup, &position.to_string()).unwrap();
        assert_eq!(again, position);
    }
}

#[test]
fn cards_may_stand_in_any_order_and_rotation() {
    let other = DUEL
        .replace("0,0:.2.2 1,0:.2.2", "1,0:.2.2 0,0:.2.2")
        .replace("..22*8 .2.2*4 .222*3", "2.2.*4 222.*3 22..*8");
    assert_eq!(Position::read(&duel(), &other), Position::read(&duel(), DUEL));
}

#[test]
fn impossible_positions_are_refused() {
    for (from, to, why) in [
        ("0,0:.2.2 1,0:.2.2", "1,0:.2.2 2,0:.2.2", "where the first card may lie"),
        ("1,0:.2.2", "1,0:2.2.", "touching sides agree"),
        ("1,0:.2.2", "3,0:.2.2", "one network"),
        ("1,0:.2.2", "0,1:.2.2", "one network"),
        ("1,0:.2.2", "0,0:.2.2", "one card"),
        ("1,0:.2.2", "1;0:.2.2", "a square is `x,y`"),
        ("1,0:.2.2", "1,0:.3.2", "four sides"),
        ("1,0:.2.2", "1,0", "a laid card is"),
        ("1,0:.2.2", "9999,0:.2.2", "at most 999"),
        ("2222 ...2*3", "2222*2 ...2*3", "its mix says"),
        ("2222 ...2*3", "2222 ...2*2", "somewhere"),
        ("2222 ...2*3", "2222 ...2*300", "a number of cards"),
        ("..22*8 .2.2*4 .222*3", "..22*16 .2.2*4 .222*5", "its mix says"),
        ("| ..22*8", "..22*8", "2 hands"),
        ("| ..22*8", "| - | ..22*8", "2 hands"),
        ("...2*3 |", "| ", "somewhere"),
        ("pile -", "pile ....", "four sides"),
        ("pile -", "heap -", "the part `pile"),
        ("pile -", "pile", "the part `pile"),
        ("first 1", "first 2", "the setup names"),
        ("first 1", "first 3", "1 to 2"),
        ("first 1", "first -", "the setup names"),
        ("out -", "out 1", "except in variant 2"),
        ("resigned -", "resigned 1 2", "still in"),
        ("resigned -", "resigned 2", "ended if, and only if"),
        ("passed -", "passed 1", "except in variant 3"),
        ("missed 0 0", "missed 1 0", "except in variant 3"),
        ("missed 0 0", "missed 0", "one number a seat"),
        ("missed 0 0", "missed 0 x", "a number"),
        ("joined 0 0", "joined 0 2", "except in variant 3"),
        ("play 1 / -", "play 2 / -", "turns taken"),
        ("play 1 / -", "play 3 / -", "1 to 2"),
        ("play 1 / -", "deal 1 / -", "as far as they have been dealt"),
        ("play 1 / -", "draw 1 / -", "as far as they have been dealt"),
        ("play 1 / -", "lot / -", "as far as they have been dealt"),
        ("play 1 / -", "aside / -", "as far as they have been dealt"),
        ("play 1 / -", "sleep / -", "what is due"),
        ("play 1 / -", "play 1 / closed", "turns taken"),
        ("play 1 / -", "play 1 / resignation", "ended if, and only if"),
        ("play 1 / -", "play 1 / bored", "how the game ended"),
        ("play 1 / -", "play 1", "«how the game ended» is missing"),
        ("play 1 / -", "play 1 / - / -", "nothing may follow"),
    ] {
        refused(&duel(), DUEL, from, to, why);
    }
}

#[test]
fn impossible_positions_of_the_other_variants_are_refused() {
    for (from, to, why) in [
        ("joined 2 1", "joined 2 2", "add up"),
        ("passed 1", "passed 2", "do not fit"),
        ("missed 1 0", "missed 0 0", "do not fit"),
        ("missed 1 0", "missed 60000 0", "so many turns"),
        (".2.2 | .2.2 / pile ..22*9 .2.2*6", "..22 | .2.2 / pile ..22*8 .2.2*7", "do not fit"),
        ("draw 2", "play 1", "a card to try"),
        ("draw 2", "deal 2", "dealt"),
        ("| .2.2 / pile ..22*9 .2.2*6 .222*13 2222*7", "| ..22*9 .2.2*7 .222*13 2222*7 / pile -", "dealt"),
        ("draw 2 / -", "draw 2 / closed", "ended if, and only if"),
        ("draw 2 / -", "draw 2 / blocked", "ended if, and only if"),
        ("aside -", "aside .2.2", "its mix says"),
    ] {
        refused(&pile(), PILE, from, to, why);
    }
    for (from, to, why) in [
        ("1,0:22..", "4,0:22..", "off the field"),
        ("out -", "out 3", "still in"),
        ("out - / resigned -", "out 1 / resigned 1", "has not resigned"),
        ("play 3 / -", "play 3 / full", "turns taken"),
        ("play 3 / -", "play 3 / survivor", "ended if, and only if"),
        ("play 3 / -", "play 1 / -", "turns taken"),
    ] {
        refused(&newspaper(), NEWSPAPER, from, to, why);
    }
}

#[track_caller]
fn refused(setup: &Setup, text: &str, from: &str, to: &str, why: &str) {
    assert!(text.contains(from), "{from}");
    let changed = text.replacen(from, to, 1);
    let error = Position::read(setup, &changed).expect_err(&changed).to_string();
    assert!(error.contains(why), "{to}: {error}");
}

#[test]
fn texts_that_are_no_actions_or_events_are_refused() {
    let position = Position::read(&duel(), DUEL).unwrap();
    for bad in ["", "lay", "0,0", "0,0:....", ":2.2.", "0,0:2.2.2", "PASS", "resign 1", "0,0:2.2. 1,0:2.2."] {
        assert!(position.read_action(seat(1), bad).is_err(), "{bad}");
    }
    for bad in [
        "",
        "start",
        "start 3",
        "deal",
        "deal 1",
        "deal 3 2222",
        "draw 1 2222 2222",
        "throw 31",
        "aside",
        "draw 1 ?",
    ] {
        assert!(position.read_chance(bad).is_err(), "{bad}");
    }
}

/// One character of a text replaced, removed or doubled.
fn mangled(text: &str, place: usize, symbol: char, how: u8) -> String {
    let mut symbols: Vec<char> = text.chars().collect();
    let place = place % symbols.len();
    match how % 3 {
        0 => symbols[place] = symbol,
        1 => drop(symbols.remove(place)),
        _ => symbols.insert(place, symbol),
    }
    symbols.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn no_text_panics(text in "\\PC{0,80}") {
        let position = Position::read(&pile(), PILE).unwrap();
        for setup in [duel(), pile(), newspaper()] {
            prop_assert!(Position::read(&setup, &text).is_err());
        }
        let _ = position.read_chance(&text);
        if let Ok(action) = position.read_action(seat(1), &text) {
            let _ = position.check(seat(1), &action);
        }
    }

    #[test]
    fn any_lay_is_checked_without_panic(x in -999i16..=999, y in -999i16..=999, sides in "[.24]{4}", number in 1u8..=6) {
        for (setup, text) in [(duel(), DUEL), (pile(), PILE), (newspaper(), NEWSPAPER)] {
            let position = Position::read(&setup, text).unwrap();
            let lay = format!("{x},{y}:{sides}");
            if let Ok(action) = position.read_action(seat(1), &lay) {
                let legal = legal_texts(&position, number);
                prop_assert_eq!(position.check(seat(number), &action).is_ok(), legal.contains(&lay));
            }
        }
    }

    #[test]
    fn a_mangled_event_never_panics(place in 0usize..40, symbol in "\\PC", how: u8) {
        let position = Position::read(&pile(), PILE).unwrap();
        let symbol = symbol.chars().next().unwrap_or(' ');
        for text in ["draw 2 ..22", "deal 1 2222 ..22*3", "start 1", "aside .2.2 2222", "-1,2:22.."] {
            let text = mangled(text, place, symbol, how);
            if let Ok(chance) = position.read_chance(&text) {
                let _ = position.check_chance(&chance);
            }
            let _ = position.read_action(seat(2), &text);
        }
    }
}

fn legal_texts(position: &Position, number: u8) -> Vec<String> {
    let mut actions = Vec::new();
    position.legal(seat(number), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn a_mangled_position_is_refused_or_sound() {
    let read = Cell::new(0);
    proptest!(ProptestConfig::with_cases(2_000), |(place in 0usize..400, symbol in "[-0-9.,:/|*ab24 ]", how: u8, which in 0usize..3)| {
        let (setup, text) = [(duel(), DUEL), (pile(), PILE), (newspaper(), NEWSPAPER)][which];
        let symbol = symbol.chars().next().unwrap();
        if let Ok(position) = Position::read(&setup, &mangled(text, place, symbol, how)) {
            read.set(read.get() + 1);
            prop_assert_eq!(position.validate(), Ok(()));
            prop_assert_eq!(Position::read(&setup, &position.to_string()), Ok(position));
        }
    });
    assert!(read.get() >= 80, "only {} were read", read.get());
}
