//! Positions in which hands are left to the lot: what is known stays, and everything else is dealt somewhere.

use igroteka_catalog::{AnyGame, Code, kind};
use igroteka_game::{Event, Seat, Seed, Source, Stream, Turn};
use serde_json::{Value, json};

/// A game after so many random actions, at a moment when one seat is to act. None if it ended before.
fn random_game(id: &str, setup: &Value, actions: usize, seed: u64) -> Option<(Box<dyn AnyGame>, Seat)> {
    let mut source = Stream::new(seed);
    let mut game = kind(id).unwrap().new_game(setup).unwrap();
    let chance = Seed([seed as u8; 32]);
    for _ in 0..actions {
        game.roll(chance);
        let Turn::Seats(seats) = game.turn() else { return None };
        let seat = seats.first().unwrap();
        let legal = game.legal(seat);
        game.apply(&Event::Act(seat, source.pick(&legal).as_str())).unwrap();
    }
    game.roll(chance);
    let Turn::Seats(seats) = game.turn() else { return None };
    let seat = seats.first().unwrap();
    Some((game, seat))
}

/// The position's text with everything unknown that this seat does not hold.
fn masked(id: &str, text: &str, seat: Seat) -> String {
    let mut parts: Vec<String> = text.split('/').map(|part| part.trim().to_owned()).collect();
    let count = |cards: &str| {
        let many = |word: &str| word.split_once('*').map_or(1, |(_, number)| number.parse().unwrap());
        cards.split_whitespace().filter(|word| *word != "-").map(many).sum::<u32>()
    };
    let others = |hands: &str, between: &str, mask: &dyn Fn(&str) -> String| {
        let hand = |(place, hand): (usize, &str)| {
            if place == seat.index() { hand.trim().to_owned() } else { mask(hand.trim()) }
        };
        hands.split(between).enumerate().map(hand).collect::<Vec<_>>().join(between)
    };
    match id {
        "metro" => {
            parts[1] = others(&parts[1], ",", &|hand| format!("?{}", hand.split_whitespace().count()));
        }
        "sudoku" => {
            parts[2] = others(&parts[2], " ", &|hand| if hand == "-" { hand } else { "?" }.to_owned());
        }
        _ => {
            parts[1] = others(&parts[1], "|", &|hand| format!("?{}", count(hand)));
            "pile ?".clone_into(&mut parts[2]);
            parts[3] = format!("aside ?{}", count(parts[3].strip_prefix("aside").unwrap()));
        }
    }
    parts.join(" / ")
}

/// Whether such a text leaves a card or tile in a hand or aside to the lot.
fn hides_hands(masked: &str) -> bool {
    masked.replace("pile ?", "").replace("?0", "").contains('?')
}

#[test]
fn what_a_seat_knows_stays_and_the_rest_is_dealt() {
    for (id, setup, actions) in [
        ("metro", json!({"players": 3, "start": 1}), 12),
        ("metro", json!({"start": 2}), 3),
        ("sudoku", json!({"preset": "children", "players": 3}), 6),
        ("sudoku", json!({"preset": "adult"}), 9),
        ("roads", json!({"preset": "duel", "cards": 20, "aside": 4}), 5),
        ("roads", json!({"preset": "newspaper", "players": 3}), 7),
        ("roads", json!({"preset": "pile", "players": 2}), 6),
    ] {
        // A random game of variant 1 of roads may be over after a few cards.
        let games: Vec<_> =
            (1..=20).filter_map(|seed| random_game(id, &setup, actions, seed)).take(8).collect();
        assert_eq!(games.len(), 8, "{id} {setup}");
        for (game, seat) in games {
            let text = masked(id, &game.position(), seat);
            let what = format!("{id} {setup} {text}");
            let deal = |seed: u8| {
                let mut dealt = game.boxed_clone();
                dealt.deal_position(&text, Some(seat), Seed([seed; 32])).map(|()| dealt)
            };
            let one = deal(1).unwrap_or_else(|refusal| panic!("{what}: {refusal}"));
            assert_eq!(one.view(Some(seat)), game.view(Some(seat)), "{what}");
            assert_eq!(one.position(), deal(1).unwrap().position(), "{what}: the same lot");
            let differs = (2..20).any(|other| deal(other).unwrap().position() != one.position());
            assert_eq!(differs, hides_hands(&text), "{what}: whether it may be dealt otherwise");
            // A text that leaves nothing to the lot means itself.
            let mut again = game.boxed_clone();
            again.deal_position(&game.position(), Some(seat), Seed([1; 32])).unwrap();
            assert_eq!(again.position(), game.position(), "{what}");
            // The hand of the seat that is asked about is known.
            let other = Seat::all(game.players()).find(|other| *other != seat).unwrap();
            let blind = masked(id, &game.position(), other);
            let refusal = game.boxed_clone().deal_position(&blind, Some(seat), Seed([1; 32])).unwrap_err();
            assert_eq!(refusal.code, Code::BadPosition, "{what}");
            // Only who deals may leave something to the lot.
            let refusal = game.boxed_clone().set_position(&text).unwrap_err();
            assert_eq!(refusal.code, Code::BadPosition, "{what}");
        }
    }
}

#[test]
fn deals_that_cannot_be_are_refused() {
    let many = |word: &str| format!("{word} ").repeat(3000);
    let metro = |hands: &str| format!("lay 1 / {hands} / 0 0 / - / - / -");
    let roads = |hands: &str, pile: &str| {
        format!(
            "- / {hands} / pile {pile} / aside - / first 1 / out - / resigned - / passed - / missed 0 0 / joined 0 0 / play 1 / -"
        )
    };
    let board = "...... ...... ...... ...... ...... ......";
    let sudoku = |hands: &str| format!("{board} / - / {hands} / 0 0 / - / lay 1");
    let texts = [
        ("metro", metro("?9, ?47")),
        ("metro", metro("?9, ?256")),
        ("metro", metro("?9, ?-1")),
        ("metro", metro("?9, ??")),
        ("metro", metro("?9, ?+9")),
        ("metro", metro(&format!("?9, {}", many("?255")))),
        ("metro", metro("2-3 ?8, 2-3 ?8")),
        ("metro", metro("?9, ?0")),
        ("roads", roads("?255 | ?255", "?")),
        ("roads", roads(&format!("{} | ?1", many("?255")), "?")),
        ("roads", roads("2222*255 | ?1", "?")),
        ("roads", roads("?1 | ?1", "-")),
        ("roads", roads("?1 | ?1", "?1")),
        ("sudoku", sudoku("?2 ?")),
        ("sudoku", sudoku("? ? ?")),
        ("sudoku", sudoku("?")),
        ("quoridor", "e1 e9 / ? 10 / - / 1".to_owned()),
        ("nardy", "white 1 / ?15 / ?15 / cube 1 / 1 plays 31".to_owned()),
    ];
    for (id, text) in texts {
        let setup = if id == "sudoku" { json!({"preset": "children", "players": 2}) } else { Value::Null };
        let mut game = kind(id).unwrap().new_game(&setup).unwrap();
        let before = game.position();
        let refusal = game.deal_position(&text, None, Seed([1; 32])).unwrap_err();
        assert_eq!(refusal.code, Code::BadPosition, "{id} {text}");
        assert!((10..400).contains(&refusal.message.len()), "{id}: {}", refusal.message);
        assert_eq!(game.position(), before, "{id}: nothing has changed");
    }
}
