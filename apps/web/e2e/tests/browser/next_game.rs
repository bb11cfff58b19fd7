//! The form in which a host lays the next game at a table: it shows the table as it is, and tells what is not laid yet.

use anyhow::Result;
use e2e::{Driver, House, Screen, Window, lay_short, until};
use serde_json::json;

const FORM: &str = "[data-test=change-game]";

/// The size that is chosen in the form, how many rows of seats there are, and the title of the form's edition beside that
/// of the table.
const LAID: &str = "
    const form = document.querySelector('[data-test=change-game]'), words = css => document.querySelector(css)?.textContent;
    const title = words('[data-test=change-game] [data-test=setup] summary').split(' · ')[0];
    return [form.querySelector('.picks input:checked + span')?.textContent, document.querySelectorAll('.seat-row').length,
        words('[data-test=table-rules] summary').includes(title)];";

/// Opens the form, down to its fields.
async fn open_form(host: &Window) -> Result<()> {
    host.wait_for("[data-test=start]").await?;
    host.wait_for("[data-test=table-rules]").await?;
    host.tap(&format!("{FORM} > summary")).await?;
    host.tap(&format!("{FORM} [data-test=setup] > summary")).await?;
    host.wait_for(&format!("{FORM} .editions")).await
}

async fn choose_seats(host: &Window, seats: u8) -> Result<()> {
    let chips = format!("{FORM} .picks .pick:nth-of-type({})", seats - 1);
    host.tap(&chips).await
}

/// Waits until the form says that something is not laid yet, or that everything is.
async fn tells(host: &Window, is_pending: bool) -> Result<()> {
    until(&format!("the form to tell of a change: {is_pending}"), || async {
        let told = host.text("[data-test=pending]").await?;
        Ok((told.is_empty() != is_pending).then_some(()))
    })
    .await
}

async fn is_laid(host: &Window, seats: u8, rows: u8) -> Result<()> {
    let wanted = json!([seats.to_string(), rows, true]);
    until(&format!("the form to show {wanted}"), || async {
        let laid = host.ask(LAID).await?;
        Ok((laid == wanted).then_some(()))
    })
    .await
}

/// Anna's table of Skull King for four, with two friends at it; by now she likes another one.
async fn gather(house: &House, anna: &Window, friends: [&Window; 2]) -> Result<()> {
    anna.go(house.url()).await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    anna.wait_for("[data-test=start]").await?;
    let link = anna.text("[data-test=link]").await?;
    for friend in friends {
        friend.go(&link).await?;
        friend.tap("[data-test=sit]").await?;
        friend.wait_for("[data-test=rename]").await?;
    }
    lay_short(anna, "skull-king", "at-once").await?;
    anna.reload().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_form_shows_the_table_as_it_is_and_what_is_refused_does_not_count() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let [anna, bo, cleo] = [Screen::Desk, Screen::Phone, Screen::Phone];
    let (anna, bo) = (Window::open(&driver, anna).await?, Window::open(&driver, bo).await?);
    let cleo = Window::open(&driver, cleo).await?;
    gather(&house, &anna, [&bo, &cleo]).await?;
    open_form(&anna).await?;
    is_laid(&anna, 4, 4).await?;
    tells(&anna, false).await?;
    // Another edition, and back again.
    anna.tap(&format!("{FORM} .edition:nth-of-type(2)")).await?;
    tells(&anna, true).await?;
    anna.tap(&format!("{FORM} .edition:nth-of-type(1)")).await?;
    tells(&anna, false).await?;
    // Two seats are too few for three people: the table stays as it is, and the form says so.
    choose_seats(&anna, 2).await?;
    tells(&anna, true).await?;
    anna.tap("[data-test=lay]").await?;
    anna.wait_for("[data-test=toast]").await?;
    tells(&anna, true).await?;
    is_laid(&anna, 2, 4).await?;
    choose_seats(&anna, 4).await?;
    tells(&anna, false).await?;
    // What the table takes is laid, and found in the form.
    choose_seats(&anna, 5).await?;
    tells(&anna, true).await?;
    anna.tap("[data-test=lay]").await?;
    bo.wait_for(".seat-row:nth-child(5)").await?;
    anna.wait_for(".seat-row:nth-child(5)").await?;
    open_form(&anna).await?;
    is_laid(&anna, 5, 5).await?;
    tells(&anna, false).await?;
    for window in [anna, bo, cleo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}
