//! Every screen of an evening beside the boards, in every language and in one that is longer and runs from right to left, on a
//! phone, on its side and on a desk: nothing is cut, nothing lies on something else.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use e2e::claims::{self, Claim};
use e2e::{Driver, House, Person, Screen, Window, lay_short, play_to_the_end, until};

/// The languages that every screen is looked at in, beside English, in which all other tests read.
const TONGUES: [&str; 3] = ["de", "fr", "es"];

/// Makes what an English page says a third longer, and has it run from right to left. Names and links stay as they are.
const UNSPOKEN: &str = "
    document.documentElement.dir = 'rtl';
    const accents = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
    const longer = text => text.replace(/[aeiou]/g, vowel => accents[vowel] + accents[vowel]);
    const stays = /(NAMES|https?:[^ ]+|--lan)/;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!/[áéíóú]/.test(text.data) && !text.parentElement.closest('script, style, output, code, textarea'))
            text.data = text.data.split(stays).map((part, i) => i % 2 ? part : longer(part)).join('');
    }";

/// Names as long as the door lets in.
pub const ANNA: &str = "Anne-Marguerite Bonny";
pub const BO: &str = "Bartholomew Roberts II";
pub const DORA: &str = "Theodora Blackwater";

/// Everybody whose name is on a screen.
const NAMES: [&str; 5] = [ANNA, BO, DORA, "Captain Crumb", "Dora"];

/// What was wrong, each with where it was seen.
#[derive(Default)]
pub struct Looks(Vec<String>);

impl Looks {
    /// Loads what a window shows in every language, opens what is to be seen, and looks at it on every screen.
    pub async fn at(
        &mut self,
        window: &mut Window,
        name: &str,
        open: impl AsyncFn(&Window) -> Result<()>,
    ) -> Result<()> {
        self.on(&[Screen::Phone, Screen::Landscape, Screen::Desk], window, name, open).await
    }

    /// The same on these screens only: some things do not last long.
    pub async fn on(
        &mut self,
        screens: &[Screen],
        window: &mut Window,
        name: &str,
        open: impl AsyncFn(&Window) -> Result<()>,
    ) -> Result<()> {
        let own = window.screen();
        for locale in TONGUES.into_iter().chain(["en"]) {
            window.ask(&format!("localStorage.setItem('yohoho.language', '\"{locale}\"')")).await?;
            window.reload().await?;
            open(window).await.with_context(|| format!("{name} in {locale}"))?;
            for &screen in screens {
                window.turn_to(screen).await?;
                if locale == "en" {
                    window.ask(&UNSPOKEN.replace("NAMES", &NAMES.join("|"))).await?;
                }
                window.shot(&format!("{name}-{locale}")).await?;
                // What nobody speaks is only seen: its things have the names that they had before.
                let n_claims = if locale == "en" { 3 } else { 4 };
                let claims = [claims::FITS, claims::OVERLAP, CUT, claims::ACCESS];
                let look = window.assert_none_of(&claims[..n_claims]).await;
                let wrong = look.err().map(|error| format!("{name} in {locale} on {screen:?}: {error:#}"));
                self.0.extend(wrong);
            }
            window.turn_to(own).await?;
        }
        Ok(())
    }

    /// Looks at what a window shows as it is, in the longer language alone: some things are gone once a page is loaded anew.
    pub async fn once(&mut self, window: &mut Window, name: &str) -> Result<()> {
        let own = window.screen();
        for screen in [Screen::Phone, Screen::Landscape, Screen::Desk] {
            window.turn_to(screen).await?;
            window.ask(&UNSPOKEN.replace("NAMES", &NAMES.join("|"))).await?;
            window.shot(name).await?;
            let look = window.assert_none_of(&[claims::FITS, claims::OVERLAP, CUT]).await;
            self.0.extend(look.err().map(|error| format!("{name} on {screen:?}: {error:#}")));
        }
        window.turn_to(own).await
    }

    pub fn end(self) -> Result<()> {
        ensure!(self.0.is_empty(), "{}", self.0.join("\n"));
        Ok(())
    }
}

