# The words of the terminal client, the program and its referee.

## The terminal, full screen.

keys-short = ←→↑↓ Enter · ? Hilfe · l Verlauf · q gehen
keys-long = ←→↑↓ wählen · Enter ausführen · ? Hilfe · l was war · q gehen
keys-held = Beliebige Taste: weiter
keys-sheet = # Punkte
keys-menu = m Tisch
keys-menu-open = ↑↓ wählen · Enter ausführen · Escape zurück
keys-title = Tasten
keys-help =
    Pfeile     wählen, was du tust; auf und ab wechselt die Zeile
    Enter      ausführen
    Buchstabe  in Klammern: das gleich tun
    Ziffern    wählen nach der gezeigten Nummer, dann Enter
    Escape     ein Schritt zurück, wo du in Schritten wählst
    l          was bisher geschah; Pfeile und Bildtasten blättern
    m          dieser Tisch: etwas sagen, anhalten, Leute, Spielwechsel
    a          was der Kapitän tun würde, am eigenen Tisch
    F1         wie an diesem Tisch gespielt wird
    #          der Punktezettel, wenn das Spiel einen führt
    <  >       wie schnell die Bots sind, am eigenen Tisch
    ?          diese Hilfe
    Strg+R     jetzt neu verbinden
    q          gehen

    ▶ vor einem Namen: ist dran.
    Doppelter Rand: Die Karte liegt offen.

    Jede Taste schließt das hier.
rules-title = So wird gespielt · Pfeile und Bildtasten blättern
sheet-title = Punktezettel
sheet-round = Runde
pace-usual = Die Bots lassen sich Zeit.
pace-fast = Die Bots sind jetzt flott.
pace-rush = Die Bots rasen jetzt.
pace-served = Schneller oder langsamer geht es nur am eigenen Tisch.
counsel-thinking = Der Kapitän denkt nach …
counsel-not-now = Der Kapitän gibt dir einen Tipp, wenn du dran bist.
counsel-served = Tipps vom Kapitän gibt es nur am eigenen Tisch, gegen Bots.
log-title = Was geschah
choice-step = { $what } … ({ $count })
choice-about = { $what }: { $about }
choices-above = … noch { $count }, ↑
choices-below = … noch { $count }, ↓
do-start-with = Starten mit { $bots }
do-wait-for-friends = Auf Freunde warten
do-wait-for-host = Warten, bis der Host startet
do-say = Etwas sagen …
do-nudge = { $name } anstupsen
do-bot-for = Einen Bot für { $name } spielen lassen
do-send-back = Den Platz von { $name } aufs alte Gerät zurückgeben
do-agree = Ja, nimm ihn zurück
do-decline = Nein, weiter
do-stop-countdown = Warte noch
do-keep-playing = Weiterspielen
do-bot-back = { $name } wieder selbst spielen lassen
do-customs = Tür, Uhr und Gespräch
do-no = Nein
do-yes = Ja
do-swap = Platz tauschen mit …
do-replay = Ein Link, um die Partie noch mal zu sehen
muted = Du hörst nicht mehr: { $name }.
unmuted = Du hörst wieder: { $name }.
carry-link = Öffne diesen Link auf deinem anderen Gerät, im Browser oder mit „yohoho play“. Er gilt einmal und eine Minute lang:
replay-link = Wer diesen Link hat, kann die Partie im Browser noch mal sehen:
keys-writing = Enter senden · Escape zurück
table-link = Mit diesem Link kommen Freunde dazu: { $link }
link-retry-key = Strg+R: jetzt
choice-so-far = Bisher: { $steps }
leave-title = Gehen?
leave-question =
    Das Spiel ist noch nicht vorbei.

    Enter: gehen. Jede andere Taste: bleiben.

edition-question = Welche Ausgabe von { $game }?
edition-usual = Die üblichen Regeln.
edition-unlike = Anders als: { $edition }
edition-difference = { $label }: { $value }
edition-help = Pfeile oder eine Ziffer wählen, Enter spielt, q geht.
edition-keys = ↑↓ wählen · Enter spielen · q gehen

