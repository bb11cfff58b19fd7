//! The claim of one server on its data folder. The system gives it up when the process ends, however it ends.

use std::fs::{File, TryLockError};
use std::path::Path;

use anyhow::{Context, bail};

use crate::store::make_private_folder;

/// The name of the file in the data folder.
const FILE: &str = "yohoho.lock";

/// Held as long as the server runs: two servers on one folder would each think a table theirs.
#[derive(Debug)]
pub(crate) struct Claim(#[expect(dead_code, reason = "the lock lives as long as the file is open")] File);

impl Claim {
    /// Claims the folder, and makes it if it is not there.
    pub(crate) fn take(folder: &Path) -> anyhow::Result<Self> {
        make_private_folder(folder)?;
        let path = folder.join(FILE);
        let open = File::options().create(true).truncate(false).write(true).open(&path);
        let file = open.with_context(|| format!("cannot open {}", path.display()))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => bail!(
                "another Yo-Ho-Ho already keeps its tables in {}; stop it, or choose another folder with --data",
                folder.display()
            ),
            Err(TryLockError::Error(error)) => {
                Err(error).with_context(|| format!("cannot lock {}", path.display()))
            }
        }
    }
}
