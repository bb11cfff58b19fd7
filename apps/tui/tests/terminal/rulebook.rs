//! The rules of the table can be read in both modes.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tui::app::App;
use tui::keys::Key;
use tui::palette::Palette;
use tui::plain::Plain;
use tui::screens;

use crate::script::{Script, tableau};

/// What the line mode answers to `rules` at such a table.
fn told(game: &str, seats: u8) -> String {
    let mut plain = Plain::new(tableau(), "Anna".to_owned());
    let mut out = Vec::new();
    plain.hear(Script::open(game, seats).welcome(), &mut out).unwrap();
    out.clear();
    let wish = plain.read(Some("rules"), &mut out).unwrap();
    assert!(wish.is_none());
    String::from_utf8(out).unwrap()
}

#[test]
fn in_lines_the_rules_of_the_table_are_told_when_asked_for() {
    let skull = told("skull", 3);
    assert!(skull.starts_with("THE AIM\nWin two bets"), "{skull}");
    assert!(skull.contains("\n\nA LOST BET\n"), "{skull}");
    let king = told("skull-king", 4);
    assert!(king.contains("\n- Mermaid (2): ") && !king.contains("Kraken"), "the current edition: {king}");
}

fn shown(app: &App) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| screens::draw(app, frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn on_the_full_screen_the_rules_are_scrolled_to_their_end_and_closed() {
    let mut app = App::new(tableau(), Palette::Plain, "Anna".to_owned());
    app.hear(Script::open("skull-king", 4).welcome());
    app.press(Key::Rules);
    assert!(shown(&app).contains("THE AIM"));
    for _ in 0..20 {
        app.press(Key::PageDown);
    }
    assert!(shown(&app).contains("for each mermaid that your pirate takes"), "{}", shown(&app));
    app.press(Key::PageUp);
    assert!(shown(&app).contains("BONUS POINTS"), "{}", shown(&app));
    app.press(Key::Escape);
    assert!(!shown(&app).contains("BONUS POINTS"));
}
