# Skallywaggs, in French. `$x` is a player's name where `$x-you` says whether the reader is that player.

skallywaggs-name = Skallywaggs
skallywaggs-blurb = Têtes, torses et jambes font des pirates, et des pirates un équipage. Tous les coups sont permis : lève l’ancre en premier.
skallywaggs-rules-aim = Le but
skallywaggs-rules-aim-text = Lève l’ancre avant les autres. À { $seats }, il faut { $needed } pirates parés, c’est-à-dire bons pour la mer. Des personnages peuvent en demander plus ou moins, mais jamais moins de { $least }.
skallywaggs-rules-pirates = Les pirates
skallywaggs-rules-pirates-text = Une tête, un torse et des jambes de ta main font un pirate : dans ton équipage ou, s’il est mauvais, dans celui d’un autre.
skallywaggs-rules-matched = Trois cartes du même titre, ou trois Matelots du même numéro, font un pirate assorti, que Skallywaggs ne peut pas toucher.
skallywaggs-rules-characters = Un personnage majeur est actif avec ses trois cartes, un mineur avec les deux qui portent un 2. Ce que disent les cartes d’un personnage actif s’applique, et Enrôlement forcé ne peut pas le prendre.
skallywaggs-rules-specialty = Les morceaux spéciaux, marqués d’une étoile, agissent dans tout pirate.
skallywaggs-rules-captains = Avec deux Capitaines actifs dans ton équipage, tu en perds aussitôt la moitié, dont l’un des Capitaines.
skallywaggs-rules-special = Pirates spéciaux
skallywaggs-rules-turn = Ton tour
skallywaggs-rules-draw = Pioche deux cartes, et celles que ton équipage t’accorde en plus.
skallywaggs-rules-first-draw = Au tout premier tour de la partie, on ne pioche qu’une carte, plus celles de l’équipage.
skallywaggs-rules-remove = Ce qui doit partir part : les événements terminés, les pirates malades et ceux qui ont des Coups de couteau. Une Tête folle passe dans l’équipage à ta gauche.
skallywaggs-rules-play = Construis des pirates, joue des événements, sers-toi de tes personnages et troque, autant que tu veux, dans l’ordre que tu veux.
skallywaggs-rules-limit = Finis ton tour quand tu veux, et ne garde que dix cartes en main.
skallywaggs-rules-commons = Le Marché
skallywaggs-rules-commons-text = Pour troquer, défausse une carte, puis échange une carte de ta main contre l’une des neuf du Marché. Le deuxième troc d’un tour coûte deux cartes, le troisième trois, et ainsi de suite.
skallywaggs-rules-events = Les événements
skallywaggs-rules-events-text = Tu joues des événements à ton tour. On annonce d’abord l’événement, les autres peuvent y répondre ; puis il a lieu.
skallywaggs-rules-hourglass = Les cartes au sablier peuvent répondre à un événement, au tour de n’importe qui. Le livret permet de les jouer à tout moment ; qu’elles attendent un événement, ou ton tour, c’est nous qui l’avons décidé.
skallywaggs-rules-round = Un événement d’un tour de table dure jusqu’au prochain tour de qui est en train de jouer.
skallywaggs-rules-sailing = Lever l’ancre
skallywaggs-rules-ashore = Les pirates avec une carte « reste à quai » ne comptent pas, sauf si quelqu’un les aide. Les malades et ceux sous mandat d’arrêt non plus.
skallywaggs-rules-declare = Avec assez de pirates parés, dis « Je lève l’ancre » à ton tour. S’il y en a encore assez à la fin de ton tour suivant, tu gagnes ; sinon, tu pourras réessayer.
skallywaggs-rules-end = Quand ça dure trop
skallywaggs-rules-harbor = Après { $last } manches, le port ferme : plus personne ne peut lever l’ancre, et le meilleur équipage gagne. C’est notre choix ; le livret ne fixe pas de fin.
skallywaggs-rules-no-harbor = Le port reste ouvert, comme dans le livret. La partie s’arrête quand même après { $last } manches, et le meilleur équipage gagne.
skallywaggs-rules-tide = La marée descend : dès le cinquième mélange, et à chaque suivant, il faut à tous un pirate de moins. C’est une règle à nous.
skallywaggs-rules-texts = Ce que disent les cartes
skallywaggs-rules-texts-text = Le livret nomme toutes les cartes, mais ne donne presque aucun de leurs textes. Quand personne n’a pu nous dire ce que dit une carte, le texte est de nous, et la carte le signale.
skallywaggs-preset-usual = Selon le livret
skallywaggs-preset-usual-blurb = Comme dans le livret, sans ses pirates facultatifs. Seul le port est de nous : il ferme après 60 manches.
skallywaggs-preset-special-pirates = Pirates spéciaux
skallywaggs-preset-special-pirates-blurb = Avec le Hollandais, dont personne ne veut, et Saint Elme, que tout le monde veut.
skallywaggs-preset-brisk = Rapide
skallywaggs-preset-brisk-blurb = Pirates spéciaux, marée descendante contre les parties trop longues, et une seule carte piochée au premier tour.
skallywaggs-seats-two = À deux, qui commence a l’avantage : mieux vaut ne piocher qu’une carte au premier tour.
skallywaggs-seats-four = À quatre, la partie peut être longue : nous conseillons la marée descendante.
skallywaggs-bad-seats = Skallywaggs se joue de 2 à 4 ; à { $seats }, ce n’est pas possible.

