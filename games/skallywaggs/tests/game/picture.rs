//! The picture of a table: its piles, marks and offers, and that everything in it can be said.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::stage::{Stage, card, seat, swap};
use engine::{Arg, Game as _, Message};
use hosting::{Hosted as _, Scene, Snapshot, Target};
use skallywaggs::{
    Action, Aim, Card, Event, Figure, Loss, Moment, Move, Options, Part, PirateId, Protection, Purpose,
    Refusal, Sailing, Sight, Skallywaggs, Watch,
};
use words::{Cast, Words};

fn scene(stage: &Stage, of: u8) -> Scene {
    let turn = stage.rules.turn(&stage.state.public);
    stage.rules.scene(&Snapshot {
        viewer: Some(seat(of)),
        turn,
        public: Cow::Borrowed(&stage.state.public),
        private: Some(Cow::Borrowed(&stage.state.private[seat(of)])),
        legal: stage.legal(of),
    })
}

fn say(message: &Message) -> String {
    let words = Words::new("en", Skallywaggs::messages("en"));
    let names: Vec<String> = ["Anna", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec();
    let cast = Cast { names: &names, you: Some(seat(0)) };
    words.try_say(message, &cast).unwrap_or_else(|unsaid| panic!("{message:?}: {unsaid:?}"))
}

fn pile<'a>(scene: &'a Scene, id: &str) -> &'a hosting::Pile {
    scene.piles.iter().find(|pile| pile.id == id).unwrap_or_else(|| panic!("there is no pile {id}"))
}

fn notes(scene: &Scene, pirate: PirateId) -> Vec<(String, String)> {
    let pile = pile(scene, &format!("pirate-{}", pirate.0));
    pile.notes.iter().map(|note| (note.kind.clone(), say(&note.label))).collect()
}

#[test]
fn a_pirate_shows_what_it_is_whether_it_sails_and_what_it_is_immune_to() {
    // SW-4.1, SW-5.1, SW-7.1
    let mut stage = Stage::new(3);
    let matched = stage.whole(0, "CRW03");
    let minor = stage.pirate(1, ["LOOH", "CRW01C", "LOOL"]);
    let ashore = stage.pirate(2, ["EYE", "CRW02C", "BAL"]);
    stage.lay_on("AWA1", minor, 0, 0);
    let scene = scene(&stage, 0);
    let has = |pirate, kind: &str, words: &str| {
        let notes = notes(&scene, pirate);
        assert!(notes.contains(&(kind.to_owned(), words.to_owned())), "{kind}: {notes:?}");
    };
    has(matched, "matched", "matched");
    has(matched, "seaworthy", "seaworthy");
    has(matched, "immune-skallywaggs", "immune to Skallywaggs: matched");
    has(minor, "minor", "minor character");
    has(minor, "suppressed", "suppressed");
    has(minor, "cant-sail", "can’t sail: Arrest Warrant");
    has(minor, "immune-skallywaggs", "head and legs immune to Skallywaggs: makes the Look Out");
    has(minor, "immune-press-gang", "immune to Press Gang: Look Out is complete");
    has(ashore, "simple", "simple");
    has(ashore, "cant-sail", "can’t sail: Eye Patch");
    has(ashore, "immune-press-gang", "immune to Press Gang: Ball’n Chain");
    let minor = pile(&scene, &format!("pirate-{}", minor.0));
    assert_eq!((minor.owner, minor.cards.len()), (Some(seat(1)), 4));
    assert_eq!(minor.cards[0].face, "skallywaggs/looh");
    assert_eq!(minor.cards[3].face, "skallywaggs/awa1");
    assert_eq!(say(&minor.label), "Look Out");
}

