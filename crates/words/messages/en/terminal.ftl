# The words of the terminal client, the program and its referee.

## The terminal, full screen.

keys-short = ←→↑↓ Enter · ? help · l log · q leave
keys-long = ←→↑↓ choose · Enter do it · ? help · l what happened · q leave
keys-held = Any key: go on
keys-sheet = # score sheet
keys-menu = m table
keys-menu-open = ↑↓ choose · Enter do it · Escape back
keys-title = Keys
keys-help =
    Arrows     choose what to do; up and down change rows
    Enter      do it
    Letters    in brackets: do that at once
    Digits     choose by the number that is shown, then Enter
    Escape     a step back, where you choose in steps
    l          what happened so far; arrows and page keys scroll
    m          this table: say something, pause, people, another game
    a          ask the Captain what to do, at a table of your own
    F1         how to play at this table
    #          the score sheet, where the game keeps one
    <  >       how fast the bots are, at a table of your own
    ?          this help
    Ctrl+R     reconnect now
    q          leave

    ▶ before a name: the table waits for them.
    A double edge: the card lies face up.

    Any key closes this.
rules-title = How to play · arrows and page keys scroll
sheet-title = Score sheet
sheet-round = Round
pace-usual = The bots take their time.
pace-fast = The bots are fast now.
pace-rush = The bots are in a rush now.
pace-served = You can change the speed only at a table of your own.
counsel-thinking = The Captain is thinking …
counsel-not-now = The Captain gives you a hint when it is your turn.
counsel-served = The Captain gives hints only at a table of your own, against bots.
log-title = What happened
choice-step = { $what } … ({ $count })
choice-about = { $what }: { $about }
choices-above = … { $count } more, ↑
choices-below = … { $count } more, ↓
do-start-with = Start with { $bots }
do-wait-for-friends = Wait for friends
do-wait-for-host = Wait for the host to start
do-say = Say something …
do-nudge = Nudge { $name }
do-bot-for = Let a bot play for { $name }
do-send-back = Give { $name }’s seat back to the old device
do-agree = Yes, take it back
do-decline = No, play on
do-stop-countdown = Wait, not yet
do-keep-playing = Keep playing
do-bot-back = Let { $name } play again
do-customs = Door, clock and talk
do-no = No
do-yes = Yes
do-swap = Change places with …
do-replay = A link to watch this game again
muted = You no longer hear: { $name }.
unmuted = You hear again: { $name }.
carry-link = Open this link on your other device, in a browser or with "yohoho play". It works once, for a minute:
replay-link = Whoever has this link can watch the game again in a browser:
keys-writing = Enter send · Escape back
table-link = Friends can join with this link: { $link }
link-retry-key = Ctrl+R: now
choice-so-far = So far: { $steps }
leave-title = Leave?
leave-question =
    The game is not over.

    Enter: leave. Any other key: stay.

# The sign of a suit on a small card, one letter or two. In English blue has the letter that card players give it.
suit-sign-green = G
suit-sign-yellow = Y
suit-sign-purple = P
suit-sign-blue = U
suit-sign-red = R
suit-sign-black = B

edition-question = Which edition of { $game }?
edition-usual = The usual rules.
edition-unlike = Different from: { $edition }
edition-difference = { $label }: { $value }
edition-help = Arrows or a digit choose, Enter plays, q leaves.
edition-keys = ↑↓ choose · Enter play · q leave

## The terminal, line by line.

order-help = help
order-table = table
order-rules = rules
order-hand = hand
order-log = log
order-sheet = sheet
order-menu = menu
order-hint = hint
order-retry = retry
order-quit = quit
plain-welcome = { $game }. Type "help" to see what you can type.
plain-help =
    Type the number before an answer, or its words: "place rose", "bid 3", "pass".
    Where you are asked for a number, such as a bid, the number is enough.
    A few words are enough, as long as they fit only one answer.
    rules: how to play at this table.
    table: everything there is to see. hand: your cards. log: what happened. sheet: the score sheet.
    menu: what else you can do here: say something, nudge, pause, take a move back, give up, mute somebody, see how the evening stands. The host removes people and lets them back in, swaps seats, adds bots and sets up another game there. Its words will do, too: "pause", "say ahoy", "mute Bo".
    hint: what the Captain would do in your place, and why; at a table of your own.
    An empty line asks the question again. retry: reconnect now. quit: leave the table.
plain-hand = Your hand: { $cards }.
plain-hand-empty = Your hand is empty.
plain-not-now = There is nothing to decide right now. Type "table" to hear how things stand.
plain-either = { $others } or { $last }
plain-range = { $others } to { $last }
plain-own-points = Your round: { $deed }; { $reasons }. That is { $points } points, and { $total } in all.
plain-no-sheet = No round is scored yet.
plain-sheet-row = { $round }. { $scores }
plain-sheet-score = { $who }: { $points }, { $total } in all
plain-final = Final score:
plain-final-row = { $who }: { $total } points
plain-wait = You will hear as soon as something happens.
plain-menu-empty = There is nothing else to do at this table right now.
plain-write = Type what you would like to say. An empty line says nothing.
plain-which = Which one do you mean?
plain-several = That could be: { $choices }. Please say which.
plain-unknown = "{ $line }" is not possible now. An empty line asks the question again; "help" tells you what you can type.
plain-bye = Fair winds!

