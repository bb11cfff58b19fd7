# Skallywaggs, in Spanish. `$x` is a player's name where `$x-you` says whether the reader is that player.

skallywaggs-name = Skallywaggs
skallywaggs-blurb = Cabeza, torso y piernas hacen un pirata, y los piratas, una tripulación. Juega sucio y zarpa antes que nadie.
skallywaggs-rules-aim = El objetivo
skallywaggs-rules-aim-text = Zarpa antes que nadie. Con { $seats } jugadores, tu tripulación necesita { $needed } piratas listos para zarpar. Los personajes pueden hacer que sean más o menos, pero nunca menos de { $least }.
skallywaggs-rules-pirates = Piratas
skallywaggs-rules-pirates-text = Una cabeza, un torso y unas piernas de tu mano hacen un pirata: en tu tripulación o, si es malo, en la de otro.
skallywaggs-rules-matched = Tres cartas con el mismo título, o tres Tripulantes con el mismo número, son un pirata a juego, y Skallywaggs no puede tocarlo.
skallywaggs-rules-characters = Un personaje principal está activo con sus tres cartas; uno secundario, con las dos que llevan un 2. Si está activo, vale lo que dicen sus cartas y la Leva no puede llevárselo.
skallywaggs-rules-specialty = Las partes especiales, las de la estrella, valen en cualquier pirata.
skallywaggs-rules-captains = Con dos Capitanes activos pierdes al momento media tripulación, incluido uno de los Capitanes.
skallywaggs-rules-special = Piratas especiales
skallywaggs-rules-turn = Tu turno
skallywaggs-rules-draw = Roba dos cartas, y las extra que te dé tu tripulación.
skallywaggs-rules-first-draw = En el primer turno de la partida, quien empieza roba solo una carta, más las extra.
skallywaggs-rules-remove = Lo que tiene que irse, se va: los eventos que acaban, los piratas enfermos y los que tienen Puñaladas. La Cabeza Loca se muda a la tripulación de tu izquierda.
skallywaggs-rules-play = Crea piratas, juega eventos, usa tus personajes y haz cambios, cuantas veces quieras y en cualquier orden.
skallywaggs-rules-limit = Termina tu turno cuando quieras y descarta hasta quedarte con diez cartas.
skallywaggs-rules-commons = El Mercado
skallywaggs-rules-commons-text = Para cambiar, descarta una carta y luego intercambia otra de tu mano por una de las nueve del Mercado. El segundo cambio del turno cuesta dos descartes, el tercero tres, y así sucesivamente.
skallywaggs-rules-events = Eventos
skallywaggs-rules-events-text = Los eventos se juegan en tu turno. Primero se anuncia el evento, y los demás pueden responder; después ocurre.
skallywaggs-rules-hourglass = Las cartas con el reloj de arena pueden responder a un evento, en el turno de cualquiera. El reglamento deja jugarlas en todo momento; que esperen a un evento, o a tu turno, es decisión nuestra.
skallywaggs-rules-round = Un evento de una ronda dura hasta que empiece el próximo turno de quien tiene ahora el turno.
skallywaggs-rules-sailing = Zarpar
skallywaggs-rules-ashore = Los piratas con una carta que no zarpa no cuentan, si nadie los ayuda. Tampoco los enfermos ni los arrestados.
skallywaggs-rules-declare = Con suficientes piratas listos, di «¡Zarpo!» en tu turno. Si aún los tienes al final de tu próximo turno, ganas; si no, puedes intentarlo otra vez.
skallywaggs-rules-end = Si se alarga demasiado
skallywaggs-rules-harbor = Tras { $last } rondas se cierra el puerto: ya no puede zarpar nadie y gana la mejor tripulación. Esto es nuestro; el reglamento no pone final.
skallywaggs-rules-no-harbor = El puerto sigue abierto, como en el reglamento. Aun así, la partida acaba tras { $last } rondas, y gana la mejor tripulación.
skallywaggs-rules-tide = Baja la marea: desde la quinta vez que se baraja, todos necesitan uno menos cada vez. Esta regla es nuestra.
skallywaggs-rules-texts = Qué dicen las cartas
skallywaggs-rules-texts-text = El reglamento nombra todas las cartas, pero casi nunca da su texto. Si nadie ha podido decirnos qué pone en una carta, el texto es nuestro, y la carta lo dice.
skallywaggs-preset-usual = Según el reglamento
skallywaggs-preset-usual-blurb = Como en el reglamento, sin sus piratas opcionales. Solo el puerto es nuestro: se cierra tras 60 rondas.
skallywaggs-preset-special-pirates = Piratas especiales
skallywaggs-preset-special-pirates-blurb = Con El Holandés, que nadie quiere, y San Telmo, que quieren todos.
skallywaggs-preset-brisk = Ágil
skallywaggs-preset-brisk-blurb = Piratas especiales, una marea que baja y acorta las partidas, y quien empieza roba una sola carta.
skallywaggs-seats-two = Con dos, quien empieza tiene ventaja: mejor que robe solo una carta en el primer turno.
skallywaggs-seats-four = Con cuatro, la partida puede ser larga: recomendamos que baje la marea.
skallywaggs-bad-seats = Skallywaggs es de 2 a 4 jugadores; con { $seats } no se puede.

