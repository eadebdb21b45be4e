//! The suite passes a game that keeps the contract, and fails games that break it.

use igroteka_game::conformance::{Suite, check};
use igroteka_game::{Seat, Setup as _};

use crate::pebbles::{Action, Pebbles, Setup, game, tiny};

fn everything(_: &Pebbles, _: Seat) -> Vec<Action> {
    (0..=u8::MAX).map(Action::Take).collect()
}

#[test]
fn an_honest_game_passes() {
    for players in 2..=4 {
        let one_winner = |_: &_, outcome: &igroteka_game::Outcome| assert_eq!(outcome.winners.len(), 1);
        check(game(players, 20).setup(), &Suite::<Pebbles>::new(one_winner).with_universe(everything));
    }
}

#[test]
fn g2_so_does_a_game_under_its_former_rules() {
    let some_win =
        |_: &_, outcome: &igroteka_game::Outcome| assert!((1..=3).contains(&outcome.winners.len()));
    let now = game(4, 20).setup().values();
    let raw = now.iter().map(|(name, value)| (name.to_owned(), value.clone()));
    check(&Setup::from_raw_under(1, raw).unwrap(), &Suite::<Pebbles>::new(some_win));
}

#[test]
#[should_panic(expected = "both generators agree")]
fn a_wrong_generator_is_caught() {
    let timid = |_: &Pebbles, _: Seat| vec![Action::Take(1)];
    check(tiny().setup(), &Suite::new(|_, _| {}).with_reference(timid));
}

#[test]
#[should_panic(expected = "somebody else won")]
fn a_wrong_outcome_is_caught() {
    check(tiny().setup(), &Suite::<Pebbles>::new(|_, _| panic!("somebody else won")));
}
