# Skull King, in German. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-king-name = Skull King
skull-king-blurb = Sag an, wie viele Stiche du holst, und hol genau so viele. Piraten, Meerjungfrauen und der Skull King sehen das anders.
skull-king-rules-aim = Das Ziel
skull-king-rules-aim-text = Jede Runde sagt ihr alle gleichzeitig an, wie viele Stiche ihr holt. Hol genau so viele: Zu wenige sind so schlecht wie zu viele.
skull-king-rules-rounds-alike = { $rounds ->
    [one] Es gibt eine Runde
   *[other] Es gibt { $rounds } Runden
 } mit { $from ->
    [one] je einer Karte
   *[other] je { $from } Karten
 }.
skull-king-rules-rounds-rising = Es gibt { $rounds } Runden. In der ersten bekommen alle { $from ->
    [one] eine Karte
   *[other] { $from } Karten
 }, dann jede Runde eine mehr, bis { $to }.
skull-king-rules-rounds-listed = Es gibt { $rounds } Runden. So viele Karten bekommen alle, Runde für Runde: { $list }.
skull-king-rules-winning-shared = Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
skull-king-rules-winning-one-more-round = Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand spielen alle noch eine Runde; steht es dann immer noch gleich, teilt ihr euch den Sieg.
skull-king-rules-deck = Die Karten
skull-king-rules-deck-text = Es gibt { $cards } Karten. Für jede Runde wird neu gemischt.
skull-king-rules-suits = { $one }, { $two }, { $three } und { $four }, jeweils von 1 bis { $highest }. Trumpf ist { $trump }.
skull-king-rules-extra = Noch einmal dabei: { $card }.
skull-king-rules-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count })
 }: { $text }
skull-king-rules-tricks = So läuft ein Stich
skull-king-rules-follow = Jemand spielt eine beliebige Karte aus, dann spielen reihum alle eine. Wird eine Zahl ausgespielt, bediene ihre Farbe, wenn du kannst; kannst du nicht, spiel, was du willst. Sonderkarten gehen immer.
skull-king-rules-lead = Wer den Stich holt, spielt zum nächsten aus. Das erste Ausspielen wandert jede Runde einen Platz weiter.
skull-king-rules-escape-led = Wird eine Escape-Karte ausgespielt, bestimmt die nächste Karte die Farbe.
skull-king-rules-character-led-free = { $mermaids ->
    [0] Wird ein Pirat
   *[other] Wird ein Pirat, eine Meerjungfrau
 } oder der Skull King ausgespielt, geht danach jede Karte.
skull-king-rules-character-led-next = { $mermaids ->
    [0] Wird ein Pirat
   *[other] Wird ein Pirat, eine Meerjungfrau
 } oder der Skull King ausgespielt, bestimmt die nächste Zahl die Farbe.
skull-king-rules-escape-character-free = { $mermaids ->
    [0] Kommt ein Pirat
   *[other] Kommt ein Pirat, eine Meerjungfrau
 } oder der Skull King nach einer ausgespielten Escape-Karte, geht danach jede Karte.
skull-king-rules-escape-character-next = { $mermaids ->
    [0] Kommt ein Pirat
   *[other] Kommt ein Pirat, eine Meerjungfrau
 } oder der Skull King nach einer ausgespielten Escape-Karte, bestimmt die nächste Zahl die Farbe.
skull-king-rules-kraken-led-free = Wird der Kraken ausgespielt, geht danach jede Karte.
skull-king-rules-kraken-led-next = Wird der Kraken ausgespielt, bestimmt die nächste Karte die Farbe.
skull-king-rules-whale-led = Wird der Weiße Wal ausgespielt, geht danach jede Karte.
skull-king-rules-ranks = Wer wen schlägt
skull-king-rules-numbers = Bei Zahlen gewinnt die höchste der Farbe, die zu bedienen ist. Aber { $trump } schlägt alle anderen Farben.
skull-king-rules-characters = { $mermaids ->
    [0] Piraten schlagen jede Zahl, und der Skull King schlägt Piraten.
   *[other] Meerjungfrauen schlagen jede Zahl, Piraten schlagen Meerjungfrauen, und der Skull King schlägt Piraten. Aber eine Meerjungfrau fängt den Skull King, egal was sonst noch liegt.
 }
skull-king-rules-several = { $mermaids ->
    [0] Von mehreren Piraten gewinnt der zuerst gespielte.
   *[other] Von mehreren Piraten gewinnt der zuerst gespielte; bei Meerjungfrauen ist es genauso.
 }
