# Skull King, in Spanish. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-king-name = Skull King
skull-king-blurb = Di cuántas bazas te vas a llevar, y llévate justo esas. Piratas, sirenas y el Skull King no opinan lo mismo.
skull-king-rules-aim = El objetivo
skull-king-rules-aim-text = En cada ronda todos dicen a la vez cuántas bazas se van a llevar. Llévate justo las tuyas: quedarse corto es tan malo como pasarse.
skull-king-rules-rounds-alike = { $rounds ->
    [one] Hay una ronda
   *[other] Hay { $rounds } rondas
 } de { $from ->
    [one] una carta
   *[other] { $from } cartas
 } por jugador.
skull-king-rules-rounds-rising = Hay { $rounds } rondas. En la primera cada jugador recibe { $from ->
    [one] una carta
   *[other] { $from } cartas
 }, y luego una más en cada ronda, hasta { $to }.
skull-king-rules-rounds-listed = Hay { $rounds } rondas. Cartas para cada jugador, ronda a ronda: { $list }.
skull-king-rules-winning-shared = Gana quien tenga más puntos después de la última ronda. Si hay empate, la victoria se comparte.
skull-king-rules-winning-one-more-round = Gana quien tenga más puntos después de la última ronda. Si hay empate, se juega una ronda más; si sigue el empate, la victoria se comparte.
skull-king-rules-deck = Las cartas
skull-king-rules-deck-text = Hay { $cards } cartas, que se barajan de nuevo en cada ronda.
skull-king-rules-suits = { $one }, { $two }, { $three } y { $four }, cada palo del 1 al { $highest }. El triunfo es { $trump }.
skull-king-rules-extra = Una carta más: { $card }.
skull-king-rules-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count })
 }: { $text }
skull-king-rules-tricks = Cómo se juega una baza
skull-king-rules-follow = Alguien sale con la carta que quiera, y los demás juegan una por turno. Si se sale con un número, sigue su palo si puedes; si no, juega lo que quieras. Las cartas especiales se pueden jugar siempre.
skull-king-rules-lead = Quien se lleva la baza sale en la siguiente. La primera salida pasa cada ronda al asiento siguiente.
skull-king-rules-escape-led = Si se sale con una huida, el palo lo marca la carta siguiente.
skull-king-rules-character-led-free = { $mermaids ->
    [0] Si se sale con un pirata
   *[other] Si se sale con un pirata, una sirena
 } o el Skull King, cada cual juega lo que quiera.
skull-king-rules-character-led-next = { $mermaids ->
    [0] Si se sale con un pirata
   *[other] Si se sale con un pirata, una sirena
 } o el Skull King, el palo lo marca el siguiente número.
skull-king-rules-escape-character-free = { $mermaids ->
    [0] Si tras salir con una huida se juega un pirata
   *[other] Si tras salir con una huida se juega un pirata, una sirena
 } o el Skull King, cada cual juega lo que quiera.
skull-king-rules-escape-character-next = { $mermaids ->
    [0] Si tras salir con una huida se juega un pirata
   *[other] Si tras salir con una huida se juega un pirata, una sirena
 } o el Skull King, el palo lo marca el siguiente número.
skull-king-rules-kraken-led-free = Si se sale con el Kraken, cada cual juega lo que quiera.
skull-king-rules-kraken-led-next = Si se sale con el Kraken, el palo lo marca la carta siguiente.
skull-king-rules-whale-led = Si se sale con la Ballena Blanca, cada cual juega lo que quiera.
skull-king-rules-ranks = Qué gana a qué
skull-king-rules-numbers = Entre números gana el más alto del palo que hay que seguir, pero { $trump } gana a los demás palos.
skull-king-rules-characters = { $mermaids ->
    [0] Los piratas ganan a todos los números, y el Skull King gana a los piratas.
   *[other] Las sirenas ganan a todos los números, los piratas a las sirenas y el Skull King a los piratas. Pero una sirena se lleva al Skull King, haya lo que haya en la baza.
 }
skull-king-rules-several = { $mermaids ->
    [0] Entre varios piratas gana el primero que se jugó.
   *[other] Entre varios piratas gana el primero que se jugó; entre sirenas, igual.
 }
