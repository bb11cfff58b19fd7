# Skull, in German. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-name = Skull
skull-blurb = Je drei Rosen und ein Totenkopf: bluffen, bieten und nur Rosen aufdecken. Wer zwei Wetten gewinnt, hat gewonnen.
skull-rules-aim = Das Ziel
skull-rules-aim-text = Gewinn zwei Wetten, oder hab noch Karten, wenn sonst niemand mehr welche hat. Alle haben vier: drei Rosen und einen Totenkopf.
skull-rules-placing = Karten legen
skull-rules-placing-text = Alle legen gleichzeitig eine Karte verdeckt vor sich. Wer die erste Runde anfängt, wird ausgelost.
skull-rules-adding-text = Dann legst du reihum noch eine Karte oben auf deinen Stapel, oder du forderst heraus. Hast du keine Karten mehr auf der Hand, musst du herausfordern.
skull-rules-bidding = Die Herausforderung
skull-rules-bidding-text = Du forderst mit einem Gebot heraus: So viele Karten deckst du auf, sagst du, ohne auf einen Totenkopf zu treffen. Ab da legt niemand mehr dazu.
skull-rules-passing-text = Reihum bieten die anderen mehr oder passen; wer passt, ist aus dem Bieten raus. Wer übrig bleibt, muss ran. Ein Gebot auf alle Karten am Tisch beendet das Bieten sofort.
skull-rules-turning = Aufdecken
skull-rules-turning-text = Wer am meisten geboten hat, deckt zuerst den eigenen Stapel auf, von oben, dann die obersten Karten beliebiger anderer Stapel, eine nach der anderen. Beim ersten Totenkopf ist Schluss.
skull-rules-won = Wette gewonnen
skull-rules-won-text = Nur Rosen? Du bekommst eine Münze und fängst die nächste Runde an. Die zweite Münze gewinnt das Spiel.
skull-rules-lost = Wette verloren
skull-rules-lost-text = Ein Totenkopf? Du verlierst eine Karte für immer, und nur du weißt, welche: Du suchst sie aus, wenn es dein eigener Totenkopf war; sonst wird sie blind gezogen.
skull-rules-first-challenger = Hast du noch Karten, fängst du die nächste Runde an.
skull-rules-first-skull-owner = Hast du noch Karten, fängt die nächste Runde an, wem der Totenkopf gehört.
skull-rules-after = Nach jeder Wette
skull-rules-unflipped-stay-hidden = Karten, die nicht aufgedeckt wurden, bleiben geheim.
skull-rules-unflipped-owners-may-show = Nach einer verlorenen Wette dürfen die anderen zeigen, was verdeckt blieb, oder auch nicht.
skull-rules-unflipped-owners-may-always-show = Nach jeder Wette dürfen die anderen zeigen, was verdeckt blieb, oder auch nicht.
skull-rules-back-text = Dann nehmen alle ihre Karten zurück, und eine neue Runde beginnt.
skull-rules-out = Keine Karten mehr
skull-rules-out-text = Ohne Karte bist du raus. War es dein eigener Totenkopf, suchst du aus, wer die nächste Runde anfängt; sonst fängt an, wem der Totenkopf gehört. Wer allein übrig bleibt, gewinnt.
skull-preset-usual = Übliche Regeln
skull-preset-usual-blurb = Für 3 bis 6, oder zu zweit zum Üben.
skull-preset-skull-owner-starts = Der Totenkopf fängt an
skull-preset-skull-owner-starts-blurb = Wer den Totenkopf gelegt hat, beginnt die nächste Runde.
skull-preset-open-cards = Karten zeigen
skull-preset-open-cards-blurb = Nach jeder Wette darf man zeigen, was verdeckt blieb.
skull-seats-study = Zu zweit ist gut zum Üben, aber richtig bluffen kann man erst zu dritt.
skull-bad-seats = Skull geht zu dritt bis zu sechst, oder zu zweit zum Üben; { $seats } geht nicht.

