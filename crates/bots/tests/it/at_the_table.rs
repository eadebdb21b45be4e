//! Bots in sudoku's game of attention.

use igroteka_bots::{AtLevel, Budget, ask};
use igroteka_game::{Game, Rules, Seat, Setup as _, Value};
use igroteka_sudoku::{Position, Setup};

/// The golden cards on the diagonal and nothing else, then the hands, scores, cards out, and what comes next.
fn table(rest: &str) -> Game<Position> {
    let board = "1........ .2....... ..3...... ...4..... ....5.... .....6... ......7.. .......8. ........9";
    let text = format!("{board} / a1 b2 c3 d4 e5 f6 g7 h8 i9 / {rest}");
    let setup = Setup::preset("table").expect("the preset exists");
    let start = Position::read(&setup, &text).unwrap_or_else(|error| panic!("{error}"));
    Game::from_position(setup, start)
}

fn answer(game: &Game<Position>, seat: Seat, level: u8, seed: u64) -> String {
    let budget = Budget { level, seed, nodes: Some(100), ..Budget::default() };
    ask(&mut AtLevel, game, seat, &budget).action().to_string()
}

/// How often in 200 questions each level answers like this.
fn counts(game: &Game<Position>, like: impl Fn(&str) -> bool) -> Vec<usize> {
    let count = |level| (0..200).filter(|seed| like(&answer(game, Seat::FIRST, level, *seed))).count();
    (1..=5).map(count).collect()
}

#[track_caller]
fn noticed_by_level(counts: &[usize]) {
    assert!(counts.is_sorted_by(|a, b| a < b), "{counts:?}");
    assert!(counts[0] > 0, "even a child sees something: {counts:?}");
    assert_eq!(counts[4], 200, "the strongest misses nothing");
}

#[test]
fn s18_a_breach_is_noticed_by_level() {
    // Seat 2 has laid a 1 in column a, where a 1 lies.
    noticed_by_level(&counts(&table("3 - / 0 0 / - / check 2 a5=1 1"), |text| text == "object"));
}

#[test]
fn s18_a_false_claim_is_shown_a_square_by_level() {
    // Seat 2 says that its 1 has no square, but b4 would do.
    noticed_by_level(&counts(&table("3 1 / 0 0 / - / claim 2 1"), |text| text.starts_with("show ")));
    let shown = answer(&table("3 1 / 0 0 / - / claim 2 1"), Seat::FIRST, 5, 7);
    let square = shown.strip_prefix("show ").expect("a square is shown");
    // Not in column a, row 1 or the first block.
    assert!(!square.starts_with('a') && !square.ends_with('1'), "{square}");
    assert!(!["b2", "b3", "c2", "c3"].contains(&square), "{square}");
}

#[test]
fn s18_what_keeps_the_rule_is_never_objected_to() {
    let kept = table("3 - / 0 0 / - / check 2 b4=1 1");
    assert_eq!(counts(&kept, |text| text == "ok"), [200; 5]);
}

#[test]
fn s18_a_bot_never_lays_in_breach_or_claims_falsely() {
    // Its 1 may not lie in row 1, column a or the first block.
    let laid = table("1 3 / 0 0 / - / lay 1");
    let fits = |text: &str| {
        text.len() == 2
            && !text.starts_with('a')
            && !text.ends_with('1')
            && !["b2", "b3", "c2", "c3"].contains(&text)
    };
    assert_eq!(counts(&laid, fits), [200; 5]);
}

#[test]
fn s18_a_bot_without_a_square_says_so() {
    // Rows 1 to 5 and columns a to e have their cat, and f6 is taken.
    let setup = [("side", "children"), ("layout", "empty"), ("referee", "table")]
        .map(|(name, word)| (name.to_owned(), Value::text(word)));
    let setup = Setup::from_raw(setup).expect("the setup is possible");
    let text = "1..... ...1.. .1.... ....1. ..1... .....2 / - / 1 3 / 0 0 / - / lay 1";
    let start = Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(counts(&Game::from_position(setup, start), |text| text == "stuck"), [200; 5]);
}