skull-king-rules-escapes = Escape-Karten verlieren. Fliehen alle, gewinnt die erste.
skull-king-rules-deep = Aus der Tiefe
skull-king-rules-kraken-leader-would-have-won = Der Kraken zerstört den Stich: Niemand bekommt ihn, und nichts darin zählt. Als Nächstes spielt aus, wer ohne den Kraken gewonnen hätte.
skull-king-rules-kraken-leader-left = Der Kraken zerstört den Stich: Niemand bekommt ihn, und nichts darin zählt. Als Nächstes spielt aus, wer links vom Kraken sitzt.
skull-king-rules-kraken-and-escapes = Wird der Kraken ausgespielt und folgen nur Escape-Karten, spielt dieselbe Person noch mal aus.
skull-king-rules-whale = Mit dem Weißen Wal zählen nur Zahlen: Die höchste gewinnt, egal welcher Farbe, bei gleichen die zuerst gespielte, und { $trump } ist kein Trumpf.
skull-king-rules-whale-leader-whale = Findet der Weiße Wal keine Zahl, bekommt niemand den Stich, und wer den Wal gespielt hat, spielt als Nächstes aus.
skull-king-rules-whale-leader-would-have-won = Findet der Weiße Wal keine Zahl, bekommt niemand den Stich, und wer ohne ihn gewonnen hätte, spielt als Nächstes aus.
skull-king-rules-kraken-and-whale = Liegen beide in einem Stich, wirkt der spätere, und der frühere gilt als Escape.
skull-king-rules-points = Punkte
skull-king-rules-classic = Stimmt eine Ansage von eins oder mehr, bringt jeder Stich 20 Punkte. Stimmt sie nicht, kostet jeder Stich zu viel oder zu wenig 10 Punkte.
skull-king-rules-zero-cards-dealt = Eine Null-Ansage bringt 10 Punkte für jede ausgeteilte Karte, und kostet genauso viel, wenn du doch einen Stich holst.
skull-king-rules-zero-round-number = Eine Null-Ansage bringt das Zehnfache der Rundennummer, und kostet genauso viel, wenn du doch einen Stich holst.
skull-king-rules-shared-stakes = Für alle geht es um 10 Punkte pro Karte, egal bei welcher Ansage. Stimmt sie, bekommst du alles, liegst du um eins daneben, die Hälfte, sonst nichts. Null ist eine Ansage wie jede andere.
skull-king-rules-cannon = Mit der Ansage lädst du die Kanone. Schrot zählt wie oben. Die Kanonenkugel bringt 15 Punkte pro Karte, wenn die Ansage stimmt, und sonst nichts.
skull-king-rules-bonuses = Bonuspunkte
skull-king-rules-bonus-met = Sie zählen nur, wenn deine Ansage stimmt.
skull-king-rules-bonus-always = Hier zählen sie auch, wenn deine Ansage nicht stimmt.
skull-king-rules-bonus-half = Sie zählen ganz, wenn deine Ansage stimmt, und halb, wenn du um eins danebenliegst.
skull-king-rules-bonus-cannon = Sie zählen ganz, wenn deine Ansage stimmt, und mit Schrot halb, wenn du um eins danebenliegst.
skull-king-rules-fourteens = 10 für jede 14 in deinen Stichen, auch deine eigene, und 20 für die schwarze.
skull-king-rules-pirates-any-order = 30 für jeden Piraten, den dein Skull King fängt.
skull-king-rules-pirates-before-king = 30 für jeden Piraten, den dein Skull King fängt, wenn er vor ihm gespielt wurde.
skull-king-rules-fled-pirate = { $card } gilt dabei auch dann als Pirat, wenn sie geflohen ist.
skull-king-rules-mermaid-takes-king = { $points } für den Skull King, wenn deine Meerjungfrau ihn fängt.
skull-king-rules-pirate-takes-mermaid = { $points } für jede Meerjungfrau, die dein Pirat fängt.
skull-king-rules-whale-fourteens = Entscheidet der Weiße Wal den Stich, bringen nur die 14er etwas.
skull-king-rules-whale-no-bonus = Entscheidet der Weiße Wal den Stich, bringt keine Karte etwas.
skull-king-rules-loot = Wer Beute spielt und wer sie holt, bekommt je 20, wenn beide Ansagen stimmen.
skull-king-rules-own-loot = { $points } für Beute, die du zurückholst, wenn deine Ansage stimmt.
skull-king-rules-loot-under-whale = Beute zählt auch unter dem Weißen Wal.
skull-king-rules-powers = Kräfte der Piraten
skull-king-rules-powers-text = Holst du einen Stich mit einem Piraten, der eine Kraft hat, wirkt sie sofort für dich.
skull-king-rules-wager = Bei Rascal setzt du 10 oder 20 Punkte. Stimmt deine Ansage, gewinnst du sie, sonst verlierst du sie.
skull-king-rules-wager-or-nothing = Bei Rascal setzt du 10 oder 20 Punkte, oder nichts. Stimmt deine Ansage, gewinnst du sie, sonst verlierst du sie.
skull-king-rules-whale-no-power = Entscheidet der Weiße Wal den Stich, wirkt keine Kraft.
skull-king-rules-last-harry-and-rascal = Nach dem letzten Stich einer Runde wirken nur Harrys und Rascals Kräfte.
skull-king-rules-last-harry = Nach dem letzten Stich einer Runde wirkt nur Harrys Kraft.
skull-king-rules-last-rascal = Nach dem letzten Stich einer Runde wirkt nur Rascals Kraft.
skull-king-rules-last-none = Nach dem letzten Stich einer Runde wirkt keine Kraft mehr.
skull-king-rules-ghost = Graubarts Geist
skull-king-rules-ghost-text = Zu zweit spielt ein Geist mit. Er bekommt einen verdeckten Stapel und dreht die oberste Karte um, gleich nachdem jemand ausgespielt hat, egal welche Farbe. Er sagt nichts an, und was er gewinnt, ist für euch beide verloren.
skull-king-rules-ghost-leads = Holt der Geist einen Stich, spielt er zum nächsten von seinem Stapel aus.
skull-king-rules-ghost-previous-leader = Holt der Geist einen Stich, spielt wieder aus, wer zuletzt ausgespielt hat.
skull-king-rules-ghost-flees = { $card } flieht bei ihm immer.
skull-king-preset-current = Aktuelle Ausgabe
skull-king-preset-current-blurb = Das Spiel, wie man es heute kauft, ohne Extras. Am besten für den Anfang.
skull-king-preset-current-expanded = Aktuelle Ausgabe mit allem
skull-king-preset-current-expanded-blurb = Mit Kraken, Weißem Wal, Beute und einer Kraft für jeden Piraten.
skull-king-preset-legendary = Legendary-Erweiterung (2018)
skull-king-preset-legendary-blurb = Kraken, Beute und Piratenkräfte, wie sie zuerst waren.
skull-king-preset-beck-2018 = Grundregeln (2018)
skull-king-preset-beck-2018-blurb = Am schlanksten: keine Meerjungfrauen, höchstens zu sechst.
skull-king-preset-schmidt = Schmidt-Ausgabe
skull-king-preset-schmidt-blurb = Farben bis 13, Scary Mary und eine eigene Art zu bedienen.

