//! Which key means what. Keys that belong to an offer of the game are told apart in the app.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What a key press means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// To the group of choices above.
    Up,
    /// To the group of choices below.
    Down,
    /// To the choice before.
    Left,
    /// To the choice after.
    Right,
    /// A page up, in the log.
    PageUp,
    /// A page down, in the log.
    PageDown,
    /// Take the selected choice.
    Enter,
    /// Back.
    Escape,
    /// How to play with keys.
    Help,
    /// How to play.
    Rules,
    /// What happened.
    Log,
    /// What else can be done at the table.
    Menu,
    /// The score sheet.
    Sheet,
    /// Bots take more time.
    Slower,
    /// Bots take less time.
    Faster,
    /// To the shell, for a while.
    Suspend,
    /// Try the link again at once.
    Retry,
    /// What the Captain would do.
    Counsel,
    /// Leave, after a question.
    Quit,
    /// Leave at once.
    Interrupt,
    /// The last letter goes, while something is written.
    Backspace,
    /// A character of its own: a hotkey or a digit, or a letter while something is written.
    Char(char),
}

/// The meaning of this key event, if it has one.
#[must_use]
pub fn key(event: KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    if event.modifiers.contains(KeyModifiers::CONTROL) {
        return with_control(event.code);
    }
    Some(match event.code {
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left | KeyCode::BackTab => Key::Left,
        KeyCode::Right | KeyCode::Tab => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Enter | KeyCode::Char(' ') => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::F(5) => Key::Retry,
        KeyCode::Char('?') => Key::Help,
        KeyCode::F(1) => Key::Rules,
        KeyCode::Char('<') => Key::Slower,
        KeyCode::Char('>') => Key::Faster,
        KeyCode::Char('#') | KeyCode::F(2) => Key::Sheet,
        KeyCode::Char('a' | 'A') => Key::Counsel,
        KeyCode::Char('l' | 'L') => Key::Log,
        KeyCode::Char('m' | 'M') => Key::Menu,
        KeyCode::Char('q' | 'Q') => Key::Quit,
        KeyCode::Char(c) => Key::Char(c.to_ascii_lowercase()),
        _ => return None,
    })
}

/// The meaning of this key event while something is written: most keys are letters then.
#[must_use]
pub fn written(event: KeyEvent) -> Option<Key> {
    let (is_control, is_alt) =
        (event.modifiers.contains(KeyModifiers::CONTROL), event.modifiers.contains(KeyModifiers::ALT));
    Some(match event.code {
        _ if event.kind == KeyEventKind::Release => return None,
        // A letter that a keyboard has only with AltGr comes with both.
        KeyCode::Char(c) if is_control == is_alt => Key::Char(c),
        code if is_control => return with_control(code),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        _ => return None,
    })
}

fn with_control(code: KeyCode) -> Option<Key> {
    match code {
        KeyCode::Char('c' | 'd') => Some(Key::Interrupt),
        KeyCode::Char('r') => Some(Key::Retry),
        KeyCode::Char('z') => Some(Key::Suspend),
        _ => None,
    }
}
