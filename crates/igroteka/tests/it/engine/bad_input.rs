//! Setups, moves and positions that cannot be: each gets the right code, and nothing changes.

use serde_json::{Value, json};

use crate::engine::{code, new, play, talk};

/// Asks something impossible of a game that has begun, and checks the code and that nothing changed.
#[track_caller]
fn refused(begin: &[Value], request: &Value, expected: &str) {
    let state = json!({"state": {}});
    let lines: Vec<Value> = begin.iter().cloned().chain([state.clone(), request.clone(), state]).collect();
    let answers = talk(&lines);
    let [.., before, answer, after] = answers.as_slice() else { panic!("every line has an answer") };
    assert!(before["ok"].is_object(), "{before}");
    assert!(answer["error"].is_object(), "{request} was accepted");
    assert_eq!(code(answer), expected, "{request}: {answer}");
    assert_eq!(before, after, "{request} changed something");
}

#[test]
fn setups_that_cannot_be() {
    let setups = [
        ("quoridor", json!({"players": 3})),
        ("quoridor", json!({"size": 8})),
        ("quoridor", json!({"size": 13})),
        ("quoridor", json!({"fences": 21})),
        ("quoridor", json!({"fences": -1})),
        ("quoridor", json!({"fences": 1e300})),
        ("quoridor", json!({"start": 3})),
        ("quoridor", json!({"start": "first"})),
        ("quoridor", json!({"repetition": "yes"})),
        ("quoridor", json!({"preset": "five"})),
        ("quoridor", json!({"preset": null})),
        ("quoridor", json!({"walls": 3})),
        ("quoridor", json!([])),
        ("quoridor", json!("two")),
        ("nardy", json!({"players": 3})),
        ("nardy", json!({"bear_off": "odd"})),
        ("nardy", json!({"score": [1]})),
        ("nardy", json!({"score": [1, "2"]})),
        ("nardy", json!({"match": 5, "score": [5, 0]})),
        ("nardy", json!({"match": 3, "jacoby": true, "cube": true, "points": "gammon"})),
        ("sudoku", json!({"players": 5})),
        ("sudoku", json!({"side": "adult", "scoring": "block"})),
        ("sudoku", json!({"golden": "manual", "golden_cards": "a1=1"})),
        (
            "sudoku",
            json!({"golden": "manual", "golden_cards": "a1=1 a2=2 c3=3 d4=4 e5=5 f6=6 g7=7 h8=8 i9=9"}),
        ),
        (
            "sudoku",
            json!({"golden": "manual", "golden_cards": "a1=1 b2=1 c3=3 d4=4 e5=5 f6=6 g7=7 h8=8 i9=9"}),
        ),
        ("metro", json!({"players": 5})),
        ("metro", json!({"tokens_per_turn": 2})),
        ("metro", json!({"city": "kyiv"})),
        ("roads", json!({"variant": 1, "players": 3})),
        ("roads", json!({"variant": 4})),
        ("roads", json!({"cards": 19})),
        ("roads", json!({"cards": 51})),
        ("roads", json!({"aside": 9})),
        ("roads", json!({"variant": 2, "field": [3, 8]})),
        ("roads", json!({"variant": 2, "field": [24, 17]})),
        ("roads", json!({"variant": 2, "table": "unlimited"})),
    ];
    let running = [new("quoridor", &json!({"start": 1}))];
    for (game, setup) in setups {
        refused(&running, &json!({"new": {"game": game, "setup": setup}}), "bad_setup");
    }
}

