//! The names of cards, pirates and reasons as messages. The words are in `messages/en.ftl`.

use engine::Message;

use crate::action::Watch;
use crate::card::{Card, Part};
use crate::deck::{Effect, Kind, Sail, Source, Title};
use crate::event::{Event, Figure, Loss, Move, Sight};
use crate::muster::{Ashore, Protection};
use crate::options::Skallywaggs;
use crate::refusal::{Moment, Refusal};
use crate::state::{Purpose, Sailing};

impl Skallywaggs {
    /// The name of a title.
    pub(crate) fn title_name(&self, title: Title) -> Message {
        let key = self.deck.title(title).key.replace('_', "-");
        Message { key: format!("skallywaggs-card-{key}").into(), args: Vec::new() }
    }

    /// The title on a card, with a Crewman's number.
    pub(crate) fn card_title(&self, card: Card) -> Message {
        let info = self.deck.card(card);
        let name = self.title_name(info.title);
        match info.number {
            Some(number) => Message::new("skallywaggs-numbered").with("title", name).with("number", number),
            None => name,
        }
    }

    /// A card's whole name: its title and its part.
    pub(crate) fn card_name(&self, card: Card) -> Message {
        let title = self.card_title(card);
        match self.deck.part(card) {
            None => title,
            Some(part) => {
                Message::new("skallywaggs-titled-part").with("title", title).with("part", part_name(part))
            }
        }
    }

    /// What a card says, where it says anything, and whether the text is ours.
    pub(crate) fn card_text(&self, card: Card) -> Option<Message> {
        let info = self.deck.card(card);
        let title = self.deck.title(info.title);
        let is_grey = title.kind == Kind::Minor && info.icon == crate::deck::Icon::Plain;
        let has_rules = (!title.rules.is_empty() || title.event.is_some()) && !is_grey;
        let key = format!("skallywaggs-text-{}", title.key);
        let rule = has_rules.then(|| Message { key: key.into(), args: Vec::new() });
        let sail = match info.sail {
            Sail::Sails => None,
            Sail::Cant => Some(Message::new("skallywaggs-sail-cant")),
            Sail::Helped => Some(Message::new("skallywaggs-sail-helped")),
        };
        let anytime = info.anytime.then(|| Message::new(self.moment_key(card)));
        let ours = (info.source == Source::Ours).then(|| Message::new("skallywaggs-text-ours"));
        let texts: Vec<Message> = rule.into_iter().chain(sail).chain(anytime).collect();
        let told = !texts.is_empty();
        texts.into_iter().chain(ours.filter(|_| told)).chain(self.special_text(card)).reduce(both)
    }

