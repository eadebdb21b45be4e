//! The API's description as a page for people, rendered once from the OpenAPI description.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::response::Html;
use axum::routing::get;
use serde_json::Value;
use utoipa::openapi::OpenApi;

const STYLE: &str = include_str!("api_page.css");

/// `/api/openapi.json`, and `/api/docs` to read.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>(description: &OpenApi) -> Router<S> {
    let json = description.to_json().expect("a description is plain data");
    let value: Value = serde_json::from_str(&json).expect("it was written just now");
    let (json, page): (Arc<str>, Arc<str>) = (json.into(), page(&value).into());
    let json_answer = move || async move { ([(header::CONTENT_TYPE, "application/json")], json.to_string()) };
    Router::new()
        .route("/api/openapi.json", get(json_answer))
        .route("/api/docs", get(move || async move { Html(page.to_string()) }))
        .route("/api/docs.css", get(|| async { ([(header::CONTENT_TYPE, "text/css")], STYLE) }))
}

fn page(description: &Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Igroteka: the API</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><link rel=\"stylesheet\" href=\"/api/docs.css\">\
         <link rel=\"icon\" href=\"/icon.svg\" type=\"image/svg+xml\"></head>\
         <body><header><a href=\"/\"><img src=\"/icon.svg\" alt=\"\" width=\"36\" height=\"36\">Igroteka</a></header>\
         <main><h1>The API</h1>",
    );
    let about = description["info"]["description"].as_str().unwrap_or_default();
    let _ = write!(
        page,
        "<p>{}</p><p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>",
        plain(about)
    );
    for tag in description["tags"].as_array().into_iter().flatten() {
        let (name, about) = (text(&tag["name"]), text(&tag["description"]));
        let _ = write!(page, "<h2>{about}</h2>");
        for (path, operations) in description["paths"].as_object().into_iter().flatten() {
            for (method, operation) in operations.as_object().into_iter().flatten() {
                if operation["tags"].as_array().is_some_and(|tags| tags.iter().any(|tag| text(tag) == name)) {
                    operation_block(&mut page, path, method, operation);
                }
            }
        }
    }
    page += "<h2>Types</h2>";
    for (name, schema) in description["components"]["schemas"].as_object().into_iter().flatten() {
        let json = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(
            page,
            "<details id=\"{0}\"><summary><code>{0}</code></summary><pre>{1}</pre></details>",
            plain(name),
            plain(&json)
        );
    }
    page + "</main></body></html>"
}

fn operation_block(page: &mut String, path: &str, method: &str, operation: &Value) {
    let _ = write!(
        page,
        "<section><h3><b>{}</b> <code>{}</code></h3><p>{}</p>",
        plain(&method.to_uppercase()),
        plain(path),
        text(&operation["summary"])
    );
    if let Some(more) = operation["description"].as_str() {
        let _ = write!(page, "<p>{}</p>", plain(more));
    }
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let _ = write!(
            page,
            "<p><code>{}</code> ({}): {}</p>",
            text(&parameter["name"]),
            text(&parameter["in"]),
            text(&parameter["description"])
        );
    }
    if let Some(name) = schema_name(&operation["requestBody"]["content"]) {
        let _ = write!(page, "<p>Body: <a href=\"#{name}\"><code>{name}</code></a></p>");
    }
    *page += "<ul>";
    for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
        let _ = write!(page, "<li><b>{}</b> {}", plain(status), text(&answer["description"]));
        if let Some(name) = schema_name(&answer["content"]) {
            let _ = write!(page, " <a href=\"#{name}\"><code>{name}</code></a>");
        }
        *page += "</li>";
    }
    *page += "</ul></section>";
}

/// The name of the type that a body has.
fn schema_name(content: &Value) -> Option<String> {
    let schema = &content.as_object()?.values().next()?["schema"];
    let reference = schema["$ref"].as_str().or_else(|| schema["items"]["$ref"].as_str())?;
    reference.rsplit('/').next().map(plain)
}

fn text(value: &Value) -> String {
    plain(value.as_str().unwrap_or_default())
}

/// Text that is safe in HTML.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
