//! Whole games in a real browser: a picture at every step as contact sheets, how long the page hangs, and how
//! long a first visit takes.

use anyhow::{Context, Result, ensure};

use crate::{needs, program, run};

const USAGE: &str = "usage: cargo xtask filmstrip [GAME] [--screen phone|landscape|desk] [--seats N]";

/// What is looked at when nothing is named.
const SCREENS: [&str; 3] = ["phone", "landscape", "desk"];

/// Which films to make.
struct Wish {
    games: Vec<String>,
    screens: Vec<String>,
    seats: Option<String>,
}

/// Plays whole games in a real browser and writes the contact sheets to `target/filmstrip`.
pub fn filmstrip(args: &[String]) -> Result<()> {
    let wish = Wish::from_args(args)?;
    needs::browser()?;
    let program = program::build()?;
    let program = program.to_str().context("a plain path")?;
    for game in &wish.games {
        for screen in &wish.screens {
            eprintln!("\n== {game}, {screen}");
            let film = ["run", "--quiet", "--package", "e2e", "--example", "filmstrip", "--", game, screen];
            let seats = wish.seats.as_deref();
            run::cargo_with(&[&film[..], seats.as_slice()].concat(), &[("YOHOHO_PROGRAM", program)])?;
        }
    }
    Ok(())
}

/// How much slower an old phone is, and for how many seconds it is watched.
const OLD_PHONE: [&str; 2] = ["4", "30"];

/// Plays in a browser that is slowed down, and prints one JSON object for each game: how often and how long the page
/// did not answer.
pub fn hangs(args: &[String]) -> Result<()> {
    let wish = Wish::from_args(args)?;
    needs::browser()?;
    let program = program::build()?;
    let program = program.to_str().context("a plain path")?;
    for game in &wish.games {
        let watch = ["run", "--quiet", "--package", "e2e", "--example", "hangs", "--", game];
        run::cargo_with(&[&watch[..], &OLD_PHONE].concat(), &[("YOHOHO_PROGRAM", program)])?;
    }
    Ok(())
}

/// Roads and phones of a first visit: thousand bits a second, milliseconds there and back, and how much slower the phone is.
const VISITS: [[&str; 3]; 2] = [["1600", "150", "4"], ["700", "150", "6"]];

/// Visits the house for the first time over slow roads on slow phones, and prints one JSON object for each visit: when
/// there was something to see, the front page, and the first card after one tap.
pub fn visits(args: &[String]) -> Result<()> {
    let wish = Wish::from_args(args)?;
    needs::browser()?;
    let program = program::build()?;
    let program = program.to_str().context("a plain path")?;
    for visit in VISITS {
        for game in &wish.games {
            let watch = ["run", "--quiet", "--package", "e2e", "--example", "visits", "--", game];
            run::cargo_with(&[&watch[..], &visit].concat(), &[("YOHOHO_PROGRAM", program)])?;
        }
    }
    Ok(())
}

impl Wish {
    fn from_args(args: &[String]) -> Result<Self> {
        let mut wish = Self { games: Vec::new(), screens: Vec::new(), seats: None };
        let mut words = args.iter().cloned();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--screen" => wish.screens.extend(words.next()),
                "--seats" => wish.seats = words.next(),
                _ => wish.games.push(word),
            }
        }
        let games = run::games()?;
        ensure!(wish.games.iter().all(|game| games.contains(game)), "{USAGE}\ngames: {}", games.join(", "));
        ensure!(wish.screens.iter().all(|screen| SCREENS.contains(&screen.as_str())), "{USAGE}");
        if wish.games.is_empty() {
            wish.games = games;
        }
        if wish.screens.is_empty() {
            wish.screens.extend(SCREENS.map(str::to_owned));
        }
        Ok(wish)
    }
}
