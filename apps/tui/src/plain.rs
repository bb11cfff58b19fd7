//! The line mode: what happens is told in sentences, questions have numbered answers, and an answer is a line.
//! A screen reader, a pipe or a slow connection can use it. It opens no terminal and no link.

use std::io::{self, Write};

use engine::{Arg, Message, Seat};
use hosting::{CardFace, Pile, Scene, SeatPanel};

use crate::app::{Wish, groups};
use crate::choice::{Choice, Deed, Taken, all_offers, choices};
use crate::connection::Heard;
use crate::rulebook::rulebook;
use crate::screens::{link_words, so_far};
use crate::tableau::{LinkState, Tableau};
use crate::typed::{Found, Order, find, order};
use crate::widgets::panel::seat_title;

/// How many sentences `log` tells again.
const LOG_LINES: usize = 30;

/// From this many numbers on, choices of numbers share a line.
const SHARED_LINE: usize = 4;

/// So many answers are named when a line could mean more than one.
const SEVERAL_MAX: usize = 8;

/// The client that speaks in lines.
pub struct Plain {
    tableau: Tableau,
    name: String,
    choices: Vec<Choice>,
    taken: Vec<Taken>,
    seen_log: usize,
    told_link: LinkState,
    told_prompt: String,
    greeted: bool,
}

/// Whether an answer is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readiness {
    /// There is a question.
    Ready,
    /// Something else must happen first.
    Waiting,
}

impl Plain {
    /// A client that has heard nothing yet; `name` is what to sit down as.
    #[must_use]
    pub const fn new(tableau: Tableau, name: String) -> Self {
        Self {
            tableau,
            name,
            choices: Vec::new(),
            taken: Vec::new(),
            seen_log: 0,
            told_link: LinkState::Up,
            told_prompt: String::new(),
            greeted: false,
        }
    }

    /// What the client knows of the table.
    #[must_use]
    pub const fn tableau(&self) -> &Tableau {
        &self.tableau
    }

    /// Whether an answer is waited for.
    #[must_use]
    pub fn readiness(&self) -> Readiness {
        if self.choices.is_empty() || self.tableau.is_waiting() {
            Readiness::Waiting
        } else {
            Readiness::Ready
        }
    }

    /// Takes in what the link heard, and tells what is new.
    ///
    /// # Errors
    /// If the lines cannot be written.
    pub fn hear(&mut self, heard: Heard, out: &mut impl Write) -> io::Result<()> {
        self.tableau.hear(heard);
        self.greet(out)?;
        let mut news = self.tell_link(out)?;
        for sentence in self.tableau.log_since(self.seen_log) {
            news = true;
            writeln!(out, "{sentence}")?;
        }
        self.seen_log = self.tableau.log_total();
        if let Some(notice) = self.tableau.take_notice() {
            news = true;
            writeln!(out, "{notice}")?;
        }
        let mut fresh = choices(&self.tableau, &self.name, &self.taken);
        let same = fresh.len() == self.choices.len()
            && fresh.iter().zip(&self.choices).all(|(new, old)| new.label == old.label);
        if !same {
            self.taken.clear();
            fresh = choices(&self.tableau, &self.name, &self.taken);
        }
        self.choices = fresh;
        if news || !same || self.prompt() != self.told_prompt {
            self.question(out)?;
        }
        Ok(())
    }

    /// Takes a line, or the end of all lines; answers what is to be done.
    ///
    /// # Errors
    /// If the answer cannot be written.
    pub fn read(&mut self, line: Option<&str>, out: &mut impl Write) -> io::Result<Option<Wish>> {
        let Some(line) = line else { return self.leave(out) };
        match order(line, self.tableau.words()) {
            Some(Order::Help) => self.help(out)?,
            Some(Order::Table) => self.table(out)?,
            Some(Order::Rules) => self.rules(out)?,
            Some(Order::Hand) => self.hand(out)?,
            Some(Order::Log) => self.log(out)?,
            Some(Order::Again) => self.question(out)?,
            Some(Order::Quit) => return self.leave(out),
            None => return self.answer(line, out),
        }
        Ok(None)
    }

    fn answer(&mut self, line: &str, out: &mut impl Write) -> io::Result<Option<Wish>> {
        if self.readiness() == Readiness::Waiting {
            writeln!(out, "{}", self.tableau.words().label("plain-not-now"))?;
            return Ok(None);
        }
        match find(line, &self.choices) {
            Found::One(idx) => self.take(self.choices[idx].clone(), out),
            Found::Several(found) => {
                let found: Vec<Choice> = found.iter().map(|&idx| self.choices[idx].clone()).collect();
                self.several(&found, out)
            }
            Found::None => self.answer_among_all(line, out),
        }
    }

    /// Words may name an offer before all steps to it were taken.
    fn answer_among_all(&mut self, line: &str, out: &mut impl Write) -> io::Result<Option<Wish>> {
        let is_number = line.trim().parse::<u64>().is_ok();
        let mut all = if is_number { Vec::new() } else { all_offers(&self.tableau) };
        match find(line, &all) {
            Found::One(idx) => self.take(all.swap_remove(idx), out),
            Found::Several(found) => {
                let found: Vec<Choice> = found.iter().map(|&idx| all[idx].clone()).collect();
                self.several(&found, out)
            }
            Found::None => {
                self.tell("plain-unknown", "line", line.trim().to_owned(), out)?;
                Ok(None)
            }
        }
    }

    fn several(&self, found: &[Choice], out: &mut impl Write) -> io::Result<Option<Wish>> {
        let mut labels: Vec<&str> =
            found.iter().map(|choice| choice.label.as_str()).take(SEVERAL_MAX).collect();
        labels.extend((found.len() > SEVERAL_MAX).then_some("…"));
        self.tell("plain-several", "choices", labels.join(", "), out)?;
        Ok(None)
    }

