//! A browser window, and what a person can do with it.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;

use crate::claims::{self, Claim};
use crate::engine::{Driver, Engine};
use crate::look::Look;
use crate::{keys, until};

/// Notes where caption and board disagree, in every page.
const CLAIMS_WATCH: &str = include_str!("claims.js");

/// Notes everything that goes wrong in a page, so that a test can fail on it.
const WATCH: &str = "
    window.__wrong = [];
    addEventListener('error', e => window.__wrong.push('error: ' + (e.message || e.target?.src)), true);
    addEventListener('unhandledrejection', e => window.__wrong.push('rejection: ' + e.reason));
    // What a browser refuses to do, such as to buzz before the page was touched.
    window.ReportingObserver && new ReportingObserver(reports => reports.forEach(r => window.__wrong.push('refused: ' + r.body.message)),
        { types: ['intervention'], buffered: true }).observe();
    addEventListener('securitypolicyviolation', e => window.__wrong.push('policy: ' + e.violatedDirective));
    const error = console.error;
    console.error = (...words) => { window.__wrong.push('console: ' + words.join(' ')); error(...words); };
";

/// The nth control (counted round) that matches, can be seen, is enabled, and really gets the tap in its middle.
const TAPPABLE: &str = "
    const [wanted, nth] = arguments;
    const bring = (e, block, inline) => e.scrollIntoView({ block, inline, behavior: 'instant' });
    const isOffered = e => {
        const { width, height } = e.getBoundingClientRect();
        return !e.disabled && e.getAttribute('aria-disabled') !== 'true' && width > 0 && height > 0;
    };
    const getsTap = e => {
        const box = e.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit != null && (hit === e || e.contains(hit));
    };
    const inSight = e => {
        const box = e.getBoundingClientRect();
        const above = box.top < 0 || box.bottom > innerHeight, aside = box.left < 0 || box.right > innerWidth;
        if (above || aside) bring(e, above ? 'center' : 'nearest', aside ? 'center' : 'nearest');
        return getsTap(e);
    };
    // What lies under a bar that stays in place comes out from under it in the middle.
    const uncovered = e => { bring(e, 'center', 'center'); return getsTap(e); };
    const offered = [...document.querySelectorAll(wanted)].filter(isOffered);
    const able = offered.filter(inSight);
    return able.length ? able[nth % able.length] : offered.find(uncovered) ?? null;
";

/// Waits until the layout is drawn and everything that moves has come to rest, but not for ever.
const SETTLE: &str = "
    const done = arguments[0];
    const still = () => Promise.allSettled(document.getAnimations()
        .filter(a => a.effect?.getComputedTiming().iterations !== Infinity).map(a => a.finished));
    const frame = () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
    const patience = new Promise(next => setTimeout(next, 4000));
    Promise.race([frame().then(still).then(frame).then(still), patience]).then(() => setTimeout(done, 50));
";

/// What a page has fetched last, and who fetches for it.
const FETCHED: &str = "
    const name = e => `${e.name.replace(location.origin, '').split('?')[0]} ${Math.round(e.responseEnd)}`;
    const fetched = performance.getEntriesByType('resource').map(name).filter(name => !name.startsWith('/part.'));
    return [navigator.serviceWorker?.controller?.scriptURL, Math.round(performance.now()), ...fetched];";

/// The size of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 320 x 568, the smallest upright phone.
    Narrow,
    /// 360 x 640, upright, touch.
    Phone,
    /// 430 x 640, a broad phone whose browser takes its part of the height.
    Broad,
    /// 640 x 360, a phone on its side.
    Landscape,
    /// 1280 x 800.
    Desk,
    /// 1280 x 625, what the bars of browser and system leave of a usual laptop.
    Laptop,
}

