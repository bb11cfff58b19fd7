//! The full-screen client as a state: keys and news go in, wishes come out, and it can be drawn at any time.
//! It opens no terminal and no link.

use client::Millis;
use protocol::Phase;

use crate::choice::{Choice, Deed, Taken, choices};
use crate::connection::{Errand, Heard, Pace};
use crate::keys::Key;
use crate::palette::Palette;
use crate::rulebook::rulebook;
use crate::tableau::Tableau;
use crate::typed::{Found, begins_number, find_number};

/// How many lines a page key scrolls.
const PAGE: usize = 10;

/// The full-screen client.
pub struct App {
    tableau: Tableau,
    palette: Palette,
    name: String,
    choices: Vec<Choice>,
    taken: Vec<Taken>,
    selected: usize,
    digits: String,
    overlay: Option<Overlay>,
    log_back: usize,
    rules_down: usize,
    notice: Option<String>,
    pace: Pace,
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The keys.
    Help,
    /// How to play.
    Rules,
    /// Everything that happened.
    Log,
    /// The score sheet.
    Sheet,
    /// Whether to leave.
    Leave,
}

/// What the app wants done after a key.
#[derive(Debug)]
pub enum Wish {
    /// Let a table at home go on this fast.
    Pace(Pace),
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// End the program.
    Quit,
}

impl App {
    /// A client that has heard nothing yet; `name` is what to sit down as.
    #[must_use]
    pub const fn new(tableau: Tableau, palette: Palette, name: String) -> Self {
        Self {
            tableau,
            palette,
            name,
            choices: Vec::new(),
            taken: Vec::new(),
            selected: 0,
            digits: String::new(),
            overlay: None,
            log_back: 0,
            rules_down: 0,
            notice: None,
            pace: Pace::Usual,
        }
    }

    /// Takes in what the link heard.
    pub fn hear(&mut self, heard: Heard) {
        self.tableau.hear(heard);
        self.catch_up();
    }

    /// Lets the time be this.
    pub fn pass(&mut self, now: Millis) {
        self.tableau.pass(now);
        self.catch_up();
    }