## The terminal, line by line.

order-help = hilfe
order-table = tisch
order-rules = regeln
order-hand = hand
order-log = verlauf
order-sheet = zettel
order-menu = menü
order-hint = tipp
order-retry = neu
order-quit = ende
plain-welcome = { $game }. Tipp „hilfe“, und du erfährst, was du tippen kannst.
plain-help =
    Tipp die Nummer vor einer Antwort oder ihre Worte: „rose legen“, „3 bieten“, „passen“.
    Wirst du nach einer Zahl gefragt, etwa nach einem Gebot, genügt die Zahl.
    Ein paar Worte genügen, solange sie nur zu einer Antwort passen.
    regeln: wie an diesem Tisch gespielt wird.
    tisch: alles, was zu sehen ist. hand: deine Karten. verlauf: was geschah. zettel: der Punktezettel.
    menü: was hier sonst noch geht: etwas sagen, anstupsen, anhalten, einen Zug zurücknehmen, aufgeben, jemanden stumm schalten, sehen, wie der Abend steht. Wer Host ist, entfernt dort Leute und lässt sie wieder rein, tauscht Plätze, setzt Bots dazu und legt ein anderes Spiel auf. Die Worte genügen auch: „anhalten“, „ahoi“, „stumm Bo“.
    tipp: was der Kapitän an deiner Stelle tun würde und warum; am eigenen Tisch.
    Eine leere Zeile stellt die Frage noch mal. neu: jetzt neu verbinden. ende: den Tisch verlassen.
plain-hand = Deine Hand: { $cards }.
plain-hand-empty = Deine Hand ist leer.
plain-not-now = Gerade gibt es nichts zu entscheiden. Tipp „tisch“, um zu hören, wie es steht.
plain-either = { $others } oder { $last }
plain-range = { $others } bis { $last }
plain-own-points = Deine Runde: { $deed }; { $reasons }. Das macht { $points } Punkte, insgesamt { $total }.
plain-no-sheet = Noch ist keine Runde gewertet.
plain-sheet-row = { $round }. { $scores }
plain-sheet-score = { $who }: { $points }, insgesamt { $total }
plain-final = Endstand:
plain-final-row = { $who }: { $total } Punkte
plain-wait = Sobald etwas passiert, hörst du davon.
plain-menu-empty = Sonst gibt es an diesem Tisch gerade nichts zu tun.
plain-write = Tipp, was du sagen möchtest. Eine leere Zeile sagt nichts.
plain-which = Was davon meinst du?
plain-several = Das könnte sein: { $choices }. Bitte sag es genauer.
plain-unknown = „{ $line }“ geht gerade nicht. Eine leere Zeile stellt die Frage noch mal; „hilfe“ sagt, was du tippen kannst.
plain-bye = Mast- und Schotbruch!

## The program and its arguments.

