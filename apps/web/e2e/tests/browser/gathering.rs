//! Ways in and the lobby in real browsers: invitations, who may sit, who starts, and what is not thrown away.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use e2e::{Driver, House, Screen, Window, until};

use crate::sending::{Sent, sent};
use crate::{HOME_NETWORK, PLACED, wait_for_the_same_game};

/// Keys as a driver writes them.
const ESCAPE: &str = "\u{e00c}";
const ENTER: &str = "\u{e007}";

/// Parts of the page that scroll and that a keyboard does not reach; best none.
const OUT_OF_REACH: &str = "
    const seen = e => e.checkVisibility({ visibilityProperty: true });
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex=\"0\"]';
    return [...document.querySelectorAll('body *')].filter(e => {
        const scrolls = /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1;
        return scrolls && seen(e) && e.tabIndex < 0 && ![...e.querySelectorAll(stops)].some(seen);
    }).map(e => e.className);";

/// Controls without a name, and ids that are there twice; best none.
const UNNAMED: &str = "
    const seen = e => e.checkVisibility({ visibilityProperty: true });
    const name = e => e.ariaLabel || [...(e.labels ?? [])].map(l => l.innerText).join('') || e.innerText;
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')];
    const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
    return [
        ...controls.filter(e => seen(e) && !(name(e) ?? '').trim()).map(e => e.outerHTML.slice(0, 80)),
        ...ids.filter((id, at) => ids.indexOf(id) !== at),
    ];";

/// Names of people that are broken into columns of letters; best none.
const BROKEN: &str = "
    const names = [...document.querySelectorAll('.who')].filter(e => e.getBoundingClientRect().height > 60);
    return names.map(e => e.textContent);";

/// Looks at the page at every size: everything fits, has a name and can be reached by keys.
async fn look(window: &mut Window, name: &str) -> Result<()> {
    let screen = window.screen();
    for screen in [Screen::Narrow, Screen::Phone, Screen::Landscape, Screen::Desk] {
        window.turn_to(screen).await?;
        window.shot(name).await?;
        window.assert_fits().await?;
        for (what, script) in [("out of reach", OUT_OF_REACH), ("unnamed", UNNAMED), ("broken", BROKEN)] {
            let found = window.ask(script).await?;
            ensure!(found == serde_json::json!([]), "{what} on {name}, {screen:?}: {found}");
        }
    }
    window.turn_to(screen).await
}

/// Opens a table for three of Skull and gives its link.
async fn table_for_three(url: &str, host: &Window) -> Result<String> {
    host.go(url).await?;
    host.tap("[data-game=skull] [data-test=setup] summary").await?;
    host.tap("[data-game=skull] .picks .pick:nth-of-type(2)").await?;
    host.tap("[data-game=skull] [data-test=friends]").await?;
    host.wait_for("[data-test=start]").await?;
    host.text("[data-test=link]").await
}

/// Scrolls to something that may lie below the edge.
async fn reach(window: &Window, css: &str) -> Result<()> {
    window.wait_for(css).await?;
    window.ask(&format!("document.querySelector('{css}').scrollIntoView({{ block: 'center' }})")).await?;
    Ok(())
}

async fn sit(window: &Window, link: &str, name: &str) -> Result<()> {
    window.go(link).await?;
    window.wait_for("[data-test=sit]").await?;
    window.fill("[data-test=name]", name).await?;
    window.tap("[data-test=sit]").await?;
    window.wait_for("[data-test=rename]").await
}

/// What the page says somewhere, once it says something that contains these words.
async fn wait_for_words(window: &Window, css: &str, words: &str) -> Result<()> {
    until(&format!("`{css}` to say `{words}`"), || async {
        Ok(window.text(css).await?.contains(words).then_some(()))
    })
    .await
}

