//! Every board in every phase, as the gallery has it, on every size of screen, in a wide font, in large text, and in
//! every language.

use anyhow::{Result, anyhow, ensure};
use e2e::claims::{self, Claim};
use e2e::{Dress, Driver, Gallery, Look, Rules, Screen, Window, until};

/// How each exhibit is looked at.
const LOOKS: [(Dress, Screen); 10] = [
    (Dress::Plain, Screen::Narrow),
    (Dress::Plain, Screen::Phone),
    (Dress::Plain, Screen::Broad),
    (Dress::Plain, Screen::Landscape),
    (Dress::Plain, Screen::Desk),
    (Dress::Plain, Screen::Laptop),
    (Dress::WideFont, Screen::Phone),
    (Dress::WideFont, Screen::Landscape),
    (Dress::WideFont, Screen::Desk),
    (Dress::LargeText, Screen::Phone),
];

/// What each of them is looked at for.
const CLAIMS: [Claim<'static>; 9] = [
    claims::FITS,
    claims::CARDS,
    claims::OVERLAP,
    claims::ACCESS,
    ("seats without points", TOTALS),
    ("small discs", DISCS),
    ("discs as they lie", LYING),
    ("small cards", TRICKS),
    ("the pier", PIER),
];

/// Exhibits that are also looked at with the longest names.
const LONG: [&str; 6] = ["over", "won", "bidding", "king-over", "king-crowded", "wagg-over"];

/// The languages that every exhibit is looked at in: all but English, one that is longer, and one from right to left.
const TONGUES: [&str; 5] = ["de", "fr", "es", "en-XA", "en-XB"];

/// Exhibits of which a picture is kept in each language.
const PICTURED: [&str; 5] = ["placing", "king-trick", "king-over", "wagg-turn", "wagg-crowded"];

/// Ends whatever is on its way. What goes on for ever has no end.
const COME_TO_REST: &str = "for (const a of document.getAnimations()) try { a.finish(); } catch {}";

/// Goes to an exhibit; a new part behind `#` alone would load nothing.
async fn visit(window: &Window, url: &str) -> Result<()> {
    window.go("about:blank").await?;
    window.go(url).await?;
    // Games are played until one shows the exhibit, for which a busy machine takes its time.
    for _ in 0..3 {
        if window.sees("[data-ready] .board, [data-ready] ul").await.unwrap_or(false) {
            return Ok(());
        }
        let _ = window.wait_for("[data-ready]").await;
    }
    window.wait_for("[data-ready] .board, [data-ready] ul").await
}

