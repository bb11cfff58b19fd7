# The words of the terminal client, the program and its referee.

## The terminal, full screen.

keys-short = ←→↑↓ Enter · ? ayuda · l historial · q irse
keys-long = ←→↑↓ elegir · Enter hacerlo · ? ayuda · l qué ha pasado · q irse
keys-held = Cualquier tecla: seguir
keys-sheet = # hoja de puntos
keys-menu = m mesa
keys-menu-open = ↑↓ elegir · Enter hacerlo · Escape volver
keys-title = Teclas
keys-help =
    Flechas    elegir qué hacer; arriba y abajo cambian de fila
    Enter      hacerlo
    Letras     entre corchetes: hacer eso al momento
    Cifras     elegir por el número que se ve, y luego Enter
    Escape     un paso atrás, cuando se elige por pasos
    l          qué ha pasado; flechas y páginas para moverse
    m          esta mesa: decir algo, pausar, la gente, otro juego
    a          qué haría el Capitán, en una mesa tuya
    F1         cómo se juega en esta mesa
    #          la hoja de puntos, si el juego la tiene
    <  >       el ritmo de los bots, en una mesa tuya
    ?          esta ayuda
    Ctrl+R     reconectar ya
    q          irse

    ▶ delante de un nombre: la mesa le espera.
    Un borde doble: la carta está boca arriba.

    Cualquier tecla cierra esto.
rules-title = Cómo se juega · flechas y páginas para moverse
sheet-title = Hoja de puntos
sheet-round = Ronda
pace-usual = Los bots se toman su tiempo.
pace-fast = Los bots van rápido ahora.
pace-rush = Los bots van a toda vela.
pace-served = Solo en una mesa tuya se puede cambiar el ritmo.
counsel-thinking = El Capitán está pensando…
counsel-not-now = El Capitán te da un consejo cuando te toca.
counsel-served = El Capitán solo da consejos en una mesa tuya, contra bots.
log-title = Qué ha pasado
choice-step = { $what }… ({ $count })
choice-about = { $what }: { $about }
choices-above = … { $count } más, ↑
choices-below = … { $count } más, ↓
do-start-with = Empezar con { $bots }
do-wait-for-friends = Esperar a los amigos
do-wait-for-host = Esperar a que empiece el anfitrión
do-say = Decir algo…
do-nudge = Avisar a { $name }
do-bot-for = Que un bot juegue por { $name }
do-send-back = Devolver el asiento de { $name } al dispositivo anterior
do-agree = Sí, deshazla
do-decline = No, seguimos
do-stop-countdown = Espera un poco
do-keep-playing = Seguir jugando
do-bot-back = Que { $name } vuelva a jugar
do-customs = Puerta, reloj y charla
do-no = No
do-yes = Sí
do-swap = Cambiar de sitio con…
do-replay = Un enlace para volver a ver esta partida
muted = Ya no oyes a: { $name }.
unmuted = Vuelves a oír a: { $name }.
carry-link = Abre este enlace en tu otro dispositivo, en un navegador o con «yohoho play». Vale una vez, durante un minuto:
replay-link = Con este enlace se puede volver a ver la partida en un navegador:
keys-writing = Enter enviar · Escape volver
table-link = Tus amigos entran por este enlace: { $link }
link-retry-key = Ctrl+R: ya
choice-so-far = Hasta ahora: { $steps }
leave-title = ¿Te vas?
leave-question =
    La partida no ha terminado.

    Enter: irse. Cualquier otra tecla: quedarse.

edition-question = ¿Qué edición de { $game }?
edition-usual = Las reglas de siempre.
edition-unlike = Distinto de: { $edition }
edition-difference = { $label }: { $value }
edition-help = Elige con flechas o una cifra, juega con Enter, vete con q.
edition-keys = ↑↓ elegir · Enter jugar · q irse

## The terminal, line by line.

order-help = ayuda
order-table = mesa
order-rules = reglas
order-hand = mano
order-log = historial
order-sheet = puntos
order-menu = menú
order-hint = consejo
order-retry = reconectar
order-quit = irse
plain-welcome = { $game }. Escribe «ayuda» para saber qué puedes escribir.
plain-help =
    Escribe el número que va delante de una respuesta, o sus palabras: «poner rosa», «apostar 3», «pasar».
    Si se te pide un número, como en una apuesta, basta con el número.
    Bastan unas pocas palabras, si solo encajan con una respuesta.
    reglas: cómo se juega en esta mesa.
    mesa: todo lo que hay a la vista. mano: tus cartas. historial: qué ha pasado. puntos: la hoja de puntos.
    menú: qué más puedes hacer aquí: decir algo, avisar, pausar, deshacer una jugada, rendirte, silenciar a alguien, ver cómo va la velada. Ahí, quien es anfitrión quita a gente y la deja volver, cambia asientos, añade bots y prepara otro juego. También bastan sus palabras: «pausar», «ah del barco».
    consejo: qué haría el Capitán en tu lugar y por qué; en una mesa tuya.
    Una línea vacía repite la pregunta. reconectar: conectar otra vez ya. irse: dejar la mesa.
