# Skallywaggs, in English. `$x` is a player's name where `$x-you` says whether the reader is that player.

skallywaggs-name = Skallywaggs
skallywaggs-blurb = Heads, chests and legs make pirates, and pirates make a crew. Play dirty, and be the first to sail.
skallywaggs-rules-aim = The aim
skallywaggs-rules-aim-text = Be the first to sail. With { $seats } players, your crew needs { $needed } seaworthy pirates. Characters can make it more or fewer, but never fewer than { $least }.
skallywaggs-rules-pirates = Pirates
skallywaggs-rules-pirates-text = A head, a chest and legs from your hand make a pirate: in your own crew, or, if it is a bad one, in somebody else’s.
skallywaggs-rules-matched = Three cards of one title, or three Crewmen of one number, are a matched pirate, which Skallywaggs cannot touch.
skallywaggs-rules-characters = A major character is active with all three of its cards, a minor one with the two that show a 2. What an active character’s cards say applies, and Press Gang cannot take it.
skallywaggs-rules-specialty = Specialty parts, the ones with a star, work in any pirate.
skallywaggs-rules-captains = With two active Captains in your crew you lose half of it at once, including one of the Captains.
skallywaggs-rules-special = Special pirates
skallywaggs-rules-turn = Your turn
skallywaggs-rules-draw = Draw two cards, plus the extra cards your crew gives you.
skallywaggs-rules-first-draw = On the very first turn of the game, the first player draws only one card, plus any extra ones.
skallywaggs-rules-remove = What has to go goes: events that are over, sick pirates and those with Stab Wounds. A Crazy Head moves on to the crew on your left.
skallywaggs-rules-play = Build pirates, play events, use your characters and trade, as often as you like and in any order.
skallywaggs-rules-limit = End your turn when you like, and discard down to ten cards.
skallywaggs-rules-commons = The Commons
skallywaggs-rules-commons-text = To trade, discard a card, then swap a card from your hand for one of the nine in the Commons. The second trade of a turn costs two discards, the third three, and so on.
skallywaggs-rules-events = Events
skallywaggs-rules-events-text = You play events on your own turn. An event is announced first, and the others may answer it; then it happens.
skallywaggs-rules-hourglass = Cards with the hourglass can answer an event, on anybody’s turn. The rulebook lets you play them any time; that they wait for an event, or for your own turn, is our ruling.
skallywaggs-rules-round = A one-round event lasts until the next turn of whoever’s turn it is now.
skallywaggs-rules-sailing = Setting sail
skallywaggs-rules-ashore = Pirates with a can’t-sail card do not count, unless somebody helps them. Nor do those that are sick or under arrest.
skallywaggs-rules-declare = With enough seaworthy pirates, say “I’m Sailing” on your turn. If you still have enough at the end of your next turn, you win; if not, you may try again.
skallywaggs-rules-end = When it takes too long
skallywaggs-rules-harbor = After { $last } rounds the harbor closes: nobody can set sail any more, and the best crew wins. This is our ruling; the rulebook sets no end.
skallywaggs-rules-no-harbor = The harbor stays open, as in the rulebook. After { $last } rounds the game ends all the same, and the best crew wins.
skallywaggs-rules-tide = The tide falls: from the fifth reshuffle on, each one means that everybody needs one pirate fewer. This is a rule of ours.
skallywaggs-rules-texts = What the cards say
skallywaggs-rules-texts-text = The rulebook names every card, but prints almost none of their texts. Where nobody could tell us what a card says, its text is our own, and the card says so.
skallywaggs-preset-usual = By the rulebook
skallywaggs-preset-usual-blurb = As in the rulebook, without its optional pirates. Only the harbor is ours: it closes after 60 rounds.
skallywaggs-preset-special-pirates = Special pirates
skallywaggs-preset-special-pirates-blurb = With The Dutchman, whom nobody wants, and Saint Elmo, whom everybody does.
skallywaggs-preset-brisk = Brisk
skallywaggs-preset-brisk-blurb = Special pirates, a falling tide that ends long games, and a first player who draws one card.
skallywaggs-seats-two = With two, whoever starts is ahead: let the first player draw only one card on the first turn.
skallywaggs-seats-four = With four, a game can be long: we recommend the falling tide.
skallywaggs-bad-seats = Skallywaggs is for 2 to 4 players; { $seats } is not possible.

skallywaggs-options = Rules
skallywaggs-option-no = No
skallywaggs-option-yes = Yes
skallywaggs-option-dutchman = Play with The Dutchman
skallywaggs-option-saint-elmo = Play with Saint Elmo
skallywaggs-option-first-turn-draw = Cards the first player draws on the first turn
skallywaggs-option-draw-two = Two, as in the rulebook
skallywaggs-option-draw-one = One, which is fairer for two players
skallywaggs-option-tide = Falling tide: from the fifth reshuffle on, everybody needs one fewer each time
skallywaggs-option-harbor = When the harbor closes, and the best crew wins
skallywaggs-option-harbor-rounds = After { $rounds } rounds
skallywaggs-option-harbor-off = Never, as in the rulebook