#[test]
fn offers_point_at_what_they_are_done_to() {
    let mut stage = Stage::new(2);
    let (own, other) = (stage.whole(0, "CRW03"), stage.pirate(1, ["CRW01H", "CRW02C", "PEG"]));
    let third = stage.pirate(1, ["CRW02H", "CRW01C", "CRW04L"]);
    stage.hand(0, &["CRW05H", "CRW05C", "CRW05L", "SKA1", "PRG1", "CRD1", "SWP1"]);
    stage.commons(&["PAR", "MON"]);
    let scene_now = scene(&stage, 0);
    let place = |id: &str| scene_now.hand.iter().position(|held| held.id == format!("card-{id}")).unwrap();
    let pile_at = |pirate: PirateId| {
        scene_now.piles.iter().position(|pile| pile.id == format!("pirate-{}", pirate.0)).unwrap()
    };
    let target = |action: Action| {
        let json = serde_json::to_string(&action).unwrap();
        let offer = scene_now
            .offers
            .iter()
            .find(|offer| offer.action.get() == json)
            .unwrap_or_else(|| panic!("{json}"));
        (offer.verb.clone(), offer.target.clone(), say(&offer.label))
    };
    let build =
        Action::Build { head: card("CRW05H"), chest: card("CRW05C"), legs: card("CRW05L"), crew: seat(1) };
    let parts = ["crw05h", "crw05c", "crw05l"].map(|id| Target::Hand(place(id)));
    let several = Target::Several(parts.into_iter().chain([Target::Seat(seat(1))]).collect());
    let words = "Build Crewman 5 in Ben’s crew: matched, seaworthy";
    assert_eq!(target(build), ("build".into(), several, words.into()));
    let event = |id: &str, aim| target(Action::Event { card: card(id), aim });
    let (verb, aimed, words) = event("SKA1", swap(other, third, Part::Legs));
    let parts = [other, third].map(|pirate| Target::Card { pile: pile_at(pirate), card: 2 });
    assert_eq!(aimed, Target::Several([Target::Hand(place("ska1"))].into_iter().chain(parts).collect()));
    assert_eq!(verb, "event");
    assert!(words.starts_with("Skallywaggs: swap the legs of Ben’s "), "{words}");
    let (_, aimed, _) = event("PRG1", Aim::Pirate(other));
    assert_eq!(aimed, Target::Several(vec![Target::Hand(place("prg1")), Target::Pile(pile_at(other))]));
    let (_, aimed, _) = event("CRD1", Aim::Seat(seat(1)));
    assert_eq!(aimed, Target::Several(vec![Target::Hand(place("crd1")), Target::Seat(seat(1))]));
    assert_eq!(event("SWP1", Aim::None).1, Target::Hand(place("swp1")));
    assert_eq!(target(Action::Trade).1, Target::Table);
    assert!(stage.lives(own));
    stage.act(0, Action::Trade);
    stage.act(0, Action::Discard(card("SWP1")));
    let scene_now = scene(&stage, 0);
    let json = serde_json::to_string(&Action::Swap { give: card("SKA1"), take: card("MON") }).unwrap();
    let offer = scene_now.offers.iter().find(|offer| offer.action.get() == json).unwrap();
    let place = scene_now.hand.iter().position(|held| held.id == "card-ska1").unwrap();
    assert_eq!(offer.target, Target::Several(vec![Target::Hand(place), Target::Card { pile: 0, card: 1 }]));
    assert_eq!(pile(&scene_now, "commons").cards[1].face, "skallywaggs/mon");
}

#[test]
fn seats_show_their_numbers_and_what_lies_before_them() {
    let mut stage = Stage::new(3);
    stage.sailors(1, 1..4);
    stage.lay_before("CRD1", 1, 0, 0);
    stage.lay_before("BAT1", 2, 2, 2);
    stage.state.public.seats[seat(2)].watch = Watch::WhenHit;
    stage.state.public.seats[seat(1)].sailing = Sailing::Declared;
    let scene = scene(&stage, 0);
    let count =
        |of: usize, kind: &str| scene.seats[of].counters.iter().find(|fact| fact.kind == kind).unwrap().value;
    assert_eq!((count(1, "seaworthy"), count(1, "needed"), count(1, "crew")), (Some(3), Some(7), Some(3)));
    let badges =
        |of: usize| scene.seats[of].badges.iter().map(|badge| badge.kind.as_str()).collect::<Vec<_>>();
    assert_eq!(badges(0), ["first"]);
    assert_eq!(badges(1), ["sailing", "crack-down"]);
    assert_eq!(badges(2), ["batten", "watch-hit"]);
    assert_eq!(pile(&scene, "before-1").owner, Some(seat(1)));
    assert_eq!(pile(&scene, "shipyard").cards.last().unwrap().face, "skallywaggs/back");
}

