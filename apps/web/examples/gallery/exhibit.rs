//! The moments worth looking at, each found by playing games with fixed seeds until one shows it.

use engine::{GameRng, Seat, Turn};
use hosting::{AnyGame, AnyMatch, Json, Offer, Scene, SeatStatus, Target, Viewer};

/// A moment worth looking at.
pub struct Exhibit {
    /// Its name in the address.
    pub name: &'static str,
    /// Which game it is of.
    pub game: &'static str,
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

const KING: &str = "skull-king";

const WAGG: &str = "skallywaggs";

/// The place of the edition with everything among Skull King's presets.
const EXPANDED: usize = 1;

/// Every moment worth looking at.
pub const EXHIBITS: &[Exhibit] = &[
    Exhibit {
        name: "first",
        game: "skull",
        seats: 3,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "place") && !does(scene, "bid"),
    },
    Exhibit {
        name: "placing",
        game: "skull",
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "place") && does(scene, "bid") && on_table(scene) >= 7,
    },
    Exhibit {
        name: "must-bid",
        game: "skull",
        seats: 5,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "bid") && !does(scene, "place") && !does(scene, "pass"),
    },
    Exhibit {
        name: "bidding",
        game: "skull",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "pass") && on_table(scene) >= 12 && passed(scene) >= 2,
    },
    Exhibit {
        name: "full",
        game: "skull",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| on_table(scene) >= 18 && does(scene, "pass"),
    },
    Exhibit {
        name: "waiting",
        game: "skull",
        seats: 5,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| scene.offers.is_empty() && passed(scene) >= 1 && on_table(scene) >= 9,
    },
    Exhibit {
        name: "revealing",
        game: "skull",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "flip") && face_up(scene) >= 3,
    },
    Exhibit {
        name: "show",
        game: "skull",
        seats: 4,
        preset: 2,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "show") && face_up(scene) >= 2,
    },
    Exhibit {
        name: "discard",
        game: "skull",
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "discard") && scene.hand.len() >= 3,
    },
    Exhibit {
        name: "choose-first",
        game: "skull",
        seats: 5,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "choose_first"),
    },
    Exhibit {
        name: "out",
        game: "skull",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| {
            scene.seats[0].status == SeatStatus::Out && on_table(scene) >= 4 && scene.outcome.is_none()
        },
    },
    Exhibit {
        name: "over",
        game: "skull",
        seats: 6,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| scene.outcome.is_some(),
    },
    Exhibit {
        name: "won",
        game: "skull",
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| scene.outcome.as_ref().is_some_and(|outcome| outcome.winners == [Seat::new(0)]),
    },
    Exhibit {
        name: "spectator",
        game: "skull",
        seats: 6,
        preset: 0,
        eyes: Eyes::Spectator,
        is_it: |scene| face_up(scene) >= 3 && on_table(scene) >= 12,
    },
    Exhibit {
        name: "king-bid",
        game: KING,
        seats: 6,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "bid") && scene.hand.len() == 10,
    },
    Exhibit {
        name: "king-first-bid",
        game: KING,
        seats: 4,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| {
            does(scene, "bid") && scene.hand.len() == 3 && scene.facts.iter().any(|fact| fact.kind == "line")
        },
    },
    Exhibit {
        name: "king-crowded",
        game: KING,
        seats: 8,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| {
            in_trick(scene) == 7 && does(scene, "play") && scene.hand.len() == 8 && idle(scene) >= 3
        },
    },
    Exhibit {
        name: "king-last-trick",
        game: KING,
        seats: 8,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| in_trick(scene) == 8 && scene.hand.len() == 5,
    },
    Exhibit {
        name: "king-capture",
        game: KING,
        seats: 5,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| scene.hand.len() >= 3 && scene.facts.iter().any(|fact| fact.kind == "king-taken"),
    },
    Exhibit {
        name: "king-trick",
        game: KING,
        seats: 4,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| {
            in_trick(scene) == 3 && does(scene, "play") && scene.hand.len() == 6 && idle(scene) >= 2
        },
    },
    Exhibit {
        name: "king-waiting",
        game: KING,
        seats: 5,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| in_trick(scene) == 3 && scene.offers.is_empty() && scene.hand.len() == 7,
    },
    Exhibit {
        name: "king-rosie",
        game: KING,
        seats: 8,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "lead") && scene.hand.len() >= 6,
    },
    Exhibit {
        name: "king-rosie-of-three",
        game: KING,
        seats: 3,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "lead") && scene.hand.len() >= 8,
    },
    Exhibit {
        name: "king-rascal",
        game: KING,
        seats: 5,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "wager") && scene.hand.len() >= 7,
    },
    Exhibit {
        name: "king-harry",
        game: KING,
        seats: 4,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "change_bid") && scene.hand.len() >= 7,
    },
    Exhibit {
        name: "king-discard",
        game: KING,
        seats: 4,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "discard") && scene.hand.len() >= 8,
    },
    Exhibit {
        name: "king-tigress",
        game: KING,
        seats: 6,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| {
            in_trick(scene) >= 3
                && does(scene, "play")
                && scene.hand.len() >= 6
                && scene.hand.iter().any(|card| card.face == "skull-king/tigress")
        },
    },
    Exhibit {
        name: "king-juanita",
        game: KING,
        seats: 4,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| scene.piles.iter().any(|pile| pile.id == "peeked") && does(scene, "play"),
    },
    Exhibit {
        name: "king-two",
        game: KING,
        seats: 2,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| in_trick(scene) == 2 && does(scene, "play") && scene.hand.len() >= 3,
    },
    Exhibit {
        name: "king-over",
        game: KING,
        seats: 8,
        preset: EXPANDED,
        eyes: Eyes::Player,
        is_it: |scene| scene.outcome.is_some(),
    },
    Exhibit {
        name: "king-spectator",
        game: KING,
        seats: 6,
        preset: EXPANDED,
        eyes: Eyes::Spectator,
        is_it: |scene| in_trick(scene) == 5,
    },
    Exhibit {
        name: "wagg-first",
        game: WAGG,
        seats: 3,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "build") && pirates(scene) == 0 && scene.hand.len() == 12,
    },
    Exhibit {
        name: "wagg-ten",
        game: WAGG,
        seats: 2,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "end-turn") && crew(scene, 1) >= 10,
    },
    Exhibit {
        name: "wagg-quiet",
        game: WAGG,
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "pass") && !does(scene, "answer") && pirates(scene) >= 8,
    },
    Exhibit {
        name: "wagg-turn",
        game: WAGG,
        seats: 3,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "build") && does(scene, "trade") && pirates(scene) >= 6,
    },
    Exhibit {
        name: "wagg-crowded",
        game: WAGG,
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| pirates(scene) >= 20 && does(scene, "end-turn"),
    },
    Exhibit {
        name: "wagg-reaction",
        game: WAGG,
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| {
            let is_hit = scene.facts.iter().any(|fact| fact.kind == "question" && fact.value == Some(1));
            does(scene, "pass") && does(scene, "answer") && is_hit && pirates(scene) >= 6
        },
    },
    Exhibit {
        name: "wagg-swap",
        game: WAGG,
        seats: 3,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| does(scene, "swap") && pirates(scene) >= 6,
    },
    Exhibit {
        name: "wagg-sailing",
        game: WAGG,
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| {
            does(scene, "end-turn")
                && scene.seats.iter().any(|panel| panel.badges.iter().any(|badge| badge.kind == "sailing"))
        },
    },
    Exhibit {
        name: "wagg-over",
        game: WAGG,
        seats: 4,
        preset: 0,
        eyes: Eyes::Player,
        is_it: |scene| scene.outcome.is_some(),
    },
    Exhibit {
        name: "wagg-spectator",
        game: WAGG,
        seats: 4,
        preset: 0,
        eyes: Eyes::Spectator,
        is_it: |scene| pirates(scene) >= 10,
    },
];