bot-skallywaggs-bosun = Bosun Barnaby

# Why a bot does what it does, for those who look over its shoulder.
skallywaggs-why-best = This leaves its position worth { $worth }; a seaworthy pirate counts 100.
skallywaggs-why-wins = { $sailors } can sail and { $needed } are needed: the turn ends, and the game is won.
skallywaggs-why-sails = { $sailors } can sail and { $needed } are needed: time to say so.
skallywaggs-why-draws = There are { $cards } cards to draw from, and more to choose from is always good.
skallywaggs-why-weighed = This leaves { $number } chances in 100 to win, the next best thing { $other }.
skallywaggs-why-even = This leaves { $number } chances in 100 to win, and so does the next best thing.
skallywaggs-why-only = Nothing else makes sense here; the chances to win are { $number } in 100.
skallywaggs-why-stops = { $seat-you ->
    [yes] Otherwise you sail next: { $sailors } of your pirates can, and { $needed } are needed.
   *[no] Otherwise { $seat } sails next: { $sailors } pirates can, and { $needed } are needed.
 }
skallywaggs-why-tried = { $worlds ->
    [one] In the one game imagined,
   *[other] In { $worlds } imagined games,
 } this leaves { $number } chances in 100 to win, the next best thing { $other }.

skallywaggs-card-crewman = Crewman
skallywaggs-card-wargun = Cap’n Wargun
skallywaggs-card-starr = Cap’n Starr
skallywaggs-card-first-mate = First Mate
skallywaggs-card-boatswain = Boatswain
skallywaggs-card-waitress = Waitress
skallywaggs-card-magistrate = Magistrate
skallywaggs-card-ship-surgeon = Ship Surgeon
skallywaggs-card-cursed-sailor = Cursed Sailor
skallywaggs-card-mutineer = Mutineer
skallywaggs-card-ships-cook = Ships Cook
skallywaggs-card-inn-keeper = Inn Keeper
skallywaggs-card-navigator = Navigator
skallywaggs-card-look-out = Look Out
skallywaggs-card-eye-patch = Eye Patch
skallywaggs-card-parrot = Parrot
skallywaggs-card-crazy-head = Crazy Head
skallywaggs-card-dead-head = Dead Head
skallywaggs-card-the-hook = The Hook
skallywaggs-card-squeeze-box = Squeeze Box
skallywaggs-card-stab-wounds = Stab Wounds
skallywaggs-card-peg-leg = Peg Leg
skallywaggs-card-monkey = Monkey
skallywaggs-card-no-pants = No Pants
skallywaggs-card-ball-n-chain = Ball’n Chain
skallywaggs-card-call-to-arms = Call to Arms
skallywaggs-card-overboard = Overboard
skallywaggs-card-hard-a-stern = Hard a Stern
skallywaggs-card-davy-jones-locker = Davy Jones’ Locker
skallywaggs-card-batten-the-hatches = Batten the Hatches
skallywaggs-card-press-gang = Press Gang
skallywaggs-card-in-the-head = In the Head
skallywaggs-card-all-hands-on-deck = All Hands On Deck
skallywaggs-card-hurricane = Hurricane
skallywaggs-card-crack-down = Crack Down
skallywaggs-card-parley-and-belay = Parley & Belay
skallywaggs-card-scurvy-and-pox = Scurvy & Pox
skallywaggs-card-arrest-warrant = Arrest Warrant
skallywaggs-card-swag-and-plunder = Swag & Plunder
skallywaggs-card-skallywaggs = Skallywaggs
skallywaggs-card-dutchman = The Dutchman
skallywaggs-card-saint-elmo = Saint Elmo
skallywaggs-card-back = Face-down card

skallywaggs-numbered = { $title } { $number }
skallywaggs-titled-part = { $title } ({ $part })
skallywaggs-pirate = { $head } / { $chest } / { $legs }
skallywaggs-nobody = nobody
skallywaggs-both = { $one } { $two }
skallywaggs-and = { $one } and { $two }
skallywaggs-but = { $one }, but { $two }
skallywaggs-then = { $one }, then { $two }
skallywaggs-part-head = head
skallywaggs-part-chest = chest
skallywaggs-part-legs = legs

