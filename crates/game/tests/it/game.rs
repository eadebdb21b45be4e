//! What every game gets from the contract, shown with the smallest game there is.

use crate::pebbles::{Pebbles, Setup, game, play, tiny};
use igroteka_game::{
    Game, Match, Outcome, Record, RecordError, Rules, Seat, SeatSet, Setup as _, SetupError, Stream, Turn,
    Value, perft, playout, proof,
};

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::SECOND;

fn winners(game: &Game<Pebbles>) -> Vec<u8> {
    game.outcome().expect("the game is over").winners.iter().map(Seat::number).collect()
}

#[test]
fn g1_a_refused_event_changes_nothing() {
    let mut game = game(2, 5);
    play(&mut game, &["1 2"]).unwrap();
    let before = game.position().clone();
    for bad in ["1 1", "2 4", "2 0", "2 five", "3 1", "! start 1", "", "2", "x y", "takeback 9", "takeback x"]
    {
        assert!(play(&mut game, &[bad]).is_err(), "{bad:?}");
        assert_eq!((game.position(), game.seq()), (&before, 1), "{bad:?}");
    }
}

#[test]
fn g5_the_lot_decides_who_begins_unless_the_host_does() {
    let mut by_lot = Game::<Pebbles>::new(Setup::preset("usual").unwrap());
    assert_eq!((by_lot.turn(), by_lot.starter()), (Turn::Chance, None));
    play(&mut by_lot, &["! start 2"]).unwrap();
    assert_eq!((by_lot.turn(), by_lot.starter()), (Turn::of(TWO), Some(TWO)));
    assert_eq!(tiny().turn(), Turn::of(ONE));
}

#[test]
fn g6_resigning_is_possible_out_of_turn_and_the_last_player_wins() {
    let mut game = game(3, 20);
    play(&mut game, &["2 resign", "1 1"]).unwrap();
    assert_eq!(game.turn(), Turn::of(Seat::from_index(2)));
    assert_eq!(play(&mut game, &["2 resign"]).unwrap_err(), "this seat has left the game");
    play(&mut game, &["1 resign"]).unwrap();
    assert_eq!(winners(&game), [3]);
}

#[test]
fn g7_a_timeout_loses_or_moves() {
    let mut losing = game(2, 20);
    for event in losing.timeout(ONE, true, &mut Stream::new(1)) {
        losing.apply(event).unwrap();
    }
    assert_eq!(Record::of(&losing).events, ["1 timeout", "1 resign"]);
    assert_eq!((winners(&losing), losing.lost_on_time()), (vec![2], SeatSet::only(ONE)));

    let mut moving = game(2, 1);
    for event in moving.timeout(ONE, false, &mut Stream::new(1)) {
        moving.apply(event).unwrap();
    }
    assert_eq!(Record::of(&moving).events, ["1 timeout", "! pick 1"]);
    assert_eq!((winners(&moving), moving.lost_on_time()), (vec![1], SeatSet::EMPTY));
}

#[test]
fn g7_nothing_comes_between_a_timeout_and_what_it_does() {
    let mut game = game(2, 20);
    assert!(play(&mut game, &["2 timeout"]).is_err(), "seat 2 is not to act");
    assert!(play(&mut game, &["! pick 1"]).is_err(), "nobody's time has run out");
    play(&mut game, &["1 timeout"]).unwrap();
    for bad in ["2 resign", "1 offer draw", "1 timeout", "takeback 5"] {
        assert!(play(&mut game, &[bad]).is_err(), "{bad}");
    }
    play(&mut game, &["! pick 3", "2 1"]).unwrap();
    assert_eq!(game.position().to_string(), "16 / 1 2 / 1");
    assert_eq!(game.chance_ordinal(), 1, "a pick is a chance event");
}

#[test]
fn g7_a_timeout_gives_up_or_leaves_the_choice_to_chance() {
    let mut game = game(2, 20);
    play(&mut game, &["1 timeout"]).unwrap();
    for bad in ["1 1", "! pick resign", "! pick 4", "takeback 1"] {
        assert!(play(&mut game, &[bad]).is_err(), "{bad}");
        assert_eq!((game.position().to_string().as_str(), game.seq()), ("20 / 1 2 / 1", 1), "{bad}");
    }
    play(&mut game, &["1 resign"]).unwrap();
    assert_eq!(winners(&game), [2]);
}