/// Words that run out of their box, lists whose choice cannot be read, and things to tap that lie on one another.
const CUT: Claim<'static> = ("cut", "
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body, wrong = [];
    const all = css => [...within.querySelectorAll(css)].filter(e => e.checkVisibility({ visibilityProperty: true }));
    const text = e => e.textContent.trim().slice(0, 60);
    for (const e of all('button, a, summary, label span, legend, h1, h2, h3, p, li, td, th, .who'))
        if (!e.closest('.stage, .unseen') && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'auto')
            wrong.push(`${e.tagName} runs out of its box: ${text(e)}`);
    const pen = document.createElement('canvas').getContext('2d');
    for (const select of all('select')) {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        pen.font = font;
        const needs = pen.measureText(select.selectedOptions[0]?.textContent ?? '').width + parseFloat(paddingLeft) + parseFloat(paddingRight);
        if (needs > select.clientWidth + 1) wrong.push(`a list cuts its choice: ${select.selectedOptions[0].textContent}`);
    }
    // The way to the table is seen by those alone who come by keys.
    const inner = e => e.closest('.stage, .skip');
    const taps = all('button, a, input, select, summary').filter(e => !inner(e)).map(e => [e, e.getBoundingClientRect()]);
    for (const [i, [a, x]] of taps.entries()) for (const [b, y] of taps.slice(i + 1)) {
        const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left), high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
        const is_fixed = e => e.closest('.thumb, .topbar, header');
        if (wide > 2 && high > 2 && !a.contains(b) && !b.contains(a) && is_fixed(a) === is_fixed(b))
            wrong.push(`${text(a) || a.dataset.test} lies on ${text(b) || b.dataset.test}`);
    }
    // What moves a film leaves its board a third of the screen at least, and is in sight itself.
    const film = document.querySelector('.film')?.getBoundingClientRect();
    const stage = document.querySelector('.stage')?.getBoundingClientRect();
    if (film && (stage.height < innerHeight / 3 || film.bottom > innerHeight + 1))
        wrong.push(`a film with a board of ${stage.height} down to ${film.bottom}, of ${innerHeight}`);
    if (film) for (const card of all('.trick .card')) if (card.getBoundingClientRect().bottom > stage.bottom + 1)
        wrong.push('a card of the trick is out of sight');
    // Whatever can be done after a game, how it ended is told first.
    if (document.querySelector('.board.over') && stage.height < innerHeight * .35)
        wrong.push(`the end of a game has ${stage.height} of ${innerHeight}`);
    return wrong;");

pub async fn open_menu(window: &Window) -> Result<()> {
    window.wait_for("main[data-status=live] [data-test=open-menu]").await?;
    window.tap("[data-test=open-menu]").await?;
    window.wait_for("dialog[open] [data-test=house]").await
}

/// Opens how the table is kept, in sight.
pub async fn open_house(window: &Window) -> Result<()> {
    open_menu(window).await?;
    let open = "const house = document.querySelector('[data-test=house]'); house.open = true; house.scrollIntoView()";
    window.ask(open).await?;
    Ok(())
}

/// Anna's table of Skull King with Bo and a seat for a bot; tells its link.
pub async fn gather(url: &str, anna: &Window, bo: &Window) -> Result<String> {
    for (window, name) in [(anna, ANNA), (bo, BO)] {
        window.go(url).await?;
        window.wait_for("[data-test=bots]").await?;
        lay_short(window, "skull-king", "at-once").await?;
        window.ask(&format!("localStorage.setItem('yohoho.name', '\"{name}\"')")).await?;
    }
    anna.go(url).await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    let link = anna.text("[data-test=link]").await?;
    bo.go(&link).await?;
    Ok(link)
}

pub async fn sit(window: &Window) -> Result<()> {
    window.tap("[data-test=sit]").await
}

pub async fn start(anna: &Window, bo: &Window) -> Result<()> {
    anna.tap("[data-test=start]").await?;
    for window in [anna, bo] {
        window.wait_for("main[data-phase=playing] .king-board").await?;
    }
    Ok(())
}

async fn before_the_game(looks: &mut Looks, anna: &mut Window, bo: &mut Window) -> Result<()> {
    looks.at(bo, "newcomer", async |bo| bo.wait_for("[data-test=sit]").await).await?;
    sit(bo).await?;
    looks.at(bo, "guest", async |bo| bo.wait_for("[data-test=rename]").await).await?;
    looks.at(anna, "host", async |anna| anna.wait_for("[data-test=start]").await).await?;
    let change = async |anna: &Window| {
        anna.tap("[data-test=change-game] summary").await?;
        anna.wait_for("[data-test=change-game] [data-test=lay]").await?;
        anna.ask("document.querySelector('[data-test=change-game]').scrollIntoView()").await.map(drop)
    };
    looks.at(anna, "change-game", change).await?;
    let host = &*anna;
    let counted = async |bo: &Window| {
        bo.wait_for("[data-test=rename]").await?;
        if host.sees("[data-test=stop-countdown]").await? {
            host.tap("[data-test=stop-countdown]").await?;
        }
        host.tap("[data-test=countdown]").await?;
        bo.wait_for("[data-matter=web-matter-starts]").await
    };
    looks.on(&[Screen::Phone], bo, "countdown", counted).await?;
    if anna.sees("[data-test=stop-countdown]").await? {
        anna.tap("[data-test=stop-countdown]").await?;
    }
    Ok(())
}

