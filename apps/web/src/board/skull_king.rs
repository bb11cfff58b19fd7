//! Skull King's own board: rivals with their bids, the trick in table order, bids, powers and the hand at the thumb.

use engine::{Arg, Message, Seat};
use hosting::{CardFace, Fact, Offer, Outcome, Pile, Scene, SeatPanel, Target};
use leptos::html::Dialog;
use leptos::prelude::*;

use super::BoardContext;
use super::about::{About, Ranks};
use super::card::{Card, card, open_card};
use super::class::classes;
use super::deed::{self, Weight, deed};
use super::feast;
use super::hand;
use super::names::skull_king::{
    BID, BIDS, CARD_TAKEN, DISCARD, FOLLOW, GHOST, HAS_BID, KING_TAKEN, LAST_TRICK, LEAD, LEADS,
    MERMAID_TAKEN, PIRATE_TAKEN, PLAY, SCORE, TRICK, WAGER, WINNER, WINNING, WON,
};
use super::round_card;
use super::score;
use super::seat::{self, Who};
use super::stage::{Frame, Stage, Swept};
use crate::art::{self, Mark};
use crate::shell::focus::tab_stop;
use crate::shell::still::{Drawn, Same, still};
use crate::shell::{dialog, few, speech};

/// Draws the table and follows it.
pub fn board(context: BoardContext) -> AnyView {
    let stage = Stage::sweeping(context, taken_trick);
    deed::listen(stage);
    let dialogs = Dialogs { sheet: NodeRef::new(), seen: NodeRef::new(), ranks: Ranks::new(context, &RANKS) };
    let about = About::new(stage);
    // Dialogs stay where they are while the table is drawn anew under them.
    view! {
        {draw(stage, dialogs)}
        {about.dialog()}
        {dialogs.ranks.dialog()}
        {score::score_sheet(context, dialogs.sheet)}
        {dialog::sheet("seen-cards", "board-king-seen-title", dialogs.seen, (move || seen(&stage.frame())).into_any())}
    }
    .into_any()
}

/// A trick that somebody has taken and that still lies there.
fn taken_trick(scene: &Scene) -> Option<Swept> {
    let place = scene.facts.iter().find(|fact| fact.kind == LAST_TRICK)?.value?;
    let plays = || scene.piles.iter().filter(|pile| pile.is_called(TRICK));
    let seat = plays().nth(usize::try_from(place).ok()?)?.owner?;
    let cards = plays().flat_map(|pile| &pile.cards).map(|card| card.id.clone()).collect();
    Some(Swept { seat, cards })
}

#[derive(Clone, Copy)]
struct Dialogs {
    sheet: NodeRef<Dialog>,
    seen: NodeRef<Dialog>,
    ranks: Ranks,
}

/// The rules that say which card beats which in this edition.
const RANKS: [&str; 4] = [
    "skull-king-rules-ranks",
    "skull-king-rules-deep",
    "skull-king-rules-bonuses",
    "skull-king-rules-powers",
];

/// The table; each of its places follows the game by itself, so that what has not changed is not touched.
fn draw(stage: Stage, dialogs: Dialogs) -> AnyView {
    let class = move || {
        let frame = stage.frame();
        let marks = [("over", frame.scene.outcome.is_some()), ("watching", own_panel(&frame).is_none())];
        classes("board king-board", &marks)
    };
    let left = Memo::new(move |_| stage.with_scene(|scene| left(&scene.title)));
    view! {
        <div class=class>
            <div class="felt" tabindex="0" aria-label=speech::label("board-piles") role="region">
                {state_line(stage, dialogs)}
                {move || rivals(&stage.frame())}
                <div class="deck">
                    <span class="candle" aria-hidden="true" style:--left=move || left.get().to_string()></span>
                    {move || middle(&stage.frame())}
                </div>
            </div>
            {move || own_side(&stage.frame(), dialogs)}
            {hand::refusal(stage, why_not)}
        </div>
    }
    .into_any()
}