#[test]
fn g7_a_timeout_is_taken_back_with_what_it_did() {
    let mut game = game(3, 20);
    play(&mut game, &["1 timeout", "1 resign"]).unwrap();
    assert!(play(&mut game, &["takeback 1"]).is_err(), "half of it");
    assert_eq!(game.lost_on_time(), SeatSet::only(ONE));
    play(&mut game, &["takeback 2", "1 1", "2 resign"]).unwrap();
    assert_eq!(game.position().to_string(), "19 / 1 3 / 3");
    assert_eq!(game.lost_on_time(), SeatSet::EMPTY);
}

#[test]
fn g8_a_match_is_first_to_n_wins_and_the_start_goes_round() {
    let setup = game(3, 20).setup().clone();
    let won_by = |seats: &[u8]| {
        let winners: SeatSet = seats.iter().filter_map(|number| Seat::from_number(*number)).collect();
        Outcome::win(3, winners, "last")
    };
    let nobody = SeatSet::EMPTY;
    let mut series = Match::new(3, 2);
    for (seats, points) in [(&[2][..], [0, 1, 0]), (&[], [0, 1, 0]), (&[1, 2], [1, 2, 0])] {
        assert_eq!(series.winners(), None);
        series = series.after::<Pebbles>(&setup, &won_by(seats), nobody);
        assert_eq!(series.points(), points);
    }
    assert_eq!(series.winners(), Some(SeatSet::only(TWO)));

    // Several who reach the target together share the match.
    let both = Match::new(3, 1).after::<Pebbles>(&setup, &won_by(&[1, 3]), nobody);
    assert_eq!(both.winners().map(SeatSet::len), Some(2));

    let next = Pebbles::next_setup(&setup, Some(ONE), &won_by(&[1]));
    assert_eq!(next.start(), Some(TWO));
    let next = Pebbles::next_setup(&next, Some(Seat::from_index(2)), &won_by(&[1]));
    assert_eq!(next.start(), Some(ONE));
}

#[test]
fn g8_resigning_the_match_gives_up_this_game_and_all_others() {
    let mut game = game(2, 20);
    play(&mut game, &["1 3", "1 resign match"]).unwrap();
    assert_eq!(winners(&game), [2]);
    assert_eq!(game.match_resignations(), SeatSet::only(ONE));
    let outcome = game.outcome().unwrap();
    let series = Match::new(2, 5).after::<Pebbles>(game.setup(), &outcome, game.match_resignations());
    assert_eq!(series.winners(), Some(SeatSet::only(TWO)), "with one player left that player wins the match");
}

#[test]
fn a_draw_needs_everybodys_word() {
    let mut game = game(3, 20);
    assert!(play(&mut game, &["2 accept draw"]).is_err(), "nothing is on offer");
    play(&mut game, &["1 offer draw"]).unwrap();
    assert!(play(&mut game, &["1 accept draw"]).is_err(), "the offerer has agreed already");
    assert!(play(&mut game, &["2 offer draw"]).is_err(), "one offer at a time");
    play(&mut game, &["2 accept draw", "1 1", "2 1"]).unwrap();
    assert_eq!(game.turn(), Turn::of(Seat::from_index(2)), "seat 3 has not agreed");
    play(&mut game, &["3 accept draw"]).unwrap();
    assert_eq!((winners(&game), game.outcome().unwrap().reason), (vec![], "agreement"));
    assert_eq!(play(&mut game, &["3 1"]).unwrap_err(), "the game is over");
}

#[test]
fn g6_who_has_left_holds_up_no_draw() {
    let mut last_to_agree = game(3, 20);
    play(&mut last_to_agree, &["1 offer draw", "2 accept draw", "3 resign"]).unwrap();
    assert_eq!(last_to_agree.outcome().map(|outcome| outcome.reason), Some("agreement"));

    let mut offerer = game(3, 20);
    play(&mut offerer, &["1 offer draw", "1 resign match"]).unwrap();
    assert!(play(&mut offerer, &["3 accept draw"]).is_err(), "the offer left with seat 1");
    play(&mut offerer, &["2 offer draw", "3 accept draw"]).unwrap();
    assert!(winners(&offerer).is_empty());

    let mut alone = game(2, 20);
    play(&mut alone, &["1 offer draw", "2 resign"]).unwrap();
    assert_eq!(winners(&alone), [1], "whoever is left alone has won");
}

#[test]
fn playing_on_declines_a_draw() {
    let mut game = game(2, 20);
    play(&mut game, &["1 offer draw", "1 1", "2 1"]).unwrap();
    assert!(play(&mut game, &["2 accept draw"]).is_err());
}

