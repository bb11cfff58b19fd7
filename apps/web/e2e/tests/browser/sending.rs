//! Links on their way to friends: read from a message as the programs read it that send it, and followed.

use anyhow::{Context, Result, ensure};
use e2e::{Driver, House, Screen, Window, lay_one_trick, play_to_the_end};

use crate::evening::{at_home, film_is_at, open};

/// What a message begins with.
#[derive(Debug, PartialEq, Eq)]
pub struct Sent {
    scheme: String,
    fields: Vec<(String, String)>,
}

impl Sent {
    /// A message of this kind with these fields.
    pub fn of(scheme: &str, fields: &[(&str, &str)]) -> Self {
        let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Self { scheme: scheme.to_owned(), fields: fields.collect() }
    }

    /// The link in its text, as a phone finds it: from its scheme to the next space or the end.
    pub fn link(&self) -> Result<String> {
        let (_, text) = self.fields.iter().find(|(name, _)| name == "body").context("a text")?;
        let link = text.split(' ').find(|word| word.starts_with("http"));
        link.map(str::to_owned).with_context(|| format!("no link in {text}"))
    }
}

/// The address behind a way to send something, taken apart as whoever sends messages does it: what follows `#` is lost,
/// `&` ends a field, and a plus is a plus.
pub async fn sent(window: &Window, way: &str) -> Result<Sent> {
    let script = format!(
        "const {{ protocol, search }} = new URL(document.querySelector('[data-test={way}]').href);
        const fields = search.slice(1).split('&').filter(field => field !== '').map(field => field.split(/=(.*)/s));
        return [protocol, fields.map(([name, value]) => [name, decodeURIComponent(value)])];"
    );
    let (scheme, fields) =
        serde_json::from_value::<(String, Vec<(String, String)>)>(window.ask(&script).await?)?;
    Ok(Sent { scheme, fields })
}

/// The film is drawn on to this step.
async fn draw_to(window: &Window, step: u8) -> Result<()> {
    let draw = format!(
        "const scrub = document.querySelector('[data-test=scrub]');
        scrub.value = {step};
        scrub.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    );
    window.ask(&draw).await?;
    film_is_at(window, &step.to_string()).await
}

/// Plays a game of a single trick with bots at a table for friends, and opens its film.
async fn film(anna: &Window, url: &str) -> Result<()> {
    anna.go(url).await?;
    anna.wait_for("[data-test=bots]").await?;
    lay_one_trick(anna, "at-once").await?;
    anna.go(url).await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    anna.tap("[data-test=start]").await?;
    anna.wait_for("main[data-phase=playing] .king-board").await?;
    play_to_the_end(&[anna], async |_, _: &[&Window]| Ok(())).await?;
    anna.tap("[data-test=watch-again]").await?;
    film_is_at(anna, "0").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moment_is_sent_whole_and_whoever_holds_the_way_to_send_it_keeps_it_while_the_film_goes_on()
-> Result<()> {
    const HELD: &str = "return document.activeElement.dataset.test ?? null";
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = open(&driver, Screen::Desk, "en").await?;
    film(&anna, &at_home(house.url())).await?;
    anna.select("[data-test=film-eyes]", "1").await?;
    anna.tap("[data-test=film-more]").await?;
    anna.wait_for("dialog[open] [data-test=send-mail]").await?;
    anna.ask("document.querySelector('[data-test=send-mail]').focus()").await?;
    for step in [1, 2] {
        draw_to(&anna, step).await?;
        let held = anna.ask(HELD).await?;
        ensure!(held == "send-mail", "at {step} the focus is on {held}");
    }
    // What was sent leads to that moment, by those eyes, which are not the own.
    let link = anna.text("[data-test=film-link]").await?;
    ensure!(link.ends_with("?at=2&eyes=1"), "{link}");
    let text = format!("Take a look at this game. {link}");
    let mailed = sent(&anna, "send-mail").await?;
    ensure!(mailed == Sent::of("mailto:", &[("subject", "Yo-Ho-Ho"), ("body", &text)]), "{mailed:?}");
    let stranger = open(&driver, Screen::Phone, "en").await?;
    stranger.go(&mailed.link()?).await?;
    film_is_at(&stranger, "2").await?;
    let eyes = stranger.ask("return document.querySelector('[data-test=film-eyes]').value").await?;
    ensure!(eyes == "1", "the stranger sees by {eyes}");
    for window in [anna, stranger] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}
