# What the board of Skull says beside the words of the game itself.

board-skull-how-many = How many cards will you turn?
board-skull-race = Bets won, round by round
board-skull-challenge = Challenge
board-skull-so-far = { $seat-you ->
    [yes] Your challenge
   *[no] { $seat }’s challenge
}: { $turned } of { $bid } turned so far.
board-skull-shows = And here’s what else was there.
board-skull-this-one = { $left ->
    [0] And the last one is …
   *[other] And this one is …
}
board-skull-turned = { $turned } of { $bid } turned
board-skull-bid-of = of { $cards }
board-skull-on-table = { $cards ->
    [one] card down
   *[other] cards down
}
