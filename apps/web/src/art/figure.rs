//! The parts of Skallywaggs' pirates. Neck and waist are always in the same place, so that any head, chest and legs
//! make one figure. A Crewman says its number three times: as a number, by color and by pattern.

use std::fmt::Write;

/// The picture of a part by its card, such as `crw03h` or `parc`, without its box.
#[must_use]
pub(super) fn part(card: &str) -> Option<String> {
    crewman(card).or_else(|| character(card)).or_else(|| specialty(card))
}

/// The box of a part: heads are the tallest.
#[must_use]
pub(super) fn part_box(part: char) -> &'static str {
    if part == 'h' { "0 0 100 74" } else { "0 0 100 58" }
}

/// Which part of a pirate this card is, if it is one: `h`, `c` or `l`.
#[must_use]
pub fn part_of(card: &str) -> Option<char> {
    let single = single(card).map(|(_, part, _)| *part);
    let is_set = |stem: &str| {
        stem.strip_prefix("crw").is_some_and(|n| n.parse::<usize>().is_ok())
            || CHARACTERS.iter().any(|(name, ..)| *name == stem)
    };
    single.or_else(|| {
        let part = card.chars().last().filter(|part| "hcl".contains(*part))?;
        is_set(&card[..card.len() - 1]).then_some(part)
    })
}

const NECK: &str = r#"<path class="skin edged" d="M42 60V80H58V60Z"/>"#;
const FACE: &str = r#"<path class="skin edged" d="M29 34C29 56 36 68 50 68C64 68 71 56 71 34Z"/>"#;
const EYES: &str = r#"<path class="dots" d="M42 46h.1M58 46h.1"/>"#;
const SMILE: &str = r#"<path class="ink-line" d="M43 57q7 5 14 0"/>"#;
const FROWN: &str = r#"<path class="ink-line" d="M43 59q7 -5 14 0M36 39l9 3M64 39l-9 3"/>"#;
const BEARD: &str = r#"<path class="hair edged" d="M28 42C33 55 40 53 50 53C60 53 67 55 72 42C75 63 65 75 50 75C35 75 25 63 28 42Z"/><path class="bone-line" d="M44 61q6 3 12 0"/>"#;
const MUSTACHE: &str = r#"<path class="hair edged" d="M50 53C45 49 37 52 32 59C40 61 46 60 50 57C54 60 60 61 68 59C63 52 55 49 50 53Z"/>"#;
const STUBBLE: &str = r#"<path class="specks" d="M38 58h.1M43 62h.1M50 64h.1M57 62h.1M62 58h.1"/><path class="ink-line" d="M44 57h12"/>"#;

const SCARF: &str = r#"<path class="c edged" d="M27 41C25 18 37 8 50 8C63 8 75 18 73 41C60 33 40 33 27 41ZM72 34C80 33 87 38 89 47C80 46 75 42 71 39Z"/>"#;
const KNIT: &str =
    r#"<path class="c edged" d="M28 36C26 6 74 6 72 36Z"/><path class="bone" d="M25 30H75V40H25Z"/>"#;
const TRICORN: &str = r#"<path class="c edged" d="M7 37C20 30 24 10 50 8C76 10 80 30 93 37C76 36 66 42 50 42C34 42 24 36 7 37Z"/>"#;
const STRAW: &str = r#"<path class="c edged" d="M8 38C20 32 30 33 32 22C35 6 65 6 68 22C70 33 80 32 92 38C74 46 26 46 8 38Z"/>"#;
const BAND: &str =
    r#"<path class="skin edged" d="M29 36C29 6 71 6 71 36Z"/><path class="c edged" d="M28 24H72V37H28Z"/>"#;
const HATS: [&str; 5] = [SCARF, KNIT, TRICORN, STRAW, BAND];
const LOOKS: [&str; 4] = [SMILE, BEARD, MUSTACHE, STUBBLE];