    /// SW-6.3: when a card with the hourglass can be played. One that cancels needs something to cancel.
    fn moment_key(&self, card: Card) -> &'static str {
        let cancels = self.deck.effect(card) == Some(Effect::Cancel);
        if cancels { "skallywaggs-hourglass-answer" } else { "skallywaggs-hourglass" }
    }

    /// What the pirate of the optional rules does that the card is a part of.
    fn special_text(&self, card: Card) -> Option<Message> {
        let mut specials = self.deck.titles().map(|title| self.deck.title(title));
        let is_part = |parts: [Card; 3]| parts.contains(&card);
        let title =
            specials.find(|title| title.special.is_some_and(is_part) && self.options.enables(&title.key))?;
        let key = format!("skallywaggs-text-{}", title.key.replace('_', "-"));
        Some(Message { key: key.into(), args: Vec::new() })
    }

    /// The name of a pirate: its character, its number, or its parts.
    pub(crate) fn pirate_name(&self, parts: [Card; 3]) -> Message {
        let form = self.form(parts);
        if let Some(title) = form.character {
            return self.title_name(title);
        }
        let [head, chest, legs] = parts.map(|card| self.card_title(card));
        if form.matched {
            return head;
        }
        Message::new("skallywaggs-pirate").with("head", head).with("chest", chest).with("legs", legs)
    }

    fn figure(&self, figure: &Figure) -> Message {
        self.pirate_name(figure.parts)
    }

    /// Why something is immune, in a few words.
    pub(crate) fn why(&self, protection: Protection) -> Message {
        let named = |key: &'static str, title: Title| Message::new(key).with("title", self.title_name(title));
        match protection {
            Protection::Matched => Message::new("skallywaggs-why-matched"),
            Protection::Activating(title) => named("skallywaggs-why-activating", title),
            Protection::Complete(title) => named("skallywaggs-why-complete", title),
            Protection::Marked(title) => named("skallywaggs-why-marked", title),
            Protection::Shield(title) => named("skallywaggs-why-shield", title),
            Protection::Stays(title) => named("skallywaggs-why-stays", title),
            Protection::HeldCrew(title) => named("skallywaggs-why-held-crew", title),
            Protection::Sheltered(card) => {
                Message::new("skallywaggs-why-sheltered").with("title", self.card_title(card))
            }
            Protection::Held(card) => {
                Message::new("skallywaggs-why-held").with("title", self.card_title(card))
            }
        }
    }

    /// What keeps a pirate ashore.
    pub(crate) fn ashore_words(&self, ashore: Ashore) -> Message {
        let card = match ashore {
            Ashore::Part(card) | Ashore::Event(card) => card,
        };
        Message::new("skallywaggs-note-cant-sail").with("card", self.card_title(card))
    }

    pub(crate) fn narrated(&self, event: &Event) -> Message {
        match *event {
            Event::HighCard { seat, card } => Message::new("skallywaggs-event-high-card")
                .with("seat", seat)
                .with("card", self.card_name(card)),
            Event::HighTie { .. } => Message::new("skallywaggs-event-high-tie"),
            Event::Dealt { seat } => Message::new("skallywaggs-event-dealt").with("seat", seat),
            Event::TurnBegins { seat, round } => {
                Message::new("skallywaggs-event-turn").with("seat", seat).with("round", round)
            }
            Event::HarborSoon { round, last } => {
                Message::new("skallywaggs-event-harbor-soon").with("round", round).with("last", last)
            }
            Event::Scouted { seat, count } => {
                Message::new("skallywaggs-event-scouted").with("seat", seat).with("count", count)
            }
            Event::Drew { seat, count } => {
                Message::new("skallywaggs-event-drew").with("seat", seat).with("count", count)
            }
            Event::Dry { seat } => Message::new("skallywaggs-event-dry").with("seat", seat),
            Event::Reshuffled { count, tide: 0 } => {
                Message::new("skallywaggs-event-reshuffled").with("count", count)
            }
            Event::Reshuffled { count, tide } => {
                Message::new("skallywaggs-event-tide").with("count", count).with("tide", tide)
            }
            Event::Watches { seat, watch } => Message::new(watch_key(watch)).with("seat", seat),
            Event::Mutiny { seat, count } => {
                Message::new("skallywaggs-event-mutiny").with("seat", seat).with("count", count)
            }
            Event::Sailing { seat, seaworthy, needed } => {
                sailing("skallywaggs-event-sailing", seaworthy, needed).with("seat", seat)
            }
            Event::Stranded { seat, seaworthy, needed } => {
                sailing("skallywaggs-event-stranded", seaworthy, needed).with("seat", seat)
            }
            Event::Won { seat, seaworthy, needed } => {
                sailing("skallywaggs-event-won", seaworthy, needed).with("seat", seat)
            }
            Event::HarborCloses { .. } => Message::new("skallywaggs-event-harbor-closes"),
            Event::Discarded { seat, card, purpose } => self.discarded(seat, card, purpose),
            Event::Announced { seat, card, sight } => self.announced(seat, card, sight),
            _ => self.narrated_of_cards(event),
        }
    }

    /// Events that name cards and pirates.
    fn narrated_of_cards(&self, event: &Event) -> Message {
        let card = |key: &'static str, card: Card| Message::new(key).with("card", self.card_title(card));
        let named = |message: Message, pirate: &Figure| {
            message.with("pirate", self.figure(pirate)).with("crew", pirate.crew)
        };
        match event {
            Event::EndedOn { card: ended, pirate } => {
                named(card("skallywaggs-event-ended-on", *ended), pirate)
            }
            Event::EndedBefore { card: ended, seat } => {
                card("skallywaggs-event-ended", *ended).with("seat", *seat)
            }
            Event::Built { seat, pirate } => {
                let key = if pirate.crew == *seat {
                    "skallywaggs-event-built"
                } else {
                    "skallywaggs-event-built-for"
                };
                named(Message::new(key), pirate).with("seat", *seat)
            }
            Event::Canceled { seat, card: canceled, by } => card("skallywaggs-event-canceled", *canceled)
                .with("seat", *seat)
                .with("by", self.card_title(*by)),
            Event::NoEffect { card: spent } => card("skallywaggs-event-no-effect", *spent),
            Event::Spared { seat, card: storm } => {
                card("skallywaggs-event-spared", *storm).with("seat", *seat)
            }
            Event::Swapped { one, other, part } => Message::new(swapped_key(one, other))
                .with("part", part_word(*part).to_owned())
                .with("one", self.figure(one))
                .with("other", self.figure(other))
                .with("crew", one.crew)
                .with("elsewhere", other.crew),
            Event::Moved { pirate, from, cause } => named(self.moved(*cause), pirate).with("from", *from),
            Event::Lost { pirate, cause } => named(Message::new(loss_key(*cause)), pirate),
            Event::LaidOn { card: laid, pirate } => named(card("skallywaggs-event-laid-on", *laid), pirate),
            Event::LaidBefore { card: laid, seat } => {
                card("skallywaggs-event-laid-before", *laid).with("seat", *seat)
            }
            Event::Trading { seat, cost } => {
                Message::new("skallywaggs-event-trading").with("seat", *seat).with("cost", *cost)
            }
            Event::Traded { seat, give, take } => Message::new("skallywaggs-event-traded")
                .with("seat", *seat)
                .with("give", self.card_name(*give))
                .with("take", self.card_name(*take)),
            Event::Luring { seat, pirate } => {
                named(Message::new("skallywaggs-event-luring"), pirate).with("seat", *seat)
            }
            Event::Operated { seat, give, take, pirate } => {
                named(Message::new("skallywaggs-event-operated"), pirate)
                    .with("seat", *seat)
                    .with("give", self.card_name(*give))
                    .with("take", self.card_name(*take))
            }
            Event::Helped { seat, card } => Message::new("skallywaggs-event-helped")
                .with("seat", *seat)
                .with("card", self.card_name(*card)),
            Event::Refilled { card } => {
                Message::new("skallywaggs-event-refilled").with("card", self.card_name(*card))
            }
            Event::Dredged { seat, card } => Message::new("skallywaggs-event-dredged")
                .with("seat", *seat)
                .with("card", self.card_name(*card)),
            Event::Cured { pirate, card: lifted } => named(card("skallywaggs-event-cured", *lifted), pirate),
            Event::StoodIn { hero, saved } => {
                named(Message::new("skallywaggs-event-stood-in"), saved).with("hero", self.figure(hero))
            }
            Event::Ransomed { seat, card: lifted } => {
                card("skallywaggs-event-ransomed", *lifted).with("seat", *seat)
            }
            _ => Message::new("skallywaggs-event-harbor-closes"),
        }
    }

    fn discarded(&self, seat: engine::Seat, card: Card, purpose: Purpose) -> Message {
        let key = match purpose {
            Purpose::Trade => "skallywaggs-event-discarded-trade",
            Purpose::Lure => "skallywaggs-event-discarded-lure",
            Purpose::Cure => "skallywaggs-event-discarded-cure",
            Purpose::Limit => "skallywaggs-event-discarded-limit",
        };
        Message::new(key).with("seat", seat).with("card", self.card_name(card))
    }

    fn announced(&self, seat: engine::Seat, card: Card, sight: Sight) -> Message {
        let message =
            |key: &'static str| Message::new(key).with("seat", seat).with("card", self.card_title(card));
        match sight {
            Sight::None => message("skallywaggs-event-announced"),
            Sight::Pirate(pirate) => message("skallywaggs-event-announced-pirate")
                .with("pirate", self.figure(&pirate))
                .with("crew", pirate.crew),
            Sight::Parts(one, other, part) => message("skallywaggs-event-announced-parts")
                .with("one", self.card_name(one.parts[part.idx()]))
                .with("other", self.card_name(other.parts[part.idx()]))
                .with("crew", one.crew)
                .with("elsewhere", other.crew),
            Sight::Seat(target) => message("skallywaggs-event-announced-seat").with("target", target),
            Sight::Event(below) => {
                message("skallywaggs-event-announced-against").with("below", self.card_title(below))
            }
        }
    }

    fn moved(&self, cause: Move) -> Message {
        let card = |key: &'static str, card: Card| Message::new(key).with("card", self.card_title(card));
        match cause {
            Move::Home(part) => card("skallywaggs-event-moved-home", part),
            Move::Wander(part) => card("skallywaggs-event-moved-wander", part),
            Move::Pressed(event) => card("skallywaggs-event-moved-pressed", event),
            Move::Lured => Message::new("skallywaggs-event-moved-lured"),
        }
    }

    pub(crate) fn explained(&self, refusal: &Refusal) -> Message {
        let card = |key: &'static str, card: Card| Message::new(key).with("card", self.card_name(card));
        match *refusal {
            Refusal::WrongMoment(moment) => Message::new(moment_key(moment)),
            Refusal::NotInHand(held) => card("skallywaggs-refusal-not-in-hand", held),
            Refusal::NotThere(wanted) => card("skallywaggs-refusal-not-there", wanted),
            Refusal::NoPirate => Message::new("skallywaggs-refusal-no-pirate"),
            Refusal::NoTarget => Message::new("skallywaggs-refusal-no-target"),
            Refusal::Protected { card: Some(event), by } => {
                card("skallywaggs-refusal-protected", event).with("why", self.why(by))
            }
            Refusal::Protected { card: None, by } => {
                Message::new("skallywaggs-refusal-stays").with("why", self.why(by))
            }
            Refusal::WrongCrew => Message::new("skallywaggs-refusal-wrong-crew"),
            Refusal::NotNow(event) => card("skallywaggs-refusal-not-now", event),
            Refusal::Nothing(event) => card("skallywaggs-refusal-nothing", event),
            Refusal::Forbidden(event) => card("skallywaggs-refusal-forbidden", event),
            Refusal::TooFewCards { needed } => {
                Message::new("skallywaggs-refusal-too-few-cards").with("needed", needed)
            }
            Refusal::NobodyCan => Message::new("skallywaggs-refusal-nobody-can"),
            Refusal::OnceATurn => Message::new("skallywaggs-refusal-once-a-turn"),
            Refusal::TooFewSail { seaworthy, needed } => {
                sailing("skallywaggs-refusal-too-few-sail", seaworthy, needed)
            }
            Refusal::SailingAlready(Sailing::Due) => Message::new("skallywaggs-refusal-sailing-due"),
            Refusal::SailingAlready(_) => Message::new("skallywaggs-refusal-sailing-already"),
            Refusal::TooLate => Message::new("skallywaggs-refusal-too-late"),
            Refusal::NotSimple => Message::new("skallywaggs-refusal-not-simple"),
            Refusal::CannotLose(_) => Message::new("skallywaggs-refusal-cannot-lose"),
            Refusal::NothingForbids => Message::new("skallywaggs-refusal-nothing-forbids"),
            Refusal::SameWatch => Message::new("skallywaggs-refusal-same-watch"),
        }
    }
}

