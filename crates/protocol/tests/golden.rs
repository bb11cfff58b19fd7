//! Every message as it goes over the wire. A change here is a change of the protocol: think of older clients.

use engine::{Message, Seat};
use expect_test::{Expect, expect};
use protocol::{
    Asked, BEST_OF, ClientMessage, Clock, CommandId, Custom, Customs, DEPTH_MAX, DecodeError, Door, Ended,
    Evening, FRAME_MAX, Happening, Json, Knock, Occupant, PHRASES, PROTOCOL, Phase, Removal, Request, Saying,
    SeatInfo, ServerMessage, Table, Terms, Timer, Update, Watcher, Welcome, decode_client, decode_server,
    is_phrase,
};
use serde_json::json;
use serde_json::value::RawValue;

fn raw(text: &str) -> Json {
    RawValue::from_string(text.to_owned()).expect("it is JSON")
}

fn id() -> CommandId {
    CommandId::new("3f2a-7").expect("a sound id")
}

fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

/// What a client says reads as expected, and survives the way there.
fn said(message: &ClientMessage, expected: &Expect) {
    let frame = message.encode();
    expected.assert_eq(&frame);
    assert_eq!(decode_client(&frame).expect("it can be read").encode(), frame);
}

/// What a table says reads as expected, and survives the way back.
fn told(message: &ServerMessage, expected: &Expect) {
    let frame = message.encode();
    expected.assert_eq(&frame);
    assert_eq!(decode_server(&frame).expect("it can be read").encode(), frame);
}

fn asked(request: Request, expected: &Expect) {
    said(&ClientMessage::Command { id: id(), request }, expected);
}

fn table() -> Table {
    let player = |name: &str, here| Occupant::Player { name: name.into(), here };
    let seats = vec![
        SeatInfo::of(player("Anne", true)),
        SeatInfo { stand_in: true, ..SeatInfo::of(player("Bart", false)) },
        SeatInfo::of(Occupant::Bot { kind: "random".into(), name: "Captain Crumb".into() }),
        SeatInfo::of(Occupant::Open),
    ];
    Table { host: Some(seat(0)), spectators: 2, ..Table::of(Phase::Gathering, seats) }
}

