# What the board of Skull says beside the words of the game itself.

board-skull-how-many = ¿Cuántas cartas vas a levantar?
board-skull-race = Apuestas ganadas, ronda a ronda
board-skull-challenge = Desafío
board-skull-so-far = { $seat-you ->
    [yes] Tu desafío
   *[no] Desafío de { $seat }
}: { $turned } de { $bid } por ahora.
board-skull-shows = Y esto es lo que había además.
board-skull-this-one = { $left ->
    [0] Y la última es…
   *[other] Y esta es…
}
board-skull-turned = { $turned } de { $bid } levantadas
board-skull-bid-of = de { $cards }
board-skull-on-table = { $cards ->
    [one] carta en la mesa
   *[other] cartas en la mesa
}