skull-group-after-bet = Nach einer Wette
skull-option-first-after-lost-bet = Wer nach einer verlorenen Wette anfängt
skull-option-first-challenger = Wer sie verloren hat
skull-option-first-skull-owner = Wem der Totenkopf gehört
skull-option-unflipped-cards = Karten, die verdeckt blieben
skull-option-unflipped-stay-hidden = Bleiben geheim
skull-option-unflipped-owners-may-show = Darf man nach einer verlorenen Wette zeigen
skull-option-unflipped-owners-may-always-show = Darf man nach jeder Wette zeigen

bot-skull-cautious = Vera Vorsicht
bot-skull-bluffer = Ben Bluff

# Why a bot does what it does, for those who look over its shoulder.
skull-why-bid = In { $chance } von 100 Fällen lassen sich { $bid } ohne Totenkopf aufdecken.
skull-why-pass = Nur in { $chance } von 100 Fällen lassen sich { $bid } ohne Totenkopf aufdecken.
skull-why-flip = Diese Karte ist in { $chance } von 100 Fällen eine Rose.

skull-card-rose = Rose
skull-card-skull = Totenkopf
skull-card-rose-text = Ungefährlich. So viele Rosen aufdecken wie geboten, und die Wette ist gewonnen.
skull-card-skull-text = Aufgedeckt kostet er dich die Wette und für immer eine Karte.
skull-card-back = Verdeckte Karte

skull-title = Runde { $round }
skull-pile = { $seat-you ->
    [yes] Dein Stapel
   *[no] Stapel von { $seat }
 }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
 }

skull-count-coins = { $count ->
    [0] Keine Wette gewonnen
    [one] 1 Wette gewonnen
   *[other] { $count } Wetten gewonnen
 }
skull-count-cards = { $count ->
    [0] Keine Karten mehr
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
 }
skull-count-hand = { $count ->
    [0] Keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }

skull-badge-winner = Gewonnen
skull-badge-out = Raus
skull-badge-first = Fängt an
skull-badge-placed = Bereit
skull-badge-challenger = Bietet { $bid }
skull-badge-passed = Passt
skull-badge-skull-owner = Totenkopf!

skull-prompt-drawing = Wer fängt an?
skull-prompt-place-first = Leg deine erste Karte, verdeckt.
skull-prompt-wait-first = { $count ->
    [one] Es fehlt noch eine Karte.
   *[other] Es fehlen noch { $count } Karten.
 }
skull-prompt-place = { $seat-you ->
    [yes] Du bist dran: Leg dazu oder fordere heraus.
   *[no] { $seat } legt dazu oder fordert heraus.
 }
skull-prompt-must-bid = { $seat-you ->
    [yes] Du bist dran: Deine Hand ist leer, du musst herausfordern.
   *[no] { $seat } hat keine Karten mehr auf der Hand und muss herausfordern.
 }
skull-prompt-bid = { $seat-you ->
    [yes] Du bist dran: Biete mehr als { $bid } oder passe.
   *[no] { $seat } bietet mehr als { $bid } oder passt.
 }
skull-prompt-flip = { $seat-you ->
    [yes] { $left ->
        [one] Deck noch eine Karte auf: Wähl einen Stapel.
       *[other] Deck noch { $left } Karten auf: Wähl einen Stapel.
     }
   *[no] { $left ->
        [one] { $seat } deckt noch eine Karte auf.
       *[other] { $seat } deckt noch { $left } Karten auf.
     }
 }
skull-prompt-show = Zeigst du den anderen, was du hattest?
skull-prompt-wait-show = { $count ->
    [one] Jemand darf noch Karten zeigen.
   *[other] { $count } dürfen noch ihre Karten zeigen.
 }
skull-prompt-discard = { $seat-you ->
    [yes] Dein eigener Totenkopf! Gib eine Karte ab. Niemand erfährt, welche.
   *[no] { $seat } gibt eine Karte ab.
 }
skull-prompt-picking = { $challenger-you ->
    [yes] { $owner } zieht blind eine deiner Karten.
   *[no] { $owner-you ->
        [yes] Du ziehst bei { $challenger } blind eine Karte.
       *[no] { $owner } zieht bei { $challenger } blind eine Karte.
     }
 }
