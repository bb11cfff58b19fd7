//! Everyone: axe-core finds nothing on any screen around the boards, and whole games are played by keyboard alone and
//! by ear alone. The gallery runs axe-core over every board.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{
    Driver, EARS, FOCUS_WATCH, Hands, House, Listener, Look, Move, Person, Rules, Screen, Window,
    build_and_sail, lay_short, until,
};

/// Looks after which a short game should long be over.
const LOOKS_MAX: usize = 4_000;

/// Keys as a driver writes them.
const ESCAPE: &str = "\u{e00c}";

/// Unfolds everything that can be unfolded, and waits until it has come.
async fn unfold(window: &Window, css: &str) -> Result<()> {
    window.tap(&format!("{css} [data-test=setup] summary")).await?;
    window.tap(&format!("{css} [data-test=rules] summary")).await?;
    window.wait_for(&format!("{css} [data-test=rules] h3")).await?;
    window.ask("document.querySelectorAll('details').forEach(details => details.open = true)").await?;
    window.wait_for(&format!("{css} .setup-fields")).await
}

/// Opens a part of the table by its button, looks, and closes it by Escape.
async fn look_into(window: &Window, opener: &str, rules: Rules) -> Result<()> {
    window.tap(opener).await?;
    window.wait_for("dialog[open]").await?;
    window
        .ask("document.querySelectorAll('dialog[open] details').forEach(details => details.open = true)")
        .await?;
    window.assert_axe(rules).await?;
    window.press(ESCAPE).await?;
    until("the dialog to close", || async { Ok((!window.sees("dialog[open]").await?).then_some(())) }).await
}

