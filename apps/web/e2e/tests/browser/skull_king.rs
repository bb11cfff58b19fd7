//! Skull King in a real browser, through the page alone: ten rounds against bots, with nobody serving.

use anyhow::{Context, Result, ensure};
use e2e::{Album, Dress, Driver, House, Move, Person, Screen, Window, until};

/// Moments worth a picture: what shows that they are there, and what the picture is called.
const MOMENTS: &[(&str, &str)] = &[
    (".numbers[data-count='6'] .number", "king-bid"),
    (".numbers[data-count='11'] .number", "king-bid-ten"),
    (".trick[data-count='2'] ~ .why", "king-trick"),
    (".trick[data-count='3'] .chip-wins", "king-trick-taken"),
    // Everybody's bid, tricks and points, at the end of a round.
    (".round-card tbody tr:nth-child(3):last-child", "king-round"),
    // The last round's, before anybody celebrates: no hand is dealt for another one.
    (".king-board:not(.over):has(.hand[data-count='0']) .round-card", "king-last-round"),
    (".choices [data-offer=lead]", "king-rosie"),
    (".choices [data-offer=wager]", "king-rascal"),
    (".choices [data-offer=change_bid]", "king-harry"),
    (".own-ask [data-offer=play]:not(:only-child)", "king-tigress"),
    (".held[data-offer=discard]", "king-discard"),
];

/// Opens the score sheet, and tells how many rounds and rows it has.
async fn read_sheet(window: &Window, name: &str) -> Result<(i64, i64)> {
    window.tap("[data-test=score-sheet]").await?;
    window.wait_for(".score-sheet[open] .score-round").await?;
    window.shots(name).await?;
    window.assert_fits().await?;
    let count = |css: &str| format!("return document.querySelectorAll('{css}').length");
    let rounds = window.ask(&count(".score-round")).await?.as_i64().unwrap_or(0);
    let rows = window.ask(&count(".score-round tbody tr")).await?.as_i64().unwrap_or(0);
    let in_grid = window.ask(&count(".score-grid tbody tr")).await?.as_i64().unwrap_or(0);
    ensure!(in_grid == rounds, "the grid of players and rounds has {in_grid} rows for {rounds} rounds");
    window.tap("[data-close=score-sheet]").await?;
    Ok((rounds, rows))
}

/// Whether the last total of every seat on the sheet is what the final standings say.
async fn sheet_agrees_with_standings(window: &Window) -> Result<bool> {
    let script = "
        const last = document.querySelector('.score-round');
        return [...document.querySelectorAll('.standings li')].every(li => {
            const row = last.querySelector(`tr[data-seat='${li.dataset.seat}'] .score-total`);
            return li.querySelector('.standing-points').textContent.replace(/[^−0-9]/g, '') === row.textContent;
        });";
    Ok(window.ask(script).await? == true)
}

/// How many rows the saved spreadsheet has below its heading.
async fn saved_rows(window: &Window) -> Result<i64> {
    let script = "
        const link = document.querySelector('[data-export=csv]');
        const text = decodeURIComponent(link.href.slice(link.href.indexOf(',') + 1));
        return link.download.endsWith('.csv') ? text.trim().split('\\n').length - 1 : -1;";
    Ok(window.ask(script).await?.as_i64().unwrap_or(-1))
}

/// Where the table is laid.
const FORM: &str = "[data-game=skull-king] [data-test=setup]";

/// Chooses another edition, looks at what is different in it, changes a rule and goes back.
async fn choose_the_expanded_edition(window: &Window) -> Result<()> {
    ensure!(!window.sees(&format!("{FORM} .switched")).await?, "the usual edition is different from itself");
    window.tap(&format!("{FORM} [data-edition=current-expanded]")).await?;
    for option in ["kraken", "white_whale", "loot", "power_harry"] {
        window.wait_for(&format!("{FORM} .switched[data-option={option}][data-on=true]")).await?;
    }
    window.shots("king-edition").await?;
    window.tap(&format!("{FORM} [data-test=single-rules] summary")).await?;
    window.tap(&format!("{FORM} .rule[data-option=mermaids] .switch")).await?;
    window.wait_for(&format!("{FORM} [data-test=changed] .switched[data-option=mermaids]")).await?;
    window.shots("king-rules").await?;
    window.assert_fits().await?;
    window.tap(&format!("{FORM} [data-test=restore]")).await?;
    ensure!(!window.sees(&format!("{FORM} [data-test=changed]")).await?, "the rule is still changed");
    let summary = window.text(&format!("{FORM} > summary")).await?;
    ensure!(summary.starts_with("Current edition, expanded · 3 seats"), "the table is laid as {summary}");
    // Eight cannot play the lean edition, and the form says why.
    window.tap("[data-game=skull-king] .picks .pick:nth-of-type(7)").await?;
    window.tap(&format!("{FORM} [data-edition=beck-2018]")).await?;
    window.wait_for(&format!("{FORM} .refusal .problem")).await?;
    window.shots("king-refusal").await?;
    window.tap(&format!("{FORM} [data-edition=current-expanded]")).await?;
    window.tap("[data-game=skull-king] .picks .pick:nth-of-type(2)").await?;
    ensure!(!window.sees(&format!("{FORM} .refusal .problem")).await?, "the table is still refused");
    Ok(())
}

