# What the boards of the browser client say beside the words of the game itself.

# Names of parts of the table, for those who listen.
board-hand = Deine Hand
board-rivals = Die anderen am Tisch
board-seats = Plätze
board-piles = Auf dem Tisch
board-standings = Endstand
board-race = Wie alle standen, von Anfang bis Ende
seat-to-act = ist dran
seat-to-act-shared = überlegt
seat-to-act-you = du bist dran

# The controls.
board-number = Wähl eine Zahl
board-less = Weniger
board-more = Mehr
board-range = { $least } bis { $most }
board-pick-a-card = Wähl eine Karte
board-back = Zurück
board-step = { $what } … ({ $count })

# Ask the table.
board-about = Diese Karte
board-ranks = Wer schlägt wen?

web-watch-again = Noch mal ansehen
web-link-film = Aufzeichnung

# Around the board.
web-rename = Namen ändern
web-invite = Freunde einladen
web-share = Teilen
web-share-text = Komm, spiel Karten mit mir.
web-send-text = Per SMS senden
web-send-mail = Per E-Mail senden
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-copy-by-hand = Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Drück Strg+C, oder halt ihn gedrückt und wähl Kopieren.
web-link = Der Link zu diesem Tisch
web-link-only-here = Dieser Link geht nur auf diesem Rechner. Für andere Geräte starte Yo-Ho-Ho mit --lan und öffne die Adresse, die es anzeigt.
web-code = Oder gib diesen Code auf { $host } ein:
web-qr = Der Link als QR-Code für die Handykamera
web-mark-you = du
web-mark-host = Host
web-add-bot = Bot dazu
web-remove-seat = Entfernen
web-remove-from-table = Vom Tisch entfernen
web-remove-title = { $name } vom Tisch entfernen?
web-remove-text = { $locked ->
    [watches] Sie bleiben draußen, bis du sie wieder reinlässt. Kommen sie als jemand anders zurück, mach den Tisch zu.
    [yes] Zurückkommen geht dann nur, wenn du es erlaubst.
   *[no] Zuschauen geht dann noch, wieder hinsetzen erst, wenn du es erlaubst.
 }
web-remove-not = Bleiben lassen
web-removed = Vom Tisch entfernt
web-let-in = Wieder reinlassen
web-let-in-whom = { $act }: { $name }
web-seat-act = { $act }: Platz { $number }, { $name }
web-start-fills = { $open ->
    [0] Alle Plätze sind besetzt. Es geht los, wenn du startest.
    [one] Es geht los, wenn du startest. Den freien Platz nimmt ein Bot.
   *[other] Es geht los, wenn du startest. Die { $open } freien Plätze nehmen Bots.
 }
web-wait-host = { $open ->
    [0] Alle Plätze sind besetzt. Es geht los, wenn { $host } startet.
    [one] Ein Platz ist frei. Es geht los, wenn { $host } startet.
   *[other] { $open } Plätze sind frei. Es geht los, wenn { $host } startet.
 }
