# Skull, in Spanish. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-name = Skull
skull-blurb = Tres Rosas y una Calavera por cabeza: farolea, apuesta y levanta solo Rosas. Con dos apuestas ganadas, la partida es tuya.
skull-rules-aim = El objetivo
skull-rules-aim-text = Gana dos apuestas, o que solo te queden cartas a ti. Todos tienen cuatro: tres Rosas y una Calavera.
skull-rules-placing = Poner cartas
skull-rules-placing-text = Todos ponen a la vez una carta boca abajo. Se sortea quién empieza la primera ronda.
skull-rules-adding-text = Luego, por turnos, añades otra carta encima de tu pila o lanzas un desafío. Si no te quedan cartas en la mano, tienes que lanzarlo.
skull-rules-bidding = El desafío
skull-rules-bidding-text = Un desafío empieza con una apuesta: cuántas cartas dices que puedes levantar sin dar con una Calavera. Desde ahí, nadie añade cartas.
skull-rules-passing-text = Por turnos, los demás suben la apuesta o pasan, y quien pasa ya no vuelve. Quien queda tiene que cumplirla. Si alguien apuesta todas las cartas de la mesa, ya no se apuesta más.
skull-rules-turning = Levantar cartas
skull-rules-turning-text = Quien más ha apostado levanta primero su propia pila, desde arriba, y luego las cartas de arriba de otras pilas, de una en una. Con la primera Calavera se acaba.
skull-rules-won = Apuesta ganada
skull-rules-won-text = ¿Solo Rosas? Te llevas una moneda y empiezas la ronda siguiente. Con la segunda moneda ganas la partida.
skull-rules-lost = Apuesta perdida
skull-rules-lost-text = ¿Una Calavera? Pierdes una carta para siempre, y solo tú sabes cuál: la eliges tú si la Calavera era tuya; si no, te la quitan a ciegas.
skull-rules-first-challenger = Si te quedan cartas, empiezas la ronda siguiente.
skull-rules-first-skull-owner = Si te quedan cartas, empieza la ronda siguiente quien puso la Calavera.
skull-rules-after = Tras cada apuesta
skull-rules-unflipped-stay-hidden = Las cartas que no se han levantado siguen ocultas.
skull-rules-unflipped-owners-may-show = Tras una apuesta perdida, los demás pueden enseñar lo que no se levantó o dejarlo oculto.
skull-rules-unflipped-owners-may-always-show = Tras cada apuesta, los demás pueden enseñar lo que no se levantó o dejarlo oculto.
skull-rules-back-text = Luego todos recuperan sus cartas y empieza otra ronda.
skull-rules-out = Sin cartas
skull-rules-out-text = Sin cartas estás fuera. Si fue tu propia Calavera, eliges quién empieza la ronda siguiente; si no, empieza quien la puso. Si solo queda un jugador, gana.
skull-preset-usual = Reglas de siempre
skull-preset-usual-blurb = De 3 a 6 jugadores, o dos para practicar.
skull-preset-skull-owner-starts = Empieza la Calavera
skull-preset-skull-owner-starts-blurb = Quien puso la Calavera empieza la ronda siguiente.
skull-preset-open-cards = Enseñar las cartas
skull-preset-open-cards-blurb = Tras cada apuesta se puede enseñar lo que nadie levantó.
skull-seats-study = Con dos es para practicar: para farolear de verdad hace falta un tercero.
skull-bad-seats = Skull es de 3 a 6 jugadores, o 2 para practicar; con { $seats } no se puede.

skull-group-after-bet = Tras una apuesta
skull-option-first-after-lost-bet = Quién empieza tras una apuesta perdida
skull-option-first-challenger = Quien la perdió
skull-option-first-skull-owner = Quien puso la Calavera
skull-option-unflipped-cards = Cartas aún boca abajo
skull-option-unflipped-stay-hidden = Siguen ocultas
skull-option-unflipped-owners-may-show = Se pueden enseñar tras una apuesta perdida
skull-option-unflipped-owners-may-always-show = Se pueden enseñar tras cualquier apuesta