#[test]
fn an_announced_event_lies_on_its_own_pile_while_answers_are_given() {
    // SW-6.4
    let mut stage = Stage::new(2);
    stage.hand(1, &["SWP1"]);
    stage.hand(0, &["PAB1"]);
    stage.state.public.active = seat(1);
    stage.act(1, Action::Event { card: card("SWP1"), aim: Aim::None });
    let scene = scene(&stage, 0);
    assert_eq!(pile(&scene, "announced").cards[0].face, "skallywaggs/swp1");
    let verbs: BTreeSet<&str> = scene.offers.iter().map(|offer| offer.verb.as_str()).collect();
    assert_eq!(verbs, BTreeSet::from(["answer", "pass", "pass-unless-hit", "pass-until-turn"]));
    assert_eq!(say(&scene.prompt), "Ben plays Swag & Plunder. Let it happen, or answer?");
}

#[test]
fn a_card_shows_its_text_and_whether_it_is_ours() {
    // SW-1.2
    let mut stage = Stage::new(2);
    stage.hand(0, &["PAR", "PEG", "WARH", "CRW01H", "BAT1", "INNL", "WAIC"]);
    let scene = scene(&stage, 0);
    let text = |id: &str| {
        let held = scene.hand.iter().find(|held| held.id == format!("card-{id}")).unwrap();
        held.text.as_ref().map(say)
    };
    assert_eq!(text("par").unwrap(), "This pirate goes to a crew with a Captain.");
    assert_eq!(text("peg").unwrap(), "Can’t sail, unless a Boatswain helps. (Our ruling)");
    assert!(text("warh").unwrap().ends_with("(Our ruling)"));
    assert!(text("waic").unwrap().contains("Can’t sail."));
    assert_eq!((text("crw01h"), text("innl")), (None, None));
    let shown: Vec<String> = ["par", "peg", "warh", "bat1", "waic"].into_iter().filter_map(text).collect();
    assert!(!shown.iter().any(|text| text.contains(['†', '['])), "marks of the file of cards: {shown:?}");
}

#[test]
fn a_card_with_the_hourglass_says_when_it_can_be_played() {
    // SW-6.3
    let mut stage = Stage::new(2);
    stage.hand(0, &["BAT1", "PAB1", "SWP1"]);
    let texts: Vec<String> =
        scene(&stage, 0).hand.iter().filter_map(|held| held.text.as_ref().map(say)).collect();
    let with = |words: &str| texts.iter().filter(|text| text.contains(words)).count();
    assert_eq!(with("at any time"), 0, "{texts:?}");
    assert_eq!(
        (with("Play it on your turn, or to answer an event."), with("Play it to answer an event.")),
        (1, 1)
    );
    let verbs: BTreeSet<String> = scene(&stage, 0).offers.iter().map(|offer| say(&offer.label)).collect();
    assert!(verbs.contains("Play Batten the Hatches"), "{verbs:?}");
    assert!(!verbs.contains("Play Parley & Belay"), "there is nothing to answer: {verbs:?}");
}

#[test]
fn the_table_shows_when_the_harbor_closes() {
    // SW-11.7
    let mut stage = Stage::new(2);
    let mut shown = |round: u16| {
        stage.state.public.round = round;
        let Scene { title, facts, .. } = scene(&stage, 1);
        let fact = facts.iter().find(|fact| fact.kind == "harbor");
        (say(&title), fact.map(|fact| say(&fact.label)).unwrap_or_default())
    };
    let told = |title: &str, fact: &str| (title.to_owned(), fact.to_owned());
    assert_eq!(shown(49), told("Round 49", ""));
    assert_eq!(shown(55), told("Round 55 of 60", "The harbor closes after 60 rounds; this is round 55"));
    assert_eq!(shown(61), told("Round 61", "The harbor is closing: nobody can set sail any more"));
}

#[test]
fn a_look_out_and_nobody_else_sees_the_next_cards() {
    // SW-12.2
    let mut stage = Stage::new(2);
    stage.pirate(1, ["LOOH", "CRW01C", "LOOL"]);
    stage.top(&["PAR", "MON", "EYE"]);
    stage.act(0, Action::EndTurn);
    let top = |of: u8| pile(&scene(&stage, of), "shipyard").cards.last().unwrap().face.clone();
    assert_eq!((top(1).as_str(), top(0).as_str()), ("skallywaggs/par", "skallywaggs/back"));
    assert!(scene(&stage, 1).offers.iter().all(|offer| offer.verb == "look-out"));
    assert!(say(&scene(&stage, 1).offers[0].label).contains(", then "));
}

