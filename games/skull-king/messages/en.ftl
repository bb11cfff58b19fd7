# Skull King, in English. `$x` is a player's name where `$x-you` says whether the reader is that player.

skull-king-name = Skull King
skull-king-blurb = Say how many tricks you will take, and take exactly that many. Pirates, mermaids and the Skull King disagree.
skull-king-rules-aim = The aim
skull-king-rules-aim-text = Every round you say, all together, how many tricks you will take. Take exactly that many: too few is as bad as too many.
skull-king-rules-rounds-alike = { $rounds ->
    [one] There is one round
   *[other] There are { $rounds } rounds
 }, of { $from ->
    [one] one card
   *[other] { $from } cards
 } each.
skull-king-rules-rounds-rising = There are { $rounds } rounds. In the first everybody is dealt { $from ->
    [one] one card
   *[other] { $from } cards
 }, then one more each round, up to { $to }.
skull-king-rules-rounds-listed = There are { $rounds } rounds. Cards dealt to each player, round by round: { $list }.
skull-king-rules-winning-shared = Whoever has the most points after the last round wins. If there is a tie, they share the win.
skull-king-rules-winning-one-more-round = Whoever has the most points after the last round wins. If there is a tie, everybody plays one more round; if it is still tied, they share the win.
skull-king-rules-deck = The cards
skull-king-rules-deck-text = There are { $cards } cards, shuffled anew for every round.
skull-king-rules-suits = { $one }, { $two }, { $three } and { $four }, each from 1 to { $highest }. Trump is { $trump }.
skull-king-rules-extra = One more { $card }.
skull-king-rules-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count })
 }: { $text }
skull-king-rules-tricks = Playing a trick
skull-king-rules-follow = Somebody leads with any card, and everybody plays one in turn. If a number is led, follow its suit if you can; if you cannot, play what you like. Special cards may be played at any time.
skull-king-rules-lead = Whoever takes the trick leads the next one. Who leads first moves on by one seat every round.
skull-king-rules-escape-led = If an escape is led, the next card says what to follow.
skull-king-rules-character-led-free = { $mermaids ->
    [0] If a pirate
   *[other] If a pirate, a mermaid
 } or the Skull King is led, any card may follow.
skull-king-rules-character-led-next = { $mermaids ->
    [0] If a pirate
   *[other] If a pirate, a mermaid
 } or the Skull King is led, the next number says what to follow.
skull-king-rules-escape-character-free = { $mermaids ->
    [0] If a pirate
   *[other] If a pirate, a mermaid
 } or the Skull King comes after a led escape, any card may follow.
skull-king-rules-escape-character-next = { $mermaids ->
    [0] If a pirate
   *[other] If a pirate, a mermaid
 } or the Skull King comes after a led escape, the next number says what to follow.
skull-king-rules-kraken-led-free = If the Kraken is led, any card may follow.
skull-king-rules-kraken-led-next = If the Kraken is led, the next card says what to follow.
skull-king-rules-whale-led = If the White Whale is led, any card may follow.
skull-king-rules-ranks = What beats what
skull-king-rules-numbers = Of numbers, the highest of the suit that must be followed wins, but { $trump } beats every other suit.
skull-king-rules-characters = { $mermaids ->
    [0] Pirates beat every number, and the Skull King beats pirates.
   *[other] Mermaids beat every number, pirates beat mermaids, and the Skull King beats pirates. But a mermaid takes the Skull King, whatever else was played.
 }
skull-king-rules-several = { $mermaids ->
    [0] Of several pirates, the first one played wins.
   *[other] Of several pirates, the first one played wins; of several mermaids, too.
 }
