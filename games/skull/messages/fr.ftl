# Skull, in French. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-name = Skull
skull-blurb = Trois Roses et un Crâne chacun : bluffe, annonce, et ne retourne que des Roses. Deux défis gagnés, et la partie est à toi.
skull-rules-aim = Le but
skull-rules-aim-text = Gagne deux défis, ou sois le dernier à avoir des cartes. Chacun en a quatre : trois Roses et un Crâne.
skull-rules-placing = Poser des cartes
skull-rules-placing-text = Chacun pose une carte face cachée, tous en même temps. On tire au sort qui commence la première manche.
skull-rules-adding-text = Ensuite, chacun son tour, tu ajoutes une carte sur ta pile ou tu lances un défi. Sans carte en main, tu dois en lancer un.
skull-rules-bidding = Le défi
skull-rules-bidding-text = Pour lancer un défi, tu annonces combien de cartes tu penses retourner sans tomber sur un Crâne. Dès lors, plus personne n’ajoute de carte.
skull-rules-passing-text = Chacun son tour, les autres surenchérissent ou passent ; qui passe ne revient plus. Qui reste relève le défi. Annoncer toutes les cartes de la table met fin aux enchères.
skull-rules-turning = Retourner les cartes
skull-rules-turning-text = Qui a annoncé le plus retourne d’abord sa propre pile, par le dessus, puis le dessus des autres piles, au choix, une carte à la fois. Au premier Crâne, c’est fini.
skull-rules-won = Défi gagné
skull-rules-won-text = Rien que des Roses ? Tu reçois une pièce et tu commences la manche suivante. La deuxième pièce gagne la partie.
skull-rules-lost = Défi raté
skull-rules-lost-text = Un Crâne ? Tu perds une carte pour de bon, et personne d’autre ne sait laquelle : tu la choisis si c’était ton propre Crâne ; sinon, on la tire sans regarder.
skull-rules-first-challenger = S’il te reste des cartes, tu commences la manche suivante.
skull-rules-first-skull-owner = S’il te reste des cartes, qui avait posé le Crâne commence la manche suivante.
skull-rules-after = Après chaque défi
skull-rules-unflipped-stay-hidden = Les cartes qu’on n’a pas retournées restent cachées.
skull-rules-unflipped-owners-may-show = Après un défi raté, les autres peuvent montrer ce qu’on n’a pas retourné, ou le garder caché.
skull-rules-unflipped-owners-may-always-show = Après chaque défi, les autres peuvent montrer ce qu’on n’a pas retourné, ou le garder caché.
skull-rules-back-text = Puis chacun reprend ses cartes, et une nouvelle manche commence.
skull-rules-out = Plus de cartes
skull-rules-out-text = Sans carte, tu es hors jeu. Si c’était ton propre Crâne, tu choisis qui commence la manche suivante ; sinon, qui l’avait posé commence. Quand il ne reste qu’une personne, elle gagne.
skull-preset-usual = Règles habituelles
skull-preset-usual-blurb = De 3 à 6, ou à deux pour s’entraîner.
skull-preset-skull-owner-starts = Le Crâne commence
skull-preset-skull-owner-starts-blurb = Qui a posé le Crâne commence la manche suivante.
skull-preset-open-cards = Montrer ses cartes
skull-preset-open-cards-blurb = Après chaque défi, chacun peut montrer ce qu’on n’a pas retourné.
skull-seats-study = À deux, c’est pour s’entraîner : pour bien bluffer, il faut être trois.
skull-bad-seats = Skull se joue de 3 à 6, ou à 2 pour s’entraîner ; à { $seats }, ce n’est pas possible.

skull-group-after-bet = Après un défi
skull-option-first-after-lost-bet = Qui commence après un défi raté
skull-option-first-challenger = Qui l’a raté
skull-option-first-skull-owner = Qui avait posé le Crâne
skull-option-unflipped-cards = Cartes encore cachées
skull-option-unflipped-stay-hidden = Restent cachées
skull-option-unflipped-owners-may-show = Chacun peut montrer les siennes après un défi raté
skull-option-unflipped-owners-may-always-show = Chacun peut montrer les siennes après chaque défi

bot-skull-cautious = Prune la prudente
bot-skull-bluffer = Ben le bluffeur

# Why a bot does what it does, for those who look over its shoulder.
skull-why-bid = En retourner { $bid } sans Crâne devrait réussir dans { $chance } cas sur 100.
skull-why-pass = En retourner { $bid } sans Crâne ne réussirait que dans { $chance } cas sur 100.
skull-why-flip = Cette carte est une Rose dans { $chance } cas sur 100.

skull-card-rose = Rose
skull-card-skull = Crâne
skull-card-rose-text = Sans danger. Retourne autant de Roses qu’annoncé, et le défi est gagné.
skull-card-skull-text = Si tu le retournes, tu rates le défi et perds une carte pour de bon.
skull-card-back = Carte face cachée