fn own_panel(frame: &Frame) -> Option<&SeatPanel> {
    frame.you().and_then(|you| panel(frame, you))
}

fn panel(frame: &Frame, seat: Seat) -> Option<&SeatPanel> {
    frame.scene.seats.iter().find(|panel| panel.seat == seat)
}

/// The round, the bids against the tricks, and the way to the score sheet.
fn state_line(stage: Stage, dialogs: Dialogs) -> AnyView {
    let round = move || stage.with_scene(|scene| stage.context.say(&scene.title));
    let bids = move || fact(&stage.frame(), BIDS).map(|fact| stage.context.say(&fact.label));
    let sheet = view! {
        <span class="chip-mark">{art::mark(Mark::Sheet)}</span>
        {speech::label("board-king-sheet-short")}
    };
    view! {
        <div class="state-line">
            <p class="state-words">
                <span class="state-round">{round}</span>
                {move || bids().map(|bids| view! { <span class="state-bids">{bids}</span> }).into_any()}
            </p>
            {dialogs.ranks.opener()}
            {score::opener(dialogs.sheet, "score-sheet", "deed state-sheet", sheet.into_any())}
        </div>
    }
    .into_any()
}

/// How much is left of the candle that burns down by rounds, of a hundred. A tie-break is played by its stub.
fn left(title: &Message) -> i64 {
    let number = |name: &str| match title.args.iter().find(|(known, _)| known == name) {
        Some((_, Arg::Number(number))) => Some(*number),
        _ => None,
    };
    match (number("round"), number("rounds")) {
        (Some(round), Some(rounds)) => 100 * (rounds - round + 1) / rounds.max(1),
        _ => 0,
    }
}

fn rivals(frame: &Frame) -> AnyView {
    let rivals: Vec<Seat> = frame.around().into_iter().filter(|seat| Some(*seat) != frame.you()).collect();
    let strips = rivals
        .iter()
        .enumerate()
        .filter_map(|(place, seat)| panel(frame, *seat).map(|panel| rival(frame, panel, place)));
    view! {
        <ul class="crew-strips" data-count=rivals.len().to_string() style:--count=rivals.len().to_string() aria-label=speech::label("board-rivals")>
            {strips.collect_view()}
        </ul>
    }
    .into_any()
}

fn fact<'a>(frame: &'a Frame, kind: &str) -> Option<&'a Fact> {
    frame.scene.facts.iter().find(|fact| fact.kind == kind)
}

/// A seat, and where on the arc around the table it stands, counted from the left end.
fn rival(frame: &Frame, panel: &SeatPanel, place: usize) -> AnyView {
    let class = classes(format!("strip-seat crew-{}", panel.seat), &[("takes", has_badge(panel, WINNING))]);
    let class = classes(class, &seat::standing(panel));
    still(Rival { person: person(frame, panel), class, place })
}

#[derive(PartialEq)]
struct Rival {
    person: Person,
    class: String,
    place: usize,
}

impl Drawn for Rival {
    fn draw(&self) -> AnyView {
        view! {
            <li class=self.class.clone() data-seat=self.person.who.seat.idx().to_string() style:--place=self.place.to_string()>
                {self.person.draw()}
            </li>
        }
        .into_any()
    }
}

/// Face, name, bid against tricks, and the score.
#[derive(PartialEq)]
struct Person {
    who: Who,
    badges: Vec<(String, String)>,
    bid: Bid,
    /// In words, and as it is written.
    score: Option<[String; 2]>,
    /// Whether nobody has more, and somebody less.
    is_ahead: bool,
    /// The cards of the trick that goes to this seat.
    swept: Vec<String>,
    stage: Same<Stage>,
}

fn person(frame: &Frame, panel: &SeatPanel) -> Person {
    let is_own = frame.you() == Some(panel.seat);
    let score = counter(panel, SCORE).map(|fact| {
        let points = fact.value.unwrap_or(0);
        // The unit stands once, where there is room for it.
        [frame.say(&fact.label), if is_own { points_words(points) } else { score::plain(points) }]
    });
    Person {
        who: seat::who(frame, panel),
        badges: small_badges(frame, panel),
        bid: bid(frame, panel),
        score,
        is_ahead: is_ahead(frame, panel),
        swept: frame.swept_to(panel.seat),
        stage: Same(frame.stage),
    }
}

