# Skull King, in French. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-king-name = Skull King
skull-king-blurb = Dis combien de plis tu vas faire, et fais-en exactement autant. Pirates, sirènes et Skull King ne l’entendent pas de cette oreille.
skull-king-rules-aim = Le but
skull-king-rules-aim-text = À chaque manche, tous ensemble, vous dites combien de plis vous allez faire. Fais-en exactement autant : trop peu, c’est aussi mauvais que trop.
skull-king-rules-rounds-alike = { $rounds ->
    [one] Il y a une manche
   *[other] Il y a { $rounds } manches
 }, avec { $from ->
    [one] une carte
   *[other] { $from } cartes
 } chacun.
skull-king-rules-rounds-rising = Il y a { $rounds } manches. À la première, chacun reçoit { $from ->
    [one] une carte
   *[other] { $from } cartes
 }, puis une de plus à chaque manche, jusqu’à { $to }.
skull-king-rules-rounds-listed = Il y a { $rounds } manches. Cartes reçues par chacun, manche après manche : { $list }.
skull-king-rules-winning-shared = Qui a le plus de points après la dernière manche gagne. En cas d’égalité, on partage la victoire.
skull-king-rules-winning-one-more-round = Qui a le plus de points après la dernière manche gagne. En cas d’égalité, tout le monde joue une manche de plus ; si l’égalité demeure, on partage la victoire.
skull-king-rules-deck = Les cartes
skull-king-rules-deck-text = Il y a { $cards } cartes, mélangées à chaque manche.
skull-king-rules-suits = Quatre couleurs, { $one }, { $two }, { $three } et { $four }, de 1 à { $highest }. L’atout, c’est { $trump }.
skull-king-rules-extra = Une carte de plus : { $card }.
skull-king-rules-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count })
 } : { $text }
skull-king-rules-tricks = Jouer un pli
skull-king-rules-follow = Quelqu’un entame avec la carte de son choix, puis chacun en joue une. Si un numéro ouvre le pli, suis sa couleur si tu peux ; sinon, joue ce que tu veux. Les cartes spéciales se jouent à tout moment.
skull-king-rules-lead = Qui remporte le pli entame le suivant. La première entame passe à la place suivante à chaque manche.
skull-king-rules-escape-led = Si une fuite ouvre le pli, la carte suivante dit ce qu’il faut suivre.
skull-king-rules-character-led-free = { $mermaids ->
    [0] Si un pirate
   *[other] Si un pirate, une sirène
 } ou le Skull King ouvre le pli, on joue ce qu’on veut.
skull-king-rules-character-led-next = { $mermaids ->
    [0] Si un pirate
   *[other] Si un pirate, une sirène
 } ou le Skull King ouvre le pli, le prochain numéro dit ce qu’il faut suivre.
skull-king-rules-escape-character-free = { $mermaids ->
    [0] Si un pirate
   *[other] Si un pirate, une sirène
 } ou le Skull King vient après une fuite d’entame, on joue ce qu’on veut.
skull-king-rules-escape-character-next = { $mermaids ->
    [0] Si un pirate
   *[other] Si un pirate, une sirène
 } ou le Skull King vient après une fuite d’entame, le prochain numéro dit ce qu’il faut suivre.
skull-king-rules-kraken-led-free = Si le Kraken ouvre le pli, on joue ce qu’on veut.
skull-king-rules-kraken-led-next = Si le Kraken ouvre le pli, la carte suivante dit ce qu’il faut suivre.
skull-king-rules-whale-led = Si la Baleine blanche ouvre le pli, on joue ce qu’on veut.
skull-king-rules-ranks = Ce qui bat quoi
skull-king-rules-numbers = Entre numéros, le plus haut de la couleur à suivre gagne, mais { $trump } bat toutes les autres couleurs.
skull-king-rules-characters = { $mermaids ->
    [0] Les pirates battent tous les numéros, et le Skull King bat les pirates.
   *[other] Les sirènes battent tous les numéros, les pirates battent les sirènes, et le Skull King bat les pirates. Mais une sirène capture le Skull King, quoi qu’on ait joué d’autre.
 }
skull-king-rules-several = { $mermaids ->
    [0] Entre plusieurs pirates, le premier joué gagne.
   *[other] Entre plusieurs pirates, le premier joué gagne ; entre plusieurs sirènes aussi.
 }
