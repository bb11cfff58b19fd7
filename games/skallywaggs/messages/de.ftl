# Skallywaggs, in German. `$x` is a player's name where `$x-you` says whether the reader is that player.

skallywaggs-name = Skallywaggs
skallywaggs-blurb = Köpfe, Rümpfe und Beine werden Piraten, und Piraten werden eine Crew. Spiel schmutzig und stich vor allen anderen in See.
skallywaggs-rules-aim = Das Ziel
skallywaggs-rules-aim-text = Stich vor allen anderen in See. Seid ihr { $seats }, braucht deine Crew { $needed } seetüchtige Piraten. Durch Figuren können es mehr oder weniger werden, aber nie weniger als { $least }.
skallywaggs-rules-pirates = Piraten
skallywaggs-rules-pirates-text = Ein Kopf, ein Rumpf und Beine aus deiner Hand sind ein Pirat: in deiner Crew oder, wenn er nichts taugt, in einer anderen.
skallywaggs-rules-matched = Drei Karten mit demselben Titel, oder drei Matrosen mit derselben Zahl, sind ein Pirat aus einem Guss. Den rührt Skallywaggs nicht an.
skallywaggs-rules-characters = Eine Hauptfigur ist mit allen drei Karten aktiv, eine Nebenfigur mit den zweien, auf denen eine 2 steht. Was auf den Karten einer aktiven Figur steht, gilt, und Schanghaien erwischt sie nicht.
skallywaggs-rules-specialty = Spezialteile, die mit dem Stern, wirken in jedem Piraten.
skallywaggs-rules-captains = Mit zwei aktiven Käpt’ns verlierst du sofort die halbe Crew, darunter einen der Käpt’ns.
skallywaggs-rules-special = Besondere Piraten
skallywaggs-rules-turn = Dein Zug
skallywaggs-rules-draw = Zieh zwei Karten, und dazu die, die dir deine Crew bringt.
skallywaggs-rules-first-draw = Nur im allerersten Zug ziehst du eine statt zwei Karten, dazu die zusätzlichen.
skallywaggs-rules-remove = Was weg muss, kommt weg: Ereignisse, die vorbei sind, Kranke und Piraten mit Stichwunden. Ein Wirrkopf zieht weiter zur Crew links von dir.
skallywaggs-rules-play = Bau Piraten, spiel Ereignisse, nutz deine Figuren und handle, so oft du willst und in beliebiger Reihenfolge.
skallywaggs-rules-limit = Beende deinen Zug, wann du magst, und wirf auf zehn Karten ab.
skallywaggs-rules-commons = Der Markt
skallywaggs-rules-commons-text = Zum Handeln wirfst du eine Karte ab und tauschst dann eine aus deiner Hand gegen eine der neun am Markt. Der zweite Handel im selben Zug kostet zwei abgeworfene Karten, der dritte drei, und so weiter.
skallywaggs-rules-events = Ereignisse
skallywaggs-rules-events-text = Ereignisse spielst du in deinem Zug. Ein Ereignis wird erst angekündigt, und die anderen können kontern; dann geschieht es.
skallywaggs-rules-hourglass = Karten mit der Sanduhr können ein Ereignis kontern, egal wer dran ist. Nach der Anleitung darf man sie jederzeit spielen; dass sie auf ein Ereignis oder deinen Zug warten, ist unsere Auslegung.
skallywaggs-rules-round = Was eine Runde lang gilt, endet mit dem nächsten Zug der Person, die gerade dran ist.
skallywaggs-rules-sailing = Auslaufen
skallywaggs-rules-ashore = Piraten mit „Bleibt an Land“ zählen nicht, außer jemand hilft ihnen. Kranke und Verhaftete zählen auch nicht.
skallywaggs-rules-declare = Hast du genug seetüchtige Piraten, sag in deinem Zug „Leinen los!“. Hast du am Ende deines nächsten Zugs immer noch genug, gewinnst du; wenn nicht, darfst du es wieder versuchen.
skallywaggs-rules-end = Wenn es zu lange dauert
skallywaggs-rules-harbor = Nach { $last } Runden schließt der Hafen: Niemand kann mehr auslaufen, und die beste Crew gewinnt. Das ist unsere Regel; in der Anleitung gibt es kein Ende.
skallywaggs-rules-no-harbor = Der Hafen bleibt offen, wie in der Anleitung. Erst nach { $last } Runden ist Schluss, und die beste Crew gewinnt.
skallywaggs-rules-tide = Die Ebbe kommt: Ab dem fünften Neumischen brauchen alle jedes Mal einen weniger. Das ist eine Regel von uns.
skallywaggs-rules-texts = Was auf den Karten steht
skallywaggs-rules-texts-text = Die Anleitung nennt alle Karten, druckt aber fast keinen ihrer Texte. Wo uns niemand sagen konnte, was auf einer Karte steht, ist der Text von uns, und das steht dabei.
skallywaggs-preset-usual = Nach der Anleitung
skallywaggs-preset-usual-blurb = Wie in der Anleitung, ohne die besonderen Piraten. Nur der Hafen ist von uns: Er schließt nach 60 Runden.
skallywaggs-preset-special-pirates = Besondere Piraten
skallywaggs-preset-special-pirates-blurb = Mit dem Holländer, den niemand will, und Sankt Elmo, den alle wollen.
skallywaggs-preset-brisk = Flott
skallywaggs-preset-brisk-blurb = Besondere Piraten, eine Ebbe, die lange Spiele beendet, und nur eine Karte im ersten Zug.
skallywaggs-seats-two = Zu zweit ist im Vorteil, wer anfängt: Lasst im ersten Zug nur eine Karte ziehen.
skallywaggs-seats-four = Zu viert kann es lange dauern: Wir empfehlen die Ebbe.
skallywaggs-bad-seats = Skallywaggs geht zu zweit bis zu viert; { $seats } geht nicht.

