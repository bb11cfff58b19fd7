//! What searches are made of, at the toy game: policies, utilities, horizons, and worlds weighed by what was decided.

use conformance::toy::{Coconuts, Deal, Options, Throw, plan};
use engine::{
    ActionSet as _, Arg, Bot, Choice, Game as _, GameRng, Horizon, Match, Policy, Seat, SeatMap, State, Step,
    Stop, Thinking, Uniform, Until, View, determinize, play_out,
};
use search::{ByBot, Erring, FlatMonteCarlo, Notebook, PerSeat, Plan, Random, Utility};

const OWN: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// Always throws the smaller coconut first.
struct Lowest;

impl Bot<Coconuts> for Lowest {
    fn choose(
        &mut self,
        _: &Coconuts,
        _: View<'_, Coconuts>,
        legal: &[Throw],
        _: &mut Thinking<'_>,
    ) -> Choice<Throw> {
        legal[0].clone().into()
    }
}

fn lowest() -> ByBot<Coconuts> {
    ByBot(Box::new(Lowest))
}

/// A table of two where these hands were dealt.
fn dealt(spare: u8, hands: [[u8; 2]; 2]) -> Match<Coconuts> {
    let mut table = Match::<Coconuts>::new(Options { spare }, 2).unwrap();
    let hands = SeatMap::from_fn(2, |seat| hands[seat.idx()].to_vec());
    table.step(Step::Chance(Deal(hands))).unwrap();
    table
}

fn after(table: &Match<Coconuts>, policy: &mut impl Policy<Coconuts>, horizon: Horizon) -> State<Coconuts> {
    let mut rng = GameRng::from_number(1);
    let mut world = determinize(table.game(), table.view(OWN), &mut rng);
    play_out(table.game(), &mut world, policy, horizon, &mut rng);
    world
}

#[test]
fn a_playout_ends_at_its_horizon() {
    let table = dealt(0, [[0, 1], [2, 3]]);
    let rounds = |until| {
        let horizon = Horizon { until, steps_max: 50 };
        table.game().round(&after(&table, &mut Uniform, horizon).public)
    };
    assert_eq!(rounds(Until::GameEnd), 2);
    assert_eq!(rounds(Until::RoundEnd), 1);
    assert_eq!((rounds(Until::Decisions(1)), rounds(Until::Decisions(2))), (0, 1));
    let stopped = after(&table, &mut Uniform, Horizon::game(3));
    assert_eq!((stopped.public.thrown.len(), stopped.public.to_throw.len()), (1, 1));
}

#[test]
fn each_seat_plays_by_its_own_policy() {
    let table = dealt(0, [[0, 3], [1, 2]]);
    let mut policy =
        PerSeat(SeatMap::from_fn(2, |seat| Erring { policy: LowestUnless(seat == OTHER), percent: 0 }));
    let world = after(&table, &mut policy, Horizon::round(50));
    assert_eq!(world.public.thrown[0].values().copied().collect::<Vec<_>>(), [0, 2]);
}

/// Throws the smaller one, or the bigger one.
#[derive(Clone, Copy)]
struct LowestUnless(bool);

impl Policy<Coconuts> for LowestUnless {
    fn act(&mut self, _: &Coconuts, _: View<'_, Coconuts>, legal: &Vec<Throw>, _: &mut GameRng) -> Throw {
        legal.at(if self.0 { legal.len() - 1 } else { 0 })
    }

    fn chance(
        &mut self,
        game: &Coconuts,
        view: View<'_, Coconuts>,
        legal: &Vec<Throw>,
        action: &Throw,
    ) -> f64 {
        let chosen = self.act(game, view, legal, &mut GameRng::from_number(0));
        f64::from(u8::from(chosen == *action))
    }
}

#[test]
fn chances_of_every_policy_add_up() {
    let table = dealt(0, [[0, 1], [2, 3]]);
    let legal = table.legal_actions(OWN);
    let total = |policy: &mut dyn FnMut(&Throw) -> f64| legal.iter().map(policy).sum::<f64>();
    let (game, view) = (table.game(), table.view(OWN));
    let mut erring = Erring { policy: lowest(), percent: 30 };
    assert!((total(&mut |throw| Uniform.chance(game, view, &legal, throw)) - 1.0).abs() < 1e-9);
    assert!((total(&mut |throw| erring.chance(game, view, &legal, throw)) - 1.0).abs() < 1e-9);
    assert!((erring.chance(game, view, &legal, &legal[0]) - 0.85).abs() < 1e-9);
    let mut random = ByBot(Box::new(Random));
    assert!((total(&mut |throw| random.chance(game, view, &legal, throw)) - 1.0).abs() < 1e-9);
}

