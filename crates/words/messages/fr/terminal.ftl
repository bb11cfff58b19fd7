# The words of the terminal client, the program and its referee.

## The terminal, full screen.

keys-short = ←→↑↓ Entrée · ? aide · l journal · q quitter
keys-long = ←→↑↓ choisir · Entrée valider · ? aide · l journal · q quitter
keys-held = Une touche : continuer
keys-sheet = # scores
keys-menu = m table
keys-menu-open = ↑↓ choisir · Entrée valider · Échap retour
keys-title = Touches
keys-help =
    Flèches    choisir quoi faire ; haut et bas changent de ligne
    Entrée     le faire
    Lettres    entre crochets : le faire tout de suite
    Chiffres   choisir par le nombre affiché, puis Entrée
    Échap      un pas en arrière, quand on choisit par étapes
    l          ce qui s’est passé ; flèches et pages font défiler
    m          cette table : parler, faire une pause, les autres, un autre jeu
    a          l’avis du Capitaine, à une table à toi
    F1         comment jouer à cette table
    #          la feuille de score, si le jeu en tient une
    <  >       la vitesse des bots, à une table à toi
    ?          cette aide
    Ctrl+R     se reconnecter maintenant
    q          quitter

    ▶ devant un nom : la table attend cette personne.
    Un bord double : la carte est face visible.

    N’importe quelle touche ferme cette aide.
rules-title = Comment jouer · flèches et pages font défiler
sheet-title = Feuille de score
sheet-round = Manche
pace-usual = Les bots prennent leur temps.
pace-fast = Les bots jouent vite.
pace-rush = Les bots foncent.
pace-served = On ne change la vitesse qu’à une table à soi.
counsel-thinking = Le Capitaine réfléchit…
counsel-not-now = Le Capitaine te conseille quand c’est à toi de jouer.
counsel-served = Le Capitaine ne conseille qu’à une table à soi, contre des bots.
log-title = Ce qui s’est passé
choice-step = { $what }… ({ $count })
choice-about = { $what } : { $about }
choices-above = … encore { $count }, ↑
choices-below = … encore { $count }, ↓
do-start-with = Commencer avec { $bots }
do-wait-for-friends = Attendre des amis
do-wait-for-host = Attendre que l’hôte lance la partie
do-say = Dire quelque chose…
do-nudge = Faire signe à { $name }
do-bot-for = Laisser un bot jouer pour { $name }
do-send-back = Rendre la place de { $name } à l’ancien appareil
do-agree = Oui, reprends-le
do-decline = Non, on continue
do-stop-countdown = Attends un peu
do-keep-playing = Continuer à jouer
do-bot-back = Laisser { $name } jouer à nouveau
do-customs = Porte, horloge et paroles
do-no = Non
do-yes = Oui
do-swap = Changer de place avec…
do-replay = Un lien pour revoir cette partie
muted = Tu n’entends plus : { $name }.
unmuted = Tu entends de nouveau : { $name }.
carry-link = Ouvre ce lien sur ton autre appareil, dans un navigateur ou avec « yohoho play ». Il marche une fois, pendant une minute :
replay-link = Avec ce lien, on peut revoir la partie dans un navigateur :
keys-writing = Entrée envoyer · Échap retour
table-link = Le lien pour tes amis : { $link }
link-retry-key = Ctrl+R : maintenant
choice-so-far = Jusqu’ici : { $steps }
leave-title = Quitter ?
leave-question =
    La partie n’est pas finie.

    Entrée : quitter. Une autre touche : rester.

edition-question = { $game } : quelle édition ?
edition-usual = Les règles habituelles.
edition-unlike = Différences avec : { $edition }
edition-difference = { $label } : { $value }
edition-help = Flèches ou chiffre pour choisir, Entrée pour jouer, q pour quitter.
edition-keys = ↑↓ choisir · Entrée jouer · q quitter

## The terminal, line by line.

