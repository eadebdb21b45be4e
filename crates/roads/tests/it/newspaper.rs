//! Variant 2: on a newspaper, who lays the last card wins (R8, R9).

use igroteka_game::{Rules, Turn};
use igroteka_roads::{Action, Illegal, Setup};

use crate::common::*;

fn small(players: &str) -> Setup {
    setup("newspaper", &[("cards", "20"), ("players", players), ("field", "4 4"), ("start", "1")])
}

/// Three players, seat 3 to move. The only gap that a road leads to is below the crossing: it is blank to the west
/// and to the south, so a bend to the east fits, and nothing else.
fn three_players() -> Scene {
    Scene::new(
        small("3"),
        "
        ···┌
        ··┌┼
        ·┌┘·
        ·└─┐
        ",
        &["..22*9 .2.2 .222*4 2222*3", "..22*2 .2.2*8 .222*5 2222*2", ".2.2*3 .222*11 2222*4"],
        "play 3",
    )
}

#[test]
fn r8_nothing_leaves_the_field() {
    let scene = Scene::new(
        small("2"),
        "
        ····
        ··──
        ····
        ····
        ",
        &["..22*6 .2.2*3 .222*6 2222*4", "..22*6 .2.2*3 .222*7 2222*3"],
        "play 1",
    );
    let position = scene.position();
    assert!(matches!(refusal(&position, "4,2:.2.2"), Illegal::OffField(_, _)));
    assert!(legal(&position).iter().all(|lay| lay.starts_with("1,2:")));
}

#[test]
fn r9_who_cannot_move_is_out_and_the_others_go_on() {
    let mut position = three_players().position();
    assert_eq!(legal(&position), ["out"]);
    play(&mut position, "out");
    assert_eq!(position.turn(), Turn::of(seat(1)));
    assert!(position.out().contains(seat(3)));
    assert_eq!(position.hand(seat(3)).len(), 18); // set aside, unseen
    assert_eq!(legal(&position), ["3,1:22.."]);
    play(&mut position, "3,1:22..");
    assert_eq!(to_move(&position), seat(2));
    assert!(position.out().contains(seat(3))); // for good
}

#[test]
fn r9_a_sole_survivor_wins_at_once() {
    let mut position = three_players().position();
    play(&mut position, "out");
    play(&mut position, "3,1:22..");
    // The network is closed but for the edge: seat 2 cannot move either.
    assert_eq!(legal(&position), ["out"]);
    play(&mut position, "out");
    assert_eq!(result(&position), (vec![1], "survivor"));
}

#[test]
fn r9_being_out_is_checked_only_when_the_turn_starts() {
    // Seat 2 holds no bend, and nothing else fits now. But it is seat 1's turn, whose bend opens the square above it.
    let scene = Scene::new(
        small("3"),
        "
        ┌┤··
        ├┴·┌
        └──┴
        ····
        ",
        &["..22*12 .2.2 .222 2222*3", ".2.2*6 .222*8 2222*3", "..22*2 .2.2*4 .222*7 2222*4"],
        "play 1",
    );
    let mut position = scene.position();
    assert!(!position.can_lay(seat(2)));
    assert!(position.seats_in().contains(seat(2)));
    play(&mut position, "2,2:2..2");
    looks_like(
        &position,
        "
        ┌┤··
        ├┴┘┌
        └──┴
        ····
        ",
    );
    assert_eq!(to_move(&position), seat(2));
    // Above the new bend, blank to the west: straight on, or a T.
    assert_eq!(legal(&position), ["2,3:2.2.", "2,3:222."]);
}

#[test]
fn r9_an_empty_hand_cannot_move() {
    // Seat 1 went out early, the others have laid all they had. Cards still fit, but nobody has one.
    let scene = Scene {
        out: "1",
        ..Scene::new(
            setup("newspaper", &[("cards", "20"), ("players", "3"), ("field", "6 9"), ("start", "1")]),
            "
            ┤├┤│·┌
            └┼┴┘┌┼
            ┬┴┐┌┴┴
            ┼┐└┤··
            ┼┤┌┤·┼
            ┼┴┤│┌┤
            ┼─┴┘├┴
            │┌┬┐├┐
            └┤│└┘│
            ",
            &[".2.2*7 2222*3", "-", "-"],
            "play 2",
        )
    };
    let mut position = scene.position();
    assert!(position.table().accepts(position.deck().kinds()));
    assert_eq!(legal(&position), ["out"]);
    play(&mut position, "out");
    assert_eq!(result(&position), (vec![3], "survivor"));
}

#[test]
fn r9_a_full_field_ends_the_game_at_once() {
    let scene = Scene::new(
        small("2"),
        "
        ││·┬
        └┼─┼
        ┐├┐│
        ┴┴┤├
        ",
        &["..22*3 .2.2*3 .222*2 2222*4", "..22*6 .2.2 .222*5 2222"],
        "play 2",
    );
    let mut position = scene.position();
    // Who laid the last card wins, though the opponent still holds twelve.
    assert_eq!(legal(&position), ["2,3:22.."]);
    play(&mut position, "2,3:22..");
    assert_eq!(result(&position), (vec![2], "full"));
}

#[test]
fn g6_resigning_is_being_out() {
    let mut position = three_players().position();
    position.play(seat(2), &Action::Resign).unwrap();
    assert!(position.resigned().contains(seat(2)));
    assert_eq!(to_move(&position), seat(3));
    play(&mut position, "out");
    assert_eq!(result(&position), (vec![1], "survivor"));
}

#[test]
fn g6_who_resigns_in_turn_ends_the_turn() {
    let mut position = three_players().position();
    play(&mut position, "resign");
    assert_eq!(to_move(&position), seat(1));
    assert_eq!(position.table().cards().len(), 8);
}

#[test]
fn g6_who_has_left_cannot_resign_again() {
    let mut position = three_players().position();
    play(&mut position, "out");
    assert_eq!(position.check(seat(3), &Action::Resign), Err(Illegal::NotInGame(seat(3))));
}
