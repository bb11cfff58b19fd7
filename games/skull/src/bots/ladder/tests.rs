//! What the ladder is held to: positions with an obvious answer, budgets and stops, and that whoever knows more wins more.

use engine::{Events, Game as _, GameRng, News, Outfit, Seat, State, Step, Stop, Turn};

use super::*;
use crate::{Card, Cards, Phase, Pile, Private, Whereabouts};

fn rules(seats: u8) -> Skull {
    let (_, usual) = Skull::presets().remove(0);
    Skull::new(usual, seats).expect("it can be played")
}

fn named(name: &str) -> BotKind<Skull> {
    kinds().into_iter().find(|kind| kind.id == name).expect("it is on the ladder")
}

/// The same game from the beginning, everybody with these piles, in the middle of the placing of the first seat.
fn laid(rules: &Skull, piles: &[&[Card]]) -> State<Skull> {
    let mut state = rules.setup();
    state.public.phase = Phase::Placing;
    state.public.to_act = engine::SeatSet::one(Seat::new(0));
    for (seat, pile) in Seat::all(rules.n_seats()).zip(piles) {
        let pile: Pile = pile.iter().copied().collect();
        let hand = pile.cards().missing();
        state.private[seat] = Private { hand, pile, lost: Cards::NONE };
        (0..pile.len()).for_each(|_| state.public.seats[seat].stack.push());
        state.public.table_cards += pile.len();
    }
    rules.audit(&state);
    state
}

/// What a bot does there, with so many steps.
fn choice(name: &str, rules: &Skull, state: &State<Skull>, seat: Seat, steps: u32, seed: u64) -> Action {
    let view = state.view(seat);
    let legal = engine::ActionSet::to_vec(&rules.legal(view));
    let mut rng = GameRng::from_number(seed);
    let mut thinking = Thinking::new(&mut rng, steps, Stop::never());
    let action = (named(name).make)(Outfit::default()).choose(rules, view, &legal, &mut thinking).action;
    assert!(legal.contains(&action), "{name}: {action:?}");
    action
}

fn act(rules: &Skull, state: &mut State<Skull>, seat: u8, action: Action) {
    rules.apply(state, Seat::new(seat), action, &mut Events::off());
}

const R: Card = Card::Rose;
const S: Card = Card::Skull;

#[test]
fn a_bet_that_cannot_be_lost_and_wins_the_game_is_made() {
    let rules = rules(2);
    let mut state = laid(&rules, &[&[R], &[R, R]]);
    state.public.first = Seat::new(1);
    state.public.seats[Seat::new(1)].coins = 1;
    act(&rules, &mut state, 0, Action::Bid(1));
    // The first seat's Skull is out of the game: all three cards are Roses for certain.
    state.private[Seat::new(0)].hand = [R].into_iter().collect();
    state.private[Seat::new(0)].lost = [R, S].into_iter().collect();
    state.public.seats[Seat::new(0)].cards = 2;
    state.public.seats[Seat::new(0)].skull = Whereabouts::Lost;
    rules.audit(&state);
    for name in ["bosun", "quartermaster", "captain"] {
        let action = choice(name, &rules, &state, Seat::new(1), 4_000, 3);
        assert!(matches!(action, Action::Bid(_)), "{name}: {action:?}");
    }
}

#[test]
fn a_game_that_is_won_for_certain_is_not_put_off() {
    let rules = rules(2);
    let mut state = laid(&rules, &[&[R], &[R]]);
    let (own, other) = (Seat::new(0), Seat::new(1));
    state.public.seats[own].coins = 1;
    state.private[other] =
        Private { hand: Cards::NONE, lost: [R, R, S].into_iter().collect(), ..state.private[other] };
    state.public.seats[other].cards = 1;
    state.public.seats[other].skull = Whereabouts::Lost;
    rules.audit(&state);
    for seed in 0..10 {
        assert_eq!(choice("bosun", &rules, &state, own, 0, seed), Action::Bid(2));
    }
}

#[test]
fn a_bet_on_ones_own_roses_is_raised_although_the_skull_lies_below() {
    let rules = rules(2);
    let mut state = laid(&rules, &[&[R, R], &[S, R, R]]);
    act(&rules, &mut state, 0, Action::Bid(1));
    for name in ["deckhand", "bosun"] {
        for seed in 0..10 {
            let action = choice(name, &rules, &state, Seat::new(1), 0, seed);
            assert!(matches!(action, Action::Bid(2..)), "{name}: {action:?}");
        }
    }
}

#[test]
fn nobody_bids_all_cards_with_their_own_skull_among_them() {
    let rules = rules(3);
    let mut state = laid(&rules, &[&[R, R], &[R, S], &[R, R]]);
    act(&rules, &mut state, 0, Action::Bid(5));
    for name in ["powder-monkey", "deckhand", "bosun", "quartermaster", "captain"] {
        for seed in 0..10 {
            let action = choice(name, &rules, &state, Seat::new(1), 2_000, seed);
            assert_eq!(action, Action::Pass, "{name}");
        }
    }
}