order-help = aide
order-table = table
order-rules = règles
order-hand = main
order-log = journal
order-sheet = scores
order-menu = menu
order-hint = conseil
order-retry = reconnecter
order-quit = quitter
plain-welcome = { $game }. Tape « aide » pour savoir quoi taper.
plain-help =
    Tape le numéro devant une réponse, ou ses mots : « poser rose », « annoncer 3 », « passer ».
    Si on te demande un nombre, comme une mise, le nombre suffit.
    Quelques mots suffisent, tant qu’ils ne vont qu’à une réponse.
    règles : comment jouer à cette table.
    table : tout ce qu’il y a à voir. main : tes cartes. journal : ce qui s’est passé. scores : la feuille de score.
    menu : ce qu’on peut faire d’autre ici : dire quelque chose, faire signe, mettre en pause, reprendre un coup, abandonner, ne plus entendre quelqu’un, voir où en est la soirée. L’hôte y retire des personnes et les laisse revenir, échange des places, ajoute des bots et prépare un autre jeu. Les mots suffisent aussi : « pause », « ohé ».
    conseil : ce que le Capitaine ferait à ta place, et pourquoi ; à une table à toi.
    Une ligne vide repose la question. reconnecter : se reconnecter maintenant. quitter : quitter la table.
plain-hand = Ta main : { $cards }.
plain-hand-empty = Ta main est vide.
plain-not-now = Il n’y a rien à décider pour l’instant. Tape « table » pour savoir où on en est.
plain-either = { $others } ou { $last }
plain-range = { $others } à { $last }
plain-own-points = Ta manche : { $deed } ; { $reasons }. Ça fait { $points } points, et { $total } en tout.
plain-no-sheet = Aucune manche n’est encore comptée.
plain-sheet-row = { $round }. { $scores }
plain-sheet-score = { $who } : { $points }, { $total } en tout
plain-final = Score final :
plain-final-row = { $who } : { $total } points
plain-wait = On te prévient dès qu’il se passe quelque chose.
plain-menu-empty = Il n’y a rien d’autre à faire à cette table pour l’instant.
plain-write = Tape ce que tu veux dire. Une ligne vide ne dit rien.
plain-which = Laquelle veux-tu dire ?
plain-several = Ça peut être : { $choices }. Précise.
plain-unknown = « { $line } » n’est pas possible là. Une ligne vide repose la question ; « aide » dit quoi taper.
plain-bye = Bon vent !

## The program and its arguments.

cli-about = Jeux de cartes de pirates, entre amis ou contre des bots : dans le navigateur, dans le terminal, hors ligne.
cli-after = Projet de fans, non officiel. Les règles sont dites avec nos mots, tous les dessins sont de nous.
cli-serve = Héberger des tables sur cette machine ; les amis viennent par un lien dans leur navigateur
cli-serve-open = Afficher la page dans ton navigateur, s’il y a un écran
serve-open = Yo-Ho-Ho est ouvert à { $address }
serve-phone = Sur un téléphone du même réseau, tape cette adresse ou vise ceci avec l’appareil photo :
serve-no-network = Cette machine n’est sur aucun réseau, personne d’autre ne peut entrer. Connecte-la et recommence.
serve-no-client = Ce Yo-Ho-Ho a été compilé sans sa page web et n’a rien à afficher. Recompile-le avec « cargo play », ou avec « cargo xtask release » pour le donner.
serve-data = Les tables sont gardées dans { $file }
cli-arena = Faire jouer des bots entre eux en duplicate : mêmes donnes, chaque bot à chaque place
cli-arena-game = Quel jeu
cli-arena-edition = Quelle édition ou variante ; l’habituelle par défaut
cli-arena-table = Les bots de la table, dans l’ordre des places, séparés par des virgules
cli-arena-mixed = Une réserve de bots : chaque série y tire sa table, et chaque bot reçoit une cote
cli-arena-accept = Un bot modifié, à accepter ou à rejeter ; il alterne avec --over à la même place
cli-arena-over = Le bot qu’il doit dépasser
cli-arena-field = Les bots des autres places, repris dans l’ordre jusqu’à les occuper toutes
cli-arena-by = Ce qui compte : wins, la part des parties gagnées, ou points, les points par partie
cli-arena-gain = De combien il doit être meilleur : une part des parties (0.03 par défaut) ou des points par partie (4)
cli-arena-seats = Combien de places à la table, si --table ne le dit pas ; par défaut, le nombre habituel
cli-arena-sets = Combien de séries ; une série est une partie par place, avec les mêmes donnes
cli-arena-seed = Le même nombre donne les mêmes parties
cli-arena-threads = Combien de séries à la fois ; par défaut, autant que de cœurs
cli-arena-limit = Combien de millisecondes un programme (exec:./mon-bot) a pour répondre
cli-arena-json = Un objet JSON au lieu d’un tableau
cli-arena-csv = Écrire aussi chaque place de chaque partie dans ce fichier, en CSV
cli-arena-plots = Dessiner aussi des graphiques dans ce dossier, en SVG
cli-arena-why = Dire aussi pourquoi les bots ont décidé ainsi dans la première partie
arena-progress = { $played ->
    [one] { $played } série jouée sur { $sets }…
   *[other] { $played } séries jouées sur { $sets }…
}
arena-head = { $game }, { $edition }, { $seats } places, { $sets ->
    [one] { $sets } série
   *[other] { $sets } séries
}, { $games } parties
arena-line = { $met ->
    [no] { $bot } : { $wins } % gagnées ({ $wins-ci }), { $score } points ({ $score-ci }), { $p50 } ms par décision, 95 % en moins de { $p95 } ms
   *[other] { $bot } : { $wins } % gagnées ({ $wins-ci }), { $score } points ({ $score-ci }), { $met } % de mises réussies, { $p50 } ms par décision, 95 % en moins de { $p95 } ms
 }