fn is_ahead(frame: &Frame, panel: &SeatPanel) -> bool {
    let total = |panel: &SeatPanel| counter(panel, SCORE).and_then(|fact| fact.value);
    let (own, all) = (total(panel), || frame.scene.seats.iter().map(total));
    own.is_some() && all().all(|other| other <= own) && all().any(|other| other < own)
}

impl Drawn for Person {
    fn draw(&self) -> AnyView {
        let ahead = self.is_ahead.then(|| {
            view! { <span class="chip-mark">{art::mark(Mark::Crown)}</span>
            <span class="unseen">" "{speech::label("board-king-ahead")}</span> }
        });
        let score = self.score.clone().map(|[words, points]| {
            view! {
                <span class="strip-score" class:ahead=self.is_ahead><span class="unseen">{words}</span>
                    <span aria-hidden="true">{points}</span>{ahead}</span>
            }
        });
        view! {
            <span class="strip-face">{art::portrait(self.who.seat)}{self.who.bot()}{self.swept.iter().map(|card| self.goal(card)).collect_view()}</span>
            <span class="strip-name">{self.who.name.clone()}</span>
            <span class="strip-marks">{self.who.turn.clone().map(turn_mark)}{self.badges.iter().map(tiny).collect_view()}</span>
            <span class="strip-bid">{bid_view(&self.bid)}</span>
            {score}
        }
        .into_any()
    }
}

impl Person {
    /// Where a card of a taken trick goes: it is not seen there.
    fn goal(&self, card: &str) -> AnyView {
        let (Same(stage), card) = (self.stage, card.to_owned());
        view! { <span class="swept" data-card=card.clone() style:view-transition-name=move || stage.transition_name(&card)></span> }
            .into_any()
    }
}

fn points_words(points: i64) -> String {
    speech::label_with("board-king-points", [("points", Arg::Text(score::plain(points)))])
}

fn turn_mark(words: String) -> AnyView {
    view! { <span class="chip chip-now"><span class="chip-mark">{art::mark(Mark::Turn)}</span>
    <span class="unseen">{words}</span></span> }
    .into_any()
}

/// What else is known of the seat: who leads, a wager, what the cannon holds.
fn small_badges(frame: &Frame, panel: &SeatPanel) -> Vec<(String, String)> {
    let told = panel.badges.iter().filter(|badge| ![WINNING, HAS_BID, WINNER].contains(&badge.kind.as_str()));
    told.map(|badge| (badge.kind.clone(), frame.say(&badge.label))).collect()
}

fn tiny((kind, words): &(String, String)) -> AnyView {
    let mark = if kind == LEADS { Mark::First } else { Mark::Coin };
    view! { <span class=format!("tiny tiny-{kind}") title=words.clone()><span class="chip-mark">{art::mark(mark)}</span>
        <span class="unseen">{words.clone()}</span></span> }
    .into_any()
}

fn has_badge(panel: &SeatPanel, kind: &str) -> bool {
    panel.badges.iter().any(|badge| badge.kind == kind)
}

fn counter<'a>(panel: &'a SeatPanel, kind: &str) -> Option<&'a Fact> {
    panel.counters.iter().find(|fact| fact.kind == kind)
}

/// Tricks won against the bid; before the bids open, only whether there is one.
#[derive(Clone, PartialEq)]
enum Bid {
    Open { won: i64, bid: i64, words: String },
    Ready(bool),
    Nothing,
}