bot-skull-cautious = Cata la Cauta
bot-skull-bluffer = Fran el Farolero

# Why a bot does what it does, for those who look over its shoulder.
skull-why-bid = Levantar { $bid } sin Calavera debería salir en { $chance } de 100 casos.
skull-why-pass = Levantar { $bid } sin Calavera solo saldría en { $chance } de 100 casos.
skull-why-flip = Esta carta es una Rosa en { $chance } de 100 casos.

skull-card-rose = Rosa
skull-card-skull = Calavera
skull-card-rose-text = No hay peligro. Levanta tantas Rosas como apostaste y ganas la apuesta.
skull-card-skull-text = Si la levantas, pierdes la apuesta y una carta para siempre.
skull-card-back = Carta boca abajo

skull-title = Ronda { $round }
skull-pile = { $seat-you ->
    [yes] Tu pila
   *[no] Pila de { $seat }
 }: { $count ->
    [0] vacía
    [one] 1 carta
   *[other] { $count } cartas
 }

skull-count-coins = { $count ->
    [0] Sin apuestas ganadas
    [one] 1 apuesta ganada
   *[other] { $count } apuestas ganadas
 }
skull-count-cards = { $count ->
    [0] Sin cartas
    [one] Queda 1 carta
   *[other] Quedan { $count } cartas
 }
skull-count-hand = { $count ->
    [0] Mano vacía
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
 }

skull-badge-winner = Gana
skull-badge-out = Fuera
skull-badge-first = Empieza
skull-badge-placed = Ya está
skull-badge-challenger = Apuesta { $bid }
skull-badge-passed = Pasa
skull-badge-skull-owner = ¡Calavera!

skull-prompt-drawing = ¿Quién empezará?
skull-prompt-place-first = Pon tu primera carta, boca abajo.
skull-prompt-wait-first = { $count ->
    [one] Falta un jugador por poner su carta.
   *[other] Faltan { $count } jugadores por poner su carta.
 }
skull-prompt-place = { $seat-you ->
    [yes] Te toca: añade una carta o lanza un desafío.
   *[no] { $seat } añade una carta o lanza un desafío.
 }
skull-prompt-must-bid = { $seat-you ->
    [yes] Te toca: sin cartas en la mano, tienes que lanzar un desafío.
   *[no] { $seat } no tiene cartas en la mano: debe lanzar un desafío.
 }
skull-prompt-bid = { $seat-you ->
    [yes] Te toca: apuesta más de { $bid } o pasa.
   *[no] { $seat } apuesta más de { $bid } o pasa.
 }
skull-prompt-flip = { $seat-you ->
    [yes] { $left ->
        [one] Levanta una carta más: elige una pila.
       *[other] Levanta { $left } cartas más: elige una pila.
     }
   *[no] { $left ->
        [one] { $seat } levanta una carta más.
       *[other] { $seat } levanta { $left } cartas más.
     }
 }
skull-prompt-show = ¿Enseñas lo que tenías o lo dejas oculto?
skull-prompt-wait-show = { $count ->
    [one] Un jugador aún puede enseñar sus cartas.
   *[other] { $count } jugadores aún pueden enseñar sus cartas.
 }
skull-prompt-discard = { $seat-you ->
    [yes] ¡Tu propia Calavera! Elige qué carta pierdes. Nadie sabrá cuál.
   *[no] { $seat } elige qué carta pierde.
 }
skull-prompt-picking = { $challenger-you ->
    [yes] { $owner } te quita una carta sin mirar.
   *[no] { $owner-you ->
        [yes] Le quitas una carta a { $challenger } sin mirar.
       *[no] { $owner } le quita una carta a { $challenger } sin mirar.
     }
 }