    /// When to let time pass next, if nothing else happens before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        self.tableau.next_deadline()
    }

    /// What the link is to do, in order.
    pub fn take_errands(&mut self) -> Vec<Errand> {
        self.tableau.take_errands()
    }

    /// Whether a moment is held that is to be seen before what follows.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.tableau.is_held()
    }

    /// Lets what follows a held moment happen.
    pub fn go_on(&mut self) {
        self.tableau.show_all();
        self.catch_up();
    }

    fn catch_up(&mut self) {
        while self.tableau.show_next() {
            self.look_again();
        }
    }

    /// Finds out what can be done now.
    fn look_again(&mut self) {
        if let Some(notice) = self.tableau.take_notice() {
            self.notice = Some(notice);
        }
        let mut fresh = choices(&self.tableau, &self.name, &self.taken);
        let same = |old: &Choice, new: &Choice| old.label == new.label && old.verb == new.verb;
        let unchanged =
            fresh.len() == self.choices.len() && self.choices.iter().zip(&fresh).all(|(o, n)| same(o, n));
        if !unchanged {
            self.taken.clear();
            fresh = choices(&self.tableau, &self.name, &self.taken);
            // At the end nothing is selected, so that a late Enter does not begin another game unseen.
            let is_over = self.tableau.phase() == Some(Phase::Over);
            self.selected = if is_over { fresh.len() } else { 0 };
            self.digits.clear();
        }
        self.choices = fresh;
    }

    /// Takes a key; answers what is to be done.
    pub fn press(&mut self, key: Key) -> Option<Wish> {
        match key {
            Key::Interrupt => return Some(Wish::Quit),
            Key::Suspend => return Some(Wish::Suspend),
            _ => {}
        }
        self.notice = None;
        match self.overlay {
            Some(Overlay::Help | Overlay::Sheet) => self.close_overlay(),
            Some(Overlay::Rules) => self.press_in_rules(key),
            Some(Overlay::Log) => self.press_in_log(key),
            Some(Overlay::Leave) => return self.press_in_leave(key),
            None => return self.press_at_table(key),
        }
        None
    }

    /// What the client knows of the table.
    #[must_use]
    pub const fn tableau(&self) -> &Tableau {
        &self.tableau
    }

    /// How things look.
    #[must_use]
    pub const fn palette(&self) -> Palette {
        self.palette
    }

    /// What the player may do now.
    #[must_use]
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The steps that were taken towards one of many offers.
    #[must_use]
    pub fn taken(&self) -> &[Taken] {
        &self.taken
    }

    /// The place of the selected choice among them; their number when none is selected.
    #[must_use]
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// The selected choice.
    #[must_use]
    pub fn selection(&self) -> Option<&Choice> {
        self.choices.get(self.selected)
    }

    /// What lies over the table.
    #[must_use]
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// How many lines the log is scrolled back.
    #[must_use]
    pub const fn log_back(&self) -> usize {
        self.log_back
    }

    /// How many lines the rules are scrolled down.
    #[must_use]
    pub const fn rules_down(&self) -> usize {
        self.rules_down
    }

    /// Why the last thing was not done.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// How fast a table at home goes on.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether the game keeps a score sheet.
    #[must_use]
    pub fn has_sheet(&self) -> bool {
        self.tableau.scene().is_some_and(|scene| scene.sheet.is_some())
    }

    /// Sets how fast bots are, at a table of one's own.
    fn set_pace(&mut self, pace: Pace) -> Option<Wish> {
        if self.tableau.invitation().is_some() {
            self.notice = Some(self.tableau.words().label("pace-served"));
            return None;
        }
        self.pace = pace;
        self.tableau.set_pace(pace);
        let key = match pace {
            Pace::Usual => "pace-usual",
            Pace::Fast => "pace-fast",
            Pace::Rush => "pace-rush",
        };
        self.notice = Some(self.tableau.words().label(key));
        Some(Wish::Pace(pace))
    }

    fn close_overlay(&mut self) {
        self.overlay = None;
        self.log_back = 0;
        self.rules_down = 0;
    }

    fn press_in_log(&mut self, key: Key) {
        let most = self.tableau.log().len().saturating_sub(1);
        match key {
            Key::Up => self.log_back = (self.log_back + 1).min(most),
            Key::PageUp => self.log_back = (self.log_back + PAGE).min(most),
            Key::Down => self.log_back = self.log_back.saturating_sub(1),
            Key::PageDown => self.log_back = self.log_back.saturating_sub(PAGE),
            _ => self.close_overlay(),
        }
    }

    fn press_in_rules(&mut self, key: Key) {
        let most = rulebook(&self.tableau).len().saturating_sub(1);
        match key {
            Key::Up => self.rules_down = self.rules_down.saturating_sub(1),
            Key::PageUp => self.rules_down = self.rules_down.saturating_sub(PAGE),
            Key::Down => self.rules_down = (self.rules_down + 1).min(most),
            Key::PageDown | Key::Enter => self.rules_down = (self.rules_down + PAGE).min(most),
            _ => self.close_overlay(),
        }
    }

    fn press_in_leave(&mut self, key: Key) -> Option<Wish> {
        self.close_overlay();
        matches!(key, Key::Enter | Key::Quit | Key::Char('y')).then_some(Wish::Quit)
    }

    fn press_at_table(&mut self, key: Key) -> Option<Wish> {
        match key {
            Key::Retry => {
                self.tableau.set_out();
                self.catch_up();
            }
            Key::Slower => return self.set_pace(self.pace.slower()),
            Key::Faster => return self.set_pace(self.pace.faster()),
            Key::Help => self.overlay = Some(Overlay::Help),
            Key::Rules => self.overlay = Some(Overlay::Rules),
            Key::Sheet if self.has_sheet() => self.overlay = Some(Overlay::Sheet),
            Key::Log | Key::PageUp => self.overlay = Some(Overlay::Log),
            Key::Quit => return self.leave(),
            // A key that could do something only ends the moment: nobody has seen yet what it would do.
            _ if self.is_held() => self.go_on(),
            Key::Enter => return self.take(self.selected),
            Key::Char(c) => return self.press_char(c),
            Key::Left | Key::Right | Key::Up | Key::Down if self.selected >= self.choices.len() => {
                self.selected = 0;
            }
            Key::Left => self.step(Direction::Back),
            Key::Right => self.step(Direction::On),
            Key::Up => self.jump(Direction::Back),
            Key::Down => self.jump(Direction::On),
            Key::Escape if self.digits.is_empty() => self.widen(),
            Key::Escape => self.digits.clear(),
            Key::PageDown | Key::Sheet | Key::Suspend | Key::Interrupt => {}
        }
        None
    }

    fn press_char(&mut self, c: char) -> Option<Wish> {
        // Digits only select: the first digit of a number must not act before the second is typed.
        if c.is_ascii_digit() {
            self.press_digit(c);
            return None;
        }
        let idx = self.choices.iter().position(|choice| choice.hotkey == Some(c))?;
        self.selected = idx;
        self.take(idx)
    }

    /// Selects by a number that is typed digit by digit; a digit that cannot continue it begins another.
    fn press_digit(&mut self, digit: char) {
        self.digits.push(digit);
        if !self.select_typed() {
            self.digits = digit.to_string();
            if !self.select_typed() {
                self.digits.clear();
            }
        }
    }

    /// Selects what the digits say, and answers whether they mean anything. Until a number is complete nothing is
    /// selected, so that Enter does not do something else.
    fn select_typed(&mut self) -> bool {
        let Ok(typed) = self.digits.parse::<i64>() else { return false };
        self.selected = match find_number(typed, &self.choices) {
            Found::One(idx) => idx,
            Found::Several(found) => found[0],
            Found::None if begins_number(&self.digits, &self.choices) => self.choices.len(),
            Found::None => return false,
        };
        true
    }

    fn take(&mut self, idx: usize) -> Option<Wish> {
        // One thing at a time: a second Enter must not answer a question that was not yet asked.
        if self.tableau.is_waiting() {
            return None;
        }
        match self.choices.get(idx)?.deed.clone() {
            Deed::Ask(request) => {
                self.digits.clear();
                self.tableau.ask(request);
                self.catch_up();
            }
            Deed::Leave => return self.leave(),
            Deed::Wait => {}
            Deed::Narrow(step) => {
                self.taken.push(step);
                self.choose_again();
            }
            Deed::Widen => self.widen(),
        }
        None
    }

    /// Takes the last step towards an offer back.
    fn widen(&mut self) {
        if self.taken.pop().is_some() {
            self.choose_again();
        }
    }

    fn choose_again(&mut self) {
        self.choices = choices(&self.tableau, &self.name, &self.taken);
        self.selected = 0;
        self.digits.clear();
    }

    /// Leaves at once where nothing would be lost, and asks where a game is on.
    fn leave(&mut self) -> Option<Wish> {
        let in_game = self.tableau.phase() == Some(Phase::Playing) && self.tableau.you().is_some();
        if !in_game {
            return Some(Wish::Quit);
        }
        self.overlay = Some(Overlay::Leave);
        None
    }

    fn step(&mut self, direction: Direction) {
        self.digits.clear();
        self.selected = match direction {
            Direction::Back => self.selected.saturating_sub(1),
            Direction::On => (self.selected + 1).min(self.choices.len().saturating_sub(1)),
        };
    }

    /// To the first choice of the next verb in this direction.
    fn jump(&mut self, direction: Direction) {
        self.digits.clear();
        let starts: Vec<usize> = groups(&self.choices).iter().map(|group| group.start).collect();
        let found = match direction {
            Direction::On => starts.iter().find(|&&start| start > self.selected),
            Direction::Back => {
                let own = starts.iter().rfind(|&&start| start <= self.selected).copied().unwrap_or(0);
                starts.iter().rfind(|&&start| start < own)
            }
        };
        self.selected = found.copied().unwrap_or(self.selected);
    }
}