bot-skull-king-mate = Maat Molly

# Why a bot does what it does, for those who look over its shoulder.
skull-king-why-bid = Diese Hand sollte { $whole },{ $tenths } Stiche holen.
skull-king-why-take = { $missing ->
    [one] Ein Stich fehlt noch
   *[other] { $missing } Stiche fehlen noch
 }; diese Karte holt in { $chance } von 100 Fällen einen.
skull-king-why-duck = Kein Stich fehlt mehr; diese Karte holt in { $chance } von 100 Fällen einen.
skull-king-why-bid-search = Die Ansage { $bid } geht in { $met } von 100 Fällen auf, die { $other } in { $less }.
skull-king-why-card-search = Mit dieser Karte geht die Ansage in { $met } von 100 Fällen auf, mit der nächstbesten in { $less }.
skull-king-why-win-search = So ist das Spiel in etwa { $won } von 100 Fällen gewonnen.

skull-king-suit-green = Grün
skull-king-suit-yellow = Gelb
skull-king-suit-purple = Lila
skull-king-suit-blue = Blau
skull-king-suit-red = Rot
skull-king-suit-black = Schwarz
skull-king-suit-jolly-roger = Jolly Roger
skull-king-suit-skull-and-crossbones = Piratenflagge

# The trump suit within a sentence.
skull-king-trump-black = Schwarz
skull-king-trump-jolly-roger = der Jolly Roger
skull-king-trump-skull-and-crossbones = die Piratenflagge

skull-king-card-number = { $suit } { $number }
skull-king-card-trump = { $suit } { $number }
skull-king-card-escape = Escape
skull-king-card-loot = Beute
skull-king-card-pirate = Pirat
skull-king-card-rosie = Rosie
skull-king-card-bahij = Bahij
skull-king-card-bendt = Bendt
skull-king-card-rascal = Rascal
skull-king-card-juanita = Juanita
skull-king-card-harry = Harry
skull-king-card-tigress = Tigerin
skull-king-card-tigress-pirate = Tigerin als Pirat
skull-king-card-tigress-escape = Tigerin als Escape
skull-king-card-scary-mary = Scary Mary
skull-king-card-scary-mary-pirate = Scary Mary als Pirat
skull-king-card-scary-mary-escape = Scary Mary als Escape
skull-king-card-skull-king = Skull King
skull-king-card-mermaid = Meerjungfrau
skull-king-card-kraken = Kraken
skull-king-card-white-whale = Weißer Wal

skull-king-text-number = Die höchste Karte der ausgespielten Farbe gewinnt, wenn nichts sie schlägt. { $bonus ->
    [0] Wer die Farbe hat, spielt sie oder eine Sonderkarte.
   *[other] Bringt { $bonus } Bonuspunkte, wenn du sie holst{ $always ->
        [0] {" "}und deine Ansage stimmt
       *[other] {""}
    }.
 }
skull-king-text-black = Trumpf: schlägt jede Zahl der anderen Farben und niedrigere schwarze. { $bonus ->
    [0] Auf eine andere Farbe darfst du sie nur spielen, wenn du von der nichts hast.
   *[other] Bringt { $bonus } Bonuspunkte, wenn du sie holst{ $always ->
        [0] {" "}und deine Ansage stimmt
       *[other] {""}
    }.
 }
skull-king-text-escape = Verliert gegen alles. Fliehen alle, gewinnt die erste Karte.
skull-king-text-loot = Wie Escape. Wer sie holt, wird mit dir verbündet: Stimmen beide Ansagen, je 20 Punkte.
skull-king-text-pirate = { $mermaids ->
    [0] Schlägt jede Zahl.
   *[other] Schlägt Zahlen und Meerjungfrauen.
 } Der erste Pirat schlägt die späteren.
skull-king-text-rosie = Ein Pirat. Gewinn mit ihr und bestimm, wer als Nächstes ausspielt.
skull-king-text-bahij = Ein Pirat. Gewinn mit ihm, zieh zwei Karten und wirf zwei ab.
skull-king-text-rascal = Ein Pirat. Gewinn mit ihm, und du setzt auf deine Ansage.
skull-king-text-juanita = Ein Pirat. Gewinn mit ihr und sieh dir die Karten an, die nicht ausgeteilt wurden.
skull-king-text-harry = Ein Pirat. Gewinn mit ihm und ändere deine Ansage um eins, wenn du magst.
skull-king-text-tigress = Pirat oder Escape: Das sagst du, wenn du sie spielst.
skull-king-text-skull-king = { $mermaids ->
    [0] Schlägt alles.
   *[other] Schlägt alles außer Meerjungfrauen.
 }
skull-king-text-mermaid = Schlägt Zahlen und den Skull King. Verliert gegen Piraten.
skull-king-text-kraken = Zerstört den Stich: Niemand bekommt ihn.
skull-king-text-white-whale = Sonderkarten verlieren ihre Wirkung; die höchste Zahl gewinnt, egal welcher Farbe.