#[test]
fn the_pile_of_somebody_without_a_skull_is_turned_first() {
    let rules = rules(3);
    let mut state = laid(&rules, &[&[R], &[R, R], &[R, R]]);
    state.private[Seat::new(2)].hand = Cards::NONE;
    state.private[Seat::new(2)].lost = [R, S].into_iter().collect();
    state.public.seats[Seat::new(2)].cards = 2;
    state.public.seats[Seat::new(2)].skull = Whereabouts::Lost;
    act(&rules, &mut state, 0, Action::Bid(3));
    act(&rules, &mut state, 1, Action::Pass);
    act(&rules, &mut state, 2, Action::Pass);
    assert_eq!(state.public.phase, Phase::Revealing);
    for name in ["deckhand", "bosun", "quartermaster", "captain"] {
        let action = choice(name, &rules, &state, Seat::new(0), 2_000, 1);
        assert_eq!(action, Action::Flip(Seat::new(2)), "{name}");
    }
}

#[test]
fn a_budget_is_kept_and_a_stop_is_heard() {
    let rules = rules(5);
    let state = laid(&rules, &[&[R, R], &[R], &[S], &[R], &[R]]);
    let view = state.view(Seat::new(0));
    let legal = engine::ActionSet::to_vec(&rules.legal(view));
    for kind in kinds().into_iter().filter(|kind| kind.effort == engine::Effort::Thinks) {
        let mut rng = GameRng::from_number(9);
        let mut thinking = Thinking::new(&mut rng, 3_000, Stop::never());
        (kind.make)(Outfit::default()).choose(&rules, view, &legal, &mut thinking);
        assert!(thinking.steps_left() < 100, "{}: {} left", kind.id, thinking.steps_left());
        let mut thinking = Thinking::new(&mut rng, 3_000, Stop::never().or_when(|| true));
        let choice = (kind.make)(Outfit::default()).choose(&rules, view, &legal, &mut thinking);
        assert!(thinking.is_cut() && thinking.steps_left() > 2_000, "{}", kind.id);
        assert!(legal.contains(&choice.action));
    }
}

/// Plays a game; whether the first of these, in this seat among the second, has won.
fn wins(rules: &Skull, names: [&str; 2], seat: Seat, steps: u32, seed: u64) -> bool {
    let bot = |other: Seat| (named(names[usize::from(other != seat)]).make)(Outfit::default());
    let mut bots: Vec<_> = Seat::all(rules.n_seats()).map(bot).collect();
    let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
    loop {
        let step = match rules.turn(&state.public) {
            Turn::Over => return state.public.winner == Some(seat),
            Turn::Chance => Step::Chance(rules.sample_chance(&state, &mut rng)),
            Turn::Seats(turn) => {
                let seat = turn.first().expect("somebody is to act");
                let legal = engine::ActionSet::to_vec(&rules.legal(state.view(seat)));
                let mut thinking = Thinking::new(&mut rng, steps, Stop::never());
                let choice = bots[seat.idx()].choose(rules, state.view(seat), &legal, &mut thinking);
                Step::Act(seat, choice.action)
            }
        };
        let mut events = Events::on();
        match step.clone() {
            Step::Act(seat, action) => rules.apply(&mut state, seat, action, &mut events),
            Step::Chance(chance) => rules.resolve_chance(&mut state, chance, &mut events),
        }
        let events = events.into_vec();
        for (seat, bot) in Seat::all(rules.n_seats()).zip(&mut bots) {
            bot.notice(rules, News::new(&step, &events, state.view(seat)));
        }
    }
}

/// Checks that one of the first wins more often than chance from the second, at these sizes.
fn climbs(names: [&str; 2], steps: u32, rounds: u64, sizes: &[u8]) {
    for &seats in sizes {
        let rules = rules(seats);
        let games = rounds * u64::from(seats);
        let won = |seed: &u64| {
            let seat = Seat::new(u8::try_from(seed % u64::from(seats)).unwrap_or(0));
            wins(&rules, names, seat, steps, *seed)
        };
        let share = (0..games).filter(won).count() as f64 / games as f64;
        assert!(share > 1.2 / f64::from(seats), "{seats} seats: {names:?} {share}");
    }
}

#[test]
fn the_deckhand_wins_from_the_powder_monkey() {
    climbs(["deckhand", "powder-monkey"], 0, 150, &[2, 3, 4, 5, 6]);
}

#[test]
fn the_bosun_wins_from_the_deckhand() {
    climbs(["bosun", "deckhand"], 0, 150, &[2, 3, 4, 5, 6]);
}

#[test]
fn the_quartermaster_wins_from_the_bosun_with_few_steps() {
    climbs(["quartermaster", "bosun"], 1_000, 8, &[2, 4, 6]);
}

#[test]
fn the_captain_wins_from_the_quartermaster_with_few_steps() {
    climbs(["captain", "quartermaster"], 1_500, 4, &[2, 4]);
}