web-or-watch = Oder schau zu: Sobald es losgeht, siehst du hier das Spiel.
web-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-matter-knocking = Du hast um einen Platz gebeten. Der Host entscheidet.
web-ask-seat = Um einen Platz bitten
web-move-up = Nach oben
web-change-game = Etwas anderes spielen
web-game = Spiel
web-lay = Das spielen wir
web-lay-pending = Am Tisch ändert sich erst etwas, wenn du auf „Das spielen wir“ tippst.
web-play-game = { $game } spielen
web-change-table = Tisch ändern
web-evening = Dieser Abend
web-evening-line = { $name }: { $wins } von { $games } gewonnen
web-matter-knock = { $name } möchte mitspielen.
web-matter-rests = { $name } hat das Spiel angehalten.
web-matter-resting = Du hast das Spiel angehalten.
web-matter-stood-in = Ein Bot spielt für dich.
web-matter-gave-up = Du hast diese Partie aufgegeben. Ein Bot spielt sie zu Ende.
web-matter-away = { $name } ist gerade nicht da.
web-matter-idle = { $name } braucht gerade etwas länger.
web-admit = Hereinlassen
web-turn-away = Abweisen
web-nudge = Anstupsen
web-bot-plays = Bot spielen lassen
web-house = Dieser Tisch
web-pause-game = Spiel anhalten
web-bot-for-me = Einen Bot für mich spielen lassen
web-counsel-says = Der Kapitän sagt: { $what }.
web-people = Leute
web-mute = Stumm schalten
web-unmute = Wieder hören
web-make-host = Zum Host machen
web-make-host-sure = Ja, zum Host machen
web-send-back = Zurück aufs alte Gerät
web-send-back-sure = Ja, Platz zurückgeben
web-door = Wer sich setzen darf
web-door-open = Alle mit dem Link
web-door-asks = Erst mich fragen
web-door-locked = Niemand mehr
web-grace = Ist jemand weg, spielt ein Bot nach
web-grace-15 = 15 Sekunden
web-grace-60 = einer Minute
web-grace-180 = drei Minuten
web-grace-never = Nie: Wir warten
web-watchers = Wer zusieht
web-watcher = Gast { $number }
web-watcher-unnamed = Jemand aus dem Publikum
web-watchers-talk = Wer zusieht, darf mitreden
web-allow-own-words = Eigene Worte, nicht nur Sprüche
web-emotes = Emotes
web-own-words = In deinen Worten
web-write = Senden
web-watching = Du schaust zu. Übernimm einen Bot, um mitzuspielen.
web-notice-offer = Sollen wir uns melden, wenn du dran bist?
web-notice-yes = Ja, melden
web-notice-no = Nein, danke
web-sound-card = (Karte)
web-sound-coin = (Münzen)
web-sound-bell = (Glocke)
web-sound-drum = (Trommel)
web-sound-cheer = (Jubel)
web-next = Weiter
web-what-happened = Was war das gerade?
web-again = Noch mal: { $text }
web-ending = Und jetzt?
web-wait-rematch = { $host } kann ein neues Spiel starten.
web-won-evening = Du gewinnst den Abend!
web-take-move-back = Meinen Zug zurücknehmen
web-concede = Diese Partie aufgeben
web-concede-sure = Wirklich aufgeben
web-concede-ends = Aufgeben und die Partie beenden
web-clock = Bedenkzeit
web-clock-none = Keine Uhr
web-clock-30 = 30 Sekunden pro Zug
web-clock-60 = 1 Minute pro Zug
web-clock-120 = 2 Minuten pro Zug
web-clock-game-10 = 10 Minuten pro Partie
web-clock-game-20 = 20 Minuten pro Partie
web-best = Abendsieg
web-best-none = Einfach weiterspielen
web-best-3 = Best of 3
web-best-5 = Best of 5
web-best-7 = Best of 7
web-best-line = ({ $series } im Best of { $best })
web-matter-asked = { $name } möchte den letzten Zug zurücknehmen.
web-matter-asking = Du möchtest deinen Zug zurücknehmen. Noch keine Antwort von: { $name }.
web-withdraw = Doch nicht
web-agree = In Ordnung
web-decline = Nein, weiter
web-matter-starts = Es geht los in { $seconds } …
web-stop-countdown = Warte noch
web-countdown = In 10 Sekunden starten
web-matter-moved = Dein Platz ist jetzt auf einem anderen Gerät.
web-fetch-seat = Wieder hierher holen
web-carry = Meinen Platz auf ein anderes Gerät holen
web-carry-how = Scann das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal und eine Minute lang.
web-keep-seat = Meinen Platz auf diesem Gerät behalten
web-leave-sure = Trotzdem gehen
web-leave-warning = Das Spiel läuft noch: Ein Bot spielt für dich weiter.
web-new-game-sure = Trotzdem starten
web-new-game-warning = Das Spiel läuft noch und wäre dann weg.
web-tab-turn = Du bist dran · { $game }
