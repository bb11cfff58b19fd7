//! Names that last: who keeps a name gets a recovery code, and whoever shows the code, or a passkey, is that guest again,
//! with all their seats.

use std::path::Path;
use std::sync::Arc;

use crate::account::Account;
use crate::house_key::HouseKey;
use crate::identity::Secret;
use crate::recovery::RecoveryCode;
use crate::store::{Found, GuestHash, NameStore, SealedByCode, StoreError, StoredPasskey, off_thread};

/// The kept names of a house.
#[derive(Clone, Debug)]
pub struct KeptNames {
    /// Where they lie.
    pub store: Arc<NameStore>,
    key: HouseKey,
}

/// Which code opens a name from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The one it has, if it has one.
    Same,
    /// Another one; the old one dies.
    Another,
}

/// A guest who is known again.
#[derive(Debug)]
pub struct Recovered {
    /// Their secret.
    pub secret: Secret,
    /// What they are called.
    pub name: String,
}

/// A guest as the kept names know them.
#[must_use]
pub fn guest_hash(secret: &Secret) -> GuestHash {
    secret.digest("kept name")
}

impl KeptNames {
    /// Those in this folder.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        Self { store: Arc::new(NameStore::of(folder)), key: HouseKey::of(folder) }
    }

    /// Keeps a guest's name, or gives the kept one another. Gives the code, where there is a new one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn keep(
        &self,
        secret: &Secret,
        name: &str,
        code: Code,
    ) -> Result<Option<RecoveryCode>, StoreError> {
        let guest = guest_hash(secret);
        let Some(kept) = self.store.find(&guest).await? else { return self.keep_new(secret, name).await };
        if kept.name != name {
            self.store.rename(&guest, name).await?;
        }
        if code == Code::Same {
            return Ok(None);
        }
        let (code, under) = sealed(secret, &kept.account)?;
        Ok(self.store.seal_anew(&guest, &under).await?.then_some(code))
    }

    async fn keep_new(&self, secret: &Secret, name: &str) -> Result<Option<RecoveryCode>, StoreError> {
        let account = Account::fresh().map_err(|error| no_randomness(&error))?;
        let (code, under) = sealed(secret, &account)?;
        let is_new = self.store.keep(&guest_hash(secret), &account, name, &under).await?;
        // Somebody who asks twice at the same time gets one code.
        Ok(is_new.then_some(code))
    }

    /// Whoever this code makes somebody again.
    ///
    /// # Errors
    /// If the names cannot be read.
    pub async fn recover(&self, code: &RecoveryCode) -> Result<Option<Recovered>, StoreError> {
        let found = self.store.find_by_code(&code.hash()).await?;
        Ok(found.and_then(|Found { account, name, sealed }| {
            Some(Recovered { secret: code.key().open(&sealed, &account)?, name })
        }))
    }

    /// Stores a passkey of a guest, and entrusts their secret to the house's key; false where anybody has it already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn add_passkey(
        &self,
        secret: &Secret,
        account: &Account,
        passkey: &StoredPasskey,
    ) -> Result<bool, StoreError> {
        let key = self.key.clone();
        let key = off_thread(move || key.find_or_make()).await?;
        let entrusted = key.seal(secret, account).map_err(|error| no_randomness(&error))?;
        self.store.add_passkey(&guest_hash(secret), passkey, &entrusted).await
    }

    /// Whoever was entrusted to the house; nobody where its key is lost or another one.
    ///
    /// # Errors
    /// If the key cannot be read.
    pub async fn entrusted(&self, found: Found) -> Result<Option<Recovered>, StoreError> {
        let key = self.key.clone();
        let Some(key) = off_thread(move || key.find()).await? else { return Ok(None) };
        let Found { account, name, sealed } = found;
        Ok(key.open(&sealed, &account).map(|secret| Recovered { secret, name }))
    }
}

/// A new code, and what is stored of it.
fn sealed(secret: &Secret, account: &Account) -> Result<(RecoveryCode, SealedByCode), StoreError> {
    let code = RecoveryCode::fresh().map_err(|error| no_randomness(&error))?;
    let sealed = code.key().seal(secret, account).map_err(|error| no_randomness(&error))?;
    let under = SealedByCode { code: code.hash(), sealed };
    Ok((code, under))
}

fn no_randomness(error: &getrandom::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
