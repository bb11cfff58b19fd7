# What the board of Skull King says beside the words of the game itself.

board-suit-green = G
board-suit-yellow = Y
board-suit-purple = P
board-suit-blue = Bu
board-suit-red = R
board-suit-black = B
board-king-trick = The trick
board-king-shout = Yo - ho - ho!
board-king-bids = Bids
board-king-won-of = { $won } of { $bid }
board-king-won-of-short = { $won }/{ $bid }
board-king-ready = ready
board-king-thinking = thinking
board-king-points = { $points } pts
board-king-ahead = In the lead.
board-king-wins = winning
board-king-took = took it
board-king-ghost = Graybeard
board-king-sheet = Score sheet
board-king-sheet-short = Sheet
board-king-sheet-empty = The first round has not been scored yet.
board-king-sheet-player = Player
board-king-sheet-why = Reasons
board-king-sheet-points = Round
board-king-sheet-total = Total
board-king-sheet-csv = Save for a spreadsheet
board-king-sheet-json = Save as JSON
board-king-sheet-file = score-sheet
board-king-own-line = You: { $points }
board-king-seen = { $count ->
    [one] 1 card only you know
   *[other] { $count } cards only you know
}
board-king-seen-title = Cards only you know

# How a round ended, and the grid of all rounds.
board-round-scored = Scores after round { $round }
board-round-player = Player
board-round-bid = Bid
board-round-won = Won
board-round-bonus = Bonus
board-round-points = Points
board-round-total = Total
board-grid = Points by round
board-grid-round = Round

# The feast.
board-highlight-best = Best round: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $points } in round { $round }
board-highlight-worst = Roughest round: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $points } in round { $round }
board-highlight-met = Surest bidder: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $met } of { $rounds } bids met
