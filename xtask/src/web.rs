//! Builds the browser client: Rust to WASM, its glue, the static files, all compressed, into `dist/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use sha2::{Digest, Sha256};

use crate::dist::{Files, collect, digest, shipped};
use crate::glue::{glue, lean_scripts};
use crate::mode::Mode;
use crate::{needs, parts, run, sheets, size, stamp, wording};

/// What the compiler gives for the browser: the page, one worker for each game, and one for games that are over.
struct Programs {
    page: PathBuf,
    workers: Vec<(String, PathBuf)>,
}

/// The folders whose files are served as they are.
const STATIC: [&str; 2] = ["apps/web/static", "apps/web/style"];

/// Builds the client, and says how large everything in it is.
pub fn build_and_weigh(mode: Mode) -> Result<()> {
    build(mode)?;
    if mode == Mode::Small { size::report(&shipped()?, &run::games()?) } else { Ok(()) }
}

/// Builds the client, unless it is there already.
pub fn build(mode: Mode) -> Result<()> {
    let started = Instant::now();
    needs::wasm_target()?;
    let programs = programs(mode)?;
    let (dist, seal) = (run::root().join("dist"), run::target_dir().join("web.seal"));
    let ingredients = ingredients(&programs)?;
    if fs::read_to_string(&seal).is_ok_and(|seal| sealed(&ingredients, &dist).is_ok_and(|now| now == seal)) {
        eprintln!("browser client: as it was");
    } else {
        write_changed(&dist, &files(mode, &programs)?)?;
        fs::write(seal, sealed(&ingredients, &dist)?)?;
        eprintln!("browser client built in {:.0} s", started.elapsed().as_secs_f32());
    }
    Ok(())
}

fn programs(mode: Mode) -> Result<Programs> {
    compile(mode, &["rustc", "--package", "web", "--lib"], &parts::RELOCATABLE, None)?;
    let workers = run::games()?.into_iter().chain([wording::AFTERWARDS.to_owned()]).map(|game| {
        let worker = worker(mode, &game)?;
        Ok((game, worker))
    });
    let page = run::target_dir().join(needs::WASM).join(mode.profile()).join("web.wasm");
    Ok(Programs { page, workers: workers.collect::<Result<_>>()? })
}

/// The glue and the program of one game's worker, compiled as it is shipped, but for what lets somebody with a clock ask
/// its bots: nobody needs to load that.
pub fn worker_to_measure(game: &str) -> Result<(String, Vec<u8>)> {
    needs::wasm_target()?;
    let what = ["build", "--package", "web-worker", "--lib", "--features", "measuring"];
    compile(Mode::Small, &what, &[], Some(game))?;
    let program = run::target_dir().join(needs::WASM).join(Mode::Small.profile()).join("web_worker.wasm");
    let mut files = glue(&program, game, Mode::Small)?;
    let mut file = |name: String| files.remove(&name).with_context(|| format!("a worker has {name}"));
    let (glue, program) = (file(format!("{game}.js"))?, file(format!("{game}_bg.wasm"))?);
    Ok((String::from_utf8(glue)?, program))
}

/// Compiles the worker of one game, in turn with those of other games: that takes two seconds each.
fn worker(mode: Mode, game: &str) -> Result<PathBuf> {
    compile(mode, &["build", "--package", "web-worker", "--lib"], &[], Some(game))?;
    let folder = run::target_dir().join(needs::WASM).join(mode.profile());
    let kept = folder.join(format!("worker-{game}.wasm"));
    fs::copy(folder.join("web_worker.wasm"), &kept).context("keeping the worker of one game")?;
    Ok(kept)
}