fn rules() -> Skallywaggs {
    Skallywaggs::new(Options { dutchman: true, saint_elmo: true, ..Options::default() }, 4).unwrap()
}

fn dutchman() -> Figure {
    Figure { id: PirateId(3), crew: seat(1), parts: ["EYE", "HOO", "PEG"].map(card) }
}

fn simple() -> Figure {
    Figure { parts: ["CRW01H", "CRW02C", "MON"].map(card), ..dutchman() }
}

fn plain_events() -> Vec<Event> {
    let (figure, plain, one, two) = (dutchman(), simple(), card("SAP1"), card("CRW02H"));
    vec![
        Event::HighCard { seat: seat(0), card: two },
        Event::HighTie { seats: engine::SeatSet::all(2) },
        Event::Dealt { seat: seat(1) },
        Event::TurnBegins { seat: seat(0), round: 3 },
        Event::Scouted { seat: seat(1), count: 3 },
        Event::Drew { seat: seat(0), count: 1 },
        Event::Dry { seat: seat(1) },
        Event::Reshuffled { count: 30, tide: 0 },
        Event::Reshuffled { count: 30, tide: 2 },
        Event::EndedOn { card: one, pirate: figure },
        Event::EndedBefore { card: one, seat: seat(1) },
        Event::Built { seat: seat(1), pirate: figure },
        Event::Built { seat: seat(2), pirate: plain },
        Event::Canceled { seat: seat(1), card: one, by: card("PAB1") },
        Event::NoEffect { card: one },
        Event::Spared { seat: seat(1), card: card("HUR1") },
        Event::Swapped { one: figure, other: plain, part: Part::Legs },
        Event::Mutiny { seat: seat(1), count: 2 },
        Event::LaidOn { card: one, pirate: plain },
        Event::LaidBefore { card: card("CRD1"), seat: seat(1) },
        Event::Trading { seat: seat(0), cost: 0 },
        Event::Traded { seat: seat(0), give: two, take: one },
        Event::Luring { seat: seat(0), pirate: plain },
        Event::Operated { seat: seat(0), give: two, take: card("EYE"), pirate: plain },
        Event::Helped { seat: seat(0), card: two },
        Event::Refilled { card: two },
        Event::Dredged { seat: seat(0), card: two },
        Event::Cured { pirate: plain, card: one },
        Event::StoodIn { hero: figure, saved: plain },
        Event::Ransomed { seat: seat(0), card: card("CRD1") },
        Event::Sailing { seat: seat(0), seaworthy: 5, needed: 5 },
        Event::Stranded { seat: seat(1), seaworthy: 4, needed: 5 },
        Event::Won { seat: seat(1), seaworthy: 5, needed: 5 },
        Event::HarborCloses { winners: engine::SeatSet::all(2) },
    ]
}

/// Events that come in several kinds.
fn kinds_of_events() -> Vec<Event> {
    let (figure, plain, one, two) = (dutchman(), simple(), card("SAP1"), card("CRW02H"));
    let mut told = Vec::new();
    let losses = [
        Loss::Storm,
        Loss::Sunk,
        Loss::Sick,
        Loss::Bled,
        Loss::Dredge,
        Loss::Ransom,
        Loss::Mutiny,
        Loss::StoodIn,
    ];
    told.extend(losses.map(|cause| Event::Lost { pirate: plain, cause }));
    let moves =
        [Move::Home(card("PAR")), Move::Wander(card("CRA")), Move::Pressed(card("PRG1")), Move::Lured];
    told.extend(moves.map(|cause| Event::Moved { pirate: plain, from: seat(0), cause }));
    let sights = [
        Sight::None,
        Sight::Pirate(figure),
        Sight::Parts(figure, plain, Part::Head),
        Sight::Seat(seat(2)),
        Sight::Event(one),
    ];
    told.extend(sights.map(|sight| Event::Announced { seat: seat(0), card: card("SKA1"), sight }));
    let purposes = [Purpose::Trade, Purpose::Lure, Purpose::Cure, Purpose::Limit];
    told.extend(purposes.map(|purpose| Event::Discarded { seat: seat(1), card: two, purpose }));
    told.extend(
        [Watch::Always, Watch::WhenHit, Watch::Never].map(|watch| Event::Watches { seat: seat(1), watch }),
    );
    told
}