#[test]
fn moves_that_cannot_be_read() {
    let quoridor = [new("quoridor", &json!({"start": 1}))];
    for text in ["", " ", "e", "e22", "l1", "e0", "a1x", "e3hh", "é2", "resign 2", "takeback", "takeback -1"]
    {
        refused(&quoridor, &play(&json!([text])), "bad_move");
    }
    let nardy = [new("nardy", &json!({"start": 1, "white": 1})), play(&json!(["throw 31"]))];
    for text in
        ["", "24/", "/23", "26/24", "24/23 13", "24-23", "24/23(0)", "24/23(9)", "bar", "24/23/", "24/23**"]
    {
        refused(&nardy, &play(&json!([text])), "bad_move");
    }
    let throw = [new("nardy", &json!({"start": 1, "white": 1}))];
    for text in ["throw", "throw 3", "throw 70", "throw 07", "throw 311", "24/23", "roll the dice"] {
        refused(&throw, &play(&json!([text])), "bad_move");
    }
    let metro = [new("metro", &json!({"start": 1})), json!({"roll": {}})];
    for text in ["", "3-7", "3-7>", "3-7>4", "3-10>L4", "3-7>L99999999999", "a-b>L1", "token"] {
        refused(&metro, &play(&json!([text])), "bad_move");
    }
    let roads = [new("roads", &json!({"start": 1})), json!({"roll": {}})];
    for text in
        ["", "0,0", "0,0:", "0,0:2.2", "0,0:3.3.", "0:2.2.", "x,y:2.2.", "99999999999,0:2.2.", "0,0:2.2.2"]
    {
        refused(&roads, &play(&json!([text])), "bad_move");
    }
    let sudoku = [new("sudoku", &json!({"start": 1})), json!({"roll": {}})];
    for text in ["", "e", "l1", "a0", "e10", "e3=", "e3=0", "e3=10", "e3=x", "stuck=", "show"] {
        refused(&sudoku, &play(&json!([text])), "bad_move");
    }
}

#[test]
fn moves_that_are_not_legal() {
    let quoridor = [new("quoridor", &json!({"start": 1}))];
    for text in ["e1", "e3", "d2", "e9", "j1"] {
        refused(&quoridor, &play(&json!([text])), "illegal_move");
    }
    refused(&quoridor, &play(&json!([{"seat": 2, "move": "e8"}])), "not_your_turn");
    refused(&quoridor, &play(&json!(["takeback 1"])), "illegal_move");
    refused(&quoridor, &play(&json!([{"seat": 2, "move": "accept draw"}])), "illegal_move");
    let fenced = [quoridor[0].clone(), play(&json!(["e2", "e3h"]))];
    for text in ["e3h", "d3h", "f3h", "e3v"] {
        refused(&fenced, &play(&json!([text])), "illegal_move");
    }
    let nardy = [new("nardy", &json!({"start": 1, "white": 1})), play(&json!(["throw 31"]))];
    for text in [
        "24/18 13/11",
        "24/23",
        "bar/22 24/23",
        "6/off 8/7",
        "12/9 6/5",
        "pass",
        "24/20 13/10",
        "roll",
        "double",
        "take",
    ] {
        refused(&nardy, &play(&json!([text])), "illegal_move");
    }
    let open = [new("nardy", &json!({"white": 1}))];
    refused(&open, &play(&json!(["throw 31"])), "illegal_move");
    let metro = [new("metro", &json!({"start": 1})), json!({"roll": {}})];
    for text in ["keep", "done", "pass", "draw", "0-0>L24"] {
        refused(&metro, &play(&json!([text])), "illegal_move");
    }
    let sudoku = [new("sudoku", &json!({"start": 1})), json!({"roll": {}})];
    for text in ["ok", "object", "accept", "stuck", "show e5"] {
        refused(&sudoku, &play(&json!([text])), "illegal_move");
    }
    let roads = [new("roads", &json!({"start": 1})), json!({"roll": {}})];
    for text in ["5,5:2222", "0,0:4444", "pass", "out"] {
        refused(&roads, &play(&json!([text])), "illegal_move");
    }
}

#[test]
fn moves_after_the_end() {
    let over = [new("quoridor", &json!({"start": 1})), play(&json!([{"seat": 1, "move": "resign"}]))];
    let requests = [
        play(&json!(["e2"])),
        play(&json!(["nonsense"])),
        play(&json!([{"seat": 2, "move": "resign"}])),
        play(&json!([{"seat": 2, "move": "offer draw"}])),
        play(&json!(["takeback 1"])),
        json!({"best": {}}),
        json!({"best": {"seat": 1}}),
        json!({"legal": {}}),
    ];
    for request in requests {
        refused(&over, &request, "game_over");
    }
}