fn bid(frame: &Frame, panel: &SeatPanel) -> Bid {
    let number = |kind| counter(panel, kind).and_then(|fact| fact.value);
    if let (Some(bid), Some(won)) = (number(BID), number(WON)) {
        let told = [BID, WON].into_iter().filter_map(|kind| counter(panel, kind));
        let words = told.map(|fact| frame.say(&fact.label)).collect::<Vec<_>>().join(", ");
        return Bid::Open { won, bid, words };
    }
    match has_badge(panel, HAS_BID) {
        // Who reads it knows what they are doing.
        false if frame.scene.outcome.is_some() || frame.you() == Some(panel.seat) => Bid::Nothing,
        is_ready => Bid::Ready(is_ready),
    }
}

fn bid_view(bid: &Bid) -> AnyView {
    match bid {
        Bid::Open { won, bid, words } => open_bid(*won, *bid, words.clone()),
        Bid::Ready(is_ready) => ready_words(*is_ready),
        Bid::Nothing => ().into_any(),
    }
}

/// Tricks won against the bid, with a mark for met or missed.
fn open_bid(won: i64, bid: i64, words: String) -> AnyView {
    let (class, mark) = match won.cmp(&bid) {
        std::cmp::Ordering::Less => ("bid-open", None),
        std::cmp::Ordering::Equal => ("bid-met", Some(Mark::Ready)),
        std::cmp::Ordering::Greater => ("bid-missed", Some(Mark::Missed)),
    };
    let of = |key| speech::tell(&Message::new(key).with("won", won).with("bid", bid));
    view! {
        <span class=class title=words>
            <span class="unseen">{words.clone()}</span>
            <span class="bid-long" aria-hidden="true">{of("board-king-won-of")}</span>
            <span class="bid-short" aria-hidden="true">{of("board-king-won-of-short")}</span>
            {mark.map(|mark| view! { <span class="chip-mark">{art::mark(mark)}</span> })}
        </span>
    }
    .into_any()
}

fn ready_words(is_ready: bool) -> AnyView {
    let (mark, key) =
        if is_ready { (Some(Mark::Lock), "board-king-ready") } else { (None, "board-king-thinking") };
    view! {
        <span class="bid-ready" class:is-ready=is_ready>
            {mark.map(|mark| view! { <span class="chip-mark">{art::mark(mark)}</span> })}{speech::label(key)}
        </span>
    }
    .into_any()
}

fn middle(frame: &Frame) -> AnyView {
    if let Some(outcome) = &frame.scene.outcome {
        return celebration(frame, outcome);
    }
    let plays: Vec<&Pile> = frame.scene.piles.iter().filter(|pile| pile.is_called(TRICK)).collect();
    if plays.is_empty() {
        return between(frame);
    }
    let is_done = fact(frame, LAST_TRICK).is_some();
    // A card alone beats nothing.
    let winning = fact(frame, WINNING).filter(|_| plays.len() > 1).or_else(|| fact(frame, LAST_TRICK));
    let best = winning.and_then(|fact| fact.value).and_then(|place| usize::try_from(place).ok());
    let cards = plays.iter().enumerate();
    let cards: Vec<AnyView> = cards
        .map(|(place, pile)| play(frame, pile, place == 0, (best == Some(place)).then_some(is_done)))
        .collect();
    let follow = fact(frame, FOLLOW).map(|fact| frame.say(&fact.label));
    let stage = frame.stage;
    // The cards are as large as a whole trick of them may be, so that they keep their size.
    let places = places(frame);
    view! {
        <ol class=classes("trick", &[("done", is_done)]) data-count=plays.len().to_string() data-places=places.to_string() style:--places=places.to_string()
            aria-label=speech::label("board-king-trick") on:keydown=move |event| hand::rove(stage, &event)>{cards}</ol>
        <p class=if (plays.len() + usize::from(is_done)).is_multiple_of(2) { "why why-even" } else { "why why-odd" }>
            {winning.map(|fact| view! { <span class="why-wins">{frame.say(&fact.label)}</span> })}
            {follow.map(|follow| view! { <span class="why-follow">{follow}</span> })}
            {captures(frame)}
        </p>
        {cut_in(frame)}
        {ghost(frame)}
    }
    .into_any()
}

