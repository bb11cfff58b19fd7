//! Bots that live outside this process: the seam of bots as lines of JSON. Whoever runs the other process brings the
//! [`Wire`]; this file starts none. [`Guest`] is the other end, for bots of ours.

use std::borrow::Cow;

use engine::{
    ActionSet as _, Bot, BotKind, Choice, Game, GameRng, Level, Message, News, Outfit, Seat, Stop, Thinking,
    View,
};
use serde::{Deserialize, Serialize};

/// Why a bot outside is not asked any more. A line of its own is told by its beginning.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Gone {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    Unstarted(String),
    /// It has ended by itself.
    #[error("it has ended")]
    Ended {
        /// With this code, where it had one.
        code: Option<i32>,
    },
    /// It has not answered in time.
    #[error("it has not answered within {ms} ms")]
    Stalled {
        /// The time it had.
        ms: u64,
    },
    /// What it answered makes no sense.
    #[error("it answered nonsense ({why}): {line}")]
    Nonsense {
        /// What it said.
        line: String,
        /// What is wrong with that.
        why: String,
    },
    /// It may not do what it answered.
    #[error("it may not do that: {line}")]
    Illegal {
        /// What it said.
        line: String,
    },
    /// It said a line that is too long.
    #[error("it said a line of more than {max} bytes: {line}")]
    Overlong {
        /// How it began.
        line: String,
        /// The longest that is read.
        max: usize,
    },
    /// It said something that nobody had asked for.
    #[error("it spoke without being asked: {line}")]
    Unasked {
        /// What it said.
        line: String,
    },
}

/// How much of a line is told, in characters.
const EXCERPT_MAX: usize = 120;

impl Gone {
    /// It has said this, which makes no sense for this reason.
    #[must_use]
    pub fn nonsense(line: &str, why: impl Into<String>) -> Self {
        Self::Nonsense { line: Self::excerpt(line), why: why.into() }
    }

    /// The beginning of a line, fit to be shown: what a terminal would obey is written out.
    #[must_use]
    pub fn excerpt(line: &str) -> String {
        let mut beginning: String = line.trim().chars().take(EXCERPT_MAX).collect();
        if line.trim().chars().nth(EXCERPT_MAX).is_some() {
            beginning.push('…');
        }
        beginning
            .chars()
            .flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] })
            .collect()
    }

    /// Its name in records and wordbooks.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unstarted(_) => "unstarted",
            Self::Ended { .. } => "ended",
            Self::Stalled { .. } => "stalled",
            Self::Nonsense { .. } => "nonsense",
            Self::Illegal { .. } => "illegal",
            Self::Overlong { .. } => "overlong",
            Self::Unasked { .. } => "unasked",
        }
    }
}

/// Lines to and from a bot outside.
pub trait Wire: Send {
    /// Sends a line; it has no line break.
    ///
    /// # Errors
    /// If nobody is there.
    fn send(&mut self, line: &str) -> Result<(), Gone>;

    /// Waits for a line. Once it is stopped it need not wait any longer.
    ///
    /// # Errors
    /// If nobody is there, or no answer has come in time.
    fn receive(&mut self, stop: &Stop) -> Result<String, Gone>;

    /// How long an answer may take, in milliseconds, where the wire has a clock.
    fn limit_ms(&self) -> Option<u64> {
        None
    }

    /// Nobody asks the other end any more: it has failed, and whoever started it may end it.
    fn hang_up(&mut self) {}
}

/// What a bot outside is told, one object a line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound(serialize = "", deserialize = ""))]
enum Told<'a, G: Game> {
    /// Where it sits, at the beginning of every game: what it knows of another game is of no use any more.
    Sit { game: Cow<'a, str>, options: Cow<'a, G::Options>, seats: u8, seat: Seat, level: Cow<'a, str> },
    /// What its seat has learned.
    News {
        events: Cow<'a, [G::Event]>,
        deed: Option<Cow<'a, G::Action>>,
        public: Cow<'a, G::Public>,
        private: Cow<'a, G::Private>,
    },
    /// It has to decide, at the cost of so many steps of the game or within this time; whoever rolls dice begins with
    /// the seed.
    Choose {
        public: Cow<'a, G::Public>,
        private: Cow<'a, G::Private>,
        legal: Cow<'a, [G::Action]>,
        steps: u32,
        seed: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit_ms: Option<u64>,
    },
}

/// What it answers when it has to decide.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
struct Answer<G: Game> {
    action: G::Action,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<Message>,
}

/// A bot outside, as a table knows it. Where it fails another decides in its place, for the rest of the game.
pub struct Outside<G: Game> {
    wire: Box<dyn Wire>,
    level: Level,
    instead: Box<dyn Bot<G>>,
    sits: bool,
    gone: Option<Gone>,
}

impl<G: Game> Outside<G> {
    /// The bot at the other end of this wire.
    #[must_use]
    pub const fn new(wire: Box<dyn Wire>, level: Level, instead: Box<dyn Bot<G>>) -> Self {
        Self { wire, level, instead, sits: false, gone: None }
    }