skallywaggs-options = Reglas
skallywaggs-option-no = No
skallywaggs-option-yes = Sí
skallywaggs-option-dutchman = Jugar con El Holandés
skallywaggs-option-saint-elmo = Jugar con San Telmo
skallywaggs-option-first-turn-draw = Cartas que roba quien empieza en el primer turno
skallywaggs-option-draw-two = Dos, como en el reglamento
skallywaggs-option-draw-one = Una, más justo con dos jugadores
skallywaggs-option-tide = Baja la marea: desde la quinta vez que se baraja, hace falta uno menos cada vez
skallywaggs-option-harbor = Cuándo se cierra el puerto y gana la mejor tripulación
skallywaggs-option-harbor-rounds = Tras { $rounds } rondas
skallywaggs-option-harbor-off = Nunca, como en el reglamento

bot-skallywaggs-bosun = Contramaestre Cosme

# Why a bot does what it does, for those who look over its shoulder.
skallywaggs-why-best = Así la mesa le vale { $worth }; un pirata listo para zarpar vale 100.
skallywaggs-why-wins = { $sailors } pueden zarpar y hacen falta { $needed }: acaba el turno y la partida está ganada.
skallywaggs-why-sails = { $sailors } pueden zarpar y hacen falta { $needed }: es hora de decirlo.
skallywaggs-why-draws = Quedan { $cards } cartas por robar, y tener más donde elegir siempre viene bien.
skallywaggs-why-weighed = Así quedan { $number } posibilidades de 100 de ganar; con la siguiente mejor opción, { $other }.
skallywaggs-why-even = Así quedan { $number } posibilidades de 100 de ganar, igual que con la siguiente mejor opción.
skallywaggs-why-only = Aquí no tiene sentido nada más; hay { $number } posibilidades de 100 de ganar.
skallywaggs-why-stops = { $seat-you ->
    [yes] Si no, vas a zarpar en tu próximo turno: pueden { $sailors } de tus piratas y hacen falta { $needed }.
   *[no] Si no, { $seat } va a zarpar en su próximo turno: pueden { $sailors } piratas y hacen falta { $needed }.
 }
skallywaggs-why-tried = { $worlds ->
    [one] En una partida imaginada
   *[other] En { $worlds } partidas imaginadas
 } quedan así { $number } posibilidades de 100 de ganar; con la siguiente mejor opción, { $other }.

skallywaggs-card-crewman = Tripulante
skallywaggs-card-wargun = Capitán Wargun
skallywaggs-card-starr = Capitán Starr
skallywaggs-card-first-mate = Primer Oficial
skallywaggs-card-boatswain = Contramaestre
skallywaggs-card-waitress = Camarera
skallywaggs-card-magistrate = Magistrado
skallywaggs-card-ship-surgeon = Cirujano
skallywaggs-card-cursed-sailor = Marinero Maldito
skallywaggs-card-mutineer = Amotinado
skallywaggs-card-ships-cook = Cocinero
skallywaggs-card-inn-keeper = Posadero
skallywaggs-card-navigator = Navegante
skallywaggs-card-look-out = Vigía
skallywaggs-card-eye-patch = Parche
skallywaggs-card-parrot = Loro
skallywaggs-card-crazy-head = Cabeza Loca
skallywaggs-card-dead-head = Cabeza Muerta
skallywaggs-card-the-hook = Garfio
skallywaggs-card-squeeze-box = Acordeón
skallywaggs-card-stab-wounds = Puñaladas
skallywaggs-card-peg-leg = Pata de Palo
skallywaggs-card-monkey = Mono
skallywaggs-card-no-pants = Sin Pantalones
skallywaggs-card-ball-n-chain = Bola y Cadena
skallywaggs-card-call-to-arms = A las Armas
skallywaggs-card-overboard = Por la Borda
skallywaggs-card-hard-a-stern = Atrás Toda
skallywaggs-card-davy-jones-locker = Cofre de Davy Jones
skallywaggs-card-batten-the-hatches = Cerrar Escotillas
skallywaggs-card-press-gang = Leva
skallywaggs-card-in-the-head = De Cabeza
skallywaggs-card-all-hands-on-deck = Todos a Cubierta
skallywaggs-card-hurricane = Huracán
skallywaggs-card-crack-down = Mano Dura
skallywaggs-card-parley-and-belay = Alto y Parlamento
skallywaggs-card-scurvy-and-pox = Escorbuto y Viruela
skallywaggs-card-arrest-warrant = Orden de Arresto
skallywaggs-card-swag-and-plunder = Botín y Saqueo
skallywaggs-card-skallywaggs = Skallywaggs
skallywaggs-card-dutchman = El Holandés
skallywaggs-card-saint-elmo = San Telmo
skallywaggs-card-back = Carta boca abajo

skallywaggs-numbered = { $title } { $number }
skallywaggs-titled-part = { $title } ({ $part })
skallywaggs-pirate = { $head } / { $chest } / { $legs }
skallywaggs-nobody = nadie
skallywaggs-both = { $one } { $two }
skallywaggs-and = { $one } y { $two }
skallywaggs-but = { $one }, pero { $two }
skallywaggs-then = { $one }, luego { $two }
skallywaggs-part-head = cabeza
skallywaggs-part-chest = torso
skallywaggs-part-legs = piernas