/// What a capture pays, beside the sentence that says who took the trick.
fn captures(frame: &Frame) -> Vec<AnyView> {
    let taken = [CARD_TAKEN, MERMAID_TAKEN, PIRATE_TAKEN, KING_TAKEN];
    let facts = frame.scene.facts.iter().filter(|fact| taken.contains(&fact.kind.as_str()));
    facts.map(|fact| view! { <span class="why-taken">{frame.say(&fact.label)}</span> }.into_any()).collect()
}

/// Who takes whom, when a character does: the two of them for a moment, over the trick.
fn cut_in(frame: &Frame) -> Option<AnyView> {
    let (fact, [taker, taken]) = frame.scene.facts.iter().find_map(|fact| {
        let pair = match fact.kind.as_str() {
            MERMAID_TAKEN => ["pirate", "mermaid"],
            PIRATE_TAKEN => ["skull-king", "pirate"],
            KING_TAKEN => ["mermaid", "skull-king"],
            _ => return None,
        };
        Some((fact, pair))
    })?;
    let points = fact.value.filter(|points| *points != 0).map(score::signed);
    Some(
        view! {
            <div class="cut-in" aria-hidden="true">
                <span class="cut-in-taken">{art::king_card(taken, "")}</span>
                <span class="cut-in-taker">{art::king_card(taker, "")}</span>
                <b>{points}</b>
                <span class="cut-in-words">{frame.say(&fact.label)}</span>
            </div>
        }
        .into_any(),
    )
}

/// One card of the trick with its owner, which can be asked about; keys come to the first. `wins` says whether it
/// wins so far, or has won.
fn play(frame: &Frame, pile: &Pile, is_stop: bool, wins: Option<bool>) -> AnyView {
    let owner = pile.owner.map_or_else(|| speech::label("board-king-ghost"), |seat| frame.name(seat));
    let names =
        std::iter::once(frame.say(&pile.label)).chain(pile.cards.iter().map(|face| frame.say(&face.name)));
    let words = names.collect::<Vec<_>>().join(", ");
    let cards = pile.cards.iter().map(|face| card(frame, face, pile.owner)).collect();
    let text = pile.cards.first().and_then(|face| face.text.as_ref()).map(|text| frame.say(text));
    let role = pile.cards.first().and_then(role);
    still(Play { seat: pile.owner, pile: pile.id.clone(), cards, owner, words, text, role, is_stop, wins })
}

#[derive(PartialEq)]
struct Play {
    seat: Option<Seat>,
    pile: String,
    cards: Vec<Card>,
    owner: String,
    words: String,
    text: Option<String>,
    role: Option<&'static str>,
    is_stop: bool,
    wins: Option<bool>,
}

/// What a Tigress is played as: the card that she stands for.
fn role(face: &CardFace) -> Option<&'static str> {
    let (_, role) = face
        .name
        .key
        .rsplit_once('-')
        .filter(|_| face.face.ends_with("tigress") || face.face.ends_with("scary-mary"))?;
    ["pirate", "escape"].into_iter().find(|known| *known == role)
}

impl Drawn for Play {
    fn draw(&self) -> AnyView {
        let crew = self.seat.map_or_else(String::new, |seat| format!("crew-{seat}"));
        let key = self.wins.map(|is_done| if is_done { "board-king-took" } else { "board-king-wins" });
        view! {
            <li class=classes(format!("play {crew}"), &[("wins", key.is_some())]) data-owner=self.seat.map(|seat| seat.to_string())>
                <div class="pile" data-pile=self.pile.clone() data-count=self.cards.len().to_string() role="button"
                    aria-label=self.words.clone() title=self.text.clone() use:tab_stop=self.is_stop>
                    {self.cards.iter().map(Drawn::draw).collect_view()}
                    {self.role.map(|role| view! { <span class="role">{art::king_card(role, "")}</span> })}
                </div>
                {key.map(|key| view! {
                    <span class="chip chip-wins" aria-hidden="true"><span class="chip-mark">{art::mark(Mark::Crown)}</span>{speech::label(key)}</span>
                })}
                <span class="play-owner" aria-hidden="true">
                    {self.seat.map(|seat| view! { <span class="play-face">{art::portrait(seat)}</span> })}
                    <span class="play-name">{self.owner.clone()}</span>
                </span>
            </li>
        }
        .into_any()
    }
}