impl Exhibit {
    /// Plays games until one shows it.
    pub fn find(&self) -> Option<Shown> {
        (0..3000).find_map(|seed| self.play(seed))
    }

    fn play(&self, seed: u64) -> Option<Shown> {
        let (game, options) = game(self.game, self.preset);
        let mut rng = GameRng::from_number(seed);
        let rules = game.rules(&options, self.seats).ok()?;
        let mut table = game.open(&options, self.seats).ok()?;
        table.advance(&mut rng);
        for _ in 0..1200 {
            let viewer = match self.eyes {
                Eyes::Player => Viewer::Seat(Seat::new(0)),
                Eyes::Spectator => Viewer::Spectator,
            };
            let scene = rules.scene(&table.snapshot(viewer)).ok()?;
            if (self.is_it)(&scene) {
                let you = (self.eyes == Eyes::Player).then_some(Seat::new(0));
                return Some(Shown { scene, you, seats: self.seats });
            }
            step(table.as_mut(), self.game, self.seats, self.preset, &mut rng)?;
        }
        None
    }
}

/// A game and the options of a preset.
pub fn game(name: &str, preset: usize) -> (&'static dyn AnyGame, Json) {
    let game = catalog::game(name).expect("the game is in the catalog");
    (game, game.presets().swap_remove(preset).1)
}

