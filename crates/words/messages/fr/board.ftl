# What the boards of the browser client say beside the words of the game itself.

# Names of parts of the table, for those who listen.
board-hand = Ta main
board-rivals = Les autres à la table
board-seats = Places
board-piles = Sur la table
board-standings = Classement final
board-race = L’évolution de chacun, du début à la fin
seat-to-act = son tour
seat-to-act-shared = choisit
seat-to-act-you = ton tour

# The controls.
board-number = Choisis un nombre
board-skull-how-many = Combien de cartes vas-tu retourner ?
board-less = Moins
board-more = Plus
board-range = { $least } à { $most }
board-pick-a-card = Choisis une carte
board-back = Retour
board-step = { $what }… ({ $count })

# Ask the table.
board-about = Cette carte
board-ranks = Quelle carte bat laquelle

# How a round ended, and the grid of all rounds.
board-round-scored = Scores après la manche { $round }
board-round-player = Qui
board-round-bid = Mise
board-round-won = Plis
board-round-bonus = Bonus
board-round-points = Points
board-round-total = Total
board-grid = Points par manche
board-grid-round = Manche

# The feast.
board-highlight-best = Plus belle manche : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $points } à la manche { $round }
board-highlight-worst = Pire manche : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $points } à la manche { $round }
board-highlight-met = Mises les plus justes : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $met ->
    [one] { $met } réussie
   *[other] { $met } réussies
} sur { $rounds }

# Skull.
board-skull-race = Défis gagnés, manche par manche
board-skull-challenge = Défi
board-skull-so-far = { $seat-you ->
    [yes] Tu relèves le défi
   *[no] { $seat } relève le défi
} : { $turned } sur { $bid } pour l’instant.
board-skull-shows = Et voici ce qu’il y avait d’autre.
board-skull-this-one = { $left ->
    [0] Et la dernière, c’est…
   *[other] Et celle-ci, c’est…
}
board-skull-turned = { $turned ->
    [one] { $turned } retournée sur { $bid }
   *[other] { $turned } retournées sur { $bid }
}
board-skull-bid-of = sur { $cards }
board-skull-on-table = { $cards ->
    [one] carte posée
   *[other] cartes posées
}

# Skull King.
board-suit-green = V
board-suit-yellow = J
board-suit-purple = Vi
board-suit-blue = B
board-suit-red = R
board-suit-black = N
board-king-trick = Le pli
board-king-shout = Yo - ho - ho !
board-king-bids = Mises
board-king-won-of = { $won } sur { $bid }
board-king-won-of-short = { $won }/{ $bid }
board-king-ready = mise faite
board-king-thinking = réfléchit
board-king-points = { $points } pts
board-king-ahead = En tête.
board-king-wins = l’emporte
board-king-took = pli gagné
board-king-ghost = Barbe Grise
board-king-sheet = Feuille de score
board-king-sheet-short = Scores
board-king-sheet-empty = La première manche n’est pas encore comptée.
board-king-sheet-player = Qui
board-king-sheet-why = Détail
board-king-sheet-points = Manche
board-king-sheet-total = Total
board-king-sheet-csv = Enregistrer pour un tableur
board-king-sheet-json = Enregistrer en JSON
board-king-sheet-file = feuille-de-score
board-king-own-line = Toi : { $points }
board-king-seen = { $count ->
    [one] { $count } carte que les autres ignorent
   *[other] { $count } cartes que les autres ignorent
}
board-king-seen-title = Cartes que les autres ignorent

# Skallywaggs.
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
board-wagg-watch-hint = Répondre vite prend autant de temps que ne pas répondre : personne ne devine ta main. Seule une longue réflexion se voit.
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
web-watch-again = Revoir la partie
web-link-film = Rediffusion
