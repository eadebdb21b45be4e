//! Setups and decks: R5, R8, R14, R15, and the invented mixes.

use std::cell::Cell;

use igroteka_game::{Rules, Setup as _, Turn};
use igroteka_roads::{Cards, Field, Illegal, Lanes, Mix, Phase, Position, Setup, Variant};
use proptest::prelude::*;

use crate::common::*;

fn refused(preset: &str, fields: &[(&str, &str)]) -> String {
    try_setup(preset, fields).unwrap_err()
}

#[test]
fn r5_the_deck_is_dealt_equally_after_cards_are_set_aside() {
    let setup = setup("newspaper", &[("players", "3"), ("aside", "8"), ("start", "2")]);
    assert_eq!(setup.deck().len(), 3 * 24 + 8);
    let mut position = Position::new(&setup);
    assert_eq!(position.phase(), Phase::Aside);
    let mut source = igroteka_game::Stream::new(4);
    let mut events = Vec::new();
    while position.turn() == Turn::Chance {
        let chance = position.draw_chance(&mut source);
        events.push(chance.to_string().split(' ').take(2).collect::<Vec<_>>().join(" "));
        position.apply_chance(&chance);
    }
    assert!(events[0].starts_with("aside "));
    assert_eq!(events[1..], ["deal 1", "deal 2", "deal 3"]);
    assert_eq!(position.aside().len(), 8);
    assert!(position.pile().is_empty());
    assert!([1, 2, 3].iter().all(|&number| position.hand(seat(number)).len() == 24));
    assert_eq!(to_move(&position), seat(2));
}

#[test]
fn r5_nothing_is_set_aside_unless_asked() {
    for preset in ["duel", "newspaper", "pile"] {
        let setup = setup(preset, &[]);
        assert_eq!((setup.aside(), setup.deck().len()), (0, 48));
    }
    assert!(refused("duel", &[("aside", "9")]).contains("0 to 8"));
}

#[test]
fn r5_a_deal_takes_as_many_cards_as_it_must_from_the_deck() {
    let mut position = Position::new(&setup("duel", &[("start", "1")]));
    let refusal = |position: &Position, text: &str| {
        let chance = position.read_chance(text).unwrap();
        position.check_chance(&chance).unwrap_err()
    };
    let expected = Illegal::CardCount { expected: 24, found: 1 };
    assert_eq!(refusal(&position, "deal 1 2222"), expected);
    assert_eq!(refusal(&position, "deal 1 2222*24"), Illegal::NotInPile);
    assert!(matches!(refusal(&position, "deal 2 2222"), Illegal::OtherChance { .. }));
    happen(&mut position, "deal 1 2.2.*4 22..*20");
    assert_eq!(position.active(), Some(seat(2)));
}

fn field_of(preset: &str, players: &str) -> String {
    let field = setup(preset, &[("players", players)]).field();
    field.map_or_else(|| "unlimited".to_owned(), |field| field.to_string())
}

#[test]
fn r8_a_page_or_a_double_page_or_24_squares_a_player() {
    assert_eq!(
        ["2", "3", "4", "5", "6"].map(|n| field_of("newspaper", n)),
        ["6×8", "6×8", "12×8", "12×8", "12×8"]
    );
    assert_eq!(
        ["2", "3", "4", "5", "6"].map(|n| field_of("pile", n)),
        ["6×8", "9×8", "12×8", "15×8", "18×8"]
    );
    assert_eq!(field_of("duel", "2"), "unlimited");
}

#[test]
fn r8_any_size_from_4x4_to_24x16_can_be_set() {
    for (size, squares) in [("4 4", 16), ("24 16", 384), ("4 16", 64), ("24 4", 96)] {
        let field = setup("pile", &[("field", size)]).field().unwrap();
        assert_eq!(field.squares(), squares);
    }
    for size in ["3 8", "8 3", "25 8", "8 17", "8", "4 4 4"] {
        assert!(try_setup("pile", &[("field", size)]).is_err(), "{size}");
    }
    assert_eq!(Field::new(24, 17), None);
}

#[test]
fn r8_the_cards_need_not_cover_the_field() {
    for cards in ["20", "21", "22", "23"] {
        for (players, squares) in [("2", 6 * 8), ("4", 12 * 8), ("6", 12 * 8)] {
            let setup = setup("newspaper", &[("cards", cards), ("players", players)]);
            assert_eq!(setup.field().map(Field::squares), Some(squares));
        }
    }
    assert!(try_setup("newspaper", &[("cards", "20"), ("field", "24 16")]).is_ok());
}

#[test]
fn r8_the_table_goes_with_the_variant() {
    assert!(refused("duel", &[("table", "field")]).contains("unlimited table"));
    assert!(refused("duel", &[("field", "6 8")]).contains("no field"));
    assert!(refused("newspaper", &[("table", "unlimited")]).contains("played on a field"));
    assert_eq!(setup("pile", &[("table", "unlimited")]).field(), None);
    assert!(refused("pile", &[("table", "unlimited"), ("field", "6 8")]).contains("no field"));
}

#[test]
fn r14_a_duel_is_for_two_the_others_for_two_to_six() {
    assert!(refused("duel", &[("players", "3")]).contains("two players"));
    for preset in ["newspaper", "pile"] {
        for players in ["2", "3", "4", "5", "6"] {
            assert_eq!(setup(preset, &[("players", players)]).players().to_string(), players);
        }
        assert!(refused(preset, &[("players", "1")]).contains("2 to 6"));
        assert!(refused(preset, &[("players", "7")]).contains("2 to 6"));
    }
}

