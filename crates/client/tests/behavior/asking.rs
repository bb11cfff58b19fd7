//! What the player wants: sent once, answered once, and not answered before it can be seen.

use client::{Input, Manners, Notice, Output, Pace};
use engine::Message;
use protocol::{Request, ServerMessage};

use crate::bench::{Bench, commands, notices, on_the_way, shown, told};

#[test]
fn a_command_is_sent_at_once_where_the_table_is_reached() {
    let mut bench = Bench::page();
    let out = bench.ask();
    assert_eq!((commands(&out).len(), on_the_way(&out)), (1, vec![1]));
}

#[test]
fn an_early_command_waits_for_the_welcome() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    assert_eq!(commands(&bench.ask()), []);
    bench.tell(Input::SetOut);
    assert_eq!(commands(&bench.tell(Input::Opened(bench.call))), [], "the hello comes alone");
    let welcome = bench.welcome();
    assert_eq!(commands(&bench.hear(&welcome)).len(), 1);
}

#[test]
fn unanswered_commands_are_sent_again_after_the_welcome_under_the_same_ids_and_in_order() {
    let mut bench = Bench::page();
    let asked: Vec<_> = (0..3).flat_map(|_| commands(&bench.ask())).collect();
    let lost = bench.lose();
    let opened = bench.tell(Input::Opened(bench.call));
    assert_eq!((commands(&lost), commands(&opened)), (vec![], vec![]));
    let welcome = bench.welcome();
    assert_eq!(commands(&bench.hear(&welcome)), asked);
}

#[test]
fn an_answered_command_is_never_sent_again() {
    let mut bench = Bench::page();
    let ids: Vec<_> = (0..2).flat_map(|_| commands(&bench.ask())).collect();
    let done = bench.done(&ids[0]);
    bench.hear(&done);
    bench.hear(&ServerMessage::Refused { id: Some(ids[1].clone()), reason: Message::new("no") });
    bench.lose();
    assert_eq!(commands(&bench.come_in()), []);
}

#[test]
fn every_command_has_an_id_of_its_own() {
    let mut bench = Bench::page();
    let mut ids: Vec<_> = (0..20).flat_map(|_| commands(&bench.ask())).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 20);
}

#[test]
fn an_answer_comes_after_the_picture_that_it_tells_of() {
    let mut bench = Bench::page();
    let id = commands(&bench.ask()).remove(0);
    let update = bench.play();
    let done = bench.done(&id);
    assert!(on_the_way(&bench.hear(&done)).is_empty(), "its update has not come");
    let out = bench.hear(&ServerMessage::Update(update));
    assert!(matches!(out[..], [Output::Show(_), Output::OnTheWay(0)]), "{out:?}");
}

#[test]
fn an_answer_that_comes_after_a_loss_is_seen_with_the_welcome() {
    let mut bench = Bench::page();
    let id = commands(&bench.ask()).remove(0);
    bench.play();
    let done = bench.done(&id);
    bench.hear(&done);
    bench.lose();
    assert_eq!(on_the_way(&bench.come_in()), [0]);
}

#[test]
fn a_refusal_says_why_and_settles_the_command() {
    let mut bench = Bench::page();
    let id = commands(&bench.ask()).remove(0);
    let reason = Message::new("room-not-your-turn");
    let out = bench.hear(&ServerMessage::Refused { id: Some(id), reason: reason.clone() });
    assert_eq!((notices(&out), on_the_way(&out)), (vec![Notice::Refused(reason)], vec![0]));
}

#[test]
fn a_refusal_without_an_id_settles_the_oldest_command() {
    let mut bench = Bench::page();
    let ids: Vec<_> = (0..2).flat_map(|_| commands(&bench.ask())).collect();
    let out = bench.hear(&ServerMessage::Refused { id: None, reason: Message::new("room-misunderstood") });
    assert_eq!(on_the_way(&out), [1]);
    bench.lose();
    assert_eq!(commands(&bench.come_in()), ids[1..]);
}

#[test]
fn anothers_answer_settles_nothing() {
    let mut bench = Bench::page();
    bench.ask();
    let other = protocol::CommandId::new("other").expect("a sound id");
    let done = bench.done(&other);
    assert!(on_the_way(&bench.hear(&done)).is_empty());
}

#[test]
fn whoever_asks_sees_everything_that_waited() {
    let mut bench = Bench::page();
    for _ in 0..3 {
        let update = bench.play();
        bench.hear(&ServerMessage::Update(update));
    }
    assert!(bench.client.is_holding());
    let out = bench.ask();
    assert_eq!(shown(&out).last().map(|moment| moment.seq), Some(bench.seq));
    assert!(!bench.client.is_holding());
}

#[test]
fn what_is_done_for_the_reader_hurries_nobody_and_is_on_its_way_until_it_is_seen() {
    let mut bench = Bench::page();
    for _ in 0..3 {
        let update = bench.play();
        bench.hear(&ServerMessage::Update(update));
    }
    assert!(bench.client.is_holding());
    let out = bench.tell(Input::AskQuietly(Request::Stand {}));
    assert_eq!((commands(&out).len(), on_the_way(&out)), (1, vec![1]));
    assert!(shown(&out).is_empty() && told(&out).is_empty(), "{out:?}");
    let (update, id) = (bench.play(), commands(&out).remove(0));
    let done = bench.done(&id);
    for message in [ServerMessage::Update(update), done] {
        let out = bench.hear(&message);
        assert!(out.is_empty(), "what was told before is still read: {out:?}");
    }
    let out: Vec<Output> = bench.watch(60_000).into_iter().map(|(_, output)| output).collect();
    assert_eq!(on_the_way(&out), [0]);
    assert_eq!(shown(&out).last().map(|moment| moment.seq), Some(bench.seq));
}

#[test]
fn whoever_asks_after_something_was_done_for_them_sees_everything_at_once() {
    let mut bench = Bench::page();
    for _ in 0..3 {
        let update = bench.play();
        bench.hear(&ServerMessage::Update(update));
    }
    bench.tell(Input::AskQuietly(Request::Stand {}));
    bench.ask();
    assert!(!bench.client.is_holding());
    let update = bench.play();
    assert_eq!(shown(&bench.hear(&ServerMessage::Update(update))).len(), 1, "they wait for this");
}
