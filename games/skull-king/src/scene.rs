//! The picture of a table: hand, trick, bids against tricks, powers as offers, and where the points came from.

use std::cmp::Ordering;

use engine::{BotKind, Game, Message, Seat, Turn};
use hosting::{
    Badge, CardFace, Fact, Hosted, Interlude, JudgeError, Offer, OptionField, Outcome as Ending,
    Pile as ScenePile, RuleSection, Scene, ScoreRow, SeatPanel, SeatStatus, Snapshot, Target,
};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::names;
use crate::naming::{about, face_word, line_message, prompt, suit_name, suit_word, why_message};
use crate::options::Scoring;
use crate::primer::card_text;
use crate::scoring::{Cannon, Cause, Line, Share, best_share, capture_lines};
use crate::state::{Phase, Player, Private, Public};
use crate::trick::{Force, Outcome, outcome};
use crate::{Action, Card, Event, Face, Hand, Play, Refusal, SkullKing};

impl Hosted for SkullKing {
    fn messages(locale: &str) -> Option<&'static str> {
        wordbook::wordbooks!(locale, "messages/*.ftl")
    }

    fn option_fields() -> Vec<OptionField> {
        crate::form::fields()
    }

    fn seats_usual() -> u8 {
        4
    }

    fn rules(&self) -> Vec<RuleSection> {
        crate::primer::sections(self)
    }

    fn scene_names() -> &'static [&'static str] {
        names::ALL
    }

    fn scene(&self, snapshot: &Snapshot<'_, Self>) -> Scene {
        let own = snapshot.viewer.zip(snapshot.private.as_deref());
        let picture = Picture { rules: self, snapshot, public: &snapshot.public, own };
        Scene {
            title: picture.title(),
            prompt: picture.prompt(),
            seats: Seat::all(self.seats).map(|seat| picture.panel(seat)).collect(),
            piles: picture.piles(),
            hand: picture.hand(),
            offers: picture.offers(),
            facts: picture.facts(),
            sheet: Some(snapshot.public.score_sheet(self)),
            outcome: picture.ending(),
        }
    }

    fn interludes(&self, before: &Snapshot<'_, Self>, events: &[Event]) -> Vec<Interlude> {
        self.pictures(before, events)
    }

    fn lingers(&self, events: &[Event]) -> bool {
        events.iter().any(ends_a_trick)
    }

    fn deeds(&self, end: &Scene, _events: &[Event]) -> Vec<(Seat, &'static str)> {
        let rows = end.sheet.iter().flat_map(|sheet| &sheet.rounds).flat_map(|round| &round.rows);
        rows.filter_map(|row| Some((row.seat, bid_deed(row)?))).collect()
    }

    /// A bid is covered until all are open. A card on the table is its player's own until the trick ends; the ghost's is
    /// nobody's.
    fn shows_secret(&self, by: Seat, events: &[Event]) -> bool {
        let is_covered = |event: &Event| match event {
            Event::HasBid { .. } => true,
            Event::Played { player, .. } => *player == Player::new(by),
            _ => false,
        };
        events.is_empty() || !events.iter().all(is_covered)
    }

    fn narrate(&self, event: &Event) -> Message {
        self.narrated(event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        self.explained(*refusal)
    }

    fn bots(seats: u8) -> Vec<BotKind<Self>> {
        crate::bots::kinds(seats)
    }

    fn occasion(&self, public: &Public) -> Option<String> {
        (public.phase == Phase::Dealing).then(|| format!("deal {}", public.round))
    }

    fn judge(question: &Value) -> Result<Value, JudgeError> {
        crate::judge::answer(question)
    }
}

const fn ends_a_trick(event: &Event) -> bool {
    matches!(event, Event::TrickWon { .. } | Event::TrickDestroyed { .. })
}

/// What a board calls a capture.
const fn capture_kind(cause: Cause) -> &'static str {
    match cause {
        Cause::MermaidsByPirate => names::MERMAID_TAKEN,
        Cause::PiratesByKing => names::PIRATE_TAKEN,
        Cause::KingByMermaid => names::KING_TAKEN,
        _ => names::CARD_TAKEN,
    }
}

