//! A name that lasts: kept by a code or a passkey, found again on another device, and forgotten when its owner says so.

use crate::logbook::delete_all;
use anyhow::{Context, Result, ensure};
use e2e::{Driver, House, Screen, Window, lay_one_trick, play_to_the_end, until};

async fn says(window: &Window, css: &str, words: &str) -> Result<()> {
    until(&format!("`{css}` to say `{words}`"), || async {
        let script = format!("return document.querySelector('{css}')?.textContent ?? ''");
        Ok(window.ask(&script).await?.as_str().is_some_and(|said| said.contains(words)).then_some(()))
    })
    .await
}

/// Opens the log book, where names are kept.
async fn log_book(window: &Window, url: &str) -> Result<()> {
    window.go(url).await?;
    window.tap("a[href='/logbook']").await?;
    window.wait_for("[data-test=own-name]").await
}

/// Grace keeps her name, and reads the code that makes another device hers.
async fn keep(window: &Window) -> Result<String> {
    window.fill("[data-test=keep-name] input", "Grace").await?;
    window.tap("[data-test=keep-name] button").await?;
    says(window, "[data-test=own-name]", "knows you as Grace").await?;
    window.tap("[data-test=code-copy]").await?;
    says(window, "[data-test=name-code]", "The code is copied.").await?;
    let code = window.ask("return document.querySelector('[data-test=code-link]').value").await?;
    Ok(code.as_str().context("a code")?.to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_makes_another_device_hers_with_her_seat() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (phone, desk) =
        (Window::open(&driver, Screen::Phone).await?, Window::open(&driver, Screen::Desk).await?);
    phone.go(house.url()).await?;
    phone.tap("[data-game=skull] [data-test=friends]").await?;
    let table = phone.text("[data-test=link]").await?;
    phone.wait_for("[data-test=start]").await?;
    log_book(&phone, house.url()).await?;
    let code = keep(&phone).await?;
    phone.shots("name-kept").await?;
    phone.assert_accessible().await?;
    log_book(&desk, house.url()).await?;
    desk.tap("[data-test=come-back] summary").await?;
    desk.fill("[data-test=recover] input", "0000-0000").await?;
    desk.tap("[data-test=recover] button").await?;
    until("the slip to be told", || async {
        Ok((!desk.text("[data-test=name-problem]").await?.is_empty()).then_some(()))
    })
    .await?;
    let typed = desk.ask("return document.querySelector('[data-test=recover] input').value").await?;
    ensure!(typed == "0000-0000", "what was typed is gone: {typed}");
    desk.fill("[data-test=recover] input", &code.replace('-', " ").to_lowercase()).await?;
    desk.tap("[data-test=recover] button").await?;
    says(&desk, "[data-test=own-name]", "knows you as Grace").await?;
    // The phone is told, until she says that it was her.
    for is_told in [true, false] {
        log_book(&phone, house.url()).await?;
        ensure!(phone.sees("[data-test=name-opened]").await? == is_told, "told is to be {is_told}");
        if is_told {
            phone.shots("name-opened").await?;
            phone.tap("[data-test=name-opened-known]").await?;
        }
    }
    desk.go(&table).await?;
    // The seat is hers here, too: she is the host.
    desk.wait_for("[data-test=start]").await?;
    for window in [phone, desk] {
        window.assert_sound_but_for("400").await?;
        window.close().await?;
    }
    Ok(())
}

/// Types the code that makes this browser hers.
async fn recover(window: &Window, code: &str) -> Result<()> {
    window.tap("[data-test=come-back] summary").await?;
    window.fill("[data-test=recover] input", code).await?;
    window.tap("[data-test=recover] button").await?;
    says(window, "[data-test=own-name]", "knows you as Grace").await
}

/// Plays two games of a single trick with bots at a table of the house.
async fn play_twice(window: &Window, url: &str) -> Result<()> {
    window.go(url).await?;
    window.wait_for("[data-test=bots]").await?;
    lay_one_trick(window, "at-once").await?;
    window.go(url).await?;
    window.tap("[data-game=skull-king] [data-test=friends]").await?;
    for start in ["[data-test=start]", "[data-test=rematch]"] {
        window.tap(start).await?;
        window.wait_for("main[data-phase=playing]").await?;
        play_to_the_end(&[window], async |_, _: &[&Window]| Ok(())).await?;
    }
    Ok(())
}

/// Waits until the log book has so many games.
async fn has_games(window: &Window, wanted: u32) -> Result<()> {
    until(&format!("{wanted} games in the log book"), || async {
        let count = window.ask("return document.querySelectorAll('.logbook-games > li').length").await?;
        Ok((count == wanted).then_some(()))
    })
    .await
}

/// Waits until the server keeps so many tables under the reader's name.
async fn has_tables(window: &Window, wanted: u32) -> Result<()> {
    until(&format!("{wanted} tables of the name"), || async {
        let count = window.ask("return (await (await fetch('/api/me/tables')).json()).tables.length").await?;
        Ok((count == wanted).then_some(()))
    })
    .await
}

async fn delete_newest(window: &Window) -> Result<()> {
    window.tap("[data-test=delete]").await?;
    window.tap("[data-question=logbook-deletion][open] [data-answer=delete]").await
}

/// Waits until the page has been answered when it asked for this.
async fn was_told(window: &Window, path: &str) -> Result<()> {
    let script =
        format!("return performance.getEntriesByType('resource').some(e => e.name.endsWith('{path}'))");
    until(path, || async { Ok((window.ask(&script).await? == true).then_some(())) }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_she_has_deleted_does_not_come_back_with_her_name() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (phone, desk) =
        (Window::open(&driver, Screen::Phone).await?, Window::open(&driver, Screen::Desk).await?);
    play_twice(&phone, house.url()).await?;
    log_book(&phone, house.url()).await?;
    has_games(&phone, 2).await?;
    let code = keep(&phone).await?;
    was_told(&phone, "/api/me/tables").await?;
    log_book(&desk, house.url()).await?;
    recover(&desk, &code).await?;
    has_games(&desk, 2).await?;
    delete_newest(&phone).await?;
    has_games(&phone, 1).await?;
    // The table is still hers, and all its games are told again, but she has deleted one.
    phone.forget_cookies().await?;
    log_book(&phone, house.url()).await?;
    recover(&phone, &code).await?;
    was_told(&phone, "/games").await?;
    has_games(&phone, 1).await?;
    // With the last game the table is gone, for every device that comes later.
    delete_newest(&phone).await?;
    phone.wait_for("[data-test=empty]").await?;
    has_tables(&phone, 0).await?;
    desk.forget_cookies().await?;
    desk.ask("localStorage.clear()").await?;
    log_book(&desk, house.url()).await?;
    recover(&desk, &code).await?;
    was_told(&desk, "/api/me/tables").await?;
    desk.wait_for("[data-test=empty]").await?;
    for window in [phone, desk] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_deleted_all_at_once_does_not_come_back_with_the_table() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (phone, desk) =
        (Window::open(&driver, Screen::Phone).await?, Window::open(&driver, Screen::Desk).await?);
    play_twice(&phone, house.url()).await?;
    let table = phone.ask("return location.href").await?.as_str().context("an address")?.to_owned();
    log_book(&phone, house.url()).await?;
    // One is deleted before a name is kept, and does not come back either.
    delete_newest(&phone).await?;
    has_games(&phone, 1).await?;
    let code = keep(&phone).await?;
    log_book(&desk, house.url()).await?;
    recover(&desk, &code).await?;
    has_games(&desk, 1).await?;
    delete_all(&desk).await?;
    has_tables(&desk, 0).await?;
    // Whoever goes back to their seat is at that table again.
    phone.go(&table).await?;
    phone.wait_for("[data-test=rematch]").await?;
    has_tables(&phone, 1).await?;
    desk.forget_cookies().await?;
    desk.ask("localStorage.clear()").await?;
    log_book(&desk, house.url()).await?;
    recover(&desk, &code).await?;
    was_told(&desk, "/games").await?;
    desk.wait_for("[data-test=empty]").await?;
    for window in [phone, desk] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_passkey_opens_a_kept_name_until_it_is_forgotten() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let phone = Window::open(&driver, Screen::Phone).await?;
    phone.take_passkeys().await?;
    log_book(&phone, house.url()).await?;
    keep(&phone).await?;
    phone.tap("[data-test=add-passkey]").await?;
    says(&phone, "[data-test=own-name]", "1 passkey").await?;
    phone.tap("[data-test=forget-passkeys]").await?;
    phone.tap("[data-question=forget-passkeys][open] [data-answer=remove]").await?;
    until("the passkey to be gone", || async {
        Ok((!phone.text("[data-test=own-name]").await?.contains("1 passkey")).then_some(()))
    })
    .await?;
    phone.tap("[data-test=add-passkey]").await?;
    says(&phone, "[data-test=own-name]", "1 passkey").await?;
    phone.forget_cookies().await?;
    log_book(&phone, house.url()).await?;
    ensure!(phone.sees("[data-test=keep-name]").await?, "a browser without a cookie is somebody");
    phone.tap("[data-test=come-back] summary").await?;
    phone.tap("[data-test=enter]").await?;
    says(&phone, "[data-test=own-name]", "knows you as Grace").await?;
    phone.tap("[data-test=forget-name]").await?;
    phone.tap("[data-question][open] [data-answer=forget]").await?;
    phone.wait_for("[data-test=keep-name]").await?;
    let known = phone.ask("return (await (await fetch('/api/me')).json()).kept").await?;
    ensure!(known == false, "a name that was forgotten is kept");
    phone.assert_sound().await?;
    phone.close().await
}
