//! The project's own commands: `cargo play`, `cargo verify` and what they are made of.

mod dist;
mod engines;
mod filmstrip;
mod glue;
mod measure;
mod mode;
mod mutants;
mod needs;
mod parts;
mod program;
mod run;
mod sheets;
mod size;
mod stamp;
mod strength;
mod test_run;
mod verify;
mod wasm;
mod web;
mod wording;

use anyhow::{Result, bail};

use crate::mode::Mode;

const USAGE: &str = "\
usage: cargo xtask COMMAND
  play [--no-open] [ARGS]   build everything and open a house; ARGS go to `yohoho serve`
  release                   build the one program to give away, with the browser client inside
  verify [--quick]          everything that must hold; --quick leaves out the browser
  web [--dev]               build the browser client into dist/
  filmstrip [GAME] [--screen SCREEN] [--seats N] [--look night|day|contrast] [--font noto|dejavu]
                            play whole games in a browser, a picture at every step, as contact sheets
  engines [ENGINE] [GAME] [--short]
                            play whole games through the page in Firefox and in WebKit
  axe                       fetch the rules of axe-core that the browser tests run
  gallery [--dev]           build a page with every board in every phase into target/gallery/, for looking at
  hangs [GAME]              play in a browser, as it is and slowed down four times: how long taps wait, hangs, frames
  visits [GAME]             visit for the first time over slow roads, and tell when there was something to see and a card
  mutants [--sample K/N] [PACKAGE ...]
                            change the code in many places, one at a time, and tell which changes no test noticed
  moves                     play at sixty served tables at once, and tell what a move costs the server
  strength [--minutes N] [--threads T] [--quiet-machine] [--browser]
                            let the bots play each other, or decide in a browser, and write docs/strength.md
  instructions              count the engines' instructions under valgrind
  bench-web                 time the engines in a headless browser";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    match args.first().map(String::as_str) {
        Some("play") => program::play(rest),
        Some("release") => program::release(rest),
        Some("verify") => verify::verify(verify::Scope::from_args(rest)?),
        Some("web") => web::build_and_weigh(Mode::from_args(rest)?),
        Some("filmstrip") => filmstrip::filmstrip(rest),
        Some("engines") => engines::engines(rest),
        Some("axe") => needs::axe(),
        Some("gallery") => web::gallery(Mode::from_args(rest)?),
        Some("hangs") => filmstrip::hangs(rest),
        Some("visits") => filmstrip::visits(rest),
        Some("mutants") => mutants::mutants(rest),
        Some("moves") => measure::moves(),
        Some("strength") => strength::strength(rest),
        Some("instructions") => measure::instructions(),
        Some("bench-web") => measure::bench_web(),
        _ => bail!("{USAGE}"),
    }
}
