//! A served table over a WebSocket: one socket for each call, and frames both ways.

use std::sync::Arc;

use anyhow::{Context, Result};
use client::Call;
use engine::Message;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, Request, StatusCode, header};
use tokio_tungstenite::tungstenite::{self, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::{Errand, Guest, Heard, Sink, Wanted, http};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The address of a served table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLink {
    base: String,
    id: String,
    invitation: String,
    socket: String,
    /// What carries a seat here from another device, once.
    ticket: Option<String>,
}

impl TableLink {
    /// The table behind an invitation such as `https://cards.example/t/<id>`, also below a path; with `#ticket=…` it
    /// carries a seat there.
    #[must_use]
    pub fn parse(invitation: &str) -> Option<Self> {
        let (scheme, rest) = invitation.trim().split_once("://")?;
        let (page, wire) = match scheme {
            "http" | "ws" => ("http", "ws"),
            "https" | "wss" => ("https", "wss"),
            _ => return None,
        };
        let ticket = rest.split_once("#ticket=").map(|(_, ticket)| ticket.to_owned());
        let rest = rest.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let (base, id) = rest.rsplit_once("/t/")?;
        (is_sound(id) && !base.is_empty()).then(|| Self {
            base: format!("{page}://{base}"),
            id: id.to_owned(),
            invitation: format!("{page}://{base}/t/{id}"),
            socket: format!("{wire}://{base}/ws/{id}"),
            ticket: ticket.filter(|ticket| is_sound(ticket)),
        })
    }

    /// The link as it is given to others.
    #[must_use]
    pub fn invitation(&self) -> &str {
        &self.invitation
    }

    /// The link that this guest wants.
    async fn fetch(&self, guest: &Guest, wanted: Wanted) -> Result<String, Message> {
        let (path, field) = match wanted {
            Wanted::Ticket => ("ticket".to_owned(), "ticket"),
            Wanted::Replay(number) => (format!("games/{number}/replay"), "url"),
        };
        let address = format!("{}/api/tables/{}/{path}", self.base, self.id);
        let answer = http::ask("POST", &address, guest).await?;
        let told = answer[field].as_str().unwrap_or_default();
        Ok(match wanted {
            Wanted::Ticket => format!("{}/t/{}#ticket={told}", self.base_elsewhere(guest).await, self.id),
            Wanted::Replay(_) => told.to_owned(),
        })
    }

    /// Where another device finds the server. Of an address that leads nowhere from there, the house may know a better one.
    async fn base_elsewhere(&self, guest: &Guest) -> String {
        let host = self.base.split_once("://").map_or("", |(_, rest)| rest);
        if !["localhost", "127.", "[::1]"].iter().any(|here| host.starts_with(here)) {
            return self.base.clone();
        }
        let house = http::ask("GET", &format!("{}/api/house", self.base), guest).await;
        let known = house.ok().and_then(|house| house["friends_url"].as_str().map(str::to_owned));
        known.unwrap_or_else(|| self.base.clone())
    }

    /// Hands a ticket in: the seat is this guest's then.
    async fn hand_in(&self, guest: &Guest, ticket: &str) -> Result<(), Message> {
        http::ask("POST", &format!("{}/api/tickets/{ticket}", self.base), guest).await.map(drop)
    }

    fn request(&self, guest: &Guest) -> Result<Request<()>, tungstenite::Error> {
        let mut request = self.socket.as_str().into_client_request()?;
        let bearer = HeaderValue::from_str(&guest.bearer()).expect("hexadecimal digits");
        request.headers_mut().insert(header::AUTHORIZATION, bearer);
        Ok(request)
    }
}

/// What may be the name of a table, or a ticket.
fn is_sound(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// Opens the link on a thread of its own.
pub(super) fn open(table: TableLink, guest: Guest, sink: Sink) -> Result<UnboundedSender<Errand>> {
    // Refused only where one was chosen before, and then that one serves.
    drop(rustls::crypto::ring::default_provider().install_default());
    let (sender, errands) = unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let wire = Wire { table, guest, sink, errands };
    std::thread::Builder::new()
        .name("link".to_owned())
        .spawn(move || runtime.block_on(wire.run()))
        .context("no thread for the link")?;
    Ok(sender)
}

struct Wire {
    table: TableLink,
    guest: Guest,
    sink: Sink,
    errands: UnboundedReceiver<Errand>,
}

/// Why a call is over.
enum Ended {
    /// The player has left.
    ByUs,
    /// The client has hung up.
    HungUp,
    /// There is this to tell of it.
    Told(Heard),
}

impl Wire {
    async fn run(mut self) {
        self.hand_in().await;
        while let Some(errand) = self.errands.recv().await {
            let Errand::Dial(call) = errand else {
                self.run_aside(&errand);
                continue;
            };
            let is_wanted = match self.call(call).await {
                Ended::ByUs => false,
                Ended::HungUp => true,
                Ended::Told(heard) => (self.sink)(heard),
            };
            if !is_wanted {
                return;
            }
        }
    }

    /// Carries a seat here, if the link says so, before the table is called.
    async fn hand_in(&mut self) {
        let Some(ticket) = self.table.ticket.take() else { return };
        if let Err(why) = self.table.hand_in(&self.guest, &ticket).await {
            // Whoever does not listen any more notices by themselves.
            (self.sink)(Heard::NotCarried(why));
        }
    }

    /// What is done beside a call.
    fn run_aside(&self, errand: &Errand) {
        let Errand::Fetch(wanted) = *errand else { return };
        let (table, guest, sink) = (self.table.clone(), self.guest.clone(), Arc::clone(&self.sink));
        tokio::spawn(async move { sink(Heard::Link(wanted, table.fetch(&guest, wanted).await)) });
    }

    /// One call, from the dial to its end.
    async fn call(&mut self, call: Call) -> Ended {
        let mut socket = match self.dial(call).await {
            Ok(socket) => socket,
            Err(ended) => return ended,
        };
        if !(self.sink)(Heard::Opened(call)) {
            return Ended::ByUs;
        }
        let ended = self.talk(call, &mut socket).await;
        // The other side may be gone already; there is nobody to tell.
        drop(socket.close(None).await);
        ended
    }

    async fn dial(&mut self, call: Call) -> Result<Socket, Ended> {
        let request = self.table.request(&self.guest).expect("the address was parsed");
        let connecting = tokio_tungstenite::connect_async(request);
        tokio::pin!(connecting);
        loop {
            tokio::select! {
                connected = &mut connecting => {
                    return connected.map(|(socket, _)| socket).map_err(|error| Ended::Told(failed(call, &error)));
                }
                errand = self.errands.recv() => match errand {
                    None => return Err(Ended::ByUs),
                    Some(Errand::HangUp(_)) => return Err(Ended::HungUp),
                    Some(errand) => self.run_aside(&errand),
                },
            }
        }
    }

    async fn talk(&mut self, call: Call, socket: &mut Socket) -> Ended {
        let lost = || Ended::Told(Heard::Lost { call, why: None });
        loop {
            tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(Frame::Text(text))) => {
                        if !(self.sink)(Heard::Said { call, frames: vec![text.to_string()] }) {
                            return Ended::ByUs;
                        }
                    }
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return lost(),
                    Some(Ok(_)) => {}
                },
                errand = self.errands.recv() => match errand {
                    None => return Ended::ByUs,
                    Some(Errand::HangUp(_)) => return Ended::HungUp,
                    Some(Errand::Send { message, .. }) => {
                        if socket.send(Frame::text(message.encode())).await.is_err() {
                            return lost();
                        }
                    }
                    Some(errand) => self.run_aside(&errand),
                },
            }
        }
    }
}

