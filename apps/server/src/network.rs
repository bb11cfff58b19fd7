//! The network around this machine: at which address a phone finds us.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use if_addrs::{IfAddr, IfOperStatus, Interface};

/// Names of interfaces that lead to containers, virtual machines and tunnels, where no phone is.
const VIRTUAL: [&str; 17] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "vnic",
    "cni",
    "flannel",
    "podman",
    "lxc",
    "lxd",
    "tun",
    "tap",
    "wg",
    "tailscale",
    "vethernet",
];

/// Whether others in the same network can come, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// Nobody asked for it; the address we listen on decides who can come.
    NotAsked,
    /// They come here.
    At(SocketAddr),
    /// This machine is in no network that we could name.
    Missing,
}

impl Network {
    /// The network that a server listening here is open to.
    #[must_use]
    pub fn around(listening: SocketAddr) -> Self {
        let ip = match listening.ip() {
            ip if ip.is_unspecified() => own_address().map(IpAddr::V4),
            ip => Some(ip),
        };
        ip.map_or(Self::Missing, |ip| Self::At(SocketAddr::new(ip, listening.port())))
    }

    /// Where others in the network come, as they type it.
    #[must_use]
    pub fn url(&self) -> Option<String> {
        match self {
            Self::At(address) => Some(format!("http://{address}")),
            Self::NotAsked | Self::Missing => None,
        }
    }
}

/// The address under which this machine is known in the network at home.
fn own_address() -> Option<Ipv4Addr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let reachable = interfaces.iter().filter_map(reachable_address).collect::<Vec<_>>();
    best(&reachable, way_out())
}

/// The address of an interface behind which there may be a phone.
fn reachable_address(interface: &Interface) -> Option<Ipv4Addr> {
    use IfOperStatus::{Down, LowerLayerDown, NotPresent};
    let IfAddr::V4(address) = &interface.addr else { return None };
    let dead = matches!(interface.oper_status, Down | NotPresent | LowerLayerDown);
    let ip = address.ip;
    let only_here = ip.is_loopback() || ip.is_link_local() || ip.is_unspecified();
    (!dead && !only_here && !interface.is_p2p() && !is_virtual(&interface.name)).then_some(ip)
}

fn is_virtual(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    VIRTUAL.iter().any(|prefix| name.starts_with(prefix))
}

/// A private address before a public one, and among equals the one that leads out of the house.
fn best(addresses: &[Ipv4Addr], way_out: Option<Ipv4Addr>) -> Option<Ipv4Addr> {
    addresses.iter().copied().min_by_key(|ip| (!ip.is_private(), Some(*ip) != way_out))
}

/// The address from which this machine would speak to the world. A UDP socket is only told where to; nothing is sent.
fn way_out() -> Option<Ipv4Addr> {
    // An address of the documentation: there is a way to it if there is one to anywhere.
    const ANYWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(198, 51, 100, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ANYWHERE).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(ip) => Some(ip),
        IpAddr::V6(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use if_addrs::Ifv4Addr;

    use super::*;

    fn interface(name: &str, ip: [u8; 4], oper_status: IfOperStatus) -> Interface {
        let addr = IfAddr::V4(Ifv4Addr {
            ip: ip.into(),
            netmask: Ipv4Addr::new(255, 255, 255, 0),
            prefixlen: 24,
            broadcast: None,
        });
        Interface { name: name.to_owned(), addr, index: None, oper_status, is_p2p: false }
    }

    #[test]
    fn a_phone_is_sent_neither_to_a_container_nor_to_a_tunnel_nor_home_to_itself() {
        let up = |name, ip| reachable_address(&interface(name, ip, IfOperStatus::Up));
        assert_eq!(up("wlan0", [192, 168, 1, 5]), Some(Ipv4Addr::new(192, 168, 1, 5)));
        assert_eq!(up("en0", [10, 0, 0, 7]), Some(Ipv4Addr::new(10, 0, 0, 7)));
        for name in
            ["docker0", "br-1a2b3c", "veth12ab", "virbr0", "tun0", "wg0", "tailscale0", "vEthernet (WSL)"]
        {
            assert_eq!(up(name, [172, 17, 0, 1]), None, "{name}");
        }
        assert_eq!(up("lo", [127, 0, 0, 1]), None);
        assert_eq!(up("eth0", [169, 254, 3, 4]), None, "a card that was given no address gives itself one");
        let unplugged = interface("eth0", [192, 168, 1, 6], IfOperStatus::Down);
        assert_eq!(reachable_address(&unplugged), None);
        let tunnel = Interface { is_p2p: true, ..interface("ppp0", [10, 8, 0, 2], IfOperStatus::Up) };
        assert_eq!(reachable_address(&tunnel), None);
    }

    #[test]
    fn a_private_address_is_better_than_a_public_one_and_the_way_out_than_another() {
        let [public, home, other] =
            [[203, 0, 113, 9], [192, 168, 1, 5], [10, 0, 0, 7]].map(|ip: [u8; 4]| Ipv4Addr::from(ip));
        assert_eq!(best(&[public, home], Some(public)), Some(home));
        assert_eq!(best(&[home, other], Some(other)), Some(other));
        assert_eq!(best(&[home, other], None), Some(home));
        assert_eq!(best(&[public], None), Some(public));
        assert_eq!(best(&[], Some(home)), None);
    }

    #[test]
    fn who_listens_on_one_address_is_found_there() {
        let one: SocketAddr = "192.168.1.5:1718".parse().unwrap();
        assert_eq!(Network::around(one), Network::At(one));
        assert_eq!(Network::around(one).url().as_deref(), Some("http://192.168.1.5:1718"));
        assert_eq!(Network::Missing.url(), None);
    }
}