skull-king-rules-escapes = Les fuites perdent. S’il n’y a rien d’autre, la première gagne.
skull-king-rules-deep = Des profondeurs
skull-king-rules-kraken-leader-would-have-won = Le Kraken détruit le pli : personne ne le gagne, et rien n’y rapporte. Qui aurait gagné sans le Kraken entame le suivant.
skull-king-rules-kraken-leader-left = Le Kraken détruit le pli : personne ne le gagne, et rien n’y rapporte. La place à gauche du Kraken entame le suivant.
skull-king-rules-kraken-and-escapes = Si le Kraken ouvre le pli et que seules des fuites suivent, qui l’a joué entame encore.
skull-king-rules-whale = Avec la Baleine blanche, seuls les numéros comptent : le plus haut gagne, toutes couleurs confondues, à égalité le premier joué, et { $trump } n’est plus atout.
skull-king-rules-whale-leader-whale = Si la Baleine blanche ne trouve aucun numéro, personne ne gagne le pli, et qui l’a jouée entame le suivant.
skull-king-rules-whale-leader-would-have-won = Si la Baleine blanche ne trouve aucun numéro, personne ne gagne le pli, et qui aurait gagné sans elle entame le suivant.
skull-king-rules-kraken-and-whale = Si les deux sont dans un pli, le dernier joué agit, et l’autre n’est qu’une fuite.
skull-king-rules-points = Les points
skull-king-rules-classic = Une mise d’au moins un pli, si elle est réussie, rapporte 20 points par pli. Ratée, elle coûte 10 points par pli en trop ou en moins.
skull-king-rules-zero-cards-dealt = Miser zéro rapporte 10 points par carte reçue, et en coûte autant si tu fais quand même un pli.
skull-king-rules-zero-round-number = Miser zéro rapporte 10 fois le numéro de la manche, et en coûte autant si tu fais quand même un pli.
skull-king-rules-shared-stakes = Chacun joue 10 points par carte, quelle que soit la mise : tout si elle est réussie, la moitié à un pli près, sinon rien. Miser zéro n’y change rien.
skull-king-rules-cannon = Avec ta mise, tu charges le canon. La chevrotine compte comme ci-dessus. Le boulet rapporte 15 points par carte si la mise est réussie, et rien si elle est ratée.
skull-king-rules-bonuses = Points bonus
skull-king-rules-bonus-met = Ils ne comptent que si tu réussis ta mise.
skull-king-rules-bonus-always = À cette table, ils comptent même si tu rates ta mise.
skull-king-rules-bonus-half = Ils comptent tous si tu réussis ta mise, et à moitié si tu la rates d’un pli.
skull-king-rules-bonus-cannon = Ils comptent tous si tu réussis ta mise, et à moitié, avec la chevrotine, si tu la rates d’un pli.
skull-king-rules-fourteens = 10 pour chaque 14 dans un pli que tu fais, même le tien, et 20 pour le noir.
skull-king-rules-pirates-any-order = 30 pour chaque pirate que ton Skull King capture.
skull-king-rules-pirates-before-king = 30 pour chaque pirate que ton Skull King capture, s’il a été joué avant lui.
skull-king-rules-fled-pirate = { $card } compte comme un tel pirate même en fuite.
skull-king-rules-mermaid-takes-king = { $points } pour le Skull King, si ta sirène le capture.
skull-king-rules-pirate-takes-mermaid = { $points } pour chaque sirène que ton pirate capture.
skull-king-rules-whale-fourteens = Dans un pli décidé par la Baleine blanche, seuls les 14 rapportent.
skull-king-rules-whale-no-bonus = Dans un pli décidé par la Baleine blanche, aucune carte ne rapporte.
skull-king-rules-loot = 20 pour qui joue un Butin et 20 pour qui le prend, si les deux mises sont réussies.
skull-king-rules-own-loot = { $points } pour un Butin que tu reprends toi-même, si tu réussis ta mise.
skull-king-rules-loot-under-whale = Le Butin rapporte aussi sous la Baleine blanche.
skull-king-rules-powers = Pouvoirs des pirates
skull-king-rules-powers-text = Gagne un pli avec un pirate qui a un pouvoir, et ce pouvoir est à toi sur-le-champ.
skull-king-rules-wager = Le pari de Rascal est de 10 ou 20 points. Mise réussie, tu les gagnes ; mise ratée, tu les perds.
skull-king-rules-wager-or-nothing = Le pari de Rascal est de 10 ou 20 points, ou de rien. Mise réussie, tu les gagnes ; mise ratée, tu les perds.
skull-king-rules-whale-no-power = Dans un pli décidé par la Baleine blanche, personne n’a de pouvoir.
skull-king-rules-last-harry-and-rascal = Après le dernier pli d’une manche, seuls les pouvoirs de Harry et de Rascal agissent.
skull-king-rules-last-harry = Après le dernier pli d’une manche, seul le pouvoir de Harry agit.
skull-king-rules-last-rascal = Après le dernier pli d’une manche, seul le pouvoir de Rascal agit.
skull-king-rules-last-none = Après le dernier pli d’une manche, aucun pouvoir n’agit.
skull-king-rules-ghost = Le fantôme de Barbe Grise
skull-king-rules-ghost-text = À deux, un fantôme joue aussi. Il reçoit une pile, face cachée, et retourne la carte du dessus juste après l’entame, peu importe la couleur. Il ne mise pas, et ce qu’il gagne est perdu pour vous deux.
skull-king-rules-ghost-leads = Si le fantôme remporte un pli, il entame le suivant avec sa pile.
skull-king-rules-ghost-previous-leader = Si le fantôme remporte un pli, qui l’avait entamé entame encore.
skull-king-rules-ghost-flees = Chez lui, { $card } fuit toujours.
skull-king-preset-current = Édition actuelle
skull-king-preset-current-blurb = Le jeu tel qu’on l’achète aujourd’hui, sans suppléments. Idéal pour débuter.
skull-king-preset-current-expanded = Édition actuelle, étendue
skull-king-preset-current-expanded-blurb = Avec Kraken, Baleine blanche, Butin, et un pouvoir pour chaque pirate.
skull-king-preset-legendary = Extension légendaire (2018)
skull-king-preset-legendary-blurb = Kraken, Butin et pouvoirs des pirates, comme à leur sortie.
skull-king-preset-beck-2018 = Règles de base (2018)
skull-king-preset-beck-2018-blurb = Le paquet le plus simple : pas de sirènes, six au plus.
skull-king-preset-schmidt = Édition Schmidt
skull-king-preset-schmidt-blurb = Couleurs jusqu’à 13, Scary Mary, et sa façon bien à elle de suivre.