/// A call that did not get through.
fn failed(call: Call, error: &tungstenite::Error) -> Heard {
    let why = reason(error);
    if is_final(error) { Heard::Barred { call, why } } else { Heard::Lost { call, why: Some(why) } }
}

/// What the server says about it, or else what we can tell.
fn reason(error: &tungstenite::Error) -> Message {
    #[derive(serde::Deserialize)]
    struct Refusal {
        message: Message,
    }
    if let tungstenite::Error::Http(response) = error
        && let Some(body) = response.body()
        && let Ok(refusal) = serde_json::from_slice::<Refusal>(body)
    {
        return refusal.message;
    }
    Message::new("link-failed").with("why", error.to_string())
}

/// Whether trying again would give the same answer: there is no such table, we may not come in, or it cannot be
/// trusted.
fn is_final(error: &tungstenite::Error) -> bool {
    match error {
        tungstenite::Error::Http(response) => {
            let status = response.status();
            status.is_client_error() && status != StatusCode::TOO_MANY_REQUESTS
        }
        tungstenite::Error::Url(_) => true,
        // No certificate, or none that is trusted.
        tungstenite::Error::Io(error) => {
            matches!(error.kind(), std::io::ErrorKind::InvalidData | std::io::ErrorKind::NotFound)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn socket_of(invitation: &str) -> Option<String> {
        TableLink::parse(invitation).map(|link| link.socket)
    }

    #[test]
    fn an_invitation_names_the_socket_of_its_table() {
        let plain = socket_of("http://localhost:1718/t/abc123");
        assert_eq!(plain.as_deref(), Some("ws://localhost:1718/ws/abc123"));
        let secure = TableLink::parse("https://cards.example/t/abc?x=1").unwrap();
        assert_eq!(secure.socket, "wss://cards.example/ws/abc");
        assert_eq!(secure.invitation(), "https://cards.example/t/abc");
        let below_a_path = socket_of("http://example.org/games/t/abc-1/?name=x#top");
        assert_eq!(below_a_path.as_deref(), Some("ws://example.org/games/ws/abc-1"));
    }

    #[test]
    fn a_link_may_carry_a_seat_and_is_given_to_others_without_that() {
        let link = TableLink::parse("http://localhost:1718/t/abc#ticket=0f-9").unwrap();
        assert_eq!(link.ticket.as_deref(), Some("0f-9"));
        assert_eq!(link.invitation(), "http://localhost:1718/t/abc");
        for none in ["http://h/t/a", "http://h/t/a#ticket=", "http://h/t/a#ticket=a/b", "http://h/t/a#top"] {
            assert_eq!(TableLink::parse(none).unwrap().ticket, None, "{none}");
        }
    }

    #[test]
    fn what_is_no_invitation_is_refused() {
        for wrong in [
            "skull",
            "http://localhost:1718/",
            "ftp://host/t/a",
            "https://host/",
            "http://h/t/",
            "http://h/t/a/b",
            "http:///t/a",
        ] {
            assert_eq!(socket_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_server_that_is_not_there_is_told_with_a_reason_on_every_call() {
        let (news, heard) = std::sync::mpsc::channel();
        let folder = tempfile::tempdir().unwrap();
        let guest = Guest::of_file(&folder.path().join("guest")).unwrap();
        let sink: Sink = Arc::new(move |what| news.send(what).is_ok());
        // Nothing listens on this port.
        let table = TableLink::parse("http://127.0.0.1:1/t/abc").unwrap();
        let errands = open(table, guest, sink).unwrap();
        for call in [Call(1), Call(2)] {
            errands.send(Errand::Dial(call)).unwrap();
            let Heard::Lost { call: lost, why: Some(why) } = heard.recv().unwrap() else {
                panic!("it is lost")
            };
            assert_eq!((lost, &*why.key), (call, "link-failed"));
        }
        drop(errands);
        assert!(heard.recv().is_err(), "who has left hears no more");
    }
}
