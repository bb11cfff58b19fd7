//! Pictures of moments, each taken the first time it is seen.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::Window;

/// Moments worth a picture, and those that were seen.
#[derive(Debug)]
pub struct Album {
    moments: &'static [(&'static str, &'static str)],
    kept: BTreeSet<&'static str>,
}

impl Album {
    /// For these moments: what shows that they are there, and what the picture is called.
    #[must_use]
    pub const fn new(moments: &'static [(&'static str, &'static str)]) -> Self {
        Self { moments, kept: BTreeSet::new() }
    }

    /// Whether the moment of this picture was seen.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.kept.contains(name)
    }

    /// Takes a picture of each moment that is seen for the first time, and looks whether everything fits.
    ///
    /// # Errors
    /// If the browser is gone, or something does not fit.
    pub async fn keep(&mut self, window: &Window) -> Result<()> {
        for (css, name) in self.moments {
            if !self.kept.contains(name) && window.sees(css).await? {
                self.kept.insert(name);
                window.shots(name).await?;
                window.assert_fits().await?;
            }
        }
        Ok(())
    }
}
