//! What a host reads when the service starts, or does not.

use std::fs;
use std::net::TcpListener;

use igroteka_client::testing::ask;

use crate::serve::server::{Server, folder, igroteka, refusal, text};

#[test]
fn without_a_command_it_serves() {
    let folder = folder();
    let server = Server::start_by(
        igroteka(&["--listen", "127.0.0.1:0", "--data", text(folder.path())]),
        folder.path(),
    );
    assert!(server.get("/healthz").unwrap().is_success());
}

#[test]
fn it_tells_where_everything_is_and_how_to_stop() {
    let server = Server::start(&["--public-url", "https://games.example"]);
    let printed = server.printed();
    for part in [
        format!("http://{}\n", server.address),
        format!("{}\n", server.data.display()),
        "https://games.example\n".to_owned(),
        "Ctrl+C\n".to_owned(),
    ] {
        assert!(printed.contains(&part), "{part} is missing in\n{printed}");
    }
    assert!(server.data.join("igroteka.db").exists());
}

#[test]
fn the_data_folder_follows_the_desktop() {
    for (variable, below) in [("XDG_DATA_HOME", "igroteka"), ("HOME", ".local/share/igroteka")] {
        let folder = folder();
        let mut command = igroteka(&["serve", "--listen", "127.0.0.1:0"]);
        command.env(variable, folder.path());
        let expected = folder.path().join(below);
        let server = Server::start_by(command, &expected);
        assert!(expected.join("igroteka.db").exists(), "{variable}");
        assert!(server.printed().contains(text(&expected)), "{variable}");
    }
}

#[test]
fn a_taken_port_is_told_in_a_sentence() {
    let (folder, taken) = (folder(), TcpListener::bind("127.0.0.1:0").unwrap());
    let address = taken.local_addr().unwrap().to_string();
    let told = refusal(igroteka(&["serve", "--listen", &address, "--data", text(folder.path())]));
    assert!(told.contains(&format!("another program listens on {address}")), "{told}");
    assert!(told.contains("--listen"), "{told}");
}

#[test]
fn a_data_folder_is_used_by_one_service() {
    let server = Server::start(&[]);
    let told = refusal(igroteka(&["serve", "--listen", "127.0.0.1:0", "--data", text(&server.data)]));
    assert!(told.contains("uses the data folder") && told.contains(text(&server.data)), "{told}");
    assert!(server.get("/readyz").unwrap().is_success(), "the first one goes on");
}

#[test]
fn what_cannot_be_is_told_in_a_sentence() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    fs::write(folder.path().join("bad.toml"), "listen = 8080\nlisen = 1\n").unwrap();
    let bad_toml = folder.path().join("bad.toml");
    let refusals: [(&[&str], &str); 11] = [
        (&["--data", text(&file)], "file"),
        (&["--config", "missing.toml"], "missing.toml cannot be read"),
        (&["--config", text(&bad_toml)], "bad.toml is not a file of settings"),
        (&["--database", "mysql://me:secret@host/games"], "postgres://"),
        (&["--database", "postgres://me:secret@127.0.0.1:1/games"], ""),
        (&["--listen", "games.example:80"], "an address is an IP with a port"),
        (&["--listen", "203.0.113.1:8080"], "not an address of this computer"),
        (&["--public-url", "games.example"], "begins with http"),
        (&["--grace", "soon"], "a time is a number"),
        (&["--trusted-proxy", "everybody"], "everybody"),
        (&["--log", "loud"], "loud"),
    ];
    for (arguments, part) in refusals {
        let mut command = igroteka(arguments);
        command.env("IGROTEKA_DATA", folder.path().join("data")).env("IGROTEKA_LISTEN", "127.0.0.1:0");
        let told = refusal(command);
        assert!(told.contains(part), "{arguments:?}: {told}");
        assert!(!told.contains("secret"), "{arguments:?}: {told}");
    }
}

#[test]
fn help_shows_no_secret() {
    let mut command = igroteka(&["serve", "--help"]);
    let output = command.env("IGROTEKA_DATABASE", "postgres://me:secret@host/games").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(help.contains("IGROTEKA_DATABASE") && !help.contains("secret"), "{help}");
}

#[test]
fn opened_to_the_home_network_it_shows_a_qr_code() {
    let server = Server::start(&["--lan", "--home-address", "127.0.0.2"]);
    let port = server.address.port();
    let printed = server.printed();
    let (_, code) = printed.split_once(&format!("  http://127.0.0.2:{port}\n")).expect("the address");
    let blocks = |line: &str| line.chars().all(|block| matches!(block, ' ' | '█' | '▀' | '▄'));
    // The smallest QR code has 21 squares a side and four around, two a line.
    assert!(
        code.lines().take_while(|line| blocks(line) && line.chars().count() >= 29).count() >= 15,
        "{printed}"
    );
    let at_home = (std::net::Ipv4Addr::new(127, 0, 0, 2), port).into();
    assert!(ask(at_home, "GET", "/healthz", &[]).unwrap().is_success());
}
