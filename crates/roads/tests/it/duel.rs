//! Variant 1: grow or close (R4).

use igroteka_game::{Game, Rules, Setup as _, Turn};
use igroteka_roads::{Cards, Position};

use crate::common::*;

fn duel(aside: &str) -> igroteka_roads::Setup {
    setup("duel", &[("cards", "20"), ("aside", aside), ("start", "1")])
}

/// A fresh duel: seat 1 begins and holds 5 straights, 8 bends, 2 Ts, a crossing and 4 dead ends.
fn dealt(start: &str) -> Position {
    let setup = setup("duel", &[("cards", "20"), ("start", start)]);
    let mut position = Position::new(&setup);
    let hand = Cards::read("2.2.*5 22..*8 222.*2 2222 2...*4").unwrap();
    let other = setup.deck().without(&hand).unwrap();
    happen(&mut position, &format!("deal 1 {hand}"));
    happen(&mut position, &format!("deal 2 {other}"));
    position
}

#[test]
fn r4_closed_means_that_no_square_accepts_any_card_of_the_deck() {
    let mut position = dealt("1");
    play(&mut position, "0,0:2...");
    play(&mut position, "0,1:..2.");
    looks_like(&position, "╷ ╵");
    assert_eq!(result(&position), (vec![2], "closed"));
}

#[test]
fn r4_the_second_player_wins_whoever_closed_the_network() {
    let mut position = dealt("1");
    play(&mut position, "0,0:.2.2");
    play(&mut position, "1,0:...2");
    play(&mut position, "-1,0:.2..");
    looks_like(&position, "╶─╴");
    // Seat 1 began and closed it itself.
    assert_eq!(result(&position), (vec![2], "closed"));
}

#[test]
fn r4_the_roles_follow_who_begins() {
    let mut position = dealt("2");
    assert_eq!((position.first(), position.second()), (Some(seat(2)), Some(seat(1))));
    play(&mut position, "0,0:2...");
    play(&mut position, "0,1:..2.");
    assert_eq!(result(&position), (vec![1], "closed"));
}

#[test]
fn r4_an_open_network_is_a_draw_when_nobody_can_lay_a_held_card() {
    // The bend in the west closes all but one gap, right of `┬` in the middle row: roads lead there from the west, the
    // east and the south. Five of the seven Ts are on the table, and the others lie aside. The deck has a card for
    // the gap, so the network is open, although nobody holds it.
    let scene = Scene::new(
        duel("8"),
        "
        ┌┬─╴·
        ·┼─╴·
        ╶┴┬·┐
        ··├┴┘
        ╶─┘··
        ",
        &["...2 ..22*9 .2.2", "...2*2 ..22*6 .2.2*4"],
        "play 2",
    )
    .from(-1, -4);
    let mut position = scene.position();
    play(&mut position, "-1,-1:22..");
    looks_like(
        &position,
        "
        ┌┬─╴·
        └┼─╴·
        ╶┴┬·┐
        ··├┴┘
        ╶─┘··
        ",
    );
    let t = igroteka_roads::Kind::read("222.").unwrap();
    assert_eq!(position.deck().count(t), 7);
    assert_eq!(position.aside().count(t), 2);
    let fitting: Vec<String> = (position.deck().kinds().iter())
        .flat_map(|kind| position.lays_of(kind))
        .map(|lay| lay.to_string())
        .collect();
    assert_eq!(fitting, ["2,-2:.222"]);
    for seat in [seat(1), seat(2)] {
        assert!(!position.hand(seat).is_empty() && !position.can_lay(seat));
    }
    assert_eq!(result(&position), (vec![], "stuck"));
}

#[test]
fn r4_all_cards_laid_and_not_closed_is_a_win_for_the_first() {
    let scene = Scene::new(
        duel("0"),
        "
        │········
        │········
        │········
        └┐·······
        ·└─┐·├┐··
        ···│··│┌┐
        ···└┐┌┼┘│
        ···╷│├┤··
        ···└┼┘├─╴
        ····╵·└┐╷
        ·······├┤
        ······╶┘╵
        ",
        &["-", ".2.2"],
        "play 2",
    )
    .from(-8, 0);
    let mut position = scene.position();
    play(&mut position, "-8,12:2.2.");
    assert_eq!(result(&position), (vec![1], "all_laid"));
}

