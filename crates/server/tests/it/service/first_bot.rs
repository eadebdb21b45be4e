//! docs/API.md promises a first game in ten lines: these are those lines.

use std::sync::Arc;

use serde_json::json;

use crate::service::harness::{TestClock, quick, sqlite, start};

#[tokio::test(flavor = "multi_thread")]
async fn the_ten_lines_of_the_api_page_play_a_game_to_its_end() {
    let (store, _folder) = sqlite().await;
    let server = start(quick(), store, Arc::new(TestClock::default())).await;
    let bot = server.guest("Olya").await.post("/api/me/bots", json!({"name": "my first bot"})).await;
    let page = include_str!("../../../../../docs/API.md");
    let program = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(program.lines().count() <= 11, "ten lines and no more than one for the imports");
    let output = tokio::process::Command::new("python3")
        .args(["-c", program])
        .env("IGROTEKA_URL", server.url(""))
        .env("IGROTEKA_TOKEN", bot["token"].as_str().unwrap())
        .kill_on_drop(true)
        .output();
    let output = tokio::time::timeout(std::time::Duration::from_mins(1), output).await.unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("'winners'"));
    server.stop().await;
}
