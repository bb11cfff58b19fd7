//! The way to a table: dial, hello, heartbeat, and back after a loss.

use client::{Call, Input, Link, Manners, Notice, Output, Pace};
use engine::Message;
use protocol::{ClientMessage, PROTOCOL, ServerMessage};

use crate::bench::{Bench, hangs_up, hellos, links, notices, sent, shown};

fn dials(out: &[Output]) -> Vec<Call> {
    out.iter().filter_map(|output| if let Output::Dial(call) = output { Some(*call) } else { None }).collect()
}

fn retry_at(out: &[Output]) -> Option<u64> {
    match links(out).pop() {
        Some(Link::Connecting { retry_at } | Link::Reconnecting { retry_at }) => retry_at,
        other => panic!("no pause: {other:?}"),
    }
}

#[test]
fn the_first_hello_names_nothing_and_the_next_what_was_seen() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    assert_eq!(dials(&bench.tell(Input::SetOut)), [Call(1)]);
    assert_eq!(hellos(&bench.tell(Input::Opened(Call(1)))), [None]);
    let welcome = bench.welcome();
    assert_eq!(links(&bench.hear(&welcome)), [Link::Live]);
    let update = bench.play();
    bench.hear(&ServerMessage::Update(update));
    bench.lose();
    assert_eq!(hellos(&bench.tell(Input::Opened(bench.call))), [Some(2)]);
}

#[test]
fn an_update_that_waits_to_be_shown_counts_as_seen() {
    let mut bench = Bench::page();
    for _ in 0..3 {
        let update = bench.play();
        bench.hear(&ServerMessage::Update(update));
    }
    assert!(bench.client.is_holding());
    bench.lose();
    assert_eq!(hellos(&bench.tell(Input::Opened(bench.call))), [Some(4)]);
}

#[test]
fn a_lost_call_is_tried_again_after_pauses_that_grow_and_differ() {
    let mut bench = Bench::page();
    let mut pauses = Vec::new();
    for _ in 0..12 {
        let out = bench.tell(Input::Lost { call: bench.call, why: None });
        let pause = retry_at(&out).expect("a pause") - bench.now;
        bench.call = dials(&bench.wait(pause))[0];
        pauses.push(pause);
    }
    let bounds = [400, 800, 1_600, 3_200, 6_400].into_iter().chain(std::iter::repeat(8_000));
    assert!(pauses.iter().zip(bounds).all(|(pause, most)| (most / 2..=most).contains(pause)), "{pauses:?}");
    assert!(pauses[5..].iter().any(|pause| *pause != pauses[5]), "all would come back at once: {pauses:?}");
}

#[test]
fn a_welcome_makes_the_pauses_short_again() {
    let mut bench = Bench::page();
    for _ in 0..6 {
        bench.lose();
    }
    bench.come_in();
    let out = bench.tell(Input::Lost { call: bench.call, why: None });
    assert!(retry_at(&out).is_some_and(|at| at <= 400), "{out:?}");
}

#[test]
fn a_silent_table_is_asked_and_then_given_up_within_five_seconds() {
    let mut bench = Bench::page();
    assert_eq!(bench.client.next_deadline(), Some(1_800));
    assert!(matches!(sent(&bench.wait(1_800))[..], [ClientMessage::Ping {}]));
    bench.hear(&ServerMessage::Pong {});
    bench.wait(1_800);
    let silence = bench.client.next_deadline().expect("it is waited for") - bench.now;
    let out = bench.wait(silence);
    assert!(hangs_up(&out) && matches!(links(&out)[..], [Link::Reconnecting { .. }]), "{out:?}");
    assert!(1_800 + silence < 5_000);
}

#[test]
fn a_clock_that_slept_is_no_proof_of_silence() {
    let mut bench = Bench::page();
    let out = bench.wait(600_000);
    assert!(matches!(sent(&out)[..], [ClientMessage::Ping {}]) && !hangs_up(&out), "{out:?}");
}

#[test]
fn a_call_that_never_gets_through_is_given_up() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    assert!(hangs_up(&bench.wait(4_600)));
    let mut home = Bench::new(Manners::BROWSER_AT_HOME, Pace::USUAL);
    home.tell(Input::SetOut);
    assert_eq!(home.client.next_deadline(), None, "a table at home may think for long");
}

#[test]
fn setting_out_cuts_a_pause_short_and_dials_once() {
    let mut bench = Bench::page();
    bench.tell(Input::Lost { call: bench.call, why: None });
    assert_eq!(dials(&bench.tell(Input::SetOut)), [Call(2)]);
    assert_eq!(dials(&bench.tell(Input::SetOut)), []);
}

