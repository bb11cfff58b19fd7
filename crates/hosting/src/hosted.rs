//! What a host needs of a game beyond its rules: a picture, words, opponents, a referee.

use engine::{BotKind, Game, Message, Record, Seat};
use serde_json::Value;

use crate::{Interlude, JudgeError, OptionField, RuleSection, Scene, Snapshot};

/// A game that can be hosted and drawn.
pub trait Hosted: Game {
    /// The game's wordbook in this language (`en`), prepared by `wordbook!`; `None` where it has none.
    /// Keys begin with the game's id. It names the game under `<id>-name`, tells what it is in a sentence under
    /// `<id>-blurb`, names every preset under `<id>-preset-<name>`, and says in a sentence for whom or what it is
    /// under `<id>-preset-<name>-blurb`.
    /// It may name the offers of one verb together under `<id>-verb-<verb>`, for lists that are too long.
    fn messages(locale: &str) -> Option<&'static str>;

    /// The options a host may change, for a form; the values are those of `Options` in JSON.
    fn option_fields() -> Vec<OptionField>;

    /// How many seats to suggest for a table with friends.
    fn seats_usual() -> u8;

    /// What a host should know about a table of this many, such as that it is only for practice.
    fn seats_note(_seats: u8) -> Option<Message> {
        None
    }

    /// The rules of this very table, for somebody who has never played: no card, bonus or power that it lacks.
    fn rules(&self) -> Vec<RuleSection>;

    /// Every name in its scenes: of counts, marks, piles, facts and verbs. A board can look for nothing else.
    fn scene_names() -> &'static [&'static str];

    /// The picture for a viewer.
    fn scene(&self, snapshot: &Snapshot<'_, Self>) -> Scene;

    /// The table between this snapshot and the one after these events: where the later one no longer shows what they
    /// did to it, such as the last card of a round, or where they are to be seen one by one.
    fn interludes(&self, _before: &Snapshot<'_, Self>, _events: &[Self::Event]) -> Vec<Interlude> {
        Vec::new()
    }

    /// Whether the picture after these events is to be read before anything follows, such as a trick that was taken.
    fn lingers(&self, _events: &[Self::Event]) -> bool {
        false
    }

    /// What everybody did in a game that ended like this, for those who keep count over many games: each thing by the
    /// name of its sentence, once for every time. What nobody would do again on purpose is called a slip
    /// (`<id>-slip-…`), and anything else a deed (`<id>-deed-…`).
    fn deeds(&self, _end: &Scene, _events: &[Self::Event]) -> Vec<(Seat, &'static str)> {
        Vec::new()
    }

    /// Whether this seat's move, with these events, has shown anything that was secret before and is not its own, or might
    /// have: then nobody can take it back. Nature's moves always have.
    fn shows_secret(&self, _by: Seat, _events: &[Self::Event]) -> bool {
        true
    }

    /// A public fact in words.
    fn narrate(&self, event: &Self::Event) -> Message;

    /// A refusal in words.
    fn explain(&self, refusal: &Self::Refusal) -> Message;

    /// Every opponent that a table of this many may name, weakest first by the measurements of `docs/bots.md`. The
    /// last one offered plays where nobody chose, and stands in for those who are away; the last instant one
    /// decides where another fails.
    fn bots(seats: u8) -> Vec<BotKind<Self>>;

    /// A name for nature's next decision that does not depend on how the game came to it, such as `deal 3`: in a
    /// duplicate match the same cards are then dealt whatever was drawn before. Others are counted.
    fn occasion(&self, _public: &Self::Public) -> Option<String> {
        None
    }

    /// Whether a seat's secrets stay its own when the game is over, such as a disc that was never turned.
    fn keeps_secrets() -> bool {
        false
    }

    /// The record of a finished game without what nobody has ever seen, such as the order of cards that were not drawn.
    /// It leads to the same game.
    #[must_use]
    fn without_unseen(record: Record<Self>) -> Record<Self> {
        record
    }

    /// Answers a referee's question; `question` is the whole JSON object.
    ///
    /// # Errors
    /// If the question is malformed or an action in it is refused.
    fn judge(question: &Value) -> Result<Value, JudgeError>;
}