bot-skull-king-mate = Molly la seconde

# Why a bot does what it does, for those who look over its shoulder.
skull-king-why-bid = Cette main devrait faire { $whole },{ $tenths } plis.
skull-king-why-take = { $missing ->
    [one] Il faut encore un pli
   *[other] Il faut encore { $missing } plis
 } ; cette carte en fait un dans { $chance } cas sur 100.
skull-king-why-duck = Il ne faut plus de pli ; cette carte en fait un dans { $chance } cas sur 100.
skull-king-why-bid-search = Une mise de { $bid } passe dans { $met } cas sur 100 ; une mise de { $other }, dans { $less }.
skull-king-why-card-search = Avec cette carte, la mise passe dans { $met } cas sur 100 ; avec la deuxième meilleure, dans { $less }.
skull-king-why-win-search = Ainsi, la partie est gagnée dans environ { $won } cas sur 100.

skull-king-suit-green = vert
skull-king-suit-yellow = jaune
skull-king-suit-purple = violet
skull-king-suit-blue = bleu
skull-king-suit-red = rouge
skull-king-suit-black = noir
skull-king-suit-jolly-roger = pavillon noir
skull-king-suit-skull-and-crossbones = drapeau pirate

# The trump suit within a sentence.
skull-king-trump-black = le noir
skull-king-trump-jolly-roger = le pavillon noir
skull-king-trump-skull-and-crossbones = le drapeau pirate

skull-king-card-number = { $number } { $suit }
skull-king-card-trump = { $number } de { $suit }
skull-king-card-escape = Fuite
skull-king-card-loot = Butin
skull-king-card-pirate = Pirate
skull-king-card-rosie = Rosie
skull-king-card-bahij = Bahij
skull-king-card-bendt = Bendt
skull-king-card-rascal = Rascal
skull-king-card-juanita = Juanita
skull-king-card-harry = Harry
skull-king-card-tigress = Tigresse
skull-king-card-tigress-pirate = Tigresse en pirate
skull-king-card-tigress-escape = Tigresse en fuite
skull-king-card-scary-mary = Scary Mary
skull-king-card-scary-mary-pirate = Scary Mary en pirate
skull-king-card-scary-mary-escape = Scary Mary en fuite
skull-king-card-skull-king = Skull King
skull-king-card-mermaid = Sirène
skull-king-card-kraken = Kraken
skull-king-card-white-whale = Baleine blanche

skull-king-text-number = La plus haute carte de la couleur demandée gagne, sauf si quelque chose la bat. { $bonus ->
    [0] Qui a cette couleur la joue, ou une carte spéciale.
   *[other] { $bonus } points bonus pour qui la prend{ $always ->
        [0] {" "}et réussit sa mise
       *[other] {""}
    }.
 }
skull-king-text-black = Atout : bat tous les numéros des autres couleurs, et les noirs plus bas. { $bonus ->
    [0] Sur une autre couleur, ne se joue que si tu n’as pas cette couleur.
   *[other] { $bonus } points bonus pour qui la prend{ $always ->
        [0] {" "}et réussit sa mise
       *[other] {""}
    }.
 }
skull-king-text-escape = Perd contre tout. Si tout le monde fuit, la première fuite gagne.
skull-king-text-loot = Une fuite. Qui le prend s’allie avec toi : si vos deux mises sont réussies, 20 points chacun.
skull-king-text-pirate = { $mermaids ->
    [0] Bat tous les numéros.
   *[other] Bat les numéros et les sirènes.
 } Le premier pirate bat les suivants.
skull-king-text-rosie = Une pirate. Gagne avec elle et choisis qui entame le pli suivant.
skull-king-text-bahij = Un pirate. Gagne avec lui, pioche deux cartes et défausses-en deux.
skull-king-text-rascal = Un pirate. Gagne avec lui et parie sur ta mise.
skull-king-text-juanita = Une pirate. Gagne avec elle et regarde les cartes non distribuées.
skull-king-text-harry = Un pirate. Gagne avec lui et change ta mise d’un pli, si tu veux.
skull-king-text-tigress = Pirate ou fuite : tu le dis en la jouant.
skull-king-text-skull-king = { $mermaids ->
    [0] Bat tout.
   *[other] Bat tout sauf les sirènes.
 }
skull-king-text-mermaid = Bat les numéros, et le Skull King. Perd contre les pirates.
skull-king-text-kraken = Détruit le pli : personne ne le gagne.
skull-king-text-white-whale = Les cartes spéciales ne valent plus rien ; le plus haut numéro gagne, peu importe la couleur.

