//! A film of a whole game: a picture whenever the table looks different, and contact sheets to look at them all.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Result;
use serde_json::Value;

use crate::window::target_folder;
use crate::{Screen, Window};

/// A number that changes whenever the middle of the page does.
const LOOKS: &str = "
    const text = document.querySelector('main')?.innerHTML ?? '';
    let hash = 0;
    for (let idx = 0; idx < text.length; idx++) hash = (hash * 31 + text.charCodeAt(idx)) | 0;
    return hash;";

/// The style of a contact sheet: pictures in rows, each with its number and its second.
const STYLE: &str = "
    body { margin: 8px; background: #222; color: #ddd; font: 11px/1.3 sans-serif; }
    main { display: grid; gap: 6px; justify-content: start; }
    figure { margin: 0; } img { display: block; width: 100%; } figcaption { text-align: center; }";

/// The pictures of a game in one window.
pub struct Film {
    name: String,
    screen: Screen,
    started: Instant,
    looks: Value,
    frames: Vec<Frame>,
}

struct Frame {
    seconds: f32,
    picture: String,
}

/// How the pictures of a screen are laid on a sheet: the width of each, how many beside and below each other.
struct Layout {
    width: u32,
    height: u32,
    across: u32,
    down: u32,
}

impl Layout {
    const fn of(screen: Screen) -> Self {
        match screen {
            Screen::Narrow | Screen::Phone | Screen::Broad => {
                Self { width: 250, height: 444, across: 8, down: 3 }
            }
            Screen::Landscape => Self { width: 400, height: 225, across: 5, down: 6 },
            Screen::Desk | Screen::Laptop => Self { width: 500, height: 313, across: 4, down: 5 },
        }
    }

    fn scale(&self, screen: Screen) -> f64 {
        f64::from(self.width) / f64::from(screen.width())
    }

    const fn a_sheet(&self) -> usize {
        (self.across * self.down) as usize
    }

    /// With room for gaps, margins and captions.
    const fn size(&self) -> (u32, u32) {
        (self.across * (self.width + 6) + 10, self.down * (self.height + 21) + 10)
    }
}

impl Film {
    /// A film of this name, as seen in this window.
    #[must_use]
    pub fn new(name: &str, window: &Window) -> Self {
        let screen = window.screen();
        let name = format!("{name}-{}", screen.name());
        Self { name, screen, started: Instant::now(), looks: Value::Null, frames: Vec::new() }
    }

    /// How many pictures there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Takes a picture if the table looks different from the last one. Tells whether it did.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn look(&mut self, window: &Window) -> Result<bool> {
        let looks = window.ask(LOOKS).await?;
        if looks == self.looks {
            return Ok(false);
        }
        self.looks = looks;
        let seconds = self.started.elapsed().as_secs_f32();
        let picture = window.snapshot(Layout::of(self.screen).scale(self.screen)).await?;
        self.frames.push(Frame { seconds, picture });
        if self.frames.len().is_multiple_of(Layout::of(self.screen).a_sheet()) {
            // A game that is cut short has been filmed all the same.
            self.keep(&target_folder("filmstrip")?)?;
        }
        Ok(true)
    }

    /// Takes a picture although nothing new is on the page: what moved has come to rest.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn look_again(&mut self, window: &Window) -> Result<()> {
        self.looks = Value::Null;
        self.look(window).await.map(drop)
    }

    /// Lays the pictures out on sheets in `target/filmstrip` and tells where they are. The window shows the sheets
    /// meanwhile.
    ///
    /// # Errors
    /// If they cannot be written.
    pub async fn develop(&self, window: &Window) -> Result<Vec<PathBuf>> {
        let folder = target_folder("filmstrip")?;
        self.clear(&folder)?;
        let layout = Layout::of(self.screen);
        let mut sheets = Vec::new();
        for (idx, frames) in self.frames.chunks(layout.a_sheet()).enumerate() {
            let sheet = folder.join(format!("{}-{:02}.png", self.name, idx + 1));
            let page = folder.join(format!("{}-sheet.html", self.name));
            fs::write(&page, sheet_page(&layout, idx * layout.a_sheet(), frames))?;
            window.print(&page, layout.size(), &sheet).await?;
            sheets.push(sheet);
        }
        let _ = fs::remove_file(folder.join(format!("{}-sheet.html", self.name)));
        self.keep(&folder)?;
        Ok(sheets)
    }

    /// Writes all pictures so far as one page.
    fn keep(&self, folder: &Path) -> Result<()> {
        let page = sheet_page(&Layout::of(self.screen), 0, &self.frames);
        Ok(fs::write(folder.join(format!("{}.html", self.name)), page)?)
    }

    /// Sheets of an earlier, longer film must not be taken for this one's.
    fn clear(&self, folder: &Path) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let number = stem.strip_prefix(&self.name).and_then(|rest| rest.strip_prefix('-'));
            if number.is_some_and(|number| number.parse::<u32>().is_ok()) {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }
}

fn sheet_page(layout: &Layout, first: usize, frames: &[Frame]) -> String {
    let columns = format!("grid-template-columns: repeat({}, {}px)", layout.across, layout.width);
    let mut page =
        format!("<!doctype html><meta charset=utf-8><style>{STYLE}</style><main style='{columns}'>");
    for (idx, Frame { seconds, picture }) in frames.iter().enumerate() {
        let number = first + idx + 1;
        let _ = write!(
            page,
            "<figure><img src='data:image/jpeg;base64,{picture}'><figcaption>{number} · {seconds:.1} s</figcaption></figure>"
        );
    }
    page
}