plain-hand = Tu mano: { $cards }.
plain-hand-empty = Tu mano está vacía.
plain-not-now = Ahora mismo no hay nada que decidir. Escribe «mesa» para saber cómo va todo.
plain-either = { $others } o { $last }
plain-range = de { $others } a { $last }
plain-own-points = Tu ronda: { $deed }; { $reasons }. Son { $points } puntos, y { $total } en total.
plain-no-sheet = Aún no se ha puntuado ninguna ronda.
plain-sheet-row = { $round }. { $scores }
plain-sheet-score = { $who }: { $points }, { $total } en total
plain-final = Puntuación final:
plain-final-row = { $who }: { $total } puntos
plain-wait = Te avisamos en cuanto pase algo.
plain-menu-empty = Ahora mismo no hay nada más que hacer en esta mesa.
plain-write = Escribe lo que quieras decir. Una línea vacía no dice nada.
plain-which = ¿Cuál quieres decir?
plain-several = Puede ser: { $choices }. Di cuál.
plain-unknown = «{ $line }» no se puede ahora. Una línea vacía repite la pregunta; «ayuda» dice qué puedes escribir.
plain-bye = ¡Buen viento!

## The program and its arguments.

cli-about = Juegos de cartas piratas con amigos o con bots: en el navegador, en la terminal, sin conexión.
cli-after = Proyecto no oficial de aficionados. Las reglas van con nuestras palabras; los dibujos son nuestros.
cli-serve = Abre mesas en este equipo; los amigos entran con un enlace en su navegador
cli-serve-open = Muestra la página en tu navegador, si hay pantalla
serve-open = Yo-Ho-Ho está abierto en { $address }
serve-phone = Desde un teléfono de la misma red, escribe esa dirección o apunta aquí con la cámara:
serve-no-network = Este equipo no está ahora en ninguna red, así que solo puedes entrar tú. Conéctalo y empieza de nuevo.
serve-no-client = Este Yo-Ho-Ho se compiló sin su cliente de navegador y no tiene página que mostrar. Compílalo otra vez con «cargo play», o con «cargo xtask release» para repartirlo.
serve-data = Las mesas se guardan en { $file }
cli-arena = Enfrenta a los bots por duplicado: las mismas cartas, cada bot en cada asiento
cli-arena-game = Qué juego
cli-arena-edition = Qué edición o variante; si falta, la de siempre
cli-arena-table = Los bots de la mesa, por orden de asiento y separados por comas
cli-arena-mixed = Un grupo de bots: cada serie sortea de él su mesa, y cada bot recibe una valoración
cli-arena-accept = Un bot modificado, para aceptarlo o rechazarlo; se turna con --over en un asiento
cli-arena-over = El bot al que debe superar
cli-arena-field = Los bots de los demás asientos, repetidos hasta ocuparlos todos
cli-arena-by = Qué cuenta: wins, la parte de partidas ganadas, o points, los puntos por partida
cli-arena-gain = Cuánto mejor debe ser: una parte de las partidas (0.03 si falta) o puntos por partida (4)
cli-arena-seats = Cuántos se sientan a la mesa, si --table no lo dice; si falta, los de siempre
cli-arena-sets = Cuántas series; una serie es una partida por asiento, con las mismas cartas
cli-arena-seed = El mismo número da las mismas partidas
cli-arena-threads = Cuántas series jugar a la vez; si falta, tantas como núcleos
cli-arena-limit = Cuántos milisegundos tiene un programa (exec:./mi-bot) para responder
cli-arena-json = Un objeto JSON en vez de una tabla
cli-arena-csv = Escribe también cada asiento de cada partida en este archivo, como CSV
cli-arena-plots = Dibuja también gráficos en esta carpeta, como SVG
cli-arena-why = Dice también por qué decidieron así los bots en la primera partida
arena-progress = { $sets ->
    [one] { $played } de 1 serie jugada…
   *[other] { $played } de { $sets } series jugadas…
}
arena-head = { $game }, { $edition }, { $seats } asientos, { $sets ->
    [one] 1 serie
   *[other] { $sets } series
}, { $games } partidas
arena-line = { $met ->
    [no] { $bot }: { $wins } % ganadas ({ $wins-ci }), { $score } puntos ({ $score-ci }), { $p50 } ms por decisión, 95 % en menos de { $p95 } ms
   *[other] { $bot }: { $wins } % ganadas ({ $wins-ci }), { $score } puntos ({ $score-ci }), { $met } % de apuestas cumplidas, { $p50 } ms por decisión, 95 % en menos de { $p95 } ms
 }