## The program and its arguments.

cli-about = Pirate card games with friends or bots: in the browser, in the terminal, offline.
cli-after = Unofficial fan project. Rules are told in our own words, all art is our own.
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-print-help = Prints this help
cli-print-language = The language to speak; that of the system if left out
cli-print-version = Prints the version
cli-help = Prints this help, or that of a command
cli-serve = Host tables on this machine; friends join by a link in their browser
cli-serve-open = Show the page in your browser, where there is a screen
serve-open = Yo-Ho-Ho is open at { $address }
serve-phone = On a phone on the same network, type that address or point the camera here:
serve-no-network = This machine is not on a network right now, so only you can come in. Connect it and start again.
serve-no-client = This Yo-Ho-Ho was built without its browser client, so it has no page to show. Build it again with "cargo play", or with "cargo xtask release" to give it away.
serve-data = The tables are kept in { $file }
cli-arena = Let bots play each other in duplicate: the same deals, every bot in every seat
cli-arena-game = Which game
cli-arena-edition = Which edition or preset; the usual one if left out
cli-arena-table = The bots at the table, in the order of the seats, with commas between them
cli-arena-mixed = A pool of bots: every set draws its own table from it, and each bot is rated
cli-arena-accept = A changed bot, to be accepted or rejected; it takes turns with --over in one seat
cli-arena-over = The bot that it must be better than
cli-arena-field = The bots in the other seats, over and over until all are taken
cli-arena-by = What counts: wins, the share of the games won, or points, those of a game
cli-arena-gain = How much better it must be: a share of the games (0.03 if left out), or points a game (4)
cli-arena-seats = How many sit at the table, where --table does not say; the usual number if left out
cli-arena-sets = How many sets; a set is one game for each seat, with the same deals
cli-arena-seed = The same number gives the same games
cli-arena-threads = How many sets to play at once; as many as there are cores if left out
cli-arena-limit = How many milliseconds a program (exec:./my-bot) has for an answer
cli-arena-json = One JSON object instead of a table
cli-arena-csv = Also writes every seat of every game into this file, as CSV
cli-arena-plots = Also draws pictures into this folder, as SVG
cli-arena-why = Also tells why the bots decided as they did in the first game
arena-progress = { $sets ->
    [one] { $played } of 1 set played …
   *[other] { $played } of { $sets } sets played …
}
arena-head = { $game }, { $edition }, { $seats } seats, { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}, { $games } games
arena-line = { $met ->
    [no] { $bot }: { $wins } % won ({ $wins-ci }), { $score } points ({ $score-ci }), { $p50 } ms a decision, 95 % within { $p95 } ms
   *[other] { $bot }: { $wins } % won ({ $wins-ci }), { $score } points ({ $score-ci }), { $met } % of bids met, { $p50 } ms a decision, 95 % within { $p95 } ms
 }
arena-why-head = Why, in the first game:
arena-why = Seat { $seat }, { $bot }: { $why }
arena-lacks = A bot plays without its data file { $file }.
bot-why-places = Best of all it tried in { $worlds } imagined games: { $number } of 100, where a win is 100.
bot-why-points = Best of all it tried in { $worlds } imagined games: { $number } points.
bot-why-lead = Best of all it tried in { $worlds } imagined games: { $number } points ahead of the others.
bot-why-win = Best of all it tried in { $worlds } imagined games: it wins { $number } of 100.
arena-bad-seats = A table of this game has { $min } to { $max } bots.
arena-no-bot = There is no bot called "{ $bot }". These can play: { $bots }.
arena-unreachable = Nobody answers as "{ $bot }": { $why }
arena-fault = { $bot } failed and lost { $games ->
    [one] 1 game
   *[other] { $games } games
} because of it. The first time was in set { $set }, game { $game }, seat { $seat }: { $what }
arena-fault-unstarted = It cannot be started ({ $why }).
arena-fault-ended = { $code ->
    [no] It has ended.
   *[other] It has ended with code { $code }.
 }