skull-king-why-mermaid-takes-king = La Sirène capture le Skull King, quoi qu’on ait joué d’autre.
skull-king-why-king = Le Skull King bat toutes les autres cartes ici.
skull-king-why-pirate = { $mermaids ->
    [0] { $card } bat tous les numéros.
   *[other] { $card } bat les numéros et les sirènes.
 }
skull-king-why-first-pirate = Le premier pirate bat les suivants.
skull-king-why-mermaid = La Sirène bat tous les numéros.
skull-king-why-first-mermaid = La première Sirène bat la deuxième, et tous les numéros.
skull-king-why-trump = { $card } : l’atout le plus haut.
skull-king-why-suit-led = { $card } : la plus haute de la couleur demandée.
skull-king-why-first-escape = Rien que des fuites : la première gagne.
skull-king-why-whale-highest = Avec la Baleine blanche, seuls les numéros comptent. Le plus haut, joué en premier : { $card }.
skull-king-why-kraken-destroys = Le Kraken détruit le pli, personne ne le gagne.
skull-king-why-whale-finds-none = La Baleine blanche ne trouve aucun numéro : le pli est défaussé.

skull-king-title = Manche { $round } sur { $rounds }
skull-king-title-extra = Manche de départage
skull-king-prompt-dealing = On distribue les cartes.
skull-king-prompt-bid = Combien de plis vas-tu faire ?
skull-king-prompt-wait-bids = { $count ->
    [one] On attend encore une mise.
   *[other] On attend encore { $count } mises.
 }
skull-king-prompt-play = { $seat-you ->
    [yes] Joue une carte.
   *[no] À { $seat } de jouer.
 }
skull-king-prompt-choose-leader = { $seat-you ->
    [yes] Rosie : choisis qui entame le pli suivant.
   *[no] Avec Rosie, { $seat } choisit qui entame.
 }
skull-king-prompt-discard = { $seat-you ->
    [yes] Défausse une carte, face cachée.
   *[no] { $seat } se défausse.
 }
skull-king-prompt-wager = { $seat-you ->
    [yes] Rascal : parie sur ta mise.
   *[no] Avec Rascal, { $seat } parie.
 }
skull-king-prompt-change-bid = { $seat-you ->
    [yes] Harry : tu peux changer ta mise d’un pli.
   *[no] Avec Harry, { $seat } peut changer sa mise.
 }
skull-king-prompt-over = La partie est finie.

skull-king-count-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
skull-king-count-won = Plis { $won }
skull-king-count-bid = Mise { $bid }
skull-king-count-bid-changed = Mise { $bid }, { $first } avant Harry
skull-king-count-hand = { $count ->
    [0] Main vide
    [one] { $count } carte
   *[other] { $count } cartes
 }
skull-king-badge-leads = Entame
skull-king-badge-has-bid = A misé
skull-king-badge-winning = En tête du pli
skull-king-badge-winner = Victoire
skull-king-badge-grapeshot = Chevrotine
skull-king-badge-cannonball = Boulet de canon
skull-king-badge-wager = Pari { $points }

skull-king-pile-played = { $seat-you ->
    [yes] Ta carte
   *[no] Carte : { $seat }
 }
skull-king-pile-played-ghost = Carte : Barbe Grise
skull-king-pile-winning = { $seat-you ->
    [yes] Ta carte, en tête pour l’instant
   *[no] Carte : { $seat }, en tête pour l’instant
 }
skull-king-pile-winning-ghost = Carte : Barbe Grise, en tête pour l’instant
skull-king-pile-took = { $seat-you ->
    [yes] Ta carte, qui a fait le pli
   *[no] Carte : { $seat }, qui a fait le pli
 }
skull-king-pile-took-ghost = Carte : Barbe Grise, qui a fait le pli
skull-king-pile-ghost = Pile de Barbe Grise
skull-king-pile-peeked = Non distribuées, montrées par Juanita
skull-king-pile-discarded = Ta défausse
skull-king-card-back = Carte face cachée