arena-why-head = Por qué, en la primera partida:
arena-why = Asiento { $seat }, { $bot }: { $why }
arena-lacks = Un bot juega sin su archivo de datos { $file }.
bot-why-places = Lo mejor que ha probado en { $worlds } partidas imaginadas: { $number } de 100; ganar son 100.
bot-why-points = Lo mejor que ha probado en { $worlds } partidas imaginadas: { $number } puntos.
bot-why-lead = Lo mejor que ha probado en { $worlds } partidas imaginadas: { $number } puntos de ventaja sobre los demás.
bot-why-win = Lo mejor que ha probado en { $worlds } partidas imaginadas: gana { $number } de 100.
arena-bad-seats = Una mesa de este juego tiene de { $min } a { $max } bots.
arena-no-bot = No hay ningún bot llamado «{ $bot }». Pueden jugar: { $bots }.
arena-unreachable = Nadie responde como «{ $bot }»: { $why }
arena-fault = { $bot } ha fallado y ha perdido por ello { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}. La primera vez, en la serie { $set }, partida { $game }, asiento { $seat }: { $what }
arena-fault-unstarted = No se puede iniciar ({ $why }).
arena-fault-ended = { $code ->
    [no] Se ha cerrado.
   *[other] Se ha cerrado con el código { $code }.
 }
arena-fault-stalled = No respondió en { $ms } ms.
arena-fault-nonsense = Su respuesta no tiene sentido: { $line }
arena-fault-illegal = Lo que respondió no está permitido: { $line }
arena-fault-overlong = Su respuesta pasaba de { $max } bytes: { $line }
arena-fault-unasked = Habló sin que nadie le preguntara: { $line }
arena-rating-head = Valoraciones (Weng-Lin, todos empiezan en 25):
arena-rating = { $bot }: { $rating } ± { $uncertainty }
arena-ahead-head = Con qué frecuencia acaba uno por delante de otro, en %:
arena-plot-scores = Puntuaciones finales
arena-plot-points = Puntos
arena-plot-games = Parte de las partidas
arena-plot-bids = Apuestas cumplidas, ronda a ronda
arena-plot-round = Ronda
arena-plot-met = Parte de las apuestas cumplidas
arena-plot-ahead = Con qué frecuencia acaba la fila por delante de la columna, en %
arena-accepted = Aceptado tras { $sets } series: { $candidate } es mejor que { $baseline }.
arena-rejected = Rechazado tras { $sets } series: { $candidate } no es mejor que { $baseline }.
arena-undecided = Sin decidir tras { $sets } series: { $candidate } y { $baseline } están demasiado igualados.
arena-accept-numbers = { $by ->
    [points] { $difference } puntos por partida
   *[wins] { $difference } de cada 100 partidas
 } ({ $difference-ci }). Para { $gain } en vez de 0, el logaritmo de la razón de verosimilitud es { $ratio }; decide ± { $bound }.
