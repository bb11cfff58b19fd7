# What the boards of the browser client say beside the words of the game itself.

# Names of parts of the table, for those who listen.
board-hand = Tu mano
board-rivals = El resto de la mesa
board-seats = Asientos
board-piles = Sobre la mesa
board-standings = Clasificación final
board-race = Cómo iba la partida, de principio a fin
seat-to-act = le toca
seat-to-act-shared = eligiendo
seat-to-act-you = te toca

# The controls.
board-number = Elige un número
board-skull-how-many = ¿Cuántas cartas vas a levantar?
board-less = Menos
board-more = Más
board-range = De { $least } a { $most }
board-pick-a-card = Elige una carta
board-back = Volver
board-step = { $what }… ({ $count })

# Ask the table.
board-about = Esta carta
board-ranks = Qué carta gana a cuál

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

# Skull.
board-skull-race = Apuestas ganadas, ronda a ronda
board-skull-challenge = Desafío
board-skull-so-far = { $seat-you ->
    [yes] Tu desafío
   *[no] Desafío de { $seat }
}: { $turned } de { $bid } por ahora.
board-skull-shows = Y esto es lo que había además.
board-skull-this-one = { $left ->
    [0] Y la última es…
   *[other] Y esta es…
}
board-skull-turned = { $turned } de { $bid } levantadas
board-skull-bid-of = de { $cards }
board-skull-on-table = { $cards ->
    [one] carta en la mesa
   *[other] cartas en la mesa
}

# Skull King.
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

# Skallywaggs.
board-wagg-commons = Mercado
board-wagg-read = Leer las cartas: tu mano y el Mercado
board-wagg-reading = Mantén pulsada una carta o un pirata para leer qué hace, o selecciónalo y pulsa ? en el teclado.
board-wagg-help = Qué hace
board-wagg-plain = No tiene ningún poder.
board-wagg-about = Sobre { $card }
board-wagg-crew = Tripulación de { $name }
board-wagg-seaworthy = { $seaworthy } de { $needed } listos
board-wagg-nobody = Nadie todavía
board-wagg-active = Activos:
board-wagg-shipyard = Astillero { $count }
board-wagg-locker = Cofre { $count }
board-wagg-heads = Cabezas { $count }
board-wagg-chests = Pechos { $count }
board-wagg-legs = Piernas { $count }
board-wagg-events = Eventos { $count }
board-wagg-tray = Taller de piratas
board-wagg-tray-more = Elige cabeza, pecho y piernas.
board-wagg-slot-head = Cabeza
board-wagg-slot-chest = Pecho
board-wagg-slot-legs = Piernas
board-wagg-slot-back = Devolver { $card }
board-wagg-proposals = Piratas que puedes crear
board-wagg-join = ¿A qué tripulación va?
board-wagg-own = Tú
board-wagg-build = Crear
board-wagg-play = Jugarla
board-wagg-sure = Cuando quieras.
board-wagg-do-build = Te toca: crea un pirata.
board-wagg-do-stop = ¡Un rival va a zarpar! { $count ->
    [0] Ningún evento de tu mano puede impedirlo ahora.
   *[other] Para impedirlo: { $cards }.
 }
board-wagg-stop = Impedirlo
board-wagg-do-end = Te toca: haz lo que puedas o termina.
board-wagg-unasked = Descansa: esto no lo decides tú.
board-wagg-quiet-unless = Lo dejas pasar, salvo que elijas una carta.
board-wagg-quiet = Lo dejas pasar.
board-wagg-what-swap = { $takes } pasa a { $crew-you ->
    [yes] tu { $one }
   *[no] { $one }, de { $crew }
}, y { $gives } a { $elsewhere-you ->
    [yes] tu { $other }
   *[no] { $other }, de { $elsewhere }
}.
board-wagg-why-wait = No es tu turno.
board-wagg-why-asked = Ahora no se te pide eso.
board-wagg-why-forbidden = Mano Dura no te deja este turno. Se acaba si pierdes un pirata.
board-wagg-why-event = Ahora no hay sobre qué jugarla.
board-wagg-why-part = Un pirata necesita cabeza, pecho y piernas, y no tienes las tres cosas.
board-wagg-watch = Preguntarme por los eventos
board-wagg-watch-always = Siempre
board-wagg-watch-hit = Solo si me afectan
board-wagg-watch-never = Nunca
board-wagg-watch-hint = Responder rápido tarda lo mismo que no responder, así nadie adivina qué tienes. Solo se nota si piensas mucho.
board-wagg-trade = { $cost ->
    [0] Cambiar gratis
   *[other] Cambiar por { $cost }
}
board-wagg-end-turn = Terminar turno
board-wagg-pass-until-turn = No más hasta mi turno
board-wagg-pass-unless-hit = Preguntar solo si me afecta
board-wagg-which-part = ¿Qué parte?
board-wagg-next-pirate = Toca un pirata.
board-wagg-next-part = Toca un pirata para elegir una parte.
board-wagg-next-card = Toca una carta de la mesa.
board-wagg-next-player = Elige a un jugador.
board-wagg-next-hand = Toca otra carta de tu mano.
web-watch-again = Volver a verla
web-link-film = Repetición