#[test]
fn a_client_says_hello_and_asks_whether_anybody_is_there() {
    said(
        &ClientMessage::Hello { protocol: PROTOCOL, last: None },
        &expect![[r#"{"hello":{"protocol":5,"last":null}}"#]],
    );
    said(
        &ClientMessage::Hello { protocol: PROTOCOL, last: Some(41) },
        &expect![[r#"{"hello":{"protocol":5,"last":41}}"#]],
    );
    said(&ClientMessage::Ping {}, &expect![[r#"{"ping":{}}"#]]);
}

#[test]
fn a_client_asks_for_a_seat_and_gives_it_up() {
    asked(
        Request::Sit { name: "Anne".into(), seat: Some(seat(2)) },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"sit":{"name":"Anne","seat":2}}}}"#]],
    );
    asked(
        Request::Sit { name: "Anne".into(), seat: None },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"sit":{"name":"Anne","seat":null}}}}"#]],
    );
    asked(Request::Stand {}, &expect![[r#"{"command":{"id":"3f2a-7","request":{"stand":{}}}}"#]]);
    asked(
        Request::SendBack { seat: seat(1) },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"send_back":{"seat":1}}}}"#]],
    );
    asked(Request::FetchSeat {}, &expect![[r#"{"command":{"id":"3f2a-7","request":{"fetch_seat":{}}}}"#]]);
}

#[test]
fn a_host_fills_seats_and_begins() {
    asked(
        Request::SeatBot { seat: seat(3), bot: "random".into() },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"seat_bot":{"seat":3,"bot":"random"}}}}"#]],
    );
    asked(
        Request::ClearSeat { seat: seat(3) },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"clear_seat":{"seat":3}}}}"#]],
    );
    asked(
        Request::Start { bot: Some("random".into()) },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"start":{"bot":"random"}}}}"#]],
    );
    asked(
        Request::LetIn { removal: 7 },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"let_in":{"removal":7}}}}"#]],
    );
    asked(
        Request::ShowOut { watcher: 4_503_599_627_370_497 },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"show_out":{"watcher":4503599627370497}}}}"#]],
    );
    asked(Request::Rematch {}, &expect![[r#"{"command":{"id":"3f2a-7","request":{"rematch":{}}}}"#]]);
}

#[test]
fn a_host_keeps_the_table() {
    for (request, expected) in [
        (
            Request::Admit { knock: 7 },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"admit":{"knock":7}}}}"#]],
        ),
        (
            Request::TurnAway { knock: 7 },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"turn_away":{"knock":7}}}}"#]],
        ),
        (
            Request::Swap { seat: seat(0), with: seat(2) },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"swap":{"seat":0,"with":2}}}}"#]],
        ),
        (
            Request::HandOver { seat: seat(1) },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"hand_over":{"seat":1}}}}"#]],
        ),
        (
            Request::Lay { game: "skull".into(), options: raw(r#"{"edition":"usual"}"#), seats: 4 },
            expect![[
                r#"{"command":{"id":"3f2a-7","request":{"lay":{"game":"skull","options":{"edition":"usual"},"seats":4}}}}"#
            ]],
        ),
        (
            Request::Keep { customs: changed() },
            expect![[
                r#"{"command":{"id":"3f2a-7","request":{"keep":{"customs":[{"door":"asks"},{"grace_s":30},{"watchers_talk":true},{"own_words":true},{"clock":{"game":{"seconds":600}}},{"best_of":5}]}}}}"#
            ]],
        ),
        (
            Request::StandIn { seat: seat(1), plays: true },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"stand_in":{"seat":1,"plays":true}}}}"#]],
        ),
        (
            Request::Pause { rests: true },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"pause":{"rests":true}}}}"#]],
        ),
        (
            Request::Keep { customs: vec![Custom::Clock(Some(Clock::Move { seconds: 30 }))] },
            expect![[
                r#"{"command":{"id":"3f2a-7","request":{"keep":{"customs":[{"clock":{"move":{"seconds":30}}}]}}}}"#
            ]],
        ),
        (
            Request::Countdown { runs: true, bot: None },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"countdown":{"runs":true}}}}"#]],
        ),
        (
            Request::Countdown { runs: true, bot: Some("bosun".into()) },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"countdown":{"runs":true,"bot":"bosun"}}}}"#]],
        ),
        (Request::TakeBack {}, expect![[r#"{"command":{"id":"3f2a-7","request":{"take_back":{}}}}"#]]),
        (
            Request::Agree { yes: true },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"agree":{"yes":true}}}}"#]],
        ),
        (Request::Concede {}, expect![[r#"{"command":{"id":"3f2a-7","request":{"concede":{}}}}"#]]),
        (
            Request::Nudge { seat: seat(1) },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"nudge":{"seat":1}}}}"#]],
        ),
        (
            Request::Write { text: "Ahoy there".into() },
            expect![[r#"{"command":{"id":"3f2a-7","request":{"write":{"text":"Ahoy there"}}}}"#]],
        ),
    ] {
        asked(request, &expected);
    }
}

fn changed() -> Vec<Custom> {
    vec![
        Custom::Door(Door::Asks),
        Custom::GraceS(Some(30)),
        Custom::WatchersTalk(true),
        Custom::OwnWords(true),
        Custom::Clock(Some(Clock::Game { seconds: 600 })),
        Custom::BestOf(Some(5)),
    ]
}

fn customs() -> Customs {
    Customs::default().with(&changed())
}

#[test]
fn a_change_of_customs_leaves_the_others_as_they_are() {
    let grace = customs().with(&[Custom::GraceS(None)]);
    assert_eq!(grace, Customs { grace_s: None, ..customs() });
    assert_eq!(customs().with(&[]), customs());
}

#[test]
fn the_best_of_an_odd_number_of_games_win_the_evening() {
    let is_sound = |best_of: &u8| Customs { best_of: Some(*best_of), ..customs() }.is_sound();
    assert_eq!((0..=u8::MAX).filter(is_sound).collect::<Vec<_>>(), BEST_OF);
    let line =
        |name: &str, best| Evening { name: name.into(), seat: None, games: 9, wins: 9, series: 3, best };
    let evening = vec![line("Anne", false), line("Bart", true)];
    let table = Table { evening, customs: customs(), ..Table::of(Phase::Over, Vec::new()) };
    assert_eq!(table.winners().map(|line| line.name.as_str()).collect::<Vec<_>>(), ["Bart"]);
}