/// What somebody gets who pastes.
async fn pasted(window: &Window) -> Result<serde_json::Value> {
    let field = "
        const field = document.createElement('textarea');
        field.id = 'paste';
        document.querySelector('.lobby').append(field);
        field.focus();";
    window.ask(field).await?;
    window.paste().await?;
    let text = window.ask("return document.getElementById('paste').value").await?;
    window.ask("document.getElementById('paste').remove()").await?;
    Ok(text)
}

/// A page that may not share begins a message instead; tells the link in the text message, and the one in the e-mail.
async fn is_sent_by_message(window: &Window, link: &str) -> Result<[String; 2]> {
    ensure!(!window.sees("[data-test=share]").await?, "a page on plain http offers to share");
    let text = format!("Come and play cards with me. {link}");
    let (texted, mailed) = (sent(window, "send-text").await?, sent(window, "send-mail").await?);
    ensure!(texted == Sent::of("sms:", &[("body", &text)]), "{texted:?}");
    ensure!(mailed == Sent::of("mailto:", &[("subject", "Yo-Ho-Ho"), ("body", &text)]), "{mailed:?}");
    Ok([texted.link()?, mailed.link()?])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_plain_http_a_link_is_copied_or_it_is_said_what_to_do() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let url = house.url().replace("localhost", "cards.test");
    let mut anna = Window::open_with(&driver, Screen::Phone, &[HOME_NETWORK]).await?;
    anna.go(&url).await?;
    ensure!(anna.ask("return isSecureContext || 'clipboard' in navigator").await? == false);
    // Nothing is kept for later here, so nothing is promised.
    let promise = anna.text("[data-test=network]").await?;
    ensure!(!promise.contains("without a connection"), "the page promises: {promise}");
    let link = table_for_three(&url, &anna).await?;
    ensure!(link.starts_with(&format!("{url}/t/")), "friends are sent to {link}");
    ensure!(anna.sees(".invitation .qr").await?, "there is no picture of the link");
    ensure!(anna.text("[data-test=only-here]").await?.is_empty());
    let [texted, mailed] = is_sent_by_message(&anna, &link).await?;
    anna.tap("[data-test=copy]").await?;
    wait_for_words(&anna, "[data-test=copy-told]", "The link is copied.").await?;
    look(&mut anna, "invitation-copied").await?;
    ensure!(pasted(&anna).await? == link.as_str(), "something else was copied");
    // A browser that forbids even that leaves the link selected, and says so.
    anna.ask("document.execCommand = () => false").await?;
    anna.tap("[data-test=copy]").await?;
    wait_for_words(&anna, "[data-test=copy-told]", "The link is selected").await?;
    let selected =
        "const at = document.activeElement; return at.value.slice(at.selectionStart, at.selectionEnd)";
    ensure!(anna.ask(selected).await? == link.as_str(), "the link is not selected");
    look(&mut anna, "invitation-by-hand").await?;
    // What was sent leads friends to the table.
    let bo = Window::open_with(&driver, Screen::Phone, &[HOME_NETWORK]).await?;
    let cleo = Window::open_with(&driver, Screen::Phone, &[HOME_NETWORK]).await?;
    sit(&bo, &texted, "Bo").await?;
    sit(&cleo, &mailed, "Cleo").await?;
    wait_for_words(&anna, ".seat-row:nth-child(2) .who", "Bo").await?;
    wait_for_words(&anna, ".seat-row:nth-child(3) .who", "Cleo").await?;
    for window in [anna, bo, cleo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_that_leads_friends_nowhere_is_said_to_work_here_only() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let mut anna = Window::open(&driver, Screen::Desk).await?;
    let link = table_for_three(house.url(), &anna).await?;
    wait_for_words(&anna, "[data-test=only-here]", "only works on this computer").await?;
    ensure!(!anna.sees(".qr").await?, "a phone is shown a way that leads nowhere");
    ensure!(!anna.sees("[data-test=send-mail]").await?, "friends are sent a link that leads nowhere");
    look(&mut anna, "invitation-only-here").await?;
    anna.turn_to(Screen::Narrow).await?;
    let lines = "return document.querySelector('.only-here code').getClientRects().length";
    ensure!(anna.ask(lines).await? == 1, "what is to be typed is broken over two lines");
    anna.turn_to(Screen::Desk).await?;
    anna.tap("[data-test=copy]").await?;
    wait_for_words(&anna, "[data-test=copy-told]", "The link is copied.").await?;
    ensure!(pasted(&anna).await? == link.as_str(), "something else was copied");
    anna.assert_sound().await?;
    anna.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_removes_only_when_asked_twice_and_lets_back_in() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let mut anna = Window::open(&driver, Screen::Phone).await?;
    let mut bo = Window::open(&driver, Screen::Phone).await?;
    let link = table_for_three(house.url(), &anna).await?;
    sit(&bo, &link, "Bo").await?;
    reach(&anna, "[data-test=remove]").await?;
    anna.tap("[data-test=remove]").await?;
    anna.wait_for("[data-question=removal][open]").await?;
    look(&mut anna, "remove-question").await?;
    // Whoever changes their mind is where they were.
    anna.press(ESCAPE).await?;
    ensure!(!anna.sees("[data-question=removal][open]").await?, "the question is still there");
    ensure!(anna.ask("return document.activeElement.dataset.test").await? == "remove", "the focus is lost");
    ensure!(bo.sees("[data-test=rename]").await?, "Bo was removed without a word");
    anna.tap("[data-test=remove]").await?;
    anna.tap("[data-question=removal] [data-answer=remove]").await?;
    wait_for_words(&bo, "[data-test=removed]", "The host has removed you from this table.").await?;
    ensure!(!bo.sees("[data-test=sit]").await?, "there is a button that must fail");
    look(&mut bo, "removed").await?;
    bo.reload().await?;
    bo.wait_for("[data-test=removed]").await?;
    reach(&anna, "[data-test=let-in]").await?;
    look(&mut anna, "removals").await?;
    anna.tap("[data-test=let-in]").await?;
    bo.tap("[data-test=sit]").await?;
    bo.wait_for("[data-test=rename]").await?;
    ensure!(!anna.sees("[data-test=let-in]").await?, "Bo is still among the removed");
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_table_waits_for_its_host() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let mut anna = Window::open(&driver, Screen::Phone).await?;
    let mut bo = Window::open(&driver, Screen::Phone).await?;
    let mut cleo = Window::open(&driver, Screen::Desk).await?;
    let link = table_for_three(house.url(), &anna).await?;
    wait_for_words(&anna, ".thumb .hint", "Bots take the 2 open seats").await?;
    sit(&bo, &link, "Bo").await?;
    wait_for_words(&bo, ".thumb .waiting", "One seat is open").await?;
    cleo.go(&link).await?;
    cleo.wait_for("[data-test=sit]").await?;
    look(&mut cleo, "invited").await?;
    // Who comes and goes does not take the focus from what another holds.
    anna.ask("document.querySelector('[data-test=remove]').focus()").await?;
    sit(&cleo, &link, "Cleo").await?;
    wait_for_words(&anna, ".thumb .hint", "Every seat is taken").await?;
    ensure!(anna.ask("return document.activeElement.dataset.test").await? == "remove", "the focus is lost");
    look(&mut anna, "lobby-full-host").await?;
    look(&mut bo, "lobby-full-guest").await?;
    for window in [&anna, &bo, &cleo] {
        ensure!(window.sees("main[data-phase=gathering]").await?, "the game has begun by itself");
    }
    anna.tap("[data-test=start]").await?;
    for window in [&anna, &bo, &cleo] {
        window.wait_for("main[data-phase=playing] .hand .held").await?;
        let focus = window.ask("return document.activeElement === document.body").await?;
        ensure!(focus == false, "a keyboard begins at the top of the page again");
    }
    let mut dora = Window::open(&driver, Screen::Phone).await?;
    dora.go(&link).await?;
    dora.wait_for("[data-test=full]").await?;
    look(&mut dora, "watching-full").await?;
    for window in [anna, bo, cleo, dora] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

/// How many games can be played without scrolling.
async fn plays_at_once(window: &Window) -> Result<i64> {
    let script = "
        scrollTo(0, 0);
        const buttons = [...document.querySelectorAll('.game [data-test=bots]')].map(b => b.getBoundingClientRect());
        return buttons.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length;";
    window.ask(script).await?.as_i64().context("buttons are counted")
}

async fn go_home(window: &Window) -> Result<()> {
    window.tap("[data-test=open-menu]").await?;
    window.tap("[data-test=home]").await?;
    window.wait_for("[data-test=rejoin]").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unfinished_game_is_given_up_only_by_a_word() -> Result<()> {
    const BOTS: &str = "[data-game=skull] [data-test=bots]";
    const QUESTION: &str = "[data-question=unfinished-skull][open]";
    let (house, driver) = (House::open()?, Driver::start()?);
    let mut emil = Window::open(&driver, Screen::Phone).await?;
    emil.go(house.url()).await?;
    emil.wait_for(BOTS).await?;
    look(&mut emil, "front-page").await?;
    emil.turn_to(Screen::Landscape).await?;
    ensure!(plays_at_once(&emil).await? == 3, "on its side a phone shows every game with its button");
    emil.turn_to(Screen::Phone).await?;
    ensure!(plays_at_once(&emil).await? >= 1, "upright it shows at least the first");
    // Where there is nothing to lose, one tap plays.
    emil.tap(BOTS).await?;
    emil.tap(".held[data-offer]").await?;
    emil.tap(".held.raised").await?;
    emil.wait_for(PLACED).await?;
    go_home(&emil).await?;
    emil.tap(BOTS).await?;
    emil.wait_for(QUESTION).await?;
    look(&mut emil, "unfinished-question").await?;
    emil.tap(&format!("{QUESTION} [data-answer=cancel]")).await?;
    ensure!(!emil.sees(QUESTION).await?, "the question is still there");
    emil.wait_for("[data-test=rejoin]").await?;
    // The harmless answer has the focus: Enter goes on with the game.
    emil.tap(BOTS).await?;
    emil.wait_for(QUESTION).await?;
    emil.press(ENTER).await?;
    wait_for_the_same_game(&emil).await?;
    go_home(&emil).await?;
    emil.tap(BOTS).await?;
    emil.tap(&format!("{QUESTION} [data-answer=anew]")).await?;
    emil.wait_for("main[data-phase=playing] .hand .held").await?;
    ensure!(!emil.sees(PLACED).await?, "the new game is the old one");
    emil.assert_sound().await?;
    emil.close().await
}

/// A page that a browser keeps when another is opened in its tab still answers for its reader.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_opens_another_page_in_the_same_tab_is_away_until_they_come_back() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let [anna, bo] =
        [Window::open(&driver, Screen::Desk).await?, Window::open(&driver, Screen::Phone).await?];
    let link = table_for_three(house.url(), &anna).await?;
    sit(&bo, &link, "Bo").await?;
    anna.tap("[data-test=start]").await?;
    bo.wait_for("main[data-phase=playing] .hand .held").await?;
    bo.ask("location.href = 'about:blank'").await?;
    let left = Instant::now();
    anna.wait_for("[data-matter=web-matter-away]").await?;
    ensure!(left.elapsed() < Duration::from_secs(10), "it took {:?}", left.elapsed());
    bo.back().await?;
    bo.wait_for("main[data-phase=playing] .hand .held").await?;
    until("Bo to be back", || async {
        Ok((!anna.sees("[data-matter=web-matter-away]").await?).then_some(()))
    })
    .await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}
