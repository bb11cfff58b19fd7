//! The line mode: what happens is told in sentences, questions have numbered answers, and an answer is a line.
//! A screen reader, a pipe or a slow connection can use it. It opens no terminal and no link.

use std::io::{self, Write};

use client::{Millis, common_words};
use engine::{Arg, Message};
use hosting::Decided;
use protocol::Request;

use crate::app::Wish;
use crate::choice::{Choice, Deed, Page, Taken, all_offers, widen};
use crate::clocks;
use crate::connection::{Errand, Heard, Wanted};
use crate::counsel;
use crate::house;
use crate::list::{are_same, groups};
use crate::matters::{answers, matters};
use crate::rulebook::rulebook;
use crate::screens::{link_words, so_far};
use crate::spoken;
use crate::tableau::{LinkState, Tableau};
use crate::typed::{Found, Order, find, order, tags};

/// From this many numbers on, they are told by the first and the last where none is missing.
const RANGE_MIN: i64 = 6;

/// A shorter word is too easily typed by mistake to be heard by everybody.
const WORD_MIN: usize = 3;

/// So many answers can be asked back for when a line could mean more than one.
const SEVERAL_MAX: usize = 8;

/// The client that speaks in lines.
pub struct Plain {
    tableau: Tableau,
    name: String,
    choices: Vec<Choice>,
    taken: Vec<Taken>,
    /// What a line could have meant, while that is asked back.
    doubt: Vec<Choice>,
    /// The open page of what else can be done at the table; it is asked for by the doubt.
    page: Option<Page>,
    /// Whether the next line is to be said to everybody.
    writes: bool,
    told_hand: Vec<String>,
    told_rounds: usize,
    told_end: bool,
    seen_log: usize,
    told_link: LinkState,
    told_prompt: String,
    greeted: bool,
    /// Whether the Captain was asked and has not answered.
    awaits_counsel: bool,
    /// Whether it was told that the reader's time runs out.
    is_late: bool,
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
            doubt: Vec::new(),
            page: None,
            writes: false,
            told_hand: Vec::new(),
            told_rounds: 0,
            told_end: false,
            seen_log: 0,
            told_link: LinkState::Connecting,
            told_prompt: String::new(),
            greeted: false,
            awaits_counsel: false,
            is_late: false,
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
        let is_asked = self.writes || !self.asked().is_empty();
        if !is_asked || self.tableau.is_waiting() || self.awaits_counsel {
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
        if let Heard::Counsel(counsel) = heard {
            return self.hear_counsel(counsel.as_ref(), out);
        }
        if let Heard::Link(wanted, link) = heard {
            return self.hear_link(wanted, link, out);
        }
        self.tableau.hear(heard);
        self.catch_up(out)
    }

    /// Asks the Captain, or says why there is no counsel.
    fn hint(&mut self, out: &mut impl Write) -> io::Result<()> {
        if let Some(refusal) = counsel::refusal(&self.tableau) {
            return writeln!(out, "{refusal}");
        }
        if !std::mem::replace(&mut self.awaits_counsel, true) {
            self.tableau.ask_counsel();
        }
        Ok(())
    }

    /// Tells the link that was asked for, or why there is none.
    fn hear_link(
        &mut self,
        wanted: Wanted,
        link: Result<String, Message>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        if self.tableau.hear_link(wanted, link) {
            self.told(Page::Link, out)?;
        }
        self.tell_news(out).map(drop)
    }

