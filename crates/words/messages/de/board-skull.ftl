# What the board of Skull says beside the words of the game itself.

board-skull-how-many = Wie viele Karten deckst du auf?
board-skull-race = Gewonnene Wetten, Runde für Runde
board-skull-challenge = Herausfordern
board-skull-so-far = { $seat-you ->
    [yes] Deine Herausforderung
   *[no] Herausforderung von { $seat }
}: bisher { $turned } von { $bid } aufgedeckt.
board-skull-shows = Und das lag sonst noch da.
board-skull-this-one = { $left ->
    [0] Und die letzte ist …
   *[other] Und diese ist …
}
board-skull-turned = { $turned } von { $bid } aufgedeckt
board-skull-bid-of = von { $cards }
board-skull-on-table = { $cards ->
    [one] Karte liegt
   *[other] Karten liegen
}
