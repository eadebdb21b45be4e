//! Worlds dealt for a seat that cannot know everything.

use std::collections::BTreeSet;

use igroteka_game::{Event, Game, Rules, Seat, Setup as _, Source, Stream, Turn, Value};
use igroteka_metro::{Action, Chance, Position, Setup, Tile};

use crate::common::*;

/// Deals a world for every seat and for a spectator, and holds it against what they have seen.
fn worlds_fit(game: &Game<Position>, source: &mut Stream) {
    for seat in Seat::all(game.setup().players()).map(Some).chain([None]) {
        let record = game.seat_record(seat);
        let world = record.sample_game(source).unwrap_or_else(|| {
            let events: Vec<String> = game.events().iter().map(ToString::to_string).collect();
            panic!("no world for {seat:?}\n{}\n{}", game.start(), events.join("\n"))
        });
        assert_eq!(world.position().validate(), Ok(()));
        assert_eq!(world.seat_record(seat), record);
        assert_eq!(world.view(seat), game.view(seat));
        if let Some(seat) = seat {
            assert_eq!(world.legal(seat), game.legal(seat));
        }
    }
}

/// Plays on at random; somebody resigns with this chance in a hundred, as long as three are left.
fn step(game: &mut Game<Position>, resigning: u32, source: &mut Stream) {
    let seats: Vec<Seat> = game.position().seats_in().iter().collect();
    if seats.len() > 2 && source.below(100) < resigning {
        let seat = *source.pick(&seats);
        game.act(seat, Action::Resign).expect("anybody may resign");
        return;
    }
    advance(game, source);
}

#[test]
fn a_world_is_found_after_any_resignations() {
    for seed in 0..200 {
        let mut source = Stream::new(seed);
        let setup = Setup::from_raw([("players".to_owned(), Value::Int(3 + seed as i64 % 2))]).unwrap();
        let mut game = Game::new(setup);
        while game.turn() != Turn::Over {
            step(&mut game, 6, &mut source);
            if game.turn() != Turn::Over && source.below(6) == 0 {
                worlds_fit(&game, &mut source);
            }
        }
        // Even of a finished game, whose record keeps the question marks.
        for seat in Seat::all(game.setup().players()) {
            assert!(game.seat_record(Some(seat)).sample_game(&mut source).is_some());
        }
    }
}

#[test]
fn a_world_is_found_for_a_game_that_begins_in_the_middle() {
    for seed in 0..150 {
        let mut source = Stream::new(seed);
        let setup = Setup::from_raw([
            ("players".to_owned(), Value::Int(2 + seed as i64 % 3)),
            ("start_tile".to_owned(), Value::Bool(seed % 2 == 0)),
        ])
        .unwrap();
        let mut game = Game::<Position>::new(setup.clone());
        for _ in 0..source.below(60) {
            if game.turn() != Turn::Over {
                step(&mut game, 2, &mut source);
            }
        }
        let mut game = Game::from_position(setup, game.position().clone());
        worlds_fit(&game, &mut source);
        while game.turn() != Turn::Over {
            step(&mut game, 5, &mut source);
            if game.turn() != Turn::Over && source.below(5) == 0 {
                worlds_fit(&game, &mut source);
            }
        }
    }
}

/// The hands that seat 2 may have, for seat 1.
fn hands_of_seat_2(game: &Game<Position>) -> BTreeSet<String> {
    let mut source = Stream::new(1);
    let record = game.seat_record(Some(seat(1)));
    (0..400)
        .map(|_| record.sample_game(&mut source).expect("a world fits").position().hand(seat(2)).to_string())
        .collect()
}

const ENDS_1_2_3: &str = "L1: 0-1\nL2: 0-2\nL3: 0-3";

#[test]
fn a_draw_tells_what_the_hand_cannot_be() {
    let mut game = given(&two(), &format!("lay 2\n1: 4-5 8-9\n2: 6-6\n{ENDS_1_2_3}"));
    play(&mut game, "2 draw");
    let hands = hands_of_seat_2(&game);
    // 28 tiles have no 1, 2 or 3, of which seat 1 holds two.
    assert_eq!(hands.len(), 26);
    assert!(hands.iter().all(|hand| !hand.contains(['1', '2', '3'])), "{hands:?}");
}