fn files(mode: Mode, programs: &Programs) -> Result<Files> {
    let mut files = parts::parts(&programs.page, "web", mode)?;
    let tail = fs::read(run::root().join("apps/web/worker/worker.js"))?;
    for (game, worker) in &programs.workers {
        let mut worker = glue(worker, game, mode)?;
        worker.get_mut(&format!("{game}.js")).context("a worker has glue")?.extend(&tail);
        files.append(&mut worker);
    }
    for folder in STATIC {
        collect(&run::root().join(folder), "", &mut files)?;
    }
    sheets::join(&mut files)?;
    wording::add(&mut files, &run::games()?)?;
    if mode == Mode::Small {
        lean_scripts(&mut files)?;
    }
    let build = stamp::stamp(&mut files)?;
    let precache = precache(&files, &build)?;
    files.insert("precache.json".into(), precache);
    if mode == Mode::Small {
        compress(&mut files)?;
    }
    Ok(files)
}

/// The files that make a client.
const MAKERS: [(&str, &str); 8] = [
    ("dist.rs", include_str!("dist.rs")),
    ("glue.rs", include_str!("glue.rs")),
    ("parts.rs", include_str!("parts.rs")),
    ("sheets.rs", include_str!("sheets.rs")),
    ("stamp.rs", include_str!("stamp.rs")),
    ("wasm.rs", include_str!("wasm.rs")),
    ("web.rs", include_str!("web.rs")),
    ("wording.rs", include_str!("wording.rs")),
];

/// Everything that a client is made of, and who makes it: these files and the libraries behind them. The running program
/// itself may be gone by now, for tests build it anew.
fn ingredients(programs: &Programs) -> Result<String> {
    let mut files = Files::new();
    for folder in STATIC {
        collect(&run::root().join(folder), "", &mut files)?;
    }
    wording::add(&mut files, &run::games()?)?;
    let [tail, lock] = ["apps/web/worker/worker.js", "Cargo.lock"].map(|file| run::root().join(file));
    let workers = programs.workers.iter().map(|(_, worker)| worker);
    for made in workers.chain([&programs.page, &tail, &lock]) {
        let data = fs::read(made).with_context(|| format!("reading {}", made.display()))?;
        files.insert(made.display().to_string(), data);
    }
    for (name, text) in MAKERS {
        files.insert(name.into(), text.into());
    }
    Ok(digest(&files))
}

/// What a client was made of and what came of it: as long as both are the same, gluing and packing, which take the
/// longest after compiling, need not be done again.
fn sealed(ingredients: &str, dist: &Path) -> Result<String> {
    let mut files = Files::new();
    collect(dist, "", &mut files)?;
    Ok(format!("{ingredients} {}", digest(&files)))
}

/// How the client is compiled when it is shipped.
const SMALL: &str = "apps/web/small.toml";