skallywaggs-options = Règles
skallywaggs-option-no = Non
skallywaggs-option-yes = Oui
skallywaggs-option-dutchman = Jouer avec le Hollandais
skallywaggs-option-saint-elmo = Jouer avec Saint Elme
skallywaggs-option-first-turn-draw = Cartes piochées au tout premier tour
skallywaggs-option-draw-two = Deux, comme dans le livret
skallywaggs-option-draw-one = Une, c’est plus juste à deux
skallywaggs-option-tide = Marée descendante : dès le cinquième mélange, et à chaque suivant, il faut un pirate de moins
skallywaggs-option-harbor = Quand le port ferme et que le meilleur équipage gagne
skallywaggs-option-harbor-rounds = Après { $rounds } manches
skallywaggs-option-harbor-off = Jamais, comme dans le livret

bot-skallywaggs-bosun = Barnabé le bosco

# Why a bot does what it does, for those who look over its shoulder.
skallywaggs-why-best = Pour lui, la table vaut alors { $worth }, un pirate paré comptant 100.
skallywaggs-why-wins = { $sailors } sont parés et il en faut { $needed } : le tour se termine et la partie est gagnée.
skallywaggs-why-sails = { $sailors } sont parés et il en faut { $needed } : c’est le moment de le dire.
skallywaggs-why-draws = Il reste { $cards } cartes à piocher, et plus de choix est toujours bon à prendre.
skallywaggs-why-weighed = Cela laisse { $number } chances sur 100 de gagner, le meilleur autre choix { $other }.
skallywaggs-why-even = Cela laisse { $number } chances sur 100 de gagner, tout comme le meilleur autre choix.
skallywaggs-why-only = Rien d’autre n’a de sens ici ; il y a { $number } chances sur 100 de gagner.
skallywaggs-why-stops = { $seat-you ->
    [yes] Sinon, tu lèves l’ancre au prochain tour : { $sailors } de tes pirates sont parés, il en faut { $needed }.
   *[no] Sinon, { $seat } lève l’ancre au prochain tour : { $sailors } pirates sont parés, il en faut { $needed }.
 }
skallywaggs-why-tried = { $worlds ->
    [one] Dans une partie imaginée
   *[other] Dans { $worlds } parties imaginées
 }, cela laisse { $number } chances sur 100 de gagner, le meilleur autre choix { $other }.

skallywaggs-card-crewman = Matelot
skallywaggs-card-wargun = Cap’taine Wargun
skallywaggs-card-starr = Cap’taine Starr
skallywaggs-card-first-mate = Second
skallywaggs-card-boatswain = Bosco
skallywaggs-card-waitress = Serveuse
skallywaggs-card-magistrate = Magistrat
skallywaggs-card-ship-surgeon = Chirurgien
skallywaggs-card-cursed-sailor = Marin maudit
skallywaggs-card-mutineer = Mutin
skallywaggs-card-ships-cook = Cuistot
skallywaggs-card-inn-keeper = Aubergiste
skallywaggs-card-navigator = Navigateur
skallywaggs-card-look-out = Vigie
skallywaggs-card-eye-patch = Cache-œil
skallywaggs-card-parrot = Perroquet
skallywaggs-card-crazy-head = Tête folle
skallywaggs-card-dead-head = Tête morte
skallywaggs-card-the-hook = Crochet
skallywaggs-card-squeeze-box = Accordéon
skallywaggs-card-stab-wounds = Coups de couteau
skallywaggs-card-peg-leg = Jambe de bois
skallywaggs-card-monkey = Singe
skallywaggs-card-no-pants = Sans culotte
skallywaggs-card-ball-n-chain = Boulet
skallywaggs-card-call-to-arms = Aux armes
skallywaggs-card-overboard = Par-dessus bord
skallywaggs-card-hard-a-stern = En arrière toute
skallywaggs-card-davy-jones-locker = Antre de Davy Jones
skallywaggs-card-batten-the-hatches = Fermez les écoutilles
skallywaggs-card-press-gang = Enrôlement forcé
skallywaggs-card-in-the-head = Prise de tête
skallywaggs-card-all-hands-on-deck = Tous sur le pont
skallywaggs-card-hurricane = Ouragan
skallywaggs-card-crack-down = Coup de filet
skallywaggs-card-parley-and-belay = Trêve & Basta
skallywaggs-card-scurvy-and-pox = Scorbut & Vérole
skallywaggs-card-arrest-warrant = Mandat d’arrêt
skallywaggs-card-swag-and-plunder = Butin & Pillage
skallywaggs-card-skallywaggs = Skallywaggs
skallywaggs-card-dutchman = Le Hollandais
skallywaggs-card-saint-elmo = Saint Elme
skallywaggs-card-back = Carte face cachée

skallywaggs-numbered = { $title } { $number }
skallywaggs-titled-part = { $title } ({ $part })
skallywaggs-pirate = { $head } / { $chest } / { $legs }
skallywaggs-nobody = personne
skallywaggs-both = { $one } { $two }
skallywaggs-and = { $one } et { $two }
skallywaggs-but = { $one }, mais { $two }
skallywaggs-then = { $one }, puis { $two }
skallywaggs-part-head = tête
skallywaggs-part-chest = torse
skallywaggs-part-legs = jambes