skallywaggs-text-ours = (Our ruling)
skallywaggs-sail-cant = Can’t sail.
skallywaggs-sail-helped = Can’t sail, unless a Boatswain helps.
skallywaggs-hourglass = Play it on your turn, or to answer an event.
skallywaggs-hourglass-answer = Play it to answer an event.
skallywaggs-text-wargun = Captain. You need 2 fewer to sail, 3 fewer with two players.
skallywaggs-text-starr = Captain. You need 1 fewer to sail, and draw 1 extra card each turn.
skallywaggs-text-first-mate = Counts as 2 when seaworthy, as 3 beside an active Captain. Nobody takes a pirate out of your crew.
skallywaggs-text-boatswain = Peg Leg, Eye Patch, The Hook and No Pants sail in your crew. It is immune to Hurricane and Overboard.
skallywaggs-text-waitress = Once on your turn, discard 3 cards to bring a simple pirate from another crew into yours.
skallywaggs-text-magistrate = Every other crew needs 1 more. Draw 1 extra card each turn. You are immune to Arrest Warrant and Crack Down.
skallywaggs-text-ship-surgeon = Once on your turn, swap a part of one of your pirates for a like card from your hand. Your crew is immune to Scurvy & Pox, and Stab Wounds kill nobody in it.
skallywaggs-text-cursed-sailor = The crew he is in needs 2 more. He is not chosen when you lose a pirate, unless he is the only one.
skallywaggs-text-mutineer = Captains in the crew he is in do not count as active, and it needs 1 more.
skallywaggs-text-ships-cook = Your hand limit is 12. At the start of your turn, after drawing, you may discard 2 cards to get rid of one Scurvy & Pox.
skallywaggs-text-inn-keeper = Draw 1 extra card each turn.
skallywaggs-text-navigator = You need 1 fewer to sail.
skallywaggs-text-look-out = Before you draw, look at the top 3 cards of the Shipyard and put them back in any order.
skallywaggs-text-parrot = This pirate goes to a crew with a Captain.
skallywaggs-text-crazy-head = At the start of your turn, after drawing, this pirate moves to the crew on your left.
skallywaggs-text-dead-head = When another player’s event, even a Scurvy & Pox, would send a different pirate of yours to the Locker, you may lose this one instead.
skallywaggs-text-the-hook = Your first trade of a turn needs no discard.
skallywaggs-text-squeeze-box = Draw 1 extra card each turn.
skallywaggs-text-stab-wounds = At the start of your next turn, after drawing, you lose this pirate, unless an active Ship Surgeon is in your crew.
skallywaggs-text-monkey = Draw 1 extra card each turn. This pirate goes to a crew with a Ships Cook.
skallywaggs-text-ball-n-chain = This card is immune to Skallywaggs, and this pirate does not change crews.
skallywaggs-text-call-to-arms = Swap the chests of any two pirates.
skallywaggs-text-overboard = Another player loses a pirate you choose, but no complete character.
skallywaggs-text-hard-a-stern = Swap the legs of any two pirates.
skallywaggs-text-davy-jones-locker = Lose a pirate of yours, then take up to 3 other cards from the Locker.
skallywaggs-text-batten-the-hatches = For one round, other players’ events do nothing to you and your crew.
skallywaggs-text-press-gang = Take a pirate from another crew, but no complete character.
skallywaggs-text-in-the-head = Swap the heads of any two pirates.
skallywaggs-text-all-hands-on-deck = For one round, can’t-sail cards keep nobody in your crew ashore. Arrest Warrant and Scurvy & Pox still do, and it does not help The Dutchman.
skallywaggs-text-hurricane = Everybody, you first, loses a pirate of their own choice.
skallywaggs-text-crack-down = For one round, another player may not play events or use the Commons on their turn. Losing a pirate ends it.
skallywaggs-text-parley-and-belay = An event just announced by another player has no effect.
skallywaggs-text-scurvy-and-pox = Lay it on a pirate of another crew. It can’t sail, and its owner loses it on their next turn, after drawing.
skallywaggs-text-arrest-warrant = Lay it on any pirate. For one round it can’t sail, does nothing and stays where it is.
skallywaggs-text-swag-and-plunder = Draw 3 cards.
skallywaggs-text-skallywaggs = Swap the same part of any two pirates. Matched pirates, a minor’s two cards and Ball’n Chain are immune.
skallywaggs-text-dutchman = Eye Patch, The Hook and Peg Leg together are The Dutchman, matched and active: his owner draws 1 card each turn and no extra ones. He is immune to Arrest Warrant, All Hands On Deck and Skallywaggs.
skallywaggs-text-saint-elmo = Parrot, Squeeze Box and Monkey together are Saint Elmo, matched and active: once on your turn you take a card from the Commons for free. He is immune to Arrest Warrant and Skallywaggs.

skallywaggs-title = Round { $round }
skallywaggs-title-of = Round { $round } of { $last }
skallywaggs-pile-commons = The Commons
skallywaggs-pile-shipyard = Shipyard: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
skallywaggs-pile-locker = Davy Jones’ Locker: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }
skallywaggs-pile-announced = Announced
skallywaggs-note-announced = { $seat-you ->
    [yes] You
   *[no] { $seat }
 }: { $what }
skallywaggs-pile-before = { $seat-you ->
    [yes] In front of you
   *[no] In front of { $seat }
 }

skallywaggs-count-seaworthy = { $count } seaworthy
skallywaggs-count-needed = { $count } needed
skallywaggs-count-crew = { $count ->
    [0] No pirates
    [one] 1 pirate
   *[other] { $count } pirates
 }
