//! Reads what a table says: keeps the newest state of it, and makes moments of what changes. The game itself draws
//! the pictures and names the sentences.

use engine::{Message, Seat};
use hosting::{AnyGame, AnyRules, Before, Interlude, Json, Offer, Outcome, Scene, SeatStatus};
use protocol::{Ended, Happening, Seq, Table, Terms, Update, Welcome};
use serde_json::value::{RawValue, to_raw_value};

use crate::{Kind, Millis, Moment, Told};

/// What is known of a table.
pub(crate) struct Reader {
    games: &'static [&'static dyn AnyGame],
    terms: Option<Terms>,
    rules: Option<Box<dyn AnyRules>>,
    newest: Option<Newest>,
    /// The newest place in history whose happenings were told. It never goes back, even where a table does.
    told: Option<Seq>,
}

/// The newest state.
struct Newest {
    seq: Seq,
    you: Option<Seat>,
    is_removed: bool,
    is_knocking: bool,
    is_moved: bool,
    is_sent_back: bool,
    table: Table,
    /// When it was like this; clocks have run since.
    at: Millis,
    snapshot: Option<Json>,
}

/// How an update fits what is known.
pub(crate) enum Fit {
    /// It follows, and makes these moments.
    Next(Vec<Moment>),
    /// It is known already.
    Old,
    /// Something before it is missing.
    Gap,
}

impl Reader {
    pub(crate) const fn new(games: &'static [&'static dyn AnyGame]) -> Self {
        Self { games, terms: None, rules: None, newest: None, told: None }
    }

    /// Forgets what was told, to be told another part of history.
    pub(crate) fn forget(&mut self) {
        (self.newest, self.told) = (None, None);
    }

    /// The place in history up to which everything was told, for the next hello.
    pub(crate) const fn last(&self) -> Option<Seq> {
        self.told
    }

    /// The rules of the table, where this client knows them.
    pub(crate) fn rules(&self) -> Option<&dyn AnyRules> {
        self.rules.as_deref()
    }

    /// Opens the rules, unless they are open; whether these terms are news.
    pub(crate) fn agree(&mut self, terms: &Terms) -> bool {
        if self.terms.as_ref() == Some(terms) {
            return false;
        }
        let game = self.games.iter().find(|game| game.id() == terms.game);
        let options = to_raw_value(&terms.options).ok();
        self.rules = game.zip(options).and_then(|(game, options)| game.rules(&options, terms.seats).ok());
        self.terms = Some(terms.clone());
        true
    }

    /// Whether something happened since the last visit that a welcome does not tell.
    pub(crate) fn misses(&self, welcome: &Welcome) -> bool {
        !welcome.complete && self.told.is_some_and(|told| told < welcome.seq)
    }

    /// The table as a welcome shows it.
    pub(crate) fn welcome(&mut self, at: Millis, welcome: Welcome) -> Moment {
        let Welcome { you, removed, knocking, moved, sent_back, seq, table, snapshot, missed, .. } = welcome;
        let happenings = self.news(seq, missed);
        let told = happenings.iter().filter_map(|happening| self.narrate(happening)).collect();
        self.newest = Some(Newest {
            seq,
            you,
            is_removed: removed,
            is_knocking: knocking,
            is_moved: moved,
            is_sent_back: sent_back,
            table,
            at,
            snapshot,
        });
        self.moment(Kind::Welcome, told)
    }

    /// Takes an update in, if it is the next.
    pub(crate) fn update(&mut self, at: Millis, update: Update) -> Fit {
        let Some(newest) = &mut self.newest else { return Fit::Gap };
        if update.seq <= newest.seq {
            return Fit::Old;
        }
        if update.seq > newest.seq + 1 {
            return Fit::Gap;
        }
        newest.table.pass(at.saturating_sub(newest.at));
        newest.at = at;
        Fit::Next(self.moments(update))
    }

    /// Takes in who is here.
    pub(crate) fn present(&mut self, at: Millis, table: &Table) {
        if let Some(newest) = &mut self.newest {
            (newest.table, newest.at) = (table.clone(), at);
        }
    }

    /// How far the newest state is.
    pub(crate) fn seq(&self) -> Option<Seq> {
        self.newest.as_ref().map(|newest| newest.seq)
    }

    fn moments(&mut self, update: Update) -> Vec<Moment> {
        let Update { seq, you, removed, knocking, moved, sent_back, terms, table, snapshot, happenings } =
            update;
        let mut happenings = self.news(seq, happenings);
        let mut moments = Vec::new();
        let is_new = self.begins(table.as_ref(), you);
        let foreword = if is_new { None } else { self.foreword(&mut happenings) };
        for Interlude { scene, told, is_kept } in self.interludes(is_new.then_some(you), &happenings) {
            let first = split(&mut happenings, told);
            let told = first.iter().filter_map(|happening| self.narrate(happening)).collect();
            let kind = if is_kept { self.kind(&first) } else { Kind::Interlude };
            moments.push(Moment { seq, scene: Some(scene), ..self.moment(kind, told) });
        }
        let told = happenings.iter().filter_map(|happening| self.narrate(happening)).collect();
        let kind = self.kind(&happenings);
        if let Some(newest) = &mut self.newest {
            let (table, at) = (table.unwrap_or_else(|| newest.table.clone()), newest.at);
            *newest = Newest {
                seq,
                you,
                is_removed: removed,
                is_knocking: knocking,
                is_moved: moved,
                is_sent_back: sent_back,
                table,
                at,
                snapshot,
            };
        }
        let news = terms.filter(|terms| self.agree(terms));
        let last = Moment { terms: news, ..self.moment(kind, told) };
        let foreword = foreword.map(|foreword| still_open(foreword, last.scene.as_ref()));
        foreword.into_iter().chain(moments).chain([last]).collect()
    }

    /// What is told of the table before something happens in the game is told before that is seen, for instance that a bot
    /// plays from now on. Until then the table is as it was.
    fn foreword(&self, happenings: &mut Vec<Happening>) -> Option<Moment> {
        if events(happenings).is_empty() {
            return None;
        }
        let notes = split(happenings, 0);
        let told = notes.iter().filter_map(|note| self.narrate(note)).collect();
        (!notes.is_empty()).then(|| self.moment(Kind::Change, told))
    }

    /// What of these happenings was not told before: everything, unless the table has gone back meanwhile.
    fn news(&mut self, seq: Seq, happenings: Vec<Happening>) -> Vec<Happening> {
        let is_news = self.told.is_none_or(|told| told < seq);
        self.told = self.told.max(Some(seq));
        if is_news { happenings } else { Vec::new() }
    }

    /// The newest state as a moment.
    fn moment(&self, kind: Kind, told: Vec<Told>) -> Moment {
        let newest = self.newest.as_ref().expect("a table is told before its changes");
        let scene = newest.snapshot.as_deref().and_then(|snapshot| self.scene(snapshot));
        let mut scene = scene.map(|scene| as_it_stood(scene, &newest.table));
        if newest.you.is_some_and(|you| newest.table.conceded.contains(&you)) {
            // A bot decides from now on, even where it has not yet.
            scene.iter_mut().for_each(|scene| scene.offers.clear());
        }
        Moment {
            seq: newest.seq,
            kind,
            you: newest.you,
            removed: newest.is_removed,
            knocking: newest.is_knocking,
            moved: newest.is_moved,
            sent_back: newest.is_sent_back,
            terms: None,
            table: newest.table.clone(),
            at: newest.at,
            scene,
            told,
            stays: 0,
        }
    }

    fn scene(&self, snapshot: &RawValue) -> Option<Scene> {
        self.rules()?.scene(snapshot).ok()
    }

    fn narrate(&self, happening: &Happening) -> Option<Told> {
        match happening {
            Happening::Note(message) => Some(Told::Note(message.clone())),
            Happening::Event(event) => self.rules()?.narrate(event).ok().map(Told::Event),
        }
    }

    /// Whether a game begins that was not on before. Then the table is another one before anything happens.
    fn begins(&mut self, table: Option<&Table>, you: Option<Seat>) -> bool {
        let Some((newest, table)) = self.newest.as_mut().zip(table) else { return false };
        let is_new = newest.table.games < table.games;
        if is_new {
            (newest.table, newest.you) = (table.clone(), you);
        }
        is_new
    }

    /// What is to be seen on the way; a game that has just begun is seen from its beginning, by these eyes.
    fn interludes(&self, begun: Option<Option<Seat>>, happenings: &[Happening]) -> Vec<Interlude> {
        let seen = || self.newest.as_ref()?.snapshot.as_deref().map(Before::Seen);
        let before = begun.map(Before::Unbegun).or_else(seen);
        let interludes =
            before.zip(self.rules()).map(|(before, rules)| rules.interludes(before, &events(happenings)));
        interludes.and_then(Result::ok).unwrap_or_default()
    }

    fn kind(&self, happenings: &[Happening]) -> Kind {
        let lingers = self.rules().map(|rules| rules.lingers(&events(happenings)).unwrap_or_default());
        if lingers == Some(true) { Kind::Lingering } else { Kind::Change }
    }
}

