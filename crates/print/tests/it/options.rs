//! Choices that make no sense are refused with a sentence that helps.

use igroteka_print::{Plan, games, print};

use crate::picture::options;

#[test]
fn a_bad_choice_is_named_with_what_would_be_right() {
    for (game, choices, said) in [
        ("roads", &[("players", "7")][..], "`players` is 2 to 6, not `7`"),
        ("roads", &[("players", "0")], "`players` is 2 to 6, not `0`"),
        ("roads", &[("players", "-3")], "`players` is 2 to 6, not `-3`"),
        ("roads", &[("players", "two")], "`players` is 2 to 6, not `two`"),
        ("roads", &[("cards", "19")], "`cards` is 20 to 50, not `19`"),
        ("roads", &[("size", "5000")], "`size` is 25 to 90, not `5000`"),
        ("roads", &[("size", "24")], "`size` is 25 to 90, not `24`"),
        ("roads", &[("size", "91")], "`size` is 25 to 90, not `91`"),
        ("roads", &[("size", "50.5")], "`size` is 25 to 90, not `50.5`"),
        ("roads", &[("variant", "4")], "`variant` is one of all, 1, 2, 3, not `4`"),
        ("roads", &[("lanes", "three")], "`lanes` is one of two, mixed, not `three`"),
        ("roads", &[("paper", "b5")], "`paper` is one of a4, a3, letter, not `b5`"),
        ("roads", &[("lang", "de")], "`lang` is one of en, ru, uk, not `de`"),
        ("roads", &[("back", "up")], "`back` is one of long, short, none, not `up`"),
        ("roads", &[("ink", "")], "`ink` is one of full, saver, not ``"),
        ("roads", &[("parts", "board")], "roads has no part `board`: choose among rules, cards"),
        (
            "sudoku",
            &[("parts", "cards,dragons")],
            "sudoku has no part `dragons`: choose among rules, adult, cards",
        ),
        (
            "nardy",
            &[("parts", "dice,fences")],
            "nardy has no part `fences`: choose among rules, board, checkers",
        ),
        ("roads", &[("parts", " , ")], "name at least one part, or leave `parts` out for all of them"),
        ("roads", &[("variant", "1"), ("players", "3")], "variant 1 is for two players, not 3"),
        ("nardy", &[("cards", "24")], "`cards` means nothing for nardy; it is for roads"),
        (
            "metro",
            &[("board", "four")],
            "`board` means nothing for metro; it is for quoridor, sudoku and nardy",
        ),
        ("quoridor", &[("board", "nine")], "`board` is one of one, four, not `nine`"),
    ] {
        let error = Plan::new(&options(game, choices)).expect_err(said).to_string();
        assert!(error.starts_with(said), "{error}");
    }
}

#[test]
fn an_unknown_game_is_refused_with_the_names_of_all() {
    let error = Plan::new(&options("chess", &[])).unwrap_err().to_string();
    let names: Vec<&str> = games().map(|game| game.id).collect();
    let (last, others) = names.split_last().unwrap();
    assert_eq!(error, format!("there is no game `chess`: choose {} or {last}", others.join(", ")));
}

#[test]
fn a_long_mistake_is_quoted_in_part() {
    let error = Plan::new(&options("roads", &[("paper", &"ж".repeat(5000))])).unwrap_err().to_string();
    assert!(error.chars().count() < 150, "{error}");
}

#[test]
fn parts_come_in_the_order_of_the_game() {
    let plan = |parts| Plan::new(&options("quoridor", &[("parts", parts)])).unwrap();
    assert_eq!(plan("pawns, board").parts, plan("board,pawns").parts);
    assert_eq!(print(&plan("pawns, board")), print(&plan("board,pawns")));
}

#[test]
fn the_same_plan_gives_the_same_bytes() {
    let plan = Plan::new(&options("sudoku", &[("lang", "uk"), ("ink", "saver")])).unwrap();
    assert_eq!(print(&plan), print(&plan));
}
