//! The languages there are. `wordsmith` looks for a wordbook in each of them wherever there is one; `words` says their
//! names to whoever chooses.

/// A language that readers can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// How it is called in addresses and settings: `de`.
    pub code: &'static str,
    /// What it calls itself.
    pub name: &'static str,
}

/// Every language there is. All others are compared with the first, and it is spoken where nobody knows better.
pub const LANGUAGES: &[Language] = &[
    Language { code: "en", name: "English" },
    Language { code: "de", name: "Deutsch" },
    Language { code: "fr", name: "Français" },
    Language { code: "es", name: "Español" },
];
