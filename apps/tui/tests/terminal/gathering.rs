//! The table before a game: what is offered to whom, and that the first of it does no harm.

use client::Call;
use engine::{Message, Seat};
use protocol::{Occupant, PROTOCOL, Phase, Request, SeatInfo, ServerMessage, Table, Terms, Welcome};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tui::app::App;
use tui::connection::{Errand, Heard};
use tui::keys::Key;
use tui::palette::Palette;
use tui::plain::{Plain, Readiness};
use tui::screens;
use tui::tableau::Tableau;

use crate::script::{GAMES, press, said};

const LINK: &str = "https://cards.example/t/abc";

/// A table of Skull with four seats; Anna has the first of them and Bo the second.
fn gathering(you: u8, host: u8, open: usize) -> Heard {
    let player = |name: &str| Occupant::Player { name: name.to_owned(), here: true };
    let mut seats = vec![player("Anna"), player("Bo"), player("Cleo"), player("Dirk")];
    seats[4 - open..].fill(Occupant::Open);
    let game = GAMES[0];
    let terms = Terms {
        game: game.id().to_owned(),
        options: serde_json::from_str(game.presets()[0].1.get()).unwrap(),
        seats: 4,
    };
    let seats = seats.into_iter().map(SeatInfo::of).collect();
    let table = Table { host: Some(Seat::new(host)), ..Table::of(Phase::Gathering, seats) };
    let you = Some(Seat::new(you));
    let welcome = Welcome {
        protocol: PROTOCOL,
        you,
        seq: 1,
        terms,
        table,
        snapshot: None,
        missed: vec![],
        complete: true,
        removed: false,
        knocking: false,
        moved: false,
        sent_back: false,
    };
    said(&[ServerMessage::Welcome(welcome)])
}

fn tableau() -> Tableau {
    crate::script::tableau().invited(Some(LINK.to_owned()))
}

fn app(heard: Heard) -> App {
    let mut app = App::new(tableau(), Palette::Plain, "Anna".to_owned());
    app.hear(heard);
    app
}

fn labels(app: &App) -> Vec<&str> {
    app.choices().iter().map(|choice| choice.label.as_str()).collect()
}

#[test]
fn the_first_choice_of_a_guest_does_nothing_and_giving_up_the_seat_is_never_first() {
    let mut app = app(gathering(1, 0, 2));
    assert_eq!(labels(&app), ["Wait for the host to start", "Give up the seat", "Leave"]);
    assert!(press(&mut app, Key::Enter).is_none());
    assert_eq!(app.selected(), 0);
}

#[test]
fn a_host_with_open_seats_waits_first_and_can_choose_the_bots() {
    let mut app = app(gathering(0, 0, 2));
    assert_eq!(labels(&app)[..2], ["Wait for friends", "Start the game"]);
    assert!(press(&mut app, Key::Enter).is_none());
    let deckhand = labels(&app).iter().position(|label| *label == "Start with Deckhand").unwrap();
    for _ in 0..deckhand {
        app.press(Key::Right);
    }
    match press(&mut app, Key::Enter) {
        Some((_, Request::Start { bot })) => assert_eq!(bot.as_deref(), Some("deckhand")),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_a_level_is_like_is_told_beside_its_name() {
    let mut app = app(gathering(0, 0, 2));
    let words = crate::script::words();
    let mut seen = String::new();
    while app.selected() + 1 < app.choices().len() {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        terminal.draw(|frame| screens::draw(&app, frame)).unwrap();
        seen.push_str(&terminal.backend().to_string());
        app.press(Key::Right);
    }
    let (mut plain, mut told) = (Plain::new(tableau(), "Anna".to_owned()), Vec::new());
    plain.hear(gathering(0, 0, 2), &mut told).unwrap();
    let told = String::from_utf8(told).unwrap();
    for kind in ["mixed-crew", "powder-monkey", "deckhand", "bosun", "quartermaster", "captain"] {
        let name = words.label(&format!("bot-{kind}"));
        let line = format!("Start with {name}: {}", words.label(&format!("bot-about-{kind}")));
        assert!(seen.contains(&line), "{line}: {seen}");
        assert!(told.contains(&line), "{line}: {told}");
    }
}

#[test]
fn the_levels_of_all_games_are_listed_weakest_first_in_every_language() {
    for locale in words::locales() {
        let words = crate::script::words_in(locale);
        let levels = tui::crew::levels(GAMES, &words);
        let names: Vec<&str> = levels.lines().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
        assert_eq!(
            names,
            ["mixed-crew", "powder-monkey", "deckhand", "bosun", "quartermaster", "captain"],
            "{locale}"
        );
        assert!(levels.ends_with(&words.label("bot-about-captain")), "{levels}");
    }
}

#[test]
fn a_host_of_a_full_table_starts() {
    let app = app(gathering(0, 0, 0));
    assert_eq!(labels(&app), ["Start the game", "Give up the seat", "Leave"]);
}

#[test]
fn the_link_of_the_table_is_shown() {
    let app = app(gathering(0, 0, 2));
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| screens::draw(&app, frame)).unwrap();
    let shown = terminal.backend().to_string();
    assert!(shown.contains(LINK), "{shown}");
    insta::assert_snapshot!("gathering_80x24", shown);
    let mut plain = Plain::new(tableau(), "Anna".to_owned());
    let mut out = Vec::new();
    plain.hear(gathering(0, 0, 2), &mut out).unwrap();
    assert!(String::from_utf8(out).unwrap().contains(LINK));
    assert_eq!(plain.readiness(), Readiness::Ready);
}

#[test]
fn a_link_that_goes_silent_is_told_to_be_lost_within_five_seconds() {
    let mut plain = Plain::new(tableau(), "Anna".to_owned());
    let mut told = Vec::new();
    plain.hear(gathering(0, 0, 2), &mut told).unwrap();
    told.clear();
    while let Some(time) = plain.next_deadline().filter(|time| told.is_empty() && *time < 5_000) {
        plain.pass(time, &mut told).unwrap();
    }
    assert!(String::from_utf8(told).unwrap().contains("No connection."));
}

#[test]
fn a_pause_counts_down_on_the_screen_and_is_told_once_in_lines() {
    let mut app = app(gathering(0, 0, 2));
    let mut plain = Plain::new(tableau(), "Anna".to_owned());
    let mut told = Vec::new();
    plain.hear(gathering(0, 0, 2), &mut told).unwrap();
    told.clear();
    let closing = ServerMessage::Closing { reason: Message::new("room-busy"), retry_ms: Some(20_000) };
    app.hear(said(std::slice::from_ref(&closing)));
    plain.hear(said(&[closing]), &mut told).unwrap();
    for time in [1_000, 2_000] {
        assert_eq!((app.next_deadline(), plain.next_deadline()), (Some(time), Some(time)));
        app.pass(time);
        plain.pass(time, &mut told).unwrap();
    }
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| screens::draw(&app, frame)).unwrap();
    let shown = terminal.backend().to_string();
    assert!(shown.contains("Trying again in 18 s … Ctrl+R: now"), "{shown}");
    let dials = |errands: Vec<Errand>| errands.iter().any(|errand| matches!(errand, Errand::Dial(Call(2))));
    app.press(Key::Retry);
    assert!(dials(app.take_errands()));
    let told = String::from_utf8(told).unwrap();
    assert_eq!(told.matches("Trying again").count(), 1, "{told}");
    plain.read(Some("retry"), &mut Vec::new()).unwrap();
    assert!(dials(plain.take_errands()));
}
