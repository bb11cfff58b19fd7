//! The engines that draw a page, and the programs that drive them: Chromium, Firefox, and WebKit, which every iPhone has.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::Capabilities;

use crate::fonts::Fonts;

/// What draws a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Of Chrome, Edge and most phones.
    Chromium,
    /// Of Firefox.
    Firefox,
    /// Of every iPhone, and of Safari.
    WebKit,
}

impl Engine {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The engine of this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn named(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|engine| engine.name() == name);
        found.context("an engine is chromium, firefox or webkit")
    }

    const fn driver(self) -> (&'static str, &'static str) {
        match self {
            Self::Chromium => ("chromedriver", "Debian package chromium-driver"),
            Self::Firefox => ("geckodriver", "`cargo install geckodriver`"),
            Self::WebKit => ("WebKitWebDriver", "Debian package webkit2gtk-driver"),
        }
    }

    /// What a browser of this engine is started with.
    pub(crate) fn capabilities(self, profile: &Path, flags: &[&str]) -> Result<Capabilities> {
        let (name, key, options) = match self {
            Self::Chromium => ("chrome", "goog:chromeOptions", chromium(profile, flags)),
            Self::Firefox => ("firefox", "moz:firefoxOptions", firefox(profile)?),
            Self::WebKit => ("MiniBrowser", "webkitgtk:browserOptions", webkit()?),
        };
        let mut wanted = Capabilities::new();
        wanted.set("browserName", name)?;
        wanted.set(key, options)?;
        Ok(wanted)
    }
}

/// The program that drives browsers.
pub struct Driver {
    engine: Engine,
    url: String,
    /// The driver itself, and before it whatever it needs.
    processes: Vec<Child>,
}

impl Driver {
    /// Starts one for Chromium on a free port.
    ///
    /// # Errors
    /// If `chromedriver` or the fonts are not installed.
    pub fn start() -> Result<Self> {
        Self::of(Engine::Chromium)
    }

    /// Starts one for Chromium whose pages are drawn with these fonts.
    ///
    /// # Errors
    /// If `chromedriver` or the fonts are not installed.
    pub fn drawing_with(fonts: Fonts) -> Result<Self> {
        Self::begin(Engine::Chromium, fonts)
    }

    /// Starts one for this engine on a free port.
    ///
    /// # Errors
    /// If its driver or the fonts are not installed.
    pub fn of(engine: Engine) -> Result<Self> {
        Self::begin(engine, Fonts::Usual)
    }

    fn begin(engine: Engine, fonts: Fonts) -> Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let (program, package) = engine.driver();
        let mut processes = Vec::new();
        let mut driver = Command::new(program);
        if engine == Engine::WebKit {
            let (display, screen) = unseen_display()?;
            processes.push(screen);
            // It must run without a graphics card, and for root, whom the sandbox refuses.
            let no_sandbox = ("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
            // Several threads at once crash in Mesa's drawing by software, so pages are drawn without it, and put together
            // by one thread.
            let [by_itself, one_thread] =
                [("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1"), ("LP_NUM_THREADS", "0")];
            let how = [("LIBGL_ALWAYS_SOFTWARE", "1"), no_sandbox, by_itself, one_thread];
            driver.env("DISPLAY", display).envs(how);
        }
        // What it starts inherits it.
        driver.env("FONTCONFIG_FILE", fonts.configure()?);
        driver.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        let started = driver.spawn().with_context(|| format!("starting {program} ({package})"))?;
        processes.push(started);
        Ok(Self { engine, processes, url: format!("http://127.0.0.1:{port}") })
    }

    /// What it drives.
    #[must_use]
    pub const fn engine(&self) -> Engine {
        self.engine
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for process in self.processes.iter_mut().rev() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// A display that nobody sees, and its name.
fn unseen_display() -> Result<(String, Child)> {
    let mut screen = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("starting Xvfb (Debian package xvfb)")?;
    let mut number = String::new();
    BufReader::new(screen.stdout.take().context("a pipe")?).read_line(&mut number)?;
    Ok((format!(":{}", number.trim()), screen))
}

/// What makes Chromium dependable without a screen, as root, and without a network.
const CHROMIUM_FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-default-apps",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    // Whatever the machine speaks, for tests read what pages say.
    "--accept-lang=en-US,en",
];

fn chromium(profile: &Path, flags: &[&str]) -> Value {
    let own = format!("--user-data-dir={}", profile.display());
    let args: Vec<&str> = CHROMIUM_FLAGS.iter().chain(flags).copied().chain([own.as_str()]).collect();
    match in_path("chromium") {
        Some(program) => json!({ "binary": program, "args": args }),
        None => json!({ "args": args }),
    }
}

/// Firefox would not let its window become as narrow as a phone; a style of the profile's own does.
fn firefox(profile: &Path) -> Result<Value> {
    let style = profile.join("chrome");
    std::fs::create_dir_all(&style)?;
    std::fs::write(style.join("userChrome.css"), ":root, body { min-width: 0 !important; }")?;
    let program =
        in_path("firefox-esr").or_else(|| in_path("firefox")).context("Firefox is not installed")?;
    Ok(json!({
        "binary": program,
        "args": ["-headless", "-profile", profile],
        "prefs": { "toolkit.legacyUserProfileCustomizations.stylesheets": true },
    }))
}

fn webkit() -> Result<Value> {
    let folders = std::fs::read_dir("/usr/lib")?.flatten().map(|entry| entry.path());
    let browser = folders
        .flat_map(|folder| {
            ["webkit2gtk-4.1", "webkitgtk-6.0"].map(|kit| folder.join(kit).join("MiniBrowser"))
        })
        .find(|path| path.is_file());
    let Some(browser) = browser else { bail!("MiniBrowser is missing (Debian package webkit2gtk-driver)") };
    Ok(json!({ "binary": browser, "args": ["--automation"] }))
}

fn in_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
}
