### The words of a table: why something was not done, what happened, and what can be said.

## Why something was not done.

room-already-playing = La partida ya ha empezado.
room-bad-seats = Este juego es de { $min } a { $max } jugadores.
room-already-seated = Ya tienes asiento aquí.
room-bot-to-the-end = Un bot juega por ti hasta que acabe esta partida.
room-asked = Alguien quiere deshacer una jugada. Hay que decidirlo primero.
room-busy = La mesa no da abasto ahora mismo. Inténtalo otra vez.
room-countdown-stopped = { $seat } prefiere esperar un poco.
room-damaged = Esta mesa ya no se puede abrir: su historial está dañado.
room-frame-malformed = La mesa no ha entendido ese mensaje.
room-frame-too-long = Ese mensaje es demasiado largo. Como mucho, { $max } bytes.
room-game-over = La partida ha terminado.
room-knocking = Ya lo has pedido. Espera al anfitrión.
room-locked = Esta mesa está cerrada. Pide al anfitrión que la abra.
room-nobody-there = En ese asiento no juega ninguna persona.
room-nobody-waits = Ahora mismo nadie le está esperando.
room-nothing-asked = Ahora mismo nadie te pregunta eso.
room-nothing-to-take-back = No tienes ninguna jugada que deshacer. Tiene que ser la última y no haber revelado nada.
room-take-back-declined = Los demás prefieren dejar esa jugada como está.
room-take-back-asked = Ya has preguntado por esta jugada.
room-nothing-to-change = Ya está así.
room-no-own-words = El anfitrión solo permite frases hechas.
room-no-such-game = Ese juego no existe.
room-no-such-knock = Ya no está en la puerta.
room-rests = La partida está en pausa.
room-text-empty = Escribe algo.
room-text-too-long = Es demasiado largo. Como mucho, { $max } letras.
room-too-few-seats = Hay { $people } personas en la mesa, y todas necesitan asiento.
room-hello-first = La página no se ha conectado bien. Vuelve a cargarla.
room-hello-twice = Esta conexión es de otra persona.
room-host-only = Eso solo puede hacerlo el anfitrión.
room-log-full = En esta mesa ha pasado tanto que ya no cabe más. Abre una nueva.
room-made-way = No cabe más gente, así que deja sitio quien más tiempo lleva mirando. ¡Gracias por mirar!
room-malformed-action = Esa no es una jugada de este juego.
room-name-empty = Escribe un nombre.
room-name-too-long = Ese nombre es demasiado largo. Como mucho, { $max } letras.
room-no-game-yet = La partida aún no ha empezado.
room-no-moving-in-game = Solo se puede cambiar de asiento entre partidas.
room-no-seat-free = No quedan asientos libres. Puedes mirar.
room-no-seat-moved = Tu asiento no está en otro dispositivo.
room-not-carried = No hay otro dispositivo al que devolver este asiento.
room-home-seated = El dispositivo del que venía este asiento ya tiene el suyo propio.
room-home-removed = El dispositivo del que venía este asiento está fuera de la mesa. Déjalo volver primero.
room-home-knows-hand = En esta partida, el dispositivo del que venía este asiento conoce las cartas de otro.
room-own-seat-to-fetch = No puedes devolver tu propio asiento. Recupéralo en el dispositivo del que venía.
room-sent-back = El anfitrión ha devuelto el asiento al dispositivo del que venía. Puedes mirar hasta que acabe la partida.
room-no-such-bot = Ese bot no existe.
room-no-such-phrase = Esa frase no existe.
room-no-such-removal = Ya puede sentarse.
room-no-such-request = La mesa no puede hacer eso.
room-no-such-seat = Esta mesa no tiene ese asiento.
room-no-such-watcher = Ya no está mirando.
room-not-seated = Primero siéntate.
room-not-your-turn = No es tu turno.
room-not-yourself = Para irte, deja tu asiento.
room-only-own-seat = Ya conoces las cartas de otro asiento. En esta partida solo puedes volver a ese.
room-other-version = Esta página es más vieja o más nueva que la mesa. Vuelve a cargarla.
room-removed = El anfitrión te ha echado de esta mesa. Puedes mirar, y el anfitrión puede dejarte volver.
room-removed-locked = El anfitrión te ha echado de esta mesa, y ahora está cerrada.
room-shown-out = El anfitrión te ha echado de esta mesa, y puede dejarte volver.
room-say-too-fast = No tan deprisa. Da un respiro a los demás.
room-seat-is-open = Ahí no hay nadie.
room-seat-needed = Hacen falta todos los asientos hasta que termine la partida.
room-seat-over = Para ese asiento, la partida ha terminado. En la próxima volverá a estar libre.
room-seat-too-often = Este asiento cambia de manos muy a menudo. Espera un momento.
room-seat-taken = Ahí está { $name }.
room-store-failed = Esa jugada no se ha podido guardar y no cuenta. Inténtalo otra vez.
room-too-fast = No tan deprisa.
room-too-many-connections = Has abierto esta mesa en demasiados sitios. Este es el más antiguo, y se ha cerrado.
room-too-many-watchers = Ya hay tanta gente mirando que no cabe nadie más.