skallywaggs-text-ours = (Notre règle)
skallywaggs-sail-cant = Reste à quai.
skallywaggs-sail-helped = Reste à quai, sauf avec l’aide d’un Bosco.
skallywaggs-hourglass = À jouer à ton tour, ou en réponse à un événement.
skallywaggs-hourglass-answer = À jouer en réponse à un événement.
skallywaggs-text-wargun = Capitaine. Il te faut 2 pirates de moins pour lever l’ancre, 3 si vous jouez à deux.
skallywaggs-text-starr = Capitaine. Il te faut 1 pirate de moins, et tu pioches 1 carte de plus par tour.
skallywaggs-text-first-mate = S’il est paré, compte pour 2, et pour 3 avec un Capitaine actif. Personne ne prend de pirate dans ton équipage.
skallywaggs-text-boatswain = Jambe de bois, Cache-œil, Crochet et Sans culotte prennent la mer dans ton équipage, immunisé contre Ouragan et Par-dessus bord.
skallywaggs-text-waitress = Une fois par tour, défausse 3 cartes pour attirer chez toi un pirate simple d’un autre équipage.
skallywaggs-text-magistrate = Il faut 1 pirate de plus à tous les autres équipages. Pioche 1 carte de plus par tour. Mandat d’arrêt et Coup de filet sont sans effet sur toi.
skallywaggs-text-ship-surgeon = Une fois par tour, remplace un morceau d’un de tes pirates par une carte du même genre de ta main. Scorbut & Vérole est sans effet sur ton équipage, et les Coups de couteau n’y tuent personne.
skallywaggs-text-cursed-sailor = Il faut 2 pirates de plus à son équipage. Quand tu perds un pirate, tu ne peux pas le choisir, sauf s’il est seul.
skallywaggs-text-mutineer = Dans son équipage, les Capitaines ne comptent pas comme actifs, et il faut 1 pirate de plus.
skallywaggs-text-ships-cook = Ta limite de main est de 12. Au début de ton tour, après la pioche, tu peux défausser 2 cartes pour te débarrasser d’un Scorbut & Vérole.
skallywaggs-text-inn-keeper = Pioche 1 carte de plus par tour.
skallywaggs-text-navigator = Il te faut 1 pirate de moins pour lever l’ancre.
skallywaggs-text-look-out = Avant de piocher, regarde les 3 premières cartes du Chantier et remets-les dans l’ordre que tu veux.
skallywaggs-text-parrot = Ce pirate rejoint un équipage qui a un Capitaine.
skallywaggs-text-crazy-head = Au début de ton tour, après la pioche, ce pirate passe dans l’équipage à ta gauche.
skallywaggs-text-dead-head = Quand l’événement d’un adversaire, même Scorbut & Vérole, enverrait un autre de tes pirates dans l’Antre, tu peux perdre celui-ci à la place.
skallywaggs-text-the-hook = Ton premier troc d’un tour ne coûte rien.
skallywaggs-text-squeeze-box = Pioche 1 carte de plus par tour.
skallywaggs-text-stab-wounds = Au début de ton prochain tour, après la pioche, tu perds ce pirate, sauf si ton équipage a un Chirurgien actif.
skallywaggs-text-monkey = Pioche 1 carte de plus par tour. Ce pirate rejoint un équipage qui a un Cuistot.
skallywaggs-text-ball-n-chain = Skallywaggs est sans effet sur cette carte, et ce pirate ne change pas d’équipage.
skallywaggs-text-call-to-arms = Échange les torses de deux pirates.
skallywaggs-text-overboard = Un adversaire perd un pirate de ton choix, sauf un personnage complet.
skallywaggs-text-hard-a-stern = Échange les jambes de deux pirates.
skallywaggs-text-davy-jones-locker = Perds un de tes pirates, puis prends jusqu’à 3 autres cartes dans l’Antre.
skallywaggs-text-batten-the-hatches = Pendant un tour de table, les événements des autres sont sans effet sur toi et ton équipage.
skallywaggs-text-press-gang = Prends un pirate à un autre équipage, sauf un personnage complet.
skallywaggs-text-in-the-head = Échange les têtes de deux pirates.
skallywaggs-text-all-hands-on-deck = Pendant un tour de table, aucune carte « reste à quai » ne retient ton équipage. Mandat d’arrêt et Scorbut & Vérole le font toujours, et le Hollandais n’en profite pas.
skallywaggs-text-hurricane = Chacun, toi d’abord, perd un pirate de son choix.
skallywaggs-text-crack-down = Pendant un tour de table, un adversaire ne peut ni jouer d’événement ni aller au Marché à son tour. Perdre un pirate y met fin.
skallywaggs-text-parley-and-belay = Un événement qu’un adversaire vient d’annoncer n’a aucun effet.
skallywaggs-text-scurvy-and-pox = Pose-la sur un pirate d’un autre équipage. Il reste à quai, et il est perdu au prochain tour de son équipage, après la pioche.
skallywaggs-text-arrest-warrant = Pose-le sur n’importe quel pirate. Pendant un tour de table, ce pirate reste à quai, ne fait rien et ne bouge pas.
skallywaggs-text-swag-and-plunder = Pioche 3 cartes.
skallywaggs-text-skallywaggs = Échange le même morceau de deux pirates. Les pirates assortis, les deux cartes d’un mineur et le Boulet sont immunisés.
skallywaggs-text-dutchman = Cache-œil, Crochet et Jambe de bois ensemble font le Hollandais, assorti et actif : qui l’a pioche 1 carte par tour, et aucune en plus. Il est immunisé contre Mandat d’arrêt, Tous sur le pont et Skallywaggs.
skallywaggs-text-saint-elmo = Perroquet, Accordéon et Singe ensemble font Saint Elme, assorti et actif : une fois par tour, tu prends gratis une carte du Marché. Il est immunisé contre Mandat d’arrêt et Skallywaggs.

skallywaggs-title = Manche { $round }
skallywaggs-title-of = Manche { $round } sur { $last }
skallywaggs-pile-commons = Le Marché
skallywaggs-pile-shipyard = Chantier : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
 }
skallywaggs-pile-locker = Antre de Davy Jones : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
 }