const ARMS: &str = r#"<path class="arm-edge" d="M28 15L15 38M72 15L85 38"/><path class="arm" d="M28 15L15 38M72 15L85 38"/><path class="hands" d="M14 42h.1M86 42h.1"/>"#;
const TORSO: &str = r#"<path class="c edged" d="M40 2H60C68 3 74 8 76 15L69 24L68 60H32L31 24L24 15C26 8 32 3 40 2Z"/><path class="skin edged" d="M41 1C43 10 57 10 59 1Z"/>"#;
const LEGS: &str = r#"<path class="c edged" d="M32 -2H68L70 42H53L50 20L47 42H30Z"/>"#;
const BOOTS: &str =
    r#"<path class="shoe edged" d="M29 38H48V55H21C21 49 29 50 29 45ZM71 38H52V55H79C79 49 71 50 71 45Z"/>"#;
const BELT: &str = r#"<path class="ink" d="M31 -4H69V6H31Z"/><path class="brass" d="M44 -3H56V5H44Z"/>"#;

/// Patterns in a box from 34 to 66 and from 14 to 50.
const PATTERNS: [&str; 7] = [
    "M34 16H66M34 26H66M34 36H66M34 46H66",
    "M38 14V50M46 14V50M54 14V50M62 14V50",
    "M38 18h.1M50 18h.1M62 18h.1M44 28h.1M56 28h.1M38 38h.1M50 38h.1M62 38h.1M44 48h.1M56 48h.1",
    "M34 26L46 14M34 40L60 14M36 50L66 20M50 50L66 34",
    "M34 24L42 16L50 24L58 16L66 24M34 36L42 28L50 36L58 28L66 36M34 48L42 40L50 48L58 40L66 48",
    "M34 20H66M34 32H66M34 44H66M40 14V50M50 14V50M60 14V50",
    "M34 14L66 50M66 14L34 50",
];

