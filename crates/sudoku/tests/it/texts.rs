//! Reading texts: what is impossible is refused with a reason, and nothing panics.

use std::cell::Cell;

use igroteka_game::{Game, Rules, Setup as _, Value};
use igroteka_sudoku::{Position, Setup};
use proptest::prelude::*;

use crate::common::*;

/// A children's game of three with the animals on the diagonal; each row of a table changes one thing.
const BOARD: &str = "1..... .2.... ..3... ...4.. ....5. .....6";
const START: &str = "a1 b2 c3 d4 e5 f6";

fn refused(setup_text: &str, text: &str) -> String {
    match Position::read(&setup(setup_text), text) {
        Ok(position) => panic!("{text} was read as {position}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_sound_position_is_read() {
    let text = format!("{BOARD} / {START} / 1 2 3 / 0 0 0 / - / lay 2");
    let position = Position::read(&setup("preset=children players=3"), &text).unwrap();
    assert_eq!(position.to_string(), text);
    // Spaces do not matter.
    let squeezed = text.replace(" / ", "/").replace("lay 2", "  lay   2 ");
    assert_eq!(Position::read(&setup("preset=children players=3"), &squeezed), Ok(position));
}

/// A text and a part of the reason why it is refused; `BOARD` and `START` stand for those above.
const IMPOSSIBLE: &str = "
     / START / 1 2 3 / 0 0 0 / - / lay 2 => the board has 6 rows of 6 squares
    1..... .2.... / START / 1 2 3 / 0 0 0 / - / lay 2 => the board has 6 rows of 6 squares
    7..... .2.... ..3... ...4.. ....5. .....6 / START / 1 2 3 / 0 0 0 / - / lay 2 => a card is a number from 1 to 6
    111111 1..... ...... ...... ...... ...... / - / 1 2 3 / 0 0 0 / - / lay 2 => only 6 cards with a 1
    1..... ...1.. .1.... ....1. ..1... .....1 / - / 1 2 3 / 0 0 0 / - / lay 2 => only 6 cards with a 1
    1..... .2.... ..3... ...4.. ....5. 1....6 / START / 1 2 3 / 0 0 0 / - / lay 2 => breaks the main rule
    ...... ...... ...... ...... ...... ...... / - / - - - / 0 0 0 / - / deal 1 => the start cards are missing
    BOARD / a1 b2 c3 d4 e5 f5 / 1 2 3 / 0 0 0 / - / lay 2 => a start card lies on its square
    BOARD / a1 b2 c3 d4 e5 / 1 2 3 / 0 0 0 / - / lay 2 => card 6 is missing
    BOARD / - / 1 2 3 / 0 0 0 / - / lay 2 => the start cards are missing
    BOARD / g9 / 1 2 3 / 0 0 0 / - / lay 2 => a square is a1 to f6
    BOARD / START / 1 2 / 0 0 0 / - / lay 2 => each of the 3 seats has one hand
    BOARD / START / 1 2 9 / 0 0 0 / - / lay 2 => a card is a number from 1 to 6
    BOARD / START / 1 2 3 / 0 0 / - / lay 2 => each of the 3 seats has one score
    BOARD / START / 1 2 3 / 0 0 -1 / - / lay 2 => a score expected
    BOARD / START / 1 2 3 / 0 0 99999 / - / lay 2 => a score expected
    BOARD / START / 1 2 3 / 0 +0 0 / - / lay 2 => written without a plus
    BOARD / START / 1 2 3 / 0 0 1 / - / lay 2 => worth 0 points together, and the scores say 1
    BOARD / START / 1 2 3 / 0 0 0 / 4 / lay 2 => only players who leave take a card
    BOARD / START / 1 2 3 / 0 0 0 / 0 / lay 2 => a card is a number from 1 to 6
    BOARD / START / 1 2 3 / 0 0 0 / - / => what comes next is lot
    BOARD / START / 1 2 3 / 0 0 0 / - / lay => what comes next is lot
    BOARD / START / 1 2 3 / 0 0 0 / - / lay 4 => a seat is a number from 1 to 3
    BOARD / START / 1 2 3 / 0 0 0 / - / lay 2 3 => what comes next is lot
    BOARD / START / 1 2 3 / 0 0 0 / - / sleep 2 => what comes next is lot
    BOARD / START / 1 - 3 / 0 0 0 / - / lay 2 => seat 2 holds a card at this point
    BOARD / START / 1 2 - / 0 0 0 / - / lay 2 => draws after each turn
    BOARD / START / 1 x 3 / 0 0 0 / - / lay 2 => seat 2 has left the game
    BOARD / START / x 2 x / 0 0 0 / - / lay 2 => as long as two are left
    BOARD / START / 1 2 3 / 0 0 0 / - / draw 2 => seat 2 has no card in hand
    BOARD / START / - - 3 / 0 0 0 / - / draw 2 => draws after each turn
    BOARD / START / 1 2 3 / 0 0 0 / - / deal 2 => seat 2 has no card in hand
    BOARD / START / - 2 - / 0 0 0 / - / deal 1 => cards are dealt clockwise
    BOARD / START / - - - / 0 0 0 / - / lot => still to be laid
    BOARD / START / - - - / 0 0 0 / - / start_cards 1 => still to be laid
    BOARD / START / 1 2 3 / 0 0 0 / - / check 2 a2=5 1 3 => seat 2 has no card in hand
    BOARD / START / 1 - 3 / 0 0 0 / - / check 2 a2=5 1 3 => nothing to answer in a strict game
    BOARD / START / 1 2 3 / 0 0 0 / - / claim 2 1 3 => nothing to answer in a strict game
    BOARD / START / 1 2 3 / 0 0 0 / - / over 2 dead_end => not over by dead_end
    BOARD / START / 1 2 3 / 0 0 0 / - / over 2 all_cards => not over by all_cards
    BOARD / START / 1 - 3 / 0 0 0 / - / over 2 stack_empty => not over by stack_empty
    BOARD / START / 1 2 3 / 0 0 0 / - / over 2 stuck => not over by stuck
    BOARD / START / 1 2 3 / 0 0 0 / - / over 2 resignation => as long as two are left
    BOARD / START / 1 2 3 / 0 0 0 / - / over 2 boredom => what comes next is lot
";

/// The same with a setup in front; `FREE` is an empty board.
const IMPOSSIBLE_FOR_A_SETUP: &str = "
    preset=children layout=empty start=1 : FREE / - / - - / 0 0 / - / lot => there is no lot
    preset=children layout=empty : BOARD / START / 1 2 / 0 0 / - / lay 1 => this setup has no start cards
    preset=children layout=empty : FREE / - / 1 - / 0 0 / - / lot => nothing is dealt or laid
    preset=children layout=empty : CATS / - / 1 2 / 0 0 / - / lay 1 => over when the mover's card has no square
    preset=children layout=empty : ONE / - / - - / 0 0 / - / deal 1 => nothing is laid before everybody has a card
    preset=children layout=empty : FULL / - / - - / 100 104 / 1 / draw 1 => only players who leave
    preset=table side=children layout=empty : FULL / - / - - / 100 104 / 1 / draw 1 => from an empty stack
    preset=table side=children layout=empty : FREE / - / - 1 / 0 0 / - / check 1 a1=1 1 => opponents answer
    preset=table side=children layout=empty : FREE / - / - 1 / 0 0 / - / check 1 a1=1 => opponents answer
    preset=table side=children layout=empty : FREE / - / - 1 / 0 0 / - / check 1 a1 2 => written like a4=1
    preset=table side=children layout=empty : ONE / - / - 1 / 0 0 / - / check 1 a1=2 2 => a1 is none
    preset=table side=children layout=empty : FREE / - / - 1 / 0 0 / - / claim 1 2 => seat 1 holds a card
    preset=table side=children layout=empty : FREE / - / - - / 0 0 / 1 / deal 1 => before play only players who leave
    preset=solo side=children layout=empty : FREE / - / - / 0 / - / lot => a solo game has no lot
    preset=solo side=children layout=empty : FREE / - / x / 0 / - / deal 1 => a solo game as long as one is
";

fn all_are_refused(table: &str) {
    for line in table.lines().filter(|line| line.contains("=>")) {
        let (text, problem) = line.split_once("=>").unwrap();
        let (setup_text, text) = text.split_once(" : ").unwrap_or(("preset=children players=3", text));
        let text = text
            .replace("BOARD", BOARD)
            .replace("START", START)
            .replace("FREE", "...... ...... ...... ...... ...... ......")
            .replace("ONE", "1..... ...... ...... ...... ...... ......")
            .replace("CATS", "1..... ...1.. .1.... ....1. ..1... .....2")
            .replace("FULL", "123456 456123 231564 564231 312645 6453.2");
        let error = refused(setup_text, &text);
        assert!(error.contains(problem.trim()), "{line}: {error}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    all_are_refused(IMPOSSIBLE);
}

#[test]
fn positions_that_only_some_setups_forbid() {
    all_are_refused(IMPOSSIBLE_FOR_A_SETUP);
}

#[test]
fn a_text_has_exactly_six_parts() {
    let text = format!("{BOARD} / {START} / 1 2 3 / 0 0 0 / - / lay 2");
    let setup_text = "preset=children players=3";
    assert!(refused(setup_text, &format!("{text} / ")).contains("nothing may follow the last part"));
    assert!(refused(setup_text, "").contains("the board has 6 rows"));
    assert!(refused(setup_text, BOARD).contains("the part «start cards» is missing"));
    let long = format!("{text}{}", " ".repeat(20_000));
    assert!(refused(setup_text, &long).contains("at most 16384 characters"));
}

#[test]
fn golden_cards_lie_as_the_setup_says() {
    let diagonal =
        "1........ .2....... ..3...... ...4..... ....5.... .....6... ......7.. .......8. ........9";
    let squares = "a1 b2 c3 d4 e5 f6 g7 h8 i9";
    let text = format!("{diagonal} / {squares} / - - / 0 0 / - / lot");
    let manual = |cards: &str| format!("golden=manual golden_cards={cards}");
    let same = manual("a1:1,b2:2,c3:3,d4:4,e5:5,f6:6,g7:7,h8:8,i9:9");
    assert!(Position::read(&setup(&same), &text).is_ok());
    let other = manual("a2:1,b1:2,c3:3,d4:4,e5:5,f6:6,g7:7,h8:8,i9:9");
    assert!(refused(&other, &text).contains("the setup lays the golden 1 on a2"));
    let swapped = manual("a1:2,b2:1,c3:3,d4:4,e5:5,f6:6,g7:7,h8:8,i9:9");
    assert!(refused(&swapped, &text).contains("the setup lays the golden 1 on b2"));
    assert!(
        refused("golden=blocks", &text.replace("lot", "deal 1"))
            .contains("two golden cards lie in one block")
    );
}

#[test]
fn an_empty_stack_says_who_holds_a_card() {
    let nearly_full = "123456 456123 231564 564231 312645 6453..";
    let text = |hands: &str, next: &str| format!("{nearly_full} / - / {hands} / 193 0 0 / - / {next}");
    let setup_text = "preset=children layout=empty players=3";
    // Whoever has moved since the last draw has none: first the seat before the mover.
    assert!(Position::read(&setup(setup_text), &text("1 2 -", "lay 1")).is_ok());
    assert!(refused(setup_text, &text("1 - 2", "lay 1")).contains("a player draws after each turn"));
    // Who could not draw holds none.
    let setup_text = "preset=children layout=empty players=3 end=stack_empty";
    assert!(Position::read(&setup(setup_text), &text("- 1 2", "over 1 stack_empty")).is_ok());
    let all_hold = text("1 2 3", "over 1 stack_empty").replace("6453..", "645...").replace("193", "183");
    assert!(refused(setup_text, &all_hold).contains("the game is not over by stack_empty"));
}

/// Positions of all kinds, from games of all kinds.
fn positions() -> Vec<(Setup, Position)> {
    let mut found = Vec::new();
    for (index, setup_text) in [
        "preset=adult players=3",
        "preset=children",
        "preset=table side=children players=4 end=stack_empty",
        "preset=solo",
    ]
    .iter()
    .enumerate()
    {
        let setup = setup(setup_text);
        let played = random_game(&setup, index as u64);
        let mut game: Game<Position> = Game::new(setup.clone());
        for (place, event) in played.events().iter().enumerate() {
            if place % 7 == index {
                found.push((setup.clone(), game.position().clone()));
            }
            game.apply(event.clone()).unwrap();
        }
        found.push((setup, game.position().clone()));
    }
    found
}

fn mutated(text: &str, place: usize, with: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let place = place % (chars.len() + 1);
    if with.is_empty() && place < chars.len() {
        chars.remove(place);
    } else {
        for (offset, new) in with.chars().enumerate() {
            chars.insert(place + offset, new);
        }
    }
    chars.into_iter().collect()
}

proptest! {
    #[test]
    fn arbitrary_texts_never_panic(text in "\\PC{0,80}") {
        for (setup, position) in positions().iter().step_by(9) {
            let _ = Position::read(setup, &text);
            let _ = position.read_chance(&text);
            for number in 1..=6 {
                let _ = position.read_action(seat(number), &text);
            }
        }
    }

    #[test]
    fn mutated_actions_and_events_never_panic(
        what in 0usize..12,
        place in 0usize..60,
        with in "\\PC{0,2}",
        which in 0usize..1000,
    ) {
        let texts = [
            "e3", "e3=7", "stuck", "stuck=7", "ok", "object", "show e5", "resign", "start 2", "draw 1 7",
            "golden a4=1 b7=2 c1=3 d5=4 e8=5 f2=6 g6=7 h9=8 i3=9", "layout a1=1 b2=2 c3=3 d4=4 e5=5 f6=6",
        ];
        let text = mutated(texts[what], place, &with);
        let positions = positions();
        let (_, position) = &positions[which % positions.len()];
        for number in 1..=6 {
            if let Ok(action) = position.read_action(seat(number), &text) {
                let _ = position.check(seat(number), &action);
                let _ = position.clone().play(seat(number), &action);
            }
        }
        if let Ok(chance) = position.read_chance(&text) {
            prop_assert_eq!(position.read_chance(&chance.to_string()), Ok(chance));
            let _ = position.check_chance(&chance);
        }
    }

    #[test]
    fn arbitrary_setups_never_panic(
        field in 0usize..11,
        number in any::<i64>(),
        text in "\\PC{0,60}",
        golden_cards in "([a-j][0-9]=[0-9] ?){0,10}",
    ) {
        let name = Setup::FIELDS[field].name;
        for value in [Value::Int(number), Value::from(text.as_str()), Value::Bool(true)] {
            let _ = Setup::from_raw([(name.to_owned(), value)]);
        }
        let raw = [
            ("golden".to_owned(), Value::from("manual")),
            ("golden_cards".to_owned(), Value::from(golden_cards.as_str())),
        ];
        let _ = Setup::from_raw(raw);
    }
}

#[test]
fn mutated_positions_are_refused_or_sound() {
    let read = Cell::new(0);
    proptest!(ProptestConfig::with_cases(512), |(which in 0usize..1000, place in 0usize..400, with in "[-0-9a-z. /=x]{0,2}")| {
        let positions = positions();
        let (setup, position) = &positions[which % positions.len()];
        let text = mutated(&position.to_string(), place, &with);
        if let Ok(position) = Position::read(setup, &text) {
            read.set(read.get() + 1);
            prop_assert_eq!(position.validate(), Ok(()));
            prop_assert_eq!(Position::read(setup, &position.to_string()), Ok(position));
        }
    });
    assert!(read.get() >= 5, "only {} were read", read.get());
}