skallywaggs-pile-announced = Annoncé
skallywaggs-note-announced = { $seat-you ->
    [yes] Toi
   *[no] { $seat }
 } : { $what }
skallywaggs-pile-before = { $seat-you ->
    [yes] Devant toi
   *[no] Devant { $seat }
 }

skallywaggs-count-seaworthy = { $count ->
    [one] { $count } pirate paré
   *[other] { $count } pirates parés
}
skallywaggs-count-needed = Il en faut { $count }
skallywaggs-count-crew = { $count ->
    [0] Aucun pirate
    [one] { $count } pirate
   *[other] { $count } pirates
 }
skallywaggs-count-hand = { $count ->
    [0] Main vide
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }

skallywaggs-badge-winner = Victoire
skallywaggs-badge-first = Commence
skallywaggs-badge-sailing = Lève l’ancre !
skallywaggs-badge-crack-down = Coup de filet
skallywaggs-badge-batten = Écoutilles fermées
skallywaggs-badge-all-hands = Tous sur le pont
skallywaggs-badge-watch-hit = Ne répond que si ça touche
skallywaggs-badge-watch-none = Ne répond plus avant son tour

skallywaggs-note-simple = simple
skallywaggs-note-matched = assorti
skallywaggs-note-major = personnage majeur
skallywaggs-note-minor = personnage mineur
skallywaggs-note-active = actif
skallywaggs-note-suppressed = neutralisé
skallywaggs-note-seaworthy = paré
skallywaggs-note-cant-sail = reste à quai : { $card }
skallywaggs-note-immune = { $event } sans effet : { $why }
skallywaggs-note-immune-parts = { $event } sans effet ({ $parts }) : { $why }
skallywaggs-why-matched = assorti
skallywaggs-why-activating = font { $title }
skallywaggs-why-complete = { $title } au complet
skallywaggs-why-marked = { $title } le dit
skallywaggs-why-shield = { $title } à bord
skallywaggs-why-sheltered = { $title }
skallywaggs-why-stays = { $title }
skallywaggs-why-held = { $title }
skallywaggs-why-held-crew = { $title } à bord

skallywaggs-prompt-dealing = Qui va commencer ?
skallywaggs-prompt-shuffling = On mélange l’Antre.
skallywaggs-prompt-arrange = { $seat-you ->
    [yes] Ta Vigie voit les prochaines cartes. Dans quel ordre les mettre ?
   *[no] Chez { $seat }, la Vigie range les prochaines cartes.
 }
skallywaggs-prompt-play = { $seat-you ->
    [yes] À toi : construis, joue, troque, puis finis ton tour.
   *[no] À { $seat } de jouer.
 }
skallywaggs-prompt-play-due = { $seat-you ->
    [yes] À toi, et l’ancre se lève : s’il y a assez de pirates parés à la fin du tour, tu gagnes.
   *[no] À { $seat } de jouer, et de lever l’ancre à la fin du tour.
 }
skallywaggs-prompt-pay-trade = { $seat-you ->
    [yes] { $left ->
        [one] Défausse une carte pour le troc.
       *[other] Défausse { $left } cartes pour le troc.
     }
   *[no] { $seat } défausse pour un troc.
 }
skallywaggs-prompt-pay-lure = { $seat-you ->
    [yes] { $left ->
        [one] Défausse une carte pour la Serveuse.
       *[other] Défausse { $left } cartes pour la Serveuse.
     }
   *[no] { $seat } défausse pour la Serveuse.
 }
skallywaggs-prompt-pay-cure = { $seat-you ->
    [yes] { $left ->
        [one] Défausse une carte pour le remède.
       *[other] Défausse { $left } cartes pour le remède.
     }
   *[no] { $seat } défausse pour un remède.
 }
skallywaggs-prompt-pay-limit = { $seat-you ->
    [yes] { $left ->
        [one] Trop de cartes : défausses-en une.
       *[other] Trop de cartes : défausses-en { $left }.
     }
   *[no] { $seat } défausse jusqu’à la limite de main.
 }
skallywaggs-prompt-swap = { $seat-you ->
    [yes] Échange une de tes cartes contre une du Marché.
   *[no] { $seat } échange une carte au Marché.
 }
skallywaggs-prompt-lose-storm = { $seat-you ->
    [yes] La tempête emporte un de tes pirates. Lequel ?
   *[no] { $seat } perd un pirate dans la tempête.
 }
skallywaggs-prompt-lose-dredge = { $seat-you ->
    [yes] Quel pirate envoies-tu dans l’Antre ?
   *[no] { $seat } envoie un pirate dans l’Antre.
 }
skallywaggs-prompt-lose-ransom = { $seat-you ->
    [yes] Quel pirate livres-tu pour retrouver ta liberté ?
   *[no] { $seat } livre un pirate pour retrouver sa liberté.
 }
skallywaggs-prompt-lose-captain = { $seat-you ->
    [yes] Deux Capitaines à bord ! Lequel part ?
   *[no] { $seat } a deux Capitaines et doit en perdre un.
 }
skallywaggs-prompt-lose-mutiny = { $seat-you ->
    [yes] { $left ->
        [one] Encore un pirate suit le Capitaine. Lequel ?
       *[other] Encore { $left } pirates suivent le Capitaine. Lesquels ?
     }
   *[no] { $seat } perd d’autres pirates dans la mutinerie.
 }
skallywaggs-prompt-doom = { $seat-you ->
    [yes] { $card } emporte { $pirate }. Tu peux aider ?
   *[no] { $card } emporte un pirate, chez { $seat }.
 }
