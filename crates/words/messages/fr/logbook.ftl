# The log book: what a device keeps of finished games. These words come with it.

logbook-where = Voici ce que cet appareil sait de tes parties. Pour l’emporter, enregistre-le.
logbook-empty = Aucune partie terminée pour l’instant. Toute partie jouée jusqu’au bout apparaîtra ici.
logbook-none = Aucune partie de ce genre pour l’instant.
logbook-which = Jeu
logbook-every-game = Tous les jeux
logbook-only-with = Seulement les parties avec

# How everybody stands.
logbook-standings = Bilan
logbook-you = Toi
logbook-played = Parties
logbook-won = Gagnées
logbook-mean = Place moyenne
logbook-early = Écourtées
logbook-given-up = Partie écourtée : quelqu’un a abandonné.
logbook-bids = Mises réussies
logbook-bids-met = { $met } sur { $bids }
logbook-slips = Erreurs préférées
logbook-people = Tout le monde dans ces parties
logbook-name = Nom
logbook-ahead = Toi devant
logbook-behind = Toi derrière
logbook-duels = Qui a fini devant qui
logbook-duels-how = Combien de fois le nom de gauche a fini devant le nom du haut

# The games.
logbook-games = Parties
logbook-no-date = Date inconnue
logbook-place = Ta place : { $place } sur { $players }
logbook-watch = Revoir
logbook-no-link = Le serveur n’a plus cette partie.
logbook-delete = Supprimer
logbook-delete-title = Supprimer cette partie ?
logbook-delete-text = { $game }, { $date }. Elle disparaîtra de cet appareil pour de bon.
logbook-delete-kept = Ce que ce serveur garde sous ton nom disparaît aussi. Tes autres appareils gardent ce qu’ils ont déjà, et les personnes avec qui tu as joué aussi.
logbook-more = En voir plus

# The ways in and out.
logbook-ways = À emporter
logbook-save = Enregistrer le carnet
logbook-save-table = Enregistrer en tableau
logbook-import = Ajouter des parties depuis un fichier
logbook-import-hint = Un carnet de bord enregistré, ou le fichier d’une seule partie.
logbook-looking = Lecture du fichier…
logbook-added = { $games ->
    [0] Tu as déjà tout ce que contient ce fichier.
    [one] { $games } partie ajoutée.
   *[other] { $games } parties ajoutées.
 }
logbook-unreadable = Un fichier n’est ni un carnet de bord ni une partie, ou il est abîmé. Il n’a pas été ajouté.
logbook-newer = Ce fichier vient d’une version plus récente. Recharge la page et réessaie.
logbook-unknown-game = Ce fichier vient d’un jeu que nous n’avons pas. Rien n’a changé.
logbook-large = Ce fichier est trop gros pour être gardé ici.
logbook-clear = Tout supprimer
logbook-clear-title = Supprimer tout le carnet de bord ?
logbook-clear-text = { $games ->
    [one] { $games } partie disparaîtra de cet appareil pour de bon.
   *[other] { $games } parties disparaîtront de cet appareil pour de bon.
 }

# The reader’s name, kept on the server.
logbook-name-title = Ton nom sur tous tes appareils
logbook-name-why = Le serveur peut se souvenir de toi, et tes autres appareils te reconnaîtront. Sans e‑mail ni mot de passe.
logbook-name-keep = Retenir mon nom
logbook-name-kept = Ce serveur te connaît sous le nom « { $name } ».
logbook-name-opened = Le { $date }, un autre appareil a pris ton nom. Si ce n’était pas toi, supprime ton nom et recommence : un nouveau code arrête les autres, mais pas un appareil déjà entré.
logbook-name-opened-known = C’était moi
logbook-name-passkeys = { $count ->
    [one] Tu as { $count } clé d’accès.
   *[other] Tu as { $count } clés d’accès.
 }
logbook-name-elsewhere = Le serveur me connaît déjà
logbook-name-code = Code de secours
logbook-name-code-hint = Note-le maintenant : il ne sera plus affiché. Qui le possède peut jouer à ta place.
logbook-name-code-copy = Copier le code
logbook-name-code-copied = Le code est copié.
logbook-name-code-selected = Ton navigateur ne nous laisse pas copier. Le code est sélectionné : fais Ctrl+C, ou appuie longtemps dessus et choisis Copier.
logbook-name-recover = C’est moi
logbook-name-enter = Utiliser une clé d’accès
logbook-name-passkey = Ajouter une clé d’accès
logbook-name-failed = Ça n’a pas marché. Réessaie dans un instant.
logbook-name-no-passkeys = Supprimer les clés d’accès
logbook-name-no-passkeys-title = Supprimer toutes les clés d’accès ?
logbook-name-no-passkeys-text = Ensuite, seul ton code de secours te rendra ton nom. Vérifie que tu l’as bien.
logbook-name-new-code = Nouveau code
logbook-name-export = Enregistrer ce que le serveur sait
logbook-name-forget = Oublier mon nom
logbook-name-forget-title = Le serveur doit-il oublier ton nom ?
logbook-name-forget-text = Ton code et tes clés d’accès ne marcheront plus. Le carnet de bord de cet appareil reste.
logbook-name-swap = Ce navigateur te reconnaîtra. Si tu y occupes une place en invité, tu la laisses derrière toi.
