//! Requests of a guest in JSON.

use igroteka_game::Record;
use serde_json::{Value, json};

use crate::{Guest, RequestBuilder, ResponseStream, Table};

/// Sends a request; gives the status and the JSON of the response.
async fn exchange(request: RequestBuilder, body: Option<&Value>) -> (u16, Value) {
    let request = match body {
        Some(body) => request.json(body),
        None => request,
    };
    let response = request.send().await.unwrap();
    (response.status, response.json().unwrap_or(Value::Null))
}

/// The code of a refusal.
fn code(response: &Value) -> String {
    let code = response["error"]["code"].as_str();
    code.unwrap_or_else(|| panic!("it was not refused: {response}")).to_owned()
}

impl Guest {
    /// Sends a request; gives the status and the JSON of the response.
    pub async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        exchange(self.request(method, path), body).await
    }

    /// Posts something that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, response) = self.ask("POST", path, Some(&body)).await;
        assert!((200..300).contains(&status), "{path} {body}: {status} {response}");
        response
    }

    /// Posts something that must be refused; gives the status and the code.
    pub async fn refused(&self, path: &str, body: Value) -> (u16, String) {
        let (status, response) = self.ask("POST", path, Some(&body)).await;
        (status, code(&response))
    }

    /// Gets something that must be there.
    pub async fn get(&self, path: &str) -> Value {
        let (status, response) = self.ask("GET", path, None).await;
        assert_eq!(status, 200, "{path}: {response}");
        response
    }

    /// A game's record.
    pub async fn record(&self, game: &str) -> Record {
        let response = self.request("GET", &format!("/api/games/{game}/record")).send().await.unwrap();
        Record::read(&response.text()).unwrap()
    }

    /// A stream of lines, or its refusal.
    pub async fn stream(&self, path: &str) -> ResponseStream {
        self.request("GET", path).stream().await.unwrap()
    }
}

impl Table<'_> {
    /// The table as this guest sees it.
    pub async fn state(&self) -> Value {
        let (status, response) = exchange(self.request("GET", ""), None).await;
        assert_eq!(status, 200, "{response}");
        response
    }

    /// Does something that must succeed.
    pub async fn act(&self, action: Value) -> Value {
        let (status, response) = exchange(self.request("POST", "/actions"), Some(&action)).await;
        assert!((200..300).contains(&status), "{action}: {status} {response}");
        response
    }

    /// Does something that must be refused; gives the status and the code.
    pub async fn act_refused(&self, action: Value) -> (u16, String) {
        let (status, response) = exchange(self.request("POST", "/actions"), Some(&action)).await;
        (status, code(&response))
    }

    /// Moves in the running game, naming its seq.
    pub async fn play(&self, seq: u64, text: &str) -> (u16, Value) {
        exchange(self.request("POST", &format!("/moves/{seq}")), Some(&json!({"move": text}))).await
    }
}
