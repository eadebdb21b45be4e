//! What holds for every game, as metro does it; hidden things and resigning.

use igroteka_game::{Event, Game, Match, Record, Rules, SeatSet, Setup as _, Stream, Turn, Value, playout};
use igroteka_metro::{Pip, Position, Setup, StationId, TileSet};

use crate::common::*;

const THREE_PLAYERS: &str = "lay 1
     1: 3-4 8-9 2-7   token 1
     2: 0-5 5-5
     3: 6-6 4-4 4-5
     L1: 0-1 1-1
     L2: 0-2
     L3: 0-3";

#[test]
fn g1_an_illegal_action_is_refused_with_a_reason_and_changes_nothing() {
    let game = given(&players(3), THREE_PLAYERS);
    // `refused` holds the position against the one before.
    for (line, reason) in [
        ("2 0-5>L1", "it is not seat 2's turn"),
        ("1 6-6>L3", "you do not hold 6-6"),
        ("1 3-4>L9", "there is no line L9 yet"),
        ("1 keep", "there is no drawn tile to keep"),
        ("1 done", "lay a tile first"),
        ("! draw 1 7-7", "no chance event is due"),
    ] {
        assert_eq!(refused(&game, line), reason, "{line}");
    }
}

#[test]
fn g2_the_same_setup_and_events_give_the_same_game() {
    let mut game = Game::<Position>::new(Setup::preset("leaflet").unwrap());
    let mut source = Stream::new(11);
    while game.turn() != Turn::Over {
        advance(&mut game, &mut source);
    }
    let again: Game<Position> = Record::of(&game).replay().unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(again.outcome(), game.outcome());
}

#[test]
fn g3_a_seat_sees_its_own_hand_and_counts_of_the_others() {
    let game = given(&players(3), THREE_PLAYERS);
    let view = game.view(Some(seat(2)));
    let hands: Vec<Option<String>> =
        view.seats.iter().map(|seat| seat.hand.map(|hand| hand.to_string())).collect();
    assert_eq!(hands, [None, Some("0-5 5-5".to_owned()), None]);
    let counts: Vec<u32> = view.seats.iter().map(|seat| seat.tiles).collect();
    assert_eq!(counts, [3, 2, 3]);
    assert_eq!((view.store, view.store_tiles), (55 - 4 - 8, None));
    assert!(game.view(None).seats.iter().all(|seat| seat.hand.is_none()));
}

#[test]
fn m16_hands_and_draws_are_hidden_and_counts_are_public() {
    let mut game = Game::<Position>::new(two());
    play(
        &mut game,
        "! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8
         ! deal 2 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8 1-9",
    );
    let seen =
        |number| -> Vec<String> { game.seat_record(number).events.iter().map(ToString::to_string).collect() };
    assert_eq!(
        seen(Some(seat(1))),
        ["! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8", "! deal 2 ? ? ? ? ? ? ? ? ?"]
    );
    assert_eq!(seen(None), ["! deal 1 ? ? ? ? ? ? ? ? ?", "! deal 2 ? ? ? ? ? ? ? ? ?"]);

    let mut game = given(&players(3), &THREE_PLAYERS.replace("lay 1", "lay 2").replace("0-5 5-5", "5-5 7-8"));
    play(&mut game, "2 draw\n! draw 2 7-7");
    let texts = |number: u8| game.seat_record(Some(seat(number))).events[1].to_string();
    assert_eq!((texts(1), texts(2)), ("! draw 2 ?".to_owned(), "! draw 2 7-7".to_owned()));
    assert_eq!(game.view(Some(seat(1))).drawn, None);
    assert_eq!(game.view(Some(seat(2))).drawn.map(|tile| tile.to_string()), Some("7-7".to_owned()));
    assert_eq!(game.view(Some(seat(1))).seats[1].tiles, 3);
    assert_eq!(game.view(Some(seat(1))).pile, 10);
}