skallywaggs-prompt-take = { $seat-you ->
    [yes] { $left ->
        [one] Prends encore une carte dans l’Antre, ou arrête.
       *[other] Prends jusqu’à { $left } cartes dans l’Antre.
     }
   *[no] { $seat } fouille l’Antre.
 }
skallywaggs-prompt-answer = { $seat } joue : { $card }. Laisser faire, ou répondre ?
skallywaggs-prompt-wait-answers = { $seat-you ->
    [yes] Tu joues : { $card }. Quelqu’un répond ?
   *[no] { $seat } joue : { $card }. Quelqu’un répond ?
 }

skallywaggs-offer-build = Construire { $pirate } : { $what }
skallywaggs-offer-build-for = Construire { $pirate } chez { $crew } : { $what }
skallywaggs-prospect = { $kind }, { $sails }
skallywaggs-proposal = { $pirate } : { $what }
skallywaggs-proposal-any = { $pirate } : actif, { $part } au choix, { $sails }
skallywaggs-proposal-simple = Un pirate simple, mais paré
skallywaggs-offer-what = { $offer } : alors { $what }
skallywaggs-what = { $seat-you ->
    [yes] tu as { $seaworthy ->
        [one] { $seaworthy } pirate paré
       *[other] { $seaworthy } pirates parés
     }
   *[no] { $seat } a { $seaworthy ->
        [one] { $seaworthy } pirate paré
       *[other] { $seaworthy } pirates parés
     }
 } sur { $needed }
skallywaggs-what-sick = ce pirate est perdu au prochain tour de son équipage, sauf si on le sauve
skallywaggs-what-instead = son équipage peut perdre un autre pirate à la place
skallywaggs-offer-event = Jouer : { $card }
skallywaggs-offer-event-pirate = { $card } sur { $pirate }, chez { $crew-you ->
    [yes] toi
   *[no] { $crew }
 }
skallywaggs-offer-event-parts = { $card } : échange ({ $part }) entre { $one }, chez { $crew-you ->
    [yes] toi,
   *[no] { $crew },
 } et { $other }, chez { $elsewhere-you ->
    [yes] toi
   *[no] { $elsewhere }
 }
skallywaggs-offer-event-seat = { $card } contre { $target }
skallywaggs-offer-trade = { $cost ->
    [0] Troquer au Marché gratis
    [one] Troquer au Marché : { $cost } défaussée, 1 échangée
   *[other] Troquer au Marché : { $cost } défaussées, 1 échangée
 }
skallywaggs-offer-discard = Défausser : { $card }
skallywaggs-offer-swap = Donner { $give }, prendre { $take }
skallywaggs-offer-lure = Serveuse : attirer { $pirate }, chez { $crew }
skallywaggs-offer-operate = Chirurgien : { $card } dans { $pirate }
skallywaggs-offer-help = Saint Elme : prendre { $card }
skallywaggs-offer-ransom = Perdre un pirate pour finir le Coup de filet
skallywaggs-offer-sail = « Je lève l’ancre ! »
skallywaggs-offer-watch-always = M’interroger à chaque événement
skallywaggs-offer-watch-when-hit = M’interroger seulement si ça me touche
skallywaggs-offer-watch-never = Plus de questions avant mon tour
skallywaggs-offer-end-turn = Finir mon tour
skallywaggs-offer-lose = Perdre { $pirate }
skallywaggs-offer-arrange = { $order }
skallywaggs-offer-take = Prendre { $card }
skallywaggs-offer-done = Ne plus rien prendre
skallywaggs-offer-pass = Laisser faire
skallywaggs-offer-pass-until-turn = Laisser faire, et plus de questions avant mon tour
skallywaggs-offer-pass-unless-hit = Laisser faire, et m’interroger seulement si ça me touche
skallywaggs-offer-let-go = Le laisser partir
skallywaggs-offer-cure = Le faire soigner par le Cuistot
skallywaggs-offer-stand-in = Perdre { $pirate } à la place

skallywaggs-fact-fewer = { $title } : il en faut { $by } de moins
skallywaggs-fact-more = { $title } : il en faut { $by } de plus
skallywaggs-fact-tide = La marée : il en faut { $by } de moins
skallywaggs-fact-trade-cost = { $cost ->
    [0] Le prochain troc est gratuit
    [one] Le prochain troc coûte { $cost } carte
   *[other] Le prochain troc coûte { $cost } cartes
 }
skallywaggs-fact-completes = Au Marché, { $card } compléterait { $pirate }
skallywaggs-fact-hit = Ça te touche.
skallywaggs-fact-not-hit = Ça ne te touche pas.
skallywaggs-fact-harbor = Le port ferme après { $last } manches ; c’est la manche { $round }
skallywaggs-fact-harbor-closing = Le port ferme : plus personne ne peut lever l’ancre
skallywaggs-fact-known = { $seat } a en main : { $card }

skallywaggs-event-high-card = Pour savoir qui commence, { $seat-you ->
    [yes] tu as tiré : { $card }.
   *[no] { $seat } a tiré : { $card }.
 }
skallywaggs-event-high-tie = Égalité : on a tiré de nouveau pour se départager.
skallywaggs-event-dealt = Les cartes sont distribuées. { $seat-you ->
    [yes] Tu commences.
   *[no] { $seat } commence.
 }
skallywaggs-event-turn = { $seat-you ->
    [yes] À toi, manche { $round }.
   *[no] À { $seat }, manche { $round }.
 }
skallywaggs-event-scouted = { $seat-you ->
    [yes] Ta Vigie regarde { $count ->
        [one] la prochaine carte
       *[other] les { $count } prochaines cartes
     }.
   *[no] Chez { $seat }, la Vigie regarde { $count ->
        [one] la prochaine carte
       *[other] les { $count } prochaines cartes
     }.
 }