#[test]
fn a_set_position_with_a_draw_tells_it_too() {
    let stuck = format!("1: 4-5 8-9\n2: 6-6 6-7\n{ENDS_1_2_3}");
    let hands = hands_of_seat_2(&given(&two(), &format!("draw 2\n{stuck}")));
    assert!(hands.iter().all(|hand| !hand.contains(['1', '2', '3'])), "{hands:?}");
    // A tile just drawn may be anything.
    let hands = hands_of_seat_2(&given(&two(), &format!("drawn 2 6-7\n{stuck}")));
    assert!(hands.iter().any(|hand| hand.contains(['1', '2', '3'])), "{hands:?}");
    for hand in hands {
        let fitting = hand.split(' ').filter(|tile| tile.contains(['1', '2', '3'])).count();
        assert!(fitting <= 1, "{hand}");
    }
}

#[test]
fn a_tile_laid_after_the_draw_was_in_the_hand_or_drawn_later() {
    let mut game = given(&two(), &format!("lay 2\n1: 3-5 8-9\n2: 6-6 5-7\n{ENDS_1_2_3}"));
    play(&mut game, "2 draw\n! draw 2 1-9\n2 keep\n1 3-5>L3\n2 5-7>L3\n1 draw\n! draw 1 4-4\n1 keep");
    // Seat 2 laid 5-7; what it drew or what it had otherwise is open.
    let hands = hands_of_seat_2(&game);
    assert!(hands.len() > 100);
    for hand in &hands {
        let tiles: Vec<&str> = hand.split(' ').collect();
        assert_eq!(tiles.len(), 2);
        // 5-7 fits no line that ended in 1, 2 or 3, so at most the drawn tile does.
        assert!(tiles.iter().filter(|tile| tile.contains(['1', '2', '3'])).count() <= 1, "{hand}");
    }
}

#[test]
fn m21_a_tile_given_back_may_be_drawn_by_another() {
    let mut game = given(&players(3), &format!("lay 1\n1: 4-5 8-9\n2: 6-6\n3: 7-7 7-8\n{ENDS_1_2_3}"));
    play(&mut game, "1 resign\n2 draw\n! draw 2 8-9\n2 keep");
    let worlds = |viewer: u8| -> Vec<Game<Position>> {
        let mut source = Stream::new(2);
        let record = game.seat_record(Some(seat(viewer)));
        (0..600).map(|_| record.sample_game(&mut source).unwrap()).collect()
    };
    let drawn = |world: &Game<Position>| -> Tile {
        let drawn = world.events().iter().find_map(|event| match event {
            Event::Chance(Chance::Draw(_, tile)) => Some(*tile),
            _ => None,
        });
        drawn.expect("seat 2 drew")
    };
    // For seat 3, what seat 1 gave back is unknown, and sometimes it is what seat 2 drew.
    let again = |world: &&Game<Position>| world.start().hand(seat(1)).contains(drawn(world));
    let count = worlds(3).iter().filter(again).count();
    assert!((5..300).contains(&count), "{count}");
    // Seat 1 knows what it gave back; seat 2 had none of it before, and may have drawn it.
    let worlds = worlds(1);
    for world in &worlds {
        assert_eq!(world.start().hand(seat(1)).to_string(), "4-5 8-9");
        assert!(!["4-5", "8-9"].contains(&world.start().hand(seat(2)).to_string().as_str()));
    }
    assert!(worlds.iter().any(|world| drawn(world).to_string() == "8-9"));
}

#[test]
fn an_impossible_record_has_no_world() {
    let mut game = given(&two(), &format!("lay 2\n1: 4-5 8-9\n2: 6-6\n{ENDS_1_2_3}"));
    play(&mut game, "2 draw\n! draw 2 6-7\n2 keep\n1 draw\n! draw 1 4-4\n1 keep");
    let mut record = game.seat_record(Some(seat(1)));
    // Seat 2 may have drawn anything, but no tile of seat 1's hand.
    let Ok(Action::Lay(other)) = game.position().read_action(seat(2), "3-7>L3") else {
        panic!("a tile is laid")
    };
    record.events.push(Event::Act(seat(2), Action::Lay(other)));
    assert!(record.sample_game(&mut Stream::new(1)).is_some());
    record.events.pop();
    let Ok(Action::Lay(mine)) = game.position().read_action(seat(2), "4-5>L3") else {
        panic!("a tile is laid")
    };
    record.events.push(Event::Act(seat(2), Action::Lay(mine)));
    assert!(record.sample_game(&mut Stream::new(1)).is_none());
}
