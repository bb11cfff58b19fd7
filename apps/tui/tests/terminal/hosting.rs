//! What a host decides at a table of friends, and what everybody decides about what they hear, in both modes.

use engine::{Message, Seat};
use protocol::{Evening, Occupant, Phase, Removal, Saying, ServerMessage, Watcher};
use tui::app::Overlay;
use tui::choice::{Page, Topic};
use tui::connection::{Errand, Heard, Wanted};
use tui::keys::Key;

use crate::both::{Both, labels};
use crate::screens::shown;
use crate::script::{Script, said};

const BO: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

fn player(name: &str) -> Occupant {
    Occupant::Player { name: name.to_owned(), here: true }
}

/// Before a game of Skull: Anna, who is the host, Bo, and a seat that nobody has.
fn gathering() -> Both {
    Both::served(Script::open("skull", 3), |welcome| {
        welcome.table.phase = Phase::Gathering;
        welcome.table.seats[2].occupant = Occupant::Open;
        welcome.snapshot = None;
    })
}

/// The same while a game is on.
fn playing() -> Both {
    Both::served(Script::open("skull", 3), |_| ())
}

/// Opens the menu, and page after page by how its way begins; what is there.
fn open(both: &mut Both, ways: &[&str]) -> Vec<String> {
    both.settle();
    while both.app.overlay().is_some() {
        both.press(&[Key::Escape]);
    }
    both.press(&[Key::Menu]);
    for way in ways {
        assert_eq!(choose(both, way), None);
    }
    labels(both.app.menu().choices()).into_iter().map(str::to_owned).collect()
}

/// Takes what begins like this in the open menu, by its number; what is asked of the table.
fn choose(both: &mut Both, begins: &str) -> Option<String> {
    let offered = labels(both.app.menu().choices());
    let place = offered.iter().position(|label| label.starts_with(begins));
    let place = place.unwrap_or_else(|| panic!("no {begins:?} among {offered:?}")) + 1;
    let keys: Vec<Key> = place.to_string().chars().map(Key::Char).collect();
    both.press(&keys);
    both.press(&[Key::Enter])
}

/// Types line after line; what the last one asks of the table.
fn lines(both: &mut Both, lines: &[&str]) -> Option<String> {
    both.settle();
    let (last, before) = lines.split_last().unwrap();
    before.iter().for_each(|line| drop(both.read(line)));
    both.typed(last)
}