skull-king-rules-escapes = Las huidas pierden. Si no hay otra cosa, gana la primera.
skull-king-rules-deep = Del fondo del mar
skull-king-rules-kraken-leader-would-have-won = El Kraken destruye la baza: nadie se la lleva y nada de ella da puntos. Sale quien la habría ganado sin el Kraken.
skull-king-rules-kraken-leader-left = El Kraken destruye la baza: nadie se la lleva y nada de ella da puntos. Sale quien está a la izquierda de quien jugó el Kraken.
skull-king-rules-kraken-and-escapes = Si se sale con el Kraken y solo le siguen huidas, vuelve a salir quien lo jugó.
skull-king-rules-whale = Con la Ballena Blanca solo cuentan los números: gana el más alto de cualquier palo, en caso de empate el primero, y { $trump } no es triunfo.
skull-king-rules-whale-leader-whale = Si la Ballena Blanca no encuentra ningún número, nadie gana la baza y sale quien jugó la Ballena.
skull-king-rules-whale-leader-would-have-won = Si la Ballena Blanca no encuentra ningún número, nadie gana la baza y sale quien la habría ganado sin ella.
skull-king-rules-kraken-and-whale = Si están los dos en la misma baza, vale el que llegó después, y el otro es una huida.
skull-king-rules-points = Puntos
skull-king-rules-classic = Si apuestas una baza o más y cumples, ganas 20 puntos por baza. Si fallas, pierdes 10 por cada baza de más o de menos.
skull-king-rules-zero-cards-dealt = Apostar cero da 10 puntos por cada carta que recibes, y los quita si al final te llevas una baza.
skull-king-rules-zero-round-number = Apostar cero da 10 veces el número de la ronda, y lo quita si al final te llevas una baza.
skull-king-rules-shared-stakes = Todos juegan por 10 puntos por carta, apuesten lo que apuesten: enteros si cumples, la mitad si fallas por una, y si no, nada. Apostar cero es como cualquier otra apuesta.
skull-king-rules-cannon = Con tu apuesta cargas el cañón. La metralla puntúa como arriba. La bala de cañón da 15 puntos por carta si cumples, y nada si fallas.
skull-king-rules-bonuses = Puntos extra
skull-king-rules-bonus-met = Solo cuentan si cumples tu apuesta.
skull-king-rules-bonus-always = En esta mesa cuentan aunque falles tu apuesta.
skull-king-rules-bonus-half = Cuentan enteros si cumples tu apuesta, y la mitad si fallas por una.
skull-king-rules-bonus-cannon = Cuentan enteros si cumples tu apuesta y, con metralla, la mitad si fallas por una.
skull-king-rules-fourteens = 10 por cada 14 en una baza que te lleves, también si es tuyo, y 20 por el negro.
skull-king-rules-pirates-any-order = 30 por cada pirata que se lleve tu Skull King.
skull-king-rules-pirates-before-king = 30 por cada pirata que se lleve tu Skull King, si se jugó antes que él.
skull-king-rules-fled-pirate = { $card } cuenta como pirata para esto aunque haya huido.
skull-king-rules-mermaid-takes-king = { $points } por el Skull King, si se lo lleva tu sirena.
skull-king-rules-pirate-takes-mermaid = { $points } por cada sirena que se lleve tu pirata.
skull-king-rules-whale-fourteens = En una baza que decide la Ballena Blanca solo dan puntos los 14.
skull-king-rules-whale-no-bonus = En una baza que decide la Ballena Blanca ninguna carta da puntos.
skull-king-rules-loot = 20 para quien juega el Botín y 20 para quien se lo lleva, si los dos cumplen su apuesta.
skull-king-rules-own-loot = { $points } por un Botín que recuperas tú, si cumples tu apuesta.
skull-king-rules-loot-under-whale = El Botín también da puntos con la Ballena Blanca.
skull-king-rules-powers = Poderes de los piratas
skull-king-rules-powers-text = Si ganas una baza con un pirata que tiene poder, lo usas en el acto.
skull-king-rules-wager = La apuesta extra del Bribón es de 10 o 20 puntos. Si cumples tu apuesta, los ganas; si fallas, los pierdes.
skull-king-rules-wager-or-nothing = La apuesta extra del Bribón es de 10 o 20 puntos, o de nada. Si cumples tu apuesta, los ganas; si fallas, los pierdes.
skull-king-rules-whale-no-power = En una baza que decide la Ballena Blanca nadie tiene poderes.
skull-king-rules-last-harry-and-rascal = Tras la última baza de una ronda solo valen los poderes de Harry y del Bribón.
skull-king-rules-last-harry = Tras la última baza de una ronda solo vale el poder de Harry.
skull-king-rules-last-rascal = Tras la última baza de una ronda solo vale el poder del Bribón.
skull-king-rules-last-none = Tras la última baza de una ronda no vale ningún poder.
skull-king-rules-ghost = El fantasma de Barbagrís
skull-king-rules-ghost-text = Con dos jugadores juega también un fantasma. Recibe una pila boca abajo y levanta la carta de arriba justo después de que alguien salga, sea del palo que sea. No apuesta, y lo que gana lo pierden los dos.
skull-king-rules-ghost-leads = Si el fantasma se lleva una baza, sale él en la siguiente con su pila.
skull-king-rules-ghost-previous-leader = Si el fantasma se lleva una baza, vuelve a salir quien había salido.
skull-king-rules-ghost-flees = Con él, { $card } siempre huye.
skull-king-preset-current = Edición actual
skull-king-preset-current-blurb = El juego tal como se vende hoy, sin extras. Lo mejor para empezar.
skull-king-preset-current-expanded = Edición actual ampliada
skull-king-preset-current-expanded-blurb = Con Kraken, Ballena Blanca, botín y un poder para cada pirata.
skull-king-preset-legendary = Expansión Legendary (2018)
skull-king-preset-legendary-blurb = Kraken, botín y poderes de los piratas, tal como nacieron.
skull-king-preset-beck-2018 = Reglas básicas (2018)
skull-king-preset-beck-2018-blurb = La baraja más sencilla: sin sirenas, hasta seis jugadores.
skull-king-preset-schmidt = Edición Schmidt
skull-king-preset-schmidt-blurb = Palos hasta el 13, Scary Mary y su propia forma de seguir el palo.