#[test]
fn what_an_old_call_brings_is_not_heard() {
    let mut bench = Bench::page();
    let update = bench.play();
    let text = ServerMessage::Update(update).encode();
    bench.lose();
    bench.come_in();
    let old = Call(1);
    assert!(bench.tell(Input::Frame { call: old, text }).is_empty());
    assert!(bench.tell(Input::Opened(old)).is_empty());
    assert!(bench.tell(Input::Lost { call: old, why: None }).is_empty());
}

#[test]
fn a_table_never_reached_is_given_up_where_manners_say_so_with_the_last_reason() {
    let mut bench = Bench::new(Manners::TERMINAL, Pace::USUAL);
    bench.tell(Input::SetOut);
    let why = || Some(Message::new("link-failed"));
    for _ in 0..3 {
        let mut out = bench.tell(Input::Lost { call: bench.call, why: why() });
        if dials(&out).is_empty() {
            let pause = retry_at(&out).expect("a pause") - bench.now;
            out = bench.wait(pause);
        }
        bench.call = dials(&out)[0];
    }
    assert_eq!(bench.now, 3_000, "at once, after a second, after two more");
    let out = bench.tell(Input::Lost { call: bench.call, why: why() });
    assert_eq!(links(&out), [Link::Closed { why: why() }]);
    assert_eq!(bench.client.next_deadline(), None);
}

#[test]
fn a_table_that_was_reached_is_never_given_up() {
    let mut bench = Bench::new(Manners::TERMINAL, Pace::USUAL);
    bench.tell(Input::SetOut);
    bench.come_in();
    for _ in 0..20 {
        let out = bench.lose();
        assert!(links(&out).iter().all(|link| matches!(link, Link::Reconnecting { .. })), "{out:?}");
    }
}

#[test]
fn a_barred_call_is_not_tried_again() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    let why = Message::new("room-no-table");
    let out = bench.tell(Input::Barred { call: Call(1), why: why.clone() });
    assert_eq!(links(&out), [Link::Closed { why: Some(why) }]);
    assert!(bench.tell(Input::SetOut).is_empty());
}

#[test]
fn a_table_that_closes_is_visited_again_when_it_says() {
    let mut bench = Bench::page();
    let reason = Message::new("room-restart");
    let out = bench.hear(&ServerMessage::Closing { reason: reason.clone(), retry_ms: Some(3_000) });
    assert_eq!(notices(&out), [Notice::Closing(reason)]);
    assert_eq!(retry_at(&out), Some(bench.now + 3_000));
    assert!(hangs_up(&out));
    assert_eq!(dials(&bench.wait(2_999)), []);
    assert_eq!(dials(&bench.wait(1)), [Call(2)]);
}

#[test]
fn a_table_that_closes_for_good_is_left() {
    let mut bench = Bench::page();
    bench.ask();
    let reason = Message::new("room-closed");
    let out = bench.hear(&ServerMessage::Closing { reason, retry_ms: None });
    assert_eq!(links(&out), [Link::Closed { why: None }]);
    assert_eq!(crate::bench::on_the_way(&out), [0], "nothing is on its way to nowhere");
}

#[test]
fn a_newer_protocol_closes_with_a_notice_and_shows_nothing() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    bench.tell(Input::Opened(bench.call));
    let mut welcome = bench.welcome_with(Vec::new());
    welcome.protocol = PROTOCOL + 1;
    let out = bench.hear(&ServerMessage::Welcome(welcome));
    assert_eq!(notices(&out), [Notice::OtherVersion]);
    assert_eq!(links(&out), [Link::Closed { why: None }]);
    assert!(hangs_up(&out) && shown(&out).is_empty());
}

#[test]
fn whoever_leaves_hangs_up_and_is_silent() {
    let mut bench = Bench::page();
    let out = bench.tell(Input::Leave);
    assert!(hangs_up(&out) && links(&out) == [Link::Closed { why: None }], "{out:?}");
    let welcome = bench.welcome();
    assert!(bench.hear(&welcome).is_empty() && bench.tell(Input::SetOut).is_empty());
}

#[test]
fn what_cannot_be_read_is_noted_and_passed_over() {
    let mut bench = Bench::page();
    let out = bench.tell(Input::Frame { call: bench.call, text: "{\"sermon\":{}}".to_owned() });
    assert!(matches!(notices(&out)[..], [Notice::Unreadable(_)]) && !hangs_up(&out), "{out:?}");
}
