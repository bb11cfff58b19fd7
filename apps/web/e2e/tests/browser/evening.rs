//! An evening with friends on a home network: they gather by picture, by link and by code, play one game and then another at the same
//! table, and one is slow, one has a bad network, one comes late, one is rude, and the host leaves before the others.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use e2e::{Driver, House, Person, Road, Screen, Window, lay_one_trick, lay_short, read_squares, until};

use crate::{FAST, HOME_NETWORK};

/// Everybody who is there from the beginning.
pub struct Friends {
    pub anna: Window,
    pub bo: Window,
    pub cleo: Window,
}

impl Friends {
    /// Two phones and a desk, all in English.
    pub async fn open(driver: &Driver) -> Result<Self> {
        Ok(Self {
            anna: open(driver, Screen::Phone, "en").await?,
            bo: open(driver, Screen::Phone, "en").await?,
            cleo: open(driver, Screen::Desk, "en").await?,
        })
    }

    /// Ends the evening; nobody's page may have complained.
    pub async fn close(self) -> Result<()> {
        for window in [self.anna, self.bo, self.cleo] {
            window.assert_sound().await?;
            window.close().await?;
        }
        Ok(())
    }

    fn all(&self) -> [&Window; 3] {
        [&self.anna, &self.bo, &self.cleo]
    }
}

pub fn at_home(url: &str) -> String {
    url.replace("localhost", "cards.test")
}

pub async fn open(driver: &Driver, screen: Screen, language: &str) -> Result<Window> {
    Window::open_with(driver, screen, &[HOME_NETWORK, &format!("--accept-lang={language}")]).await
}

/// What is said somewhere, once it contains these words.
pub async fn says(window: &Window, css: &str, words: &str) -> Result<()> {
    until(&format!("`{css}` to say `{words}`"), || async {
        let script = format!("return [...document.querySelectorAll('{css}')].map(e => e.textContent).join()");
        Ok(window.ask(&script).await?.as_str().is_some_and(|said| said.contains(words)).then_some(()))
    })
    .await
}

/// Opens the front page, and lets tables move as fast as they can.
async fn hurry(window: &Window, url: &str) -> Result<()> {
    window.go(url).await?;
    window.wait_for("[data-test=bots]").await?;
    window.ask("localStorage.setItem('yohoho.pace', '\"at-once\"')").await?;
    Ok(())
}

async fn sit(window: &Window, name: &str) -> Result<()> {
    window.wait_for("[data-test=sit]").await?;
    window.fill("[data-test=name]", name).await?;
    window.tap("[data-test=sit]").await
}

/// What a camera reads that is held at a picture on the page.
async fn photographed(window: &Window, css: &str) -> Result<String> {
    window.wait_for(css).await?;
    let path = format!("return document.querySelector('{css} path').getAttribute('d')");
    read_squares(window.ask(&path).await?.as_str().context("squares")?)
}

/// Anna lays a table of Skull on her phone at home; Bo comes by the picture of the link, Cleo by the code that Anna reads
/// aloud.
async fn gather(url: &str, road: &Road, friends: &Friends) -> Result<()> {
    let Friends { anna, bo, cleo } = friends;
    anna.go(url).await?;
    anna.wait_for("[data-test=bots]").await?;
    lay_short(anna, "skull", "at-once").await?;
    lay_one_trick(anna, "at-once").await?;
    anna.go(url).await?;
    anna.tap("[data-game=skull] [data-test=friends]").await?;
    // Whoever has not said their name is asked in passing.
    anna.fill(".lobby > .rename [data-test=rename]", "Anna").await?;
    anna.tap(".lobby > .rename button").await?;
    says(anna, ".who", "Anna").await?;
    let link = anna.text("[data-test=link]").await?;
    ensure!(link.starts_with(&format!("{url}/t/")), "friends are sent to {link}");
    let pictured = photographed(anna, ".invitation .qr").await?;
    ensure!(pictured == link, "the picture leads to {pictured}, and the link to {link}");
    anna.tap("[data-test=copy]").await?;
    says(anna, "[data-test=copy-told]", "The link is copied.").await?;
    let code = anna.text("[data-test=code]").await?;
    hurry(bo, url).await?;
    bo.go(&pictured).await?;
    sit(bo, "Bo").await?;
    bo.wait_for("[data-test=rename]").await?;
    hurry(cleo, &at_home(road.url())).await?;
    cleo.fill("[data-test=join-code]", "BBBB BBBB").await?;
    cleo.tap("[data-test=join-go]").await?;
    says(cleo, ".join .problem", "code").await?;
    cleo.fill("[data-test=join-code]", &code.to_lowercase()).await?;
    cleo.tap("[data-test=join-go]").await?;
    sit(cleo, "Cleo").await?;
    cleo.wait_for("[data-test=rename]").await
}

