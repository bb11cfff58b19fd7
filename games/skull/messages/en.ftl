# Skull, in English. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-name = Skull
skull-blurb = Three Roses and a Skull each: bluff, bid, and turn only Roses. Win two bets and the game is yours.
skull-rules-aim = The aim
skull-rules-aim-text = Win two bets, or be the last one with cards. Everybody has four: three Roses and one Skull.
skull-rules-placing = Placing cards
skull-rules-placing-text = Everybody places one card face down, all at once. Who starts the first round is drawn at random.
skull-rules-adding-text = Then, in turn, you add another card to the top of your pile, or you open a challenge. With no cards left in hand you must open one.
skull-rules-bidding = The challenge
skull-rules-bidding-text = You open a challenge with a bid: how many cards you say you can turn over without a Skull. After that, nobody adds cards.
skull-rules-passing-text = In turn, the others bid higher or pass; a pass is final. Whoever is left has to do it. A bid of every card on the table ends the bidding at once.
skull-rules-turning = Turning cards
skull-rules-turning-text = The highest bidder turns their own pile first, from the top, then the top cards of any other piles, one at a time. The first Skull ends it.
skull-rules-won = A won bet
skull-rules-won-text = Only Roses? You get a coin and start the next round. The second coin wins the game.
skull-rules-lost = A lost bet
skull-rules-lost-text = A Skull? You lose a card for good, and only you know which: you choose it if the Skull was your own; otherwise it is taken blind.
skull-rules-first-challenger = If you have cards left, you start the next round.
skull-rules-first-skull-owner = If you have cards left, the Skull’s owner starts the next round.
skull-rules-after = After each bet
skull-rules-unflipped-stay-hidden = Cards that were not turned stay hidden.
skull-rules-unflipped-owners-may-show = After a lost bet, the others may show what was not turned, or keep it hidden.
skull-rules-unflipped-owners-may-always-show = After every bet, the others may show what was not turned, or keep it hidden.
skull-rules-back-text = Then everybody takes their cards back, and a new round begins.
skull-rules-out = Out of cards
skull-rules-out-text = Without a card you are out. If it was your own Skull, you choose who starts the next round; otherwise the Skull’s owner starts it. Whoever is left alone wins.
skull-preset-usual = Usual rules
skull-preset-usual-blurb = For 3 to 6 players, or two for practice.
skull-preset-skull-owner-starts = The Skull’s owner starts
skull-preset-skull-owner-starts-blurb = Whoever laid the Skull begins the next round.
skull-preset-open-cards = Show your cards
skull-preset-open-cards-blurb = After every bet, everybody may show what was never turned.
skull-seats-study = Two is good for practice, but real bluffing needs a third player.
skull-bad-seats = Skull is for 3 to 6 players, or 2 for practice; { $seats } is not possible.

skull-group-after-bet = After a bet
skull-option-first-after-lost-bet = Who starts after a lost bet
skull-option-first-challenger = The one who lost it
skull-option-first-skull-owner = The owner of the Skull
skull-option-unflipped-cards = Cards still face down
skull-option-unflipped-stay-hidden = Stay hidden
skull-option-unflipped-owners-may-show = Their owners may show them after a lost bet
skull-option-unflipped-owners-may-always-show = Their owners may show them after every bet

bot-skull-cautious = Careful Kate
bot-skull-bluffer = Bluffing Ben

# Why a bot does what it does, for those who look over its shoulder.
skull-why-bid = Turning { $bid } without a Skull should work { $chance } times in 100.
skull-why-pass = Turning { $bid } without a Skull would work only { $chance } times in 100.
skull-why-flip = This card is a Rose { $chance } times in 100.

skull-card-rose = Rose
skull-card-skull = Skull
skull-card-rose-text = Safe to turn. Turn as many Roses as you bid, and the bet is won.
skull-card-skull-text = Turn it, and you lose the bet and a card for good.
skull-card-back = Face-down card

skull-title = Round { $round }
skull-pile = { $seat-you ->
    [yes] Your pile
   *[no] { $seat }’s pile
 }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }

skull-count-coins = { $count ->
    [0] No bet won
    [one] 1 bet won
   *[other] { $count } bets won
 }
skull-count-cards = { $count ->
    [0] No cards left
    [one] 1 card left
   *[other] { $count } cards left
 }
skull-count-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }

skull-badge-winner = Winner
skull-badge-out = Out
skull-badge-first = First player
skull-badge-placed = Ready
skull-badge-challenger = Bid { $bid }
skull-badge-passed = Passed
skull-badge-skull-owner = Skull!

skull-prompt-drawing = Who will start?
skull-prompt-place-first = Place your first card, face down.
skull-prompt-wait-first = { $count ->
    [one] Waiting for one more player to place a card.
   *[other] Waiting for { $count } more players to place a card.
 }
skull-prompt-place = { $seat-you ->
    [yes] Your turn: add a card or open a challenge.
   *[no] { $seat } adds a card or opens a challenge.
 }
skull-prompt-must-bid = { $seat-you ->
    [yes] Your turn: no cards left in hand, so you must open a challenge.
   *[no] { $seat } has no cards left in hand and must open a challenge.
 }
skull-prompt-bid = { $seat-you ->
    [yes] Your turn: bid higher than { $bid }, or pass.
   *[no] { $seat } bids higher than { $bid } or passes.
 }
skull-prompt-flip = { $seat-you ->
    [yes] { $left ->
        [one] Turn one more card: choose a pile.
       *[other] Turn { $left } more cards: choose a pile.
     }
   *[no] { $left ->
        [one] { $seat } turns one more card.
       *[other] { $seat } turns { $left } more cards.
     }
 }
skull-prompt-show = Show the others what you had, or keep it hidden?
skull-prompt-wait-show = { $count ->
    [one] One player may still show their cards.
   *[other] { $count } players may still show their cards.
 }
skull-prompt-discard = { $seat-you ->
    [yes] Your own Skull! Choose a card to give up. Nobody will know which.
   *[no] { $seat } chooses a card to give up.
 }
skull-prompt-picking = { $challenger-you ->
    [yes] { $owner } takes one of your cards without looking.
   *[no] { $owner-you ->
        [yes] You take one of { $challenger }’s cards without looking.
       *[no] { $owner } takes one of { $challenger }’s cards without looking.
     }
 }
skull-prompt-choose-first = { $seat-you ->
    [yes] You are out. Choose who starts the next round.
   *[no] { $seat } is out and chooses who starts the next round.
 }

skull-offer-place-rose = Place a Rose
skull-offer-place-skull = Place the Skull
skull-offer-bid = Bid { $bid }
skull-offer-pass = Pass
skull-offer-flip = Turn { $seat }’s top card
skull-offer-discard-rose = Give up a Rose
skull-offer-discard-skull = Give up the Skull
skull-offer-choose-first = { $seat } starts
skull-offer-show = Show my cards
skull-offer-keep-hidden = Keep them hidden

skull-fact-table-cards = { $count ->
    [0] No cards on the table
    [one] 1 card on the table
   *[other] { $count } cards on the table
 }
skull-fact-bid = { $seat-you ->
    [yes] Your bid: { $bid }
   *[no] { $seat }’s bid: { $bid }
 }
skull-fact-flips-left = { $count ->
    [one] 1 card to turn
   *[other] { $count } cards to turn
 }
skull-fact-last-won = { $seat-you ->
    [yes] Last round you bid { $bid } and won.
   *[no] Last round { $seat } bid { $bid } and won.
 }
skull-fact-last-own-skull = { $seat-you ->
    [yes] Last round you bid { $bid } and turned over your own Skull.
   *[no] Last round { $seat } bid { $bid } and turned over their own Skull.
 }
skull-fact-last-skull = { $seat-you ->
    [yes] Last round you bid { $bid } and turned over { $owner }’s Skull.
   *[no] { $owner-you ->
        [yes] Last round { $seat } bid { $bid } and turned over your Skull.
       *[no] Last round { $seat } bid { $bid } and turned over { $owner }’s Skull.
     }
 }
