//! Whole games in a real browser: a picture at every step as contact sheets, how long the page hangs, and how
//! long a first visit takes.

use anyhow::{Context, Result, ensure};

use crate::mode::Mode;
use crate::{needs, program, run};

const USAGE: &str = "usage: cargo xtask filmstrip [GAME] [--screen phone|landscape|desk] [--seats N] \
                     [--look night|day|contrast] [--font noto|dejavu] [--pace calm|usual|quick|at-once]";

/// What is looked at when nothing is named.
const SCREENS: [&str; 3] = ["phone", "landscape", "desk"];

/// In which looks a film can be made, and with which fonts alone.
const LOOKS: [&str; 3] = ["night", "day", "contrast"];
const FONTS: [&str; 2] = ["noto", "dejavu"];

/// How fast the game can be shown.
const PACES: [&str; 4] = ["calm", "usual", "quick", "at-once"];

/// Which films to make.
struct Wish {
    games: Vec<String>,
    screens: Vec<String>,
    seats: Option<String>,
    look: Option<String>,
    font: Option<String>,
    pace: Option<String>,
}

/// Plays whole games in a real browser and writes the contact sheets to `target/filmstrip`.
pub fn filmstrip(args: &[String]) -> Result<()> {
    let wish = Wish::from_args(args)?;
    needs::browser()?;
    let program = program::build(Mode::Small)?;
    let program = program.to_str().context("a plain path")?;
    for game in &wish.games {
        for screen in &wish.screens {
            eprintln!("\n== {game}, {screen}");
            let film = ["run", "--quiet", "--package", "e2e", "--example", "filmstrip", "--", game, screen];
            let flags = [
                ("--seats", &wish.seats),
                ("--look", &wish.look),
                ("--font", &wish.font),
                ("--pace", &wish.pace),
            ];
            let flags = flags.iter().filter_map(|(flag, value)| Some([*flag, value.as_deref()?]));
            let words = [&film[..], &flags.flatten().collect::<Vec<_>>()].concat();
            run::cargo_with(&words, &[("YOHOHO_PROGRAM", program)])?;
        }
    }
    Ok(())
}

/// How much slower the machines are than this one, and for how many seconds each is watched.
const PHONES: [[&str; 2]; 2] = [["1", "20"], ["4", "30"]];

/// What stands above the lines that `hangs` writes.
const TABLE: &str = "\
                     |       input to next picture, ms | tasks over 50 ms  |  frames a second in sweeps
game         slower   taps    median     95 %  longest  tasks    longest  sweeps      median      lowest";

/// Plays in a browser as it is and slowed down as an old phone, and prints a table: how long a tap waits for the next
/// picture, how often and how long the page did not answer, and how many frames a second there are while cards move.
pub fn hangs(args: &[String]) -> Result<()> {
    let wish = Wish::from_args(args)?;
    needs::browser()?;
    let program = program::build(Mode::Small)?;
    let program = program.to_str().context("a plain path")?;
    println!("{TABLE}");
    for game in &wish.games {
        for phone in PHONES {
            let watch = ["run", "--quiet", "--package", "e2e", "--example", "hangs", "--", game];
            run::cargo_with(&[&watch[..], &phone].concat(), &[("YOHOHO_PROGRAM", program)])?;
        }
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
    let program = program::build(Mode::Small)?;
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
        let (games, screens) = (Vec::new(), Vec::new());
        let mut wish = Self { games, screens, seats: None, look: None, font: None, pace: None };
        let mut words = args.iter().cloned();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--screen" => wish.screens.extend(words.next()),
                "--seats" => wish.seats = words.next(),
                "--look" => wish.look = words.next(),
                "--font" => wish.font = words.next(),
                "--pace" => wish.pace = words.next(),
                _ => wish.games.push(word),
            }
        }
        let games = run::games()?;
        ensure!(wish.games.iter().all(|game| games.contains(game)), "{USAGE}\ngames: {}", games.join(", "));
        ensure!(wish.screens.iter().all(|screen| SCREENS.contains(&screen.as_str())), "{USAGE}");
        ensure!(wish.look.as_deref().is_none_or(|look| LOOKS.contains(&look)), "{USAGE}");
        ensure!(wish.font.as_deref().is_none_or(|font| FONTS.contains(&font)), "{USAGE}");
        ensure!(wish.pace.as_deref().is_none_or(|pace| PACES.contains(&pace)), "{USAGE}");
        if wish.games.is_empty() {
            wish.games = games;
        }
        if wish.screens.is_empty() {
            wish.screens.extend(SCREENS.map(str::to_owned));
        }
        Ok(wish)
    }
}