/// Each text would be a position but for one thing.
#[test]
fn positions_that_cannot_be() {
    let quoridor = ("quoridor", json!({}));
    let nardy = ("nardy", json!({"preset": "international"}));
    let sudoku = ("sudoku", json!({}));
    let metro = ("metro", json!({}));
    let roads = ("roads", json!({}));
    let positions = [
        (&quoridor, "", "empty"),
        (&quoridor, "e1 e9 / 10 10 / -", "no seat to move"),
        (&quoridor, "e1 e9 / 10 10 / - / 3", "no such seat"),
        (&quoridor, "e1 e1 / 10 10 / - / 1", "two pawns on one square"),
        (&quoridor, "e1 e10 / 10 10 / - / 1", "off the board"),
        (&quoridor, "e1 e9 / 11 10 / - / 1", "too many fences"),
        (&quoridor, "e1 e9 / 9 9 / e3h f3h / 1", "overlapping fences"),
        (&quoridor, "e1 e9 / 9 9 / e3h e3v / 1", "crossing fences"),
        (&quoridor, "e1 e9 / 9 10 / i3h / 1", "a fence on the rim"),
        (&quoridor, "a1 e9 / 8 10 / a1h a1v b1h / 1", "fences that cross and wall in"),
        (&quoridor, "a1 e9 / 9 9 / a1h b1v / 1", "a walled-in pawn"),
        (&quoridor, "e1 e9 / 10 10 / - / 1 / x", "something left over"),
        (&nardy, "white 1 / 24:2 13:5 8:3 6:6 / 24:2 13:5 8:3 6:5 / cube 1 / 1 throws", "sixteen checkers"),
        (
            &nardy,
            "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 19:1 / cube 1 / 1 throws",
            "two armies on a point",
        ),
        (&nardy, "white 3 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 throws", "no such seat"),
        (&nardy, "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 3 / 1 throws", "no such cube"),
        (
            &nardy,
            "white 1 / 24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5 / cube 1 / 1 dances",
            "no such thing to do",
        ),
        (&nardy, "4HPwATDgc/ABM!", "not an id"),
        (&nardy, "////////////////", "an id with too many checkers"),
        (&nardy, "XGID=-b----E-C---eE---c-e----B-:0:0:1:77:0:0:0:0:10", "no such dice"),
        (&nardy, "XGID=", "an empty id"),
        (&sudoku, "5..8..37. / g1 / 2 - / 0 0 / - / draw 2", "one row"),
        (
            &sudoku,
            "55.8..37. ..86.4... .....3.2. ..4..1... 3.......8 .5.7..... ....1.... 9.7...2.1 .....7... / \
             g1 d2 h3 c4 i5 b6 e7 a8 f9 / 2 - / 23 21 / - / draw 2",
            "two equal cards in a row",
        ),
        (
            &sudoku,
            "5..8..37. ..86.4... .....3.2. ..4..1... 3.......8 .5.7..... ....1.... 9.7...2.1 .....7... / \
             g1 d2 h3 c4 i5 b6 e7 a8 f9 / 0 - / 23 21 / - / draw 2",
            "no such card",
        ),
        (&metro, "lay 1 / 2-3 3-9, 0-1 2-12 / 0 0 / - / - / -", "an unknown tile"),
        (&metro, "lay 1 / 2-3 3-9, 0-1 3-2 / 0 0 / - / - / -", "one tile in two hands"),
        (&metro, "lay 1 / 2-3, 0-1 / 0 0 / - / L1 7-9 8-8 / -", "halves that differ"),
        (&metro, "lay 3 / 2-3, 0-1 / 0 0 / - / - / -", "no such seat"),
        (
            &roads,
            "0,0:2222 5,5:2222 / - | - / pile - / aside - / first 1 / out - / resigned - / passed - / missed 0 0 / \
             joined 0 0 / play 2 / -",
            "two networks",
        ),
        (
            &roads,
            "0,0:2222 1,0:2222 2,0:2222 / - | - / pile - / aside - / first 1 / out - / resigned - / passed - / \
             missed 0 0 / joined 0 0 / play 2 / -",
            "more crossings than there are",
        ),
    ];
    for ((game, setup), text, _why) in positions {
        refused(&[new(game, setup)], &json!({"position": {"text": text}}), "bad_position");
    }
}
