//! Readers never panic, and refuse what cannot be.

use std::cell::Cell;

use igroteka_game::{Game, Rules, Setup as _, Stream, Turn, Value};
use igroteka_metro::{City, Position, Setup};
use proptest::prelude::*;

use crate::common::*;

/// A game of four after so many events, or where it ended before.
fn some_game(seed: u64, length: usize) -> Game<Position> {
    let mut game = Game::<Position>::new(players(4));
    let mut source = Stream::new(seed);
    for _ in 0..length {
        if game.turn() != Turn::Over {
            advance(&mut game, &mut source);
        }
    }
    game
}

/// The text with a few characters changed, dropped or doubled.
fn mutated(text: &str, changes: &[(usize, u8, char)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for &(place, kind, character) in changes {
        if characters.is_empty() {
            break;
        }
        let place = place % characters.len();
        match kind % 4 {
            0 => characters[place] = character,
            1 => drop(characters.remove(place)),
            2 => characters.insert(place, character),
            _ => characters.insert(place, characters[place]),
        }
    }
    characters.into_iter().collect()
}

fn changes() -> impl Strategy<Value = Vec<(usize, u8, char)>> {
    let character =
        prop_oneof![prop::char::range('0', '9'), Just('-'), Just('/'), Just(','), Just('L'), any::<char>()];
    prop::collection::vec((any::<usize>(), any::<u8>(), character), 1..4)
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let position = Position::new(&two());
        let _ = Position::read(&two(), &text);
        let _ = position.read_chance(&text);
        let _ = City::read(&text);
        if let Ok(action) = position.read_action(seat(1), &text) {
            prop_assert_eq!(position.read_action(seat(1), &action.to_string()), Ok(action));
        }
    }
}

#[test]
fn actions_are_read_in_either_case_and_with_spaces() {
    let position = Position::new(&two());
    for (text, action) in [
        ("3-7>L4", "3-7>L4"),
        (" 7-3 > l4 ", "7-3>L4"),
        ("TOKEN 3-3>l12", "token 3-3>L12"),
        ("Draw", "draw"),
        ("keep", "keep"),
        ("done", "done"),
        ("pass", "pass"),
        ("resign", "resign"),
    ] {
        assert_eq!(position.read_action(seat(1), text).unwrap().to_string(), action);
    }
    for bad in [
        "",
        "3-7",
        "3-7>",
        "3-7>L0",
        "3-7>L25",
        "3-7>L04",
        "3-7>4",
        "token",
        "token draw",
        "3-7>L-1",
        "resign 2",
    ] {
        assert!(position.read_action(seat(1), bad).is_err(), "{bad:?}");
    }
}