skallywaggs-text-ours = (Regla nuestra)
skallywaggs-sail-cant = No zarpa.
skallywaggs-sail-helped = No zarpa sin la ayuda de un Contramaestre.
skallywaggs-hourglass = Juégala en tu turno o para responder a un evento.
skallywaggs-hourglass-answer = Juégala para responder a un evento.
skallywaggs-text-wargun = Capitán. Necesitas 2 menos para zarpar, 3 menos con dos jugadores.
skallywaggs-text-starr = Capitán. Necesitas 1 menos para zarpar y robas 1 carta extra cada turno.
skallywaggs-text-first-mate = Si está listo para zarpar cuenta como 2; con un Capitán activo, como 3. Nadie se lleva un pirata de tu tripulación.
skallywaggs-text-boatswain = En tu tripulación zarpan Pata de Palo, Parche, Garfio y Sin Pantalones. Es inmune a Huracán y Por la Borda.
skallywaggs-text-waitress = Una vez en tu turno, descarta 3 cartas para traerte un pirata simple de otra tripulación.
skallywaggs-text-magistrate = Las demás tripulaciones necesitan 1 más. Robas 1 carta extra cada turno. Eres inmune a Orden de Arresto y Mano Dura.
skallywaggs-text-ship-surgeon = Una vez en tu turno, cambia una parte de un pirata tuyo por otra del mismo tipo de tu mano. Tu tripulación es inmune a Escorbuto y Viruela, y en ella nadie muere de Puñaladas.
skallywaggs-text-cursed-sailor = La tripulación en la que está necesita 2 más. No se elige al perder un pirata, salvo si es el único.
skallywaggs-text-mutineer = En su tripulación los Capitanes no cuentan como activos, y hace falta 1 más.
skallywaggs-text-ships-cook = Puedes guardar 12 cartas en la mano. Al empezar tu turno, después de robar, puedes descartar 2 cartas para librarte de un Escorbuto y Viruela.
skallywaggs-text-inn-keeper = Robas 1 carta extra cada turno.
skallywaggs-text-navigator = Necesitas 1 menos para zarpar.
skallywaggs-text-look-out = Antes de robar, mira las 3 primeras cartas del Astillero y devuélvelas en el orden que quieras.
skallywaggs-text-parrot = Este pirata se va a una tripulación con Capitán.
skallywaggs-text-crazy-head = Al empezar tu turno, después de robar, este pirata se muda a la tripulación de tu izquierda.
skallywaggs-text-dead-head = Si un evento de otro jugador, incluso un Escorbuto y Viruela, va a mandar al Cofre a otro pirata tuyo, puedes perder este en su lugar.
skallywaggs-text-the-hook = Tu primer cambio de cada turno no cuesta descartes.
skallywaggs-text-squeeze-box = Robas 1 carta extra cada turno.
skallywaggs-text-stab-wounds = Al empezar tu próximo turno, después de robar, pierdes este pirata, salvo con un Cirujano activo en tu tripulación.
skallywaggs-text-monkey = Robas 1 carta extra cada turno. Este pirata se va a una tripulación con Cocinero.
skallywaggs-text-ball-n-chain = Esta carta es inmune a Skallywaggs, y este pirata no cambia de tripulación.
skallywaggs-text-call-to-arms = Intercambia el torso de dos piratas cualesquiera.
skallywaggs-text-overboard = Otro jugador pierde el pirata que tú elijas, menos un personaje completo.
skallywaggs-text-hard-a-stern = Intercambia las piernas de dos piratas cualesquiera.
skallywaggs-text-davy-jones-locker = Pierde un pirata tuyo y saca del Cofre hasta 3 cartas que no sean las suyas.
skallywaggs-text-batten-the-hatches = Durante una ronda, los eventos de los demás no te hacen nada, ni a tu tripulación.
skallywaggs-text-press-gang = Llévate un pirata de otra tripulación, menos un personaje completo.
skallywaggs-text-in-the-head = Intercambia la cabeza de dos piratas cualesquiera.
skallywaggs-text-all-hands-on-deck = Durante una ronda, las cartas que no zarpan no dejan a nadie de tu tripulación en tierra. Orden de Arresto y Escorbuto y Viruela sí, y a El Holandés no le ayuda.
skallywaggs-text-hurricane = Todos, tú primero, pierden un pirata a su elección.
skallywaggs-text-crack-down = Durante una ronda, otro jugador no puede jugar eventos ni usar el Mercado en su turno. Se acaba si pierde un pirata.
skallywaggs-text-parley-and-belay = Un evento que otro jugador acaba de anunciar no tiene efecto.
skallywaggs-text-scurvy-and-pox = Ponla sobre un pirata de otra tripulación. No zarpa, y su dueño lo pierde en su próximo turno, después de robar.
skallywaggs-text-arrest-warrant = Ponla sobre cualquier pirata. Durante una ronda no zarpa, no hace nada y no se mueve.
skallywaggs-text-swag-and-plunder = Roba 3 cartas.
skallywaggs-text-skallywaggs = Intercambia la misma parte de dos piratas cualesquiera. Son inmunes los piratas a juego, las dos cartas de un personaje secundario y Bola y Cadena.
skallywaggs-text-dutchman = Parche, Garfio y Pata de Palo juntos son El Holandés, a juego y activo: quien lo tiene roba 1 carta cada turno y ninguna extra. Es inmune a Orden de Arresto, Todos a Cubierta y Skallywaggs.
skallywaggs-text-saint-elmo = Loro, Acordeón y Mono juntos son San Telmo, a juego y activo: una vez en tu turno tomas gratis una carta del Mercado. Es inmune a Orden de Arresto y Skallywaggs.

skallywaggs-title = Ronda { $round }
skallywaggs-title-of = Ronda { $round } de { $last }
skallywaggs-pile-commons = El Mercado
skallywaggs-pile-shipyard = Astillero: { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
 }
skallywaggs-pile-locker = Cofre de Davy Jones: { $count ->
    [0] vacío
    [one] 1 carta
   *[other] { $count } cartas
 }