#[derive(Clone, Copy)]
enum Direction {
    Back,
    On,
}

/// Choices of one verb that stand together.
#[must_use]
pub fn groups(choices: &[Choice]) -> Vec<std::ops::Range<usize>> {
    let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
    for (idx, choice) in choices.iter().enumerate() {
        match groups.last_mut() {
            Some(group) if choices[group.start].verb == choice.verb => group.end = idx + 1,
            _ => groups.push(idx..idx + 1),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use client::{Client, Manners};
    use engine::GameRng;
    use hosting::Target;
    use words::Words;

    use super::*;

    fn wager(points: i64) -> Choice {
        let (verb, label) = ("wager".to_owned(), format!("Wager {points} points"));
        Choice { verb, label, hotkey: None, target: Target::Number(points), deed: Deed::Wait }
    }

    #[test]
    fn the_first_digit_of_a_number_selects_nothing_else() {
        let client = Client::new(&[], Manners::TERMINAL, client::Pace::USUAL, GameRng::from_number(1));
        let tableau = Tableau::new(&[], Words::new("en", []), client);
        let mut app = App::new(tableau, Palette::Plain, String::new());
        app.choices = [0, 10, 20].map(wager).into();
        app.press(Key::Char('1'));
        assert!(app.selection().is_none(), "one is no wager, and Enter must not wager nothing");
        app.press(Key::Char('0'));
        assert_eq!(app.selection().and_then(Choice::number), Some(10));
        app.press(Key::Char('0'));
        assert_eq!(app.selection().and_then(Choice::number), Some(0));
    }
}