skull-king-why-mermaid-takes-king = Die Meerjungfrau fängt den Skull King, egal was sonst liegt.
skull-king-why-king = Der Skull King schlägt hier jede andere Karte.
skull-king-why-pirate = { $mermaids ->
    [0] { $card } schlägt jede Zahl.
   *[other] { $card } schlägt Zahlen und Meerjungfrauen.
 }
skull-king-why-first-pirate = Der erste Pirat schlägt die späteren.
skull-king-why-mermaid = Die Meerjungfrau schlägt jede Zahl.
skull-king-why-first-mermaid = Die erste Meerjungfrau schlägt die zweite und jede Zahl.
skull-king-why-trump = { $card } ist der höchste Trumpf.
skull-king-why-suit-led = { $card } ist die höchste Karte der ausgespielten Farbe.
skull-king-why-first-escape = Nur Escape-Karten: Die erste gewinnt.
skull-king-why-whale-highest = Beim Weißen Wal zählen nur Zahlen, und { $card } ist die erste der höchsten.
skull-king-why-kraken-destroys = Der Kraken zerstört den Stich, niemand bekommt ihn.
skull-king-why-whale-finds-none = Der Weiße Wal findet keine Zahl, der Stich kommt weg.

skull-king-title = Runde { $round } von { $rounds }
skull-king-title-extra = Stechen
skull-king-prompt-dealing = Die Karten werden ausgeteilt.
skull-king-prompt-bid = Wie viele Stiche holst du?
skull-king-prompt-wait-bids = { $count ->
    [one] Eine Ansage fehlt noch.
   *[other] { $count } Ansagen fehlen noch.
 }
skull-king-prompt-play = { $seat-you ->
    [yes] Spiel eine Karte.
   *[no] { $seat } ist dran.
 }
skull-king-prompt-choose-leader = { $seat-you ->
    [yes] Rosie: Wer spielt zum nächsten Stich aus?
   *[no] { $seat } bestimmt mit Rosie, wer ausspielt.
 }
skull-king-prompt-discard = { $seat-you ->
    [yes] Wirf eine Karte verdeckt ab.
   *[no] { $seat } wirft ab.
 }
skull-king-prompt-wager = { $seat-you ->
    [yes] Rascal: Setz auf deine Ansage.
   *[no] { $seat } setzt mit Rascal.
 }
skull-king-prompt-change-bid = { $seat-you ->
    [yes] Harry: Du darfst deine Ansage um eins ändern.
   *[no] { $seat } darf mit Harry die Ansage ändern.
 }
skull-king-prompt-over = Das Spiel ist vorbei.

skull-king-count-score = { $points } Punkte
skull-king-count-won = Stiche { $won }
skull-king-count-bid = Ansage { $bid }
skull-king-count-bid-changed = Ansage { $bid }, vor Harry { $first }
skull-king-count-hand = { $count ->
    [0] Leere Hand
    [one] 1 Karte
   *[other] { $count } Karten
 }
skull-king-badge-leads = Spielt aus
skull-king-badge-has-bid = Hat angesagt
skull-king-badge-winning = Liegt im Stich vorn
skull-king-badge-winner = Gewonnen
skull-king-badge-grapeshot = Schrot
skull-king-badge-cannonball = Kanonenkugel
skull-king-badge-wager = Setzt { $points }

skull-king-pile-played = { $seat-you ->
    [yes] Deine Karte
   *[no] Karte von { $seat }
 }
skull-king-pile-played-ghost = Graubarts Karte
skull-king-pile-winning = { $seat-you ->
    [yes] Deine Karte, liegt vorn
   *[no] Karte von { $seat }, liegt vorn
 }
skull-king-pile-winning-ghost = Graubarts Karte, liegt vorn
skull-king-pile-took = { $seat-you ->
    [yes] Deine Karte, hat den Stich geholt
   *[no] Karte von { $seat }, hat den Stich geholt
 }
skull-king-pile-took-ghost = Graubarts Karte, hat den Stich geholt
skull-king-pile-ghost = Graubarts Stapel
skull-king-pile-peeked = Nicht ausgeteilt, von Juanita gezeigt
skull-king-pile-discarded = Von dir abgeworfen
skull-king-card-back = Verdeckte Karte

skull-king-fact-bids = { $sum } angesagt bei { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
 }
skull-king-fact-follow = { $suit } bedienen
skull-king-fact-cannot-follow = { $suit } hast du nicht: Jede Karte geht
skull-king-fact-free = Jede Karte geht
skull-king-fact-winning = { $why }
skull-king-fact-last-trick = { $seat-you ->
    [yes] Du hast den Stich geholt.
   *[no] { $seat } hat den Stich geholt.
 } { $why }
skull-king-fact-last-trick-ghost = Graubart hat den Stich geholt. { $why }
skull-king-fact-last-trick-destroyed = { $why }
skull-king-sheet-round = Runde { $round }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
skull-king-sheet-deed = Ansage { $bid }, Stiche { $won }
skull-king-sheet-deed-changed = Ansage { $first }, mit Harry { $bid }, Stiche { $won }
skull-king-fact-line = Runde { $round }: { $line }

skull-king-points-plus = +{ $points }
skull-king-points-minus = −{ $points }
skull-king-fact-taken = { $line }{ $always ->
    [0] , wenn die Ansage stimmt
   *[other] {""}
 }
