//! Bots between their decisions. A bot lives as long as it has its seat: it is lent to the job that lets it decide, and
//! comes home with the answer. One that does not come home is made anew and told its seat's past again.

use std::sync::{Arc, PoisonError};

use engine::{
    ActionSet as _, Bot, BotKind, Game, GameRng, Level, Match, News, Note, Outfit, Seat, Step, Thinking, View,
};

use crate::{BotJob, Decided, Study};

/// Every seat's bot, where it has one.
pub(crate) struct Minds<G: Game> {
    /// In the order of the seats.
    chairs: Vec<Option<Chair<G>>>,
}

/// A seat's bot, and what it has not been told yet.
struct Chair<G: Game> {
    kind: BotKind<G>,
    level: Level,
    home: Home<G>,
    /// How many steps of the game the bot will have heard when it comes home.
    heard: usize,
    /// What the seat has learned since.
    news: Vec<Note<G>>,
}

/// Where a bot waits for its next decision. It comes home from whichever thread it decided on, and nobody waits for it.
#[expect(
    clippy::disallowed_types,
    reason = "a job may end on another thread; only the bot itself passes through"
)]
type Home<G> = Arc<std::sync::Mutex<Option<Mind<G>>>>;

/// A bot, and what must be known about it.
struct Mind<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// How many steps of the game it has heard.
    heard: usize,
    /// The data file that it has to do without, until that is told.
    lacks: Option<&'static str>,
}

/// Notes that are kept for a bot which nobody asks. A person may have come back to the seat; after this many the bot is
/// let go, and told everything again should it be needed.
const NEWS_MAX: usize = 512;

impl<G: Game> Minds<G> {
    pub(crate) fn new(seats: u8) -> Self {
        Self { chairs: Seat::all(seats).map(|_| None).collect() }
    }

    /// Notes for every bot that listens what its seat learns from this step.
    pub(crate) fn note(&mut self, table: &Match<G>, step: &Step<G>, events: &[G::Event]) {
        let seats = Seat::all(table.game().seats());
        for (seat, chair) in seats.zip(&mut self.chairs) {
            let Some(listener) = chair.as_mut().filter(|chair| chair.kind.listens) else { continue };
            listener.news.push(News::new(step, events, table.view(seat)).note());
            if listener.news.len() > NEWS_MAX {
                *chair = None;
            }
        }
    }

    /// The decision of this bot for a seat that is to act.
    pub(crate) fn job(
        &mut self,
        table: &Match<G>,
        seat: Seat,
        (kind, level): (BotKind<G>, Level),
        rng: GameRng,
    ) -> BotJob {
        let chair = self.chair(seat, kind, level);
        let (mind, news) = chair.lend(table, seat);
        let View { public, private, .. } = table.view(seat);
        let question = Asked {
            game: table.game().clone(),
            seat,
            public: public.clone(),
            private: private.clone(),
            kind,
            level,
            heard: chair.heard,
            rng,
        };
        let home = Arc::clone(&chair.home);
        BotJob::new(kind.effort, move |study| question.decide(mind, &news, study, &home))
    }

    /// The chair of this bot; another's is taken away.
    fn chair(&mut self, seat: Seat, kind: BotKind<G>, level: Level) -> &mut Chair<G> {
        let chair = &mut self.chairs[seat.idx()];
        if chair.as_ref().is_some_and(|chair| (chair.kind.id, chair.level) != (kind.id, level)) {
            *chair = None;
        }
        chair.get_or_insert_with(|| Chair { kind, level, home: Home::default(), heard: 0, news: Vec::new() })
    }
}

impl<G: Game> Chair<G> {
    /// The bot with what it has not heard; nobody, with everything, if it has not come home from its last decision.
    fn lend(&mut self, table: &Match<G>, seat: Seat) -> (Option<Mind<G>>, Vec<Note<G>>) {
        let at_home = self.home.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mind = at_home.filter(|mind| mind.heard == self.heard);
        let mut news = std::mem::take(&mut self.news);
        if mind.is_none() && self.kind.listens {
            news.clear();
            table.recount(seat, 0, |told| news.push(told.note()));
        }
        self.heard = table.record().steps.len();
        (mind, news)
    }
}

/// A decision that a bot is asked for.
struct Asked<G: Game> {
    game: G,
    seat: Seat,
    public: G::Public,
    private: G::Private,
    kind: BotKind<G>,
    level: Level,
    heard: usize,
    rng: GameRng,
}

impl<G: Game> Asked<G> {
    /// Lets the bot decide and sends it home.
    fn decide(mut self, mind: Option<Mind<G>>, news: &[Note<G>], study: Study, home: &Home<G>) -> Decided {
        let mut mind = mind.unwrap_or_else(|| Mind::new(&self.kind, self.level, &study));
        news.iter().for_each(|note| mind.bot.notice(&self.game, note.news()));
        mind.heard = self.heard;
        let view = View { seat: self.seat, public: &self.public, private: &self.private };
        let legal = self.game.legal_actions(view).to_vec();
        let mut thinking = Thinking::new(&mut self.rng, self.kind.steps(self.level), study.stop);
        let choice = mind.bot.choose(&self.game, view, &legal, &mut thinking);
        let (action, is_cut) = (crate::payload::json(&choice.action), thinking.is_cut());
        let decided = Decided { action, why: choice.why, is_cut, lacks: mind.lacks.take() };
        *home.lock().unwrap_or_else(PoisonError::into_inner) = Some(mind);
        decided
    }
}

impl<G: Game> Mind<G> {
    fn new(kind: &BotKind<G>, level: Level, study: &Study) -> Self {
        let data = kind.data.and_then(|file| study.library.read(file));
        let lacks = kind.data.filter(|_| data.is_none());
        Self { bot: (kind.make)(Outfit { level, data: data.as_deref() }), heard: 0, lacks }
    }
}
