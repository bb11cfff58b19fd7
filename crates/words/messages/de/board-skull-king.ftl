# What the board of Skull King says beside the words of the game itself.

board-suit-green = Gr
board-suit-yellow = Ge
board-suit-purple = L
board-suit-blue = Bl
board-suit-red = R
board-suit-black = S
board-king-trick = Der Stich
board-king-shout = Yo - ho - ho!
board-king-bids = Ansagen
board-king-won-of = { $won } von { $bid }
board-king-won-of-short = { $won }/{ $bid }
board-king-ready = bereit
board-king-thinking = überlegt
board-king-points = { $points } P.
board-king-ahead = Liegt vorn.
board-king-wins = vorn
board-king-took = Stich!
board-king-ghost = Graubart
board-king-sheet = Punktezettel
board-king-sheet-short = Zettel
board-king-sheet-empty = Noch ist keine Runde gewertet.
board-king-sheet-player = Wer
board-king-sheet-why = Wofür
board-king-sheet-points = Runde
board-king-sheet-total = Gesamt
board-king-sheet-csv = Als Tabelle speichern
board-king-sheet-json = Als JSON speichern
board-king-sheet-file = punktezettel
board-king-own-line = Du: { $points }
board-king-seen = { $count ->
    [one] 1 Karte, die nur du kennst
   *[other] { $count } Karten, die nur du kennst
}
board-king-seen-title = Karten, die nur du kennst

# How a round ended, and the grid of all rounds.
board-round-scored = Punkte nach Runde { $round }
board-round-player = Wer
board-round-bid = Ansage
board-round-won = Stiche
board-round-bonus = Bonus
board-round-points = Punkte
board-round-total = Gesamt
board-grid = Punkte pro Runde
board-grid-round = Runde

# The feast.
board-highlight-best = Beste Runde: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $points } in Runde { $round }
board-highlight-worst = Härteste Runde: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $points } in Runde { $round }
board-highlight-met = Treffsicherste Ansagen: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $met } von { $rounds } geschafft