arena-fault-stalled = It did not answer within { $ms } ms.
arena-fault-nonsense = Its answer makes no sense: { $line }
arena-fault-illegal = What it answered is not allowed: { $line }
arena-fault-overlong = Its answer was longer than { $max } bytes: { $line }
arena-fault-unasked = It spoke without being asked: { $line }
arena-rating-head = Ratings (Weng-Lin, everybody begins at 25):
arena-rating = { $bot }: { $rating } ± { $uncertainty }
arena-ahead-head = How often each finished ahead of each other, in %:
arena-plot-scores = Scores
arena-plot-points = Points
arena-plot-games = Share of the games
arena-plot-bids = Bids met, round by round
arena-plot-round = Round
arena-plot-met = Share of the bids met
arena-plot-ahead = How often the row finished ahead of the column, in %
arena-accepted = Accepted after { $sets } sets: { $candidate } is better than { $baseline }.
arena-rejected = Rejected after { $sets } sets: { $candidate } is not better than { $baseline }.
arena-undecided = Undecided after { $sets } sets: { $candidate } and { $baseline } are too close.
arena-accept-numbers = { $by ->
    [points] { $difference } points a game
   *[wins] { $difference } of 100 games
 } ({ $difference-ci }). For { $gain } rather than 0, the logarithm of the likelihood ratio is { $ratio }; ± { $bound } decides.
cli-bench = Measure how fast this machine plays
cli-bench-engine = Random whole games on one core, through the same rules everybody plays by
cli-bench-engine-game = Which game
cli-bench-engine-edition = Which edition or preset; the usual one if left out
cli-bench-engine-seats = How many sit at the table; the usual number if left out
cli-bench-engine-seconds = For how long to measure
cli-bench-engine-seed = The same number gives the same games
cli-bench-engine-json = One JSON object instead of a table
bench-speed = { $game }, { $edition }, { $seats } seats: { $decisions } decisions and { $games } games a second
bench-cost = a state of { $bytes } bytes, copied in { $clone } ns, a determinization in { $determinize } ns
bench-debug = This program was built without optimization; a release build is several times faster.
cli-seat = Give a program a seat at a table of friends, over lines of JSON
cli-seat-table = The link of the table
cli-seat-bot = The program, as exec: and its command
cli-seat-name = What it is called at the table
cli-seat-start = Begins the game itself where it is the host, with bots in the open seats
cli-seat-games = After how many games it leaves; it stays if left out
cli-seat-limit = How many milliseconds it has for an answer
cli-seat-guest = A file with a secret that keeps its seat; without it nobody knows the program when it comes back
seat-no-program = "{ $bot }" is not a program. Write exec: and the command that starts it, such as exec:./my-bot.
seat-none = The table has no seat for { $bot }, or has taken it back.
seat-failed = { $bot } has left its seat. { $what } A bot of the table plays on for it.
cli-play = Play in this terminal, against bots or at a table of friends
cli-play-table = A game to play against bots, or the link of a friend’s table
cli-play-plain = Line by line instead of full screen: for screen readers and pipes
cli-play-seats = How many sit at the table, with you
cli-play-bots = Which bots to play against; a mixed crew if left out:
cli-play-name = What to be called
cli-play-seed = The same number gives the same shuffles
cli-play-edition = Which edition or preset, such as current-expanded; full screen asks if left out
cli-play-option = An option of the game over its edition, such as first_after_lost_bet=skull_owner; may be given several times
cli-play-guest = The file with the secret that keeps your seat at tables of friends
cli-judge = Answer questions about positions: one JSON question a line, one JSON answer a line
cli-no-game = Which game? Games: { $games }. For example: yohoho play { $example }
cli-unknown-game = There is no game called "{ $game }". Games: { $games }. To join friends, give the whole link, such as http://localhost:1718/t/…
cli-bad-link = This is not the link of a table: { $link }. It looks like http://localhost:1718/t/…
cli-bad-seats = { $game } is for { $min } to { $max } players, not { $seats }.
cli-bad-bot = There is no bot called "{ $bot }" in { $game }. Bots, weakest first: { $bots }.
cli-no-edition = { $game } has no edition "{ $edition }". Editions: { $editions }.
cli-bad-option = Options are written name=value, not "{ $option }".
cli-unknown-option = { $game } has no option "{ $option }". Options: { $options }.
cli-bad-value = "{ $value }" cannot be chosen for { $option }. Choose one of: { $values }.
cli-bad-list = "{ $value }" cannot be chosen for { $option }. Choose one of: { $values }; or make up a list, such as { $list }. { $hint }
cli-only-at-home = This cannot be chosen at a table of friends: { $argument }. The host has already chosen it.
## The referee.

judge-malformed = This question cannot be read: { $detail }
judge-not-json = This line is not JSON: it breaks off or goes wrong at character { $column }. A question looks like {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-field-missing = The question does not say "{ $field }". For example: { $example }
judge-field-unknown = A question of this kind has no "{ $field }". It has: { $fields }. For example: { $example }
judge-field-choice = "{ $field }" cannot be "{ $value }". Choose one of: { $values }.
judge-field-wrong = "{ $field }" cannot be read. For example: { $example }
judge-not-object = A question is a JSON object in one line, such as {"{"}"game":"skull","ask":"position","seats":3{"}"}.
judge-no-game = The question names no game. Games: { $games }.
judge-unknown-game = There is no game called "{ $game }". Games: { $games }.
judge-not-text = This line is not UTF-8 text.
judge-too-long = This line is longer than { $max } bytes.
