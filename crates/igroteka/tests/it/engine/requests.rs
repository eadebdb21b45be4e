//! Every request and its answer.

use igroteka_catalog::kinds;
use serde_json::{Value, json};

use crate::engine::{code, last, new, play, talk};

fn quoridor() -> Value {
    new("quoridor", &json!({"start": 1}))
}

#[test]
fn games_lists_all_with_their_setups() {
    let answer = last(&[json!({"games": {}})]);
    let games = answer["ok"]["games"].as_array().unwrap();
    let about = |id: &str| games.iter().find(|game| game["id"] == id).unwrap();
    let known: Vec<&str> = kinds().iter().map(|kind| kind.id()).collect();
    assert_eq!(games.iter().map(|game| game["id"].as_str().unwrap()).collect::<Vec<_>>(), known);
    assert_eq!(about("quoridor")["players"], json!([2, 4]));
    assert_eq!(about("nardy")["players"], json!([2]));
    assert_eq!(about("sudoku")["players"], json!([1, 2, 3, 4]));
    assert_eq!(about("metro")["players"], json!([2, 3, 4]));
    assert_eq!(about("roads")["players"], json!([2, 3, 4, 5, 6]));
    assert_eq!(about("quoridor")["presets"], json!(["two", "four", "small"]));
    assert_eq!(about("nardy")["presets"], json!(["leaflet", "exact", "international"]));
    assert_eq!(about("sudoku")["presets"], json!(["adult", "children", "solo", "table"]));
    assert_eq!(about("metro")["presets"], json!(["leaflet", "calm"]));
    let roads = ["duel", "newspaper", "pile", "duel-lanes", "newspaper-lanes", "pile-lanes"];
    let named = about("roads")["presets"].as_array().unwrap();
    assert!(named.len() == 6 && roads.iter().all(|preset| named.contains(&json!(preset))));
    let size = &about("quoridor")["setup_schema"]["properties"]["size"];
    assert_eq!((&size["type"], &size["default"]), (&json!("integer"), &json!(9)));
}

#[test]
fn setups_have_exactly_the_fields_of_the_rules() {
    let fields = [
        ("quoridor", "players start size fences side_step_past_pawn repetition ply_limit"),
        ("nardy", "players start white bear_off points cube match score crawford jacoby"),
        ("sudoku", "players start side referee check_seconds golden golden_cards layout blocks scoring end"),
        ("metro", "players start start_tile tokens_per_turn city"),
        ("roads", "players start variant cards aside lanes table field"),
    ];
    let answer = last(&[json!({"games": {}})]);
    for (id, names) in fields {
        let game = answer["ok"]["games"].as_array().unwrap().iter().find(|game| game["id"] == id).unwrap();
        let properties = game["setup_schema"]["properties"].as_object().unwrap();
        let mut expected: Vec<&str> = names.split(' ').chain(["preset"]).collect();
        let mut found: Vec<&str> = properties.keys().map(String::as_str).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{id}");
    }
}

#[test]
fn new_answers_with_the_status() {
    assert_eq!(last(&[quoridor()]), json!({"ok": {"turn": 1, "over": false, "seq": 0}}));
    let by_lot = last(&[json!({"new": {"game": "quoridor"}})]);
    assert_eq!(by_lot, json!({"ok": {"turn": "chance", "over": false, "seq": 0}}));
}

#[test]
fn legal_lists_moves_or_chance() {
    let moves = last(&[quoridor(), json!({"legal": {}})]);
    let moves = moves["ok"]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 131);
    assert!(moves.contains(&json!("e2")) && moves.contains(&json!("h8v")));

    let lot = last(&[json!({"new": {"game": "quoridor"}}), json!({"legal": {}})]);
    assert_eq!(lot["ok"]["chance"], json!([{"move": "start 1", "p": 0.5}, {"move": "start 2", "p": 0.5}]));

    let throw = last(&[new("nardy", &json!({"start": 1, "white": 1})), json!({"legal": {}})]);
    let outcomes = throw["ok"]["chance"].as_array().unwrap();
    assert_eq!(outcomes.len(), 21);
    let p =
        |text: &str| outcomes.iter().find(|outcome| outcome["move"] == text).unwrap()["p"].as_f64().unwrap();
    assert!((p("throw 31") - 2.0 / 36.0).abs() < 1e-9 && (p("throw 44") - 1.0 / 36.0).abs() < 1e-9);

    let deal = last(&[new("metro", &json!({"start": 1})), json!({"legal": {}})]);
    assert_eq!(deal["ok"], json!({"chance": "shuffle"}));
}

