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

## The link to a served table.

link-connecting = Connecting …
link-lost = { $seconds ->
    [0] No connection. Trying again …
   *[other] No connection. Trying again in { $seconds } s …
 }
link-back = The link is back.
log-gap = Some moves you missed are not listed here.
link-closed = The table has closed this link.
link-failed = This table cannot be reached: { $why }. Check the link, or ask for a new one.

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
do-go-on = Let the game go on

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

# Several things in a row: "a, b and c".
list-comma = { $first }, { $rest }
list-and = { $first } and { $rest }

## What a server says about a request or a connection.

server-bad-seats = This game has { $min } to { $max } seats.
server-bad-token = This program or page shows a token that is none of ours.
server-foreign-page = Only our own page may do that.
server-full = The server is full just now. Please try again later.
server-hello-late = The page did not say hello in time. Please reload it.
server-malformed = The server did not understand that request.
server-malformed-often = The table did not understand too many messages. Please reload the page.
server-no-bot = There is no bot called "{ $bot }".
server-no-code = No table has this code. Codes last for an evening.
server-too-many-codes = Too many wrong codes. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }, or ask for the link.
server-no-game = There is no game called "{ $game }".
server-no-path = There is nothing here.
server-no-store = The server cannot write things down just now. Please try again later.
server-no-table = There is no such table. Is the link complete?
server-no-ticket = This ticket is used, or more than a minute old. Please make a new one.
server-restarting = The server restarts. The table goes on in a moment.
server-table-newer = This table is played by newer rules than this server knows. Please update the server.
server-table-damaged = This table cannot be read any more. Its history is damaged.
server-table-lost = The table stumbled. It goes on in a moment.
server-too-many-bots = One seat is for you, at least.
server-too-many-tables = You have opened many tables. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }, or use one of them.
server-too-slow = The link is too slow to keep up. It is opened again.