/// Chooses the bots: one level for all, and then each seat its own.
async fn choose_the_crew(window: &Window) -> Result<()> {
    let (kind, about) = (format!("{FORM} [data-test=bot-kind]"), format!("{FORM} [data-test=bot-about]"));
    ensure!(window.text(&about).await? == "Some easier, some harder.", "a newcomer gets no mixed crew");
    window.select(&kind, "captain").await?;
    until("to be told what the Captain is like", || async {
        Ok(window.text(&about).await?.starts_with("The hardest.").then_some(()))
    })
    .await?;
    window.select(&kind, "each").await?;
    window.wait_for(&format!("{FORM} [data-test=own-crew] .field:nth-child(2)")).await?;
    window.shots("king-crew").await?;
    window.assert_fits().await?;
    window.select(&format!("{FORM} [data-test=own-crew] .field:first-child select"), "deckhand").await?;
    window.select(&format!("{FORM} [data-test=own-crew] .field:nth-child(2) select"), "captain").await?;
    let summary = window.text(&format!("{FORM} > summary")).await?;
    ensure!(summary.ends_with("Seat by seat"), "the table is laid as {summary}");
    Ok(())
}

/// Asks what the Captain would do, on the reader's own turn.
async fn ask_the_captain(window: &Window) -> Result<()> {
    window.tap("[data-test=counsel][aria-disabled=false]").await?;
    until("the Captain's counsel", || async {
        let said = window.ask("return document.querySelector('.toast')?.textContent ?? ''").await?;
        Ok(said.as_str().is_some_and(|said| said.starts_with("The Captain says: Bid ")).then_some(()))
    })
    .await?;
    window.shots("king-counsel").await
}

/// Looks whether every card is whole, and when the trick has changed, whether it is so for everybody.
async fn look_at_trick(window: &Window, before: &mut String) -> Result<()> {
    window.assert_cards_whole().await?;
    let now = window.ask("return document.querySelector('.trick')?.textContent ?? ''").await?;
    let now = now.as_str().unwrap_or_default();
    if now != before {
        now.clone_into(before);
        window.assert_cards_whole_for_everybody().await?;
    }
    Ok(())
}

/// A trick that somebody has taken: whose card took it, and its cards.
type Taken = (Option<String>, Vec<String>);

/// Looks whether a taken trick goes to whoever took it when the next one begins: to their face, every card of it, but
/// for those that are dealt anew. `taken` is the trick that lay there. Tells how many cards went.
async fn look_at_sweep(window: &Window, taken: &mut Taken) -> Result<usize> {
    let script = "
        const names = css => [...document.querySelectorAll(css)].map(card => card.dataset.card);
        const owner = document.querySelector('.trick.done .play.wins')?.dataset.owner ?? null;
        const seat = document.querySelector('.swept')?.closest('[data-seat]')?.dataset.seat ?? null;
        return [[owner, names('.trick.done .card')], [seat, names('.swept')]];";
    let (lies, swept): (Taken, Taken) = serde_json::from_value(window.ask(script).await?)?;
    // A quick trick in between may not have been looked at.
    let is_it = !swept.1.is_empty() && swept.1.iter().all(|card| taken.1.contains(card));
    ensure!(!is_it || swept.0 == taken.0, "{swept:?} went, but {taken:?} was taken");
    if lies.0.is_some() {
        *taken = lies;
    }
    Ok(if is_it { swept.1.len() } else { 0 })
}

