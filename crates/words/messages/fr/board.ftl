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
board-less = Moins
board-more = Plus
board-range = { $least } à { $most }
board-pick-a-card = Choisis une carte
board-back = Retour
board-step = { $what }… ({ $count })

# Ask the table.
board-about = Cette carte
board-ranks = Quelle carte bat laquelle

web-watch-again = Revoir la partie
web-link-film = Rediffusion

# Around the board.
web-rename = Changer de nom
web-invite = Inviter des amis
web-share = Partager
web-share-text = Viens jouer aux cartes avec moi.
web-send-text = Envoyer par SMS
web-send-mail = Envoyer par e-mail
web-copy = Copier le lien
web-copied = Le lien est copié.
web-copy-by-hand = Ton navigateur ne nous laisse pas copier. Le lien est sélectionné : fais Ctrl+C, ou appuie longtemps dessus et choisis Copier.
web-link = Le lien de cette table
web-link-only-here = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, lance Yo-Ho-Ho avec --lan et ouvre l’adresse affichée.
web-code = Ou tape ce code sur { $host } :
web-qr = Le lien en QR code, à scanner avec un téléphone
web-mark-you = toi
web-mark-host = hôte
web-add-bot = Ajouter un bot
web-remove-seat = Retirer
web-remove-from-table = Retirer de la table
web-remove-title = Faire quitter la table à { $name } ?
web-remove-text = { $locked ->
    [watches] Pour revenir, il faudra ton accord. Si quelqu’un revient sous un autre nom, ferme la table à clé.
    [yes] Pour revenir, il faudra ton accord.
   *[no] Regarder restera possible, mais pour reprendre place, il faudra ton accord.
 }
web-remove-not = Laisser à table
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
web-lay-pending = À la table, rien ne change tant que tu n’as pas préparé ce jeu.
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
web-counsel-says = Le Capitaine dit : { $what }.
web-people = Personnes
web-mute = Ne plus entendre
web-unmute = Entendre à nouveau
web-make-host = Nommer hôte
web-make-host-sure = Oui, nommer hôte
web-send-back = Rendre à l’ancien appareil
web-send-back-sure = Oui, rendre la place
web-door = Qui peut s’asseoir
web-door-open = Toute personne avec le lien
web-door-asks = Me demander d’abord
web-door-locked = Plus personne
web-grace = Absence : un bot joue après
web-grace-15 = 15 secondes
web-grace-60 = une minute
web-grace-180 = trois minutes
web-grace-never = Jamais : on attend
web-watchers = Le public
web-watcher = Personne { $number } du public
web-watcher-unnamed = Quelqu’un du public
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
web-concede-ends = Abandonner et mettre fin à la partie
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
web-matter-asking = Tu as demandé à reprendre ton coup. On attend encore : { $name }.
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
web-keep-seat = Garder ma place sur cet appareil
web-leave-sure = Quitter quand même
web-leave-warning = La partie n’est pas finie : un bot jouera pour toi.
web-new-game-sure = Commencer quand même
web-new-game-warning = La partie n’est pas finie et serait perdue.
web-tab-turn = À toi · { $game }
