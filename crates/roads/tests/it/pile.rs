//! Variant 3: cards from a pile (R10–R13).

use igroteka_game::{Odds, Rules, Turn};
use igroteka_roads::{Action, Chance, Illegal, Position, Setup};

use crate::common::*;

fn pile(table: &[(&str, &str)]) -> Setup {
    let mut fields = vec![("cards", "20"), ("start", "1")];
    fields.extend(table);
    setup("pile", &fields)
}

/// Three sides of a ring on an unlimited table; the fourth bend closes it.
fn ring(players: &str) -> Scene {
    Scene::new(
        pile(&[("table", "unlimited"), ("players", players)]),
        "
        ┌┐
        └·
        ",
        &["-", "-"],
        "play 2",
    )
}

#[test]
fn r10_drawing_comes_first_and_is_not_a_choice() {
    let mut position = Position::new(&pile(&[]));
    assert_eq!(position.turn(), Turn::Chance);
    let Odds::Listed(odds) = position.odds() else { panic!() };
    // 8 straights, 12 bends, 13 Ts and 7 crossings in a deck of 40.
    let weights: Vec<(String, u32)> =
        odds.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect();
    let expected = [("draw 1 ..22", 12), ("draw 1 .2.2", 8), ("draw 1 .222", 13), ("draw 1 2222", 7)];
    assert_eq!(weights, expected.map(|(text, weight)| (text.to_owned(), weight)));
    happen(&mut position, "draw 1 2222");
    assert_eq!(position.turn(), Turn::of(seat(1)));
    play(&mut position, "2,3:2222");
    // One card a turn, then the next draws.
    assert_eq!(position.turn(), Turn::Chance);
    assert_eq!(position.active(), Some(seat(2)));
    let other = Chance::Draw(seat(1), igroteka_roads::Kind::read("2222").unwrap());
    assert!(matches!(position.check_chance(&other), Err(Illegal::OtherChance { .. })));
}

#[test]
fn r10_any_held_card_may_be_laid() {
    let scene = Scene { joined: "2 1", missed: "0 1", hands: &["-", "..22"], due: "draw 2", ..ring("2") };
    let mut position = scene.position();
    happen(&mut position, "draw 2 .2.2");
    // The drawn straight does not fit, the bend in hand does.
    assert_eq!(legal(&position), ["1,0:2..2"]);
}

#[test]
fn r10_if_nothing_fits_the_turn_is_lost_and_the_card_kept() {
    let scene = Scene { joined: "2 1", hands: &["-", "-"], due: "draw 2", ..ring("2") };
    let mut position = scene.position();
    happen(&mut position, "draw 2 .2.2");
    assert_eq!(legal(&position), ["pass"]);
    play(&mut position, "pass");
    assert_eq!(position.hand(seat(2)).to_string(), ".2.2");
    assert_eq!((position.missed(seat(1)), position.missed(seat(2))), (0, 1));
    assert_eq!((position.turn(), position.active()), (Turn::Chance, Some(seat(1))));
}

/// The pile is empty: 60 cards are 13 straights, 17 bends, 20 Ts and 10 crossings. Anything but a straight would fit
/// the corner of the ring, and all of that went with seat 3 when it resigned.
fn no_pile() -> Scene {
    Scene {
        hands: &[".2.2*7", ".2.2*6", "..22*14 .222*20 2222*10"],
        resigned: "3",
        missed: "0 0 0",
        joined: "2 1 0",
        ..ring("3")
    }
}

#[test]
fn r11_without_a_pile_play_goes_on_from_the_hands_until_nobody_can_lay_in_a_round() {
    let mut position = no_pile().position();
    assert!(position.pile().is_empty());
    play(&mut position, "pass");
    // No draw: the turn goes straight to the next seat.
    assert_eq!(position.turn(), Turn::of(seat(1)));
    play(&mut position, "pass");
    assert_eq!(position.outcome().unwrap().reason, "blocked");
    assert_eq!((position.missed(seat(1)), position.missed(seat(2))), (1, 1));
    // Seven cards against six.
    assert_eq!(result(&position), (vec![2], "blocked"));
}

#[test]
fn g6_nobody_waits_for_who_has_resigned() {
    // Seat 3 alone could have laid; the others have passed already.
    let scene = Scene { resigned: "-", passed: "1 2", missed: "1 1 0", due: "play 3", ..no_pile() };
    let mut position = scene.position();
    position.play(seat(3), &Action::Resign).unwrap();
    assert_eq!(result(&position), (vec![2], "blocked"));

    // Seat 3 alone holds cards; without them everything is laid, on an unlimited table (R13).
    let hands = &["-", "-", "..22*14 .2.2*13 .222*20 2222*10"];
    let mut position = Scene { resigned: "-", hands, due: "play 3", ..no_pile() }.position();
    position.play(seat(3), &Action::Resign).unwrap();
    assert_eq!(result(&position), (vec![1, 2], "all_laid"));
}

#[test]
fn r11_a_card_laid_gives_everybody_another_try() {
    // Seat 1 holds straights only and has passed. Seat 2 turns the corner southward, where a straight fits.
    let scene = Scene {
        hands: &[".2.2*8", "..22*9 .222*13 2222*7"],
        missed: "1 0",
        joined: "2 1",
        passed: "1",
        ..ring("2")
    };
    let mut position = scene.position();
    assert!(position.pile().is_empty());
    play(&mut position, "1,0:2.22");
    assert!(position.passed().is_empty());
    assert_eq!(legal(&position), ["1,-1:2.2."]);
}