skallywaggs-pile-announced = Anunciado
skallywaggs-note-announced = { $seat-you ->
    [yes] Tú
   *[no] { $seat }
 }: { $what }
skallywaggs-pile-before = { $seat-you ->
    [yes] Delante de ti
   *[no] Delante de { $seat }
 }

skallywaggs-count-seaworthy = { $count ->
    [one] { $count } listo
   *[other] { $count } listos
 }
skallywaggs-count-needed = Hacen falta { $count }
skallywaggs-count-crew = { $count ->
    [0] Sin piratas
    [one] 1 pirata
   *[other] { $count } piratas
 }
skallywaggs-count-hand = { $count ->
    [0] Mano vacía
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
 }

skallywaggs-badge-winner = Gana
skallywaggs-badge-first = Empieza
skallywaggs-badge-sailing = ¡Zarpa!
skallywaggs-badge-crack-down = Mano Dura
skallywaggs-badge-batten = Escotillas cerradas
skallywaggs-badge-all-hands = Todos a Cubierta
skallywaggs-badge-watch-hit = Responde solo si le afecta
skallywaggs-badge-watch-none = Sin respuestas hasta su turno

skallywaggs-note-simple = simple
skallywaggs-note-matched = a juego
skallywaggs-note-major = personaje principal
skallywaggs-note-minor = personaje secundario
skallywaggs-note-active = activo
skallywaggs-note-suppressed = anulado
skallywaggs-note-seaworthy = listo para zarpar
skallywaggs-note-cant-sail = no zarpa: { $card }
skallywaggs-note-immune = inmune a { $event }: { $why }
skallywaggs-note-immune-parts = { $parts }, inmunidad a { $event }: { $why }
skallywaggs-why-matched = a juego
skallywaggs-why-activating = forma parte de { $title }
skallywaggs-why-complete = personaje completo, { $title }
skallywaggs-why-marked = lo dice { $title }
skallywaggs-why-shield = { $title } a bordo
skallywaggs-why-sheltered = { $title }
skallywaggs-why-stays = { $title }
skallywaggs-why-held = { $title }
skallywaggs-why-held-crew = { $title } a bordo

skallywaggs-prompt-dealing = ¿Quién empezará?
skallywaggs-prompt-shuffling = Se baraja el Cofre.
skallywaggs-prompt-arrange = { $seat-you ->
    [yes] Tu Vigía ve las próximas cartas. ¿En qué orden las dejas?
   *[no] El Vigía de { $seat } ordena las próximas cartas.
 }
skallywaggs-prompt-play = { $seat-you ->
    [yes] Te toca: crea, juega eventos, cambia y termina tu turno.
   *[no] Le toca a { $seat }.
 }
skallywaggs-prompt-play-due = { $seat-you ->
    [yes] Te toca, y vas a zarpar: si al terminar tienes suficientes piratas listos, ganas.
   *[no] Le toca a { $seat }, y quiere zarpar al terminar.
 }
skallywaggs-prompt-pay-trade = { $seat-you ->
    [yes] { $left ->
        [one] Descarta una carta para el cambio.
       *[other] Descarta { $left } cartas para el cambio.
     }
   *[no] { $seat } descarta para un cambio.
 }
skallywaggs-prompt-pay-lure = { $seat-you ->
    [yes] { $left ->
        [one] Descarta una carta para la Camarera.
       *[other] Descarta { $left } cartas para la Camarera.
     }
   *[no] { $seat } descarta para la Camarera.
 }
skallywaggs-prompt-pay-cure = { $seat-you ->
    [yes] { $left ->
        [one] Descarta una carta para la cura.
       *[other] Descarta { $left } cartas para la cura.
     }
   *[no] { $seat } descarta para una cura.
 }
skallywaggs-prompt-pay-limit = { $seat-you ->
    [yes] { $left ->
        [one] Demasiadas cartas: descarta una.
       *[other] Demasiadas cartas: descarta { $left }.
     }
   *[no] { $seat } descarta hasta el límite de la mano.
 }
skallywaggs-prompt-swap = { $seat-you ->
    [yes] Intercambia una carta tuya por una del Mercado.
   *[no] { $seat } intercambia una carta con el Mercado.
 }
skallywaggs-prompt-lose-storm = { $seat-you ->
    [yes] La tormenta se lleva un pirata tuyo. ¿Cuál?
   *[no] La tormenta se lleva un pirata de { $seat }.
 }
skallywaggs-prompt-lose-dredge = { $seat-you ->
    [yes] ¿Qué pirata mandas al Cofre?
   *[no] { $seat } manda un pirata al Cofre.
 }
skallywaggs-prompt-lose-ransom = { $seat-you ->
    [yes] ¿Qué pirata entregas para librarte?
   *[no] { $seat } entrega un pirata para librarse.
 }
skallywaggs-prompt-lose-captain = { $seat-you ->
    [yes] ¡Dos Capitanes en la misma tripulación! ¿Cuál se va?
   *[no] { $seat } tiene dos Capitanes y debe perder uno.
 }
skallywaggs-prompt-lose-mutiny = { $seat-you ->
    [yes] { $left ->
        [one] Un pirata más sigue al Capitán. ¿Cuál?
       *[other] { $left } piratas más siguen al Capitán. ¿Cuáles?
     }
   *[no] { $seat } pierde más piratas en el motín.
 }
skallywaggs-prompt-doom = { $seat-you ->
    [yes] { $card } se lleva a { $pirate }. ¿Puedes hacer algo?
   *[no] { $card } se lleva un pirata de { $seat }.
 }
