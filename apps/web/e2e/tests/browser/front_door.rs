//! The front door, exactly as the README opens it: its commands, their defaults, and the address that they print.

use anyhow::{Context, Result, ensure};
use e2e::{Driver, House, Screen, Window, read_off, workspace};
use tokio::sync::Mutex;

/// There is one usual port, so one house at a time.
static DOOR: Mutex<()> = Mutex::const_new(());

/// The commands in the README's blocks of shell that begin with these words, without their comments.
fn commands(beginning: &str) -> Result<Vec<String>> {
    let readme = std::fs::read_to_string(workspace().join("README.md"))?;
    let blocks = readme.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let commands = blocks.flat_map(str::lines).map(|line| line.split('#').next().unwrap_or(line).trim());
    Ok(commands.filter(|command| command.starts_with(beginning)).map(str::to_owned).collect())
}

/// The command of the README that opens a house, with or without the network.
fn command(flag: Option<&str>) -> Result<String> {
    let wanted = ["cargo play"].into_iter().chain(flag).collect::<Vec<_>>().join(" ");
    commands("cargo play")?
        .into_iter()
        .find(|command| *command == wanted)
        .with_context(|| format!("the README does not say `{wanted}`"))
}

/// Goes to a house, sits down with bots and plays a card, as a phone does.
async fn plays_a_card(driver: &Driver, url: &str, name: &str) -> Result<()> {
    let phone = Window::open(driver, Screen::Phone).await?;
    phone.go(url).await?;
    phone.wait_for("[data-test=bots]").await?;
    phone.shots(name).await?;
    phone.tap("[data-game=skull] [data-test=bots]").await?;
    phone.wait_for("main[data-phase=playing] .hand .held").await?;
    phone.tap(".held[data-offer]").await?;
    phone.tap(".held.raised").await?;
    phone.wait_for(".own .pile[data-count='1']").await?;
    phone.assert_sound().await?;
    phone.assert_fits().await?;
    phone.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_command_of_the_readme_opens_a_house_that_a_browser_shows() -> Result<()> {
    let _only_one = DOOR.lock().await;
    let house = House::by_command(&command(None)?)?;
    let readme = std::fs::read_to_string(workspace().join("README.md"))?;
    ensure!(readme.contains(house.url()), "the README does not name {}", house.url());
    plays_a_card(&Driver::start()?, house.url(), "front-door").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_gets_in_by_the_picture_in_the_terminal() -> Result<()> {
    let _only_one = DOOR.lock().await;
    let house = House::by_command(&command(Some("--lan"))?)?;
    let driver = Driver::start()?;
    // Without a network there is nothing to point a camera at; then the house says so, and its host plays alone.
    if house.said().iter().any(|line| line.contains("not on a network")) {
        ensure!(read_off(house.said()).is_err(), "a picture that leads nowhere");
        return plays_a_card(&driver, house.url(), "front-door-alone").await;
    }
    let address = read_off(house.said())?;
    ensure!(address == house.url() && !address.contains("localhost"), "the picture says {address}");
    plays_a_card(&driver, &address, "front-door-phone").await?;
    friends_of_the_host_come_in(&driver, &house, &address).await
}

/// The host opened the page as `localhost`; the link that friends get leads to this machine all the same.
async fn friends_of_the_host_come_in(driver: &Driver, house: &House, address: &str) -> Result<()> {
    let port = house.url().rsplit(':').next().context("a port")?;
    let host = Window::open(driver, Screen::Desk).await?;
    host.go(&format!("http://localhost:{port}")).await?;
    let known = host.ask("return fetch('/api/house').then(answer => answer.json())").await?;
    ensure!(known["friends_url"] == address, "the page is told {known}");
    let make = "return fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, \
                body: JSON.stringify({ game: 'skull' }) }).then(answer => answer.json())";
    let table = host.ask(make).await?;
    let link = table["url"].as_str().context("a link")?;
    ensure!(link.starts_with(address), "friends are sent to {link}");
    let friend = Window::open(driver, Screen::Phone).await?;
    friend.go(link).await?;
    friend.tap("[data-test=sit]").await?;
    friend.wait_for("main[data-status=live] .seat, main[data-status=live] [data-test=start]").await?;
    friend.assert_sound().await?;
    friend.close().await?;
    host.close().await
}