skallywaggs-options = Regeln
skallywaggs-option-no = Nein
skallywaggs-option-yes = Ja
skallywaggs-option-dutchman = Mit dem Holländer spielen
skallywaggs-option-saint-elmo = Mit Sankt Elmo spielen
skallywaggs-option-first-turn-draw = Karten, die im allerersten Zug gezogen werden
skallywaggs-option-draw-two = Zwei, wie in der Anleitung
skallywaggs-option-draw-one = Eine, das ist zu zweit gerechter
skallywaggs-option-tide = Ebbe: Ab dem fünften Neumischen brauchen alle jedes Mal einen weniger
skallywaggs-option-harbor = Wann der Hafen schließt und die beste Crew gewinnt
skallywaggs-option-harbor-rounds = Nach { $rounds } Runden
skallywaggs-option-harbor-off = Nie, wie in der Anleitung

bot-skallywaggs-bosun = Bootsmann Barnabas

# Why a bot does what it does, for those who look over its shoulder.
skallywaggs-why-best = So ist der Tisch dem Bot { $worth } wert; ein seetüchtiger Pirat zählt 100.
skallywaggs-why-wins = { $sailors } sind seetüchtig und { $needed } nötig: Der Zug endet, und das Spiel ist gewonnen.
skallywaggs-why-sails = { $sailors } sind seetüchtig und { $needed } nötig: Zeit, in See zu stechen.
skallywaggs-why-draws = { $cards } Karten liegen zum Ziehen bereit, und mehr Auswahl ist immer gut.
skallywaggs-why-weighed = So stehen die Siegchancen bei { $number } von 100, mit der nächstbesten Wahl bei { $other }.
skallywaggs-why-even = So stehen die Siegchancen bei { $number } von 100, mit der nächstbesten Wahl genauso.
skallywaggs-why-only = Etwas anderes ergibt hier keinen Sinn; die Siegchancen stehen bei { $number } von 100.
skallywaggs-why-stops = { $seat-you ->
    [yes] Sonst stichst du als Nächstes in See: { $sailors } deiner Piraten können es, { $needed } sind nötig.
   *[no] Sonst sticht { $seat } als Nächstes in See: { $sailors } Piraten können es, { $needed } sind nötig.
 }
skallywaggs-why-tried = { $worlds ->
    [one] In einem ausgedachten Spiel
   *[other] In { $worlds } ausgedachten Spielen
 } stehen die Siegchancen so bei { $number } von 100, mit der nächstbesten Wahl bei { $other }.

skallywaggs-card-crewman = Matrose
skallywaggs-card-wargun = Käpt’n Wargun
skallywaggs-card-starr = Käpt’n Starr
skallywaggs-card-first-mate = Steuermann
skallywaggs-card-boatswain = Bootsmann
skallywaggs-card-waitress = Schankmaid
skallywaggs-card-magistrate = Richter
skallywaggs-card-ship-surgeon = Schiffsarzt
skallywaggs-card-cursed-sailor = Unglücksrabe
skallywaggs-card-mutineer = Meuterer
skallywaggs-card-ships-cook = Smutje
skallywaggs-card-inn-keeper = Wirt
skallywaggs-card-navigator = Navigator
skallywaggs-card-look-out = Ausguck
skallywaggs-card-eye-patch = Augenklappe
skallywaggs-card-parrot = Papagei
skallywaggs-card-crazy-head = Wirrkopf
skallywaggs-card-dead-head = Totenkopf
skallywaggs-card-the-hook = Haken
skallywaggs-card-squeeze-box = Akkordeon
skallywaggs-card-stab-wounds = Stichwunden
skallywaggs-card-peg-leg = Holzbein
skallywaggs-card-monkey = Affe
skallywaggs-card-no-pants = Ohne Hose
skallywaggs-card-ball-n-chain = Kugel & Kette
skallywaggs-card-call-to-arms = Zu den Waffen
skallywaggs-card-overboard = Über Bord
skallywaggs-card-hard-a-stern = Volle Kraft zurück
skallywaggs-card-davy-jones-locker = Davy Jones’ Kiste
skallywaggs-card-batten-the-hatches = Schotten dicht
skallywaggs-card-press-gang = Schanghaien
skallywaggs-card-in-the-head = Kopfsache
skallywaggs-card-all-hands-on-deck = Alle Mann an Deck
skallywaggs-card-hurricane = Hurrikan
skallywaggs-card-crack-down = Razzia
skallywaggs-card-parley-and-belay = Parley & Basta
skallywaggs-card-scurvy-and-pox = Skorbut & Pocken
skallywaggs-card-arrest-warrant = Haftbefehl
skallywaggs-card-swag-and-plunder = Beute & Plunder
skallywaggs-card-skallywaggs = Skallywaggs
skallywaggs-card-dutchman = Holländer
skallywaggs-card-saint-elmo = Sankt Elmo
skallywaggs-card-back = Verdeckte Karte

skallywaggs-numbered = { $title } { $number }
skallywaggs-titled-part = { $title } ({ $part })
skallywaggs-pirate = { $head } / { $chest } / { $legs }
skallywaggs-nobody = niemand
skallywaggs-both = { $one } { $two }
skallywaggs-and = { $one } und { $two }
skallywaggs-but = { $one }, aber { $two }
skallywaggs-then = { $one }, dann { $two }
skallywaggs-part-head = Kopf
skallywaggs-part-chest = Rumpf
skallywaggs-part-legs = Beine