#[test]
fn a_clock_is_neither_a_race_nor_for_ever() {
    for (clock, is_sound) in [
        (Clock::Move { seconds: 4 }, false),
        (Clock::Move { seconds: 5 }, true),
        (Clock::Move { seconds: 601 }, false),
        (Clock::Game { seconds: 59 }, false),
        (Clock::Game { seconds: 7_200 }, true),
        (Clock::Game { seconds: 7_201 }, false),
    ] {
        assert_eq!(Customs { clock: Some(clock), ..customs() }.is_sound(), is_sound, "{clock:?}");
    }
}

#[test]
fn a_host_lets_the_others_wait_for_ever_or_for_a_sensible_time() {
    for (grace_s, is_sound) in
        [(None, true), (Some(0), true), (Some(4), false), (Some(5), true), (Some(1_801), false)]
    {
        assert_eq!(Customs { grace_s, ..customs() }.is_sound(), is_sound, "{grace_s:?}");
    }
}

#[test]
fn a_table_tells_how_it_is_kept_what_is_played_and_how_the_evening_stands() {
    let table = Table {
        customs: customs(),
        knocks: vec![Knock { number: 7, name: "Cleo".into(), seat: Some(seat(2)) }],
        rests: Some("Anne".into()),
        starts_in_ms: Some(9_500),
        conceded: vec![seat(1)],
        ended: Some(Ended { ranks: vec![1, 2], told: Message::new("room-ended") }),
        asked: Some(Asked { by: seat(0), agreed: vec![seat(1)], waits: vec![seat(2)] }),
        clocks: vec![Some(Timer { left_ms: 12_000, runs: true }), None],
        evening: vec![Evening {
            name: "Anne".into(),
            seat: Some(seat(0)),
            games: 2,
            wins: 1,
            series: 1,
            best: false,
        }],
        carried: vec![seat(1)],
        ..Table::of(Phase::Playing, Vec::new())
    };
    let terms = Terms { game: "skull".into(), options: json!({"edition": "usual"}), seats: 4 };
    told(
        &ServerMessage::Update(Update { knocking: true, terms: Some(terms), ..update(None, Some(table)) }),
        &expect![[
            r#"{"update":{"seq":42,"you":null,"knocking":true,"terms":{"game":"skull","options":{"edition":"usual"},"seats":4},"table":{"seats":[],"phase":"playing","host":null,"spectators":0,"watchers":[],"games":0,"removals":[],"knocks":[{"number":7,"name":"Cleo","seat":2}],"customs":{"door":"asks","grace_s":30,"watchers_talk":true,"own_words":true,"clock":{"game":{"seconds":600}},"best_of":5},"rests":"Anne","starts_in_ms":9500,"clocks":[{"left_ms":12000,"runs":true},null],"asked":{"by":0,"agreed":[1],"waits":[2]},"conceded":[1],"ended":{"ranks":[1,2],"told":{"key":"room-ended"}},"evening":[{"name":"Anne","seat":0,"games":2,"wins":1,"series":1,"best":false}],"carried":[1],"stranded":null},"snapshot":null,"happenings":[]}}"#
        ]],
    );
}

