//! From typed to untyped: the only implementation of [`AnyGame`] and [`AnyMatch`].

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use engine::{
    BotKind, Digest, Effort, GameRng, InvalidOptions, Match, Message, PlayError, Record, ReplayError, Seat,
    SeatMap, Standing, Step, Turn,
};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::mind::Minds;
use crate::payload::json;
use crate::snapshot::Halves;
use crate::{
    ActError, AnyGame, AnyMatch, AnyRules, Before, BotJob, Exercise, Hosted, Interlude, Json, JudgeError,
    OptionField, Proposal, Question, Referee, RuleSection, Scene, SceneError, Snapshot, Viewer, Work,
    exercise,
};

/// A game in the catalog.
pub struct Erased<G: Hosted> {
    bots: fn(u8) -> Vec<BotKind<G>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Hosted> Erased<G> {
    /// The game with its own bots.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_bots(G::bots)
    }

    /// The game with these bots, by the number of seats; see [`Hosted::bots`].
    #[must_use]
    pub const fn with_bots(bots: fn(u8) -> Vec<BotKind<G>>) -> Self {
        Self { bots, game: PhantomData }
    }

    fn offered(&self, seats: u8) -> impl DoubleEndedIterator<Item = BotKind<G>> {
        (self.bots)(seats).into_iter().filter(BotKind::is_offered)
    }

    fn hosted(&self, table: Match<G>) -> Box<dyn AnyMatch> {
        let seats = table.game().seats();
        let (public, bots, minds) = (OnceLock::new(), (self.bots)(seats), Minds::new(seats));
        Box::new(HostedMatch { table, public, bots, minds, is_covered: false })
    }
}

impl<G: Hosted> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Hosted> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn seats_usual(&self) -> u8 {
        G::seats_usual()
    }

    fn seats_note(&self, seats: u8) -> Option<Message> {
        G::seats_note(seats)
    }

    fn presets(&self) -> Vec<(&'static str, Json)> {
        G::presets().into_iter().map(|(name, options)| (name, json(&options))).collect()
    }

    fn complete(&self, options: &RawValue) -> Result<Json, InvalidOptions> {
        read_options::<G>(options).map(|options| json(&options))
    }

    fn option_fields(&self) -> Vec<OptionField> {
        G::option_fields()
    }

    fn rules(&self, options: &RawValue, seats: u8) -> Result<Box<dyn AnyRules>, InvalidOptions> {
        Ok(Box::new(Rules(G::new(read_options::<G>(options)?, seats)?)))
    }

    fn bots(&self, seats: u8) -> Vec<&'static str> {
        self.offered(seats).map(|kind| kind.id).collect()
    }

    fn has_bot(&self, seats: u8, bot: &str) -> bool {
        BotKind::named(&(self.bots)(seats), bot).is_some()
    }

    fn bot_instant(&self, seats: u8) -> Option<&'static str> {
        self.offered(seats).rfind(|kind| kind.effort == Effort::Instant).map(|kind| kind.id)
    }

    fn bot_within_ms(&self, seats: u8, bot: &str) -> u32 {
        BotKind::named(&(self.bots)(seats), bot).map_or(0, |(kind, _)| kind.within_ms)
    }

    fn scene_names(&self) -> &'static [&'static str] {
        G::scene_names()
    }

    fn open(&self, options: &RawValue, seats: u8) -> Result<Box<dyn AnyMatch>, InvalidOptions> {
        Ok(self.hosted(Match::new(read_options::<G>(options)?, seats)?))
    }

    fn resume(&self, record: &RawValue) -> Result<Box<dyn AnyMatch>, ReplayError> {
        let record = parse::<Record<G>>(record).map_err(ReplayError::Malformed)?;
        Ok(self.hosted(Match::replay(record)?))
    }

    fn keeps_secrets(&self) -> bool {
        G::keeps_secrets()
    }

    fn without_unseen(&self, record: &RawValue) -> Result<Json, ReplayError> {
        let record = parse::<Record<G>>(record).map_err(ReplayError::Malformed)?;
        Ok(json(&G::without_unseen(record)))
    }

    fn exercise(
        &self,
        options: &RawValue,
        seats: u8,
        exercise: Exercise,
        rng: GameRng,
    ) -> Result<Work, InvalidOptions> {
        let game = G::new(read_options::<G>(options)?, seats)?;
        Ok(exercise::work(game, exercise, rng))
    }
}