#[test]
fn play_takes_texts_and_named_seats() {
    let answer = last(&[quoridor(), play(&json!(["e2", "e8", {"seat": 1, "move": "e3h"}]))]);
    assert_eq!(answer, json!({"ok": {"turn": 2, "over": false, "seq": 3}}));
    let chance = last(&[json!({"new": {"game": "quoridor"}}), play(&json!(["start 2", "e8"]))]);
    assert_eq!(chance, json!({"ok": {"turn": 1, "over": false, "seq": 2}}));
    let nothing = last(&[quoridor(), play(&json!([]))]);
    assert_eq!(nothing["ok"]["seq"], 0);
}

#[test]
fn play_keeps_all_or_nothing() {
    let answers = talk(&[quoridor(), play(&json!(["e2", "e8", "e9"])), json!({"position": {}})]);
    assert_eq!(answers[1]["error"]["at"], 2);
    assert_eq!(code(&answers[1]), "illegal_move");
    assert_eq!(answers[2]["ok"]["text"], "e1 e9 / 10 10 / - / 1");
}

#[test]
fn a_finished_game_tells_its_outcome() {
    let setup = new("quoridor", &json!({"preset": "small", "start": 1}));
    let moves = play(&json!(["c2", "b5", "c3", "b4", "c4", "a4", "c5"]));
    let answer = last(&[setup, moves]);
    let outcome = json!({"winners": [1], "scores": [1, 0], "reason": "goal"});
    assert_eq!(answer, json!({"ok": {"turn": null, "over": true, "seq": 7, "outcome": outcome}}));
}

#[test]
fn resigning_and_draws_are_played_but_not_listed() {
    let resigned = last(&[quoridor(), play(&json!([{"seat": 2, "move": "resign"}]))]);
    assert_eq!(resigned["ok"]["outcome"]["winners"], json!([1]));
    let agreed = [{ json!({"seat": 1, "move": "offer draw"}) }, json!({"seat": 2, "move": "accept draw"})];
    let drawn = last(&[quoridor(), play(&json!(agreed))]);
    assert_eq!(drawn["ok"]["outcome"]["winners"], json!([]));
    let view = last(&[quoridor(), play(&json!(agreed)), json!({"view": {"seat": 1}})]);
    assert_eq!(view["ok"]["turn"], "over");
    let legal = last(&[quoridor(), json!({"legal": {}})]).to_string();
    assert!(!legal.contains("resign") && !legal.contains("draw"));
}

#[test]
fn several_seats_may_be_to_act() {
    let setup = json!({"preset": "table", "players": 3, "start": 1});
    let answers = talk(&[
        new("sudoku", &setup),
        json!({"roll": {}}),
        json!({"legal": {}}),
        play(&json!(["e5"])),
        json!({"legal": {}}),
        json!({"legal": {"seat": 3}}),
        play(&json!(["ok"])),
        play(&json!([{"seat": 3, "move": "ok"}])),
    ]);
    assert!(answers[2]["ok"]["moves"].as_array().unwrap().contains(&json!("stuck")));
    assert_eq!(answers[3]["ok"]["turn"], json!([2, 3]));
    assert_eq!(code(&answers[4]), "bad_request");
    assert_eq!(answers[5]["ok"]["moves"], json!(["ok", "object"]));
    assert_eq!(code(&answers[6]), "bad_request");
    assert_eq!(answers[7]["ok"]["turn"], 2);
}

#[test]
fn rolls_follow_from_the_seed() {
    let rolled = || last(&[new("metro", &json!({"players": 3})), json!({"roll": {}})]);
    let answer = rolled();
    // A lot and three deals.
    assert_eq!(answer["ok"]["events"].as_array().unwrap().len(), 4);
    assert_eq!(answer["ok"]["seq"], 4);
    assert_eq!(answer, rolled());
    let undone = talk(&[
        new("metro", &json!({"players": 3})),
        json!({"roll": {}}),
        json!({"undo": {"count": 2}}),
        json!({"roll": {}}),
    ]);
    assert_eq!(undone[3]["ok"]["events"], json!([answer["ok"]["events"][2], answer["ok"]["events"][3]]));
    let other = json!({"new": {"game": "metro", "setup": {"players": 3}, "seed": "08".repeat(32)}});
    assert_ne!(answer, last(&[other, json!({"roll": {}})]));
    let unseeded = || last(&[json!({"new": {"game": "metro"}}), json!({"roll": {}})]);
    assert_ne!(unseeded(), unseeded());
}