bot-skull-king-mate = Oficial Olivia

# Why a bot does what it does, for those who look over its shoulder.
skull-king-why-bid = Esta mano debería llevarse { $whole },{ $tenths } bazas.
skull-king-why-take = { $missing ->
    [one] Falta una baza
   *[other] Faltan { $missing } bazas
 }; esta carta se lleva una en { $chance } de 100 casos.
skull-king-why-duck = No hacen falta más bazas; esta carta se lleva una en { $chance } de 100 casos.
skull-king-why-bid-search = Una apuesta de { $bid } se cumple en { $met } de 100 casos; una de { $other }, en { $less }.
skull-king-why-card-search = Con esta carta la apuesta se cumple en { $met } de 100 casos; con la segunda mejor, en { $less }.
skull-king-why-win-search = Así se gana la partida en unos { $won } de 100 casos.

skull-king-suit-green = Verde
skull-king-suit-yellow = Amarillo
skull-king-suit-purple = Morado
skull-king-suit-blue = Azul
skull-king-suit-red = Rojo
skull-king-suit-black = Negro
skull-king-suit-jolly-roger = Jolly Roger
skull-king-suit-skull-and-crossbones = Bandera pirata

# The trump suit within a sentence.
skull-king-trump-black = el negro
skull-king-trump-jolly-roger = la Jolly Roger
skull-king-trump-skull-and-crossbones = la bandera pirata

skull-king-card-number = { $suit } { $number }
skull-king-card-trump = { $suit } { $number }
skull-king-card-escape = Huida
skull-king-card-loot = Botín
skull-king-card-pirate = Pirata
skull-king-card-rosie = Rosie
skull-king-card-bahij = Bahij
skull-king-card-bendt = Bendt
skull-king-card-rascal = Bribón
skull-king-card-juanita = Juanita
skull-king-card-harry = Harry
skull-king-card-tigress = Tigresa
skull-king-card-tigress-pirate = Tigresa como pirata
skull-king-card-tigress-escape = Tigresa como huida
skull-king-card-scary-mary = Scary Mary
skull-king-card-scary-mary-pirate = Scary Mary como pirata
skull-king-card-scary-mary-escape = Scary Mary como huida
skull-king-card-skull-king = Skull King
skull-king-card-mermaid = Sirena
skull-king-card-kraken = Kraken
skull-king-card-white-whale = Ballena Blanca

skull-king-text-number = Gana la carta más alta del palo de salida, si nada la supera. { $bonus ->
    [0] Quien tenga ese palo lo juega, o juega una carta especial.
   *[other] { $bonus } puntos extra para quien se la lleve{ $always ->
        [0] {" "}y cumpla su apuesta
       *[other] {""}
    }.
 }
skull-king-text-black = Triunfo: gana a todos los números de otros palos y a los negros más bajos. { $bonus ->
    [0] Sobre otro palo solo puedes jugarla si no tienes de ese palo.
   *[other] { $bonus } puntos extra para quien se la lleve{ $always ->
        [0] {" "}y cumpla su apuesta
       *[other] {""}
    }.
 }
skull-king-text-escape = Pierde contra todo. Si todos juegan huidas, gana la primera.
skull-king-text-loot = Una huida. Te alías con quien se lo lleve: si se cumplen las dos apuestas, 20 puntos por cabeza.
skull-king-text-pirate = { $mermaids ->
    [0] Gana a todos los números.
   *[other] Gana a los números y a las sirenas.
 } El primer pirata gana a los que vienen después.
skull-king-text-rosie = Una pirata. Si ganas con ella, eliges quién sale en la baza siguiente.
skull-king-text-bahij = Un pirata. Si ganas con él, robas dos cartas y descartas dos.
skull-king-text-rascal = Un pirata. Si ganas con él, te juegas puntos a que cumples tu apuesta.
skull-king-text-juanita = Una pirata. Si ganas con ella, miras las cartas que no se repartieron.
skull-king-text-harry = Un pirata. Si ganas con él, puedes apostar una baza más o una menos.
skull-king-text-tigress = Pirata o huida: lo dices al jugarla.
skull-king-text-skull-king = { $mermaids ->
    [0] Gana a todo.
   *[other] Gana a todo menos a las sirenas.
 }
skull-king-text-mermaid = Gana a los números y al Skull King. Pierde contra los piratas.
skull-king-text-kraken = Destruye la baza: nadie se la lleva.
skull-king-text-white-whale = Las cartas especiales pierden su poder; gana el número más alto de cualquier palo.

skull-king-why-mermaid-takes-king = La Sirena se lleva al Skull King, haya lo que haya en la baza.
skull-king-why-king = El Skull King gana a todo lo demás que hay aquí.
skull-king-why-pirate = { $mermaids ->
    [0] { $card } gana a todos los números.
   *[other] { $card } gana a los números y a las sirenas.
 }