#[test]
fn a_takeback_is_an_event_and_nothing_is_deleted() {
    let mut game = game(2, 20);
    play(&mut game, &["1 3", "2 2", "takeback 1", "2 1", "takeback 2", "1 1"]).unwrap();
    assert_eq!(game.position().to_string(), "19 / 1 2 / 2");
    assert_eq!(game.seq(), 6);
    assert!(play(&mut game, &["takeback 0"]).is_err());
    assert!(play(&mut game, &["takeback 2"]).is_err(), "only one event stands");
    let replayed = Record::of(&game).replay::<Pebbles>().unwrap();
    assert_eq!(replayed.position(), game.position());
}

#[test]
fn what_chance_has_shown_is_not_taken_back() {
    let mut game = Game::<Pebbles>::new(Setup::preset("usual").unwrap());
    play(&mut game, &["! start 2", "2 1"]).unwrap();
    assert!(play(&mut game, &["takeback 2"]).is_err());
    play(&mut game, &["takeback 1"]).unwrap();
    assert_eq!(game.turn(), Turn::of(TWO));
}

#[test]
fn undo_forgets_and_counts_every_event() {
    let mut game = game(2, 20);
    play(&mut game, &["1 3", "2 2", "takeback 1"]).unwrap();
    assert!(!game.undo(4));
    assert!(game.undo(1));
    assert_eq!((game.position().to_string().as_str(), game.seq()), ("15 / 1 2 / 1", 2));
}

#[test]
fn a_ply_limit_draws_but_a_win_on_the_last_ply_wins() {
    let limited = |heap| {
        let raw = [("heap", heap), ("plies", 2), ("start", 1)]
            .map(|(name, value)| (name.to_owned(), Value::Int(value)));
        Game::<Pebbles>::new(Setup::from_raw(raw).unwrap())
    };
    let mut drawn = limited(20);
    play(&mut drawn, &["1 1", "2 1"]).unwrap();
    assert_eq!(drawn.outcome().map(|outcome| outcome.reason), Some("ply_limit"));
    let mut won = limited(2);
    play(&mut won, &["1 1", "2 1"]).unwrap();
    assert_eq!(winners(&won), [2]);
}

#[test]
fn leaves_are_counted_by_hand() {
    // Three pebbles: 1+1, 1+2, 2+1 are the sequences of two actions, 1+1+1 the only one of three.
    let position = tiny().position().clone();
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&position, depth)), [Ok(3), Ok(3), Ok(1), Ok(0)]);
}

#[test]
fn random_games_are_fair() {
    // With two pebbles the first player takes both in half of the games, and the second wins the others.
    let (start, mut source, mut scratch) = (game(2, 2).position().clone(), Stream::new(5), Vec::new());
    let first_wins = (0..10_000)
        .filter(|_| playout(start.clone(), 10, &mut source, &mut scratch).outcome.winners.contains(ONE))
        .count();
    assert!((4_700..5_300).contains(&first_wins), "{first_wins}");
}

#[test]
fn setups_are_refused_with_the_field_that_is_wrong() {
    let read = |name: &str, value: Value| Setup::from_raw([(name.to_owned(), value)]).unwrap_err();
    assert_eq!(read("colour", Value::Int(1)), SetupError::UnknownField("colour".to_owned()));
    assert_eq!(read("preset", Value::text("huge")), SetupError::UnknownPreset("huge".to_owned()));
    assert!(matches!(read("heap", Value::text("ten")), SetupError::WrongType { field: "heap", .. }));
    assert!(matches!(read("heap", Value::Int(101)), SetupError::Impossible { field: "heap", .. }));
    assert!(matches!(read("start", Value::Int(3)), SetupError::Impossible { field: "start", .. }));
    assert!(matches!(read("start", Value::text("me")), SetupError::Impossible { field: "start", .. }));
    assert!(matches!(read("preset", Value::Int(1)), SetupError::WrongType { field: "preset", .. }));
}

/// Three pebbles, of which seat 1 takes one and seat 2 the last two.
const RECORD: &str = "igroteka-record: 1\ngame: pebbles\nrules: 2\nsetup.heap: 3\nsetup.players: 2\n\
                      setup.plies: 0\nsetup.start: 1\nseat.1: Оля\n\n1 1\n2 2\n";

