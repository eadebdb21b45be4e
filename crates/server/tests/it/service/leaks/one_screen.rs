//! Several seats on one device: a spectator's view until one is uncovered, and again after its turn.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::service::harness::{Socket, TestClock, quick, sqlite, start};

/// What of a message depends on whose eyes it is seen with.
fn seen(message: &Value) -> Value {
    let game = &message["now"]["game"];
    json!([message["events"], message["record"], game["view"], game["legal"], game["turn"], game["seq"]])
}

async fn update_at(socket: &mut Socket, seq: u64) -> Value {
    loop {
        let update = socket.next_of("update").await;
        if update["now"]["seq"] == seq {
            return update;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_with_several_seats_sees_what_a_spectator_sees_until_it_uncovers_one() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let games = [
        ("metro", json!({"players": 3, "start": 1})),
        ("roads", json!({"preset": "newspaper", "players": 3, "start": 1})),
        ("sudoku", json!({"preset": "children", "players": 3, "start": 1})),
    ];
    for (game, setup) in games {
        let (device, remote) = (server.guest("Olya").await, server.guest("Petro").await);
        let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Baba"}, {"kind": "open"}]);
        let state = device.post("/api/tables", json!({"game": game, "setup": setup, "seats": seats})).await;
        let table = state["id"].as_str().unwrap();
        let path = format!("/api/tables/{table}");
        remote.post(&format!("{path}/join"), json!({"link": state["links"]["play"]})).await;
        device.table(table).act(json!({"kind": "start"})).await;
        let spectator = server.guest("Taras").await;
        let link = state["links"]["watch"].as_str().unwrap();
        let public_path = format!("{path}?link={link}");

        let public = spectator.get(&public_path).await;
        assert_eq!(seen(&device.get(&path).await), seen(&public), "{game}");
        assert_eq!(public["now"]["game"].get("legal"), None);
        let (mut screen, mut beside) = (device.socket().await.unwrap(), spectator.socket().await.unwrap());
        assert_eq!(seen(&screen.watch(table).await), seen(&public), "{game}");
        beside.send_json(json!({"want": "watch", "table": table, "link": link})).await;
        beside.next_of("state").await;

        let mut turns = 0;
        for _ in 0..12 {
            let public = spectator.get(&public_path).await;
            let Some(turn) = public["now"]["game"]["turn"].as_u64() else {
                assert_eq!(public["now"]["status"], "over", "{game}");
                break;
            };
            let mover = if turn == 3 { &remote } else { &device };
            if turn != 3 {
                // Nobody uncovers the seat of somebody else, neither over HTTP nor over the socket.
                let refused = screen.ask(json!({"want": "uncover", "table": table, "seat": 3})).await;
                assert_eq!(
                    (&refused["kind"], &refused["error"]["code"]),
                    (&json!("refused"), &json!("forbidden"))
                );
                assert_eq!(device.ask("GET", &format!("{path}?seat=3"), None).await.0, 403);
                let refused = beside.ask(json!({"want": "uncover", "table": table, "seat": 1})).await;
                assert_eq!(refused["error"]["code"], "forbidden");
                assert_eq!(seen(&device.get(&path).await), seen(&public), "{game}");

                screen.send_json(json!({"want": "uncover", "table": table, "seat": turn})).await;
                let own = loop {
                    let update = screen.next_of("update").await;
                    if update["now"]["you"]["seat"] == turn {
                        break update;
                    }
                };
                assert_ne!(
                    own["now"]["game"]["view"], public["now"]["game"]["view"],
                    "{game}: seat {turn} sees more"
                );
                // The other seat on this device stays covered, and so does every other look of this device.
                assert_eq!(own["now"]["game"]["view"]["seat"], turn);
                assert_eq!(seen(&device.get(&path).await), seen(&public), "{game}");
            }
            let looked = if turn == 3 { path.clone() } else { format!("{path}?seat={turn}") };
            let own = mover.get(&looked).await["now"]["game"].clone();
            let body = json!({"move": own["legal"][0], "seat": turn});
            let done = mover.post(&format!("{path}/moves/{}", own["seq"]), body).await;
            let seq = done["seq"].as_u64().unwrap();
            let (device_saw, public_saw) =
                (update_at(&mut screen, seq).await, update_at(&mut beside, seq).await);
            if turn != 3 && public_saw["now"]["game"]["turn"] == turn {
                // A turn of several acts: the seat stays uncovered to its end.
                assert_eq!(device_saw["now"]["you"]["seat"], turn);
                continue;
            }
            turns += 1;
            assert_eq!(seen(&device_saw), seen(&public_saw), "{game}: after the turn of seat {turn}");
            assert_eq!(device_saw["now"]["you"]["seat"], Value::Null);
        }
        assert!(turns >= 3, "{game}: {turns} turns came to their end");

        // What was missed comes back with a spectator's eyes too, whatever was uncovered then.
        let (mut screen, mut beside) = (device.socket().await.unwrap(), spectator.socket().await.unwrap());
        screen.send_json(json!({"want": "watch", "table": table, "after": 2})).await;
        beside.send_json(json!({"want": "watch", "table": table, "after": 2, "link": link})).await;
        assert_eq!(seen(&screen.next_of("update").await), seen(&beside.next_of("update").await), "{game}");
    }
    server.stop().await;
}