cli-about = Piratenkartenspiele mit Freunden oder Bots: im Browser, im Terminal, offline.
cli-after = Inoffizielles Fanprojekt. Die Regeln stehen in unseren eigenen Worten, alle Bilder sind von uns.
cli-serve = Tische auf diesem Rechner anbieten; Freunde kommen per Link im Browser dazu
cli-serve-open = Die Seite im Browser zeigen, wo es einen Bildschirm gibt
serve-open = Yo-Ho-Ho ist offen unter { $address }
serve-phone = Mit dem Handy im selben Netz: diese Adresse eintippen oder die Kamera hierhin halten:
serve-no-network = Dieser Rechner ist gerade in keinem Netz, also kommst nur du herein. Verbinde ihn und starte noch mal.
serve-no-client = Dieses Yo-Ho-Ho wurde ohne den Browser-Teil gebaut und hat keine Seite zu zeigen. Bau es neu mit „cargo play“, oder mit „cargo xtask release“ zum Weitergeben.
serve-data = Die Tische liegen in { $file }
cli-arena = Bots gegeneinander spielen lassen: gleiche Karten, jeder Bot auf jedem Platz
cli-arena-game = Welches Spiel
cli-arena-edition = Welche Ausgabe oder Vorlage; ohne Angabe die übliche
cli-arena-table = Die Bots am Tisch, in der Reihenfolge der Plätze, durch Kommas getrennt
cli-arena-mixed = Ein Vorrat an Bots: Jeder Satz lost daraus seinen Tisch aus, und jeder Bot wird gewertet
cli-arena-accept = Ein veränderter Bot, der angenommen oder abgelehnt wird; er wechselt sich mit --over auf einem Platz ab
cli-arena-over = Der Bot, der zu schlagen ist
cli-arena-field = Die Bots auf den anderen Plätzen, reihum, bis alle besetzt sind
cli-arena-by = Was zählt: wins, der Anteil gewonnener Spiele, oder points, die Punkte pro Spiel
cli-arena-gain = Wie viel besser er sein muss: ein Anteil der Spiele (ohne Angabe 0.03) oder Punkte pro Spiel (4)
cli-arena-seats = Wie viele am Tisch sitzen, wenn --table es nicht sagt; ohne Angabe so viele wie üblich
cli-arena-sets = Wie viele Sätze; ein Satz ist ein Spiel für jeden Platz, mit gleichen Karten
cli-arena-seed = Gleiche Zahl, gleiche Spiele
cli-arena-threads = Wie viele Sätze gleichzeitig; ohne Angabe so viele, wie es Kerne gibt
cli-arena-limit = Wie viele Millisekunden ein Programm (exec:./mein-bot) für eine Antwort hat
cli-arena-json = Ein JSON-Objekt statt einer Tabelle
cli-arena-csv = Schreibt auch jeden Platz jedes Spiels in diese Datei, als CSV
cli-arena-plots = Zeichnet auch Bilder in diesen Ordner, als SVG
cli-arena-why = Sagt auch, warum die Bots im ersten Spiel so entschieden haben
arena-progress = { $sets ->
    [one] { $played } von 1 Satz gespielt …
   *[other] { $played } von { $sets } Sätzen gespielt …
}
arena-head = { $game }, { $edition }, { $seats } Plätze, { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
}, { $games } Spiele
arena-line = { $met ->
    [no] { $bot }: { $wins } % gewonnen ({ $wins-ci }), { $score } Punkte ({ $score-ci }), { $p50 } ms pro Entscheidung, 95 % unter { $p95 } ms
   *[other] { $bot }: { $wins } % gewonnen ({ $wins-ci }), { $score } Punkte ({ $score-ci }), { $met } % der Ansagen geschafft, { $p50 } ms pro Entscheidung, 95 % unter { $p95 } ms
 }
arena-why-head = Warum, im ersten Spiel:
arena-why = Platz { $seat }, { $bot }: { $why }
arena-lacks = Ein Bot spielt ohne seine Datei { $file }.
bot-why-places = Das Beste aus { $worlds } ausgedachten Spielen: { $number } von 100, ein Sieg zählt 100.
bot-why-points = Das Beste aus { $worlds } ausgedachten Spielen: { $number } Punkte.
bot-why-lead = Das Beste aus { $worlds } ausgedachten Spielen: { $number } Punkte vor den anderen.
bot-why-win = Das Beste aus { $worlds } ausgedachten Spielen: { $number } von 100 gewonnen.
arena-bad-seats = Ein Tisch dieses Spiels hat { $min } bis { $max } Bots.
arena-no-bot = Es gibt keinen Bot namens „{ $bot }“. Diese können spielen: { $bots }.
arena-unreachable = Als „{ $bot }“ meldet sich niemand: { $why }
arena-fault = { $bot } hat versagt und dadurch { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} verloren. Zuerst in Satz { $set }, Spiel { $game }, Platz { $seat }: { $what }
arena-fault-unstarted = Es lässt sich nicht starten ({ $why }).
arena-fault-ended = { $code ->
    [no] Es hat sich beendet.
   *[other] Es hat sich mit dem Code { $code } beendet.
 }