/// Lets one seat that is to act do something, in a way that leads to full tables and long bids.
pub fn step(table: &mut dyn AnyMatch, name: &str, seats: u8, preset: usize, rng: &mut GameRng) -> Option<()> {
    let Turn::Seats(to_act) = table.turn() else { return None };
    let to_act: Vec<Seat> = to_act.iter().collect();
    // The viewer is the last to decide where several may, so that others are seen to have decided.
    let seat = to_act.iter().rfind(|seat| seat.idx() > 0).copied().unwrap_or(to_act[0]);
    let seat = if name == KING { seat } else { *rng.pick(&to_act) };
    act(table, seat, name, seats, preset, rng).map(drop)
}

/// Lets this seat do something.
pub fn act(
    table: &mut dyn AnyMatch,
    seat: Seat,
    name: &str,
    seats: u8,
    preset: usize,
    rng: &mut GameRng,
) -> Option<Vec<Json>> {
    let (game, options) = game(name, preset);
    let rules = game.rules(&options, seats).ok()?;
    let offers = rules.scene(&table.snapshot(Viewer::Seat(seat))).ok()?.offers;
    if name == WAGG {
        return table.play(seat, &crew_builder(&offers, seat, rng).action, rng).ok();
    }
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

/// Builds where it can, lets most things happen, and sails only now and then: so crews grow.
fn crew_builder<'a>(offers: &'a [Offer], seat: Seat, rng: &mut GameRng) -> &'a Offer {
    let joins_own = |offer: &Offer| match &offer.target {
        Target::Several(targets) => targets.contains(&Target::Seat(seat)),
        _ => false,
    };
    let of = |verb: &str| offers.iter().filter(|offer| offer.verb == verb).collect::<Vec<_>>();
    let own: Vec<&Offer> = of("build").into_iter().filter(|offer| joins_own(offer)).collect();
    let (sails, passes, ends) = (of("sail"), of("pass"), of("end-turn"));
    match rng.below(8) {
        0 if !sails.is_empty() => sails[0],
        0..=6 if !passes.is_empty() => passes[0],
        0..=5 if !own.is_empty() => rng.pick::<&Offer>(&own),
        0..=4 if !ends.is_empty() => ends[0],
        _ => rng.pick(offers),
    }
}

fn pirates(scene: &Scene) -> usize {
    scene.piles.iter().filter(|pile| pile.id.starts_with("pirate-")).count()
}

fn crew(scene: &Scene, seat: u8) -> usize {
    let is_theirs =
        |pile: &&hosting::Pile| pile.owner == Some(Seat::new(seat)) && pile.id.starts_with("pirate-");
    scene.piles.iter().filter(is_theirs).count()
}

fn in_trick(scene: &Scene) -> usize {
    scene.piles.iter().filter(|pile| pile.id.starts_with("trick-")).count()
}

/// Cards of the hand that cannot be played now.
fn idle(scene: &Scene) -> usize {
    let able = |place| scene.offers.iter().any(|offer| offer.target == Target::Hand(place));
    (0..scene.hand.len()).filter(|place| !able(*place)).count()
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
