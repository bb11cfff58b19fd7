### The words of a table: why something was not done, what happened, and what can be said.

## Why something was not done.

room-already-playing = Das Spiel läuft schon.
room-bad-seats = Dieses Spiel ist für { $min } bis { $max } Leute.
room-already-seated = Du sitzt hier schon.
room-bot-to-the-end = Bis dieses Spiel vorbei ist, spielt ein Bot für dich.
room-asked = Jemand möchte einen Zug zurücknehmen. Klärt das bitte zuerst.
room-busy = Der Tisch kommt gerade nicht hinterher. Versuch es bitte noch mal.
room-countdown-stopped = { $seat } möchte noch kurz warten.
room-damaged = Dieser Tisch lässt sich nicht mehr öffnen: Sein Verlauf ist beschädigt.
room-frame-malformed = Diese Nachricht hat der Tisch nicht verstanden.
room-frame-too-long = Diese Nachricht ist zu lang. Bitte höchstens { $max } Bytes.
room-game-over = Das Spiel ist vorbei.
room-knocking = Du hast schon gefragt. Bitte warte auf den Host.
room-locked = Dieser Tisch ist zu. Bitte den Host, ihn aufzumachen.
room-nobody-there = Da sitzt kein Mensch.
room-nobody-waits = Darauf wartet gerade niemand.
room-nothing-asked = Danach fragt dich gerade niemand.
room-nothing-to-take-back = Du kannst gerade keinen Zug zurücknehmen. Es muss der letzte sein, und er darf nichts aufgedeckt haben.
room-take-back-declined = Die anderen möchten den Zug lieber so lassen.
room-take-back-asked = Danach hast du schon gefragt.
room-nothing-to-change = Das ist schon so.
room-no-own-words = Der Host erlaubt nur fertige Sprüche.
room-no-such-game = Dieses Spiel gibt es nicht.
room-no-such-knock = Da steht niemand mehr vor der Tür.
room-rests = Das Spiel macht Pause.
room-text-empty = Bitte schreib etwas.
room-text-too-long = Das ist zu lang. Bitte höchstens { $max } Zeichen.
room-too-few-seats = Am Tisch sitzen { $people }, und alle brauchen einen Platz.
room-hello-first = Die Seite ist nicht richtig verbunden. Bitte lade sie neu.
room-hello-twice = Diese Verbindung gehört schon jemand anderem.
room-host-only = Das kann nur der Host.
room-log-full = Dieser Tisch hat so viel erlebt, dass er voll ist. Bitte eröffne einen neuen.
room-made-way = Der Tisch ist voll: Wer am längsten zuschaut, macht Platz. Danke fürs Zuschauen!
room-malformed-action = Diesen Zug gibt es in diesem Spiel nicht.
room-name-empty = Bitte gib einen Namen ein.
room-name-too-long = Dieser Name ist zu lang. Bitte höchstens { $max } Zeichen.
room-no-game-yet = Das Spiel hat noch nicht angefangen.
room-no-moving-in-game = Plätze wechseln geht nur zwischen zwei Spielen.
room-no-seat-free = Alle Plätze sind besetzt. Du kannst zuschauen.
room-no-seat-moved = Dein Platz ist auf keinem anderen Gerät.
room-not-carried = Es gibt kein anderes Gerät, an das dieser Platz zurückgehen könnte.
room-home-seated = Das Gerät, von dem dieser Platz kam, hat inzwischen selbst einen Platz.
room-home-removed = Das Gerät, von dem dieser Platz kam, wurde vom Tisch entfernt. Lass es erst wieder rein.
room-home-knows-hand = Das Gerät, von dem dieser Platz kam, kennt in diesem Spiel die Karten eines anderen Platzes.
room-own-seat-to-fetch = Deinen eigenen Platz kannst du nicht zurückgeben. Hol ihn auf dem Gerät zurück, von dem er kam.
room-sent-back = Der Host hat den Platz an das Gerät zurückgegeben, von dem er kam. Du kannst zuschauen, bis das Spiel vorbei ist.
room-no-such-bot = Diesen Bot gibt es nicht.
room-no-such-phrase = Diesen Spruch gibt es nicht.
room-no-such-removal = Hinsetzen ist schon wieder erlaubt.
room-no-such-request = Das kann der Tisch nicht.
room-no-such-seat = Diesen Platz hat der Tisch nicht.
room-no-such-watcher = Diese Person schaut nicht mehr zu.
room-not-seated = Setz dich zuerst hin.
room-not-your-turn = Du bist nicht dran.
room-not-yourself = Wenn du gehen willst, gib deinen Platz auf.
room-only-own-seat = Du kennst die Karten eines anderen Platzes. In diesem Spiel kannst du nur dorthin zurück.
room-other-version = Diese Seite ist älter oder neuer als der Tisch. Bitte lade sie neu.
room-removed = Der Host hat dich vom Tisch entfernt. Du kannst zuschauen, und der Host kann dich wieder reinlassen.
room-removed-locked = Der Host hat dich vom Tisch entfernt, und der Tisch ist jetzt zu.
room-shown-out = Der Host hat dich von diesem Tisch entfernt und kann dich wieder reinlassen.
room-say-too-fast = Nicht so schnell, bitte. Lass den anderen einen Moment.
room-seat-is-open = Da sitzt niemand.
room-seat-needed = Bis das Spiel vorbei ist, werden alle Plätze gebraucht.
room-seat-over = Für diesen Platz ist das Spiel vorbei. Im nächsten ist er wieder frei.
room-seat-too-often = Dieser Platz wechselt sehr oft. Bitte warte einen Moment.
room-seat-taken = Da sitzt { $name }.
room-store-failed = Der Zug ließ sich nicht speichern und zählt nicht. Bitte versuch es noch mal.
room-too-fast = Bitte nicht so schnell.
room-too-many-connections = Du hast diesen Tisch an zu vielen Stellen offen. Diese hier ist die älteste und ist jetzt zu.
room-too-many-watchers = Es schauen schon so viele zu, dass kein Platz mehr ist.

