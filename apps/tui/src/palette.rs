//! Colors, and what stands in for them. Nothing is told by color alone, so a terminal without any loses nothing.

use ratatui::style::{Color, Modifier, Style};

use crate::art::Tint;

/// The color of what the player should look at first: one that no suit has.
const ACCENT: Color = Color::Cyan;

/// How things look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palette {
    /// With colors, from the sixteen that every theme adjusts.
    Colored,
    /// Without, for `NO_COLOR`.
    Plain,
}

impl Palette {
    /// What the environment asks for: <https://no-color.org>.
    #[must_use]
    pub fn of_environment() -> Self {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if refused { Self::Plain } else { Self::Colored }
    }

    /// What the player should look at first.
    #[must_use]
    pub const fn accent(self) -> Style {
        self.paint(ACCENT).add_modifier(Modifier::BOLD)
    }

    /// What is selected.
    #[must_use]
    pub const fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Less important text.
    #[must_use]
    pub const fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// What went wrong.
    #[must_use]
    pub const fn alarm(self) -> Style {
        self.paint(Color::Red).add_modifier(Modifier::BOLD)
    }

    /// Titles.
    #[must_use]
    pub const fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A card of this color.
    #[must_use]
    pub const fn card(self, tint: Tint) -> Style {
        match tint {
            Tint::None => Style::new(),
            Tint::Green => self.paint(Color::Green),
            Tint::Yellow => self.paint(Color::Yellow),
            Tint::Purple => self.paint(Color::Magenta),
            Tint::Blue => self.paint(Color::Blue),
            Tint::Red => self.paint(Color::Red),
            Tint::Black => Style::new().add_modifier(Modifier::BOLD),
        }
    }

    const fn paint(self, color: Color) -> Style {
        match self {
            Self::Colored => Style::new().fg(color),
            Self::Plain => Style::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_has_the_color_of_no_suit() {
        let tints = [Tint::None, Tint::Green, Tint::Yellow, Tint::Purple, Tint::Blue, Tint::Red, Tint::Black];
        let chosen = Palette::Colored.accent().fg;
        assert!(tints.into_iter().all(|tint| Palette::Colored.card(tint).fg != chosen));
    }
}