fn replayed(from: &str, to: &str) -> Result<Game<Pebbles>, RecordError> {
    assert!(RECORD.contains(from), "{from}");
    Record::read(&RECORD.replace(from, to)).and_then(|record| record.replay::<Pebbles>())
}

#[test]
fn g2_a_game_keeps_the_version_of_the_rules_that_it_began_with() {
    // Whoever took the last pebble lost under version 1, and wins under version 2.
    for (line, rules, winner) in [("rules: 1\n", 1, 1), ("", 1, 1), ("rules: 2\n", 2, 2)] {
        let game = replayed("rules: 2\n", line).unwrap();
        assert_eq!((game.setup().rules(), winners(&game)), (rules, vec![winner]), "{line:?}");
        let record = Record::of(&game);
        assert_eq!(record.rules, rules, "it is written down as it was read");
        assert_eq!(record.replay::<Pebbles>().unwrap().outcome(), game.outcome());

        // The rest of the match too, and whatever begins with a set position.
        let next = Pebbles::next_setup(game.setup(), game.starter(), &game.outcome().unwrap());
        assert_eq!(next.rules(), rules);
        let last = Pebbles::read(game.setup(), "1 / 1 2 / 1").unwrap();
        let mut set = Game::from_position(game.setup().clone(), last);
        play(&mut set, &["1 1"]).unwrap();
        assert_eq!(winners(&set), [3 - winner]);
    }
    assert_eq!(tiny().setup().rules(), 2, "a new game is played under the newest rules");
}

#[test]
fn g2_rules_that_this_program_does_not_know_are_refused() {
    for version in ["3", "0", "4294967295"] {
        // Whatever else the later version has changed, this is what is wrong.
        let refused = replayed("rules: 2\n", &format!("rules: {version}\nsetup.colour: red\n")).unwrap_err();
        let version = version.parse().unwrap();
        assert_eq!(refused, RecordError::Setup(SetupError::UnknownRules { version, known: &[1, 2] }));
        assert_eq!(
            refused.to_string(),
            format!(
                "the game is played under version {version} of its rules, and this program knows only 1, 2"
            )
        );
    }
}

#[test]
fn g2_the_promise_before_a_game_covers_the_version_of_its_rules() {
    let [one, two] = ["rules: 1", "rules: 2"].map(|line| Record::of(&replayed("rules: 2", line).unwrap()));
    assert_eq!(one.events, two.events);
    assert_ne!(proof::setup_hash(&one), proof::setup_hash(&two));
}

#[test]
fn g2_records_replay_and_bad_ones_say_where() {
    let record = Record::read(RECORD).unwrap();
    assert_eq!(record.notes["seat.1"], "Оля");
    assert_eq!(winners(&record.replay::<Pebbles>().unwrap()), [2]);

    let refusals = [
        ("igroteka-record: 1", "igroteka-record: 2", "format version 2 is newer"),
        ("igroteka-record: 1", "igroteka-record: x", "line 1"),
        ("game: pebbles\n", "", "no line `game:`"),
        ("game: pebbles", "game: chess", "a record of chess"),
        ("setup.heap: 3", "setup.heap: three", "`heap` takes"),
        ("setup.heap: 3", "setup.heaps: 3", "unknown field `heaps`"),
        ("rules: 2", "rules 2", "line 3"),
        ("rules: 2", "rules: two", "a version"),
        ("setup.heap: 3", "setup.heap: 3\nsetup.heap: 3", "line 5"),
        ("2 2", "2 3", "event 2 (`2 3`): one to three pebbles"),
        ("2 2", "2 2\n1 1", "event 3 (`1 1`): the game is over"),
        ("2 2", "3 2", "a seat is a number from 1 to 2"),
    ];
    for (from, to, expected) in refusals {
        let error: RecordError = replayed(from, to).unwrap_err();
        assert!(error.to_string().contains(expected), "{from} → {to}: {error}");
    }
}

#[test]
fn a_game_from_a_set_position_keeps_it_in_its_record() {
    let setup = tiny().setup().clone();
    let mut game = Game::from_position(setup.clone(), Pebbles::read(&setup, "2 / 1 2 / 2").unwrap());
    play(&mut game, &["2 2"]).unwrap();
    let text = Record::of(&game).to_string();
    assert!(text.contains("position: 2 / 1 2 / 2\n"), "{text}");
    assert_eq!(winners(&Record::read(&text).unwrap().replay::<Pebbles>().unwrap()), [2]);
}
