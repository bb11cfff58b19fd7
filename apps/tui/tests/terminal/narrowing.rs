//! Many offers are narrowed down step by step, full screen and line by line.

use client::Pace;
use protocol::Request;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::json;
use serde_json::value::to_raw_value;
use tui::app::App;
use tui::choice::Deed;
use tui::keys::Key;
use tui::palette::Palette;
use tui::plain::Plain;
use tui::screens;

use crate::script::{Script, asked, press, tableau, tableau_at};

/// Eleven bids, each with either load of the cannon: more than a list can show.
fn many_bids() -> Script {
    let rules = json!({ "scoring": "rascal_with_cannon", "schedule": "broadside_barrage" });
    Script::open_with("skull-king", 3, &to_raw_value(&rules).unwrap())
}

fn labels(app: &App) -> Vec<&str> {
    app.choices().iter().map(|choice| choice.label.as_str()).collect()
}

#[test]
fn a_step_leads_to_the_offers_behind_it_and_escape_leads_back() {
    let mut app = App::new(tableau(), Palette::Plain, "Anna".to_owned());
    app.hear(many_bids().welcome());
    assert_eq!(app.choices().len(), 11, "{:?}", labels(&app));
    app.press(Key::Char('3'));
    assert_eq!(app.selection().unwrap().label, "3 … (2)");
    assert!(press(&mut app, Key::Enter).is_none(), "a step asks nothing of the table");
    assert_eq!(labels(&app), ["Bid 3 with grapeshot", "Bid 3 with a cannonball", "Back"]);
    app.press(Key::Escape);
    assert_eq!(app.choices().len(), 11);
    app.press(Key::Char('1'));
    app.press(Key::Char('0'));
    app.press(Key::Enter);
    app.press(Key::Right);
    match press(&mut app, Key::Enter) {
        Some((_, Request::Act { action })) => assert!(action.get().contains("cannonball"), "{action}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn in_lines_a_step_asks_the_next_question_and_back_is_an_answer() {
    let mut plain = Plain::new(tableau_at(Pace::AT_ONCE), "Anna".to_owned());
    let mut out = Vec::new();
    plain.hear(many_bids().welcome(), &mut out).unwrap();
    let mut read = |line: &str| {
        let mut out = Vec::new();
        plain.read(Some(line), &mut out).unwrap();
        (String::from_utf8(out).unwrap(), asked(plain.take_errands()))
    };
    let (said, asked) = read("3");
    assert!(asked.is_none());
    assert!(said.contains("So far: 3\n") && said.contains("  g. Bid 3 with grapeshot\n"), "{said}");
    let (said, _) = read("back");
    assert!(said.contains("  0 to 10\n") && !said.contains("So far"), "{said}");
    // Words name an offer at once, whatever the step.
    assert!(read("bid 7 cannonball").1.is_some());
}

#[test]
fn news_that_change_the_offers_begin_the_steps_anew() {
    let mut app = App::new(tableau(), Palette::Plain, "Anna".to_owned());
    let mut script = many_bids();
    app.hear(script.welcome());
    app.press(Key::Enter);
    assert_eq!(app.taken().len(), 1);
    let (seat, action) = script.next_of_others().unwrap();
    app.hear(script.act_raw(seat, &action));
    assert_eq!(app.taken().len(), 1, "somebody else's bid changes nothing here");
    if let Some((id, Request::Act { action })) = press(&mut app, Key::Enter) {
        app.hear(script.answer(id, &action));
    }
    assert!(app.taken().is_empty() && app.choices().is_empty());
}

/// Lets somebody else's event happen.
fn pass(app: &App) -> Option<hosting::Json> {
    let pass = app.choices().iter().find(|choice| choice.label.starts_with("Let it happen"))?;
    match &pass.deed {
        Deed::Ask(Request::Act { action }) => Some(action.clone()),
        _ => None,
    }
}

#[test]
fn what_is_done_is_called_by_the_words_of_the_game() {
    let mut app = App::new(tableau(), Palette::Plain, "Anna".to_owned());
    let mut script = Script::open("skallywaggs", 3);
    app.hear(script.welcome());
    for _ in 0..200 {
        let next = script.next_of_others().or_else(|| pass(&app).map(|action| (crate::script::YOU, action)));
        let Some((seat, action)) = next else { break };
        app.hear(script.act_raw(seat, &action));
    }
    let steps: Vec<&str> = labels(&app).into_iter().filter(|label| label.contains('…')).collect();
    assert!(!steps.is_empty(), "a free turn has many offers: {:?}", labels(&app));
    assert!(steps.iter().all(|label| label.starts_with(char::is_uppercase)), "{steps:?}");
}

#[test]
fn a_choice_that_is_too_long_shows_what_tells_it_apart() {
    let mut app = App::new(tableau(), Palette::Plain, "Anna".to_owned());
    let rules = json!({ "scoring": "rascal_with_cannon" });
    app.hear(Script::open_with("skull-king", 3, &to_raw_value(&rules).unwrap()).welcome());
    let mut terminal = Terminal::new(TestBackend::new(22, 20)).unwrap();
    terminal.draw(|frame| screens::draw(&app, frame)).unwrap();
    let shown = terminal.backend().to_string();
    assert!(shown.contains("… 1 with grapeshot"), "{shown}");
}
