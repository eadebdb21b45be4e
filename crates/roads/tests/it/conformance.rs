//! The suite that every game must pass, for every preset and every option that changes the rules.

use igroteka_game::conformance::{Suite, check};
use igroteka_game::{Game, Outcome, Record, Rules, Seat, Setup as _, Value};
use igroteka_roads::{Action, Laid, Position, Setup};

use crate::reference::{Board, Judge, kinds_of_deck, rotations};

/// Follows the whole record with the slow rules: the game ended when it should, as it should.
fn judged(game: &Game<Position>, outcome: &Outcome) {
    let record = Record::of(game);
    let mut judge = Judge::new(&record.setup);
    let mut verdict = None;
    for event in &record.events {
        assert_eq!(verdict, None, "the game was over before {event}");
        verdict = judge.event(event);
    }
    let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
    assert_eq!(verdict, Some((winners.clone(), outcome.reason)), "{record}");
    let scores = outcome.scores.as_slice().iter().enumerate();
    assert!(scores.into_iter().all(|(seat, &score)| score == i32::from(winners.contains(&seat))));
}

fn board(position: &Position) -> Board {
    let mut board = Board {
        field: (position.setup().field()).map(|field| (field.width().into(), field.height().into())),
        ..Board::default()
    };
    for card in position.table().cards() {
        board.lay(&card.to_string());
    }
    board
}

fn slow_list(position: &Position, seat: Seat) -> Vec<Action> {
    let hand: Vec<String> = position.hand(seat).iter().map(|card| card.to_string()).collect();
    let lays = board(position).lays(&hand);
    if lays.is_empty() {
        return vec![if position.variant().number() == 2 { Action::Out } else { Action::Pass }];
    }
    (lays.iter()).map(|lay| Action::Lay(Laid::read(lay).unwrap())).collect()
}

fn universe(position: &Position, _: Seat) -> Vec<Action> {
    let setup = position.setup();
    let mut actions = vec![Action::Pass, Action::Out];
    for (x, y) in board(position).squares() {
        for kind in kinds_of_deck(setup.variant().number(), setup.lanes().word()) {
            for sides in rotations(kind) {
                actions.push(Action::Lay(Laid::read(&format!("{x},{y}:{sides}")).unwrap()));
            }
        }
    }
    actions
}

fn setup(preset: &str, fields: &[(&str, Value)]) -> Setup {
    let mut raw = vec![("preset".to_owned(), Value::from(preset))];
    raw.extend(fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
    Setup::from_raw(raw).unwrap()
}

fn field(width: i64, height: i64) -> (&'static str, Value) {
    ("field", Value::Ints(vec![width, height].into()))
}

fn int(name: &'static str, number: i64) -> (&'static str, Value) {
    (name, Value::Int(number))
}

macro_rules! conforms {
    ($($name:ident: $preset:literal, [$($field:expr),*] $(, $more:ident)*;)*) => {
        $(
            #[test]
            fn $name() {
                let suite = Suite::<Position>::new(judged)$(.$more(conforms!(@ $more)))*;
                check(&setup($preset, &[$($field),*]), &suite);
            }
        )*
    };
    (@ with_reference) => { slow_list };
    (@ with_universe) => { universe };
}

conforms! {
    duel: "duel", [], with_reference;
    duel_lanes: "duel-lanes", [];
    duel_short: "duel", [int("cards", 20), int("aside", 8), int("start", 2)];
    duel_lanes_short: "duel-lanes", [int("cards", 20), int("aside", 3)], with_reference;
    newspaper: "newspaper", [];
    newspaper_lanes: "newspaper-lanes", [];
    newspaper_small: "newspaper", [field(4, 4), int("cards", 20)], with_reference, with_universe;
    newspaper_small_lanes: "newspaper-lanes", [field(4, 4), int("cards", 20), int("players", 3)], with_reference, with_universe;
    newspaper_of_four: "newspaper", [int("players", 4), int("aside", 8)];
    newspaper_of_six: "newspaper", [int("players", 6), int("cards", 20), field(8, 7), int("start", 3)];
    pile: "pile", [];
    pile_lanes: "pile-lanes", [int("aside", 5)];
    pile_small: "pile", [field(4, 4), int("cards", 20)], with_reference, with_universe;
    pile_small_lanes: "pile-lanes", [field(4, 4), int("players", 3), int("cards", 20), int("start", 3)], with_reference, with_universe;
    pile_unlimited: "pile", [("table", Value::text("unlimited")), int("cards", 20)];
    pile_unlimited_lanes: "pile-lanes", [("table", Value::text("unlimited")), int("cards", 20), int("players", 3)];
    pile_of_six: "pile", [int("players", 6), int("cards", 20), field(6, 7)];
}

#[test]
fn a_position_stays_small() {
    // The table itself lies beside it; this is what a clone copies at least.
    assert!(size_of::<Position>() <= 512, "{}", size_of::<Position>());
    let _ = Position::new(&setup("duel", &[]));
}