skallywaggs-count-hand = { $count ->
    [0] Empty hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }

skallywaggs-badge-winner = Winner
skallywaggs-badge-first = First player
skallywaggs-badge-sailing = Sailing!
skallywaggs-badge-crack-down = Crack Down
skallywaggs-badge-batten = Hatches battened
skallywaggs-badge-all-hands = All Hands On Deck
skallywaggs-badge-watch-hit = Answers only when hit
skallywaggs-badge-watch-none = No answers until their turn

skallywaggs-note-simple = simple
skallywaggs-note-matched = matched
skallywaggs-note-major = major character
skallywaggs-note-minor = minor character
skallywaggs-note-active = active
skallywaggs-note-suppressed = suppressed
skallywaggs-note-seaworthy = seaworthy
skallywaggs-note-cant-sail = can’t sail: { $card }
skallywaggs-note-immune = immune to { $event }: { $why }
skallywaggs-note-immune-parts = { $parts } immune to { $event }: { $why }
skallywaggs-why-matched = matched
skallywaggs-why-activating = makes the { $title }
skallywaggs-why-complete = { $title } is complete
skallywaggs-why-marked = { $title } says so
skallywaggs-why-shield = { $title } aboard
skallywaggs-why-sheltered = { $title }
skallywaggs-why-stays = { $title }
skallywaggs-why-held = { $title }
skallywaggs-why-held-crew = { $title } aboard

skallywaggs-prompt-dealing = Who will start?
skallywaggs-prompt-shuffling = The Locker is shuffled.
skallywaggs-prompt-arrange = { $seat-you ->
    [yes] Your Look Out sees the next cards. In which order should they lie?
   *[no] { $seat }’s Look Out arranges the next cards.
 }
skallywaggs-prompt-play = { $seat-you ->
    [yes] Your turn: build, play events, trade, then end your turn.
   *[no] { $seat }’s turn.
 }
skallywaggs-prompt-play-due = { $seat-you ->
    [yes] Your turn, and you are sailing: have enough seaworthy pirates when it ends, and you win.
   *[no] { $seat }’s turn. They mean to sail when it ends.
 }
skallywaggs-prompt-pay-trade = { $seat-you ->
    [yes] { $left ->
        [one] Discard a card for the trade.
       *[other] Discard { $left } cards for the trade.
     }
   *[no] { $seat } discards for a trade.
 }
skallywaggs-prompt-pay-lure = { $seat-you ->
    [yes] { $left ->
        [one] Discard a card for the Waitress.
       *[other] Discard { $left } cards for the Waitress.
     }
   *[no] { $seat } discards for the Waitress.
 }
skallywaggs-prompt-pay-cure = { $seat-you ->
    [yes] { $left ->
        [one] Discard a card for the cure.
       *[other] Discard { $left } cards for the cure.
     }
   *[no] { $seat } discards for a cure.
 }
skallywaggs-prompt-pay-limit = { $seat-you ->
    [yes] { $left ->
        [one] Too many cards: discard one.
       *[other] Too many cards: discard { $left }.
     }
   *[no] { $seat } discards down to the hand limit.
 }
skallywaggs-prompt-swap = { $seat-you ->
    [yes] Swap one of your cards for one from the Commons.
   *[no] { $seat } swaps a card with the Commons.
 }
skallywaggs-prompt-lose-storm = { $seat-you ->
    [yes] The storm takes a pirate of yours. Which one?
   *[no] { $seat } loses a pirate to the storm.
 }
skallywaggs-prompt-lose-dredge = { $seat-you ->
    [yes] Which pirate do you send to the Locker?
   *[no] { $seat } sends a pirate to the Locker.
 }
skallywaggs-prompt-lose-ransom = { $seat-you ->
    [yes] Which pirate do you give up to be free?
   *[no] { $seat } gives up a pirate to be free.
 }
skallywaggs-prompt-lose-captain = { $seat-you ->
    [yes] Two Captains in one crew! Which one goes?
   *[no] { $seat } has two Captains and must lose one.
 }
skallywaggs-prompt-lose-mutiny = { $seat-you ->
    [yes] { $left ->
        [one] One more pirate follows the Captain. Which one?
       *[other] { $left } more pirates follow the Captain. Which ones?
     }
   *[no] { $seat } loses more pirates to the mutiny.
 }
skallywaggs-prompt-doom = { $seat-you ->
    [yes] { $card } takes { $pirate }. Can you help?
   *[no] { $card } takes a pirate of { $seat }’s.
 }
skallywaggs-prompt-take = { $seat-you ->
    [yes] { $left ->
        [one] Take one more card from the Locker, or stop.
       *[other] Take up to { $left } cards from the Locker.
     }
   *[no] { $seat } searches the Locker.
 }
skallywaggs-prompt-answer = { $seat } plays { $card }. Let it happen, or answer?
skallywaggs-prompt-wait-answers = { $seat-you ->
    [yes] You play { $card }. Will anyone answer?
   *[no] { $seat } plays { $card }. Will anyone answer?
 }