#[test]
fn r4_closing_with_the_very_last_card_is_a_win_for_the_second() {
    let scene = Scene::new(
        duel("0"),
        "
        ┌┐··············
        └┤··············
        ·├┐·············
        ·╵├┐·╷··········
        ··╵└┐└┐·········
        ··┌┬┴─┼─────────
        ··└┼┐·╵·········
        ···└┤┌╴·········
        ····└┘··········
        ",
        &["-", "...2"],
        "play 2",
    )
    .from(-3, -5);
    let mut position = scene.position();
    play(&mut position, "13,-2:...2");
    assert_eq!(result(&position), (vec![2], "closed"));
}

#[test]
fn r4_who_is_to_move_and_cannot_lay_though_the_other_could_draws() {
    // The straight leaves one gap, between the two halves of the top row: roads from the west, from the east and
    // from the south. Only a T or a crossing fits; seat 2 holds neither, seat 1 holds both.
    let scene = Scene::new(
        duel("0"),
        "
        ┌·┬┬┐
        │·├·┘
        └┴┘··
        ",
        &["...2*2 ..22*5 .2.2*4 .222*2 2222*2", "...2*4 ..22*6 .2.2*5"],
        "play 1",
    )
    .from(-2, -2);
    let mut position = scene.position();
    play(&mut position, "-1,-1:2.2.");
    looks_like(
        &position,
        "
        ┌·┬┬┐
        ││├·┘
        └┴┘··
        ",
    );
    assert!(position.can_lay(seat(1)));
    assert!(!position.can_lay(seat(2)));
    assert_eq!(result(&position), (vec![], "stuck"));
}

#[test]
fn r4_the_last_card_of_the_second_player_that_fits_nowhere_is_a_draw() {
    // The first player has laid everything, so this is not closed; nor is everything laid.
    let scene = Scene::new(
        duel("8"),
        "
        ···┌┐╷····
        ·╶┐│││····
        ··└┤│└┬╴··
        ···│└─┘··┐
        ╶─┬┼╴┌┬┐┌┘
        ··┤└─┘╵└┘·
        ·╶┘·······
        ",
        &[".2.2", "..22"],
        "play 1",
    )
    .from(-5, -4);
    let mut position = scene.position();
    play(&mut position, "3,-1:.2.2");
    assert!(position.hand(seat(1)).is_empty() && !position.can_lay(seat(2)));
    assert_eq!(result(&position), (vec![], "stuck"));
}

#[test]
fn r4_a_running_duel_is_not_over() {
    let mut position = dealt("1");
    play(&mut position, "0,0:2...");
    play(&mut position, "0,1:2.2.");
    assert_eq!(position.turn(), Turn::of(seat(1)));
    assert_eq!(position.outcome(), None);
}

#[test]
fn g6_resigning_a_duel_lets_the_opponent_win() {
    for resigner in [1, 2] {
        let mut position = dealt("1");
        let resignation = position.resignation(seat(resigner));
        position.play(seat(resigner), &resignation).unwrap();
        assert_eq!(result(&position), (vec![3 - resigner], "resignation"));
    }
}

#[test]
fn g8_roles_swap_in_the_next_game_of_a_match() {
    let setup = setup("duel", &[("start", "1")]);
    let mut game = Game::<Position>::new(setup);
    game.act(seat(2), igroteka_roads::Action::Resign).unwrap();
    let next = Position::next_setup(game.setup(), game.starter(), &game.outcome().unwrap());
    assert_eq!(next.start(), Some(seat(2)));
    assert_eq!(Position::new(&next).first(), Some(seat(2)));
}

#[test]
fn a_draw_is_agreed_on_in_a_duel_only() {
    let mut game =
        Game::<Position>::from_position(setup("duel", &[("cards", "20"), ("start", "1")]), dealt("1"));
    for line in ["1 offer draw", "2 accept draw"] {
        let event = game.read_event(line).unwrap();
        game.apply(event).unwrap();
    }
    assert_eq!(game.outcome().unwrap().reason, "agreement");
    assert!(!Position::new(&setup("newspaper", &[])).draw_by_agreement());
    assert!(!Position::new(&setup("pile", &[])).draw_by_agreement());
}