    /// What there is to read on a page.
    fn told(&self, page: Page, out: &mut impl Write) -> io::Result<()> {
        house::told(&self.tableau, page).iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    /// Tells what the Captain says; it stands in the log as well.
    fn hear_counsel(&mut self, counsel: Option<&Decided>, out: &mut impl Write) -> io::Result<()> {
        self.awaits_counsel = false;
        let told = counsel.and_then(|counsel| counsel::told(&self.tableau, counsel));
        let Some(told) = told else { return writeln!(out, "{}", counsel::none(&self.tableau)) };
        self.tableau.keep(told);
        self.tell_news(out).map(drop)
    }

    /// Lets the time be this, and tells what is new.
    ///
    /// # Errors
    /// If the lines cannot be written.
    pub fn pass(&mut self, now: Millis, out: &mut impl Write) -> io::Result<()> {
        self.tableau.pass(now);
        self.catch_up(out)
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

    /// Tells one thing after the other, and asks where something is new.
    fn catch_up(&mut self, out: &mut impl Write) -> io::Result<()> {
        let mut news = self.tell_link(out)?;
        let mut was_interlude = self.tableau.is_interlude();
        while self.tableau.show_next() {
            let is_interlude = self.tableau.is_interlude();
            if was_interlude && !is_interlude {
                // The points of a round come before the next one.
                self.tell_rounds(out)?;
            }
            was_interlude = is_interlude;
            news |= self.tell_news(out)?;
        }
        self.warn(out)?;
        self.ask_anew(news, out)
    }

    /// Tells once that the reader's time runs out: a line does not count down.
    fn warn(&mut self, out: &mut impl Write) -> io::Result<()> {
        let was_late = std::mem::replace(&mut self.is_late, clocks::is_late(&self.tableau));
        match clocks::told(&self.tableau).filter(|_| self.is_late && !was_late) {
            Some(told) => writeln!(out, "{told}"),
            None => Ok(()),
        }
    }

    /// Finds out what can be answered now, and asks if that or anything else is new.
    fn ask_anew(&mut self, news: bool, out: &mut impl Write) -> io::Result<()> {
        let mut fresh = self.renewed();
        let same = are_same(&fresh, &self.choices);
        if !same {
            self.taken.clear();
            self.close();
            fresh = self.renewed();
        }
        self.choices = fresh;
        self.look_at_page();
        if news || !same || self.prompt() != self.told_prompt {
            self.question(out)?;
        }
        Ok(())
    }

    fn renewed(&self) -> Vec<Choice> {
        answers(&self.tableau, &self.name, &self.taken)
    }

    /// Brings an open page up to now; where nothing can be done any more it closes.
    fn look_at_page(&mut self) {
        let Some(page) = self.page else { return };
        self.doubt = self.page_choices(page);
        if self.doubt.is_empty() {
            self.page = None;
        }
    }

    /// What a page asks, with the way back.
    fn page_choices(&self, page: Page) -> Vec<Choice> {
        let mut choices = house::page(&self.tableau, page);
        let has_way_back = choices.iter().any(|choice| matches!(choice.deed, Deed::Widen));
        if !choices.is_empty() && !has_way_back {
            choices.push(widen(&self.tableau));
        }
        choices
    }

    /// Shows a page of what else can be done at the table.
    fn open(&mut self, page: Page, out: &mut impl Write) -> io::Result<()> {
        (self.doubt, self.page) = (self.page_choices(page), Some(page));
        if self.doubt.is_empty() {
            self.page = None;
            return writeln!(out, "{}", self.tableau.words().label("plain-menu-empty"));
        }
        let title = house::title(&self.tableau, page);
        writeln!(out, "{title}{}", if title.ends_with('?') { "" } else { ":" })?;
        self.told(page, out)?;
        self.answers(out)
    }

    /// Forgets what was asked back, and an open page.
    fn close(&mut self) {
        self.doubt.clear();
        self.page = None;
    }

    /// Tells what happened since the last time; answers whether anything did.
    fn tell_news(&mut self, out: &mut impl Write) -> io::Result<bool> {
        self.greet(out)?;
        let mut news = self.tell_link(out)?;
        for sentence in self.tableau.log_since(self.seen_log) {
            news = true;
            writeln!(out, "{sentence}")?;
        }
        self.seen_log = self.tableau.log_total();
        self.tell_rounds(out)?;
        self.tell_end(out)?;
        if let Some(notice) = self.tableau.take_notice() {
            news = true;
            writeln!(out, "{notice}")?;
        }
        Ok(news)
    }

    /// Takes a line, or the end of all lines; answers what is to be done.
    ///
    /// # Errors
    /// If the answer cannot be written.
    pub fn read(&mut self, line: Option<&str>, out: &mut impl Write) -> io::Result<Option<Wish>> {
        let Some(line) = line else { return self.leave(out) };
        if std::mem::take(&mut self.writes) {
            return self.say_written(line, out);
        }
        match order(line, self.tableau.words()) {
            Some(Order::Retry) => {
                self.tableau.set_out();
                self.catch_up(out)?;
            }
            Some(Order::Help) => self.help(out)?,
            Some(Order::Table) => self.table(out)?,
            Some(Order::Rules) => {
                rulebook(&self.tableau).iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
            Some(Order::Hand) => spoken::hand(&self.tableau, out)?,
            Some(Order::Log) => spoken::log(&self.tableau, out)?,
            Some(Order::Sheet) => spoken::sheet(&self.tableau, out)?,
            Some(Order::Menu) => self.open(Page::Table, out)?,
            Some(Order::Hint) => self.hint(out)?,
            Some(Order::Again) => self.question(out)?,
            Some(Order::Quit) => return self.leave(out),
            None => return self.answer(line, out),
        }
        Ok(None)
    }

    /// Says a line to everybody; an empty one says nothing.
    fn say_written(&mut self, line: &str, out: &mut impl Write) -> io::Result<Option<Wish>> {
        if line.trim().is_empty() {
            self.question(out)?;
            return Ok(None);
        }
        self.tableau.ask(Request::Write { text: line.to_owned() });
        self.catch_up(out)?;
        Ok(None)
    }

    fn answer(&mut self, line: &str, out: &mut impl Write) -> io::Result<Option<Wish>> {
        if self.tableau.is_waiting() {
            return self.not_now(out);
        }
        let asked = self.asked().to_vec();
        match find(line, &asked) {
            Found::None => self.answer_among_all(line, out),
            found => self.settle(found, &asked, out),
        }
    }

    fn not_now(&self, out: &mut impl Write) -> io::Result<Option<Wish>> {
        writeln!(out, "{}", self.tableau.words().label("plain-not-now"))?;
        Ok(None)
    }

    /// Words may name an offer before all steps to it were taken, and what else can be done at the table.
    fn answer_among_all(&mut self, line: &str, out: &mut impl Write) -> io::Result<Option<Wish>> {
        let is_number = line.trim().parse::<i64>().is_ok();
        let lists = if is_number { Vec::new() } else { self.named_by_words(line) };
        let found = lists.iter().map(|list| (find(line, list), list));
        if let Some((found, list)) = found.into_iter().find(|(found, _)| *found != Found::None) {
            return self.settle(found, list, out);
        }
        if self.asked().is_empty() {
            return self.not_now(out);
        }
        self.tell("plain-unknown", "line", line.trim().to_owned(), out)?;
        Ok(None)
    }

    /// What words may name though it is not asked for.
    fn named_by_words(&self, line: &str) -> Vec<Vec<Choice>> {
        let mut lists = vec![all_offers(&self.tableau)];
        if line.trim().chars().count() >= WORD_MIN {
            let people =
                house::page(&self.tableau, Page::People).into_iter().filter_map(|choice| match choice.deed {
                    Deed::Open(page) => Some(page),
                    _ => None,
                });
            let pages = [Page::Table, Page::Phrases, Page::People].into_iter().chain(people);
            lists.extend(pages.map(|page| house::page(&self.tableau, page)));
        }
        lists
    }

    fn settle(&mut self, found: Found, among: &[Choice], out: &mut impl Write) -> io::Result<Option<Wish>> {
        match found {
            Found::None => Ok(None),
            Found::One(idx) => self.take(among[idx].clone(), out),
            Found::Several(found) => {
                self.ask_back(found.iter().map(|&idx| among[idx].clone()).collect(), out)?;
                Ok(None)
            }
        }
    }

    /// Asks which of several was meant; of too many, for more words.
    fn ask_back(&mut self, mut meant: Vec<Choice>, out: &mut impl Write) -> io::Result<()> {
        if meant.len() > SEVERAL_MAX {
            let named = meant.iter().take(SEVERAL_MAX).map(|choice| choice.label.as_str());
            let named = named.chain(["…"]).collect::<Vec<_>>().join(", ");
            self.tell("plain-several", "choices", named, out)?;
            return self.question(out);
        }
        meant.push(widen(&self.tableau));
        (self.doubt, self.page) = (meant, None);
        writeln!(out, "{}", self.tableau.words().label("plain-which"))?;
        self.answers(out)
    }

    /// What is asked for just now.
    fn asked(&self) -> &[Choice] {
        if self.doubt.is_empty() { &self.choices } else { &self.doubt }
    }

    fn take(&mut self, choice: Choice, out: &mut impl Write) -> io::Result<Option<Wish>> {
        let (was_in_doubt, page) = (!self.doubt.is_empty(), self.page);
        self.close();
        match choice.deed {
            Deed::Ask(request) => {
                self.tableau.ask(request);
                self.catch_up(out)?;
                return Ok(None);
            }
            Deed::Leave => return self.leave(out),
            Deed::Open(page) => {
                self.open(page, out)?;
                return Ok(None);
            }
            Deed::Mute(name) => {
                writeln!(out, "{}", self.tableau.mute(&name))?;
                return self.open_again(page, out);
            }
            Deed::Write => {
                self.writes = true;
                writeln!(out, "{}", self.tableau.words().label("plain-write"))?;
                return Ok(None);
            }
            Deed::Fetch(wanted) => {
                self.tableau.fetch(wanted);
                return Ok(None);
            }
            Deed::Widen if page.and_then(back).is_some() => return self.open_again(page.and_then(back), out),
            Deed::Narrow(step) => self.taken.push(step),
            Deed::Widen if was_in_doubt => {}
            Deed::Widen => drop(self.taken.pop()),
            Deed::Wait => {
                writeln!(out, "{}", self.tableau.words().label("plain-wait"))?;
                return Ok(None);
            }
        }
        self.choices = self.renewed();
        self.question(out)?;
        Ok(None)
    }

    /// Shows a page once more; where none was open, the question.
    fn open_again(&mut self, page: Option<Page>, out: &mut impl Write) -> io::Result<Option<Wish>> {
        match page {
            Some(page) => self.open(page, out)?,
            None => self.question(out)?,
        }
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
        self.tell("plain-welcome", "game", self.tableau.game_name(), out)?;
        spoken::invitation(&self.tableau, out)
    }

    fn tell_link(&mut self, out: &mut impl Write) -> io::Result<bool> {
        let told = std::mem::replace(&mut self.told_link, self.tableau.link());
        if told == self.told_link || is_countdown(&told, &self.told_link) {
            return Ok(false);
        }
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
        self.tell_new_hand(out)?;
        self.told_prompt = self.prompt();
        if !self.told_prompt.is_empty() {
            writeln!(out, "{}", self.told_prompt)?;
        }
        for matter in matters(&self.tableau) {
            writeln!(out, "{}", matter.told)?;
        }
        if let Some(so_far) = so_far(&self.tableau, &self.taken) {
            writeln!(out, "{so_far}")?;
        }
        self.answers(out)
    }

    /// What can be answered, each behind what is typed for it; numbers in one line.
    fn answers(&self, out: &mut impl Write) -> io::Result<()> {
        let asked = self.asked();
        let tags = tags(asked);
        for group in groups(asked) {
            if let Some(numbers) = self.numbers(&asked[group.clone()], &tags[group.clone()]) {
                writeln!(out, "  {numbers}")?;
                continue;
            }
            for idx in group {
                writeln!(out, "  {}. {}", tags[idx], asked[idx].in_full(self.tableau.words()))?;
            }
        }
        Ok(())
    }

    /// Several choices that are nothing but numbers, as one answer: "Bid 0, 1, 2 or 3".
    fn numbers(&self, group: &[Choice], tags: &[String]) -> Option<String> {
        let numbers: Vec<i64> = group.iter().map(Choice::number).collect::<Option<_>>()?;
        let what = common_words(group.iter().map(|choice| choice.label.clone()));
        let is_bare = |(choice, tag): (&Choice, &String)| {
            choice.is_step() || choice.label.strip_prefix(&what).is_some_and(|rest| rest.trim() == tag)
        };
        let (Some((last, others)), true) = (tags.split_last(), group.iter().zip(tags).all(is_bare)) else {
            return None;
        };
        let words = self.tableau.words();
        let has_gap = numbers.windows(2).any(|pair| pair[1] != pair[0] + 1);
        let is_range = !has_gap && numbers.last()? - numbers.first()? + 1 >= RANGE_MIN;
        let (key, others) = match others {
            [] => return None,
            [first, ..] if is_range => ("plain-range", first.clone()),
            _ => ("plain-either", others.join(", ")),
        };
        let numbers = words.label_with(key, [("others", others.into()), ("last", last.clone().into())]);
        Some(format!("{what} {numbers}").trim_start().to_owned())
    }

    /// The hand, where cards came to it since it was last told.
    fn tell_new_hand(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(scene) = self.tableau.scene() else { return Ok(()) };
        let hand: Vec<String> = scene.hand.iter().map(|card| card.id.clone()).collect();
        let is_new = hand.iter().any(|card| !self.told_hand.contains(card));
        if is_new && !scene.offers.is_empty() {
            self.told_hand = hand;
            return spoken::hand(&self.tableau, out);
        }
        // Cards that go and come back are new again.
        self.told_hand.retain(|card| hand.contains(card));
        Ok(())
    }

    /// The reader's points of each round that was scored since the last time.
    fn tell_rounds(&mut self, out: &mut impl Write) -> io::Result<()> {
        let sheet = self.tableau.scene().and_then(|scene| scene.sheet.as_ref());
        let rounds = sheet.map_or(&[][..], |sheet| &sheet.rounds);
        for round in rounds.iter().skip(self.told_rounds) {
            let own = round.rows.iter().find(|row| Some(row.seat) == self.tableau.you());
            own.map_or(Ok(()), |own| spoken::own_points(&self.tableau, own, out))?;
        }
        self.told_rounds = rounds.len();
        Ok(())
    }

    /// How everybody stands, once it is over.
    fn tell_end(&mut self, out: &mut impl Write) -> io::Result<()> {
        let ended = self.tableau.scene().filter(|scene| scene.outcome.is_some());
        if let Some(scene) = ended.filter(|_| !self.told_end) {
            spoken::final_score(&self.tableau, scene, out)?;
        }
        self.told_end = ended.is_some();
        Ok(())
    }

    fn help(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.tableau.words().label("plain-help"))
    }

    /// Everything there is to see, in words.
    fn table(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(scene) = self.tableau.scene() else { return spoken::seats(&self.tableau, out) };
        writeln!(out, "{}. {}.", self.tableau.game_name(), self.tableau.say(&scene.title))?;
        for panel in &scene.seats {
            spoken::describe_seat(&self.tableau, scene, panel, out)?;
        }
        for pile in scene.piles.iter().filter(|pile| pile.owner.is_none()) {
            writeln!(out, "  {}", spoken::pile(&self.tableau, pile))?;
        }
        for fact in &scene.facts {
            writeln!(out, "{}", self.tableau.say(&fact.label))?;
        }
        if self.tableau.you().is_some() {
            spoken::hand(&self.tableau, out)?;
        }
        self.question(out)
    }
}

/// Where the way back from a page leads: whoever goes on playing wants to hear the question.
fn back(page: Page) -> Option<Page> {
    page.parent().filter(|_| page != Page::Concession)
}

/// Whether this is only the next second of a pause that was told.
const fn is_countdown(told: &LinkState, now: &LinkState) -> bool {
    matches!((told, now), (LinkState::Lost { seconds: told }, LinkState::Lost { seconds: now }) if *now <= *told)
}
