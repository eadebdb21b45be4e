//! The log: whole, and without secrets.

use igroteka_client::testing::ask;
use serde_json::Value;

use crate::serve::server::Server;

const SECRET: &str = "c0ffee5ec4e7c0ffee5ec4e7c0ffee5e";

#[test]
fn json_lines_are_json() {
    let server = Server::start(&["--log", "json"]);
    server.signal("TERM");
    let (_, _, log) = server.end();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert!(lines.iter().any(|line| line["fields"]["message"] == "stopping"), "{log}");
}

#[test]
fn the_level_decides_how_much_is_written() {
    let server = Server::start(&["--log-level", "error"]);
    server.signal("TERM");
    assert_eq!(server.end().2, "");
}

#[test]
fn no_secret_is_written_at_any_level() {
    let server = Server::start(&["--log-level", "trace"]);
    let cookie = format!("igroteka={SECRET}");
    let bearer = format!("Bearer {SECRET}");
    let path = format!("/api/tables/{SECRET}/state?link={SECRET}");
    for headers in [&[][..], &[("Cookie", &*cookie)], &[("Authorization", &*bearer)], &[("Referer", &*path)]]
    {
        for path in [&*path, &*format!("/{SECRET}"), "/api/me", "/readyz"] {
            ask(server.address, "GET", path, headers).unwrap();
            ask(server.address, "POST", path, headers).unwrap();
        }
    }
    server.signal("TERM");
    let (_, printed, log) = server.end();
    assert!(!printed.contains(SECRET) && !log.contains(SECRET), "{printed}{log}");
}
