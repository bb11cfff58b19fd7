//! What the people around a table ask of each other: what wants an answer, and what else can be done at the table, in
//! both modes.

use engine::Seat;
use protocol::{Asked, Clock, Door, Knock, Occupant, Phase, Saying, ServerMessage, Table, Timer};
use serde_json::json;
use tui::app::{App, Overlay};
use tui::choice::{Choice, Page, choices};
use tui::house;
use tui::keys::Key;
use tui::palette::Palette;

use crate::both::{Both, labels};
use crate::screens::shown;
use crate::script::{Script, YOU, said, tableau_in};

const BO: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

fn player(name: &str, here: bool) -> Occupant {
    Occupant::Player { name: name.to_owned(), here }
}

fn wants_back(by: Seat, waits: &[Seat]) -> Option<Asked> {
    Some(Asked { by, agreed: Vec::new(), waits: waits.to_vec() })
}

fn knock(table: &mut Table) {
    table.knocks = vec![Knock { number: 12, name: "Zoe".to_owned(), seat: None }];
}

const AGREE: &str = r#"{"agree":{"yes":true}}"#;
const DECLINE: &str = r#"{"agree":{"yes":false}}"#;

#[test]
fn a_wish_to_take_a_move_back_is_answered_before_any_move() {
    let mut both = Both::at_table();
    both.change(|table| table.asked = wants_back(BO, &[YOU, CLEO]));
    assert_eq!(both.labels(), ["Yes, take it back", "No, play on"], "no move is taken meanwhile");
    assert_eq!(both.press(&[Key::Enter]), None, "whoever was about to place a card has agreed to nothing");
    insta::assert_snapshot!("take_back_80x24", shown(&both.app, 80, 24));
    insta::assert_snapshot!("take_back_60x24", shown(&both.app, 60, 24));
    insta::assert_snapshot!("take_back_lines", both.told);
    assert_eq!(both.press(&[Key::Char('1'), Key::Enter]).as_deref(), Some(AGREE));
    assert_eq!(both.typed("no").as_deref(), Some(DECLINE));
}

#[test]
fn whoever_has_answered_waits_and_plays_when_it_is_settled() {
    let mut both = Both::at_table();
    both.change(|table| table.asked = wants_back(BO, &[CLEO]));
    assert_eq!(both.labels(), [""; 0]);
    assert!(shown(&both.app, 80, 24).contains("● Bo would like to take the last move back."));
    both.change(|table| table.asked = None);
    assert_eq!(both.labels(), ["Place a Rose", "Place the Skull"]);
    assert_eq!(both.app.selected(), 0);
    assert!(both.told.contains("1. Place a Rose"), "{}", both.told);
}

#[test]
fn whoever_asks_sees_who_has_not_answered_and_may_think_better_of_it() {
    let mut both = Both::at_table().place();
    both.change(|table| table.asked = wants_back(YOU, &[BO, CLEO]));
    let told = "You asked to take your move back. Still to answer: Bo and Cleo.";
    assert!(both.told.contains(told), "{}", both.told);
    assert!(shown(&both.app, 80, 24).contains(told));
    assert_eq!(both.press(&[Key::Down, Key::Enter]).as_deref(), Some(DECLINE));
    assert_eq!(both.typed("never mind").as_deref(), Some(DECLINE));
}

