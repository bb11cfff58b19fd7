//! Figures about the engines that `yohoho bench` cannot take itself: instructions, which do not depend on how busy
//! the machine is, and the speed in a browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::dist::{Files, shipped};
use crate::mode::Mode;
use crate::web;
use crate::{needs, program, run};

/// The editions that figures are quoted for.
const TABLES: [&str; 3] = ["skull-king current-expanded 4", "skull usual 4", "skallywaggs usual 4"];

/// What is counted: the exercise, how often it is done, and how often more in the second run.
const COUNTED: [(&str, u64, u64); 3] =
    [("games", 20, 200), ("clones", 1_000, 10_000), ("determinizations", 1_000, 10_000)];

/// Counts the instructions of every exercise under valgrind and prints one JSON object for each table.
pub fn instructions() -> Result<()> {
    needs::valgrind()?;
    let program = build()?;
    for table in TABLES {
        let mut figures = json!({ "table": table });
        for (exercise, few, more) in COUNTED {
            let (short, long) =
                (count(&program, table, exercise, few)?, count(&program, table, exercise, few + more)?);
            // The difference of two runs is free of what the program does once.
            let done = if exercise == "games" { long.decisions - short.decisions } else { more };
            let each = (long.instructions - short.instructions) as f64 / done as f64;
            let per = if exercise == "games" { "decision" } else { exercise.trim_end_matches('s') };
            figures[format!("instructions_per_{per}")] = json!((each * 10.0).round() / 10.0);
        }
        println!("{figures}");
    }
    Ok(())
}

/// Plays at many tables of the shipped program and prints what a move costs, as one JSON object.
pub fn moves() -> Result<()> {
    let program = program::build(Mode::Small)?;
    let program = program.to_str().context("a plain path")?;
    run::cargo(&["run", "--quiet", "--release", "--package", "server", "--example", "moves", "--", program])
}

/// What one run did.
struct Counted {
    instructions: u64,
    decisions: u64,
}

fn count(program: &Path, table: &str, exercise: &str, times: u64) -> Result<Counted> {
    let profile = run::target_dir().join("instructions.callgrind");
    let out = Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(program)
        .args(format!("{table} {exercise} {times}").split(' '))
        .output()
        .context("`valgrind` could not be started")?;
    ensure!(out.status.success(), "valgrind failed: {}", String::from_utf8_lossy(&out.stderr));
    let tally: Value = serde_json::from_slice(&out.stdout)?;
    let text = fs::read_to_string(&profile)?;
    let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
    Ok(Counted {
        instructions: total.context("callgrind writes totals")?.trim().parse()?,
        decisions: tally["decisions"].as_u64().context("the exercise tells its decisions")?,
    })
}

/// Times random whole games of the very workers that are shipped, in a headless Chromium, and prints one JSON object for
/// each table.
pub fn bench_web() -> Result<()> {
    needs::browser()?;
    web::build(Mode::Small)?;
    let shipped = shipped()?;
    for table in TABLES {
        let rates = rates_in_browser(&shipped, table)?;
        let best = rates.iter().copied().fold(0.0, f64::max);
        let worst = rates.iter().copied().fold(f64::INFINITY, f64::min);
        println!(
            "{}",
            json!({ "table": table, "runs": rates.len(), "wasm_decisions_per_second": best.round(), "worst": worst.round() })
        );
    }
    Ok(())
}

/// Builds the exercise.
fn build() -> Result<std::path::PathBuf> {
    run::cargo(&["build", "--release", "--quiet", "--package", "catalog", "--example", "exercise"])?;
    Ok(run::target_dir().join("release/examples/exercise"))
}

/// Decisions a second in several runs of a game's worker, after one that lets the browser compile it well.
fn rates_in_browser(shipped: &Files, table: &str) -> Result<Vec<f64>> {
    const GAMES: u64 = 5_000;
    let [game, edition, seats] = table.split(' ').collect::<Vec<_>>()[..] else { bail!("no table: {table}") };
    let file = |name: String| shipped.get(&name).with_context(|| format!("the client has no {name}"));
    let script = format!(
        "const rates = [];
for (let run = 0; run < 8; run++) {{
  const begun = performance.now();
  const decisions = exercise('{edition}', {seats}, {GAMES});
  rates.push(decisions / (performance.now() - begun) * 1000);
}}
tell(rates.slice(1));"
    );
    let glue = std::str::from_utf8(file(format!("{game}.js"))?)?;
    told_by_browser(glue, file(format!("{game}_bg.wasm"))?, &script)
}

/// Lets a headless Chromium run a script on a page with this worker's program, and returns the numbers that it tells.
pub fn told_by_browser(glue: &str, program: &[u8], script: &str) -> Result<Vec<f64>> {
    let program = program.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    // Nothing is waited for in it: a browser tells a page as soon as that is loaded.
    let page = format!(
        "<!doctype html><body><script type='module'>
{glue}
const tell = (numbers) => (document.body.textContent = 'numbers: ' + JSON.stringify(numbers));
initSync({{ module: new Uint8Array([{program}]) }});
{script}
</script></body>"
    );
    let folder = run::target_dir().join("bench-web");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("page.html"), page)?;
    let out = Command::new("chromium")
        .args([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
        ])
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .args(["--timeout=120000", "--dump-dom"])
        .arg(format!("file://{}", folder.join("page.html").display()))
        .output()
        .context("`chromium` could not be started")?;
    let dom = String::from_utf8_lossy(&out.stdout);
    let list = dom.split("numbers: ").nth(1).and_then(|rest| rest.split('<').next());
    Ok(serde_json::from_str(list.context("the page tells its numbers")?)?)
}
