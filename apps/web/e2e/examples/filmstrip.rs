//! Plays a whole game in a real browser and lays a picture of every step out on contact sheets:
//! `filmstrip GAME SCREEN [--seats N] [--look LOOK] [--font FONT] [--pace PACE]`.

use anyhow::{Context, Result, bail, ensure};
use e2e::{Driver, Film, Fonts, House, Look, Move, Person, Screen, Window, act};

/// Looks after which a game should long be over.
const LOOKS_MAX: usize = 20_000;

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, screen, flags @ ..] = &args[..] else { bail!("usage: filmstrip GAME SCREEN [FLAGS]") };
    let flag = |name: &str| flags.iter().skip_while(|word| *word != name).nth(1).map(String::as_str);
    let fonts = flag("--font").map_or(Ok(Fonts::Usual), Fonts::named)?;
    let (house, driver) = (House::open()?, Driver::drawing_with(fonts)?);
    let window = Window::open(&driver, screen_of(screen)?).await?;
    window.wear(flag("--look").map_or(Ok(Look::Night), Look::named)?).await?;
    if let Some(pace) = flag("--pace") {
        window.prepare(&format!("localStorage.setItem('yohoho.pace', '\"{pace}\"');")).await?;
    }
    window.go(house.url()).await?;
    if let Some(seats) = flag("--seats") {
        choose_seats(&window, game, seats).await?;
    }
    let seats = flag("--seats").map(|seats| format!("{seats}p"));
    let parts =
        [Some(game.clone()), seats, flag("--look").map(str::to_owned), flag("--font").map(str::to_owned)];
    let name = parts.into_iter().flatten().collect::<Vec<_>>().join("-");
    let mut film = Film::new(&name, &window);
    let played = play(&window, game, &mut film).await;
    // A film of what went wrong is the best there is to look at.
    for sheet in film.develop(&window).await? {
        println!("{}", sheet.display());
    }
    window.close().await?;
    played
}

fn screen_of(name: &str) -> Result<Screen> {
    let screens = [Screen::Phone, Screen::Landscape, Screen::Desk];
    screens.into_iter().find(|screen| screen.name() == name).context("a screen is phone, landscape or desk")
}

async fn choose_seats(window: &Window, game: &str, seats: &str) -> Result<()> {
    window.tap(&format!("[data-game={game}] [data-test=setup] summary")).await?;
    let nth = window
        .ask(&format!(
            "return [...document.querySelectorAll('[data-game={game}] .picks .pick')]
                .findIndex(pick => pick.innerText.trim() === '{seats}')"
        ))
        .await?;
    let nth = nth.as_u64().with_context(|| format!("{game} cannot be played by {seats}"))?;
    ensure!(
        window.try_tap_nth(&format!("[data-game={game}] .picks .pick"), nth).await?,
        "the seats cannot be chosen"
    );
    Ok(())
}

/// Plays to the end and keeps a picture of every step.
async fn play(window: &Window, game: &str, film: &mut Film) -> Result<()> {
    window.tap(&format!("[data-game={game}] [data-test=bots]")).await?;
    window.wait_for("main[data-phase=playing]").await?;
    let (mut person, mut wrong) = (Person::new(7), Vec::new());
    for _ in 0..LOOKS_MAX {
        if film.look(window).await? {
            if film.len().is_multiple_of(50) {
                eprintln!("{} pictures", film.len());
            }
            let cards = window.assert_cards_whole().await;
            wrong.extend(cards.err().map(|error| format!("picture {}: {error:#}", film.len())));
            continue;
        }
        if act(window, game, &mut person).await? == Move::Finished {
            linger(window, film).await?;
            ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    bail!("the game did not end in {LOOKS_MAX} looks")
}

/// The last pictures: what the end of a game looks like when everything has come to rest.
async fn linger(window: &Window, film: &mut Film) -> Result<()> {
    for _ in 0..60 {
        film.look(window).await?;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    film.look_again(window).await?;
    window.assert_sound().await
}