/// Anna sets a clock, the best of three, and lets people write.
pub async fn set_customs(anna: &Window) -> Result<()> {
    open_house(anna).await?;
    anna.select("[data-test=clock]", "5").await?;
    anna.select("[data-test=best-of]", "1").await?;
    anna.tap("[data-test=allow-own-words] input").await?;
    anna.tap("[data-close=menu]").await
}

pub async fn matter(window: &Window, name: &str) -> Result<()> {
    window.wait_for(&format!("[data-matter=web-matter-{name}]")).await
}

async fn in_the_game(looks: &mut Looks, anna: &mut Window, bo: &mut Window) -> Result<()> {
    set_customs(anna).await?;
    looks.at(anna, "house", open_house).await?;
    looks.at(anna, "clock", async |anna| anna.wait_for("[data-test=clocks] li").await).await?;
    let talk = async |anna: &Window| {
        anna.tap("[data-test=open-talk]").await?;
        anna.wait_for("[data-test=own-words]").await
    };
    looks.at(anna, "talk", talk).await?;
    let carry = async |anna: &Window| {
        open_menu(anna).await?;
        anna.tap("[data-test=carry]").await?;
        anna.wait_for(".carrying .qr").await?;
        anna.ask("document.querySelector('.carrying').scrollIntoView()").await.map(drop)
    };
    looks.at(anna, "carry", carry).await?;
    // Anna bids, and would like to bid something else.
    anna.reload().await?;
    anna.wait_for("main[data-turn=true]").await?;
    let mut person = Person::new(1);
    while anna.sees("main[data-turn=true]").await? {
        person.look(anna).await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    open_house(anna).await?;
    anna.tap("[data-test=take-move-back]").await?;
    ensure!(!anna.sees("dialog[open]").await?, "who asks for a move sees the table");
    looks.on(&[Screen::Phone], bo, "asked", async |bo| matter(bo, "asked").await).await?;
    if bo.sees("[data-test=decline]").await? {
        bo.tap("[data-test=decline]").await?;
    }
    open_house(bo).await?;
    bo.tap("[data-test=bot-for-me]").await?;
    looks.at(bo, "stood-in", async |bo| matter(bo, "stood-in").await).await
}

async fn rests_and_doors(looks: &mut Looks, [anna, dora]: [&mut Window; 2], link: &str) -> Result<()> {
    open_house(anna).await?;
    anna.tap("[data-test=pause]").await?;
    looks.at(anna, "rests", async |anna| matter(anna, "resting").await).await?;
    dora.go(link).await?;
    dora.fill("[data-test=name]", "Dora").await?;
    sit(dora).await?;
    looks.at(dora, "knocking", async |dora| dora.wait_for("[data-test=knocking]").await).await?;
    looks.at(anna, "knock", async |anna| matter(anna, "knock").await).await?;
    let removal = async |anna: &Window| {
        open_house(anna).await?;
        anna.tap(".people li [data-test=remove]").await?;
        anna.wait_for("[data-question=removal-menu][open]").await
    };
    looks.at(anna, "removal", removal).await?;
    anna.reload().await?;
    anna.tap("[data-test=turn-away]").await?;
    looks.at(dora, "removed", async |dora| dora.wait_for("[data-test=removed]").await).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_before_and_in_a_game_with_friends_fits_in_every_language() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let mut anna = Window::open(&driver, Screen::Phone).await?;
    let (mut bo, mut dora) =
        (Window::open(&driver, Screen::Phone).await?, Window::open(&driver, Screen::Phone).await?);
    let (mut looks, link) = (Looks::default(), gather(house.url(), &anna, &bo).await?);
    before_the_game(&mut looks, &mut anna, &mut bo).await?;
    start(&anna, &bo).await?;
    in_the_game(&mut looks, &mut anna, &mut bo).await?;
    rests_and_doors(&mut looks, [&mut anna, &mut dora], &link).await?;
    for window in [anna, bo, dora] {
        window.assert_sound().await?;
        window.close().await?;
    }
    looks.end()
}

/// Draws the scrubber so far.
async fn scrub(window: &Window, percent: u8) -> Result<()> {
    let draw = format!(
        "const scrub = document.querySelector('[data-test=scrub]');
        scrub.value = Math.round(scrub.max * {percent} / 100);
        scrub.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    );
    window.ask(&draw).await.map(drop)
}

async fn film(window: &Window) -> Result<()> {
    window.wait_for("[data-test=film] [data-test=film-eyes]").await?;
    window.wait_for(".board").await
}

/// The film of the game that has ended: as it is, with all cards open, by a player's eyes, with another decision, and with
/// what can be done.
async fn seen_again(looks: &mut Looks, bo: &mut Window) -> Result<()> {
    bo.tap("[data-test=watch-again]").await?;
    // A page that is loaded anew before the link is made stays at the table.
    film(bo).await?;
    looks.at(bo, "film", film).await?;
    let open = async |bo: &Window| {
        film(bo).await?;
        bo.select("[data-test=film-eyes]", "all").await?;
        bo.wait_for("[data-test=film-hands] li").await?;
        scrub(bo, 50).await?;
        until("a card in the trick", || async {
            if bo.sees(".trick .card").await? {
                return Ok(Some(()));
            }
            bo.tap("[data-test=film-step]").await?;
            Ok(None)
        })
        .await
    };
    looks.at(bo, "film-open", open).await?;
    let own = async |bo: &Window| {
        film(bo).await?;
        scrub(bo, 0).await?;
        bo.select("[data-test=film-eyes]", "0").await?;
        bo.wait_for("[data-test=film-if]").await
    };
    looks.at(bo, "film-own", own).await?;
    let other = async |bo: &Window| {
        film(bo).await?;
        bo.select("[data-test=film-eyes]", "0").await?;
        bo.tap("[data-test=film-if]").await?;
        bo.wait_for("main[data-turn=true]").await
    };
    looks.at(bo, "film-if", other).await?;
    bo.reload().await?;
    film(bo).await?;
    bo.tap("[data-test=open-menu]").await?;
    bo.wait_for("dialog[open] [data-test=home]").await?;
    ensure!(!bo.sees("[data-test=leave]").await?, "somebody leaves a table that is no more");
    let more = async |bo: &Window| {
        film(bo).await?;
        bo.tap("[data-test=film-more]").await?;
        bo.wait_for("dialog[open] [data-test=film-save]").await
    };
    looks.at(bo, "film-more", more).await
}

/// The log book with a game in it, and a name that lasts.
async fn written_down(looks: &mut Looks, anna: &mut Window, url: &str) -> Result<()> {
    anna.go(&format!("{url}/logbook")).await?;
    let part = |css: &'static str| {
        async move |anna: &Window| {
            anna.wait_for("[data-test=own-name]").await?;
            anna.wait_for(".logbook-games > li").await?;
            anna.ask(&format!("document.querySelector('{css}').scrollIntoView()")).await.map(drop)
        }
    };
    looks.at(anna, "logbook", part("body")).await?;
    looks.at(anna, "logbook-games", part(".logbook-games")).await?;
    looks.at(anna, "logbook-ways", part(".logbook-ways")).await?;
    looks.at(anna, "name-unkept", part("[data-test=own-name]")).await?;
    anna.fill("[data-test=keep-name] input", ANNA).await?;
    anna.tap("[data-test=keep-name] button").await?;
    // A page that is loaded anew before the server has answered keeps nothing.
    anna.wait_for("[data-test=code-link]").await?;
    let kept = async |anna: &Window| {
        anna.tap("[data-test=new-code]").await?;
        anna.wait_for("[data-test=code-link]").await?;
        anna.ask("document.querySelector('[data-test=own-name]').scrollIntoView()").await.map(drop)
    };
    looks.at(anna, "name-kept", kept).await?;
    let forgotten = async |anna: &Window| {
        anna.tap("[data-test=forget-name]").await?;
        anna.wait_for("[data-question=forget-name][open]").await
    };
    looks.at(anna, "name-forgotten", forgotten).await
}