skallywaggs-event-drew = { $seat-you ->
    [yes] Tu pioches { $count ->
        [one] une carte
       *[other] { $count } cartes
     }.
   *[no] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
     }.
 }
skallywaggs-event-dry = { $seat-you ->
    [yes] Tu n’as plus rien à piocher.
   *[no] { $seat } n’a plus rien à piocher.
 }
skallywaggs-event-reshuffled = On mélange l’Antre : un nouveau Chantier de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
skallywaggs-event-tide = On mélange l’Antre : un nouveau Chantier de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }. La marée descend : il en faut { $tide } de moins à tous.
skallywaggs-event-ended-on = { $card } prend fin sur { $pirate }.
skallywaggs-event-ended = { $seat-you ->
    [yes] { $card } prend fin pour toi.
   *[no] { $card } prend fin pour { $seat }.
 }
skallywaggs-event-built = { $seat-you ->
    [yes] Tu construis { $pirate }.
   *[no] { $seat } construit { $pirate }.
 }
skallywaggs-event-built-for = { $seat-you ->
    [yes] Tu construis { $pirate } chez { $crew }.
   *[no] { $crew-you ->
        [yes] { $seat } construit { $pirate } chez toi.
       *[no] { $seat } construit { $pirate } chez { $crew }.
     }
 }
skallywaggs-event-announced = { $seat-you ->
    [yes] Tu joues : { $card }.
   *[no] { $seat } joue : { $card }.
 }
skallywaggs-event-announced-pirate = { $seat-you ->
    [yes] Tu joues { $card }
   *[no] { $seat } joue { $card }
 } sur { $pirate }, chez { $crew-you ->
    [yes] toi.
   *[no] { $crew }.
 }
skallywaggs-event-announced-parts = { $seat-you ->
    [yes] Tu joues { $card }
   *[no] { $seat } joue { $card }
 } : { $one }, chez { $crew-you ->
    [yes] toi,
   *[no] { $crew },
 } contre { $other }, chez { $elsewhere-you ->
    [yes] toi.
   *[no] { $elsewhere }.
 }
skallywaggs-event-announced-seat = { $seat-you ->
    [yes] Tu joues { $card } contre { $target }.
   *[no] { $target-you ->
        [yes] { $seat } joue { $card } contre toi.
       *[no] { $seat } joue { $card } contre { $target }.
     }
 }
skallywaggs-event-announced-against = { $seat-you ->
    [yes] Tu réponds à { $below } par { $card }.
   *[no] { $seat } répond à { $below } par { $card }.
 }
skallywaggs-event-canceled = { $by } bloque { $card }, joué par { $seat-you ->
    [yes] toi.
   *[no] { $seat }.
 }
skallywaggs-event-no-effect = { $card } n’a plus d’effet.
skallywaggs-event-spared = { $seat-you ->
    [yes] { $card } épargne ton équipage.
   *[no] { $card } épargne { $seat } et son équipage.
 }
skallywaggs-event-swapped = { $part ->
    [head] Échange de têtes
    [chest] Échange de torses
   *[legs] Échange de jambes
 } : { $crew-you ->
    [yes] tu as
   *[no] { $crew } a
 } { $one }, { $elsewhere-you ->
    [yes] tu as
   *[no] { $elsewhere } a
 } { $other }.
skallywaggs-event-swapped-within = { $part ->
    [head] Échange de têtes
    [chest] Échange de torses
   *[legs] Échange de jambes
 } : { $crew-you ->
    [yes] tu as
   *[no] { $crew } a
 } { $one } et { $other }.
skallywaggs-event-moved-home = { $card } : { $pirate } { $from-you ->
    [yes] te quitte
   *[no] quitte { $from }
 } pour { $crew-you ->
    [yes] te rejoindre.
   *[no] rejoindre { $crew }.
 }
skallywaggs-event-moved-wander = { $card } s’égare : { $pirate } { $from-you ->
    [yes] te quitte
   *[no] quitte { $from }
 } pour { $crew-you ->
    [yes] te rejoindre.
   *[no] rejoindre { $crew }.
 }
skallywaggs-event-moved-pressed = { $card } : { $pirate } { $from-you ->
    [yes] te quitte
   *[no] quitte { $from }
 } pour { $crew-you ->
    [yes] te rejoindre.
   *[no] rejoindre { $crew }.
 }
skallywaggs-event-moved-lured = Séduit par la Serveuse, { $pirate } { $from-you ->
    [yes] te quitte
   *[no] quitte { $from }
 } pour { $crew-you ->
    [yes] te rejoindre.
   *[no] rejoindre { $crew }.
 }
skallywaggs-event-lost-storm = { $crew-you ->
    [yes] La tempête t’emporte { $pirate }.
   *[no] La tempête emporte { $pirate }, chez { $crew }.
 }
skallywaggs-event-lost-sunk = { $crew-you ->
    [yes] Chez toi, { $pirate } passe par-dessus bord.
   *[no] Chez { $crew }, { $pirate } passe par-dessus bord.
 }
skallywaggs-event-lost-sick = { $crew-you ->
    [yes] Chez toi, { $pirate } meurt du scorbut et de la vérole.
   *[no] Chez { $crew }, { $pirate } meurt du scorbut et de la vérole.
 }
skallywaggs-event-lost-bled = { $crew-you ->
    [yes] Chez toi, { $pirate } meurt de ses coups de couteau.
   *[no] Chez { $crew }, { $pirate } meurt de ses coups de couteau.
 }
skallywaggs-event-lost-dredge = { $crew-you ->
    [yes] Tu envoies { $pirate } dans l’Antre.
   *[no] { $crew } envoie { $pirate } dans l’Antre.
 }
