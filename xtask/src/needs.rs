//! What the build and the tests need on a machine: installed here where that is possible, named exactly where not.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::run;

/// The target of the browser client.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure the compiler can build for the browser.
pub fn wasm_target() -> Result<()> {
    let printed = Command::new("rustc")
        .current_dir(run::root())
        .args(["--print", "target-libdir", "--target", WASM])
        .output()
        .context("`rustc` could not be started; install Rust by rustup")?;
    let libdir = String::from_utf8(printed.stdout)?;
    if Path::new(libdir.trim()).is_dir() {
        return Ok(());
    }
    eprintln!("adding the compiler's {WASM} target");
    run::program("rustup", &["target", "add", WASM])
        .with_context(|| format!("the {WASM} target is missing: run `rustup target add {WASM}`"))
}

/// Makes sure these compiler components are there.
pub fn components() -> Result<()> {
    for (program, component) in [("cargo-clippy", "clippy"), ("rustfmt", "rustfmt")] {
        if !run::has(program) {
            run::program("rustup", &["component", "add", component])?;
        }
    }
    Ok(())
}

/// Makes sure there is a C compiler; SQLite is built from source.
pub fn c_compiler() -> Result<()> {
    debian_package(&["cc"], &["gcc", "libc6-dev"])
}

/// Makes sure there is a browser, its driver, and the fonts with which its pages are drawn.
pub fn browser() -> Result<()> {
    debian_package(&["chromium", "chromedriver"], &["chromium", "chromium-driver"])?;
    fonts()
}

/// The family of most phones, and the two that most other devices have, one of them wider than most.
fn fonts() -> Result<()> {
    let has = |file: &'static str| move || Path::new("/usr/share/fonts/truetype").join(file).is_file();
    let roboto = has("roboto/unhinted/RobotoTTF/Roboto-Regular.ttf");
    install(roboto, "the fonts Roboto", &["fonts-roboto-unhinted"])?;
    install(has("dejavu/DejaVuSans.ttf"), "the fonts DejaVu", &["fonts-dejavu"])?;
    install(has("noto/NotoSans-Regular.ttf"), "the fonts Noto", &["fonts-noto-core"])
}

/// Where the browser tests say what they fetch from npm.
const NPM: &str = "apps/web/e2e";

/// The face of titles, as it lies in the tree for those who build without npm, and as it was published.
const FACE: [&str; 2] = [
    "apps/web/style/berkshire.woff2",
    "@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2",
];

/// Makes sure the rules of axe-core are there: in the target folder, in the version that the lock file names. And that
/// the face of titles, which comes the same way, is the one that was published.
pub fn axe() -> Result<()> {
    fetch_from_npm()?;
    let [ours, published] = FACE;
    let published = run::target_dir().join("axe/node_modules").join(published);
    ensure!(fs::read(run::root().join(ours))? == fs::read(published)?, "{ours} is not as it was published");
    Ok(())
}

fn fetch_from_npm() -> Result<()> {
    let (from, to) = (run::root().join(NPM), run::target_dir().join("axe"));
    let lock = fs::read_to_string(from.join("package-lock.json"))?;
    let is_there = || {
        let installed = fs::read_to_string(to.join("package-lock.json")).is_ok_and(|there| there == lock);
        let brought =
            ["axe-core/axe.min.js", FACE[1]].map(|file| to.join("node_modules").join(file).is_file());
        installed && brought == [true; 2]
    };
    if is_there() {
        return Ok(());
    }
    debian_package(&["npm"], &["npm"])?;
    eprintln!("fetching axe-core and the face of titles");
    fs::create_dir_all(&to)?;
    for file in ["package.json", "package-lock.json"] {
        fs::copy(from.join(file), to.join(file))?;
    }
    let folder = to.to_str().context("a plain path")?;
    // Nothing that is fetched runs here, and nothing is told to anybody.
    let quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    run::program("npm", &[&["ci", "--prefix", folder], &quietly[..]].concat())?;
    ensure!(is_there(), "npm did not bring axe-core and the face of titles into {folder}");
    Ok(())
}

/// Makes sure there is Firefox and what drives it.
pub fn firefox() -> Result<()> {
    debian_package(&["firefox-esr"], &["firefox-esr"])?;
    if run::has("geckodriver") {
        return Ok(());
    }
    run::cargo(&["install", "geckodriver", "--version", "0.37.1", "--locked"])
}

/// Makes sure there is WebKit, what drives it, and a display that nobody sees.
pub fn webkit() -> Result<()> {
    debian_package(&["WebKitWebDriver", "Xvfb"], &["webkit2gtk-driver", "xvfb"])
}

/// Makes sure there is something that counts instructions.
pub fn valgrind() -> Result<()> {
    debian_package(&["valgrind"], &["valgrind"])
}

/// Makes sure there is something that changes code and runs the tests.
pub fn mutants() -> Result<()> {
    if run::has("cargo-mutants") {
        return Ok(());
    }
    run::cargo(&["install", "cargo-mutants", "--version", "27.1.0", "--locked"])
}

fn debian_package(programs: &[&str], packages: &[&str]) -> Result<()> {
    install(|| programs.iter().all(|program| run::has(program)), &programs.join(" or "), packages)
}

/// Installs what is missing, or says what to install.
fn install(there: impl Fn() -> bool, what: &str, packages: &[&str]) -> Result<()> {
    if there() {
        return Ok(());
    }
    let by_hand =
        format!("install {} (Debian: `apt-get install {}`)", packages.join(" and "), packages.join(" "));
    ensure!(run::has("apt-get"), "{what} missing: {by_hand}");
    eprintln!("installing {}", packages.join(", "));
    let prefix: &[&str] = match (is_root(), run::has("sudo")) {
        (true, _) => &[],
        (false, true) => &["sudo", "-n"],
        (false, false) => bail!("{what} missing and not root: {by_hand}"),
    };
    let apt = |args: &[&str]| {
        let words = [prefix, &["apt-get"], args].concat();
        run::program(words[0], &words[1..])
    };
    apt(&["update"]).with_context(|| by_hand.clone())?;
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())
        .with_context(|| by_hand.clone())?;
    ensure!(there(), "{what} still missing: {by_hand}");
    Ok(())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.trim_ascii() == b"0")
}