#[test]
fn m16_after_the_end_everything_is_public() {
    let game = given(
        &two(),
        "over 2 last_tile
         1: 8-9
         2: -
         L1: 0-1 1-1",
    );
    let view = game.view(None);
    assert_eq!(view.seats[0].hand.map(|hand| hand.to_string()), Some("8-9".to_owned()));
    assert_eq!(view.store_tiles.map(TileSet::len), Some(52));
}

#[test]
fn m17_the_view_tells_the_tree() {
    let game = given(
        &two(),
        "lay 1
         1: 8-9
         2: 3-4
         L1: 0-0 0-1 1-1
         L5: 9-9 9-0
         L6: 7-6
         stations: 1 after L1 by 1, 5 after L5 by 2",
    );
    let view = game.view(None);
    let tree: Vec<(String, Option<u8>, u8, Option<u8>)> = (view.lines.iter())
        .map(|line| {
            let from = line.from.map(StationId::number);
            let to = line.leads_to.map(StationId::number);
            (line.line.to_string(), from, line.length, to)
        })
        .collect();
    let row = |name: &str, from, length, to| (name.to_owned(), from, length, to);
    assert_eq!(
        tree,
        [
            row("L1", None, 3, Some(1)),
            row("L2", None, 3, None),
            row("L3", None, 4, None),
            row("L4", None, 4, None),
            row("L5", Some(1), 2, Some(5)),
            row("L6", Some(1), 3, None),
            row("L7", Some(5), 3, None),
            row("L8", Some(5), 3, None),
        ]
    );
    let tiles: Vec<String> = view.lines[0].tiles.iter().map(ToString::to_string).collect();
    assert_eq!(tiles, ["0-0", "0-1", "1-1"]);
    assert_eq!(view.lines[5].open_end.map(Pip::number), Some(6));
    assert_eq!(view.stations[1].name, "59 St–Columbus Circle");
}

#[test]
fn m17_a_hand_may_hold_twenty_one_tiles() {
    // All tiles of 4 to 9, which three lines ending in 1, 2 and 3 do not take.
    let game = given(
        &two(),
        "lay 1
         1: 4-4 4-5 4-6 4-7 4-8 4-9 5-5 5-6 5-7 5-8 5-9 6-6 6-7 6-8 6-9 7-7 7-8 7-9 8-8 8-9 9-9
         2: 0-0
         L1: 0-1
         L2: 0-2
         L3: 0-3",
    );
    assert_eq!(game.position().hand(seat(1)).len(), 21);
    assert_eq!(legal(&game), ["draw"]);
}

#[test]
fn g4_a_forced_action_is_played_only_where_it_tells_nothing() {
    // `draw` and `pass` follow from rules that all can see.
    let blocked = "1: 4-5 8-9\n2: 0-0\nL1: 0-1\nL2: 0-2\nL3: 0-3";
    let mut game = given(&two(), &format!("lay 1\n{blocked}"));
    assert_eq!(game.forced(seat(1)).map(|action| action.to_string()), Some("draw".to_owned()));
    play(&mut game, "1 draw\n! draw 1 6-6");
    assert_eq!(legal(&game), ["keep"]);
    assert_eq!(game.forced(seat(1)), None);

    let game = given(&two(), &format!("lay 1\n{}", blocked.replace("2: 0-0", "2: rest")));
    assert_eq!(game.forced(seat(1)).map(|action| action.to_string()), Some("pass".to_owned()));

    let mut game = given(&players(3), &THREE_PLAYERS.replace(" 2-7", ""));
    // The only tile that fits: playing it unasked would tell that there is no other.
    assert_eq!(legal(&game), ["3-4>L3"]);
    assert_eq!(game.forced(seat(1)), None);
    play(&mut game, "1 3-4>L3");
    assert_eq!(legal(&game), ["done"]);
    assert_eq!(game.forced(seat(1)), None);
}