impl Screen {
    fn metrics(self) -> Value {
        let is_phone = !matches!(self, Self::Desk | Self::Laptop);
        let (width, height, scale) = (self.width(), self.height(), if is_phone { 2 } else { 1 });
        json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone })
    }

    /// Its width in the page's own pixels.
    #[must_use]
    pub const fn width(self) -> u32 {
        match self {
            Self::Narrow => 320,
            Self::Phone => 360,
            Self::Broad => 430,
            Self::Landscape => 640,
            Self::Desk | Self::Laptop => 1280,
        }
    }

    /// Its height in the page's own pixels.
    #[must_use]
    pub const fn height(self) -> u32 {
        match self {
            Self::Narrow => 568,
            Self::Phone | Self::Broad => 640,
            Self::Landscape => 360,
            Self::Desk => 800,
            Self::Laptop => 625,
        }
    }

    /// Its name in the names of pictures.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Narrow => "narrow",
            Self::Phone => "phone",
            Self::Broad => "broad",
            Self::Landscape => "landscape",
            Self::Desk => "desk",
            Self::Laptop => "laptop",
        }
    }
}

/// How somebody has set their browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dress {
    /// As it comes.
    Plain,
    /// With a font that is a fifth wider than others.
    WideFont,
    /// With text of twice the size.
    LargeText,
}

/// Whether the wide font is on this machine: then its text is as wide whatever would stand in for it.
const HAS_WIDE_FONT: &str = "
    const pen = document.createElement('canvas').getContext('2d');
    const wide = font => { pen.font = `20px ${font}`; return pen.measureText('Mermaid').width; };
    return wide(\"'DejaVu Sans', monospace\") === wide(\"'DejaVu Sans', serif\");";

impl Dress {
    const fn css(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::WideFont => "* { font-family: 'DejaVu Sans' !important; }",
            Self::LargeText => "html { font-size: 200% !important; }",
        }
    }
}

/// What somebody acts with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hands {
    /// Taps what is seen.
    #[default]
    Finger,
    /// Never touches the page: Tab, arrows, Enter and the keys that the page names.
    Keys,
}

/// One person's browser, with cookies and storage of its own.
pub struct Window {
    pub(crate) driver: WebDriver,
    engine: Engine,
    screen: Screen,
    hands: Hands,
    /// What runs in every page, where the engine has no way to run it before the page's own scripts.
    prepared: Mutex<Vec<String>>,
    _profile: TempDir,
}

impl Window {
    /// Opens a browser of its own.
    ///
    /// # Errors
    /// If the browser does not start.
    pub async fn open(driver: &Driver, screen: Screen) -> Result<Self> {
        Self::open_with(driver, screen, &[]).await
    }

    /// Opens a browser of its own that is started with more flags, as Chromium knows them.
    ///
    /// # Errors
    /// If the browser does not start.
    pub async fn open_with(driver: &Driver, screen: Screen, flags: &[&str]) -> Result<Self> {
        let (engine, profile) = (driver.engine(), tempfile::tempdir()?);
        let wanted = engine.capabilities(profile.path(), flags)?;
        let browser = until("the browser to start", || async {
            // The driver may still be opening its port.
            Ok(WebDriver::new(driver.url(), wanted.clone()).await.ok())
        })
        .await?;
        let (hands, prepared) = (Hands::Finger, Mutex::default());
        let window = Self { driver: browser, engine, screen, hands, prepared, _profile: profile };
        window.resize(screen).await?;
        window.prepare(WATCH).await?;
        window.prepare(CLAIMS_WATCH).await?;
        Ok(window)
    }

    /// The same window, used with these hands from now on.
    #[must_use]
    pub fn with(mut self, hands: Hands) -> Self {
        self.hands = hands;
        self
    }