    fn take(&mut self, choice: Choice, out: &mut impl Write) -> io::Result<Option<Wish>> {
        match choice.deed {
            Deed::Ask(request) => {
                self.tableau.ask();
                return Ok(Some(Wish::Ask(request)));
            }
            Deed::Leave => return self.leave(out),
            Deed::Narrow(step) => self.taken.push(step),
            Deed::Widen => drop(self.taken.pop()),
        }
        self.choices = choices(&self.tableau, &self.name, &self.taken);
        self.question(out)?;
        Ok(None)
    }

    fn leave(&self, out: &mut impl Write) -> io::Result<Option<Wish>> {
        writeln!(out, "{}", self.tableau.words().label("plain-bye"))?;
        Ok(Some(Wish::Quit))
    }

    fn tell(&self, key: &str, name: &str, value: String, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.tableau.words().label_with(key, [(name, Arg::Text(value))]))
    }

    fn greet(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.greeted || self.tableau.table().is_none() {
            return Ok(());
        }
        self.greeted = true;
        self.tell("plain-welcome", "game", self.tableau.game_name(), out)
    }

    fn tell_link(&mut self, out: &mut impl Write) -> io::Result<bool> {
        if self.told_link == *self.tableau.link() {
            return Ok(false);
        }
        self.told_link = self.tableau.link().clone();
        match link_words(&self.tableau) {
            Some(words) => writeln!(out, "{words}")?,
            None if self.seen_log > 0 => writeln!(out, "{}", self.tableau.words().label("link-back"))?,
            None => {}
        }
        Ok(true)
    }

    fn prompt(&self) -> String {
        self.tableau.scene().map(|scene| self.tableau.say(&scene.prompt)).unwrap_or_default()
    }

    /// Whose turn it is, and what the player may do.
    fn question(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.told_prompt = self.prompt();
        if !self.told_prompt.is_empty() {
            writeln!(out, "{}", self.told_prompt)?;
        }
        if let Some(so_far) = so_far(&self.tableau, &self.taken) {
            writeln!(out, "{so_far}")?;
        }
        for group in groups(&self.choices) {
            let numbers = self.choices[group.clone()].iter().all(|choice| choice.number().is_some());
            if numbers && group.len() >= SHARED_LINE {
                let labels: Vec<&str> =
                    self.choices[group.clone()].iter().map(|choice| choice.label.as_str()).collect();
                writeln!(out, "  {}-{}. {}", group.start + 1, group.end, labels.join(", "))?;
                continue;
            }
            for idx in group {
                writeln!(out, "  {}. {}", idx + 1, self.choices[idx].label)?;
            }
        }
        Ok(())
    }

    fn rules(&self, out: &mut impl Write) -> io::Result<()> {
        rulebook(&self.tableau).iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    fn help(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.tableau.words().label("plain-help"))
    }

    fn log(&self, out: &mut impl Write) -> io::Result<()> {
        let skip = self.tableau.log().len().saturating_sub(LOG_LINES);
        for sentence in self.tableau.log().skip(skip) {
            writeln!(out, "{sentence}")?;
        }
        Ok(())
    }

    fn hand(&self, out: &mut impl Write) -> io::Result<()> {
        match self.tableau.scene().map(|scene| self.card_names(&scene.hand)) {
            Some(cards) if !cards.is_empty() => self.tell("plain-hand", "cards", cards, out),
            _ => writeln!(out, "{}", self.tableau.words().label("plain-hand-empty")),
        }
    }

    /// Everything there is to see, in words.
    fn table(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(scene) = self.tableau.scene() else { return self.seats(out) };
        writeln!(out, "{}. {}.", self.tableau.game_name(), self.tableau.say(&scene.title))?;
        for panel in &scene.seats {
            self.describe_seat(scene, panel, out)?;
        }
        for pile in scene.piles.iter().filter(|pile| pile.owner.is_none()) {
            writeln!(out, "  {}", self.pile(pile))?;
        }
        for fact in &scene.facts {
            writeln!(out, "{}", self.tableau.say(&fact.label))?;
        }
        if self.tableau.you().is_some() {
            self.hand(out)?;
        }
        self.question(out)
    }

    /// Who sits where, before a game.
    fn seats(&self, out: &mut impl Write) -> io::Result<()> {
        let seats = self.tableau.table().map_or(0, |table| table.seats.len());
        for seat in Seat::all(u8::try_from(seats).unwrap_or(0)) {
            writeln!(out, "  {}", seat_title(&self.tableau, seat))?;
        }
        Ok(())
    }

    fn describe_seat(&self, scene: &Scene, panel: &SeatPanel, out: &mut impl Write) -> io::Result<()> {
        let say = |message: &Message| self.tableau.say(message);
        let badges = panel.badges.iter().map(|badge| say(&badge.label));
        let counters = panel.counters.iter().map(|fact| say(&fact.label));
        let piles = scene.piles.iter().filter(|pile| pile.owner == Some(panel.seat));
        let facts: Vec<String> = badges.chain(counters).chain(piles.map(|pile| self.pile(pile))).collect();
        writeln!(out, "  {}: {}.", seat_title(&self.tableau, panel.seat), facts.join("; "))
    }

    fn pile(&self, pile: &Pile) -> String {
        let label = self.tableau.say(&pile.label);
        let known = pile.cards.iter().any(|card| card.face_up || !card.face.ends_with("/back"));
        if known { format!("{label} ({})", self.card_names(&pile.cards)) } else { label }
    }

    fn card_names(&self, cards: &[CardFace]) -> String {
        cards.iter().map(|card| self.tableau.say(&card.name)).collect::<Vec<_>>().join(", ")
    }
}