fn refusals(rules: &Skallywaggs) -> Vec<Refusal> {
    use Moment::{Answer, Arrange, Dealing, Discard, Doom, Lose, Over, Play, Swap, Take};
    let (one, two) = (card("SAP1"), card("CRW02H"));
    let title = |id: &str| rules.deck().card(card(id)).title;
    let protections = [
        Protection::Matched,
        Protection::Activating(title("LOOH")),
        Protection::Complete(title("WARH")),
        Protection::Marked(title("BAL")),
        Protection::Shield(title("BOAH")),
        Protection::Sheltered(card("BAT1")),
        Protection::Stays(title("BAL")),
        Protection::Held(card("AWA1")),
        Protection::HeldCrew(title("FMTH")),
    ];
    let mut refusals = vec![
        Refusal::NotInHand(two),
        Refusal::NotThere(two),
        Refusal::NoPirate,
        Refusal::NoTarget,
        Refusal::WrongCrew,
        Refusal::NotNow(two),
        Refusal::Nothing(one),
        Refusal::Forbidden(card("CRD1")),
        Refusal::TooFewCards { needed: 3 },
        Refusal::NobodyCan,
        Refusal::OnceATurn,
        Refusal::TooFewSail { seaworthy: 3, needed: 5 },
        Refusal::SailingAlready(Sailing::Declared),
        Refusal::SailingAlready(Sailing::Due),
        Refusal::TooLate,
        Refusal::NotSimple,
        Refusal::CannotLose(PirateId(1)),
        Refusal::NothingForbids,
        Refusal::SameWatch,
    ];
    refusals.extend(protections.map(|by| Refusal::Protected { card: Some(card("SKA1")), by }));
    refusals.extend(protections.map(|by| Refusal::Protected { card: None, by }));
    refusals.extend(
        [Dealing, Arrange, Play, Discard, Swap, Lose, Doom, Take, Answer, Over].map(Refusal::WrongMoment),
    );
    refusals
}

/// Every sentence about what happened and why not can be said; so every effect explains itself.
#[test]
fn every_event_and_every_refusal_can_be_said() {
    let rules = rules();
    let told = plain_events().into_iter().chain(kinds_of_events());
    let mut sentences: Vec<String> = told.map(|event| say(&rules.narrate(&event))).collect();
    let parrot =
        rules.narrate(&Event::Moved { pirate: simple(), from: seat(0), cause: Move::Home(card("PAR")) });
    assert_eq!(say(&parrot), "The Parrot leads Crewman 1 / Crewman 2 / Monkey from your crew to Ben’s.");
    sentences.extend(refusals(&rules).iter().map(|refusal| say(&rules.explain(refusal))));
    assert!(sentences.iter().all(|sentence| sentence.len() > 8 && !sentence.contains("skallywaggs-")));
}

#[test]
fn every_card_has_a_name_and_every_rule_a_text() {
    for first in (0..120).step_by(12) {
        let mut stage = Stage::new(2);
        let ids: Vec<String> = Card::all().skip(first).take(12).map(|card| card.to_string()).collect();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        stage.hand(0, &ids);
        let scene = scene(&stage, 0);
        assert_eq!(scene.hand.len(), 12);
        for held in &scene.hand {
            let name = say(&held.name);
            assert!(!name.is_empty() && held.text.as_ref().is_none_or(|text| say(text).len() > 8), "{name}");
            assert!(!matches!(held.name.args.first(), Some((_, Arg::Text(_)))), "names are messages");
        }
    }
}

#[test]
fn immune_parts_are_told_with_the_reason_of_each() {
    // SW-7.1, SW-9.3
    let mut stage = Stage::new(2);
    let cook = stage.pirate(1, ["COOH", "COOC", "BAL"]);
    let scene = scene(&stage, 0);
    let told: Vec<String> = notes(&scene, cook)
        .into_iter()
        .filter(|(kind, _)| kind == "immune-skallywaggs")
        .map(|(_, words)| words)
        .collect();
    let expected = [
        "head and chest immune to Skallywaggs: makes the Ships Cook",
        "legs immune to Skallywaggs: Ball’n Chain says so",
    ];
    assert_eq!(told, expected);
}

