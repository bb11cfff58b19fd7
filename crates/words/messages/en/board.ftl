# What the boards of the browser client say beside the words of the game itself.

# Names of parts of the table, for those who listen.
board-hand = Your hand
board-rivals = The others at the table
board-seats = Seats
board-piles = On the table
board-standings = Final standings
board-race = How everyone stood, from start to finish
seat-to-act = their turn
seat-to-act-shared = choosing
seat-to-act-you = your turn

# The controls.
board-number = Choose a number
board-skull-how-many = How many cards will you turn?
board-less = Less
board-more = More
board-range = { $least } to { $most }
board-pick-a-card = Pick a card
board-back = Back
board-step = { $what } … ({ $count })

# Ask the table.
board-about = This card
board-ranks = Which card beats which

# How a round ended, and the grid of all rounds.
board-round-scored = Scores after round { $round }
board-round-player = Player
board-round-bid = Bid
board-round-won = Won
board-round-bonus = Bonus
board-round-points = Points
board-round-total = Total
board-grid = Points by round
board-grid-round = Round

# The feast.
board-highlight-best = Best round: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $points } in round { $round }
board-highlight-worst = Roughest round: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $points } in round { $round }
board-highlight-met = Surest bidder: { $seat-you ->
    [yes] you
   *[no] { $seat }
}, { $met } of { $rounds } bids met

# Skull.
board-skull-race = Bets won, round by round
board-skull-challenge = Challenge
board-skull-so-far = { $seat-you ->
    [yes] Your challenge
   *[no] { $seat }’s challenge
}: { $turned } of { $bid } turned so far.
board-skull-shows = And here’s what else was there.
board-skull-this-one = { $left ->
    [0] And the last one is …
   *[other] And this one is …
}
board-skull-turned = { $turned } of { $bid } turned
board-skull-bid-of = of { $cards }
board-skull-on-table = { $cards ->
    [one] card down
   *[other] cards down
}

# Skull King.
board-suit-green = G
board-suit-yellow = Y
board-suit-purple = P
board-suit-blue = Bu
board-suit-red = R
board-suit-black = B
board-king-trick = The trick
board-king-shout = Yo - ho - ho!
board-king-bids = Bids
board-king-won-of = { $won } of { $bid }
board-king-won-of-short = { $won }/{ $bid }
board-king-ready = ready
board-king-thinking = thinking
board-king-points = { $points } pts
board-king-ahead = In the lead.
board-king-wins = winning
board-king-took = took it
board-king-ghost = Graybeard
board-king-sheet = Score sheet
board-king-sheet-short = Sheet
board-king-sheet-empty = The first round has not been scored yet.
board-king-sheet-player = Player
board-king-sheet-why = Reasons
board-king-sheet-points = Round
board-king-sheet-total = Total
board-king-sheet-csv = Save for a spreadsheet
board-king-sheet-json = Save as JSON
board-king-sheet-file = score-sheet
board-king-own-line = You: { $points }
board-king-seen = { $count ->
    [one] 1 card only you know
   *[other] { $count } cards only you know
}
board-king-seen-title = Cards only you know

# Skallywaggs.
board-wagg-commons = Commons
board-wagg-read = Read cards: your hand and the Commons
board-wagg-reading = Press and hold a card or a pirate to read about it, or select it and press ? on a keyboard.
board-wagg-help = What it does
board-wagg-plain = No power of its own.
board-wagg-about = About { $card }
board-wagg-crew = { $name }’s crew
board-wagg-seaworthy = { $seaworthy } of { $needed } seaworthy
board-wagg-nobody = Nobody yet
board-wagg-active = Active:
board-wagg-shipyard = Shipyard { $count }
board-wagg-locker = Locker { $count }
board-wagg-heads = Heads { $count }
board-wagg-chests = Chests { $count }
board-wagg-legs = Legs { $count }
board-wagg-events = Events { $count }
board-wagg-tray = Building tray
board-wagg-tray-more = Pick a head, a chest and legs.
board-wagg-slot-head = Head
board-wagg-slot-chest = Chest
board-wagg-slot-legs = Legs
board-wagg-slot-back = Put { $card } back
board-wagg-proposals = Pirates you could build
board-wagg-join = Add to whose crew?
board-wagg-own = You
board-wagg-build = Build
board-wagg-play = Play it
board-wagg-sure = Ready when you are.
board-wagg-do-build = Your turn: build a pirate.
board-wagg-do-stop = A rival is sailing! { $count ->
    [0] No event in your hand can stop them now.
   *[other] To stop them: { $cards }.
 }
board-wagg-stop = Stop them
board-wagg-do-end = Your turn: do what you can, or end it.
board-wagg-unasked = Sit back: this one isn’t yours to decide.
board-wagg-quiet-unless = Letting this one go, unless you pick a card.
board-wagg-quiet = You’re letting this one go.
board-wagg-what-swap = { $takes } goes to { $crew-you ->
    [yes] your { $one }
   *[no] { $crew }’s { $one }
}, and { $gives } to { $elsewhere-you ->
    [yes] your { $other }
   *[no] { $elsewhere }’s { $other }
}.
board-wagg-why-wait = It is not your turn.
board-wagg-why-asked = That’s not what you’re being asked for right now.
board-wagg-why-forbidden = Crack Down forbids it on this turn. Losing a pirate ends that.
board-wagg-why-event = There’s nothing to play it on right now.
board-wagg-why-part = A pirate needs a head, a chest and legs, and you don’t have all three.
board-wagg-watch = Ask me about events
board-wagg-watch-always = Always
board-wagg-watch-hit = Only when I’m hit
board-wagg-watch-never = Never
board-wagg-watch-hint = A quick answer takes as long as no answer, so the others cannot tell what you hold. Only long thinking shows.
board-wagg-trade = { $cost ->
    [0] Trade, free
   *[other] Trade for { $cost }
}
board-wagg-end-turn = End turn
board-wagg-pass-until-turn = No more until my turn
board-wagg-pass-unless-hit = Ask only when I’m hit
board-wagg-which-part = Which part?
board-wagg-next-pirate = Tap a pirate.
board-wagg-next-part = Tap a pirate to pick a part.
board-wagg-next-card = Tap a card on the table.
board-wagg-next-player = Choose a player.
board-wagg-next-hand = Tap another card of your hand.
web-watch-again = Watch it again
web-link-film = Replay