/// Views without their types: a page of many views is a tenth smaller. And digests by a loop instead of a long row of
/// steps: a table at home takes few.
const LEAN: [&str; 2] = ["--cfg=erase_components", r#"--cfg=sha2_backend_soft="compact""#];

fn compile(mode: Mode, what: &[&str], rest: &[&str], game: Option<&str>) -> Result<()> {
    let (how, flags): (&[&str], _) = match mode {
        Mode::Dev => (&[], String::new()),
        Mode::Small => (&["--release", "--config", SMALL], small_flags()?),
    };
    let args = [what, &["--target", needs::WASM], how, rest].concat();
    let game = game.map(|game| ("YOHOHO_GAME", game));
    let vars: Vec<(&str, &str)> =
        [("CARGO_ENCODED_RUSTFLAGS", flags.as_str())].into_iter().chain(game).collect();
    run::cargo_with(&args, &vars)
}

/// How to compile what is shipped, as cargo reads flags that may have blanks in them. Panics name their files; where a
/// library lay on the machine that built the page is nobody's business, and made the page larger.
fn small_flags() -> Result<String> {
    let mut flags = LEAN.map(str::to_owned).to_vec();
    for registry in fs::read_dir(run::cargo_home()?.join("registry/src"))? {
        flags.push(format!("--remap-path-prefix={}/=", registry?.path().display()));
    }
    flags.sort();
    Ok(flags.join("\u{1f}"))
}

/// Builds a page with every board in every phase, for looking at and for browser tests.
pub fn gallery(mode: Mode) -> Result<()> {
    needs::wasm_target()?;
    compile(mode, &["rustc", "--package", "web", "--example", "gallery"], &parts::RELOCATABLE, None)?;
    let wasm = run::target_dir().join(needs::WASM).join(mode.profile()).join("examples/gallery.wasm");
    let mut files = parts::parts(&wasm, "gallery", mode)?;
    for folder in ["apps/web/style", "apps/web/examples/gallery/page"] {
        collect(&run::root().join(folder), "", &mut files)?;
    }
    wording::add(&mut files, &run::games()?)?;
    let out = run::target_dir().join("gallery");
    write_changed(&out, &files)?;
    eprintln!("gallery built: serve {} and open it", out.display());
    Ok(())
}

/// What the service worker keeps for offline play: the name of the build, and each file with what its content must be.
/// The words stand by themselves, for it keeps those of the reader's language alone.
fn precache(files: &Files, build: &str) -> Result<Vec<u8>> {
    let content = |data: &Vec<u8>| format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(data)));
    let mut kept = BTreeMap::new();
    let mut words = BTreeMap::<&str, BTreeMap<String, String>>::new();
    for (name, data) in files.iter().filter(|(name, _)| *name != "sw.js") {
        let among = match wording::language_of(name) {
            Some(language) => words.entry(language).or_default(),
            None => &mut kept,
        };
        among.insert(format!("/{name}"), content(data));
    }
    let list = serde_json::json!({ "version": build, "files": kept, "words": words });
    Ok(serde_json::to_vec_pretty(&list)?)
}

/// Adds a packed copy of every file that gets smaller by it. All are packed at once: it takes longer than anything else.
fn compress(files: &mut Files) -> Result<()> {
    let packed = thread::scope(|scope| {
        let packing: Vec<_> =
            files.iter().map(|(name, data)| (name, data.len(), scope.spawn(|| packed(data)))).collect();
        packing.into_iter().map(|(name, len, packed)| (name.clone(), len, packed.join())).collect::<Vec<_>>()
    });
    for (name, len, packed) in packed {
        let packed = packed.map_err(|_| anyhow!("packing {name} failed"))??;
        if packed.len() < len {
            files.insert(format!("{name}.br"), packed);
        }
    }
    Ok(())
}

/// Two ways to pack, of which the better one is kept: programs come out smaller by the second, most other files by the
/// first.
fn packed(data: &[u8]) -> Result<Vec<u8>> {
    let usual = BrotliEncoderParams { lgblock: 17, ..pack_params(data) };
    let second =
        BrotliEncoderParams { mode: BrotliEncoderMode::BROTLI_MODE_FONT, lgblock: 17, ..pack_params(data) };
    let (usual, second) = (pack(data, &usual)?, pack(data, &second)?);
    Ok(if second.len() < usual.len() { second } else { usual })
}

fn pack_params(data: &[u8]) -> BrotliEncoderParams {
    BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: data.len(), ..Default::default() }
}

fn pack(data: &[u8], params: &BrotliEncoderParams) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &data[..], &mut out, params)?;
    Ok(out)
}

/// Writes only what differs: whoever embeds the folder is rebuilt when a file in it is touched.
fn write_changed(dist: &Path, files: &Files) -> Result<()> {
    for (name, data) in files {
        let path = dist.join(name);
        if fs::read(&path).is_ok_and(|old| old == *data) {
            continue;
        }
        fs::create_dir_all(path.parent().context("a file has a folder")?)?;
        fs::write(&path, data)?;
    }
    let mut old = Files::new();
    collect(dist, "", &mut old)?;
    let stale: Vec<PathBuf> =
        old.keys().filter(|name| !files.contains_key(*name)).map(|n| dist.join(n)).collect();
    stale.iter().try_for_each(|path| fs::remove_file(path).map_err(Into::into))
}
