//! Figures about the engines that `yohoho bench` cannot take itself: instructions, which do not depend on how busy
//! the machine is, and the speed in a browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::{needs, program, run};

/// The editions that figures are quoted for.
const TABLES: [&str; 3] = ["skull-king current-expanded 4", "skull usual 4", "skallywaggs usual 4"];

/// What is counted: the exercise, how often it is done, and how often more in the second run.
const COUNTED: [(&str, u64, u64); 3] =
    [("games", 20, 200), ("clones", 1_000, 10_000), ("determinizations", 1_000, 10_000)];

/// Counts the instructions of every exercise under valgrind and prints one JSON object for each table.
pub fn instructions() -> Result<()> {
    needs::valgrind()?;
    let program = build(&[])?;
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
    let program = program::build()?;
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

/// Times random whole games in a headless Chromium and prints one JSON object for each table.
pub fn bench_web() -> Result<()> {
    const GAMES: u64 = 5_000;
    needs::wasm_target()?;
    needs::browser()?;
    let native = build(&[])?;
    for table in TABLES {
        let args = format!("{table} games {GAMES}");
        let tally = Command::new(&native).args(args.split(' ')).output().context("running the exercise")?;
        let tally: Value = serde_json::from_slice(&tally.stdout)?;
        let decisions = tally["decisions"].as_f64().context("the exercise tells its decisions")?;
        let wasm = build(&[("EXERCISE", &args)])?;
        let times = time_in_browser(&fs::read(wasm)?)?;
        let rate = |seconds: f64| (decisions / seconds).round();
        let best = times.iter().copied().fold(f64::INFINITY, f64::min);
        let worst = times.iter().copied().fold(0.0, f64::max);
        println!(
            "{}",
            json!({ "table": table, "runs": times.len(), "wasm_decisions_per_second": rate(best), "worst": rate(worst) })
        );
    }
    Ok(())
}

/// Builds the exercise: for the browser where something is built into it, which then needs no arguments.
fn build(built_in: &[(&str, &str)]) -> Result<std::path::PathBuf> {
    let cargo = ["build", "--release", "--quiet", "--package", "catalog", "--example", "exercise"];
    if built_in.is_empty() {
        run::cargo(&cargo)?;
        return Ok(run::target_dir().join("release/examples/exercise"));
    }
    run::cargo_with(&[&cargo[..], &["--target", needs::WASM]].concat(), built_in)?;
    Ok(run::target_dir().join(needs::WASM).join("release/examples/exercise.wasm"))
}

/// Seconds of several runs of the module's `main`, after one that lets the browser compile it well.
fn time_in_browser(wasm: &[u8]) -> Result<Vec<f64>> {
    let bytes = wasm.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let page = format!(
        "<!doctype html><body><script>
const module = new WebAssembly.Module(new Uint8Array([{bytes}]));
const seconds = [];
for (let run = 0; run < 8; run++) {{
  const {{ main }} = new WebAssembly.Instance(module).exports;
  const begun = performance.now();
  main(0, 0);
  seconds.push((performance.now() - begun) / 1000);
}}
document.body.textContent = 'seconds: ' + JSON.stringify(seconds.slice(1));
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
    let list = dom.split("seconds: ").nth(1).and_then(|rest| rest.split('<').next());
    Ok(serde_json::from_str(list.context("the page tells its times")?)?)
}
