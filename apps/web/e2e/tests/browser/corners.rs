//! Screens that few people ever see, looked at as all others are: in every language and in one that is longer and runs from
//! right to left.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use e2e::{Driver, House, Person, Screen, Window, lay_short};

use crate::HOME_NETWORK;
use crate::evening::{at_home, tap_in_house};
use crate::screens::{ANNA, BO, DORA, Looks, gather, matter, open_house, open_menu, sit, start};

async fn at_home_network(driver: &Driver) -> Result<Window> {
    Window::open_with(driver, Screen::Phone, &[HOME_NETWORK]).await
}

async fn lost(window: &Window) -> Result<()> {
    window.wait_for(".lost h1").await
}

/// Chooses in a list of how the table is kept.
async fn keep(host: &Window, list: &str, value: &str) -> Result<()> {
    open_house(host).await?;
    host.select(&format!("[data-test={list}]"), value).await?;
    host.tap("[data-close=menu]").await
}

/// A code that nobody has, and addresses at which there is nothing.
async fn nowhere(looks: &mut Looks, window: &mut Window, url: &str) -> Result<()> {
    window.go(url).await?;
    let unknown = async |window: &Window| {
        window.fill("[data-test=join-code]", "BBBB BBBB").await?;
        window.tap("[data-test=join-go]").await?;
        window.wait_for(".join .problem:not(:empty)").await
    };
    looks.at(window, "code-unknown", unknown).await?;
    for (name, path) in [("no-table", "t"), ("no-replay", "replay")] {
        window.go(&format!("{url}/{path}/0123456789abcdef")).await?;
        looks.at(window, name, lost).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_way_to_a_table_and_past_it_fits_in_every_language() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (url, mut looks) = (at_home(house.url()), Looks::default());
    let (mut anna, mut bo) = (at_home_network(&driver).await?, at_home_network(&driver).await?);
    nowhere(&mut looks, &mut bo, &url).await?;
    // A page on a home network does not know whether friends reach it: there is a picture, and there are messages.
    let link = gather(&url, &anna, &bo).await?;
    let invitation = async |anna: &Window| {
        anna.wait_for(".invitation .qr").await?;
        anna.wait_for(".invitation [data-test=send-text]").await?;
        anna.wait_for("[data-test=code]").await
    };
    looks.at(&mut anna, "invitation", invitation).await?;
    keep(&anna, "door", "2").await?;
    bo.go(&link).await?;
    let closed = async |bo: &Window| bo.wait_for(".center [data-test=reload]").await;
    looks.at(&mut bo, "locked-out", closed).await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    looks.end()
}

/// The seat of whoever is at this window goes to the tablet, and is fetched back.
async fn there_and_back(window: &Window, tablet: &Window) -> Result<()> {
    open_menu(window).await?;
    window.tap("[data-test=carry]").await?;
    tablet.go(&window.text("[data-test=carry-link]").await?).await?;
    tablet.wait_for("main[data-phase=playing] .king-own[data-seat]").await?;
    window.reload().await?;
    window.tap("[data-matter=web-matter-moved] [data-test=fetch-seat]").await?;
    window.wait_for(".king-own[data-seat]").await
}

/// Anna may keep her seat here, after it was on another device.
async fn kept(looks: &mut Looks, driver: &Driver, anna: &mut Window) -> Result<()> {
    let tablet = Window::open(driver, Screen::Desk).await?;
    there_and_back(anna, &tablet).await?;
    tablet.close().await?;
    let kept = async |anna: &Window| {
        open_menu(anna).await?;
        anna.wait_for("[data-test=keep-seat]").await?;
        anna.ask("document.querySelector('.carrying').scrollIntoView()").await.map(drop)
    };
    looks.at(anna, "keep-seat", kept).await
}

/// Anna gives Bo's seat back to him, who had lost it to the tablet.
async fn given_back(looks: &mut Looks, [anna, bo, tablet]: [&mut Window; 3]) -> Result<()> {
    const BACK: &str = ".people li [data-test=send-back]";
    there_and_back(bo, tablet).await?;
    tablet.tap("[data-matter=web-matter-moved] [data-test=fetch-seat]").await?;
    let asked = async |anna: &Window| {
        open_house(anna).await?;
        anna.tap(BACK).await
    };
    looks.on(&[Screen::Phone], anna, "send-back", asked).await?;
    anna.reload().await?;
    for _ in 0..2 {
        tap_in_house(anna, BACK).await?;
    }
    looks.at(tablet, "sent-back", async |tablet| tablet.wait_for("[data-test=sent-back]").await).await
}

/// Anna has done what she has to do, and would like to do it otherwise.
async fn asking(looks: &mut Looks, anna: &mut Window, bo: &Window) -> Result<()> {
    anna.wait_for("main[data-turn=true]").await?;
    let mut person = Person::new(1);
    while anna.sees("main[data-turn=true]").await? {
        person.look(anna).await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    tap_in_house(anna, "[data-test=take-move-back]").await?;
    looks.on(&[Screen::Phone], anna, "asking", async |anna| matter(anna, "asking").await).await?;
    if bo.sees("[data-test=decline]").await? {
        bo.tap("[data-test=decline]").await?;
    }
    Ok(())
}

/// Bo does nothing for a minute, and then he is gone.
async fn waited_for(looks: &mut Looks, anna: &mut Window, bo: &Window) -> Result<()> {
    let since = Instant::now();
    while !anna.sees("[data-matter=web-matter-idle]").await? {
        ensure!(since.elapsed() < Duration::from_secs(120), "nobody is told that Bo lets them wait");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    // Where nobody else is there for a moment, the minute begins anew.
    looks.once(anna, "idle").await?;
    bo.go("about:blank").await?;
    looks.at(anna, "away", async |anna| matter(anna, "away").await).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_told_of_seats_and_of_people_who_wait_fits_in_every_language() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (mut anna, mut bo) =
        (Window::open(&driver, Screen::Phone).await?, Window::open(&driver, Screen::Phone).await?);
    let (mut tablet, mut looks) = (Window::open(&driver, Screen::Phone).await?, Looks::default());
    let link = gather(house.url(), &anna, &bo).await?;
    sit(&bo).await?;
    anna.wait_for(".seat-row:nth-child(2)[data-occupant=player]").await?;
    start(&anna, &bo).await?;
    // Nobody plays for those who are away for as long as all this is looked at.
    keep(&anna, "grace", "3").await?;
    kept(&mut looks, &driver, &mut anna).await?;
    given_back(&mut looks, [&mut anna, &mut bo, &mut tablet]).await?;
    bo.reload().await?;
    asking(&mut looks, &mut anna, &bo).await?;
    waited_for(&mut looks, &mut anna, &bo).await?;
    bo.go(&link).await?;
    for _ in 0..2 {
        tap_in_house(&bo, "[data-test=concede]").await?;
    }
    looks.at(&mut bo, "gave-up", async |bo| matter(bo, "gave-up").await).await?;
    for window in [anna, bo, tablet] {
        window.assert_sound().await?;
        window.close().await?;
    }
    looks.end()
}

/// Anna's table, laid as a short game of this kind is, with everybody else in the order of their seats; the best of three
/// games wins the evening.
async fn gather_all(url: &str, game: &str, friends: &[(&Window, &str)]) -> Result<()> {
    for (window, name) in friends {
        window.go(url).await?;
        window.wait_for("[data-test=bots]").await?;
        lay_short(window, game, "at-once").await?;
        window.ask(&format!("localStorage.setItem('yohoho.name', '\"{name}\"')")).await?;
    }
    let (anna, _) = friends[0];
    anna.go(url).await?;
    anna.tap(&format!("[data-game={game}] [data-test=friends]")).await?;
    let link = anna.text("[data-test=link]").await?;
    for (place, (window, _)) in friends.iter().enumerate().skip(1) {
        window.go(&link).await?;
        sit(window).await?;
        anna.wait_for(&format!(".seat-row:nth-child({})[data-occupant=player]", place + 1)).await?;
    }
    keep(anna, "best-of", "1").await?;
    anna.tap("[data-test=start]").await
}

/// Everybody but one gives the game up.
async fn won_by(winner: usize, everybody: &[&Window]) -> Result<()> {
    for (_, window) in everybody.iter().enumerate().filter(|(place, _)| *place != winner) {
        window.wait_for("main[data-phase=playing]").await?;
        for _ in 0..2 {
            tap_in_house(window, "[data-test=concede]").await?;
        }
    }
    for window in everybody {
        window.wait_for("main[data-phase=over] [data-test=ending]").await?;
    }
    Ok(())
}

async fn evening_told(window: &Window) -> Result<()> {
    window.wait_for("[data-test=evening-won]").await
}

/// The log book with games that were given up, and the questions before anything is deleted.
async fn written_down(looks: &mut Looks, anna: &mut Window, url: &str) -> Result<()> {
    anna.go(&format!("{url}/logbook")).await?;
    let early = async |anna: &Window| {
        anna.wait_for(".logbook-games .logbook-early").await?;
        anna.ask("document.querySelector('.logbook-games').scrollIntoView()").await.map(drop)
    };
    looks.at(anna, "logbook-early", early).await?;
    for (name, test) in [("deletion", "delete"), ("clearing", "clear")] {
        let asked = async |anna: &Window| {
            anna.tap(&format!("[data-test={test}]")).await?;
            anna.wait_for(&format!("[data-question=logbook-{name}][open]")).await
        };
        looks.at(anna, &format!("logbook-{name}"), asked).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_an_evening_ends_fits_in_every_language() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (mut anna, mut bo) =
        (Window::open(&driver, Screen::Phone).await?, Window::open(&driver, Screen::Phone).await?);
    let mut looks = Looks::default();
    gather_all(house.url(), "skallywaggs", &[(&anna, ANNA), (&bo, BO)]).await?;
    won_by(0, &[&anna, &bo]).await?;
    anna.tap("[data-test=rematch]").await?;
    won_by(0, &[&anna, &bo]).await?;
    looks.at(&mut anna, "evening-own", evening_told).await?;
    looks.at(&mut bo, "evening-won", evening_told).await?;
    written_down(&mut looks, &mut anna, house.url()).await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    looks.end()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_that_everybody_shares_fits_in_every_language() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (anna, bo) =
        (Window::open(&driver, Screen::Phone).await?, Window::open(&driver, Screen::Phone).await?);
    let (mut dora, mut looks) = (Window::open(&driver, Screen::Phone).await?, Looks::default());
    gather_all(house.url(), "skull", &[(&anna, ANNA), (&bo, BO), (&dora, DORA)]).await?;
    for winner in 0..3 {
        if winner > 0 {
            anna.tap("[data-test=rematch]").await?;
        }
        won_by(winner, &[&anna, &bo, &dora]).await?;
    }
    ensure!(
        dora.text("[data-test=evening-won]").await?
            == format!("It’s a tie: {ANNA}, {BO} and {DORA} share the evening!")
    );
    looks.at(&mut dora, "evening-shared", evening_told).await?;
    for window in [anna, bo, dora] {
        window.assert_sound().await?;
        window.close().await?;
    }
    looks.end()
}
