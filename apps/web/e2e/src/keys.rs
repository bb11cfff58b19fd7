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
/// leads from the focus towards the choice.
const WAY: &str = "
    const [wanted, nth] = arguments;
    const isOffered = e => e.getClientRects().length > 0 && !e.disabled && e.getAttribute('aria-disabled') !== 'true'
        && !e.closest('[inert]') && (!document.querySelector('dialog[open]') || e.closest('dialog[open]'));
    if (wanted) {
        const offered = [...document.querySelectorAll(wanted)].filter(isOffered);
        window.__goal = offered[nth % offered.length];
    }
    const [goal, at] = [window.__goal, document.activeElement ?? document.body];
    const isNowhere = at === document.body || at === document.documentElement;
    if (isNowhere && window.__focused) return 'lost';
    if (!goal?.isConnected || !isOffered(goal)) return 'gone';
    window.__focused ||= !isNowhere;
    if (at === goal) return 'here';
    const named = goal.querySelector('kbd')?.textContent.trim();
    if (named && nth % 2) return named.toLowerCase();
    const follows = e => at.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING;
    const list = goal.closest('ul, ol, [role=group]');
    if (goal.tabIndex < 0 && list?.contains(at)) return follows(goal) ? 'right' : 'left';
    // A list is one stop, wherever in it that is.
    const stop = goal.tabIndex < 0 ? list?.querySelector('[tabindex=\"0\"]') : goal;
    return stop == null ? 'gone' : follows(stop) ? 'tab' : 'back';";

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
    for _ in 0..PRESSES_MAX {
        let way = browser.execute(WAY, vec![wanted.take(), json!(nth)]).await?.json().clone();
        match way.as_str().unwrap_or_default() {
            "here" => return Ok(true),
            "gone" => return Ok(false),
            "tab" => press(browser, TAB).await?,
            "back" => press_back(browser).await?,
            "right" => press(browser, RIGHT).await?,
            "left" => press(browser, LEFT).await?,
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

async fn press(browser: &WebDriver, key: &str) -> Result<()> {
    Ok(browser.action_chain().send_keys(key).perform().await?)
}

/// Presses Tab together with Shift.
async fn press_back(browser: &WebDriver) -> Result<()> {
    let keys = browser.action_chain().key_down(Key::Shift).send_keys(TAB);
    Ok(keys.key_up(Key::Shift).perform().await?)
}