/// Before the first card: the shout when the bids open, and before that how the last round ended.
fn between(frame: &Frame) -> AnyView {
    let middle = match (fact(frame, BIDS), &frame.scene.sheet) {
        (Some(_), _) => shout(frame).into_any(),
        (None, Some(sheet)) => round_card::round_card(frame, sheet).into_any(),
        (None, None) => ().into_any(),
    };
    view! { {middle}{ghost(frame)} }.into_any()
}

/// Everybody's fist comes down in three beats, and the bids lie open.
fn shout(frame: &Frame) -> impl IntoView {
    let words = speech::label("board-king-shout");
    let beats: Vec<String> = words.split(' ').map(str::to_owned).collect();
    let fists = frame.around().into_iter().map(|seat| {
        view! { <span class=format!("fist crew-{seat}")>{art::fist()}</span> }
    });
    view! {
        <div class="shout" aria-hidden="true">
            <p class="fists" style:--count=frame.scene.seats.len().to_string()>{fists.collect_view()}</p>
            <p class="beats">{beats.into_iter().map(|beat| view! { <b>{beat}</b> }).collect_view()}</p>
        </div>
    }
}

/// Graybeard's pile, at a table of two.
fn ghost(frame: &Frame) -> Option<AnyView> {
    let pile = frame.scene.piles.iter().find(|pile| pile.id == GHOST)?;
    let top = pile.cards.last().map(|face| still(card(frame, face, None)));
    let words = frame.say(&pile.label);
    let count = pile.cards.len();
    Some(
        view! { <p class="ghost-pile" data-pile=GHOST data-count=count.to_string()>{top}<span>{words}" · "{count.to_string()}</span></p> }
            .into_any(),
    )
}

fn celebration(frame: &Frame, outcome: &Outcome) -> AnyView {
    let total = |panel: &SeatPanel| counter(panel, SCORE).and_then(|fact| fact.value).unwrap_or(0);
    let mut order: Vec<&SeatPanel> = frame.scene.seats.iter().collect();
    few::sort_by_key(&mut order, |panel| {
        (!outcome.winners.contains(&panel.seat), std::cmp::Reverse(total(panel)))
    });
    let order: Vec<_> = order.into_iter().map(|panel| (panel.seat, points_words(total(panel)))).collect();
    feast::feast(frame, outcome, &order)
}

fn own_side(frame: &Frame, dialogs: Dialogs) -> AnyView {
    let Some(own) = own_panel(frame) else {
        return view! { <section class="king-own watching">{prompt(frame)}</section> }.into_any();
    };
    let picks_card = frame.scene.offers.iter().any(|offer| matches!(offer.target, Target::Hand(_)));
    let class = classes(format!("king-own crew-{}", own.seat), &[("picks-card", picks_card)]);
    view! {
        <section class=classes(class, &seat::standing(own)) data-seat=own.seat.idx().to_string()>
            <div class="own-line">
                <div class="strip-seat own-seat">{still(person(frame, own))}</div>
                {seen_button(frame, dialogs)}
                <div class="own-ask">{prompt(frame)}</div>
                {help(frame).map(|text| view! { <p class="card-help">{text}</p> })}
            </div>
            {choices(frame)}
            {hand::hand(frame)}
        </section>
    }
    .into_any()
}

/// What the raised card does, unless that is still to be chosen; a number says it by its number.
fn help(frame: &Frame) -> Option<String> {
    let card = raised_card(frame)?;
    let is_number = card.face.rsplit('/').next().and_then(art::king_suit).is_some();
    let says_more = !is_number && hand::raised_offers(frame).len() == 1;
    Some(frame.say(card.text.as_ref().filter(|_| says_more)?))
}