skull-king-fact-taken-unpaid = { $half ->
    [0] Kein Bonus: Die Ansage ist schon verfehlt.
   *[other] Höchstens halber Bonus: Die Ansage ist schon verfehlt.
 }
skull-king-line-bid = { $points } für die Ansage
skull-king-line-fourteens = { $points } für { $count ->
    [one] eine 14
   *[other] { $count } Vierzehner
 }
skull-king-line-black-fourteen = { $points } für die schwarze 14
skull-king-line-mermaids-by-pirate = { $points } für { $count ->
    [one] eine Meerjungfrau
   *[other] { $count } Meerjungfrauen
 }, mit einem Piraten gefangen
skull-king-line-pirates-by-king = { $points } für { $count ->
    [one] einen Piraten
   *[other] { $count } Piraten
 }, mit dem Skull King gefangen
skull-king-line-king-by-mermaid = { $points } für den Skull King, mit einer Meerjungfrau gefangen
skull-king-line-bonus = { $points } Bonus
skull-king-line-alliance = { $points } für Beute, geteilt mit { $ally-you ->
    [yes] dir
   *[no] { $ally }
 }
skull-king-line-own-loot = { $points } für zurückgeholte Beute
skull-king-line-wager = { $points } für den Einsatz

skull-king-offer-bid = { $tricks } ansagen
skull-king-offer-bid-grapeshot = { $tricks } ansagen mit Schrot
skull-king-offer-bid-cannonball = { $tricks } ansagen mit Kanonenkugel
skull-king-offer-play = Spielen: { $card }
skull-king-offer-lead = { $seat-you ->
    [yes] Selbst ausspielen
   *[no] { $seat } spielt aus
 }
skull-king-offer-discard = Abwerfen: { $card }
skull-king-offer-wager-nothing = Nichts setzen
skull-king-offer-wager = { $points } Punkte setzen
skull-king-offer-bid-down = Eins weniger ansagen
skull-king-offer-bid-keep = Ansage behalten
skull-king-offer-bid-up = Eins mehr ansagen

skull-king-event-dealt-first = Runde { $round }: { $cards ->
    [one] je eine Karte
   *[other] je { $cards } Karten
 }. { $seat-you ->
    [yes] Das Los sagt: Du spielst aus.
   *[no] Das Los sagt: { $seat } spielt aus.
 }
skull-king-event-dealt = Runde { $round }: { $cards ->
    [one] je eine Karte
   *[other] je { $cards } Karten
 }. { $seat-you ->
    [yes] Du spielst aus.
   *[no] { $seat } spielt aus.
 }
skull-king-event-has-bid = { $seat-you ->
    [yes] Deine Ansage steht.
   *[no] { $seat } hat angesagt.
 }
skull-king-bid-of = { $seat-you ->
    [yes] du { $tricks }
   *[no] { $seat } { $tricks }
 }
skull-king-bid-of-cannonball = { $seat-you ->
    [yes] du { $tricks } mit Kanonenkugel
   *[no] { $seat } { $tricks } mit Kanonenkugel
 }
skull-king-event-bids-opened = Yo-ho-ho! Die Ansagen: { $bids }. Das macht { $sum } bei { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
 }.
skull-king-event-played = { $seat-you ->
    [yes] Du spielst: { $card }.
   *[no] { $seat } spielt: { $card }.
 }
skull-king-event-played-ghost = Graubarts Geist dreht um: { $card }.
skull-king-event-trick-won = { $seat-you ->
    [yes] Du holst den Stich.
   *[no] { $seat } holt den Stich.
 } { $why }
skull-king-event-trick-won-ghost = Graubarts Geist holt den Stich. { $why }
skull-king-event-trick-destroyed = { $why } { $seat-you ->
    [yes] Du spielst aus.
   *[no] { $seat } spielt aus.
 }
skull-king-event-trick-destroyed-ghost = { $why } Graubarts Geist spielt aus.
skull-king-event-trick-destroyed-last = { $why }
skull-king-event-allied = { $loot-you ->
    [yes] Du und { $winner } seid
   *[no] { $winner-you ->
        [yes] { $loot } und du seid
       *[no] { $loot } und { $winner } sind
    }
 } durch die Beute verbündet.
skull-king-event-leads-self = { $by-you ->
    [yes] Dank Rosie spielst du selbst aus.
   *[no] { $by } spielt dank Rosie selbst aus.
 }
skull-king-event-leader-chosen = { $by-you ->
    [yes] Du lässt { $seat } ausspielen.
   *[no] { $seat-you ->
        [yes] { $by } lässt dich ausspielen.
       *[no] { $by } lässt { $seat } ausspielen.
    }
 }
skull-king-event-drew = { $seat-you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
 } mit dem Banditen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
skull-king-event-discarded = { $seat-you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
 } { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } ab.
skull-king-event-peeked = { $seat-you ->
    [yes] Juanita zeigt dir
   *[no] Juanita zeigt { $seat }
 }{ $cards ->
    [0] , dass keine Karte übrig ist
    [one] {" "}die Karte, die übrig ist
   *[other] {" "}die { $cards } Karten, die übrig sind
 }.
skull-king-event-wagered = { $seat-you ->
    [yes] Du setzt { $points } Punkte.
   *[no] { $seat } setzt { $points } Punkte.
 }
skull-king-event-no-wager = { $seat-you ->
    [yes] Du setzt nichts.
   *[no] { $seat } setzt nichts.
 }
skull-king-event-bid-kept = { $seat-you ->
    [yes] Du bleibst bei deiner Ansage: { $bid }.
   *[no] { $seat } bleibt bei der Ansage: { $bid }.
 }
