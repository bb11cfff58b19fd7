//! What a seat has learned of how the others play, from the rounds that are over.

use engine::{News, Seat};

use super::blueprint::Book;
use super::crew::{Mixture, Suspect};
use super::story::story;
use crate::{Event, Phase, Public, SEATS_MAX, Skull};

/// How far the deeds of a round are believed to tell who somebody is: nobody plays quite as any of these does.
const TRUST: f32 = 0.5;

/// How much less likely than the likeliest a style may get, as a logarithm: nobody is ever known for certain.
const DOUBT: f32 = -3.5;

/// How likely each seat plays in which style.
pub(super) struct Acquaintance {
    logs: [Mixture; SEATS_MAX as usize],
    /// What everybody saw last of the round that is on.
    last: Option<Public>,
    /// The ends of rounds that were not thought about yet.
    ends: Vec<Public>,
}

impl Acquaintance {
    pub(super) fn new(prior: &Mixture) -> Self {
        Self {
            logs: [prior.map(|share| if share > 0.0 { libm::logf(share) } else { f32::MIN });
                SEATS_MAX as usize],
            last: None,
            ends: Vec::new(),
        }
    }

    /// Hears what happened.
    pub(super) fn notice(&mut self, news: News<'_, Skull>) {
        let now = news.view.public;
        let is_over = |last: &Public| last.round != now.round || now.phase == Phase::Over;
        if let Some(last) = self.last.take_if(|last| is_over(last)) {
            self.ends.push(turned(last, news.events));
        }
        // Elsewhere there is nothing on the table yet, or not any more.
        if !matches!(now.phase, Phase::Drawing | Phase::PlacingFirst | Phase::ChoosingFirst | Phase::Over) {
            self.last = Some(now.clone());
        }
    }

    /// A round is over: how likely would each style have done what was done?
    fn judge(&mut self, rules: &Skull, end: &Public, own: Seat, book: Option<&Book>) {
        let scenes = story(end);
        for seat in end.in_game.iter().filter(|seat| *seat != own) {
            let logs = &mut self.logs[seat.idx()];
            // A style that nobody was thought to have is not looked for.
            let flat = logs.map(|log| f32::from(u8::from(log > f32::MIN)));
            let likely = Suspect::likelihood(rules, end.seats[seat], seat, &scenes, &flat, book);
            for (log, likely) in logs.iter_mut().zip(likely) {
                *log += TRUST * libm::logf(likely.max(1e-20));
            }
            let most = logs.iter().copied().fold(f32::MIN, f32::max);
            let doubted = logs.iter_mut().zip(flat).filter(|(_, is_there)| *is_there > 0.0);
            doubted.for_each(|(log, _)| *log = (*log - most).max(DOUBT));
        }
    }

    /// How likely each seat plays in which style, as this seat has come to think.
    pub(super) fn mixtures(
        &mut self,
        rules: &Skull,
        own: Seat,
        book: Option<&Book>,
    ) -> [Mixture; SEATS_MAX as usize] {
        for end in std::mem::take(&mut self.ends) {
            self.judge(rules, &end, own, book);
        }
        self.logs.map(|logs| {
            let weights = logs.map(libm::expf);
            let sum: f32 = weights.iter().sum();
            weights.map(|weight| weight / sum)
        })
    }
}

/// The table with the cards that were turned at last: a round that is won is cleared away at once.
fn turned(mut public: Public, events: &[Event]) -> Public {
    for event in events {
        if let Event::Flipped { owner, card, .. } = *event
            && public.seats[owner].stack.n_down() > 0
        {
            public.seats[owner].stack.turn_top(card);
        }
        // A bid of all cards, or the last pass, comes with the turning of the bidder's own.
        match *event {
            Event::Bid { seat, bid, .. } => public.bids.push(seat, bid),
            Event::Passed { seat } => public.passed.insert(seat),
            _ => {}
        }
    }
    public
}