skull-title = Manche { $round }
skull-pile = { $seat-you ->
    [yes] Ta pile
   *[no] Pile chez { $seat }
 } : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
 }

skull-count-coins = { $count ->
    [0] Aucun défi gagné
    [one] { $count } défi gagné
   *[other] { $count } défis gagnés
 }
skull-count-cards = { $count ->
    [0] Plus de cartes
    [one] Il reste { $count } carte
   *[other] Il reste { $count } cartes
}
skull-count-hand = { $count ->
    [0] Main vide
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }

skull-badge-winner = Victoire
skull-badge-out = Hors jeu
skull-badge-first = Commence
skull-badge-placed = Carte posée
skull-badge-challenger = Annonce { $bid }
skull-badge-passed = Passe
skull-badge-skull-owner = Crâne !

skull-prompt-drawing = Qui va commencer ?
skull-prompt-place-first = Pose ta première carte, face cachée.
skull-prompt-wait-first = { $count ->
    [one] On attend encore une carte.
   *[other] On attend encore { $count } cartes.
 }
skull-prompt-place = { $seat-you ->
    [yes] À toi : ajoute une carte ou lance un défi.
   *[no] { $seat } ajoute une carte ou lance un défi.
 }
skull-prompt-must-bid = { $seat-you ->
    [yes] À toi : plus de cartes en main, tu dois lancer un défi.
   *[no] { $seat } n’a plus de cartes en main et doit lancer un défi.
 }
skull-prompt-bid = { $seat-you ->
    [yes] À toi : annonce plus de { $bid }, ou passe.
   *[no] { $seat } annonce plus de { $bid } ou passe.
 }
skull-prompt-flip = { $seat-you ->
    [yes] { $left ->
        [one] Encore une carte à retourner : choisis une pile.
       *[other] Encore { $left } cartes à retourner : choisis une pile.
     }
   *[no] { $left ->
        [one] { $seat } retourne encore une carte.
       *[other] { $seat } retourne encore { $left } cartes.
     }
 }
skull-prompt-show = Montrer aux autres ce que tu avais, ou le garder caché ?
skull-prompt-wait-show = { $count ->
    [one] Une personne peut encore montrer ses cartes.
   *[other] { $count } personnes peuvent encore montrer leurs cartes.
 }
skull-prompt-discard = { $seat-you ->
    [yes] Ton propre Crâne ! Choisis la carte que tu perds. Personne ne saura laquelle.
   *[no] { $seat } choisit la carte à perdre.
 }
skull-prompt-picking = { $challenger-you ->
    [yes] { $owner } te prend une carte sans regarder.
   *[no] { $owner-you ->
        [yes] Tu prends une carte à { $challenger } sans regarder.
       *[no] { $owner } prend une carte à { $challenger } sans regarder.
     }
 }
skull-prompt-choose-first = { $seat-you ->
    [yes] Tu es hors jeu. Choisis qui commence la manche suivante.
   *[no] { $seat } est hors jeu et choisit qui commence la manche suivante.
 }

skull-offer-place-rose = Poser une Rose
skull-offer-place-skull = Poser le Crâne
skull-offer-bid = Annoncer { $bid }
skull-offer-pass = Passer
skull-offer-flip = Retourner chez { $seat }
skull-offer-discard-rose = Perdre une Rose
skull-offer-discard-skull = Perdre le Crâne
skull-offer-choose-first = { $seat } commence
skull-offer-show = Montrer mes cartes
skull-offer-keep-hidden = Les garder cachées

skull-fact-table-cards = { $count ->
    [0] Aucune carte sur la table
    [one] { $count } carte sur la table
   *[other] { $count } cartes sur la table
 }
skull-fact-bid = { $seat-you ->
    [yes] Ton annonce : { $bid }
   *[no] { $seat } annonce : { $bid }
 }
skull-fact-flips-left = { $count ->
    [one] { $count } carte à retourner
   *[other] { $count } cartes à retourner
 }
skull-fact-last-won = { $seat-you ->
    [yes] À la dernière manche, tu as annoncé { $bid } et gagné.
   *[no] À la dernière manche, { $seat } a annoncé { $bid } et gagné.
 }
skull-fact-last-own-skull = { $seat-you ->
    [yes] À la dernière manche, tu as annoncé { $bid } et retourné ton propre Crâne.
   *[no] À la dernière manche, { $seat } a annoncé { $bid } et retourné son propre Crâne.
 }