/// The picture of a game that does not go on says why. It offers nothing, and celebrates nobody who had not won.
fn as_it_stood(scene: Scene, table: &Table) -> Scene {
    let why = table.stranded.as_ref().or(table.ended.as_ref().map(|ended| &ended.told));
    let Some(why) = why.cloned() else { return scene };
    let outcome = table.ended.as_ref().map(|ended| outcome(ended, &why));
    let mut scene = Scene { prompt: why, offers: Vec::new(), outcome, ..scene };
    for panel in scene.seats.iter_mut().filter(|panel| panel.status == SeatStatus::ToAct) {
        panel.status = SeatStatus::Waiting;
    }
    scene
}

/// How a game ended that those who gave it up have ended.
fn outcome(ended: &Ended, label: &Message) -> Outcome {
    let first = ended.ranks.iter().zip(Seat::all(ended.ranks.len().try_into().unwrap_or(0)));
    let winners = first.filter(|(rank, _)| **rank == 1).map(|(_, seat)| seat).collect();
    Outcome { winners, label: label.clone(), race: Vec::new(), highlights: Vec::new() }
}

/// A moment before another: it offers only what can still be done then.
fn still_open(mut moment: Moment, later: Option<&Scene>) -> Moment {
    let is_open = |offer: &Offer| {
        later.is_some_and(|later| later.offers.iter().any(|other| other.action.get() == offer.action.get()))
    };
    moment.scene.iter_mut().for_each(|scene| scene.offers.retain(is_open));
    moment
}

fn events(happenings: &[Happening]) -> Vec<&RawValue> {
    happenings.iter().filter_map(Happening::event).collect()
}

/// Takes out everything before the event of this number.
fn split(happenings: &mut Vec<Happening>, n_events: usize) -> Vec<Happening> {
    let events = happenings.iter().enumerate().filter(|(_, happening)| happening.event().is_some());
    let end = events.map(|(place, _)| place).nth(n_events).unwrap_or(happenings.len());
    let rest = happenings.split_off(end);
    std::mem::replace(happenings, rest)
}