skull-king-event-bid-changed = { $seat-you ->
    [yes] Dank Harry sagst du jetzt { $bid } an.
   *[no] { $seat } sagt dank Harry jetzt { $bid } an.
 }
skull-king-event-scored = Runde { $round } ist gewertet. { $seat-you ->
    [yes] Du führst mit { $points }.
   *[no] { $seat } führt mit { $points }.
 }
skull-king-event-scored-two = Runde { $round } ist gewertet. { $first-you ->
    [yes] Du und { $second } führt
   *[no] { $second-you ->
        [yes] { $first } und du führt
       *[no] { $first } und { $second } führen
    }
 } mit je { $points }.
skull-king-event-scored-many = Runde { $round } ist gewertet. { $count } führen gemeinsam mit je { $points }.
skull-king-event-tie-break = Gleichstand an der Spitze. Noch eine Runde!
skull-king-event-won = { $seat-you ->
    [yes] Du gewinnst!
   *[no] { $seat } gewinnt.
 }
skull-king-event-shared = { $count } gewinnen gemeinsam.

skull-king-refusal-not-in-hand = Nicht auf deiner Hand: { $card }.
skull-king-refusal-not-in-deck = Diese Karte ist nicht im Spiel.
skull-king-refusal-must-follow = Du musst bedienen: Du hast { $suit }. Eine Sonderkarte geht auch.
skull-king-refusal-needs-role = Sag, ob { $card } kämpft oder flieht.
skull-king-refusal-has-no-role = { $card } hat keine Wahl.
skull-king-refusal-bid-too-high = { $most ->
    [one] Es gibt nur einen Stich.
   *[other] Es gibt nur { $most } Stiche.
}
skull-king-refusal-needs-cannon = Lade zu deiner Ansage Schrot oder eine Kanonenkugel.
skull-king-refusal-has-no-cannon = An diesem Tisch gibt es keine Kanone.
skull-king-refusal-no-such-wager = Bei Rascal setzt man 10 oder 20 Punkte, oder nichts, wo das erlaubt ist.
skull-king-refusal-no-such-change = Harry ändert eine Ansage um eins, nie unter null oder über die Zahl der Stiche.
skull-king-refusal-no-such-seat = { $seat } spielt nicht mit.
skull-king-moment-dealing = Die Karten werden gerade ausgeteilt.
skull-king-moment-bidding = Jetzt wird angesagt.
skull-king-moment-playing = Jetzt wird eine Karte gespielt.
skull-king-moment-choosing-leader = Jetzt wird bestimmt, wer ausspielt.
skull-king-moment-discarding = Jetzt wird eine Karte abgeworfen.
skull-king-moment-wagering = Jetzt wird gesetzt.
skull-king-moment-changing-bid = Jetzt wird die Ansage geändert oder behalten.
skull-king-moment-over = Das Spiel ist vorbei.

skull-king-bad-seats = Diese Ausgabe ist für 2 bis { $max } Leute.
skull-king-bad-players-max = An einem Tisch spielen 2 bis 8.
skull-king-bad-highest-number = Farben gehen bis 13 oder 14.
skull-king-bad-points = Boni sind Vielfache von 10, bis 100.
skull-king-bad-cards-cap = Mindestens eine Karte muss ausgeteilt werden.
skull-king-bad-schedule-empty = Ein Spiel hat mindestens eine Runde.
skull-king-bad-schedule = Jede Runde hat 1 bis { $max } Karten.
skull-king-bad-deck = { $cards } Karten für jede von { $hands } Händen sind mehr, als es gibt: { $deck }.
skull-king-bad-replacement = { $card } ist nicht dabei und kann darum nicht doppelt vorkommen.

skull-king-judge-ask = Frag nach „trick“, „playable“, „deal“ oder „score“. Zum Beispiel: { $example }
skull-king-judge-card = Es gibt keine Karte { $card }. Karten sind G, Y, P oder B mit einer Zahl von 1 bis { $most }, und { $words }; auf dem Tisch TIG:P oder TIG:E.
skull-king-judge-tigress = Sag, wie die Tigerin gespielt wird: TIG:P oder TIG:E.
skull-king-judge-cards = Ein Stich hat 1 bis { $most } Karten.
skull-king-judge-trick-full = { $cards } Karten sind hier ein ganzer Stich: Niemand fehlt mehr.
skull-king-judge-hand = Niemand hat mehr als { $most } Karten auf der Hand.
skull-king-judge-not-in-deck = { $card } ist hier nicht dabei.
skull-king-judge-too-often = { $card } ist { $named }-mal genannt und kommt { $copies ->
    [one] nur einmal
   *[other] nur { $copies }-mal
 } vor.