arena-fault-stalled = Es hat nicht innerhalb von { $ms } ms geantwortet.
arena-fault-nonsense = Die Antwort ergibt keinen Sinn: { $line }
arena-fault-illegal = Was es geantwortet hat, ist nicht erlaubt: { $line }
arena-fault-overlong = Die Antwort war länger als { $max } Bytes: { $line }
arena-fault-unasked = Es hat ungefragt geredet: { $line }
arena-rating-head = Wertungen (Weng-Lin, alle beginnen bei 25):
arena-rating = { $bot }: { $rating } ± { $uncertainty }
arena-ahead-head = Wie oft wer vor wem gelandet ist, in %:
arena-plot-scores = Punktestände
arena-plot-points = Punkte
arena-plot-games = Anteil der Spiele
arena-plot-bids = Geschaffte Ansagen, Runde für Runde
arena-plot-round = Runde
arena-plot-met = Anteil der geschafften Ansagen
arena-plot-ahead = Wie oft die Zeile vor der Spalte gelandet ist, in %
arena-accepted = Angenommen nach { $sets } Sätzen: { $candidate } ist besser als { $baseline }.
arena-rejected = Abgelehnt nach { $sets } Sätzen: { $candidate } ist nicht besser als { $baseline }.
arena-undecided = Unentschieden nach { $sets } Sätzen: { $candidate } und { $baseline } liegen zu nah beieinander.
arena-accept-numbers = { $by ->
    [points] { $difference } Punkte pro Spiel
   *[wins] { $difference } von 100 Spielen
 } ({ $difference-ci }). Für { $gain } statt 0 ist der Logarithmus des Likelihood-Quotienten { $ratio }; ± { $bound } entscheidet.
