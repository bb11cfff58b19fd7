//! The fonts that a browser finds: the same on every machine, so that what fits on one fits on all.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::workspace;

/// With which letters a browser draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fonts {
    /// As on most phones: Roboto, and DejaVu for what it lacks and for pages that ask for it by its name.
    #[default]
    Usual,
    /// Noto alone.
    Noto,
    /// DejaVu alone, a fifth wider than most.
    DejaVu,
}

/// What pages and systems ask for when they name no family, and by which of three families it is meant: without serifs,
/// with them, and all letters of one width.
const KINDS: [(&str, usize); 5] =
    [("sans-serif", 0), ("sans", 0), ("system-ui", 0), ("serif", 1), ("monospace", 2)];

/// A font for formulas is the last that text should be set in, but the first by the alphabet.
const NO_MATH: &str = "<selectfont><rejectfont><glob>*Math*</glob></rejectfont></selectfont>";

impl Fonts {
    /// The fonts of this name.
    ///
    /// # Errors
    /// If there are none.
    pub fn named(name: &str) -> Result<Self> {
        let all = [("noto", Self::Noto), ("dejavu", Self::DejaVu)];
        let found = all.into_iter().find(|(known, _)| *known == name);
        Ok(found.context("the fonts are noto or dejavu")?.1)
    }

    /// The families that stand for all others: without serifs, with them, and all letters of one width.
    const fn families(self) -> [&'static str; 3] {
        match self {
            Self::Usual => ["Roboto", "DejaVu Serif", "DejaVu Sans Mono"],
            Self::Noto => ["Noto Sans", "Noto Serif", "Noto Sans Mono"],
            Self::DejaVu => ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"],
        }
    }

    /// The folders that are looked into, and a file that must be there.
    const fn folders(self) -> &'static [(&'static str, &'static str)] {
        const NOTO: (&str, &str) = ("noto", "NotoSans-Regular.ttf");
        const DEJAVU: (&str, &str) = ("dejavu", "DejaVuSans.ttf");
        // Beside it lie narrow letters of the same family.
        const ROBOTO: (&str, &str) = ("roboto/unhinted/RobotoTTF", "Roboto-Regular.ttf");
        match self {
            Self::Usual => &[ROBOTO, DEJAVU],
            Self::Noto => &[NOTO],
            Self::DejaVu => &[DEJAVU],
        }
    }

    /// Writes a configuration under which a browser finds these fonts and no others; tells where.
    pub(crate) fn configure(self) -> Result<PathBuf> {
        let kept = workspace().join("target/fonts");
        fs::create_dir_all(&kept)?;
        let folders = self.folders().iter().map(|(folder, file)| {
            let folder = Path::new("/usr/share/fonts/truetype").join(folder);
            ensure!(
                folder.join(file).is_file(),
                "{file} is missing (Debian packages fonts-roboto-unhinted, fonts-noto-core and fonts-dejavu)"
            );
            Ok(format!("<dir>{}</dir>", folder.display()))
        });
        let folders = folders.collect::<Result<Vec<_>>>()?.join("\n");
        let aliases = KINDS.map(|(asked, kind)| self.alias(asked, kind)).join("\n");
        let text = format!(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"fonts.dtd\">\n<fontconfig>\n\
             {folders}\n<cachedir>{}</cachedir>\n{aliases}\n{}\n{NO_MATH}\n</fontconfig>\n",
            kept.join("cache").display(),
            self.otherwise()
        );
        let file = kept.join(format!("{self:?}.conf"));
        // Several tests write it at once, and no browser may read half of it.
        let mut draft = tempfile::NamedTempFile::new_in(&kept)?;
        std::io::Write::write_all(&mut draft, text.as_bytes())?;
        draft.persist(&file)?;
        Ok(file)
    }

    /// What is meant by any other family, and by none: that is how Chromium asks for the system's own.
    fn otherwise(self) -> String {
        let [meant, ..] = self.families();
        let edit = format!(
            "<edit name=\"family\" mode=\"append_last\" binding=\"strong\"><string>{meant}</string></edit>"
        );
        format!("<match target=\"pattern\">{edit}</match>")
    }

    fn alias(self, asked: &str, kind: usize) -> String {
        let meant = self.families()[kind];
        format!(
            "<alias binding=\"same\"><family>{asked}</family><prefer><family>{meant}</family></prefer></alias>"
        )
    }
}
