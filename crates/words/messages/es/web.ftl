# The words of the browser client alone.

web-title = Yo-Ho-Ho
web-tagline = Juegos de cartas piratas con amigos o con bots. Sin cuentas ni líos: siéntate y juega.
web-skip = Ir al contenido
web-home = Inicio
web-logbook = Bitácora
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
web-ticket-refused = El asiento no puede pasar a este dispositivo ahora mismo.

# A game against bots that is not finished.
web-unfinished-title = Tienes a medias una partida de { $game }
web-unfinished-text = Si empiezas otra, esta se pierde para siempre.
web-unfinished-continue = Seguirla
web-unfinished-anew = Empezar otra
web-cancel = Cancelar

# How a table is laid.
web-setup-summary = { $edition } · { $seats } asientos · { $bot }
web-own-rules = Tus reglas
web-setup-seats = Asientos
web-setup-bots = Bots
web-own-crew = Asiento por asiento
web-own-crew-seat = Asiento { $number }
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

# Before the game.
web-table-rules = Jugamos con: { $edition }

# What wants an answer.

# How the table is kept.

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
web-no-table = Esa mesa no existe
web-no-table-text = Puede que el enlace esté cortado o que la mesa ya se haya recogido.
web-lost = Fuera del mapa
web-lost-text = En esta dirección no hay nada.
web-menu = Menú
web-hint = Pista
web-counsel = ¿Qué haría el Capitán?
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
web-leave = Dejar la mesa
web-new-game = Nueva partida
web-tab = { $game } · Yo-Ho-Ho

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
