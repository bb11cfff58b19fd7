//! What is shown: never a picture that does not follow, never a sentence twice, never one lost.

use client::{Input, Kind, Manners, Moment, Notice, Output, Pace, Told};
use engine::{Message, Seat};
use hosting::Scene;
use protocol::{Happening, Phase, ServerMessage, Table};

use crate::bench::{Bench, hangs_up, hellos, notices, shown};

fn note(key: &'static str) -> Happening {
    Happening::Note(Message::new(key))
}

fn told(moments: &[Moment]) -> Vec<&str> {
    moments.iter().flat_map(|moment| &moment.told).map(|told| &*told.message().key).collect()
}

#[test]
fn a_welcome_shows_the_table_with_its_terms_first() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    let out = bench.come_in();
    assert!(matches!(out[0], Output::Terms(_)), "{out:?}");
    let moments = shown(&out);
    assert_eq!((moments.len(), moments[0].kind, moments[0].seq), (1, Kind::Welcome, 1));
    assert!(moments[0].scene.as_ref().is_some_and(|scene| !scene.hand.is_empty()));
    bench.lose();
    assert!(!bench.come_in().iter().any(|output| matches!(output, Output::Terms(_))), "they never change");
}

#[test]
fn a_gap_hangs_up_and_asks_again_from_the_last_good_place() {
    let mut bench = Bench::page();
    let _lost = bench.play();
    let after = bench.play();
    let out = bench.hear(&ServerMessage::Update(after));
    assert!(hangs_up(&out) && shown(&out).is_empty(), "better no picture than a wrong one: {out:?}");
    bench.tell(Input::SetOut);
    bench.call.0 += 1;
    assert_eq!(hellos(&bench.tell(Input::Opened(bench.call))), [Some(1)]);
}

#[test]
fn a_known_update_is_passed_over() {
    let mut bench = Bench::page();
    let update = bench.play();
    bench.hear(&ServerMessage::Update(update.clone()));
    bench.wait(1_000);
    assert!(bench.hear(&ServerMessage::Update(update)).is_empty());
}

#[test]
fn nothing_is_heard_before_the_welcome() {
    let mut bench = Bench::page();
    bench.lose();
    bench.tell(Input::Opened(bench.call));
    let update = bench.play();
    assert!(bench.hear(&ServerMessage::Update(update)).is_empty());
    let table = bench.table.clone();
    assert!(bench.hear(&ServerMessage::Presence { table }).is_empty());
}

#[test]
fn what_was_missed_is_told_by_the_next_welcome() {
    let mut bench = Bench::page();
    bench.seq = 3;
    bench.lose();
    bench.tell(Input::Opened(bench.call));
    let welcome = bench.welcome_with(vec![note("sat"), note("stood")]);
    let out = bench.hear(&ServerMessage::Welcome(welcome));
    assert_eq!(told(&shown(&out)), ["sat", "stood"]);
    assert_eq!(notices(&out), []);
}

#[test]
fn where_not_all_of_it_is_kept_that_is_noted_before_the_rest() {
    let mut bench = Bench::page();
    bench.seq = 300;
    bench.lose();
    bench.tell(Input::Opened(bench.call));
    let mut welcome = bench.welcome_with(Vec::new());
    welcome.complete = false;
    let out = bench.hear(&ServerMessage::Welcome(welcome));
    assert_eq!(notices(&out), [Notice::Missed]);
    let place = |is: fn(&Output) -> bool| out.iter().position(is);
    let noted = place(|output| matches!(output, Output::Notice(_)));
    assert!(noted < place(|output| matches!(output, Output::Show(_))), "{out:?}");
}

#[test]
fn who_comes_for_the_first_time_has_missed_nothing() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    bench.tell(Input::Opened(bench.call));
    let mut welcome = bench.welcome_with(Vec::new());
    welcome.complete = false;
    assert_eq!(notices(&bench.hear(&ServerMessage::Welcome(welcome))), []);
}

