# What the board of Skull King says beside the words of the game itself.

board-suit-green = V
board-suit-yellow = J
board-suit-purple = Vi
board-suit-blue = B
board-suit-red = R
board-suit-black = N
board-king-trick = Le pli
board-king-shout = Yo - ho - ho !
board-king-bids = Mises
board-king-won-of = { $won } sur { $bid }
board-king-won-of-short = { $won }/{ $bid }
board-king-ready = mise faite
board-king-thinking = réfléchit
board-king-points = { $points } pts
board-king-ahead = En tête.
board-king-wins = en tête
board-king-took = pli gagné
board-king-ghost = Barbe Grise
board-king-sheet = Feuille de score
board-king-sheet-short = Scores
board-king-sheet-empty = La première manche n’est pas encore comptée.
board-king-sheet-player = Qui
board-king-sheet-why = Détail
board-king-sheet-points = Manche
board-king-sheet-total = Total
board-king-sheet-csv = Enregistrer pour un tableur
board-king-sheet-json = Enregistrer en JSON
board-king-sheet-file = feuille-de-score
board-king-own-line = Toi : { $points }
board-king-seen = { $count ->
    [one] { $count } carte que les autres ignorent
   *[other] { $count } cartes que les autres ignorent
}
board-king-seen-title = Cartes que les autres ignorent

# How a round ended, and the grid of all rounds.
board-round-scored = Scores après la manche { $round }
board-round-player = Qui
board-round-bid = Mise
board-round-won = Plis
board-round-bonus = Bonus
board-round-points = Points
board-round-total = Total
board-grid = Points par manche
board-grid-round = Manche

# The feast.
board-highlight-best = Plus belle manche : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $points } à la manche { $round }
board-highlight-worst = Pire manche : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $points } à la manche { $round }
board-highlight-met = Mises les plus justes : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $met ->
    [one] { $met } réussie
   *[other] { $met } réussies
} sur { $rounds }
