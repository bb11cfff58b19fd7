//! The data files of bots, in a folder beside the program.

use std::path::PathBuf;

use hosting::Library;

/// A folder with data files. Each is read when the first bot that wants it decides.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: Option<PathBuf>,
}

impl Shelf {
    /// The folder `bots` beside the program.
    #[must_use]
    pub fn beside_program() -> Self {
        let program = std::env::current_exe().ok();
        Self { folder: program.and_then(|program| Some(program.parent()?.join("bots"))) }
    }

    /// This folder.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder: Some(folder) }
    }
}

impl Library for Shelf {
    fn read(&self, file: &str) -> Option<Vec<u8>> {
        std::fs::read(self.folder.as_ref()?.join(file)).ok()
    }
}
