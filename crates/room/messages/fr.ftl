### The words of a table: why something was not done, what happened, and what can be said.

## Why something was not done.

room-already-playing = La partie a déjà commencé.
room-bad-seats = Ce jeu se joue de { $min } à { $max }.
room-already-seated = Tu as déjà une place ici.
room-bot-to-the-end = Un bot joue pour toi jusqu’à la fin de cette partie.
room-asked = Quelqu’un voudrait reprendre son coup. Réglez d’abord ça.
room-busy = La table n’arrive plus à suivre. Réessaie.
room-countdown-stopped = { $seat } préfère attendre encore un peu.
room-damaged = Cette table ne s’ouvre plus : son historique est abîmé.
room-frame-malformed = La table n’a pas compris ce message.
room-frame-too-long = Ce message est trop long : { $max } octets au plus.
room-game-over = La partie est finie.
room-knocking = Tu as déjà demandé. Attends la réponse de l’hôte.
room-locked = Cette table est fermée à clé. Demande à l’hôte de l’ouvrir.
room-nobody-there = Personne ne joue à cette place.
room-nobody-waits = Personne n’attend son coup pour l’instant.
room-nothing-asked = Personne ne te le demande en ce moment.
room-nothing-to-take-back = Tu n’as pas de coup à reprendre. Il doit être le dernier, et n’avoir rien révélé.
room-take-back-declined = Les autres préfèrent laisser ce coup tel quel.
room-take-back-asked = Tu as déjà demandé à reprendre ce coup.
room-nothing-to-change = C’est déjà comme ça.
room-no-own-words = L’hôte n’autorise que les phrases toutes faites.
room-no-such-game = Ce jeu n’existe pas.
room-no-such-knock = Il n’y a plus personne à la porte.
room-rests = La partie est en pause.
room-text-empty = Écris quelque chose.
room-text-too-long = C’est trop long : { $max } caractères au plus.
room-too-few-seats = Il y a { $people } personnes à la table, et chacune a besoin d’une place.
room-hello-first = La page ne s’est pas bien connectée. Recharge-la.
room-hello-twice = Cette connexion est à quelqu’un d’autre.
room-host-only = Seul l’hôte peut faire ça.
room-log-full = Cette table a tant vécu qu’elle est pleine. Ouvres-en une autre.
room-made-way = La table est pleine : qui regarde depuis le plus longtemps laisse la place. Merci de ta visite !
room-malformed-action = Ce coup n’existe pas dans ce jeu.
room-name-empty = Il faut un nom.
room-name-too-long = Ce nom est trop long : { $max } caractères au plus.
room-no-game-yet = La partie n’a pas encore commencé.
room-no-moving-in-game = On ne change de place qu’entre deux parties.
room-no-seat-free = Toutes les places sont prises. Tu peux regarder.
room-no-seat-moved = Ta place n’est pas sur un autre appareil.
room-not-carried = Il n’y a pas d’autre appareil à qui rendre cette place.
room-home-seated = L’appareil d’où venait cette place a maintenant sa propre place.
room-home-removed = L’appareil d’où venait cette place a dû quitter la table. Laisse-le d’abord revenir.
room-home-knows-hand = Dans cette partie, l’appareil d’où venait cette place connaît les cartes d’une autre place.
room-own-seat-to-fetch = Tu ne peux pas rendre ta propre place. Reprends-la sur l’appareil d’où elle venait.
room-sent-back = L’hôte a rendu la place à l’appareil d’où elle venait. Tu peux regarder jusqu’à la fin de la partie.
room-no-such-bot = Ce bot n’existe pas.
room-no-such-phrase = Cette phrase n’existe pas.
room-no-such-removal = Rien ne l’empêche de prendre place.
room-no-such-request = La table ne sait pas faire ça.
room-no-such-seat = Cette place n’existe pas à cette table.
room-no-such-watcher = Cette personne ne regarde plus.
room-not-seated = Prends d’abord place.
room-not-your-turn = Ce n’est pas ton tour.
room-not-yourself = Pour partir, laisse ta propre place.
room-only-own-seat = Tu connais les cartes d’une autre place. Dans cette partie, tu ne peux reprendre que celle-là.
room-other-version = Cette page n’a pas la même version que la table. Recharge-la.
room-removed = L’hôte t’a fait quitter cette table. Tu peux regarder, et l’hôte peut te laisser revenir.
room-removed-locked = L’hôte t’a fait quitter cette table, et elle est maintenant fermée à clé.
room-shown-out = L’hôte t’a fait quitter cette table, et peut te laisser revenir.
room-say-too-fast = Pas si vite ! Laisse un instant aux autres.
room-seat-is-open = Il n’y a personne là.
room-seat-needed = On a besoin de toutes les places jusqu’à la fin de la partie.
room-seat-over = Pour cette place, la partie est finie. Elle sera libre à la prochaine.
room-seat-too-often = Cette place change sans cesse de mains. Attends un instant.
room-seat-taken = { $name } est déjà là.
room-store-failed = Ce coup n’a pas pu être enregistré et ne compte pas. Réessaie.
room-too-fast = Pas si vite, s’il te plaît.
room-too-many-connections = Tu as ouvert cette table à trop d’endroits. Celui-ci, le plus ancien, est fermé.
room-too-many-watchers = Il y a déjà tant de monde qui regarde qu’il n’y a plus de place.

