//! The rules of one table of Skull in words. The sentences are in `messages/en.ftl`.

use engine::Message;
use hosting::RuleSection;

use crate::options::{FirstAfterLostBet, UnflippedCards};
use crate::{Options, Skull};

/// Everything somebody needs to play at this table.
pub(crate) fn sections(game: &Skull) -> Vec<RuleSection> {
    let options = *game.options();
    vec![
        RuleSection::new("skull-rules-aim")
            .say("skull-rules-aim-text")
            .tell_all((game.n_seats() == 2).then(|| Message::new("skull-seats-study"))),
        RuleSection::new("skull-rules-placing")
            .say("skull-rules-placing-text")
            .say("skull-rules-adding-text"),
        RuleSection::new("skull-rules-bidding")
            .say("skull-rules-bidding-text")
            .say("skull-rules-passing-text"),
        RuleSection::new("skull-rules-turning").say("skull-rules-turning-text"),
        RuleSection::new("skull-rules-won").say("skull-rules-won-text"),
        lost(options),
        RuleSection::new("skull-rules-after").tell(shown(options)).say("skull-rules-back-text"),
        RuleSection::new("skull-rules-out").say("skull-rules-out-text"),
    ]
}

fn lost(options: Options) -> RuleSection {
    let first = match options.first_after_lost_bet {
        FirstAfterLostBet::Challenger => "skull-rules-first-challenger",
        FirstAfterLostBet::SkullOwner => "skull-rules-first-skull-owner",
    };
    RuleSection::new("skull-rules-lost").say("skull-rules-lost-text").say(first)
}

fn shown(options: Options) -> Message {
    Message::new(match options.unflipped_cards {
        UnflippedCards::StayHidden => "skull-rules-unflipped-stay-hidden",
        UnflippedCards::OwnersMayShow => "skull-rules-unflipped-owners-may-show",
        UnflippedCards::OwnersMayAlwaysShow => "skull-rules-unflipped-owners-may-always-show",
    })
}