skull-king-judge-pirates = { $named } Piraten sind genannt, und es gibt nur { $copies }.
skull-king-judge-edition = Es gibt keine Ausgabe { $edition }. Ausgaben: { $editions }.
skull-king-judge-option = Es gibt keine Einstellung { $option }. Einstellungen: { $options }.
skull-king-judge-value = Die Einstellung { $option } kann nicht { $value } sein. Zur Wahl: { $values }.
skull-king-judge-schedule = Der Rundenplan kann nicht { $value } sein. Zur Wahl: standard, even_keeled, skip_to_the_brawl, swift_n_salty_skirmish, broadside_barrage, whirlpool oder past_yer_bedtime, oder eine Liste der Karten von bis zu zehn Runden, etwa [1, 3, 5].
skull-king-judge-replacements = Die Zusatzkarten können nicht { $value } sein. Nenn bis zu drei, etwa ["PIR", "ESC"].
skull-king-judge-loot = { $most ->
    [0] Hier gibt es keine Beute.
    [one] Hier gibt es höchstens eine Beutekarte.
   *[other] Hier gibt es höchstens { $most } Beutekarten.
}
skull-king-judge-own-ally = Platz { $seat } kann nicht mit sich selbst verbündet sein. Zurückgeholte Beute gehört zu own_loot.
skull-king-judge-round = { $rounds ->
    [one] Der Rundenplan hat eine Runde.
   *[other] Der Rundenplan hat { $rounds } Runden.
}
skull-king-judge-seat = Es gibt keinen Platz { $seat }.
skull-king-judge-players = Gewertet wird eine Runde für 1 bis { $most } Plätze.
skull-king-judge-cap = { $most ->
    [one] Zu acht bekommt niemand mehr als eine Karte.
   *[other] Zu acht bekommt niemand mehr als { $most } Karten.
}
skull-king-judge-bid = Platz { $seat } kann nicht { $bid } ansagen: { $cards ->
    [one] Es gibt nur eine Karte
   *[other] Es gibt nur { $cards } Karten
 }.
skull-king-judge-won = { $won } Stiche kann man in einer Runde mit { $cards } nicht holen.
skull-king-judge-needs-trick = { $name } braucht { $needed ->
    [one] einen Stich
   *[other] { $needed } Stiche
 }, und Platz { $seat } hat { $won ->
    [0] keinen
    [one] nur einen
   *[other] nur { $won }
 }.
skull-king-judge-took-nothing = Platz { $seat } kann keine Beute geholt haben: kein Stich.
skull-king-judge-cards-dealt = Sag mit cards_dealt, wie viele Karten ausgeteilt wurden: Davon hängen die Punkte ab.
skull-king-judge-captured = { $name } ergibt zusammen { $count }, und hier geht höchstens { $most }.
skull-king-judge-no-wager = Hier kann niemand setzen: Rascal hat keine Kraft.
skull-king-judge-wager = Ein Einsatz kann nicht { $points } sein: Es sind 10 oder 20 Punkte für jeden Rascal, der dabei ist.
skull-king-judge-no-harry = Hier kann niemand die Ansage ändern: Harry hat keine Kraft.
skull-king-judge-harry = Harry ändert eine Ansage höchstens um { $most ->
    [one] eins
   *[other] { $most }
 }, nicht um { $change }.
skull-king-judge-cannon = An diesem Tisch gibt es keine Kanone, also kann Platz { $seat } keine Kanonenkugel laden.

skull-king-group-deck = Karten und Plätze
skull-king-group-tricks = Bedienen und Ausspielen
skull-king-group-bonuses = Bonuspunkte
skull-king-group-powers = Kräfte der Piraten
skull-king-group-rounds = Runden und Wertung
skull-king-group-names = Namen und Farben

skull-king-option-players-max = Höchstzahl am Tisch
skull-king-option-highest-number = Höchste Zahl
skull-king-option-mermaids = Meerjungfrauen
skull-king-option-kraken = Kraken
skull-king-option-white-whale = Weißer Wal
skull-king-option-loot = Beute
skull-king-option-replacements = Zusatzkarten
skull-king-option-suit-after-character-led = Farbe, wenn Pirat, Meerjungfrau oder Skull King ausgespielt wird
skull-king-option-suit-after-kraken-led = Farbe, wenn der Kraken ausgespielt wird
skull-king-option-escape-then-character = Farbe, wenn nach Escape eine Figur kommt
skull-king-option-leader-after-kraken = Wer nach dem Kraken ausspielt
skull-king-option-leader-after-kraken-and-escapes = Wer nach Kraken und lauter Escape-Karten ausspielt
skull-king-option-leader-after-whale-of-specials = Wer ausspielt, wenn der Weiße Wal keine Zahl findet
skull-king-option-pirate-bonus = Piraten, die dem Skull King Punkte bringen
skull-king-option-scary-mary-always-pirate = Auch eine fliehende Tigerin bringt dem Skull King Punkte
skull-king-option-fourteens = Was die 14er bringen
skull-king-option-mermaid-takes-king = Punkte, wenn eine Meerjungfrau den Skull King fängt
skull-king-option-pirate-takes-mermaid = Punkte für jede Meerjungfrau, die ein Pirat fängt
skull-king-option-own-loot = Punkte für zurückgeholte Beute
skull-king-option-loot-under-whale = Beute verbündet auch, wenn der Weiße Wal entscheidet
skull-king-option-power-rosie = Rosies Kraft
skull-king-option-power-bahij = Kraft des Banditen (Bahij oder Bendt)
skull-king-option-power-rascal = Rascals Kraft
skull-king-option-power-juanita = Juanitas Kraft
skull-king-option-power-harry = Harrys Kraft
skull-king-option-powers-after-last-trick = Kräfte nach dem letzten Stich einer Runde
skull-king-option-rascal-may-decline = Bei Rascal darf man auch nichts setzen
skull-king-option-schedule = Runden
skull-king-option-cards-cap = Meiste Karten zu acht (nur dann)
skull-king-option-two-players = Zu zweit
skull-king-option-ghost-lead = Wer ausspielt, wenn Graubarts Geist gewinnt
skull-king-option-scoring = Wertung
skull-king-option-zero-bid = Eine Null-Ansage zählt zehnmal
skull-king-option-bonus-on-missed-bid = Bonuspunkte auch, wenn die Ansage nicht stimmt
skull-king-option-tie-break = Gleichstand an der Spitze
skull-king-option-tigress-name = Name der Karte, die kämpft oder flieht
skull-king-option-bandit-name = Name des Banditen
skull-king-option-trump-name = Name der Trumpffarbe
skull-king-option-suit-names = Die Farben neben Schwarz

