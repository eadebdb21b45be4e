//! What a person reads when the service starts.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::net::{IpAddr, SocketAddr};

use igroteka_server::Config;
use igroteka_server::lan::{home_addresses, url};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use super::data_folder::Place;
use super::listen::Listen;

/// Everything that is told.
pub struct Banner<'a> {
    /// Where the service listens.
    pub listening: SocketAddr,
    /// Where everything is kept.
    pub place: &'a Place,
    /// The servers of NATS.
    pub nats: &'a [String],
    /// Whether it was opened to the home network.
    pub lan: bool,
    /// The service's settings.
    pub config: &'a Config,
}

impl Banner<'_> {
    /// Prints it; a closed standard output is no reason not to serve.
    pub fn print(&self) {
        let addresses = match (self.lan, self.config.home_addresses.is_empty()) {
            (false, _) => Vec::new(),
            (true, true) => home_addresses(),
            (true, false) => self.config.home_addresses.clone(),
        };
        let mut out = io::stdout().lock();
        let _ = out.write_all(self.text(&addresses).as_bytes()).and_then(|()| out.flush());
    }

    fn text(&self, home: &[IpAddr]) -> String {
        let mut text = format!("Igroteka {}\n", env!("CARGO_PKG_VERSION"));
        let mut line = |name: &str, value: &str| {
            writeln!(text, "  {name:<10} {value}").expect("writing to memory works");
        };
        line("open", &url(Listen(self.listening).at_this_computer()));
        if let Some(public_url) = &self.config.public_url {
            line("public", public_url);
        }
        line("data", &self.place.shown());
        if !self.nats.is_empty() {
            line("nats", &self.nats.join(", "));
        }
        if !self.config.limits {
            line("limits", "off: for measuring only");
        }
        line("stop", "Ctrl+C");
        if self.lan {
            text.push_str(&self.home_network(home));
        }
        text
    }

    fn home_network(&self, home: &[IpAddr]) -> String {
        if home.is_empty() {
            return "\nNo address in a home network was found; --home-address can name one.\n".to_owned();
        }
        let mut text = "\nIn the home network:\n".to_owned();
        for &ip in home {
            let url = url(SocketAddr::new(ip, self.listening.port()));
            write!(text, "\n  {url}\n{}\n", qr_code(&url)).expect("writing to memory works");
        }
        text
    }
}

/// A QR code of half blocks, light on dark as most terminals are.
fn qr_code(url: &str) -> String {
    let code = QrCode::new(url).expect("an address is far shorter than a QR code may be");
    code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(listening: &str, lan: bool, home: &[&str]) -> String {
        let place = Place { database: Some("postgres://me:secret@db/games".to_owned()), ..Place::default() };
        let config = Config { public_url: Some("https://games.example".to_owned()), ..Config::default() };
        let listening = listening.parse().unwrap();
        let home: Vec<IpAddr> = home.iter().map(|address| address.parse().unwrap()).collect();
        let nats = ["nats://one:4222".to_owned(), "nats://two:4222".to_owned()];
        Banner { listening, place: &place, nats: &nats, lan, config: &config }.text(&home)
    }

    #[test]
    fn it_says_where_to_go_and_how_to_stop_but_no_secret() {
        let text = text("127.0.0.1:8080", false, &[]);
        for part in [
            "http://127.0.0.1:8080\n",
            "https://games.example\n",
            "postgres://db/games\n",
            "nats://one:4222, nats://two:4222\n",
            "stop       Ctrl+C\n",
        ] {
            assert!(text.contains(part), "{part} is missing in\n{text}");
        }
        assert!(!text.contains("secret") && !text.contains("home network"), "{text}");
    }

    #[test]
    fn every_address_in_the_home_network_has_a_qr_code() {
        let nowhere = text("[::]:8080", true, &[]);
        let text = text("0.0.0.0:8080", true, &["192.168.1.20", "10.0.0.5"]);
        assert!(text.contains("http://127.0.0.1:8080\n"), "{text}");
        for url in ["http://192.168.1.20:8080", "http://10.0.0.5:8080"] {
            assert!(text.contains(&format!("  {url}\n{}\n", qr_code(url))), "{text}");
        }
        assert!(qr_code("http://10.0.0.5:8080").lines().count() > 10);
        assert!(nowhere.contains("http://[::1]:8080\n"));
        assert!(nowhere.contains("--home-address"));
    }
}
