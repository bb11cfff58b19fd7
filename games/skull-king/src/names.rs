//! What things are called in the picture of a table, for boards that look for them.

hosting::scene_names! {
    // Counts and marks of seats.
    SCORE = "score",
    BID = "bid",
    WON = "won",
    HAND = "hand",
    WINNER = "winner",
    LEADS = "leads",
    HAS_BID = "has-bid",
    WINNING = "winning",
    WAGER = "wager",
    GRAPESHOT = "grapeshot",
    CANNONBALL = "cannonball",
    // Piles.
    TRICK = "trick",
    GHOST = "ghost",
    PEEKED = "peeked",
    DISCARDED = "discarded",
    // Facts; `winning` is one, too.
    BIDS = "bids",
    FOLLOW = "follow",
    LAST_TRICK = "last-trick",
    LINE = "line",
    CARD_TAKEN = "card-taken",
    MERMAID_TAKEN = "mermaid-taken",
    PIRATE_TAKEN = "pirate-taken",
    KING_TAKEN = "king-taken",
    // Verbs; `bid` and `wager` are some, too.
    PLAY = "play",
    DISCARD = "discard",
    LEAD = "lead",
    CHANGE_BID = "change_bid",
}
