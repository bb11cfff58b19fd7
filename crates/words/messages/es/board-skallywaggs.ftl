# What the board of Skallywaggs says beside the words of the game itself.

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
board-wagg-chests = Torsos { $count }
board-wagg-legs = Piernas { $count }
board-wagg-events = Eventos { $count }
board-wagg-tray = Taller de piratas
board-wagg-tray-more = Elige cabeza, torso y piernas.
board-wagg-slot-head = Cabeza
board-wagg-slot-chest = Torso
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
board-wagg-quiet-answer = Tu respuesta llega enseguida.
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
board-wagg-why-part = Un pirata necesita cabeza, torso y piernas, y no tienes las tres cosas.
board-wagg-watch = Preguntarme por los eventos
board-wagg-watch-always = Siempre
board-wagg-watch-hit = Solo si me afectan
board-wagg-watch-never = Nunca
board-wagg-watch-hint = Si juegan otras personas, se te pregunta siempre que algo te afecta, aunque no puedas responder, y las respuestas rápidas esperan un poco: así nadie adivina qué tienes.
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
