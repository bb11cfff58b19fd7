### The words of a table: why something was not done, what happened, and what can be said.

## Why something was not done.

room-already-playing = The game has already begun.
room-bad-seats = This game is for { $min } to { $max } players.
room-bot-to-the-end = A bot plays for you until this game is over.
room-asked = Somebody would like to take a move back. Please settle that first.
room-already-seated = You already have a seat here.
room-busy = The table can’t keep up right now. Please try again.
room-countdown-stopped = { $seat } would like to wait a little longer.
room-damaged = This table can’t be opened any more: its history is damaged.
room-frame-malformed = The table did not understand that message.
room-frame-too-long = That message is too long. At most { $max } bytes, please.
room-game-over = The game is over.
room-knocking = You have already asked. Please wait for the host.
room-locked = This table is locked. Ask the host to open it.
room-nothing-asked = Nobody is asking you that just now.
room-nothing-to-take-back = You can only take back your own last move, and only if it revealed nothing.
room-take-back-declined = The others would rather leave that move as it is.
room-take-back-asked = You’ve already asked about this move.
room-nobody-there = There is no person in that seat.
room-nobody-waits = Nobody is waiting for them right now.
room-nothing-to-change = It is already that way.
room-no-own-words = The host only allows ready-made phrases.
room-no-such-game = There is no such game.
room-no-such-knock = They are not at the door any more.
room-rests = The game is paused.
room-text-empty = Please write something.
room-text-too-long = That is too long. At most { $max } characters, please.
room-too-few-seats = { $people } people are at the table, and everybody needs a seat.
room-hello-first = The page has not connected properly. Please reload it.
room-hello-twice = This connection belongs to somebody else.
room-host-only = Only the host can do that.
room-log-full = This table has seen so much that it is full. Please open a new one.
room-made-way = The table is full, so whoever has watched longest makes way. Thank you for watching!
room-malformed-action = That is not a move of this game.
room-name-empty = Please enter a name.
room-name-too-long = That name is too long. At most { $max } characters, please.
room-no-game-yet = The game has not begun yet.
room-no-moving-in-game = You can only change seats between games.
room-no-seat-free = Every seat is taken. You can watch.
room-no-seat-moved = Your seat is not on another device.
room-not-carried = There is no other device for this seat to go back to.
room-home-seated = The device this seat came from has a seat of its own by now.
room-home-removed = The device this seat came from was removed from the table. Let it back in first.
room-home-knows-hand = In this game, the device this seat came from knows the cards of another seat.
room-own-seat-to-fetch = You can’t send your own seat away. Fetch it on the device it came from.
room-sent-back = The host has given the seat back to the device it came from. You can watch until this game is over.
room-no-such-bot = There is no such bot.
room-no-such-phrase = There is no such phrase.
room-no-such-removal = They can already sit down.
room-no-such-request = The table cannot do that.
room-no-such-seat = This table has no such seat.
room-no-such-watcher = They are not watching any more.
room-not-seated = Take a seat first.
room-not-your-turn = It is not your turn.
room-not-yourself = To leave, give up your own seat.
room-only-own-seat = You know the cards of another seat. In this game you can only go back to that seat.
room-other-version = This page is older or newer than the table. Please reload it.
room-removed = The host has removed you from this table. You can watch, and the host can let you back in.
room-removed-locked = The host has removed you from this table, and it’s locked now.
room-shown-out = The host has removed you from this table, and can let you back in.
room-say-too-fast = Not so fast, please. Give the others a moment.
room-seat-is-open = Nobody is sitting there.
room-seat-needed = Every seat is needed until the game is over.
room-seat-over = The game is over for that seat. You can take it in the next game.
room-seat-too-often = This seat keeps changing hands. Please wait a moment.
room-seat-taken = { $name } is sitting there.
room-store-failed = That move could not be saved and did not count. Please try again.
room-too-fast = Not so fast, please.
room-too-many-connections = You have opened this table in too many places. This is the oldest, and it is closed now.
room-too-many-watchers = There is no more room: too many people are watching already.

## What happened at the table.

room-note-opened = The table is open.
room-note-sat = { $name } sits down.
room-note-moved = { $name } changes seats.
room-note-renamed = { $name } has a new name.
room-note-took-over = { $name } sits down and takes over from a bot.
room-note-carried = { $name } continues on another device.
room-note-sent-back = { $name }’s seat is back on the device it came from.
room-note-left = { $name } leaves the table.
room-note-removed = { $name } was removed from the table.
room-note-shown-out = Somebody who was watching was removed from the table.
room-stranded = This game was played by older rules. It is shown as it stood at the last move that today’s rules allow.
room-stranded-result = This game was played by older rules. Back then { $names } won.
room-note-let-in = { $name } may sit down again.
room-note-let-in-again = Somebody who was removed may come back.
room-note-knocked = { $name } would like to sit down.
room-note-turned-away = { $name } was turned away.
room-note-host = { $name } is the host now.
room-note-laid = Next game: { $game }.
room-note-door-open = The door is open to everybody with the link.
room-note-door-asks = New players now have to ask the host before they sit down.
room-note-door-locked = The table is locked.
room-note-clock = The clock runs from now on.
room-note-no-clock = There is no clock any more.
room-note-overtime = { $seat-you ->
    [yes] Your time is up. A bot makes this move.
   *[no] { $name } is out of time. A bot makes this move.
 }
room-note-out-of-time = { $seat-you ->
    [yes] Your time is up. A bot plays the rest of this game for you.
   *[no] { $name } is out of time. A bot plays on for the rest of this game.
 }
room-note-own-words = You can write to each other now.
room-note-no-own-words = Ready-made phrases only from now on.
room-note-bot-plays = { $seat-you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
 }
room-note-back = { $seat-you ->
    [yes] You are playing for yourself again.
   *[no] { $name } is back.
 }
room-note-taken-back = { $seat-you ->
    [yes] You take your move back.
   *[no] { $name } takes a move back.
 }
room-ended = The game ends here. In the lead: { $names }.
room-note-best-of = Best of { $games }: the evening goes to the first to win more than half the games, or else to the leader after the last one.
room-note-won-evening = { $name } wins the evening!
room-note-shared-evening = It’s a tie: { $names } share the evening!
room-note-nobodys-evening = Only bots have won: nobody takes the evening.
room-note-conceded = { $seat-you ->
    [yes] You give up.
   *[no] { $name } gives up.
 }
room-note-rests = { $name } pauses the game.
room-note-goes-on = { $name } resumes the game.
room-note-bot-took-over = { $name } takes over.
room-note-bot-sat = { $name } sits down.
room-note-started = The game begins.
room-note-rematch = A new game begins.
room-note-stand-in = { $seat-you ->
    [yes] A bot plays for you while you are away.
   *[no] A bot plays for { $name }, who is away.
 }

## What can be said.

room-phrase-ahoy = Ahoy!
room-phrase-good-luck = Good luck!
room-phrase-well-played = Well played!
room-phrase-nice-bluff = Nice bluff!
room-phrase-i-doubt-it = I doubt it.
room-phrase-trust-me = Trust me.
room-phrase-oops = Oops!
room-phrase-arr = Arrr!
room-phrase-hurry-up = The tide will not wait!
room-phrase-one-moment = One moment, please.
room-phrase-thanks = Thank you!
room-phrase-again = Once more?
room-phrase-laugh = Ha ha ha!
room-phrase-cheers = Cheers!
room-phrase-wow = Blimey!
room-phrase-cry = Boo hoo!
room-phrase-rage = Grrr!
room-phrase-snore = Zzz.