#[test]
fn utilities_tell_points_from_leads_and_wins() {
    let table = dealt(0, [[0, 1], [2, 3]]);
    let mut public = table.public().clone();
    public.points = SeatMap::from_fn(2, |seat| if seat == OWN { 1 } else { 3 });
    let worth = |utility: Utility<Coconuts>, seat| {
        100 * (utility.worth)(table.game(), &public, seat) / utility.hundred
    };
    assert_eq!((worth(Utility::POINTS, OWN), worth(Utility::POINTS, OTHER)), (1, 3));
    assert_eq!((worth(Utility::LEAD, OWN), worth(Utility::LEAD, OTHER)), (-2, 2));
    assert_eq!((worth(Utility::WIN, OWN), worth(Utility::WIN, OTHER)), (0, 100));
    assert_eq!((worth(Utility::PLACES, OWN), worth(Utility::PLACES, OTHER)), (0, 100));
}

/// What a seat notes of a game.
fn notebook(table: &Match<Coconuts>, seat: Seat) -> Notebook<Coconuts> {
    let mut notebook = Notebook::default();
    table.recount(seat, 0, |news| notebook.note(news));
    notebook
}

/// The other has thrown 3 of 0 to 5; it holds one of the coconuts that were not seen.
fn thrown() -> Match<Coconuts> {
    let mut table = dealt(2, [[1, 4], [3, 5]]);
    table.play(OWN, Throw(1)).unwrap();
    table.play(OTHER, Throw(3)).unwrap();
    table
}

#[test]
fn a_world_is_as_likely_as_the_decisions_in_it() {
    let table = thrown();
    let (notebook, mut likely) = (notebook(&table, OWN), Erring { policy: lowest(), percent: 20 });
    let mut held = Vec::new();
    for seed in 0..50 {
        let world = determinize(table.game(), table.view(OWN), &mut GameRng::from_number(seed));
        let left = world.private[OTHER].hand[0];
        // Whoever throws the lowest first and has thrown the 3 holds more than a 3.
        let wanted = if left > 3 { 0.9 } else { 0.1 };
        let likelihood = notebook.likelihood(table.game(), &world, &mut likely);
        assert!((likelihood - wanted).abs() < 1e-9, "{likelihood} with {left} left");
        held.push(left);
    }
    held.sort_unstable();
    held.dedup();
    assert_eq!(held, [0, 2, 5], "every world was met");
}

#[test]
fn a_world_that_cannot_have_come_about_is_found_out() {
    let table = thrown();
    let mut world = determinize(table.game(), table.view(OWN), &mut GameRng::from_number(1));
    world.private[OTHER].hand = vec![3];
    assert!(notebook(&table, OWN).retrace(table.game(), &world).is_err());
    assert!(notebook(&table, OWN).likelihood(table.game(), &world, &mut Uniform) <= 0.0);
}

#[test]
fn decisions_are_retraced_with_what_was_seen() {
    let table = thrown();
    let world = determinize(table.game(), table.view(OTHER), &mut GameRng::from_number(1));
    let decisions = notebook(&table, OTHER).retrace(table.game(), &world).unwrap();
    let told: Vec<_> = decisions.iter().map(|decision| (decision.seat, decision.action.0)).collect();
    assert_eq!(told, [(OWN, 1), (OTHER, 3)]);
    assert_eq!(decisions[1].world.view(OTHER).private.hand, [3, 5]);
    assert_eq!(decisions[0].world.view(OWN).private.hand.len(), 2);
}

/// What a search says of its choice when the other has thrown already, in secret. The seat has noted everything.
fn number_said(bot: &mut dyn Bot<Coconuts>) -> Arg {
    let mut table = dealt(3, [[2, 5], [4, 6]]);
    table.play(OTHER, Throw(4)).unwrap();
    table.recount(OWN, 0, |news| bot.notice(table.game(), news));
    let mut rng = GameRng::from_number(1);
    let mut thinking = Thinking::new(&mut rng, 4_000, Stop::never());
    let choice = bot.choose(table.game(), table.view(OWN), &table.legal_actions(OWN), &mut thinking);
    let why = choice.why.expect("it has numbers");
    assert_eq!(why.key, "bot-why-win");
    why.args[0].1.clone()
}

#[test]
fn a_search_that_infers_believes_in_another_world() {
    let search = || {
        let aims = Plan { utility: Utility::WIN, ..plan() };
        FlatMonteCarlo::supposing(aims, Erring { policy: lowest(), percent: 2 })
    };
    let (inferred, uniform) = (number_said(&mut search().inferring()), number_said(&mut search()));
    let number = |arg| if let Arg::Number(number) = arg { number } else { panic!("{arg:?} is no number") };
    // The other throws its smaller one first, so the bigger one is still to come: that is bad news.
    assert!(number(inferred) < number(uniform) - 3);
}