#[test]
fn chance_events_are_read_in_any_order_of_tiles() {
    let position = Position::new(&two());
    let deal = position.read_chance("deal 2 9-8 0-1 1-1 2-2 3-3 4-4 5-5 6-6 7-7").unwrap();
    assert_eq!(deal.to_string(), "deal 2 0-1 1-1 2-2 3-3 4-4 5-5 6-6 7-7 8-9");
    for bad in [
        "",
        "start",
        "start 3",
        "start 0",
        "deal 1 3-3 3-3",
        "deal 3 1-1",
        "draw 1",
        "draw 1 ?",
        "station 0",
        "station 11",
        "station +4",
        "starttile",
        "throw 3-1",
    ] {
        assert!(position.read_chance(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn impossible_chance_events_are_refused() {
    let mut game = Game::<Position>::new(two());
    for (event, reason) in [
        ("! start 1", "a deal is due now"),
        ("! deal 2 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8", "the tiles are for seat 1"),
        ("! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7", "nine tiles"),
    ] {
        assert!(refused(&game, event).contains(reason), "{event}");
    }
    play(&mut game, "! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8");
    assert!(
        refused(&game, "! deal 2 0-0 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8").contains("0-0 is not in the store")
    );
    let mut game = given(&two(), "lay 1\n1: 4-5\n2: 6-6\nL1: 0-1\nL2: 0-2\nL3: 0-3");
    play(&mut game, "1 draw");
    assert!(refused(&game, "! draw 2 7-7").contains("the tiles are for seat 1"));
    assert!(refused(&game, "! draw 1 6-6").contains("6-6 is not in the store"));
}

#[test]
fn impossible_setups_are_refused() {
    for (name, value, part) in [
        ("players", Value::Int(1), "from 2 to 4"),
        ("players", Value::Int(5), "from 2 to 4"),
        ("start", Value::Int(3), "a seat is 1 to 2"),
        ("tokens_per_turn", Value::Int(2), "from 0 to 1"),
        ("city", Value::from("atlantis"), "one of new-york"),
        ("start_tile", Value::Int(1), "true or false"),
        ("tiles", Value::Int(1), "unknown field"),
        ("preset", Value::from("wild"), "unknown preset"),
    ] {
        let error = Setup::from_raw([(name.to_owned(), value)]).unwrap_err().to_string();
        assert!(error.contains(part), "{name}: {error}");
    }
}

#[test]
fn presets_set_what_the_page_says() {
    let leaflet = Setup::preset("leaflet").unwrap();
    assert_eq!((leaflet.players(), leaflet.start(), leaflet.start_tile()), (2, None, false));
    assert_eq!((leaflet.tokens_per_turn(), leaflet.city().name()), (None, "new-york"));
    assert_eq!(Setup::preset("calm").unwrap().tokens_per_turn(), Some(1));
    assert_eq!(Setup::from_raw([]), Ok(leaflet));
    let names: Vec<&str> = Setup::PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, ["leaflet", "calm"]);
}

/// A table of two from which each bad one differs in one thing.
const GOOD: &str = "lay 1
     1: 3-7 4-5   token 1
     2: 2-2
     L1: 0-0 0-1 1-1
     L2: 1-3
     stations: 3 after L1 by 2";

#[test]
fn impossible_positions_are_refused() {
    drawn(&two(), GOOD);
    for (from, to, part) in [
        // Forms.
        ("lay 1", "lay", "a stage such as"),
        ("lay 1", "lay 3", "a seat is a number from 1 to 2"),
        ("lay 1", "jump 1", "a stage such as"),
        ("lay 1", "lay 1 right", "a stage such as"),
        ("lay 1", "over 1 boredom", "a stage such as"),
        ("lay 1", "more 1 left", "a stage such as"),
        ("3-7 4-5", "3-7 4-10", "a tile is written like"),
        ("2: 2-2", "2: 2-2, 2-3", "2 hands, one for each seat"),
        ("2: 2-2", "2:", "an empty hand is written -"),
        ("token 1", "token 1 1", "2 numbers of tokens"),
        ("token 1", "token x", "a number of tokens expected"),
        ("L2: 1-3", "L25: 1-3", "a line is L1 to L24"),
        ("L2: 1-3", "L2:", "only lines that have tiles"),
        ("L2: 1-3", "L1: 1-3", "lines stand in order"),
        ("3 after L1 by 2", "3 after L1", "a station is written like"),
        ("3 after L1 by 2", "11 after L1 by 2", "a station is 1 to 10"),
        // The table.
        ("L2: 1-3", "L2: 0-1", "each tile lies in one place"),
        ("L2: 1-3", "L2: 1-3 4-4", "L2 ends in 3"),
        ("L2: 1-3", "L9: 1-3", "a line of an open station"),
        ("0-1 1-1", "0-1 1-1 1-4", "no longer than its station says"),
        ("0-1 1-1", "0-1", "at the end of a complete line"),
        ("L2: 1-3", "L5: 1-8", "no half above 7"),
        ("L2: 1-3", "L6: 1-3", "no half below 2"),
        ("L2: 1-3", "L2: 1-3\nL3: 1-4\nL4: 1-5\nL5: 1-6", "at most three lines are active"),
        ("3 after L1 by 2", "-", "a station for every complete line"),
        ("3 after L1 by 2", "3 after L5 by 2", "closes a line that is there before it"),
        ("3 after L1 by 2", "3 after L1 by 2, 4 after L1 by 2", "that no other closes"),
        ("3 after L1 by 2", "3 after L1 by 2, 3 after L2 by 2", "opened once"),
        ("L2: 1-3", "L2: 0-3\nstart tile: 0-9", "no start tile"),
        ("L2: 1-3", "L2: 1-3\nstart tile: 6-6", "not a double"),
        // Hands and tokens.
        ("2: 2-2", "2: 3-7", "each tile lies in one place"),
        ("2: 2-2", "2: 1-3", "each tile lies in one place"),
        ("2: 2-2", "2: -", "a hand is empty only when"),
        ("2: 2-2", "2: out", "two seats or more play on"),
        ("token 1", "token 3", "no more tokens than doubles"),
        // The stage.
        ("lay 1", "lot", "no tile is laid before the first turn"),
        ("lay 1", "deal 1", "no tile is laid before the first turn"),
        ("lay 1", "draw 1", "who draws holds no tile that fits"),
        ("lay 1", "drawn 1 5-5", "the drawn tile is in the hand"),
        ("lay 1", "drawn 1 3-7", "who drew held no tile that fits"),
        ("lay 1", "station 1 L2", "a station for every complete line"),
        ("lay 1", "more 2", "`more` needs a right or a token"),
        ("lay 1", "more 1 used", "where a turn takes one token"),
        ("lay 1", "over 1 last_tile", "the reason why the game is over"),
        ("lay 1", "over 1 fifth_station", "the reason why the game is over"),
        ("lay 1", "over 1 blocked", "the reason why the game is over"),
        ("lay 1", "over 1 resignation", "two seats or more"),
    ] {
        let text = text_of(&two(), &GOOD.replace(from, to));
        let error = Position::read(&two(), &text).expect_err(&text).to_string();
        assert!(error.contains(part), "{from} → {to}: {error}");
    }
}

#[test]
fn positions_before_and_after_play_are_held_against_the_rules_too() {
    let nine = "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8";
    let ten = "1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8 1-9 2-2";
    for (text, part) in [
        (format!("deal 1 / -, {nine} / 0 0 / - / - / -"), "in the order of the seats"),
        (format!("deal 1 / {ten}, - / 0 0 / - / - / -"), "hands of nine"),
        (format!("lot / {nine}, - / 0 0 / - / - / -"), "in the order of the seats"),
        (format!("deal 1 / {nine}, {} / 0 0 / - / - / -", &ten[..35]), "after the last deal"),
        ("lay 1 / -, - / 0 0 / - / - / -".to_owned(), "a hand is empty only"),
        ("station 1 L1 / -, - / 0 0 / - / L1 0-1 1-2 2-3 / -".to_owned(), "a hand is empty only"),
        ("lot / -, - / 0 0 / - / -".to_owned(), "«stations» is missing"),
        ("lot / -, - / 0 0 / - / - / - / -".to_owned(), "nothing may follow"),
        ("lot / -, - / 0 0 / 3-7 / - / -".to_owned(), "no start tile"),
        ("lot / -, - / 0 0 / - / - / -".to_owned(), "the setup says who begins"),
        ("draw 1 / 4-5, rest / 0 0 / - / L1 0-1, L2 0-2, L3 0-3 / -".to_owned(), "a tile is written like"),
        ("station 1 L2 / 4-5, 4-4 / 0 0 / - / L1 0-1 1-2 2-3, L2 5-6 / -".to_owned(), "a complete line without one"),
        ("more 1 right / 4-5, 4-4 / 0 0 / - / L1 0-1 / -".to_owned(), "a right comes from a double"),
        (
            "lay 1 / 7-7, 2-3 / 0 0 / - / L1 1-0 0-0 0-2, L2 3-0 0-4 4-5, L3 5-0, L4 6-0, L5 7-0, L6 8-0 0-9 9-9 \
             / 5 after L1 by 1, 9 after L2 by 2, 1 after L6 by 2"
                .to_owned(),
            "when no unlaid tile fits",
        ),
    ] {
        let error = Position::read(&two(), &text).expect_err(&text).to_string();
        assert!(error.contains(part), "{text}: {error}");
    }
    let full = text_of(&two(), "draw 1\n1: 4-5\n2: rest\nL1: 0-1\nL2: 0-2\nL3: 0-3");
    let error = Position::read(&two(), &full).unwrap_err().to_string();
    assert!(error.contains("a store that has some"), "{error}");
    let five = text_of(
        &two(),
        "lay 2\n1: 3-4\n2: 3-5\nL1: 0-0 0-1 1-1\nL2: 0-2 2-2 2-1\nL5: 9-9 9-0\nL10: 8-8 8-0\nL12: 6-6 6-2
         stations: 1 after L1 by 1, 5 after L2 by 1, 7 after L5 by 1, 2 after L10 by 1, 8 after L12 by 1",
    );
    let error = Position::read(&two(), &five).unwrap_err().to_string();
    assert!(error.contains("a fifth station ends the game"), "{error}");
    let with_tile = setup(&[("start_tile", Value::Bool(true))]);
    let error =
        Position::read(&with_tile, &text_of(&with_tile, "lay 1\n1: 3-4\n2: 3-5")).unwrap_err().to_string();
    assert!(error.contains("a start tile"), "{error}");
    let three = players(3);
    let error = Position::read(&three, &text_of(&three, "lay 2\n1: 3-4\n2: out token 1\n3: 3-5\nL1: 0-0"))
        .unwrap_err();
    assert!(error.to_string().contains("neither tiles nor tokens"), "{error}");
    let error =
        Position::read(&three, &text_of(&three, "lay 2\n1: 3-4\n2: out\n3: 3-5\nL1: 0-0")).unwrap_err();
    assert!(error.to_string().contains("the seat on turn is in the game"), "{error}");
}

#[test]
fn the_example_of_the_text_form_reads_back() {
    let text = "more 2 right / 0-1 3-4, 5-6 7-9 / 1 1 / - / L1 3-7 7-7 7-2, L3 4-4, L6 2-2 / 4 after L1 by 1";
    let position = Position::read(&two(), text).unwrap();
    assert_eq!(position.to_string(), text);
}

#[test]
fn a_mutated_position_is_refused_or_reads_back() {
    let read = Cell::new(0);
    proptest!(ProptestConfig::with_cases(512), |(seed in 0u64..40, length in 0usize..120, changes in changes())| {
        let game = some_game(seed, length);
        let text = mutated(&game.position().to_string(), &changes);
        if let Ok(position) = Position::read(game.setup(), &text) {
            read.set(read.get() + 1);
            prop_assert_eq!(position.validate(), Ok(()));
            prop_assert_eq!(Position::read(game.setup(), &position.to_string()), Ok(position.clone()));
            // Whatever is accepted can be played on from.
            let mut game = Game::from_position(game.setup().clone(), position);
            let mut source = Stream::new(seed);
            while game.turn() != Turn::Over {
                advance(&mut game, &mut source);
                prop_assert_eq!(game.position().validate(), Ok(()));
            }
        }
    });
    assert!(read.get() >= 3, "only {} were read", read.get());
}

#[test]
fn a_mutated_event_is_refused_or_played() {
    let read = Cell::new(0);
    proptest!(|(seed in 0u64..40, length in 0usize..120, changes in changes())| {
        let mut game = some_game(seed, length);
        for line in ["1 3-7>L1", "2 token 3-3>L12", "! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8", "! draw 1 3-7",
                     "! station 4", "! starttile 3-7", "! start 2", "3 resign", "1 keep"] {
            if let Ok(event) = game.read_event(&mutated(line, &changes)) {
                read.set(read.get() + 1);
                let _ = game.apply(event);
                prop_assert_eq!(game.position().validate(), Ok(()));
            }
        }
    });
    assert!(read.get() >= 5, "only {} were read", read.get());
}

#[test]
fn any_setup_is_built_or_refused() {
    let read = Cell::new(0);
    proptest!(|(
        name in "[a-z_]{0,16}|players|start|city|start_tile|tokens_per_turn",
        number in any::<i64>(),
        text in ".{0,20}",
        flag in any::<bool>(),
    )| {
        for value in [Value::Int(number), Value::Int(number % 5), Value::from(text.as_str()), Value::Bool(flag)] {
            if let Ok(setup) = Setup::from_raw([(name.clone(), value)]) {
                read.set(read.get() + 1);
                let raw = setup.values().iter().map(|(name, value)| (name.to_owned(), value.clone())).collect::<Vec<_>>();
                prop_assert_eq!(Setup::from_raw(raw), Ok(setup));
            }
        }
    });
    assert!(read.get() >= 15, "only {} were read", read.get());
}