/// Anna's seat goes to another device.
async fn carried(looks: &mut Looks, driver: &Driver, anna: &mut Window) -> Result<()> {
    open_menu(anna).await?;
    anna.tap("[data-test=carry]").await?;
    let link = anna.text("[data-test=carry-link]").await?;
    let tablet = Window::open(driver, Screen::Desk).await?;
    tablet.go(&link).await?;
    tablet.wait_for("main[data-phase=playing] .king-own[data-seat]").await?;
    looks.at(anna, "moved", async |anna| matter(anna, "moved").await).await?;
    tablet.close().await?;
    anna.tap("[data-test=fetch-seat]").await?;
    anna.wait_for(".king-own[data-seat]").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_after_a_game_with_friends_fits_in_every_language() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let mut anna = Window::open(&driver, Screen::Phone).await?;
    let mut bo = Window::open(&driver, Screen::Phone).await?;
    let mut looks = Looks::default();
    gather(house.url(), &anna, &bo).await?;
    sit(&bo).await?;
    anna.wait_for(".seat-row:nth-child(2)[data-occupant=player]").await?;
    start(&anna, &bo).await?;
    carried(&mut looks, &driver, &mut anna).await?;
    set_customs(&anna).await?;
    play_to_the_end(&[&anna, &bo], async |_, _: &[&Window]| Ok(())).await?;
    let over = async |window: &Window| window.wait_for("main[data-phase=over] [data-test=ending]").await;
    looks.at(&mut anna, "ending", over).await?;
    seen_again(&mut looks, &mut bo).await?;
    written_down(&mut looks, &mut anna, house.url()).await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    looks.end()
}