skallywaggs-offer-build = Build { $pirate }: { $what }
skallywaggs-offer-build-for = Build { $pirate } in { $crew }’s crew: { $what }
skallywaggs-prospect = { $kind }, { $sails }
skallywaggs-proposal = { $pirate }: { $what }
skallywaggs-proposal-any = { $pirate }: active with any { $part }, { $sails }
skallywaggs-proposal-simple = A simple pirate that sails
skallywaggs-offer-what = { $offer }: then { $what }
skallywaggs-what = { $seat-you ->
    [yes] you have { $seaworthy } of { $needed } seaworthy
   *[no] { $seat } has { $seaworthy } of { $needed } seaworthy
 }
skallywaggs-what-sick = this pirate is lost on its crew’s next turn, unless it is saved
skallywaggs-what-instead = its crew may lose another pirate instead
skallywaggs-offer-event = Play { $card }
skallywaggs-offer-event-pirate = { $card } on { $crew-you ->
    [yes] your { $pirate }
   *[no] { $crew }’s { $pirate }
 }
skallywaggs-offer-event-parts = { $card }: swap the { $part } of { $crew-you ->
    [yes] your { $one }
   *[no] { $crew }’s { $one }
 } and { $elsewhere-you ->
    [yes] your { $other }
   *[no] { $elsewhere }’s { $other }
 }
skallywaggs-offer-event-seat = { $card } on { $target }
skallywaggs-offer-trade = { $cost ->
    [0] Trade with the Commons for free
    [one] Trade with the Commons: discard 1, swap 1
   *[other] Trade with the Commons: discard { $cost }, swap 1
 }
skallywaggs-offer-discard = Discard { $card }
skallywaggs-offer-swap = Give { $give }, take { $take }
skallywaggs-offer-lure = Waitress: bring { $pirate } from { $crew }’s crew
skallywaggs-offer-operate = Surgeon: { $card } into { $pirate }
skallywaggs-offer-help = Saint Elmo: take { $card }
skallywaggs-offer-ransom = Lose a pirate to end the Crack Down
skallywaggs-offer-sail = “I’m Sailing!”
skallywaggs-offer-watch-always = Ask me about every event
skallywaggs-offer-watch-when-hit = Ask me only when I’m hit
skallywaggs-offer-watch-never = No questions until my next turn
skallywaggs-offer-end-turn = End my turn
skallywaggs-offer-lose = Lose { $pirate }
skallywaggs-offer-arrange = { $order }
skallywaggs-offer-take = Take { $card }
skallywaggs-offer-done = Take no more
skallywaggs-offer-pass = Let it happen
skallywaggs-offer-pass-until-turn = Let it happen, and no questions until my turn
skallywaggs-offer-pass-unless-hit = Let it happen, and ask me only when I’m hit
skallywaggs-offer-let-go = Let it go
skallywaggs-offer-cure = Have the Cook cure it
skallywaggs-offer-stand-in = Lose { $pirate } instead

skallywaggs-fact-fewer = { $title }: { $by } fewer needed
skallywaggs-fact-more = { $title }: { $by } more needed
skallywaggs-fact-tide = The tide: { $by } fewer needed
skallywaggs-fact-trade-cost = { $cost ->
    [0] The next trade is free
    [one] The next trade costs 1 card
   *[other] The next trade costs { $cost } cards
 }
skallywaggs-fact-completes = { $card } in the Commons would complete { $pirate }
skallywaggs-fact-hit = This hits you.
skallywaggs-fact-not-hit = This does not touch you.
skallywaggs-fact-harbor = The harbor closes after { $last } rounds; this is round { $round }
skallywaggs-fact-harbor-closing = The harbor is closing: nobody can set sail any more
skallywaggs-fact-known = { $seat } holds { $card }

skallywaggs-event-high-card = To see who starts, { $seat-you ->
    [yes] you drew { $card }.
   *[no] { $seat } drew { $card }.
 }
skallywaggs-event-high-tie = That was a tie, so those who tied drew again.
skallywaggs-event-dealt = The cards have been dealt. { $seat-you ->
    [yes] You start.
   *[no] { $seat } starts.
 }
skallywaggs-event-turn = { $seat-you ->
    [yes] Your turn, round { $round }.
   *[no] { $seat }’s turn, round { $round }.
 }
skallywaggs-event-scouted = { $seat-you ->
    [yes] Your Look Out looks at { $count ->
        [one] the next card
       *[other] the next { $count } cards
     }.
   *[no] { $seat }’s Look Out looks at { $count ->
        [one] the next card
       *[other] the next { $count } cards
     }.
 }
skallywaggs-event-drew = { $seat-you ->
    [yes] You draw { $count ->
        [one] a card
       *[other] { $count } cards
     }.
   *[no] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
     }.
 }