skallywaggs-prompt-take = { $seat-you ->
    [yes] { $left ->
        [one] Toma una carta más del Cofre o déjalo.
       *[other] Toma hasta { $left } cartas del Cofre.
     }
   *[no] { $seat } rebusca en el Cofre.
 }
skallywaggs-prompt-answer = { $seat } juega { $card }. ¿Lo dejas pasar o respondes?
skallywaggs-prompt-wait-answers = { $seat-you ->
    [yes] Juegas { $card }. ¿Responde alguien?
   *[no] { $seat } juega { $card }. ¿Responde alguien?
 }

skallywaggs-offer-build = Crear { $pirate }: { $what }
skallywaggs-offer-build-for = Crear { $pirate } en la tripulación de { $crew }: { $what }
skallywaggs-prospect = { $kind }, { $sails }
skallywaggs-proposal = { $pirate }: { $what }
skallywaggs-proposal-any = { $pirate }: activo, { $part } a tu gusto, { $sails }
skallywaggs-proposal-simple = Un pirata simple que zarpa
skallywaggs-offer-what = { $offer }: luego { $what }
skallywaggs-what = { $seat-you ->
    [yes] tienes { $seaworthy } de { $needed } listos
   *[no] { $seat } tiene { $seaworthy } de { $needed } listos
 }
skallywaggs-what-sick = este pirata se pierde en el próximo turno de su tripulación, si nadie lo salva
skallywaggs-what-instead = su tripulación puede perder otro pirata en su lugar
skallywaggs-offer-event = Jugar { $card }
skallywaggs-offer-event-pirate = { $card } contra { $crew-you ->
    [yes] tu { $pirate }
   *[no] { $pirate }, de { $crew }
 }
skallywaggs-offer-event-parts = { $card }: intercambiar { $part } de { $crew-you ->
    [yes] tu { $one }
   *[no] { $one }, de { $crew },
 } y { $elsewhere-you ->
    [yes] tu { $other }
   *[no] { $other }, de { $elsewhere }
 }
skallywaggs-offer-event-seat = { $card } contra { $target }
skallywaggs-offer-trade = { $cost ->
    [0] Cambiar gratis en el Mercado
    [one] Cambiar en el Mercado: descartar 1, cambiar 1
   *[other] Cambiar en el Mercado: descartar { $cost }, cambiar 1
 }
skallywaggs-offer-discard = Descartar { $card }
skallywaggs-offer-swap = Dar { $give }, tomar { $take }
skallywaggs-offer-lure = Camarera: traer a { $pirate }, de { $crew }
skallywaggs-offer-operate = Cirujano: { $card } para { $pirate }
skallywaggs-offer-help = San Telmo: tomar { $card }
skallywaggs-offer-ransom = Perder un pirata para acabar con Mano Dura
skallywaggs-offer-sail = «¡Zarpo!»
skallywaggs-offer-watch-always = Preguntarme por cada evento
skallywaggs-offer-watch-when-hit = Preguntarme solo si me afecta
skallywaggs-offer-watch-never = Sin preguntas hasta mi próximo turno
skallywaggs-offer-end-turn = Terminar mi turno
skallywaggs-offer-lose = Perder { $pirate }
skallywaggs-offer-arrange = { $order }
skallywaggs-offer-take = Tomar { $card }
skallywaggs-offer-done = No tomar más
skallywaggs-offer-pass = Dejarlo pasar
skallywaggs-offer-pass-until-turn = Dejarlo pasar, y sin preguntas hasta mi turno
skallywaggs-offer-pass-unless-hit = Dejarlo pasar, y preguntarme solo si me afecta
skallywaggs-offer-let-go = Dejarlo ir
skallywaggs-offer-cure = Que lo cure el Cocinero
skallywaggs-offer-stand-in = Perder { $pirate } en su lugar

skallywaggs-fact-fewer = { $title }: { $by } menos para zarpar
skallywaggs-fact-more = { $title }: { $by } más para zarpar
skallywaggs-fact-tide = La marea: { $by } menos para zarpar
skallywaggs-fact-trade-cost = { $cost ->
    [0] El próximo cambio es gratis
    [one] El próximo cambio cuesta 1 carta
   *[other] El próximo cambio cuesta { $cost } cartas
 }
skallywaggs-fact-completes = { $card }, en el Mercado, completaría { $pirate }
skallywaggs-fact-hit = Esto te afecta.
skallywaggs-fact-not-hit = Esto no te afecta.
skallywaggs-fact-harbor = El puerto se cierra tras { $last } rondas; esta es la { $round }
skallywaggs-fact-harbor-closing = El puerto se cierra: ya no puede zarpar nadie
skallywaggs-fact-known = { $seat } tiene { $card }

skallywaggs-event-high-card = Para ver quién empieza, { $seat-you ->
    [yes] has sacado { $card }.
   *[no] { $seat } ha sacado { $card }.
 }
skallywaggs-event-high-tie = Ha habido empate, así que quienes empataron sacan otra.
skallywaggs-event-dealt = Las cartas están repartidas. { $seat-you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
 }
skallywaggs-event-turn = { $seat-you ->
    [yes] Te toca, ronda { $round }.
   *[no] Le toca a { $seat }, ronda { $round }.
 }
skallywaggs-event-scouted = { $seat-you ->
    [yes] Tu Vigía mira { $count ->
        [one] la próxima carta
       *[other] las próximas { $count } cartas
     }.
   *[no] El Vigía de { $seat } mira { $count ->
        [one] la próxima carta
       *[other] las próximas { $count } cartas
     }.
 }