skull-prompt-choose-first = { $seat-you ->
    [yes] Estás fuera. Elige quién empieza la ronda siguiente.
   *[no] { $seat } está fuera y elige quién empieza la ronda siguiente.
 }

skull-offer-place-rose = Poner una Rosa
skull-offer-place-skull = Poner la Calavera
skull-offer-bid = Apostar { $bid }
skull-offer-pass = Pasar
skull-offer-flip = Levantar la de arriba de { $seat }
skull-offer-discard-rose = Perder una Rosa
skull-offer-discard-skull = Perder la Calavera
skull-offer-choose-first = Empieza { $seat }
skull-offer-show = Enseñar mis cartas
skull-offer-keep-hidden = Dejarlas ocultas

skull-fact-table-cards = { $count ->
    [0] Ninguna carta en la mesa
    [one] 1 carta en la mesa
   *[other] { $count } cartas en la mesa
 }
skull-fact-bid = { $seat-you ->
    [yes] Tu apuesta: { $bid }
   *[no] Apuesta de { $seat }: { $bid }
 }
skull-fact-flips-left = { $count ->
    [one] 1 carta por levantar
   *[other] { $count } cartas por levantar
 }
skull-fact-last-won = { $seat-you ->
    [yes] En la última ronda apostaste { $bid } y ganaste.
   *[no] En la última ronda { $seat } apostó { $bid } y ganó.
 }
skull-fact-last-own-skull = { $seat-you ->
    [yes] En la última ronda apostaste { $bid } y levantaste tu propia Calavera.
   *[no] En la última ronda { $seat } apostó { $bid } y levantó su propia Calavera.
 }
skull-fact-last-skull = { $seat-you ->
    [yes] En la última ronda apostaste { $bid } y levantaste la Calavera de { $owner }.
   *[no] { $owner-you ->
        [yes] En la última ronda { $seat } apostó { $bid } y levantó tu Calavera.
       *[no] En la última ronda { $seat } apostó { $bid } y levantó la Calavera de { $owner }.
     }
 }
skull-fact-lost-skull = Has perdido tu Calavera. Solo tú lo sabes.
skull-fact-lost-roses = { $roses ->
    [one] Has perdido una Rosa. Solo tú lo sabes.
   *[other] Has perdido { $roses } Rosas. Solo tú lo sabes.
 }
skull-fact-lost-skull-and-roses = { $roses ->
    [one] Has perdido tu Calavera y una Rosa. Solo tú lo sabes.
   *[other] Has perdido tu Calavera y { $roses } Rosas. Solo tú lo sabes.
 }

skull-event-round = { $seat-you ->
    [yes] Ronda { $round }. Empiezas tú.
   *[no] Ronda { $round }. Empieza { $seat }.
 }
skull-event-all-placed = { $seat-you ->
    [yes] Ya han puesto todos su carta. Te toca.
   *[no] Ya han puesto todos su carta. Le toca a { $seat }.
 }
skull-event-added = { $seat-you ->
    [yes] Añades una carta: tu pila ya tiene { $count }.
   *[no] { $seat } añade una carta: su pila ya tiene { $count }.
 }
skull-event-bid = { $seat-you ->
    [yes] Apuestas { $bid }.
   *[no] { $seat } apuesta { $bid }.
 }
skull-event-bid-all = { $seat-you ->
    [yes] Apuestas { $bid }: ¡todas las cartas de la mesa!
   *[no] { $seat } apuesta { $bid }: ¡todas las cartas de la mesa!
 }
skull-event-passed = { $seat-you ->
    [yes] Pasas.
   *[no] { $seat } pasa.
 }
skull-event-flipped-own-rose = { $seat-you ->
    [yes] Levantas tu propia carta: una Rosa.
   *[no] { $seat } levanta su propia carta: una Rosa.
 }
