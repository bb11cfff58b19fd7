# What the boards of the browser client say beside the words of the game itself.

# Names of parts of the table, for those who listen.
board-hand = Your hand
board-rivals = The others at the table
board-seats = Seats
board-piles = On the table
board-standings = Final standings
seat-to-act = to act

# The controls.
board-number = Choose a number
board-less = Less
board-more = More
board-range = { $least } to { $most }
board-pick-a-card = Pick a card
board-back = Back

# Skull.
board-skull-challenge = Challenge
board-skull-bid-of = { $cards ->
    [one] of 1 card
   *[other] of { $cards } cards
}
board-skull-on-table = { $cards ->
    [one] card down
   *[other] cards down
}