    /// Runs this script in every page from now on: before the page's own, or where the engine cannot, right after.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn prepare(&self, script: &str) -> Result<()> {
        if self.engine == Engine::Chromium {
            // Each in a room of its own: two scripts may use the same names.
            let source = format!("(() => {{ {script}\n}})()");
            self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
        } else {
            self.prepared.lock().expect("nobody fails while holding it").push(script.to_owned());
        }
        Ok(())
    }

    /// Runs what was prepared, where that was not possible before.
    async fn catch_up(&self) -> Result<()> {
        let scripts = self.prepared.lock().expect("nobody fails while holding it").clone();
        for script in scripts {
            self.ask(&script).await?;
        }
        Ok(())
    }

    /// Gives the browser a key that its owner is always ready to show, as a phone with a fingerprint has.
    ///
    /// # Errors
    /// If the browser has none to give.
    pub async fn take_passkeys(&self) -> Result<()> {
        self.devtools("WebAuthn.enable", json!({})).await?;
        let options = json!({
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
            "isUserVerified": true, "automaticPresenceSimulation": true,
        });
        self.devtools("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await?;
        Ok(())
    }

    /// Forgets who the reader was to every site.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn forget_cookies(&self) -> Result<()> {
        Ok(self.driver.delete_all_cookies().await?)
    }

    /// Asks Chromium for what no other engine has.
    pub(crate) async fn devtools(&self, method: &str, params: Value) -> Result<Value> {
        ensure!(self.engine == Engine::Chromium, "{} has no {method}", self.engine.name());
        Ok(self.driver.cdp().send_raw(method, params).await?)
    }

    async fn resize(&self, screen: Screen) -> Result<()> {
        if self.engine == Engine::Chromium {
            self.devtools("Emulation.setDeviceMetricsOverride", screen.metrics()).await?;
            return Ok(());
        }
        let (width, height) = (screen.width(), screen.height());
        self.driver.set_window_rect(0, 0, width, height).await?;
        // What stands around the page is the window's too.
        let around = self.ask("return [outerWidth - innerWidth, outerHeight - innerHeight]").await?;
        let around = |side: usize| u32::try_from(around[side].as_i64().unwrap_or(0)).unwrap_or(0);
        self.driver.set_window_rect(0, 0, width + around(0), height + around(1)).await?;
        Ok(())
    }

    /// Shows the page in this look from now on: as the device wants it, and as the reader has chosen it.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn wear(&self, look: Look) -> Result<()> {
        self.devtools("Emulation.setEmulatedMedia", look.media()).await?;
        self.prepare(&look.choice()).await?;
        self.ask(&look.choice()).await?;
        Ok(())
    }

    /// Lets the page run this many times slower from now on, as an old phone does.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn slow_down(&self, times: f64) -> Result<()> {
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await?;
        Ok(())
    }

    /// Shows the page on another screen from now on.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn turn_to(&mut self, screen: Screen) -> Result<()> {
        self.screen = screen;
        self.resize(screen).await?;
        self.wait_until_drawn().await
    }

    /// Whoever looks sees the page with its own letters, and laid out for its screen.
    async fn wait_until_drawn(&self) -> Result<()> {
        let drawn = "return document.fonts.ready.then(() => new Promise(done => setTimeout(done, 50)))";
        self.ask(drawn).await.map(drop)
    }

    /// Shows the page as somebody else has set their browser, until another dress is put on or the page is left.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn dress(&self, dress: Dress) -> Result<()> {
        let script = "
            // The page allows no styles but its own files'; a sheet made by a script is nobody's markup.
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(arguments[0]);
            document.adoptedStyleSheets = [sheet];
            window.__dress = arguments[0];";
        self.driver.execute(script, vec![json!(dress.css())]).await?;
        if dress == Dress::WideFont {
            let is_there = self.ask(HAS_WIDE_FONT).await?;
            ensure!(is_there == true, "the wide font is not on this machine, so nothing would be tried");
        }
        Ok(())
    }

    /// Chooses a pace in the menu of the table, which stays open.
    ///
    /// # Errors
    /// If the menu does not offer it.
    pub async fn choose_pace(&self, pace: &str) -> Result<()> {
        self.select("dialog[open] [data-test=pace]", pace).await
    }

    /// Chooses among what is offered in a list.
    ///
    /// # Errors
    /// If there is no such list, or it does not offer that.
    pub async fn select(&self, css: &str, value: &str) -> Result<()> {
        let script = format!(
            "const list = document.querySelector('{css}');
            list.value = '{value}';
            const chosen = list.value;
            list.dispatchEvent(new Event('change', {{ bubbles: true }}));
            return chosen;"
        );
        let chosen = self.ask(&script).await?;
        ensure!(chosen == value, "{value} was wanted, and {chosen} was chosen");
        Ok(())
    }

    /// Goes to an address.
    ///
    /// # Errors
    /// If the page cannot be loaded.
    pub async fn go(&self, url: &str) -> Result<()> {
        self.driver.goto(url).await?;
        self.catch_up().await
    }

    /// Goes back to the page before, as the browser's button does.
    ///
    /// # Errors
    /// If something went wrong in the page before, or it cannot be loaded.
    pub async fn back(&self) -> Result<()> {
        self.driver.back().await?;
        self.catch_up().await
    }

    /// Reloads the page.
    ///
    /// # Errors
    /// If something went wrong in the page before, or it cannot be loaded.
    pub async fn reload(&self) -> Result<()> {
        self.assert_sound().await?;
        match self.driver.refresh().await {
            // Now and then, on a busy machine, the driver hears nothing more of a page that it loads anew.
            Err(error) if error.to_string().contains("Timed out receiving message from renderer") => {
                eprintln!("a page was lost while it was loaded anew, and is loaded once more: {error}");
                self.driver.refresh().await?;
            }
            loaded => loaded?,
        }
        self.catch_up().await
    }

    /// Taps the first control that matches, as soon as there is one that can be tapped.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn tap(&self, css: &str) -> Result<()> {
        until(&format!("`{css}` to tap"), || async { Ok(self.try_tap(css).await?.then_some(())) }).await
    }

    /// Taps the first control that matches, if there is one that can be tapped now.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn try_tap(&self, css: &str) -> Result<bool> {
        self.try_tap_nth(css, 0).await
    }

    /// Taps the nth control that matches and can be tapped now, counted round.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn try_tap_nth(&self, css: &str, nth: u64) -> Result<bool> {
        if self.hands == Hands::Keys {
            return keys::try_press_nth(&self.driver, css, nth).await;
        }
        let found = self.driver.execute(TAPPABLE, vec![json!(css), json!(nth)]).await?;
        let Ok(element) = found.element() else { return Ok(false) };
        match element.click().await {
            Ok(()) => Ok(true),
            // The page moved on between looking and tapping; the next look decides.
            Err(error) if is_stale(&error) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Rests a finger on the first thing that matches, for as long as it takes to ask about it.
    ///
    /// # Errors
    /// If the browser is gone. Where there is nothing of the kind, nothing happens.
    pub async fn press_long(&self, css: &str) -> Result<()> {
        let Ok(element) = self.driver.find(By::Css(css)).await else { return Ok(()) };
        let pressed =
            self.driver.action_chain().move_to_element_center(&element).click_and_hold().perform().await;
        match pressed {
            Err(error) if is_stale(&error) => return Ok(()),
            pressed => pressed?,
        }
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        Ok(self.driver.action_chain().release().perform().await?)
    }

    /// Types into a field, in place of what is there.
    ///
    /// # Errors
    /// If there is no such field.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let field =
            until(&format!("`{css}` to fill"), || async { Ok(self.driver.find(By::Css(css)).await.ok()) })
                .await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Chooses a file of this machine in a field for files.
    ///
    /// # Errors
    /// If there is no such field.
    pub async fn choose_file(&self, css: &str, file: &Path) -> Result<()> {
        let field = self.driver.find(By::Css(css)).await?;
        Ok(field.send_keys(file.display().to_string()).await?)
    }

    /// Presses a key, as on a keyboard.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn press(&self, key: &str) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(key).perform().await?)
    }

    /// Brings the focus to the first control that matches, by keys alone.
    ///
    /// # Errors
    /// If the keys do not lead there, or the focus is lost on the way.
    pub async fn walk_to(&self, css: &str) -> Result<()> {
        let gets_there = keys::walk(&self.driver, css, 0).await?;
        gets_there.then_some(()).with_context(|| format!("no key leads to `{css}`"))
    }

    /// Fails if the keyboard fell out of the page since it came in.
    ///
    /// # Errors
    /// With where it was.
    pub async fn assert_focus_kept(&self) -> Result<()> {
        self.assert_nothing("focus lost", "return window.__lost").await
    }

    /// Pastes what was copied, wherever the focus is.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn paste(&self) -> Result<()> {
        let keys = self.driver.action_chain().key_down(Key::Control).send_keys("v").key_up(Key::Control);
        Ok(keys.perform().await?)
    }

    /// What a script in the page gives.
    ///
    /// # Errors
    /// If it fails.
    pub async fn ask(&self, script: &str) -> Result<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Whether something that matches can be seen.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn sees(&self, css: &str) -> Result<bool> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].some(e => e.getClientRects().length > 0)";
        Ok(self.driver.execute(script, vec![json!(css)]).await?.json() == &json!(true))
    }

    /// Waits until something that matches can be seen.
    ///
    /// # Errors
    /// If it does not come.
    pub async fn wait_for(&self, css: &str) -> Result<()> {
        let seen =
            until(&format!("`{css}` to show"), || async { Ok(self.sees(css).await?.then_some(())) }).await;
        if seen.is_err() {
            self.shot_of_failure("failed").await?;
            eprintln!("the page said: {}", self.ask("return document.body.innerText").await?);
            eprintln!("it was fetched: {}", self.ask(FETCHED).await?);
        }
        seen
    }

    /// The words of the first element that matches, or what is in it if it is a field.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn text(&self, css: &str) -> Result<String> {
        until(&format!("the words of `{css}`"), || async {
            let script = "
                const found = document.querySelector(arguments[0]);
                return (found?.matches('input, textarea') ? found.value : found?.innerText) ?? null;";
            Ok(self.driver.execute(script, vec![json!(css)]).await?.json().as_str().map(str::to_owned))
        })
        .await
    }

    /// Shows what the window shows at phone and desk size, and keeps a picture of each, as `shot` does.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn shots(&self, name: &str) -> Result<()> {
        for screen in [Screen::Phone, Screen::Desk] {
            self.resize(screen).await?;
            self.picture(name, screen).await?;
        }
        self.resize(self.screen).await
    }

    /// Waits until everything has come to rest, and keeps a picture of it under `target/screenshots` for whoever wants to
    /// look at pages (`YOHOHO_PICTURES=1`): hundreds of pictures take minutes.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn shot(&self, name: &str) -> Result<()> {
        self.picture(name, self.screen).await
    }

    async fn picture(&self, name: &str, screen: Screen) -> Result<()> {
        self.driver.execute_async(SETTLE, Vec::new()).await?;
        let wanted = std::env::var_os("YOHOHO_PICTURES").is_some();
        if wanted { self.write_picture(name, screen).await } else { Ok(()) }
    }

    /// Keeps a picture of what went wrong, whether pictures are wanted or not.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn shot_of_failure(&self, name: &str) -> Result<()> {
        self.driver.execute_async(SETTLE, Vec::new()).await?;
        self.write_picture(name, self.screen).await
    }

    async fn write_picture(&self, name: &str, screen: Screen) -> Result<()> {
        let folder = target_folder("screenshots")?;
        let png = self.driver.screenshot_as_png().await?;
        std::fs::write(folder.join(format!("{name}-{}.png", screen.name())), png)?;
        Ok(())
    }

    /// What the window shows at this very moment, made smaller by this factor: a JPEG in base 64, as a page can show it.
    ///
    /// # Errors
    /// If the browser is gone.
    pub async fn snapshot(&self, scale: f64) -> Result<String> {
        let metrics = self.screen.metrics();
        let clip =
            json!({ "x": 0, "y": 0, "width": metrics["width"], "height": metrics["height"], "scale": scale });
        let params = json!({ "format": "jpeg", "quality": 80, "clip": clip });
        let shot = self.devtools("Page.captureScreenshot", params).await?;
        Ok(shot["data"].as_str().context("a picture")?.to_owned())
    }

    /// Keeps a picture of a page of this size, such as a contact sheet.
    ///
    /// # Errors
    /// If the page cannot be loaded or the picture cannot be written.
    pub async fn print(&self, page: &Path, (width, height): (u32, u32), to: &Path) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await?;
        self.go(&format!("file://{}", page.display())).await?;
        self.driver.execute_async(SETTLE, Vec::new()).await?;
        std::fs::write(to, self.driver.screenshot_as_png().await?)?;
        Ok(())
    }

    /// The size this window was opened with.
    #[must_use]
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// Fails if anything went wrong in the page: an error, a refused resource, a console error.
    ///
    /// # Errors
    /// With all that went wrong.
    pub async fn assert_sound(&self) -> Result<()> {
        self.assert_sound_but_for("").await
    }

    /// Fails if anything went wrong in the page but this, which a developer is told in the console, or if its words and
    /// its board disagreed.
    ///
    /// # Errors
    /// With all that went wrong.
    pub async fn assert_sound_but_for(&self, known: &str) -> Result<()> {
        self.assert_nothing("words that are not true", "return window.__claims.wrong").await?;
        let wrong = self.ask("return window.__wrong").await?;
        let wrong = wrong.as_array().context("nobody watched the page for errors")?;
        ensure!(wrong.iter().all(|wrong| *wrong == known), "the page had errors: {wrong:?}");
        Ok(())
    }

    /// Fails if the page is wider than its window.
    ///
    /// # Errors
    /// With both widths.
    pub async fn assert_fits(&self) -> Result<()> {
        self.assert_none_of(&[claims::FITS]).await
    }

    /// Fails if a card in sight is shrunken, cut or covered by its own words.
    ///
    /// # Errors
    /// With every such card.
    pub async fn assert_cards_whole(&self) -> Result<()> {
        self.assert_none_of(&[claims::CARDS]).await
    }

    /// Fails if a card is not whole on a phone, on a desk, in the usual font or in a wide one.
    ///
    /// # Errors
    /// With every such card.
    pub async fn assert_cards_whole_for_everybody(&self) -> Result<()> {
        for dress in [Dress::Plain, Dress::WideFont] {
            self.dress(dress).await?;
            for screen in [Screen::Phone, Screen::Desk] {
                self.resize(screen).await?;
                self.wait_until_drawn().await?;
                let look = self.assert_cards_whole().await;
                look.with_context(|| format!("{dress:?} on {screen:?}"))?;
            }
        }
        self.dress(Dress::Plain).await?;
        self.resize(self.screen).await?;
        self.wait_until_drawn().await
    }

    /// Fails if something in sight has no name, the wrong name, or is too small to be tapped.
    ///
    /// # Errors
    /// With all that is wrong, by the names of axe-core's rules.
    pub async fn assert_accessible(&self) -> Result<()> {
        self.assert_none_of(&[claims::ACCESS]).await
    }

    /// Fails if something covers what must be read, or runs out of its frame.
    ///
    /// # Errors
    /// With all that does.
    pub async fn assert_nothing_overlaps(&self) -> Result<()> {
        self.assert_none_of(&[claims::OVERLAP]).await
    }

    /// Fails if a script that looks for something wrong finds anything.
    ///
    /// # Errors
    /// With what it found.
    pub async fn assert_nothing(&self, what: &str, script: &str) -> Result<()> {
        self.assert_none_of(&[(what, script)]).await
    }

    /// Fails if any of these finds anything, in one look at the page.
    ///
    /// # Errors
    /// With all that they found.
    pub async fn assert_none_of(&self, claims: &[Claim<'_>]) -> Result<()> {
        let scripts = claims.iter().map(|(_, script)| format!("() => {{ {script}\n}}"));
        // What is measured is set in the faces that it will have. Asked for by itself: a page that has just changed gets a
        // turn in between.
        self.ask("return document.fonts.ready.then(() => null)").await?;
        let look = format!("return [{}].map(look => look())", scripts.collect::<Vec<_>>().join(", "));
        let found = self.ask(&look).await?;
        let found = found.as_array().context("a list for each claim")?;
        let wrong = claims.iter().zip(found).filter(|(_, wrong)| **wrong != json!([]));
        let screen = self.screen.name();
        let wrong: Vec<String> =
            wrong.map(|((what, _), wrong)| format!("{what} on a {screen}: {wrong:#}")).collect();
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// If it is gone already.
    pub async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }
}

fn is_stale(error: &WebDriverError) -> bool {
    let text = error.to_string();
    ["stale element", "not interactable", "click intercepted", "no such element"]
        .iter()
        .any(|word| text.contains(word))
}

/// The folder that everything is built into.
pub fn target() -> Result<PathBuf> {
    let test = std::env::current_exe()?;
    let target = test.ancestors().find(|path| path.join("debug").is_dir() || path.ends_with("target"));
    Ok(target.context("a target folder")?.to_path_buf())
}

/// A folder of this name in it, made if it is not there.
pub fn target_folder(name: &str) -> Result<PathBuf> {
    let folder = target()?.join(name);
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}