skull-prompt-choose-first = { $seat-you ->
    [yes] Du bist raus. Such aus, wer die nächste Runde anfängt.
   *[no] { $seat } ist raus und sucht aus, wer die nächste Runde anfängt.
 }

skull-offer-place-rose = Rose legen
skull-offer-place-skull = Totenkopf legen
skull-offer-bid = { $bid } bieten
skull-offer-pass = Passen
skull-offer-flip = Oberste Karte von { $seat } aufdecken
skull-offer-discard-rose = Rose abgeben
skull-offer-discard-skull = Totenkopf abgeben
skull-offer-choose-first = { $seat } fängt an
skull-offer-show = Karten zeigen
skull-offer-keep-hidden = Nicht zeigen

skull-fact-table-cards = { $count ->
    [0] Keine Karten auf dem Tisch
    [one] 1 Karte auf dem Tisch
   *[other] { $count } Karten auf dem Tisch
 }
skull-fact-bid = { $seat-you ->
    [yes] Dein Gebot: { $bid }
   *[no] Gebot von { $seat }: { $bid }
 }
skull-fact-flips-left = { $count ->
    [one] Noch 1 Karte aufdecken
   *[other] Noch { $count } Karten aufdecken
 }
skull-fact-last-won = { $seat-you ->
    [yes] Letzte Runde hast du { $bid } geboten und gewonnen.
   *[no] Letzte Runde hat { $seat } { $bid } geboten und gewonnen.
 }
skull-fact-last-own-skull = { $seat-you ->
    [yes] Letzte Runde hast du { $bid } geboten und den eigenen Totenkopf erwischt.
   *[no] Letzte Runde hat { $seat } { $bid } geboten und den eigenen Totenkopf erwischt.
 }
skull-fact-last-skull = { $seat-you ->
    [yes] Letzte Runde hast du { $bid } geboten und den Totenkopf von { $owner } erwischt.
   *[no] { $owner-you ->
        [yes] Letzte Runde hat { $seat } { $bid } geboten und deinen Totenkopf erwischt.
       *[no] Letzte Runde hat { $seat } { $bid } geboten und den Totenkopf von { $owner } erwischt.
     }
 }
skull-fact-lost-skull = Dein Totenkopf ist weg. Das weißt nur du.
skull-fact-lost-roses = { $roses ->
    [one] Eine deiner Rosen ist weg. Das weißt nur du.
   *[other] { $roses } deiner Rosen sind weg. Das weißt nur du.
 }
skull-fact-lost-skull-and-roses = { $roses ->
    [one] Dein Totenkopf und eine Rose sind weg. Das weißt nur du.
   *[other] Dein Totenkopf und { $roses } Rosen sind weg. Das weißt nur du.
 }

skull-event-round = { $seat-you ->
    [yes] Runde { $round }. Du fängst an.
   *[no] Runde { $round }. { $seat } fängt an.
 }
skull-event-all-placed = { $seat-you ->
    [yes] Alle haben eine Karte gelegt. Du bist dran.
   *[no] Alle haben eine Karte gelegt. { $seat } ist dran.
 }
skull-event-added = { $seat-you ->
    [yes] Du legst eine Karte dazu: jetzt { $count } auf deinem Stapel.
   *[no] { $seat } legt eine Karte dazu: jetzt { $count } auf dem Stapel.
 }
skull-event-bid = { $seat-you ->
    [yes] Du bietest { $bid }.
   *[no] { $seat } bietet { $bid }.
 }
skull-event-bid-all = { $seat-you ->
    [yes] Du bietest { $bid }: alle Karten auf dem Tisch!
   *[no] { $seat } bietet { $bid }: alle Karten auf dem Tisch!
 }
skull-event-passed = { $seat-you ->
    [yes] Du passt.
   *[no] { $seat } passt.
 }
skull-event-flipped-own-rose = { $seat-you ->
    [yes] Du deckst bei dir selbst auf: eine Rose.
   *[no] { $seat } deckt beim eigenen Stapel auf: eine Rose.
 }