#[test]
fn r15_24_cards_a_player_or_20_to_50() {
    for preset in Setup::PRESETS {
        assert_eq!(setup(preset.name, &[]).cards(), 24);
    }
    assert_eq!(setup("duel", &[("cards", "50")]).deck().len(), 100);
    assert!(refused("duel", &[("cards", "19")]).contains("20 to 50"));
    assert!(refused("duel", &[("cards", "51")]).contains("20 to 50"));
}

#[test]
fn presets_are_the_three_variants_with_and_without_lanes() {
    let names: Vec<&str> = Setup::PRESETS.iter().map(|preset| preset.name).collect();
    assert_eq!(names, ["duel", "duel-lanes", "newspaper", "newspaper-lanes", "pile", "pile-lanes"]);
    let variants = names.iter().map(|name| setup(name, &[]).variant().number());
    assert_eq!(variants.collect::<Vec<_>>(), [1, 1, 2, 2, 3, 3]);
    assert_eq!(Setup::from_raw([]).unwrap(), setup("duel", &[]));
}

#[test]
fn what_nobody_knows_is_refused() {
    assert!(refused("duel", &[("dead_ends", "1")]).contains("unknown field"));
    assert!(refused("solitaire", &[]).contains("unknown preset"));
    assert!(refused("duel", &[("start", "3")]).contains("1 to 2"));
    assert!(refused("duel", &[("lanes", "four")]).contains("two, mixed"));
    assert!(refused("duel", &[("variant", "4")]).contains("1 to 3"));
}

/// The counts of a deck in the order of the rules page.
fn mix(variant: Variant, lanes: Lanes, size: u16) -> Vec<u8> {
    let mix = Mix::of(variant, lanes);
    let deck = mix.deck(size);
    mix.kinds().iter().map(|&kind| deck.count(kind)).collect()
}

#[test]
fn the_duel_deck_follows_its_table() {
    let duel = |size| mix(Variant::Duel, Lanes::Two, size);
    assert_eq!(duel(40), [10, 16, 6, 2, 6]);
    assert_eq!(duel(48), [12, 20, 7, 2, 7]);
    assert_eq!(duel(60), [15, 27, 7, 3, 8]);
    assert_eq!(duel(80), [20, 34, 10, 4, 12]);
    assert_eq!(duel(100), [25, 42, 13, 5, 15]);
    // In between the nearest row, the smaller of two as near; the difference goes into bends.
    assert_eq!(duel(43), [10, 19, 6, 2, 6]);
    assert_eq!(duel(44), [10, 20, 6, 2, 6]);
    assert_eq!(duel(45), [12, 17, 7, 2, 7]);
    assert_eq!(duel(54), [12, 26, 7, 2, 7]);
    assert_eq!(duel(55), [15, 22, 7, 3, 8]);
    assert_eq!(duel(90), [20, 44, 10, 4, 12]);
    assert_eq!(duel(91), [25, 33, 13, 5, 15]);
    assert_eq!(duel(108), [25, 50, 13, 5, 15]);
}

#[test]
fn other_decks_are_scaled_by_largest_remainder() {
    let two = |size| mix(Variant::Newspaper, Lanes::Two, size);
    assert_eq!(two(24), [5, 7, 8, 4]);
    assert_eq!(two(48), [10, 14, 16, 8]);
    // 40/24: 8.33, 11.67, 13.33, 6.67.
    assert_eq!(two(40), [8, 12, 13, 7]);
    // 60/24: 12.5, 17.5, 20, 10; the tie goes to the first listed.
    assert_eq!(two(60), [13, 17, 20, 10]);
    assert_eq!(two(60), mix(Variant::Pile, Lanes::Two, 60));
    let mixed = |variant, size| mix(variant, Lanes::Mixed, size);
    assert_eq!(mixed(Variant::Duel, 48), [5, 5, 4, 9, 9, 3, 2, 4, 4, 3]);
    assert_eq!(mixed(Variant::Pile, 48), [3, 3, 4, 7, 7, 3, 3, 5, 5, 1, 1, 6]);
    // 40/48: 2.5 2.5 3.33 5.83 5.83 2.5 2.5 4.17 4.17 0.83 0.83 5; four remainders of 0.83, then two ties of 0.5.
    assert_eq!(mixed(Variant::Pile, 40), [3, 3, 3, 6, 6, 2, 2, 4, 4, 1, 1, 5]);
}

#[test]
fn dead_ends_are_in_the_duel_only() {
    let dead_ends = |preset: &str| {
        let deck: Cards = setup(preset, &[]).deck();
        deck.counted().filter(|(kind, _)| kind.sides().roads() == 1).count()
    };
    assert_eq!(
        Setup::PRESETS.iter().map(|preset| dead_ends(preset.name)).collect::<Vec<_>>(),
        [1, 2, 0, 0, 0, 0]
    );
}

proptest! {}

#[test]
fn any_possible_setup_gives_a_position() {
    let read = Cell::new(0);
    proptest!(|(
        preset in 0usize..6,
        players in 1i64..8,
        cards in 18i64..52,
        aside in -1i64..10,
        width in 3i64..26,
        height in 3i64..18,
        with_field in any::<bool>(),
    )| {
        let mut raw = vec![
            ("preset".to_owned(), igroteka_game::Value::from(Setup::PRESETS[preset].name)),
            ("players".to_owned(), players.into()),
            ("cards".to_owned(), cards.into()),
            ("aside".to_owned(), aside.into()),
        ];
        if with_field {
            raw.push(("field".to_owned(), igroteka_game::Value::Ints(vec![width, height].into())));
        }
        if let Ok(setup) = Setup::from_raw(raw) {
            read.set(read.get() + 1);
            prop_assert_eq!(Position::new(&setup).validate(), Ok(()));
            prop_assert_eq!(i64::from(setup.deck().len()), players * cards + aside);
        }
    });
    assert!(read.get() >= 25, "only {} were read", read.get());
}