## What happened at the table.

room-note-opened = Der Tisch ist eröffnet.
room-note-sat = { $name } setzt sich.
room-note-moved = { $name } wechselt den Platz.
room-note-renamed = { $name } hat einen neuen Namen.
room-note-took-over = { $name } setzt sich und löst einen Bot ab.
room-note-carried = { $name } spielt auf einem anderen Gerät weiter.
room-note-sent-back = Der Platz von { $name } ist wieder auf dem Gerät, von dem er kam.
room-note-left = { $name } geht.
room-note-removed = { $name } wurde vom Tisch entfernt.
room-note-shown-out = Jemand aus dem Publikum wurde vom Tisch entfernt.
room-stranded = Dieses Spiel lief nach älteren Regeln. Du siehst es, wie es beim letzten Zug stand, den die heutigen Regeln erlauben.
room-stranded-result = Dieses Spiel lief nach älteren Regeln. Damals gewonnen: { $names }.
room-note-let-in = { $name } darf sich wieder hinsetzen.
room-note-let-in-again = Jemand, der entfernt wurde, darf wiederkommen.
room-note-knocked = { $name } möchte sich dazusetzen.
room-note-turned-away = { $name } wurde abgewiesen.
room-note-host = { $name } ist jetzt Host.
room-note-laid = Nächstes Spiel: { $game }.
room-note-door-open = Die Tür steht allen offen, die den Link haben.
room-note-door-asks = Wer neu dazukommt, muss jetzt erst den Host fragen.
room-note-door-locked = Der Tisch ist zu.
room-note-clock = Ab jetzt läuft die Uhr.
room-note-no-clock = Ab jetzt läuft keine Uhr mehr.
room-note-overtime = { $seat-you ->
    [yes] Deine Zeit ist um. Diesen Zug macht ein Bot.
   *[no] Die Zeit von { $name } ist um. Diesen Zug macht ein Bot.
 }
room-note-out-of-time = { $seat-you ->
    [yes] Deine Zeit ist um. Ein Bot spielt für dich zu Ende.
   *[no] Die Zeit von { $name } ist um. Ein Bot spielt zu Ende.
 }
room-note-own-words = Jetzt könnt ihr einander schreiben.
room-note-no-own-words = Ab jetzt nur noch fertige Sprüche.
room-note-bot-plays = { $seat-you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $name }.
 }
room-note-back = { $seat-you ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } ist wieder da.
 }
room-note-taken-back = { $seat-you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $name } nimmt einen Zug zurück.
 }
room-ended = Das Spiel endet hier. Vorn: { $names }.
room-note-best-of = Best of { $games }: Den Abend gewinnt, wer zuerst mehr als die Hälfte der Spiele gewinnt, sonst, wer nach dem letzten vorn liegt.
room-note-won-evening = { $name } gewinnt den Abend!
room-note-shared-evening = Gleichstand: { $names } teilen sich den Abend!
room-note-nobodys-evening = Nur Bots haben gewonnen: Der Abend geht an niemanden.
room-note-conceded = { $seat-you ->
    [yes] Du gibst auf.
   *[no] { $name } gibt auf.
 }
room-note-rests = { $name } hält das Spiel an.
room-note-goes-on = { $name } lässt das Spiel weitergehen.
room-note-bot-took-over = { $name } übernimmt.
room-note-bot-sat = { $name } setzt sich.
room-note-started = Das Spiel beginnt.
room-note-rematch = Ein neues Spiel beginnt.
room-note-stand-in = { $seat-you ->
    [yes] Ein Bot spielt für dich, solange du weg bist.
   *[no] { $name } ist kurz weg, ein Bot spielt weiter.
 }

## What can be said.

room-phrase-ahoy = Ahoi!
room-phrase-good-luck = Viel Glück!
room-phrase-well-played = Gut gespielt!
room-phrase-nice-bluff = Schöner Bluff!
room-phrase-i-doubt-it = Glaub ich nicht.
room-phrase-trust-me = Vertraut mir.
room-phrase-oops = Hoppla!
room-phrase-arr = Arrr!
room-phrase-hurry-up = Die Flut wartet nicht!
room-phrase-one-moment = Moment noch, bitte.
room-phrase-thanks = Danke!
room-phrase-again = Noch mal?
room-phrase-laugh = Ha ha ha!
room-phrase-cheers = Prost!
room-phrase-wow = Donnerwetter!
room-phrase-cry = Buhuhu!
room-phrase-rage = Grrr!
room-phrase-snore = Chrr, püüh.