skull-king-rules-escapes = Escapes lose. If nothing else is played, the first one wins.
skull-king-rules-deep = From the deep
skull-king-rules-kraken-leader-would-have-won = The Kraken destroys the trick: nobody wins it, and nothing in it pays. Whoever would have won without the Kraken leads next.
skull-king-rules-kraken-leader-left = The Kraken destroys the trick: nobody wins it, and nothing in it pays. The player to the left of whoever played the Kraken leads next.
skull-king-rules-kraken-and-escapes = If the Kraken was led and only escapes follow, its player leads again.
skull-king-rules-whale = With the White Whale only numbers count: the highest of any suit wins, ties go to the first played, and { $trump } is not trump.
skull-king-rules-whale-leader-whale = If the White Whale finds no number, nobody wins the trick, and the Whale’s player leads next.
skull-king-rules-whale-leader-would-have-won = If the White Whale finds no number, nobody wins the trick, and whoever would have won without it leads next.
skull-king-rules-kraken-and-whale = If both are in a trick, the later one works, and the earlier one is an escape.
skull-king-rules-points = Points
skull-king-rules-classic = A bid of one or more that is met pays 20 points a trick. A missed one costs 10 points for each trick too many or too few.
skull-king-rules-zero-cards-dealt = A zero bid pays 10 points for each card dealt, and costs as much if you take a trick after all.
skull-king-rules-zero-round-number = A zero bid pays 10 times the number of the round, and costs as much if you take a trick after all.
skull-king-rules-shared-stakes = Everybody plays for 10 points a card, whatever the bid: all of them for a met bid, half if you miss it by one, else nothing. A zero bid is like any other.
skull-king-rules-cannon = With your bid you load the cannon. Grapeshot scores as above. A cannonball pays 15 points a card for a met bid, and nothing for a missed one.
skull-king-rules-bonuses = Bonus points
skull-king-rules-bonus-met = They count only if you meet your bid.
skull-king-rules-bonus-always = At this table they count even if you miss your bid.
skull-king-rules-bonus-half = All of them count if you meet your bid, and half if you miss it by one.
skull-king-rules-bonus-cannon = All of them count if you meet your bid, and with grapeshot half if you miss it by one.
skull-king-rules-fourteens = 10 for each 14 in a trick you take, including your own, and 20 for the black one.
skull-king-rules-pirates-any-order = 30 for each pirate that your Skull King takes.
skull-king-rules-pirates-before-king = 30 for each pirate that your Skull King takes, if it was played before him.
skull-king-rules-fled-pirate = { $card } counts as such a pirate even if she fled.
skull-king-rules-mermaid-takes-king = { $points } for the Skull King, if your mermaid takes him.
skull-king-rules-pirate-takes-mermaid = { $points } for each mermaid that your pirate takes.
skull-king-rules-whale-fourteens = In a trick that the White Whale decides, only the 14s pay.
skull-king-rules-whale-no-bonus = In a trick that the White Whale decides, no card pays.
skull-king-rules-loot = 20 for the player of Loot and 20 for whoever takes it, if both meet their bids.
skull-king-rules-own-loot = { $points } for Loot you take back yourself, if you meet your bid.
skull-king-rules-loot-under-whale = Loot pays under the White Whale, too.
skull-king-rules-powers = Powers of the pirates
skull-king-rules-powers-text = Win a trick with a pirate that has a power, and the power is yours at once.
skull-king-rules-wager = The Rascal’s wager is 10 or 20 points. A met bid wins it, a missed one loses it.
skull-king-rules-wager-or-nothing = The Rascal’s wager is 10 or 20 points, or nothing. A met bid wins it, a missed one loses it.
skull-king-rules-whale-no-power = In a trick that the White Whale decides, nobody has a power.
skull-king-rules-last-harry-and-rascal = After the last trick of a round only Harry’s and the Rascal’s powers work.
skull-king-rules-last-harry = After the last trick of a round only Harry’s power works.
skull-king-rules-last-rascal = After the last trick of a round only the Rascal’s power works.
skull-king-rules-last-none = After the last trick of a round no power works.
skull-king-rules-ghost = Graybeard’s ghost
skull-king-rules-ghost-text = With two players a ghost plays along. He is dealt a pile, face down, and turns its top card right after a player has led, whatever suit it is. He does not bid, and what he wins is lost to both.
skull-king-rules-ghost-leads = If the ghost takes a trick, he leads the next one from his pile.
skull-king-rules-ghost-previous-leader = If the ghost takes a trick, whoever led it leads again.
skull-king-rules-ghost-flees = His { $card } always flees.
skull-king-preset-current = Current edition
skull-king-preset-current-blurb = The game as it is sold today, without extras. The best start.
skull-king-preset-current-expanded = Current edition, expanded
skull-king-preset-current-expanded-blurb = With Kraken, White Whale, loot, and a power for every pirate.
skull-king-preset-legendary = Legendary expansion (2018)
skull-king-preset-legendary-blurb = Kraken, loot and pirate powers as they first came out.
skull-king-preset-beck-2018 = Basic rules (2018)
skull-king-preset-beck-2018-blurb = The leanest deck: no mermaids, up to six players.
skull-king-preset-schmidt = Schmidt edition
skull-king-preset-schmidt-blurb = Suits up to 13, Scary Mary, and its own way to follow suit.

bot-skull-king-mate = First Mate Molly