#[test]
fn announced_events_say_who_plays_what_each_for_itself() {
    let mut stage = Stage::new(3);
    stage.hand(0, &["SWP1"]);
    stage.hand(1, &["PAB1"]);
    stage.hand(2, &["CRW01H"]);
    stage.act(0, Action::Event { card: card("SWP1"), aim: Aim::None });
    let notes = |stage: &Stage| -> Vec<String> {
        pile(&scene(stage, 1), "announced").notes.iter().map(|note| say(&note.label)).collect()
    };
    assert_eq!(notes(&stage), ["You: Swag & Plunder"]);
    stage.act(1, Action::Event { card: card("PAB1"), aim: Aim::None });
    stage.act(2, Action::Pass(Watch::Always));
    let [first, second] = &notes(&stage)[..] else { panic!("an answer can be answered") };
    assert_eq!(first, "You: Swag & Plunder");
    assert!(second.starts_with("Ben: "), "{second}");
}

#[test]
fn the_special_pirates_are_told_on_their_cards_where_they_are_played_with() {
    // SW-4.7, SW-4.8
    let text = |options: Options, id: &str| {
        let mut stage = Stage::with(2, options);
        stage.hand(0, &[id]);
        scene(&stage, 0).hand[0].text.as_ref().map(say).unwrap_or_default()
    };
    let on = Options { dutchman: true, saint_elmo: true, ..Options::default() };
    for id in ["EYE", "HOO", "PEG"] {
        assert!(text(on, id).contains("together are The Dutchman"), "{id}");
        assert!(!text(Options::default(), id).contains("The Dutchman"), "{id}");
    }
    for id in ["PAR", "SQU", "MON"] {
        assert!(text(on, id).contains("together are Saint Elmo"), "{id}");
    }
    assert!(text(on, "EYE").contains("(Our ruling)"), "that a Boatswain helps is ours");
}

#[test]
fn swapped_parts_are_named_first() {
    let told = |part| say(&rules().narrate(&Event::Swapped { one: dutchman(), other: simple(), part }));
    let named = [(Part::Head, "Heads"), (Part::Chest, "Chests"), (Part::Legs, "Legs")];
    for (part, name) in named {
        assert!(told(part).starts_with(&format!("{name} swapped: Ben has ")), "{}", told(part));
    }
}

#[test]
fn the_end_of_an_event_before_a_player_does_not_name_its_player() {
    let stage = Stage::new(2);
    let over = Event::EndedBefore { card: card("CRD1"), seat: seat(1) };
    assert_eq!(say(&stage.rules.narrate(&over)), "Crack Down ends for Ben.");
}

#[test]
fn whoever_is_asked_is_told_whether_the_event_hits_them() {
    let mut stage = Stage::new(3);
    let hit = stage.whole(1, "CRW03");
    stage.hand(0, &["AWA1"]);
    stage.hand(1, &["CRW01H"]);
    stage.hand(2, &["PAB1"]);
    stage.act(0, Action::Event { card: card("AWA1"), aim: Aim::Pirate(hit) });
    let question = |of: u8| {
        let scene = scene(&stage, of);
        let fact = scene.facts.iter().find(|fact| fact.kind == "question");
        fact.map(|fact| (fact.value, say(&fact.label)))
    };
    assert_eq!(question(0), None);
    assert_eq!(question(1), Some((Some(1), "This hits you.".into())));
    assert_eq!(question(2), Some((Some(0), "This does not touch you.".into())));
}

#[test]
fn a_hurricane_is_said_to_hit_only_a_crew_that_it_would_touch() {
    let says = |is_battened: bool| {
        let mut stage = Stage::new(2);
        stage.whole(1, "CRW01");
        if is_battened {
            stage.lay_before("BAT1", 1, 1, 1);
        }
        stage.hand(0, &["HUR1"]);
        stage.hand(1, &["PAB1"]);
        stage.act(0, Action::Event { card: card("HUR1"), aim: Aim::None });
        let scene = scene(&stage, 1);
        scene.facts.iter().find(|fact| fact.kind == "question").map(|fact| say(&fact.label))
    };
    assert_ne!(says(true), says(false));
    assert_eq!(says(false).as_deref(), Some("This hits you."));
}
