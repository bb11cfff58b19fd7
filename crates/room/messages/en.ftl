### The words of a table: why something was not done, what happened, and what can be said.

## Why something was not done.

room-already-playing = The game has already begun.
room-already-seated = You already sit here.
room-busy = The table cannot keep up just now. Please try again.
room-damaged = This table cannot be read any more. Its history is damaged.
room-frame-malformed = The table did not understand that message.
room-frame-too-long = That message is too long. At most { $max } bytes, please.
room-game-over = The game is over.
room-hello-first = Say hello before anything else.
room-hello-twice = This connection belongs to somebody else.
room-host-only = Only the host can do that.
room-log-full = This table has seen so much that it is full. Please open a new one.
room-made-way = The table is full, so whoever has watched longest makes way. Thank you for watching!
room-malformed-action = That is not a move of this game.
room-name-empty = Please enter a name.
room-name-too-long = That name is too long. At most { $max } characters, please.
room-no-game-yet = The game has not begun yet.
room-no-moving-in-game = Seats can be changed between games only.
room-no-seat-free = Every seat is taken. You can watch.
room-no-such-bot = There is no such bot.
room-no-such-phrase = There is no such phrase.
room-no-such-removal = They can already sit down.
room-no-such-request = The table cannot do that.
room-no-such-seat = This table has no such seat.
room-not-seated = Take a seat first.
room-not-your-turn = It is not your turn.
room-not-yourself = To leave, give up your own seat.
room-only-own-seat = You know the cards of another seat. In this game you can only go back to that one.
room-other-version = This page is older or newer than the table. Please reload it.
room-removed = The host has removed you from this table. You can watch, and the host can let you back in.
room-say-too-fast = One phrase at a time, please.
room-seat-is-open = Nobody sits there.
room-seat-needed = Every seat is needed until the game is over.
room-seat-too-often = This seat changes hands very often. Please wait a moment.
room-seat-taken = { $name } sits there.
room-store-failed = That move could not be saved and did not count. Please try again.
room-too-fast = Not so fast, please.
room-too-many-connections = You have opened this table in too many places. This is the oldest, and it is closed now.
room-too-many-watchers = So many are watching already that there is no more room.

## What happened at the table.

room-note-opened = The table is open.
room-note-sat = { $name } sits down.
room-note-moved = { $name } changes seats.
room-note-renamed = { $name } has a new name.
room-note-took-over = { $name } sits down and takes over from a bot.
room-note-left = { $name } leaves the table.
room-note-removed = { $name } was removed from the table.
room-stranded = The rules have changed since this game was played. Here is how it stood when they parted ways.
room-stranded-result = The rules have changed since this game was played. Back then { $names } won.
room-note-let-in = { $name } may sit down again.
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
