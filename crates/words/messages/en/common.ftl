# The words that page, terminal and programs share. Games and the room bring their own.

## Who is who.

seat-unnamed = Seat { $number }
seat-open = open seat
seat-yours = { $who } (you)
seat-others = { $who }
seat-away = away
seat-stand-in = a bot stands in
seat-idle = taking a while
player-unnamed = Sailor

## Kinds of bots.

bot-random = Random Parrot
bot-flat-monte-carlo = Keen-Eyed Gull
bot-powder-monkey = Powder Monkey
bot-deckhand = Deckhand
bot-bosun = Bosun
bot-quartermaster = Quartermaster
bot-captain = Captain
bot-mixed-crew = Mixed crew
bot-about-mixed-crew = Some easier, some harder.
bot-about-powder-monkey = New aboard. Knows the rules, and little else.
bot-about-deckhand = Plays by sound rules of thumb.
bot-about-bosun = An old hand who weighs the odds.
bot-about-quartermaster = Thinks ahead. Hard to beat.
bot-about-captain = The hardest. Looks furthest ahead, and thinks longest.

## The link to a served table.

link-connecting = Connecting …
link-lost = { $seconds ->
    [0] No connection. Trying again …
   *[other] No connection. Trying again in { $seconds } s …
 }
link-back = The connection is back.
log-gap = Some moves you missed are not listed here.
link-closed = The table has closed this connection.
link-failed = We can’t reach this table: { $why }. Check the link, or ask for a new one.

## Things to do at a table, before and after a game.

do-sit = Sit down
do-stand = Give up the seat
do-start = Start the game
do-rematch = Play again
do-quit = Leave
do-widen = Back
do-admit = Let { $name } in
do-turn-away = Turn { $name } away
do-back = Play for myself again
do-go-on = Resume the game

said = { $who-you ->
    [yes] You say: { $phrase }
   *[no] { $who } says: { $phrase }
 }

said-watching = Somebody watching says: { $phrase }
nudged = { $seat-you ->
    [yes] { $by }: It’s your turn!
   *[no] { $by-you ->
        [yes] You remind { $seat }: it’s their turn.
       *[no] { $by } reminds { $seat }: it’s their turn.
    }
 }

options-malformed = These options cannot be read: { $detail }
option-value = { $value }

# Several things in a row: "a, b and c"; the last one where "c" begins with the sound of "i".
list-comma = { $first }, { $rest }
list-and = { $first } and { $rest }
list-and-before-i = { $first } and { $rest }

## What a server says about a request or a connection.

server-bad-seats = This game is for { $min } to { $max } players.
server-bad-token = We don’t know who you are: your key is not one of ours.
server-code-slip = There is a typo in this code. Please check it.
server-no-kept-name = The server doesn’t remember your name yet.
server-no-passkeys = Passkeys only work over https. Please use a recovery code here.
server-passkey-unfit = This server doesn’t know that passkey. Please try again, or use your recovery code.
server-too-many-passkeys = You already have { $max } passkeys. Please remove them before you add another.
server-too-often = Too many tries. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
server-unknown-code = The server knows nobody by this code. Perhaps you have a newer one.
server-foreign-page = Only our own page may do that.
server-full = The server is full right now. Please try again later.
server-hello-late = The page took too long to connect. Please reload it.
server-malformed = The server did not understand that request.
server-malformed-often = The table can’t make sense of this page any more. Please reload it.
server-no-bot = There is no bot called "{ $bot }".
server-no-replay = This game is not here any more, or never was.
server-replay-not-yours = Only those who played this game may do that.
server-too-many-replays = You have looked at a lot of games. Please wait a little.
server-no-code = No table has this code. Codes last for an evening.
server-too-many-codes = Too many wrong codes. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }, or ask for the link.
server-no-game = There is no game called "{ $game }".
server-no-path = There is nothing here.
server-no-store = The server can’t save anything right now. Please try again later.
server-no-table = There is no such table. Is the link complete?
server-no-ticket = This link has been used already, or is more than a minute old. Please make a new one.
server-name-opened = Another device has just signed in as you. If that wasn’t you, look into your log book.
server-restarting = The server is restarting. The table will be back in a moment.
server-table-newer = This table uses newer rules than this server knows. Please update the server.
server-table-damaged = This table can’t be opened any more: its history is damaged.
server-table-lost = The table stumbled. It will be back in a moment.
server-too-many-bots = At least one seat has to be yours.
server-too-many-tables = You have opened a lot of tables. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }, or use one of them.
server-too-slow = Your connection can’t keep up. Connecting again …