skull-fact-lost-skull = You lost your Skull. Only you know.
skull-fact-lost-roses = { $roses ->
    [one] You lost a Rose. Only you know.
   *[other] You lost { $roses } Roses. Only you know.
 }
skull-fact-lost-skull-and-roses = { $roses ->
    [one] You lost your Skull and a Rose. Only you know.
   *[other] You lost your Skull and { $roses } Roses. Only you know.
 }

skull-event-round = { $seat-you ->
    [yes] Round { $round }. You start.
   *[no] Round { $round }. { $seat } starts.
 }
skull-event-all-placed = { $seat-you ->
    [yes] Everybody has placed a card. It is your turn.
   *[no] Everybody has placed a card. It is { $seat }’s turn.
 }
skull-event-added = { $seat-you ->
    [yes] You add a card: your pile has { $count } now.
   *[no] { $seat } adds a card: their pile has { $count } now.
 }
skull-event-bid = { $seat-you ->
    [yes] You bid { $bid }.
   *[no] { $seat } bids { $bid }.
 }
skull-event-bid-all = { $seat-you ->
    [yes] You bid { $bid }: every card on the table!
   *[no] { $seat } bids { $bid }: every card on the table!
 }
skull-event-passed = { $seat-you ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
skull-event-flipped-own-rose = { $seat-you ->
    [yes] You turn your own card: a Rose.
   *[no] { $seat } turns their own card: a Rose.
 }
skull-event-flipped-own-skull = { $seat-you ->
    [yes] You turn your own card: the Skull!
   *[no] { $seat } turns their own card: the Skull!
 }
skull-event-flipped-rose = { $seat-you ->
    [yes] You turn { $owner }’s top card: a Rose.
   *[no] { $owner-you ->
        [yes] { $seat } turns your top card: a Rose.
       *[no] { $seat } turns { $owner }’s top card: a Rose.
     }
 }
skull-event-flipped-skull = { $seat-you ->
    [yes] You turn { $owner }’s top card: a Skull!
   *[no] { $owner-you ->
        [yes] { $seat } turns your top card: your Skull!
       *[no] { $seat } turns { $owner }’s top card: a Skull!
     }
 }
skull-event-bet-won = { $seat-you ->
    [yes] You win the bet of { $bid }: { $coins ->
        [one] your first coin.
       *[other] your second coin!
     }
   *[no] { $seat } wins the bet of { $bid }: { $coins ->
        [one] the first coin.
       *[other] the second coin!
     }
 }
skull-event-bet-lost = { $seat-you ->
    [yes] You lose the bet to { $owner }’s Skull.
   *[no] { $owner-you ->
        [yes] { $seat } loses the bet to your Skull.
       *[no] { $seat } loses the bet to { $owner }’s Skull.
     }
 }
skull-event-bet-lost-own = { $seat-you ->
    [yes] You lose the bet to your own Skull.
   *[no] { $seat } loses the bet to their own Skull.
 }
skull-event-shown-skull = { $seat-you ->
    [yes] You show your pile: a Skull was in it!
   *[no] { $seat } shows their pile: a Skull was in it!
 }
skull-event-shown-roses = { $seat-you ->
    [yes] You show your pile: { $count ->
        [one] a Rose.
       *[other] nothing but Roses.
     }
   *[no] { $seat } shows their pile: { $count ->
        [one] a Rose.
       *[other] nothing but Roses.
     }
 }
skull-event-kept-hidden = { $seat-you ->
    [yes] You keep your cards hidden.
   *[no] { $seat } keeps their cards hidden.
 }
skull-event-card-lost = { $seat-you ->
    [yes] You lose a card, and { $count ->
        [0] have none left.
        [one] have 1 left.
       *[other] have { $count } left.
     }
   *[no] { $seat } loses a card, and { $count ->
        [0] has none left.
        [one] has 1 left.
       *[other] has { $count } left.
     }
 }
skull-event-eliminated = { $seat-you ->
    [yes] You are out of the game.
   *[no] { $seat } is out of the game.
 }
skull-event-first-chosen = { $by-you ->
    [yes] You choose who starts: { $seat }.
   *[no] { $seat-you ->
        [yes] { $by } chooses you to start.
       *[no] { $by } chooses who starts: { $seat }.
     }
 }
skull-over-bets = { $seat-you ->
    [yes] You win the game with two bets won!
   *[no] { $seat } wins the game with two bets won!
 }
skull-over-last-standing = { $seat-you ->
    [yes] You win the game: nobody else has a card left!
   *[no] { $seat } wins the game: nobody else has a card left!
 }

skull-highlight-boldest = Boldest bet won: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $bid ->
    [one] 1 card
   *[other] { $bid } cards
}
skull-highlight-trap = Deadliest Skull: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, turned over { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}
skull-highlight-lost = Most bets lost: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $count ->
    [one] 1 bet
   *[other] { $count } bets
}

