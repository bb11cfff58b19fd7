//! How finished games are told in the lists of those who have played in them is the same, byte by byte, whatever others have
//! kept secret to the end: that is what a table's list tells and what is taken along as a file.

use hosting::{AnyGame, Viewer};
use room::{Entry, Finished, GuestKey, Outcome, chronicle};

use crate::worlds::{guest, unseen, viewers};

/// How the games of a table are told to somebody.
type Teller = fn(&[Finished], &GuestKey) -> String;

fn honest(finished: &[Finished], who: &GuestKey) -> String {
    let told: Vec<_> = finished.iter().filter_map(|game| Outcome::of(catalog::GAMES, game, who)).collect();
    serde_json::to_string(&told).expect("a list is JSON")
}

/// A deed is counted by what somebody has done, and not by what was seen of it: how often a card of one kind was laid.
fn counts_in_secret(finished: &[Finished], who: &GuestKey) -> String {
    let laid = |game: &Finished| -> usize {
        let steps = game.moves.iter().flat_map(|played| &played.steps);
        steps.filter(|step| step.get().contains(r#""place":"S""#)).count()
    };
    format!("{} {:?}", honest(finished, who), finished.iter().map(laid).collect::<Vec<_>>())
}

/// A mark of the whole record goes with it, by which it would be known again.
fn marks_the_record(finished: &[Finished], who: &GuestKey) -> String {
    let mark = |game: &Finished| -> u32 {
        let file = serde_json::to_string(&game.whole()).expect("a file is JSON");
        file.bytes().fold(0, |mark, byte| mark.wrapping_mul(31).wrapping_add(u32::from(byte)))
    };
    format!("{} {:?}", honest(finished, who), finished.iter().map(mark).collect::<Vec<_>>())
}

fn finished(log: &[Entry]) -> Vec<Finished> {
    chronicle(catalog::GAMES, log).expect("the log can be folded")
}

/// How many lists were compared in pairs of whole games in which only the owner of a secret, or nobody, knows of it.
fn examine(game: &'static dyn AnyGame, seeds: u64, tries: usize, tell: Teller) -> Result<usize, String> {
    let mut n_lists = 0;
    for (seed, world, others) in unseen(game, seeds, tries) {
        let one = finished(&world.log);
        for other in &others {
            let another = finished(&other.log);
            let blind = viewers(world.seats).filter(|viewer| other.owner.map(Viewer::Seat) != Some(*viewer));
            for who in blind.map(guest) {
                if tell(&one, &who) != tell(&another, &who) {
                    return Err(format!("{}, seed {seed}: entry {} is told to {who:?}", game.id(), other.at));
                }
                n_lists += 1;
            }
        }
    }
    Ok(n_lists)
}

#[test]
fn a_list_of_games_tells_nothing_of_what_others_have_kept_secret() {
    for (id, seeds, tries, at_least) in [("skull", 16, 90, 120), ("skallywaggs", 6, 60, 30)] {
        let game = catalog::game(id).expect("it is in the catalog");
        let n_lists = examine(game, seeds, tries, honest).unwrap_or_else(|why| panic!("{why}"));
        assert!(n_lists > at_least, "{id}: {n_lists}");
    }
}

#[test]
fn a_list_that_tells_what_others_have_done_in_secret_is_found() {
    for (id, tell) in [("skull", counts_in_secret as Teller), ("skull", marks_the_record)] {
        let game = catalog::game(id).expect("it is in the catalog");
        assert!(examine(game, 16, 90, tell).is_err(), "it was not found");
    }
    let game = catalog::game("skallywaggs").expect("it is in the catalog");
    assert!(examine(game, 6, 60, marks_the_record).is_err(), "it was not found");
}
