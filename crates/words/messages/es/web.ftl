# The words of the browser client alone.

web-title = Yo-Ho-Ho
web-tagline = Juegos de cartas piratas con amigos o con bots. Sin cuentas ni líos: siéntate y juega.
web-skip = Ir a la mesa
web-home = Inicio
web-close = Cerrar

# The front page.
web-play-bots = Jugar con bots
web-play-friends = Jugar con amigos
web-making-table = Preparando una mesa…
web-rejoin = Seguir una partida
web-rejoin-home = Seguir tu partida de { $game } contra bots
web-rejoin-alone = Volver a tu mesa de { $game }
web-rejoin-with = Volver a tu mesa de { $game } con { $with }
web-your-name = Tu nombre
web-rename = Cambiar tu nombre
web-join-code = Código o enlace de un amigo
web-join = Entrar
web-join-later = Demasiados códigos erróneos. Pide el enlace.
web-roll-name = Otro nombre
web-online = Después de la primera visita, también puedes jugar contra bots sin conexión.
web-online-only = Las partidas contra bots se juegan aquí mismo, en tu navegador.
web-offline-only = Estás sin conexión. La partida abierta sigue; no recargues la página.
web-offline = Estás sin conexión. Contra bots puedes jugar igual.
web-notice = Proyecto no oficial, hecho por aficionados. Los juegos son de sus autores y editoriales; aquí las reglas van con nuestras palabras, y todos los dibujos son nuestros.
web-version = Yo-Ho-Ho { $version }
web-problem-unreachable = No hay conexión con el servidor. Aquí mismo puedes jugar contra bots.
web-problem-nothing = No hay conexión con el servidor. Inténtalo dentro de un momento.
web-problem-no-server = Aquí no hay servidor para jugar con amigos. Contra bots sí puedes jugar.
web-problem-refused = El servidor no puede preparar una mesa ahora. Inténtalo dentro de un momento.

# A game against bots that is not finished.
web-unfinished-title = Tienes a medias una partida de { $game }
web-unfinished-text = Si empiezas otra, esta se pierde para siempre.
web-unfinished-continue = Seguirla
web-unfinished-anew = Empezar otra
web-cancel = Cancelar

# How a table is laid.
web-setup-summary = { $edition } · { $seats } asientos · los bots juegan como { $bot }
web-own-rules = Tus reglas
web-setup-seats = Asientos
web-setup-bots = Bots
web-edition = Edición
web-edition-title = { $rules ->
    [0] { $edition }
    [one] { $edition }, 1 regla cambiada
   *[other] { $edition }, { $rules } reglas cambiadas
 }
web-edition-usual = Las reglas de siempre. Elige otra edición para ver en qué cambia.
web-edition-restore = Volver a: { $edition }
web-unlike = Distinto de: { $edition }
web-instead-of = en vez de { $value }
web-rules-changed = { $rules ->
    [one] Cambios: 1 regla
   *[other] Cambios: { $rules } reglas
 }
web-changed-from = Cambios respecto a: { $edition }
web-single-rules = Cambiar reglas sueltas
web-all-rules = Todas las reglas
web-list-longer = Añadir una
web-list-shorter = Quitar la última
web-list-less = { $what }: una menos
web-list-more = { $what }: una más

# A random name for who has none yet.
web-pirate-name = { $animal } { $mood }
web-pirate-moods = Valiente, Audaz, Alegre, Feliz, Salvaje, Temible, Rebelde, Errante, Sagaz, Jovial, Tenaz, Veloz, Insomne, Elegante, Invencible, Impaciente
web-pirate-animals = Nutria, Gaviota, Foca, Tortuga, Morsa, Langosta, Sardina, Garza, Loro, Cangrejo, Pulpo, Pelícano, Calamar, Delfín, Albatros, Gato

# The invitation.
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

# Before the game.
web-mark-you = tú
web-mark-host = anfitrión
web-mark-bot = bot
web-add-bot = Añadir un bot
web-remove-seat = Quitar
web-remove-from-table = Echar de la mesa
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
web-start-for = { $open ->
    [0] { $host } no está. No quedan asientos libres: puedes empezar tú la partida.
    [one] { $host } no está: puedes empezar tú la partida. Un bot ocupa el asiento libre.
   *[other] { $host } no está: puedes empezar tú la partida. Los bots ocupan los { $open } asientos libres.
 }