skull-king-why-first-pirate = El primer pirata gana a los siguientes.
skull-king-why-mermaid = La Sirena gana a todos los números.
skull-king-why-first-mermaid = La primera Sirena gana a la segunda y a todos los números.
skull-king-why-trump = { $card } es el triunfo más alto.
skull-king-why-suit-led = { $card } es la carta más alta del palo de salida.
skull-king-why-first-escape = Solo huidas: gana la primera.
skull-king-why-whale-highest = Con la Ballena Blanca solo cuentan los números, y { $card } es el primero de los más altos.
skull-king-why-kraken-destroys = El Kraken destruye la baza y nadie se la lleva.
skull-king-why-whale-finds-none = La Ballena Blanca no encuentra ningún número: la baza se descarta.

skull-king-title = Ronda { $round } de { $rounds }
skull-king-title-extra = Ronda de desempate
skull-king-prompt-dealing = Se reparten las cartas.
skull-king-prompt-bid = ¿Cuántas bazas te vas a llevar?
skull-king-prompt-wait-bids = { $count ->
    [one] Un jugador sigue pensando su apuesta.
   *[other] { $count } jugadores siguen pensando su apuesta.
 }
skull-king-prompt-play = { $seat-you ->
    [yes] Juega una carta.
   *[no] Le toca a { $seat }.
 }
skull-king-prompt-choose-leader = { $seat-you ->
    [yes] Rosie: elige quién sale en la baza siguiente.
   *[no] { $seat } elige quién sale, con Rosie.
 }
skull-king-prompt-discard = { $seat-you ->
    [yes] Descarta una carta, boca abajo.
   *[no] { $seat } se descarta.
 }
skull-king-prompt-wager = { $seat-you ->
    [yes] Bribón: ¿cuánto te juegas a que cumples?
   *[no] { $seat } se juega puntos con el Bribón.
 }
skull-king-prompt-change-bid = { $seat-you ->
    [yes] Harry: puedes apostar una más o una menos.
   *[no] { $seat } puede cambiar su apuesta, con Harry.
 }
skull-king-prompt-over = La partida ha terminado.

skull-king-count-score = { $points } puntos
skull-king-count-won = Bazas { $won }
skull-king-count-bid = Apuesta { $bid }
skull-king-count-bid-changed = Apuesta { $bid }, antes de Harry { $first }
skull-king-count-hand = { $count ->
    [0] Mano vacía
    [one] 1 carta
   *[other] { $count } cartas
 }
skull-king-badge-leads = Sale
skull-king-badge-has-bid = Apuesta hecha
skull-king-badge-winning = Va ganando la baza
skull-king-badge-winner = Gana
skull-king-badge-grapeshot = Metralla
skull-king-badge-cannonball = Bala de cañón
skull-king-badge-wager = Apuesta extra { $points }

skull-king-pile-played = { $seat-you ->
    [yes] Tu carta
   *[no] Carta de { $seat }
 }
skull-king-pile-played-ghost = Carta de Barbagrís
skull-king-pile-winning = { $seat-you ->
    [yes] Tu carta, va ganando
   *[no] Carta de { $seat }, va ganando
 }
skull-king-pile-winning-ghost = Carta de Barbagrís, va ganando
skull-king-pile-took = { $seat-you ->
    [yes] Tu carta, que se llevó la baza
   *[no] Carta de { $seat }, que se llevó la baza
 }
skull-king-pile-took-ghost = Carta de Barbagrís, que se llevó la baza
skull-king-pile-ghost = Pila de Barbagrís
skull-king-pile-peeked = Sin repartir, gracias a Juanita
skull-king-pile-discarded = Tus descartes
skull-king-card-back = Carta boca abajo

skull-king-fact-bids = Apuestas: { $sum } para { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
 }
skull-king-fact-follow = Sigue el palo: { $suit }
skull-king-fact-cannot-follow = No tienes { $suit }: juega lo que quieras
skull-king-fact-free = Se puede jugar cualquier carta
skull-king-fact-winning = { $why }
skull-king-fact-last-trick = { $seat-you ->
    [yes] Te llevaste la baza.
   *[no] { $seat } se llevó la baza.
 } { $why }
skull-king-fact-last-trick-ghost = Barbagrís se llevó la baza. { $why }
skull-king-fact-last-trick-destroyed = { $why }
skull-king-sheet-round = Ronda { $round }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }
skull-king-sheet-deed = Apuesta { $bid }, bazas { $won }
skull-king-sheet-deed-changed = Apuesta { $first }, con Harry { $bid }, bazas { $won }
skull-king-fact-line = Ronda { $round }: { $line }

skull-king-points-plus = +{ $points }
skull-king-points-minus = −{ $points }
skull-king-fact-taken = { $line }{ $always ->
    [0] {" "}si se cumple la apuesta
   *[other] {""}
 }
skull-king-fact-taken-unpaid = { $half ->
    [0] Sin puntos extra: la apuesta ya no se cumple.
   *[other] Como mucho, la mitad de los puntos extra: la apuesta ya no se cumple.
}
skull-king-line-bid = { $points } por la apuesta
skull-king-line-fourteens = { $points } por { $count ->
    [one] un 14
   *[other] { $count } catorces
 }
