//! Two at once: one wins, the other gets a clear answer, and the log says the same afterwards. On every store.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::service::ground::{Ground, Wish, a_move, an_action, at_once, refusal};
use crate::service::harness::{Guest, PATIENCE, two_at_a_table};

/// How often each race is run on each ground.
const ROUNDS: usize = 6;

fn quoridor() -> Value {
    json!({"game": "quoridor", "setup": {"start": 1}})
}

/// The second of two who play, at the service that is theirs; both services know the table as it is now.
async fn across(ground: &Ground, two: &Guest, table: &str) -> Guest {
    let two = two.at(ground.server(1).client());
    two.table(table).state().await;
    two
}

/// Two who play quoridor, each at a service of their own where there are two.
async fn pair(ground: &Ground) -> (Guest, Guest, String) {
    let (one, two, table) = two_at_a_table(ground.server(0), quoridor()).await;
    let two = across(ground, &two, &table).await;
    (one, two, table)
}

/// A table as the services know it: the one that knows most.
async fn newest(ground: &Ground, player: &Guest, table: &str) -> Value {
    let mut newest = Value::Null;
    for server in &ground.servers {
        let state = player.at(server.client()).table(table).state().await;
        if state["now"]["seq"].as_u64() > newest["now"]["seq"].as_u64() {
            newest = state;
        }
    }
    newest
}

fn count(log: &[Value], kind: &str) -> usize {
    log.iter().filter(|entry| entry["kind"] == kind).count()
}

