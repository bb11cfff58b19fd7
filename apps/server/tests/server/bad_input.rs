//! Bad input over the socket: each gets a clear answer, changes nothing, and disconnects nobody else.

use std::net::SocketAddr;
use std::path::Path;

use engine::Seat;
use protocol::{ClientMessage, PROTOCOL, Phase, Request, ServerMessage};
use serde_json::json;
use server::Limits;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::support::{Client, Lost, create, log, quick, start, start_with, token};

/// A table in the middle of a game, and one of its players, who must not notice anything.
struct Witness {
    table: String,
    anne: Client,
    mary: Client,
}

impl Witness {
    async fn new(addr: SocketAddr) -> Self {
        let table = create(addr, &json!({ "game": "skull", "seats": 4, "bots": ["powder-monkey"] })).await;
        let mut anne = Client::join(addr, &table, &token(1)).await;
        let mut mary = Client::join(addr, &table, &token(2)).await;
        anne.sit("Anne").await;
        mary.sit("Mary").await;
        // Anne has seen her sit down, and takes nobody who comes later for her.
        anne.seq_reached(mary.seq).await;
        Self { table, anne, mary }
    }

    /// Begins the game; the fourth seat gets a bot, and both bots have done what they can without the others.
    async fn start(&mut self) {
        self.anne.must(Request::Start { bot: Some("powder-monkey".into()) }).await;
        let seq = self.anne.seq;
        while self.anne.seq < seq + 2 || self.mary.seq < seq + 2 {
            self.anne.seq_reached(seq + 2).await;
            self.mary.seq_reached(seq + 2).await;
        }
    }

    /// The witness's own connection lives, and the log is as long as before.
    async fn unmoved(&mut self, data: &Path, before: usize) {
        assert!(matches!(self.anne.ping().await, Ok(())), "the others stay connected");
        assert_eq!(log(data, &self.table).await.len(), before, "nothing has changed");
    }
}

impl Client {
    async fn seq_reached(&mut self, seq: u64) {
        while self.seq < seq {
            self.next().await.expect("the connection lives");
        }
    }

    /// The reason of the next refusal.
    async fn refusal(&mut self) -> String {
        loop {
            if let ServerMessage::Refused { reason, .. } = self.next().await.expect("the connection lives") {
                return reason.key.into_owned();
            }
        }
    }

    /// Reads until the connection ends; gives the close code and the reason.
    async fn ended(&mut self) -> (Option<u16>, Option<String>) {
        loop {
            match self.next().await {
                Ok(_) => {}
                Err(Lost::Closed { code, reason, .. }) => {
                    return (code, reason.map(|reason| reason.key.into_owned()));
                }
                Err(Lost::Broken(_)) => return (None, None),
            }
        }
    }
}