#[test]
fn undo_counts_events() {
    let answers = talk(&[
        quoridor(),
        play(&json!(["e2", "e8", "e3"])),
        json!({"undo": {"count": 2}}),
        json!({"undo": {}}),
        json!({"undo": {"count": 1}}),
    ]);
    assert_eq!(answers[2]["ok"], json!({"turn": 2, "over": false, "seq": 1}));
    assert_eq!(answers[3]["ok"]["seq"], 0);
    assert_eq!(code(&answers[4]), "bad_request");
}

#[test]
fn takebacks_are_events() {
    let answer = last(&[quoridor(), play(&json!(["e2", "e8", "takeback 1"]))]);
    assert_eq!(answer["ok"], json!({"turn": 2, "over": false, "seq": 3}));
}

#[test]
fn a_view_shows_a_seat_its_own_hand_only() {
    let answers = talk(&[
        new("metro", &json!({"start": 1})),
        json!({"roll": {}}),
        json!({"view": {"seat": 1}}),
        json!({"view": {"seat": null}}),
        json!({"state": {}}),
    ]);
    let deals: Vec<&str> =
        answers[1]["ok"]["events"].as_array().unwrap().iter().map(|deal| deal.as_str().unwrap()).collect();
    let tiles = |deal: &str| deal.split(' ').skip(2).map(str::to_owned).collect::<Vec<_>>();
    let shows = |answer: &Value, tile: &String| answer.to_string().contains(&format!("\"{tile}\""));
    for tile in tiles(deals[0]) {
        assert!(shows(&answers[2], &tile) && !shows(&answers[3], &tile), "{tile}");
    }
    for tile in tiles(deals[1]) {
        assert!(!shows(&answers[2], &tile) && !shows(&answers[3], &tile), "{tile}");
        assert!(answers[4]["ok"]["position"].as_str().unwrap().contains(&tile), "{tile}");
    }
    assert_eq!(answers[4]["ok"]["turn"], 1);
}

#[test]
fn positions_are_set_and_told() {
    let answers = talk(&[
        quoridor(),
        json!({"position": {"text": "e4 e6 / 9 8 / e3h d5v c7h / 2"}}),
        json!({"position": {}}),
        json!({"undo": {"count": 1}}),
    ]);
    assert_eq!(answers[1]["ok"], json!({"turn": 2, "over": false, "seq": 0}));
    assert_eq!(answers[2]["ok"]["text"], "e4 e6 / 9 8 / e3h c7h d5v / 2", "horizontal fences come first");
    assert_eq!(code(&answers[3]), "bad_request");
}

#[test]
fn nardy_takes_the_ids_of_other_programs() {
    let international = new("nardy", &json!({"preset": "international"}));
    let set = |text: &str| json!({"position": {"text": text}});
    let answer = last(&[international.clone(), set("4HPwATDgc/ABMA")]);
    assert_eq!(answer["ok"]["turn"], "chance", "the player on roll is to throw");
    // X (seat 1) to play 31 from the start.
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let answers = talk(&[
        international.clone(),
        set(xgid),
        json!({"legal": {}}),
        play(&json!(["8/5 6/5"])),
        json!({"position": {}}),
    ]);
    assert_eq!(answers[1]["ok"]["turn"], 1, "{}", answers[1]);
    assert_eq!(answers[2]["ok"]["moves"].as_array().unwrap().len(), 16);
    assert!(answers[4]["ok"]["gnu"].is_string() && answers[4]["ok"]["xgid"].is_string(), "{}", answers[4]);
    assert_eq!(code(&last(&[international, set("4HPwATDgc/ABM")])), "bad_position");
}

#[test]
fn best_names_a_legal_move_with_its_value() {
    let answers = talk(&[
        quoridor(),
        json!({"legal": {}}),
        json!({"best": {"seat": 1, "time_ms": 200, "level": 5, "threads": 1}}),
    ]);
    let (legal, best) = (&answers[1]["ok"]["moves"], &answers[2]["ok"]);
    assert!(legal.as_array().unwrap().contains(&best["move"]), "{best}");
    assert!((0.0..=1.0).contains(&best["value"].as_f64().unwrap()));
    assert_eq!(best["line"][0], best["move"]);
    assert!(best["depth"].as_u64().unwrap() >= 2, "the strongest sees the answer: {best}");
    assert_eq!(best["candidates"][0]["move"], best["move"]);
    assert!(best["nodes"].as_u64().unwrap() >= 131);
    let nardy = last(&[
        new("nardy", &json!({"preset": "international", "start": 1, "white": 1})),
        play(&json!(["throw 31"])),
        json!({"best": {}}),
    ]);
    assert!(nardy["ok"]["equity"].is_number(), "{nardy}");
}