cli-bench = Mide lo rápido que juega este equipo
cli-bench-engine = Partidas enteras al azar en un núcleo, con las mismas reglas que todos
cli-bench-engine-game = Qué juego
cli-bench-engine-edition = Qué edición o variante; si falta, la de siempre
cli-bench-engine-seats = Cuántos hay en la mesa; si falta, los de siempre
cli-bench-engine-seconds = Cuánto tiempo medir
cli-bench-engine-seed = El mismo número da las mismas partidas
cli-bench-engine-json = Un objeto JSON en vez de una tabla
bench-speed = { $game }, { $edition }, { $seats } asientos: { $decisions } decisiones y { $games } partidas por segundo
bench-cost = un estado de { $bytes } bytes, copiado en { $clone } ns, una determinización en { $determinize } ns
bench-debug = Este programa se compiló sin optimizar; una versión final es varias veces más rápida.
cli-seat = Da a un programa un asiento en la mesa de tus amigos, con líneas de JSON
cli-seat-table = El enlace de la mesa
cli-seat-bot = El programa: exec: y su orden
cli-seat-name = Cómo se llama en la mesa
cli-seat-start = Empieza él mismo la partida si es el anfitrión, con bots en los asientos libres
cli-seat-games = Tras cuántas partidas se va; si falta, se queda
cli-seat-limit = Cuántos milisegundos tiene para responder
cli-seat-guest = Un archivo con un secreto que le guarda el asiento; sin él nadie lo reconoce cuando vuelve
seat-no-program = «{ $bot }» no es un programa. Escribe exec: y la orden que lo inicia, por ejemplo exec:./mi-bot.
seat-none = La mesa no tiene asiento para { $bot }, o ya no lo tiene.
seat-failed = { $bot } ha dejado su asiento. { $what } Un bot de la mesa sigue jugando por él.
cli-play = Juega en esta terminal, contra bots o en una mesa de amigos
cli-play-table = Un juego para jugar contra bots, o el enlace de la mesa de un amigo
cli-play-plain = Línea a línea en vez de pantalla completa: para lectores de pantalla y tuberías
cli-play-seats = Cuántos hay en la mesa, contigo
cli-play-bots = Contra qué bots jugar; si falta, una tripulación variada:
cli-play-name = Cómo te llamas
cli-play-seed = El mismo número da las mismas barajadas
cli-play-edition = Qué edición o variante, como current-expanded; si falta, la pantalla completa pregunta
cli-play-option = Una opción del juego por encima de su edición, como first_after_lost_bet=skull_owner; se puede dar varias veces
cli-play-guest = El archivo con el secreto que te guarda el asiento en mesas de amigos
cli-judge = Responde preguntas sobre posiciones: una pregunta JSON por línea, una respuesta JSON por línea
cli-no-game = ¿Qué juego? Juegos: { $games }. Por ejemplo: yohoho play { $example }
cli-unknown-game = No hay ningún juego llamado «{ $game }». Juegos: { $games }. Para jugar con amigos, da el enlace entero, como http://localhost:1718/t/…
cli-bad-link = Este no es el enlace de una mesa: { $link }. Se parece a http://localhost:1718/t/…
cli-bad-seats = { $game } es de { $min } a { $max } jugadores, no de { $seats }.
cli-bad-bot = No hay ningún bot llamado «{ $bot }» en { $game }. Bots, del más flojo al más fuerte: { $bots }.
cli-no-edition = { $game } no tiene la edición «{ $edition }». Ediciones: { $editions }.
cli-bad-option = Las opciones se escriben nombre=valor, no «{ $option }».
cli-unknown-option = { $game } no tiene la opción «{ $option }». Opciones: { $options }.
cli-bad-value = «{ $value }» no vale para { $option }. Elige entre: { $values }.
cli-bad-list = «{ $value }» no vale para { $option }. Elige entre: { $values }; o haz una lista, como { $list }. { $hint }
cli-only-at-home = Esto no se puede elegir en una mesa de amigos: { $argument }. Ya lo ha elegido el anfitrión.
## The referee.

judge-malformed = No se entiende esta pregunta: { $detail }
judge-not-json = Esta línea no es JSON: se corta o falla en el carácter { $column }. Una pregunta es así: {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-field-missing = La pregunta no dice «{ $field }». Por ejemplo: { $example }
judge-field-unknown = Una pregunta así no tiene «{ $field }». Tiene: { $fields }. Por ejemplo: { $example }
judge-field-choice = «{ $field }» no puede ser «{ $value }». Elige entre: { $values }.
judge-field-wrong = No se entiende «{ $field }». Por ejemplo: { $example }
judge-not-object = Una pregunta es un objeto JSON en una línea, como {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-no-game = La pregunta no nombra ningún juego. Juegos: { $games }.
judge-unknown-game = No hay ningún juego llamado «{ $game }». Juegos: { $games }.
judge-not-text = Esta línea no es texto UTF-8.
judge-too-long = Esta línea tiene más de { $max } bytes.

suit-sign-green = V
suit-sign-yellow = A
suit-sign-purple = M
suit-sign-blue = Az
suit-sign-red = R
suit-sign-black = N
cli-heading-usage = Uso:
cli-heading-commands = Órdenes
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
cli-print-help = Muestra esta ayuda
cli-print-language = El idioma; si no se indica, el del sistema
cli-print-version = Muestra la versión
cli-help = Muestra esta ayuda o la de una orden