fn raw(text: &str) -> protocol::Json {
    serde_json::value::RawValue::from_string(text.to_owned()).expect("JSON")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_are_no_message_are_refused_and_the_connection_lives() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut witness = Witness::new(server.addr).await;
    witness.start().await;
    let before = log(data.path(), &witness.table).await.len();
    let mut mary = witness.mary;
    for frame in [
        "",
        "x",
        "{",
        "null",
        "[]",
        "{}",
        "\"ping\"",
        r#"{"ping":{"extra":1}}"#,
        r#"{"shout":{}}"#,
        r#"{"command":{"id":"a","request":{"fly":{}}}}"#,
        r#"{"command":{"id":"","request":{"stand":{}}}}"#,
        r#"{"command":{"id":"ü","request":{"stand":{}}}}"#,
        r#"{"command":{"id":"a","request":{"sit":{"name":"x","seat":9}}}}"#,
        r#"{"command":{"id":"a","request":{"sit":{"name":7,"seat":null}}}}"#,
        r#"{"command":{"id":"a","request":{"act":{"action":{}}},"seat":1}}"#,
    ] {
        mary.send(frame).await.unwrap();
        assert_eq!(mary.refusal().await, "room-frame-malformed", "{frame}");
    }
    let id = "a".repeat(41);
    mary.send(&format!(r#"{{"command":{{"id":"{id}","request":{{"stand":{{}}}}}}}}"#)).await.unwrap();
    assert_eq!(mary.refusal().await, "room-frame-malformed");
    mary.send_frame(Frame::binary(b"\x00\x01\xff".to_vec())).await.unwrap();
    assert_eq!(mary.refusal().await, "room-frame-malformed");
    mary.ping().await.expect("the connection lives");
    witness.mary = mary;
    witness.unmoved(data.path(), before).await;
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_cannot_be_understood_at_all_is_sent_away_alone() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut witness = Witness::new(server.addr).await;
    let before = log(data.path(), &witness.table).await.len();
    let policy = |key: &str| (Some(1008), Some(key.to_owned()));
    let mut stranger = Client::new(server.addr, &witness.table, &token(9));

    stranger.open().await.unwrap();
    stranger.send(&ClientMessage::Ping {}.encode()).await.unwrap();
    assert_eq!(stranger.ended().await, policy("room-hello-first"));

    stranger.open().await.unwrap();
    stranger.send(&ClientMessage::Hello { protocol: PROTOCOL + 1, last: None }.encode()).await.unwrap();
    assert_eq!(stranger.ended().await, policy("room-other-version"));

    stranger.connect().await.unwrap();
    for _ in 0..=Limits::usual().malformed_max {
        stranger.send("gibberish").await.unwrap();
    }
    assert_eq!(stranger.ended().await, policy("server-malformed-often"));

    stranger.connect().await.unwrap();
    stranger.send(&format!("\"{}\"", "x".repeat(20_000))).await.unwrap();
    assert_eq!(stranger.ended().await, (Some(1009), Some("room-frame-too-long".into())));

    stranger.open().await.unwrap();
    stranger.send_frame(Frame::binary(vec![0; 20_000])).await.unwrap();
    assert_eq!(stranger.ended().await.0, Some(1008), "and before hello it is no hello");

    stranger.connect().await.unwrap();
    // Beyond all bounds: the connection is cut, perhaps while the frame is still being sent.
    let _ = stranger.send(&"x".repeat(1_000_000)).await;
    stranger.ended().await;

    witness.unmoved(data.path(), before).await;
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_without_a_hello_is_not_kept() {
    let data = tempfile::tempdir().unwrap();
    let mut limits = quick();
    limits.hello = std::time::Duration::from_millis(100);
    let server = start_with(data.path(), limits).await;
    let mut witness = Witness::new(server.addr).await;
    let mut silent = Client::new(server.addr, &witness.table, &token(9));
    silent.open().await.unwrap();
    assert_eq!(silent.ended().await, (Some(1008), Some("server-hello-late".into())));
    witness.unmoved(data.path(), 4).await;
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_guest_may_not_do_is_refused_with_the_reason() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut witness = Witness::new(server.addr).await;
    let mut stranger = Client::join(server.addr, &witness.table, &token(9)).await;
    let before = log(data.path(), &witness.table).await.len();
    let act = || Request::Act { action: raw("{}") };
    let sit = |name: &str, seat| Request::Sit { name: name.into(), seat };
    let seat_bot = |bot: &str| Request::SeatBot { seat: Seat::new(2), bot: bot.into() };
    let long = "x".repeat(10_000);
    for (asker, request, key) in [
        ("stranger", act(), "room-not-seated"),
        ("stranger", Request::Stand {}, "room-not-seated"),
        ("stranger", Request::Start { bot: None }, "room-not-seated"),
        ("stranger", Request::ClearSeat { seat: Seat::new(0) }, "room-not-seated"),
        ("stranger", seat_bot("deckhand"), "room-not-seated"),
        ("stranger", Request::Rematch {}, "room-not-seated"),
        ("stranger", Request::Say { phrase: "ahoy".into() }, "room-not-seated"),
        ("stranger", sit("Thief", Some(Seat::new(0))), "room-seat-taken"),
        ("stranger", sit("Lost", Some(Seat::new(7))), "room-no-such-seat"),
        ("stranger", sit(&long, None), "room-name-too-long"),
        ("stranger", sit("", None), "room-name-empty"),
        ("stranger", sit(" \u{200b}\t", None), "room-name-empty"),
        ("mary", Request::Start { bot: None }, "room-host-only"),
        ("mary", Request::ClearSeat { seat: Seat::new(0) }, "room-host-only"),
        ("anne", act(), "room-no-game-yet"),
        ("anne", seat_bot("hal-9000"), "room-no-such-bot"),
        ("anne", Request::Start { bot: Some("hal-9000".into()) }, "room-no-such-bot"),
        ("anne", Request::Say { phrase: "<script>".into() }, "room-no-such-phrase"),
    ] {
        let client = match asker {
            "anne" => &mut witness.anne,
            "mary" => &mut witness.mary,
            _ => &mut stranger,
        };
        let outcome = client.command(request.clone()).await.expect("the connection lives");
        let reason = outcome.expect_err(&format!("{asker} may not {request:?}"));
        assert_eq!(reason.key, key, "{asker}: {request:?}");
        witness.unmoved(data.path(), before).await;
    }
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_that_is_not_ones_own_or_not_legal_changes_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut witness = Witness::new(server.addr).await;
    let mut stranger = Client::join(server.addr, &witness.table, &token(9)).await;
    witness.start().await;
    assert_eq!(witness.anne.phase(), Phase::Playing);
    let before = log(data.path(), &witness.table).await.len();
    let legal = witness.anne.legal();
    assert!(!legal.is_empty(), "everybody places a first card");

    let refused = stranger.command(Request::Act { action: legal[0].clone() }).await.unwrap().unwrap_err();
    assert_eq!(refused.key, "room-not-seated", "a spectator cannot act for anybody");
    for garbage in ["null", "7", "\"place\"", "{}", "[]", r#"{"place":"ace of spades"}"#] {
        let refused = witness.anne.command(Request::Act { action: raw(garbage) }).await.unwrap().unwrap_err();
        assert_eq!(refused.key, "room-malformed-action", "{garbage}");
    }
    // So deep that a careless reader would run out of stack; it is not even read to its end.
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let command = format!(r#"{{"command":{{"id":"deep","request":{{"act":{{"action":{deep}}}}}}}}}"#);
    witness.anne.send(&command).await.unwrap();
    let refusal = witness.anne.refusal().await;
    assert_eq!(refusal, "room-frame-malformed");
    witness.unmoved(data.path(), before).await;

    // Anne places; until the others have, it is not her turn, and what was hers to do is nobody's.
    witness.anne.must(Request::Act { action: legal[0].clone() }).await;
    let refused = witness.anne.command(Request::Act { action: legal[0].clone() }).await.unwrap().unwrap_err();
    assert_eq!(refused.key, "room-not-your-turn");
    witness.unmoved(data.path(), before + 1).await;
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_quick_commands_are_all_answered_and_hurt_nobody() {
    let data = tempfile::tempdir().unwrap();
    let mut limits = Limits::usual();
    limits.messages_refill = std::time::Duration::from_millis(1);
    let server = start_with(data.path(), limits).await;
    let mut witness = Witness::new(server.addr).await;
    let before = log(data.path(), &witness.table).await.len();
    let mut hasty = Client::join(server.addr, &witness.table, &token(9)).await;
    let (mut answered, mut too_fast) = (0, 0);
    for burst in 0..20 {
        for _ in 0..50 {
            let id = hasty.command_id();
            let command = ClientMessage::Command { id, request: Request::Stand {} };
            hasty.send(&command.encode()).await.unwrap();
        }
        while answered < (burst + 1) * 50 {
            answered += 1;
            too_fast += usize::from(hasty.refusal().await == "room-too-fast");
        }
    }
    assert!(too_fast > 800, "most of them were too fast: {too_fast}");
    hasty.ping().await.expect("the connection lives");
    witness.unmoved(data.path(), before).await;
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_never_reads_is_cut_off_and_hurts_nobody() {
    let data = tempfile::tempdir().unwrap();
    let mut limits = quick();
    limits.messages_burst_max = u32::MAX;
    limits.write = std::time::Duration::from_millis(200);
    let server = start_with(data.path(), limits).await;
    let mut witness = Witness::new(server.addr).await;
    let mut deaf = Client::join(server.addr, &witness.table, &token(9)).await;
    while witness.anne.table.as_ref().unwrap().spectators == 0 {
        witness.anne.next().await.unwrap();
    }
    // It asks and asks and never hears the answers, until everything between us is full.
    let asking = async { while deaf.send(&ClientMessage::Ping {}.encode()).await.is_ok() {} };
    let noticed = async {
        // A busy machine takes its time to fill what is between.
        while witness.anne.table.as_ref().unwrap().spectators > 0 {
            witness.anne.next_message().await.unwrap();
        }
    };
    let both = async { tokio::join!(asking, noticed) };
    tokio::time::timeout(std::time::Duration::from_secs(120), both).await.expect("it is cut off");
    witness.unmoved(data.path(), 4).await;
    server.shutdown().await;
}
