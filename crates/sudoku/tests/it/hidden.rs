//! What a seat may know (G3, S17), and worlds sampled from what it knows.

use std::collections::BTreeMap;

use igroteka_game::{Game, Rules, Seat, Source, Stream, Turn};
use igroteka_sudoku::{Card, Phase, Position};

use crate::common::*;

const TWO_CARDS: &str = "
    1 . . | . . .
    . . . | 2 . .
    ------+------
    . . . | . . .
    . . . | . . .
    ------+------
    . . . | . . .
    . . . | . . .
";

#[test]
fn s17_hands_are_hidden_and_their_number_is_not() {
    let game = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    let view = game.view(Some(seat(2)));
    let cards: Vec<_> = view.seats.iter().map(|other| other.card).collect();
    assert_eq!(cards, [None, Some(card(4)), None]);
    assert!(view.seats.iter().all(|other| other.holds_card));
    assert_eq!(view.hand(), Some(card(4)));
    assert_eq!(view.stack, 31);
    // Six of each, less the 1 and the 2 on the board and the seat's own 4.
    assert_eq!(view.unseen, [5, 5, 6, 5, 6, 6]);
    assert_eq!(view.unseen(card(4)), 5);
    let spectator = game.view(None);
    assert!(spectator.seats.iter().all(|other| other.card.is_none()));
    assert_eq!(spectator.unseen, [5, 5, 6, 6, 6, 6]);
    assert_eq!(spectator.hand(), None);
}

#[test]
fn s17_removed_cards_are_public() {
    let mut game = draw("preset=table side=children layout=empty players=3", TWO_CARDS).hands("1 4 5").game();
    play(&mut game, "1 b1\n2 object");
    for viewer in [None, Some(seat(1)), Some(seat(2)), Some(seat(3))] {
        assert_eq!(game.view(viewer).removed, [card(1)]);
    }
}

#[test]
fn s17_another_seats_draw_is_a_question_mark() {
    let mut game = Game::new(setup("preset=children layout=empty start=1"));
    play(&mut game, "! draw 1 4\n! draw 2 6\n1 a1");
    let seen = |viewer| {
        let texts: Vec<String> = game.seat_record(viewer).events.iter().map(ToString::to_string).collect();
        texts.join(", ")
    };
    assert_eq!(seen(Some(seat(1))), "! draw 1 4, ! draw 2 ?, 1 a1=4");
    assert_eq!(seen(Some(seat(2))), "! draw 1 ?, ! draw 2 6, 1 a1=4");
    assert_eq!(seen(None), "! draw 1 ?, ! draw 2 ?, 1 a1=4");
}

#[test]
fn s17_after_the_end_everything_is_public() {
    let mut game = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    play(&mut game, "1 resign\n3 resign");
    for viewer in [None, Some(seat(1)), Some(seat(3))] {
        assert_eq!(game.view(viewer).seats[1].card, Some(card(4)));
    }
    let view = game.view(None);
    assert_eq!(view.unseen.iter().sum::<u8>(), view.stack);
    assert_eq!(view.outcome, game.outcome());
}

#[test]
fn g3_games_that_differ_in_hidden_cards_look_the_same() {
    let one = draw("preset=children layout=empty players=3", TWO_CARDS).hands("3 4 5").game();
    let other = draw("preset=children layout=empty players=3", TWO_CARDS).hands("6 4 2").game();
    assert_ne!(one.position(), other.position());
    for viewer in [Some(seat(2)), None] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    assert_ne!(one.view(Some(seat(1))), other.view(Some(seat(1))));
}

#[test]
fn s4_a_table_tells_nobody_whether_a_card_breaks_the_rule() {
    // Two worlds that differ in nothing but the card's rightness: the views differ in the card alone.
    let honest =
        draw("preset=table side=children layout=empty", TWO_CARDS).hands("- 4").next("check 1 b1=3 2").game();
    let breach =
        draw("preset=table side=children layout=empty", TWO_CARDS).hands("- 4").next("check 1 b1=1 2").game();
    assert!(breach.position().breach_under_check() && !honest.position().breach_under_check());
    let mut view = breach.view(Some(seat(2)));
    let expected = honest.view(Some(seat(2)));
    view.phase = expected.phase;
    view.unseen = expected.unseen.clone();
    assert_eq!(view, expected);
    assert_eq!(legal(&breach, seat(2)), legal(&honest, seat(2)));
}

/// Five cats, the sixth has no square.
const NO_CAT: &str = "
    1 . . | . . .
    . . . | 1 . .
    ------+------
    . 1 . | . . .
    . . . | . 1 .
    ------+------
    . . 1 | . . .
    . . . | . . 2
";