skull-event-flipped-own-skull = { $seat-you ->
    [yes] Du deckst bei dir selbst auf: der Totenkopf!
   *[no] { $seat } deckt beim eigenen Stapel auf: der Totenkopf!
 }
skull-event-flipped-rose = { $seat-you ->
    [yes] Du deckst bei { $owner } auf: eine Rose.
   *[no] { $owner-you ->
        [yes] { $seat } deckt bei dir auf: eine Rose.
       *[no] { $seat } deckt bei { $owner } auf: eine Rose.
     }
 }
skull-event-flipped-skull = { $seat-you ->
    [yes] Du deckst bei { $owner } auf: ein Totenkopf!
   *[no] { $owner-you ->
        [yes] { $seat } deckt bei dir auf: dein Totenkopf!
       *[no] { $seat } deckt bei { $owner } auf: ein Totenkopf!
     }
 }
skull-event-bet-won = { $seat-you ->
    [yes] Du gewinnst die Wette um { $bid }: { $coins ->
        [one] deine erste Münze.
       *[other] deine zweite Münze!
     }
   *[no] { $seat } gewinnt die Wette um { $bid }: { $coins ->
        [one] die erste Münze.
       *[other] die zweite Münze!
     }
 }
skull-event-bet-lost = { $seat-you ->
    [yes] Du verlierst die Wette durch den Totenkopf von { $owner }.
   *[no] { $owner-you ->
        [yes] { $seat } verliert die Wette durch deinen Totenkopf.
       *[no] { $seat } verliert die Wette durch den Totenkopf von { $owner }.
    }
}
skull-event-bet-lost-own = { $seat-you ->
    [yes] Du verlierst die Wette durch deinen eigenen Totenkopf.
   *[no] { $seat } verliert die Wette durch den eigenen Totenkopf.
}
skull-event-shown-skull = { $seat-you ->
    [yes] Du zeigst deinen Stapel: ein Totenkopf war dabei!
   *[no] { $seat } zeigt den Stapel: ein Totenkopf war dabei!
 }
skull-event-shown-roses = { $seat-you ->
    [yes] Du zeigst deinen Stapel: { $count ->
        [one] eine Rose.
       *[other] lauter Rosen.
     }
   *[no] { $seat } zeigt den Stapel: { $count ->
        [one] eine Rose.
       *[other] lauter Rosen.
     }
 }
skull-event-kept-hidden = { $seat-you ->
    [yes] Du zeigst deine Karten nicht.
   *[no] { $seat } zeigt nichts.
 }
skull-event-card-lost = { $seat-you ->
    [yes] Du verlierst eine Karte und hast { $count ->
        [0] keine mehr.
        [one] noch 1.
       *[other] noch { $count }.
     }
   *[no] { $seat } verliert eine Karte und hat { $count ->
        [0] keine mehr.
        [one] noch 1.
       *[other] noch { $count }.
     }
 }
skull-event-eliminated = { $seat-you ->
    [yes] Du bist raus.
   *[no] { $seat } ist raus.
 }
skull-event-first-chosen = { $by-you ->
    [yes] Du suchst aus, wer anfängt: { $seat }.
   *[no] { $seat-you ->
        [yes] { $by } lässt dich anfangen.
       *[no] { $by } sucht aus, wer anfängt: { $seat }.
     }
 }
skull-over-bets = { $seat-you ->
    [yes] Du gewinnst das Spiel mit zwei gewonnenen Wetten!
   *[no] { $seat } gewinnt das Spiel mit zwei gewonnenen Wetten!
 }
skull-over-last-standing = { $seat-you ->
    [yes] Du gewinnst das Spiel: Sonst hat niemand mehr Karten!
   *[no] { $seat } gewinnt das Spiel: Sonst hat niemand mehr Karten!
 }

skull-highlight-boldest = Kühnste Wette gewonnen: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $bid ->
    [one] 1 Karte
   *[other] { $bid } Karten
}
skull-highlight-trap = Tödlichster Totenkopf: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} aufgedeckt
skull-highlight-lost = Meiste Wetten verloren: { $seat-you ->
    [yes] du
   *[no] { $seat }
}, { $count ->
    [one] 1 Wette
   *[other] { $count } Wetten
}