skallywaggs-text-ours = (Text von uns)
skallywaggs-sail-cant = Bleibt an Land.
skallywaggs-sail-helped = Bleibt an Land, außer ein Bootsmann hilft.
skallywaggs-hourglass = Spielbar in deinem Zug, oder um ein Ereignis zu kontern.
skallywaggs-hourglass-answer = Spielbar, um ein Ereignis zu kontern.
skallywaggs-text-wargun = Käpt’n. Du brauchst 2 weniger zum Auslaufen, zu zweit 3 weniger.
skallywaggs-text-starr = Käpt’n. Du brauchst 1 weniger zum Auslaufen und ziehst in jedem Zug 1 Karte mehr.
skallywaggs-text-first-mate = Zählt seetüchtig als 2, neben einem aktiven Käpt’n als 3. Niemand nimmt dir Piraten aus der Crew weg.
skallywaggs-text-boatswain = Holzbein, Augenklappe, Haken und „Ohne Hose“ stechen in deiner Crew mit in See. Sie ist immun gegen Hurrikan und „Über Bord“.
skallywaggs-text-waitress = Einmal in deinem Zug: Wirf 3 Karten ab und hol einen einfachen Piraten aus einer anderen Crew in deine.
skallywaggs-text-magistrate = Alle anderen Crews brauchen 1 mehr. Zieh in jedem Zug 1 Karte mehr. Du bist immun gegen Haftbefehl und Razzia.
skallywaggs-text-ship-surgeon = Einmal in deinem Zug: Ersetz ein Teil eines deiner Piraten durch ein gleichartiges aus deiner Hand. Deine Crew ist immun gegen Skorbut & Pocken, und Stichwunden töten bei dir niemanden.
skallywaggs-text-cursed-sailor = Seine Crew braucht 2 mehr. Musst du einen Piraten verlieren, ist er es nicht, außer er ist der einzige.
skallywaggs-text-mutineer = Käpt’ns in seiner Crew gelten nicht als aktiv, und sie braucht 1 mehr.
skallywaggs-text-ships-cook = Dein Handlimit ist 12. Am Anfang deines Zugs, nach dem Ziehen, darfst du 2 Karten abwerfen und wirst einmal Skorbut & Pocken los.
skallywaggs-text-inn-keeper = Zieh in jedem Zug 1 Karte mehr.
skallywaggs-text-navigator = Du brauchst 1 weniger zum Auslaufen.
skallywaggs-text-look-out = Sieh dir vor dem Ziehen die obersten 3 Karten der Werft an und leg sie in beliebiger Reihenfolge zurück.
skallywaggs-text-parrot = Dieser Pirat geht in eine Crew mit einem Käpt’n.
skallywaggs-text-crazy-head = Am Anfang deines Zugs, nach dem Ziehen, zieht dieser Pirat in die Crew links von dir.
skallywaggs-text-dead-head = Würde ein fremdes Ereignis, auch Skorbut & Pocken, einen anderen deiner Piraten in die Kiste schicken, darfst du stattdessen diesen verlieren.
skallywaggs-text-the-hook = Dein erster Handel im Zug kostet keine Karte.
skallywaggs-text-squeeze-box = Zieh in jedem Zug 1 Karte mehr.
skallywaggs-text-stab-wounds = Am Anfang deines nächsten Zugs, nach dem Ziehen, verlierst du diesen Piraten, außer in deiner Crew ist ein aktiver Schiffsarzt.
skallywaggs-text-monkey = Zieh in jedem Zug 1 Karte mehr. Dieser Pirat geht in eine Crew mit einem Smutje.
skallywaggs-text-ball-n-chain = Diese Karte ist immun gegen Skallywaggs, und dieser Pirat wechselt die Crew nicht.
skallywaggs-text-call-to-arms = Tausch die Rümpfe zweier beliebiger Piraten.
skallywaggs-text-overboard = Jemand anders verliert einen Piraten, den du aussuchst, aber keine vollständige Figur.
skallywaggs-text-hard-a-stern = Tausch die Beine zweier beliebiger Piraten.
skallywaggs-text-davy-jones-locker = Gib einen deiner Piraten her und nimm dann bis zu 3 andere Karten aus der Kiste.
skallywaggs-text-batten-the-hatches = Eine Runde lang können fremde Ereignisse dir und deiner Crew nichts anhaben.
skallywaggs-text-press-gang = Nimm einen Piraten aus einer anderen Crew, nur keine vollständige Figur.
skallywaggs-text-in-the-head = Tausch die Köpfe zweier beliebiger Piraten.
skallywaggs-text-all-hands-on-deck = Eine Runde lang hält „Bleibt an Land“ niemanden deiner Crew auf. Haftbefehl und Skorbut & Pocken schon, und dem Holländer hilft es nicht.
skallywaggs-text-hurricane = Alle, du zuerst, verlieren einen Piraten ihrer Wahl.
skallywaggs-text-crack-down = Eine Runde lang darf jemand anders im eigenen Zug keine Ereignisse spielen und nicht an den Markt. Wer einen Piraten hergibt, ist sie los.
skallywaggs-text-parley-and-belay = Ein fremdes Ereignis, eben erst angekündigt, bleibt ohne Wirkung.
skallywaggs-text-scurvy-and-pox = Leg es auf einen Piraten einer anderen Crew. Er bleibt an Land und ist in ihrem nächsten Zug, nach dem Ziehen, verloren.
skallywaggs-text-arrest-warrant = Leg ihn auf einen beliebigen Piraten. Der bleibt eine Runde lang an Land, tut nichts und rührt sich nicht vom Fleck.
skallywaggs-text-swag-and-plunder = Zieh 3 Karten.
skallywaggs-text-skallywaggs = Tausch dasselbe Teil zweier beliebiger Piraten. Piraten aus einem Guss, die zwei Karten einer Nebenfigur und Kugel & Kette sind immun.
skallywaggs-text-dutchman = Augenklappe, Haken und Holzbein zusammen sind der Holländer, aus einem Guss und aktiv: Wer ihn hat, zieht in jedem Zug 1 Karte und keine zusätzlichen. Er ist immun gegen Haftbefehl, „Alle Mann an Deck“ und Skallywaggs.
skallywaggs-text-saint-elmo = Papagei, Akkordeon und Affe zusammen sind Sankt Elmo, aus einem Guss und aktiv: Einmal in deinem Zug nimmst du gratis eine Karte vom Markt. Er ist immun gegen Haftbefehl und Skallywaggs.

