//! What the bot decides where the right thing is plain.

use crate::stage::{Stage, card, seat};
use engine::{BotKind, GameRng, Outfit, Thinking};
use hosting::Hosted as _;
use skallywaggs::{Action, Aim, Skallywaggs};

fn chosen_with(stage: &Stage, of: u8, seed: u64) -> Action {
    let (kind, _) = BotKind::named(&Skallywaggs::bots(4), "skallywaggs-bosun").unwrap();
    let mut bot = (kind.make)(Outfit::default());
    let view = stage.state.view(seat(of));
    let mut rng = GameRng::from_number(seed);
    bot.choose(&stage.rules, view, &stage.legal(of), &mut Thinking::at_once(&mut rng)).action
}

fn chosen(stage: &Stage, of: u8) -> Action {
    chosen_with(stage, of, 1)
}

fn announced(stage: &mut Stage, id: &str, aim: Aim) {
    stage.act(0, Action::Event { card: card(id), aim });
}

#[test]
fn it_sails_when_it_can() {
    let mut stage = Stage::new(4);
    stage.sailors(0, 1..6);
    assert_eq!(chosen(&stage, 0), Action::Sail);
}

#[test]
fn it_keeps_its_answer_for_something_that_hurts() {
    let mut stage = Stage::new(2);
    let own = stage.whole(1, "CRW01");
    stage.hand(0, &["SWP1", "OVB1"]);
    stage.hand(1, &["PAB1"]);
    announced(&mut stage, "SWP1", Aim::None);
    assert!(matches!(chosen(&stage, 1), Action::Pass(_)));
    stage.pass(1);
    announced(&mut stage, "OVB1", Aim::Pirate(own));
    assert_eq!(chosen(&stage, 1), Action::Event { card: card("PAB1"), aim: Aim::None });
}

#[test]
fn it_answers_with_the_copy_that_everybody_knows_of_or_else_with_any() {
    let mut stage = Stage::new(2);
    let own = stage.whole(1, "CRW01");
    stage.hand(0, &["OVB1"]);
    stage.hand(1, &["PAB1", "PAB2"]);
    announced(&mut stage, "OVB1", Aim::Pirate(own));
    let copies = |stage: &Stage, id: &str| {
        let event = Action::Event { card: card(id), aim: Aim::None };
        (0..20).filter(|seed| chosen_with(stage, 1, *seed) == event).count()
    };
    let (one, other) = (copies(&stage, "PAB1"), copies(&stage, "PAB2"));
    assert!(one > 0 && other > 0 && one + other == 20, "{one} and {other}");
    stage.known(1, "PAB2");
    assert_eq!(copies(&stage, "PAB2"), 20);
}

#[test]
fn it_has_a_sick_pirate_cured() {
    let mut stage = Stage::new(2);
    stage.whole(1, "COO");
    let sick = stage.whole(1, "CRW01");
    stage.lay_on("SAP1", sick, 0, 0);
    stage.hand(1, &["CRW02H", "CRW03H", "CRW04H"]);
    stage.end_turn(0);
    assert_eq!(chosen(&stage, 1), Action::Cure);
}

#[test]
fn it_gives_a_dead_head_for_a_better_pirate() {
    let mut stage = Stage::new(2);
    let hero = stage.pirate(1, ["DEA", "CRW02C", "CRW03L"]);
    let sick = stage.whole(1, "CRW01");
    stage.lay_on("SAP1", sick, 0, 0);
    stage.end_turn(0);
    assert_eq!(chosen(&stage, 1), Action::StandIn(hero));
}

#[test]
fn it_fears_no_hurricane_behind_battened_hatches() {
    let mut stage = Stage::new(2);
    stage.whole(1, "CRW01");
    stage.lay_before("BAT1", 1, 1, 1);
    stage.hand(0, &["HUR1"]);
    stage.hand(1, &["PAB1"]);
    announced(&mut stage, "HUR1", Aim::None);
    assert!(matches!(chosen(&stage, 1), Action::Pass(_)));
}

#[test]
fn it_knows_that_a_magistrate_is_no_help_in_a_hurricane() {
    let mut stage = Stage::new(2);
    stage.whole(1, "MAG");
    stage.hand(0, &["HUR1"]);
    stage.hand(1, &["PAB1"]);
    announced(&mut stage, "HUR1", Aim::None);
    assert_eq!(chosen(&stage, 1), Action::Event { card: card("PAB1"), aim: Aim::None });
}