#[test]
fn a_table_that_has_gone_back_is_shown_as_it_is_and_tells_nothing_twice() {
    let mut bench = Bench::page();
    let mut updates: Vec<_> = (0..3).map(|_| bench.play()).collect();
    for update in &updates {
        bench.hear(&ServerMessage::Update(update.clone()));
    }
    bench.tell(Input::ShowAll);
    let last = updates.pop().expect("three of them");
    let mut behind = bench.welcome_with(Vec::new());
    (behind.seq, behind.snapshot, behind.complete) = (3, updates[1].snapshot.clone(), false);
    bench.lose();
    assert_eq!(hellos(&bench.tell(Input::Opened(bench.call))), [Some(4)]);
    let out = bench.hear(&ServerMessage::Welcome(behind));
    assert_eq!((shown(&out)[0].seq, notices(&out)), (3, vec![]));
    bench.tell(Input::ShowAll);
    bench.wait(1_000);
    let again = shown(&bench.hear(&ServerMessage::Update(last)));
    assert_eq!((again[0].seq, told(&again)), (4, vec![]));
}

#[test]
fn a_new_game_is_seen_from_its_beginning_and_not_from_the_end_of_the_last_one() {
    let mut bench = Bench::pier();
    let is_crewed = |moment: &Moment| {
        moment
            .scene
            .as_ref()
            .is_some_and(|scene| scene.piles.iter().any(|pile| pile.id.starts_with("pirate-")))
    };
    bench.play_until(|moments| moments.iter().any(is_crewed));
    bench.tell(Input::ShowAll);
    let again = bench.begin_again();
    let mut moments = shown(&bench.hear(&ServerMessage::Update(again)));
    while bench.client.is_holding() {
        moments.extend(shown(&bench.tell(Input::Hurry)));
    }
    assert!(!moments.iter().any(is_crewed), "a crew of the last game");
    assert!(moments.iter().all(|moment| moment.table.games == 2), "it is this game that is told");
    let hands: Vec<usize> = moments.iter().map(|moment| moment.scene.as_ref().unwrap().hand.len()).collect();
    assert!(hands.len() > 2 && hands[..hands.len() - 1].iter().all(|held| *held == 0), "{hands:?}");
    assert!(hands.last() >= Some(&10), "{hands:?}");
}

#[test]
fn a_welcome_that_nobody_asked_for_tells_who_is_here_and_nothing_else() {
    let mut bench = Bench::page();
    bench.table.spectators = 3;
    let welcome = bench.welcome_with(vec![note("sat")]);
    let out = bench.hear(&ServerMessage::Welcome(welcome));
    assert!(matches!(&out[..], [Output::Present(table)] if table.spectators == 3), "{out:?}");
    bench.seq += 1;
    let welcome = bench.welcome();
    assert!(hangs_up(&bench.hear(&welcome)), "it does not fit what is known");
}

#[test]
fn what_waited_at_a_loss_is_told_with_the_welcome() {
    let mut bench = Bench::page();
    let (mut out, mut n_happened) = (Vec::new(), 0);
    for _ in 0..3 {
        let update = bench.play();
        n_happened += update.happenings.len();
        out.extend(bench.hear(&ServerMessage::Update(update)));
    }
    assert!(bench.client.is_holding());
    bench.lose();
    let welcome = bench.come_in();
    assert_eq!(shown(&welcome).len(), 1);
    out.extend(welcome);
    assert_eq!(crate::bench::told(&out).len(), n_happened);
    assert!(!bench.client.is_holding());
}

#[test]
fn an_update_without_a_table_keeps_the_one_before() {
    let mut bench = Bench::page();
    bench.table.spectators = 2;
    let table = bench.table.clone();
    bench.hear(&ServerMessage::Presence { table });
    bench.wait(1_000);
    let update = bench.play();
    let moments = shown(&bench.hear(&ServerMessage::Update(update)));
    assert_eq!(moments[0].table.spectators, 2);
}

#[test]
fn who_is_removed_is_told_once() {
    let mut bench = Bench::page();
    let mut seen = Vec::new();
    for _ in 0..2 {
        let mut update = bench.play();
        (update.you, update.removed) = (None, true);
        bench.wait(3_000);
        seen.extend(notices(&bench.hear(&ServerMessage::Update(update))));
    }
    assert_eq!(seen, [Notice::Removed]);
}

#[test]
fn a_game_that_is_not_known_is_said_and_its_table_shown() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    bench.tell(Input::Opened(bench.call));
    let mut welcome = bench.welcome_with(vec![note("sat")]);
    welcome.terms.game = "whist".to_owned();
    let out = bench.hear(&ServerMessage::Welcome(welcome));
    assert_eq!(notices(&out), [Notice::UnknownGame]);
    let moments = shown(&out);
    assert!(moments[0].scene.is_none() && moments[0].told == [Told::Note(Message::new("sat"))]);
}

