//! A served table over a WebSocket. When the link breaks it is tried again, naming the last sequence number seen;
//! commands that were not answered are sent again under the same id, and count once.

use std::time::Duration;

use anyhow::{Context, Result};
use engine::Message;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, PROTOCOL, Seq, ServerMessage, decode_server};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, Request, StatusCode, header};
use tokio_tungstenite::tungstenite::{self, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::{Errand, Guest, Heard, Sink};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long nothing may be heard before the link counts as broken; a ping is sent at half of it.
const SILENCE_MAX: Duration = Duration::from_secs(20);

/// Pauses before each new try, in seconds; the last one stays.
const BACK_OFF: &[u64] = &[0, 1, 2, 5, 10, 20];

/// How often a table that was never reached is tried again.
const FIRST_TRIES_MAX: usize = 3;

/// The address of a served table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLink {
    invitation: String,
    socket: String,
}

impl TableLink {
    /// The table behind an invitation such as `https://cards.example/t/<id>`, also below a path.
    #[must_use]
    pub fn parse(invitation: &str) -> Option<Self> {
        let (scheme, rest) = invitation.trim().split_once("://")?;
        let (page, wire) = match scheme {
            "http" | "ws" => ("http", "ws"),
            "https" | "wss" => ("https", "wss"),
            _ => return None,
        };
        let rest = rest.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let (base, id) = rest.rsplit_once("/t/")?;
        let sound = !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        (sound && !base.is_empty()).then(|| Self {
            invitation: format!("{page}://{base}/t/{id}"),
            socket: format!("{wire}://{base}/ws/{id}"),
        })
    }

    /// The link as it is given to others.
    #[must_use]
    pub fn invitation(&self) -> &str {
        &self.invitation
    }

    fn request(&self, guest: &Guest) -> Result<Request<()>, tungstenite::Error> {
        let mut request = self.socket.as_str().into_client_request()?;
        let bearer = HeaderValue::from_str(&guest.bearer()).expect("hexadecimal digits");
        request.headers_mut().insert(header::AUTHORIZATION, bearer);
        Ok(request)
    }
}

/// Opens the link on a thread of its own.
pub(super) fn open(table: TableLink, guest: Guest, sink: Sink) -> Result<UnboundedSender<Errand>> {
    // Refused only where one was chosen before, and then that one serves.
    drop(rustls::crypto::ring::default_provider().install_default());
    let (sender, errands) = unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let wire = Wire { table, guest, sink, errands, unanswered: Vec::new(), last: None };
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
    unanswered: Vec<ClientMessage>,
    last: Option<Seq>,
}

/// Why a socket is no longer used.
enum Ended {
    /// The player has left.
    ByUs,
    /// The link broke, or the table asked to come back after this pause.
    Broken(Option<Duration>),
    /// The table closed for good.
    Closed,
}

/// How a pause ended.
enum Rest {
    /// Its time is over.
    Over,
    /// The player did not want to wait.
    Cut,
}

impl Wire {
    async fn run(mut self) {
        let mut tries = 0;
        loop {
            let pause = match tokio_tungstenite::connect_async(self.request()).await {
                Ok((socket, _)) => {
                    tries = 0;
                    match self.talk(socket).await {
                        Ended::ByUs => return,
                        Ended::Closed => {
                            (self.sink)(Heard::Closed);
                            return;
                        }
                        Ended::Broken(pause) => pause,
                    }
                }
                Err(error) if is_final(&error) || self.is_hopeless(tries) => {
                    (self.sink)(Heard::Failed(reason(&error)));
                    return;
                }
                Err(_) => None,
            };
            let pause = pause.unwrap_or_else(|| back_off(tries));
            tries += 1;
            if self.rest(pause).await.is_none() {
                return;
            }
        }
    }

    /// A table that was never reached is given up; one that was may come back any time.
    const fn is_hopeless(&self, tries: usize) -> bool {
        self.last.is_none() && tries >= FIRST_TRIES_MAX
    }

    fn request(&self) -> Request<()> {
        self.table.request(&self.guest).expect("the address was parsed")
    }

    /// Counts the pause down, and collects what the player wants done meanwhile; `None` when the player leaves.
    async fn rest(&mut self, pause: Duration) -> Option<()> {
        let mut left = pause;
        loop {
            if !(self.sink)(Heard::Lost { seconds: left.as_secs() }) {
                return None;
            }
            let second = left.min(Duration::from_secs(1));
            match self.errands_for(second).await? {
                Rest::Over => left -= second,
                Rest::Cut => return Some(()),
            }
            if left.is_zero() {
                return Some(());
            }
        }
    }