skull-refusal-no-rose-in-hand = Du hast keine Rose auf der Hand.
skull-refusal-no-skull-in-hand = Du hast keinen Totenkopf auf der Hand.
skull-refusal-must-bid = Du hast keine Karten mehr auf der Hand, also musst du herausfordern, mit höchstens { $max }.
skull-refusal-bidding-has-begun = Es wird schon geboten, also legt niemand mehr dazu. Biete mehr als { $bid } oder passe.
skull-refusal-first-bid = Biete mindestens 1 und höchstens { $max }, so viele Karten liegen auf dem Tisch.
skull-refusal-bid = Biete mehr als { $above } und höchstens { $max }, so viele Karten liegen auf dem Tisch.
skull-refusal-nothing-to-pass = Noch hat niemand geboten, da gibt es nichts zu passen. Leg dazu oder fordere heraus.
skull-refusal-own-cards = Deine eigenen Karten sind schon aufgedeckt. Wähl einen anderen Stapel.
skull-refusal-nothing-to-flip = { $seat } hat keine verdeckte Karte auf dem Tisch. Wähl einen anderen Stapel.
skull-refusal-no-rose = Du hast keine Rose zum Abgeben, nur den Totenkopf.
skull-refusal-not-in-game = Dieser Platz ist raus. Wähl jemanden, der noch Karten hat.
skull-refusal-moment-drawing = Das Spiel läuft noch nicht.
skull-refusal-moment-placing-first = Erst legen alle eine Karte. Leg eine Karte.
skull-refusal-moment-placing = Jetzt kannst du dazulegen oder herausfordern.
skull-refusal-moment-bidding = Jetzt kannst du mehr bieten oder passen.
skull-refusal-moment-revealing = Jetzt wird aufgedeckt: Wähl einen Stapel.
skull-refusal-moment-showing = Jetzt kannst du deine Karten zeigen oder für dich behalten.
skull-refusal-moment-discarding = Jetzt suchst du eine Karte aus, die du abgibst.
skull-refusal-moment-picking-blind = Gerade wird eine Karte gezogen.
skull-refusal-moment-choosing-first = Jetzt suchst du aus, wer die nächste Runde anfängt.
skull-refusal-moment-over = Das Spiel ist vorbei.

skull-judge-seats = Skull hat 2 bis 6 Plätze, nicht { $seats }.
skull-judge-hands = Es muss für jeden der { $seats } Plätze eine Hand geben.
skull-judge-coins = Es muss für jeden der { $seats } Plätze eine Zahl von Münzen geben.
skull-judge-hand = Die Hand von Platz { $number } hat mehr als drei Rosen oder einen Totenkopf.
skull-judge-nobody = Mindestens ein Platz muss eine Karte haben.
skull-judge-too-many-coins = Die Münzen passen nicht: Höchstens ein Platz hat 2, und der hat dann noch eine Karte.
skull-judge-first = Platz { $number } kann nicht anfangen: Er ist nicht im Spiel.
skull-judge-no-seat = An diesem Tisch gibt es keinen Platz { $number }.
skull-judge-not-your-turn = Platz { $number } ist nicht dran.
skull-judge-out = Platz { $number } ist raus.
skull-judge-over = Das Spiel ist vorbei.
skull-judge-lose-first = Erst muss das blinde Ziehen als „lose“ gesagt werden.
skull-judge-nothing-to-lose = Gerade wird keine Karte blind gezogen.
skull-judge-not-the-challenger = Platz { $number } hat nicht herausgefordert und verliert keine Karte.
skull-judge-not-owned = Die herausfordernde Hand hat diese Karte nicht.
skull-judge-action = Aktion { $number } ist keine von place, bid, pass, flip, discard, lose, choose_first, show und keep_hidden mit Platz und Karte.
skull-judge-ask = Die einzige Frage ist „position“.

skull-deed-bet-won = Wetten gewonnen
skull-slip-own-skull = Den eigenen Totenkopf aufgedeckt
skull-slip-met-skull = Auf einen fremden Totenkopf gestoßen
