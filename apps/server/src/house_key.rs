//! The house's own key: a file beside the data, made when the first passkey is. It opens the secrets of those who have
//! passkeys, so whoever has it and the names has those seats.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::seal::SealKey;

/// The name of the file in the data folder.
const FILE: &str = "names.key";
const LEN: usize = 32;

/// Where the house's key lies.
#[derive(Clone, Debug)]
pub struct HouseKey {
    path: PathBuf,
    /// Two who make the key at the same time would each seal with their own.
    making: Arc<Mutex<()>>,
}

impl HouseKey {
    /// The one in this folder.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        Self { path: folder.join(FILE), making: Arc::default() }
    }

    /// The key, if there is one.
    ///
    /// # Errors
    /// If the file cannot be read, or is no key.
    pub fn find(&self) -> io::Result<Option<SealKey>> {
        match fs::read(&self.path) {
            Ok(bytes) if bytes.len() == LEN => Ok(Some(SealKey::derived(&bytes, "yohoho house key"))),
            Ok(_) => Err(io::Error::new(io::ErrorKind::InvalidData, "it is no key")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The key; made if there is none.
    ///
    /// # Errors
    /// If the file can neither be read nor written.
    pub fn find_or_make(&self) -> io::Result<SealKey> {
        let _making = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(key) = self.find()? {
            return Ok(key);
        }
        self.make()?;
        self.find()?.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }

    /// Written whole or not at all: half a key would be none for ever.
    fn make(&self) -> io::Result<()> {
        let mut bytes = [0; LEN];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        let half = self.path.with_extension("key.new");
        let mut options = File::options();
        options.create(true).truncate(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&half)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        fs::rename(half, &self.path)?;
        // A power failure must not take a key that was used; where a folder cannot be flushed, it needs none.
        #[cfg(unix)]
        self.path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::account::Account;
    use crate::identity::Secret;

    #[test]
    fn the_key_is_made_once_and_is_nobody_elses_business() {
        let folder = tempfile::tempdir().unwrap();
        let key = HouseKey::of(folder.path());
        assert!(key.find().unwrap().is_none());
        let (secret, account) = (Secret::fresh().unwrap(), Account::fresh().unwrap());
        let askers = vec![key.clone(); 8];
        let made: Vec<SealKey> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                askers.iter().map(|key| scope.spawn(|| key.find_or_make().unwrap())).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let sealed = made[0].seal(&secret, &account).unwrap();
        assert!(made.iter().all(|key| key.open(&sealed, &account).is_some()), "however many ask for it");
        let again = key.find_or_make().unwrap();
        assert!(again.open(&sealed, &account).is_some(), "it is the same one");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode() & 0o777, 0o600);
        }
        fs::write(folder.path().join(FILE), "half").unwrap();
        assert!(key.find().is_err() && key.find_or_make().is_err(), "a broken key is never written over");
    }
}
