//! The file that the store has open, and whether it is still the one at its path.

use std::fs::{File, Metadata};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use super::StoreError;

/// How long the disk may take over anything.
pub(super) const DISK: Duration = Duration::from_secs(10);

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
        let (held, path) = (Arc::clone(&self.0), self.0.path.display());
        // On a thread of its own: a disk that hangs holds up nobody but whoever asked, and them not for ever.
        let looked = timeout(DISK, tokio::task::spawn_blocking(move || held.is_there())).await;
        let told = match looked.map_err(|_| StoreError::stuck())? {
            Ok(Ok(true)) => return Ok(()),
            Ok(Ok(false)) => format!(
                "{path} was deleted or replaced while it was open; put it back, or start the server again"
            ),
            Ok(Err(error)) => format!("{path} cannot be looked at: {error}"),
            Err(error) => format!("{path} cannot be looked at: {error}"),
        };
        Err(StoreError::Unavailable(told))
    }
}

impl Held {
    /// Whether the path still leads to this file. A disk that fails says nothing about that.
    fn is_there(&self) -> io::Result<bool> {
        let held = self.file.metadata()?;
        match self.path.metadata() {
            Ok(at_path) => Ok(is_same(&at_path, &held)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }
}

#[cfg(unix)]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_same(_one: &Metadata, _other: &Metadata) -> bool {
    true
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn held(folder: &std::path::Path) -> HeldFile {
        HeldFile::hold(folder.join("file")).unwrap()
    }

    #[tokio::test]
    async fn a_file_that_was_deleted_or_replaced_is_told_from_one_that_cannot_be_looked_at() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        std::fs::create_dir(&data).unwrap();
        let held = held(&data);
        assert_eq!(held.must_be_there().await, Ok(()));
        std::fs::remove_file(data.join("file")).unwrap();
        let gone = held.must_be_there().await.unwrap_err().to_string();
        assert!(gone.contains("was deleted or replaced"), "{gone}");
        std::fs::write(data.join("file"), "another").unwrap();
        let replaced = held.must_be_there().await.unwrap_err().to_string();
        assert!(replaced.contains("was deleted or replaced"), "{replaced}");
        // A path through what is no folder fails, as one on a broken disk does, but for another reason.
        std::fs::remove_dir_all(&data).unwrap();
        std::fs::write(&data, "no folder").unwrap();
        let broken = held.must_be_there().await.unwrap_err().to_string();
        assert!(broken.contains("cannot be looked at"), "{broken}");
    }
}