#[test]
fn somebody_at_the_door_stands_first_and_enter_still_plays_a_card() {
    let mut both = Both::at_table();
    both.press(&[Key::Right]);
    both.change(knock);
    assert_eq!(both.labels(), ["Let Zoe in", "Turn Zoe away", "Place a Rose", "Place the Skull"]);
    insta::assert_snapshot!("knock_80x24", shown(&both.app, 80, 24));
    insta::assert_snapshot!("knock_60x24", shown(&both.app, 60, 24));
    insta::assert_snapshot!("knock_lines", both.told);
    assert_eq!(both.app.selection().unwrap().label, "Place the Skull", "it was selected before");
    assert_eq!(both.press(&[Key::Up, Key::Enter]).as_deref(), Some(r#"{"admit":{"knock":12}}"#));
    assert_eq!(both.typed("turn zoe away").as_deref(), Some(r#"{"turn_away":{"knock":12}}"#));
}

#[test]
fn whoever_settles_on_an_answer_gives_it_even_if_the_game_goes_on_meanwhile() {
    let mut both = Both::at_table();
    both.change(knock);
    both.press(&[Key::Up]);
    let heard = both.script.act(0, &json!({ "place": "R" }));
    both.hear(&heard);
    assert_eq!(both.app.selection().unwrap().label, "Let Zoe in");
    both.change(|table| table.knocks.clear());
    assert!(both.app.selection().is_none());
}

#[test]
fn only_a_host_turns_somebody_away_and_guests_are_not_asked() {
    let mut both = Both::at_table().place();
    both.change(|table| {
        knock(table);
        table.host = Some(BO);
        table.seats[1].occupant = player("Bo", false);
    });
    assert_eq!(both.labels(), ["Let Zoe in"], "the host is away");
    both.change(|table| table.seats[1].occupant = player("Bo", true));
    assert_eq!(both.labels(), [""; 0]);
}

/// Before a game that Bo is about to begin.
fn gathering() -> Both {
    Both::at(Script::open("skull", 3), |welcome| {
        welcome.table.phase = Phase::Gathering;
        welcome.table.host = Some(BO);
        welcome.table.starts_in_ms = Some(9_000);
        welcome.snapshot = None;
    })
}

#[test]
fn a_countdown_is_seen_going_down_told_once_and_can_be_stopped() {
    let mut both = gathering();
    assert_eq!(both.told.matches("The game starts in 9…").count(), 1, "{}", both.told);
    assert_eq!(both.labels()[0], "Wait, not yet");
    assert_eq!(both.app.next_deadline(), Some(1_000));
    both.app.pass(2_000);
    let screen = shown(&both.app, 80, 24);
    assert!(screen.contains("● The game starts in 7…"), "{screen}");
    insta::assert_snapshot!("countdown_60x24", shown(&both.app, 60, 24));
    let mut out = Vec::new();
    both.plain.pass(2_000, &mut out).unwrap();
    assert!(out.is_empty());
    let stop = Some(r#"{"countdown":{"runs":false}}"#);
    assert_eq!(both.press(&[Key::Enter]), None);
    assert_eq!(both.press(&[Key::Up, Key::Enter]).as_deref(), stop);
    assert_eq!(both.typed("wait").as_deref(), None, "it could mean two things");
    assert_eq!(both.typed("not yet").as_deref(), stop);
}

#[test]
fn a_paused_game_takes_no_move_and_anybody_lets_it_go_on() {
    let mut both = Both::at_table();
    both.change(|table| table.rests = Some("Bo".to_owned()));
    assert_eq!(both.labels(), ["Resume the game"]);
    assert!(both.told.contains("Bo has paused the game.\n  1. Resume the game"), "{}", both.told);
    insta::assert_snapshot!("paused_60x24", shown(&both.app, 60, 24));
    let go_on = Some(r#"{"pause":{"rests":false}}"#);
    assert_eq!(both.press(&[Key::Char('1'), Key::Enter]).as_deref(), go_on);
    assert_eq!(both.typed("1").as_deref(), go_on);
    both.change(|table| table.rests = Some("Anna".to_owned()));
    assert!(shown(&both.app, 60, 24).contains("● You’ve paused the game."));
}

#[test]
fn ones_own_clock_is_seen_and_those_that_run_and_its_last_seconds_are_told_once() {
    let mut both = Both::at_table();
    both.change(|table| {
        let timer = |left_ms, runs| Some(Timer { left_ms, runs });
        table.clocks = vec![timer(12_000, true), timer(70_000, true), timer(65_000, false)];
    });
    assert!(shown(&both.app, 80, 24).contains("Thinking time: Anna 0:12 · Bo 1:10 "), "Cleo does not think");
    assert_eq!(both.app.next_deadline(), Some(1_000));
    both.app.pass(2_000);
    assert!(shown(&both.app, 80, 24).contains("● Thinking time: Anna 0:10 · Bo 1:08"));
    let mut told = |now| {
        let mut out = Vec::new();
        both.plain.pass(now, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    };
    let told = [1_000, 2_000, 3_000, 4_000].map(&mut told);
    assert_eq!(told, ["", "Thinking time: Anna 0:10 · Bo 1:08\n", "", ""]);
    both.change(|table| table.clocks[0] = Some(Timer { left_ms: 8_000, runs: false }));
    assert!(
        shown(&both.app, 80, 24).contains("Thinking time: Anna 0:08 · Bo"),
        "one's own also while it stands"
    );
}

#[test]
fn nobody_plays_on_whose_time_for_the_game_is_up() {
    let mut both = Both::at_table();
    both.change(|table| {
        table.seats[0].stand_in = true;
        table.customs.clock = Some(Clock::Game { seconds: 600 });
        table.clocks = vec![Some(Timer { left_ms: 0, runs: false }), None, None];
    });
    assert!(shown(&both.app, 80, 24).contains("● A bot is playing for you."));
    assert!(!both.labels().contains(&"Play for myself again"), "{:?}", both.labels());
}

#[test]
fn a_watcher_sits_down_where_a_seat_can_be_had_and_the_door_is_not_locked() {
    let watching = |change: &dyn Fn(&mut Table)| {
        let mut both = Both::at(Script::open("skull", 3), |welcome| {
            (welcome.you, welcome.snapshot) = (None, None);
            welcome.table.host = Some(BO);
            welcome.table.seats[2].occupant = Occupant::Bot { kind: "bosun".into(), name: "Olaf".into() };
        });
        both.change(change);
        both.labels().contains(&"Sit down")
    };
    assert!(watching(&|_| ()));
    assert!(!watching(&|table| table.customs.door = Door::Locked), "it was locked after they came");
    assert!(!watching(&|table| table.conceded = vec![CLEO]));
    assert!(!watching(&|table| {
        table.customs.clock = Some(Clock::Game { seconds: 600 });
        table.clocks = vec![None, None, Some(Timer { left_ms: 0, runs: false })];
    }));
}

#[test]
fn a_seat_is_taken_back_from_a_bot_unless_the_game_was_given_up() {
    let mut both = Both::at_table();
    both.change(|table| table.seats[0].stand_in = true);
    assert_eq!(both.labels()[0], "Play for myself again");
    assert_eq!(both.app.selection().unwrap().label, "Place a Rose", "whoever acts is back, too");
    let back = Some(r#"{"stand_in":{"seat":0,"plays":false}}"#);
    assert_eq!(both.press(&[Key::Up, Key::Enter]).as_deref(), back);
    assert_eq!(both.typed("play for myself").as_deref(), back);
    both.change(|table| table.conceded = vec![YOU]);
    assert_eq!(both.labels(), [""; 0]);
    assert!(shown(&both.app, 80, 24).contains("● You’ve given up this game."));
}

#[test]
fn what_else_can_be_done_is_a_key_away() {
    let mut both = Both::at_table().place();
    assert_eq!(both.press(&[Key::Menu]), None);
    assert_eq!(
        labels(both.app.menu().choices()),
        [
            "Say something …",
            "Nudge Bo",
            "Nudge Cleo",
            "Take my move back",
            "Pause the game",
            "Let a bot play for me",
            "Let a bot play for Bo",
            "Let a bot play for Cleo",
            "People",
            "Give up this game",
        ]
    );
    insta::assert_snapshot!("menu_80x24", shown(&both.app, 80, 24));
    insta::assert_snapshot!("menu_60x24", shown(&both.app, 60, 24));
    assert_eq!(both.press(&[Key::Down, Key::Enter]).as_deref(), Some(r#"{"nudge":{"seat":1}}"#));
    assert_eq!(both.app.overlay(), None, "what comes of it is seen at the table");
}

#[test]
fn everything_in_the_menu_is_asked_of_the_table_in_both_modes() {
    let asked_for = [
        ("nudge cleo", '3', r#"{"nudge":{"seat":2}}"#),
        ("take my move back", '4', r#"{"take_back":{}}"#),
        ("pause", '5', r#"{"pause":{"rests":true}}"#),
        ("bot me", '6', r#"{"stand_in":{"seat":0,"plays":true}}"#),
        ("bot cleo", '8', r#"{"stand_in":{"seat":2,"plays":true}}"#),
    ];
    for (line, digit, request) in asked_for {
        let mut both = Both::at_table().place();
        assert_eq!(both.press(&[Key::Menu, Key::Char(digit), Key::Enter]).as_deref(), Some(request));
        assert_eq!(both.typed(line).as_deref(), Some(request), "{line}");
        let mut both = Both::at_table().place();
        both.read("menu");
        assert_eq!(both.typed(&digit.to_string()).as_deref(), Some(request), "{digit}");
    }
}

#[test]
fn the_lines_number_what_else_can_be_done() {
    let mut both = Both::at_table().place();
    insta::assert_snapshot!("menu_lines", both.read("menu"));
    let (back, _) = (both.read("back"), both.read("menu"));
    assert!(!back.contains("Nudge"), "{back}");
    let phrases = both.read("1");
    assert!(phrases.starts_with("Say something:\n  1. Ahoy!\n"), "{phrases}");
    assert_eq!(both.typed("2").as_deref(), Some(r#"{"say":{"phrase":"good-luck"}}"#));
    assert!(both.read("help").contains("\nmenu: "));
}

#[test]
fn a_game_is_given_up_only_by_a_second_word() {
    let mut both = Both::at_table();
    both.press(&[Key::Menu, Key::Up]);
    for _ in 0..10 {
        both.press(&[Key::Down]);
    }
    assert_eq!(both.press(&[Key::Enter]), None);
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Concession)));
    insta::assert_snapshot!("give_up_60x24", shown(&both.app, 60, 24));
    assert_eq!(both.press(&[Key::Enter]), None, "what does no harm comes first");
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Table)));
    both.press(&[Key::PageDown, Key::Enter, Key::Down]);
    assert_eq!(both.press(&[Key::Enter]).as_deref(), Some(r#"{"concede":{}}"#));

    assert_eq!(both.typed("give up this game"), None);
    let (kept, question) = (both.read("keep playing"), "Place your first card");
    assert!(kept.contains(question), "{kept}");
    assert!(both.read("give up").contains("1. Keep playing\n  2. Yes, give up"));
    assert_eq!(both.typed("2").as_deref(), Some(r#"{"concede":{}}"#));
}

#[test]
fn whoever_is_the_last_to_give_up_is_told_that_it_ends_the_game() {
    let mut both = Both::at_table();
    both.change(|table| table.conceded = vec![BO, CLEO]);
    assert!(both.read("give up").contains("2. Give up and end the game"));
}

#[test]
fn phrases_scroll_and_are_said() {
    let mut both = Both::at_table();
    both.press(&[Key::Menu, Key::Enter]);
    assert_eq!(both.app.overlay(), Some(Overlay::Menu(Page::Phrases)));
    insta::assert_snapshot!("phrases_60x24", shown(&both.app, 60, 24));
    let low = shown(&both.app, 60, 12);
    assert!(low.contains("▶ 1. Ahoy! ◀") && low.contains("more, ↓"), "{low}");
    both.press(&[Key::PageDown, Key::PageDown]);
    let low = shown(&both.app, 60, 12);
    assert!(low.contains("▶ 18. Zzz. ◀") && low.contains("more, ↑"), "{low}");
    both.press(&[Key::Escape, Key::Enter]);
    let said = both.press(&[Key::Char('1'), Key::Char('2'), Key::Enter]);
    assert_eq!(said.as_deref(), Some(r#"{"say":{"phrase":"again"}}"#));
    assert_eq!(both.typed("say well played").as_deref(), Some(r#"{"say":{"phrase":"well-played"}}"#));
}

#[test]
fn two_letters_say_nothing_to_everybody() {
    let mut both = Both::at_table().place();
    let said = both.read("ah");
    assert!(said.starts_with("There is nothing to decide right now."), "{said}");
    assert_eq!(both.typed("ahoy").as_deref(), Some(r#"{"say":{"phrase":"ahoy"}}"#));
}

#[test]
fn what_is_said_and_who_nudges_is_told() {
    let mut both = Both::at_table();
    let ahoy = Saying::Phrase("ahoy".to_owned());
    let remark = ServerMessage::Said { by: Some(BO), saying: ahoy };
    both.hear(&said(&[remark, ServerMessage::Nudged { by: CLEO, seat: YOU }]));
    for line in ["Bo says: Ahoy!", "Cleo: It’s your turn!"] {
        assert!(both.told.contains(line), "{}", both.told);
        assert!(shown(&both.app, 60, 24).contains(line));
    }
}

#[test]
fn only_what_the_table_allows_is_in_the_menu() {
    let menu = |change: fn(&mut Table)| {
        let mut both = Both::at_table().place();
        both.change(change);
        both.press(&[Key::Menu]);
        both.app.menu().choices().iter().map(|choice| choice.label.clone()).collect::<Vec<_>>().join("; ")
    };
    let guest = menu(|table| table.host = Some(BO));
    assert!(guest.contains("bot play for me") && !guest.contains("bot play for Bo"), "{guest}");
    let paused = menu(|table| table.rests = Some("Bo".to_owned()));
    assert!(!["Nudge", "move back", "Pause"].iter().any(|what| paused.contains(what)), "{paused}");
    let given_up = menu(|table| table.conceded = vec![YOU]);
    assert!(!["Give up", "play for me"].iter().any(|what| given_up.contains(what)), "{given_up}");
    let away = menu(|table| table.seats[1].occupant = player("Bo", false));
    assert!(!away.contains("Nudge Bo") && away.contains("Nudge Cleo"), "{away}");
    let played_for = menu(|table| table.seats[1].stand_in = true);
    assert!(!played_for.contains("Bo"), "{played_for}");
    let over = menu(|table| table.phase = Phase::Over);
    assert_eq!(over, "Say something …; People; Play something else; Change the table; Seats");
}

#[test]
fn whoever_is_waited_for_hurries_nobody() {
    let mut both = Both::at_table();
    both.press(&[Key::Menu]);
    assert!(!labels(both.app.menu().choices()).iter().any(|label| label.starts_with("Nudge")));
}

#[test]
fn whoever_watches_talks_where_the_host_allows_it() {
    let watching = |talks: bool| {
        Both::at(Script::open("skull", 3), |welcome| {
            welcome.you = None;
            welcome.table.customs.watchers_talk = talks;
        })
    };
    let mut quiet = watching(false);
    assert_eq!(
        quiet.read("menu"),
        "This table:\n  1. People\n  2. Back\n",
        "they may hear less, and say nothing"
    );
    quiet.change(|table| table.seats.iter_mut().for_each(|seat| seat.occupant = Occupant::Open));
    assert!(!quiet.app.has_menu());
    quiet.press(&[Key::Menu]);
    assert_eq!(quiet.app.overlay(), None);
    assert_eq!(quiet.read("menu"), "There is nothing else to do at this table right now.\n");
    let mut loud = watching(true);
    assert_eq!(
        loud.press(&[Key::Menu, Key::Enter, Key::Enter]).as_deref(),
        Some(r#"{"say":{"phrase":"ahoy"}}"#)
    );
    assert_eq!(loud.typed("ahoy").as_deref(), Some(r#"{"say":{"phrase":"ahoy"}}"#));
}

#[test]
fn an_open_menu_follows_the_table_and_nothing_slips_under_the_hand() {
    let mut both = Both::at_table().place();
    both.press(&[Key::Menu, Key::Down, Key::Down]);
    both.read("menu");
    both.change(|table| table.seats[1].occupant = player("Bo", false));
    assert_eq!(both.app.menu().selection().unwrap().label, "Nudge Cleo");
    assert_eq!(both.typed("2").as_deref(), Some(r#"{"nudge":{"seat":2}}"#), "{}", both.told);
    both.change(|table| table.seats[2].occupant = player("Cleo", false));
    assert!(both.app.menu().selection().is_none());
    assert_eq!(both.press(&[Key::Enter]), None);
}

#[test]
fn a_step_that_was_taken_is_kept_when_somebody_knocks() {
    let mut both = Both::at(Script::open("skallywaggs", 3), |_| ());
    for _ in 0..500 {
        if both.app.choices().iter().any(Choice::is_step) {
            break;
        }
        let offer =
            both.app.tableau().scene().unwrap().offers.first().map(|offer| (YOU, offer.action.clone()));
        let (seat, action) = both.script.next_of_others().or(offer).unwrap();
        let heard = both.script.act_raw(seat, &action);
        both.hear(&heard);
    }
    both.press(&[Key::Enter]);
    let taken = both.app.taken().to_vec();
    assert_eq!(taken.len(), 1);
    both.change(knock);
    assert_eq!(both.app.taken(), taken);
    assert_eq!(both.labels()[0], "Let Zoe in");
}

#[test]
fn every_page_is_seen_whole_in_every_language() {
    for locale in words::locales() {
        let mut app = App::new(tableau_in(locale), Palette::Plain, "Anna".to_owned());
        let mut script = Script::open("skull", 3);
        app.hear(script.welcome());
        app.hear(script.act(0, &json!({ "place": "R" })));
        assert!(!choices(app.tableau(), "Anna", &[]).iter().any(|choice| choice.hotkey == Some('m')));
        app.press(Key::Menu);
        let screen = shown(&app, 60, 24);
        for choice in house::page(app.tableau(), Page::Table) {
            assert!(screen.contains(&choice.label), "{locale} does not show {:?}:\n{screen}", choice.label);
        }
        insta::assert_snapshot!(format!("{locale}_menu_60x24"), screen);
        app.hear(script.tell(|table| table.asked = wants_back(BO, &[YOU])));
        app.press(Key::Escape);
        let screen = shown(&app, 60, 24);
        for choice in app.choices() {
            assert!(screen.contains(&choice.label), "{locale} does not show {:?}:\n{screen}", choice.label);
        }
        insta::assert_snapshot!(format!("{locale}_take_back_60x24"), screen);
    }
}

#[test]
fn a_host_gives_a_seat_back_that_was_carried_and_keeps_their_own() {
    let mut both = Both::at_table().place();
    both.change(|table| table.carried = vec![YOU, BO]);
    both.press(&[Key::Menu]);
    let offered: Vec<String> = labels(both.app.menu().choices()).into_iter().map(str::to_owned).collect();
    let back = ["Keep my seat on this device", "Give Bo’s seat back to the old device"];
    let at = offered.iter().position(|label| label == back[0]).unwrap();
    assert_eq!(offered[at..at + 2], back);
    let send_back = Some(r#"{"send_back":{"seat":1}}"#);
    assert_eq!(both.press(&[Key::Char('1'), Key::Char('1'), Key::Enter]).as_deref(), send_back);
    both.change(|table| table.host = Some(BO));
    both.press(&[Key::Menu]);
    assert!(!labels(both.app.menu().choices()).contains(&back[1]), "only the host does it");
}

#[test]
fn whose_seat_was_given_back_is_told_so_and_offered_no_other() {
    let watching = |sent_back| {
        Both::at(Script::open("skull", 3), |welcome| {
            (welcome.you, welcome.snapshot, welcome.sent_back) = (None, None, sent_back);
            welcome.table.host = Some(BO);
            welcome.table.seats[2].occupant = Occupant::Bot { kind: "bosun".into(), name: "Olaf".into() };
        })
    };
    assert!(watching(false).labels().contains(&"Sit down"));
    let both = watching(true);
    assert_eq!(both.labels(), [""; 0]);
    assert!(both.told.contains("The host has given the seat back"), "{}", both.told);
    assert!(shown(&both.app, 80, 24).contains("The host has given the seat back"));
}
