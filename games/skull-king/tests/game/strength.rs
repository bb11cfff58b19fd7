//! The game's own opponent plays clearly better than chance.

use engine::{ActionSet, Events, Game, GameRng, Outfit, Seat, Thinking, Turn};
use hosting::Hosted;
use skull_king::{SkullKing, edition};

/// The final scores of a game in which one seat is the mate's and the others play at random.
fn scores(rules: &SkullKing, mate: Seat, seed: u64) -> Vec<i32> {
    let mut rng = GameRng::from_number(seed);
    let mut state = rules.setup();
    let kind = SkullKing::bots(rules.seats()).into_iter().find(|kind| kind.id == "skull-king-mate");
    let mut bot = (kind.expect("there is a mate").make)(Outfit::default());
    loop {
        match rules.turn(&state.public) {
            Turn::Over => {
                return rules.standings(&state.public).values().map(|standing| standing.score).collect();
            }
            Turn::Chance => {
                let chance = rules.sample_chance(&state, &mut rng);
                rules.resolve_chance(&mut state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = rules.legal_actions(state.view(seat)).to_vec();
                let action = if seat == mate {
                    bot.choose(rules, state.view(seat), &legal, &mut Thinking::at_once(&mut rng)).action
                } else {
                    *rng.pick(&legal)
                };
                rules.apply(&mut state, seat, action, &mut Events::off());
            }
        }
    }
}

#[test]
fn the_mate_beats_chance_in_every_edition() {
    for (name, options) in edition::editions() {
        for seats in [2, 4, 6] {
            let rules = SkullKing::new(options.clone(), seats).unwrap();
            let (mut won, mut gained) = (0, 0);
            for seed in 0..40u64 {
                let mate = Seat::new(u8::try_from(seed % u64::from(seats)).unwrap());
                let scores = scores(&rules, mate, seed);
                won += u32::from(scores[mate.idx()] == *scores.iter().max().unwrap());
                gained += scores[mate.idx()];
            }
            assert!(won >= 32, "{name} with {seats}: {won} of 40 won");
            assert!(gained > 0, "{name} with {seats}: {gained} points in 40 games");
        }
    }
}