#[test]
fn what_is_told_of_the_table_first_is_told_before_the_move_is_seen() {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    let before = shown(&bench.come_in())[0].clone();
    let mut update = bench.play();
    update.happenings.insert(0, note("room-note-stand-in"));
    update.table = Some(Table { phase: Phase::Over, ..bench.table.clone() });
    bench.wait(10_000);
    let mut moments = shown(&bench.hear(&ServerMessage::Update(update)));
    moments.extend(shown(&bench.tell(Input::ShowAll)));
    assert_eq!(told(&moments[..1]), ["room-note-stand-in"]);
    let Some(scene) = before.scene else { panic!("a game is on") };
    assert!(!scene.offers.is_empty(), "it was the reader's turn");
    let unchanged = Some(Scene { offers: Vec::new(), ..scene });
    assert_eq!(
        format!("{:?}", moments[0].scene),
        format!("{unchanged:?}"),
        "nothing is offered that is decided"
    );
    let rest = &moments[1..];
    assert_eq!((moments[0].seq, rest[0].seq), (before.seq, before.seq + 1));
    let (last, earlier) = moments.split_last().expect("two at least");
    assert!(earlier.iter().all(|moment| moment.table.phase == Phase::Playing), "the end is seen at the end");
    assert_eq!(last.table.phase, Phase::Over);
    assert!(!told(rest).is_empty() && !told(rest).contains(&"room-note-stand-in"), "{:?}", told(rest));
    assert_ne!(format!("{:?}", rest[0].scene), format!("{unchanged:?}"), "the move is seen when it is told");
}

#[test]
fn a_phrase_is_told_at_once() {
    let mut bench = Bench::page();
    let saying = || protocol::Saying::Phrase("arr".to_owned());
    let said = ServerMessage::Said { by: Some(crate::bench::YOU), saying: saying() };
    let expected = Notice::Said { by: Some(crate::bench::YOU), saying: saying() };
    assert_eq!(notices(&bench.hear(&said)), [expected]);
}

#[test]
fn a_moment_travels_in_a_format_that_does_not_describe_itself() {
    let mut bench = Bench::page();
    let moments = bench.play_until(|moments| moments.iter().any(|moment| moment.kind == Kind::Interlude));
    let moments = moments.into_iter().chain(shown(&bench.tell(Input::ShowAll)));
    for moment in moments {
        let packed = postcard::to_allocvec(&moment).expect("it can be written");
        let read: Moment = postcard::from_bytes(&packed).expect("it can be read");
        assert_eq!(format!("{read:?}"), format!("{moment:?}"));
    }
}

/// How much is offered to the reader who comes in, before and after something has happened to the table meanwhile.
fn offered_before_and_after(happens: impl Fn(&mut Table)) -> ([usize; 2], Vec<Output>) {
    let mut bench = Bench::new(Manners::BROWSER, Pace::USUAL);
    bench.tell(Input::SetOut);
    let offers = |out: &[Output]| shown(out)[0].scene.as_ref().expect("a picture").offers.len();
    let before = offers(&bench.come_in());
    bench.lose();
    happens(&mut bench.table);
    let out = bench.come_in();
    ([before, offers(&out)], out)
}

#[test]
fn a_game_that_cannot_go_on_says_why_and_offers_nothing() {
    let stranded = |table: &mut Table| table.stranded = Some(Message::new("room-stranded"));
    let ([before, after], out) = offered_before_and_after(stranded);
    assert!(before > 0, "it is the reader's turn to bid");
    assert_eq!(after, 0);
    assert_eq!(shown(&out)[0].scene.as_ref().map(|scene| &*scene.prompt.key), Some("room-stranded"));
}

#[test]
fn who_has_given_up_is_offered_nothing_while_the_bot_thinks_and_nobody_else_is_kept_from_playing() {
    let given_up_by = |seat| offered_before_and_after(|table| table.conceded.push(seat)).0;
    let [before, after] = given_up_by(crate::bench::YOU);
    assert!(before > 0, "it is the reader's turn to bid");
    assert_eq!(after, 0);
    let [before, after] = given_up_by(Seat::new(1));
    assert_eq!(before, after);
}