# Around the board.
web-rename = Change your name
web-invite = Invite friends
web-share = Share
web-share-text = Come and play cards with me.
web-copy = Copy the link
web-copied = The link is copied.
web-copy-by-hand = Your browser won’t let us copy. The link is selected: press Ctrl+C, or hold it and choose Copy.
web-link = The link to this table
web-link-only-here = This link only works on this computer. For other devices, start Yo-Ho-Ho with --lan and open the address it prints.
web-code = Or type this code at { $host }:
web-qr = The link as a QR code for a phone’s camera
web-mark-you = you
web-mark-host = host
web-mark-bot = bot
web-add-bot = Add a bot
web-remove-seat = Remove
web-remove-from-table = Remove from the table
web-remove-title = Remove { $name } from the table?
web-remove-text = They can still watch, but can only sit down again if you let them back in.
web-remove-not = Keep
web-removed = Removed from the table
web-let-in = Let back in
web-let-in-whom = { $act }: { $name }
web-seat-act = { $act }: seat { $number }, { $name }
web-start-fills = { $open ->
    [0] Every seat is taken. The game begins when you start it.
    [one] The game begins when you start it. A bot takes the open seat.
   *[other] The game begins when you start it. Bots take the { $open } open seats.
 }
web-wait-host = { $open ->
    [0] Every seat is taken. The game begins when { $host } starts it.
    [one] One seat is open. The game begins when { $host } starts it.
   *[other] { $open } seats are open. The game begins when { $host } starts it.
 }
web-or-watch = Or stay and watch: the game will show up here as soon as it starts.
web-table-full = Every seat is taken. You can watch.
web-matter-knocking = You have asked for a seat. It’s up to the host.
web-ask-seat = Ask for a seat
web-move-up = Move up
web-change-game = Play something else
web-game = Game
web-lay = Set up this game
web-play-game = Play { $game }
web-change-table = Change the table
web-evening = This evening
web-evening-line = { $name }: { $wins } of { $games } won
web-matter-knock = { $name } would like to sit down.
web-matter-rests = { $name } has paused the game.
web-matter-resting = You’ve paused the game.
web-matter-stood-in = A bot is playing for you.
web-matter-gave-up = You’ve given up this game. A bot plays it to the end.
web-matter-away = { $name } is away right now.
web-matter-idle = { $name } is taking a while.
web-admit = Let in
web-turn-away = Turn away
web-nudge = Nudge
web-bot-plays = Let a bot play
web-house = This table
web-pause-game = Pause the game
web-bot-for-me = Let a bot play for me
web-people = People
web-mute = Mute
web-unmute = Unmute
web-make-host = Make host
web-make-host-sure = Yes, make them host
web-door = Who may sit down
web-door-open = Anyone with the link
web-door-asks = Ask me first
web-door-locked = Nobody new
web-grace = When somebody is away, a bot plays after
web-grace-15 = 15 seconds
web-grace-60 = a minute
web-grace-180 = three minutes
web-grace-never = Never: we wait
web-watchers-talk = Watchers may talk
web-allow-own-words = Free text, not just phrases
web-emotes = Emotes
web-own-words = In your own words
web-write = Send
web-watching = You are watching. Take a bot’s seat to play.
web-notice-offer = Shall we notify you when it’s your turn?
web-notice-yes = Notify me
web-notice-no = No, thanks
web-sound-card = (card)
web-sound-coin = (coins)
web-sound-bell = (bell)
web-sound-drum = (drum)
web-sound-cheer = (cheering)
web-next = Next
web-what-happened = What just happened?
web-again = Again: { $text }
web-ending = What next?
web-wait-rematch = { $host } can start another game.
web-won-evening = You win the evening!
web-take-move-back = Take my move back
web-concede = Give up this game
web-concede-sure = Give up, really
web-clock = Thinking time
web-clock-none = No clock
web-clock-30 = 30 seconds a move
web-clock-60 = 1 minute a move
web-clock-120 = 2 minutes a move
web-clock-game-10 = 10 minutes a game
web-clock-game-20 = 20 minutes a game
web-best = Winner of the evening
web-best-none = Just play on
web-best-3 = Best of 3
web-best-5 = Best of 5
web-best-7 = Best of 7
web-best-line = ({ $series } in the best of { $best })
web-matter-asked = { $name } would like to take the last move back.
web-matter-asking = You asked to take your move back.
web-withdraw = Never mind
web-agree = All right
web-decline = No, play on
web-matter-starts = The game starts in { $seconds }…
web-stop-countdown = Wait
web-countdown = Start in 10 seconds
web-matter-moved = Your seat is on another device now.
web-fetch-seat = Bring it back here
web-carry = Move my seat to another device
web-carry-how = Scan this with the other device, or open the link there. It works once, for a minute.
web-leave-sure = Leave anyway
web-leave-warning = The game is still on: a bot will play for you.
web-new-game-sure = Start anyway
web-new-game-warning = The game is still on and would be lost.
web-tab-turn = Your turn · { $game }
