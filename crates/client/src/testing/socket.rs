//! Messages of a live socket in JSON.

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::Socket;
use crate::testing::PATIENCE;

impl Socket {
    /// Sends a request and gives its number.
    pub async fn send_json(&mut self, mut request: Value) -> u32 {
        let id = self.next_id();
        request["id"] = json!(id);
        self.send_text(request.to_string()).await.unwrap();
        id
    }

    /// The next message; `None` once the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        let text = timeout(PATIENCE, self.receive()).await.expect("something comes").ok()?;
        Some(serde_json::from_str(&text).unwrap())
    }

    /// The next message of this kind; others are skipped.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the socket closed before any {kind}"));
            if message["kind"] == kind {
                return message;
            }
        }
    }

    /// Sends a request and waits for its answer; messages before it are skipped.
    pub async fn ask(&mut self, request: Value) -> Value {
        let id = self.send_json(request).await;
        loop {
            let message = self.next().await.expect("an answer comes");
            if message["id"] == id && matches!(message["kind"].as_str(), Some("ok" | "refused" | "pong")) {
                return message;
            }
        }
    }

    /// Watches a table, and gives its whole state.
    pub async fn watch(&mut self, table: &str) -> Value {
        self.send_json(json!({"want": "watch", "table": table})).await;
        self.next_of("state").await["state"].take()
    }
}