fn won(answers: &[(u16, Value)]) -> Vec<usize> {
    (0..answers.len()).filter(|place| answers[*place].0 == 200).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_for_one_decision_one_is_made() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let mut tables = Vec::new();
        for _ in 0..ROUNDS {
            let (one, _two, table) = pair(&ground).await;
            let elsewhere = across(&ground, &one, &table).await;
            let moves = ["e2", "d1"];
            let wishes = vec![a_move(&one, &table, 0, moves[0]), a_move(&elsewhere, &table, 0, moves[1])];
            let answers = at_once(wishes).await;
            let won = won(&answers);
            assert_eq!(won.len(), 1, "{}: {answers:?}", ground.name);
            assert!(matches!(refusal(&answers[1 - won[0]]), "not_your_turn" | "stale"), "{answers:?}");
            let state = newest(&ground, &one, &table).await;
            assert_eq!(state["record"], json!([format!("1 {}", moves[won[0]])]), "{}", ground.name);
            tables.push((one, table));
        }
        ground.replay(&tables).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_moves_once() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let mut tables = Vec::new();
        for _ in 0..ROUNDS {
            let (one, _two, table) = pair(&ground).await;
            let elsewhere = across(&ground, &one, &table).await;
            let click = |player| a_move(player, &table, 0, "e2");
            let answers = at_once(vec![click(&one), click(&elsewhere), click(&one), click(&elsewhere)]).await;
            assert!(answers.iter().all(|(status, _)| *status == 200), "{}: {answers:?}", ground.name);
            assert!(answers.iter().all(|(_, answer)| *answer == answers[0].1), "{answers:?}");
            tables.push((one, table));
        }
        for (state, _) in ground.replay(&tables).await {
            assert_eq!(state["record"], json!(["1 e2"]));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_twenty_who_want_the_last_seat_one_gets_it() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let host = ground.server(0).guest("Olya").await;
        let table = host.post("/api/tables", quoridor()).await;
        let id = table["id"].as_str().unwrap().to_owned();
        let mut wishes: Vec<Wish> = Vec::new();
        for guest in 0..20 {
            let player = ground.server(guest).guest(&format!("Guest {guest}")).await;
            let body = json!({"link": table["links"]["play"]});
            wishes.push((player, format!("/api/tables/{id}/join"), body));
        }
        let players: Vec<Guest> = wishes.iter().map(|wish| wish.0.clone()).collect();
        let answers = at_once(wishes).await;
        let won = won(&answers);
        assert_eq!(won.len(), 1, "{}: {answers:?}", ground.name);
        assert_eq!(answers[won[0]].1["seat"], 2);
        for (place, answer) in answers.iter().enumerate().filter(|(place, _)| *place != won[0]) {
            assert_eq!(refusal(answer), "conflict", "guest {place}");
        }
        let winner = players[won[0]].get("/api/me").await;
        let (state, log) = ground.replay(&[(host, id)]).await.remove(0);
        assert_eq!(state["now"]["seats"][1]["who"]["id"], winner["id"]);
        assert_eq!(count(&log, "joined"), 1, "{log:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_move_and_the_time_out_do_not_both_count() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let clock = json!({"kind": "per_move", "seconds": 30});
        let new = json!({"game": "quoridor", "setup": {"start": 1}, "options": {"clock": clock}});
        let mut tables = Vec::new();
        let mut late = 0;
        for round in 0..ROUNDS {
            let (one, two, table) = two_at_a_table(ground.server(0), new.clone()).await;
            let elsewhere = across(&ground, &one, &table).await;
            // From well in time to too late, with what lies close to the end between them.
            let left = [25_000, 60, 30, 10, 0, -50][round];
            let deadline =
                one.table(&table).state().await["now"]["game"]["clock"]["deadline"].as_i64().unwrap();
            let now = one.table(&table).state().await["now"]["at"].as_i64().unwrap();
            ground.time.pass(deadline - now - left);
            let (status, answer) = elsewhere.table(&table).play(0, "e2").await;
            if status == 200 {
                assert!(left >= 0, "{}: a move was taken {left} ms after its time", ground.name);
                assert_eq!(newest(&ground, &one, &table).await["record"][0], "1 e2");
            } else {
                late += 1;
                assert!(matches!(refusal(&(status, answer)), "stale" | "game_over" | "not_your_turn"));
                let began = Instant::now();
                loop {
                    let state = newest(&ground, &two, &table).await;
                    if state["now"]["status"] == "over" {
                        assert_eq!(state["record"], json!(["1 timeout", "1 resign"]), "{}", ground.name);
                        break;
                    }
                    assert!(began.elapsed() < PATIENCE, "the time-out never came: {state}");
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                tables.push((two, table));
            }
        }
        assert!(late > 0, "the last of them is late");
        for (state, log) in ground.replay(&tables).await {
            assert_eq!(state["record"], json!(["1 timeout", "1 resign"]));
            assert_eq!(count(&log, "ended"), 1);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeback_and_a_move_do_not_both_count() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let mut tables = Vec::new();
        for round in 0..ROUNDS {
            let (one, two, table) = two_at_a_table(ground.server(0), quoridor()).await;
            assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
            if round % 2 == 0 {
                // One's asking against two's answer on the board.
                let elsewhere = across(&ground, &two, &table).await;
                let wishes = vec![an_action(&one, &table, "takeback"), a_move(&elsewhere, &table, 1, "e8")];
                let answers = at_once(wishes).await;
                assert_eq!(won(&answers), [0, 1], "{}: {answers:?}", ground.name);
                let state = newest(&ground, &one, &table).await;
                assert_eq!(state["record"], json!(["1 e2", "2 e8"]), "{}", ground.name);
            } else {
                // Two agrees in one window and moves in another.
                one.table(&table).act(json!({"kind": "takeback"})).await;
                let elsewhere = across(&ground, &two, &table).await;
                let wishes = vec![an_action(&two, &table, "takeback"), a_move(&elsewhere, &table, 1, "e8")];
                let answers = at_once(wishes).await;
                let state = newest(&ground, &one, &table).await;
                if answers[1].0 == 200 {
                    assert_eq!(state["record"], json!(["1 e2", "2 e8"]), "{}", ground.name);
                    // What was asked is no longer asked: agreeing came too late and takes nothing back.
                    assert_ne!(state["now"]["game"]["offers"]["takeback"]["by"], 1);
                } else {
                    assert!(matches!(refusal(&answers[1]), "not_your_turn" | "stale"), "{answers:?}");
                    assert_eq!(state["record"], json!(["1 e2", "takeback 1"]), "{}", ground.name);
                    assert_eq!(state["now"]["game"]["turn"], 1);
                }
            }
            tables.push((one, table));
        }
        ground.replay(&tables).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_never_begins_with_an_empty_seat() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let mut tables = Vec::new();
        for round in 0..ROUNDS {
            let (one, two, table) = two_at_a_table(ground.server(0), quoridor()).await;
            one.table(&table).act(json!({"kind": "resign"})).await;
            let leaves = round % 2 == 0;
            if leaves {
                two.table(&table).act(json!({"kind": "rematch"})).await;
            }
            let two = across(&ground, &two, &table).await;
            let theirs = if leaves { "leave" } else { "rematch" };
            let answers =
                at_once(vec![an_action(&one, &table, "rematch"), an_action(&two, &table, theirs)]).await;
            assert_eq!(won(&answers), [0, 1], "{}: {answers:?}", ground.name);
            tables.push((one, table));
        }
        for (round, (state, log)) in ground.replay(&tables).await.into_iter().enumerate() {
            let taken = state["now"]["seats"][1]["who"].is_object();
            let playing = state["now"]["status"] == "playing";
            assert_eq!(count(&log, "prepared"), 1 + usize::from(playing), "{log:?}");
            assert!(taken == playing, "{state}");
            assert!(playing || round % 2 == 0, "two who both want a rematch get it");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_that_answer_a_check_at_once_are_both_heard() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let mut tables = Vec::new();
        for _ in 0..ROUNDS {
            let host = ground.server(0).guest("Olya").await;
            let setup = json!({"preset": "table", "players": 3, "start": 1});
            let table = host.post("/api/tables", json!({"game": "sudoku", "setup": setup})).await;
            let id = table["id"].as_str().unwrap().to_owned();
            let mut others = Vec::new();
            for name in ["Petro", "Lesya"] {
                let other = ground.server(0).guest(name).await;
                other.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
                others.push(other);
            }
            host.table(&id).act(json!({"kind": "start"})).await;
            let game = host.table(&id).state().await["now"]["game"].clone();
            let card = game["legal"][0].as_str().unwrap();
            assert_eq!(host.table(&id).play(game["seq"].as_u64().unwrap(), card).await.0, 200);
            let seq = others[0].table(&id).state().await["now"]["game"]["seq"].as_u64().unwrap();
            let second = across(&ground, &others[1], &id).await;
            let answers = at_once(vec![a_move(&others[0], &id, seq, "ok"), a_move(&second, &id, seq, "ok")]);
            let answers = answers.await;
            assert_eq!(won(&answers), [0, 1], "{}: {answers:?}", ground.name);
            let state = newest(&ground, &host, &id).await;
            let record: Vec<&str> =
                state["record"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
            let place = seq as usize;
            let mut heard = [record[place], record[place + 1]];
            // The log's order is the order of their seqs.
            let first_is_two = answers[0].1["seq"].as_u64() < answers[1].1["seq"].as_u64();
            assert_eq!(heard[0], if first_is_two { "2 ok" } else { "3 ok" }, "{record:?} {answers:?}");
            heard.sort_unstable();
            assert_eq!(heard, ["2 ok", "3 ok"], "{record:?}");
            tables.push((host, id));
        }
        ground.replay(&tables).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_and_a_move_stand_in_the_order_they_came() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let mut tables = Vec::new();
        for round in 0..ROUNDS {
            let (one, two, table) = pair(&ground).await;
            let seat = 1 + round % 2;
            let who = if seat == 1 { one.at(ground.server(1).client()) } else { two };
            let wishes = vec![a_move(&one, &table, 0, "e2"), an_action(&who, &table, "resign")];
            let answers = at_once(wishes).await;
            assert_eq!(answers[1].0, 200, "{}: {answers:?}", ground.name);
            let state = newest(&ground, &one, &table).await;
            let resigned = format!("{seat} resign");
            if answers[0].0 == 200 {
                assert_eq!(state["record"], json!(["1 e2", resigned]), "{}", ground.name);
            } else {
                assert_eq!(refusal(&answers[0]), "game_over");
                assert_eq!(state["record"], json!([resigned]), "{}", ground.name);
            }
            assert_eq!(state["now"]["game"]["outcome"]["winners"], json!([3 - seat]));
            tables.push((one, table));
        }
        for (_, log) in ground.replay(&tables).await {
            assert_eq!(count(&log, "ended"), 1);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_started_once() {
    for number in 0..Ground::COUNT {
        let ground = Ground::new(number).await;
        let mut tables = Vec::new();
        for _ in 0..ROUNDS {
            let (one, two) = (ground.server(0).guest("Olya").await, ground.server(0).guest("Petro").await);
            let table = one.post("/api/tables", quoridor()).await;
            let id = table["id"].as_str().unwrap().to_owned();
            two.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
            let elsewhere = across(&ground, &one, &id).await;
            let answers =
                at_once(vec![an_action(&one, &id, "start"), an_action(&elsewhere, &id, "start")]).await;
            let won = won(&answers);
            assert_eq!(won.len(), 1, "{}: {answers:?}", ground.name);
            assert_eq!(refusal(&answers[1 - won[0]]), "not_now");
            tables.push((one, id));
        }
        for (_, log) in ground.replay(&tables).await {
            assert_eq!((count(&log, "prepared"), count(&log, "started")), (1, 1), "{log:?}");
        }
    }
}
