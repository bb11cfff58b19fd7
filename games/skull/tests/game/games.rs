//! Whole games with any options, played by any choices: they end, and no card is ever lost on the way.

use engine::{ActionSet, Events, Game, GameRng, Match, State, Turn};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use skull::{FirstAfterLostBet, Options, Skull, UnflippedCards};

fn any_options() -> impl Strategy<Value = Options> {
    let first = prop::sample::select(vec![FirstAfterLostBet::Challenger, FirstAfterLostBet::SkullOwner]);
    let unflipped = prop::sample::select(vec![
        UnflippedCards::StayHidden,
        UnflippedCards::OwnersMayShow,
        UnflippedCards::OwnersMayAlwaysShow,
    ]);
    (first, unflipped)
        .prop_map(|(first_after_lost_bet, unflipped_cards)| Options { first_after_lost_bet, unflipped_cards })
}

/// Every round ends with a coin or a lost card; a round has at most 24 placements, as many bids and passes, flips
/// and shows, and few steps more.
fn steps_max(seats: u8) -> usize {
    let rounds = usize::from(seats) + 4 * usize::from(seats);
    rounds * (24 + 24 + 6 + 24 + 6 + 3)
}

fn seeded(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(1720),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Plays the choices, wrapping round them; checks the books at every state. Returns the last one.
fn play(game: &Skull, choices: &[u8], seed: u64) -> State<Skull> {
    let mut rng = GameRng::from_number(seed);
    let mut state = game.setup();
    for step in 0..steps_max(game.seats()) {
        game.audit(&state);
        let choice = usize::from(choices[step % choices.len()]);
        match game.turn(&state.public) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut rng);
                assert!(game.is_possible(&state, &chance));
                game.resolve_chance(&mut state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(choice % seats.len()).unwrap();
                let legal = game.legal_actions(state.view(seat));
                let action = legal.at(choice % legal.len());
                game.apply(&mut state, seat, action, &mut Events::off());
            }
        }
    }
    panic!("the game does not end: {state:?}");
}

proptest! {
    #![proptest_config(seeded(1_500))]

    #[test]
    fn every_game_ends_with_one_winner_and_all_cards(
        options in any_options(),
        seats in Skull::SEATS,
        choices in prop::collection::vec(any::<u8>(), 1..80),
        seed in any::<u64>(),
    ) {
        let game = Skull::new(options, seats).unwrap();
        let state = play(&game, &choices, seed);
        let winner = state.public.winner.unwrap();
        let known = state.public.seats[winner];
        prop_assert!(known.cards > 0);
        prop_assert!(known.coins == 2 || state.public.in_game.len() == 1);
        let first = game.standings(&state.public).iter().filter(|(_, standing)| standing.rank == 1).count();
        prop_assert_eq!(first, 1);
    }

    #[test]
    fn a_record_of_any_game_replays(options in any_options(), seats in Skull::SEATS, seed in any::<u64>()) {
        let mut rng = GameRng::from_number(seed);
        let mut table = Match::<Skull>::new(options, seats).unwrap();
        table.advance(&mut rng);
        while let Turn::Seats(to_act) = table.turn() {
            let seat = to_act.first().unwrap();
            let action = *rng.pick(&table.legal_actions(seat));
            table.play(seat, action).unwrap();
            table.advance(&mut rng);
        }
        let record = serde_json::to_string(table.record()).unwrap();
        let replayed = Match::<Skull>::replay(serde_json::from_str(&record).unwrap()).unwrap();
        prop_assert_eq!(replayed.digest(), table.digest());
    }
}
