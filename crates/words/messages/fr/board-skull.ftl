# What the board of Skull says beside the words of the game itself.

board-skull-how-many = Combien de cartes vas-tu retourner ?
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
