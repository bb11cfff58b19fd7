//! The file of a finished game is the same, byte by byte, whatever was never to be seen in it.

use engine::Seat;
use hosting::AnyGame;
use replay::{Body, Replay};
use room::{Entry, Finished, chronicle};

use crate::worlds::{Other, World, unseen};

fn finished(log: &[Entry]) -> Finished {
    chronicle(catalog::GAMES, log).expect("the log can be folded").pop().expect("a game has ended")
}

/// How a file is made for somebody who may look into these seats.
type Maker = fn(&Finished, &'static dyn AnyGame, &[Seat]) -> Replay;

fn honest(finished: &Finished, game: &'static dyn AnyGame, eyes: &[Seat]) -> Replay {
    finished.replay(game, |seat| eyes.contains(&seat)).expect("it can be played")
}

/// Everything is in the file, whoever asks.
fn whole(finished: &Finished, _: &'static dyn AnyGame, _: &[Seat]) -> Replay {
    finished.whole()
}

/// One moment in the middle is told as everybody together saw it.
fn slip(finished: &Finished, game: &'static dyn AnyGame, eyes: &[Seat]) -> Replay {
    let mut file = honest(finished, game, eyes);
    let open =
        replay::shoot(game, &file.options, finished.terms.seats, &finished.moves).expect("it can be played");
    if let Body::Views(views) = &mut file.body {
        for (at, view) in open.into_iter().enumerate().filter(|(at, _)| at % 4 == 1) {
            views[at] = view;
        }
    }
    file
}

/// Who may look where: a stranger, each player but the one whose secret it is, and all of them together.
fn eyes(seats: u8, owner: Option<Seat>) -> Vec<Vec<Seat>> {
    let others: Vec<Seat> = Seat::all(seats).filter(|seat| Some(*seat) != owner).collect();
    let alone = others.iter().map(|seat| vec![*seat]);
    [Vec::new(), others.clone()].into_iter().chain(alone).collect()
}

/// Compares the files of both games for everybody who saw the same in them.
fn compare(game: &'static dyn AnyGame, world: &World, other: &Other, make: Maker) -> Result<(), String> {
    let (one, another) = (finished(&world.log), finished(&other.log));
    let written = |finished: &Finished, eyes: &[Seat]| {
        serde_json::to_string(&make(finished, game, eyes)).expect("a file is JSON")
    };
    for eyes in eyes(world.seats, other.owner) {
        if written(&one, &eyes) != written(&another, &eyes) {
            return Err(format!("entry {} is told to {eyes:?}", other.at));
        }
    }
    Ok(())
}

/// How many pairs of whole games were compared in which only the owner of a secret, or nobody, knows of it.
fn examine(id: &str, seeds: u64, tries: usize, make: Maker) -> Result<usize, String> {
    let game = catalog::game(id).expect("it is in the catalog");
    let mut n_pairs = 0;
    for (seed, world, others) in unseen(game, seeds, tries) {
        for other in &others {
            compare(game, &world, other, make).map_err(|why| format!("{id}, seed {seed}: {why}"))?;
            n_pairs += 1;
        }
    }
    Ok(n_pairs)
}

#[test]
fn a_disc_that_was_never_turned_is_in_nobody_elses_file() {
    let n_pairs = examine("skull", 16, 90, honest).unwrap_or_else(|why| panic!("{why}"));
    assert!(n_pairs > 40, "{n_pairs}");
}

#[test]
fn cards_that_nobody_saw_are_in_nobodys_file() {
    let n_pairs = examine("skallywaggs", 6, 60, honest).unwrap_or_else(|why| panic!("{why}"));
    assert!(n_pairs > 10, "{n_pairs}");
}

#[test]
fn a_file_that_tells_what_was_never_seen_is_found() {
    for (id, make) in [("skull", whole as Maker), ("skull", slip), ("skallywaggs", whole)] {
        assert!(examine(id, 8, 40, make).is_err(), "{id}: it was not found");
    }
}
