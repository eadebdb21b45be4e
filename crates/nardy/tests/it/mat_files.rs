//! Jellyfish `.mat` files.

use igroteka_game::{Game, Record, Rules as _, SeatSet, Source, Stream, Turn};
use igroteka_nardy::mat::{self, MatError};
use igroteka_nardy::{BearOff, Position};

use crate::common::*;

/// A match that GNU Backgammon played against itself and exported.
const GNUBG: &str = include_str!("../mat/gnubg.mat");

#[test]
fn a_match_of_another_program_replays() {
    let file = mat::read(GNUBG).unwrap();
    assert_eq!(file.names, ["gnubg", "root"]);
    let results: Vec<_> = file
        .games
        .iter()
        .map(|game| {
            let outcome = game.outcome().expect("every game is finished");
            (game.setup().score, outcome.winners, outcome.scores.as_slice().to_vec())
        })
        .collect();
    let (one, two) = (SeatSet::only(ONE), SeatSet::only(TWO));
    assert_eq!(
        results,
        [
            ([0, 0], two, vec![0, 2]),
            ([0, 2], one, vec![4, 0]),
            ([4, 2], two, vec![0, 1]),
            ([4, 3], two, vec![0, 4]),
        ]
    );
    let crawford: Vec<bool> = file.games.iter().map(|game| game.setup().is_crawford_game()).collect();
    assert_eq!(crawford, [false, false, true, false]);
    for game in &file.games {
        assert!(Record::of(game).replay::<Position>().is_ok());
    }
}

#[test]
fn what_is_written_reads_back_to_the_same_games() {
    let file = mat::read(GNUBG).unwrap();
    let text = mat::write(["gnubg", "root"], &file.games).unwrap();
    let again = mat::read(&text).unwrap();
    assert_eq!(again.names, file.names);
    for (one, other) in file.games.iter().zip(&again.games) {
        assert_eq!(Record::of(one), Record::of(other));
    }
    assert!(text.contains("and the match"), "{text}");
}

#[test]
fn random_games_read_back() {
    let rules = setup("international cube=true white=1");
    let mut games = Vec::new();
    for seed in 0..20 {
        let mut stream = Stream::new(seed);
        let mut game = Game::<Position>::new(rules);
        while game.turn() != Turn::Over {
            if let Some(chance) = game.draw_chance(&mut stream) {
                game.chance(chance).unwrap();
                continue;
            }
            let seat = acting(game.position());
            let mut actions = game.legal(seat);
            // Doubles are mostly left out, or no game would last.
            actions.truncate(if actions.len() == 2 && stream.below(20) > 0 { 1 } else { actions.len() });
            game.act(seat, *stream.pick(&actions)).unwrap();
        }
        games.push(game);
    }
    let text = mat::write(["", "a:b"], &games).unwrap();
    assert!(text.contains(" Player 1 : 0") && text.contains("a_b : 0"), "{}", &text[..200]);
    let read = mat::read(&text).unwrap();
    assert_eq!(read.games.len(), games.len());
    for (written, read) in games.iter().zip(&read.games) {
        assert_eq!(read.outcome(), written.outcome());
        // Equal opening dice leave no trace in the format.
        let events = |game: &Game<Position>| -> Vec<String> {
            let texts = game.events().iter().map(ToString::to_string);
            texts
                .filter(|text| {
                    !["11", "22", "33", "44", "55", "66"].iter().any(|dice| *text == format!("! open {dice}"))
                })
                .collect()
        };
        assert_eq!(events(read), events(written));
    }
}

#[test]
fn a_game_by_hand() {
    let text = " 3 point match

 Game 1
 Olya : 0                       Petro : 0
  1)                             31: 8/5 6/5
  2)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Olya : 1                       Petro : 0
  1) 62: 24/18 13/11             44: 24/20(2) 13/9(2)
  2) 21: 13/10
                                  Wins 3 points and the match
";
    let file = mat::read(text).unwrap();
    let lines = |game: &Game<Position>| game.events().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        lines(&file.games[0]),
        ["! open 13", "2 8/5 6/5", "1 double", "2 drop"],
        "seat 1 is White and threw the 1"
    );
    assert_eq!(lines(&file.games[1])[..2], ["! open 62", "1 24/18 13/11"]);
    assert_eq!(
        lines(&file.games[1])[8..],
        ["1 resign 3", "2 accept"],
        "a game that was not played out was given up"
    );
    assert_eq!(file.games[1].setup().score, [1, 0]);
}

#[test]
fn n10_a_file_that_begins_after_the_crawford_game_has_none() {
    let text = " 5 point match

 Game 4
 Olya : 4                       Petro : 1
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops
                                  Wins 1 point

 Game 5
 Olya : 4                       Petro : 2
  1) 31: 8/5 6/5
                                  Wins 1 point

 Game 6
 Olya : 4                       Petro : 3
  1) 31: 8/5 6/5
