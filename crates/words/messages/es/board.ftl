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
board-less = Menos
board-more = Más
board-range = De { $least } a { $most }
board-pick-a-card = Elige una carta
board-back = Volver
board-step = { $what }… ({ $count })

# Ask the table.
board-about = Esta carta
board-ranks = Qué carta gana a cuál

web-watch-again = Volver a verla
web-link-film = Repetición

# Around the board.
web-rename = Cambiar tu nombre
web-invite = Invitar a amigos
web-share = Compartir
web-share-text = Ven a echar una partida de cartas.
web-send-text = Enviar por SMS
web-send-mail = Enviar por correo
web-copy = Copiar el enlace
web-copied = Enlace copiado.
web-copy-by-hand = Tu navegador no nos deja copiar. El enlace está seleccionado: pulsa Ctrl+C, o mantenlo pulsado y elige Copiar.
web-link = El enlace de esta mesa
web-link-only-here = Este enlace solo funciona en este equipo. Para otros dispositivos, arranca Yo-Ho-Ho con --lan y abre la dirección que muestra.
web-code = O escribe este código en { $host }:
web-qr = El enlace en código QR para la cámara del teléfono
web-mark-you = tú
web-mark-host = anfitrión
web-add-bot = Añadir un bot
web-remove-seat = Quitar
web-remove-from-table = Quitar de la mesa
web-remove-title = ¿Echar a { $name } de la mesa?
web-remove-text = { $locked ->
    [watches] No volverá a entrar si tú no quieres. Si vuelve como otra persona, cierra la mesa.
    [yes] Solo volverá a entrar si tú quieres.
   *[no] Podrá seguir mirando, pero solo volverá a sentarse si tú quieres.
 }
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
web-matter-knocking = Has pedido asiento. Decide el anfitrión.
web-ask-seat = Pedir asiento
web-move-up = Subir
web-change-game = Jugar a otra cosa
web-game = Juego
web-lay = Preparar este juego
web-lay-pending = En la mesa no cambia nada hasta que prepares este juego.
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
web-counsel-says = El Capitán dice: { $what }.
web-people = Personas
web-mute = Silenciar
web-unmute = Volver a oír
web-make-host = Hacer anfitrión
web-make-host-sure = Sí, hacer anfitrión
web-send-back = Devolver al dispositivo anterior
web-send-back-sure = Sí, devolver el asiento
web-door = Quién puede sentarse
web-door-open = Todo el que tenga el enlace
web-door-asks = Preguntarme antes
web-door-locked = Nadie más
web-grace = Si alguien se va, juega un bot tras
web-grace-15 = 15 segundos
web-grace-60 = un minuto
web-grace-180 = tres minutos
web-grace-never = Nunca: esperamos
web-watchers = Quien mira
web-watcher = Persona { $number } que mira
web-watcher-unnamed = Alguien que miraba
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
web-concede-ends = Rendirme y poner fin a la partida
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
web-matter-asking = Has pedido deshacer tu jugada. Aún sin respuesta de: { $name }.
web-withdraw = Mejor no
web-agree = De acuerdo
web-decline = No, seguimos
web-matter-starts = La partida empieza en { $seconds }…
web-stop-countdown = Espera
web-countdown = Empezar en 10 segundos
web-matter-moved = Tu asiento está ahora en otro dispositivo.
web-fetch-seat = Traerlo de vuelta
web-carry = Pasar mi asiento a otro dispositivo
web-carry-how = Escanéalo con el otro dispositivo o abre allí el enlace. Vale una vez, durante un minuto.
web-keep-seat = Dejar mi asiento en este dispositivo
web-leave-sure = Irme igualmente
web-leave-warning = La partida no ha terminado: un bot jugará por ti.
web-new-game-sure = Empezar igualmente
web-new-game-warning = La partida no ha terminado y se perdería.
web-tab-turn = Te toca · { $game }
