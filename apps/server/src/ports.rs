//! Ports that a browser opens, and which of them are free. A server on any other port is there for nobody.

use std::net::{SocketAddr, TcpListener};

/// The port of a house of tables, unless another is chosen.
pub const PORT: u16 = 1718;

/// The bad ports of the Fetch standard (<https://fetch.spec.whatwg.org/#port-blocking>): other services live there, so
/// every browser refuses to open them. Port 0 is left out; here it asks for any free port.
#[rustfmt::skip]
const BLOCKED: [u16; 82] = [
    1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
    111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
    540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
    6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/// The ports below are for the system's own services.
const FIRST_FOR_EVERYBODY: u16 = 1_024;
/// How many ports are tried before giving up.
const TRIES_MAX: usize = 64;

/// Whether every browser refuses to open an address with this port.
#[must_use]
pub fn is_blocked(port: u16) -> bool {
    BLOCKED.binary_search(&port).is_ok()
}

/// The next port above this one at which a server could listen now and a browser would come.
#[must_use]
pub fn next_free(address: SocketAddr) -> Option<u16> {
    let above = if address.port() < FIRST_FOR_EVERYBODY { PORT - 1 } else { address.port() };
    let mut candidates = (above..u16::MAX).map(|port| port + 1).filter(|port| !is_blocked(*port));
    candidates.by_ref().take(TRIES_MAX).find(|port| TcpListener::bind((address.ip(), *port)).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_blocked_ports_are_sorted_and_the_usual_port_is_none_of_them() {
        assert!(BLOCKED.is_sorted_by(|a, b| a < b));
        assert!(!is_blocked(PORT));
        for known in [1, 22, 1719, 1720, 1723, 5060, 6000, 6667, 10080] {
            assert!(is_blocked(known), "{known}");
        }
        for fine in [0, 80, 443, 1718, 1721, 3000, 8000, 8080, 65_535] {
            assert!(!is_blocked(fine), "{fine}");
        }
    }

    #[test]
    fn the_next_free_port_is_neither_taken_nor_blocked() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        let free = next_free(address).expect("not all ports above are taken");
        assert!(free > address.port());
        for blocked in [22, 1718, 5059, 6664] {
            let address = SocketAddr::from(([127, 0, 0, 1], blocked));
            let free = next_free(address).expect("not all ports above are taken");
            assert!(!is_blocked(free) && free >= FIRST_FOR_EVERYBODY, "{free} after {blocked}");
            assert!(TcpListener::bind((address.ip(), free)).is_ok(), "{free} is free");
        }
    }

    #[test]
    fn no_port_is_named_at_an_address_of_another_machine() {
        assert_eq!(next_free("203.0.113.1:1718".parse().unwrap()), None);
    }
}