#[test]
fn a_player_acts_and_speaks() {
    asked(
        Request::Act { action: raw(r#"{"bid":3}"#) },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"act":{"action":{"bid":3}}}}}"#]],
    );
    asked(
        Request::Say { phrase: "well-played".into() },
        &expect![[r#"{"command":{"id":"3f2a-7","request":{"say":{"phrase":"well-played"}}}}"#]],
    );
}

#[test]
fn a_table_welcomes() {
    let welcome = Welcome {
        protocol: PROTOCOL,
        you: Some(seat(0)),
        removed: false,
        knocking: false,
        moved: false,
        sent_back: false,
        seq: 41,
        terms: Terms { game: "skull".into(), options: json!({"edition": "usual"}), seats: 4 },
        table: table(),
        snapshot: Some(raw(r#"{"viewer":0}"#)),
        missed: vec![
            Happening::Note(Message::new("room-note-sat").with("name", "Bart".to_owned())),
            Happening::Event(raw(r#"{"bid":{"seat":1,"count":2}}"#)),
        ],
        complete: true,
    };
    told(
        &ServerMessage::Welcome(welcome),
        &expect![[
            r#"{"welcome":{"protocol":5,"you":0,"seq":41,"terms":{"game":"skull","options":{"edition":"usual"},"seats":4},"table":{"seats":[{"occupant":{"player":{"name":"Anne","here":true}},"stand_in":false,"idle":false},{"occupant":{"player":{"name":"Bart","here":false}},"stand_in":true,"idle":false},{"occupant":{"bot":{"kind":"random","name":"Captain Crumb"}},"stand_in":false,"idle":false},{"occupant":"open","stand_in":false,"idle":false}],"phase":"gathering","host":0,"spectators":2,"watchers":[],"games":0,"removals":[],"knocks":[],"customs":{"door":"open","grace_s":null,"watchers_talk":false,"own_words":false,"clock":null,"best_of":null},"rests":null,"starts_in_ms":null,"clocks":[],"asked":null,"conceded":[],"ended":null,"evening":[],"carried":[],"stranded":null},"snapshot":{"viewer":0},"missed":[{"note":{"key":"room-note-sat","args":[["name",{"text":"Bart"}]]}},{"event":{"bid":{"seat":1,"count":2}}}],"complete":true}}"#
        ]],
    );
}

#[test]
fn a_table_tells_what_has_changed() {
    told(
        &ServerMessage::Update(update(None, None)),
        &expect![[r#"{"update":{"seq":42,"you":null,"snapshot":null,"happenings":[]}}"#]],
    );
    told(
        &ServerMessage::Update(Update { moved: true, ..update(None, None) }),
        &expect![[r#"{"update":{"seq":42,"you":null,"moved":true,"snapshot":null,"happenings":[]}}"#]],
    );
    told(
        &ServerMessage::Update(Update { sent_back: true, ..update(None, None) }),
        &expect![[r#"{"update":{"seq":42,"you":null,"sent_back":true,"snapshot":null,"happenings":[]}}"#]],
    );
    told(
        &ServerMessage::Update(update(None, Some(table()))),
        &expect![[
            r#"{"update":{"seq":42,"you":null,"table":{"seats":[{"occupant":{"player":{"name":"Anne","here":true}},"stand_in":false,"idle":false},{"occupant":{"player":{"name":"Bart","here":false}},"stand_in":true,"idle":false},{"occupant":{"bot":{"kind":"random","name":"Captain Crumb"}},"stand_in":false,"idle":false},{"occupant":"open","stand_in":false,"idle":false}],"phase":"gathering","host":0,"spectators":2,"watchers":[],"games":0,"removals":[],"knocks":[],"customs":{"door":"open","grace_s":null,"watchers_talk":false,"own_words":false,"clock":null,"best_of":null},"rests":null,"starts_in_ms":null,"clocks":[],"asked":null,"conceded":[],"ended":null,"evening":[],"carried":[],"stranded":null},"snapshot":null,"happenings":[]}}"#
        ]],
    );
    told(
        &ServerMessage::Presence { table: table() },
        &expect![[
            r#"{"presence":{"table":{"seats":[{"occupant":{"player":{"name":"Anne","here":true}},"stand_in":false,"idle":false},{"occupant":{"player":{"name":"Bart","here":false}},"stand_in":true,"idle":false},{"occupant":{"bot":{"kind":"random","name":"Captain Crumb"}},"stand_in":false,"idle":false},{"occupant":"open","stand_in":false,"idle":false}],"phase":"gathering","host":0,"spectators":2,"watchers":[],"games":0,"removals":[],"knocks":[],"customs":{"door":"open","grace_s":null,"watchers_talk":false,"own_words":false,"clock":null,"best_of":null},"rests":null,"starts_in_ms":null,"clocks":[],"asked":null,"conceded":[],"ended":null,"evening":[],"carried":[],"stranded":null}}}"#
        ]],
    );
    told(
        &ServerMessage::Said { by: Some(seat(1)), saying: Saying::Phrase("arr".into()) },
        &expect![[r#"{"said":{"by":1,"saying":{"phrase":"arr"}}}"#]],
    );
    told(
        &ServerMessage::Said { by: None, saying: Saying::Text("Ahoy there".into()) },
        &expect![[r#"{"said":{"by":null,"saying":{"text":"Ahoy there"}}}"#]],
    );
    told(
        &ServerMessage::Nudged { by: seat(1), seat: seat(0) },
        &expect![[r#"{"nudged":{"by":1,"seat":0}}"#]],
    );
    told(
        &ServerMessage::Remark { message: Message::new("room-countdown-stopped").with("seat", seat(1)) },
        &expect![[r#"{"remark":{"message":{"key":"room-countdown-stopped","args":[["seat",{"seat":1}]]}}}"#]],
    );
}

fn update(you: Option<Seat>, table: Option<Table>) -> Update {
    let (removed, knocking, moved, sent_back, terms) = (false, false, false, false, None);
    let (snapshot, happenings) = (None, Vec::new());
    Update { seq: 42, you, removed, knocking, moved, sent_back, terms, table, snapshot, happenings }
}

#[test]
fn a_table_tells_who_was_removed() {
    let table = Table {
        seats: Vec::new(),
        host: None,
        removals: vec![Removal { number: 7, name: "Bart".into() }],
        watchers: vec![
            Watcher { number: 4_503_599_627_370_497, name: None },
            Watcher { number: 11, name: Some("Cleo".into()) },
        ],
        ..table()
    };
    told(
        &ServerMessage::Update(Update { removed: true, ..update(None, Some(table)) }),
        &expect![[
            r#"{"update":{"seq":42,"you":null,"removed":true,"table":{"seats":[],"phase":"gathering","host":null,"spectators":2,"watchers":[{"number":4503599627370497,"name":null},{"number":11,"name":"Cleo"}],"games":0,"removals":[{"number":7,"name":"Bart"}],"knocks":[],"customs":{"door":"open","grace_s":null,"watchers_talk":false,"own_words":false,"clock":null,"best_of":null},"rests":null,"starts_in_ms":null,"clocks":[],"asked":null,"conceded":[],"ended":null,"evening":[],"carried":[],"stranded":null},"snapshot":null,"happenings":[]}}"#
        ]],
    );
}

#[test]
fn the_host_begins_and_once_a_game_was_on_anybody_at_the_table_while_the_host_is_away() {
    let mut table = table();
    table.phase = Phase::Over;
    assert!(table.may_begin(Some(seat(0))));
    assert!(!table.may_begin(Some(seat(1))) && !table.may_begin(None));
    table.host = Some(seat(1));
    assert!(table.may_begin(Some(seat(0))) && table.may_begin(Some(seat(1))));
    assert!(!table.may_begin(None), "who only watches begins nothing");
    table.phase = Phase::Gathering;
    assert!(!table.may_begin(Some(seat(0))), "before a game the host is waited for");
}

#[test]
fn a_table_answers_commands() {
    told(&ServerMessage::Done { id: id(), seq: 42 }, &expect![[r#"{"done":{"id":"3f2a-7","seq":42}}"#]]);
    let reason =
        Message::new("room-seat-taken").with("name", "Bart".to_owned()).with("seat", seat(1)).with("max", 3);
    told(
        &ServerMessage::Refused { id: Some(id()), reason },
        &expect![[
            r#"{"refused":{"id":"3f2a-7","reason":{"key":"room-seat-taken","args":[["name",{"text":"Bart"}],["seat",{"seat":1}],["max",{"number":3}]]}}}"#
        ]],
    );
    told(
        &ServerMessage::Refused { id: None, reason: Message::new("room-frame-malformed") },
        &expect![[r#"{"refused":{"id":null,"reason":{"key":"room-frame-malformed"}}}"#]],
    );
}

#[test]
fn a_table_answers_a_ping_and_says_good_bye() {
    told(&ServerMessage::Pong {}, &expect![[r#"{"pong":{}}"#]]);
    let reason = || Message::new("room-damaged");
    told(
        &ServerMessage::Closing { reason: reason(), retry_ms: Some(1500) },
        &expect![[r#"{"closing":{"reason":{"key":"room-damaged"},"retry_ms":1500}}"#]],
    );
    told(
        &ServerMessage::Closing { reason: reason(), retry_ms: None },
        &expect![[r#"{"closing":{"reason":{"key":"room-damaged"},"retry_ms":null}}"#]],
    );
}

#[test]
fn the_phases_of_a_table_have_names() {
    let names = [Phase::Gathering, Phase::Playing, Phase::Over].map(|phase| json!(phase));
    expect![[r#"["gathering","playing","over"]"#]].assert_eq(&json!(names).to_string());
}

#[test]
fn a_payload_is_passed_on_byte_for_byte() {
    let payload = r#"{ "b" : 1.50, "a":[1e3,  "é\u00e9"] }"#;
    let message = ClientMessage::Command { id: id(), request: Request::Act { action: raw(payload) } };
    let ClientMessage::Command { request: Request::Act { action }, .. } =
        decode_client(&message.encode()).expect("it can be read")
    else {
        panic!("it was an action");
    };
    assert_eq!(action.get(), payload);
}

#[test]
fn a_frame_that_is_no_message_is_refused() {
    for frame in [
        "",
        "null",
        "{}",
        "[]",
        r#"{"hello":{"protocol":3,"last":-1}}"#,
        r#"{"hello":{"protocol":3,"last":null,"admin":true}}"#,
        r#"{"hello":{"protocol":99999,"last":null}}"#,
        r#"{"ping":{}} {"ping":{}}"#,
        r#"{"command":{"id":"","request":{"stand":{}}}}"#,
        r#"{"command":{"id":"spaces are not sound","request":{"stand":{}}}}"#,
        r#"{"command":{"id":"x","request":{"stand":{},"start":{}}}}"#,
        r#"{"command":{"id":"x","request":{"clear_seat":{"seat":8}}}}"#,
        r#"{"command":{"id":"x","request":{"cheat":{}}}}"#,
        r#"{"command":{"id":"x","request":{"act":{}}}}"#,
    ] {
        assert!(matches!(decode_client(frame), Err(DecodeError::Malformed(_))), "{frame}");
    }
}

#[test]
fn a_frame_that_is_too_long_or_too_deep_is_refused() {
    let long =
        format!(r#"{{"command":{{"id":"x","request":{{"sit":{{"name":"{}"}}}}}}}}"#, "x".repeat(FRAME_MAX));
    assert_eq!(decode_client(&long).unwrap_err(), DecodeError::TooLong);
    let deep = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let act =
        |action: &str| format!(r#"{{"command":{{"id":"x","request":{{"act":{{"action":{action}}}}}}}}}"#);
    assert!(decode_client(&act(&deep(DEPTH_MAX - 4))).is_ok());
    for depth in [DEPTH_MAX - 3, 5_000] {
        assert!(matches!(decode_client(&act(&deep(depth))), Err(DecodeError::Malformed(_))));
    }
    assert!(
        decode_client(&act(r#""[[[[[[[[[[[[[[[[[[[[\\\"[[[[[[[[""#)).is_ok(),
        "brackets in words do not count"
    );
}

#[test]
fn an_optional_field_may_be_left_out() {
    let frame = r#"{"command":{"id":"x","request":{"sit":{"name":"Anne"}}}}"#;
    assert!(decode_client(frame).is_ok());
    assert!(decode_client(r#"{"hello":{"protocol":3}}"#).is_ok());
}

#[test]
fn an_id_of_a_command_is_short_and_plain() {
    assert!(CommandId::new(&"x".repeat(40)).is_some());
    for unsound in ["", "a b", "é", "a_b", &"x".repeat(41)] {
        assert_eq!(CommandId::new(unsound), None, "{unsound}");
    }
}

#[test]
fn phrases_are_a_closed_list() {
    assert!(PHRASES.iter().all(|phrase| is_phrase(phrase)));
    assert!(!is_phrase("Your hand is weak"));
    let mut names = PHRASES.to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), PHRASES.len());
}
