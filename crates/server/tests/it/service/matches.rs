//! Matches (G8): points, who begins, who may ask for the next game, and the end.

use serde_json::{Value, json};

use crate::service::harness::{Guest, patient, restarted, served, two_at_a_table};

async fn both(players: [&Guest; 2], table: &str, kind: &str) {
    for player in players {
        player.table(table).act(json!({"kind": kind})).await;
    }
}

fn series(state: &Value) -> &Value {
    &state["now"]["match"]
}

#[tokio::test(flavor = "multi_thread")]
async fn g8_a_match_counts_wins_rotates_the_start_and_ends() {
    let (server, time, folder) = served(patient()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"match_to": 2}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    let state = one.table(&table).state().await;
    assert_eq!(*series(&state), json!({"target": 2, "points": [0, 0], "winners": null}));
    assert_eq!(
        one.table(&table).act_refused(json!({"kind": "rematch"})).await,
        (409, "not_now".to_owned()),
        "it runs"
    );
    one.table(&table).act(json!({"kind": "resign"})).await;
    assert_eq!(
        *series(&one.table(&table).state().await),
        json!({"target": 2, "points": [0, 1], "winners": null})
    );

    // Only who sits there asks for the next game; one alone does not begin it, and asks once.
    let stranger = server.guest("Lesya").await;
    let (status, _) = stranger.table(&table).act_refused(json!({"kind": "rematch"})).await;
    assert_eq!(status, 404, "a private table is not there for others");
    one.table(&table).act(json!({"kind": "rematch"})).await;
    assert_eq!(one.table(&table).act_refused(json!({"kind": "rematch"})).await, (409, "not_now".to_owned()));
    let state = two.table(&table).state().await;
    assert_eq!((&state["now"]["status"], &state["now"]["seats"][0]["ready"]), (&json!("over"), &json!(true)));
    two.table(&table).act(json!({"kind": "rematch"})).await;

    // The second game begins with the next seat; a draw is nobody's point.
    let state = one.table(&table).state().await;
    assert_eq!((&state["now"]["game"]["turn"], &state["now"]["game"]["number"]), (&json!(2), &json!(2)));
    both([&one, &two], &table, "offer_draw").await;
    assert_eq!(series(&one.table(&table).state().await)["points"], json!([0, 1]));
    both([&one, &two], &table, "rematch").await;
    assert_eq!(one.table(&table).state().await["now"]["game"]["turn"], 1, "and back again");

    // The points are in the log.
    let server = restarted(server, patient(), &time, &folder).await;
    let (one, two) = (one.at(server.client()), two.at(server.client()));
    assert_eq!(
        *series(&one.table(&table).state().await),
        json!({"target": 2, "points": [0, 1], "winners": null})
    );
    one.table(&table).act(json!({"kind": "resign"})).await;
    let state = two.table(&table).state().await;
    assert_eq!(*series(&state), json!({"target": 2, "points": [0, 2], "winners": [2]}));

    // After the last game a new match begins, as the first did.
    both([&one, &two], &table, "rematch").await;
    let state = one.table(&table).state().await;
    assert_eq!(*series(&state), json!({"target": 2, "points": [0, 0], "winners": null}));
    assert_eq!(state["now"]["game"]["turn"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g8_giving_up_a_match_ends_it_at_once() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"match_to": 5}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    assert_eq!(one.table(&table).play(0, "resign match").await.0, 200);
    let state = two.table(&table).state().await;
    assert_eq!((&state["now"]["status"], &series(&state)["winners"]), (&json!("over"), &json!([2])));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g8_a_shared_win_counts_for_each_and_both_may_win_the_match() {
    let (server, _time, _folder) = served(patient()).await;
    let setup = json!({"preset": "table", "start": 1});
    let new = json!({"game": "sudoku", "setup": setup, "options": {"match_to": 1}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    // Nobody has laid a card when both agree that none can be laid: equal, and so shared (S11).
    for (player, text) in [(&one, "stuck"), (&two, "accept")] {
        let seq = player.table(&table).state().await["now"]["game"]["seq"].as_u64().unwrap();
        let (status, answer) = player.table(&table).play(seq, text).await;
        assert_eq!(status, 200, "{answer}");
    }
    let state = one.table(&table).state().await;
    assert_eq!(state["now"]["game"]["outcome"]["winners"], json!([1, 2]));
    assert_eq!(*series(&state), json!({"target": 1, "points": [1, 1], "winners": [1, 2]}));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn n10_a_nardy_match_carries_its_score_and_the_crawford_game_into_the_next_setup() {
    let (server, _time, _folder) = served(patient()).await;
    let new = json!({"game": "nardy", "setup": {"match": 3, "crawford": true}});
    let (one, two, table) = two_at_a_table(&server, new).await;
    assert_eq!(series(&one.table(&table).state().await)["target"], 3);
    // A win counts one (N9). The Crawford game is the first at 2 points, and is then no longer to come.
    for (loser, score, crawford) in [(&one, [0, 1], true), (&one, [0, 2], true), (&two, [1, 2], false)] {
        loser.table(&table).act(json!({"kind": "resign"})).await;
        assert_eq!(series(&one.table(&table).state().await)["points"], json!(score));
        both([&one, &two], &table, "rematch").await;
        let setup = one.table(&table).state().await["setup"].clone();
        assert_eq!((&setup["score"], &setup["crawford"]), (&json!(score), &json!(crawford)), "{setup}");
    }
    one.table(&table).act(json!({"kind": "resign"})).await;
    let state = one.table(&table).state().await;
    assert_eq!(*series(&state), json!({"target": 3, "points": [1, 3], "winners": [2]}));
    both([&one, &two], &table, "rematch").await;
    let setup = one.table(&table).state().await["setup"].clone();
    assert_eq!((&setup["score"], &setup["crawford"]), (&json!([0, 0]), &json!(true)), "a new match");
    server.stop().await;
}