skallywaggs-event-lost-ransom = { $crew-you ->
    [yes] Tu livres { $pirate }.
   *[no] { $crew } livre { $pirate }.
 }
skallywaggs-event-lost-mutiny = { $crew-you ->
    [yes] Dans la mutinerie, { $pirate } te quitte.
   *[no] Dans la mutinerie, { $pirate } quitte { $crew }.
 }
skallywaggs-event-lost-stood-in = { $crew-you ->
    [yes] Chez toi, { $pirate } part dans l’Antre.
   *[no] Chez { $crew }, { $pirate } part dans l’Antre.
 }
skallywaggs-event-mutiny = { $seat-you ->
    [yes] Deux Capitaines chez toi ! { $count ->
        [one] Un pirate s’en va.
       *[other] { $count } pirates s’en vont.
     }
   *[no] Deux Capitaines chez { $seat } ! { $count ->
        [one] Un pirate s’en va.
       *[other] { $count } pirates s’en vont.
     }
 }
skallywaggs-event-laid-on = { $card } est maintenant sur { $pirate }, chez { $crew-you ->
    [yes] toi.
   *[no] { $crew }.
 }
skallywaggs-event-laid-before = { $seat-you ->
    [yes] { $card } est maintenant devant toi.
   *[no] { $card } est maintenant devant { $seat }.
 }
skallywaggs-event-discarded-trade = { $seat-you ->
    [yes] Tu défausses { $card } pour le troc.
   *[no] { $seat } défausse { $card } pour le troc.
 }
skallywaggs-event-discarded-lure = { $seat-you ->
    [yes] Tu défausses { $card } pour la Serveuse.
   *[no] { $seat } défausse { $card } pour la Serveuse.
 }
skallywaggs-event-discarded-cure = { $seat-you ->
    [yes] Tu défausses { $card } pour le remède.
   *[no] { $seat } défausse { $card } pour le remède.
 }
skallywaggs-event-discarded-limit = { $seat-you ->
    [yes] Tu défausses { $card }.
   *[no] { $seat } défausse { $card }.
 }
skallywaggs-event-trading = { $seat-you ->
    [yes] Tu troques au Marché
   *[no] { $seat } troque au Marché
 }{ $cost ->
    [0] , gratis.
    [one] , pour une carte.
   *[other] , pour { $cost } cartes.
 }
skallywaggs-event-traded = { $seat-you ->
    [yes] Tu donnes { $give } et prends { $take }.
   *[no] { $seat } donne { $give } et prend { $take }.
 }
skallywaggs-event-luring = { $seat-you ->
    [yes] Ta Serveuse fait de l’œil à { $pirate }, chez { $crew }.
   *[no] Chez { $seat }, la Serveuse fait de l’œil à { $pirate }, chez { $crew-you ->
        [yes] toi.
       *[no] { $crew }.
     }
 }
skallywaggs-event-operated = { $seat-you ->
    [yes] Ton Chirurgien pose { $give } et retire { $take } : { $pirate }.
   *[no] Chez { $seat }, le Chirurgien pose { $give } et retire { $take } : { $pirate }.
 }
skallywaggs-event-helped = { $seat-you ->
    [yes] Saint Elme t’apporte { $card }.
   *[no] Saint Elme apporte { $card } à { $seat }.
 }
skallywaggs-event-refilled = { $card } arrive au Marché.
skallywaggs-event-dredged = { $seat-you ->
    [yes] Tu prends { $card } dans l’Antre.
   *[no] { $seat } prend { $card } dans l’Antre.
 }
skallywaggs-event-cured = { $crew-you ->
    [yes] Ton Cuistot guérit { $pirate } : { $card } s’en va.
   *[no] Chez { $crew }, le Cuistot guérit { $pirate } : { $card } s’en va.
 }
skallywaggs-event-stood-in = { $crew-you ->
    [yes] { $hero } se sacrifie pour { $pirate }, chez toi.
   *[no] { $hero } se sacrifie pour { $pirate }, chez { $crew }.
 }
skallywaggs-event-ransomed = { $seat-you ->
    [yes] { $card }, c’est fini pour toi.
   *[no] { $card }, c’est fini pour { $seat }.
 }
skallywaggs-event-watch-always = { $seat-you ->
    [yes] On t’interrogera à chaque événement.
   *[no] { $seat } veut répondre à chaque événement.
 }
skallywaggs-event-watch-when-hit = { $seat-you ->
    [yes] On ne t’interrogera que si ça te touche.
   *[no] { $seat } ne répondra que si ça touche.
 }
skallywaggs-event-watch-never = { $seat-you ->
    [yes] On ne t’interrogera plus avant ton prochain tour.
   *[no] { $seat } ne répond plus avant son prochain tour.
 }
skallywaggs-event-sailing = { $seat-you ->
    [yes] « Je lève l’ancre ! » Parés : { $seaworthy } (il en faut { $needed }). Tiens bon jusqu’à la fin de ton prochain tour !
   *[no] « Je lève l’ancre ! » Chez { $seat }, parés : { $seaworthy } (il en faut { $needed }). À empêcher avant la fin de son prochain tour !
 }
skallywaggs-event-stranded = { $seat-you ->
    [yes] Tu ne lèves pas l’ancre. Parés : { $seaworthy } (il en faut { $needed }).
   *[no] { $seat } ne lève pas l’ancre. Parés : { $seaworthy } (il en faut { $needed }).
 }
skallywaggs-event-won = { $seat-you ->
    [yes] Tu lèves l’ancre et tu gagnes ! Parés : { $seaworthy } (il en fallait { $needed }).
   *[no] { $seat } lève l’ancre et gagne ! Parés : { $seaworthy } (il en fallait { $needed }).
 }