skull-event-flipped-own-skull = { $seat-you ->
    [yes] Levantas tu propia carta: ¡la Calavera!
   *[no] { $seat } levanta su propia carta: ¡la Calavera!
 }
skull-event-flipped-rose = { $seat-you ->
    [yes] Levantas una carta de { $owner }: una Rosa.
   *[no] { $owner-you ->
        [yes] { $seat } levanta una carta tuya: una Rosa.
       *[no] { $seat } levanta una carta de { $owner }: una Rosa.
     }
 }
skull-event-flipped-skull = { $seat-you ->
    [yes] Levantas una carta de { $owner }: ¡una Calavera!
   *[no] { $owner-you ->
        [yes] { $seat } levanta una carta tuya: ¡tu Calavera!
       *[no] { $seat } levanta una carta de { $owner }: ¡una Calavera!
     }
 }
skull-event-bet-won = { $seat-you ->
    [yes] Ganas la apuesta de { $bid }: { $coins ->
        [one] tu primera moneda.
       *[other] ¡tu segunda moneda!
     }
   *[no] { $seat } gana la apuesta de { $bid }: { $coins ->
        [one] su primera moneda.
       *[other] ¡su segunda moneda!
     }
 }
skull-event-bet-lost = { $seat-you ->
    [yes] Pierdes la apuesta por la Calavera de { $owner }.
   *[no] { $owner-you ->
        [yes] { $seat } pierde la apuesta por tu Calavera.
       *[no] { $seat } pierde la apuesta por la Calavera de { $owner }.
     }
 }
skull-event-bet-lost-own = { $seat-you ->
    [yes] Pierdes la apuesta por tu propia Calavera.
   *[no] { $seat } pierde la apuesta por su propia Calavera.
 }
skull-event-shown-skull = { $seat-you ->
    [yes] Enseñas tu pila: ¡había una Calavera!
   *[no] { $seat } enseña su pila: ¡había una Calavera!
 }
skull-event-shown-roses = { $seat-you ->
    [yes] Enseñas tu pila: { $count ->
        [one] una Rosa.
       *[other] solo Rosas.
     }
   *[no] { $seat } enseña su pila: { $count ->
        [one] una Rosa.
       *[other] solo Rosas.
     }
 }
skull-event-kept-hidden = { $seat-you ->
    [yes] Dejas ocultas tus cartas.
   *[no] { $seat } deja ocultas sus cartas.
 }
skull-event-card-lost = { $seat-you ->
    [yes] Pierdes una carta { $count ->
        [0] y no te queda ninguna.
        [one] y te queda 1.
       *[other] y te quedan { $count }.
     }
   *[no] { $seat } pierde una carta { $count ->
        [0] y no le queda ninguna.
        [one] y le queda 1.
       *[other] y le quedan { $count }.
     }
 }
skull-event-eliminated = { $seat-you ->
    [yes] Estás fuera de la partida.
   *[no] { $seat } está fuera de la partida.
 }
skull-event-first-chosen = { $by-you ->
    [yes] Eliges quién empieza: { $seat }.
   *[no] { $seat-you ->
        [yes] { $by } elige que empieces tú.
       *[no] { $by } elige quién empieza: { $seat }.
     }
 }
skull-over-bets = { $seat-you ->
    [yes] ¡Ganas la partida con dos apuestas ganadas!
   *[no] ¡{ $seat } gana la partida con dos apuestas ganadas!
 }
skull-over-last-standing = { $seat-you ->
    [yes] ¡Ganas la partida: no le quedan cartas a nadie más!
   *[no] ¡{ $seat } gana la partida: no le quedan cartas a nadie más!
 }

skull-highlight-boldest = Apuesta más valiente: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $bid ->
    [one] 1 carta
   *[other] { $bid } cartas
}
skull-highlight-trap = Calavera más letal: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, levantada { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}
skull-highlight-lost = Más apuestas perdidas: { $seat-you ->
    [yes] tú
   *[no] { $seat }
}, { $count ->
    [one] 1 apuesta
   *[other] { $count } apuestas
}

