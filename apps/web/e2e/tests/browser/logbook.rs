//! What is left of an evening: a finished game is in the log book, can be taken along, forgotten and brought back.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use e2e::{Driver, House, Rules, Screen, Window, lay_one_trick, play_to_the_end, until};
use serde_json::Value;

/// Notes what the page gives its reader as a file.
const SAVED_WATCH: &str = "
    window.__saved = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { blob.text().then(text => window.__saved.push(text)); return make.call(URL, blob); };
";

const GAME: &str = ".logbook-games > li[data-game=skull-king]";
const LOGBOOK: &str = "a[href='/logbook']";

/// Opens a window in which a game of a single trick is laid.
async fn open(driver: &Driver, url: &str, screen: Screen) -> Result<Window> {
    let window = Window::open(driver, screen).await?;
    window.prepare(SAVED_WATCH).await?;
    window.go(url).await?;
    window.wait_for("[data-test=bots]").await?;
    lay_one_trick(&window, "at-once").await?;
    Ok(window)
}

/// What the page gives when this is tapped.
async fn saved(window: &Window, css: &str) -> Result<String> {
    window.ask("window.__saved = []").await?;
    window.tap(css).await?;
    until("a file to be saved", || async {
        Ok(window.ask("return window.__saved[0] ?? null").await?.as_str().map(str::to_owned))
    })
    .await
}

async fn import(window: &Window, folder: &Path, text: &str, told: &str) -> Result<()> {
    import_all(window, folder, &[text], told).await
}

/// Chooses files with these texts together.
async fn import_all(window: &Window, folder: &Path, texts: &[&str], told: &str) -> Result<()> {
    let mut files = Vec::new();
    for (number, text) in texts.iter().enumerate() {
        let file = folder.join(format!("file{number}.json"));
        std::fs::write(&file, text)?;
        files.push(file.display().to_string());
    }
    window.choose_file("[data-test=import]", Path::new(&files.join("\n"))).await?;
    until(&format!("the page to say `{told}`"), || async {
        Ok(window.text("[data-test=imported]").await?.contains(told).then_some(()))
    })
    .await
}

/// Deletes everything, after a question.
pub async fn delete_all(window: &Window) -> Result<()> {
    window.tap("[data-test=clear]").await?;
    window.tap("[data-question=logbook-clearing][open] [data-answer=clear]").await?;
    window.wait_for("[data-test=empty]").await
}

/// Deletes the game, after a question; the keyboard does not fall out of the page.
async fn delete(window: &Window) -> Result<()> {
    window.tap("[data-test=delete]").await?;
    window.tap("[data-question=logbook-deletion][open] [data-answer=cancel]").await?;
    ensure!(window.sees(GAME).await?, "a game is deleted by whoever says no");
    window.tap("[data-test=delete]").await?;
    window.tap("[data-question=logbook-deletion][open] [data-answer=delete]").await?;
    window.wait_for("[data-test=empty]").await?;
    until("the focus to be kept", || async {
        Ok((window.ask("return document.activeElement?.tagName").await? != "BODY").then_some(()))
    })
    .await
}

/// The whole log book as a file, looked at, with the file of its only game.
async fn taken_along(window: &Window) -> Result<(String, String)> {
    let book = saved(window, "[data-test=save-book]").await?;
    let read: Value = serde_json::from_str(&book)?;
    ensure!(read["yohoho_logbook"] == 1 && read["results"].as_array().map(Vec::len) == Some(1), "{read}");
    let played = &read["results"][0];
    ensure!(played["players"].as_array().map(Vec::len) == Some(3), "{played}");
    ensure!(played["players"][0]["you"] == true, "{played}");
    let file = &read["files"][played["id"].as_str().context("a name")?];
    ensure!(file["yohoho_replay"] == 1 && file["game"] == "skull-king", "{file}");
    let table = saved(window, "[data-test=save-table]").await?;
    ensure!(table.lines().count() == 4 && table.contains("skull-king"), "{table}");
    Ok((book, file.to_string()))
}

