//! What all games share: G2, G5, G6, G7 and the text of records.

use igroteka_game::{Game, Odds, Record, Rules, Source, Stream, Turn};
use igroteka_roads::{Action, Position};

use crate::common::*;

fn random_game(preset: &str, fields: &[(&str, &str)], seed: u64) -> Game<Position> {
    let mut game = Game::<Position>::new(setup(preset, fields));
    let mut source = Stream::new(seed);
    while game.turn() != Turn::Over {
        if let Some(chance) = game.draw_chance(&mut source) {
            game.chance(chance).unwrap();
        } else {
            let seat = to_move(game.position());
            let action = *source.pick(&game.legal(seat));
            game.act(seat, action).unwrap();
        }
    }
    game
}

#[test]
fn g2_the_same_setup_and_events_are_the_same_game() {
    for preset in ["duel", "newspaper-lanes", "pile"] {
        let game = random_game(preset, &[], 7);
        let record = Record::of(&game).to_string();
        let again = Record::read(&record).unwrap().replay::<Position>().unwrap();
        assert_eq!(again.position(), game.position());
        assert_eq!(again.outcome(), game.outcome());
    }
}

#[test]
fn g5_the_lot_is_fair_and_recorded() {
    let mut position = Position::new(&setup("pile", &[("players", "3")]));
    let Odds::Listed(odds) = position.odds() else { panic!() };
    let texts: Vec<(String, u32)> = odds.iter().map(|(lot, weight)| (lot.to_string(), *weight)).collect();
    assert_eq!(texts, [("start 1", 1), ("start 2", 1), ("start 3", 1)].map(|(t, w)| (t.to_owned(), w)));
    happen(&mut position, "start 2");
    assert_eq!((position.first(), position.active()), (Some(seat(2)), Some(seat(2))));
}

#[test]
fn g5_seats_play_clockwise_from_the_seat_that_begins() {
    let mut position =
        Position::new(&setup("pile", &[("players", "3"), ("start", "3"), ("table", "unlimited")]));
    let mut order = Vec::new();
    for turn in 0..4 {
        order.push(position.active().unwrap().number());
        let owner = position.active().unwrap();
        happen(&mut position, &format!("draw {owner} 2222"));
        play(&mut position, &format!("{turn},0:2222"));
    }
    assert_eq!(order, [3, 1, 2, 3]);
}

#[test]
fn g6_resigning_is_possible_while_chance_is_due() {
    let mut position = Position::new(&setup("newspaper", &[("players", "3")]));
    position.play(seat(2), &Action::Resign).unwrap();
    // The lot falls among those who are left.
    let Odds::Listed(odds) = position.odds() else { panic!() };
    assert_eq!(odds.len(), 2);
    let to_who_left = position.read_chance("start 2").unwrap();
    assert!(position.check_chance(&to_who_left).is_err());
    happen(&mut position, "start 1");
    // In the middle of the deal the player who was to begin leaves: the next one left begins.
    let chance = position.draw_chance(&mut Stream::new(1));
    position.apply_chance(&chance);
    position.play(seat(1), &Action::Resign).unwrap();
    assert_eq!(result(&position), (vec![3], "resignation"));
}

#[test]
fn g6_the_next_one_begins_if_the_first_has_resigned() {
    let mut position = Position::new(&setup("newspaper", &[("players", "3"), ("start", "3")]));
    position.play(seat(3), &Action::Resign).unwrap();
    let mut source = Stream::new(1);
    while position.turn() == Turn::Chance {
        let chance = position.draw_chance(&mut source);
        position.apply_chance(&chance);
    }
    assert_eq!(to_move(&position), seat(1));
    assert_eq!(position.hand(seat(3)).len(), 24); // dealt all the same, and never used
}

#[test]
fn g7_a_time_out_resigns_or_draws_an_action() {
    let mut game = Game::<Position>::new(setup("pile", &[("start", "1"), ("table", "unlimited")]));
    let draw = game.read_event("! draw 1 2222").unwrap();
    game.apply(draw).unwrap();
    let texts = |lose| -> Vec<String> {
        let events = game.timeout(seat(1), lose, &mut Stream::new(1));
        events.iter().map(ToString::to_string).collect()
    };
    assert_eq!(texts(true), ["1 timeout", "1 resign"]);
    assert_eq!(texts(false), ["1 timeout", "! pick 0,0:2222"]);
}

#[test]
fn no_game_is_longer_than_its_bound() {
    let setup = setup("pile", &[("players", "6"), ("cards", "50")]);
    assert!(Position::event_bound(&setup) < igroteka_game::MAX_EVENTS as u32);
}
