//! The value of a given action: as closely looked at as the chosen one's, and never better than it by a mere bound.

use igroteka_bots::{Advice, AtLevel, Budget, Opponent, ask, ask_comparing};
use igroteka_game::{Game, Rules as _, Seat, Setup as _, Source, Stream, Turn, Value};
use igroteka_metro::Position as Metro;
use igroteka_nardy::Position as Nardy;
use igroteka_quoridor::Position as Quoridor;
use igroteka_roads::Position as Roads;
use igroteka_sudoku::Position as Sudoku;

/// Asks about decisions of random games, and hands over each advice with the action that was to be compared.
fn decisions<R: Opponent>(fields: &[(&str, Value)], mut check: impl FnMut(&Game<R>, &R::Action, &Advice<R>)) {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    let setup = R::Setup::from_raw(raw).unwrap_or_else(|error| panic!("{error}"));
    let mut checked = 0;
    for seed in 0..4 {
        let mut source = Stream::new(seed);
        let mut game = Game::<R>::new(setup.clone());
        let turns = 4 + 6 * seed;
        for turn in 0..turns {
            while let Some(chance) = game.draw_chance(&mut source) {
                game.chance(chance).expect("a drawn event is possible");
            }
            let Turn::Seats(seats) = game.turn() else { break };
            let seat = seats.first().expect("somebody is to act");
            let action = source.pick(&game.legal(seat)).clone();
            if turn % 4 == 3 {
                let budget = Budget { nodes: Some(4_000), seed, ..Budget::default() };
                let compare = std::slice::from_ref(&action);
                let advice = ask_comparing(&mut AtLevel, &game, seat, compare, &budget);
                check(&game, &action, &advice);
                checked += 1;
            }
            game.act(seat, action).expect("a legal action is accepted");
        }
    }
    assert!(checked >= 4, "only {checked} decisions were compared");
}

#[track_caller]
fn is_compared<R: Opponent>(_game: &Game<R>, action: &R::Action, advice: &Advice<R>) {
    let found = advice.candidates.iter().find(|candidate| candidate.action == *action);
    let found = found.unwrap_or_else(|| panic!("{action} has no value"));
    assert!(!found.is_bound, "{action} has only a bound");
    let best = &advice.candidates[0];
    assert!(!best.is_bound, "the chosen action has only a bound");
    for other in &advice.candidates {
        assert!((0.0..=1.0).contains(&other.value), "{}: {}", other.action, other.value);
        // What a level plays for: points in nardy, else the result.
        let worth = |candidate: &igroteka_bots::Candidate<R>| candidate.equity.unwrap_or(candidate.value);
        if other.is_bound {
            assert!(worth(other) <= worth(best), "{} seems better than {}", other.action, best.action);
        }
    }
}

#[test]
fn every_game_values_a_given_action() {
    decisions::<Quoridor>(&[], is_compared);
    decisions::<Quoridor>(&[("preset", Value::text("four"))], is_compared);
    decisions::<Metro>(&[], is_compared);
    decisions::<Sudoku>(&[], is_compared);
    decisions::<Sudoku>(&[("preset", Value::text("solo"))], is_compared);
    for preset in ["duel", "newspaper", "pile"] {
        decisions::<Roads>(&[("preset", Value::text(preset))], is_compared);
    }
    for preset in ["leaflet", "international"] {
        decisions::<Nardy>(&[("preset", Value::text(preset))], is_compared);
    }
}

/// A search for the best action knows the given one only as "not better"; compared, it has the value that the position
/// after it has for the opponent.
#[test]
fn a_given_action_is_worth_what_the_opponent_thinks_of_it() {
    let text = "e8 c2 / 1 0 / e8h b1v / 1";
    let setup = igroteka_quoridor::Setup::preset("two").expect("the preset exists");
    let start = Quoridor::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
    let game = Game::from_position(setup, start);
    let budget = Budget { nodes: Some(20_000), ..Budget::default() };
    // Only the fence c1h stops the other; any step lets them win at once.
    let blunder = game.legal(Seat::FIRST).into_iter().find(|action| action.to_string() == "d8");
    let blunder = blunder.expect("the pawn may step aside");
    let advice = ask_comparing(&mut AtLevel, &game, Seat::FIRST, &[blunder], &budget);
    assert_eq!(advice.action().to_string(), "c1h");
    let found = advice.candidates.iter().find(|candidate| candidate.action == blunder);
    let found = found.expect("the given action has a value");
    assert!(!found.is_bound && found.value < 0.01, "{found:?}");
    assert!(advice.candidates[0].value > 0.99, "{:?}", advice.candidates[0]);
}

/// What is compared changes neither the answer of the search nor, where every action is searched alike, its value.
#[test]
fn nardy_gives_a_play_the_same_value_whether_asked_for_or_chosen() {
    decisions::<Nardy>(&[("preset", Value::text("leaflet"))], |game, action, advice| {
        let Turn::Seats(seats) = game.turn() else { return };
        let seat = seats.first().expect("somebody is to act");
        let budget = Budget { nodes: Some(60_000), ..Budget::default() };
        let alone = ask(&mut AtLevel, game, seat, &budget);
        let chosen = alone.action();
        let both = ask_comparing(&mut AtLevel, game, seat, &[*chosen, *action], &budget);
        let worth = |advice: &Advice<Nardy>| {
            let found = advice.candidates.iter().find(|candidate| candidate.action == *chosen);
            found.and_then(|candidate| candidate.equity).expect("a play has an equity")
        };
        assert!(advice.candidates.iter().all(|candidate| candidate.equity.is_some()));
        if both.depth == alone.depth {
            assert!((worth(&alone) - worth(&both)).abs() < 1e-6, "{chosen}");
        }
    });
}