skull-refusal-no-rose-in-hand = You have no Rose in your hand.
skull-refusal-no-skull-in-hand = You have no Skull in your hand.
skull-refusal-must-bid = You have no cards left in hand, so you must open a challenge, with any bid up to { $max }.
skull-refusal-bidding-has-begun = The bidding has begun, so no more cards can be placed. Bid more than { $bid }, or pass.
skull-refusal-first-bid = A bid must be at least 1 and at most { $max }, the number of cards on the table.
skull-refusal-bid = The bid must be higher than { $above } and at most { $max }, the number of cards on the table.
skull-refusal-nothing-to-pass = Nobody has bid yet, so there is nothing to pass on. Add a card or open a challenge.
skull-refusal-own-cards = Your own cards are turned already. Choose another player’s pile.
skull-refusal-nothing-to-flip = { $seat } has no face-down card on the table. Choose another pile.
skull-refusal-no-rose = You have no Rose to give up, only the Skull.
skull-refusal-not-in-game = That player is not in the game. Choose one who still has cards.
skull-refusal-moment-drawing = The game has not begun.
skull-refusal-moment-placing-first = First, everybody places one card. Place a card.
skull-refusal-moment-placing = Now you can add a card or open a challenge.
skull-refusal-moment-bidding = Now you can bid higher or pass.
skull-refusal-moment-revealing = Now you turn cards: choose a pile.
skull-refusal-moment-showing = Now you can show your cards or keep them hidden.
skull-refusal-moment-discarding = Now you choose a card to give up.
skull-refusal-moment-picking-blind = A card is being taken right now.
skull-refusal-moment-choosing-first = Now you choose who starts the next round.
skull-refusal-moment-over = The game is over.

skull-judge-seats = Skull has 2 to 6 seats, not { $seats }.
skull-judge-hands = There must be one hand for each of the { $seats } seats.
skull-judge-coins = There must be one number of coins for each of the { $seats } seats.
skull-judge-hand = The hand of seat { $number } has more than three Roses or one Skull.
skull-judge-nobody = At least one seat must have a card.
skull-judge-too-many-coins = The coins make no sense: at most one seat has 2, and then it still has a card.
skull-judge-first = Seat { $number } cannot be the first player: it is not in the game.
skull-judge-no-seat = There is no seat { $number } at this table.
skull-judge-not-your-turn = It is not the turn of seat { $number }.
skull-judge-out = Seat { $number } is out of the game.
skull-judge-over = The game is over.
skull-judge-lose-first = First the blind pick must be told, as "lose".
skull-judge-nothing-to-lose = No card is being picked blind now.
skull-judge-not-the-challenger = Seat { $number } is not the challenger, who loses the card.
skull-judge-not-owned = The challenger has no such card.
skull-judge-action = Action { $number } is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card.
skull-judge-ask = The only question is "position".

skull-deed-bet-won = Bets won
skull-slip-own-skull = Turned your own Skull
skull-slip-met-skull = Met somebody’s Skull
