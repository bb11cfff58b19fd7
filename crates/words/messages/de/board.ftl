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
board-skull-how-many = Wie viele Karten deckst du auf?
board-less = Weniger
board-more = Mehr
board-range = { $least } bis { $most }
board-pick-a-card = Wähl eine Karte
board-back = Zurück
board-step = { $what } … ({ $count })

# Ask the table.
board-about = Diese Karte
board-ranks = Wer schlägt wen?

# How a round ended, and the grid of all rounds.
board-round-scored = Punkte nach Runde { $round }
board-round-player = Wer
board-round-bid = Ansage
board-round-won = Stiche
board-round-bonus = Bonus
board-round-points = Punkte
board-round-total = Gesamt
board-grid = Punkte pro Runde
board-grid-round = Runde

# The feast.
board-highlight-best = Beste Runde: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $points } in Runde { $round }
board-highlight-worst = Härteste Runde: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $points } in Runde { $round }
board-highlight-met = Treffsicherste Ansagen: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $met } von { $rounds } geschafft

# Skull.
board-skull-race = Gewonnene Wetten, Runde für Runde
board-skull-challenge = Herausfordern
board-skull-so-far = { $seat-you ->
    [yes] Deine Herausforderung
   *[no] Herausforderung von { $seat }
}: bisher { $turned } von { $bid } aufgedeckt.
board-skull-shows = Und das lag sonst noch da.
board-skull-this-one = { $left ->
    [0] Und die letzte ist …
   *[other] Und diese ist …
}
board-skull-turned = { $turned } von { $bid } aufgedeckt
board-skull-bid-of = von { $cards }
board-skull-on-table = { $cards ->
    [one] Karte liegt
   *[other] Karten liegen
}

# Skull King.
board-suit-green = Gr
board-suit-yellow = Ge
board-suit-purple = L
board-suit-blue = Bl
board-suit-red = R
board-suit-black = S
board-king-trick = Der Stich
board-king-shout = Yo - ho - ho!
board-king-bids = Ansagen
board-king-won-of = { $won } von { $bid }
board-king-won-of-short = { $won }/{ $bid }
board-king-ready = bereit
board-king-thinking = überlegt
board-king-points = { $points } P.
board-king-ahead = Liegt vorn.
board-king-wins = vorn
board-king-took = Stich!
board-king-ghost = Graubart
board-king-sheet = Punktezettel
board-king-sheet-short = Zettel
board-king-sheet-empty = Noch ist keine Runde gewertet.
board-king-sheet-player = Wer
board-king-sheet-why = Wofür
board-king-sheet-points = Runde
board-king-sheet-total = Gesamt
board-king-sheet-csv = Als Tabelle speichern
board-king-sheet-json = Als JSON speichern
board-king-sheet-file = punktezettel
board-king-own-line = Du: { $points }
board-king-seen = { $count ->
    [one] 1 Karte, die nur du kennst
   *[other] { $count } Karten, die nur du kennst
}
board-king-seen-title = Karten, die nur du kennst

# Skallywaggs.
board-wagg-commons = Markt
board-wagg-read = Karten lesen: deine Hand und der Markt
board-wagg-reading = Mehr über eine Karte oder einen Piraten: gedrückt halten, oder auswählen und ? drücken.
board-wagg-help = Wirkung
board-wagg-plain = Bewirkt selbst nichts.
board-wagg-about = Mehr über: { $card }
board-wagg-crew = Crew von { $name }
board-wagg-seaworthy = { $seaworthy } von { $needed } seetüchtig
board-wagg-nobody = Noch niemand
board-wagg-active = Aktiv:
board-wagg-shipyard = Werft { $count }
board-wagg-locker = Kiste { $count }
board-wagg-heads = Köpfe { $count }
board-wagg-chests = Rümpfe { $count }
board-wagg-legs = Beine { $count }
board-wagg-events = Ereignisse { $count }
board-wagg-tray = Bauplatz
board-wagg-tray-more = Nimm einen Kopf, einen Rumpf und Beine.
board-wagg-slot-head = Kopf
board-wagg-slot-chest = Rumpf
board-wagg-slot-legs = Beine
board-wagg-slot-back = Zurücklegen: { $card }
board-wagg-proposals = Piraten, die du bauen kannst
board-wagg-join = In wessen Crew?
board-wagg-own = Du
board-wagg-build = Bauen
board-wagg-play = Spielen
board-wagg-sure = Alles bereit.
board-wagg-do-build = Du bist dran: Bau einen Piraten.
board-wagg-do-stop = Da sticht jemand in See! { $count ->
    [0] Auf deiner Hand hilft gerade nichts.
   *[other] Dagegen hilft: { $cards }.
 }