#[test]
fn records_load_back() {
    let answers = talk(&[
        json!({"new": {"game": "nardy", "seed": "05".repeat(32)}}),
        json!({"roll": {}}),
        json!({"record": {}}),
        json!({"state": {}}),
    ]);
    let record = answers[2]["ok"]["record"].as_str().unwrap();
    let loaded = talk(&[json!({"load": {"record": record}}), json!({"state": {}}), json!({"record": {}})]);
    assert_eq!(loaded[1], answers[3]);
    assert_eq!(loaded[2], answers[2], "the seed comes along, so that chance goes on as it would have");
}

#[test]
fn a_record_keeps_what_it_says_beside_the_game() {
    let record = last(&[quoridor(), json!({"record": {}})]);
    let named = record["ok"]["record"].as_str().unwrap().replacen("\n\n", "\nseat.1: Оля\n\n", 1);
    let again = last(&[json!({"load": {"record": named}}), json!({"record": {}})]);
    assert!(again["ok"]["record"].as_str().unwrap().contains("\nseat.1: Оля\n"), "{again}");
}

#[test]
fn perft_counts_leaves() {
    assert_eq!(last(&[quoridor(), json!({"perft": {"depth": 3}})]), json!({"ok": {"leaves": 2_062_264}}));
    let four = new("quoridor", &json!({"preset": "four"}));
    assert_eq!(last(&[four, json!({"perft": {"depth": 2}})]), json!({"ok": {"leaves": 16_677}}));
    let nardy = new("nardy", &json!({"preset": "international"}));
    assert_eq!(last(&[nardy, json!({"perft": {"depth": 2}})]), json!({"ok": {"leaves": 202_782}}));
}

#[test]
fn next_goes_on_with_the_match() {
    let answers = talk(&[
        quoridor(),
        json!({"next": {}}),
        play(&json!([{"seat": 2, "move": "resign"}])),
        json!({"next": {}}),
    ]);
    assert_eq!(code(&answers[1]), "bad_request", "the game is not over");
    let next = &answers[3]["ok"];
    assert_eq!((&next["setup"]["start"], &next["turn"], &next["seq"]), (&json!(2), &json!(2), &json!(0)));
    assert_eq!(next["match"]["points"], json!([1, 0]));
}

#[test]
fn a_nardy_match_carries_its_score() {
    let setup = json!({"preset": "international", "match": 3, "start": 1, "white": 1});
    let resign = play(&json!([{"seat": 1, "move": "resign 2"}, {"seat": 2, "move": "accept"}]));
    let answers =
        talk(&[new("nardy", &setup), resign.clone(), json!({"next": {}}), resign, json!({"next": {}})]);
    assert_eq!(answers[1]["ok"]["outcome"]["scores"], json!([0, 2]), "{}", answers[1]);
    assert_eq!(answers[2]["ok"]["setup"]["score"], json!([0, 2]));
    assert_eq!(code(&answers[4]), "game_over", "three points win the match: {}", answers[4]);
}

#[test]
fn a_resigned_match_has_no_next_game() {
    let answers =
        talk(&[quoridor(), play(&json!([{"seat": 1, "move": "resign match"}])), json!({"next": {}})]);
    assert_eq!(answers[1]["ok"]["outcome"]["winners"], json!([2]));
    assert_eq!(code(&answers[2]), "game_over");
}

#[test]
fn a_given_move_has_a_value() {
    let best = |fields: &Value| last(&[quoridor(), json!({"best": fields})]);
    let answer = best(&json!({"nodes": 2000, "compare": ["a1h", "e2"]}));
    let candidates = answer["ok"]["candidates"].as_array().unwrap();
    for text in ["a1h", "e2"] {
        let found = candidates.iter().find(|candidate| candidate["move"] == text).unwrap();
        assert_eq!(found.get("bound"), None, "{found}");
        assert!(found["value"].as_f64().unwrap() <= answer["ok"]["value"].as_f64().unwrap(), "{found}");
    }
    // Two were compared; everything else is only known not to be better.
    let exact = candidates.iter().filter(|candidate| candidate.get("bound").is_none()).count();
    assert!(exact <= 3, "{exact} of {}", candidates.len());
    assert_eq!(best(&json!({"nodes": 2000, "compare": ["a1h", "e2"]})), answer);
    assert_eq!(code(&best(&json!({"compare": ["e2", "e9"]}))), "illegal_move");
    assert_eq!(best(&json!({"compare": ["e2", "e9"]}))["error"]["at"], 1);
    assert_eq!(code(&best(&json!({"compare": ["resign"]}))), "illegal_move");
    assert_eq!(code(&best(&json!({"compare": ["castle"]}))), "bad_move");
    assert_eq!(code(&best(&json!({"compare": vec!["e2"; 17]}))), "bad_request");
}