/// Whether what the page asks for is what most phones have, whatever else is installed here.
const DRAWN_AS_ON_PHONES: &str = "
    const pen = document.createElement('canvas').getContext('2d');
    const wide = font => { pen.font = `20px ${font}`; return pen.measureText('Mermaid').width; };
    return wide('system-ui') === wide('Roboto') && wide('Roboto') < wide(\"'DejaVu Sans'\");";

async fn exhibits(window: &Window, gallery: &Gallery) -> Result<Vec<String>> {
    visit(window, &gallery.exhibit("", "")).await?;
    let names = window.ask("return [...document.querySelectorAll('li a')].map(a => a.textContent)").await?;
    let names: Vec<String> = serde_json::from_value(names)?;
    ensure!(window.ask(DRAWN_AS_ON_PHONES).await? == true, "the page is drawn with other letters");
    ensure!(names.len() > 30, "the gallery shows {names:?}");
    Ok(names.into_iter().filter(|name| name != "live").collect())
}

/// Everything that was wrong, each with where it was seen.
#[derive(Default)]
struct Wrong {
    told: Vec<String>,
    /// How many cards that cannot be played were tapped.
    n_idle: usize,
}

impl Wrong {
    fn note(&mut self, where_seen: &str, look: Result<()>) {
        self.told.extend(look.err().map(|error| format!("{where_seen}: {error:#}")));
    }

    /// Looks at what is shown on every screen and in every dress.
    async fn look_at(&mut self, window: &mut Window, name: &str) -> Result<()> {
        for (dress, screen) in LOOKS {
            window.dress(dress).await?;
            window.turn_to(screen).await?;
            let where_seen = format!("{name}, {dress:?} on {screen:?}");
            self.note(&where_seen, window.assert_none_of(&CLAIMS).await);
        }
        window.dress(Dress::Plain).await?;
        window.turn_to(Screen::Phone).await
    }

    /// Lets what is shown speak every language, and looks whether it still fits.
    async fn listen_to(&mut self, window: &mut Window, name: &str) -> Result<()> {
        let tongues = |screen| TONGUES.map(|locale| (screen, locale));
        for (screen, locale) in [Screen::Desk, Screen::Phone].into_iter().flat_map(tongues) {
            window.turn_to(screen).await?;
            window.ask(&format!("return window.speak('{locale}').then(() => {{ {COME_TO_REST} }})")).await?;
            let where_seen = format!("{name} in {locale} on {screen:?}");
            let look = window.assert_none_of(&[claims::FITS, claims::CARDS, claims::OVERLAP]).await;
            self.note(&where_seen, look);
            if PICTURED.contains(&name) {
                window.shot(&format!("{name}-{locale}")).await?;
            }
        }
        Ok(())
    }

    /// Runs axe-core by night, and what depends on colors by day and with more contrast too.
    async fn run_axe(&mut self, window: &Window, name: &str) -> Result<()> {
        self.note(name, window.assert_axe(Rules::All).await);
        for look in [Look::Day, Look::Contrast] {
            window.wear(look).await?;
            self.note(&format!("{name}, {look:?}"), window.assert_axe(Rules::Color).await);
        }
        window.wear(Look::Night).await
    }

    /// Raises each card that can be played: what it does must not cover what lies on the table, nor move it.
    async fn raise_each(&mut self, window: &mut Window, name: &str) -> Result<()> {
        const HELD: &str = "document.querySelectorAll('.king-board .held[data-offer]')";
        let n_held = window.ask(&format!("return {HELD}.length")).await?.as_u64().unwrap_or(0);
        for screen in [Screen::Landscape, Screen::Desk, Screen::Phone] {
            window.turn_to(screen).await?;
            window.ask(LAY_DOWN).await?;
            let lay = window.ask(LIES).await?;
            for nth in 0..n_held {
                let card =
                    window.ask(&format!("{HELD}[{nth}].click(); return {HELD}[{nth}].textContent")).await?;
                window.wait_for(".held.raised").await?;
                let where_seen = format!("{name} with {card} raised on {screen:?}");
                self.note(&where_seen, window.assert_none_of(&[claims::CARDS, claims::OVERLAP]).await);
                let lies = window.ask(LIES).await?;
                let moved = (lies != lay).then(|| anyhow!("the table moved from {lay} to {lies}"));
                self.note(&where_seen, moved.map_or(Ok(()), Err));
            }
        }
        Ok(())
    }

    /// Skull with less of the height: below a notice, and as a film on a phone.
    async fn look_at_less(&mut self, window: &mut Window, name: &str) -> Result<()> {
        if window.ask("return document.querySelector('.skull-board .own[data-seat]') != null").await? == false
        {
            return Ok(());
        }
        window.ask(NOTICE).await?;
        for screen in [Screen::Laptop, Screen::Phone] {
            window.turn_to(screen).await?;
            let look = window.assert_none_of(&[claims::OVERLAP]).await;
            self.note(&format!("{name} below a notice on {screen:?}"), look);
        }
        window.ask(FILM).await?;
        let look = window.assert_none_of(&[claims::OVERLAP, ("turns in a film", NOBODYS_TURN)]).await;
        self.note(&format!("{name} in a film"), look);
        Ok(())
    }

    /// Builds a pirate in Skallywaggs: what stands in the tray is whole wherever it is built.
    async fn build_one(&mut self, window: &mut Window, name: &str) -> Result<()> {
        const BUILD: &str = "const build = document.querySelector('.wagg-board [data-test=build]'); build?.click(); return build != null";
        if window.ask(BUILD).await? == false {
            return Ok(());
        }
        window.wait_for(".tray").await?;
        for screen in [Screen::Laptop, Screen::Phone] {
            window.turn_to(screen).await?;
            let look = window.assert_none_of(&[claims::OVERLAP, ("the pier", PIER)]).await;
            self.note(&format!("{name} with a pirate in the tray on {screen:?}"), look);
        }
        Ok(())
    }

    /// Taps a card that cannot be played: the prompt says why, to those who listen too, even with another card raised.
    async fn tap_idle(&mut self, window: &Window, name: &str) -> Result<()> {
        const TAP: &str = "const idle = document.querySelector('.king-board .held.idle'); idle?.click(); return idle != null";
        if window.ask(TAP).await? == false {
            return Ok(());
        }
        let said = until("a refusal", || async {
            let words =
                window.ask("return document.querySelector('[data-test=refusal]').textContent.trim()").await?;
            Ok(words.as_str().filter(|words| !words.is_empty()).map(str::to_owned))
        });
        let seen = "return document.querySelector('.prompt')?.textContent.trim() ?? ''";
        let (said, seen) = (said.await?, window.ask(seen).await?);
        self.note(
            name,
            if seen == said { Ok(()) } else { Err(anyhow!("{said:?} is said, and {seen} is seen")) },
        );
        self.n_idle += 1;
        Ok(())
    }
}

/// A notice above the table, as the page has it when somebody is away.
const NOTICE: &str = "
    const [main, notice] = [document.querySelector('main'), document.createElement('div')];
    main.style.cssText = 'display: grid; grid-template-rows: auto minmax(0, 1fr)';
    main.classList.add('center');
    notice.className = 'offer matter';
    notice.innerHTML = '<p>Anna is away right now.</p>';
    main.prepend(notice);";

/// The table as it is seen again, above the ways through the film.
const FILM: &str = "
    const [main, film, sheet] = [document.querySelector('main'), ...['div', 'link'].map(name => document.createElement(name))];
    main.querySelector('.offer')?.remove();
    main.style.cssText = 'display: grid; grid-template-rows: minmax(0, 1fr) 150px';
    film.className = 'thumb film';
    main.append(film);
    Object.assign(sheet, { rel: 'stylesheet', href: '/afterwards.css' });
    document.head.append(sheet);
    return new Promise(done => sheet.onload = () => done(null));";

/// Whoever sees a game again is told that it is their turn.
const NOBODYS_TURN: &str = "
    return [...document.querySelectorAll('.own .chip-turn')].filter(chip => chip.getClientRects().length).map(chip => chip.textContent)";

/// Lays a raised card down again.
const LAY_DOWN: &str = "document.querySelector('.king-board .hand')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))";

/// Where the table, its seats and its trick are, and where the hand begins.
const LIES: &str = "
    const parts = document.querySelectorAll('.king-board :is(.felt, .strip-seat, .trick .card, .hand)');
    return [...parts].map(e => [e.offsetWidth, Math.round(e.getBoundingClientRect().top)]);";

/// Cards of a trick that are lower than they should be.
const TRICKS: &str = "
    const trick = document.querySelector('.king-board .trick');
    if (!trick) return [];
    const few = Number(trick.dataset.places) <= 5;
    const least = { '1280x800': 150, '360x640': few ? 88 : 64 }[`${innerWidth}x${innerHeight}`] ?? 0;
    return [...trick.querySelectorAll('.card')].map(card => card.offsetHeight).filter(height => height < least)
        .map(height => `${height} px, not ${least}, of ${trick.dataset.places} in the trick`);";

/// What is wrong on the pier of Skallywaggs: light on several crews, a card of the hand out of sight on a phone, small
/// pirates while others play, an event whose box is cut, and on a wide table anything that its frame cuts.
const PIER: &str = "
    const board = document.querySelector('.wagg-board:not(.over)');
    if (!board) return [];
    const wrong = [], box = e => e.getBoundingClientRect(), all = css => [...board.querySelectorAll(css)];
    const lit = all('.lane.to-act').length;
    if (lit > 1) wrong.push(`${lit} crews are lit`);
    const is_out = ({ left, right, bottom }) => left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (innerWidth < 760) for (const held of all('.held'))
        if (is_out(box(held))) wrong.push(`${held.textContent} is out of sight`);
    const is_resting = all('.lane:not(.small), .verbs-row button, .told').length === 0;
    if (is_resting && innerWidth === 360) for (const pirate of all('.pirate'))
        if (box(pirate).width < 24) wrong.push(`a pirate is ${box(pirate).width} px wide`);
    // On a phone on its side the felt is no box of its own.
    const frame = [...all('.wagg-felt'), board].map(box).find(({ height }) => height > 0);
    for (const told of all('.told'))
        if (box(told).bottom > frame.bottom + 1) wrong.push('a box is cut');
    if (board.clientWidth >= 760) {
        for (const part of all('.stall, .stall > *')) {
            const is_cut = part.scrollHeight > part.clientHeight + 1 || box(part).bottom > frame.bottom + 1;
            if (is_cut) wrong.push(`${part.className} is cut at ${part.clientHeight} of ${part.scrollHeight} px`);
        }
        for (const lane of all('.lane')) for (const figure of lane.querySelectorAll('.pirate .figure'))
            if (box(figure).top < box(lane).top || box(lane).bottom > frame.bottom + 1) wrong.push('a crew is cut');
    }
    return wrong;";

/// Whether those who won more bets stand above those who won fewer.
const STANDINGS: &str = "
    const won = [...document.querySelectorAll('.skull-board .standings li')]
        .map(li => parseInt(li.querySelector('.coins .unseen').textContent) || 0);
    return won.some((count, i) => i > 0 && count > won[i - 1]) ? [`bets won from the top: ${won}`] : [];";

/// Discs on the table of Skull that are smaller than they should be.
const DISCS: &str = "
    const list = document.querySelector('.skull-board:not(.over) .rivals');
    if (!list) return [];
    const seats = Number(list.dataset.count) + document.querySelectorAll('.own:not(.watching)').length;
    const least = { '1280x800': 84, '360x640': seats > 4 ? 44 : 56 }[`${innerWidth}x${innerHeight}`] ?? 0;
    const wide = css => [...document.querySelectorAll(css)].map(disc => disc.offsetWidth);
    const most = Math.max(0, ...wide('.skull-board .seat .piles .card'));
    const small = wide('.skull-board :is(.rivals, .own .piles) .card').filter(width => width < least)
        .map(width => `${width} px, not ${least}, with ${seats} seats`);
    // What was turned is what everybody looks at.
    const turned = wide('.skull-board .turned-row .card').filter(width => width < 1.15 * most)
        .map(width => `a turned disc of ${width} px beside ${most} px on the mats`);
    return [...small, ...turned];";

/// Discs that lie face down and do not look like it, and bids without a place for each card.
const LYING: &str = "
    if (!document.querySelector('.skull-board')) return [];
    const veiled = [...document.querySelectorAll('.skull-board .veiled')]
        .filter(disc => !disc.querySelector('.back') || !disc.querySelector('.known'))
        .map(disc => `${disc.dataset.card} is not seen to lie face down`);
    const row = document.querySelector('.skull-board .turned-row');
    const places = row ? row.children.length : 0;
    return row && places !== Number(row.dataset.places) ? [...veiled, `${places} places for a bid of ${row.dataset.places}`] : veiled;";

/// Seats of Skull King in sight whose points are not.
const TOTALS: &str = "
    const seen = e => e && e.getClientRects().length > 0 && e.textContent.trim() !== '';
    return [...document.querySelectorAll('.king-board:not(.over) .strip-seat')]
        .filter(seat => seen(seat) && !seen(seat.querySelector('.strip-score'))).map(seat => seat.textContent);";

/// Looks at every exhibit of a game. How many cards were tapped that cannot be played.
async fn every_phase_is_whole(is_of_game: impl Fn(&str) -> bool) -> Result<usize> {
    let (gallery, driver) = (Gallery::open()?, Driver::start()?);
    let mut ida = Window::open(&driver, Screen::Phone).await?;
    ida.wear(Look::Night).await?;
    let mut wrong = Wrong::default();
    let mut names = exhibits(&ida, &gallery).await?;
    names.retain(|name| is_of_game(name));
    ensure!(names.len() > 5, "the gallery shows {names:?} of it");
    for name in names {
        visit(&ida, &gallery.exhibit(&name, "")).await?;
        wrong.look_at(&mut ida, &name).await?;
        wrong.note(&name, ida.assert_nothing("standings", STANDINGS).await);
        wrong.run_axe(&ida, &name).await?;
        wrong.raise_each(&mut ida, &name).await?;
        wrong.build_one(&mut ida, &name).await?;
        wrong.tap_idle(&ida, &name).await?;
        if LONG.contains(&name.as_str()) {
            visit(&ida, &gallery.exhibit(&name, "long")).await?;
            wrong.look_at(&mut ida, &format!("{name} with long names")).await?;
        }
        wrong.listen_to(&mut ida, &name).await?;
        wrong.look_at_less(&mut ida, &name).await?;
        ida.assert_sound().await?;
    }
    ensure!(wrong.told.is_empty(), "{}", wrong.told.join("\n"));
    ida.close().await?;
    Ok(wrong.n_idle)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_of_skull_king_is_whole_and_within_reach_in_every_phase_and_language() -> Result<()> {
    let n_idle = every_phase_is_whole(|name| name.starts_with("king-")).await?;
    ensure!(n_idle > 0, "every card can be played in every phase");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_of_skallywaggs_is_whole_and_within_reach_in_every_phase_and_language() -> Result<()> {
    every_phase_is_whole(|name| name.starts_with("wagg-")).await.map(drop)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_of_skull_and_the_plain_one_are_whole_and_within_reach_in_every_phase_and_language()
-> Result<()> {
    every_phase_is_whole(|name| !name.starts_with("king-") && !name.starts_with("wagg-")).await.map(drop)
}
