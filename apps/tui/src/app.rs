//! The full-screen client as a state: keys and news go in, wishes come out, and it can be drawn at any time.
//! It opens no terminal and no link.

use client::Millis;
use hosting::{Decided, Json};
use protocol::{Phase, Request};
use room::Limits;

use crate::choice::{Choice, Deed, Page, Taken, steps_to};
use crate::connection::{Errand, Heard, Pace};
use crate::counsel;
use crate::house;
use crate::keys::Key;
use crate::list::{Direction, List, are_same, is_same};
use crate::matters::{answers, is_answer};
use crate::palette::Palette;
use crate::rulebook::rulebook;
use crate::tableau::Tableau;

/// How many lines a page key scrolls.
const PAGE: usize = 10;

/// The full-screen client.
pub struct App {
    tableau: Tableau,
    palette: Palette,
    name: String,
    list: List,
    taken: Vec<Taken>,
    menu: List,
    /// What is being said in the reader's own words.
    writing: String,
    overlay: Option<Overlay>,
    log_back: usize,
    rules_down: usize,
    notice: Option<String>,
    /// Whether the Captain was asked, and no key was pressed since.
    awaits_counsel: bool,
    /// Whether a link has come that the reader has not seen.
    link_waits: bool,
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
    /// What else can be done at the table.
    Menu(Page),
    /// What is being said in the reader's own words.
    Writing,
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
            list: List::of(Vec::new(), 0),
            taken: Vec::new(),
            menu: List::of(Vec::new(), 0),
            writing: String::new(),
            overlay: None,
            log_back: 0,
            rules_down: 0,
            notice: None,
            awaits_counsel: false,
            link_waits: false,
            pace: Pace::Usual,
        }
    }

    /// Takes in what the link heard.
    pub fn hear(&mut self, heard: Heard) {
        if let Heard::Counsel(counsel) = heard {
            return self.hear_counsel(counsel.as_ref());
        }
        if let Heard::Link(wanted, link) = heard {
            self.link_waits = self.tableau.hear_link(wanted, link);
            self.show_link();
            return self.look_again();
        }
        self.tableau.hear(heard);
        self.catch_up();
    }

    /// Shows a link that has come; to whoever is writing, when they have written.
    fn show_link(&mut self) {
        if !self.is_writing() && std::mem::take(&mut self.link_waits) {
            self.open(Page::Link);
        }
    }

    /// Asks the Captain, where there is counsel; once until there is an answer.
    fn ask_counsel(&mut self, is_asked: bool) {
        let refusal = counsel::refusal(&self.tableau);
        self.awaits_counsel = refusal.is_none();
        if self.awaits_counsel && !is_asked {
            self.tableau.ask_counsel();
        }
        self.notice = refusal.or_else(|| Some(self.tableau.words().label("counsel-thinking")));
    }

    /// Tells what the Captain says, and keeps it in the log for whoever wants to read it again.
    fn hear_counsel(&mut self, counsel: Option<&Decided>) {
        let is_awaited = std::mem::take(&mut self.awaits_counsel);
        let told = counsel.and_then(|counsel| counsel::told(&self.tableau, counsel));
        if let Some(told) = &told {
            self.tableau.keep(told.clone());
        }
        // Under a hand that went on nothing else is selected.
        if !is_awaited {
            return;
        }
        if told.is_some() {
            counsel.into_iter().for_each(|counsel| self.select_action(&counsel.action));
        }
        self.notice = told.or_else(|| Some(counsel::none(&self.tableau)));
    }

    /// Selects an action that is offered, behind as many steps as it takes.
    fn select_action(&mut self, action: &Json) {
        self.taken = steps_to(&self.tableau, action);
        self.choose_again();
        self.list.select_action(action);
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
        let fresh = self.renewed();
        let (old_own, new_own) = (own(self.list.choices()), own(&fresh));
        if !are_same(old_own, new_own) {
            self.taken.clear();
            let fresh = self.renewed();
            let place = self.fresh_place(&fresh);
            self.list = List::of(fresh, place);
        } else if self.list.selection().is_some_and(|choice| !fresh.iter().any(|new| is_same(choice, new))) {
            let place = first_own(&fresh);
            self.list = List::of(fresh, place);
        } else {
            self.list.renew(fresh);
        }
        self.look_at_menu();
    }

    fn renewed(&self) -> Vec<Choice> {
        answers(&self.tableau, &self.name, &self.taken)
    }

    /// What is selected when there is something else to decide: an answer on which the reader had settled, or the first
    /// thing to do, but no answer that has only just come up.
    fn fresh_place(&self, fresh: &[Choice]) -> usize {
        let settled = self.list.selection().filter(|choice| is_answer(choice));
        let kept = settled.and_then(|old| fresh.iter().position(|new| is_same(old, new)));
        // At the end nothing is selected, so that a late Enter does not begin another game unseen.
        let is_over = self.tableau.phase() == Some(Phase::Over);
        kept.unwrap_or_else(|| if is_over { fresh.len() } else { first_own(fresh) })
    }

    /// Brings an open menu up to now; where nothing can be done any more it closes.
    fn look_at_menu(&mut self) {
        let Some(Overlay::Menu(page)) = self.overlay else { return };
        let fresh = house::page(&self.tableau, page);
        if fresh.is_empty() {
            self.close_overlay();
        }
        self.menu.renew(fresh);
    }

    /// Takes a key; answers what is to be done.
    pub fn press(&mut self, key: Key) -> Option<Wish> {
        match key {
            Key::Interrupt => return Some(Wish::Quit),
            Key::Suspend => return Some(Wish::Suspend),
            _ => {}
        }
        self.notice = None;
        let is_asked = std::mem::take(&mut self.awaits_counsel);
        match self.overlay {
            Some(Overlay::Help | Overlay::Sheet) => self.close_overlay(),
            Some(Overlay::Rules) => self.press_in_rules(key),
            Some(Overlay::Log) => self.press_in_log(key),
            Some(Overlay::Menu(page)) => return self.press_in_menu(key, page),
            Some(Overlay::Writing) => self.press_in_writing(key),
            Some(Overlay::Leave) => return self.press_in_leave(key),
            None if key == Key::Counsel && !self.is_held() => self.ask_counsel(is_asked),
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
        self.list.choices()
    }

    /// The steps that were taken towards one of many offers.
    #[must_use]
    pub fn taken(&self) -> &[Taken] {
        &self.taken
    }

    /// The place of the selected choice among them; their number when none is selected.
    #[must_use]
    pub const fn selected(&self) -> usize {
        self.list.selected()
    }

    /// The selected choice.
    #[must_use]
    pub fn selection(&self) -> Option<&Choice> {
        self.list.selection()
    }

    /// The open page of what else can be done at the table.
    #[must_use]
    pub const fn menu(&self) -> &List {
        &self.menu
    }

    /// Whether keys are letters now.
    #[must_use]
    pub fn is_writing(&self) -> bool {
        self.overlay == Some(Overlay::Writing)
    }

    /// What is being said in the reader's own words.
    #[must_use]
    pub fn writing(&self) -> &str {
        &self.writing
    }

    /// Whether anything else can be done at the table.
    #[must_use]
    pub fn has_menu(&self) -> bool {
        !house::page(&self.tableau, Page::Table).is_empty()
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

    fn press_in_menu(&mut self, key: Key, page: Page) -> Option<Wish> {
        match key {
            Key::Up | Key::Left => self.menu.step(Direction::Back),
            Key::Down | Key::Right => self.menu.step(Direction::On),
            Key::PageUp => (0..PAGE).for_each(|_| self.menu.step(Direction::Back)),
            Key::PageDown => (0..PAGE).for_each(|_| self.menu.step(Direction::On)),
            Key::Char(c) if c.is_ascii_digit() => self.menu.press_digit(c),
            Key::Char(_) => {}
            Key::Enter => {
                let deed = self.menu.selection()?.deed.clone();
                return self.take(deed);
            }
            Key::Escape => self.widen_menu(page),
            _ => self.close_overlay(),
        }
        None
    }

    /// Back to the page that leads to this one, or to the table.
    fn widen_menu(&mut self, page: Page) {
        match page.parent() {
            Some(parent) => self.open(parent),
            None => self.close_overlay(),
        }
    }

    fn press_in_writing(&mut self, key: Key) {
        let is_full = self.writing.chars().count() >= Limits::usual().text_max;
        match key {
            Key::Char(c) if !is_full => self.writing.push(c),
            Key::Backspace => drop(self.writing.pop()),
            Key::Escape => self.open(Page::Phrases),
            Key::Enter if !self.writing.trim().is_empty() => self.say_written(),
            _ => {}
        }
        self.show_link();
    }

    fn say_written(&mut self) {
        let text = std::mem::take(&mut self.writing);
        self.close_overlay();
        self.tableau.ask(Request::Write { text });
        self.catch_up();
    }

    /// Shows a page of what else can be done at the table, if it has anything.
    fn open(&mut self, page: Page) {
        let choices = house::page(&self.tableau, page);
        self.overlay = (!choices.is_empty()).then_some(Overlay::Menu(page));
        self.menu = List::of(choices, 0);
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
            Key::Menu => self.open(Page::Table),
            Key::Quit => return self.leave(),
            // A key that could do something only ends the moment: nobody has seen yet what it would do.
            _ if self.is_held() => self.go_on(),
            Key::Enter => {
                let deed = self.list.selection()?.deed.clone();
                return self.take(deed);
            }
            Key::Char(c) => return self.press_char(c),
            Key::Left => self.list.step(Direction::Back),
            Key::Right => self.list.step(Direction::On),
            Key::Up => self.list.jump(Direction::Back),
            Key::Down => self.list.jump(Direction::On),
            Key::Escape if self.list.has_digits() => self.list.clear_digits(),
            Key::Escape => self.widen(),
            Key::PageDown | Key::Sheet | Key::Counsel | Key::Suspend | Key::Interrupt | Key::Backspace => {}
        }
        None
    }

    fn press_char(&mut self, c: char) -> Option<Wish> {
        // Digits only select: the first digit of a number must not act before the second is typed.
        if c.is_ascii_digit() {
            self.list.press_digit(c);
            return None;
        }
        let idx = self.choices().iter().position(|choice| choice.hotkey == Some(c))?;
        self.list.select(idx);
        let deed = self.list.selection()?.deed.clone();
        self.take(deed)
    }

    fn take(&mut self, deed: Deed) -> Option<Wish> {
        // One thing at a time: a second Enter must not answer a question that was not yet asked.
        if self.tableau.is_waiting() {
            return None;
        }
        match deed {
            Deed::Ask(request) => {
                self.close_overlay();
                self.list.clear_digits();
                self.tableau.ask(request);
                self.catch_up();
            }
            Deed::Open(page) => self.open(page),
            Deed::Mute(name) => {
                self.notice = Some(self.tableau.mute(&name));
                self.look_at_menu();
            }
            Deed::Write => {
                self.writing.clear();
                self.overlay = Some(Overlay::Writing);
            }
            Deed::Fetch(wanted) => {
                self.close_overlay();
                self.tableau.fetch(wanted);
            }
            Deed::Leave => return self.leave(),
            Deed::Wait => {}
            Deed::Narrow(step) => {
                self.taken.push(step);
                self.choose_again();
            }
            Deed::Widen => match self.overlay {
                Some(Overlay::Menu(page)) => self.widen_menu(page),
                _ => self.widen(),
            },
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
        let fresh = self.renewed();
        let place = first_own(&fresh);
        self.list = List::of(fresh, place);
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
}

/// What the player may do of their own accord: everything but answers, which come first.
fn own(choices: &[Choice]) -> &[Choice] {
    &choices[first_own(choices)..]
}

fn first_own(choices: &[Choice]) -> usize {
    choices.iter().position(|choice| !is_answer(choice)).unwrap_or(choices.len())
}