    /// Says something to a bot that is there, and before that where it sits.
    fn tell(&mut self, game: &G, seat: Seat, told: &Told<'_, G>) -> Result<(), Gone> {
        if !std::mem::replace(&mut self.sits, true) {
            let (options, level) = (Cow::Borrowed(game.options()), self.level.name().into());
            let sit: Told<'_, G> =
                Told::Sit { game: G::ID.into(), options, seats: game.seats(), seat, level };
            self.wire.send(crate::payload::json(&sit).get())?;
        }
        self.wire.send(crate::payload::json(told).get())
    }

    /// Why it is not asked any more, if so.
    #[must_use]
    pub const fn gone(&self) -> Option<&Gone> {
        self.gone.as_ref()
    }

    /// Asks, and takes only what is legal for an answer.
    fn ask(
        &mut self,
        game: &G,
        view: View<'_, G>,
        legal: &[G::Action],
        (seed, thinking): (u32, &Thinking<'_>),
    ) -> Result<Choice<G::Action>, Gone> {
        let (public, private) = (Cow::Borrowed(view.public), Cow::Borrowed(view.private));
        let (legal_told, steps, limit_ms) = (legal.into(), thinking.steps_left(), self.wire.limit_ms());
        let question = Told::Choose { public, private, legal: legal_told, steps, seed, limit_ms };
        self.tell(game, view.seat, &question)?;
        let line = self.wire.receive(thinking.stop())?;
        let Answer { action, why } = read::<Answer<G>>(&line)?;
        let illegal = || Gone::Illegal { line: Gone::excerpt(&line) };
        if legal.contains(&action) { Ok(Choice { action, why }) } else { Err(illegal()) }
    }

    /// It is not asked any more.
    fn leave(&mut self, why: Gone) {
        self.wire.hang_up();
        self.gone = Some(why);
    }
}

impl<G: Game> Bot<G> for Outside<G> {
    fn notice(&mut self, game: &G, news: News<'_, G>) {
        self.instead.notice(game, news);
        if self.gone.is_none() {
            let told = Told::News {
                events: news.events.into(),
                deed: news.deed.map(Cow::Borrowed),
                public: Cow::Borrowed(news.view.public),
                private: Cow::Borrowed(news.view.private),
            };
            if let Err(why) = self.tell(game, news.view.seat, &told) {
                self.leave(why);
            }
        }
    }

    fn choose(
        &mut self,
        game: &G,
        view: View<'_, G>,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<G::Action> {
        let seed = thinking.rng.below(u32::MAX);
        if self.gone.is_none() {
            match self.ask(game, view, legal, (seed, thinking)) {
                Ok(choice) => return choice,
                Err(why) => self.leave(why),
            }
        }
        self.instead.choose(game, view, legal, thinking)
    }
}

/// A bot of ours at the other end of a wire.
pub struct Guest<G: Game> {
    kind: BotKind<G>,
    seated: Option<Seated<G>>,
}

struct Seated<G: Game> {
    game: G,
    seat: Seat,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Guest<G> {
    /// A bot of this kind, before it is told where it sits.
    #[must_use]
    pub const fn new(kind: BotKind<G>) -> Self {
        Self { kind, seated: None }
    }

    /// Hears a line, and answers where one is asked for.
    ///
    /// # Errors
    /// If the line makes no sense.
    pub fn hear(&mut self, line: &str) -> Result<Option<String>, Gone> {
        match read::<Told<'_, G>>(line)? {
            Told::Sit { options, seats, seat, level, .. } => {
                self.sit(options.into_owned(), seats, seat, &level)?;
                Ok(None)
            }
            Told::News { events, deed, public, private } => {
                let Seated { game, seat, bot } = self.seated()?;
                let view = View { seat: *seat, public: &*public, private: &*private };
                bot.notice(game, News { events: &events, deed: deed.as_deref(), view });
                Ok(None)
            }
            Told::Choose { public, private, steps, seed, .. } => {
                self.choose(&public, &private, (steps, seed)).map(Some)
            }
        }
    }

    fn sit(&mut self, options: G::Options, seats: u8, seat: Seat, level: &str) -> Result<(), Gone> {
        let game = G::new(options, seats).map_err(|error| Gone::nonsense("sit", error.to_string()))?;
        let found = Level::ALL.into_iter().find(|known| known.name() == level);
        let level = found.ok_or_else(|| Gone::nonsense(level, "there is no such level"))?;
        let bot = (self.kind.make)(Outfit { level, data: None });
        self.seated = Some(Seated { game, seat, bot });
        Ok(())
    }

    fn seated(&mut self) -> Result<&mut Seated<G>, Gone> {
        self.seated.as_mut().ok_or_else(|| Gone::nonsense("", "nobody has said where it sits"))
    }

    fn choose(
        &mut self,
        public: &G::Public,
        private: &G::Private,
        (steps, seed): (u32, u32),
    ) -> Result<String, Gone> {
        let Seated { game, seat, bot } = self.seated()?;
        let view = View { seat: *seat, public, private };
        let legal = game.legal_actions(view).to_vec();
        let mut rng = GameRng::from_number(seed.into());
        let mut thinking = Thinking::new(&mut rng, steps, Stop::never());
        let Choice { action, why } = bot.choose(game, view, &legal, &mut thinking);
        Ok(crate::payload::json(&Answer::<G> { action, why }).get().to_owned())
    }
}

fn read<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, Gone> {
    serde_json::from_str(line).map_err(|error| Gone::nonsense(line, error.to_string()))
}