/// What to do; with a card raised, the buttons that play it; with a number picked, the lock.
fn prompt(frame: &Frame) -> AnyView {
    // Whatever a card may be played as stands in the place of the question: the table stays where it is.
    let ready: Vec<&Offer> = hand::raised_offers(frame).into_iter().chain(locks(frame)).collect();
    if !ready.is_empty() {
        return ready.iter().map(|offer| deed(frame, offer, Weight::Main)).collect_view().into_any();
    }
    if is_settling(frame) {
        return ().into_any();
    }
    hand::prompt(frame, frame.say(&frame.scene.prompt), why_not(frame))
}

/// Why a card that is held cannot be played now, where the trick says it.
fn why_not(frame: &Frame) -> Option<Message> {
    let follow = fact(frame, FOLLOW).filter(|_| !frame.scene.offers.is_empty());
    follow.map(|fact| fact.label.clone())
}

/// Whether nobody is to do anything: the table says all there is to say, under a whole trick or with the last scores.
fn is_settling(frame: &Frame) -> bool {
    let is_empty = frame.scene.hand.is_empty();
    let is_whole = is_full(frame) && (is_empty || fact(frame, LAST_TRICK).is_none());
    let is_scored = is_empty && frame.you().is_some() && fact(frame, BIDS).is_none();
    frame.scene.offers.is_empty() && (is_whole || is_scored)
}

/// Whether everybody's card lies in the trick.
fn is_full(frame: &Frame) -> bool {
    let n_plays = frame.scene.piles.iter().filter(|pile| pile.is_called(TRICK)).count();
    n_plays >= places(frame)
}

/// How many cards make a trick: one from each seat, and the ghost's.
fn places(frame: &Frame) -> usize {
    frame.scene.seats.len() + frame.scene.piles.iter().filter(|pile| pile.id == GHOST).count()
}

fn raised_card(frame: &Frame) -> Option<&CardFace> {
    let raised = frame.stage.choice.card.get()?;
    frame.scene.hand.iter().find(|face| face.id == raised)
}

/// Bids and powers, as large buttons above the hand.
fn choices(frame: &Frame) -> Option<AnyView> {
    let verb = frame.scene.offers.first().map(|offer| offer.verb.clone())?;
    match verb.as_str() {
        BID => Some(bids(frame)),
        PLAY | DISCARD => None,
        _ => {
            let offers: Vec<&Offer> = frame.scene.offers.iter().collect();
            Some(sheet(frame, &offers, power_face(&verb)))
        }
    }
}

/// The pirate whose power it is.
fn power_face(verb: &str) -> Option<&'static str> {
    match verb {
        LEAD => Some("skull-king/rosie"),
        WAGER => Some("skull-king/rascal"),
        "change_bid" => Some("skull-king/harry"),
        _ => None,
    }
}

/// A sheet of large choices with the card they come from.
fn sheet(frame: &Frame, offers: &[&Offer], face: Option<&str>) -> AnyView {
    let picture = face.and_then(|face| art::king_card(face.strip_prefix("skull-king/")?, ""));
    let buttons: Vec<AnyView> = offers.iter().map(|offer| large(frame, offer)).collect();
    view! {
        <div class="choices" role="group" aria-label=frame.say(&frame.scene.prompt) data-count=offers.len().to_string()>
            {picture.map(|picture| view! { <span class="choices-card">{picture}</span> })}
            <div class="choices-list">{buttons}</div>
        </div>
    }
    .into_any()
}

fn large(frame: &Frame, offer: &Offer) -> AnyView {
    let (stage, words, verb) = (frame.stage, frame.say(&offer.label), offer.verb.clone());
    let (value, face) = match offer.target {
        Target::Number(number) => (Some(number.to_string()), None),
        Target::Seat(seat) => (Some(seat.idx().to_string()), Some(seat)),
        _ => (None, None),
    };
    let crew = face.map_or_else(String::new, |seat| format!("crew-{seat}"));
    let offer = offer.clone();
    view! {
        <button type="button" class=format!("large {crew}") data-offer=verb data-value=value
            aria-disabled=stage.locked on:click=move |_| stage.choose(offer.clone())>
            {match face {
                Some(seat) => view! {
                    <span class="unseen">{words}</span>
                    <span class="play-face">{art::portrait(seat)}</span>
                    <span class="large-name" aria-hidden="true">{frame.name(seat)}</span>
                }.into_any(),
                None => view! { <span>{words}</span> }.into_any(),
            }}
        </button>
    }
    .into_any()
}