skallywaggs-title = Runde { $round }
skallywaggs-title-of = Runde { $round } von { $last }
skallywaggs-pile-commons = Der Markt
skallywaggs-pile-shipyard = Werft: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
skallywaggs-pile-locker = Davy Jones’ Kiste: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }
skallywaggs-pile-announced = Angekündigt
skallywaggs-note-announced = { $seat-you ->
    [yes] Du
   *[no] { $seat }
 }: { $what }
skallywaggs-pile-before = { $seat-you ->
    [yes] Vor dir
   *[no] Vor { $seat }
 }

skallywaggs-count-seaworthy = { $count } seetüchtig
skallywaggs-count-needed = { $count } nötig
skallywaggs-count-crew = { $count ->
    [0] Keine Piraten
    [one] 1 Pirat
   *[other] { $count } Piraten
 }
skallywaggs-count-hand = { $count ->
    [0] Leere Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }

skallywaggs-badge-winner = Gewonnen
skallywaggs-badge-first = Fängt an
skallywaggs-badge-sailing = Sticht in See!
skallywaggs-badge-crack-down = Razzia
skallywaggs-badge-batten = Schotten dicht
skallywaggs-badge-all-hands = Alle Mann an Deck
skallywaggs-badge-watch-hit = Kontert nur, wenn’s trifft
skallywaggs-badge-watch-none = Kontert vorerst nicht

skallywaggs-note-simple = einfach
skallywaggs-note-matched = aus einem Guss
skallywaggs-note-major = Hauptfigur
skallywaggs-note-minor = Nebenfigur
skallywaggs-note-active = aktiv
skallywaggs-note-suppressed = ausgeschaltet
skallywaggs-note-seaworthy = seetüchtig
skallywaggs-note-cant-sail = bleibt an Land: { $card }
skallywaggs-note-immune = immun gegen { $event }: { $why }
skallywaggs-note-immune-parts = { $parts } immun gegen { $event }: { $why }
skallywaggs-why-matched = aus einem Guss
skallywaggs-why-activating = macht { $title } aktiv
skallywaggs-why-complete = { $title } ist vollständig
skallywaggs-why-marked = laut { $title }
skallywaggs-why-shield = { $title } an Bord
skallywaggs-why-sheltered = { $title }
skallywaggs-why-stays = { $title }
skallywaggs-why-held = { $title }
skallywaggs-why-held-crew = { $title } an Bord

skallywaggs-prompt-dealing = Wer fängt an?
skallywaggs-prompt-shuffling = Die Kiste wird gemischt.
skallywaggs-prompt-arrange = { $seat-you ->
    [yes] Dein Ausguck sieht die nächsten Karten. In welcher Reihenfolge sollen sie liegen?
   *[no] Der Ausguck von { $seat } ordnet die nächsten Karten.
 }
skallywaggs-prompt-play = { $seat-you ->
    [yes] Du bist dran: bauen, Ereignisse, handeln, dann Zug beenden.
   *[no] { $seat } ist dran.
 }
skallywaggs-prompt-play-due = { $seat-you ->
    [yes] Du bist dran und stichst in See: Hast du am Ende genug Seetüchtige, gewinnst du.
   *[no] { $seat } ist dran und will am Ende des Zugs auslaufen.
 }
skallywaggs-prompt-pay-trade = { $seat-you ->
    [yes] { $left ->
        [one] Wirf eine Karte für den Handel ab.
       *[other] Wirf { $left } Karten für den Handel ab.
     }
   *[no] { $seat } wirft für einen Handel ab.
 }
skallywaggs-prompt-pay-lure = { $seat-you ->
    [yes] { $left ->
        [one] Wirf eine Karte für die Schankmaid ab.
       *[other] Wirf { $left } Karten für die Schankmaid ab.
     }
   *[no] { $seat } wirft für die Schankmaid ab.
 }
skallywaggs-prompt-pay-cure = { $seat-you ->
    [yes] { $left ->
        [one] Wirf eine Karte für die Heilung ab.
       *[other] Wirf { $left } Karten für die Heilung ab.
     }
   *[no] { $seat } wirft für eine Heilung ab.
 }
skallywaggs-prompt-pay-limit = { $seat-you ->
    [yes] { $left ->
        [one] Zu viele Karten: Wirf eine ab.
       *[other] Zu viele Karten: Wirf { $left } ab.
     }
   *[no] { $seat } wirft bis zum Handlimit ab.
 }
skallywaggs-prompt-swap = { $seat-you ->
    [yes] Tausch eine Karte von dir gegen eine vom Markt.
   *[no] { $seat } tauscht eine Karte am Markt.
 }
skallywaggs-prompt-lose-storm = { $seat-you ->
    [yes] Der Sturm holt sich einen deiner Piraten. Welchen?
   *[no] { $seat } verliert einen Piraten an den Sturm.
 }
skallywaggs-prompt-lose-dredge = { $seat-you ->
    [yes] Welchen Piraten schickst du in die Kiste?
   *[no] { $seat } schickt einen Piraten in die Kiste.
 }
skallywaggs-prompt-lose-ransom = { $seat-you ->
    [yes] Welchen Piraten gibst du her, um frei zu sein?
   *[no] { $seat } gibt einen Piraten her, um frei zu sein.
 }
skallywaggs-prompt-lose-captain = { $seat-you ->
    [yes] Zwei Käpt’ns in einer Crew! Welcher geht?
   *[no] { $seat } hat zwei Käpt’ns und muss einen verlieren.
 }
skallywaggs-prompt-lose-mutiny = { $seat-you ->
    [yes] { $left ->
        [one] Noch ein Pirat folgt dem Käpt’n. Welcher?
       *[other] Noch { $left } Piraten folgen dem Käpt’n. Welche?
     }
   *[no] { $seat } verliert bei der Meuterei noch mehr Piraten.
 }