skull-king-line-black-fourteen = { $points } por el 14 negro
skull-king-line-mermaids-by-pirate = { $points } por { $count ->
    [one] una sirena
   *[other] { $count } sirenas
 } con un pirata
skull-king-line-pirates-by-king = { $points } por { $count ->
    [one] un pirata
   *[other] { $count } piratas
 } con el Skull King
skull-king-line-king-by-mermaid = { $points } por el Skull King con una sirena
skull-king-line-bonus = { $points } extra
skull-king-line-alliance = { $points } por el botín { $ally-you ->
    [yes] contigo
   *[no] con { $ally }
 }
skull-king-line-own-loot = { $points } por recuperar el botín
skull-king-line-wager = { $points } por la apuesta extra

skull-king-offer-bid = Apostar { $tricks }
skull-king-offer-bid-grapeshot = Apostar { $tricks } con metralla
skull-king-offer-bid-cannonball = Apostar { $tricks } con bala de cañón
skull-king-offer-play = Jugar { $card }
skull-king-offer-lead = { $seat-you ->
    [yes] Salir yo
   *[no] Que salga { $seat }
 }
skull-king-offer-discard = Descartar { $card }
skull-king-offer-wager-nothing = No jugarme nada
skull-king-offer-wager = Jugarme { $points } puntos
skull-king-offer-bid-down = Apostar una menos
skull-king-offer-bid-keep = Dejar mi apuesta
skull-king-offer-bid-up = Apostar una más

skull-king-event-dealt-first = Ronda { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 } por jugador. { $seat-you ->
    [yes] Por sorteo, sales tú.
   *[no] Por sorteo, sale { $seat }.
 }
skull-king-event-dealt = Ronda { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 } por jugador. { $seat-you ->
    [yes] Sales tú.
   *[no] Sale { $seat }.
 }
skull-king-event-has-bid = { $seat-you ->
    [yes] Tu apuesta está hecha.
   *[no] { $seat } ya ha apostado.
 }
skull-king-bid-of = { $seat-you ->
    [yes] tú { $tricks }
   *[no] { $seat } { $tricks }
 }
skull-king-bid-of-cannonball = { $seat-you ->
    [yes] tú { $tricks } con bala de cañón
   *[no] { $seat } { $tricks } con bala de cañón
 }
skull-king-event-bids-opened = ¡Yo-ho-ho! Las apuestas: { $bids }. Suman { $sum } para { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
 }.
skull-king-event-played = { $seat-you ->
    [yes] Juegas { $card }.
   *[no] { $seat } juega { $card }.
 }
skull-king-event-played-ghost = El fantasma de Barbagrís levanta { $card }.
skull-king-event-trick-won = { $seat-you ->
    [yes] Te llevas la baza.
   *[no] { $seat } se lleva la baza.
 } { $why }
skull-king-event-trick-won-ghost = El fantasma de Barbagrís se lleva la baza. { $why }
skull-king-event-trick-destroyed = { $why } { $seat-you ->
    [yes] Sales tú.
   *[no] Sale { $seat }.
 }
skull-king-event-trick-destroyed-ghost = { $why } Sale el fantasma de Barbagrís.
skull-king-event-trick-destroyed-last = { $why }
skull-king-event-allied = Alianza por el botín: { $loot-you ->
    [yes] tú con { $winner }
   *[no] { $winner-you ->
        [yes] { $loot } contigo
       *[no] { $loot } con { $winner }
    }
 }.
skull-king-event-leads-self = { $by-you ->
    [yes] Sales tú, gracias a Rosie.
   *[no] Sale { $by }, gracias a Rosie.
 }
skull-king-event-leader-chosen = { $by-you ->
    [yes] Dejas salir a { $seat }.
   *[no] { $seat-you ->
        [yes] { $by } te deja salir.
       *[no] { $by } deja salir a { $seat }.
    }
 }
skull-king-event-drew = { $seat-you ->
    [yes] Robas
   *[no] { $seat } roba
 } { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 } con el bandido.
skull-king-event-discarded = { $seat-you ->
    [yes] Descartas
   *[no] { $seat } descarta
 } { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }.
skull-king-event-peeked = { $seat-you ->
    [yes] Juanita te enseña
   *[no] Juanita le enseña a { $seat }
 } { $cards ->
    [0] que no sobró ninguna carta
    [one] la carta que no se repartió
   *[other] las { $cards } cartas que no se repartieron
 }.
skull-king-event-wagered = { $seat-you ->
    [yes] Te juegas { $points } puntos.
   *[no] { $seat } se juega { $points } puntos.
 }
skull-king-event-no-wager = { $seat-you ->
    [yes] No te juegas nada.
   *[no] { $seat } no se juega nada.
 }
skull-king-event-bid-kept = { $seat-you ->
    [yes] Dejas tu apuesta en { $bid }.
   *[no] { $seat } deja su apuesta en { $bid }.
 }
skull-king-event-bid-changed = { $seat-you ->
    [yes] Ahora apuestas { $bid }, gracias a Harry.
   *[no] { $seat } apuesta ahora { $bid }, gracias a Harry.
 }