skallywaggs-event-drew = { $seat-you ->
    [yes] Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
     }.
   *[no] { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
     }.
 }
skallywaggs-event-dry = { $seat-you ->
    [yes] No quedan cartas que puedas robar.
   *[no] No quedan cartas que pueda robar { $seat }.
 }
skallywaggs-event-reshuffled = Se baraja el Cofre: nuevo Astillero de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }.
skallywaggs-event-tide = Se baraja el Cofre: nuevo Astillero de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
 }. Baja la marea: todos necesitan { $tide } menos.
skallywaggs-event-ended-on = Se acaba { $card } sobre { $pirate }.
skallywaggs-event-ended = { $seat-you ->
    [yes] Se acaba { $card } para ti.
   *[no] Se acaba { $card } para { $seat }.
 }
skallywaggs-event-built = { $seat-you ->
    [yes] Creas { $pirate }.
   *[no] { $seat } crea { $pirate }.
 }
skallywaggs-event-built-for = { $seat-you ->
    [yes] Creas { $pirate } en la tripulación de { $crew }.
   *[no] { $crew-you ->
        [yes] { $seat } crea { $pirate } en tu tripulación.
       *[no] { $seat } crea { $pirate } en la tripulación de { $crew }.
     }
 }
skallywaggs-event-announced = { $seat-you ->
    [yes] Juegas { $card }.
   *[no] { $seat } juega { $card }.
 }
skallywaggs-event-announced-pirate = { $seat-you ->
    [yes] Juegas { $card }
   *[no] { $seat } juega { $card }
 } contra { $crew-you ->
    [yes] tu { $pirate }.
   *[no] { $pirate }, de { $crew }.
 }
skallywaggs-event-announced-parts = { $seat-you ->
    [yes] Juegas { $card }
   *[no] { $seat } juega { $card }
 }: { $crew-you ->
    [yes] tu { $one }
   *[no] { $one }, de { $crew },
 } por { $elsewhere-you ->
    [yes] tu { $other }.
   *[no] { $other }, de { $elsewhere }.
 }
skallywaggs-event-announced-seat = { $seat-you ->
    [yes] Juegas { $card } contra { $target }.
   *[no] { $target-you ->
        [yes] { $seat } juega { $card } contra ti.
       *[no] { $seat } juega { $card } contra { $target }.
     }
 }
skallywaggs-event-announced-against = { $seat-you ->
    [yes] Respondes a { $below } con { $card }.
   *[no] { $seat } responde a { $below } con { $card }.
 }
skallywaggs-event-canceled = { $by } detiene { $seat-you ->
    [yes] tu { $card }.
   *[no] { $card }, de { $seat }.
 }
skallywaggs-event-no-effect = { $card } ya no tiene efecto.
skallywaggs-event-spared = { $seat-you ->
    [yes] Tu tripulación se libra de { $card }.
   *[no] La tripulación de { $seat } se libra de { $card }.
 }
skallywaggs-event-swapped = { $part ->
    [head] Cambio de cabezas
    [chest] Cambio de torsos
   *[legs] Cambio de piernas
 }: { $crew-you ->
    [yes] tú tienes
   *[no] { $crew } tiene
 } { $one }, { $elsewhere-you ->
    [yes] tú tienes
   *[no] { $elsewhere } tiene
 } { $other }.
skallywaggs-event-swapped-within = { $part ->
    [head] Cambio de cabezas
    [chest] Cambio de torsos
   *[legs] Cambio de piernas
 }: { $crew-you ->
    [yes] tú tienes
   *[no] { $crew } tiene
 } { $one } y { $other }.
skallywaggs-event-moved-home = { $card } lleva a { $pirate } de { $from-you ->
    [yes] tu tripulación
   *[no] la tripulación de { $from }
 } a { $crew-you ->
    [yes] la tuya.
   *[no] la de { $crew }.
 }
skallywaggs-event-moved-wander = { $card } se va de paseo: { $pirate } pasa de { $from-you ->
    [yes] tu tripulación
   *[no] la tripulación de { $from }
 } a { $crew-you ->
    [yes] la tuya.
   *[no] la de { $crew }.
 }
skallywaggs-event-moved-pressed = { $card } trae a { $pirate } de { $from-you ->
    [yes] tu tripulación
   *[no] la tripulación de { $from }
 } a { $crew-you ->
    [yes] la tuya.
   *[no] la de { $crew }.
 }
skallywaggs-event-moved-lured = La Camarera trae a { $pirate } de { $from-you ->
    [yes] tu tripulación
   *[no] la tripulación de { $from }
 } a { $crew-you ->
    [yes] la tuya.
   *[no] la de { $crew }.
 }
skallywaggs-event-lost-storm = { $crew-you ->
    [yes] La tormenta se lleva a tu { $pirate }.
   *[no] La tormenta se lleva a { $pirate }, de { $crew }.
 }
skallywaggs-event-lost-sunk = { $crew-you ->
    [yes] Tu { $pirate } cae por la borda.
   *[no] { $pirate }, de { $crew }, cae por la borda.
 }
skallywaggs-event-lost-sick = { $crew-you ->
    [yes] Tu { $pirate } muere de Escorbuto y Viruela.
   *[no] { $pirate }, de { $crew }, muere de Escorbuto y Viruela.
 }
skallywaggs-event-lost-bled = { $crew-you ->
    [yes] Tu { $pirate } muere de sus Puñaladas.
   *[no] { $pirate }, de { $crew }, muere de sus Puñaladas.
 }