skallywaggs-prompt-doom = { $seat-you ->
    [yes] { $card } holt sich { $pirate }. Kannst du helfen?
   *[no] { $card } holt sich einen Piraten von { $seat }.
 }
skallywaggs-prompt-take = { $seat-you ->
    [yes] { $left ->
        [one] Nimm noch eine Karte aus der Kiste, oder lass es gut sein.
       *[other] Nimm bis zu { $left } Karten aus der Kiste.
     }
   *[no] { $seat } durchsucht die Kiste.
 }
skallywaggs-prompt-answer = { $seat } spielt { $card }. Geschehen lassen oder kontern?
skallywaggs-prompt-wait-answers = { $seat-you ->
    [yes] Du spielst { $card }. Kontert jemand?
   *[no] { $seat } spielt { $card }. Kontert jemand?
 }

skallywaggs-offer-build = Bauen: { $pirate }, { $what }
skallywaggs-offer-build-for = Bauen bei { $crew }: { $pirate }, { $what }
skallywaggs-prospect = { $kind }, { $sails }
skallywaggs-proposal = { $pirate }: { $what }
skallywaggs-proposal-any = { $pirate }: aktiv, { $part } egal, { $sails }
skallywaggs-proposal-simple = Ein einfacher Pirat, seetüchtig
skallywaggs-offer-what = { $offer }. Danach: { $what }
skallywaggs-what = { $seat-you ->
    [yes] du hast { $seaworthy } von { $needed } seetüchtig
   *[no] { $seat } hat { $seaworthy } von { $needed } seetüchtig
 }
skallywaggs-what-sick = dieser Pirat ist im nächsten Zug seiner Crew verloren, wenn ihn niemand rettet
skallywaggs-what-instead = seine Crew darf dafür einen anderen Piraten verlieren
skallywaggs-offer-event = { $card } spielen
skallywaggs-offer-event-pirate = { $card } auf { $pirate } { $crew-you ->
    [yes] bei dir
   *[no] bei { $crew }
 }
skallywaggs-offer-event-parts = { $card }, { $part } tauschen: { $one } { $crew-you ->
    [yes] bei dir
   *[no] bei { $crew }
 } und { $other } { $elsewhere-you ->
    [yes] bei dir
   *[no] bei { $elsewhere }
 }
skallywaggs-offer-event-seat = { $card } gegen { $target }
skallywaggs-offer-trade = { $cost ->
    [0] Gratis am Markt handeln
    [one] Am Markt handeln: 1 abwerfen, 1 tauschen
   *[other] Am Markt handeln: { $cost } abwerfen, 1 tauschen
 }
skallywaggs-offer-discard = { $card } abwerfen
skallywaggs-offer-swap = { $give } geben, { $take } nehmen
skallywaggs-offer-lure = Schankmaid: { $pirate } von { $crew } holen
skallywaggs-offer-operate = Schiffsarzt: { $card } an { $pirate }
skallywaggs-offer-help = Sankt Elmo: { $card } nehmen
skallywaggs-offer-ransom = Einen Piraten hergeben und die Razzia beenden
skallywaggs-offer-sail = „Leinen los!“
skallywaggs-offer-watch-always = Bei jedem Ereignis fragen
skallywaggs-offer-watch-when-hit = Nur fragen, wenn’s mich trifft
skallywaggs-offer-watch-never = Bis zu meinem Zug nicht fragen
skallywaggs-offer-end-turn = Zug beenden
skallywaggs-offer-lose = Hergeben: { $pirate }
skallywaggs-offer-arrange = { $order }
skallywaggs-offer-take = { $card } nehmen
skallywaggs-offer-done = Keine mehr nehmen
skallywaggs-offer-pass = Geschehen lassen
skallywaggs-offer-pass-until-turn = Geschehen lassen und bis zu meinem Zug nicht fragen
skallywaggs-offer-pass-unless-hit = Geschehen lassen und nur fragen, wenn’s mich trifft
skallywaggs-offer-let-go = Gehen lassen
skallywaggs-offer-cure = Vom Smutje heilen lassen
skallywaggs-offer-stand-in = Stattdessen hergeben: { $pirate }

skallywaggs-fact-fewer = { $title }: { $by } weniger nötig
skallywaggs-fact-more = { $title }: { $by } mehr nötig
skallywaggs-fact-tide = Die Ebbe: { $by } weniger nötig
skallywaggs-fact-trade-cost = { $cost ->
    [0] Der nächste Handel ist gratis
    [one] Der nächste Handel kostet 1 Karte
   *[other] Der nächste Handel kostet { $cost } Karten
 }
skallywaggs-fact-completes = { $card } vom Markt würde { $pirate } vollständig machen
skallywaggs-fact-hit = Das trifft dich.
skallywaggs-fact-not-hit = Das betrifft dich nicht.
skallywaggs-fact-harbor = Der Hafen schließt nach { $last } Runden; das ist Runde { $round }
skallywaggs-fact-harbor-closing = Der Hafen schließt: Niemand kann mehr auslaufen
skallywaggs-fact-known = { $seat } hat { $card }

skallywaggs-event-high-card = Wer fängt an? { $seat-you ->
    [yes] Du hast { $card } gezogen.
   *[no] { $seat } hat { $card } gezogen.
 }
skallywaggs-event-high-tie = Gleichstand: Wer gleichauf lag, hat noch mal gezogen.
skallywaggs-event-dealt = Die Karten sind ausgeteilt. { $seat-you ->
    [yes] Du fängst an.
   *[no] { $seat } fängt an.
 }
skallywaggs-event-turn = { $seat-you ->
    [yes] Du bist dran, Runde { $round }.
   *[no] { $seat } ist dran, Runde { $round }.
 }