fn crewman(card: &str) -> Option<String> {
    let number: usize = card.strip_prefix("crw")?.get(..2)?.parse().ok()?;
    let pattern = PATTERNS[(number - 1) % PATTERNS.len()];
    let class = format!("n{number} tone{}{}", number % 4, if number > PATTERNS.len() { " dark" } else { "" });
    let body = match part_of(card)? {
        'h' => format!(
            r#"{NECK}{FACE}{EYES}{look}{hat}<path class="p" transform="translate({lift}) scale(.8 .4)" d="{pattern}"/>{badge}"#,
            look = LOOKS[number % LOOKS.len()],
            hat = HATS[number % HATS.len()],
            lift = if number % HATS.len() == 4 { "10 17.500" } else { "10 8" },
            badge = badge(83, 57, number),
        ),
        'c' => {
            format!(r#"{ARMS}{TORSO}<path class="p" d="{pattern}"/>{badge}"#, badge = badge(50, 35, number))
        }
        _ => format!(
            r#"{LEGS}<path class="p" transform="translate(1 -4) scale(.98 .5)" d="{pattern}"/>{BOOTS}{BELT}{badge}"#,
            badge = badge(83, 28, number)
        ),
    };
    Some(format!(r#"<g class="{class}">{body}</g>"#))
}

fn badge(x: i32, y: i32, number: usize) -> String {
    format!(
        r#"<circle class="bone" cx="{x}" cy="{y}" r="16"/><text class="num{}" x="{x}" y="{}">{number}</text>"#,
        if number > 9 { " two" } else { "" },
        y + 9
    )
}

fn character(card: &str) -> Option<String> {
    let part = part_of(card)?;
    let stem = card.strip_suffix(part)?;
    let (name, head, chest, legs) = CHARACTERS.iter().find(|(name, ..)| *name == stem)?;
    let mut body = format!(r#"<g class="k-{name}">"#);
    // The pictures name the shapes they share by one letter in braces.
    let picture = match part {
        'h' => head,
        'c' => chest,
        _ => legs,
    };
    expand(picture, &mut body);
    Some(body + "</g>")
}

fn specialty(card: &str) -> Option<String> {
    let (name, _, picture) = single(card)?;
    let mut body = format!(r#"<g class="k-{name}">"#);
    expand(picture, &mut body);
    Some(body + "</g>")
}

/// The part that stands alone, if this card is one; copies of it are counted.
fn single(card: &str) -> Option<&'static (&'static str, char, &'static str)> {
    let stem = card.trim_end_matches(|c: char| c.is_ascii_digit());
    SPECIALTIES.iter().find(|(name, ..)| *name == stem)
}

/// Shapes that many parts share, by a letter: `{F}` is the face.
const SHARED: [(&str, &str); 13] = [
    ("N", NECK),
    ("F", FACE),
    ("E", EYES),
    ("S", SMILE),
    ("W", FROWN),
    ("D", BEARD),
    ("M", MUSTACHE),
    ("T", TRICORN),
    ("A", ARMS),
    ("B", TORSO),
    ("L", LEGS),
    ("O", BOOTS),
    ("X", BELT),
];

fn expand(picture: &str, body: &mut String) {
    for piece in picture.split('{') {
        let shared = piece.split_once('}').and_then(|(letter, rest)| {
            let (_, shape) = SHARED.iter().find(|(name, _)| *name == letter)?;
            Some((shape, rest))
        });
        let _ = match shared {
            Some((shape, rest)) => write!(body, "{shape}{rest}"),
            None => write!(body, "{piece}"),
        };
    }
}

/// Head, chest and legs of every character.
const CHARACTERS: [(&str, &str, &str, &str); 13] = [
    (
        "war",
        r#"{N}{F}{D}{E}{T}<path class="ink-line" d="M35 40l10 3M65 40l-10 3"/><path class="bone" d="M43 18h14v9h-3v5h-8v-5h-3Z"/><path class="petal" d="M78 26C82 14 90 8 97 8C97 18 92 28 82 32Z"/>"#,
        r#"{A}{B}<path class="bone" d="M43 8H57V58H43Z"/><path class="brass-line" d="M34 16V56M66 16V56"/><path class="belt-line" d="M31 20L69 50M69 20L31 50"/><path class="ink" d="M26 40h14v6h-7l-3 9h-6l3-9h-4ZM74 40H60v6h7l3 9h6l-3-9h4Z"/>"#,
        r#"<path class="c edged" d="M30 -2H70L78 40H22Z"/><path class="bone" d="M40 4H60L58 40H42Z"/><path class="ink-line" d="M50 12V40"/>{O}<path class="brass edged" d="M27 34H49V42H27ZM51 34H73V42H51Z"/>{X}"#,
    ),
    (
        "sta",
        r#"<path class="blond edged" d="M26 34C18 52 22 66 30 70H70C78 66 82 52 74 34Z"/>{N}{F}{E}{S}<path class="blond edged" d="M46 64h8l-4 10Z"/>{T}<path class="brass edged" d="M50 12l4 8h9l-7 6 3 9-9-5-9 5 3-9-7-6h9Z"/>"#,
        r#"{A}{B}<path class="bone" d="M42 4H58L62 20L50 32L38 20Z"/><path class="ink-line" d="M50 30V58"/><path class="brass edged" d="M40 34l3 7h7l-5 5 2 7-7-4-7 4 2-7-5-5h7Z"/><path class="brass-dots" d="M58 38h.1M58 50h.1"/>"#,
        r#"<path class="c edged" d="M28 -2H72L82 36L66 30H34L18 36Z"/><path class="bone" d="M34 4H66L68 42H53L50 20L47 42H32Z"/>{O}<path class="brass-line" d="M29 40H48M52 40H71"/>{X}"#,
    ),
    (
        "fmt",
        r#"{N}{F}{E}{M}<path class="c edged" d="M30 30C24 8 76 8 70 30Z"/><path class="ink" d="M24 26H76V36H24Z"/><path class="ink" d="M28 36H72C66 44 34 44 28 36Z"/><path class="brass edged" d="M45 16h10v9h-10Z"/>"#,
        r#"{A}{B}<path class="bone" d="M41 3L50 26L59 3L64 6L56 60H44L36 6Z"/><path class="c-line" d="M44 34H56M44 42H56M44 50H56"/><path class="brass-dots" d="M36 28h.1M36 40h.1M36 52h.1M64 28h.1M64 40h.1M64 52h.1"/>"#,
        r#"{L}<path class="bone-line" d="M36 8L34 38M64 8L66 38"/>{O}<path class="wood edged" d="M70 2l8 4-4 34-6-2Z"/>{X}"#,
    ),
    (
        "boa",
        r#"{N}{F}{E}<path class="ink-line" d="M46 58h8"/><path class="hair edged" d="M28 44l6 14M72 44l-6 14"/><path class="c edged" d="M28 36C26 4 74 4 72 36Z"/><path class="c-line" d="M32 16H68"/><path class="bone" d="M25 28H75V39H25Z"/><circle class="brass-line" cx="26" cy="55" r="5"/>"#,
        r#"{A}{B}<path class="bone-stripe" d="M33 22H67M32 33H68M32 44H68M32 55H68"/><path class="ink-line" d="M40 4L50 30L60 4"/><path class="brass edged" d="M38 30H62C64 42 52 46 48 38H38Z"/><circle class="ink" cx="55" cy="37" r="3"/>"#,
        r#"{L}{O}<path class="rope" d="M66 8c14-4 18 10 8 12s-12 8 0 10 12-8 2-10"/>{X}"#,
    ),
    (
        "wai",
        r#"<path class="hair edged" d="M26 30C14 50 22 70 32 72H68C78 70 86 50 74 30Z"/>{N}{F}{E}<path class="lips" d="M44 58q6 5 12 0q-6 -4 -12 0Z"/><path class="ink-line" d="M36 42l4 -3M64 42l-4 -3"/><path class="hair edged" d="M28 40C28 14 72 14 72 40C62 24 40 30 28 40Z"/><path class="bone" d="M26 24C30 4 40 14 50 6C60 14 70 4 74 24C60 16 40 16 26 24Z"/>"#,
        r#"{A}{B}<path class="bone" d="M34 12C40 24 60 24 66 12L64 26H36Z"/><path class="bone-line" d="M44 30l12 8M56 30l-12 8M44 42l12 8M56 42l-12 8"/><path class="wood edged" d="M68 32H102V38H68Z"/><path class="brass edged" d="M73 18H84V32H73ZM88 20H97V32H88Z"/><path class="foam" d="M72 16h12M88 18h9"/>"#,
        r#"<path class="c edged" d="M32 -2H68L82 40H18Z"/><path class="bone" d="M38 0H62L66 34H34Z"/><path class="ink-line" d="M42 12H50"/><path class="skin edged" d="M38 40H46V50H38ZM54 40H62V50H54Z"/><path class="ink" d="M32 48H47V56H28ZM68 48H53V56H72Z"/>"#,
    ),
    (
        "mag",
        r#"{N}{F}{E}{W}<path class="bone" d="M30 40C22 40 24 48 20 52C14 60 20 66 18 72H34V44C42 34 58 34 66 44V72H82C80 66 86 60 80 52C76 48 78 40 70 40C78 20 66 6 50 6C34 6 22 20 30 40Z"/><path class="curl" d="M34 22q8 -8 16 0q8 -8 16 0M20 58h14M20 66h14M66 58h14M66 66h14"/>"#,
        r#"{A}{B}<path class="bone" d="M42 2H58L56 8L62 34L50 28L38 34L44 8Z"/><path class="ink-line" d="M50 30V58"/><path class="bone" d="M76 30H98V48H76Z"/><path class="ink-line" d="M81 36H93M81 42H90"/><circle class="petal" cx="88" cy="52" r="5"/>"#,
        r#"<path class="c edged" d="M31 -2H69L76 36H24Z"/><path class="ink-line" d="M50 4V36M38 8L34 34M62 8L66 34"/><path class="bone" d="M34 36H47V48H34ZM53 36H66V48H53Z"/><path class="ink" d="M33 46H48V56H24ZM67 46H52V56H76Z"/><path class="brass" d="M36 47h8v5h-8ZM56 47h8v5h-8Z"/>"#,
    ),
    (
        "sur",
        r#"{N}{F}<path class="hair edged" d="M29 40C24 18 40 10 50 10C60 10 76 18 71 40C66 28 34 28 29 40Z"/><g class="lens"><circle cx="41" cy="47" r="9"/><circle cx="59" cy="47" r="9"/></g>{E}<path class="ink-line" d="M44 61h12"/><path class="c edged" d="M27 24H73V32H27Z"/><circle class="mirror edged" cx="50" cy="20" r="10"/><circle class="ink" cx="50" cy="20" r="3"/>"#,
        r#"{A}{B}<path class="bone" d="M38 14H62L66 60H34Z"/><path class="ink-line" d="M38 14L36 4M62 14L64 4"/><path class="blood" d="M42 28c8-6 14 2 10 8s-14 2-10-8ZM54 46c6-4 10 0 8 6"/><path class="mirror edged" d="M80 14L98 4V34L86 40Z"/><path class="ink-line" d="M98 8l-5 3 5 3-5 3 5 3-5 3 5 3"/><path class="wood edged" d="M78 34l10-2 4 12-10 2Z"/>"#,
        r#"{L}<path class="bone" d="M34 -2H66L68 32H32Z"/><path class="blood" d="M40 10c8-4 12 4 6 8ZM56 20c6-4 8 4 3 6Z"/>{O}{X}"#,
    ),
    (
        "cur",
        r#"{N}{F}<path class="hair edged" d="M28 40C20 16 44 4 52 8C62 4 80 18 72 42L66 30L60 38L54 28L46 38L40 28L34 40Z"/><path class="hollow" d="M41 46h.1M59 46h.1"/><path class="glow-dots" d="M41 46h.1M59 46h.1"/><path class="ink-line" d="M40 60q10 -6 20 0M45 58v5M50 57v5M55 58v5"/><path class="ink-line" d="M30 52l6 2M70 52l-6 2"/>"#,
        r#"{A}{B}<path class="bone" d="M40 16H60V50L55 44L50 52L45 44L40 50Z"/><path class="ink-line" d="M50 18V44M43 24H57M43 31H57M43 38H57"/><path class="ghost-line" d="M14 42q-8 6 0 12M86 42q8 6 0 12"/>"#,
        r#"<path class="skin edged" d="M34 20H46V54H26C26 48 34 48 34 44ZM66 20H54V54H74C74 48 66 48 66 44Z"/><path class="c edged" d="M32 -2H68L70 30L65 24L60 34L54 26L50 14L46 26L40 34L35 24L30 30Z"/><path class="ink-line" d="M32 50v4M38 50v4M62 50v4M68 50v4"/>{X}"#,
    ),
    (
        "mut",
        r#"{N}{F}{E}<path class="ink-line" d="M34 38l12 5M66 38l-12 5"/><path class="c edged" d="M29 52H71C70 66 60 74 50 78C40 74 30 66 29 52Z"/><path class="specks-bone" d="M40 60h.1M50 66h.1M60 60h.1"/><path class="c edged" d="M27 38C25 14 40 8 50 8C60 8 75 14 73 38C60 30 40 30 27 38ZM72 32C82 26 90 30 94 36C86 40 78 40 71 37Z"/><path class="specks-bone" d="M40 20h.1M50 16h.1M60 20h.1M46 26h.1M55 26h.1"/>"#,
        r#"{A}<g class="drab">{B}</g><path class="c edged" d="M28 10L40 3L72 52L66 60H58Z"/><path class="mirror edged" d="M82 40L78 10L90 6L90 40Z"/><path class="wood edged" d="M77 36H97V42H92V52H82V42H77Z"/>"#,
        r#"<g class="drab">{L}</g>{O}<path class="mirror edged" d="M74 20L80 18V40H74Z"/><path class="wood edged" d="M72 14H82V20H72Z"/><path class="c edged" d="M30 -4H70V7H30ZM30 4L22 22L30 20L36 8Z"/>"#,
    ),
    (
        "coo",
        r#"{N}{F}{E}{M}<path class="bone" d="M30 38V28C16 26 18 8 34 10C36 0 64 0 66 10C82 8 84 26 70 28V38Z"/><path class="ink-line" d="M30 31H70M42 14v10M58 14v10"/>"#,
        r#"{A}{B}<path class="bone" d="M40 12H60L64 60H36Z"/><path class="ink-line" d="M40 12L36 4M60 12L64 4M44 38H56"/><path class="wood edged" d="M82 2H88V44H82Z"/><path class="mirror edged" d="M74 -4H96C96 10 74 10 74 -4Z"/>"#,
        r#"{L}<path class="checks" d="M33 10H67M32 22H68M31 33H69M40 2V38M60 2V38"/><path class="bone" d="M36 -2H64L62 20H38Z"/>{O}{X}"#,
    ),
    (
        "inn",
        r#"{N}<path class="skin edged" d="M29 36C27 6 73 6 71 36C76 58 66 72 50 72C34 72 24 58 29 36Z"/><path class="blush" d="M36 54h.1M64 54h.1"/>{E}{M}<path class="hair edged" d="M28 44C22 36 24 26 30 24L33 40ZM72 44C78 36 76 26 70 24L67 40Z"/><path class="ink-line" d="M44 64q6 4 12 0"/>"#,
        r#"{A}<path class="c edged" d="M40 2H60C70 3 76 8 78 18C84 38 78 52 70 60H30C22 52 16 38 22 18C24 8 30 3 40 2Z"/><path class="bone" d="M38 14H62L68 60H32Z"/><path class="ink-line" d="M38 14L34 4M62 14L66 4"/><path class="brass edged" d="M76 22H94V46H76Z"/><path class="brass-line" d="M94 28h6v12h-6"/><path class="foam" d="M77 20h4M84 18h3M90 20h4"/>"#,
        r#"{L}<path class="bone" d="M30 -2H70L68 30H32Z"/><path class="ink-line" d="M40 12H60V22H40Z"/>{O}"#,
    ),
    (
        "nav",
        r#"{N}{F}{E}{S}<path class="hair edged" d="M28 44L34 34H30ZM72 44L66 34H70Z"/><path class="c edged" d="M14 36C24 34 28 30 30 20C34 4 66 4 70 20C72 30 76 34 86 36C70 42 30 42 14 36Z"/><circle class="brass edged" cx="50" cy="22" r="11"/><path class="petal" d="M50 13L53 22H47Z"/><path class="ink" d="M50 31L47 22H53Z"/>"#,
        r#"{A}{B}<path class="ink-line" d="M40 4L50 20L60 4"/><circle class="brass edged" cx="50" cy="36" r="16"/><circle class="bone" cx="50" cy="36" r="11"/><path class="petal" d="M50 26L54 36H46Z"/><path class="ink" d="M50 46L46 36H54Z"/>"#,
        r#"{L}{O}<path class="bone" d="M64 2L80 -2L86 34L70 38Z"/><path class="route" d="M70 8l8 6-4 8 8 6"/>{X}"#,
    ),
    (
        "loo",
        r#"{N}{F}<path class="dots" d="M42 46h.1"/><path class="ink-line" d="M36 39l9 -2M44 59q6 2 10 -2"/><path class="c edged" d="M28 36C28 8 72 8 72 36C60 30 40 30 28 36Z"/><path class="ink-line" d="M30 34L22 48M70 34L74 40"/><path class="wood edged" d="M54 40L72 36V54L54 52Z"/><path class="brass edged" d="M70 34L92 28V62L70 56Z"/><path class="mirror edged" d="M90 26L97 24V66L90 64Z"/>"#,
        r#"{A}{B}<path class="bone-stripe" d="M33 20L68 32M32 34L68 46M32 48L64 58"/><path class="ink-line" d="M32 12L66 54"/><path class="brass edged" d="M76 34L96 26L100 36L80 44Z"/><path class="wood edged" d="M66 40L78 35L81 43L69 48Z"/>"#,
        r#"{L}<path class="skin edged" d="M32 40H47V54H22C22 48 32 50 32 46ZM68 40H53V54H78C78 48 68 50 68 46Z"/><path class="rope" d="M30 -1H70M32 10H68"/>"#,
    ),
];

/// Parts that stand alone: the card, which part it is, and its picture.
const SPECIALTIES: [(&str, char, &str); 11] = [
    (
        "eye",
        'h',
        r#"{N}{F}<path class="dots" d="M60 46h.1"/><path class="hair edged" d="M28 40C24 12 44 8 50 8C58 8 76 12 72 40C64 26 50 22 28 40Z"/><path class="ink" d="M32 40H50V48C50 58 33 58 32 48Z"/><path class="ink-line" d="M28 34L73 46"/><path class="ink-line" d="M44 60q8 4 14 -2"/>"#,
    ),
    (
        "par",
        'h',
        r#"<path class="c edged" d="M38 80C30 60 26 44 30 28C36 4 66 4 72 26C76 44 70 60 62 80Z"/><path class="brass edged" d="M62 30C84 28 90 46 78 58C76 50 72 48 62 48Z"/><path class="bone" d="M44 20H62V46H44C36 42 36 24 44 20Z"/><path class="dots" d="M54 33h.1"/><path class="petal" d="M36 12C30 0 46 -2 46 8C50 -4 62 0 56 10Z"/><path class="ink-line" d="M40 60q8 6 18 0M40 70q8 6 18 0"/>"#,
    ),
    (
        "cra",
        'h',
        r#"<path class="c edged" d="M24 56L8 50L18 42L4 30L20 26L14 8L32 16L40 0L52 12L66 0L70 16L88 10L80 28L96 32L82 42L92 54L76 56Z"/>{N}{F}<circle class="bone" cx="40" cy="44" r="9"/><circle class="bone" cx="60" cy="42" r="7"/><path class="dots" d="M43 46h.1M57 41h.1"/><path class="ink" d="M40 56H62C62 66 42 66 40 56Z"/><path class="lips" d="M48 60h8v9c0 4-8 4-8 0Z"/>"#,
    ),
    (
        "dea",
        'h',
        r#"<path class="bone" d="M44 60V80H56V60Z"/><path class="bone" d="M50 8C32 8 24 22 25 36C25 44 29 49 35 52V62C35 66 38 68 41 68H59C62 68 65 66 65 62V52C71 49 75 44 75 36C76 22 68 8 50 8Z"/><path class="ink" d="M31 38C32 30 46 30 47 39C47 48 32 50 31 38ZM69 38C68 30 54 30 53 39C53 48 68 50 69 38ZM50 46L55 54H45Z"/><path class="ink-line" d="M38 60H62M44 57V67M50 57V67M56 57V67"/><path class="moss" d="M30 24C34 10 48 4 58 10C52 16 44 12 40 20Z"/>"#,
    ),
    (
        "hoo",
        'c',
        r#"<path class="arm-edge" d="M28 15L15 38M72 15L83 30"/><path class="arm" d="M28 15L15 38M72 15L83 30"/><path class="hands" d="M14 42h.1"/>{B}<path class="ink-line" d="M50 12V58"/><path class="brass-dots" d="M44 24h.1M44 36h.1M44 48h.1"/><path class="wood edged" d="M76 28L92 26L92 36L78 38Z"/><path class="hook" d="M85 38V44C85 58 98 58 98 46"/>"#,
    ),
    (
        "squ",
        'c',
        r#"{A}{B}<path class="petal" d="M30 22L70 22V52H30Z"/><path class="bone-line" d="M38 23V51M46 23V51M54 23V51M62 23V51"/><path class="wood edged" d="M14 18H30V56H14ZM70 18H86V56H70Z"/><path class="brass-dots" d="M22 26h.1M22 36h.1M22 46h.1M78 26h.1M78 36h.1M78 46h.1"/>"#,
    ),
    (
        "stb",
        'c',
        r#"{A}{B}<path class="blood" d="M40 24c4 0 4 20 0 20s-4-20 0-20ZM60 34c4 0 4 18 0 18s-4-18 0-18Z"/><path class="mirror edged" d="M38 28L48 -6L54 -4L44 30ZM58 40L78 8L83 12L63 42Z"/><path class="wood edged" d="M42 -2L58 3L56 8L40 3ZM72 8L85 17L82 21L69 12Z"/>"#,
    ),
    (
        "peg",
        'l',
        r#"<path class="c edged" d="M32 -2H68L70 42H53L50 20L47 34H30Z"/><path class="shoe edged" d="M71 38H52V55H79C79 49 71 50 71 45Z"/><path class="wood edged" d="M32 32H46L42 56H36Z"/><path class="ink" d="M29 30H49V37H29Z"/>{X}"#,
    ),
    (
        "mon",
        'l',
        r#"<path class="tail" d="M64 24C92 30 96 12 84 8"/><path class="fur edged" d="M32 -2H68C76 16 72 30 66 44H54L50 18L46 44H34C28 30 24 16 32 -2Z"/><path class="skin edged" d="M24 46C28 40 44 40 47 46V55H22ZM76 46C72 40 56 40 53 46V55H78Z"/><path class="ink-line" d="M28 55V50M34 55V50M66 55V50M72 55V50"/><path class="fur-line" d="M40 8l3 5M58 8l-3 5M38 22l4 4M62 22l-4 4"/>"#,
    ),
    (
        "nop",
        'l',
        r#"<path class="skin edged" d="M33 10H67L67 54H74V55H53L50 26L47 55H24C24 50 33 52 33 46Z"/><path class="skin edged" d="M67 46C67 52 76 50 76 55H53V46Z"/><path class="bone" d="M31 -4H69L70 20H54L50 14L46 20H30Z"/><path class="hearts" d="M38 6l4 4 4 -4M56 6l4 4 4 -4"/><path class="ink-line" d="M38 34h4M60 38h4"/>"#,
    ),
    (
        "bal",
        'l',
        r#"{L}{O}<path class="mirror edged" d="M28 32H50V40H28Z"/><path class="chain" d="M28 38C16 36 12 30 14 24"/><circle class="ball" cx="15" cy="43" r="14"/><path class="bone-line" d="M8 38q3 -5 7 -5"/>{X}"#,
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(stem: &str) -> Vec<String> {
        ["h", "c", "l"].iter().map(|part| part_of_set(stem, part)).collect()
    }

    fn part_of_set(stem: &str, part: &str) -> String {
        let card = format!("{stem}{part}");
        assert_eq!(part_of(&card).map(String::from), Some(part.to_owned()), "{card}");
        part_picture(&card)
    }

    fn part_picture(card: &str) -> String {
        let picture = part(card).unwrap_or_else(|| panic!("{card} has no picture"));
        assert!(!picture.contains('{'), "{card} names a shape that nobody drew: {picture}");
        picture
    }

    #[test]
    fn every_crewman_and_character_has_its_own_head_chest_and_legs() {
        let crewmen = (1..=13).map(|number| format!("crw{number:02}"));
        let stems = crewmen.chain(CHARACTERS.iter().map(|(name, ..)| (*name).to_owned()));
        let pictures: Vec<String> = stems.flat_map(|stem| drawn(&stem)).collect();
        let distinct: std::collections::BTreeSet<&String> = pictures.iter().collect();
        assert_eq!((pictures.len(), distinct.len()), (78, 78));
    }

    #[test]
    fn every_specialty_is_one_part_and_copies_look_alike() {
        let parts = [
            ("eye", 'h'),
            ("par", 'h'),
            ("hoo", 'c'),
            ("squ", 'c'),
            ("peg", 'l'),
            ("mon", 'l'),
            ("bal", 'l'),
        ];
        for (card, part) in parts {
            assert_eq!(part_of(card), Some(part), "{card}");
            part_picture(card);
        }
        assert_eq!(part_picture("stb1"), part_picture("stb2"));
    }

    #[test]
    fn a_crewman_says_its_number_in_every_part() {
        for part in ["h", "c", "l"] {
            assert!(part_picture(&format!("crw11{part}")).contains(">11</text>"));
        }
    }

    #[test]
    fn events_are_no_parts() {
        for card in ["ska1", "bat1", "back", "h", ""] {
            assert_eq!(part_of(card), None, "{card}");
        }
    }
}
