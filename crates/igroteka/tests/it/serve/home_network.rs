//! The person at this computer opens the service to the home network. Another loopback address stands in for it.

use std::net::{Ipv4Addr, SocketAddr, TcpStream};

use igroteka_client::testing::{ask, until};
use serde_json::{Value, json};

use crate::serve::server::Server;

const LAN: &str = "/api/host/lan";

fn start(arguments: &[&str]) -> (Server, SocketAddr) {
    let server = Server::start(&[&["--home-address", "127.0.0.2"], arguments].concat());
    let home = SocketAddr::from((Ipv4Addr::new(127, 0, 0, 2), server.address.port()));
    (server, home)
}

#[test]
fn it_is_opened_and_closed_without_a_restart() {
    let (server, home) = start(&[]);
    assert_eq!(server.get(LAN).unwrap().json::<Value>().unwrap(), json!({"offered": true, "addresses": []}));
    assert!(TcpStream::connect(home).is_err());

    let origin = format!("http://{}", server.address);
    let opened = ask(server.address, "POST", LAN, &[("Origin", &origin)]).unwrap();
    assert!(opened.is_success(), "{opened:?}");
    assert_eq!(opened.json::<Value>().unwrap()["addresses"][0]["url"], format!("http://{home}"));
    assert!(opened.json::<Value>().unwrap()["addresses"][0]["qr_svg"].as_str().unwrap().contains("<svg"));
    assert!(ask(home, "GET", "/readyz", &[]).unwrap().is_success());
    assert_eq!(server.get(LAN).unwrap().json::<Value>().unwrap(), opened.json::<Value>().unwrap());

    // Those who come in that way cannot close it, nor do they see it.
    assert_eq!(
        ask(home, "GET", LAN, &[]).unwrap().json::<Value>().unwrap(),
        json!({"offered": false, "addresses": []})
    );
    let host = server.address.to_string();
    for method in ["POST", "DELETE"] {
        assert_eq!(ask(home, method, LAN, &[]).unwrap().status, 403);
        assert_eq!(ask(home, method, LAN, &[("Host", &host)]).unwrap().status, 403);
    }

    let closed = ask(server.address, "DELETE", LAN, &[]).unwrap();
    assert_eq!(closed.json::<Value>().unwrap(), json!({"offered": true, "addresses": []}));
    until("refused connection", || TcpStream::connect(home).is_err().then_some(()));
    assert!(server.get("/readyz").unwrap().is_success());
}

#[test]
fn nobody_else_opens_it() {
    let (server, home) = start(&[]);
    let port = server.address.port();
    let rebound = format!("games.example:{port}");
    let refused: [&[(&str, &str)]; 6] = [
        &[("X-Forwarded-For", "192.0.2.7")],
        &[("Forwarded", "for=192.0.2.7")],
        &[("Origin", "http://games.example")],
        &[("Origin", "null")],
        &[("Sec-Fetch-Site", "cross-site")],
        &[("Host", &rebound)],
    ];
    for headers in refused {
        let answer = ask(server.address, "POST", LAN, headers).unwrap();
        assert_eq!(answer.status, 403, "{headers:?}");
        assert!(answer.json::<Value>().unwrap()["error"]["message"].is_string(), "{headers:?}");
    }
    assert!(TcpStream::connect(home).is_err());
}

#[test]
fn it_is_not_on_offer_where_it_makes_no_sense() {
    for arguments in [&["--public-url", "https://games.example"][..], &["--trusted-proxy", "127.0.0.1"]] {
        let (server, _) = start(arguments);
        assert_eq!(server.get(LAN).unwrap().json::<Value>().unwrap()["offered"], false, "{arguments:?}");
        assert_eq!(ask(server.address, "POST", LAN, &[]).unwrap().status, 403, "{arguments:?}");
    }
    let (server, _) = start(&["--lan"]);
    assert_eq!(server.get(LAN).unwrap().json::<Value>().unwrap()["offered"], false);
    assert_eq!(ask(server.address, "POST", LAN, &[]).unwrap().status, 409, "it is open already");
}

#[test]
fn a_service_opened_to_the_home_network_stops_in_order() {
    let (server, home) = start(&[]);
    assert!(ask(server.address, "POST", LAN, &[]).unwrap().is_success());
    let _guest = TcpStream::connect(home).unwrap();
    server.signal("TERM");
    let (status, _, log) = server.end();
    assert_eq!(status.code(), Some(0), "{log}");
}
