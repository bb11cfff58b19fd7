//! The rules of one table of Skallywaggs in words. The sentences are in `messages/en.ftl`.

use engine::Message;
use hosting::RuleSection;

use crate::muster::NEEDED_MIN;
use crate::options::{FirstTurnDraw, Harbor, Skallywaggs};

/// Everything somebody needs to play at this table; what a card does stands on the card.
pub(crate) fn sections(game: &Skallywaggs) -> Vec<RuleSection> {
    let sections = [
        Some(aim(game)),
        Some(pirates()),
        special_pirates(game),
        Some(turn(game)),
        Some(RuleSection::new("skallywaggs-rules-commons").say("skallywaggs-rules-commons-text")),
        Some(events()),
        Some(
            RuleSection::new("skallywaggs-rules-sailing")
                .say("skallywaggs-rules-ashore")
                .say("skallywaggs-rules-declare"),
        ),
        Some(end(game)),
        Some(RuleSection::new("skallywaggs-rules-texts").say("skallywaggs-rules-texts-text")),
    ];
    sections.into_iter().flatten().collect()
}

fn aim(game: &Skallywaggs) -> RuleSection {
    let text = Message::new("skallywaggs-rules-aim-text")
        .with("seats", game.seats)
        .with("needed", game.needed_base())
        .with("least", NEEDED_MIN);
    RuleSection::new("skallywaggs-rules-aim").tell(text)
}

fn pirates() -> RuleSection {
    let kinds = [
        "skallywaggs-rules-matched",
        "skallywaggs-rules-characters",
        "skallywaggs-rules-specialty",
        "skallywaggs-rules-captains",
    ];
    RuleSection::new("skallywaggs-rules-pirates")
        .say("skallywaggs-rules-pirates-text")
        .list(kinds.map(Message::new))
}

fn special_pirates(game: &Skallywaggs) -> Option<RuleSection> {
    let pirates = [
        (game.options.dutchman, "skallywaggs-text-dutchman"),
        (game.options.saint_elmo, "skallywaggs-text-saint-elmo"),
    ];
    let mut played = pirates.into_iter().filter(|(is_in, _)| *is_in).map(|(_, text)| Message::new(text));
    let first = played.next()?;
    Some(RuleSection::new("skallywaggs-rules-special").list([first].into_iter().chain(played)))
}

fn turn(game: &Skallywaggs) -> RuleSection {
    let one = game.options.first_turn_draw == FirstTurnDraw::One;
    let steps = [
        (true, "skallywaggs-rules-draw"),
        (one, "skallywaggs-rules-first-draw"),
        (true, "skallywaggs-rules-remove"),
        (true, "skallywaggs-rules-play"),
        (true, "skallywaggs-rules-limit"),
    ];
    let steps = steps.into_iter().filter(|(is_so, _)| *is_so);
    RuleSection::new("skallywaggs-rules-turn").list(steps.map(|(_, text)| Message::new(text)))
}

fn events() -> RuleSection {
    RuleSection::new("skallywaggs-rules-events")
        .say("skallywaggs-rules-events-text")
        .list(["skallywaggs-rules-hourglass", "skallywaggs-rules-round"].map(Message::new))
}

fn end(game: &Skallywaggs) -> RuleSection {
    let harbor = match game.options.harbor {
        Harbor::Off => "skallywaggs-rules-no-harbor",
        Harbor::Thirty | Harbor::Sixty => "skallywaggs-rules-harbor",
    };
    let tide = game.options.tide.then(|| Message::new("skallywaggs-rules-tide"));
    RuleSection::new("skallywaggs-rules-end")
        .tell(Message::new(harbor).with("last", game.last_round()))
        .tell_all(tide)
}