/// The rules of one table.
struct Rules<G>(G);

impl<G: Hosted> Rules<G> {
    fn seen(&self, snapshot: &RawValue) -> Result<Snapshot<'_, G>, SceneError> {
        Snapshot::read(&self.0, snapshot).map_err(SceneError)
    }
}

impl<G: Hosted> AnyRules for Rules<G> {
    fn primer(&self) -> Vec<RuleSection> {
        self.0.rules()
    }

    fn scene(&self, snapshot: &RawValue) -> Result<Scene, SceneError> {
        Ok(self.0.scene(&self.seen(snapshot)?))
    }

    fn legal(&self, snapshot: &RawValue) -> Result<Vec<Json>, SceneError> {
        Ok(self.seen(snapshot)?.legal.iter().map(json).collect())
    }

    fn interludes(&self, before: Before<'_>, events: &[&RawValue]) -> Result<Vec<Interlude>, SceneError> {
        let before = match before {
            Before::Seen(snapshot) => self.seen(snapshot)?,
            Before::Unbegun(viewer) => Snapshot::unbegun(&self.0, viewer),
        };
        Ok(self.0.interludes(&before, &read_events::<G>(events)?))
    }

    fn lingers(&self, events: &[&RawValue]) -> Result<bool, SceneError> {
        Ok(self.0.lingers(&read_events::<G>(events)?))
    }

    fn deeds(&self, end: &RawValue, events: &[&RawValue]) -> Result<Vec<(Seat, &'static str)>, SceneError> {
        Ok(self.0.deeds(&self.scene(end)?, &read_events::<G>(events)?))
    }

    fn narrate(&self, event: &RawValue) -> Result<Message, SceneError> {
        Ok(self.0.narrate(&parse::<G::Event>(event).map_err(SceneError)?))
    }
}

impl<G: Hosted> Referee for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn judge(&self, question: &Value) -> Result<Value, JudgeError> {
        G::judge(question)
    }
}

struct HostedMatch<G: Hosted> {
    table: Match<G>,
    /// The public half as JSON, once somebody has asked: it is the same for all who look.
    public: OnceLock<Json>,
    bots: Vec<BotKind<G>>,
    minds: Minds<G>,
    /// Whether the last turn was one action, and has shown nothing that was secret.
    is_covered: bool,
}

impl<G: Hosted> AnyMatch for HostedMatch<G> {
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn snapshot(&self, viewer: Viewer) -> Json {
        let seat = viewer.seat();
        let public = self.public.get_or_init(|| json(self.table.public()));
        json(&Halves { viewer: seat, public, private: seat.map(|seat| self.table.view(seat).private) })
    }

    fn legal(&self, seat: Seat) -> Vec<Json> {
        self.table.legal_actions(seat).iter().map(json).collect()
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let legal = self.table.legal_actions(seat);
        let private = self.table.view(seat).private;
        (!legal.is_empty()).then(|| Question::new(json(&(private, legal)).get().to_owned()))
    }

    fn propose(&self, seat: Seat, action: &RawValue, rng: &mut GameRng) -> Result<Proposal, ActError> {
        let proposal = self.table.propose(seat, self.action(seat, action)?, rng);
        let proposal = proposal.map_err(|error| self.explain(error))?;
        Ok(Proposal { steps: proposal.steps.iter().map(json).collect(), ended: proposal.ended })
    }

    fn nature(&self, rng: &mut GameRng) -> Vec<Json> {
        self.table.nature(rng).iter().map(json).collect()
    }

    fn play(&mut self, seat: Seat, action: &RawValue, rng: &mut GameRng) -> Result<Vec<Json>, ActError> {
        let proposal = self.table.propose(seat, self.action(seat, action)?, rng);
        let steps = proposal.map_err(|error| self.explain(error))?.steps;
        Ok(self.take(steps).expect("what is proposed can be done"))
    }

    fn advance(&mut self, rng: &mut GameRng) -> Vec<Json> {
        let steps = self.table.nature(rng);
        self.take(steps).expect("what nature does is possible")
    }