skull-king-fact-bids = Mises : { $sum } pour { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
skull-king-fact-follow = Suis le { $suit }
skull-king-fact-cannot-follow = Tu n’as pas de { $suit } : joue ce que tu veux
skull-king-fact-free = On joue ce qu’on veut
skull-king-fact-winning = { $why }
skull-king-fact-last-trick = { $seat-you ->
    [yes] Tu as remporté le pli.
   *[no] { $seat } a remporté le pli.
 } { $why }
skull-king-fact-last-trick-ghost = Barbe Grise a remporté le pli. { $why }
skull-king-fact-last-trick-destroyed = { $why }
skull-king-sheet-round = Manche { $round }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
skull-king-sheet-deed = Mise { $bid }, plis { $won }
skull-king-sheet-deed-changed = Mise { $first }, avec Harry { $bid }, plis { $won }
skull-king-fact-line = Manche { $round } : { $line }

skull-king-points-plus = +{ $points }
skull-king-points-minus = −{ $points }
skull-king-fact-taken = { $line }{ $always ->
    [0] {" "}si la mise est réussie
   *[other] {""}
 }
skull-king-fact-taken-unpaid = { $half ->
    [0] Pas de bonus : la mise est déjà ratée.
   *[other] Moitié du bonus au mieux : la mise est déjà ratée.
 }
skull-king-line-bid = { $points } pour la mise
skull-king-line-fourteens = { $points } pour { $count ->
    [one] un 14
   *[other] { $count } cartes 14
 }
skull-king-line-black-fourteen = { $points } pour le 14 noir
skull-king-line-mermaids-by-pirate = { $points } pour { $count ->
    [one] une sirène capturée
   *[other] { $count } sirènes capturées
 } par un pirate
skull-king-line-pirates-by-king = { $points } pour { $count ->
    [one] un pirate capturé
   *[other] { $count } pirates capturés
 } par le Skull King
skull-king-line-king-by-mermaid = { $points } pour le Skull King capturé par une sirène
skull-king-line-bonus = { $points } de bonus
skull-king-line-alliance = { $points } pour un butin partagé avec { $ally-you ->
    [yes] toi
   *[no] { $ally }
 }
skull-king-line-own-loot = { $points } pour un butin repris
skull-king-line-wager = { $points } pour le pari

skull-king-offer-bid = Miser { $tricks }
skull-king-offer-bid-grapeshot = Miser { $tricks } à la chevrotine
skull-king-offer-bid-cannonball = Miser { $tricks } au boulet
skull-king-offer-play = Jouer : { $card }
skull-king-offer-lead = { $seat-you ->
    [yes] Entamer moi-même
   *[no] Laisser { $seat } entamer
 }
skull-king-offer-discard = Défausser : { $card }
skull-king-offer-wager-nothing = Ne rien parier
skull-king-offer-wager = Parier { $points } points
skull-king-offer-bid-down = Miser un de moins
skull-king-offer-bid-keep = Garder ma mise
skull-king-offer-bid-up = Miser un de plus

skull-king-event-dealt-first = Manche { $round } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } chacun. { $seat-you ->
    [yes] Par tirage au sort, tu entames.
   *[no] Par tirage au sort, { $seat } entame.
 }
skull-king-event-dealt = Manche { $round } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } chacun. { $seat-you ->
    [yes] Tu entames.
   *[no] { $seat } entame.
 }
skull-king-event-has-bid = { $seat-you ->
    [yes] Ta mise est faite.
   *[no] { $seat } a misé.
 }
skull-king-bid-of = { $seat-you ->
    [yes] toi { $tricks }
   *[no] { $seat } { $tricks }
 }
skull-king-bid-of-cannonball = { $seat-you ->
    [yes] toi { $tricks } au boulet
   *[no] { $seat } { $tricks } au boulet
 }
skull-king-event-bids-opened = Yo-ho-ho ! Les mises : { $bids }. Ça fait { $sum } pour { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
 }.
skull-king-event-played = { $seat-you ->
    [yes] Tu joues : { $card }.
   *[no] { $seat } joue : { $card }.
 }
skull-king-event-played-ghost = Le fantôme de Barbe Grise retourne : { $card }.
skull-king-event-trick-won = { $seat-you ->
    [yes] Tu remportes le pli.
   *[no] { $seat } remporte le pli.
 } { $why }
skull-king-event-trick-won-ghost = Le fantôme de Barbe Grise remporte le pli. { $why }
skull-king-event-trick-destroyed = { $why } { $seat-you ->
    [yes] Tu entames.
   *[no] { $seat } entame.
 }
skull-king-event-trick-destroyed-ghost = { $why } Le fantôme de Barbe Grise entame.
skull-king-event-trick-destroyed-last = { $why }
skull-king-event-allied = Alliance autour du Butin : { $loot-you ->
    [yes] toi et { $winner }.
   *[no] { $winner-you ->
        [yes] { $loot } et toi.
       *[no] { $loot } et { $winner }.
    }
 }
skull-king-event-leads-self = { $by-you ->
    [yes] Grâce à Rosie, tu entames.
   *[no] Grâce à Rosie, { $by } entame.
 }
skull-king-event-leader-chosen = { $by-you ->
    [yes] Tu laisses { $seat } entamer.
   *[no] { $seat-you ->
        [yes] { $by } te laisse entamer.
       *[no] { $by } laisse { $seat } entamer.
    }
 }
skull-king-event-drew = { $seat-you ->
    [yes] Tu pioches
   *[no] { $seat } pioche
 } { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } avec le bandit.
skull-king-event-discarded = { $seat-you ->
    [yes] Tu défausses
   *[no] { $seat } défausse
 } { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }.
skull-king-event-peeked = { $seat-you ->
    [yes] Juanita te montre
   *[no] Juanita montre à { $seat }
 } { $cards ->
    [0] qu’il ne restait aucune carte
    [one] la carte non distribuée
   *[other] les { $cards } cartes non distribuées
 }.
skull-king-event-wagered = { $seat-you ->
    [yes] Tu paries { $points } points.
   *[no] { $seat } parie { $points } points.
 }
skull-king-event-no-wager = { $seat-you ->
    [yes] Tu ne paries rien.
   *[no] { $seat } ne parie rien.
 }
skull-king-event-bid-kept = { $seat-you ->
    [yes] Tu gardes ta mise de { $bid }.
   *[no] { $seat } garde sa mise de { $bid }.
 }