#[test]
fn g5_the_host_picks_who_begins_or_a_lot_does() {
    let mut game = Game::<Position>::new(Setup::preset("leaflet").unwrap());
    assert_eq!(stage(&game), "lot");
    play(&mut game, "! start 2");
    assert_eq!(stage(&game), "deal 2");
    assert_eq!(game.starter(), Some(seat(2)));
    let game = Game::<Position>::new(setup(&[("start", Value::Int(2))]));
    assert_eq!(stage(&game), "deal 2");
}

#[test]
fn g6_with_two_players_the_other_wins_at_once() {
    let mut game = given(
        &two(),
        "lay 1
         1: 3-4
         2: 0-0 0-5
         L1: 0-1 1-1 1-2
         stations: 1 after L1 by 1",
    );
    // Out of turn, and with the better score.
    play(&mut game, "1 resign");
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.winners, SeatSet::only(seat(2)));
    assert_eq!(outcome.reason, "resignation");
    assert_eq!(outcome.scores.as_slice(), [-3, -2]);
}

#[test]
fn g6_resigning_is_possible_while_a_chance_event_is_due() {
    let mut game = Game::<Position>::new(Setup::from_raw([("players".to_owned(), Value::Int(3))]).unwrap());
    play(&mut game, "2 resign");
    assert!(refused(&game, "! start 2").contains("seat 2 is not in the game"));
    play(&mut game, "! start 1\n! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8\n1 resign");
    assert_eq!(stage(&game), "over 1 resignation");
    assert_eq!(game.outcome().expect("over").winners, SeatSet::only(seat(3)));
}

#[test]
fn g6_who_begins_may_resign_before_the_first_turn() {
    let mut game = Game::<Position>::new(players(3));
    play(
        &mut game,
        "! deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8
         1 resign
         ! deal 2 0-0 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8
         ! deal 3 0-1 2-2 2-3 2-4 2-5 2-6 2-7 2-8 2-9",
    );
    assert_eq!(stage(&game), "lay 2");
}

#[test]
fn m21_the_hand_goes_back_into_the_store_and_the_turn_passes() {
    let mut game = given(&players(3), THREE_PLAYERS);
    play(&mut game, "1 3-4>L3\n1 resign");
    expect(
        &game,
        "lay 2
         1: out
         2: 0-5 5-5
         3: 6-6 4-4 4-5
         L1: 0-1 1-1
         L2: 0-2
         L3: 0-3 3-4",
    );
    assert!(game.position().store().contains(igroteka_metro::Tile::read("8-9").unwrap()));
    // Another may draw what was given back.
    play(&mut game, "2 draw\n! draw 2 8-9\n2 keep\n3 4-4>L3");
    assert!(refused(&game, "1 resign").contains("seat 1 is not in the game"));
}

#[test]
fn m21_out_of_turn_the_turn_goes_on() {
    let mut game = given(&players(3), THREE_PLAYERS);
    play(&mut game, "1 3-4>L3\n2 resign");
    assert_eq!(stage(&game), "more 1");
    play(&mut game, "1 done");
    assert_eq!(stage(&game), "lay 3");
}

#[test]
fn m21_a_hand_given_back_ends_the_passing() {
    let mut game = given(
        &players(3),
        "lay 1
         1: 4-5 8-9
         2: rest
         3: 6-6
         L1: 0-1
         L2: 0-2
         L3: 0-3",
    );
    assert_eq!(legal(&game), ["pass"]);
    play(&mut game, "3 resign");
    assert_eq!(legal(&game), ["draw"]);
}

#[test]
fn m21_a_completed_line_still_gets_its_station() {
    let mut game = given(&players(3), &THREE_PLAYERS.replace("2-7", "1-7"));
    play(&mut game, "1 1-7>L1\n1 resign");
    assert_eq!(stage(&game), "station 1 L1");
    play(&mut game, "! station 5");
    assert_eq!(stage(&game), "lay 2");
    assert_eq!(game.position().table().stations_of(seat(1)), 1);
}