cli-bench = Messen, wie schnell dieser Rechner spielt
cli-bench-engine = Ganze Zufallsspiele auf einem Kern, nach denselben Regeln, die für alle gelten
cli-bench-engine-game = Welches Spiel
cli-bench-engine-edition = Welche Ausgabe oder Vorlage; ohne Angabe die übliche
cli-bench-engine-seats = Wie viele am Tisch sitzen; ohne Angabe so viele wie üblich
cli-bench-engine-seconds = Wie lange gemessen wird
cli-bench-engine-seed = Gleiche Zahl, gleiche Spiele
cli-bench-engine-json = Ein JSON-Objekt statt einer Tabelle
bench-speed = { $game }, { $edition }, { $seats } Plätze: { $decisions } Entscheidungen und { $games } Spiele pro Sekunde
bench-cost = ein Zustand hat { $bytes } Bytes, kopiert in { $clone } ns, eine Determinisierung in { $determinize } ns
bench-debug = Dieses Programm ist ohne Optimierung gebaut; als Release ist es um ein Vielfaches schneller.
cli-seat = Einem Programm einen Platz am Tisch von Freunden geben, über Zeilen in JSON
cli-seat-table = Der Link des Tischs
cli-seat-bot = Das Programm, als exec: und sein Befehl
cli-seat-name = Wie es am Tisch heißt
cli-seat-start = Beginnt das Spiel selbst, wenn ihm der Tisch gehört, mit Bots auf den freien Plätzen
cli-seat-games = Nach wie vielen Spielen es geht; ohne Angabe bleibt es
cli-seat-limit = Wie viele Millisekunden es für eine Antwort hat
cli-seat-guest = Eine Datei mit einem Geheimnis, das ihm den Platz hält; ohne sie kennt es niemand, wenn es wiederkommt
seat-no-program = „{ $bot }“ ist kein Programm. Schreib exec: und den Befehl, der es startet, etwa exec:./mein-bot.
seat-none = Am Tisch ist kein Platz für { $bot }, oder keiner mehr.
seat-failed = { $bot } hat seinen Platz verlassen. { $what } Ein Bot des Tischs spielt weiter.
cli-play = In diesem Terminal spielen, gegen Bots oder mit Freunden
cli-play-table = Ein Spiel gegen Bots, oder der Link zum Tisch von Freunden
cli-play-plain = Zeile für Zeile statt im Vollbild: für Screenreader und Pipes
cli-play-seats = Wie viele am Tisch sitzen, mit dir
cli-play-bots = Gegen welche Bots du spielst; ohne Angabe gegen eine gemischte Crew:
cli-play-name = Wie du heißt
cli-play-seed = Gleiche Zahl, gleich gemischt
cli-play-edition = Welche Ausgabe oder Vorlage, etwa current-expanded; ohne Angabe fragt das Vollbild
cli-play-option = Eine Regel anders als in der Ausgabe, etwa first_after_lost_bet=skull_owner; auch mehrmals
cli-play-guest = Die Datei mit dem Geheimnis, das dir den Platz an Tischen mit Freunden freihält
cli-judge = Fragen zu Stellungen beantworten: pro Zeile eine JSON-Frage, pro Zeile eine JSON-Antwort
cli-no-game = Welches Spiel? Spiele: { $games }. Zum Beispiel: yohoho play { $example }
cli-unknown-game = Es gibt kein Spiel namens „{ $game }“. Spiele: { $games }. Zu Freunden kommst du mit dem ganzen Link, etwa http://localhost:1718/t/…
cli-bad-link = Das ist kein Link zu einem Tisch: { $link }. Er sieht so aus: http://localhost:1718/t/…
cli-bad-seats = { $game } ist für { $min } bis { $max } Leute, nicht { $seats }.
cli-bad-bot = Es gibt keinen Bot namens „{ $bot }“ in { $game }. Bots, die schwächsten zuerst: { $bots }.
cli-no-edition = { $game } hat keine Ausgabe „{ $edition }“. Ausgaben: { $editions }.
cli-bad-option = Einstellungen schreibt man name=wert, nicht „{ $option }“.
cli-unknown-option = { $game } hat keine Einstellung „{ $option }“. Einstellungen: { $options }.
cli-bad-value = „{ $value }“ geht nicht für { $option }. Zur Wahl: { $values }.
cli-bad-list = „{ $value }“ geht nicht für { $option }. Zur Wahl: { $values }; oder stell eine Liste zusammen, etwa { $list }. { $hint }
cli-only-at-home = Das lässt sich am Tisch von Freunden nicht wählen: { $argument }. Dort hat es der Host gewählt.
## The referee.

judge-malformed = Diese Frage ist nicht lesbar: { $detail }
judge-not-json = Diese Zeile ist kein JSON: Bei Zeichen { $column } bricht sie ab oder geht schief. Eine Frage sieht so aus: {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-field-missing = In der Frage fehlt „{ $field }“. Zum Beispiel: { $example }
judge-field-unknown = Eine solche Frage hat kein „{ $field }“. Sie hat: { $fields }. Zum Beispiel: { $example }
judge-field-choice = „{ $field }“ kann nicht „{ $value }“ sein. Zur Wahl: { $values }.
judge-field-wrong = „{ $field }“ ist nicht lesbar. Zum Beispiel: { $example }
judge-not-object = Eine Frage ist ein JSON-Objekt in einer Zeile, etwa {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-no-game = Die Frage nennt kein Spiel. Spiele: { $games }.
judge-unknown-game = Es gibt kein Spiel namens „{ $game }“. Spiele: { $games }.
judge-not-text = Diese Zeile ist kein UTF-8-Text.
judge-too-long = Diese Zeile ist länger als { $max } Bytes.

suit-sign-green = Gr
suit-sign-yellow = Ge
suit-sign-purple = L
suit-sign-blue = B
suit-sign-red = R
suit-sign-black = S
cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-print-help = Zeigt diese Hilfe
cli-print-language = Die Sprache; ohne Angabe die des Systems
cli-print-version = Zeigt die Version
cli-help = Zeigt diese Hilfe oder die eines Befehls