skull-king-event-bid-changed = { $seat-you ->
    [yes] Grâce à Harry, ta mise passe à { $bid }.
   *[no] Grâce à Harry, { $seat } mise maintenant { $bid }.
 }
skull-king-event-scored = La manche { $round } est comptée. { $seat-you ->
    [yes] En tête : toi, avec { $points }.
   *[no] En tête : { $seat }, avec { $points }.
 }
skull-king-event-scored-two = La manche { $round } est comptée. En tête : { $first-you ->
    [yes] toi et { $second },
   *[no] { $second-you ->
        [yes] { $first } et toi,
       *[no] { $first } et { $second },
    }
 } avec { $points } chacun.
skull-king-event-scored-many = La manche { $round } est comptée. En tête : { $count } à égalité, avec { $points } chacun.
skull-king-event-tie-break = Égalité en tête. Encore une manche !
skull-king-event-won = { $seat-you ->
    [yes] Tu gagnes !
   *[no] { $seat } gagne.
 }
skull-king-event-shared = { $count } personnes se partagent la victoire.

skull-king-refusal-not-in-hand = Tu n’as pas cette carte : { $card }.
skull-king-refusal-not-in-deck = Cette carte n’est pas dans le paquet.
skull-king-refusal-must-follow = Suis la couleur : tu as du { $suit }. Une carte spéciale irait aussi.
skull-king-refusal-needs-role = Dis si { $card } se bat ou fuit.
skull-king-refusal-has-no-role = { $card } ne peut pas choisir son rôle.
skull-king-refusal-bid-too-high = { $most ->
    [one] Il n’y a qu’un pli à miser.
   *[other] Il n’y a que { $most } plis à miser.
}
skull-king-refusal-needs-cannon = Avec ta mise, charge la chevrotine ou un boulet.
skull-king-refusal-has-no-cannon = Il n’y a pas de canon à cette table.
skull-king-refusal-no-such-wager = Avec Rascal, on parie 10 ou 20 points, ou rien si c’est permis.
skull-king-refusal-no-such-change = Harry change une mise d’un pli, jamais sous zéro ni au-delà des plis qu’il y a.
skull-king-refusal-no-such-seat = { $seat } ne joue pas.
skull-king-moment-dealing = On distribue les cartes.
skull-king-moment-bidding = C’est le moment de miser.
skull-king-moment-playing = C’est le moment de jouer une carte.
skull-king-moment-choosing-leader = C’est le moment de choisir qui entame.
skull-king-moment-discarding = C’est le moment de défausser une carte.
skull-king-moment-wagering = C’est le moment de parier.
skull-king-moment-changing-bid = C’est le moment de changer la mise, ou de la garder.
skull-king-moment-over = La partie est finie.

skull-king-bad-seats = Cette édition se joue de 2 à { $max }.
skull-king-bad-players-max = On joue de 2 à 8.
skull-king-bad-highest-number = Les couleurs vont jusqu’à 13 ou 14.
skull-king-bad-points = Les bonus sont des multiples de 10, jusqu’à 100.
skull-king-bad-cards-cap = Il faut distribuer au moins une carte.
skull-king-bad-schedule-empty = Une partie a au moins une manche.
skull-king-bad-schedule = Chaque manche distribue de 1 à { $max } cartes.
skull-king-bad-deck = { $cards } cartes pour { $hands } mains, c’est plus que les { $deck } cartes du paquet.
skull-king-bad-replacement = Pas dans le paquet, donc pas de copie : { $card }.

skull-king-judge-ask = Demande « trick », « playable », « deal » ou « score ». Par exemple : { $example }
skull-king-judge-card = Cette carte n’existe pas : { $card }. Il y a G, Y, P ou B avec un nombre de 1 à { $most }, et { $words } ; sur la table, TIG:P ou TIG:E.
skull-king-judge-tigress = Dis comment la Tigresse est jouée : TIG:P ou TIG:E.
skull-king-judge-cards = Un pli a de 1 à { $most } cartes.
skull-king-judge-trick-full = { $cards } cartes font un pli complet ici : plus personne ne doit jouer.
skull-king-judge-hand = Personne n’a plus de { $most } cartes en main.
skull-king-judge-not-in-deck = Pas dans ce paquet : { $card }.
skull-king-judge-too-often = { $card } : { $named } fois dans la question, et ce paquet n’en a { $copies ->
    [one] qu’une
   *[other] que { $copies }
 }.
skull-king-judge-pirates = Il y a { $named } pirates dans la question, et ce paquet n’en a que { $copies }.
skull-king-judge-edition = L’édition { $edition } n’existe pas. Éditions : { $editions }.
skull-king-judge-option = L’option { $option } n’existe pas. Options : { $options }.
skull-king-judge-value = L’option { $option } ne peut pas valoir { $value }. Au choix : { $values }.
skull-king-judge-schedule = Les manches ne peuvent pas être { $value }. Choisis standard, even_keeled, skip_to_the_brawl, swift_n_salty_skirmish, broadside_barrage, whirlpool ou past_yer_bedtime, ou donne les cartes de dix manches au plus, comme [1, 3, 5].
skull-king-judge-replacements = Les cartes en plus ne peuvent pas être { $value }. Donnes-en trois au plus, comme ["PIR", "ESC"].
skull-king-judge-loot = { $most ->
    [0] Ce paquet n’a pas de Butin.
    [one] Ce paquet a { $most } Butin au plus.
   *[other] Ce paquet a { $most } Butins au plus.
 }
