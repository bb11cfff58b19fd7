# The words of the browser client alone.

web-title = Yo-Ho-Ho
web-tagline = Pirate card games with friends or bots. No account, no fuss: pick a seat and play.
web-skip = Skip to the content
web-home = Home
web-logbook = Log book
web-close = Close

# The front page.
web-play-bots = Play bots now
web-play-friends = Play with friends
web-making-table = Setting up a table …
web-rejoin = Continue a game
web-rejoin-home = Continue your game of { $game } against bots
web-rejoin-alone = Back to your { $game } table
web-rejoin-with = Back to your { $game } table with { $with }
web-your-name = Your name
web-join-code = Code or link from a friend
web-join = Join
web-join-later = Too many wrong codes. Please ask for the link.
web-roll-name = Another name
web-online = After your first visit, you can play bots even without a connection.
web-online-only = Games against bots run right here in your browser.
web-offline-only = You are offline. A game you have open goes on; just don’t reload the page.
web-offline = You are offline. You can still play bots.
web-notice = An unofficial fan project. The games belong to their authors and publishers; rules here are in our own words, and all art is our own.
web-version = Yo-Ho-Ho { $version }
web-problem-unreachable = We can’t reach the server. You can still play bots, right here.
web-problem-nothing = We can’t reach the server. Please try again in a moment.
web-problem-no-server = There is no server here for playing with friends. You can still play bots.
web-problem-refused = The server can’t set up a table right now. Please try again in a moment.
web-ticket-refused = This seat can’t move to this device right now.

# A game against bots that is not finished.
web-unfinished-title = You have an unfinished game of { $game }
web-unfinished-text = If you start a new game, this one is gone for good.
web-unfinished-continue = Continue it
web-unfinished-anew = Start a new game
web-cancel = Cancel

# How a table is laid.
web-setup-summary = { $edition } · { $seats } seats · { $bot }
web-own-rules = Your rules
web-setup-seats = Seats
web-setup-bots = Bots
web-own-crew = Seat by seat
web-own-crew-seat = Seat { $number }
web-edition = Edition
web-edition-title = { $rules ->
    [0] { $edition }
    [one] { $edition }, 1 rule changed
   *[other] { $edition }, { $rules } rules changed
 }
web-edition-usual = The usual rules. Choose another edition to see what differs.
web-edition-restore = Back to: { $edition }
web-unlike = Different from: { $edition }
web-instead-of = instead of { $value }
web-rules-changed = { $rules ->
    [one] Changed: 1 rule
   *[other] Changed: { $rules } rules
 }
web-changed-from = Changed from: { $edition }
web-single-rules = Change single rules
web-all-rules = All rules
web-list-longer = Add one
web-list-shorter = Remove the last one
web-list-less = { $what }: one less
web-list-more = { $what }: one more

# A random name for who has none yet.
web-pirate-name = { $mood } { $animal }
web-pirate-moods = Salty, Rusty, Merry, Sly, Bold, Lucky, Grumpy, Silent, Stormy, Sunny, Crafty, Sleepy, Jolly, Brave, Wily, Windy
web-pirate-animals = Finch, Otter, Crab, Gull, Parrot, Seal, Heron, Squid, Turtle, Marlin, Puffin, Walrus, Lobster, Pelican, Newt, Cat

# The invitation.

# Before the game.
web-table-rules = Playing: { $edition }

# What wants an answer.

# How the table is kept.

# At the table.
web-setting-table = Setting up the table …
web-no-game-yet = No game yet
web-unfetched = The game won’t load. Trying again …
web-unknown-game = A game this page does not know
web-unknown-game-text = This game is newer than this page. Please reload.
web-new-version = There is a new version
web-new-version-text = Please reload the page. A game against bots picks up where you left off.
web-failed = Something went wrong
web-failed-text = The table broke down twice. Please reload the page, or go home.
web-stumbled = Something went wrong. Please try again.
web-reload = Reload
web-no-table = There is no such table
web-no-table-text = The link may be cut short, or the table was cleared away.
web-lost = Off the map
web-lost-text = There is nothing at this address.
web-menu = Menu
web-hint = Hint
web-counsel = What would the Captain do?
web-log = Log
web-log-empty = Nothing has happened yet.
web-rules = How to play
web-say = Say
web-pace = How fast the game moves
web-pace-calm = Calm
web-pace-usual = Usual
web-pace-quick = Quick
web-pace-at-once = Instant
web-language = Language
web-language-unfetched = This language won’t load right now. Please try again later.
web-boot-failed = The game did not load. Please check your connection and reload the page.
web-boot-old = There is a new version of Yo-Ho-Ho. Please reload the page.
web-look = Theme
web-look-night = By night
web-look-day = By day
web-look-contrast = High contrast
web-look-device = Like my device
web-cues = Sounds, signs and keys
web-cue-sound = Sounds
web-cue-captions = Show sounds as words
web-cue-buzz = Buzz when it’s my turn
web-cue-notice = Notify me when it’s my turn
web-cue-keys = Single-key shortcuts
web-leave = Leave the table
web-new-game = New game
web-tab = { $game } · Yo-Ho-Ho

# How the connection is.
web-link-connecting = Connecting …
web-link-live = Live
web-link-home = On this device
web-link-sending = Sending …
web-link-reconnecting = Reconnecting …
web-link-closed = Disconnected