skallywaggs-event-dry = { $seat-you ->
    [yes] There is nothing left for you to draw.
   *[no] There is nothing left for { $seat } to draw.
 }
skallywaggs-event-reshuffled = The Locker is shuffled: a new Shipyard of { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
skallywaggs-event-tide = The Locker is shuffled: a new Shipyard of { $count ->
    [one] 1 card
   *[other] { $count } cards
 }. The tide falls: everybody needs { $tide } fewer.
skallywaggs-event-ended-on = { $card } on { $pirate } ends.
skallywaggs-event-ended = { $seat-you ->
    [yes] { $card } ends for you.
   *[no] { $card } ends for { $seat }.
 }
skallywaggs-event-built = { $seat-you ->
    [yes] You build { $pirate }.
   *[no] { $seat } builds { $pirate }.
 }
skallywaggs-event-built-for = { $seat-you ->
    [yes] You build { $pirate } in { $crew }’s crew.
   *[no] { $crew-you ->
        [yes] { $seat } builds { $pirate } in your crew.
       *[no] { $seat } builds { $pirate } in { $crew }’s crew.
     }
 }
skallywaggs-event-announced = { $seat-you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
 }
skallywaggs-event-announced-pirate = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
 } on { $crew-you ->
    [yes] your { $pirate }.
   *[no] { $crew }’s { $pirate }.
 }
skallywaggs-event-announced-parts = { $seat-you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
 }: { $crew-you ->
    [yes] your { $one }
   *[no] { $crew }’s { $one }
 } for { $elsewhere-you ->
    [yes] your { $other }.
   *[no] { $elsewhere }’s { $other }.
 }
skallywaggs-event-announced-seat = { $seat-you ->
    [yes] You play { $card } on { $target }.
   *[no] { $target-you ->
        [yes] { $seat } plays { $card } on you.
       *[no] { $seat } plays { $card } on { $target }.
     }
 }
skallywaggs-event-announced-against = { $seat-you ->
    [yes] You answer { $below } with { $card }.
   *[no] { $seat } answers { $below } with { $card }.
 }
skallywaggs-event-canceled = { $by } stops { $seat-you ->
    [yes] your { $card }.
   *[no] { $seat }’s { $card }.
 }
skallywaggs-event-no-effect = { $card } has no effect any more.
skallywaggs-event-spared = { $seat-you ->
    [yes] { $card } spares your crew.
   *[no] { $card } spares { $seat }’s crew.
 }
skallywaggs-event-swapped = { $part ->
    [head] Heads
    [chest] Chests
   *[legs] Legs
 } swapped: { $crew-you ->
    [yes] you have
   *[no] { $crew } has
 } { $one }, { $elsewhere-you ->
    [yes] you have
   *[no] { $elsewhere } has
 } { $other }.
skallywaggs-event-swapped-within = { $part ->
    [head] Heads
    [chest] Chests
   *[legs] Legs
 } swapped: { $crew-you ->
    [yes] you have
   *[no] { $crew } has
 } { $one } and { $other }.
skallywaggs-event-moved-home = The { $card } leads { $pirate } from { $from-you ->
    [yes] your crew
   *[no] { $from }’s crew
 } to { $crew-you ->
    [yes] yours.
   *[no] { $crew }’s.
 }
skallywaggs-event-moved-wander = The { $card } wanders off: { $pirate } goes from { $from-you ->
    [yes] your crew
   *[no] { $from }’s crew
 } to { $crew-you ->
    [yes] yours.
   *[no] { $crew }’s.
 }
skallywaggs-event-moved-pressed = { $card } brings { $pirate } from { $from-you ->
    [yes] your crew
   *[no] { $from }’s crew
 } to { $crew-you ->
    [yes] yours.
   *[no] { $crew }’s.
 }
skallywaggs-event-moved-lured = The Waitress brings { $pirate } from { $from-you ->
    [yes] your crew
   *[no] { $from }’s crew
 } to { $crew-you ->
    [yes] yours.
   *[no] { $crew }’s.
 }
skallywaggs-event-lost-storm = { $crew-you ->
    [yes] The storm takes your { $pirate }.
   *[no] The storm takes { $crew }’s { $pirate }.
 }
skallywaggs-event-lost-sunk = { $crew-you ->
    [yes] Your { $pirate } goes overboard.
   *[no] { $crew }’s { $pirate } goes overboard.
 }
skallywaggs-event-lost-sick = { $crew-you ->
    [yes] Your { $pirate } dies of Scurvy & Pox.
   *[no] { $crew }’s { $pirate } dies of Scurvy & Pox.
 }
skallywaggs-event-lost-bled = { $crew-you ->
    [yes] Your { $pirate } dies of Stab Wounds.
   *[no] { $crew }’s { $pirate } dies of Stab Wounds.
 }
skallywaggs-event-lost-dredge = { $crew-you ->
    [yes] You send { $pirate } to the Locker.
   *[no] { $crew } sends { $pirate } to the Locker.
 }