#[test]
fn r11_a_card_drawn_gives_its_owner_another_try() {
    // Both have passed, and one card is left in the pile: the round is not full before it has been tried.
    let scene = Scene {
        hands: &[".2.2*6", ".2.2*6", "..22*14 .222*20 2222*10"],
        passed: "1 2",
        missed: "1 1 0",
        due: "draw 1",
        ..no_pile()
    };
    let mut position = scene.position();
    happen(&mut position, "draw 1 .2.2");
    assert_eq!(position.passed().iter().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(legal(&position), ["pass"]);
    play(&mut position, "pass");
    assert_eq!(result(&position), (vec![2], "blocked"));
}

#[test]
fn r11_an_empty_hand_is_skipped_once_the_pile_is_empty() {
    let scene = Scene {
        hands: &["..22*13 .2.2*13 .222*20 2222*10", "-", "..22"],
        missed: "0 0 0",
        joined: "1 1 1",
        due: "play 1",
        ..ring("3")
    };
    let mut position = scene.position();
    play(&mut position, "1,0:2.22");
    assert_eq!(to_move(&position), seat(3));
}

#[test]
fn r11_the_game_ends_when_all_is_played() {
    let scene = Scene::new(
        pile(&[("field", "7 8")]),
        "
        ··││┌┼┘
        ─┬┼┴┴┴┬
        ┌┼┼─┬─┼
        ┘├┴┐├·│
        ·├·│└·└
        ·├┘│···
        ┬┼┬┘···
        └┼┘····
        ",
        &["-", "..22"],
        "play 2",
    );
    let scene = Scene { joined: "25 21", ..scene };
    let mut position = scene.position();
    play(&mut position, "5,3:2..2");
    // R13: no cards, no turn missed on either side; 25 roads joined against 22.
    assert_eq!(result(&position), (vec![1], "all_laid"));
}

#[test]
fn r12_a_network_that_accepts_no_card_of_the_deck_ends_the_game_at_once() {
    let scene = Scene { hands: &["..22", "..22"], joined: "2 1", ..ring("2") };
    let mut position = scene.position();
    assert!(position.pile().len() > 30);
    play(&mut position, "1,0:2..2");
    looks_like(&position, "┌┐ └┘");
    assert_eq!(position.outcome().unwrap().reason, "closed");
}

/// Seat 2 closes the ring: who has won?
fn closing(scene: &Scene) -> Vec<u8> {
    let mut position = scene.position();
    play(&mut position, "1,0:2..2");
    result(&position).0
}

#[test]
fn r13_fewest_cards_held_win() {
    let fewer = Scene { hands: &["2222*2", "..22 .2.2"], missed: "0 9", joined: "3 0", ..ring("2") };
    assert_eq!(closing(&fewer), [2]);
    let more = Scene { hands: &["2222*2", "..22 .2.2*3"], missed: "9 0", joined: "0 3", ..ring("2") };
    assert_eq!(closing(&more), [1]);
}

#[test]
fn r13_then_fewest_missed_turns() {
    let scene = |missed| Scene { hands: &["2222", "..22 .2.2"], missed, joined: "0 3", ..ring("2") };
    assert_eq!(closing(&scene("1 2")), [1]);
    assert_eq!(closing(&scene("2 1")), [2]);
}

#[test]
fn r13_then_most_roads_joined() {
    let scene = |joined| Scene { hands: &["2222", "..22 .2.2"], missed: "1 1", joined, ..ring("2") };
    // The closing card joins two roads.
    assert_eq!(closing(&scene("3 0")), [1]);
    assert_eq!(closing(&scene("2 1")), [2]);
}

#[test]
fn r13_then_the_win_is_shared() {
    let scene =
        Scene { hands: &["2222", "..22 .2.2", ".222*3"], missed: "1 1 0", joined: "2 0 1", ..ring("3") };
    assert_eq!(closing(&scene), [1, 2]);
}

#[test]
fn r13_the_first_card_counts_one_road() {
    let mut position = Position::new(&pile(&[("table", "unlimited")]));
    happen(&mut position, "draw 1 2222");
    play(&mut position, "0,0:2222");
    assert_eq!(position.joined(seat(1)), 1);
    happen(&mut position, "draw 2 2222");
    play(&mut position, "1,0:2222");
    assert_eq!(position.joined(seat(2)), 1);
}

#[test]
fn r13_everything_laid_on_an_unlimited_table_is_a_win_for_all() {
    let scene = Scene::new(
        pile(&[("table", "unlimited")]),
        "
        ·····├····
        ·····├┘···
        ·····├┬┼┤·
        ····┌┘└·└·
        ···├┼·····
        ···└┼┬──┬┐
        ··┌·││··└┤
        ┬─┼─┼┴┼··┼
        │·┴·└┐····
        ┤····│····
        ",
        &["-", "..22"],
        "play 2",
    )
    .from(-6, -4);
    let scene = Scene { joined: "21 21", ..scene };
    let mut position = scene.position();
    play(&mut position, "-6,-5:22..");
    // By roads joined seat 2 would win alone, 22 to 21.
    assert_eq!(position.joined(seat(2)), 22);
    assert_eq!(result(&position), (vec![1, 2], "all_laid"));
}

#[test]
fn g6_a_hand_is_set_aside_when_its_owner_resigns() {
    let scene =
        Scene { hands: &["2222", "..22 .2.2", ".222*3"], missed: "0 0 0", joined: "1 1 1", ..ring("3") };
    let mut position = scene.position();
    position.play(seat(2), &Action::Resign).unwrap();
    // The unfinished turn ends, the next seat draws, the hand stays where nobody sees it.
    assert_eq!((position.turn(), position.active()), (Turn::Chance, Some(seat(3))));
    assert_eq!(position.hand(seat(2)).len(), 2);
    assert_eq!(position.view(Some(seat(1))).hands[1].cards, None);
    position.play(seat(3), &Action::Resign).unwrap();
    assert_eq!(result(&position), (vec![1], "resignation"));
}