skull-king-event-scored = Fin de la ronda { $round }. { $seat-you ->
    [yes] Vas en cabeza con { $points }.
   *[no] { $seat } va en cabeza con { $points }.
 }
skull-king-event-scored-two = Fin de la ronda { $round }. En cabeza, { $first-you ->
    [yes] { $second } y tú
   *[no] { $second-you ->
        [yes] { $first } y tú
       *[no] { $first } junto a { $second }
    }
 }, con { $points }.
skull-king-event-scored-many = Fin de la ronda { $round }. { $count } jugadores empatan en cabeza con { $points }.
skull-king-event-tie-break = Empate en el primer puesto. ¡Una ronda más!
skull-king-event-won = { $seat-you ->
    [yes] ¡Ganas!
   *[no] Gana { $seat }.
 }
skull-king-event-shared = { $count } jugadores empatan en el primer puesto.

skull-king-refusal-not-in-hand = No tienes { $card }.
skull-king-refusal-not-in-deck = Esa carta no está en la baraja.
skull-king-refusal-must-follow = Sigue el palo: tienes { $suit }. También vale una carta especial.
skull-king-refusal-needs-role = Di si { $card } pelea o huye.
skull-king-refusal-has-no-role = { $card } no puede elegir qué ser.
skull-king-refusal-bid-too-high = { $most ->
    [one] Solo puedes apostar hasta una baza.
   *[other] Solo puedes apostar hasta { $most } bazas.
}
skull-king-refusal-needs-cannon = Carga metralla o una bala de cañón con tu apuesta.
skull-king-refusal-has-no-cannon = En esta mesa no hay cañón.
skull-king-refusal-no-such-wager = Con el Bribón te juegas 10 o 20 puntos, o nada donde se permite.
skull-king-refusal-no-such-change = Con Harry apuestas una más o una menos: nunca menos de cero ni más de las bazas que hay.
skull-king-refusal-no-such-seat = { $seat } no juega.
skull-king-moment-dealing = Se están repartiendo las cartas.
skull-king-moment-bidding = Ahora toca apostar.
skull-king-moment-playing = Ahora toca jugar una carta.
skull-king-moment-choosing-leader = Ahora toca elegir quién sale.
skull-king-moment-discarding = Ahora toca descartar una carta.
skull-king-moment-wagering = Ahora toca la apuesta extra.
skull-king-moment-changing-bid = Ahora toca cambiar la apuesta, o dejarla.
skull-king-moment-over = La partida ha terminado.

skull-king-bad-seats = Esta edición es de 2 a { $max } jugadores.
skull-king-bad-players-max = En una mesa caben de 2 a 8 jugadores.
skull-king-bad-highest-number = Los palos llegan hasta el 13 o el 14.
skull-king-bad-points = Los puntos extra son múltiplos de 10, hasta 100.
skull-king-bad-cards-cap = Hay que repartir al menos una carta.
skull-king-bad-schedule-empty = Una partida tiene al menos una ronda.
skull-king-bad-schedule = En cada ronda se reparten de 1 a { $max } cartas.
skull-king-bad-deck = { $cards } cartas para cada una de { $hands } manos son más que las { $deck } de la baraja.
skull-king-bad-replacement = { $card } no está en la baraja, así que no se puede repetir.

skull-king-judge-ask = Pregunta por «trick», «playable», «deal» o «score». Por ejemplo: { $example }
skull-king-judge-card = No hay ninguna carta { $card }. Las cartas son G, Y, P o B con un número del 1 al { $most }, y { $words }; en la mesa, TIG:P o TIG:E.
skull-king-judge-tigress = Di cómo se juega la Tigresa: TIG:P o TIG:E.
skull-king-judge-cards = Una baza tiene de 1 a { $most } cartas.
skull-king-judge-trick-full = { $cards } cartas son aquí una baza entera: no queda nadie por jugar.
skull-king-judge-hand = Nadie tiene más de { $most } cartas.
skull-king-judge-not-in-deck = { $card } no está en esta baraja.
skull-king-judge-too-often = { $card } aparece { $named } veces, y en esta baraja hay { $copies ->
    [one] solo una
   *[other] solo { $copies }
 }.