/// Two messages, one after the other.
fn both(one: Message, two: Message) -> Message {
    Message::new("skallywaggs-both").with("one", one).with("two", two)
}

fn sailing(key: &'static str, seaworthy: u8, needed: u8) -> Message {
    Message::new(key).with("seaworthy", seaworthy).with("needed", needed)
}

/// A part in a word.
pub(crate) const fn part_name(part: Part) -> Message {
    Message::new(match part {
        Part::Head => "skallywaggs-part-head",
        Part::Chest => "skallywaggs-part-chest",
        Part::Legs => "skallywaggs-part-legs",
    })
}

/// A part for a wordbook to choose by, the same in every language.
const fn part_word(part: Part) -> &'static str {
    match part {
        Part::Head => "head",
        Part::Chest => "chest",
        Part::Legs => "legs",
    }
}

/// Several parts in words.
pub(crate) fn part_names(parts: impl Iterator<Item = Part>) -> Option<Message> {
    Message::list(parts.map(part_name).collect::<Vec<_>>())
}

const fn watch_key(watch: Watch) -> &'static str {
    match watch {
        Watch::Always => "skallywaggs-event-watch-always",
        Watch::WhenHit => "skallywaggs-event-watch-when-hit",
        Watch::Never => "skallywaggs-event-watch-never",
    }
}

