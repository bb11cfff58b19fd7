//! Acting by keyboard alone: to what is wanted by Tab and arrows, Enter, and the keys that the page names.

use std::time::Duration;

use anyhow::{Result, bail};
use serde_json::json;
use thirtyfour::{Key, WebDriver};

/// Keys as a driver writes them.
const ENTER: &str = "\u{e007}";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const TAB: &str = "\u{e004}";

/// More presses than any way through a page takes.
const PRESSES_MAX: usize = 150;

/// Chooses the nth (counted round) of the controls that match and are offered, if they are named; tells which key
/// leads from the focus towards the choice, and how often it is to be pressed for that.
const WAY: &str = "
    const [wanted, nth] = arguments;
    const isReached = e => e.getClientRects().length > 0 && !e.disabled && !e.closest('[inert]')
        && (!document.querySelector('dialog[open]') || e.closest('dialog[open]'));
    const isOffered = e => isReached(e) && e.getAttribute('aria-disabled') !== 'true';
    if (wanted) {
        const offered = [...document.querySelectorAll(wanted)].filter(isOffered);
        window.__goal = offered[nth % offered.length];
    }
    const [goal, at] = [window.__goal, document.activeElement ?? document.body];
    const isNowhere = at === document.body || at === document.documentElement;
    if (isNowhere && window.__focused) return ['lost', 0];
    if (!goal?.isConnected || !isOffered(goal)) return ['gone', 0];
    window.__focused ||= !isNowhere;
    if (at === goal) return ['here', 0];
    const named = goal.querySelector('kbd')?.textContent.trim();
    if (named && nth % 2) return [named.toLowerCase(), 1];
    const isBefore = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    const list = goal.closest('ul, ol, [role=group]');
    if (goal.tabIndex < 0 && list?.contains(at)) {
        const [from, to] = [at, goal].map(e => [...list.children].findIndex(item => item.contains(e)));
        return [isBefore(at, goal) ? 'right' : 'left', Math.abs(to - from)];
    }
    // A list is one stop, wherever in it that is.
    const stop = goal.tabIndex < 0 ? list?.querySelector('[tabindex=\"0\"]') : goal;
    if (stop == null) return ['gone', 0];
    const [first, last] = isBefore(at, stop) ? [at, stop] : [stop, at];
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(e => e.tabIndex >= 0 && isReached(e));
    const between = stops.filter(e => isBefore(first, e) && isBefore(e, last));
    return [first === at ? 'tab' : 'back', between.length + 1];";

/// Notes where the keyboard was when it fell out of the page for longer than a few frames.
pub const FOCUS_WATCH: &str = "
    window.__lost = [];
    let [last, since] = [null, null];
    setInterval(() => {
        const at = document.activeElement;
        if (at && at !== document.body && at !== document.documentElement) {
            [last, since] = [`${at.tagName} .${at.className} ${at.textContent.slice(0, 40)}`, null];
        } else if (last) {
            since ??= performance.now();
            if (performance.now() - since > 150) { window.__lost.push(last); last = null; }
        }
    }, 25);";

/// Goes to the nth control that matches and is offered, counted round, and presses it. Tells whether there is one.
pub async fn try_press_nth(browser: &WebDriver, css: &str, nth: u64) -> Result<bool> {
    if !walk(browser, css, nth).await? {
        return Ok(false);
    }
    press(browser, ENTER).await?;
    Ok(true)
}

/// Walks by Tab and arrows. It is not there when the page has moved on meanwhile.
pub async fn walk(browser: &WebDriver, css: &str, nth: u64) -> Result<bool> {
    let mut wanted = json!(css);
    let mut n_lost = 0;
    for n_before in 0..PRESSES_MAX {
        let way = browser.execute(WAY, vec![wanted.take(), json!(nth)]).await?.json().clone();
        // The way is gone at a run, and where that did not lead there, for there are stops of the browser's own, key by
        // key.
        let times = if n_before == 0 { way[1].as_u64().unwrap_or(1).try_into()? } else { 1 };
        match way[0].as_str().unwrap_or_default() {
            "here" => return Ok(true),
            "gone" => return Ok(false),
            "tab" => press(browser, &TAB.repeat(times)).await?,
            "back" => press_back(browser, times).await?,
            "right" => press(browser, &RIGHT.repeat(times)).await?,
            "left" => press(browser, &LEFT.repeat(times)).await?,
            // A screen that is turned has a frame to find its place.
            "lost" if n_lost < 3 => {
                n_lost += 1;
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
            "lost" => bail!("the focus is nowhere, on the way to `{css}`"),
            named => {
                press(browser, named).await?;
                return Ok(false);
            }
        }
    }
    let focus = "return document.activeElement?.outerHTML.slice(0, 200)";
    let at = browser.execute(focus, Vec::new()).await?.json().clone();
    bail!("{PRESSES_MAX} keys do not lead to `{css}`; the focus is on {at}")
}

async fn press(browser: &WebDriver, keys: &str) -> Result<()> {
    Ok(browser.action_chain().send_keys(keys).perform().await?)
}

/// Presses Tab so many times together with Shift.
async fn press_back(browser: &WebDriver, times: usize) -> Result<()> {
    let keys = browser.action_chain().key_down(Key::Shift).send_keys(TAB.repeat(times));
    Ok(keys.key_up(Key::Shift).perform().await?)
}