skull-king-judge-pirates = Aparecen { $named } piratas, y en esta baraja solo hay { $copies }.
skull-king-judge-edition = No hay ninguna edición { $edition }. Ediciones: { $editions }.
skull-king-judge-option = No hay ninguna opción { $option }. Opciones: { $options }.
skull-king-judge-value = La opción { $option } no puede ser { $value }. Elige entre: { $values }.
skull-king-judge-schedule = Las rondas no pueden ser { $value }. Elige standard, even_keeled, skip_to_the_brawl, swift_n_salty_skirmish, broadside_barrage, whirlpool o past_yer_bedtime, o da las cartas de hasta diez rondas, como [1, 3, 5].
skull-king-judge-replacements = Las cartas extra no pueden ser { $value }. Da hasta tres, como ["PIR", "ESC"].
skull-king-judge-loot = { $most ->
    [0] En esta baraja no hay botín.
    [one] En esta baraja hay como mucho una carta de botín.
   *[other] En esta baraja hay como mucho { $most } cartas de botín.
}
skull-king-judge-own-ally = El jugador { $seat } no puede aliarse consigo mismo. El botín recuperado va en own_loot.
skull-king-judge-round = { $rounds ->
    [one] Hay una ronda.
   *[other] Hay { $rounds } rondas.
}
skull-king-judge-seat = No hay ningún jugador { $seat }.
skull-king-judge-players = Una ronda se puntúa para entre 1 y { $most } jugadores.
skull-king-judge-cap = { $most ->
    [one] En una mesa de ocho nadie recibe más de una carta.
   *[other] En una mesa de ocho nadie recibe más de { $most } cartas.
}
skull-king-judge-bid = El jugador { $seat } no puede apostar { $bid }: { $cards ->
    [one] solo se reparte una carta
   *[other] solo se reparten { $cards } cartas
 }.
skull-king-judge-won = No se pueden ganar { $won } bazas en una ronda de { $cards }.
skull-king-judge-needs-trick = { $name } necesita { $needed ->
    [one] una baza
   *[other] { $needed } bazas
 }, y el jugador { $seat } { $won ->
    [0] no ha ganado ninguna
    [one] solo ha ganado una
   *[other] solo ha ganado { $won }
 }.
skull-king-judge-took-nothing = El jugador { $seat } no puede haberse llevado botín: no ha ganado ninguna baza.
skull-king-judge-cards-dealt = Di cuántas cartas se repartieron, con cards_dealt: los puntos dependen de eso.
skull-king-judge-captured = { $name } suma { $count }, y esta baraja permite { $most } como mucho.
skull-king-judge-no-wager = Aquí nadie puede hacer una apuesta extra: el Bribón no tiene poder.
skull-king-judge-wager = La apuesta extra no puede ser { $points }: son 10 o 20 puntos por cada Bribón de la baraja.
skull-king-judge-no-harry = Aquí nadie puede cambiar su apuesta: Harry no tiene poder.
skull-king-judge-harry = Harry cambia la apuesta en { $most ->
    [one] una baza
   *[other] { $most } bazas
 } como mucho, no en { $change }.
skull-king-judge-cannon = En esta mesa no hay cañón: el jugador { $seat } no puede cargar una bala.

skull-king-group-deck = Baraja y asientos
skull-king-group-tricks = Seguir el palo y salir
skull-king-group-bonuses = Puntos extra
skull-king-group-powers = Poderes de los piratas
skull-king-group-rounds = Rondas y puntos
skull-king-group-names = Nombres y colores

skull-king-option-players-max = Máximo de jugadores
skull-king-option-highest-number = Número más alto
skull-king-option-mermaids = Sirenas
skull-king-option-kraken = Kraken
skull-king-option-white-whale = Ballena Blanca
skull-king-option-loot = Botín
skull-king-option-replacements = Cartas extra
skull-king-option-suit-after-character-led = Palo tras salir con un pirata, una sirena o el Skull King
skull-king-option-suit-after-kraken-led = Palo tras salir con el Kraken
skull-king-option-escape-then-character = Palo si tras una huida de salida va un personaje
skull-king-option-leader-after-kraken = Quién sale tras el Kraken
skull-king-option-leader-after-kraken-and-escapes = Quién sale tras el Kraken y solo huidas
skull-king-option-leader-after-whale-of-specials = Quién sale si la Ballena Blanca no encuentra números
skull-king-option-pirate-bonus = Piratas que dan puntos al Skull King
skull-king-option-scary-mary-always-pirate = La Tigresa que huye también da puntos al Skull King
skull-king-option-fourteens = Qué dan los 14
skull-king-option-mermaid-takes-king = Puntos por llevarse al Skull King con una sirena
skull-king-option-pirate-takes-mermaid = Puntos por cada sirena que se lleva un pirata
skull-king-option-own-loot = Puntos por recuperar el botín
skull-king-option-loot-under-whale = El botín crea alianzas si decide la Ballena Blanca
skull-king-option-power-rosie = Poder de Rosie
skull-king-option-power-bahij = Poder del bandido (Bahij o Bendt)
skull-king-option-power-rascal = Poder del Bribón
skull-king-option-power-juanita = Poder de Juanita
skull-king-option-power-harry = Poder de Harry
skull-king-option-powers-after-last-trick = Poderes tras la última baza de una ronda
skull-king-option-rascal-may-decline = Con el Bribón puedes no jugarte nada
skull-king-option-schedule = Rondas
skull-king-option-cards-cap = Máximo de cartas con ocho jugadores (solo ahí)
skull-king-option-two-players = Dos jugadores
skull-king-option-ghost-lead = Quién sale si gana el fantasma de Barbagrís
skull-king-option-scoring = Puntuación
skull-king-option-zero-bid = Apostar cero vale diez veces
skull-king-option-bonus-on-missed-bid = Puntos extra aunque falle la apuesta
skull-king-option-tie-break = Empate en el primer puesto
skull-king-option-tigress-name = Nombre de la carta que pelea o huye
skull-king-option-bandit-name = Nombre del bandido
skull-king-option-trump-name = Nombre del palo de triunfo
skull-king-option-suit-names = Colores de los palos

