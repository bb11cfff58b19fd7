# The words of the browser client alone.

web-title = Yo-Ho-Ho
web-tagline = Piratenkartenspiele mit Freunden oder Bots. Kein Konto, kein Theater: hinsetzen und losspielen.
web-skip = Direkt zum Inhalt
web-home = Startseite
web-logbook = Logbuch
web-close = Schließen

# The front page.
web-play-bots = Gegen Bots spielen
web-play-friends = Mit Freunden spielen
web-making-table = Der Tisch wird gedeckt …
web-rejoin = Weiterspielen
web-rejoin-home = Weiterspielen: { $game } gegen Bots
web-rejoin-alone = Zurück an deinen Tisch: { $game }
web-rejoin-with = Zurück an deinen Tisch: { $game } mit { $with }
web-your-name = Dein Name
web-join-code = Code oder Link von Freunden
web-join = Mitspielen
web-join-later = Zu viele falsche Codes. Frag bitte nach dem Link.
web-roll-name = Anderer Name
web-online = Nach dem ersten Besuch kannst du gegen Bots auch ohne Netz spielen.
web-online-only = Spiele gegen Bots laufen direkt hier im Browser.
web-offline-only = Du bist offline. Ein offenes Spiel läuft weiter; lade die Seite bitte nicht neu.
web-offline = Du bist offline. Gegen Bots kannst du trotzdem spielen.
web-notice = Ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; die Regeln stehen hier in unseren eigenen Worten, und alle Bilder sind von uns.
web-version = Yo-Ho-Ho { $version }
web-problem-unreachable = Der Server ist nicht erreichbar. Gegen Bots kannst du trotzdem spielen, gleich hier.
web-problem-nothing = Der Server ist nicht erreichbar. Versuch es gleich noch mal.
web-problem-no-server = Hier gibt es keinen Server, um mit Freunden zu spielen. Gegen Bots geht es trotzdem.
web-problem-refused = Der Server kann gerade keinen Tisch decken. Versuch es gleich noch mal.
web-ticket-refused = Der Platz lässt sich gerade nicht auf dieses Gerät holen.

# A game against bots that is not finished.
web-unfinished-title = Du hast noch ein Spiel offen: { $game }
web-unfinished-text = Wenn du ein neues Spiel anfängst, ist dieses endgültig weg.
web-unfinished-continue = Weiterspielen
web-unfinished-anew = Neues Spiel
web-cancel = Abbrechen

# How a table is laid.
web-setup-summary = { $edition } · { $seats } Plätze · { $bot }
web-own-rules = Eigene Regeln
web-setup-seats = Plätze
web-setup-bots = Bots
web-own-crew = Platz für Platz
web-own-crew-seat = Platz { $number }
web-edition = Ausgabe
web-edition-title = { $rules ->
    [0] { $edition }
    [one] { $edition }, 1 Regel geändert
   *[other] { $edition }, { $rules } Regeln geändert
 }
web-edition-usual = Die üblichen Regeln. Wie es anders geht, zeigen die anderen Ausgaben.
web-edition-restore = Zurück zu: { $edition }
web-unlike = Anders als: { $edition }
web-instead-of = statt: { $value }
web-rules-changed = { $rules ->
    [one] Geändert: 1 Regel
   *[other] Geändert: { $rules } Regeln
 }
web-changed-from = Geändert gegenüber: { $edition }
web-single-rules = Einzelne Regeln ändern
web-all-rules = Alle Regeln
web-list-longer = Hinzufügen
web-list-shorter = Letzte entfernen
web-list-less = { $what }: eine weniger
web-list-more = { $what }: eine mehr

# A random name for who has none yet.
web-pirate-name = { $mood } { $animal }
web-pirate-moods = Salziger, Rostiger, Fröhlicher, Schlauer, Kühner, Mürrischer, Stiller, Stürmischer, Sonniger, Listiger, Schläfriger, Lustiger, Tapferer, Windiger, Wilder, Flotter
web-pirate-animals = Fink, Otter, Krebs, Papagei, Seehund, Reiher, Kalmar, Marlin, Hummer, Pelikan, Molch, Kater, Delfin, Albatros, Rochen, Hai

# The invitation.

# Before the game.
web-table-rules = Wir spielen: { $edition }

# What wants an answer.

# How the table is kept.

# At the table.
web-setting-table = Der Tisch wird gedeckt …
web-no-game-yet = Noch kein Spiel
web-unfetched = Das Spiel lässt sich nicht laden. Neuer Versuch …
web-unknown-game = Dieses Spiel kennt die Seite nicht
web-unknown-game-text = Dieses Spiel ist neuer als diese Seite. Bitte lade sie neu.
web-new-version = Es gibt eine neue Version
web-new-version-text = Bitte lade die Seite neu. Ein Spiel gegen Bots geht weiter, wo es war.
web-failed = Da ist etwas schiefgegangen
web-failed-text = Der Tisch ist zweimal umgekippt. Lade die Seite neu oder geh zur Startseite.
web-stumbled = Da ist etwas schiefgegangen. Bitte versuch es noch mal.
web-reload = Neu laden
web-no-table = Diesen Tisch gibt es nicht
web-no-table-text = Vielleicht fehlt dem Link ein Stück, oder der Tisch ist abgeräumt.
web-lost = Von der Karte gesegelt
web-lost-text = Unter dieser Adresse ist nichts.
web-menu = Menü
web-hint = Tipp
web-counsel = Was würde der Kapitän tun?
web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-rules = So wird gespielt
web-say = Zurufen
web-pace = Spieltempo
web-pace-calm = Gemütlich
web-pace-usual = Normal
web-pace-quick = Flott
web-pace-at-once = Sofort
web-look = Aussehen
web-look-night = Nacht
web-look-day = Tag
web-look-contrast = Hoher Kontrast
web-look-device = Wie mein Gerät
web-cues = Töne, Hinweise und Tasten
web-cue-sound = Töne
web-cue-captions = Töne auch in Worten zeigen
web-cue-buzz = Vibrieren, wenn ich dran bin
web-cue-notice = Melden, wenn ich dran bin
web-cue-keys = Kürzel mit einer Taste
web-leave = Tisch verlassen
web-new-game = Neues Spiel
web-tab = { $game } · Yo-Ho-Ho

# How the connection is.
web-link-connecting = Verbinde …
web-link-live = Live
web-link-home = Auf diesem Gerät
web-link-sending = Sende …
web-link-reconnecting = Verbinde neu …
web-link-closed = Getrennt

web-language = Sprache
web-language-unfetched = Diese Sprache lässt sich gerade nicht laden. Versuch es später noch einmal.
web-boot-failed = Das Spiel wurde nicht geladen. Prüf bitte deine Verbindung und lade die Seite neu.
web-boot-old = Es gibt eine neue Version von Yo-Ho-Ho. Lade die Seite bitte neu.