";
    let file = mat::read(text).unwrap();
    let crawford: Vec<bool> = file.games.iter().map(|game| game.setup().is_crawford_game()).collect();
    assert_eq!(crawford, [false; 3], "the cube was used in the first of them");
    let without_the_cube = text.replace("Doubles => 2\n  2)  Drops\n", "\n");
    let file = mat::read(&without_the_cube).unwrap();
    let crawford: Vec<bool> = file.games.iter().map(|game| game.setup().is_crawford_game()).collect();
    assert_eq!(crawford, [true, false, false]);
}

#[test]
fn names_that_look_like_lines_of_the_format_read_back() {
    let games = [Game::<Position>::new(setup("international"))];
    for (name, expected) in [
        ("Game 7", "Game 7"),
        ("; nobody", "_ nobody"),
        ("a : 3", "a _ 3"),
        ("3 point match", "3 point match"),
        ("  ", "Player 1"),
        ("Оля\nПетро", "Оля_Петро"),
    ] {
        let file = mat::read(&mat::write([name, "b"], &games).unwrap()).unwrap();
        assert_eq!((file.names, file.games.len()), ([expected.to_owned(), "b".to_owned()], 1), "{name:?}");
    }
}

#[test]
fn a_single_game_begun_with_a_double_was_begun_by_agreement() {
    let text =
        " 0 point match\n\n Game 1\n a : 0           b : 0\n  1) 33: 8/5(2) 6/3(2)\n      Wins 2 points\n";
    let file = mat::read(text).unwrap();
    assert_eq!(file.games[0].setup().start, Some(ONE));
    assert!(!file.games[0].setup().jacoby);
}

#[test]
fn errors_name_the_line() {
    let file = |body: &str| format!(" 5 point match\n\n Game 1\n a : 0           b : 0\n{body}");
    for (text, line, problem) in [
        (String::new(), 1, "at least one game"),
        ("hello\n".to_owned(), 1, "begins with `5 point match`"),
        (" 500 point match\n".to_owned(), 1, "up to 99"),
        (" 5 point match\n  1) 31: 8/5 6/5\n".to_owned(), 2, "`Game 1` expected"),
        (" 5 point match\n Game 1\n a 0 b 0\n".to_owned(), 3, "the players and their scores"),
        (" 5 point match\n Game 1\n a : 5     b : 0\n".to_owned(), 2, "the match is over"),
        (file("  1) 31: 8/4 6/5\n"), 5, "do not lead from 8 to 4"),
        (file("  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5\n"), 6, "not seat 1's turn"),
        (file("  1) 31:\n"), 5, "you have a legal play"),
        (file("  1) 31: 8/5 6/5            64: xx\n"), 5, "`xx` is no entry"),
        (file("  1) 31: ????\n"), 5, "`????` is no entry"),
        (file("  1) 37: 8/5\n"), 5, "`37:` is no entry"),
        (file("  1) 31: 8/5 6/5            Takes\n"), 5, "no double is on offer"),
        (file("  1) 31: 8/5 6/5 64: 24/14 21: 8/5\n"), 5, "one entry for each player"),
        (file("      Wins points\n"), 5, "`Wins 2 points` expected"),
        (file("      Wins 7 points\n"), 5, "nobody wins 7 points"),
    ] {
        match mat::read(&text).map(|file| file.games.len()) {
            Err(MatError::Line { line: found, problem: reason }) => {
                assert!(reason.contains(problem), "{text}: {reason}");
                assert_eq!(found, line, "{text}: {reason}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    assert!(mat::read(&" ".repeat(mat::MOST_BYTES + 1)).is_err());
    let many = " 0 point match\n".to_owned() + &"Game 1\n a : 0    b : 0\n".repeat(mat::MOST_GAMES + 1);
    assert!(mat::read(&many).unwrap_err().to_string().contains("at most 500 games"));
}

#[test]
fn only_what_the_format_can_say_is_written() {
    let leaflet = Game::<Position>::new(setup("leaflet"));
    assert_eq!(leaflet.setup().bear_off, BearOff::Even);
    let set = "white 1 / 24:1 13:6 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 throws";
    let rules = setup("international");
    let set = Game::from_position(rules, Position::read(&rules, set).unwrap());
    for (games, problem) in [
        (vec![leaflet], "only international games"),
        (vec![set], "set position"),
        (vec![Game::new(setup("international")), Game::new(setup("international match=3"))], "another match"),
    ] {
        let error = mat::write(["a", "b"], &games).unwrap_err().to_string();
        assert!(error.contains(problem), "{error}");
    }
}

#[test]
fn takebacks_and_picks_are_written_as_what_stands() {
    let mut game = Game::<Position>::new(setup("international white=1"));
    for line in ["! open 31", "1 8/5 6/5", "takeback 1", "1 timeout", "! pick 24/20", "! throw 64"] {
        game.apply(game.read_event(line).unwrap()).unwrap();
    }
    let text = mat::write(["a", "b"], &[game]).unwrap();
    assert!(text.contains("  1) 31: 24/21 21/20\n"), "{text}");
}
