# What the board of Skull King says beside the words of the game itself.

board-suit-green = V
board-suit-yellow = A
board-suit-purple = M
board-suit-blue = Az
board-suit-red = R
board-suit-black = N
board-king-trick = La baza
board-king-shout = ¡Yo - ho - ho!
board-king-bids = Apuestas
board-king-won-of = { $won } de { $bid }
board-king-won-of-short = { $won }/{ $bid }
board-king-ready = ya está
board-king-thinking = pensando
board-king-points = { $points } ptos.
board-king-ahead = En cabeza.
board-king-wins = va ganando
board-king-took = se la lleva
board-king-ghost = Barbagrís
board-king-sheet = Hoja de puntos
board-king-sheet-short = Puntos
board-king-sheet-empty = Aún no se ha puntuado la primera ronda.
board-king-sheet-player = Jugador
board-king-sheet-why = Motivos
board-king-sheet-points = Ronda
board-king-sheet-total = Total
board-king-sheet-csv = Guardar como hoja de cálculo
board-king-sheet-json = Guardar como JSON
board-king-sheet-file = hoja-de-puntos
board-king-own-line = Tú: { $points }
board-king-seen = { $count ->
    [one] 1 carta que solo tú conoces
   *[other] { $count } cartas que solo tú conoces
}
board-king-seen-title = Cartas que solo tú conoces

# How a round ended, and the grid of all rounds.
board-round-scored = Puntos tras la ronda { $round }
board-round-player = Jugador
board-round-bid = Apuesta
board-round-won = Bazas
board-round-bonus = Extra
board-round-points = Puntos
board-round-total = Total
board-grid = Puntos por ronda
board-grid-round = Ronda

# The feast.
board-highlight-best = Mejor ronda: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $points } en la ronda { $round }
board-highlight-worst = Peor ronda: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $points } en la ronda { $round }
board-highlight-met = Mejor ojo al apostar: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $met } de { $rounds } apuestas cumplidas
