# The words of the browser client alone.

web-title = Yo-Ho-Ho
web-tagline = Jeux de cartes de pirates, entre amis ou contre des bots. Sans compte ni chichis : on s’assoit et on joue.
web-skip = Aller au contenu
web-home = Accueil
web-logbook = Carnet de bord
web-close = Fermer

# The front page.
web-play-bots = Jouer contre des bots
web-play-friends = Jouer entre amis
web-making-table = On dresse une table…
web-rejoin = Reprendre une partie
web-rejoin-home = Reprendre ta partie contre des bots : { $game }
web-rejoin-alone = Retour à ta table : { $game }
web-rejoin-with = Retour à ta table : { $game } avec { $with }
web-your-name = Ton nom
web-join-code = Code ou lien d’un ami
web-join = Rejoindre
web-join-later = Trop de codes faux. Demande plutôt le lien.
web-roll-name = Un autre nom
web-online = Après une première visite, les parties contre des bots marchent aussi sans réseau.
web-online-only = Les parties contre des bots se jouent ici même, dans ton navigateur.
web-offline-only = Tu es hors ligne. Une partie ouverte continue ; ne recharge pas la page.
web-offline = Tu es hors ligne. Tu peux quand même jouer contre des bots.
web-notice = Un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; les règles sont dites avec nos mots, et tous les dessins sont de nous.
web-version = Yo-Ho-Ho { $version }
web-problem-unreachable = Le serveur ne répond pas. Tu peux toujours jouer contre des bots, ici même.
web-problem-nothing = Le serveur ne répond pas. Réessaie dans un instant.
web-problem-no-server = Ici, pas de serveur pour retrouver des amis. Tu peux toujours jouer contre des bots.
web-problem-refused = Le serveur ne peut pas dresser de table pour l’instant. Réessaie dans un moment.
web-ticket-refused = La place ne peut pas passer sur cet appareil pour l’instant.

# A game against bots that is not finished.
web-unfinished-title = Tu as une partie en cours : { $game }
web-unfinished-text = Si tu en commences une autre, celle-ci sera perdue pour de bon.
web-unfinished-continue = La reprendre
web-unfinished-anew = Nouvelle partie
web-cancel = Annuler

# How a table is laid.
web-setup-summary = { $edition } · { $seats } places · { $bot }
web-own-rules = Tes règles
web-setup-seats = Places
web-setup-bots = Bots
web-own-crew = Place par place
web-own-crew-seat = Place { $number }
web-edition = Édition
web-edition-title = { $rules ->
    [0] { $edition }
    [one] { $edition }, 1 règle changée
   *[other] { $edition }, { $rules } règles changées
 }
web-edition-usual = Les règles habituelles. Choisis une autre édition pour voir ce qui change.
web-edition-restore = Revenir à : { $edition }
web-unlike = Différences avec : { $edition }
web-instead-of = au lieu de : { $value }
web-rules-changed = { $rules ->
    [one] 1 règle changée
   *[other] { $rules } règles changées
 }
web-changed-from = Changé par rapport à : { $edition }
web-single-rules = Changer des règles
web-all-rules = Toutes les règles
web-list-longer = En ajouter une
web-list-shorter = Retirer la dernière
web-list-less = { $what } : une de moins
web-list-more = { $what } : une de plus

# A random name for who has none yet.
web-pirate-name = { $animal } { $mood }
web-pirate-moods = salé, rouillé, joyeux, rusé, hardi, chanceux, grincheux, muet, orageux, radieux, malin, endormi, jovial, brave, roublard, farceur
web-pirate-animals = Pinson, Cormoran, Crabe, Goéland, Perroquet, Phoque, Héron, Calamar, Poulpe, Marlin, Macareux, Morse, Homard, Pélican, Triton, Chat

# The invitation.

# Before the game.
web-table-rules = On joue : { $edition }

# What wants an answer.

# How the table is kept.

# At the table.
web-setting-table = On dresse la table…
web-no-game-yet = Pas encore de partie
web-unfetched = Impossible de charger le jeu. Nouvel essai…
web-unknown-game = Un jeu que cette page ne connaît pas
web-unknown-game-text = Ce jeu est plus récent que cette page. Recharge-la.
web-new-version = Il y a une nouvelle version
web-new-version-text = Recharge la page. Une partie contre des bots reprend où elle en était.
web-failed = Quelque chose a mal tourné
web-failed-text = La table a lâché deux fois. Recharge la page, ou reviens à l’accueil.
web-stumbled = Quelque chose a mal tourné. Réessaie.
web-reload = Recharger
web-no-table = Cette table n’existe pas
web-no-table-text = Le lien est peut-être incomplet, ou la table a été débarrassée.
web-lost = Hors de la carte
web-lost-text = Il n’y a rien à cette adresse.
web-menu = Menu
web-hint = Conseil
web-counsel = Que ferait le Capitaine ?
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-rules = Comment jouer
web-say = Dire
web-pace = Vitesse du jeu
web-pace-calm = Calme
web-pace-usual = Normale
web-pace-quick = Rapide
web-pace-at-once = Immédiate
web-look = Thème
web-look-night = De nuit
web-look-day = De jour
web-look-contrast = Contraste fort
web-look-device = Comme mon appareil
web-cues = Sons, signaux et touches
web-cue-sound = Sons
web-cue-captions = Afficher les sons en mots
web-cue-buzz = Vibrer quand c’est mon tour
web-cue-notice = Me prévenir quand c’est mon tour
web-cue-keys = Raccourcis à une seule touche
web-leave = Quitter la table
web-new-game = Nouvelle partie
web-tab = { $game } · Yo-Ho-Ho

# How the connection is.
web-link-connecting = Connexion…
web-link-live = En direct
web-link-home = Sur cet appareil
web-link-sending = Envoi…
web-link-reconnecting = Reconnexion…
web-link-closed = Déconnecté

web-language = Langue
web-language-unfetched = Cette langue ne peut pas être chargée pour l’instant. Réessaie plus tard.
web-boot-failed = Le jeu ne s’est pas chargé. Vérifie ta connexion et recharge la page.
web-boot-old = Il y a une nouvelle version de Yo-Ho-Ho. Recharge la page.
