# The words that page, terminal and programs share. Games and the room bring their own.

# What a seat is called when nobody has told us.
seat-unnamed = Seat { $number }

# Kinds of bots.
bot-random = Random Parrot
bot-flat-monte-carlo = Careful Gull

# Options that cannot be read.
options-malformed = These options cannot be read: { $detail }

# The referee.
judge-malformed = This question cannot be read: { $detail }
judge-unknown-game = There is no game called "{ $game }". Games: { $games }.

# The link to a served table.
link-connecting = Connecting …
link-lost = The link is lost. Trying again in { $seconds } s.
link-closed = The table has closed.
link-newer-server = The server speaks a newer version. Please update this program.

# Names of people who have not said theirs.
player-unnamed = Sailor
you = you

# Who has a seat.
seat-open = open seat
seat-away = away
seat-stand-in = a bot stands in
seat-to-act = to act
seat-out = out

# Things to do at a table, before and after a game.
do-sit = Sit down
do-stand = Give up the seat
do-start = Start the game
do-rematch = Play again
do-quit = Leave

# The prepared phrases of the chat.
phrase-ahoy = Ahoy!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-wow = Shiver me timbers!
phrase-thinking = Let me think …
phrase-hurry = The tide is turning, friend.
phrase-bluff = You are bluffing!
phrase-no-skull = No skull here, I swear.
phrase-again = Another round?
phrase-bye = Fair winds, bye!
said = { $who }: { $phrase }
