# What the board of Skallywaggs says beside the words of the game itself.

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
board-wagg-quiet-answer = Deine Antwort kommt gleich.
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
board-wagg-watch-hint = Spielen andere mit, wirst du immer gefragt, wenn’s dich trifft, auch wenn du nichts zum Kontern hast, und schnelle Antworten warten kurz: So merkt niemand, was du auf der Hand hast.
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
board-wagg-next-hand = Tipp auf eine weitere Karte deiner Hand.