#[test]
fn m21_a_resigners_fifth_station_ends_nothing() {
    let mut game = given(
        &players(3),
        "lay 1
         1: 2-6 7-8
         2: 3-4
         3: 3-5
         L1: 0-0 0-1 1-1
         L2: 0-2 2-2 2-1
         L5: 9-9 9-0
         L10: 8-8 8-0
         L12: 6-6
         stations: 1 after L1 by 1, 5 after L2 by 1, 7 after L5 by 1, 2 after L10 by 1",
    );
    play(&mut game, "1 6-2>L12\n1 resign\n! station 8");
    assert_eq!(stage(&game), "lay 2");
    assert_eq!(game.position().table().stations_of(seat(1)), 5);
}

#[test]
fn g6_a_resigner_never_ranks_above_who_stayed() {
    let mut game = given(
        &players(3),
        "lay 2
         1: 3-4
         2: 7-8 0-2
         3: 5-5 5-6
         L1: 0-0 0-1 1-1
         L2: 9-2 2-2 2-1
         L3: 0-7
         stations: 1 after L1 by 1, 5 after L2 by 1",
    );
    play(&mut game, "1 resign\n2 7-8>L3\n3 5-6>L4\n2 0-2>L5");
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.winners, SeatSet::only(seat(2)));
    assert_eq!(outcome.scores.as_slice(), [-2, 0, -1]);
}

#[test]
fn g7_a_time_out_keeps_or_is_done_or_picks() {
    let mut source = Stream::new(5);
    let mut game = given(&players(3), THREE_PLAYERS);
    let events = game.timeout(seat(1), false, &mut source);
    assert!(matches!(events[1], Event::Pick(_)));
    play(&mut game, "1 3-4>L3");
    let events: Vec<String> =
        game.timeout(seat(1), false, &mut source).iter().map(ToString::to_string).collect();
    assert_eq!(events, ["1 timeout", "1 done"]);
    play(&mut game, "1 done\n2 draw\n! draw 2 7-7");
    let events: Vec<String> =
        game.timeout(seat(2), false, &mut source).iter().map(ToString::to_string).collect();
    assert_eq!(events, ["2 timeout", "2 keep"]);
    let lost: Vec<String> =
        game.timeout(seat(2), true, &mut source).iter().map(ToString::to_string).collect();
    assert_eq!(lost, ["2 timeout", "2 resign"]);
}

#[test]
fn g8_a_match_goes_to_three_wins_and_the_start_moves_on() {
    let mut setup = players(3);
    let mut score = Match::new(3, 3);
    let mut source = Stream::new(3);
    let mut games = 0;
    while score.winners().is_none() {
        let outcome = playout(Position::new(&setup), 1_000, &mut source, &mut Vec::new()).outcome;
        let before = score.points().to_vec();
        score = score.after::<Position>(&setup, &outcome, SeatSet::EMPTY);
        for player in SeatSet::all(3).iter() {
            // A shared win counts for each winner.
            let won = u32::from(outcome.winners.contains(player));
            assert_eq!(score.points()[player.index()], before[player.index()] + won);
        }
        let next = Position::next_setup(&setup, setup.start(), &outcome);
        let expected = setup.start().unwrap().next(3);
        assert_eq!(next.start(), Some(expected));
        setup = next;
        games += 1;
    }
    assert!((3..=9).contains(&games), "{games}");
    let winners = score.winners().unwrap();
    assert!(winners.iter().all(|seat| score.points()[seat.index()] == 3));
}

#[test]
fn a_draw_is_not_agreed_on() {
    let game = given(&two(), "lay 1\n1: 3-4\n2: 0-0\nL1: 0-1");
    assert!(refused(&game, "1 offer draw").contains("not drawn by agreement"));
}