# Why a bot does what it does, for those who look over its shoulder.
skull-king-why-bid = This hand should take { $whole }.{ $tenths } tricks.
skull-king-why-take = { $missing ->
    [one] One more trick is needed
   *[other] { $missing } more tricks are needed
 }; this card takes one { $chance } times in 100.
skull-king-why-duck = No more tricks are needed; this card takes one { $chance } times in 100.
skull-king-why-bid-search = A bid of { $bid } is met { $met } times in 100; a bid of { $other }, { $less } times.
skull-king-why-card-search = With this card the bid is met { $met } times in 100; with the next best, { $less } times.
skull-king-why-win-search = This wins the game about { $won } times in 100.

skull-king-suit-green = Green
skull-king-suit-yellow = Yellow
skull-king-suit-purple = Purple
skull-king-suit-blue = Blue
skull-king-suit-red = Red
skull-king-suit-black = Black
skull-king-suit-jolly-roger = Jolly Roger
skull-king-suit-skull-and-crossbones = Skull and Crossbones

# The trump suit within a sentence.
skull-king-trump-black = black
skull-king-trump-jolly-roger = the Jolly Roger
skull-king-trump-skull-and-crossbones = the skull and crossbones

skull-king-card-number = { $suit } { $number }
skull-king-card-trump = { $suit } { $number }
skull-king-card-escape = Escape
skull-king-card-loot = Loot
skull-king-card-pirate = Pirate
skull-king-card-rosie = Rosie
skull-king-card-bahij = Bahij
skull-king-card-bendt = Bendt
skull-king-card-rascal = Rascal
skull-king-card-juanita = Juanita
skull-king-card-harry = Harry
skull-king-card-tigress = Tigress
skull-king-card-tigress-pirate = Tigress as a pirate
skull-king-card-tigress-escape = Tigress as an escape
skull-king-card-scary-mary = Scary Mary
skull-king-card-scary-mary-pirate = Scary Mary as a pirate
skull-king-card-scary-mary-escape = Scary Mary as an escape
skull-king-card-skull-king = Skull King
skull-king-card-mermaid = Mermaid
skull-king-card-kraken = Kraken
skull-king-card-white-whale = White Whale

skull-king-text-number = The highest card of the suit that was led wins, unless something beats it. { $bonus ->
    [0] Whoever has that suit plays it, or a special card.
   *[other] { $bonus } bonus points for whoever takes it{ $always ->
        [0] {" "}and meets their bid
       *[other] {""}
    }.
 }
skull-king-text-black = Trump: beats every number of the other suits, and lower black ones. { $bonus ->
    [0] You may play it on another suit only if you have none of that suit.
   *[other] { $bonus } bonus points for whoever takes it{ $always ->
        [0] {" "}and meets their bid
       *[other] {""}
    }.
 }
skull-king-text-escape = Loses to everything. If all play escapes, the first one wins.
skull-king-text-loot = An escape. Whoever takes it becomes your ally: if you both meet your bids, 20 points each.
skull-king-text-pirate = { $mermaids ->
    [0] Beats every number.
   *[other] Beats numbers and mermaids.
 } The first pirate beats later ones.
skull-king-text-rosie = A pirate. Win with her and choose who leads the next trick.
skull-king-text-bahij = A pirate. Win with him, draw two cards and discard two.
skull-king-text-rascal = A pirate. Win with him and wager on your bid.
skull-king-text-juanita = A pirate. Win with her and look at the cards that were not dealt.
skull-king-text-harry = A pirate. Win with him and change your bid by one, if you like.
skull-king-text-tigress = A pirate or an escape, as you say when you play it.
skull-king-text-skull-king = { $mermaids ->
    [0] Beats everything.
   *[other] Beats everything but mermaids.
 }
skull-king-text-mermaid = Beats numbers, and the Skull King. Loses to pirates.
skull-king-text-kraken = Destroys the trick: nobody wins it.
skull-king-text-white-whale = Special cards lose their power; the highest number of any suit wins.

skull-king-why-mermaid-takes-king = The Mermaid takes the Skull King, whatever else was played.
skull-king-why-king = The Skull King beats every other card here.
skull-king-why-pirate = { $mermaids ->
    [0] { $card } beats every number.
   *[other] { $card } beats numbers and mermaids.
 }
skull-king-why-first-pirate = The first pirate beats the later ones.
skull-king-why-mermaid = The Mermaid beats every number.
skull-king-why-first-mermaid = The first Mermaid beats the second, and every number.
skull-king-why-trump = { $card } is the highest trump.
skull-king-why-suit-led = { $card } is the highest card of the suit led.
skull-king-why-first-escape = Only escapes: the first one wins.
skull-king-why-whale-highest = The White Whale lets only numbers count, and { $card } is the first of the highest.
skull-king-why-kraken-destroys = The Kraken destroys the trick, and nobody wins it.
skull-king-why-whale-finds-none = The White Whale finds no number, so the trick is discarded.