skull-fact-last-skull = { $seat-you ->
    [yes] À la dernière manche, tu as annoncé { $bid } et retourné un Crâne chez { $owner }.
   *[no] { $owner-you ->
        [yes] À la dernière manche, { $seat } a annoncé { $bid } et retourné ton Crâne.
       *[no] À la dernière manche, { $seat } a annoncé { $bid } et retourné un Crâne chez { $owner }.
     }
 }
skull-fact-lost-skull = Tu as perdu ton Crâne, en secret.
skull-fact-lost-roses = { $roses ->
    [one] Tu as perdu une Rose, en secret.
   *[other] Tu as perdu { $roses } Roses, en secret.
 }
skull-fact-lost-skull-and-roses = { $roses ->
    [one] Tu as perdu ton Crâne et une Rose, en secret.
   *[other] Tu as perdu ton Crâne et { $roses } Roses, en secret.
 }

skull-event-round = { $seat-you ->
    [yes] Manche { $round }. Tu commences.
   *[no] Manche { $round }. { $seat } commence.
 }
skull-event-all-placed = { $seat-you ->
    [yes] Tout le monde a posé une carte. À toi de jouer.
   *[no] Tout le monde a posé une carte. À { $seat } de jouer.
 }
skull-event-added = { $seat-you ->
    [yes] Tu ajoutes une carte : { $count } sur ta pile.
   *[no] { $seat } ajoute une carte : { $count } sur sa pile.
 }
skull-event-bid = { $seat-you ->
    [yes] Tu annonces { $bid }.
   *[no] { $seat } annonce { $bid }.
 }
skull-event-bid-all = { $seat-you ->
    [yes] Tu annonces { $bid } : toutes les cartes de la table !
   *[no] { $seat } annonce { $bid } : toutes les cartes de la table !
 }
skull-event-passed = { $seat-you ->
    [yes] Tu passes.
   *[no] { $seat } passe.
 }
skull-event-flipped-own-rose = { $seat-you ->
    [yes] Tu retournes une de tes cartes : une Rose.
   *[no] { $seat } retourne une de ses cartes : une Rose.
 }
skull-event-flipped-own-skull = { $seat-you ->
    [yes] Tu retournes une de tes cartes : le Crâne !
   *[no] { $seat } retourne une de ses cartes : le Crâne !
 }
skull-event-flipped-rose = { $seat-you ->
    [yes] Tu retournes une carte chez { $owner } : une Rose.
   *[no] { $owner-you ->
        [yes] { $seat } retourne une carte chez toi : une Rose.
       *[no] { $seat } retourne une carte chez { $owner } : une Rose.
     }
 }
skull-event-flipped-skull = { $seat-you ->
    [yes] Tu retournes une carte chez { $owner } : un Crâne !
   *[no] { $owner-you ->
        [yes] { $seat } retourne une carte chez toi : ton Crâne !
       *[no] { $seat } retourne une carte chez { $owner } : un Crâne !
     }
 }
skull-event-bet-won = { $seat-you ->
    [yes] Tu gagnes le défi à { $bid } : { $coins ->
        [one] ta première pièce.
       *[other] ta deuxième pièce !
     }
   *[no] { $seat } gagne le défi à { $bid } : { $coins ->
        [one] première pièce.
       *[other] deuxième pièce !
     }
 }
skull-event-bet-lost = { $seat-you ->
    [yes] Tu rates le défi sur un Crâne, chez { $owner }.
   *[no] { $owner-you ->
        [yes] { $seat } rate le défi sur ton Crâne.
       *[no] { $seat } rate le défi sur un Crâne, chez { $owner }.
     }
 }
skull-event-bet-lost-own = { $seat-you ->
    [yes] Tu rates le défi sur ton propre Crâne.
   *[no] { $seat } rate le défi sur son propre Crâne.
 }
skull-event-shown-skull = { $seat-you ->
    [yes] Tu montres ta pile : il y avait un Crâne !
   *[no] { $seat } montre sa pile : il y avait un Crâne !
 }
skull-event-shown-roses = { $seat-you ->
    [yes] Tu montres ta pile : { $count ->
        [one] une Rose.
       *[other] rien que des Roses.
     }
   *[no] { $seat } montre sa pile : { $count ->
        [one] une Rose.
       *[other] rien que des Roses.
     }
 }
skull-event-kept-hidden = { $seat-you ->
    [yes] Tu gardes tes cartes cachées.
   *[no] { $seat } garde ses cartes cachées.
 }
skull-event-card-lost = { $seat-you ->
    [yes] { $count ->
        [0] Tu perds ta dernière carte.
       *[other] Tu perds une carte, il t’en reste { $count }.
     }
   *[no] { $count ->
        [0] { $seat } perd sa dernière carte.
       *[other] { $seat } perd une carte, il lui en reste { $count }.
     }
 }
skull-event-eliminated = { $seat-you ->
    [yes] Tu es hors jeu.
   *[no] { $seat } est hors jeu.
 }