skallywaggs-event-scouted = { $seat-you ->
    [yes] Dein Ausguck sieht sich { $count ->
        [one] die nächste Karte
       *[other] die nächsten { $count } Karten
     } an.
   *[no] Der Ausguck von { $seat } sieht sich { $count ->
        [one] die nächste Karte
       *[other] die nächsten { $count } Karten
     } an.
 }
skallywaggs-event-drew = { $seat-you ->
    [yes] Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     }.
   *[no] { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     }.
 }
skallywaggs-event-dry = { $seat-you ->
    [yes] Für dich ist nichts mehr zu ziehen da.
   *[no] Für { $seat } ist nichts mehr zu ziehen da.
 }
skallywaggs-event-reshuffled = Die Kiste wird gemischt: eine neue Werft mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
skallywaggs-event-tide = Die Kiste wird gemischt: eine neue Werft mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }. Ebbe: Alle brauchen { $tide } weniger.
skallywaggs-event-ended-on = { $card } auf { $pirate } ist vorbei.
skallywaggs-event-ended = { $seat-you ->
    [yes] { $card } ist für dich vorbei.
   *[no] { $card } ist für { $seat } vorbei.
 }
skallywaggs-event-built = { $seat-you ->
    [yes] Du baust { $pirate }.
   *[no] { $seat } baut { $pirate }.
 }
skallywaggs-event-built-for = { $seat-you ->
    [yes] Du baust { $pirate } in die Crew von { $crew }.
   *[no] { $crew-you ->
        [yes] { $seat } baut { $pirate } in deine Crew.
       *[no] { $seat } baut { $pirate } in die Crew von { $crew }.
     }
 }
skallywaggs-event-announced = { $seat-you ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
 }
skallywaggs-event-announced-pirate = { $seat-you ->
    [yes] Du spielst { $card }
   *[no] { $seat } spielt { $card }
 } auf { $pirate } { $crew-you ->
    [yes] bei dir.
   *[no] bei { $crew }.
 }
skallywaggs-event-announced-parts = { $seat-you ->
    [yes] Du spielst { $card }
   *[no] { $seat } spielt { $card }
 }: { $one } { $crew-you ->
    [yes] bei dir
   *[no] bei { $crew }
 } gegen { $other } { $elsewhere-you ->
    [yes] bei dir.
   *[no] bei { $elsewhere }.
 }
skallywaggs-event-announced-seat = { $seat-you ->
    [yes] Du spielst { $card } gegen { $target }.
   *[no] { $target-you ->
        [yes] { $seat } spielt { $card } gegen dich.
       *[no] { $seat } spielt { $card } gegen { $target }.
     }
 }
skallywaggs-event-announced-against = { $seat-you ->
    [yes] Du konterst { $below } mit { $card }.
   *[no] { $seat } kontert { $below } mit { $card }.
 }
skallywaggs-event-canceled = { $by } stoppt { $card } { $seat-you ->
    [yes] von dir.
   *[no] von { $seat }.
 }
skallywaggs-event-no-effect = { $card } bewirkt nichts mehr.
skallywaggs-event-spared = { $seat-you ->
    [yes] { $card } verschont deine Crew.
   *[no] { $card } verschont die Crew von { $seat }.
 }
skallywaggs-event-swapped = { $part ->
    [head] Köpfe
    [chest] Rümpfe
   *[legs] Beine
 } getauscht: { $crew-you ->
    [yes] Du hast jetzt
   *[no] { $crew } hat jetzt
 } { $one }, { $elsewhere-you ->
    [yes] du hast
   *[no] { $elsewhere } hat
 } { $other }.
skallywaggs-event-swapped-within = { $part ->
    [head] Köpfe
    [chest] Rümpfe
   *[legs] Beine
 } getauscht: { $crew-you ->
    [yes] Du hast jetzt
   *[no] { $crew } hat jetzt
 } { $one } und { $other }.
skallywaggs-event-moved-home = Der { $card } führt { $pirate } { $from-you ->
    [yes] von dir
   *[no] von { $from }
 } { $crew-you ->
    [yes] zu dir.
   *[no] zu { $crew }.
 }
skallywaggs-event-moved-wander = Der { $card } wandert weiter: { $pirate } zieht { $from-you ->
    [yes] von dir
   *[no] von { $from }
 } { $crew-you ->
    [yes] zu dir.
   *[no] zu { $crew }.
 }
skallywaggs-event-moved-pressed = { $card } bringt { $pirate } { $from-you ->
    [yes] von dir
   *[no] von { $from }
 } { $crew-you ->
    [yes] zu dir.
   *[no] zu { $crew }.
 }
skallywaggs-event-moved-lured = Die Schankmaid lockt { $pirate } { $from-you ->
    [yes] von dir
   *[no] von { $from }
 } { $crew-you ->
    [yes] zu dir.
   *[no] zu { $crew }.
 }
skallywaggs-event-lost-storm = { $crew-you ->
    [yes] Der Sturm holt { $pirate } aus deiner Crew.
   *[no] Der Sturm holt { $pirate } von { $crew }.
 }
skallywaggs-event-lost-sunk = { $crew-you ->
    [yes] { $pirate } aus deiner Crew geht über Bord.
   *[no] { $pirate } von { $crew } geht über Bord.
 }
skallywaggs-event-lost-sick = { $crew-you ->
    [yes] { $pirate } aus deiner Crew stirbt an Skorbut & Pocken.
   *[no] { $pirate } von { $crew } stirbt an Skorbut & Pocken.
 }
skallywaggs-event-lost-bled = { $crew-you ->
    [yes] { $pirate } aus deiner Crew stirbt an Stichwunden.
   *[no] { $pirate } von { $crew } stirbt an Stichwunden.
 }
skallywaggs-event-lost-dredge = { $crew-you ->
    [yes] Du schickst { $pirate } in die Kiste.
   *[no] { $crew } schickt { $pirate } in die Kiste.
 }