skull-refusal-no-rose-in-hand = No tienes ninguna Rosa en la mano.
skull-refusal-no-skull-in-hand = No tienes la Calavera en la mano.
skull-refusal-must-bid = No te quedan cartas en la mano: tienes que lanzar un desafío, con cualquier apuesta hasta { $max }.
skull-refusal-bidding-has-begun = Ya se está apostando y no se ponen más cartas. Apuesta más de { $bid } o pasa.
skull-refusal-first-bid = La apuesta va de 1 a { $max }, las cartas que hay en la mesa.
skull-refusal-bid = La apuesta debe pasar de { $above } y llegar como mucho a { $max }, las cartas que hay en la mesa.
skull-refusal-nothing-to-pass = Nadie ha apostado aún, así que no puedes pasar. Añade una carta o lanza un desafío.
skull-refusal-own-cards = Tus cartas ya están levantadas. Elige la pila de otro jugador.
skull-refusal-nothing-to-flip = { $seat } no tiene cartas boca abajo en la mesa. Elige otra pila.
skull-refusal-no-rose = No tienes ninguna Rosa que perder, solo la Calavera.
skull-refusal-not-in-game = Ese jugador no está en la partida. Elige uno que aún tenga cartas.
skull-refusal-moment-drawing = La partida no ha empezado.
skull-refusal-moment-placing-first = Primero todos ponen una carta. Pon la tuya.
skull-refusal-moment-placing = Ahora puedes añadir una carta o lanzar un desafío.
skull-refusal-moment-bidding = Ahora puedes subir la apuesta o pasar.
skull-refusal-moment-revealing = Ahora te toca levantar cartas: elige una pila.
skull-refusal-moment-showing = Ahora puedes enseñar tus cartas o dejarlas ocultas.
skull-refusal-moment-discarding = Ahora elige qué carta pierdes.
skull-refusal-moment-picking-blind = Ahora mismo están quitando una carta.
skull-refusal-moment-choosing-first = Ahora elige quién empieza la ronda siguiente.
skull-refusal-moment-over = La partida ha terminado.

skull-judge-seats = Skull tiene de 2 a 6 asientos, no { $seats }.
skull-judge-hands = Tiene que haber una mano por cada uno de los { $seats } asientos.
skull-judge-coins = Tiene que haber un número de monedas por cada uno de los { $seats } asientos.
skull-judge-hand = La mano del asiento { $number } tiene más de tres Rosas o más de una Calavera.
skull-judge-nobody = Al menos un asiento debe tener una carta.
skull-judge-too-many-coins = Las monedas no cuadran: como mucho un asiento tiene 2, y entonces aún tiene alguna carta.
skull-judge-first = El asiento { $number } no puede empezar: no está en la partida.
skull-judge-no-seat = En esta mesa no hay asiento { $number }.
skull-judge-not-your-turn = No es el turno del asiento { $number }.
skull-judge-out = El asiento { $number } está fuera de la partida.
skull-judge-over = La partida ha terminado.
skull-judge-lose-first = Primero hay que decir qué carta se quitó a ciegas, con «lose».
skull-judge-nothing-to-lose = Ahora no se está quitando ninguna carta a ciegas.
skull-judge-not-the-challenger = La carta la pierde quien lanzó el desafío, no el asiento { $number }.
skull-judge-not-owned = Quien lanzó el desafío no tiene esa carta.
skull-judge-action = La acción { $number } no es place, bid, pass, flip, discard, lose, choose_first, show ni keep_hidden con su asiento y su carta.
skull-judge-ask = La única pregunta es «position».

skull-deed-bet-won = Apuestas ganadas
skull-slip-own-skull = Levantar tu propia Calavera
skull-slip-met-skull = Dar con la Calavera de otro