skull-king-choice-yes = Sí
skull-king-choice-no = No
skull-king-choice-number = { $number }
skull-king-choice-no-limit = Las que permita la baraja
skull-king-choice-no-extra = Ninguna
skull-king-own-replacements = Cartas a tu gusto
skull-king-own-replacements-hint = Hasta { $most } cartas: copias de cartas de la baraja o un pirata tuyo.
skull-king-own-replacements-told = { $count ->
    [one] Una más: { $list }
   *[other] { $count } más: { $list }
 }
skull-king-own-replacements-place = Carta extra { $place }
skull-king-own-schedule = A tu gusto
skull-king-own-schedule-hint = Hasta { $rounds } rondas de 1 a { $cards } cartas, las que permita la baraja.
skull-king-own-schedule-told = { $count ->
    [one] A tu gusto: una ronda, con { $list }
   *[other] A tu gusto: { $count } rondas, con { $list }
 }
skull-king-own-schedule-place = Cartas en la ronda { $place }
skull-king-choice-suit-after-character-led-none = Ninguno
skull-king-choice-suit-after-character-led-next-suit-card = El del siguiente número
skull-king-choice-suit-after-kraken-led-none = Ninguno
skull-king-choice-suit-after-kraken-led-next-card = El que marque la carta siguiente
skull-king-choice-escape-then-character-no-suit = Ninguno
skull-king-choice-escape-then-character-next-suit-card = El del siguiente número
skull-king-choice-leader-after-kraken-would-have-won = Quien habría ganado sin él
skull-king-choice-leader-after-kraken-left-of-kraken = Quien está a su izquierda
skull-king-choice-leader-after-kraken-and-escapes-kraken-leader = Quien jugó el Kraken
skull-king-choice-leader-after-kraken-and-escapes-first-escape = Quien jugó la primera huida
skull-king-choice-leader-after-whale-of-specials-whale = Quien jugó la Ballena Blanca
skull-king-choice-leader-after-whale-of-specials-would-have-won = Quien habría ganado sin ella
skull-king-choice-pirate-bonus-before-king = Los jugados antes que él
skull-king-choice-pirate-bonus-any-order = Todos los de la baza
skull-king-choice-fourteens-none = Nada
skull-king-choice-fourteens-ten-and-twenty = 10, el negro 20
skull-king-choice-powers-after-last-trick-none = Ninguno
skull-king-choice-powers-after-last-trick-harry = El de Harry
skull-king-choice-powers-after-last-trick-harry-and-rascal = El de Harry y el del Bribón
skull-king-choice-schedule-standard = De una carta a diez
skull-king-choice-schedule-even-keeled = Mar en Calma: 2, 4, 6, 8 y 10, dos veces cada una
skull-king-choice-schedule-skip-to-the-brawl = Directos a la Pelea: de 6 a 10
skull-king-choice-schedule-swift-n-salty-skirmish = Escaramuza Exprés: cinco rondas de 5
skull-king-choice-schedule-broadside-barrage = Andanada: diez rondas de 10
skull-king-choice-schedule-whirlpool = Remolino: 9, 7, 5, 3 y 1, dos veces cada una
skull-king-choice-schedule-past-yer-bedtime = A la Cama: una ronda de 1
skull-king-choice-two-players-plain = Solo dos manos
skull-king-choice-two-players-graybeard = Con el fantasma de Barbagrís
skull-king-choice-ghost-lead-ghost = El fantasma
skull-king-choice-ghost-lead-previous-leader = Quien había salido
skull-king-choice-scoring-classic = Clásica
skull-king-choice-scoring-rascal = Del Bribón
skull-king-choice-scoring-rascal-with-cannon = Del Bribón, con cañón
skull-king-choice-zero-bid-cards-dealt = Las cartas repartidas
skull-king-choice-zero-bid-round-number = El número de la ronda
skull-king-choice-tie-break-shared = Se comparte la victoria
skull-king-choice-tie-break-one-more-round = Una ronda más
skull-king-choice-tigress-name-tigress = Tigresa
skull-king-choice-tigress-name-scary-mary = Scary Mary
skull-king-choice-bandit-name-bahij = Bahij
skull-king-choice-bandit-name-bendt = Bendt
skull-king-choice-trump-name-jolly-roger = Jolly Roger
skull-king-choice-trump-name-skull-and-crossbones = Bandera pirata
skull-king-choice-trump-name-black = Negro
skull-king-choice-suit-names-green-yellow-purple = Verde, amarillo, morado
skull-king-choice-suit-names-green-yellow-blue = Verde, amarillo, azul
skull-king-choice-suit-names-red-yellow-blue = Rojo, amarillo, azul

skull-king-deed-zero-met = Apuestas de 0 cumplidas
skull-king-deed-bid-met = Apuestas cumplidas
skull-king-slip-bid-high = Apuestas demasiado altas
skull-king-slip-zero = Una baza con apuesta de 0
skull-king-slip-bid-low = Apuestas demasiado bajas
