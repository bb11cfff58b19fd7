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

# Around the board.
web-rename = Changer de nom
web-invite = Inviter des amis
web-share = Partager
web-share-text = Viens jouer aux cartes avec moi.
web-copy = Copier le lien
web-copied = Le lien est copié.
web-copy-by-hand = Ton navigateur ne nous laisse pas copier. Le lien est sélectionné : fais Ctrl+C, ou appuie longtemps dessus et choisis Copier.
web-link = Le lien de cette table
web-link-only-here = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, lance Yo-Ho-Ho avec --lan et ouvre l’adresse affichée.
web-code = Ou tape ce code sur { $host } :
web-qr = Le lien en QR code, à scanner avec un téléphone
web-mark-you = toi
web-mark-host = hôte
web-mark-bot = bot
web-add-bot = Ajouter un bot
web-remove-seat = Retirer
web-remove-from-table = Retirer de la table
web-remove-title = Faire quitter la table à { $name } ?
web-remove-text = Regarder restera possible, mais pour reprendre place, il faudra ton accord.
web-remove-not = Garder
web-removed = Hors de la table
web-let-in = Laisser revenir
web-let-in-whom = { $act } : { $name }
web-seat-act = { $act } : place { $number }, { $name }
web-start-fills = { $open ->
    [0] Toutes les places sont prises. La partie commence quand tu la lances.
    [one] La partie commence quand tu la lances. Un bot prendra la place libre.
   *[other] La partie commence quand tu la lances. Des bots prendront les { $open } places libres.
 }
web-wait-host = { $open ->
    [0] Toutes les places sont prises. La partie commence quand { $host } la lance.
    [one] Il reste une place. La partie commence quand { $host } la lance.
   *[other] Il reste { $open } places. La partie commence quand { $host } la lance.
 }
web-or-watch = Ou reste pour regarder : la partie s’affiche ici dès qu’elle commence.
web-table-full = Toutes les places sont prises. Tu peux regarder.
web-matter-knocking = Tu as demandé une place. L’hôte décide.
web-ask-seat = Demander une place
web-move-up = Monter
web-change-game = Jouer à autre chose
web-game = Jeu
web-lay = Préparer ce jeu
web-play-game = Jouer à { $game }
web-change-table = Changer la table
web-evening = Cette soirée
web-evening-line = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games }
web-matter-knock = { $name } voudrait s’asseoir.
web-matter-rests = { $name } a mis la partie en pause.
web-matter-resting = Tu as mis la partie en pause.
web-matter-stood-in = Un bot joue à ta place.
web-matter-gave-up = Tu as abandonné cette partie. Un bot la termine.
web-matter-away = { $name } n’est pas là pour l’instant.
web-matter-idle = { $name } prend son temps.
web-admit = Laisser entrer
web-turn-away = Refuser
web-nudge = Faire signe
web-bot-plays = Laisser jouer un bot
web-house = Cette table
web-pause-game = Mettre en pause
web-bot-for-me = Laisser un bot jouer pour moi
web-people = Personnes
web-mute = Ne plus entendre
web-unmute = Entendre à nouveau
web-make-host = Nommer hôte
web-make-host-sure = Oui, nommer hôte
web-door = Qui peut s’asseoir
web-door-open = Toute personne avec le lien
web-door-asks = Me demander d’abord
web-door-locked = Plus personne
web-grace = Absence : un bot joue après
web-grace-15 = 15 secondes
web-grace-60 = une minute
web-grace-180 = trois minutes
web-grace-never = Jamais : on attend
web-watchers-talk = Le public peut parler
web-allow-own-words = Texte libre, pas seulement les phrases
web-emotes = Mimiques
web-own-words = Avec tes mots
web-write = Envoyer
web-watching = Tu regardes. Pour jouer, prends la place d’un bot.
web-notice-offer = On te prévient quand c’est ton tour ?
web-notice-yes = Me prévenir
web-notice-no = Non merci
web-sound-card = (carte)
web-sound-coin = (pièces)
web-sound-bell = (cloche)
web-sound-drum = (tambour)
web-sound-cheer = (hourras)
web-next = Suite
web-what-happened = Que s’est-il passé ?
web-again = Encore : { $text }
web-ending = Et maintenant ?
web-wait-rematch = { $host } peut lancer une autre partie.
web-won-evening = Tu gagnes la soirée !
web-take-move-back = Reprendre mon coup
web-concede = Abandonner la partie
web-concede-sure = Oui, abandonner
web-clock = Temps de réflexion
web-clock-none = Sans horloge
web-clock-30 = 30 secondes par coup
web-clock-60 = 1 minute par coup
web-clock-120 = 2 minutes par coup
web-clock-game-10 = 10 minutes par partie
web-clock-game-20 = 20 minutes par partie
web-best = Vainqueur de la soirée
web-best-none = On joue, c’est tout
web-best-3 = Au meilleur des 3
web-best-5 = Au meilleur des 5
web-best-7 = Au meilleur des 7
web-best-line = ({ $series } au meilleur des { $best })
web-matter-asked = { $name } voudrait reprendre son dernier coup.
web-matter-asking = Tu as demandé à reprendre ton coup.
web-withdraw = Retirer ma demande
web-agree = D’accord
web-decline = Non, on continue
web-matter-starts = La partie commence dans { $seconds }…
web-stop-countdown = Attends
web-countdown = Commencer dans 10 secondes
web-matter-moved = Ta place est maintenant sur un autre appareil.
web-fetch-seat = La ramener ici
web-carry = Passer ma place à un autre appareil
web-carry-how = Scanne ceci avec l’autre appareil, ou ouvres-y le lien. Il marche une fois, pendant une minute.
web-leave-sure = Quitter quand même
web-leave-warning = La partie n’est pas finie : un bot jouera pour toi.
web-new-game-sure = Commencer quand même
web-new-game-warning = La partie n’est pas finie et serait perdue.
web-tab-turn = À toi · { $game }
