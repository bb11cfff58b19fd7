//! What things are called in the picture of a table, for boards that look for them.

hosting::scene_names! {
    // Counts and marks of seats.
    COINS = "coins",
    CARDS = "cards",
    HAND = "hand",
    WINNER = "winner",
    OUT = "out",
    FIRST = "first",
    PLACED = "placed",
    CHALLENGER = "challenger",
    PASSED = "passed",
    SKULL_OWNER = "skull-owner",
    // Piles.
    STACK = "stack",
    // Facts.
    TABLE_CARDS = "table-cards",
    BID = "bid",
    FLIPS_LEFT = "flips-left",
    LAST_BET = "last-bet",
    LAST_SHOWN = "last-shown",
    LOST_CARDS = "lost-cards",
    // Verbs; `bid` is one, too.
    PLACE = "place",
    PASS = "pass",
    FLIP = "flip",
    DISCARD = "discard",
    CHOOSE_FIRST = "choose_first",
    SHOW = "show",
    KEEP_HIDDEN = "keep_hidden",
}
