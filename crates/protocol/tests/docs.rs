//! The page about the protocol is right: every example on it is a message.

use std::collections::BTreeSet;
use std::fmt::Write;

use protocol::{ClientMessage, PHRASES, PROTOCOL, decode_client, decode_server};

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The lines of the blocks that are marked so.
fn examples(mark: &str) -> Vec<&'static str> {
    let blocks = PAGE.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| block.strip_prefix(mark))
        .flat_map(str::lines)
        .filter(|line| !line.is_empty())
        .collect()
}

#[test]
fn every_example_is_a_message_written_as_we_write_it() {
    let client = examples("json client");
    let server = examples("json server");
    assert!(client.len() >= 10 && server.len() >= 8);
    for line in client {
        assert_eq!(decode_client(line).unwrap_or_else(|error| panic!("{error}: {line}")).encode(), line);
    }
    for line in server {
        assert_eq!(decode_server(line).unwrap_or_else(|error| panic!("{error}: {line}")).encode(), line);
    }
}

#[test]
fn every_command_has_an_id_of_its_own() {
    let mut ids = BTreeSet::new();
    for line in examples("json client") {
        if let Ok(ClientMessage::Command { id, .. }) = decode_client(line) {
            assert!(ids.insert(id), "{line}");
        }
    }
    assert!(ids.len() >= 10);
}

#[test]
fn every_block_says_who_speaks() {
    let blocks = PAGE.split("```").skip(1).step_by(2);
    assert!(blocks.clone().count() > 0);
    assert!(
        blocks.clone().all(|block| block.starts_with("json client\n") || block.starts_with("json server\n"))
    );
}

#[test]
fn the_page_names_the_version_and_every_phrase() {
    assert!(PAGE.contains(&format!("now {PROTOCOL}.")));
    let (last, others) = PHRASES.split_last().expect("there are phrases");
    let mut list = String::new();
    for phrase in others {
        let _ = write!(list, "`{phrase}`, ");
    }
    let list = format!("{} and `{last}`.", list.trim_end_matches(", "));
    assert!(PAGE.contains(&list), "{list}");
}

#[test]
fn the_page_tells_of_every_request() {
    for request in ["sit", "stand", "seat_bot", "clear_seat", "let_in", "start", "act", "rematch", "say"] {
        assert!(PAGE.contains(&format!("| `{request}` |")), "{request}");
    }
}
