//! A name that lasts: kept by a code or a passkey, found again on another device, and forgotten when its owner says so.

use anyhow::{Context, Result, ensure};
use e2e::{Driver, House, Screen, Window, until};

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
    desk.go(&table).await?;
    // The seat is hers here, too: she is the host.
    desk.wait_for("[data-test=start]").await?;
    for window in [phone, desk] {
        window.assert_sound_but_for("400").await?;
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