/// Whoever has both is named once.
fn swapped_key(one: &Figure, other: &Figure) -> &'static str {
    if one.crew == other.crew { "skallywaggs-event-swapped-within" } else { "skallywaggs-event-swapped" }
}

const fn loss_key(cause: Loss) -> &'static str {
    match cause {
        Loss::Storm => "skallywaggs-event-lost-storm",
        Loss::Sunk => "skallywaggs-event-lost-sunk",
        Loss::Sick => "skallywaggs-event-lost-sick",
        Loss::Bled => "skallywaggs-event-lost-bled",
        Loss::Dredge => "skallywaggs-event-lost-dredge",
        Loss::Ransom => "skallywaggs-event-lost-ransom",
        Loss::Mutiny => "skallywaggs-event-lost-mutiny",
        Loss::StoodIn => "skallywaggs-event-lost-stood-in",
    }
}

const fn moment_key(moment: Moment) -> &'static str {
    match moment {
        Moment::Dealing => "skallywaggs-moment-dealing",
        Moment::Arrange => "skallywaggs-moment-arrange",
        Moment::Play => "skallywaggs-moment-play",
        Moment::Discard => "skallywaggs-moment-discard",
        Moment::Swap => "skallywaggs-moment-swap",
        Moment::Lose => "skallywaggs-moment-lose",
        Moment::Doom => "skallywaggs-moment-doom",
        Moment::Take => "skallywaggs-moment-take",
        Moment::Answer => "skallywaggs-moment-answer",
        Moment::Over => "skallywaggs-moment-over",
    }
}
