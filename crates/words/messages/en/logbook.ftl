# The log book: what a device keeps of finished games. These words come with it.

logbook-where = This is what this device knows of your games. Save it to take it with you.
logbook-empty = No finished games yet. Every game you play to the end will show up here.
logbook-none = No games like that yet.
logbook-which = Game
logbook-every-game = All games
logbook-only-with = Only games with

# How everybody stands.
logbook-standings = Standings
logbook-you = You
logbook-played = Games
logbook-won = Won
logbook-mean = Average place
logbook-early = Ended early
logbook-given-up = Ended early: somebody gave up.
logbook-bids = Bids met
logbook-bids-met = { $met } of { $bids }
logbook-slips = Favorite mistakes
logbook-people = Everybody in these games
logbook-name = Name
logbook-ahead = You were ahead
logbook-behind = They were ahead
logbook-duels = Who finished ahead of whom
logbook-duels-how = How often the name on the left finished ahead of the name above

# The games.
logbook-games = Games
logbook-no-date = Date unknown
logbook-place = You came in { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
 } of { $players }
logbook-watch = Watch
logbook-no-link = The server no longer has this game.
logbook-delete = Delete
logbook-delete-title = Delete this game?
logbook-delete-text = { $game }, { $date }. It will be gone from this device for good.
logbook-delete-kept = What this server keeps under your name goes, too. Your other devices keep what they have already, and so do those you played with.
logbook-more = Show more

# The ways in and out.
logbook-ways = Take it with you
logbook-save = Save the log book
logbook-save-table = Save as a spreadsheet
logbook-import = Add games from a file
logbook-import-hint = A saved log book, or the file of a single game.
logbook-looking = Looking at the file …
logbook-added = { $games ->
    [0] You already have everything in this file.
    [one] 1 game added.
   *[other] { $games } games added.
 }
logbook-unreadable = One file is neither a log book nor a game, or it is damaged. It was not added.
logbook-newer = This file comes from a newer version. Please reload the page and try again.
logbook-unknown-game = This file is from a game we do not have. Nothing was changed.
logbook-large = This file is too large to keep here.
logbook-clear = Delete everything
logbook-clear-title = Delete the whole log book?
logbook-clear-text = { $games ->
    [one] 1 game will be gone from this device for good.
   *[other] { $games } games will be gone from this device for good.
 }

# The reader’s name, kept on the server.
logbook-name-title = Your name on all your devices
logbook-name-why = The server can remember you, so that your other devices know you, too. No email, no password.
logbook-name-keep = Remember my name
logbook-name-kept = This server knows you as { $name }.
logbook-name-opened = Another device signed in as you on { $date }. If that wasn’t you, delete your name and begin anew: a new code keeps others out, but not a device that is already in.
logbook-name-opened-known = That was me
logbook-name-passkeys = { $count ->
    [one] You have 1 passkey.
   *[other] You have { $count } passkeys.
 }
logbook-name-elsewhere = The server already knows me
logbook-name-code = Recovery code
logbook-name-code-hint = Write it down now: it won’t be shown again. Anyone who has it can play as you.
logbook-name-code-copy = Copy the code
logbook-name-code-copied = The code is copied.
logbook-name-code-selected = Your browser won’t let us copy. The code is selected: press Ctrl+C, or hold it and choose Copy.
logbook-name-recover = That’s me
logbook-name-enter = Use a passkey
logbook-name-passkey = Add a passkey
logbook-name-failed = That didn’t work. Please try again in a moment.
logbook-name-no-passkeys = Remove passkeys
logbook-name-no-passkeys-title = Remove all passkeys?
logbook-name-no-passkeys-text = Then only your recovery code can bring your name back. Make sure you have it.
logbook-name-new-code = New recovery code
logbook-name-export = Save what the server knows
logbook-name-forget = Forget my name
logbook-name-forget-title = Should the server forget your name?
logbook-name-forget-text = Your recovery code and passkeys will stop working. The log book on this device stays.
logbook-name-swap = This browser will know you again. If you have a seat here as a guest, you leave it behind.