## What happened at the table.

room-note-opened = La mesa está abierta.
room-note-sat = { $name } se sienta.
room-note-moved = { $name } cambia de asiento.
room-note-renamed = { $name } estrena nombre.
room-note-took-over = { $name } se sienta y sustituye a un bot.
room-note-carried = { $name } sigue jugando en otro dispositivo.
room-note-sent-back = El asiento de { $name } ha vuelto al dispositivo del que venía.
room-note-left = { $name } deja la mesa.
room-note-removed = Han echado de la mesa a { $name }.
room-note-shown-out = Han echado de la mesa a alguien que miraba.
room-stranded = Esta partida se jugó con reglas antiguas. Se muestra como estaba en la última jugada que permiten las de hoy.
room-stranded-result = Esta partida se jugó con reglas antiguas. Victoria entonces de { $names }.
room-note-let-in = { $name } puede sentarse otra vez.
room-note-let-in-again = Alguien a quien se echó puede volver.
room-note-knocked = { $name } quiere sentarse.
room-note-turned-away = A { $name } no se le ha dejado entrar.
room-note-host = Ahora { $name } hace de anfitrión.
room-note-laid = Próxima partida: { $game }.
room-note-door-open = La puerta está abierta para quien tenga el enlace.
room-note-door-asks = Para sentarse hay que pedir permiso al anfitrión.
room-note-door-locked = La mesa está cerrada.
room-note-clock = A partir de ahora corre el reloj.
room-note-no-clock = Ya no hay reloj.
room-note-overtime = { $seat-you ->
    [yes] Se te ha acabado el tiempo. Un bot hace esta jugada.
   *[no] A { $name } se le ha acabado el tiempo. Un bot hace esta jugada.
 }
room-note-out-of-time = { $seat-you ->
    [yes] Se te ha acabado el tiempo. Un bot termina la partida por ti.
   *[no] A { $name } se le ha acabado el tiempo. Un bot termina la partida en su lugar.
 }
room-note-own-words = Ya se pueden escribir mensajes.
room-note-no-own-words = Desde ahora, solo frases hechas.
room-note-bot-plays = { $seat-you ->
    [yes] Un bot juega por ti.
   *[no] Un bot juega por { $name }.
 }
room-note-back = { $seat-you ->
    [yes] Vuelves a jugar tú.
   *[no] { $name } ha vuelto.
 }
room-note-taken-back = { $seat-you ->
    [yes] Deshaces tu jugada.
   *[no] { $name } deshace su jugada.
 }
room-ended = La partida acaba aquí. En cabeza: { $names }.
room-note-best-of = Al mejor de { $games }: gana la velada quien antes gane más de la mitad o, si nadie lo logra, quien vaya por delante tras la última.
room-note-won-evening = ¡{ $name } gana la velada!
room-note-shared-evening = Empate: ¡{ $names } comparten la velada!
room-note-nobodys-evening = Solo han ganado bots: nadie gana la velada.
room-note-conceded = { $seat-you ->
    [yes] Te rindes.
   *[no] { $name } se rinde.
 }
room-note-rests = { $name } pone la partida en pausa.
room-note-goes-on = { $name } reanuda la partida.
room-note-bot-took-over = { $name } sigue la partida.
room-note-bot-sat = { $name } se sienta.
room-note-started = Empieza la partida.
room-note-rematch = Empieza una nueva partida.
room-note-stand-in = { $seat-you ->
    [yes] Un bot juega por ti mientras no estás.
   *[no] Un bot juega por { $name }, que no está.
 }

## What can be said.

room-phrase-ahoy = ¡Ah del barco!
room-phrase-good-luck = ¡Suerte!
room-phrase-well-played = ¡Bien jugado!
room-phrase-nice-bluff = ¡Buen farol!
room-phrase-i-doubt-it = Lo dudo.
room-phrase-trust-me = Confía en mí.
room-phrase-oops = ¡Uy!
room-phrase-arr = ¡Arrr!
room-phrase-hurry-up = ¡La marea no espera!
room-phrase-one-moment = Un momento, por favor.
room-phrase-thanks = ¡Gracias!
room-phrase-again = ¿Otra?
room-phrase-laugh = ¡Ja, ja, ja!
room-phrase-cheers = ¡Salud!
room-phrase-wow = ¡Caramba!
room-phrase-cry = ¡Buaaa!
room-phrase-rage = ¡Grrr!
room-phrase-snore = Zzz.
