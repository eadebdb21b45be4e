//! Figures of the rules page.

use igroteka_game::{Game, Odds, Rules, Setup as _, Stream, Turn, Value, perft, playout};
use igroteka_metro::{Chance, Position, Setup, StationId, Tile};

use crate::common::*;

#[test]
fn a_game_has_at_most_246_278_or_308_events() {
    for (count, bound) in [(2, 246), (3, 278), (4, 308)] {
        assert_eq!(Position::event_bound(&players(count)), bound);
    }
}

#[test]
fn the_box_holds_55_tiles_a_start_station_and_ten_stations() {
    let city = two().city().city();
    assert_eq!((Tile::COUNT, city.start.lines.len(), city.stations.len()), (55, 4, 10));
    assert_eq!(StationId::MAX_STATIONS, 10);
    // Four lines of the start station and two of each other.
    let lines: usize = city.stations.iter().map(|station| station.lines.len()).sum();
    assert_eq!(lines + city.start.lines.len(), 24);
}

#[test]
fn everybody_is_dealt_nine_tiles_and_the_rest_is_the_store() {
    for (count, store) in [(2, 37), (3, 28), (4, 19)] {
        let mut game = Game::<Position>::new(players(count));
        let mut source = Stream::new(1);
        assert_eq!(game.position().odds(), Odds::Shuffle);
        while let Some(chance) = game.draw_chance(&mut source) {
            game.chance(chance).unwrap();
        }
        assert_eq!(game.position().store().len(), store);
    }
}

#[test]
fn the_pile_is_unordered() {
    let mut game = given(&two(), "lay 1\n1: 4-4 8-9\n2: 0-0\nL1: 0-1 1-4");
    play(&mut game, "1 4-4>L1");
    let Odds::Listed(stations) = game.position().odds() else { panic!("stations are listed") };
    assert_eq!(stations.len(), 10);
    assert!(stations.iter().all(|(_, weight)| *weight == 1));
    assert_eq!(stations[3].0.to_string(), "station 4");
}

#[test]
fn an_opening_hand_has_eight_ways_a_tile_and_four_a_double() {
    let mut game = Game::<Position>::new(two());
    play(
        &mut game,
        "! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8
         ! deal 2 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8 1-9",
    );
    // Eight tiles in two directions on four lines, one double on four lines.
    assert_eq!(perft(game.position(), 1), Ok(8 * 8 + 4));
    // After a plain tile (i, j) with i at the end: four lines minus one are unstarted and take 68 of seat 2's ways;
    // the active one takes what has its end: 0 – nothing, 1 – all nine, others – one.
    // Plain first tiles with the end 0: 8 on each of 4 lines; end 1: 1 on each; another end: 7 on each.
    let unstarted = 3 * (8 * 2 + 1);
    let plain = 4 * (8 * unstarted + (unstarted + 9) + 7 * (unstarted + 1));
    // After 0-0: `done`, or seat 1 lays another of its eight plain tiles: on the same line one way, else two.
    let double = 4 * (1 + 8 + 3 * 8 * 2);
    assert_eq!(perft(game.position(), 2), Ok(plain + double));
}

#[test]
fn random_games_end_by_the_rules_and_not_by_the_bound() {
    for count in 2..=4 {
        let setup = Setup::from_raw([("players".to_owned(), Value::Int(count))]).unwrap();
        let mut source = Stream::new(9);
        let mut reasons = std::collections::BTreeSet::new();
        for _ in 0..4_000 {
            let end =
                playout(Position::new(&setup), Position::event_bound(&setup), &mut source, &mut Vec::new());
            reasons.insert(end.outcome.reason);
        }
        assert!(reasons.contains("last_tile") && !reasons.contains("bound"), "{reasons:?}");
    }
}

#[test]
fn a_lot_can_be_settled_for_seat_1() {
    let mut position = Position::new(&Setup::preset("leaflet").unwrap());
    position.settle_lots();
    assert_eq!(position.to_string(), "deal 1 / -, - / 0 0 / - / - / -");
    assert_eq!(position.turn(), Turn::Chance);
    assert_eq!(Position::lot(&Chance::Start(seat(2))), Some(seat(2)));
}

#[test]
fn every_station_and_every_tile_of_the_store_is_drawn_equally_often() {
    let mut game = given(&two(), "lay 1\n1: 4-4 8-9\n2: 0-0\nL1: 0-1 1-4");
    play(&mut game, "1 4-4>L1");
    let mut source = Stream::new(4);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..10_000 {
        *seen.entry(game.position().draw_chance(&mut source).to_string()).or_insert(0) += 1;
    }
    // Ten stations, a thousand each, six standard deviations.
    assert_eq!(seen.len(), 10);
    assert!(seen.values().all(|count| (820..1_180).contains(count)), "{seen:?}");
}

#[test]
fn a_random_action_is_uniform() {
    // Two tiles on two unstarted lines, one of them a double, and one tile on the active line: 2·2 + 2·1 + 1.
    let setup = setup(&[]);
    let position = drawn(&setup, "lay 1\n1: 3-7 5-5\n2: 0-0\nL2: 1-2\nL3: 1-7");
    assert_eq!(position.count_legal(seat(1)), 7);
    let mut source = Stream::new(6);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..7_000 {
        let mut next = position.clone();
        next.play_random(seat(1), &mut source, &mut Vec::new());
        *seen.entry(next.to_string()).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 7);
    assert!(seen.values().all(|count| (820..1_180).contains(count)), "{seen:?}");
}
