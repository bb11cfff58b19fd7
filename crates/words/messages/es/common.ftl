# The words that page, terminal and programs share. Games and the room bring their own.

## Who is who.

seat-unnamed = Asiento { $number }
seat-open = asiento libre
seat-yours = { $who } (tú)
seat-others = { $who }
seat-away = ausente
seat-stand-in = juega un bot
seat-idle = se lo piensa
player-unnamed = Lobo de mar

## Kinds of bots.

bot-random = Loro al Azar
bot-flat-monte-carlo = Gaviota Ojo Avizor
bot-powder-monkey = Grumete
bot-deckhand = Marinero
bot-bosun = Contramaestre
bot-quartermaster = Cuartelmaestre
bot-captain = Capitán
bot-mixed-crew = Tripulación variada
bot-about-mixed-crew = Unos más fáciles, otros más duros.
bot-about-powder-monkey = Recién embarcado. Conoce las reglas y poco más.
bot-about-deckhand = Juega con buen criterio.
bot-about-bosun = Un veterano que calcula sus opciones.
bot-about-quartermaster = Piensa por adelantado. Difícil de vencer.
bot-about-captain = El más difícil. Ve más lejos que nadie y es quien más piensa.

## The link to a served table.

link-connecting = Conectando…
link-lost = { $seconds ->
    [0] Sin conexión. Probando otra vez…
   *[other] Sin conexión. Otro intento en { $seconds } s…
 }
link-back = Ha vuelto la conexión.
log-gap = Aquí faltan algunas jugadas que te has perdido.
link-closed = La mesa ha cerrado esta conexión.
link-failed = No hay conexión con esta mesa: { $why }. Revisa el enlace o pide otro.

## Things to do at a table, before and after a game.

do-sit = Sentarse
do-stand = Dejar el asiento
do-start = Empezar la partida
do-rematch = Jugar otra
do-quit = Irse
do-widen = Volver
do-admit = Dejar entrar a { $name }
do-turn-away = Rechazar a { $name }
do-back = Volver a jugar yo
do-go-on = Seguir jugando

said = { $who-you ->
    [yes] Dices: { $phrase }
   *[no] { $who } dice: { $phrase }
 }
said-watching = Alguien que mira dice: { $phrase }
nudged = { $seat-you ->
    [yes] { $by }: ¡te toca!
   *[no] { $by-you ->
        [yes] Le recuerdas a { $seat } que le toca.
       *[no] { $by } le recuerda a { $seat } que le toca.
    }
 }


options-malformed = No se entienden estas opciones: { $detail }
option-value = { $value }

# Several things in a row: "a, b and c".
list-comma = { $first }, { $rest }
list-and = { $first } y { $rest }
list-and-before-i = { $first } e { $rest }

## What a server says about a request or a connection.

server-bad-seats = Este juego es de { $min } a { $max } jugadores.
server-bad-token = No sabemos quién eres: tu clave no es nuestra.
server-code-slip = Hay un error en ese código. Compáralo letra por letra.
server-no-kept-name = El servidor aún no recuerda tu nombre.
server-no-passkeys = Las llaves de acceso solo funcionan con https. Usa aquí un código de recuperación.
server-passkey-unfit = El servidor no conoce esta llave de acceso. Inténtalo otra vez o usa tu código de recuperación.
server-too-many-passkeys = Ya tienes { $max } llaves de acceso. Quítalas antes de crear otra.
server-too-often = Demasiados intentos. Espera { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }.
server-unknown-code = Ese código no es de nadie. Quizá tengas otro más nuevo.
server-foreign-page = Eso solo puede hacerlo nuestra propia página.
server-full = El servidor está lleno ahora mismo. Inténtalo más tarde.
server-hello-late = La página ha tardado demasiado en conectar. Vuelve a cargarla.
server-malformed = El servidor no ha entendido esa petición.
server-malformed-often = La mesa ya no entiende esta página. Vuelve a cargarla.
server-no-bot = No hay ningún bot llamado «{ $bot }».
server-no-replay = Esta partida ya no está aquí, o nunca estuvo.
server-replay-not-yours = Solo puede hacerlo quien jugó esta partida.
server-too-many-replays = Has visto muchas partidas. Espera un poco.
server-no-code = Ninguna mesa tiene ese código. Los códigos duran una velada.
server-too-many-codes = Demasiados códigos erróneos. Espera { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 } o pide el enlace.
server-no-game = No hay ningún juego llamado «{ $game }».
server-no-path = Aquí no hay nada.
server-no-store = El servidor no puede guardar nada ahora mismo. Inténtalo más tarde.
server-no-table = No existe esa mesa. ¿Está completo el enlace?
server-no-ticket = Este enlace ya se ha usado o tiene más de un minuto. Pide uno nuevo.
server-name-opened = Otro dispositivo acaba de entrar con tu nombre. Si no has sido tú, mira tu bitácora.
server-restarting = El servidor se está reiniciando. La mesa vuelve enseguida.
server-table-newer = Esta mesa juega con reglas más nuevas que las de este servidor. Hay que actualizar el servidor.
server-table-damaged = Esta mesa ya no se puede abrir: su historial está dañado.
server-table-lost = La mesa ha tropezado. Vuelve enseguida.
server-too-many-bots = Al menos un asiento tiene que ser para ti.
server-too-many-tables = Has abierto muchas mesas. Espera { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 } o usa una de ellas.
server-too-slow = Tu conexión no da abasto. Reconectando…
