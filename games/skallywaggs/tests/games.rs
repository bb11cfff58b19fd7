//! Whole games at random: they end, and every card stays in the deck.

use engine::{ActionSet as _, Events, Game as _, GameRng, Turn};
use skallywaggs::{Options, Skallywaggs};

#[test]
fn random_games_end_and_no_card_is_lost() {
    for seats in 2..=4 {
        let mut lens = Vec::new();
        for seed in 0..20 {
            let options = Options { dutchman: true, saint_elmo: true, ..Options::default() };
            let rules = Skallywaggs::new(options, seats).unwrap();
            let mut rng = GameRng::from_number(seed);
            let mut state = rules.setup();
            let mut steps = 0;
            loop {
                rules.audit(&state);
                steps += 1;
                assert!(steps < 100_000, "endless: {:?}", state.public.agenda);
                match rules.turn(&state.public) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = rules.sample_chance(&state, &mut rng);
                        assert!(rules.is_possible(&state, &chance));
                        rules.resolve_chance(&mut state, chance, &mut Events::off());
                    }
                    Turn::Seats(seats) => {
                        let seat = seats.first().unwrap();
                        let legal = rules.legal_actions(state.view(seat));
                        assert!(!legal.is_empty(), "{:?}", state.public.agenda);
                        let action = legal.at(rng.index(legal.len()));
                        rules.apply(&mut state, seat, action, &mut Events::off());
                    }
                }
            }
            lens.push((steps, state.public.round, state.public.winners.len()));
        }
        println!("{seats}: {lens:?}");
    }
}
