# The words that page, terminal and programs share. Games and the room bring their own.

## Who is who.

seat-unnamed = Place { $number }
seat-open = place libre
seat-yours = { $who } (toi)
seat-others = { $who }
seat-away = pas là
seat-stand-in = un bot joue à sa place
seat-idle = prend son temps
player-unnamed = Marin

## Kinds of bots.

bot-random = Perroquet au pif
bot-flat-monte-carlo = Mouette à l’œil vif
bot-powder-monkey = Mousse
bot-deckhand = Matelot
bot-bosun = Maître d’équipage
bot-quartermaster = Quartier-maître
bot-captain = Capitaine
bot-mixed-crew = Équipage varié
bot-about-mixed-crew = Des faciles et des coriaces.
bot-about-powder-monkey = Nouveau à bord. Connaît les règles, et guère plus.
bot-about-deckhand = Joue avec bon sens.
bot-about-bosun = Un vieux loup de mer qui pèse ses chances.
bot-about-quartermaster = Prévoit ses coups. Dur à battre.
bot-about-captain = Le plus dur à battre. Voit le plus loin et réfléchit le plus longtemps.

## The link to a served table.

link-connecting = Connexion…
link-lost = { $seconds ->
    [0] Pas de connexion. Nouvel essai…
   *[other] Pas de connexion. Nouvel essai dans { $seconds } s…
 }
link-back = La connexion est revenue.
log-gap = Il manque ici quelques coups que tu n’as pas vus.
link-closed = La table a fermé cette connexion.
link-failed = Impossible de joindre cette table : { $why }. Vérifie le lien, ou demandes-en un autre.

## Things to do at a table, before and after a game.

do-sit = Prendre place
do-stand = Laisser ma place
do-start = Lancer la partie
do-rematch = Rejouer
do-quit = Quitter
do-widen = Retour
do-admit = Laisser entrer { $name }
do-turn-away = Refuser { $name }
do-back = Reprendre ma place
do-go-on = Reprendre la partie

said = { $who-you ->
    [yes] Tu dis : { $phrase }
   *[no] { $who } dit : { $phrase }
 }
said-watching = Quelqu’un qui regarde dit : { $phrase }
nudged = { $seat-you ->
    [yes] { $by } : c’est à toi !
   *[no] { $by-you ->
        [yes] Tu fais signe à { $seat } : c’est son tour.
       *[no] { $by } fait signe à { $seat } : c’est son tour.
    }
 }


options-malformed = Ces options sont illisibles : { $detail }
option-value = { $value }

# Several things in a row: "a, b and c".
list-comma = { $first }, { $rest }
list-and = { $first } et { $rest }
list-and-before-i = { $first } et { $rest }

## What a server says about a request or a connection.

server-bad-seats = Ce jeu se joue de { $min } à { $max }.
server-bad-token = Impossible de te reconnaître : ta clé n’est pas de chez nous.
server-code-slip = Il y a une faute dans ce code. Compare-le lettre par lettre.
server-no-kept-name = Le serveur n’a pas encore retenu ton nom.
server-no-passkeys = Les clés d’accès ne marchent qu’en https. Ici, prends un code de secours.
server-passkey-unfit = Le serveur ne connaît pas cette clé d’accès. Réessaie, ou prends ton code de secours.
server-too-many-passkeys = Tu as déjà { $max } clés d’accès. Retire-les avant d’en créer une autre.
server-too-often = Trop d’essais. Attends { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }.
server-unknown-code = Ce code n’est celui de personne. Tu en as peut-être un plus récent.
server-foreign-page = Seule notre propre page peut faire ça.
server-full = Le serveur est plein pour l’instant. Réessaie plus tard.
server-hello-late = La page a mis trop de temps à se connecter. Recharge-la.
server-malformed = Le serveur n’a pas compris cette demande.
server-malformed-often = La table ne comprend plus cette page. Recharge-la.
server-no-bot = Aucun bot ne s’appelle « { $bot } ».
server-no-replay = Cette partie n’est plus là, ou ne l’a jamais été.
server-replay-not-yours = Seuls ceux qui ont joué cette partie peuvent le faire.
server-too-many-replays = Tu as regardé beaucoup de parties. Attends un peu.
server-no-code = Aucune table n’a ce code. Un code vaut pour une soirée.
server-too-many-codes = Trop de codes faux. Attends { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }, ou demande le lien.
server-no-game = Aucun jeu ne s’appelle « { $game } ».
server-no-path = Il n’y a rien ici.
server-no-store = Le serveur ne peut rien enregistrer pour l’instant. Réessaie plus tard.
server-no-table = Cette table n’existe pas. Le lien est-il complet ?
server-no-ticket = Ce lien a déjà servi, ou date de plus d’une minute. Demandes-en un nouveau.
server-name-opened = Un autre appareil vient de prendre ton nom. Si ce n’était pas toi, regarde ton carnet de bord.
server-restarting = Le serveur redémarre. La table revient dans un instant.
server-table-newer = Cette table suit des règles plus récentes que ce serveur. Mets le serveur à jour.
server-table-damaged = Cette table ne s’ouvre plus : son historique est abîmé.
server-table-lost = La table a trébuché. Elle reprend dans un instant.
server-too-many-bots = Il faut au moins une place pour toi.
server-too-many-tables = Tu as déjà ouvert beaucoup de tables. Attends { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }, ou prends l’une d’elles.
server-too-slow = Ta connexion n’arrive plus à suivre. Reconnexion…