/// The host lets Cleo sit where Bo sits, and nobody starts the game but her.
async fn change_seats_and_start(friends: &Friends) -> Result<()> {
    let names = "return [...document.querySelectorAll('.seat-row .who')].map(e => e.textContent).join(' ')";
    until("everybody to sit", || async {
        Ok((friends.anna.ask(names).await? == "Anna Bo Cleo").then_some(()))
    })
    .await?;
    ensure!(!friends.bo.sees("[data-test=move-up]").await?, "a guest moves people");
    friends.anna.tap(".seat-row:nth-child(3) [data-test=move-up]").await?;
    until("Cleo to sit beside Anna", || async {
        Ok((friends.bo.ask(names).await? == "Anna Cleo Bo").then_some(()))
    })
    .await?;
    friends.anna.tap("[data-test=start]").await?;
    for window in friends.all() {
        window.wait_for("main[data-phase=playing] .hand .held").await?;
    }
    Ok(())
}

/// Plays at these windows until something is so, but leaves those alone who are told to rest.
async fn play_until(windows: &[&Window], is_so: impl AsyncFn() -> Result<bool>) -> Result<()> {
    let mut people: Vec<Person> = (1..).take(windows.len()).map(Person::new).collect();
    for _ in 0..4_000 {
        if is_so().await? {
            return Ok(());
        }
        for (person, window) in people.iter_mut().zip(windows) {
            person.look(window).await?;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    anyhow::bail!("it never came to that")
}

async fn play_to_the_end(windows: &[&Window]) -> Result<()> {
    e2e::play_to_the_end(windows, async |_, _: &[&Window]| Ok(())).await
}

/// Cleo's network stops without a word. Everybody sees it within ten seconds; a bot plays for her, and she gets the seat
/// back with one tap.
async fn frozen(road: &Road, friends: &Friends) -> Result<()> {
    let Friends { anna, cleo, bo } = friends;
    road.freeze(true);
    let since = Instant::now();
    anna.wait_for("[data-matter=web-matter-away]").await?;
    let took = since.elapsed();
    ensure!(took < Duration::from_secs(10), "Cleo was away for {took:?} before anybody was told");
    says(anna, "[data-matter=web-matter-away] p", "Cleo").await?;
    ensure!(!bo.sees("[data-test=stand-in]").await?, "a guest lets bots play for others");
    anna.shots("friend-away").await?;
    anna.tap("[data-test=stand-in]").await?;
    until("a bot to play for Cleo", || async { Ok((!anna.sees("[data-matter]").await?).then_some(())) })
        .await?;
    road.freeze(false);
    cleo.wait_for("main[data-status=live] [data-test=take-back]").await?;
    says(cleo, "[data-matter] p", "bot").await?;
    cleo.shots("bot-plays-for-me").await?;
    cleo.tap("[data-test=take-back]").await?;
    until("Cleo to be back", || async { Ok((!cleo.sees("[data-test=take-back]").await?).then_some(())) })
        .await
}

/// Bo looks out of the window for more than a minute. He is marked, and nudged.
async fn idle(friends: &Friends) -> Result<()> {
    let Friends { anna, bo, cleo } = friends;
    // Who is waited for as well is not asked to hurry him.
    let is_turn = async |window: &Window| window.sees("main[data-turn=true]").await;
    play_until(&[anna, cleo], async || {
        Ok(is_turn(bo).await? && !is_turn(anna).await? && !is_turn(cleo).await?)
    })
    .await?;
    let since = Instant::now();
    while !anna.sees("[data-matter=web-matter-idle]").await? {
        ensure!(since.elapsed() < Duration::from_secs(75), "nobody is told that Bo lets them wait");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    says(anna, "[data-matter=web-matter-idle] p", "Bo").await?;
    // Each reads it in their own language.
    says(cleo, "[data-matter=web-matter-idle] p", "prend son temps").await?;
    cleo.tap("[data-test=nudge]").await?;
    says(bo, "[data-test=toast]", "Cleo").await
}

/// How long somebody waits before they say something again.
pub const BREATH: Duration = Duration::from_millis(1_200);

/// Whether a name at the table is free of what is said.
const SPEAKER_IN_SIGHT: &str = "
    const said = document.querySelector('[data-test=saying]');
    const seat = document.querySelector(`.stage [data-seat='${said.dataset.seatOf}']`);
    const [bubble, name] = [said, seat.querySelector('.seat-name')].map(e => e.getBoundingClientRect());
    const is_free = bubble.top >= name.bottom || bubble.bottom <= name.top;
    return name.width > 0 && is_free && bubble.top >= 0 && bubble.bottom <= innerHeight;";

/// What is said stands at the seat, in everybody's own words, or as a picture after a single tap.
async fn talk(friends: &Friends) -> Result<()> {
    friends.bo.tap(".quick [data-emote=laugh]").await?;
    friends.anna.wait_for("[data-test=saying][data-emote=laugh] svg").await?;
    friends.anna.shots("emote").await?;
    // What was chosen from the sheet is at hand from then on. A table hears nobody twice in a second.
    tokio::time::sleep(BREATH).await;
    friends.bo.tap("[data-test=open-talk]").await?;
    friends.bo.tap(".talk [data-emote=cry]").await?;
    friends.anna.wait_for("[data-test=saying][data-emote=cry]").await?;
    friends.bo.wait_for(".quick [data-emote=cry]").await?;
    tokio::time::sleep(BREATH).await;
    friends.bo.tap("[data-test=open-talk]").await?;
    friends.bo.tap("[data-phrase=well-played]").await?;
    says(&friends.anna, "[data-test=saying]", "Well played!").await?;
    ensure!(friends.anna.ask(SPEAKER_IN_SIGHT).await? == true, "what Bo says covers his name");
    friends.anna.shots("saying").await?;
    let french = wording("crates/room/messages/fr.ftl", "room-phrase-well-played")?;
    says(&friends.cleo, "[data-test=saying]", &french).await
}

fn wording(file: &str, key: &str) -> Result<String> {
    let text = std::fs::read_to_string(e2e::workspace().join(file))?;
    let (_, rest) = text.split_once(&format!("\n{key} = ")).context("the sentence")?;
    Ok(rest.lines().next().unwrap_or_default().to_owned())
}

/// Where Dora is among the people, from 1 on.
const NTH_DORA: &str = "
    return 1 + [...document.querySelectorAll('.people li .who')].findIndex(who => who.textContent === 'Dora');";

/// Dora comes late and asks; she sees nobody's cards before the host lets her in. Then she is removed, and comes back
/// neither by the link nor as somebody else.
async fn late_and_rude(driver: &Driver, link: &str, host: &Window) -> Result<()> {
    let dora = open(driver, Screen::Phone, "en").await?;
    dora.go(link).await?;
    sit(&dora, "Dora").await?;
    dora.wait_for("[data-test=knocking]").await?;
    ensure!(!dora.sees(".held").await?, "who knocks holds cards");
    says(host, "[data-matter=web-matter-knock] p", "Dora").await?;
    host.shots("knock").await?;
    host.tap("[data-test=admit]").await?;
    dora.wait_for("main[data-phase=playing] .hand .held, main[data-phase=playing] .king-own").await?;
    host.tap("[data-test=open-menu]").await?;
    host.tap("[data-test=house] summary").await?;
    host.shots("house").await?;
    let nth = host.ask(NTH_DORA).await?;
    host.tap(&format!(".people li:nth-child({nth}) [data-test=remove]")).await?;
    host.tap("[data-question=removal-menu][open] [data-answer=remove]").await?;
    dora.wait_for("[data-test=removed]").await?;
    host.tap("[data-close=menu]").await?;
    dora.go(link).await?;
    dora.wait_for("[data-test=removed]").await?;
    let eve = open(driver, Screen::Phone, "en").await?;
    eve.go(link).await?;
    sit(&eve, "Dora").await?;
    eve.wait_for("[data-test=knocking]").await?;
    host.tap("[data-test=turn-away]").await?;
    eve.wait_for("[data-test=removed]").await?;
    for window in [dora, eve] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

/// What a film's file tells that is private, seat by seat; nothing where it tells everything.
const PRIVATE: &str = "
    const id = location.pathname.split('/').pop();
    const file = await (await fetch(`/api/replays/${id}`)).json();
    if (!file.body.views) return null;
    return file.players.map((_, seat) => file.body.views.some(view => view.private[seat] !== null)).join();";

/// Draws the scrubber to its end.
const TO_THE_END: &str = "
    const scrub = document.querySelector('[data-test=scrub]');
    scrub.value = scrub.max;
    scrub.dispatchEvent(new Event('input', { bubbles: true }));";

/// Through whose eyes a film can be seen.
const EYES: &str =
    "return [...document.querySelectorAll('[data-test=film-eyes] option')].map(o => o.value).join()";

async fn path(window: &Window) -> Result<String> {
    let path = window.ask("return location.pathname").await?;
    Ok(path.as_str().context("an address")?.to_owned())
}

/// What the log tells, newest first.
const LOG: &str = "return [...document.querySelectorAll('.log-drawer li')].map(line => line.textContent)";

pub async fn film_is_at(window: &Window, at: &str) -> Result<()> {
    window.wait_for(&format!("[data-test=film][data-at='{at}']")).await
}

/// Bo has a link made to the game of Skull that has just ended; somebody who was not there opens it, and sees no disc
/// that was never turned, until Bo shows his.
async fn watched_by_a_stranger(driver: &Driver, bo: &Window, table: &str) -> Result<()> {
    for _ in 0..2 {
        // And back, and there again.
        if bo.sees("[data-test=film]").await? {
            bo.tap("[data-test=open-menu]").await?;
            bo.tap("[data-test=leave]").await?;
        }
        bo.tap("[data-test=watch-again]").await?;
        film_is_at(bo, "0").await?;
    }
    let link = bo.ask("return location.origin + location.pathname").await?;
    let link = link.as_str().context("an address")?.to_owned();
    let stranger = open(driver, Screen::Phone, "en").await?;
    stranger.go(&link).await?;
    film_is_at(&stranger, "0").await?;
    ensure!(stranger.ask(PRIVATE).await? == "false,false,false", "a stranger is told what nobody showed");
    ensure!(stranger.ask(EYES).await? == "none", "a stranger sees by a player's eyes");
    ensure!(bo.ask(EYES).await? == "none,2", "one sees again what one saw, and nothing else");
    ensure!(!stranger.sees("[data-test=film-forget], [data-test=film-cards]").await?, "a stranger decides");
    stranger.shots("film-skull").await?;
    stranger.tap("[data-test=film-step]").await?;
    film_is_at(&stranger, "1").await?;
    stranger.tap("[data-test=film-play]").await?;
    film_is_at(&stranger, "2").await?;
    stranger.tap("[data-test=film-pause]").await?;
    stranger.ask(TO_THE_END).await?;
    stranger.wait_for(".board.over").await?;
    let log = stranger.ask(LOG).await?;
    ensure!(
        log.as_array().is_some_and(|log| log.len() > 3),
        "the log tells of the round that was jumped into: {log}"
    );
    stranger.shots("film-end").await?;
    bo.tap("[data-test=film-more]").await?;
    bo.tap("[data-test=film-cards]").await?;
    until("Bo's cards to be shown", || async {
        Ok((stranger.ask(PRIVATE).await? == "false,false,true").then_some(()))
    })
    .await?;
    // The link to a moment leads to that moment, by the eyes that were chosen.
    stranger.go(&format!("{link}?at=3&eyes=2")).await?;
    film_is_at(&stranger, "3").await?;
    ensure!(stranger.ask(EYES).await? == "none,2", "Bo has shown his cards");
    // However often somebody jumps, and through whose eyes: a round is told once.
    for jump in ["7", "9", "7"] {
        stranger.ask(&format!("const scrub = document.querySelector('[data-test=scrub]'); scrub.value = {jump}; scrub.dispatchEvent(new Event('input', {{ bubbles: true }}))")).await?;
    }
    film_is_at(&stranger, "7").await?;
    let log = stranger.ask(LOG).await?;
    let begun = |line: &&serde_json::Value| line.as_str().is_some_and(|line| line.starts_with("Round 1."));
    ensure!(
        log.as_array().is_some_and(|log| log.iter().filter(begun).count() == 1),
        "a round is told twice: {log}"
    );
    stranger.assert_accessible().await?;
    // Who played may take the link back.
    bo.tap("[data-test=film-forget]").await?;
    bo.tap("[data-test=film-forget]").await?;
    bo.wait_for(".lost").await?;
    stranger.reload().await?;
    stranger.wait_for(".lost").await?;
    stranger.assert_sound_but_for("404").await?;
    stranger.close().await?;
    bo.go(table).await
}

/// Whether there is a link to the moment on show.
async fn has_link(window: &Window) -> Result<bool> {
    window.tap("[data-test=film-more]").await?;
    window.wait_for("dialog[open] [data-test=film-save]").await?;
    let has_link = window.sees("[data-test=film-copy]").await?;
    window.tap("[data-close=film-sheet]").await?;
    Ok(has_link)
}

/// In a game of Skull King nothing is secret afterwards: everybody's cards lie open, and anybody may try something else.
/// What never happened has no link.
async fn what_if(driver: &Driver, bo: &Window, table: &str) -> Result<()> {
    bo.tap("[data-test=watch-again]").await?;
    film_is_at(bo, "0").await?;
    let link = bo.ask("return location.origin + location.pathname").await?;
    let stranger = open(driver, Screen::Desk, "en").await?;
    stranger.go(link.as_str().context("an address")?).await?;
    film_is_at(&stranger, "0").await?;
    ensure!(stranger.ask(EYES).await? == "none,0,1,2,all", "Skull King has no secrets afterwards");
    stranger.select("[data-test=film-eyes]", "all").await?;
    stranger.wait_for("[data-test=film-hands] .film-hand:nth-child(3) li").await?;
    stranger.shots("film-open").await?;
    ensure!(has_link(&stranger).await?, "what happened has no link");
    stranger.select("[data-test=film-eyes]", "0").await?;
    stranger.tap("[data-test=film-if]").await?;
    stranger.wait_for("main[data-turn=true]").await?;
    stranger.shots("film-if").await?;
    play_until(&[&stranger], async || stranger.sees("[data-test=film-return]").await).await?;
    ensure!(!has_link(&stranger).await?, "what never happened has a link");
    stranger.tap("[data-test=film-return]").await?;
    film_is_at(&stranger, "0").await?;
    stranger.assert_sound().await?;
    stranger.close().await?;
    bo.go(table).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_spend_an_evening_on_a_home_network() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let road = Road::to(house.url(), FAST).await?;
    let friends = Friends {
        anna: open(&driver, Screen::Desk, "en").await?,
        bo: open(&driver, Screen::Phone, "en").await?,
        cleo: open(&driver, Screen::Phone, "fr").await?,
    };
    gather(&at_home(house.url()), &road, &friends).await?;
    change_seats_and_start(&friends).await?;
    talk(&friends).await?;
    frozen(&road, &friends).await?;
    idle(&friends).await?;
    play_to_the_end(&friends.all()).await?;
    friends.anna.shots("what-next").await?;
    let table = format!("{}{}", at_home(house.url()), path(&friends.bo).await?);
    watched_by_a_stranger(&driver, &friends.bo, &table).await?;
    // One tap, and everybody sits at a table of Skull King.
    friends.anna.tap("[data-test=other-game][data-game=skull-king]").await?;
    for window in friends.all() {
        window.wait_for("main[data-phase=playing] .king-board").await?;
    }
    play_to_the_end(&friends.all()).await?;
    // Two games make an evening, and everybody reads how it stands.
    for window in friends.all() {
        window.wait_for("[data-test=ending] [data-test=evening] li:nth-child(3)").await?;
    }
    what_if(&driver, &friends.bo, &table).await?;
    // Bo still looks at the last game when the next begins, is told so, and comes.
    friends.bo.tap("[data-test=watch-again]").await?;
    film_is_at(&friends.bo, "0").await?;
    friends.anna.tap("[data-test=rematch]").await?;
    friends.bo.wait_for("[data-test=film-called]").await?;
    friends.bo.tap(".film-called a").await?;
    for window in friends.all() {
        window.wait_for("main[data-phase=playing] .king-board").await?;
    }
    let Friends { anna, bo, cleo } = friends;
    // Anna goes to bed, and Bo is host: the game goes on, and the next one is his to start.
    anna.tap("[data-test=open-menu]").await?;
    anna.tap("[data-test=leave]").await?;
    anna.tap("[data-test=leave]").await?;
    anna.wait_for("[data-test=bots]").await?;
    // A bot has her cards now, and Dora, who comes late, would like to have them.
    late_and_rude(&driver, &table, &bo).await?;
    play_to_the_end(&[&bo, &cleo]).await?;
    // The same table, at which something could be changed now; he leaves it as it is.
    bo.tap("[data-test=change-table]").await?;
    cleo.wait_for("[data-test=rename]").await?;
    bo.tap("[data-test=start]").await?;
    for window in [&bo, &cleo] {
        window.wait_for("main[data-phase=playing] .king-board").await?;
    }
    for window in [anna, bo, cleo] {
        window.assert_sound_but_for("net::").await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_late_asks_and_who_was_removed_stays_away() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let road = Road::to(house.url(), FAST).await?;
    let friends = Friends {
        anna: open(&driver, Screen::Phone, "en").await?,
        bo: open(&driver, Screen::Phone, "de").await?,
        cleo: open(&driver, Screen::Phone, "es").await?,
    };
    let link = gather_four(&at_home(house.url()), &road, &friends).await?;
    late_and_rude(&driver, &link, &friends.anna).await?;
    friends.close().await
}

/// The name field of whoever made the table, in sight without a scroll.
const NAME_IN_SIGHT: &str = "
    const field = document.querySelector('.lobby > .rename [data-test=rename]').getBoundingClientRect();
    return field.top >= 0 && field.bottom <= document.querySelector('.gathering').getBoundingClientRect().top;";

/// The host lays another game at the same table, and then the first one again; everybody still sits.
async fn change_game(friends: &Friends) -> Result<()> {
    for (game, title) in [("skull", "Skull"), ("skull-king", "Skull King")] {
        friends.anna.tap("[data-test=change-game] summary").await?;
        friends.anna.select("[data-test=next-game]", game).await?;
        // Whoever only looks what there is changes nothing.
        friends.anna.wait_for("[data-test=lay]").await?;
        let laid = friends.bo.ask("return document.querySelector('.topbar h1').textContent").await?;
        ensure!(laid != title, "a game was laid that nobody has set up");
        says(&friends.anna, "[data-test=pending]", "Nothing changes at the table").await?;
        friends.anna.tap("[data-test=lay]").await?;
        for window in friends.all() {
            until(&format!("a table of {title}"), || async {
                let laid = window.ask("return document.querySelector('.topbar h1').textContent").await?;
                Ok((laid == title).then_some(()))
            })
            .await?;
            window.wait_for("[data-test=rename]").await?;
        }
    }
    Ok(())
}

/// A table for four with three people and a bot, and the game is on.
pub async fn gather_four(url: &str, road: &Road, friends: &Friends) -> Result<String> {
    let Friends { anna, bo, cleo } = friends;
    anna.go(url).await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    let link = anna.text("[data-test=link]").await?;
    anna.wait_for("[data-test=code]").await?;
    ensure!(anna.ask(NAME_IN_SIGHT).await? == true, "the host's name is asked out of sight");
    let height = anna.ask("return document.querySelector('[data-test=copy]').offsetHeight").await?;
    ensure!(height.as_u64().is_some_and(|height| height < 80), "the button is squeezed: {height}");
    let by_road = link.replace(url, &at_home(road.url()));
    for (window, link, name) in [(bo, &link, "Bo"), (cleo, &by_road, "Cleo")] {
        window.go(link).await?;
        sit(window, name).await?;
        window.wait_for("[data-test=rename]").await?;
    }
    change_game(friends).await?;
    // Anna counts down, Bo is not ready, and so she begins when he is.
    anna.tap("[data-test=countdown]").await?;
    bo.wait_for("[data-matter=web-matter-starts]").await?;
    bo.shots("countdown").await?;
    bo.tap("[data-test=stop-countdown]").await?;
    anna.wait_for("[data-test=countdown]").await?;
    anna.tap("[data-test=start]").await?;
    for window in friends.all() {
        window.wait_for("main[data-phase=playing] .king-board").await?;
    }
    Ok(link)
}

/// Bo's seat goes to another device by a link that works once, and comes back; fetched away once more, Anna gives it back.
async fn carried(driver: &Driver, Friends { anna, bo, .. }: &Friends) -> Result<()> {
    bo.tap("[data-test=open-menu]").await?;
    bo.tap("[data-test=carry]").await?;
    let pictured = photographed(bo, ".carrying .qr").await?;
    bo.shots("carrying").await?;
    let link = bo.text("[data-test=carry-link]").await?;
    ensure!(pictured == link, "the picture leads to {pictured}, and the link to {link}");
    let tablet = open(driver, Screen::Phone, "en").await?;
    tablet.go(&pictured).await?;
    tablet.wait_for("main[data-phase=playing] .king-own[data-seat]").await?;
    ensure!(
        !tablet.ask("return location.href").await?.as_str().unwrap_or_default().contains("ticket"),
        "the ticket stays"
    );
    bo.wait_for("[data-matter=web-matter-moved]").await?;
    bo.tap("[data-close=menu]").await?;
    until("Bo's cards to be gone from here", || async {
        Ok((!bo.sees(".king-own[data-seat]").await?).then_some(()))
    })
    .await?;
    bo.shots("seat-elsewhere").await?;
    let thief = open(driver, Screen::Phone, "en").await?;
    thief.go(&link).await?;
    thief.wait_for("main[data-phase=playing] .spectating").await?;
    ensure!(!thief.sees(".king-own[data-seat]").await?, "a ticket works twice");
    bo.tap("[data-test=fetch-seat]").await?;
    bo.wait_for(".king-own[data-seat]").await?;
    tablet.tap("[data-matter=web-matter-moved] [data-test=fetch-seat]").await?;
    bo.wait_for("[data-matter=web-matter-moved]").await?;
    sent_back(anna, bo, &tablet).await?;
    for window in [tablet, thief] {
        window.assert_sound_but_for("404").await?;
        window.close().await?;
    }
    Ok(())
}

/// Anna gives Bo's seat back to him, and one tap is not enough; the tablet is told, and offered nothing.
async fn sent_back(anna: &Window, bo: &Window, tablet: &Window) -> Result<()> {
    const SEND_BACK: &str = ".people li:nth-child(1) [data-test=send-back]";
    tap_in_house(anna, SEND_BACK).await?;
    says(anna, SEND_BACK, "Yes, give the seat back").await?;
    tap_in_house(anna, SEND_BACK).await?;
    bo.wait_for(".king-own[data-seat]").await?;
    says(tablet, ".spectating [data-test=sent-back]", "The host has given the seat back").await?;
    tablet.shots("sent-back").await?;
    ensure!(!tablet.sees("[data-test=fetch-seat], [data-test=sit]").await?, "the tablet is offered a seat");
    ensure!(!bo.sees("[data-test=fetch-seat]").await?, "Bo has his seat, and is to fetch it");
    says(anna, ".log-drawer", "Bo’s seat is back on the device it came from.").await?;
    until("Anna to have nothing to give back", || async {
        let offered = format!("return document.querySelector('{SEND_BACK}') === null");
        Ok((anna.ask(&offered).await? == true).then_some(()))
    })
    .await
}

/// Opens how the table is kept.
pub async fn open_house(window: &Window) -> Result<()> {
    window.tap("[data-test=open-menu]").await?;
    window.wait_for("[data-test=house]").await?;
    window.ask("document.querySelector('[data-test=house]').open = true").await.map(drop)
}

/// Opens how the table is kept and taps something there.
pub async fn tap_in_house(window: &Window, css: &str) -> Result<()> {
    open_house(window).await?;
    window.tap(css).await?;
    // Some of it is seen at the table, and leads back there.
    if window.sees("dialog.menu[open]").await? {
        window.tap("[data-close=menu]").await?;
    }
    Ok(())
}

/// Bo bids, and would like to bid something else: the first time all let him, the second time Anna does not.
async fn taken_back(friends: &Friends) -> Result<()> {
    let Friends { anna, bo, cleo } = friends;
    let is_turn = async |is_turn: bool| bo.wait_for(&format!("main[data-turn={is_turn}]")).await;
    for (answer, is_given_back) in [("agree", true), ("decline", false)] {
        is_turn(true).await?;
        play_until(&[bo], async || bo.sees("main[data-turn=false]").await).await?;
        tap_in_house(bo, "[data-test=take-move-back]").await?;
        says(bo, "[data-matter=web-matter-asking] p", "Cleo").await?;
        cleo.wait_for("[data-matter=web-matter-asked]").await?;
        anna.tap(&format!("[data-test={answer}]")).await?;
        if is_given_back {
            cleo.tap("[data-test=agree]").await?;
        }
        until("the question to be answered", || async {
            let is_asked = cleo.sees("[data-matter=web-matter-asked]").await?;
            Ok((!is_asked && !bo.sees("[data-matter=web-matter-asking]").await?).then_some(()))
        })
        .await?;
        is_turn(is_given_back).await?;
    }
    Ok(())
}

/// Bo stops the game; it goes on when Cleo says so.
async fn paused(Friends { anna, bo, cleo }: &Friends) -> Result<()> {
    tap_in_house(bo, "[data-test=pause]").await?;
    bo.wait_for("[data-matter=web-matter-resting] [data-test=go-on]").await?;
    says(anna, "[data-matter=web-matter-rests] p", "Bo").await?;
    for window in [anna, bo, cleo] {
        window.wait_for("[data-test=go-on]").await?;
        ensure!(
            !window.sees(".deed[data-offer]:not([aria-disabled])").await?,
            "a paused game looks as if it went on"
        );
    }
    cleo.tap("[data-matter=web-matter-rests] [data-test=go-on]").await?;
    for window in [anna, bo, cleo] {
        until("the game to go on", || async { Ok((!window.sees("[data-test=go-on]").await?).then_some(())) })
            .await?;
    }
    Ok(())
}

/// The host sets a clock, and everybody sees whose runs; then all give the game up, and it is over.
async fn clocks_and_concessions(friends: &Friends) -> Result<()> {
    let Friends { anna, bo, cleo } = friends;
    anna.tap("[data-test=open-menu]").await?;
    anna.tap("[data-test=house] summary").await?;
    anna.select("[data-test=clock]", "3").await?;
    anna.select("[data-test=best-of]", "1").await?;
    anna.tap("[data-close=menu]").await?;
    bo.wait_for("[data-test=clocks] li").await?;
    bo.shots("clocks").await?;
    for (window, warning) in [(anna, "Yes, give up"), (bo, "Yes, give up"), (cleo, "end the game")] {
        tap_in_house(window, "[data-test=concede]").await?;
        ensure!(window.sees("main[data-phase=playing]").await?, "one tap gives a game up");
        says(window, "[data-test=concede]", warning).await?;
        tap_in_house(window, "[data-test=concede]").await?;
    }
    for window in [anna, bo, cleo] {
        window.wait_for("main[data-phase=over]").await?;
    }
    // Of a series everybody sees how it stands.
    bo.wait_for("[data-test=ending] [data-test=evening] li").await?;
    anna.shots("given-up").await?;
    // Whoever looks at it later is told why it was so short.
    anna.tap("[data-test=ending] a[href='/logbook']").await?;
    anna.wait_for(".logbook-games .logbook-early").await?;
    anna.shots("logbook-given-up").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_travels_a_clock_runs_and_a_game_is_given_up() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let road = Road::to(house.url(), FAST).await?;
    let friends = Friends::open(&driver).await?;
    gather_four(&at_home(house.url()), &road, &friends).await?;
    carried(&driver, &friends).await?;
    taken_back(&friends).await?;
    paused(&friends).await?;
    clocks_and_concessions(&friends).await?;
    friends.close().await
}

/// A table for Anna and Bo alone, at which the best of three games wins the evening and a move takes half a minute at most.
/// Nobody stops the countdown.
async fn gather_two(url: &str, anna: &Window, bo: &Window) -> Result<()> {
    anna.go(url).await?;
    anna.wait_for("[data-test=bots]").await?;
    lay_short(anna, "skallywaggs", "at-once").await?;
    anna.go(url).await?;
    anna.tap("[data-game=skallywaggs] [data-test=friends]").await?;
    anna.fill(".lobby > .rename [data-test=rename]", "Anna").await?;
    anna.tap(".lobby > .rename button").await?;
    says(anna, ".who", "Anna").await?;
    bo.go(&anna.text("[data-test=link]").await?).await?;
    sit(bo, "Bo").await?;
    bo.wait_for("[data-test=rename]").await?;
    open_house(anna).await?;
    anna.select("[data-test=best-of]", "1").await?;
    anna.select("[data-test=clock]", "1").await?;
    anna.tap("[data-close=menu]").await?;
    anna.tap("[data-test=countdown]").await?;
    says(bo, "[data-matter=web-matter-starts] p", "The game starts in").await?;
    let since = Instant::now();
    for window in [anna, bo] {
        window.wait_for("main[data-phase=playing]").await?;
        ensure!(!window.sees("[data-matter]").await?, "the game has begun, and is counted down to");
    }
    let took = since.elapsed();
    ensure!(took > Duration::from_secs(5), "ten seconds were over after {took:?}");
    Ok(())
}

/// Nobody does anything, until the time of whoever is to move is up: a bot makes that move, and both are told.
async fn out_of_time([anna, bo]: [&Window; 2]) -> Result<()> {
    bo.wait_for("[data-test=clocks] li").await?;
    let since = Instant::now();
    bo.wait_for("[data-test=clocks] li.late").await?;
    says(bo, ".log-drawer", "A bot makes this move.").await?;
    let took = since.elapsed();
    ensure!(took > Duration::from_secs(20), "half a minute was over after {took:?}");
    says(anna, ".log-drawer", "A bot makes this move.").await?;
    // Their next move has a time of its own.
    until("a clock with time", || async {
        Ok(bo.sees("[data-test=clocks] li:not(.late)").await?.then_some(()))
    })
    .await
}

/// Bo gives the game up, so that Anna has won it.
async fn won_by_anna([anna, bo]: [&Window; 2]) -> Result<()> {
    bo.wait_for("main[data-phase=playing]").await?;
    for _ in 0..2 {
        tap_in_house(bo, "[data-test=concede]").await?;
    }
    for window in [anna, bo] {
        window.wait_for("main[data-phase=over] [data-test=ending]").await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_countdown_and_a_clock_run_out_and_two_of_three_games_win_the_evening() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let (anna, bo) = (open(&driver, Screen::Phone, "en").await?, open(&driver, Screen::Phone, "en").await?);
    gather_two(&at_home(house.url()), &anna, &bo).await?;
    out_of_time([&anna, &bo]).await?;
    won_by_anna([&anna, &bo]).await?;
    ensure!(!anna.sees("[data-test=evening-won]").await?, "one game wins the evening");
    anna.tap("[data-test=rematch]").await?;
    won_by_anna([&anna, &bo]).await?;
    says(&anna, "[data-test=evening-won]", "You win the evening!").await?;
    says(&bo, "[data-test=evening-won]", "Anna").await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}