skallywaggs-event-lost-dredge = { $crew-you ->
    [yes] Mandas a { $pirate } al Cofre.
   *[no] { $crew } manda a { $pirate } al Cofre.
 }
skallywaggs-event-lost-ransom = { $crew-you ->
    [yes] Entregas a { $pirate }.
   *[no] { $crew } entrega a { $pirate }.
 }
skallywaggs-event-lost-mutiny = { $crew-you ->
    [yes] { $pirate } deja tu tripulación en el motín.
   *[no] { $pirate } deja la tripulación de { $crew } en el motín.
 }
skallywaggs-event-lost-stood-in = { $crew-you ->
    [yes] Tu { $pirate } va al Cofre.
   *[no] { $pirate }, de { $crew }, va al Cofre.
 }
skallywaggs-event-mutiny = { $seat-you ->
    [yes] ¡Dos Capitanes en tu tripulación! { $count ->
        [one] Se va un pirata.
       *[other] Se van { $count } piratas.
     }
   *[no] ¡Dos Capitanes en la tripulación de { $seat }! { $count ->
        [one] Se va un pirata.
       *[other] Se van { $count } piratas.
     }
 }
skallywaggs-event-laid-on = { $card } queda sobre { $crew-you ->
    [yes] tu { $pirate }.
   *[no] { $pirate }, de { $crew }.
 }
skallywaggs-event-laid-before = { $seat-you ->
    [yes] { $card } queda delante de ti.
   *[no] { $card } queda delante de { $seat }.
 }
skallywaggs-event-discarded-trade = { $seat-you ->
    [yes] Descartas { $card } para el cambio.
   *[no] { $seat } descarta { $card } para el cambio.
 }
skallywaggs-event-discarded-lure = { $seat-you ->
    [yes] Descartas { $card } para la Camarera.
   *[no] { $seat } descarta { $card } para la Camarera.
 }
skallywaggs-event-discarded-cure = { $seat-you ->
    [yes] Descartas { $card } para la cura.
   *[no] { $seat } descarta { $card } para la cura.
 }
skallywaggs-event-discarded-limit = { $seat-you ->
    [yes] Descartas { $card }.
   *[no] { $seat } descarta { $card }.
 }
skallywaggs-event-trading = { $seat-you ->
    [yes] Cambias en el Mercado
   *[no] { $seat } cambia en el Mercado
 }{ $cost ->
    [0] , gratis.
    [one] , por una carta.
   *[other] , por { $cost } cartas.
 }
skallywaggs-event-traded = { $seat-you ->
    [yes] Das { $give } y tomas { $take }.
   *[no] { $seat } da { $give } y toma { $take }.
 }
skallywaggs-event-luring = { $seat-you ->
    [yes] Tu Camarera le guiña un ojo a { $pirate }, de { $crew }.
   *[no] La Camarera de { $seat } le guiña un ojo a { $crew-you ->
        [yes] tu { $pirate }.
       *[no] { $pirate }, de { $crew }.
     }
 }
skallywaggs-event-operated = { $seat-you ->
    [yes] Tu Cirujano pone { $give } y quita { $take }: { $pirate }.
   *[no] El Cirujano de { $seat } pone { $give } y quita { $take }: { $pirate }.
 }
skallywaggs-event-helped = { $seat-you ->
    [yes] San Telmo te trae { $card }.
   *[no] San Telmo le trae { $card } a { $seat }.
 }
skallywaggs-event-refilled = { $card } llega al Mercado.
skallywaggs-event-dredged = { $seat-you ->
    [yes] Sacas { $card } del Cofre.
   *[no] { $seat } saca { $card } del Cofre.
 }
skallywaggs-event-cured = { $crew-you ->
    [yes] Tu Cocinero cura a { $pirate } de { $card }.
   *[no] El Cocinero de { $crew } cura a { $pirate } de { $card }.
 }
skallywaggs-event-stood-in = { $crew-you ->
    [yes] { $hero } se sacrifica por tu { $pirate }.
   *[no] { $hero } se sacrifica por { $pirate }, de { $crew }.
 }
skallywaggs-event-ransomed = { $seat-you ->
    [yes] Te libras de { $card }.
   *[no] { $seat } se libra de { $card }.
 }
skallywaggs-event-watch-always = { $seat-you ->
    [yes] Se te preguntará por cada evento.
   *[no] { $seat } quiere que le pregunten por cada evento.
 }
skallywaggs-event-watch-when-hit = { $seat-you ->
    [yes] Se te preguntará solo si te afecta.
   *[no] { $seat } quiere que le pregunten solo si le afecta.
 }
skallywaggs-event-watch-never = { $seat-you ->
    [yes] No se te preguntará hasta tu próximo turno.
   *[no] { $seat } no responde a nada hasta su próximo turno.
 }
skallywaggs-event-sailing = { $seat-you ->
    [yes] «¡Zarpo!» Tienes { $seaworthy } listos (hacen falta { $needed }). ¡Aguanta hasta el final de tu próximo turno!
   *[no] «¡Zarpo!» { $seat } tiene { $seaworthy } listos (hacen falta { $needed }). ¡Hay que impedirlo antes del final de su próximo turno!
 }
skallywaggs-event-stranded = { $seat-you ->
    [yes] No zarpas: solo { $seaworthy } de { $needed } listos.
   *[no] { $seat } no zarpa: solo { $seaworthy } de { $needed } listos.
 }