skallywaggs-event-lost-ransom = { $crew-you ->
    [yes] You give up { $pirate }.
   *[no] { $crew } gives up { $pirate }.
 }
skallywaggs-event-lost-mutiny = { $crew-you ->
    [yes] { $pirate } leaves your crew in the mutiny.
   *[no] { $pirate } leaves { $crew }’s crew in the mutiny.
 }
skallywaggs-event-lost-stood-in = { $crew-you ->
    [yes] Your { $pirate } goes to the Locker.
   *[no] { $crew }’s { $pirate } goes to the Locker.
 }
skallywaggs-event-mutiny = { $seat-you ->
    [yes] Two Captains in your crew! { $count ->
        [one] One pirate leaves.
       *[other] { $count } pirates leave.
     }
   *[no] Two Captains in { $seat }’s crew! { $count ->
        [one] One pirate leaves.
       *[other] { $count } pirates leave.
     }
 }
skallywaggs-event-laid-on = { $card } is now on { $crew-you ->
    [yes] your { $pirate }.
   *[no] { $crew }’s { $pirate }.
 }
skallywaggs-event-laid-before = { $seat-you ->
    [yes] { $card } is now in front of you.
   *[no] { $card } is now in front of { $seat }.
 }
skallywaggs-event-discarded-trade = { $seat-you ->
    [yes] You discard { $card } for the trade.
   *[no] { $seat } discards { $card } for the trade.
 }
skallywaggs-event-discarded-lure = { $seat-you ->
    [yes] You discard { $card } for the Waitress.
   *[no] { $seat } discards { $card } for the Waitress.
 }
skallywaggs-event-discarded-cure = { $seat-you ->
    [yes] You discard { $card } for the cure.
   *[no] { $seat } discards { $card } for the cure.
 }
skallywaggs-event-discarded-limit = { $seat-you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
 }
skallywaggs-event-trading = { $seat-you ->
    [yes] You trade with the Commons
   *[no] { $seat } trades with the Commons
 }{ $cost ->
    [0] , for free.
    [one] , for one card.
   *[other] , for { $cost } cards.
 }
skallywaggs-event-traded = { $seat-you ->
    [yes] You give { $give } and take { $take }.
   *[no] { $seat } gives { $give } and takes { $take }.
 }
skallywaggs-event-luring = { $seat-you ->
    [yes] Your Waitress winks at { $crew }’s { $pirate }.
   *[no] { $seat }’s Waitress winks at { $crew-you ->
        [yes] your { $pirate }.
       *[no] { $crew }’s { $pirate }.
     }
 }
skallywaggs-event-operated = { $seat-you ->
    [yes] Your Surgeon puts in { $give } and takes out { $take }: { $pirate }.
   *[no] { $seat }’s Surgeon puts in { $give } and takes out { $take }: { $pirate }.
 }
skallywaggs-event-helped = { $seat-you ->
    [yes] Saint Elmo brings you { $card }.
   *[no] Saint Elmo brings { $seat } { $card }.
 }
skallywaggs-event-refilled = { $card } comes into the Commons.
skallywaggs-event-dredged = { $seat-you ->
    [yes] You take { $card } out of the Locker.
   *[no] { $seat } takes { $card } out of the Locker.
 }
skallywaggs-event-cured = { $crew-you ->
    [yes] Your Cook cures { $pirate } of { $card }.
   *[no] { $crew }’s Cook cures { $pirate } of { $card }.
 }
skallywaggs-event-stood-in = { $crew-you ->
    [yes] { $hero } goes instead of your { $pirate }.
   *[no] { $hero } goes instead of { $crew }’s { $pirate }.
}
skallywaggs-event-ransomed = { $seat-you ->
    [yes] You are rid of { $card }.
   *[no] { $seat } is rid of { $card }.
 }
skallywaggs-event-watch-always = { $seat-you ->
    [yes] You will be asked about every event.
   *[no] { $seat } wants to be asked about every event.
 }
skallywaggs-event-watch-when-hit = { $seat-you ->
    [yes] You will be asked only when you are hit.
   *[no] { $seat } wants to be asked only when hit.
 }
skallywaggs-event-watch-never = { $seat-you ->
    [yes] You will not be asked before your next turn.
   *[no] { $seat } answers nothing before their next turn.
 }
skallywaggs-event-sailing = { $seat-you ->
    [yes] “I’m Sailing!” You have { $seaworthy } seaworthy ({ $needed } needed). Keep enough until the end of your next turn!
   *[no] “I’m Sailing!” { $seat } has { $seaworthy } seaworthy ({ $needed } needed). Stop them before the end of their next turn!
 }
skallywaggs-event-stranded = { $seat-you ->
    [yes] You do not sail: { $seaworthy } seaworthy ({ $needed } needed).
   *[no] { $seat } does not sail: { $seaworthy } seaworthy ({ $needed } needed).
 }