## What happened at the table.

room-note-opened = La table est ouverte.
room-note-sat = { $name } prend place.
room-note-moved = { $name } change de place.
room-note-renamed = { $name } a un nouveau nom.
room-note-took-over = { $name } prend place et remplace un bot.
room-note-carried = { $name } continue sur un autre appareil.
room-note-sent-back = La place de { $name } est revenue sur l’appareil d’où elle venait.
room-note-left = { $name } quitte la table.
room-note-removed = { $name } a dû quitter la table.
room-note-shown-out = Quelqu’un qui regardait a dû quitter la table.
room-stranded = Cette partie s’est jouée avec d’anciennes règles. La voici au dernier coup que les règles d’aujourd’hui permettent.
room-stranded-result = Cette partie s’est jouée avec d’anciennes règles. Victoire : { $names }.
room-note-let-in = { $name } peut de nouveau prendre place.
room-note-let-in-again = Quelqu’un qui avait dû partir peut revenir.
room-note-knocked = { $name } voudrait prendre place.
room-note-turned-away = { $name } n’a pas pu entrer.
room-note-host = L’hôte est maintenant { $name }.
room-note-laid = Prochain jeu : { $game }.
room-note-door-open = La porte est ouverte à qui a le lien.
room-note-door-asks = Pour prendre place, il faut maintenant demander à l’hôte.
room-note-door-locked = La table est fermée à clé.
room-note-clock = À partir de maintenant, le temps est compté.
room-note-no-clock = Le temps n’est plus compté.
room-note-overtime = { $seat-you ->
    [yes] Ton temps est écoulé. Un bot joue ce coup.
   *[no] { $name } n’a plus de temps. Un bot joue ce coup.
 }
room-note-out-of-time = { $seat-you ->
    [yes] Ton temps est écoulé. Un bot finit la partie pour toi.
   *[no] { $name } n’a plus de temps. Un bot finit la partie à sa place.
 }
room-note-own-words = On peut maintenant s’écrire.
room-note-no-own-words = Désormais, phrases toutes faites seulement.
room-note-bot-plays = { $seat-you ->
    [yes] Un bot joue pour toi.
   *[no] Un bot joue pour { $name }.
 }
room-note-back = { $seat-you ->
    [yes] Tu reprends la main.
   *[no] { $name } est de retour.
 }
room-note-taken-back = { $seat-you ->
    [yes] Tu reprends ton coup.
   *[no] { $name } reprend son coup.
 }
room-ended = La partie s’arrête là. En tête : { $names }.
room-note-best-of = Au meilleur des { $games } : la soirée va à qui gagne en premier plus de la moitié des parties, ou sinon à qui mène après la dernière.
room-note-won-evening = { $name } gagne la soirée !
room-note-shared-evening = Égalité : { $names } se partagent la soirée !
room-note-nobodys-evening = Seuls les bots ont gagné : personne ne remporte la soirée.
room-note-conceded = { $seat-you ->
    [yes] Tu abandonnes.
   *[no] { $name } abandonne.
 }
room-note-rests = { $name } met la partie en pause.
room-note-goes-on = { $name } reprend la partie.
room-note-bot-took-over = { $name } prend le relais.
room-note-bot-sat = { $name } prend place.
room-note-started = La partie commence.
room-note-rematch = Une nouvelle partie commence.
room-note-stand-in = { $seat-you ->
    [yes] Un bot joue pour toi pendant ton absence.
   *[no] { $name } n’est pas là : un bot joue à sa place.
 }

## What can be said.

room-phrase-ahoy = Ohé !
room-phrase-good-luck = Bonne chance !
room-phrase-well-played = Bien joué !
room-phrase-nice-bluff = Joli bluff !
room-phrase-i-doubt-it = J’en doute.
room-phrase-trust-me = Fais-moi confiance.
room-phrase-oops = Oups !
room-phrase-arr = Arrr !
room-phrase-hurry-up = La marée n’attend pas !
room-phrase-one-moment = Un instant !
room-phrase-thanks = Merci !
room-phrase-again = On remet ça ?
room-phrase-laugh = Ha ha ha !
room-phrase-cheers = Santé !
room-phrase-wow = Mille sabords !
room-phrase-cry = Ouin !
room-phrase-rage = Grrr !
room-phrase-snore = Zzz.