    /// Collects what the player wants for so long, or until the link is to be tried.
    async fn errands_for(&mut self, time: Duration) -> Option<Rest> {
        let over = tokio::time::sleep(time);
        tokio::pin!(over);
        loop {
            tokio::select! {
                () = &mut over => return Some(Rest::Over),
                errand = self.errands.recv() => match errand? {
                    Errand::Say(command) => self.unanswered.push(command),
                    Errand::Retry => return Some(Rest::Cut),
                    Errand::Pace(_) => {}
                },
            }
        }
    }

    async fn talk(&mut self, mut socket: Socket) -> Ended {
        let hello = ClientMessage::Hello { protocol: PROTOCOL, last: self.last };
        for message in std::iter::once(&hello).chain(&self.unanswered) {
            if send(&mut socket, message).await.is_err() {
                return Ended::Broken(None);
            }
        }
        if !(self.sink)(Heard::Linked) {
            return Ended::ByUs;
        }
        let mut pulse = tokio::time::interval(SILENCE_MAX / 2);
        let mut heard_since_pulse = true;
        pulse.tick().await;
        loop {
            let step = tokio::select! {
                frame = socket.next() => {
                    heard_since_pulse = true;
                    self.hear(frame)
                }
                errand = self.errands.recv() => match errand {
                    None => Err(Ended::ByUs),
                    Some(Errand::Retry | Errand::Pace(_)) => Ok(()),
                    Some(Errand::Say(command)) => {
                        self.unanswered.push(command.clone());
                        send(&mut socket, &command).await
                    }
                },
                _ = pulse.tick() => {
                    let silent = !std::mem::replace(&mut heard_since_pulse, false);
                    if silent { Err(Ended::Broken(None)) } else { send(&mut socket, &ClientMessage::Ping {}).await }
                }
            };
            if let Err(ended) = step {
                // The other side may be gone already; there is nobody to tell.
                drop(socket.close(None).await);
                return ended;
            }
        }
    }

    fn hear(&mut self, frame: Option<Result<Frame, tungstenite::Error>>) -> Result<(), Ended> {
        let text = match frame {
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return Err(Ended::Broken(None)),
            Some(Ok(_)) => return Ok(()),
        };
        let Ok(message) = decode_server(&text) else {
            return Ok(());
        };
        self.note(&message);
        let closing = match &message {
            ServerMessage::Closing { retry_ms: Some(ms), .. } => {
                Some(Ended::Broken(Some(Duration::from_millis(u64::from(*ms)))))
            }
            ServerMessage::Closing { retry_ms: None, .. } => Some(Ended::Closed),
            _ => None,
        };
        if !(self.sink)(Heard::Said(vec![message])) {
            return Err(Ended::ByUs);
        }
        closing.map_or(Ok(()), Err)
    }

    /// Remembers how far we are and which commands were answered.
    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) => self.last = Some(welcome.seq),
            ServerMessage::Update(update) => self.last = Some(update.seq),
            ServerMessage::Done { id, .. } | ServerMessage::Refused { id: Some(id), .. } => {
                self.unanswered
                    .retain(|sent| !matches!(sent, ClientMessage::Command { id: sent, .. } if sent == id));
            }
            _ => {}
        }
    }
}

async fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), Ended> {
    socket.send(Frame::text(message.encode())).await.map_err(|_| Ended::Broken(None))
}

fn back_off(tries: usize) -> Duration {
    Duration::from_secs(BACK_OFF[tries.min(BACK_OFF.len() - 1)])
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

    /// What is heard of a server that is not there, if the link is tried again at these moments.
    fn heard_of_nobody(forced: &'static [u64]) -> Vec<u64> {
        let (news, heard) = std::sync::mpsc::channel();
        let folder = tempfile::tempdir().unwrap();
        let guest = Guest::of_file(&folder.path().join("guest")).unwrap();
        let mut seconds = Vec::new();
        let sink: Sink = Box::new(move |what| news.send(what).is_ok());
        // Nothing listens on this port.
        let table = TableLink::parse("http://127.0.0.1:1/t/abc").unwrap();
        let errands = open(table, guest, sink).unwrap();
        while let Ok(Heard::Lost { seconds: left }) = heard.recv() {
            seconds.push(left);
            if forced.contains(&left) {
                errands.send(Errand::Retry).unwrap();
            }
        }
        seconds
    }

    #[test]
    fn a_pause_is_counted_down() {
        assert_eq!(heard_of_nobody(&[1]), [0, 1, 2, 1]);
    }

    #[test]
    fn a_pause_ends_when_the_player_does_not_want_to_wait() {
        assert_eq!(heard_of_nobody(&[1, 2]), [0, 1, 2]);
    }

    #[test]
    fn the_pauses_between_tries_grow_and_stay_bounded() {
        let pauses: Vec<u64> = (0..10).map(|tries| back_off(tries).as_secs()).collect();
        assert!(pauses.is_sorted());
        assert_eq!(pauses.last(), Some(&20));
    }
}