    fn take_steps(&mut self, actor: Option<Seat>, steps: &[Json]) -> Result<Vec<Json>, ReplayError> {
        let steps = steps.iter().map(|step| reading::json(step.get())).collect::<Result<Vec<_>, _>>();
        // What the parser says may quote the step, which holds secrets; where it stumbled is enough.
        let malformed =
            |error: serde_json::Error| ReplayError::Malformed(format!("column {}", error.column()));
        let steps: Vec<Step<G>> = steps.map_err(malformed)?;
        if !is_turn_of(actor, &steps) {
            return Err(ReplayError::Actor);
        }
        self.take(steps)
    }

    fn can_take_back(&self) -> bool {
        self.is_covered && matches!(self.table.turn(), Turn::Seats(_))
    }

    fn take_back(&mut self) -> bool {
        let mut record = self.table.record().clone();
        let Some(acted) = record.steps.iter().rposition(|step| step.actor().is_some()) else { return false };
        record.steps.truncate(acted);
        let Ok(table) = Match::replay(record) else { return false };
        // No bot may know what it has heard of the move.
        self.minds = Minds::new(table.game().seats());
        self.public.take();
        (self.table, self.is_covered) = (table, false);
        true
    }

    fn bot_job(&mut self, seat: Seat, bot: &str, rng: GameRng) -> Option<BotJob> {
        let kind = BotKind::named(&self.bots, bot)?;
        self.table.turn().includes(seat).then(|| self.minds.job(&self.table, seat, kind, rng))
    }

    fn standings(&self) -> SeatMap<Standing> {
        self.table.standings()
    }

    fn record(&self) -> Json {
        json(self.table.record())
    }

    fn digest(&self) -> Digest {
        self.table.digest()
    }
}

impl<G: Hosted> HostedMatch<G> {
    /// Takes steps one after the other, and tells of each what it has to tell.
    fn take(&mut self, steps: Vec<Step<G>>) -> Result<Vec<Json>, ReplayError> {
        let mut told = Vec::new();
        self.public.take();
        let is_one = steps.len() == 1;
        for step in steps {
            let idx = self.table.record().steps.len();
            let events = self.table.step(step.clone()).ok_or(ReplayError::Step(idx))?;
            self.minds.note(&self.table, &step, &events);
            let shows = |by: Seat| self.table.game().shows_secret(by, &events);
            self.is_covered = is_one && step.actor().is_some_and(|by| !shows(by));
            told.extend(events.iter().map(json));
        }
        Ok(told)
    }

    /// The action that a seat has sent. Whose turn it is comes first, so that a stranger learns nothing about what
    /// would be an action.
    fn action(&self, seat: Seat, action: &RawValue) -> Result<G::Action, ActError> {
        if !self.table.turn().includes(seat) {
            return Err(ActError::NotYourTurn);
        }
        parse(action).map_err(|_| ActError::Malformed)
    }

    fn explain(&self, error: PlayError<G::Refusal>) -> ActError {
        match error {
            PlayError::NotYourTurn => ActError::NotYourTurn,
            PlayError::Illegal(refusal) => ActError::Illegal(self.table.game().explain(&refusal)),
        }
    }
}

/// Whether these steps are the actor's action and nature's after it; without an actor, nature's alone.
fn is_turn_of<G: Hosted>(actor: Option<Seat>, steps: &[Step<G>]) -> bool {
    let mut actors = steps.iter().map(Step::actor);
    (actor.is_none() || actors.next() == Some(actor)) && actors.all(|actor| actor.is_none())
}

fn read_options<G: Hosted>(options: &RawValue) -> Result<G::Options, InvalidOptions> {
    parse(options).map_err(|detail| InvalidOptions(Message::new("options-malformed").with("detail", detail)))
}

fn read_events<G: Hosted>(events: &[&RawValue]) -> Result<Vec<G::Event>, SceneError> {
    events.iter().map(|event| parse(event).map_err(SceneError)).collect()
}

fn parse<'a, T: serde::Deserialize<'a>>(raw: &'a RawValue) -> Result<T, String> {
    reading::json(raw.get()).map_err(|error| error.to_string())
}
