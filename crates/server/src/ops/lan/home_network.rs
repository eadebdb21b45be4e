//! The addresses of this computer in the home network.

use std::net::{IpAddr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::svg;

/// Interfaces of containers and virtual machines, which no phone can reach.
const VIRTUAL: [&str; 5] = ["docker", "br-", "veth", "virbr", "podman"];

/// This computer's addresses in home networks, IPv4 before IPv6; an interface that cannot be asked has none.
pub fn home_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<IpAddr> = interfaces
        .into_iter()
        .filter(|interface| !VIRTUAL.iter().any(|name| interface.name.starts_with(name)))
        .map(|interface| interface.ip())
        .filter(is_of_a_home)
        .collect();
    addresses.sort_unstable();
    addresses.dedup();
    addresses
}

/// Whether only machines nearby can reach the address.
fn is_of_a_home(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_private(),
        IpAddr::V6(address) => address.is_unique_local(),
    }
}

/// The URL that others type.
pub fn url(address: SocketAddr) -> String {
    match address.port() {
        80 if address.is_ipv4() => format!("http://{}", address.ip()),
        80 => format!("http://[{}]", address.ip()),
        _ => format!("http://{address}"),
    }
}

/// The QR code that others scan, as an SVG image.
pub fn qr_svg(url: &str) -> String {
    let code = QrCode::new(url).expect("an address is far shorter than a QR code may be");
    code.render::<svg::Color>().min_dimensions(240, 240).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_home_has_private_addresses() {
        let home = ["10.0.0.1", "172.16.3.4", "172.31.255.254", "192.168.1.20", "fd00::1"];
        let elsewhere =
            ["127.0.0.1", "8.8.8.8", "172.32.0.1", "169.254.1.1", "100.64.0.1", "0.0.0.0", "::1", "fe80::1"];
        for address in home {
            assert!(is_of_a_home(&address.parse().unwrap()), "{address}");
        }
        for address in elsewhere {
            assert!(!is_of_a_home(&address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn urls_leave_out_the_port_that_browsers_take() {
        let written = |address: &str| url(address.parse().unwrap());
        assert_eq!(written("192.168.1.20:8080"), "http://192.168.1.20:8080");
        assert_eq!(written("192.168.1.20:80"), "http://192.168.1.20");
        assert_eq!(written("[fd00::1]:8080"), "http://[fd00::1]:8080");
        assert_eq!(written("[fd00::1]:80"), "http://[fd00::1]");
    }

    #[test]
    fn a_qr_code_is_an_image_of_squares() {
        let image = qr_svg("http://192.168.1.20:8080");
        assert!(image.contains("<svg ") && image.ends_with("</svg>"), "{image}");
        assert!(!image.contains("script") && !image.contains("style"), "{image}");
        assert_ne!(image, qr_svg("http://192.168.1.21:8080"));
    }
}
