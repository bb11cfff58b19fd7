//! Small marks: coins, whose turn it is, who begins, what a seat has done, and which seat is a bot's.

use leptos::prelude::*;

use super::drawing;

/// A small picture that goes with a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A coin that was won.
    Coin,
    /// Where a coin will lie.
    CoinSlot,
    /// Who begins.
    First,
    /// Who won.
    Crown,
    /// Whose turn it is.
    Turn,
    /// Passed.
    Passed,
    /// Who must turn over cards.
    Challenger,
    /// Out of the game.
    Out,
    /// A bot plays here.
    Bot,
    /// Cards in hand.
    Hand,
    /// Done, and waiting for the others.
    Ready,
    /// A Skull was met here.
    Skull,
    /// A bid that is not met: by a trick that is missing, or one too many.
    Missed,
    /// A bid that nobody else sees yet.
    Lock,
    /// The score sheet.
    Sheet,
    /// What was seen of the cards that were not dealt.
    Eye,
    /// A pirate who can sail.
    Sails,
    /// A pirate who cannot sail.
    Ashore,
    /// Three parts that belong together.
    Matched,
    /// A character whose rules hold.
    Active,
    /// The text of a card.
    Help,
    /// Cards that belong to nobody.
    Commons,
    /// Somebody is away.
    Away,
    /// Somebody lets the others wait.
    Idle,
}

/// Draws a mark.
pub fn mark(mark: Mark) -> impl IntoView {
    drawing("art sign", "0 0 64 64", body(mark).to_owned())
}

const fn body(mark: Mark) -> &'static str {
    match mark {
        Mark::Coin => {
            r#"<circle class="brass edged" cx="32" cy="32" r="27"/><circle class="brass-line" cx="32" cy="32" r="20"/><path class="ink" d="M32 17L36 28H47L38 35L42 47L32 39L22 47L26 35L17 28H28Z"/>"#
        }
        Mark::CoinSlot => r#"<circle class="slot" cx="32" cy="32" r="26"/>"#,
        Mark::First => {
            r#"<path class="brass edged" d="M18 58V6C30 2 38 14 56 8C50 16 50 24 56 32C40 36 34 26 24 30V58Z"/>"#
        }
        Mark::Crown => {
            r#"<path class="brass edged" d="M8 52L5 20L20 33L32 10L44 33L59 20L56 52Z"/><path class="ink-line" d="M10 44H54"/><circle class="brass edged" cx="5" cy="17" r="4"/><circle class="brass edged" cx="32" cy="8" r="4"/><circle class="brass edged" cx="59" cy="17" r="4"/>"#
        }
        Mark::Turn => r#"<path class="current" d="M14 8L54 32L14 56Z"/>"#,
        Mark::Passed => {
            r#"<path class="current-line" d="M10 20C18 12 26 28 34 20C42 12 50 28 56 20M10 44H54"/>"#
        }
        Mark::Challenger => {
            r#"<path class="current" d="M6 10C26 14 42 30 48 44L54 40L58 46L50 50L56 58L50 62L44 54L36 58L32 52L38 48C32 34 20 20 4 16Z"/>"#
        }
        Mark::Out => r#"<path class="current-line" d="M14 14L50 50M50 14L14 50"/>"#,
        Mark::Bot => {
            r#"<path class="brass edged" d="M27 11L28 3H36L37 11L45 14L51 8L56 13L50 19L53 27L61 28V36L53 37L50 45L56 51L51 56L45 50L37 53L36 61H28L27 53L19 50L13 56L8 51L14 45L11 37L3 36V28L11 27L14 19L8 13L13 8L19 14Z"/><circle class="ink" cx="32" cy="32" r="11"/><circle class="brass" cx="32" cy="32" r="5"/>"#
        }
        Mark::Hand => {
            r#"<path class="current" d="M12 34V20C12 15 19 15 19 20V12C19 7 26 7 26 12V8C26 3 33 3 33 8V12C33 8 40 8 40 13V32L45 25C48 20 56 23 53 29L43 51C40 58 34 61 27 61C17 61 12 55 12 46Z"/>"#
        }
        Mark::Ready => r#"<path class="current-line" d="M10 34L26 50L54 16"/>"#,
        Mark::Missed => r#"<path class="current-line" d="M16 16L48 48M48 16L16 48"/>"#,
        Mark::Lock => {
            r#"<path class="current-line" d="M20 30V20C20 4 44 4 44 20V30"/><path class="current" d="M12 28H52V58H12Z"/>"#
        }
        Mark::Sheet => r#"<path class="current-line thin" d="M12 6H52V58H12ZM22 20H42M22 32H42M22 44H34"/>"#,
        Mark::Eye => {
            r#"<path class="current-line thin" d="M4 32C16 12 48 12 60 32C48 52 16 52 4 32Z"/><circle class="current" cx="32" cy="32" r="9"/>"#
        }
        Mark::Sails => {
            r#"<path class="current" d="M4 44H60L52 58H14ZM34 4C50 10 56 24 56 38H34ZM28 12V38H10C12 26 18 18 28 12Z"/>"#
        }
        Mark::Ashore => {
            r#"<path class="current-line thin" d="M6 42H58L50 56H16ZM32 8V36M36 10C48 14 54 24 54 34H36"/><path class="current-line" d="M8 8L56 58"/>"#
        }
        Mark::Matched => r#"<path class="current-line" d="M12 14H52M12 32H52M12 50H52"/>"#,
        Mark::Active => {
            r#"<path class="current" d="M32 2L40 23H62L44 37L51 60L32 46L13 60L20 37L2 23H24Z"/>"#
        }
        Mark::Commons => {
            r#"<path class="current" d="M4 6H18V26H4ZM25 6H39V26H25ZM46 6H60V26H46ZM4 36H18V56H4ZM25 36H39V56H25ZM46 36H60V56H46Z"/>"#
        }
        Mark::Away => {
            r#"<circle class="brass edged" cx="32" cy="32" r="28"/><path class="ink" d="M38 12A20 20 0 1 0 52 40A18 18 0 0 1 38 12Z"/>"#
        }
        Mark::Idle => {
            r#"<circle class="brass edged" cx="32" cy="32" r="28"/><path class="ink" d="M18 14H46L34 32L46 50H18L30 32Z"/>"#
        }
        Mark::Help => {
            r#"<path class="current-line" d="M20 22C20 4 46 6 46 22C46 32 33 32 33 42"/><circle class="current" cx="33" cy="56" r="5"/>"#
        }
        Mark::Skull => {
            r#"<path class="current" fill-rule="evenodd" d="M32 4C16 4 7 15 7 28C7 37 12 42 17 44V54C17 58 20 60 23 60H41C44 60 47 58 47 54V44C52 42 57 37 57 28C57 15 48 4 32 4ZM16 30C16 24 28 24 28 31C28 39 16 39 16 30ZM48 30C48 24 36 24 36 31C36 39 48 39 48 30ZM32 38L37 46H27Z"/>"#
        }
    }
}