/// A capture that is worth seeing though it does not pay in full any more: a character's.
fn unpaid(line: &Line, share: Share) -> Option<Fact> {
    let kind = Some(capture_kind(line.cause)).filter(|kind| *kind != names::CARD_TAKEN)?;
    let label = Message::new("skull-king-fact-taken-unpaid").with("half", u8::from(share == Share::Half));
    Some(Fact { kind: kind.into(), label, value: Some(0) })
}

/// One viewer's look at the table.
struct Picture<'a> {
    rules: &'a SkullKing,
    snapshot: &'a Snapshot<'a, SkullKing>,
    public: &'a Public,
    /// The viewer's seat and what it alone knows.
    own: Option<(Seat, &'a Private)>,
}

impl Picture<'_> {
    fn title(&self) -> Message {
        let rounds = self.rules.rounds().len();
        if usize::from(self.public.round) >= rounds {
            return Message::new("skull-king-title-extra");
        }
        Message::new("skull-king-title").with("round", self.public.round + 1).with("rounds", rounds)
    }

    fn prompt(&self) -> Message {
        let public = self.public;
        let waits = !self.own.is_some_and(|(seat, _)| public.to_bid.contains(seat));
        if public.phase == Phase::Bidding && waits {
            return Message::new("skull-king-prompt-wait-bids").with("count", public.to_bid.len());
        }
        prompt(public.phase, public.actor)
    }

    fn panel(&self, seat: Seat) -> SeatPanel {
        let is_to_act = self.snapshot.turn.includes(seat);
        SeatPanel {
            seat,
            status: if is_to_act { SeatStatus::ToAct } else { SeatStatus::Waiting },
            counters: self.counters(seat),
            badges: self.badges(seat),
        }
    }

    fn counters(&self, seat: Seat) -> Vec<Fact> {
        let public = self.public;
        let score = public.sheet.total(seat);
        let won = public.won(seat);
        let mut counters = vec![Fact {
            kind: names::SCORE.into(),
            label: Message::new("skull-king-count-score").with("points", score),
            value: Some(score.into()),
        }];
        if let Some(bid) = public.bid(seat) {
            let label = self.bid_label(seat, bid);
            counters.push(Fact { kind: names::BID.into(), label, value: Some(bid.into()) });
            let label = Message::new("skull-king-count-won").with("won", won);
            counters.push(Fact { kind: names::WON.into(), label, value: Some(won.into()) });
        }
        let hand = self.rules.hand_len(public, seat);
        let label = Message::new("skull-king-count-hand").with("count", hand);
        counters.push(Fact { kind: names::HAND.into(), label, value: Some(hand.into()) });
        counters
    }

    /// The bid that stands, and the one that was made where Harry has changed it.
    fn bid_label(&self, seat: Seat, bid: u8) -> Message {
        let made = self.public.sheet.entry(self.public.round, seat).bid_made();
        let key = if made == bid { "skull-king-count-bid" } else { "skull-king-count-bid-changed" };
        Message::new(key).with("bid", bid).with("first", made)
    }

    fn badges(&self, seat: Seat) -> Vec<Badge> {
        let public = self.public;
        let mut badges = Vec::new();
        let mut badge = |kind: &str, label: Message| badges.push(Badge { kind: kind.into(), label });
        if public.phase == Phase::Over && self.rules.standings(public)[seat].rank == 1 {
            badge(names::WINNER, Message::new("skull-king-badge-winner"));
        }
        if public.phase != Phase::Over && public.lead == Player::new(seat) {
            badge(names::LEADS, Message::new("skull-king-badge-leads"));
        }
        if public.phase == Phase::Bidding && !public.to_bid.contains(seat) {
            badge(names::HAS_BID, Message::new("skull-king-badge-has-bid"));
        }
        if self.winning_player() == Some(Player::new(seat)) {
            badge(names::WINNING, Message::new("skull-king-badge-winning"));
        }
        if public.bid(seat).is_some() {
            let entry = public.sheet.entry(public.round, seat);
            if entry.wager > 0 {
                badge(names::WAGER, Message::new("skull-king-badge-wager").with("points", entry.wager));
            }
            if self.rules.options.scoring == Scoring::RascalWithCannon {
                let (kind, key) = match entry.cannon {
                    Cannon::Grapeshot => (names::GRAPESHOT, "skull-king-badge-grapeshot"),
                    Cannon::Cannonball => (names::CANNONBALL, "skull-king-badge-cannonball"),
                };
                badge(kind, Message::new(key));
            }
        }
        badges
    }

    /// How these plays would end as a trick.
    fn outcome_of(&self, plays: &[Play]) -> Option<Outcome> {
        let forces: Vec<Force> = plays.iter().map(|play| self.rules.force(*play)).collect();
        (!forces.is_empty()).then(|| outcome(&self.rules.options, &forces))
    }

    fn winning_player(&self) -> Option<Player> {
        let place = self.outcome_of(self.public.trick())?.winner?;
        Some(self.rules.player_at(self.public.lead, self.public.seat_lead, place))
    }

    /// The last finished trick of the round.
    fn last_trick(&self) -> Option<&[Play]> {
        let public = self.public;
        let places = usize::from(self.rules.places);
        let finished =
            &public.history.plays()[..public.history.plays().len() - usize::from(public.trick_len)];
        finished.len().checked_sub(places).map(|from| &finished[from..])
    }

    fn piles(&self) -> Vec<ScenePile> {
        let mut piles = match self.public.trick_len {
            0 => self.last_trick_piles(),
            _ => self.trick_piles(),
        };
        piles.extend(self.ghost_pile());
        piles.extend(self.own_piles());
        piles
    }

    /// One pile a card, so that every board can see whose it is.
    fn trick_piles(&self) -> Vec<ScenePile> {
        let public = self.public;
        let winning = self.outcome_of(public.trick()).and_then(|outcome| outcome.winner);
        let keys = ("skull-king-pile-played", "skull-king-pile-winning");
        let player = |place| self.rules.player_at(public.lead, public.seat_lead, place);
        (0..)
            .zip(public.trick())
            .map(|(place, play)| self.trick_pile(place, *play, player(place), winning, keys))
            .collect()
    }

    /// The trick before stays on the table until somebody leads again.
    fn last_trick_piles(&self) -> Vec<ScenePile> {
        let (Some(plays), Some((lead, seat_lead))) = (self.last_trick(), self.last_leader()) else {
            return Vec::new();
        };
        let winning = self.outcome_of(plays).and_then(|outcome| outcome.winner);
        let keys = ("skull-king-pile-played", "skull-king-pile-took");
        let player = |place| self.rules.player_at(lead, seat_lead, place);
        (0..)
            .zip(plays)
            .map(|(place, play)| self.trick_pile(place, *play, player(place), winning, keys))
            .collect()
    }

    /// Who led the trick before, and which seat led it or the one before it where the ghost did.
    fn last_leader(&self) -> Option<(Player, Seat)> {
        let marks = self.public.history.marks();
        let seats = marks.iter().rev().find_map(|mark| mark.lead().seat());
        let seat_lead = seats.unwrap_or(self.rules.first_leader(self.public));
        Some((marks.last()?.lead(), seat_lead))
    }

    fn trick_pile(
        &self,
        place: u8,
        play: Play,
        player: Player,
        winning: Option<u8>,
        (plain, best): (&'static str, &'static str),
    ) -> ScenePile {
        let key = if winning == Some(place) { best } else { plain };
        pile(
            &format!("{}-{place}", names::TRICK),
            player.seat(),
            about(key, player),
            vec![self.face_of(play)],
        )
    }

    fn ghost_pile(&self) -> Option<ScenePile> {
        let public = self.public;
        if !self.rules.has_ghost() || matches!(public.phase, Phase::Dealing | Phase::Over) {
            return None;
        }
        let turned = public.trick_len > u8::from(public.lead != Player::GHOST);
        let left = public.cards - public.history.tricks_done() - u8::from(turned);
        let back = |height| CardFace {
            id: format!("ghost-{height}"),
            face: "skull-king/back".into(),
            face_up: false,
            name: Message::new("skull-king-card-back"),
            text: None,
        };
        Some(pile(names::GHOST, None, Message::new("skull-king-pile-ghost"), (0..left).map(back).collect()))
    }

    /// What only the viewer knows: undealt cards that Juanita showed, and cards put away.
    fn own_piles(&self) -> Vec<ScenePile> {
        let Some((seat, private)) = self.own else { return Vec::new() };
        let played: Hand = self.public.history.plays().iter().map(|play| play.card()).collect();
        let peeked = private.peeked - played - private.hand - private.discarded.hand();
        let faces = |cards: Hand| cards.iter().map(|card| self.card_face(card, false)).collect::<Vec<_>>();
        let shown = [
            (names::PEEKED, "skull-king-pile-peeked", faces(peeked)),
            (names::DISCARDED, "skull-king-pile-discarded", faces(private.discarded.hand())),
        ];
        let shown = shown.into_iter().filter(|(_, _, cards)| !cards.is_empty());
        shown.map(|(id, key, cards)| pile(id, Some(seat), Message::new(key), cards)).collect()
    }

    fn hand(&self) -> Vec<CardFace> {
        let Some((_, private)) = self.own else { return Vec::new() };
        private.hand.iter().map(|card| self.card_face(card, false)).collect()
    }

    fn face_of(&self, play: Play) -> CardFace {
        CardFace { name: self.rules.play_name(play), ..self.card_face(play.card(), true) }
    }

    fn card_face(&self, card: Card, face_up: bool) -> CardFace {
        let face = self.rules.face(card);
        let picture = match face {
            Face::Number(suit, rank) => format!("{}-{rank}", suit_word(&self.rules.options, suit)),
            _ => face_word(&self.rules.options, face).to_owned(),
        };
        CardFace {
            id: card.to_string(),
            face: format!("skull-king/{picture}"),
            face_up,
            name: self.rules.card_name(card),
            text: Some(card_text(&self.rules.options, face)),
        }
    }

    fn offers(&self) -> Vec<Offer> {
        self.snapshot.legal.iter().map(|action| self.offer(*action)).collect()
    }

    fn offer(&self, action: Action) -> Offer {
        let (verb, label, target, hotkey) = match action {
            Action::Bid(bid) => {
                let (key, hotkey) = match bid.cannon {
                    None => ("skull-king-offer-bid", digit(bid.tricks)),
                    Some(Cannon::Grapeshot) => ("skull-king-offer-bid-grapeshot", digit(bid.tricks)),
                    Some(Cannon::Cannonball) => ("skull-king-offer-bid-cannonball", None),
                };
                (
                    names::BID,
                    Message::new(key).with("tricks", bid.tricks),
                    Target::Number(bid.tricks.into()),
                    hotkey,
                )
            }
            Action::Play(played) => {
                let label =
                    Message::new("skull-king-offer-play").with("card", self.rules.play_name(played.play()));
                let (target, hotkey) = self.in_hand(played.card);
                (names::PLAY, label, target, hotkey.filter(|_| played.role != Some(crate::Role::Escape)))
            }
            Action::Discard(card) => {
                let label = Message::new("skull-king-offer-discard").with("card", self.rules.card_name(card));
                let (target, hotkey) = self.in_hand(card);
                (names::DISCARD, label, target, hotkey)
            }
            Action::Lead(seat) => {
                let label = Message::new("skull-king-offer-lead").with("seat", seat);
                (names::LEAD, label, Target::Seat(seat), digit(u8::from(seat) + 1))
            }
            Action::Wager(points) => {
                let key =
                    if points == 0 { "skull-king-offer-wager-nothing" } else { "skull-king-offer-wager" };
                let label = Message::new(key).with("points", points);
                (names::WAGER, label, Target::Number(points.into()), digit(points / 10))
            }
            Action::ChangeBid(change) => {
                let (key, hotkey) = match change {
                    ..0 => ("skull-king-offer-bid-down", '-'),
                    0 => ("skull-king-offer-bid-keep", '0'),
                    _ => ("skull-king-offer-bid-up", '+'),
                };
                (names::CHANGE_BID, Message::new(key), Target::Number(change.into()), Some(hotkey))
            }
        };
        let action = to_raw_value(&action).expect("an action can be written");
        Offer { verb: verb.into(), label, target, hotkey, action }
    }

    fn in_hand(&self, card: Card) -> (Target, Option<char>) {
        let idx = self.own.map_or(0, |(_, private)| private.hand.before(card).len());
        (Target::Hand(idx), (b'1'..=b'9').nth(idx).map(char::from))
    }

    fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        facts.extend(self.bids_fact());
        facts.extend(self.follow_fact());
        facts.extend(self.trick_fact());
        facts.extend(self.capture_facts());
        facts.extend(self.line_facts());
        facts
    }

    fn bids_fact(&self) -> Option<Fact> {
        let public = self.public;
        // Bids that have been scored are history.
        if public.phase == Phase::Dealing {
            return None;
        }
        let bids: Option<u8> = Seat::all(self.rules.seats).map(|seat| public.bid(seat)).sum();
        let sum = bids?;
        let label = Message::new("skull-king-fact-bids").with("sum", sum).with("tricks", public.cards);
        Some(Fact { kind: names::BIDS.into(), label, value: Some(sum.into()) })
    }

    fn follow_fact(&self) -> Option<Fact> {
        let public = self.public;
        let is_open = (1..self.rules.places).contains(&public.trick_len);
        if public.phase != Phase::Playing || !is_open || self.has_played() {
            return None;
        }
        let follow =
            |key: &'static str, suit| Message::new(key).with("suit", suit_name(&self.rules.options, suit));
        let label = match public.follow.suit() {
            Some(suit) if self.cannot_follow() => follow("skull-king-fact-cannot-follow", suit),
            Some(suit) => follow("skull-king-fact-follow", suit),
            None => Message::new("skull-king-fact-free"),
        };
        Some(Fact { kind: names::FOLLOW.into(), label, value: None })
    }

    /// Whether the viewer's card lies in the trick: what to follow is no matter of theirs any more.
    fn has_played(&self) -> bool {
        let public = self.public;
        let player = |place| self.rules.player_at(public.lead, public.seat_lead, place);
        self.own
            .is_some_and(|(seat, _)| (0..public.trick_len).any(|place| player(place) == Player::new(seat)))
    }

    /// Whether the viewer is to play and holds nothing of the suit that is to be followed.
    fn cannot_follow(&self) -> bool {
        let to_play = self.own.filter(|(seat, _)| self.snapshot.turn.includes(*seat));
        to_play.is_some_and(|(_, private)| !self.rules.holds(self.public.follow, private.hand))
    }

    /// Why the trick stands as it does, or why the one before went where it went.
    fn trick_fact(&self) -> Option<Fact> {
        let public = self.public;
        if public.trick_len > 0 {
            let why = self.why(public.trick())?;
            let label = Message::new("skull-king-fact-winning").with("why", why);
            return Some(Fact {
                kind: names::WINNING.into(),
                label,
                value: self.winning_place(public.trick()),
            });
        }
        let plays = self.last_trick()?;
        let winner = public.history.marks().last()?.winner();
        let label = match winner {
            Some(player) => about("skull-king-fact-last-trick", player),
            None => Message::new("skull-king-fact-last-trick-destroyed"),
        };
        let label = label.with("why", self.why(plays)?);
        Some(Fact { kind: names::LAST_TRICK.into(), label, value: self.winning_place(plays) })
    }

    /// What the trick before may pay its winner beside the bid.
    fn capture_facts(&self) -> Vec<Fact> {
        let (public, options) = (self.public, &self.rules.options);
        // What the ghost wins pays nobody.
        let winner = public.history.marks().last().and_then(|mark| mark.winner()?.seat());
        let left = public.cards - public.history.tricks_done();
        let is_settled = left == 0 && public.phase != Phase::ChangingBid;
        let change = u8::from(options.power_harry && !is_settled);
        let Some(winner) = winner.filter(|_| public.trick_len == 0) else { return Vec::new() };
        let Some(plays) = self.last_trick() else { return Vec::new() };
        let captures = self.outcome_of(plays).map(|outcome| outcome.captures).unwrap_or_default();
        let share = best_share(options, &public.sheet.entry(public.round, winner), left, change);
        if share != Share::All {
            let mut lines = capture_lines(options, &captures);
            return lines.find_map(|line| unpaid(&line, share)).into_iter().collect();
        }
        let fact = |line: Line| Fact {
            kind: capture_kind(line.cause).into(),
            label: Message::new("skull-king-fact-taken")
                .with("line", line_message(&line))
                .with("always", u8::from(options.bonus_on_missed_bid || is_settled)),
            value: Some(line.points.into()),
        };
        capture_lines(options, &captures).map(fact).collect()
    }

    /// Which card of the trick wins, counted from the leader's: `0` is pile `trick-0`.
    fn winning_place(&self, plays: &[Play]) -> Option<i64> {
        Some(self.outcome_of(plays)?.winner?.into())
    }

    fn why(&self, plays: &[Play]) -> Option<Message> {
        let outcome = self.outcome_of(plays)?;
        let winning = outcome.winner.map(|place| self.rules.face_and_role(plays[usize::from(place)]));
        Some(why_message(&self.rules.options, outcome.why, winning))
    }

    /// Where the viewer's points of the last scored round came from.
    fn line_facts(&self) -> Vec<Fact> {
        let sheet = &self.public.sheet;
        let Some(((seat, _), round)) = self.own.zip(sheet.rounds_scored().checked_sub(1)) else {
            return Vec::new();
        };
        let fact = |line: &Line| Fact {
            kind: names::LINE.into(),
            label: Message::new("skull-king-fact-line")
                .with("round", round + 1)
                .with("line", line_message(line)),
            value: Some(line.points.into()),
        };
        sheet.lines(self.rules, round, seat).iter().map(fact).collect()
    }

    fn ending(&self) -> Option<Ending> {
        if self.snapshot.turn != Turn::Over {
            return None;
        }
        let standings = self.rules.standings(self.public);
        let first = standings.iter().filter(|(_, standing)| standing.rank == 1);
        let winners: Vec<Seat> = first.map(|(seat, _)| seat).collect();
        let label = match winners[..] {
            [winner] => Message::new("skull-king-event-won").with("seat", winner),
            _ => Message::new("skull-king-event-shared").with("count", winners.len()),
        };
        // The score sheet tells the rest.
        Some(Ending { winners, label, race: Vec::new(), highlights: Vec::new() })
    }
}

fn digit(number: u8) -> Option<char> {
    char::from_digit(number.into(), 10)
}

fn pile(id: &str, owner: Option<Seat>, label: Message, cards: Vec<CardFace>) -> ScenePile {
    ScenePile { id: id.into(), owner, label, cards, notes: Vec::new() }
}

/// Whether a bid was met, and if not, on which side it missed.
fn bid_deed(row: &ScoreRow) -> Option<&'static str> {
    let figure = |name| row.figures.iter().find(|figure| figure.name == name).map(|figure| figure.value);
    let (bid, won) = (figure("bid")?, figure("won")?);
    Some(match won.cmp(&bid) {
        Ordering::Equal if bid == 0 => "skull-king-deed-zero-met",
        Ordering::Equal => "skull-king-deed-bid-met",
        Ordering::Less => "skull-king-slip-bid-high",
        Ordering::Greater if bid == 0 => "skull-king-slip-zero",
        Ordering::Greater => "skull-king-slip-bid-low",
    })
}