skull-event-first-chosen = { $by-you ->
    [yes] Tu choisis qui commence : { $seat }.
   *[no] { $seat-you ->
        [yes] { $by } choisit qui commence : toi.
       *[no] { $by } choisit qui commence : { $seat }.
     }
 }
skull-over-bets = { $seat-you ->
    [yes] Deux défis gagnés : tu gagnes la partie !
   *[no] Deux défis gagnés : { $seat } gagne la partie !
 }
skull-over-last-standing = { $seat-you ->
    [yes] Tu gagnes la partie : plus personne d’autre n’a de carte !
   *[no] { $seat } gagne la partie : plus personne d’autre n’a de carte !
 }

skull-highlight-boldest = Défi gagné le plus osé : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $bid ->
    [one] { $bid } carte
   *[other] { $bid } cartes
}
skull-highlight-trap = Crâne le plus meurtrier : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, retourné { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}
skull-highlight-lost = Le plus de défis ratés : { $seat-you ->
    [yes] toi
   *[no] { $seat }
}, { $count ->
    [one] { $count } défi
   *[other] { $count } défis
}

skull-refusal-no-rose-in-hand = Tu n’as pas de Rose en main.
skull-refusal-no-skull-in-hand = Tu n’as pas le Crâne en main.
skull-refusal-must-bid = Tu n’as plus de cartes en main : lance un défi, avec une annonce de { $max } au plus.
skull-refusal-bidding-has-begun = Le défi est lancé, on ne pose plus de cartes. Annonce plus de { $bid }, ou passe.
skull-refusal-first-bid = L’annonce va de 1 à { $max }, le nombre de cartes sur la table.
skull-refusal-bid = L’annonce doit dépasser { $above }, sans dépasser { $max }, le nombre de cartes sur la table.
skull-refusal-nothing-to-pass = Personne n’a encore rien annoncé, tu ne peux pas passer. Ajoute une carte ou lance un défi.
skull-refusal-own-cards = Tes propres cartes sont déjà retournées. Choisis une autre pile.
skull-refusal-nothing-to-flip = Plus de carte cachée chez { $seat }. Choisis une autre pile.
skull-refusal-no-rose = Tu n’as pas de Rose à perdre, seulement le Crâne.
skull-refusal-not-in-game = Cette personne est hors jeu. Choisis quelqu’un qui a encore des cartes.
skull-refusal-moment-drawing = La partie n’a pas commencé.
skull-refusal-moment-placing-first = D’abord, chacun pose une carte. Pose la tienne.
skull-refusal-moment-placing = Là, tu peux ajouter une carte ou lancer un défi.
skull-refusal-moment-bidding = Là, tu peux surenchérir ou passer.
skull-refusal-moment-revealing = Là, tu retournes des cartes : choisis une pile.
skull-refusal-moment-showing = Là, tu peux montrer tes cartes ou les garder cachées.
skull-refusal-moment-discarding = Là, tu choisis la carte que tu perds.
skull-refusal-moment-picking-blind = On est en train de tirer une carte.
skull-refusal-moment-choosing-first = Là, tu choisis qui commence la manche suivante.
skull-refusal-moment-over = La partie est finie.

skull-judge-seats = Skull a de 2 à 6 places, pas { $seats }.
skull-judge-hands = Il faut une main pour chacune des { $seats } places.
skull-judge-coins = Il faut un nombre de pièces pour chacune des { $seats } places.
skull-judge-hand = La main de la place { $number } a plus de trois Roses ou plus d’un Crâne.
skull-judge-nobody = Il faut au moins une place avec une carte.
skull-judge-too-many-coins = Ces pièces ne vont pas : une place au plus en a 2, et il lui reste alors une carte.
skull-judge-first = La place { $number } ne peut pas commencer : elle est hors jeu.
skull-judge-no-seat = Il n’y a pas de place { $number } à cette table.
skull-judge-not-your-turn = Ce n’est pas le tour de la place { $number }.
skull-judge-out = La place { $number } est hors jeu.
skull-judge-over = La partie est finie.
skull-judge-lose-first = Il faut d’abord dire quelle carte a été tirée, avec « lose ».
skull-judge-nothing-to-lose = On ne tire aucune carte pour l’instant.
skull-judge-not-the-challenger = Qui relève le défi perd la carte, pas la place { $number }.
skull-judge-not-owned = Qui relève le défi n’a pas cette carte.
skull-judge-action = L’action { $number } doit être place, bid, pass, flip, discard, lose, choose_first, show ou keep_hidden, avec sa place et sa carte.
skull-judge-ask = La seule question est « position ».

skull-deed-bet-won = Défis gagnés
skull-slip-own-skull = Retourné ton propre Crâne
skull-slip-met-skull = Tombé sur le Crâne d’un autre