web-wait-host = { $open ->
    [0] No quedan asientos libres. La partida empieza cuando diga { $host }.
    [one] Queda un asiento libre. La partida empieza cuando diga { $host }.
   *[other] Quedan { $open } asientos libres. La partida empieza cuando diga { $host }.
 }
web-or-watch = O quédate a mirar: la partida se verá aquí en cuanto empiece.
web-table-rules = Jugamos con: { $edition }
web-table-full = No quedan asientos libres. Puedes mirar.
web-matter-knocking = Has pedido sitio. Decide el anfitrión.
web-ask-seat = Pedir sitio
web-move-up = Subir
web-change-game = Jugar a otra cosa
web-game = Juego
web-lay = Preparar este juego
web-other-game = Jugar a { $game }
web-change-table = Cambiar la mesa
web-evening = Esta velada
web-evening-line = { $name }: { $wins } de { $games } ganadas

# What wants an answer.
web-matter-knock = { $name } quiere sentarse.
web-matter-rests = { $name } ha pausado la partida.
web-matter-stood-in = Un bot juega por ti.
web-matter-away = { $name } ha perdido la conexión.
web-matter-idle = { $name } se lo está pensando.
web-admit = Dejar entrar
web-turn-away = Rechazar
web-nudge = Avisar
web-bot-plays = Que juegue un bot

# How the table is kept.
web-house = Esta mesa
web-pause-game = Pausar la partida
web-bot-for-me = Que un bot juegue por mí
web-people = Personas
web-mute = Silenciar
web-unmute = Volver a oír
web-make-host = Hacer anfitrión
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
web-own-words = Con tus palabras
web-write = Enviar

# At the table.
web-setting-table = Preparando la mesa…
web-no-game-yet = Aún no hay partida
web-unfetched = La partida no se carga. Probando otra vez…
web-unknown-game = Un juego que esta página no conoce
web-unknown-game-text = Este juego es más nuevo que esta página. Vuelve a cargarla.
web-new-version = Hay una versión nueva
web-new-version-text = Vuelve a cargar la página. La partida contra bots sigue donde estaba.
web-failed = Algo ha ido mal
web-failed-text = La mesa ha fallado dos veces. Vuelve a cargar la página o ve al inicio.
web-stumbled = Algo ha ido mal. Inténtalo otra vez.
web-reload = Recargar
web-watching = Estás mirando. Para jugar, ocupa el asiento de un bot.
web-no-table = Esa mesa no existe
web-no-table-text = Puede que el enlace esté cortado o que la mesa ya se haya recogido.
web-lost = Fuera del mapa
web-lost-text = En esta dirección no hay nada.
web-menu = Menú
web-log = Historial
web-log-empty = Todavía no ha pasado nada.
web-rules = Cómo se juega
web-say = Decir
web-pace = Ritmo del juego
web-pace-calm = Tranquilo
web-pace-usual = Normal
web-pace-quick = Rápido
web-pace-at-once = Al instante
web-look = Tema
web-look-night = De noche
web-look-day = De día
web-look-contrast = Alto contraste
web-look-device = Como mi dispositivo
web-cues = Sonidos, avisos y teclas
web-cue-sound = Sonidos
web-cue-captions = Sonidos por escrito
web-cue-buzz = Vibrar cuando me toque
web-cue-notice = Avisarme cuando me toque
web-cue-keys = Atajos de una sola tecla
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
web-leave = Dejar la mesa
web-leave-sure = Irme igualmente
web-leave-warning = La partida no ha terminado: un bot jugará por ti.
web-new-game = Nueva partida
web-new-game-sure = Empezar igualmente
web-new-game-warning = La partida no ha terminado y se perdería.
web-ending = ¿Y ahora qué?
web-wait-rematch = El anfitrión puede empezar otra partida.
web-tab = { $game } · Yo-Ho-Ho
web-tab-turn = Te toca · { $game }

# How the connection is.
web-link-connecting = Conectando…
web-link-live = En directo
web-link-home = En este dispositivo
web-link-sending = Enviando…
web-link-reconnecting = Reconectando…
web-link-closed = Sin conexión

web-language = Idioma
web-language-unfetched = Ahora mismo no se puede cargar este idioma. Inténtalo más tarde.
web-boot-failed = El juego no se ha cargado. Comprueba tu conexión y recarga la página.
web-boot-old = Hay una nueva versión de Yo-Ho-Ho. Recarga la página.
