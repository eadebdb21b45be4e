//! A flag goes before a variable, a variable before the file, the file before the default.

use std::fs;

use crate::serve::server::{Server, folder, igroteka, text};

/// Whether a service tells what it counted, when told so in these ways.
fn counts(flag: Option<bool>, variable: Option<bool>, file: Option<bool>) -> bool {
    let folder = folder();
    let mut command = igroteka(&["serve", "--listen", "127.0.0.1:0"]);
    if let Some(file) = file {
        let path = folder.path().join("igroteka.toml");
        fs::write(&path, format!("metrics = {file}\ndata = \"{}\"\n", text(&folder.path().join("data"))))
            .expect("a file can be written");
        command.args(["--config", text(&path)]);
    } else {
        command.args(["--data", text(&folder.path().join("data"))]);
    }
    if let Some(variable) = variable {
        command.env("IGROTEKA_METRICS", variable.to_string());
    }
    if let Some(flag) = flag {
        command.arg(format!("--metrics={flag}"));
    }
    let server = Server::start_by(command, folder.path());
    match server.get("/metrics").expect("an answer").status {
        200 => true,
        404 => false,
        status => panic!("{status}"),
    }
}

#[test]
fn the_nearest_setting_counts() {
    assert!(!counts(None, None, None), "the default");
    assert!(counts(None, None, Some(true)), "the file goes before the default");
    assert!(!counts(None, Some(false), Some(true)), "a variable goes before the file");
    assert!(counts(Some(true), Some(false), Some(false)), "a flag goes before both");
}

#[test]
fn variables_of_the_service_do_not_trouble_other_commands() {
    let mut command = igroteka(&["games"]);
    command.env("IGROTEKA_DATA", "/nowhere").env("IGROTEKA_LAN", "true");
    assert!(command.output().unwrap().status.success());
}

#[test]
fn the_example_file_starts_a_service() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../igroteka.example.toml");
    let server = Server::start(&["--config", example]);
    assert!(server.get("/readyz").unwrap().is_success());
}
