# The words that page, terminal and programs share. Games and the room bring their own.

## Who is who.

seat-unnamed = Platz { $number }
seat-open = freier Platz
seat-yours = { $who } (du)
seat-others = { $who }
seat-away = kurz weg
seat-stand-in = ein Bot springt ein
seat-idle = dauert schon etwas
player-unnamed = Seebär

## Kinds of bots.

bot-random = Papagei Planlos
bot-flat-monte-carlo = Möwe Scharfblick
bot-powder-monkey = Pulverjunge
bot-deckhand = Matrose
bot-bosun = Bootsmann
bot-quartermaster = Quartiermeister
bot-captain = Kapitän
bot-mixed-crew = Gemischte Crew
bot-about-mixed-crew = Manche leichter, manche schwerer.
bot-about-powder-monkey = Neu an Bord. Kennt die Regeln, aber nicht viel mehr.
bot-about-deckhand = Spielt nach soliden Faustregeln.
bot-about-bosun = Ein alter Hase, der die Chancen abwägt.
bot-about-quartermaster = Denkt voraus. Schwer zu schlagen.
bot-about-captain = Am schwersten zu schlagen. Schaut am weitesten voraus und denkt am längsten nach.

## The link to a served table.

link-connecting = Verbinde …
link-lost = { $seconds ->
    [0] Keine Verbindung. Neuer Versuch …
   *[other] Keine Verbindung. Neuer Versuch in { $seconds } s …
 }
link-back = Die Verbindung steht wieder.
log-gap = Ein paar Züge, die du verpasst hast, stehen hier nicht.
link-closed = Der Tisch hat die Verbindung beendet.
link-failed = Dieser Tisch ist nicht erreichbar: { $why }. Prüf den Link oder lass dir einen neuen geben.

## Things to do at a table, before and after a game.

do-sit = Hinsetzen
do-stand = Platz aufgeben
do-start = Spiel starten
do-rematch = Noch mal spielen
do-quit = Gehen
do-widen = Zurück
do-admit = { $name } hereinlassen
do-turn-away = { $name } abweisen
do-back = Selbst weiterspielen
do-go-on = Weiterspielen

said = { $who-you ->
    [yes] Du sagst: { $phrase }
   *[no] { $who } sagt: { $phrase }
 }
said-watching = Jemand, der zusieht, sagt: { $phrase }
nudged = { $seat-you ->
    [yes] { $by }: Du bist dran!
   *[no] { $by-you ->
        [yes] Du erinnerst { $seat }: Der Zug fehlt noch.
       *[no] { $by } erinnert { $seat }: Der Zug fehlt noch.
    }
 }


options-malformed = Diese Einstellungen sind nicht lesbar: { $detail }
option-value = { $value }

# Several things in a row: "a, b and c".
list-comma = { $first }, { $rest }
list-and = { $first } und { $rest }
list-and-before-i = { $first } und { $rest }

## What a server says about a request or a connection.

server-bad-seats = Dieses Spiel ist für { $min } bis { $max } Leute.
server-bad-token = Wir erkennen dich nicht: Dein Schlüssel ist keiner von uns.
server-code-slip = In diesem Code ist ein Schreibfehler. Bitte vergleich ihn Zeichen für Zeichen.
server-no-kept-name = Deinen Namen hat sich der Server noch nicht gemerkt.
server-no-passkeys = Passkeys gehen nur über https. Nimm hier bitte einen Wiederherstellungscode.
server-passkey-unfit = Diesen Passkey kennt der Server nicht. Versuch es noch einmal oder nimm deinen Wiederherstellungscode.
server-too-many-passkeys = Du hast schon { $max } Passkeys. Entferne sie, bevor du einen neuen anlegst.
server-too-often = Zu viele Versuche. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }.
server-unknown-code = Zu diesem Code kennt der Server niemanden. Vielleicht hast du einen neueren.
server-foreign-page = Das darf nur unsere eigene Seite.
server-full = Der Server ist gerade voll. Versuch es bitte später.
server-hello-late = Die Seite hat sich zu spät gemeldet. Bitte lade sie neu.
server-malformed = Diese Anfrage hat der Server nicht verstanden.
server-malformed-often = Der Tisch versteht diese Seite nicht mehr. Bitte lade sie neu.
server-no-bot = Es gibt keinen Bot namens „{ $bot }“.
server-no-replay = Diese Partie gibt es hier nicht oder nicht mehr.
server-replay-not-yours = Das dürfen nur die, die mitgespielt haben.
server-too-many-replays = Du hast dir sehr viele Partien angesehen. Bitte warte ein wenig.
server-no-code = Kein Tisch hat diesen Code. Codes gelten einen Abend lang.
server-too-many-codes = Zu viele falsche Codes. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 } oder frag nach dem Link.
server-no-game = Es gibt kein Spiel namens „{ $game }“.
server-no-path = Hier ist nichts.
server-no-store = Der Server kann gerade nichts speichern. Versuch es bitte später.
server-no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
server-no-ticket = Dieser Link wurde schon benutzt oder ist älter als eine Minute. Bitte hol dir einen neuen.
server-name-opened = Gerade hat sich ein anderes Gerät als du angemeldet. Warst du das nicht, schau in dein Logbuch.
server-restarting = Der Server startet neu. Gleich geht es am Tisch weiter.
server-table-newer = An diesem Tisch gelten neuere Regeln, als dieser Server kennt. Bitte aktualisiere den Server.
server-table-damaged = Dieser Tisch lässt sich nicht mehr öffnen: Sein Verlauf ist beschädigt.
server-table-lost = Der Tisch ist gestolpert. Gleich geht es weiter.
server-too-many-bots = Mindestens ein Platz muss für dich sein.
server-too-many-tables = Du hast schon viele Tische eröffnet. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 } oder nimm einen davon.
server-too-slow = Deine Verbindung kommt nicht mit. Verbinde neu …
