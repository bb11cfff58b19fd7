# What the board of Skallywaggs says beside the words of the game itself.

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
board-wagg-quiet-answer = Your answer is on its way.
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
board-wagg-watch-hint = With other people at the table, you’re asked every time you’re hit, even with nothing to answer, and quick answers wait a little: that way nobody can tell what you hold.
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
board-wagg-next-hand = Tap another card in your hand.
