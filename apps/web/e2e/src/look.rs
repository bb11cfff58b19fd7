//! The looks of the page: by night, by day, and with more contrast.

use anyhow::{Context, Result};
use serde_json::{Value, json};

/// How the page looks, as the reader chose it and as the device wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Dark, as the page comes.
    Night,
    /// Light.
    Day,
    /// Dark, for those who chose more contrast.
    Contrast,
}

impl Look {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Night, Self::Day, Self::Contrast];

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Night => "night",
            Self::Day => "day",
            Self::Contrast => "contrast",
        }
    }

    /// The look of this name.
    ///
    /// # Errors
    /// If there is none.
    pub fn named(name: &str) -> Result<Self> {
        Self::ALL.into_iter().find(|look| look.name() == name).context("a look is night, day or contrast")
    }

    /// What the device says of it.
    pub(crate) fn media(self) -> Value {
        let scheme = if self == Self::Day { "light" } else { "dark" };
        // What is chosen must do without what the device says.
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-contrast", "value": "no-preference" },
        ] })
    }

    /// Chooses it as a reader does, for the page on show and for those to come. A page without an address keeps nothing.
    pub(crate) fn choice(self) -> String {
        let name = self.name();
        format!(
            "document.documentElement?.setAttribute('data-look', '{name}');
            try {{ localStorage.setItem('yohoho.look', '\"{name}\"'); }} catch {{}}"
        )
    }
}
