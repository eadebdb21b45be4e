//! Hostile input below and beside JSON over HTTP: the live socket, raw paths and headers, memory.

use std::sync::Arc;

use igroteka_client::Message;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::service::fuzz::{Description, Dice, spoil};
use crate::service::harness::{
    Guest, PATIENCE, Socket, TestClock, TestServer, patient, sqlite, start, two_at_a_table,
};

async fn server() -> (TestServer, tempfile::TempDir) {
    let (store, folder) = sqlite().await;
    (start(patient(), store, Arc::new(TestClock::default())).await, folder)
}

/// Two in the middle of a game.
async fn begun(server: &TestServer) -> (Guest, Guest, String) {
    let (one, two, table) = two_at_a_table(server, json!({"game": "quoridor", "setup": {"start": 1}})).await;
    assert_eq!(one.table(&table).play(0, "e2").await.0, 200);
    (one, two, table)
}

async fn look(player: &Guest, table: &str) -> Value {
    let mut state = player.table(table).state().await;
    state["now"].as_object_mut().unwrap().remove("at");
    state
}

/// Reads until every one of so many requests has its answer.
async fn answers(socket: &mut Socket, mut count: usize) -> Vec<Value> {
    let mut answers = Vec::new();
    while count > 0 {
        let message = socket.next().await.expect("the socket stays open");
        if matches!(message["kind"].as_str(), Some("ok" | "refused" | "pong")) {
            answers.push(message);
            count -= 1;
        }
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn spoiled_socket_messages_are_refused_and_change_nothing() {
    let (server, _folder) = server().await;
    let (one, _two, table) = begun(&server).await;
    let before = look(&one, &table).await;
    let stranger = server.guest("Stranger").await;
    let mut nobody = stranger.clone();
    "a=b".clone_into(&mut nobody.cookie);
    let description = Description::new();
    let action = description.schema("Action");
    let mut dice = Dice(2);
    for player in [stranger, nobody] {
        let mut socket = player.socket().await.unwrap();
        for round in 0..1500_u32 {
            let request = match round % 6 {
                0 => json!({"id": round, "want": "watch", "table": table, "link": "0", "after": 3}),
                1 => json!({"id": round, "want": "unwatch", "table": table}),
                2 => json!({"id": round, "want": "uncover", "table": table, "seat": 1}),
                3 => json!({"id": round, "want": "lobby", "on": false}),
                _ => {
                    let action = description.sample(action, &mut dice, 0);
                    json!({"id": round, "want": "do", "table": table, "action": action})
                }
            };
            let bytes = spoil(request.clone(), &mut dice);
            let text = String::from_utf8(bytes).unwrap_or_else(|_| request.to_string());
            if text.len() < 16_000 {
                socket.send_text(&text).await.unwrap();
                let answer = answers(&mut socket, 1).await.remove(0);
                // What is harmless even when spoiled may be done; nothing may fail on our side.
                assert_ne!(answer["error"]["code"], "unavailable", "{text}: {answer}");
                let harmless = !text.contains("\"do\"") && !text.contains("\"watch\"");
                assert!(answer["kind"] != "ok" || harmless, "{text}: {answer}");
            }
        }
        socket.close().await;
        assert_eq!(look(&one, &table).await, before);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_huge_or_not_text_end_the_socket_and_nothing_else() {
    let (server, _folder) = server().await;
    let (one, two, table) = begun(&server).await;
    let before = look(&one, &table).await["record"].clone();
    let mut watching = one.socket().await.unwrap();
    watching.watch(&table).await;
    let huge = format!(r#"{{"id":1,"want":"ping","x":"{}"}}"#, "x".repeat(16 * 1024));
    for message in [
        Message::Text(huge.into()),
        Message::Binary(vec![0; 10].into()),
        Message::Binary(vec![0xff; 100_000].into()),
        Message::Text("x".repeat(4_000_000).into()),
    ] {
        let mut socket = two.socket().await.unwrap();
        socket.watch(&table).await;
        // The service may hang up while the message is still on its way.
        let _ = socket.send_message(message).await;
        while socket.next().await.is_some() {}
    }
    // Thousands of small ones are all answered, in order.
    let mut socket = two.socket().await.unwrap();
    for chunk in 0..50_u32 {
        for number in 0..100 {
            let ping = json!({"id": chunk * 100 + number, "want": "ping"});
            socket.send_text(ping.to_string()).await.unwrap();
        }
        let numbers: Vec<Value> =
            answers(&mut socket, 100).await.into_iter().map(|answer| answer["id"].clone()).collect();
        let expected: Vec<Value> = (chunk * 100..chunk * 100 + 100).map(Value::from).collect();
        assert_eq!(numbers, expected);
    }
    assert_eq!(watching.ask(json!({"want": "ping"})).await["kind"], "pong");
    assert_eq!(look(&one, &table).await["record"], before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn replayed_and_reordered_messages_move_once() {
    let (server, _folder) = server().await;
    let (one, two, table) = begun(&server).await;
    let mut socket = two.socket().await.unwrap();
    let does = |id: u32, seq: u64, text: &str| {
        let action = json!({"kind": "move", "seq": seq, "move": text});
        json!({"id": id, "want": "do", "table": table, "action": action}).to_string()
    };
    // The later number first, the same number twice, old and future seqs.
    for message in [does(9, 1, "e8"), does(1, 1, "e8"), does(9, 1, "e8"), does(9, 0, "d9")] {
        socket.send_text(&message).await.unwrap();
    }
    for message in [does(2, 99, "d9"), does(3, u64::MAX, "d9"), does(u32::MAX, 2, "d8"), does(9, 1, "d8")] {
        socket.send_text(&message).await.unwrap();
    }
    let kinds: Vec<Value> =
        answers(&mut socket, 8).await.into_iter().map(|answer| answer["kind"].clone()).collect();
    assert_eq!(kinds, ["ok", "ok", "ok", "refused", "refused", "refused", "refused", "refused"]);
    assert_eq!(one.table(&table).state().await["record"], json!(["1 e2", "2 e8"]));
    // A whole record sent again, later, is as good as nothing.
    assert_eq!(one.table(&table).play(2, "e3").await.0, 200);
    for message in [does(1, 1, "e8"), does(2, 1, "d8")] {
        socket.send_text(&message).await.unwrap();
    }
    answers(&mut socket, 2).await;
    assert_eq!(one.table(&table).state().await["record"], json!(["1 e2", "2 e8", "1 e3"]));
    server.stop().await;
}

/// Sends bytes as they are; gives all that comes back.
async fn raw(server: &TestServer, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    // The service may answer and hang up before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("it hangs up");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn paths_and_headers_play_no_tricks() {
    let (server, _folder) = server().await;
    let (one, _two, table) = begun(&server).await;
    let before = look(&one, &table).await;
    let (cookie, host) = (&one.cookie, server.address);
    for path in [
        "/api/../api/me",
        "/api/%2e%2e/api/me",
        "/api//me",
        "//api/me",
        "/api%2Fme",
        "/api/me%00",
        "/api/me/..",
        "/api\\me",
        "/API/ME",
        "/api/me/",
        "/api/./me",
        "/../../../../etc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        &format!("/api/tables/{}", "a".repeat(4000)),
        &format!("/api/me?{}", "a".repeat(9000)),
    ] {
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n");
        let answer = raw(&server, request.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 4"), "{path}: {answer}");
        // What is no address at all the HTTP library refuses by itself, without words.
        let silent = answer.starts_with("HTTP/1.1 400") && answer.ends_with("\r\n\r\n");
        assert!(silent || answer.contains(r#"{"error":{"code":""#), "{path}: {answer}");
    }
    // What another site's page may make a browser send, and what a proxy might be told.
    let resign = r#"{"kind":"resign"}"#;
    let foreign = format!("http://{host}.evil.example");
    for headers in [
        "Origin: http://evil.example",
        "Origin: null",
        "Origin: ",
        &format!("Origin: {foreign}"),
        &format!("Origin: http://{host}\r\nOrigin: http://evil.example"),
        "Origin: http://evil.example\r\nX-Forwarded-Host: evil.example",
        "Sec-Fetch-Site: cross-site",
        "X-HTTP-Method-Override: POST",
        "Referer: http://evil.example/",
    ] {
        let request = format!(
            "POST /api/tables/{table}/actions HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n{headers}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{resign}",
            resign.len()
        );
        let answer = raw(&server, request.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("forbidden"), "{headers}: {answer}");
    }
    // Bytes that are hardly HTTP: no answer or a refusal, and never two answers to one request.
    let origin = format!("Origin: http://{host}\r\nCookie: {cookie}\r\nContent-Type: application/json");
    let post = format!("POST /api/tables/{table}/actions HTTP/1.1\r\nHost: {host}\r\n{origin}");
    for request in [
        "\0\0\0\0".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        format!("GET /api/me HTTP/1.1\r\nHost: {host}\r\nX: {}\r\n\r\n", "x".repeat(1_000_000)),
        format!("{post}\r\nContent-Length: 17\r\nContent-Length: 3\r\n\r\n{resign}"),
        format!("{post}\r\nContent-Length: -1\r\n\r\n{resign}"),
        format!("{post}\r\nContent-Length: 99999999999999999999\r\n\r\n{resign}"),
        format!("{post}\r\nContent-Length: 1000000\r\nConnection: close\r\n\r\n{resign}"),
        format!(
            "{post}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nZZ\r\n{resign}\r\n0\r\n\r\n"
        ),
        format!("{post}\r\nTransfer-Encoding: gzip, x\r\nConnection: close\r\n\r\n{resign}"),
    ] {
        let answer = raw(&server, request.as_bytes()).await;
        let short: String = request.chars().take(300).collect();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{short}: {answer}");
        assert!(answer.matches("HTTP/1.1 ").count() <= 1, "{short}: {answer}");
    }
    assert_eq!(look(&one, &table).await, before);
    server.stop().await;
}

/// The memory of this process, in KB.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by memory_stays_flat, in a process of its own"]
async fn twenty_thousand_hostile_requests() {
    let (server, _folder) = server().await;
    let (one, _two, table) = begun(&server).await;
    let before = look(&one, &table).await;
    let stranger = server.guest("Stranger").await;
    let description = Description::new();
    let operations: Vec<_> = (description.operations().into_iter())
        .filter(|operation| operation.path.starts_with("/api/tables") && operation.body.is_some())
        .collect();
    let mut dice = Dice(3);
    let mut settled = 0;
    for number in 0..20_000 {
        if number == 4_000 {
            settled = memory();
        }
        let operation = dice.pick(&operations);
        // A new id each time: what does not exist must not be remembered either.
        let strange = format!("{number:026}");
        let id = if number % 2 == 0 { &table } else { &strange };
        let path = operation.path.replace("{id}", id).replace("{seq}", "1");
        let body = description.sample(operation.body.as_ref().unwrap(), &mut dice, 0);
        let request = stranger.request(&operation.method, &path);
        let answer = request.body("application/json", spoil(body, &mut dice)).send().await.unwrap();
        assert!(answer.status < 500, "{path}");
    }
    let grown = memory().saturating_sub(settled);
    assert!(grown < 8 * 1024, "16 000 hostile requests took {grown} KB");
    assert_eq!(look(&one, &table).await, before);
    println!("memory: {settled} KB, then {grown} KB more");
    server.stop().await;
}

#[test]
fn memory_stays_flat() {
    // Other tests run in this process, and use memory of their own.
    let output = std::process::Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "service::hostile_socket::twenty_thousand_hostile_requests",
            "--ignored",
            "--nocapture",
        ])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("1 passed"), "{said}");
}
