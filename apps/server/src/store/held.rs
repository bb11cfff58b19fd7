//! The file that the store has open, and whether it is still the one at its path.

use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::StoreError;

/// A file that stays open as long as the store. Closing it earlier would take SQLite's locks on it along.
#[derive(Clone, Debug)]
pub(super) struct HeldFile(Arc<Held>);

#[derive(Debug)]
struct Held {
    path: PathBuf,
    file: File,
}

impl HeldFile {
    /// Holds the file at this path, and makes it if it is not there: in a folder that others may look into, it is none
    /// of their business.
    pub(super) fn hold(path: PathBuf) -> io::Result<Self> {
        let mut options = File::options();
        options.create(true).truncate(false).read(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path)?;
        Ok(Self(Arc::new(Held { path, file })))
    }

    /// What is written to a file that was deleted or replaced is lost when it is closed, so it is not written.
    pub(super) async fn must_be_there(&self) -> Result<(), StoreError> {
        let held = Arc::clone(&self.0);
        // Where a disk hangs, only the writer waits for it.
        match tokio::task::spawn_blocking(move || held.is_there()).await {
            Ok(true) => Ok(()),
            Ok(false) | Err(_) => Err(StoreError::Unavailable(format!(
                "{} was deleted or replaced while it was open; put it back, or start the server again",
                self.0.path.display()
            ))),
        }
    }
}

impl Held {
    #[cfg(unix)]
    fn is_there(&self) -> bool {
        use std::os::unix::fs::MetadataExt;
        let identity = |metadata: std::fs::Metadata| (metadata.dev(), metadata.ino());
        match (self.path.metadata(), self.file.metadata()) {
            (Ok(at_path), Ok(held)) => identity(at_path) == identity(held),
            _ => false,
        }
    }

    #[cfg(not(unix))]
    fn is_there(&self) -> bool {
        self.path.exists() && self.file.metadata().is_ok()
    }
}
