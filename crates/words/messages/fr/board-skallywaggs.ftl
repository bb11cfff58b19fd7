# What the board of Skallywaggs says beside the words of the game itself.

board-wagg-commons = Marché
board-wagg-read = Lire les cartes : ta main et le Marché
board-wagg-reading = Pour en savoir plus sur une carte ou un pirate, appuie longtemps dessus, ou sélectionne-le et tape « ? ».
board-wagg-help = Effet
board-wagg-plain = Aucun pouvoir.
board-wagg-about = En savoir plus : { $card }
board-wagg-crew = Équipage : { $name }
board-wagg-seaworthy = Parés : { $seaworthy } sur { $needed }
board-wagg-nobody = Encore personne
board-wagg-active = Actifs :
board-wagg-shipyard = Chantier { $count }
board-wagg-locker = Antre { $count }
board-wagg-heads = Têtes { $count }
board-wagg-chests = Torses { $count }
board-wagg-legs = Jambes { $count }
board-wagg-events = Événements { $count }
board-wagg-tray = Atelier
board-wagg-tray-more = Choisis une tête, un torse et des jambes.
board-wagg-slot-head = Tête
board-wagg-slot-chest = Torse
board-wagg-slot-legs = Jambes
board-wagg-slot-back = Remettre en main : { $card }
board-wagg-proposals = Pirates que tu peux construire
board-wagg-join = Dans quel équipage ?
board-wagg-own = Toi
board-wagg-build = Construire
board-wagg-play = Jouer
board-wagg-sure = Quand tu veux.
board-wagg-do-build = À toi : construis un pirate.
board-wagg-do-stop = On lève l’ancre en face ! { $count ->
    [0] Aucun événement de ta main ne peut l’empêcher.
   *[other] Pour l’empêcher : { $cards }.
 }
board-wagg-stop = L’empêcher
board-wagg-do-end = À toi : fais ce que tu peux, ou finis ton tour.
board-wagg-unasked = Détends-toi : ce n’est pas à toi de décider.
board-wagg-quiet-unless = Tu laisses passer, sauf si tu choisis une carte.
board-wagg-quiet = Tu laisses passer.
board-wagg-quiet-answer = Ta réponse arrive.
board-wagg-what-swap = { $takes } va chez { $crew-you ->
    [yes] toi
   *[no] { $crew }
} ({ $one }), et { $gives } chez { $elsewhere-you ->
    [yes] toi
   *[no] { $elsewhere }
} ({ $other }).
board-wagg-why-wait = Ce n’est pas ton tour.
board-wagg-why-asked = Ce n’est pas ce qu’on te demande là.
board-wagg-why-forbidden = Coup de filet l’interdit ce tour-ci. Perdre un pirate y met fin.
board-wagg-why-event = Il n’y a rien sur quoi la jouer pour l’instant.
board-wagg-why-part = Un pirate, c’est une tête, un torse et des jambes : il te manque quelque chose.
board-wagg-watch = M’interroger sur les événements
board-wagg-watch-always = Toujours
board-wagg-watch-hit = Seulement s’ils me touchent
board-wagg-watch-never = Jamais
board-wagg-watch-hint = Avec d’autres personnes, on t’interroge chaque fois qu’un événement te touche, même si tu n’as rien à répondre, et une réponse rapide attend un peu : personne ne devine ta main.
board-wagg-trade = { $cost ->
    [0] Troc gratuit
   *[other] Troc pour { $cost }
}
board-wagg-end-turn = Finir le tour
board-wagg-pass-until-turn = Plus rien avant mon tour
board-wagg-pass-unless-hit = Seulement si ça me touche
board-wagg-which-part = Quel morceau ?
board-wagg-next-pirate = Touche un pirate.
board-wagg-next-part = Touche un pirate, puis un morceau.
board-wagg-next-card = Touche une carte sur la table.
board-wagg-next-player = Choisis quelqu’un.
board-wagg-next-hand = Touche une autre carte de ta main.