/// Looks at everything around the boards; what does not depend on colors is looked at by night.
async fn look_around(look: Look) -> Result<()> {
    let rules = if look == Look::Night { Rules::All } else { Rules::Color };
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = Window::open(&driver, Screen::Phone).await?;
    anna.wear(look).await?;
    anna.go(house.url()).await?;
    anna.wait_for("[data-test=bots]").await?;
    anna.assert_axe(rules).await?;
    unfold(&anna, "[data-game=skull-king]").await?;
    anna.assert_axe(rules).await?;
    // A lobby, as its host and as a guest see it.
    anna.reload().await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    anna.wait_for("[data-test=start]").await?;
    anna.assert_axe(rules).await?;
    let link = anna.text("[data-test=link]").await?;
    let bo = Window::open(&driver, Screen::Phone).await?;
    bo.wear(look).await?;
    bo.go(&link).await?;
    bo.wait_for("[data-test=sit]").await?;
    bo.assert_axe(rules).await?;
    // A table with everything that can be opened on it.
    anna.tap("[data-test=start]").await?;
    anna.wait_for("main[data-phase=playing] .king-board .number").await?;
    anna.assert_axe(rules).await?;
    for opener in ["[data-test=open-menu]", "[data-test=open-log]", "[data-test=score-sheet]"] {
        look_into(&anna, opener, rules).await?;
    }
    bo.go(&format!("{}/nowhere", house.url())).await?;
    bo.wait_for("main.lost").await?;
    bo.assert_axe(rules).await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_core_finds_nothing_around_the_boards_by_night() -> Result<()> {
    look_around(Look::Night).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_core_finds_nothing_around_the_boards_by_day() -> Result<()> {
    look_around(Look::Day).await
}

/// A phone that is never touched, at the front page, where a short game of this is laid.
async fn untouched_phone(driver: &Driver, house: &House, game: &str) -> Result<Window> {
    let window = Window::open(driver, Screen::Phone).await?.with(Hands::Keys);
    window.prepare(FOCUS_WATCH).await?;
    window.go(house.url()).await?;
    lay_short(&window, game, "quick").await?;
    window.reload().await?;
    window.wait_for(&format!("[data-game={game}] [data-test=bots]")).await?;
    Ok(window)
}

/// Does one thing, if there is one to do.
async fn act(window: &Window, game: &str, person: &mut Person) -> Result<Move> {
    if game != "skallywaggs" || window.sees("[data-test=ending]").await? {
        return person.look(window).await;
    }
    build_and_sail(window).await?;
    Ok(Move::Waited)
}

/// Opens the menu, chooses a pace by its first letters, and closes the menu by Escape: the focus is where it was.
async fn hurry_by_keys(window: &Window) -> Result<()> {
    window.tap("[data-test=open-menu]").await?;
    window.walk_to("dialog[open] [data-test=pace]").await?;
    window.press("at").await?;
    let pace = window.ask("return document.activeElement.value").await?;
    ensure!(pace == "at-once", "the pace is {pace}");
    window.press(ESCAPE).await?;
    let at = window.ask("return document.activeElement?.dataset.test").await?;
    ensure!(at == "open-menu", "the focus is on {at} and not where the menu was opened");
    Ok(())
}

/// Plays a whole game, and the beginning of the next, without touching the page.
async fn plays_by_keys(game: &str) -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = untouched_phone(&driver, &house, game).await?;
    window.tap(&format!("[data-game={game}] [data-test=bots]")).await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    hurry_by_keys(&window).await?;
    let (mut person, mut ended) = (Person::new(3), false);
    for _ in 0..LOOKS_MAX {
        ended = act(&window, game, &mut person).await? == Move::Finished;
        if ended {
            break;
        }
        window.assert_focus_kept().await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(ended, "the game did not end; the page says {}", window.text("body").await?);
    window.assert_axe(Rules::All).await?;
    window.tap("[data-test=rematch]").await?;
    window.wait_for("main[data-phase=playing][data-turn=true] .hand .held").await?;
    // The keyboard goes on where the last game left it.
    while person.look(&window).await? != Move::Acted {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    window.assert_focus_kept().await?;
    window.assert_sound().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skull_king_is_played_by_keyboard_alone() -> Result<()> {
    plays_by_keys("skull-king").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skull_is_played_by_keyboard_alone() -> Result<()> {
    plays_by_keys("skull").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skallywaggs_is_played_by_keyboard_alone() -> Result<()> {
    plays_by_keys("skallywaggs").await
}

/// The lines of the log, oldest first, as the tree has them.
async fn read_log(window: &Window) -> Result<Vec<String>> {
    let tree = window.tree().await?;
    let opener = tree.iter().find(|node| node.role == "button" && node.name == "Log");
    window.activate(opener.ok_or_else(|| anyhow::anyhow!("no way to the log"))?).await?;
    until("the log to open", || async {
        let tree = window.tree().await?;
        let lines = tree.iter().filter(|node| node.role == "StaticText" && node.is_in("listitem", ""));
        let mut lines: Vec<String> =
            lines.filter(|node| node.is_in("dialog", "")).map(|node| node.name.clone()).collect();
        lines.reverse();
        Ok((!lines.is_empty()).then_some(lines))
    })
    .await
}

/// What was said by itself when there was a pause, in order.
async fn heard(window: &Window) -> Result<Vec<String>> {
    let script = "return window.__heard.filter(said => said.how === 'polite').map(said => said.text)";
    Ok(serde_json::from_value(window.ask(script).await?)?)
}

/// Plays a whole game by ear: what is said is what the log says.
async fn plays_by_ear(game: &str, wishes: &'static [&'static str]) -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.prepare(EARS).await?;
    window.go(house.url()).await?;
    lay_short(&window, game, "at-once").await?;
    window.go(&format!("{}/play/{game}", house.url())).await?;
    let (mut listener, mut ended) = (Listener::new(wishes), false);
    for _ in 0..LOOKS_MAX {
        ended = listener.look(&window).await? == Move::Finished;
        if ended {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let said = heard(&window).await?;
    ensure!(ended, "the game did not end; it was said: {said:#?}");
    let (said, written) = (said.join(" "), read_log(&window).await?.join(" "));
    ensure!(
        written.ends_with(&said) && said.len() * 10 > written.len() * 9,
        "said: {said}\n\nwritten: {written}"
    );
    window.assert_sound().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skull_king_is_played_by_ear_alone() -> Result<()> {
    plays_by_ear("skull-king", &[]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skull_is_played_by_ear_alone() -> Result<()> {
    plays_by_ear("skull", &["Turn ", "Place ", "Give up ", "Bid ", "Pass"]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skallywaggs_is_played_by_ear_alone() -> Result<()> {
    plays_by_ear("skallywaggs", WAGG_WISHES).await
}

/// What somebody wants who builds a crew and sails, by the beginnings of names.
const WAGG_WISHES: &[&str] =
    &["“I’m Sailing!”", "Let it", "in:Pirates you could build", "Build", "Take no more", "End turn", "Back"];
