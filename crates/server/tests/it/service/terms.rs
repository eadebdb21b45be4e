//! What is agreed can be changed while everybody waits, and nobody plays by what they have not agreed to.

use serde_json::json;

use crate::service::harness::{patient, restarted, served};

fn not_now() -> (u16, String) {
    (409, "not_now".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_what_is_agreed_and_the_others_agree_again() {
    let (server, time, folder) = served(patient()).await;
    let (host, guest) = (server.guest("Olya").await, server.guest("Petro").await);
    let table = host.post("/api/tables", json!({"game": "metro", "setup": {"players": 2}})).await;
    let id = table["id"].as_str().unwrap();
    guest.post(&format!("/api/tables/{id}/join"), json!({"link": table["links"]["play"]})).await;
    let clock = json!({"kind": "per_move", "seconds": 30});
    let change = json!({
        "kind": "change",
        "setup": {"players": 3},
        "seats": [null, null, {"kind": "bot", "level": 2}],
        "options": {"clock": clock},
    });
    assert_eq!(guest.table(id).act_refused(change.clone()).await.0, 403, "only the host");
    host.table(id).act(change.clone()).await;
    assert_eq!(host.table(id).act_refused(change).await, not_now(), "it is so already");
    assert_eq!(host.table(id).act_refused(json!({"kind": "start"})).await, not_now(), "Petro has not agreed");

    let server = restarted(server, patient(), &time, &folder).await;
    let (host, guest) = (host.at(server.client()), guest.at(server.client()));
    let state = guest.table(id).state().await;
    assert_eq!((&state["setup"]["players"], &state["options"]["clock"]), (&json!(3), &clock));
    let agreed: Vec<_> = (0..3).map(|seat| state["now"]["seats"][seat]["agreed"].clone()).collect();
    assert_eq!(agreed, [true, false, true]);
    assert_eq!(state["now"]["seats"][2]["bot"], 2);
    let last = state["log"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["kind"], &last["options"]["clock"]), (&json!("changed"), &clock));
    assert_eq!(host.table(id).act_refused(json!({"kind": "agree"})).await, not_now(), "the host has");
    guest.table(id).act(json!({"kind": "agree"})).await;
    host.table(id).act(json!({"kind": "start"})).await;
    let more = json!({"kind": "change", "setup": {"players": 4}});
    assert_eq!(host.table(id).act_refused(more).await, not_now(), "the game has begun");
    let clocks = guest.table(id).state().await["now"]["game"]["clock"]["left_ms"].clone();
    assert_eq!(clocks.as_array().map(Vec::len), Some(3), "three play with a clock");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_takes_nobodys_seat_and_is_checked_like_a_new_table() {
    let (server, _time, _folder) = served(patient()).await;
    let (host, guest) = (server.guest("Olya").await, server.guest("Petro").await);
    let table = host.post("/api/tables", json!({"game": "metro", "setup": {"players": 3}})).await;
    let id = table["id"].as_str().unwrap();
    let join = json!({"link": table["links"]["play"], "seat": 3});
    guest.post(&format!("/api/tables/{id}/join"), join).await;
    let bot = json!({"kind": "bot", "level": 1});
    for (change, status) in [
        (json!({"setup": {"players": 2}}), 409),
        (json!({"seats": [null, null, bot]}), 409),
        (json!({"seats": [null, null]}), 400),
        (json!({"seats": [null, {"kind": "bot", "level": 6}, null]}), 400),
        (json!({"seats": [null, {"kind": "here", "name": "Grandma"}, null]}), 400),
        (json!({"setup": {"players": 9}}), 400),
        (json!({"options": {"clock": {"kind": "days", "days": 15}}}), 400),
        (json!({"options": {"hand_throw": true}}), 400),
    ] {
        let mut action = change.clone();
        action["kind"] = json!("change");
        assert_eq!(host.table(id).act_refused(action).await.0, status, "{change}");
    }
    // What nobody holds may become anything.
    host.table(id).act(json!({"kind": "change", "seats": [null, bot, null]})).await;
    let state = host.table(id).state().await;
    assert_eq!(
        (&state["now"]["seats"][1]["bot"], &state["now"]["seats"][2]["agreed"]),
        (&json!(1), &json!(false))
    );
    server.stop().await;
}
