//! The moments worth looking at, each found by playing games with fixed seeds until one shows it.

use engine::{GameRng, Seat, Turn};
use hosting::{AnyGame, AnyMatch, Json, Scene, SeatStatus, Target, Viewer};

/// A moment worth looking at.
pub struct Exhibit {
    /// Its name in the address.
    pub name: &'static str,
    seats: u8,
    preset: usize,
    eyes: Eyes,
    is_it: fn(&Scene) -> bool,
}

/// What was found.
pub struct Shown {
    /// The picture.
    pub scene: Scene,
    /// Whose eyes it is seen with.
    pub you: Option<Seat>,
    /// How many sit at the table.
    pub seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Eyes {
    Player,
    Spectator,
}

/// Every moment worth looking at.
pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "first",
        seats: 3,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "place") && !does(scene, "bid"),
    },
    Exhibit {
        name: "placing",
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "place") && does(scene, "bid") && on_table(scene) >= 7,
    },
    Exhibit {
        name: "must-bid",
        seats: 5,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "bid") && !does(scene, "place") && !does(scene, "pass"),
    },
    Exhibit {
        name: "bidding",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "pass") && on_table(scene) >= 12 && passed(scene) >= 2,
    },
    Exhibit {
        name: "full",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| on_table(scene) >= 18 && does(scene, "pass"),
    },
    Exhibit {
        name: "waiting",
        seats: 5,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| scene.offers.is_empty() && passed(scene) >= 1 && on_table(scene) >= 9,
    },
    Exhibit {
        name: "revealing",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "flip") && face_up(scene) >= 3,
    },
    Exhibit {
        name: "show",
        seats: 4,
        preset: 2,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "show") && face_up(scene) >= 2,
    },
    Exhibit {
        name: "discard",
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "discard") && scene.hand.len() >= 3,
    },
    Exhibit {
        name: "choose-first",
        seats: 5,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "choose_first"),
    },
    Exhibit {
        name: "out",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| {
            scene.seats[0].status == SeatStatus::Out && on_table(scene) >= 4 && scene.outcome.is_none()
        },
    },
    Exhibit { name: "over", seats: 6, preset: 0, eyes: Eyes::Player, is_it: |scene| scene.outcome.is_some() },
    Exhibit {
        name: "won",
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| scene.outcome.as_ref().is_some_and(|outcome| outcome.winners == [Seat::new(0)]),
    },
    Exhibit {
        name: "spectator",
        seats: 6,
        preset: 0,
        eyes: Eyes::Spectator,
        is_it: |scene| face_up(scene) >= 3 && on_table(scene) >= 12,
    },
];

impl Exhibit {
    /// Plays games until one shows it.
    pub fn find(&self) -> Option<Shown> {
        (0..3000).find_map(|seed| self.play(seed))
    }

    fn play(&self, seed: u64) -> Option<Shown> {
        let (game, options) = skull(self.preset);
        let mut rng = GameRng::from_number(seed);
        let mut table = game.open(&options, self.seats).ok()?;
        table.advance(&mut rng);
        for _ in 0..400 {
            let viewer = match self.eyes {
                Eyes::Player => Viewer::Seat(Seat::new(0)),
                Eyes::Spectator => Viewer::Spectator,
            };
            let scene = game.scene(&options, self.seats, &table.snapshot(viewer)).ok()?;
            if (self.is_it)(&scene) {
                let you = (self.eyes == Eyes::Player).then_some(Seat::new(0));
                return Some(Shown { scene, you, seats: self.seats });
            }
            step(table.as_mut(), self.seats, self.preset, &mut rng)?;
        }
        None
    }
}

/// Skull and the options of a preset.
pub fn skull(preset: usize) -> (&'static dyn AnyGame, Json) {
    let game = catalog::game("skull").expect("Skull is in the catalog");
    (game, game.presets().swap_remove(preset).1)
}

/// Lets one seat that is to act do something, in a way that leads to full tables and long bids.
pub fn step(table: &mut dyn AnyMatch, seats: u8, preset: usize, rng: &mut GameRng) -> Option<()> {
    let Turn::Seats(to_act) = table.turn() else { return None };
    let to_act: Vec<Seat> = to_act.iter().collect();
    act(table, *rng.pick(&to_act), seats, preset, rng).map(drop)
}

/// Lets this seat do something.
pub fn act(
    table: &mut dyn AnyMatch,
    seat: Seat,
    seats: u8,
    preset: usize,
    rng: &mut GameRng,
) -> Option<Vec<Json>> {
    let (game, options) = skull(preset);
    let offers = game.scene(&options, seats, &table.snapshot(Viewer::Seat(seat))).ok()?.offers;
    let of = |verb: &str| offers.iter().filter(|offer| offer.verb == verb).collect::<Vec<_>>();
    let (places, bids, passes) = (of("place"), of("bid"), of("pass"));
    let offer = match rng.below(8) {
        0..=6 if !places.is_empty() => *rng.pick(&places),
        0..=2 if !passes.is_empty() => passes[0],
        _ if !bids.is_empty() => bids[rng.index(bids.len().min(3))],
        _ => rng.pick(&offers),
    };
    table.play(seat, &offer.action, rng).ok()
}

fn does(scene: &Scene, verb: &str) -> bool {
    scene.offers.iter().any(|offer| offer.verb == verb && offer.target != Target::Number(0))
}

fn on_table(scene: &Scene) -> usize {
    scene.piles.iter().map(|pile| pile.cards.len()).sum()
}

fn face_up(scene: &Scene) -> usize {
    scene.piles.iter().flat_map(|pile| &pile.cards).filter(|card| card.face_up).count()
}

fn passed(scene: &Scene) -> usize {
    scene.seats.iter().filter(|panel| panel.badges.iter().any(|badge| badge.kind == "passed")).count()
}
