//! The first question of a game at home, full screen: by which edition it is played. It opens no table.

use client::{Difference, Edition, differences, editions};
use engine::{Arg, Message};
use hosting::AnyGame;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use serde_json::value::to_raw_value;
use words::{Cast, Words};

use crate::connection::Home;
use crate::keys::Key;
use crate::palette::Palette;
use crate::widgets::facts::{packed, wrapped};

/// The question, and what is selected.
pub struct EditionQuestion<'a> {
    home: &'a mut Home,
    words: &'a Words,
    palette: Palette,
    editions: Vec<Edition>,
    selected: usize,
    notice: Option<String>,
}

/// How the question ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The table has the rules of the chosen edition.
    Chosen,
    /// The player leaves.
    Left,
}

impl<'a> EditionQuestion<'a> {
    /// The question for this table, if there is more than one edition to choose from.
    #[must_use]
    pub fn new(home: &'a mut Home, words: &'a Words, palette: Palette) -> Option<Self> {
        let editions = editions(home.game);
        (editions.len() > 1).then_some(Self { home, words, palette, editions, selected: 0, notice: None })
    }

    /// Takes a key; answers once the question is settled.
    pub fn press(&mut self, key: Key) -> Option<Answer> {
        self.notice = None;
        let last = self.editions.len() - 1;
        match key {
            Key::Up | Key::Left => self.selected = self.selected.saturating_sub(1),
            Key::Down | Key::Right => self.selected = (self.selected + 1).min(last),
            Key::Char(digit) => self.select_digit(digit),
            Key::Enter => return self.choose(),
            Key::Help => self.notice = Some(self.words.label("edition-help")),
            Key::Quit | Key::Interrupt => return Some(Answer::Left),
            _ => {}
        }
        None
    }

    fn select_digit(&mut self, digit: char) {
        let place = digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1));
        self.selected = place.filter(|place| *place < self.editions.len()).unwrap_or(self.selected);
    }

    /// Takes the selected edition, unless that many cannot play it.
    fn choose(&mut self) -> Option<Answer> {
        let options = to_raw_value(&self.editions[self.selected].options).ok()?;
        match self.home.game.open(&options, self.home.seats) {
            Ok(_) => {
                self.home.options = options;
                Some(Answer::Chosen)
            }
            Err(refused) => {
                self.notice = Some(self.words.say(&refused.0, &Cast::NOBODY));
                None
            }
        }
    }

    /// Draws the question.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        let list = self.list(usize::from(frame.area().width));
        let rows = u16::try_from(list.len()).unwrap_or(u16::MAX);
        let [head, list_area, unlike, notice, foot] = Layout::vertical([
            Constraint::Length(2),
            Constraint::Length(rows),
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let game = Arg::Text(self.words.label(&format!("{}-name", self.home.game.id())));
        let question = self.words.label_with("edition-question", [("game", game)]);
        frame.render_widget(Line::styled(question, self.palette.title()), head);
        frame.render_widget(Paragraph::new(list), list_area);
        self.draw_unlike(unlike, frame);
        let problem = self.notice.as_ref().map(|notice| format!("! {notice}")).unwrap_or_default();
        frame.render_widget(Line::styled(problem, self.palette.alarm()), notice);
        frame.render_widget(Line::styled(self.words.label("edition-keys"), self.palette.quiet()), foot);
    }

    fn list(&self, width: usize) -> Vec<Line<'static>> {
        const INDENT: usize = 5;
        let mut lines = Vec::new();
        for (idx, edition) in self.editions.iter().enumerate() {
            let name = name_of(self.home.game, edition, self.words);
            let blurb = blurb_of(self.home.game, edition, self.words);
            lines.push(if idx == self.selected {
                Line::styled(format!("▶ {}. {name} ◀", idx + 1), self.palette.selected())
            } else {
                Line::raw(format!("  {}. {name}", idx + 1))
            });
            let blurb = wrapped(&blurb, width.saturating_sub(INDENT));
            let indented = |line| Line::styled(format!("{:INDENT$}{line}", ""), self.palette.quiet());
            lines.extend(blurb.into_iter().map(indented));
        }
        lines
    }

    fn draw_unlike(&self, area: Rect, frame: &mut Frame<'_>) {
        let (usual, chosen) = (&self.editions[0], &self.editions[self.selected]);
        let facts = unlike(self.home.game, chosen, usual, self.words);
        let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
        let heading = if facts.is_empty() {
            self.words.label("edition-usual")
        } else {
            let usual = Arg::Text(name_of(self.home.game, usual, self.words));
            self.words.label_with("edition-unlike", [("edition", usual)])
        };
        let mut lines = vec![Line::default(), Line::styled(heading, self.palette.accent())];
        lines.extend(packed(&facts, usize::from(area.width)).into_iter().map(Line::raw));
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
    }
}

/// What an edition is called.
#[must_use]
pub fn name_of(game: &dyn AnyGame, edition: &Edition, words: &Words) -> String {
    words.label(&format!("{}-preset-{}", game.id(), edition.name))
}

/// What there is to know of an edition in one go: what it is, and what is different in it.
#[must_use]
pub fn in_full(game: &dyn AnyGame, edition: &Edition, usual: &Edition, words: &Words) -> String {
    let blurb = blurb_of(game, edition, words);
    std::iter::once(blurb).chain(unlike(game, edition, usual, words)).collect::<Vec<_>>().join(" · ")
}

fn blurb_of(game: &dyn AnyGame, edition: &Edition, words: &Words) -> String {
    words.label(&format!("{}-preset-{}-blurb", game.id(), edition.name))
}

/// What is different in an edition, a sentence for each.
#[must_use]
pub fn unlike(game: &dyn AnyGame, edition: &Edition, usual: &Edition, words: &Words) -> Vec<String> {
    let say = |message: &Message| words.say(message, &Cast::NOBODY);
    let fact = |difference: &Difference| {
        let args =
            [("label", Arg::Text(say(&difference.label))), ("value", Arg::Text(say(&difference.value)))];
        words.label_with("edition-difference", args)
    };
    differences(&game.option_fields(), &edition.options, &usual.options).iter().map(fact).collect()
}
