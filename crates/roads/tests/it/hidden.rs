//! What a seat sees and what it can work out: R16, G3, G4, and sampled worlds.

use igroteka_game::{Event, Game, Rules, Setup as _, Stream, Turn};
use igroteka_roads::{Action, Cards, Kind, KindSet, Position, Setup};

use crate::common::*;

fn game_of(scene: &Scene) -> Game<Position> {
    Game::from_position(scene.setup, scene.position())
}

#[track_caller]
fn apply(game: &mut Game<Position>, line: &str) {
    let event = game.read_event(line).unwrap();
    game.apply(event).unwrap();
}

/// Worlds that fit what a seat (0: a spectator) has seen.
fn worlds(game: &Game<Position>, number: u8, count: u64) -> impl Iterator<Item = Game<Position>> {
    let record = game.seat_record(igroteka_game::Seat::from_number(number));
    (0..count).map(move |seed| record.sample_game(&mut Stream::new(seed)).expect("the true world fits"))
}

fn kinds(text: &str) -> KindSet {
    Cards::read(text).unwrap().kinds()
}

#[test]
fn r16_hands_and_the_pile_are_hidden_and_the_mix_is_public() {
    let setup = setup("pile", &[("aside", "3"), ("start", "1")]);
    let mut game = Game::<Position>::new(setup);
    apply(&mut game, "! aside 2222 .2.2 .222");
    apply(&mut game, "! draw 1 22..");
    let view = game.view(Some(seat(2)));
    assert_eq!((view.hands[0].count, view.hands[0].cards), (1, None));
    assert_eq!((view.pile.count, view.pile.cards), (47, None));
    assert_eq!((view.aside.count, view.aside.cards), (3, None));
    assert_eq!(view.deck.iter().map(|kind| u16::from(kind.count)).sum::<u16>(), 51);
    assert_eq!(game.view(Some(seat(1))).hands[0].cards, Some(Cards::read("22..").unwrap()));
    assert!(game.view(None).hands.iter().all(|hand| hand.cards.is_none()));
    let seen = |number| {
        let record = game.seat_record(igroteka_game::Seat::from_number(number));
        record.events.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(seen(1), ["! aside ? ? ?", "! draw 1 ..22"]);
    assert_eq!(seen(2), ["! aside ? ? ?", "! draw 1 ?"]);
    assert_eq!(seen(0), ["! aside ? ? ?", "! draw 1 ?"]);
}

#[test]
fn g3_a_draw_by_agreement_opens_all_hands() {
    let mut game = Game::<Position>::new(setup("duel", &[("start", "1")]));
    let mut source = Stream::new(1);
    while let Some(chance) = game.draw_chance(&mut source) {
        game.chance(chance).unwrap();
    }
    apply(&mut game, "1 offer draw");
    assert_eq!(game.view(Some(seat(1))).hands[1].cards, None);
    apply(&mut game, "2 accept draw");
    for viewer in [Some(seat(1)), Some(seat(2)), None] {
        let view = game.view(viewer);
        assert_eq!(view.turn, Turn::Over);
        for (pack, number) in view.hands.iter().zip([1, 2]) {
            assert_eq!(pack.cards.as_ref(), Some(game.position().hand(seat(number))));
        }
    }
}

#[test]
fn r16_a_deal_shows_each_seat_its_own_hand() {
    let mut game = Game::<Position>::new(setup("duel", &[("cards", "20"), ("start", "1")]));
    apply(&mut game, &format!("! deal 1 {}", "22.. ".repeat(16) + "2222 2222 2... 2..."));
    let text = |number| game.seat_record(Some(seat(number))).events[0].to_string();
    assert_eq!(text(2), format!("! deal 1{}", " ?".repeat(20)));
    assert_eq!(text(1), game.events()[0].to_string());
}

#[test]
fn g3_after_the_end_everything_is_public() {
    let mut game = Game::<Position>::new(setup("pile", &[("aside", "2"), ("start", "1")]));
    apply(&mut game, "! aside 2222 .2.2");
    apply(&mut game, "! draw 1 22..");
    apply(&mut game, "2 resign");
    let view = game.view(None);
    assert_eq!(view.hands[0].cards, Some(Cards::read("22..").unwrap()));
    assert_eq!(view.aside.cards, Some(Cards::read("2222 .2.2").unwrap()));
    assert_eq!(view.pile.cards.map(|cards| cards.len()), Some(47));
}

#[test]
fn g4_a_forced_lay_is_not_played_for_a_seat() {
    // That it was the only one would tell what the hand lacks.
    let scene = Scene {
        joined: "2 1",
        ..Scene::new(
            setup("pile", &[("table", "unlimited"), ("start", "1")]),
            "
            ┌┐
            └·
            ",
            &["-", "..22 .2.2"],
            "play 2",
        )
    };
    let game = game_of(&scene);
    assert_eq!(game.legal(seat(2)).len(), 1);
    assert_eq!(game.forced(seat(2)), None);
}

#[test]
fn g4_passing_says_itself_that_nothing_fits() {
    let scene = Scene {
        joined: "2 1",
        ..Scene::new(
            setup("pile", &[("table", "unlimited"), ("start", "1")]),
            "
            ┌┐
            └·
            ",
            &["-", ".2.2"],
            "play 2",
        )
    };
    assert_eq!(game_of(&scene).forced(seat(2)), Some(Action::Pass));
}

#[test]
fn whoever_went_out_holds_nothing_that_fitted() {
    let scene = Scene::new(
        setup("newspaper", &[("cards", "20"), ("players", "3"), ("field", "4 4"), ("start", "1")]),
        "
        ···┌
        ··┌┼
        ·┌┘·
        ·└─┐
        ",
        &["..22*9 .2.2 .222*4 2222*3", "..22*2 .2.2*8 .222*5 2222*2", ".2.2*3 .222*11 2222*4"],
        "play 3",
    );
    let mut game = game_of(&scene);
    apply(&mut game, "3 out");
    apply(&mut game, "1 3,1:22..");
    for world in worlds(&game, 1, 40) {
        assert!(!world.position().hand(seat(3)).kinds().meets(kinds("22..")));
        assert_eq!(world.position().hand(seat(3)).len(), 18);
    }
    // Before it went out nothing was known of its bends.
    let before = game_of(&scene);
    assert!(worlds(&before, 1, 40).any(|world| world.position().hand(seat(3)).kinds().meets(kinds("22.."))));
}

#[test]
fn whoever_passed_held_nothing_that_fitted_and_may_have_drawn_it_since() {
    let scene = Scene {
        joined: "2 1",
        ..Scene::new(
            setup("pile", &[("table", "unlimited"), ("cards", "20"), ("start", "1")]),
            "
            ┌┐
            └·
            ",
            &["-", ".2.2*2"],
            "play 2",
        )
    };
    let mut game = game_of(&scene);
    apply(&mut game, "2 pass");
    let fitting = kinds("22.. 222. 2222");
    for world in worlds(&game, 1, 20) {
        assert!(!world.position().hand(seat(2)).kinds().meets(fitting));
    }
    apply(&mut game, "! draw 1 .2.2");
    apply(&mut game, "1 pass");
    apply(&mut game, "! draw 2 2222");
    assert!(worlds(&game, 1, 40).any(|world| world.position().hand(seat(2)).kinds().meets(fitting)));
    // The crossing that is laid now must be the card drawn last: the two straights are known again.
    apply(&mut game, "2 1,0:2222");
    for world in worlds(&game, 1, 20) {
        assert_eq!(world.position().hand(seat(2)).to_string(), ".2.2 .2.2");
        let Event::Chance(drawn) = &world.events()[3] else { panic!() };
        assert_eq!(drawn.to_string(), "draw 2 2222");
    }
}

#[test]
fn a_seat_that_had_passed_before_the_record_began_holds_nothing_that_fits() {
    let scene = Scene {
        hands: &[".2.2", ".2.2"],
        passed: "1",
        missed: "1 0",
        joined: "2 1",
        due: "draw 2",
        ..Scene::new(
            setup("pile", &[("table", "unlimited"), ("cards", "20"), ("start", "1")]),
            "
            ┌┐
            └·
            ",
            &["", ""],
            "draw 2",
        )
    };
    for world in worlds(&game_of(&scene), 2, 20) {
        assert_eq!(world.position().hand(seat(1)).to_string(), ".2.2");
    }
}

#[test]
fn the_player_to_move_in_a_duel_can_lay() {
    // Only a T fits, right of `┬` in the middle row. Two are left; both might lie aside, but then the game would be over.
    let scene = Scene::new(
        setup("duel", &[("cards", "20"), ("aside", "8"), ("start", "1")]),
        "
        ┌┬─╴·
        └┼─╴·
        ╶┴┬·┐
        ··├┴┘
        ╶─┘··
        ",
        &["...2 ..22*8 .2.2 .222", "...2*2 ..22*5 .2.2*4"],
        "play 1",
    )
    .from(-1, -4);
    let game = game_of(&scene);
    for world in worlds(&game, 2, 60).chain(worlds(&game, 0, 60)) {
        assert!(world.position().can_lay(seat(1)));
    }
}

#[test]
fn unseen_cards_are_drawn_by_their_number() {
    let mut game = Game::<Position>::new(setup("pile", &[("cards", "20"), ("start", "1")]));
    apply(&mut game, "! draw 1 2222");
    // 12 bends among 40 cards: three in ten.
    let bend = Kind::read("22..").unwrap();
    let bends =
        worlds(&game, 2, 4_000).filter(|world| world.position().hand(seat(1)).count(bend) == 1).count();
    assert!((1_080..1_320).contains(&bends), "{bends}");
}

#[test]
fn a_finished_record_has_worlds_too() {
    // The duel ended because the player to move was stuck: no world may be asked to go on.
    let scene = Scene::new(
        setup("duel", &[("cards", "20"), ("start", "1")]),
        "
        ┌·┬┬┐
        │·├·┘
        └┴┘··
        ",
        &["...2*2 ..22*5 .2.2*4 .222*2 2222*2", "...2*4 ..22*6 .2.2*5"],
        "play 1",
    )
    .from(-2, -2);
    let mut game = game_of(&scene);
    apply(&mut game, "1 -1,-1:2.2.");
    assert!(game.outcome().is_some());
    assert!(worlds(&game, 1, 5).all(|world| world.seq() == 1));
}

#[test]
fn a_view_is_plain_data() {
    let setup: Setup = setup("newspaper", &[("start", "1")]);
    let view = Position::new(&setup).view(None);
    assert_eq!(view.seat, None);
    assert_eq!(view.variant, 2);
    assert_eq!(view.field, setup.field());
    assert_eq!(view.hands.len(), usize::from(setup.players()));
}