skallywaggs-event-harbor-soon = Le port ferme après { $last } manches ; c’est la manche { $round }.
skallywaggs-event-harbor-closes = Le port ferme, et personne n’est parti. Le meilleur équipage gagne.

skallywaggs-over-sailed = { $seat-you ->
    [yes] Tu lèves l’ancre et gagnes la partie !
   *[no] { $seat } lève l’ancre et gagne la partie !
 }
skallywaggs-over-closed = { $seat-you ->
    [yes] Le port a fermé. Ton équipage est le meilleur : tu gagnes !
   *[no] Le port a fermé. { $seat } gagne avec le meilleur équipage.
 }
skallywaggs-over-shared = Le port a fermé, et les meilleurs équipages se partagent la victoire.

skallywaggs-highlight-built = Le plus de pirates construits : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-lost = Le plus de pirates perdus : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-events = Le plus d’événements joués : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $count }

skallywaggs-moment-dealing = On est en train de mélanger les cartes.
skallywaggs-moment-arrange = Remets d’abord en ordre les cartes vues par ta Vigie.
skallywaggs-moment-play = Là, tu peux construire, jouer des événements, troquer, ou finir ton tour.
skallywaggs-moment-discard = Défausse d’abord une carte.
skallywaggs-moment-swap = Échange d’abord une de tes cartes contre une du Marché.
skallywaggs-moment-lose = Choisis d’abord un pirate à perdre.
skallywaggs-moment-doom = Décide d’abord du sort de ton pirate.
skallywaggs-moment-take = Prends une carte dans l’Antre, ou arrête.
skallywaggs-moment-answer = Là, tu peux répondre avec une carte au sablier, ou laisser faire.
skallywaggs-moment-over = La partie est finie.
skallywaggs-refusal-not-in-hand = { $card } n’est pas dans ta main.
skallywaggs-refusal-not-there = { $card } n’est pas là. Choisis une autre carte.
skallywaggs-refusal-no-pirate = Un pirate, c’est une tête, un torse et des jambes.
skallywaggs-refusal-no-target = Ce choix n’est pas possible. Choisis autre chose.
skallywaggs-refusal-protected = { $card } est sans effet là : { $why }. Choisis une autre cible.
skallywaggs-refusal-stays = Ce pirate reste : { $why }. Choisis-en un autre.
skallywaggs-refusal-wrong-crew = Choisis chez quelqu’un d’autre, pas chez toi.
skallywaggs-refusal-not-now = { $card } ne se joue pas maintenant.
skallywaggs-refusal-nothing = { $card } ne ferait rien maintenant. Garde-la pour plus tard.
skallywaggs-refusal-forbidden = { $card } l’interdit ce tour-ci. Perdre un pirate y met fin.
skallywaggs-refusal-too-few-cards = { $needed ->
    [one] Il te faut { $needed } carte en main pour ça.
   *[other] Il te faut { $needed } cartes en main pour ça.
 }
skallywaggs-refusal-nobody-can = Personne dans ton équipage ne sait faire ça.
skallywaggs-refusal-once-a-turn = Ça ne se fait qu’une fois par tour.
skallywaggs-refusal-too-few-sail = Pirates parés : { $seaworthy }. Il t’en faut { $needed }.
skallywaggs-refusal-sailing-already = Tu lèves déjà l’ancre. Tiens bon jusqu’à la fin de ton prochain tour.
skallywaggs-refusal-sailing-due = Tu lèves déjà l’ancre. Tiens bon jusqu’à la fin de ce tour.
skallywaggs-refusal-too-late = Le port ferme. Il est trop tard pour lever l’ancre.
skallywaggs-refusal-not-simple = Seuls les pirates simples suivent la Serveuse. Choisis-en un autre.
skallywaggs-refusal-cannot-lose = Ce pirate ne peut pas être choisi là. Choisis-en un autre.
skallywaggs-refusal-nothing-forbids = Aucun Coup de filet ne te vise.
skallywaggs-refusal-same-watch = C’est déjà comme ça.

skallywaggs-judge-ask = Les questions sont « pirate » et « needed ».
skallywaggs-judge-parts = Un pirate a trois morceaux : une tête, un torse et des jambes. Celui-ci en a { $count }.
skallywaggs-judge-card = Cette carte n’existe pas : { $card }. Les titres sont : { $titles }.
skallywaggs-judge-part = { $card } ne peut pas servir là ({ $part }).
skallywaggs-judge-twice = { $card } ({ $part }) : il n’y en a pas d’autre, elle est déjà prise.
skallywaggs-judge-players = On joue de 2 à 4, avec un équipage chacun.

# What offers of one kind are called together, where there are too many for one list.
skallywaggs-verb-build = Construire un pirate
skallywaggs-verb-event = Jouer un événement
skallywaggs-verb-answer = Répondre par un événement
skallywaggs-verb-discard = Défausser une carte
skallywaggs-verb-swap = Échanger au Marché
skallywaggs-verb-lose = Perdre un pirate
skallywaggs-verb-take = Prendre une carte
skallywaggs-verb-waitress = Attirer un pirate avec la Serveuse
skallywaggs-verb-surgeon = Faire changer un morceau au Chirurgien
skallywaggs-verb-look-out = Ranger le dessus du Chantier
skallywaggs-verb-watch = Dire quand m’interroger

skallywaggs-deed-built = Pirates construits
skallywaggs-deed-event = Événements joués
skallywaggs-slip-mutiny = Mutineries
skallywaggs-slip-stranded = Départs trop tôt