skull-king-judge-own-ally = Le joueur { $seat } ne peut pas être son propre allié. Un butin repris se note sous own_loot.
skull-king-judge-round = { $rounds ->
    [one] Il y a une manche.
   *[other] Il y a { $rounds } manches.
}
skull-king-judge-seat = Il n’y a pas de joueur { $seat }.
skull-king-judge-players = Une manche se compte pour 1 à { $most } joueurs.
skull-king-judge-cap = { $most ->
    [one] À huit, personne ne reçoit plus d’une carte.
   *[other] À huit, personne ne reçoit plus de { $most } cartes.
}
skull-king-judge-bid = Le joueur { $seat } ne peut pas miser { $bid } : on ne distribue { $cards ->
    [one] qu’une carte
   *[other] que { $cards } cartes
 }.
skull-king-judge-won = On ne peut pas faire { $won } plis dans une manche de { $cards }.
skull-king-judge-needs-trick = { $name } demande { $needed ->
    [one] un pli
   *[other] { $needed } plis
 }, et le joueur { $seat } n’en a fait { $won ->
    [0] aucun
    [one] qu’un
   *[other] que { $won }
 }.
skull-king-judge-took-nothing = Le joueur { $seat } n’a pas pu prendre de butin : il n’a fait aucun pli.
skull-king-judge-cards-dealt = Dis combien de cartes ont été distribuées, avec cards_dealt : les points en dépendent.
skull-king-judge-captured = { $name } fait { $count } en tout, et ce paquet en permet { $most } au plus.
skull-king-judge-no-wager = Personne ne peut parier ici : Rascal n’a pas de pouvoir.
skull-king-judge-wager = Un pari ne peut pas être de { $points } : c’est 10 ou 20 points pour chaque Rascal du paquet.
skull-king-judge-no-harry = Personne ne peut changer de mise ici : Harry n’a pas de pouvoir.
skull-king-judge-harry = Harry change une mise { $most ->
    [one] d’un pli
   *[other] de { $most } plis
 } au plus, pas de { $change }.
skull-king-judge-cannon = Il n’y a pas de canon à cette table : le joueur { $seat } ne peut pas charger de boulet.

skull-king-group-deck = Paquet et places
skull-king-group-tricks = Suivre et entamer
skull-king-group-bonuses = Points bonus
skull-king-group-powers = Pouvoirs des pirates
skull-king-group-rounds = Manches et points
skull-king-group-names = Noms et couleurs

skull-king-option-players-max = Places au plus
skull-king-option-highest-number = Plus haut numéro
skull-king-option-mermaids = Sirènes
skull-king-option-kraken = Kraken
skull-king-option-white-whale = Baleine blanche
skull-king-option-loot = Butin
skull-king-option-replacements = Cartes en plus
skull-king-option-suit-after-character-led = Couleur quand un pirate, une sirène ou le Skull King ouvre le pli
skull-king-option-suit-after-kraken-led = Couleur quand le Kraken ouvre le pli
skull-king-option-escape-then-character = Couleur quand un personnage suit une fuite d’entame
skull-king-option-leader-after-kraken = Qui entame après le Kraken
skull-king-option-leader-after-kraken-and-escapes = Qui entame après le Kraken et rien que des fuites
skull-king-option-leader-after-whale-of-specials = Qui entame quand la Baleine blanche ne trouve aucun numéro
skull-king-option-pirate-bonus = Pirates qui rapportent au Skull King
skull-king-option-scary-mary-always-pirate = Une Tigresse en fuite rapporte aussi au Skull King
skull-king-option-fourteens = Ce que rapportent les 14
skull-king-option-mermaid-takes-king = Points pour une sirène qui capture le Skull King
skull-king-option-pirate-takes-mermaid = Points par sirène capturée par un pirate
skull-king-option-own-loot = Points pour un butin repris
skull-king-option-loot-under-whale = Le Butin crée des alliances quand la Baleine blanche décide
skull-king-option-power-rosie = Pouvoir de Rosie
skull-king-option-power-bahij = Pouvoir du bandit (Bahij ou Bendt)
skull-king-option-power-rascal = Pouvoir de Rascal
skull-king-option-power-juanita = Pouvoir de Juanita
skull-king-option-power-harry = Pouvoir de Harry
skull-king-option-powers-after-last-trick = Pouvoirs après le dernier pli d’une manche
skull-king-option-rascal-may-decline = Avec Rascal, on peut ne rien parier
skull-king-option-schedule = Manches
skull-king-option-cards-cap = Cartes au plus, à huit (là seulement)
skull-king-option-two-players = À deux
skull-king-option-ghost-lead = Qui entame quand le fantôme de Barbe Grise gagne
skull-king-option-scoring = Décompte
skull-king-option-zero-bid = Miser zéro vaut dix fois
skull-king-option-bonus-on-missed-bid = Points bonus même si la mise est ratée
skull-king-option-tie-break = Égalité en tête
skull-king-option-tigress-name = Nom de la carte qui se bat ou fuit
skull-king-option-bandit-name = Nom du bandit
skull-king-option-trump-name = Nom de la couleur d’atout
skull-king-option-suit-names = Couleurs hors atout