skull-king-title = Round { $round } of { $rounds }
skull-king-title-extra = Tie-break round
skull-king-prompt-dealing = The cards are dealt.
skull-king-prompt-bid = How many tricks will you win?
skull-king-prompt-wait-bids = { $count ->
    [one] One player is still thinking about a bid.
   *[other] { $count } players are still thinking about their bids.
 }
skull-king-prompt-play = { $seat-you ->
    [yes] Play a card.
   *[no] { $seat }’s turn.
 }
skull-king-prompt-choose-leader = { $seat-you ->
    [yes] Rosie: choose who leads the next trick.
   *[no] { $seat } chooses who leads, with Rosie.
 }
skull-king-prompt-discard = { $seat-you ->
    [yes] Discard a card, face down.
   *[no] { $seat } discards.
 }
skull-king-prompt-wager = { $seat-you ->
    [yes] The Rascal: wager on your bid.
   *[no] { $seat } wagers with the Rascal.
 }
skull-king-prompt-change-bid = { $seat-you ->
    [yes] Harry: you may change your bid by one.
   *[no] { $seat } may change the bid, with Harry.
 }
skull-king-prompt-over = The game is over.

skull-king-count-score = { $points } points
skull-king-count-won = Won { $won }
skull-king-count-bid = Bid { $bid }
skull-king-count-bid-changed = Bid { $bid }, { $first } before Harry
skull-king-count-hand = { $count ->
    [0] Empty hand
    [one] 1 card
   *[other] { $count } cards
 }
skull-king-badge-leads = Leads
skull-king-badge-has-bid = Has bid
skull-king-badge-winning = Winning the trick
skull-king-badge-winner = Winner
skull-king-badge-grapeshot = Grapeshot
skull-king-badge-cannonball = Cannonball
skull-king-badge-wager = Wager { $points }

skull-king-pile-played = { $seat-you ->
    [yes] Your card
   *[no] { $seat }’s card
 }
skull-king-pile-played-ghost = Graybeard’s card
skull-king-pile-winning = { $seat-you ->
    [yes] Your card, winning so far
   *[no] { $seat }’s card, winning so far
 }
skull-king-pile-winning-ghost = Graybeard’s card, winning so far
skull-king-pile-took = { $seat-you ->
    [yes] Your card, which took the trick
   *[no] { $seat }’s card, which took the trick
 }
skull-king-pile-took-ghost = Graybeard’s card, which took the trick
skull-king-pile-ghost = Graybeard’s pile
skull-king-pile-peeked = Not dealt, as Juanita showed you
skull-king-pile-discarded = Your discards
skull-king-card-back = Face-down card

skull-king-fact-bids = { $sum } bid for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }
skull-king-fact-follow = Follow { $suit }
skull-king-fact-cannot-follow = You have no { $suit }: play any card
skull-king-fact-free = Any card may be played
skull-king-fact-winning = { $why }
skull-king-fact-last-trick = { $seat-you ->
    [yes] You took the trick.
   *[no] { $seat } took the trick.
 } { $why }
skull-king-fact-last-trick-ghost = Graybeard took the trick. { $why }
skull-king-fact-last-trick-destroyed = { $why }
skull-king-sheet-round = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
skull-king-sheet-deed = Bid { $bid }, won { $won }
skull-king-sheet-deed-changed = Bid { $first }, with Harry { $bid }, won { $won }
skull-king-fact-line = Round { $round }: { $line }

skull-king-points-plus = +{ $points }
skull-king-points-minus = −{ $points }
skull-king-fact-taken = { $line }{ $always ->
    [0] {" "}if the bid is met
   *[other] {""}
 }
skull-king-fact-taken-unpaid = { $half ->
    [0] No bonus: the bid is already missed.
   *[other] Half the bonus at best: the bid is already missed.
 }
skull-king-line-bid = { $points } for the bid
skull-king-line-fourteens = { $points } for { $count ->
    [one] a 14
   *[other] { $count } fourteens
 }
skull-king-line-black-fourteen = { $points } for the black 14
skull-king-line-mermaids-by-pirate = { $points } for { $count ->
    [one] a mermaid
   *[other] { $count } mermaids
 } taken by a pirate
skull-king-line-pirates-by-king = { $points } for { $count ->
    [one] a pirate
   *[other] { $count } pirates
 } taken by the Skull King
