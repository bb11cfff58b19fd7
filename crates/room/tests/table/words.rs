//! Every message that a room can send is in its wordbook, and nothing else is.

use std::collections::BTreeSet;

use engine::Message;
use words::{Cast, Words};

use crate::bench::seat;

const SOURCES: [&str; 19] = [
    include_str!("../../src/permit.rs"),
    include_str!("../../src/permit/carry.rs"),
    include_str!("../../src/ledger/carry.rs"),
    include_str!("../../src/room/carry.rs"),
    include_str!("../../src/room/countdown.rs"),
    include_str!("../../src/room/taking_back.rs"),
    include_str!("../../src/ledger/pace.rs"),
    include_str!("../../src/ledger/concession.rs"),
    include_str!("../../src/permit/ground.rs"),
    include_str!("../../src/permit/house.rs"),
    include_str!("../../src/ledger.rs"),
    include_str!("../../src/ledger/house.rs"),
    include_str!("../../src/local.rs"),
    include_str!("../../src/name.rs"),
    include_str!("../../src/room.rs"),
    include_str!("../../src/room/commands.rs"),
    include_str!("../../src/room/growth.rs"),
    include_str!("../../src/room/people.rs"),
    include_str!("../../src/wording.rs"),
];

fn wordbook() -> BTreeSet<String> {
    words::keys(room::messages("en").expect("English")).map(str::to_owned).collect()
}

fn named() -> BTreeSet<String> {
    let strings = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let in_code = strings.filter(|text| text.starts_with("room-")).map(str::to_owned);
    let said = protocol::PHRASES.iter().chain(&protocol::EMOTES);
    in_code.chain(said.map(|phrase| format!("room-phrase-{phrase}"))).collect()
}

#[test]
fn the_wordbook_has_exactly_the_messages_that_are_sent() {
    assert_eq!(named(), wordbook());
}

#[test]
fn a_language_that_is_not_there_is_none() {
    assert!(room::messages("tlh").is_none());
}

#[test]
fn a_frame_that_cannot_be_read_is_answered_in_words() {
    for frame in ["{}".to_owned(), "x".repeat(protocol::FRAME_MAX + 1)] {
        let error = protocol::decode_client(&frame).expect_err("it is no message");
        let protocol::ServerMessage::Refused { id: None, reason } = room::misunderstood(&error) else {
            panic!("it is refused");
        };
        assert!(wordbook().contains(reason.key.as_ref()));
    }
}

#[test]
fn every_message_is_said_without_anything_missing() {
    words::locales().for_each(every_message_is_said_in);
}

fn every_message_is_said_in(locale: &str) {
    let words = Words::new(locale, room::messages(locale));
    assert_eq!(words.problems(), [""; 0]);
    let names = ["Anne".to_owned(), "Bart".to_owned()];
    for you in [None, Some(seat(0)), Some(seat(1))] {
        let cast = Cast { names: &names, you };
        for key in wordbook() {
            let message = Message { key: key.into(), args: Vec::new() };
            let message = message.with("name", "Zoe".to_owned()).with("seat", seat(1)).with("max", 24);
            let message = message.with("names", "Zoe, Bart".to_owned()).with("people", 4);
            let message = message.with("min", 2).with("game", "Skull".to_owned()).with("games", 5);
            let said = words.try_say(&message, &cast).expect("everything is there");
            assert!(said.ends_with(['.', '!', '?']), "{said}");
        }
    }
}