skallywaggs-event-lost-ransom = { $crew-you ->
    [yes] Du gibst { $pirate } her.
   *[no] { $crew } gibt { $pirate } her.
 }
skallywaggs-event-lost-mutiny = { $crew-you ->
    [yes] { $pirate } verlässt deine Crew bei der Meuterei.
   *[no] { $pirate } verlässt die Crew von { $crew } bei der Meuterei.
 }
skallywaggs-event-lost-stood-in = { $crew-you ->
    [yes] { $pirate } aus deiner Crew geht in die Kiste.
   *[no] { $pirate } von { $crew } geht in die Kiste.
 }
skallywaggs-event-mutiny = { $seat-you ->
    [yes] Zwei Käpt’ns in deiner Crew! { $count ->
        [one] Ein Pirat geht.
       *[other] { $count } Piraten gehen.
     }
   *[no] Zwei Käpt’ns in der Crew von { $seat }! { $count ->
        [one] Ein Pirat geht.
       *[other] { $count } Piraten gehen.
     }
 }
skallywaggs-event-laid-on = { $card } liegt jetzt auf { $pirate } { $crew-you ->
    [yes] bei dir.
   *[no] bei { $crew }.
 }
skallywaggs-event-laid-before = { $seat-you ->
    [yes] { $card } liegt jetzt vor dir.
   *[no] { $card } liegt jetzt vor { $seat }.
 }
skallywaggs-event-discarded-trade = { $seat-you ->
    [yes] Du wirfst { $card } für den Handel ab.
   *[no] { $seat } wirft { $card } für den Handel ab.
 }
skallywaggs-event-discarded-lure = { $seat-you ->
    [yes] Du wirfst { $card } für die Schankmaid ab.
   *[no] { $seat } wirft { $card } für die Schankmaid ab.
 }
skallywaggs-event-discarded-cure = { $seat-you ->
    [yes] Du wirfst { $card } für die Heilung ab.
   *[no] { $seat } wirft { $card } für die Heilung ab.
 }
skallywaggs-event-discarded-limit = { $seat-you ->
    [yes] Du wirfst { $card } ab.
   *[no] { $seat } wirft { $card } ab.
 }
skallywaggs-event-trading = { $seat-you ->
    [yes] Du handelst am Markt
   *[no] { $seat } handelt am Markt
 }{ $cost ->
    [0] , gratis.
    [one] , für eine Karte.
   *[other] , für { $cost } Karten.
 }
skallywaggs-event-traded = { $seat-you ->
    [yes] Du gibst { $give } und nimmst { $take }.
   *[no] { $seat } gibt { $give } und nimmt { $take }.
 }
skallywaggs-event-luring = { $seat-you ->
    [yes] Deine Schankmaid zwinkert { $pirate } bei { $crew } zu.
   *[no] Die Schankmaid von { $seat } zwinkert { $crew-you ->
        [yes] { $pirate } bei dir zu.
       *[no] { $pirate } bei { $crew } zu.
     }
 }
skallywaggs-event-operated = { $seat-you ->
    [yes] Dein Schiffsarzt näht { $give } an und nimmt { $take } ab: { $pirate }.
   *[no] Der Schiffsarzt von { $seat } näht { $give } an und nimmt { $take } ab: { $pirate }.
 }
skallywaggs-event-helped = { $seat-you ->
    [yes] Sankt Elmo bringt dir { $card }.
   *[no] Sankt Elmo bringt { $seat } { $card }.
 }
skallywaggs-event-refilled = { $card } kommt auf den Markt.
skallywaggs-event-dredged = { $seat-you ->
    [yes] Du nimmst { $card } aus der Kiste.
   *[no] { $seat } nimmt { $card } aus der Kiste.
 }
skallywaggs-event-cured = { $crew-you ->
    [yes] Dein Smutje heilt { $pirate } von { $card }.
   *[no] Der Smutje von { $crew } heilt { $pirate } von { $card }.
 }
skallywaggs-event-stood-in = { $crew-you ->
    [yes] { $hero } geht statt { $pirate } aus deiner Crew.
   *[no] { $hero } geht statt { $pirate } von { $crew }.
 }
skallywaggs-event-ransomed = { $seat-you ->
    [yes] Du bist { $card } los.
   *[no] { $seat } ist { $card } los.
 }
skallywaggs-event-watch-always = { $seat-you ->
    [yes] Du wirst bei jedem Ereignis gefragt.
   *[no] { $seat } will bei jedem Ereignis gefragt werden.
 }
skallywaggs-event-watch-when-hit = { $seat-you ->
    [yes] Du wirst nur gefragt, wenn es dich trifft.
   *[no] { $seat } will nur bei Treffern gefragt werden.
 }
skallywaggs-event-watch-never = { $seat-you ->
    [yes] Bis zu deinem nächsten Zug wirst du nicht gefragt.
   *[no] { $seat } kontert bis zum eigenen Zug nicht mehr.
 }
skallywaggs-event-sailing = { $seat-you ->
    [yes] „Leinen los!“ Du hast { $seaworthy } seetüchtig ({ $needed } nötig). Halt durch bis zum Ende deines nächsten Zugs!
   *[no] „Leinen los!“ { $seat } hat { $seaworthy } seetüchtig ({ $needed } nötig). Verhindert es, bevor { $seat } den nächsten Zug beendet!
 }
skallywaggs-event-stranded = { $seat-you ->
    [yes] Du stichst nicht in See: { $seaworthy } seetüchtig ({ $needed } nötig).
   *[no] { $seat } sticht nicht in See: { $seaworthy } seetüchtig ({ $needed } nötig).
 }
skallywaggs-event-won = { $seat-you ->
    [yes] Du stichst mit { $seaworthy } Seetüchtigen in See ({ $needed } nötig) und gewinnst!
   *[no] { $seat } sticht mit { $seaworthy } Seetüchtigen in See ({ $needed } nötig) und gewinnt!
 }