#[test]
fn somebody_is_removed_only_by_a_second_word_and_may_be_let_in_again() {
    let mut both = playing();
    let asked = both.read("remove bo");
    assert!(asked.starts_with("Remove Bo from the table?\nThey can still watch"), "{asked}");
    assert!(asked.contains("1. Let them stay\n"), "what does no harm comes first: {asked}");
    assert_eq!(both.typed("2").as_deref(), Some(r#"{"clear_seat":{"seat":1}}"#));
    both.change(|table| table.removals = vec![Removal { number: 7, name: "Zoe".to_owned() }]);
    assert_eq!(lines(&mut both, &["let back zoe"]).as_deref(), Some(r#"{"let_in":{"removal":7}}"#));

    let people = open(&mut both, &["People"]);
    assert_eq!(people, ["Bo", "Cleo", "Let back in: Zoe"]);
    choose(&mut both, "Cleo");
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Person(CLEO))));
    assert_eq!(
        labels(both.app.menu().choices()),
        ["Mute: Cleo", "Make host: Cleo", "Remove from the table: Cleo"]
    );
    both.press(&[Key::Char('3'), Key::Enter]);
    insta::assert_snapshot!("removal_80x24", shown(&both.app, 80, 24));
    both.change(|table| table.seats[2].occupant = player("Dora"));
    assert!(both.app.menu().selection().is_some_and(|choice| choice.label == "Let them stay"));
    assert_eq!(both.press(&[Key::Char('2'), Key::Enter]).as_deref(), Some(r#"{"clear_seat":{"seat":2}}"#));
}

#[test]
fn those_who_watch_are_shown_out_one_by_one_and_let_in_again() {
    let mut both = playing();
    both.change(|table| {
        table.watchers =
            vec![Watcher { number: 40, name: None }, Watcher { number: 41, name: Some("Zoe".into()) }];
        table.removals = vec![Removal { number: 7, name: String::new() }];
    });
    let people = open(&mut both, &["People"]);
    let watching = ["Remove: Watcher 1", "Remove: Zoe", "Let back in: Somebody who watched"];
    assert_eq!(people[2..], watching);
    assert_eq!(choose(&mut both, "Remove: Zoe"), None);
    assert_eq!(
        choose(&mut both, "Remove from the table: Zoe").as_deref(),
        Some(r#"{"show_out":{"watcher":41}}"#)
    );
    both.settle();
    let asked = both.read("remove watcher 1");
    assert!(
        asked.starts_with("Remove Watcher 1 from the table?\nThey stay out until you let them"),
        "{asked}"
    );
    assert_eq!(both.typed("2").as_deref(), Some(r#"{"show_out":{"watcher":40}}"#));
    both.change(|table| table.host = Some(BO));
    assert_eq!(open(&mut both, &["People"]), ["Bo", "Cleo"]);
}

#[test]
fn a_hand_that_would_remove_one_does_not_remove_another() {
    let mut both = playing();
    open(&mut both, &["People", "Cleo", "Remove"]);
    both.press(&[Key::Down]);
    assert_eq!(both.app.menu().selection().unwrap().label, "Remove from the table: Cleo");
    both.change(|table| table.seats[2].occupant = player("Dora"));
    assert_eq!(both.press(&[Key::Enter]), None, "nothing is selected any more");
}

#[test]
fn the_host_is_made_only_by_a_second_word() {
    let mut both = playing();
    let hand_over = Some(r#"{"hand_over":{"seat":1}}"#);
    assert_eq!(lines(&mut both, &["make host bo", "yes"]).as_deref(), hand_over);
    assert_eq!(lines(&mut both, &["yes"]), None, "nobody asks any more");
    open(&mut both, &["People", "Bo", "Make host"]);
    assert_eq!(both.press(&[Key::Enter]), None);
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Person(BO))));
    choose(&mut both, "Make host");
    assert_eq!(choose(&mut both, "Yes").as_deref(), hand_over);
}

#[test]
fn a_host_lets_somebody_play_again_for_whom_a_bot_plays() {
    let mut both = playing();
    both.change(|table| table.seats[1].stand_in = true);
    let back = Some(r#"{"stand_in":{"seat":1,"plays":false}}"#);
    assert_eq!(lines(&mut both, &["bo play again"]).as_deref(), back);
    both.change(|table| table.conceded = vec![BO]);
    assert_eq!(lines(&mut both, &["bo play again"]), None, "they gave up");
}

#[test]
fn whoever_is_no_host_decides_only_about_themselves() {
    let mut both = gathering();
    both.change(|table| table.host = Some(BO));
    let offered = open(&mut both, &[]);
    assert_eq!(offered, ["Say something …", "People", "Move my seat to another device"]);
    both.press(&[Key::Char('2'), Key::Enter, Key::Enter]);
    assert_eq!(labels(both.app.menu().choices()), ["Mute: Bo"]);
}

#[test]
fn seats_are_filled_cleared_and_exchanged_between_games() {
    let mut both = gathering();
    assert_eq!(
        open(&mut both, &[]),
        [
            "Say something …",
            "People",
            "Play something else",
            "Seats",
            "Start in 10 seconds",
            "Door, clock and talk",
            "Move my seat to another device",
        ]
    );
    insta::assert_snapshot!("host_menu_60x24", shown(&both.app, 60, 24));
    both.press(&[Key::Char('4'), Key::Enter]);
    let seats = ["Seat 1: Anna (you)", "Seat 2: Bo", "Seat 3: open seat"];
    assert_eq!(labels(both.app.menu().choices()), seats);
    both.press(&[Key::Char('3'), Key::Enter]);
    assert_eq!(labels(both.app.menu().choices()), ["Add a bot", "Change places with …"]);
    both.press(&[Key::Enter]);
    insta::assert_snapshot!("bots_60x24", shown(&both.app, 60, 24));
    let bosun = Some(r#"{"seat_bot":{"seat":2,"bot":"bosun"}}"#);
    let place = labels(both.app.menu().choices()).iter().position(|label| *label == "Bosun").unwrap();
    let digit = char::from_digit(u32::try_from(place + 1).unwrap(), 10).unwrap();
    assert_eq!(both.press(&[Key::Char(digit), Key::Enter]).as_deref(), bosun);
    assert_eq!(lines(&mut both, &["seats", "3", "add a bot", "bosun"]).as_deref(), bosun);
    let swap = Some(r#"{"swap":{"seat":1,"with":0}}"#);
    assert_eq!(lines(&mut both, &["seats", "2", "1", "1"]).as_deref(), swap);

    both.change(|table| {
        table.seats[2].occupant = Occupant::Bot { kind: "bosun".into(), name: "Olaf".into() };
    });
    let clear = Some(r#"{"clear_seat":{"seat":2}}"#);
    assert_eq!(lines(&mut both, &["seats", "3", "remove"]).as_deref(), clear);
    both.settle();
    let back = [both.read("seats"), both.read("3"), both.read("back")];
    assert_eq!(back[2], back[0], "a step back leads to the page before");
    both.change(|table| table.phase = Phase::Playing);
    assert!(!open(&mut both, &[]).contains(&"Seats".to_owned()));
}

#[test]
fn a_game_begins_in_ten_seconds_with_the_bots_that_are_asked_for() {
    let mut both = gathering();
    let with_bosun = Some(r#"{"countdown":{"runs":true,"bot":"bosun"}}"#);
    assert_eq!(lines(&mut both, &["start in 10", "start with bosun"]).as_deref(), with_bosun);
    both.change(|table| table.seats[2].occupant = player("Cleo"));
    assert_eq!(lines(&mut both, &["start in 10"]).as_deref(), Some(r#"{"countdown":{"runs":true}}"#));
    both.change(|table| table.starts_in_ms = Some(9_000));
    assert!(!open(&mut both, &[]).contains(&"Start in 10 seconds".to_owned()));
}

#[test]
fn how_the_table_is_kept_is_told_and_changed() {
    let mut both = gathering();
    let told = both.read("door");
    assert_eq!(
        told,
        "Door, clock and talk:\n  1. Who may sit down: Anyone with the link\n  \
         2. When somebody is away, a bot plays after: a minute\n  3. Thinking time: No clock\n  \
         4. Winner of the evening: Just play on\n  5. Watchers may talk: No\n  \
         6. Free text, not just phrases: No\n  7. Back\n"
    );
    let keep = |both: &mut Both, topic: &str, what: &str| lines(both, &["door", topic, what]);
    for (topic, what, custom) in [
        ("1", "nobody new", r#"{"door":"locked"}"#),
        ("2", "never", r#"{"grace_s":0}"#),
        ("3", "30 seconds", r#"{"clock":{"move":{"seconds":30}}}"#),
        ("4", "best of 3", r#"{"best_of":3}"#),
        ("5", "yes", r#"{"watchers_talk":true}"#),
        ("6", "yes", r#"{"own_words":true}"#),
    ] {
        let asked = format!(r#"{{"keep":{{"customs":[{custom}]}}}}"#);
        assert_eq!(keep(&mut both, topic, what), Some(asked));
    }
    open(&mut both, &["Door", "Who may sit"]);
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Custom(Topic::Door))));
    assert_eq!(
        labels(both.app.menu().choices()),
        ["Ask me first", "Nobody new"],
        "what it is already is not offered"
    );
    let locked = r#"{"keep":{"customs":[{"door":"locked"}]}}"#;
    assert_eq!(both.press(&[Key::Char('2'), Key::Enter]).as_deref(), Some(locked));
}

#[test]
fn another_game_edition_and_size_is_laid_for_everybody_who_is_there() {
    let mut both = gathering();
    both.change(|table| table.seats[2].occupant = player("Cleo"));
    assert_eq!(open(&mut both, &["Play something"]), ["Skull", "Skull King", "Skallywaggs", "Coconuts"]);
    both.press(&[Key::Char('2'), Key::Enter, Key::Down]);
    insta::assert_snapshot!("editions_80x24", shown(&both.app, 80, 24));
    let usual = both.app.menu().choices()[0].about.clone().unwrap();
    assert!(!usual.is_empty());
    both.press(&[Key::Enter]);
    let sizes = labels(both.app.menu().choices());
    assert_eq!(sizes.first(), Some(&"Seats: 3"), "everybody has a seat");
    let asked = both.press(&[Key::Char('4'), Key::Enter]).unwrap();
    assert!(asked.starts_with(r#"{"lay":{"game":"skull-king","options":{"#), "{asked}");
    assert!(asked.ends_with(r#""seats":4}}"#), "a digit is the number of seats: {asked}");

    both.settle();
    let told = [both.read("play something else"), both.read("skull king"), both.read("1")];
    assert!(told[2].contains("  Seats: 3 to 8\n"), "{}", told[2]);
    assert_eq!(both.typed("9"), None);
    assert!(both.typed("5").is_some_and(|asked| asked.ends_with(r#""seats":5}}"#)));
    both.change(|table| table.phase = Phase::Playing);
    assert!(!open(&mut both, &[]).contains(&"Play something else".to_owned()));
}

#[test]
fn a_table_with_rules_of_its_own_keeps_them_when_more_sit_down() {
    let rules =
        serde_json::value::to_raw_value(&serde_json::json!({ "loot": false, "edition": "current-expanded" }));
    let mut both = Both::served(Script::open_with("skull-king", 3, &rules.unwrap()), |welcome| {
        welcome.table.phase = Phase::Gathering;
        welcome.snapshot = None;
    });
    let editions = open(&mut both, &["Play something", "Skull King"]);
    assert_eq!(editions.last().map(String::as_str), Some("Your rules"));
    choose(&mut both, "Your rules");
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Sizes("skull-king", editions.len() - 1))));
    assert!(shown(&both.app, 80, 24).contains("Skull King: Your rules"));
    let asked = both.press(&[Key::Char('4'), Key::Enter]).unwrap();
    assert!(asked.contains(r#""loot":false"#) && asked.ends_with(r#""seats":4}}"#), "{asked}");
    assert!(!open(&mut both, &["Play something", "Skull"]).contains(&"Your rules".to_owned()));
}

#[test]
fn after_a_game_the_same_table_is_laid_anew_and_whoever_stands_in_for_the_host_begins_again() {
    let mut both = playing();
    both.change(|table| table.phase = Phase::Over);
    let asked = both.typed("change the table").unwrap();
    assert!(asked.starts_with(r#"{"lay":{"game":"skull","options":{"#) && asked.ends_with(r#""seats":3}}"#));
    assert_eq!(both.labels(), ["Play again", "Leave"]);
    both.change(|table| table.host = Some(BO));
    assert_eq!(both.labels(), ["Leave"]);
    both.change(|table| table.seats[1].occupant = Occupant::Player { name: "Bo".into(), here: false });
    assert_eq!(both.labels(), ["Play again", "Leave"]);
}

#[test]
fn own_words_are_said_where_the_host_allows_it() {
    let mut both = playing();
    assert!(!both.read("say something").contains("In your own words"));
    both.change(|table| table.customs.own_words = true);
    both.press(&[Key::Menu, Key::Enter, Key::Enter]);
    assert!(both.app.is_writing());
    for letter in "Quiet, l!x".chars() {
        assert_eq!(both.press(&[Key::Char(letter)]), None);
    }
    both.press(&[Key::Backspace]);
    insta::assert_snapshot!("writing_60x24", shown(&both.app, 60, 24));
    let write = Some(r#"{"write":{"text":"Quiet, l!"}}"#);
    assert_eq!(both.press(&[Key::Enter]).as_deref(), write);
    assert_eq!(both.app.overlay(), None);
    both.settle();
    both.press(&[Key::Menu, Key::Enter, Key::Enter, Key::Char('x')]);
    let link = Ok("https://cards.example/t/abc#ticket=0f".to_owned());
    both.app.hear(Heard::Link(Wanted::Ticket, link));
    assert!(both.app.is_writing(), "a link that comes meanwhile takes nobody's keys");
    both.press(&[Key::Escape]);
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Link)), "and is shown then");
    both.press(&[Key::Escape, Key::Escape, Key::Escape]);
    assert_eq!(both.app.overlay(), None);
    both.press(&[Key::Menu, Key::Enter, Key::Enter, Key::Char('x'), Key::Escape]);
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Phrases)), "nothing is said");

    assert!(both.read("in your own words").starts_with("Type what you would like to say."));
    assert_eq!(both.typed("quit").as_deref(), Some(r#"{"write":{"text":"quit"}}"#), "it is no order now");
    both.settle();
    both.read("own words");
    assert!(both.read("").contains("Place your first card"), "an empty line says nothing");
}

#[test]
fn whoever_is_muted_is_not_heard_also_under_another_name() {
    let mut both = playing();
    let told = both.read("mute bo");
    assert!(told.starts_with("You no longer hear: Bo.\n"), "{told}");
    open(&mut both, &["People", "Bo", "Mute"]);
    assert_eq!(labels(both.app.menu().choices())[0], "Unmute: Bo", "the page stays");
    let say = |by, text: &str| ServerMessage::Said { by, saying: Saying::Text(text.to_owned()) };
    let nudge = ServerMessage::Nudged { by: BO, seat: Seat::new(0) };
    both.hear(&said(&[say(Some(BO), "one"), say(Some(CLEO), "two"), nudge.clone()]));
    assert_eq!(both.told.lines().next(), Some("Cleo says: two"));
    assert!(!both.told.contains("your turn"), "{}", both.told);
    let log: Vec<&str> = both.app.tableau().log().collect();
    assert!(!log.iter().any(|line| line.contains("one")), "{log:?}");
    both.change(|table| table.seats[1].occupant = player("Captain Bo"));
    both.hear(&said(&[say(Some(BO), "three")]));
    assert_eq!(both.told, "");
    let told = both.read("unmute captain");
    assert!(told.starts_with("You hear again: Captain Bo.\n"), "{told}");
    both.hear(&said(&[say(Some(BO), "four")]));
    assert!(both.told.starts_with("Captain Bo says: four\n"), "{}", both.told);
}

#[test]
fn those_who_watch_are_muted_together() {
    let mut both = playing();
    both.change(|table| table.customs.watchers_talk = true);
    assert!(both.read("mute watchers").starts_with("You no longer hear: Watchers.\n"));
    both.hear(&said(&[ServerMessage::Said { by: None, saying: Saying::Phrase("ahoy".into()) }]));
    assert_eq!(both.told, "");
}

#[test]
fn how_the_evening_stands_is_a_page_the_best_first() {
    let line = |name: &str, wins| Evening {
        name: name.into(),
        seat: None,
        games: 2,
        wins,
        series: wins,
        best: wins == 2,
    };
    let mut both = playing();
    assert!(!open(&mut both, &[]).contains(&"This evening".to_owned()));
    both.change(|table| {
        table.evening = vec![line("Anna", 0), line("Bo", 2)];
        table.customs.best_of = Some(3);
    });
    let told = both.read("this evening");
    assert_eq!(
        told,
        "This evening:\nBo wins the evening!\nBo: 2 of 2 won (2 in the best of 3)\n\
         Anna: 0 of 2 won (0 in the best of 3)\n  1. Back\n"
    );
    open(&mut both, &["This evening"]);
    insta::assert_snapshot!("evening_60x24", shown(&both.app, 60, 24));
}

/// Which link the server is asked for.
fn fetched(errands: Vec<Errand>) -> Option<Wanted> {
    errands.into_iter().find_map(|errand| match errand {
        Errand::Fetch(wanted) => Some(wanted),
        _ => None,
    })
}

#[test]
fn a_seat_is_carried_by_a_link_that_is_asked_for() {
    let mut both = playing();
    both.read("move my seat");
    assert_eq!(fetched(both.plain.take_errands()), Some(Wanted::Ticket));
    let place = open(&mut both, &[]).iter().position(|label| label.starts_with("Move my seat")).unwrap();
    (0..place).for_each(|_| drop(both.press(&[Key::Down])));
    both.app.press(Key::Enter);
    assert_eq!(fetched(both.app.take_errands()), Some(Wanted::Ticket));
    let link = || Heard::Link(Wanted::Ticket, Ok("https://cards.example/t/abc#ticket=0f".to_owned()));
    both.app.hear(link());
    insta::assert_snapshot!("carry_80x24", shown(&both.app, 80, 24));
    let mut out = Vec::new();
    both.plain.hear(link(), &mut out).unwrap();
    let told = String::from_utf8(out).unwrap();
    assert!(told.lines().any(|line| line == "https://cards.example/t/abc#ticket=0f"), "{told}");
    let refused = || Heard::Link(Wanted::Ticket, Err(Message::new("web-problem-nothing")));
    both.press(&[Key::Escape, Key::Escape]);
    both.app.hear(refused());
    assert!(shown(&both.app, 80, 24).contains("We can’t reach the server."));
    let mut out = Vec::new();
    both.plain.hear(refused(), &mut out).unwrap();
    assert!(String::from_utf8(out).unwrap().starts_with("We can’t reach the server."));
}

#[test]
fn a_seat_that_is_elsewhere_is_brought_back_by_its_owner() {
    let mut both = Both::served(Script::open("skull", 3), |welcome| {
        (welcome.you, welcome.snapshot, welcome.moved) = (None, None, true);
        welcome.table.host = Some(BO);
        welcome.table.seats[2].occupant = Occupant::Bot { kind: "bosun".into(), name: "Olaf".into() };
    });
    assert!(
        both.told.contains("Your seat is on another device now.\n  1. Bring it back here\n"),
        "{}",
        both.told
    );
    assert_eq!(both.labels(), ["Bring it back here"], "and no other seat is offered");
    assert_eq!(both.press(&[Key::Enter]), None, "nobody has chosen it");
    let fetch = Some(r#"{"fetch_seat":{}}"#);
    assert_eq!(both.press(&[Key::Char('1'), Key::Enter]).as_deref(), fetch);
    assert_eq!(both.typed("bring back").as_deref(), fetch);
}

#[test]
fn a_game_that_is_over_can_be_seen_again_by_a_link() {
    let mut both = playing();
    assert!(!open(&mut both, &[]).iter().any(|label| label.contains("watch this game")));
    both.change(|table| (table.phase, table.games) = (Phase::Over, 4));
    both.read("watch this game");
    assert_eq!(fetched(both.plain.take_errands()), Some(Wanted::Replay(4)));
    let link = Heard::Link(Wanted::Replay(4), Ok("https://cards.example/r/xyz".to_owned()));
    let mut out = Vec::new();
    both.plain.hear(link, &mut out).unwrap();
    let told = String::from_utf8(out).unwrap();
    assert!(told.contains("in a browser:\nhttps://cards.example/r/xyz\n"), "{told}");
}