board-wagg-stop = Aufhalten
board-wagg-do-end = Du bist dran: Mach noch was, oder beende den Zug.
board-wagg-unasked = Lehn dich zurück: Das entscheiden andere.
board-wagg-quiet-unless = Du lässt es geschehen, außer du wählst eine Karte.
board-wagg-quiet = Du lässt es geschehen.
board-wagg-what-swap = { $takes } kommt zu { $one } { $crew-you ->
    [yes] bei dir
   *[no] bei { $crew }
}, { $gives } zu { $other } { $elsewhere-you ->
    [yes] bei dir
   *[no] bei { $elsewhere }
}.
board-wagg-why-wait = Du bist nicht dran.
board-wagg-why-asked = Danach wirst du gerade nicht gefragt.
board-wagg-why-forbidden = Die Razzia verbietet das in diesem Zug. Gib einen Piraten her, dann ist sie vorbei.
board-wagg-why-event = Dafür gibt es gerade kein Ziel.
board-wagg-why-part = Ein Pirat braucht Kopf, Rumpf und Beine, und dir fehlt etwas davon.
board-wagg-watch = Bei Ereignissen fragen
board-wagg-watch-always = Immer
board-wagg-watch-hit = Nur wenn’s mich trifft
board-wagg-watch-never = Nie
board-wagg-watch-hint = Eine schnelle Antwort dauert so lang wie keine: So merkt niemand, was du auf der Hand hast. Nur langes Grübeln fällt auf.
board-wagg-trade = { $cost ->
    [0] Handeln, gratis
   *[other] Handeln für { $cost }
}
board-wagg-end-turn = Zug beenden
board-wagg-pass-until-turn = Erst wieder in meinem Zug
board-wagg-pass-unless-hit = Nur fragen, wenn’s mich trifft
board-wagg-which-part = Welches Teil?
board-wagg-next-pirate = Tipp auf einen Piraten.
board-wagg-next-part = Tipp auf einen Piraten und wähl ein Teil.
board-wagg-next-card = Tipp auf eine Karte auf dem Tisch.
board-wagg-next-player = Such jemanden aus.
board-wagg-next-hand = Tipp auf noch eine Karte deiner Hand.
web-watch-again = Noch mal ansehen
web-link-film = Aufzeichnung

# Around the board.
web-rename = Namen ändern
web-invite = Freunde einladen
web-share = Teilen
web-share-text = Komm, spiel Karten mit mir.
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-copy-by-hand = Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Drück Strg+C, oder halt ihn gedrückt und wähl Kopieren.
web-link = Der Link zu diesem Tisch
web-link-only-here = Dieser Link geht nur auf diesem Rechner. Für andere Geräte starte Yo-Ho-Ho mit --lan und öffne die Adresse, die es anzeigt.
web-code = Oder gib diesen Code auf { $host } ein:
web-qr = Der Link als QR-Code für die Handykamera
web-mark-you = du
web-mark-host = Host
web-mark-bot = Bot
web-add-bot = Bot dazu
web-remove-seat = Entfernen
web-remove-from-table = Vom Tisch entfernen
web-remove-title = { $name } vom Tisch entfernen?
web-remove-text = Zuschauen geht dann noch, wieder hinsetzen erst, wenn du es erlaubst.
web-remove-not = Behalten
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
web-play-game = { $game } spielen
web-change-table = Tisch ändern
web-evening = Dieser Abend
web-evening-line = { $name }: { $wins } von { $games } gewonnen
web-matter-knock = { $name } möchte mitspielen.
web-matter-rests = { $name } hat das Spiel angehalten.
web-matter-resting = Du hast das Spiel angehalten.
web-matter-stood-in = Ein Bot spielt für dich.
web-matter-gave-up = Du hast dieses Spiel aufgegeben. Ein Bot spielt es zu Ende.
web-matter-away = { $name } ist gerade nicht da.
web-matter-idle = { $name } braucht gerade etwas länger.
web-admit = Hereinlassen
web-turn-away = Abweisen
web-nudge = Anstupsen
web-bot-plays = Bot spielen lassen
web-house = Dieser Tisch
web-pause-game = Spiel anhalten
web-bot-for-me = Einen Bot für mich spielen lassen
web-people = Leute
web-mute = Stumm schalten
web-unmute = Wieder hören
web-make-host = Zum Host machen
web-make-host-sure = Ja, zum Host machen
web-door = Wer sich setzen darf
web-door-open = Alle mit dem Link
web-door-asks = Erst mich fragen
web-door-locked = Niemand mehr
web-grace = Ist jemand weg, spielt ein Bot nach
web-grace-15 = 15 Sekunden
web-grace-60 = einer Minute
web-grace-180 = drei Minuten
web-grace-never = Nie: Wir warten
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
web-clock = Bedenkzeit
web-clock-none = Keine Uhr
web-clock-30 = 30 Sekunden pro Zug
web-clock-60 = 1 Minute pro Zug
web-clock-120 = 2 Minuten pro Zug
web-clock-game-10 = 10 Minuten pro Partie
web-clock-game-20 = 20 Minuten pro Partie
web-best = Sieg des Abends
web-best-none = Einfach weiterspielen
web-best-3 = Best of 3
web-best-5 = Best of 5
web-best-7 = Best of 7
web-best-line = ({ $series } im Best of { $best })
web-matter-asked = { $name } möchte den letzten Zug zurücknehmen.
web-matter-asking = Du möchtest deinen Zug zurücknehmen.
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
web-leave-sure = Trotzdem gehen
web-leave-warning = Das Spiel läuft noch: Ein Bot spielt für dich weiter.
web-new-game-sure = Trotzdem starten
web-new-game-warning = Das Spiel läuft noch und wäre dann weg.
web-tab-turn = Du bist dran · { $game }