skallywaggs-event-harbor-soon = Der Hafen schließt nach { $last } Runden; das ist Runde { $round }.
skallywaggs-event-harbor-closes = Der Hafen schließt, und niemand ist ausgelaufen. Die beste Crew gewinnt.

skallywaggs-over-sailed = { $seat-you ->
    [yes] Du stichst in See und gewinnst das Spiel!
   *[no] { $seat } sticht in See und gewinnt das Spiel!
 }
skallywaggs-over-closed = { $seat-you ->
    [yes] Der Hafen ist zu. Deine Crew ist die beste: Du gewinnst!
   *[no] Der Hafen ist zu. { $seat } gewinnt mit der besten Crew.
 }
skallywaggs-over-shared = Der Hafen ist zu, und die besten Crews teilen sich den Sieg.

skallywaggs-highlight-built = Meiste Piraten gebaut: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-lost = Meiste Piraten verloren: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-events = Meiste Ereignisse gespielt: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $count }

skallywaggs-moment-dealing = Die Karten werden gerade gemischt.
skallywaggs-moment-arrange = Ordne erst die Karten, die dein Ausguck gesehen hat.
skallywaggs-moment-play = Jetzt kannst du bauen, spielen, handeln oder den Zug beenden.
skallywaggs-moment-discard = Wirf erst eine Karte ab.
skallywaggs-moment-swap = Tausch erst eine deiner Karten gegen eine vom Markt.
skallywaggs-moment-lose = Such erst aus, welchen Piraten du verlierst.
skallywaggs-moment-doom = Entscheide erst, was aus deinem Piraten wird.
skallywaggs-moment-take = Nimm eine Karte aus der Kiste, oder lass es gut sein.
skallywaggs-moment-answer = Jetzt kannst du mit einer Sanduhrkarte kontern oder es geschehen lassen.
skallywaggs-moment-over = Das Spiel ist vorbei.
skallywaggs-refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
skallywaggs-refusal-not-there = { $card } liegt da nicht. Wähl eine andere Karte.
skallywaggs-refusal-no-pirate = Ein Pirat besteht aus Kopf, Rumpf und Beinen.
skallywaggs-refusal-no-target = Das geht nicht. Wähl etwas anderes.
skallywaggs-refusal-protected = { $card } bewirkt dort nichts: { $why }. Wähl ein anderes Ziel.
skallywaggs-refusal-stays = Dieser Pirat bleibt: { $why }. Wähl einen anderen.
skallywaggs-refusal-wrong-crew = Wähl bei den anderen, nicht bei dir.
skallywaggs-refusal-not-now = { $card } geht jetzt nicht.
skallywaggs-refusal-nothing = { $card } würde jetzt nichts bewirken. Heb dir die Karte auf.
skallywaggs-refusal-forbidden = { $card } verbietet das in diesem Zug. Gib einen Piraten her, dann geht es.
skallywaggs-refusal-too-few-cards = { $needed ->
    [one] Dafür brauchst du eine Karte auf der Hand.
   *[other] Dafür brauchst du { $needed } Karten auf der Hand.
}
skallywaggs-refusal-nobody-can = Das kann niemand in deiner Crew.
skallywaggs-refusal-once-a-turn = Das geht nur einmal im Zug.
skallywaggs-refusal-too-few-sail = { $seaworthy ->
    [0] Du hast keine seetüchtigen Piraten und brauchst { $needed }.
    [one] Du hast einen seetüchtigen Piraten und brauchst { $needed }.
   *[other] Du hast { $seaworthy } seetüchtige Piraten und brauchst { $needed }.
}
skallywaggs-refusal-sailing-already = Du stichst schon in See. Halt durch bis zum Ende deines nächsten Zugs.
skallywaggs-refusal-sailing-due = Du stichst schon in See. Halt durch bis zum Ende dieses Zugs.
skallywaggs-refusal-too-late = Der Hafen schließt. Zum Auslaufen ist es zu spät.
skallywaggs-refusal-not-simple = Der Schankmaid folgen nur einfache Piraten. Wähl anders.
skallywaggs-refusal-cannot-lose = Dieser Pirat geht jetzt nicht. Wähl einen anderen.
skallywaggs-refusal-nothing-forbids = Gegen dich läuft keine Razzia.
skallywaggs-refusal-same-watch = Das ist schon so.

skallywaggs-judge-ask = Die Fragen sind „pirate“ und „needed“.
skallywaggs-judge-parts = Ein Pirat hat drei Teile: Kopf, Rumpf und Beine. Dieser hat { $count }.
skallywaggs-judge-card = Es gibt keine Karte { $card }. Die Titel sind: { $titles }.
skallywaggs-judge-part = { $card } passt hier bei einem Piraten nicht als { $part }.
skallywaggs-judge-twice = Eine zweite Karte { $card } ({ $part }) gibt es nicht.
skallywaggs-judge-players = Es spielen 2 bis 4, mit je einer Crew.

# What offers of one kind are called together, where there are too many for one list.
skallywaggs-verb-build = Piraten bauen
skallywaggs-verb-event = Ereignis spielen
skallywaggs-verb-answer = Mit Ereignis kontern
skallywaggs-verb-discard = Karte abwerfen
skallywaggs-verb-swap = Am Markt tauschen
skallywaggs-verb-lose = Piraten hergeben
skallywaggs-verb-take = Karte nehmen
skallywaggs-verb-waitress = Mit der Schankmaid locken
skallywaggs-verb-surgeon = Teil vom Schiffsarzt ersetzen lassen
skallywaggs-verb-look-out = Oberste Werftkarten ordnen
skallywaggs-verb-watch = Wann gefragt wird

skallywaggs-deed-built = Piraten gebaut
skallywaggs-deed-event = Ereignisse gespielt
skallywaggs-slip-mutiny = Meutereien
skallywaggs-slip-stranded = Zu früh in See gestochen