skull-king-line-king-by-mermaid = { $points } for the Skull King taken by a mermaid
skull-king-line-bonus = { $points } bonus
skull-king-line-alliance = { $points } for loot shared with { $ally-you ->
    [yes] you
   *[no] { $ally }
 }
skull-king-line-own-loot = { $points } for loot taken back
skull-king-line-wager = { $points } for the wager

skull-king-offer-bid = Bid { $tricks }
skull-king-offer-bid-grapeshot = Bid { $tricks } with grapeshot
skull-king-offer-bid-cannonball = Bid { $tricks } with a cannonball
skull-king-offer-play = Play { $card }
skull-king-offer-lead = { $seat-you ->
    [yes] Lead myself
   *[no] Let { $seat } lead
 }
skull-king-offer-discard = Discard { $card }
skull-king-offer-wager-nothing = Wager nothing
skull-king-offer-wager = Wager { $points } points
skull-king-offer-bid-down = Bid one less
skull-king-offer-bid-keep = Keep my bid
skull-king-offer-bid-up = Bid one more

skull-king-event-dealt-first = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } each. { $seat-you ->
    [yes] You are drawn to lead.
   *[no] { $seat } is drawn to lead.
 }
skull-king-event-dealt = Round { $round }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } each. { $seat-you ->
    [yes] You lead.
   *[no] { $seat } leads.
 }
skull-king-event-has-bid = { $seat-you ->
    [yes] Your bid is in.
   *[no] { $seat } has bid.
 }
skull-king-bid-of = { $seat-you ->
    [yes] you { $tricks }
   *[no] { $seat } { $tricks }
 }
skull-king-bid-of-cannonball = { $seat-you ->
    [yes] you { $tricks } with a cannonball
   *[no] { $seat } { $tricks } with a cannonball
 }