skull-king-choice-yes = Oui
skull-king-choice-no = Non
skull-king-choice-number = { $number }
skull-king-choice-no-limit = Autant que le paquet le permet
skull-king-choice-no-extra = Aucune
skull-king-own-replacements = Cartes de ton choix
skull-king-own-replacements-hint = { $most } cartes au plus, chacune en double d’une carte du paquet, ou un pirate à toi.
skull-king-own-replacements-told = { $count ->
    [one] Une de plus : { $list }
   *[other] { $count } de plus : { $list }
 }
skull-king-own-replacements-place = Carte en plus { $place }
skull-king-own-schedule = Personnalisées
skull-king-own-schedule-hint = { $rounds } manches au plus, de 1 à { $cards } cartes, autant que le paquet le permet.
skull-king-own-schedule-told = { $count ->
    [one] Personnalisées : une manche (cartes : { $list })
   *[other] Personnalisées : { $count } manches (cartes : { $list })
}
skull-king-own-schedule-place = Cartes à la manche { $place }
skull-king-choice-suit-after-character-led-none = Aucune
skull-king-choice-suit-after-character-led-next-suit-card = Celle du prochain numéro
skull-king-choice-suit-after-kraken-led-none = Aucune
skull-king-choice-suit-after-kraken-led-next-card = Ce que dit la carte suivante
skull-king-choice-escape-then-character-no-suit = Aucune
skull-king-choice-escape-then-character-next-suit-card = Celle du prochain numéro
skull-king-choice-leader-after-kraken-would-have-won = Qui aurait gagné sans lui
skull-king-choice-leader-after-kraken-left-of-kraken = La place à sa gauche
skull-king-choice-leader-after-kraken-and-escapes-kraken-leader = Qui a joué le Kraken
skull-king-choice-leader-after-kraken-and-escapes-first-escape = Qui a joué la première fuite
skull-king-choice-leader-after-whale-of-specials-whale = Qui a joué la Baleine blanche
skull-king-choice-leader-after-whale-of-specials-would-have-won = Qui aurait gagné sans elle
skull-king-choice-pirate-bonus-before-king = Ceux joués avant lui
skull-king-choice-pirate-bonus-any-order = Tous ceux du pli
skull-king-choice-fourteens-none = Rien
skull-king-choice-fourteens-ten-and-twenty = 10, et 20 pour le noir
skull-king-choice-powers-after-last-trick-none = Aucun
skull-king-choice-powers-after-last-trick-harry = Celui de Harry
skull-king-choice-powers-after-last-trick-harry-and-rascal = Ceux de Harry et de Rascal
skull-king-choice-schedule-standard = D’une carte à dix
skull-king-choice-schedule-even-keeled = Pas d’impair : 2, 4, 6, 8 et 10, deux fois chacun
skull-king-choice-schedule-skip-to-the-brawl = Prêt au combat : de 6 à 10
skull-king-choice-schedule-swift-n-salty-skirmish = Attaque éclair : cinq manches de 5
skull-king-choice-schedule-broadside-barrage = Tir de barrage : dix manches de 10
skull-king-choice-schedule-whirlpool = Tourbillon : 9, 7, 5, 3 et 1, deux fois chacun
skull-king-choice-schedule-past-yer-bedtime = L’heure du dodo : une manche de 1
skull-king-choice-two-players-plain = Juste deux mains
skull-king-choice-two-players-graybeard = Avec le fantôme de Barbe Grise
skull-king-choice-ghost-lead-ghost = Le fantôme
skull-king-choice-ghost-lead-previous-leader = Qui avait entamé avant
skull-king-choice-scoring-classic = Classique
skull-king-choice-scoring-rascal = Selon Rascal
skull-king-choice-scoring-rascal-with-cannon = Selon Rascal, avec canon
skull-king-choice-zero-bid-cards-dealt = Les cartes reçues
skull-king-choice-zero-bid-round-number = Le numéro de la manche
skull-king-choice-tie-break-shared = On partage la victoire
skull-king-choice-tie-break-one-more-round = Une manche de plus
skull-king-choice-tigress-name-tigress = Tigresse
skull-king-choice-tigress-name-scary-mary = Scary Mary
skull-king-choice-bandit-name-bahij = Bahij
skull-king-choice-bandit-name-bendt = Bendt
skull-king-choice-trump-name-jolly-roger = Pavillon noir
skull-king-choice-trump-name-skull-and-crossbones = Drapeau pirate
skull-king-choice-trump-name-black = Noir
skull-king-choice-suit-names-green-yellow-purple = Vert, jaune, violet
skull-king-choice-suit-names-green-yellow-blue = Vert, jaune, bleu
skull-king-choice-suit-names-red-yellow-blue = Rouge, jaune, bleu

skull-king-deed-zero-met = Mises à zéro réussies
skull-king-deed-bid-met = Mises réussies
skull-king-slip-bid-high = Mises trop hautes
skull-king-slip-zero = Un pli malgré une mise à zéro
skull-king-slip-bid-low = Mises trop basses
