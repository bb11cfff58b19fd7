# The log book: what a device keeps of finished games. These words come with it.

logbook-where = Das weiß dieses Gerät von deinen Spielen. Zum Mitnehmen kannst du es speichern.
logbook-empty = Noch keine fertigen Spiele. Jedes Spiel, das du zu Ende spielst, steht dann hier.
logbook-none = Solche Spiele gibt es noch nicht.
logbook-which = Spiel
logbook-every-game = Alle Spiele
logbook-only-with = Nur Spiele mit

# How everybody stands.
logbook-standings = Bilanz
logbook-you = Du
logbook-played = Spiele
logbook-won = Siege
logbook-mean = Platz im Schnitt
logbook-early = Vorzeitig beendet
logbook-given-up = Vorzeitig zu Ende: Jemand hat aufgegeben.
logbook-bids = Ansagen erfüllt
logbook-bids-met = { $met } von { $bids }
logbook-slips = Lieblingsfehler
logbook-people = Alle in diesen Spielen
logbook-name = Name
logbook-ahead = Du lagst vorn
logbook-behind = Du lagst hinten
logbook-duels = Wer vor wem lag
logbook-duels-how = Wie oft der Name links vor dem Namen oben lag

# The games.
logbook-games = Spiele
logbook-no-date = Datum unbekannt
logbook-place = Dein Platz: { $place } von { $players }
logbook-watch = Ansehen
logbook-no-link = Der Server hat dieses Spiel nicht mehr.
logbook-delete = Löschen
logbook-delete-title = Dieses Spiel löschen?
logbook-delete-text = { $game }, { $date }. Auf diesem Gerät ist es dann endgültig weg.
logbook-delete-kept = Auch was dieser Server unter deinem Namen aufhebt, ist dann weg. Deine anderen Geräte behalten, was sie schon haben, und wer mitgespielt hat, auch.
logbook-more = Mehr zeigen

# The ways in and out.
logbook-ways = Zum Mitnehmen
logbook-save = Logbuch speichern
logbook-save-table = Als Tabelle speichern
logbook-import = Spiele aus einer Datei hinzufügen
logbook-import-hint = Ein gespeichertes Logbuch oder die Datei eines einzelnen Spiels.
logbook-looking = Die Datei wird angesehen …
logbook-added = { $games ->
    [0] Alles in dieser Datei hast du schon.
    [one] 1 Spiel hinzugefügt.
   *[other] { $games } Spiele hinzugefügt.
 }
logbook-unreadable = Eine Datei ist kein Logbuch und kein Spiel, oder sie ist beschädigt. Sie wurde nicht hinzugefügt.
logbook-newer = Diese Datei kommt aus einer neueren Version. Lade bitte die Seite neu und versuch es noch mal.
logbook-unknown-game = Das Spiel in dieser Datei gibt es hier nicht. Es hat sich nichts geändert.
logbook-large = Diese Datei ist zu groß für dieses Logbuch.
logbook-clear = Alles löschen
logbook-clear-title = Das ganze Logbuch löschen?
logbook-clear-text = { $games ->
    [one] 1 Spiel ist dann auf diesem Gerät endgültig weg.
   *[other] { $games } Spiele sind dann auf diesem Gerät endgültig weg.
 }

# The reader’s name, kept on the server.
logbook-name-title = Dein Name auf allen Geräten
logbook-name-why = Der Server kann sich dich merken, dann kennen dich auch deine anderen Geräte. Keine E‑Mail, kein Passwort.
logbook-name-keep = Namen merken
logbook-name-kept = Dieser Server kennt dich als { $name }.
logbook-name-opened = Am { $date } hat sich ein anderes Gerät als du angemeldet. Warst du das nicht, lösche deinen Namen und fang neu an: Ein neuer Code hält andere draußen, aber nicht ein Gerät, das schon drin ist.
logbook-name-opened-known = Das war ich
logbook-name-passkeys = { $count ->
    [one] Du hast 1 Passkey.
   *[other] Du hast { $count } Passkeys.
 }
logbook-name-elsewhere = Mich kennt der Server schon
logbook-name-code = Wiederherstellungscode
logbook-name-code-hint = Schreib ihn jetzt auf: Er wird nicht noch mal gezeigt. Wer ihn hat, kann als du spielen.
logbook-name-code-copy = Code kopieren
logbook-name-code-copied = Der Code ist kopiert.
logbook-name-code-selected = Dein Browser lässt uns nicht kopieren. Der Code ist markiert: Drück Strg+C, oder halt ihn gedrückt und wähl Kopieren.
logbook-name-recover = Das bin ich
logbook-name-enter = Passkey benutzen
logbook-name-passkey = Passkey hinzufügen
logbook-name-failed = Das hat nicht geklappt. Versuch es gleich noch mal.
logbook-name-no-passkeys = Passkeys entfernen
logbook-name-no-passkeys-title = Alle Passkeys entfernen?
logbook-name-no-passkeys-text = Danach bringt dir nur noch dein Wiederherstellungscode den Namen zurück. Schau nach, ob du ihn hast.
logbook-name-new-code = Neuer Code
logbook-name-export = Speichern, was der Server weiß
logbook-name-forget = Namen vergessen
logbook-name-forget-title = Soll der Server deinen Namen vergessen?
logbook-name-forget-text = Dein Code und deine Passkeys gelten dann nicht mehr. Das Logbuch auf diesem Gerät bleibt.
logbook-name-swap = Dieser Browser kennt dich dann wieder. Hast du hier als Gast einen Platz, lässt du ihn zurück.