/// The way to choose a file says what the page says, and nothing of the browser's; keys lead to it, and are seen there.
async fn a_file_is_asked_for_in_our_words(window: &Window) -> Result<()> {
    let chooser = "
        const field = document.querySelector('[data-test=import]'), button = field.closest('.button');
        const [own, whole] = [field, button].map(e => e.getBoundingClientRect());
        return [getComputedStyle(field).opacity === '0', whole.height >= 44,
            own.height >= 44 && own.width > whole.width - 8, button.textContent.trim() === 'Add games from a file'];";
    let told = window.ask(chooser).await?;
    ensure!(told == serde_json::json!([true, true, true, true]), "{told}");
    window.walk_to("[data-test=import]").await?;
    let ring = "return getComputedStyle(document.activeElement.closest('.button')).outlineStyle";
    ensure!(window.ask(ring).await? == "solid", "the focus is not seen");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_at_home_is_kept_taken_along_forgotten_and_brought_back() -> Result<()> {
    let (house, driver, folder) = (House::open()?, Driver::start()?, tempfile::tempdir()?);
    let window = open(&driver, house.url(), Screen::Phone).await?;
    window.go(&format!("{}/play/skull-king", house.url())).await?;
    window.wait_for("main[data-phase=playing] .board").await?;
    play_to_the_end(&[&window], async |_, _: &[&Window]| Ok(())).await?;
    // It can be seen again at once.
    window.tap("[data-test=ending] a[href^='/replay/here-']").await?;
    window.wait_for("[data-test=film]").await?;
    window.go(&format!("{}/logbook", house.url())).await?;
    window.wait_for(GAME).await?;
    ensure!(window.text("[data-test=own]").await?.contains("of 1"), "the only bid is not counted");
    window.assert_fits().await?;
    window.assert_accessible().await?;
    window.assert_axe(Rules::All).await?;
    window.shots("logbook").await?;
    a_file_is_asked_for_in_our_words(&window).await?;
    let (book, file) = taken_along(&window).await?;
    import(&window, folder.path(), &book, "You already have everything").await?;
    delete(&window).await?;
    import(&window, folder.path(), "{\"yohoho_logbook\":9}", "newer version").await?;
    import(&window, folder.path(), "ahoy", "neither a log book").await?;
    import(&window, folder.path(), &file.replace("\"moves\"", "\"waves\""), "neither a log book").await?;
    let later = file.replacen("\"ended_ms\":1", "\"ended_ms\":2", 1);
    ensure!(later != file, "the file tells when it ended");
    import_all(
        &window,
        folder.path(),
        &[&file, "ahoy", &later],
        "2 games added. One file is neither a log book",
    )
    .await?;
    delete_all(&window).await?;
    import(&window, folder.path(), &file, "1 game added").await?;
    delete(&window).await?;
    import(&window, folder.path(), &book, "1 game added").await?;
    // It is there after a reload, and leads to its film.
    window.reload().await?;
    window.tap(".logbook-watch").await?;
    until("the film", || async {
        let path = window.ask("return location.pathname").await?;
        Ok(path.as_str().is_some_and(|path| path.starts_with("/replay/here-")).then_some(()))
    })
    .await?;
    window.wait_for("[data-test=film]").await?;
    until("the film to be seen with the reader's own eyes", || async {
        let eyes = window.ask("return document.querySelector('[data-test=film-eyes]').value").await?;
        Ok((eyes == "0").then_some(()))
    })
    .await?;
    forget_everything(&window, house.url()).await?;
    window.assert_sound().await?;
    window.close().await
}

/// From the front page to the log book, and all of it is gone.
async fn forget_everything(window: &Window, url: &str) -> Result<()> {
    window.go(url).await?;
    window.tap(LOGBOOK).await?;
    window.tap("[data-test=clear]").await?;
    window.tap("[data-question=logbook-clearing][open] [data-answer=clear]").await?;
    window.wait_for("[data-test=empty]").await?;
    let left = "return Object.keys(localStorage).filter(key => key.startsWith('yohoho.shelf')).length";
    // Which number comes next stays, so that an old link never leads to another game.
    ensure!(window.ask(left).await? == 1, "something is left");
    window.go(url).await?;
    window.wait_for("[data-test=bots]").await
}

/// Bids a trick, by two taps.
async fn bid_one(window: &Window) -> Result<()> {
    for _ in 0..2 {
        window.tap(".numbers .number:nth-child(2)").await?;
    }
    Ok(())
}

/// Both have bid the only trick, so that somebody has missed it; their log book says so, though nobody has made a link.
async fn learns_by_mistakes(windows: [&Window; 2]) -> Result<()> {
    let mut n_missed = 0;
    for window in windows {
        let is_missed = window.text("[data-test=own]").await?.contains("0 of 1");
        let slips = window.text("[data-test=standings]").await?;
        ensure!(slips.contains("1 × Bid too high") == is_missed, "of a bid that was missed is told: {slips}");
        n_missed += usize::from(is_missed);
    }
    ensure!(n_missed > 0, "both have won the same trick");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_a_friend_counts_for_both_and_has_a_link_when_somebody_wants_it() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = open(&driver, house.url(), Screen::Desk).await?;
    let bo = open(&driver, house.url(), Screen::Phone).await?;
    anna.go(house.url()).await?;
    anna.fill("[data-test=name]", "Anna").await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    let table = anna.text("[data-test=link]").await?;
    bo.go(&table).await?;
    bo.wait_for("[data-test=sit]").await?;
    bo.fill("[data-test=name]", "Bo").await?;
    bo.tap("[data-test=sit]").await?;
    bo.wait_for("[data-test=rename]").await?;
    anna.tap("[data-test=start]").await?;
    for window in [&anna, &bo] {
        bid_one(window).await?;
    }
    play_to_the_end(&[&anna, &bo], async |_, _: &[&Window]| Ok(())).await?;
    for (window, friend) in [(&anna, "Bo"), (&bo, "Anna")] {
        window.tap(&format!("[data-test=ending] {LOGBOOK}")).await?;
        window.wait_for(GAME).await?;
        let people = window.text("[data-test=standings] tbody").await?;
        ensure!(people.contains(friend) && people.lines().count() == 2, "everybody but bots: {people}");
        ensure!(window.text("[data-test=own]").await?.contains("of 1"), "the only bid is not counted");
        ensure!(!window.sees("a.logbook-watch").await?, "a link was made that nobody wanted");
    }
    learns_by_mistakes([&anna, &bo]).await?;
    bo.tap("[data-test=group] .pick").await?;
    ensure!(bo.sees(GAME).await?, "a game with Anna is one with Anna");
    anna.tap("[data-test=watch]").await?;
    anna.wait_for("[data-test=film]").await?;
    ensure!(
        anna.ask("return document.querySelector('[data-test=film-eyes]').value").await? == "0",
        "one sees one's own game with one's own eyes"
    );
    anna.tap("[data-test=open-menu]").await?;
    anna.tap("[data-test=leave]").await?;
    anna.wait_for("a.logbook-watch[href^='/replay/']").await?;
    anna.shots("logbook-friends").await?;
    // Whoever comes back to the feast has the game once.
    bo.go(&table).await?;
    bo.wait_for("[data-test=ending]").await?;
    bo.tap(&format!("[data-test=ending] {LOGBOOK}")).await?;
    bo.wait_for(GAME).await?;
    let count = bo.ask(&format!("return document.querySelectorAll('{GAME}').length")).await?;
    ensure!(count == 1, "one game is kept {count} times");
    // What was deleted stays away, however often the table is visited.
    delete(&bo).await?;
    bo.go(&table).await?;
    bo.wait_for("[data-test=ending]").await?;
    until("the table to be asked for its games", || async {
        let asked = "return performance.getEntriesByType('resource').some(e => e.name.endsWith('/games'))";
        Ok((bo.ask(asked).await? == true).then_some(()))
    })
    .await?;
    bo.tap(&format!("[data-test=ending] {LOGBOOK}")).await?;
    bo.wait_for("[data-test=empty]").await?;
    ensure!(!bo.sees(GAME).await?, "a game that was deleted is back");
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}
