# What the boards of the browser client say beside the words of the game itself.

# Names of parts of the table, for those who listen.
board-hand = Your hand
board-rivals = The others at the table
board-seats = Seats
board-piles = On the table
board-standings = Final standings
board-race = How everybody stood, from start to finish
seat-to-act = their turn
seat-to-act-shared = choosing
seat-to-act-you = your turn

# The controls.
board-number = Choose a number
board-less = Less
board-more = More
board-range = { $least } to { $most }
board-pick-a-card = Pick a card
board-back = Back
board-step = { $what } … ({ $count })

# Ask the table.
board-about = This card
board-ranks = Which card beats which

web-watch-again = Watch it again
web-link-film = Replay

# Around the board.
web-rename = Change your name
web-invite = Invite friends
web-share = Share
web-share-text = Come and play cards with me.
web-send-text = Send by text
web-send-mail = Send by e-mail
web-copy = Copy the link
web-copied = The link is copied.
web-copy-by-hand = Your browser won’t let us copy. The link is selected: press Ctrl+C, or hold it and choose Copy.
web-link = The link to this table
web-link-only-here = This link only works on this computer. For other devices, start Yo-Ho-Ho with --lan and open the address it prints.
web-code = Or type this code at { $host }:
web-qr = The link as a QR code for a phone’s camera
web-mark-you = you
web-mark-host = host
web-add-bot = Add a bot
web-remove-seat = Remove
web-remove-from-table = Remove from the table
web-remove-title = Remove { $name } from the table?
web-remove-text = { $locked ->
    [watches] They stay out until you let them back in. If they come back as somebody else, lock the table.
    [yes] They can only come back if you let them back in.
   *[no] They can still watch, but can only sit down again if you let them back in.
 }
web-remove-not = Let them stay
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
web-lay-pending = Nothing changes at the table until you set this game up.
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
web-counsel-says = The Captain says: { $what }.
web-people = People
web-mute = Mute
web-unmute = Unmute
web-make-host = Make host
web-make-host-sure = Yes, make them host
web-send-back = Back to the old device
web-send-back-sure = Yes, give the seat back
web-door = Who may sit down
web-door-open = Anyone with the link
web-door-asks = Ask me first
web-door-locked = Nobody new
web-grace = When somebody is away, a bot plays after
web-grace-15 = 15 seconds
web-grace-60 = a minute
web-grace-180 = three minutes
web-grace-never = Never: we wait
web-watchers = Watchers
web-watcher = Watcher { $number }
web-watcher-unnamed = Somebody who watched
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
web-concede-sure = Yes, give up
web-concede-ends = Give up and end the game
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
web-matter-asking = You asked to take your move back. Still to answer: { $name }.
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
web-keep-seat = Keep my seat on this device
web-leave-sure = Leave anyway
web-leave-warning = The game is still on: a bot will play for you.
web-new-game-sure = Start anyway
web-new-game-warning = The game is still on and would be lost.
web-tab-turn = Your turn · { $game }