/// The numbers to bid: as with cards, the first tap picks one, the second locks it, and so does the button.
fn bids(frame: &Frame) -> AnyView {
    let chosen = frame.stage.choice.number.get();
    let mut numbers: Vec<i64> = deed::numbers(frame).iter().filter_map(|offer| number(offer)).collect();
    numbers.dedup();
    let buttons: Vec<AnyView> = numbers.iter().map(|bid| bid_button(frame, *bid, chosen)).collect();
    view! {
        <div class="numbers" role="group" data-count=numbers.len().to_string() aria-label=speech::label("board-king-bids")>{buttons}</div>
    }
    .into_any()
}

/// The bid that is picked, ready to be locked; two ways to load the cannon where there is one.
fn locks(frame: &Frame) -> Vec<&Offer> {
    let Some(chosen) = frame.stage.choice.number.get() else { return Vec::new() };
    let is_it = |offer: &&Offer| offer.verb == BID && number(offer) == Some(chosen);
    frame.scene.offers.iter().filter(is_it).collect()
}

fn number(offer: &Offer) -> Option<i64> {
    match offer.target {
        Target::Number(number) => Some(number),
        _ => None,
    }
}

fn bid_button(frame: &Frame, bid: i64, chosen: Option<i64>) -> AnyView {
    let stage = frame.stage;
    let offers: Vec<Offer> =
        frame.scene.offers.iter().filter(|offer| number(offer) == Some(bid)).cloned().collect();
    let is_chosen = chosen == Some(bid);
    let label = offers.first().map(|offer| frame.say(&offer.label));
    let only = (offers.len() == 1).then(|| offers.into_iter().next()).flatten();
    let tap = move |_| match &only {
        Some(offer) if is_chosen => stage.choose(offer.clone()),
        _ => stage.choice.number.set(Some(bid)),
    };
    view! {
        <button type="button" class="number" class:chosen=is_chosen data-offer="bid" data-value=bid.to_string() aria-label=label
            aria-pressed=if is_chosen { "true" } else { "false" }
            aria-disabled=stage.locked on:click=tap>{bid.to_string()}</button>
    }
    .into_any()
}

/// The cards that only the viewer knows: shown by Juanita, or put away.
fn seen_piles(frame: &Frame) -> Vec<&Pile> {
    frame.scene.piles.iter().filter(|pile| ["peeked", "discarded"].contains(&pile.id.as_str())).collect()
}

fn seen_button(frame: &Frame, dialogs: Dialogs) -> Option<AnyView> {
    let count: usize = seen_piles(frame).iter().map(|pile| pile.cards.len()).sum();
    let words = speech::tell(&Message::new("board-king-seen").with("count", count));
    let inside = view! {
        <span class="chip-mark">{art::mark(Mark::Eye)}</span>
        <span class="unseen">{words}</span><span aria-hidden="true">{count.to_string()}</span>
    };
    (count > 0).then(|| score::opener(dialogs.seen, "seen-cards", "deed seen-open", inside.into_any()))
}

fn seen(frame: &Frame) -> AnyView {
    let piles = seen_piles(frame).into_iter().map(|pile| {
        let cards = pile.cards.iter().map(|face| {
            view! { <li><span class="unseen">{frame.say(&face.name)}</span>{still(open_card(frame.stage, face, pile.owner))}</li> }
        });
        view! { <section><h3>{frame.say(&pile.label)}</h3><ul class="seen-list">{cards.collect_view()}</ul></section> }
    });
    piles.collect_view().into_any()
}
