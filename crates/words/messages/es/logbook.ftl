# The log book: what a device keeps of finished games. These words come with it.

logbook-where = Esto es lo que este dispositivo sabe de tus partidas. Guárdalo para llevártelo.
logbook-empty = Aún no hay partidas terminadas. Cada partida que juegues hasta el final aparecerá aquí.
logbook-none = Aún no hay partidas así.
logbook-which = Juego
logbook-every-game = Todos los juegos
logbook-only-with = Solo partidas con

# How everybody stands.
logbook-standings = Balance
logbook-you = Tú
logbook-played = Partidas
logbook-won = Ganadas
logbook-mean = Puesto medio
logbook-early = Acabadas antes
logbook-given-up = Terminó antes de tiempo: alguien abandonó.
logbook-bids = Apuestas cumplidas
logbook-bids-met = { $met } de { $bids }
logbook-slips = Errores favoritos
logbook-people = Todos los de estas partidas
logbook-name = Nombre
logbook-ahead = Tú delante
logbook-behind = Tú detrás
logbook-duels = Quién quedó delante de quién
logbook-duels-how = Cuántas veces quedó el nombre de la izquierda delante del nombre de arriba

# The games.
logbook-games = Partidas
logbook-no-date = Fecha desconocida
logbook-place = Tu puesto: { $place } de { $players }
logbook-watch = Ver
logbook-no-link = El servidor ya no tiene esta partida.
logbook-delete = Borrar
logbook-delete-title = ¿Borrar esta partida?
logbook-delete-text = { $game }, { $date }. Desaparecerá de este dispositivo para siempre.
logbook-delete-kept = También desaparece lo que este servidor guarda con tu nombre. Tus otros dispositivos conservan lo que ya tienen, y las personas con las que jugaste también.
logbook-more = Ver más

# The ways in and out.
logbook-ways = Para llevar
logbook-save = Guardar la bitácora
logbook-save-table = Guardar como tabla
logbook-import = Añadir partidas desde un archivo
logbook-import-hint = Una bitácora guardada, o el archivo de una sola partida.
logbook-looking = Leyendo el archivo…
logbook-added = { $games ->
    [0] Ya tienes todo lo que hay en este archivo.
    [one] 1 partida añadida.
   *[other] { $games } partidas añadidas.
 }
logbook-unreadable = Un archivo no es una bitácora ni una partida, o está dañado. No se ha añadido.
logbook-newer = Este archivo viene de una versión más reciente. Recarga la página e inténtalo de nuevo.
logbook-unknown-game = Este archivo es de un juego que no tenemos. No ha cambiado nada.
logbook-large = Este archivo es demasiado grande para guardarlo aquí.
logbook-clear = Borrar todo
logbook-clear-title = ¿Borrar toda la bitácora?
logbook-clear-text = { $games ->
    [one] 1 partida desaparecerá de este dispositivo para siempre.
   *[other] { $games } partidas desaparecerán de este dispositivo para siempre.
 }

# The reader’s name, kept on the server.
logbook-name-title = Tu nombre en todos tus dispositivos
logbook-name-why = El servidor puede recordarte, y así te conocen también tus otros dispositivos. Sin correo ni contraseña.
logbook-name-keep = Recordar mi nombre
logbook-name-kept = Este servidor te conoce como { $name }.
logbook-name-opened = El { $date }, otro dispositivo entró con tu nombre. Si no has sido tú, borra tu nombre y empieza de nuevo: un código nuevo frena a los demás, pero no a un dispositivo que ya ha entrado.
logbook-name-opened-known = He sido yo
logbook-name-passkeys = { $count ->
    [one] Tienes 1 llave de acceso.
   *[other] Tienes { $count } llaves de acceso.
 }
logbook-name-elsewhere = El servidor ya me conoce
logbook-name-code = Código de recuperación
logbook-name-code-hint = Apúntalo ahora: no se volverá a mostrar. Quien lo tenga puede jugar como tú.
logbook-name-code-copy = Copiar el código
logbook-name-code-copied = Código copiado.
logbook-name-code-selected = Tu navegador no nos deja copiar. El código está seleccionado: pulsa Ctrl+C, o mantenlo pulsado y elige Copiar.
logbook-name-recover = Soy yo
logbook-name-enter = Usar una llave de acceso
logbook-name-passkey = Añadir una llave de acceso
logbook-name-failed = No ha funcionado. Inténtalo dentro de un momento.
logbook-name-no-passkeys = Quitar las llaves de acceso
logbook-name-no-passkeys-title = ¿Quitar todas las llaves de acceso?
logbook-name-no-passkeys-text = Después solo tu código de recuperación te devolverá tu nombre. Comprueba que lo tienes.
logbook-name-new-code = Código nuevo
logbook-name-export = Guardar lo que sabe el servidor
logbook-name-forget = Olvidar mi nombre
logbook-name-forget-title = ¿Debe el servidor olvidar tu nombre?
logbook-name-forget-text = Tu código y tus llaves de acceso dejarán de funcionar. La bitácora de este dispositivo se queda.
logbook-name-swap = Este navegador volverá a conocerte. Si tienes aquí un asiento de invitado, lo dejas atrás.