skull-king-event-bids-opened = Yo-ho-ho! The bids: { $bids }. That is { $sum } bid for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }.
skull-king-event-played = { $seat-you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
skull-king-event-played-ghost = Graybeard’s ghost turns { $card }.
skull-king-event-trick-won = { $seat-you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
 } { $why }
skull-king-event-trick-won-ghost = Graybeard’s ghost takes the trick. { $why }
skull-king-event-trick-destroyed = { $why } { $seat-you ->
    [yes] You lead.
   *[no] { $seat } leads.
 }
skull-king-event-trick-destroyed-ghost = { $why } Graybeard’s ghost leads.
skull-king-event-trick-destroyed-last = { $why }
skull-king-event-allied = { $loot-you ->
    [yes] You and { $winner } are
   *[no] { $winner-you ->
        [yes] { $loot } and you are
       *[no] { $loot } and { $winner } are
    }
 } allies over the loot.
skull-king-event-leads-self = { $by-you ->
    [yes] You lead, thanks to Rosie.
   *[no] { $by } leads, thanks to Rosie.
 }
skull-king-event-leader-chosen = { $by-you ->
    [yes] You let { $seat } lead.
   *[no] { $seat-you ->
        [yes] { $by } lets you lead.
       *[no] { $by } lets { $seat } lead.
    }
 }
skull-king-event-drew = { $seat-you ->
    [yes] You draw
   *[no] { $seat } draws
 } { $cards ->
    [one] a card
   *[other] { $cards } cards
 } with the bandit.
skull-king-event-discarded = { $seat-you ->
    [yes] You discard
   *[no] { $seat } discards
 } { $cards ->
    [one] a card
   *[other] { $cards } cards
 }.
skull-king-event-peeked = { $seat-you ->
    [yes] Juanita shows you
   *[no] Juanita shows { $seat }
 } { $cards ->
    [0] that no card was left
    [one] the card that was not dealt
   *[other] the { $cards } cards that were not dealt
 }.
skull-king-event-wagered = { $seat-you ->
    [yes] You wager { $points } points.
   *[no] { $seat } wagers { $points } points.
 }
skull-king-event-no-wager = { $seat-you ->
    [yes] You wager nothing.
   *[no] { $seat } wagers nothing.
 }
skull-king-event-bid-kept = { $seat-you ->
    [yes] You keep your bid of { $bid }.
   *[no] { $seat } keeps the bid of { $bid }.
 }
skull-king-event-bid-changed = { $seat-you ->
    [yes] Your bid is { $bid } now, thanks to Harry.
   *[no] { $seat } bids { $bid } now, thanks to Harry.
 }
skull-king-event-scored = Round { $round } is scored. { $seat-you ->
    [yes] You lead with { $points }.
   *[no] { $seat } leads with { $points }.
 }
skull-king-event-scored-two = Round { $round } is scored. { $first-you ->
    [yes] You and { $second } lead
   *[no] { $second-you ->
        [yes] { $first } and you lead
       *[no] { $first } and { $second } lead
    }
 } with { $points } each.
skull-king-event-scored-many = Round { $round } is scored. { $count } players tie for the lead with { $points } each.
skull-king-event-tie-break = It’s a tie for first. One more round!
skull-king-event-won = { $seat-you ->
    [yes] You win!
   *[no] { $seat } wins.
 }
skull-king-event-shared = { $count } players tie for first.

skull-king-refusal-not-in-hand = You do not hold { $card }.
skull-king-refusal-not-in-deck = That card is not in the deck.
skull-king-refusal-must-follow = Follow suit: you hold { $suit }. A special card would do, too.
skull-king-refusal-needs-role = Say whether { $card } fights or flees.
skull-king-refusal-has-no-role = { $card } cannot choose what to be.
skull-king-refusal-bid-too-high = { $most ->
    [one] There is only one trick to bid for.
   *[other] There are only { $most } tricks to bid for.
}
skull-king-refusal-needs-cannon = Load grapeshot or a cannonball with your bid.
skull-king-refusal-has-no-cannon = There is no cannon at this table.
skull-king-refusal-no-such-wager = The Rascal takes 10 or 20 points, or nothing where that is allowed.
skull-king-refusal-no-such-change = Harry changes a bid by one, but never below zero or above the number of tricks.
skull-king-refusal-no-such-seat = { $seat } is not playing.
skull-king-moment-dealing = The cards are being dealt.
skull-king-moment-bidding = It is time to bid.
skull-king-moment-playing = It is time to play a card.
skull-king-moment-choosing-leader = It is time to choose who leads.
skull-king-moment-discarding = It is time to discard a card.
skull-king-moment-wagering = It is time to wager.
skull-king-moment-changing-bid = It is time to change the bid, or keep it.
skull-king-moment-over = The game is over.

skull-king-bad-seats = This edition is for 2 to { $max } players.
skull-king-bad-players-max = A table has 2 to 8 players.
skull-king-bad-highest-number = Suits end at 13 or 14.
skull-king-bad-points = Bonuses are multiples of 10, up to 100.
skull-king-bad-cards-cap = At least one card must be dealt.
skull-king-bad-schedule-empty = A game has at least one round.
skull-king-bad-schedule = Every round deals 1 to { $max } cards.
skull-king-bad-deck = { $cards } cards for each of { $hands } hands are more than the { $deck } cards of the deck.
skull-king-bad-replacement = { $card } is not in the deck, so it cannot be copied.

skull-king-judge-ask = Ask for "trick", "playable", "deal" or "score". For example: { $example }
skull-king-judge-card = There is no card { $card }. Cards are G, Y, P or B with a number from 1 to { $most }, and { $words }; on the table TIG:P or TIG:E.
skull-king-judge-tigress = Say how the Tigress is played: TIG:P or TIG:E.
skull-king-judge-cards = A trick has 1 to { $most } cards.
skull-king-judge-trick-full = { $cards } cards are a whole trick here: nobody is left to play.
skull-king-judge-hand = Nobody holds more than { $most } cards.
skull-king-judge-not-in-deck = { $card } is not in this deck.
skull-king-judge-too-often = { $card } is named { $named } times, and this deck has { $copies ->
    [one] only one
   *[other] only { $copies }
 }.
skull-king-judge-pirates = { $named } pirates are named, and this deck has only { $copies }.
skull-king-judge-edition = There is no edition { $edition }. Editions: { $editions }.
skull-king-judge-option = There is no option { $option }. Options: { $options }.
skull-king-judge-value = The option { $option } cannot be { $value }. Choose one of: { $values }.
skull-king-judge-schedule = The schedule cannot be { $value }. Choose standard, even_keeled, skip_to_the_brawl, swift_n_salty_skirmish, broadside_barrage, whirlpool or past_yer_bedtime, or list the cards of up to ten rounds, such as [1, 3, 5].
skull-king-judge-replacements = The extra cards cannot be { $value }. List up to three, such as ["PIR", "ESC"].
skull-king-judge-loot = { $most ->
    [0] This deck has no loot.
    [one] This deck has at most one loot card.
   *[other] This deck has at most { $most } loot cards.
}
skull-king-judge-own-ally = Player { $seat } cannot be their own ally. Loot taken back belongs under own_loot.
skull-king-judge-round = { $rounds ->
    [one] The schedule has one round.
   *[other] The schedule has { $rounds } rounds.
}
skull-king-judge-seat = There is no player { $seat }.
skull-king-judge-players = A round is scored for 1 to { $most } players.
skull-king-judge-cap = { $most ->
    [one] At a table of eight nobody is dealt more than one card.
   *[other] At a table of eight nobody is dealt more than { $most } cards.
}
skull-king-judge-bid = Player { $seat } cannot bid { $bid }: { $cards ->
    [one] only one card is
   *[other] only { $cards } cards are
 } dealt.
skull-king-judge-won = { $won } tricks cannot be won in a round of { $cards }.
skull-king-judge-needs-trick = { $name } needs { $needed ->
    [one] a trick
   *[other] { $needed } tricks
 }, and player { $seat } has won { $won ->
    [0] none
    [one] only one
   *[other] only { $won }
 }.
skull-king-judge-took-nothing = Player { $seat } can have taken no loot: they have won no trick.
skull-king-judge-cards-dealt = Say how many cards were dealt, as cards_dealt: the points depend on it.
skull-king-judge-captured = { $name } adds up to { $count }, and this deck allows { $most } at most.
skull-king-judge-no-wager = Nobody can wager here: the Rascal has no power.
skull-king-judge-wager = A wager cannot be { $points }: it is 10 or 20 points for each Rascal in the deck.
skull-king-judge-no-harry = Nobody can change a bid here: Harry has no power.
skull-king-judge-harry = Harry changes a bid by { $most ->
    [one] one
   *[other] { $most }
 } at most, not by { $change }.
skull-king-judge-cannon = There is no cannon at this table, so player { $seat } cannot load a cannonball.

skull-king-group-deck = Deck and seats
skull-king-group-tricks = Following suit and leading
skull-king-group-bonuses = Bonus points
skull-king-group-powers = Pirate powers
skull-king-group-rounds = Rounds and scoring
skull-king-group-names = Names and colors

skull-king-option-players-max = Maximum players
skull-king-option-highest-number = Highest number
skull-king-option-mermaids = Mermaids
skull-king-option-kraken = Kraken
skull-king-option-white-whale = White Whale
skull-king-option-loot = Loot
skull-king-option-replacements = Extra cards
skull-king-option-suit-after-character-led = Suit after a pirate, mermaid or the Skull King was led
skull-king-option-suit-after-kraken-led = Suit after the Kraken was led
skull-king-option-escape-then-character = Suit when a character follows a led escape
skull-king-option-leader-after-kraken = Who leads after the Kraken
skull-king-option-leader-after-kraken-and-escapes = Who leads after the Kraken and nothing but escapes
skull-king-option-leader-after-whale-of-specials = Who leads when the White Whale finds no number
skull-king-option-pirate-bonus = Pirates that pay the Skull King
skull-king-option-scary-mary-always-pirate = A fleeing Tigress pays the Skull King, too
skull-king-option-fourteens = What the 14s pay
skull-king-option-mermaid-takes-king = Points for a mermaid that takes the Skull King
skull-king-option-pirate-takes-mermaid = Points for each mermaid a pirate takes
skull-king-option-own-loot = Points for loot taken back
skull-king-option-loot-under-whale = Loot makes allies when the White Whale decides
skull-king-option-power-rosie = Rosie’s power
skull-king-option-power-bahij = The bandit’s power (Bahij or Bendt)
skull-king-option-power-rascal = The Rascal’s power
skull-king-option-power-juanita = Juanita’s power
skull-king-option-power-harry = Harry’s power
skull-king-option-powers-after-last-trick = Powers after the last trick of a round
skull-king-option-rascal-may-decline = The Rascal’s player may wager nothing
skull-king-option-schedule = Rounds
skull-king-option-cards-cap = Maximum cards with eight players (only then)
skull-king-option-two-players = Two players
skull-king-option-ghost-lead = Who leads after Graybeard’s ghost wins
skull-king-option-scoring = Scoring
skull-king-option-zero-bid = A zero bid is worth ten times
skull-king-option-bonus-on-missed-bid = Bonus points even when the bid is missed
skull-king-option-tie-break = A tie for first
skull-king-option-tigress-name = Name of the card that fights or flees
skull-king-option-bandit-name = Name of the bandit
skull-king-option-trump-name = Name of the trump suit
skull-king-option-suit-names = Colors of the plain suits

skull-king-choice-yes = Yes
skull-king-choice-no = No
skull-king-choice-number = { $number }
skull-king-choice-no-limit = As many as the deck allows
skull-king-choice-no-extra = None
skull-king-own-replacements = Cards of your choice
skull-king-own-replacements-hint = Up to { $most } cards, each one more of a card that is in the deck, or a pirate of your own.
skull-king-own-replacements-told = { $count ->
    [one] One more: { $list }
   *[other] { $count } more: { $list }
 }
skull-king-own-replacements-place = Extra card { $place }
skull-king-own-schedule = Your own
skull-king-own-schedule-hint = Up to { $rounds } rounds of 1 to { $cards } cards, as far as the deck allows.
skull-king-own-schedule-told = { $count ->
    [one] Your own: one round, dealing { $list }
   *[other] Your own: { $count } rounds, dealing { $list }
 }
skull-king-own-schedule-place = Cards in round { $place }
skull-king-choice-suit-after-character-led-none = None
skull-king-choice-suit-after-character-led-next-suit-card = That of the next numbered card
skull-king-choice-suit-after-kraken-led-none = None
skull-king-choice-suit-after-kraken-led-next-card = What the next card says
skull-king-choice-escape-then-character-no-suit = None
skull-king-choice-escape-then-character-next-suit-card = That of the next numbered card
skull-king-choice-leader-after-kraken-would-have-won = Who would have won without it
skull-king-choice-leader-after-kraken-left-of-kraken = The player to its left
skull-king-choice-leader-after-kraken-and-escapes-kraken-leader = The Kraken’s player
skull-king-choice-leader-after-kraken-and-escapes-first-escape = The player of the first escape
skull-king-choice-leader-after-whale-of-specials-whale = The White Whale’s player
skull-king-choice-leader-after-whale-of-specials-would-have-won = Who would have won without it
skull-king-choice-pirate-bonus-before-king = Those played before him
skull-king-choice-pirate-bonus-any-order = All in the trick
skull-king-choice-fourteens-none = Nothing
skull-king-choice-fourteens-ten-and-twenty = 10, the black one 20
skull-king-choice-powers-after-last-trick-none = None
skull-king-choice-powers-after-last-trick-harry = Harry’s
skull-king-choice-powers-after-last-trick-harry-and-rascal = Harry’s and the Rascal’s
skull-king-choice-schedule-standard = One card to ten
skull-king-choice-schedule-even-keeled = Even Keeled: 2, 4, 6, 8 and 10, twice each
skull-king-choice-schedule-skip-to-the-brawl = Skip to the Brawl: 6 to 10
skull-king-choice-schedule-swift-n-salty-skirmish = Swift-n-Salty Skirmish: five rounds of 5
skull-king-choice-schedule-broadside-barrage = Broadside Barrage: ten rounds of 10
skull-king-choice-schedule-whirlpool = Whirlpool: 9, 7, 5, 3 and 1, twice each
skull-king-choice-schedule-past-yer-bedtime = Past Yer Bedtime: one round of 1
skull-king-choice-two-players-plain = Just two hands
skull-king-choice-two-players-graybeard = With Graybeard’s ghost
skull-king-choice-ghost-lead-ghost = The ghost
skull-king-choice-ghost-lead-previous-leader = Whoever led before
skull-king-choice-scoring-classic = Classic
skull-king-choice-scoring-rascal = Rascal’s
skull-king-choice-scoring-rascal-with-cannon = Rascal’s, with a cannon
skull-king-choice-zero-bid-cards-dealt = The cards dealt
skull-king-choice-zero-bid-round-number = The number of the round
skull-king-choice-tie-break-shared = The win is shared
skull-king-choice-tie-break-one-more-round = One more round
skull-king-choice-tigress-name-tigress = Tigress
skull-king-choice-tigress-name-scary-mary = Scary Mary
skull-king-choice-bandit-name-bahij = Bahij
skull-king-choice-bandit-name-bendt = Bendt
skull-king-choice-trump-name-jolly-roger = Jolly Roger
skull-king-choice-trump-name-skull-and-crossbones = Skull and crossbones
skull-king-choice-trump-name-black = Black
skull-king-choice-suit-names-green-yellow-purple = Green, yellow, purple
skull-king-choice-suit-names-green-yellow-blue = Green, yellow, blue
skull-king-choice-suit-names-red-yellow-blue = Red, yellow, blue

skull-king-deed-zero-met = Bids of 0 met
skull-king-deed-bid-met = Bids met
skull-king-slip-bid-high = Bid too high
skull-king-slip-zero = Took a trick on a bid of 0
skull-king-slip-bid-low = Bid too low