skallywaggs-event-won = { $seat-you ->
    [yes] You sail with { $seaworthy } seaworthy ({ $needed } needed), and win!
   *[no] { $seat } sails with { $seaworthy } seaworthy ({ $needed } needed), and wins!
 }
skallywaggs-event-harbor-soon = The harbor closes after { $last } rounds; this is round { $round }.
skallywaggs-event-harbor-closes = The harbor closes, and nobody has sailed. The best crew wins.

skallywaggs-over-sailed = { $seat-you ->
    [yes] You sail, and win the game!
   *[no] { $seat } sails, and wins the game!
 }
skallywaggs-over-closed = { $seat-you ->
    [yes] The harbor has closed. Your crew is the best: you win!
   *[no] The harbor has closed. { $seat } wins with the best crew.
 }
skallywaggs-over-shared = The harbor has closed, and the best crews share the win.

skallywaggs-highlight-built = Most pirates built: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-lost = Most pirates lost: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $count }
skallywaggs-highlight-events = Most events played: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $count }

skallywaggs-moment-dealing = The cards are being shuffled.
skallywaggs-moment-arrange = First put back the cards that your Look Out saw, in the order you like.
skallywaggs-moment-play = Now you can build, play events, trade, or end your turn.
skallywaggs-moment-discard = First discard a card.
skallywaggs-moment-swap = First swap one of your cards for one from the Commons.
skallywaggs-moment-lose = First choose a pirate to lose.
skallywaggs-moment-doom = First decide what becomes of your pirate.
skallywaggs-moment-take = Take a card from the Locker, or stop.
skallywaggs-moment-answer = Now you can answer with an hourglass card, or let it happen.
skallywaggs-moment-over = The game is over.
skallywaggs-refusal-not-in-hand = { $card } is not in your hand.
skallywaggs-refusal-not-there = { $card } is not there. Choose another card.
skallywaggs-refusal-no-pirate = A pirate is made of a head, a chest and legs.
skallywaggs-refusal-no-target = That cannot be chosen. Choose something else.
skallywaggs-refusal-protected = { $card } does nothing there: { $why }. Choose another target.
skallywaggs-refusal-stays = This pirate stays: { $why }. Choose another one.
skallywaggs-refusal-wrong-crew = Choose somebody else’s, not your own.
skallywaggs-refusal-not-now = { $card } cannot be played now.
skallywaggs-refusal-nothing = { $card } would do nothing now. Keep it for later.
skallywaggs-refusal-forbidden = { $card } forbids it on this turn. Losing a pirate ends that.
skallywaggs-refusal-too-few-cards = { $needed ->
    [one] You need a card in your hand for that.
   *[other] You need { $needed } cards in your hand for that.
}
skallywaggs-refusal-nobody-can = Nobody in your crew can do that.
skallywaggs-refusal-once-a-turn = You can do that only once a turn.
skallywaggs-refusal-too-few-sail = { $seaworthy ->
    [one] You have one seaworthy pirate and need { $needed }.
   *[other] You have { $seaworthy } seaworthy pirates and need { $needed }.
}
skallywaggs-refusal-sailing-already = You are sailing already. Hold on until the end of your next turn.
skallywaggs-refusal-sailing-due = You are sailing already. Hold on until the end of this turn.
skallywaggs-refusal-too-late = The harbor is closing. It is too late to set sail now.
skallywaggs-refusal-not-simple = Only simple pirates follow the Waitress. Choose another one.
skallywaggs-refusal-cannot-lose = This pirate cannot be chosen now. Choose another one.
skallywaggs-refusal-nothing-forbids = There is no Crack Down on you.
skallywaggs-refusal-same-watch = It is already that way.

skallywaggs-judge-ask = The questions are "pirate" and "needed".
skallywaggs-judge-parts = A pirate has three parts: a head, a chest and legs. This one has { $count }.
skallywaggs-judge-card = There is no card { $card }. The titles are: { $titles }.
skallywaggs-judge-part = { $card } cannot be the { $part } of a pirate here.
skallywaggs-judge-twice = There is no other { $card } ({ $part }): it is used already.
skallywaggs-judge-players = 2 to 4 play, with one crew for each.

# What offers of one kind are called together, where there are too many for one list.
skallywaggs-verb-build = Build a pirate
skallywaggs-verb-event = Play an event
skallywaggs-verb-answer = Answer with an event
skallywaggs-verb-discard = Discard a card
skallywaggs-verb-swap = Swap with the Commons
skallywaggs-verb-lose = Lose a pirate
skallywaggs-verb-take = Take a card
skallywaggs-verb-waitress = Lure a pirate with the Waitress
skallywaggs-verb-surgeon = Let the Surgeon change a part
skallywaggs-verb-look-out = Arrange the top of the Shipyard
skallywaggs-verb-watch = Say when to be asked

skallywaggs-deed-built = Pirates built
skallywaggs-deed-event = Events played
skallywaggs-slip-mutiny = Mutinies
skallywaggs-slip-stranded = Sailed too soon
