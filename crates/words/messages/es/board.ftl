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

# Around the board.
web-rename = Cambiar tu nombre
web-invite = Invitar a amigos
web-share = Compartir
web-share-text = Ven a echar una partida de cartas.
web-copy = Copiar el enlace
web-copied = Enlace copiado.
web-copy-by-hand = Tu navegador no nos deja copiar. El enlace está seleccionado: pulsa Ctrl+C, o mantenlo pulsado y elige Copiar.
web-link = El enlace de esta mesa
web-link-only-here = Este enlace solo funciona en este equipo. Para otros dispositivos, arranca Yo-Ho-Ho con --lan y abre la dirección que muestra.
web-code = O escribe este código en { $host }:
web-qr = El enlace en código QR para la cámara del teléfono
web-mark-you = tú
web-mark-host = anfitrión
web-mark-bot = bot
web-add-bot = Añadir un bot
web-remove-seat = Quitar
web-remove-from-table = Quitar de la mesa
web-remove-title = ¿Echar a { $name } de la mesa?
web-remove-text = Podrá seguir mirando, pero solo volverá a sentarse si tú quieres.
web-remove-not = Que se quede
web-removed = Fuera de la mesa
web-let-in = Dejar volver
web-let-in-whom = { $act }: { $name }
web-seat-act = { $act }: asiento { $number }, { $name }
web-start-fills = { $open ->
    [0] No quedan asientos libres. La partida empieza cuando tú digas.
    [one] La partida empieza cuando tú digas. Un bot ocupa el asiento libre.
   *[other] La partida empieza cuando tú digas. Los bots ocupan los { $open } asientos libres.
 }
web-wait-host = { $open ->
    [0] No quedan asientos libres. La partida empieza cuando diga { $host }.
    [one] Queda un asiento libre. La partida empieza cuando diga { $host }.
   *[other] Quedan { $open } asientos libres. La partida empieza cuando diga { $host }.
 }
web-or-watch = O quédate a mirar: la partida se verá aquí en cuanto empiece.
web-table-full = No quedan asientos libres. Puedes mirar.
web-matter-knocking = Has pedido sitio. Decide el anfitrión.
web-ask-seat = Pedir sitio
web-move-up = Subir
web-change-game = Jugar a otra cosa
web-game = Juego
web-lay = Preparar este juego
web-play-game = Jugar a { $game }
web-change-table = Cambiar la mesa
web-evening = Esta velada
web-evening-line = { $name }: { $wins } de { $games } ganadas
web-matter-knock = { $name } quiere sentarse.
web-matter-rests = { $name } ha pausado la partida.
web-matter-resting = Has pausado la partida.
web-matter-stood-in = Un bot juega por ti.
web-matter-gave-up = Has abandonado esta partida. Un bot la termina.
web-matter-away = { $name } no está ahora mismo.
web-matter-idle = { $name } se lo está pensando.
web-admit = Dejar entrar
web-turn-away = Rechazar
web-nudge = Avisar
web-bot-plays = Que juegue un bot
web-house = Esta mesa
web-pause-game = Pausar la partida
web-bot-for-me = Que un bot juegue por mí
web-people = Personas
web-mute = Silenciar
web-unmute = Volver a oír
web-make-host = Hacer anfitrión
web-make-host-sure = Sí, hacer anfitrión
web-door = Quién puede sentarse
web-door-open = Todo el que tenga el enlace
web-door-asks = Preguntarme antes
web-door-locked = Nadie más
web-grace = Si alguien se va, juega un bot tras
web-grace-15 = 15 segundos
web-grace-60 = un minuto
web-grace-180 = tres minutos
web-grace-never = Nunca: esperamos
web-watchers-talk = Quien mira puede hablar
web-allow-own-words = Texto libre, no solo frases
web-emotes = Gestos
web-own-words = Con tus palabras
web-write = Enviar
web-watching = Estás mirando. Para jugar, ocupa el asiento de un bot.
web-notice-offer = ¿Te avisamos cuando te toque?
web-notice-yes = Sí, avísame
web-notice-no = No, gracias
web-sound-card = (carta)
web-sound-coin = (monedas)
web-sound-bell = (campana)
web-sound-drum = (tambor)
web-sound-cheer = (vítores)
web-next = Siguiente
web-what-happened = ¿Qué acaba de pasar?
web-again = Otra vez: { $text }
web-ending = ¿Y ahora qué?
web-wait-rematch = { $host } puede empezar otra partida.
web-won-evening = ¡Ganas la velada!
web-take-move-back = Deshacer mi jugada
web-concede = Rendirme en esta partida
web-concede-sure = Sí, me rindo
web-clock = Tiempo para pensar
web-clock-none = Sin reloj
web-clock-30 = 30 segundos por jugada
web-clock-60 = 1 minuto por jugada
web-clock-120 = 2 minutos por jugada
web-clock-game-10 = 10 minutos por partida
web-clock-game-20 = 20 minutos por partida
web-best = Ganador de la velada
web-best-none = Jugar sin más
web-best-3 = Al mejor de 3
web-best-5 = Al mejor de 5
web-best-7 = Al mejor de 7
web-best-line = ({ $series } al mejor de { $best })
web-matter-asked = { $name } quiere deshacer su última jugada.
web-matter-asking = Has pedido deshacer tu jugada.
web-withdraw = Mejor no
web-agree = De acuerdo
web-decline = No, seguimos
web-matter-starts = La partida empieza en { $seconds }…
web-stop-countdown = Espera
web-countdown = Empezar en 10 segundos
web-matter-moved = Tu sitio está ahora en otro dispositivo.
web-fetch-seat = Traerlo de vuelta
web-carry = Pasar mi sitio a otro dispositivo
web-carry-how = Escanéalo con el otro dispositivo o abre allí el enlace. Vale una vez, durante un minuto.
web-leave-sure = Irme igualmente
web-leave-warning = La partida no ha terminado: un bot jugará por ti.
web-new-game-sure = Empezar igualmente
web-new-game-warning = La partida no ha terminado y se perdería.
web-tab-turn = Te toca · { $game }