/// Takes the last choice of an option: a list of one's own. A phone shows choices outside the page, so a script does it.
async fn make_up(window: &Window, option: &str) -> Result<()> {
    let script = format!(
        "const select = document.querySelector('{FORM} .rule[data-option={option}] > .field select');
        select.selectedIndex = select.options.length - 1;
        select.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    window.ask(&script).await?;
    window.wait_for(&format!("{FORM} .rule[data-option={option}] .own-list")).await
}

/// Whether a card lies open that only the expanded edition has.
async fn sees_expansion(window: &Window) -> Result<bool> {
    let script = "
        const extra = ['Kraken', 'White Whale', 'Loot'];
        return [...document.querySelectorAll('.card-title')].some(title => extra.includes(title.textContent));";
    Ok(window.ask(script).await? == true)
}

/// How much is left of the candle.
async fn candle(window: &Window) -> Result<i64> {
    let left = window
        .ask("return Number(document.querySelector('.candle').style.getPropertyValue('--left'))")
        .await?;
    left.as_i64().context("the candle is a number of hundredths high")
}

/// Whether the winner's name is in the wood of the table, and is kept for the next game.
async fn is_carved(window: &Window) -> Result<bool> {
    let script = "
        const winner = document.querySelector('.standings li').querySelector('.standing-name').textContent;
        const wood = document.querySelector('.stage').style.getPropertyValue('--carved');
        return wood.includes(winner) && JSON.parse(localStorage['yohoho.carved.skull-king']).includes(winner);";
    Ok(window.ask(script).await? == true)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_ten_rounds_of_skull_king_against_bots() -> Result<()> {
    const LOOKS_MAX: usize = 8_000;
    let (house, driver) = (House::open()?, Driver::start()?);
    let gwen = Window::open(&driver, Screen::Phone).await?;
    gwen.go(house.url()).await?;
    // Three at the table: every trick is short, and every rule still comes up.
    gwen.tap("[data-game=skull-king] [data-test=setup] summary").await?;
    gwen.tap("[data-game=skull-king] .picks .pick:nth-of-type(2)").await?;
    gwen.shots("king-setup").await?;
    choose_the_crew(&gwen).await?;
    choose_the_expanded_edition(&gwen).await?;
    gwen.tap("[data-game=skull-king] [data-test=bots]").await?;
    gwen.wait_for("main[data-phase=playing] .king-board .number").await?;
    gwen.tap("[data-test=open-menu]").await?;
    let rules = gwen.text("dialog[open] [data-test=table-rules] summary").await?;
    ensure!(rules == "Playing: Current edition, expanded", "the table plays by {rules}");
    gwen.ask("document.querySelectorAll('dialog[open] details').forEach(details => details.open = true)")
        .await?;
    gwen.assert_accessible().await?;
    gwen.choose_pace("quick").await?;
    gwen.tap("[data-close=menu]").await?;
    gwen.dress(Dress::LargeText).await?;
    gwen.assert_nothing_overlaps().await?;
    gwen.dress(Dress::Plain).await?;
    ask_the_captain(&gwen).await?;
    let (mut person, mut album, mut reads, mut ended) = (Person::new(3), Album::new(MOMENTS), false, false);
    let (mut expanded, mut trick, mut n_swept) = (false, String::new(), 0);
    let mut taken = (None, Vec::new());
    for _ in 0..LOOKS_MAX {
        album.keep(&gwen).await?;
        n_swept = look_at_sweep(&gwen, &mut taken).await?.max(n_swept);
        look_at_trick(&gwen, &mut trick).await?;
        expanded = expanded || sees_expansion(&gwen).await?;
        if !reads && gwen.sees(".numbers[data-count='4']").await? {
            let (rounds, rows) = read_sheet(&gwen, "king-sheet").await?;
            ensure!(candle(&gwen).await? == 80, "two rounds of ten have burnt down");
            ensure!((rounds, rows) == (2, 6), "after two rounds of three the sheet has {rounds} and {rows}");
            // A reload goes on with the same game.
            gwen.reload().await?;
            gwen.wait_for("main[data-phase=playing] .king-board").await?;
            let pace = gwen.ask("return document.querySelector('[data-test=pace]').value").await?;
            ensure!(pace == "quick", "the pace was forgotten and is {pace}");
            reads = true;
        }
        ended = person.look(&gwen).await? == Move::Finished;
        if ended {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    ensure!(ended, "the game did not end; the page says {}", gwen.text("body").await?);
    ensure!(reads, "the sheet was never read");
    ensure!(n_swept == 3, "no whole trick was seen to go to whoever took it");
    ensure!(expanded, "ten rounds without a card of the chosen edition");
    ensure!(album.has("king-bid-ten"), "there was no round of ten: {album:?}");
    ensure!(album.has("king-last-round"), "the last round's scores were never seen: {album:?}");
    ensure!(album.has("king-round"), "no round ended with a card of its own: {album:?}");
    gwen.wait_for(".king-board .standings").await?;
    gwen.shots("king-end").await?;
    let (rounds, rows) = read_sheet(&gwen, "king-sheet-end").await?;
    ensure!(rounds >= 10 && rows == rounds * 3, "the sheet has {rounds} rounds and {rows} rows");
    ensure!(sheet_agrees_with_standings(&gwen).await?, "the sheet and the standings differ");
    ensure!(is_carved(&gwen).await?, "the winner's name is not in the table");
    ensure!(saved_rows(&gwen).await? == rows, "what is saved is not what is shown");
    gwen.assert_sound().await?;
    gwen.assert_fits().await?;
    gwen.close().await
}

/// The key that does what the focus is on.
const ENTER: &str = "\u{E007}";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_picks_first_as_a_tap_does_and_the_focus_stays_on_the_table() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let hugo = Window::open(&driver, Screen::Desk).await?;
    hugo.go(house.url()).await?;
    hugo.tap("[data-game=skull-king] [data-test=bots]").await?;
    hugo.wait_for("main[data-phase=playing] .king-board .number").await?;
    // The first press picks, another number corrects it, and only the same one again bids.
    for picked in ["1", "0"] {
        hugo.press(picked).await?;
        hugo.wait_for(&format!(".number.chosen[data-value='{picked}']")).await?;
    }
    hugo.press("0").await?;
    until("the bid to be made", || async { Ok((!hugo.sees(".number").await?).then_some(())) }).await?;
    // A card that is played by the keyboard takes the focus with it; the table must give it a new place.
    hugo.wait_for("main[data-turn=true] .held[data-offer]").await?;
    hugo.ask("document.querySelector('.held').focus()").await?;
    hugo.press(ENTER).await?;
    hugo.wait_for(".held.raised").await?;
    hugo.press(ENTER).await?;
    until("the card to be played", || async {
        // The Tigress asks what she is played as.
        hugo.try_tap(".own-ask [data-offer]:not(:only-child)").await?;
        Ok((!hugo.sees(".held.raised").await?).then_some(()))
    })
    .await?;
    hugo.wait_for(".trick").await?;
    let focused = hugo.ask("return document.activeElement?.closest('.stage') != null").await?;
    ensure!(focused == true, "the focus fell out of the table");
    hugo.assert_sound().await?;
    hugo.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_has_rounds_and_extra_cards_of_its_own() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let gwen = Window::open(&driver, Screen::Phone).await?;
    gwen.go(house.url()).await?;
    gwen.tap(&format!("{FORM} summary")).await?;
    gwen.tap(&format!("{FORM} [data-test=single-rules] summary")).await?;
    let schedule = format!("{FORM} .rule[data-option=schedule]");
    ensure!(!gwen.sees(&format!("{schedule} .own-list")).await?, "the usual rounds are no list of one's own");
    make_up(&gwen, "schedule").await?;
    // Five rounds to begin with: two of them go, one card more in the first.
    for _ in 0..2 {
        gwen.tap(&format!("{schedule} [data-list=shorter]")).await?;
    }
    gwen.tap(&format!("{schedule} [data-place='0'] [data-step=more]")).await?;
    make_up(&gwen, "replacements").await?;
    gwen.tap(&format!("{FORM} .rule[data-option=replacements] [data-list=longer]")).await?;
    gwen.shots("king-own-rounds").await?;
    gwen.assert_fits().await?;
    let changed = gwen.text(&format!("{FORM} [data-test=changed]")).await?;
    ensure!(changed.contains("Your own: 3 rounds, dealing 2, 3 and 5"), "the form says {changed}");
    ensure!(changed.contains("2 more: Pirate and Pirate"), "the form says {changed}");
    // What the deck cannot deal is refused, and the form says why.
    for _ in 0..10 {
        gwen.tap(&format!("{schedule} [data-place='2'] [data-step=more]")).await?;
    }
    gwen.tap("[data-game=skull-king] .picks .pick:nth-of-type(5)").await?;
    gwen.wait_for(&format!("{FORM} .refusal .problem")).await?;
    let problem = gwen.text(&format!("{FORM} .refusal .problem")).await?;
    ensure!(problem == "15 cards for each of 6 hands are more than the 72 cards of the deck.", "{problem}");
    gwen.tap("[data-game=skull-king] .picks .pick:nth-of-type(2)").await?;
    gwen.tap("[data-game=skull-king] [data-test=bots]").await?;
    gwen.wait_for("main[data-phase=playing] .king-board .numbers[data-count='3']").await?;
    gwen.assert_sound().await?;
    gwen.close().await
}