arena-why-head = Pourquoi, dans la première partie :
arena-why = Place { $seat }, { $bot } : { $why }
arena-lacks = Un bot joue sans son fichier de données { $file }.
bot-why-places = Le meilleur de ses essais, sur { $worlds } parties imaginées : { $number } sur 100, où gagner vaut 100.
bot-why-points = Le meilleur de ses essais, sur { $worlds } parties imaginées : { $number } points.
bot-why-lead = Le meilleur de ses essais, sur { $worlds } parties imaginées : { $number } points d’avance sur les autres.
bot-why-win = Le meilleur de ses essais, sur { $worlds } parties imaginées : il en gagne { $number } sur 100.
arena-bad-seats = Une table de ce jeu a de { $min } à { $max } bots.
arena-no-bot = Aucun bot ne s’appelle « { $bot } ». Peuvent jouer : { $bots }.
arena-unreachable = Personne ne répond sous le nom « { $bot } » : { $why }
arena-fault = { $bot } a échoué et a perdu { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. La première fois, série { $set }, partie { $game }, place { $seat } : { $what }
arena-fault-unstarted = Impossible de le lancer ({ $why }).
arena-fault-ended = { $code ->
    [no] Il s’est arrêté.
   *[other] Il s’est arrêté avec le code { $code }.
 }
arena-fault-stalled = Il n’a pas répondu en { $ms } ms.
arena-fault-nonsense = Sa réponse n’a pas de sens : { $line }
arena-fault-illegal = Ce qu’il a répondu n’est pas permis : { $line }
arena-fault-overlong = Sa réponse dépassait { $max } octets : { $line }
arena-fault-unasked = Il a parlé sans qu’on lui demande rien : { $line }
arena-rating-head = Cotes (Weng-Lin, tous partent de 25) :
arena-rating = { $bot } : { $rating } ± { $uncertainty }
arena-ahead-head = Qui finit devant qui, en % :
arena-plot-scores = Scores
arena-plot-points = Points
arena-plot-games = Part des parties
arena-plot-bids = Mises réussies, manche par manche
arena-plot-round = Manche
arena-plot-met = Part des mises réussies
arena-plot-ahead = Combien de fois la ligne finit devant la colonne, en %
arena-accepted = Accepté après { $sets } séries : { $candidate } est meilleur que { $baseline }.
arena-rejected = Rejeté après { $sets } séries : { $candidate } n’est pas meilleur que { $baseline }.
arena-undecided = Indécis après { $sets } séries : { $candidate } et { $baseline } sont trop proches.
arena-accept-numbers = { $by ->
    [points] { $difference } points par partie
   *[wins] { $difference } parties sur 100
 } ({ $difference-ci }). Pour { $gain } plutôt que 0, le logarithme du rapport de vraisemblance est { $ratio } ; ± { $bound } tranche.
cli-bench = Mesurer la vitesse de jeu de cette machine
cli-bench-engine = Des parties entières au hasard sur un cœur, avec les mêmes règles que tout le monde
cli-bench-engine-game = Quel jeu
cli-bench-engine-edition = Quelle édition ou variante ; l’habituelle par défaut
cli-bench-engine-seats = Combien de places à la table ; le nombre habituel par défaut
cli-bench-engine-seconds = Combien de temps mesurer
cli-bench-engine-seed = Le même nombre donne les mêmes parties
cli-bench-engine-json = Un objet JSON au lieu d’un tableau
bench-speed = { $game }, { $edition }, { $seats } places : { $decisions } décisions et { $games } parties par seconde
bench-cost = un état de { $bytes } octets, copié en { $clone } ns, une déterminisation en { $determinize } ns
bench-debug = Ce programme a été compilé sans optimisation ; une version release est plusieurs fois plus rapide.
cli-seat = Donner à un programme une place à la table de tes amis, par lignes de JSON
cli-seat-table = Le lien de la table
cli-seat-bot = Le programme : exec: et sa commande
cli-seat-name = Son nom à la table
cli-seat-start = Commence lui-même la partie s’il est l’hôte, avec des bots aux places libres
cli-seat-games = Après combien de parties il s’en va ; par défaut, il reste
cli-seat-limit = Combien de millisecondes il a pour répondre
cli-seat-guest = Un fichier avec un secret qui lui garde sa place ; sans lui, personne ne le reconnaît à son retour
seat-no-program = « { $bot } » n’est pas un programme. Écris exec: puis la commande qui le lance, par exemple exec:./mon-bot.
seat-none = La table n’a pas de place pour { $bot }, ou n’en a plus.
seat-failed = { $bot } a quitté sa place. { $what } Un bot de la table prend le relais.
cli-play = Jouer dans ce terminal, contre des bots ou à une table d’amis
cli-play-table = Un jeu contre des bots, ou le lien d’une table d’amis
cli-play-plain = Ligne par ligne au lieu du plein écran : pour lecteurs d’écran et pipes
cli-play-seats = Combien de places à la table, la tienne comprise
cli-play-bots = Contre quels bots jouer ; par défaut, un équipage varié :
cli-play-name = Ton nom à la table
cli-play-seed = Le même nombre donne les mêmes mélanges
cli-play-edition = Quelle édition ou variante, comme current-expanded ; par défaut, le plein écran demande
cli-play-option = Une option du jeu en plus de l’édition, comme first_after_lost_bet=skull_owner ; peut être répété
cli-play-guest = Le fichier du secret qui garde ta place aux tables d’amis
cli-judge = Répondre à des questions sur des positions : une question JSON par ligne, une réponse JSON par ligne
cli-no-game = Quel jeu ? Jeux : { $games }. Par exemple : yohoho play { $example }
cli-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux : { $games }. Pour rejoindre des amis, donne le lien entier, comme http://localhost:1718/t/…
cli-bad-link = Ce n’est pas le lien d’une table : { $link }. Il ressemble à http://localhost:1718/t/…
cli-bad-seats = { $game } se joue de { $min } à { $max }, pas à { $seats }.
cli-bad-bot = Aucun bot ne s’appelle « { $bot } » dans { $game }. Bots, du plus faible au plus fort : { $bots }.
cli-no-edition = { $game } n’a pas d’édition « { $edition } ». Éditions : { $editions }.
cli-bad-option = Une option s’écrit nom=valeur, pas « { $option } ».
cli-unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $options }.
cli-bad-value = « { $value } » n’est pas un choix pour { $option }. Au choix : { $values }.
cli-bad-list = « { $value } » n’est pas un choix pour { $option }. Au choix : { $values } ; ou compose une liste, comme { $list }. { $hint }
cli-only-at-home = Ça ne se choisit pas à une table d’amis : { $argument }. L’hôte l’a déjà choisi.
## The referee.

judge-malformed = Cette question est illisible : { $detail }
judge-not-json = Cette ligne n’est pas du JSON : elle s’arrête ou déraille au caractère { $column }. Une question ressemble à {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-field-missing = La question ne dit pas « { $field } ». Par exemple : { $example }
judge-field-unknown = Une question de ce genre n’a pas de « { $field } ». Elle a : { $fields }. Par exemple : { $example }
judge-field-choice = « { $field } » ne peut pas être « { $value } ». Au choix : { $values }.
judge-field-wrong = « { $field } » est illisible. Par exemple : { $example }
judge-not-object = Une question est un objet JSON sur une ligne, comme {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-no-game = La question ne nomme aucun jeu. Jeux : { $games }.
judge-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux : { $games }.
judge-not-text = Cette ligne n’est pas du texte UTF-8.
judge-too-long = Cette ligne dépasse { $max } octets.

suit-sign-green = V
suit-sign-yellow = J
suit-sign-purple = Vi
suit-sign-blue = B
suit-sign-red = R
suit-sign-black = N
cli-heading-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-print-help = Affiche cette aide
cli-print-language = La langue à parler ; celle du système si rien n’est précisé
cli-print-version = Affiche la version
cli-help = Affiche cette aide, ou celle d’une commande