skallywaggs-event-won = { $seat-you ->
    [yes] ¡Zarpas con { $seaworthy } listos (hacen falta { $needed }) y ganas!
   *[no] ¡{ $seat } zarpa con { $seaworthy } listos (hacen falta { $needed }) y gana!
 }
skallywaggs-event-harbor-soon = El puerto se cierra tras { $last } rondas; esta es la { $round }.
skallywaggs-event-harbor-closes = Se cierra el puerto y nadie ha zarpado. Gana la mejor tripulación.

skallywaggs-over-sailed = { $seat-you ->
    [yes] ¡Zarpas y ganas la partida!
   *[no] ¡{ $seat } zarpa y gana la partida!
 }
skallywaggs-over-closed = { $seat-you ->
    [yes] Se ha cerrado el puerto. Tu tripulación es la mejor: ¡ganas!
   *[no] Se ha cerrado el puerto. Gana { $seat }, con la mejor tripulación.
 }
skallywaggs-over-shared = Se ha cerrado el puerto, y las mejores tripulaciones comparten la victoria.

skallywaggs-highlight-built = Más piratas creados: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-lost = Más piratas perdidos: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-events = Más eventos jugados: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $count }

skallywaggs-moment-dealing = Se están barajando las cartas.
skallywaggs-moment-arrange = Primero devuelve las cartas que vio tu Vigía, en el orden que quieras.
skallywaggs-moment-play = Ahora puedes crear, jugar eventos, cambiar o terminar tu turno.
skallywaggs-moment-discard = Primero descarta una carta.
skallywaggs-moment-swap = Primero intercambia una carta tuya por una del Mercado.
skallywaggs-moment-lose = Primero elige qué pirata pierdes.
skallywaggs-moment-doom = Primero decide qué pasa con tu pirata.
skallywaggs-moment-take = Toma una carta del Cofre o déjalo.
skallywaggs-moment-answer = Ahora puedes responder con una carta de reloj de arena, o dejarlo pasar.
skallywaggs-moment-over = La partida ha terminado.
skallywaggs-refusal-not-in-hand = { $card } no está en tu mano.
skallywaggs-refusal-not-there = { $card } no está ahí. Elige otra carta.
skallywaggs-refusal-no-pirate = Un pirata se hace con cabeza, torso y piernas.
skallywaggs-refusal-no-target = Eso no se puede elegir. Elige otra cosa.
skallywaggs-refusal-protected = { $card } no hace nada ahí: { $why }. Elige otro objetivo.
skallywaggs-refusal-stays = Este pirata se queda: { $why }. Elige otro.
skallywaggs-refusal-wrong-crew = Elige uno de otra tripulación, no de la tuya.
skallywaggs-refusal-not-now = { $card } no se puede jugar ahora.
skallywaggs-refusal-nothing = { $card } no haría nada ahora. Resérvala para luego.
skallywaggs-refusal-forbidden = { $card } no te deja este turno. Se acaba si pierdes un pirata.
skallywaggs-refusal-too-few-cards = { $needed ->
    [one] Para eso necesitas una carta en la mano.
   *[other] Para eso necesitas { $needed } cartas en la mano.
}
skallywaggs-refusal-nobody-can = Nadie de tu tripulación puede hacer eso.
skallywaggs-refusal-once-a-turn = Eso solo se hace una vez por turno.
skallywaggs-refusal-too-few-sail = Tienes listos { $seaworthy } de los { $needed } piratas que necesitas.
skallywaggs-refusal-sailing-already = Ya estás zarpando. Aguanta hasta el final de tu próximo turno.
skallywaggs-refusal-sailing-due = Ya estás zarpando. Aguanta hasta el final de este turno.
skallywaggs-refusal-too-late = El puerto se cierra. Ya es tarde para zarpar.
skallywaggs-refusal-not-simple = A la Camarera solo la siguen piratas simples. Elige otro.
skallywaggs-refusal-cannot-lose = Ahora no se puede elegir este pirata. Elige otro.
skallywaggs-refusal-nothing-forbids = No tienes ninguna Mano Dura encima.
skallywaggs-refusal-same-watch = Ya está así.

skallywaggs-judge-ask = Las preguntas son «pirate» y «needed».
skallywaggs-judge-parts = Un pirata tiene tres partes: cabeza, torso y piernas. Este tiene { $count }.
skallywaggs-judge-card = No hay ninguna carta { $card }. Los títulos son: { $titles }.
skallywaggs-judge-part = { $card } no vale aquí como { $part } de un pirata.
skallywaggs-judge-twice = No hay más { $card } ({ $part }): ya se ha usado.
skallywaggs-judge-players = Juegan de 2 a 4, con una tripulación cada uno.

# What offers of one kind are called together, where there are too many for one list.
skallywaggs-verb-build = Crear un pirata
skallywaggs-verb-event = Jugar un evento
skallywaggs-verb-answer = Responder con un evento
skallywaggs-verb-discard = Descartar una carta
skallywaggs-verb-swap = Intercambiar con el Mercado
skallywaggs-verb-lose = Perder un pirata
skallywaggs-verb-take = Tomar una carta
skallywaggs-verb-waitress = Atraer un pirata con la Camarera
skallywaggs-verb-surgeon = Cambiar una parte con el Cirujano
skallywaggs-verb-look-out = Ordenar las primeras del Astillero
skallywaggs-verb-watch = Decir cuándo preguntarme

skallywaggs-deed-built = Piratas creados
skallywaggs-deed-event = Eventos jugados
skallywaggs-slip-mutiny = Motines
skallywaggs-slip-stranded = Zarpar demasiado pronto
