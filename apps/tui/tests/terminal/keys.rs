//! What keys do, and that no order of keys and news and no size of the screen breaks anything.

use client::Call;
use engine::{GameRng, Message};
use protocol::{Request, ServerMessage};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::app::{App, Overlay, Wish};
use tui::keys::{Key, key};
use tui::palette::Palette;
use tui::screens;

use crate::script::{Script, YOU, asked, press, said, said_on, tableau};

fn at_table(game: &str, seats: u8) -> (App, Script) {
    let mut app = App::new(tableau(), Palette::Colored, "Anna".to_owned());
    let mut script = Script::open(game, seats);
    app.hear(script.welcome());
    (app, script)
}

/// The action that a key asks for.
fn action(app: &mut App, key: Key) -> String {
    match press(app, key) {
        Some((_, Request::Act { action })) => action.get().to_owned(),
        other => panic!("expected an action, got {other:?}"),
    }
}

#[test]
fn enter_does_what_is_selected() {
    let (mut app, _) = at_table("skull", 3);
    app.press(Key::Right);
    assert_eq!(action(&mut app, Key::Enter), r#"{"place":"S"}"#);
}

#[test]
fn a_letter_does_its_offer_at_once() {
    let (mut app, _) = at_table("skull", 3);
    assert_eq!(action(&mut app, Key::Char('s')), r#"{"place":"S"}"#);
}

#[test]
fn a_second_enter_waits_for_the_answer_to_the_first() {
    let (mut app, mut script) = at_table("skull", 3);
    assert!(press(&mut app, Key::Enter).is_some());
    assert!(press(&mut app, Key::Enter).is_none());
    app.hear(script.act(1, &serde_json::json!({ "place": "R" })));
    assert!(press(&mut app, Key::Enter).is_none(), "somebody else's news is no answer");
    app.hear(crate::script::refused(Message::new("room-not-your-turn")));
    assert!(press(&mut app, Key::Enter).is_some());
}

#[test]
fn a_digit_selects_and_enter_confirms() {
    let (mut app, _) = at_table("coconuts", 2);
    assert!(app.press(Key::Char('2')).is_none());
    assert_eq!(app.selected(), 1);
    assert!(press(&mut app, Key::Enter).is_some());
}

#[test]
fn bots_at_home_are_made_faster_and_slower() {
    let (mut app, _) = at_table("skull", 3);
    let factor = |wish: Option<Wish>| match wish {
        Some(Wish::Pace(pace)) => pace.factor(),
        other => panic!("{other:?}"),
    };
    let faster = [factor(app.press(Key::Faster)), factor(app.press(Key::Faster))];
    assert!(1 < faster[0] && faster[0] < faster[1], "{faster:?}");
    assert_eq!(factor(app.press(Key::Slower)), faster[0]);
    assert_eq!(factor(app.press(Key::Slower)), 1);
}

#[test]
fn equal_offers_are_listed_once() {
    let (app, _) = at_table("skull", 3);
    let labels: Vec<&str> = app.choices().iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["Place a Rose", "Place the Skull"]);
}

#[test]
fn leaving_a_game_is_asked_for_and_leaving_after_it_is_not() {
    let (mut app, mut script) = at_table("coconuts", 2);
    assert!(app.press(Key::Quit).is_none());
    assert_eq!(app.overlay(), Some(Overlay::Leave));
    assert!(app.press(Key::Escape).is_none());
    assert_eq!(app.overlay(), None);
    app.press(Key::Quit);
    assert!(matches!(app.press(Key::Enter), Some(Wish::Quit)));
    play_out(&mut app, &mut script);
    assert!(matches!(app.press(Key::Quit), Some(Wish::Quit)));
}

#[test]
fn the_host_can_ask_for_another_game() {
    let (mut app, mut script) = at_table("coconuts", 2);
    play_out(&mut app, &mut script);
    assert!(matches!(press(&mut app, Key::Char('r')), Some((_, Request::Rematch {}))));
}

#[test]
fn a_late_enter_does_not_begin_another_game() {
    let (mut app, mut script) = at_table("coconuts", 2);
    play_out(&mut app, &mut script);
    assert!(press(&mut app, Key::Enter).is_none());
    app.press(Key::Down);
    assert!(matches!(press(&mut app, Key::Enter), Some((_, Request::Rematch {}))));
}

#[test]
fn control_c_leaves_at_once_from_anywhere() {
    let (mut app, _) = at_table("skull", 3);
    let interrupt = key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)).unwrap();
    app.press(Key::Help);
    assert!(matches!(app.press(interrupt), Some(Wish::Quit)));
}

#[test]
fn a_broken_link_is_said_and_the_table_stays() {
    let (mut app, _) = at_table("skull", 3);
    let closing = |retry_ms| ServerMessage::Closing { reason: Message::new("room-busy"), retry_ms };
    app.hear(said(&[closing(Some(5_000))]));
    assert!(app.tableau().scene().is_some());
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| screens::draw(&app, frame)).unwrap();
    assert!(terminal.backend().to_string().contains("Trying again in 5 s"));
    app.pass(5_000);
    app.hear(said_on(Call(2), &[closing(None)]));
    assert_eq!(app.choices().len(), 1, "only leaving is left");
}

/// Plays the first choice for the reader and the bot's for the others, to the end.
fn play_out(app: &mut App, script: &mut Script) {
    for _ in 0..1_000 {
        let own = app.choices().first().map(|choice| choice.deed.clone());
        if let Some(tui::choice::Deed::Ask(Request::Act { action })) = own {
            app.hear(script.act_raw(YOU, &action));
        } else if let Some((seat, action)) = script.next_of_others() {
            app.hear(script.act_raw(seat, &action));
        } else {
            return;
        }
    }
    panic!("the game does not end");
}

#[test]
fn random_keys_at_random_sizes_never_break_the_client() {
    const KEYS: [Key; 14] = [
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::PageUp,
        Key::PageDown,
        Key::Enter,
        Key::Escape,
        Key::Help,
        Key::Log,
        Key::Menu,
        Key::Counsel,
        Key::Quit,
        Key::Enter,
    ];
    for seed in 0..8 {
        let mut rng = GameRng::from_number(seed);
        let seats = 3 + u8::try_from(rng.below(4)).unwrap();
        let (mut app, mut script) = at_table("skull", seats);
        for _ in 0..150 {
            let pressed = match rng.below(3) {
                0 => Key::Char(*rng.pick(&['r', 's', 'p', 'k', 'g', '0', '1', '2', '9', 'y', '☠'])),
                _ => *rng.pick(&KEYS),
            };
            // The fuzzer stays, whatever it pressed, and a finished game is begun anew.
            app.press(pressed);
            match asked(app.take_errands()) {
                Some((id, Request::Act { action })) => app.hear(script.answer(id, &action)),
                Some(_) => (app, script) = at_table("skull", seats),
                None => {}
            }
            if rng.below(2) == 0
                && let Some((seat, action)) = script.next_of_others()
            {
                app.hear(script.act_raw(seat, &action));
            }
            // Drawing is the slow part, so not every state is drawn.
            if rng.below(3) > 0 {
                continue;
            }
            let (width, height) = (rng.below(140), rng.below(50));
            let backend = TestBackend::new(u16::try_from(width).unwrap(), u16::try_from(height).unwrap());
            Terminal::new(backend).unwrap().draw(|frame| screens::draw(&app, frame)).unwrap();
        }
    }
}