skull-king-choice-yes = Ja
skull-king-choice-no = Nein
skull-king-choice-number = { $number }
skull-king-choice-no-limit = So viele, wie die Karten reichen
skull-king-choice-no-extra = Keine
skull-king-own-replacements = Karten eurer Wahl
skull-king-own-replacements-hint = Bis zu { $most } Karten: von einer, die dabei ist, noch eine, oder ein eigener Pirat.
skull-king-own-replacements-told = { $count ->
    [one] Eine mehr: { $list }
   *[other] { $count } mehr: { $list }
 }
skull-king-own-replacements-place = Zusatzkarte { $place }
skull-king-own-schedule = Eigene
skull-king-own-schedule-hint = Bis zu { $rounds } Runden mit 1 bis { $cards } Karten, soweit sie reichen.
skull-king-own-schedule-told = { $count ->
    [one] Eigene: eine Runde, Karten: { $list }
   *[other] Eigene: { $count } Runden, Karten: { $list }
 }
skull-king-own-schedule-place = Karten in Runde { $place }
skull-king-choice-suit-after-character-led-none = Keine
skull-king-choice-suit-after-character-led-next-suit-card = Die der nächsten Zahl
skull-king-choice-suit-after-kraken-led-none = Keine
skull-king-choice-suit-after-kraken-led-next-card = Was die nächste Karte sagt
skull-king-choice-escape-then-character-no-suit = Keine
skull-king-choice-escape-then-character-next-suit-card = Die der nächsten Zahl
skull-king-choice-leader-after-kraken-would-have-won = Wer ohne ihn gewonnen hätte
skull-king-choice-leader-after-kraken-left-of-kraken = Wer links von ihm sitzt
skull-king-choice-leader-after-kraken-and-escapes-kraken-leader = Wer den Kraken gespielt hat
skull-king-choice-leader-after-kraken-and-escapes-first-escape = Wer zuerst geflohen ist
skull-king-choice-leader-after-whale-of-specials-whale = Wer den Weißen Wal gespielt hat
skull-king-choice-leader-after-whale-of-specials-would-have-won = Wer ohne ihn gewonnen hätte
skull-king-choice-pirate-bonus-before-king = Die vor ihm gespielten
skull-king-choice-pirate-bonus-any-order = Alle im Stich
skull-king-choice-fourteens-none = Nichts
skull-king-choice-fourteens-ten-and-twenty = 10, die schwarze 20
skull-king-choice-powers-after-last-trick-none = Keine
skull-king-choice-powers-after-last-trick-harry = Harrys
skull-king-choice-powers-after-last-trick-harry-and-rascal = Harrys und Rascals
skull-king-choice-schedule-standard = Von einer Karte bis zehn
skull-king-choice-schedule-even-keeled = Gerader Kiel: 2, 4, 6, 8 und 10, je zweimal
skull-king-choice-schedule-skip-to-the-brawl = Gleich zur Keilerei: 6 bis 10
skull-king-choice-schedule-swift-n-salty-skirmish = Salziges Scharmützel: fünf Runden mit 5
skull-king-choice-schedule-broadside-barrage = Volle Breitseite: zehn Runden mit 10
skull-king-choice-schedule-whirlpool = Strudel: 9, 7, 5, 3 und 1, je zweimal
skull-king-choice-schedule-past-yer-bedtime = Ab in die Koje: eine Runde mit 1
skull-king-choice-two-players-plain = Einfach zwei Hände
skull-king-choice-two-players-graybeard = Mit Graubarts Geist
skull-king-choice-ghost-lead-ghost = Der Geist
skull-king-choice-ghost-lead-previous-leader = Wer vorher ausgespielt hat
skull-king-choice-scoring-classic = Klassisch
skull-king-choice-scoring-rascal = Nach Rascal
skull-king-choice-scoring-rascal-with-cannon = Nach Rascal, mit Kanone
skull-king-choice-zero-bid-cards-dealt = Die ausgeteilten Karten
skull-king-choice-zero-bid-round-number = Die Rundennummer
skull-king-choice-tie-break-shared = Der Sieg wird geteilt
skull-king-choice-tie-break-one-more-round = Noch eine Runde
skull-king-choice-tigress-name-tigress = Tigerin
skull-king-choice-tigress-name-scary-mary = Scary Mary
skull-king-choice-bandit-name-bahij = Bahij
skull-king-choice-bandit-name-bendt = Bendt
skull-king-choice-trump-name-jolly-roger = Jolly Roger
skull-king-choice-trump-name-skull-and-crossbones = Piratenflagge
skull-king-choice-trump-name-black = Schwarz
skull-king-choice-suit-names-green-yellow-purple = Grün, Gelb, Lila
skull-king-choice-suit-names-green-yellow-blue = Grün, Gelb, Blau
skull-king-choice-suit-names-red-yellow-blue = Rot, Gelb, Blau

skull-king-deed-zero-met = Ansagen von 0 erfüllt
skull-king-deed-bid-met = Ansagen erfüllt
skull-king-slip-bid-high = Zu hoch angesagt
skull-king-slip-zero = Stich trotz Ansage 0
skull-king-slip-bid-low = Zu niedrig angesagt