#[test]
fn a_running_strict_turn_means_a_playable_card() {
    let game = draw("preset=children layout=empty players=3", NO_CAT).hands("3 4 5").next("lay 2").game();
    let mut source = Stream::new(1);
    let mut others = BTreeMap::new();
    for _ in 0..2_000 {
        let world = game.seat_record(Some(seat(1))).sample_game(&mut source).unwrap();
        let from_view = game.view(Some(seat(1))).sample(game.setup(), &mut source).unwrap();
        for position in [world.position(), &from_view] {
            assert_ne!(position.hand(seat(2)), Some(card(1)), "seat 2 moves, so its card has a square");
            assert_eq!(position.validate(), Ok(()));
            assert_eq!(position.view(Some(seat(1))), game.view(Some(seat(1))));
        }
        *others.entry(world.position().hand(seat(3)).map(Card::number)).or_insert(0) += 1;
    }
    // Seat 3 may well hold the last cat: one of 29 unseen cards that seat 2 does not hold.
    assert_eq!(others.len(), 6);
    assert!((35..110).contains(&others[&Some(1)]), "{others:?}");
}

#[test]
fn both_ways_of_sampling_deal_alike() {
    // Seat 2 is to move: how often each card is in its hand, by the record and by the view.
    let game = draw("preset=children layout=empty", NO_CAT).hands("3 4").next("lay 2").game();
    let mut source = Stream::new(5);
    let (mut by_record, mut by_view) = ([0i32; 7], [0i32; 7]);
    for _ in 0..6_000 {
        let world = game.seat_record(Some(seat(1))).sample_game(&mut source).unwrap();
        by_record[world.position().hand(seat(2)).unwrap().number() as usize] += 1;
        let world = game.view(Some(seat(1))).sample(game.setup(), &mut source).unwrap();
        by_view[world.hand(seat(2)).unwrap().number() as usize] += 1;
    }
    // 29 unseen cards less the cat: five 2s, five 3s, and six of each other.
    for (number, share) in [(1, 0), (2, 5), (3, 5), (4, 6), (5, 6), (6, 6)] {
        let expected = 6_000 * share / 28;
        assert!((by_record[number] - expected).abs() < 200, "{number}: {by_record:?}");
        assert!((by_view[number] - expected).abs() < 200, "{number}: {by_view:?}");
    }
}

#[test]
fn what_a_seat_shows_is_known_in_every_world() {
    let mut game =
        draw("preset=table side=children layout=empty players=4", TWO_CARDS).hands("3 4 5 6").game();
    play(&mut game, "1 stuck\n4 resign\n2 accept");
    let record = game.seat_record(Some(seat(3)));
    let mut source = Stream::new(2);
    for _ in 0..200 {
        let world = record.sample_game(&mut source).unwrap();
        assert_eq!(world.position().hand(seat(1)), Some(card(3)));
        assert_eq!(world.position().removed().of(card(6)), 1);
        assert_eq!(world.view(Some(seat(3))), game.view(Some(seat(3))));
    }
}

#[test]
fn who_leaves_the_match_takes_a_playable_card_along() {
    let mut game = draw("preset=children layout=empty players=3", NO_CAT).hands("3 4 5").next("lay 2").game();
    play(&mut game, "2 resign match");
    let mut source = Stream::new(3);
    for _ in 0..500 {
        let world = game.seat_record(Some(seat(1))).sample_game(&mut source).unwrap();
        assert_eq!(world.position().removed().of(card(1)), 0);
        assert_eq!(world.position().validate(), Ok(()));
    }
}

#[test]
fn a_view_of_any_moment_gives_a_world() {
    for (setup_text, seed) in [
        ("preset=adult players=4", 1),
        ("preset=children players=3", 2),
        ("preset=table players=4 side=children", 3),
        ("preset=solo side=children", 4),
    ] {
        let setup = setup(setup_text);
        let mut source = Stream::new(seed);
        let mut game: Game<Position> = Game::new(setup.clone());
        while game.turn() != Turn::Over {
            for viewer in Seat::all(4).take(game.position().players().into()).map(Some).chain([None]) {
                let view = game.view(viewer);
                let world = view.sample(&setup, &mut source).unwrap();
                assert_eq!(world.validate(), Ok(()));
                assert_eq!(world.view(viewer), view);
            }
            match game.turn() {
                Turn::Chance => settle(&mut game, &mut source),
                Turn::Seats(seats) => {
                    let actor = seats.first().unwrap();
                    let action = *source.pick(&game.legal(actor));
                    game.act(actor, action).unwrap();
                }
                Turn::Over => {}
            }
        }
        assert!(matches!(game.position().phase(), Phase::Over { .. }));
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 512, "{}", size_of::<Position>());
}
