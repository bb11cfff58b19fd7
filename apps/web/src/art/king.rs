//! The cards of Skull King. A number says its suit four times: by color, by shape, by pattern and by letter.
//! A back is the same for every card.

use leptos::prelude::*;

use super::drawing;

/// A card by its face, such as `green-14` or `kraken`. `letter` stands for the suit in the reader's language.
pub fn king_card(face: &str, letter: &str) -> Option<impl IntoView + use<>> {
    let numbered = face.rsplit_once('-').and_then(|(suit, rank)| Some((suit_of(suit)?, rank.parse().ok()?)));
    let body = match numbered {
        Some((suit, rank)) => number(suit, rank, letter),
        None => special(face)?,
    };
    Some(drawing("art king", BOX, body))
}

/// The back of any card.
pub fn king_back() -> impl IntoView {
    drawing("art king", BOX, format!(r#"{EDGE}<g class="ground-back">{GROUND}</g>{BACK}"#))
}

/// A fist that comes down on the table, in a sleeve of its crew's color.
pub fn fist() -> impl IntoView {
    drawing("art", "0 0 100 100", FIST.to_owned())
}

const FIST: &str = r#"<path class="crew edged" d="M33 2h34v42H33z"/><path class="bone" d="M27 38h46v13H27z"/><path class="skin edged" d="M24 51h52q9 0 9 9v20q0 16-16 16H31q-16 0-16-16V60q0-9 9-9z"/><path class="ink-line" d="M34 76v18M51 76v18M68 76v18"/><path class="skin edged" d="M16 60h43q9 0 9 8t-9 8H16z"/>"#;

/// The suit of a numbered face, if it is one.
#[must_use]
pub fn king_suit(face: &str) -> Option<&'static str> {
    Some(suit_of(face.rsplit_once('-')?.0)?.word)
}

const BOX: &str = "0 0 100 140";
const EDGE: &str = r#"<rect class="ink" width="100" height="140" rx="12"/>"#;
const GROUND: &str = r#"<rect x="3" y="3" width="94" height="134" rx="9.500"/>"#;

struct Suit {
    word: &'static str,
    /// In the middle of a box from -25 to 25.
    shape: &'static str,
    pattern: &'static str,
}

fn suit_of(word: &str) -> Option<&'static Suit> {
    SUITS.iter().find(|suit| suit.word == word)
}

fn number(suit: &Suit, rank: u8, letter: &str) -> String {
    let Suit { word, shape, pattern } = suit;
    let rank = drawn(rank);
    // Two letters are set smaller, and so a little higher.
    let (class, base) = if letter.chars().count() > 1 { ("letter two", 107) } else { ("letter", 110) };
    format!(
        r#"<g class="suit-{word}">{EDGE}<g class="ground">{GROUND}</g><path class="field" d="M8 66H92V126Q92 132 86 132H14Q8 132 8 126Z"/><path class="pattern" d="{pattern}"/><g class="rank">{rank}</g><g class="pip" transform="translate(82 28) scale(.5)">{shape}</g><g class="seal" transform="translate(50 99) scale(1.150)">{shape}</g><text class="{class}" x="50" y="{base}">{letter}</text></g>"#,
    )
}

/// A rank in drawn figures, which look alike on every device.
fn drawn(rank: u8) -> String {
    let figure = |x: &str, digit: u8| {
        format!(r#"<path transform="translate({x})" d="{}"/>"#, DIGITS[usize::from(digit)])
    };
    match rank {
        ..10 => figure("10 9", rank),
        _ => figure("5 9) scale(.870 1", rank / 10) + &figure("33 9) scale(.870 1", rank % 10),
    }
}

/// Lines of the ten figures in a box of 34 by 50.
const DIGITS: [&str; 10] = [
    "M17 5C7 5 5 15 5 25S7 45 17 45S29 35 29 25S27 5 17 5Z",
    "M8 13L19 5V45M9 45H28",
    "M6 14C7 1 29 1 28 15C27 26 10 32 6 45H30",
    "M6 8C12 2 28 3 27 14C26 22 18 23 14 23C20 23 29 26 28 35C27 48 11 48 5 40",
    "M23 45V5L4 33H31",
    "M28 5H9L7 23C14 17 29 19 28 32C27 47 10 48 5 40",
    "M26 6C14 6 5 18 5 31C5 42 11 46 17 46C25 46 29 40 29 33C29 26 24 21 17 21C11 21 6 25 5 31",
    "M5 5H29C22 17 15 30 13 45",
    "M17 23C9 21 7 17 7 14C7 8 11 5 17 5S27 8 27 14C27 17 25 21 17 23C8 26 5 30 5 35C5 42 10 46 17 46S29 42 29 35C29 30 26 26 17 23Z",
    "M8 44C20 45 29 33 29 19C29 8 23 4 17 4C9 4 5 10 5 17C5 24 10 29 17 29C23 29 28 25 29 19",
];

const SUITS: [Suit; 6] = [
    Suit {
        word: "green",
        shape: r#"<path d="M0 -27C20 -14 21 12 0 27C-21 12 -20 -14 0 -27Z"/>"#,
        pattern: "M8 84L22 70M8 98L36 70M8 112L50 70M8 126L64 70M16 132L78 70M30 132L92 70M44 132L92 84M58 132L92 98M72 132L92 112M86 132L92 126",
    },
    Suit {
        word: "yellow",
        shape: r#"<circle r="23"/>"#,
        pattern: "M14 77H15M30 77H31M46 77H47M62 77H63M78 77H79M22 89H23M38 89H39M54 89H55M70 89H71M86 89H87M14 101H15M30 101H31M46 101H47M62 101H63M78 101H79M22 113H23M38 113H39M54 113H55M70 113H71M86 113H87M14 125H15M30 125H31M46 125H47M62 125H63M78 125H79",
    },
    Suit {
        word: "purple",
        shape: r#"<path d="M-22 -22H12L22 -12V22H-22Z"/>"#,
        pattern: "M8 78q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0M8 92q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0M8 106q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0M8 120q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0q7 -9 14 0q7 9 14 0",
    },
    Suit {
        word: "black",
        shape: r#"<path d="M-26 -21C-12 -28 2 -14 26 -22L17 0L26 22C2 14 -12 28 -26 21Z"/>"#,
        pattern: "M8 88L26 70M8 106L44 70M8 124L62 70M18 132L80 70M36 132L92 76M54 132L92 94M72 132L92 112M8 114L26 132M8 96L44 132M8 78L62 132M18 70L80 132M36 70L92 126M54 70L92 108M72 70L92 90",
    },
    Suit {
        word: "blue",
        shape: r#"<path d="M0 -28C8 -14 22 -6 22 8C22 20 12 27 0 27C-12 27 -22 20 -22 8C-22 -6 -8 -14 0 -28Z"/>"#,
        pattern: "M16 71V131M28 71V131M40 71V131M52 71V131M64 71V131M76 71V131",
    },
    Suit {
        word: "red",
        shape: r#"<path d="M-22 -24H22V2C22 16 10 22 0 28C-10 22 -22 16 -22 2Z"/>"#,
        pattern: "M9 77H91M9 87H91M9 97H91M9 107H91M9 117H91M9 127H91",
    },
];

fn special(face: &str) -> Option<String> {
    let (_, ground, picture) = SPECIALS.iter().find(|(name, _, _)| *name == face)?;
    Some(format!(r#"{EDGE}<g class="ground-{ground}">{GROUND}</g>{picture}"#))
}

/// Every special card: its face, the ground it is painted on, and its picture.
const SPECIALS: [(&str, &str, &str); 15] = [
    ("escape", "escape", ESCAPE),
    ("loot", "loot", LOOT),
    ("pirate", "pirate", PIRATE),
    ("rosie", "pirate", ROSIE),
    ("bahij", "pirate", BAHIJ),
    ("bendt", "pirate", BAHIJ),
    ("rascal", "pirate", RASCAL),
    ("juanita", "pirate", JUANITA),
    ("harry", "pirate", HARRY),
    ("tigress", "tigress", TIGRESS),
    ("scary-mary", "tigress", TIGRESS),
    ("skull-king", "king", SKULL_KING),
    ("mermaid", "mermaid", MERMAID),
    ("kraken", "kraken", KRAKEN),
    ("white-whale", "whale", WHALE),
];

const BACK: &str = r#"<rect class="brass-line" x="10" y="10" width="80" height="120" rx="7"/><path class="back-line" d="M50 18L82 70L50 122L18 70Z"/><g transform="translate(22 42) scale(.56)"><path class="bone" d="M50 18C29 18 19 33 20 49C20 58 25 63 31 66L32 77C32 81 35 83 38 83H62C65 83 68 81 68 77L69 66C75 63 80 58 80 49C81 33 71 18 50 18Z"/><path class="ink" d="M27 51C28 44 44 44 45 52C45 61 38 63 33 61C28 60 26 56 27 51ZM73 51C72 44 56 44 55 52C55 61 62 63 67 61C72 60 74 56 73 51ZM50 58L56 68C54 70 52 69 50 67C48 69 46 70 44 68Z"/></g>"#;

const ESCAPE: &str = r#"<path class="bone" d="M30 20C46 10 56 28 78 18V58C58 68 48 50 30 60Z"/><path class="ink-line thick" d="M28 16V104"/><path class="wood edged" d="M12 92H88C86 108 76 116 62 116H36C22 116 14 106 12 92Z"/><path class="foam-line" d="M8 124q10 -8 21 0q10 8 21 0q10 -8 21 0q10 8 21 0"/>"#;

const LOOT: &str = r#"<path class="wood edged" d="M14 62C14 40 28 30 50 30C72 30 86 40 86 62Z"/><path class="wood edged" d="M12 72H88V116H12Z"/><path class="brass edged" d="M14 66C20 54 28 60 32 54C38 46 46 54 50 48C58 44 62 56 70 54C78 52 84 60 88 70H12Z"/><path class="brass-line thick" d="M27 72V116M73 72V116M27 38V56M73 38V56"/><path class="brass edged" d="M41 74H59V92C59 98 41 98 41 92Z"/><circle class="ink" cx="50" cy="82" r="4"/><circle class="brass edged" cx="50" cy="20" r="8"/>"#;

const PIRATE: &str = r#"<path class="bone" d="M22 26C42 42 62 70 72 96L64 102C52 78 34 54 16 36ZM78 26C58 42 38 70 28 96L36 102C48 78 66 54 84 36Z"/><path class="brass edged" d="M56 98L80 82L84 88L78 92L86 106L78 110L70 98L60 104ZM44 98L20 82L16 88L22 92L14 106L22 110L30 98L40 104Z"/><path class="ink" d="M20 38C28 26 34 14 50 12C66 14 72 26 80 38C66 32 60 38 50 38C40 38 34 32 20 38Z"/><path class="brass-line" d="M25 34C34 30 42 35 50 35C58 35 66 30 75 34"/>"#;

const ROSIE: &str = r#"<path class="fire-hair edged" d="M24 56C14 80 20 102 28 112H72C80 102 86 80 76 56Z"/><path class="skin edged" d="M30 50H70V76C70 92 60 102 50 102C40 102 30 92 30 76Z"/><path class="scarf-red" d="M25 56C24 34 34 22 50 22C66 22 76 34 75 56C60 48 40 48 25 56ZM75 50C84 48 90 52 92 60C84 62 78 58 74 55Z"/><path class="spot" d="M38 38H39M52 32H53M64 40H65M47 43H48"/><circle class="ink" cx="41" cy="70" r="4"/><circle class="ink" cx="59" cy="70" r="4"/><path class="ink-line" d="M35 62L45 64M65 62L55 64"/><path class="petal" d="M41 86C46 83 54 83 59 86C55 92 45 92 41 86Z"/><g transform="translate(63 5) scale(.320)"><circle class="brass edged" cx="50" cy="50" r="46"/><path class="ink" d="M20 40H56V22L86 50L56 78V60H20Z"/></g>"#;

const BAHIJ: &str = r#"<path class="skin edged" d="M28 56H72V78C72 94 62 104 50 104C38 104 28 94 28 78Z"/><path class="ink" d="M27 66C32 82 40 78 50 78C60 78 68 82 73 66C78 92 66 114 50 118C34 114 22 92 27 66Z"/><path class="skin" d="M42 88C47 85 53 85 58 88C55 93 45 93 42 88Z"/><path class="bone" d="M20 54C16 30 30 16 50 16C70 16 84 30 80 54C62 44 38 44 20 54Z"/><path class="ink-line" d="M24 46C36 30 56 26 74 30M22 52C38 38 60 36 79 44M34 24C44 20 54 19 62 20"/><circle class="petal" cx="50" cy="42" r="7"/><circle class="ink" cx="40" cy="64" r="4"/><circle class="ink" cx="60" cy="64" r="4"/><g transform="translate(63 5) scale(.320)"><circle class="brass edged" cx="50" cy="50" r="46"/><path class="bone" d="M24 30H50V70H24ZM50 30H76V70H50Z"/></g>"#;

const RASCAL: &str = r#"<path class="skin edged" d="M28 48H72V76C72 94 62 104 50 104C38 104 28 94 28 76Z"/><path class="ink" d="M10 50C18 42 22 22 44 18C72 14 84 34 90 46C76 46 64 54 50 54C36 54 24 48 10 50Z"/><path class="brass-line" d="M16 47C30 44 38 50 50 50C62 50 74 43 85 43"/><path class="ink" d="M32 58H48V66C48 74 33 74 32 66Z"/><path class="ink-line" d="M28 56L72 62"/><circle class="ink" cx="61" cy="68" r="4"/><path class="bone" d="M36 82H66C64 94 42 96 36 82Z"/><path class="ink-line" d="M46 83V91M56 83V91"/><circle class="brass-line" cx="75" cy="78" r="5"/><g transform="translate(63 5) scale(.320)"><circle class="brass edged" cx="50" cy="50" r="46"/><path class="ink" d="M50 18L57 40H80L62 54L69 77L50 63L31 77L38 54L20 40H43Z"/></g>"#;

const JUANITA: &str = r#"<path class="dark-hair edged" d="M22 60C16 86 24 104 32 112H70C78 102 84 84 78 58C78 34 66 22 50 22C34 22 22 36 22 60Z"/><path class="skin edged" d="M31 54C44 52 58 48 66 42L70 54V76C70 92 60 102 50 102C40 102 31 92 31 76Z"/><path class="scarf-teal" d="M24 52C26 32 36 24 50 24C64 24 74 32 76 50C60 38 40 40 24 52Z"/><circle class="ink" cx="41" cy="70" r="4"/><path class="petal" d="M40 88C45 85 52 85 56 88C52 93 44 93 40 88Z"/><path class="brass edged" d="M54 62L88 46L95 60L60 76C52 76 50 66 54 62Z"/><path class="ink-line" d="M70 55L75 69M84 48L91 62"/><g transform="translate(63 5) scale(.320)"><circle class="brass edged" cx="50" cy="50" r="46"/><path class="bone" d="M14 50C28 26 72 26 86 50C72 74 28 74 14 50Z"/><circle class="ink" cx="50" cy="50" r="13"/></g>"#;

const HARRY: &str = r#"<path class="skin edged" d="M22 44H78V78C78 98 64 108 50 108C36 108 22 98 22 78Z"/><path class="fire-hair edged" d="M20 62C28 78 40 74 50 74C60 74 72 78 80 62C86 94 70 122 50 124C30 122 14 94 20 62Z"/><path class="skin" d="M40 86C46 82 54 82 60 86C56 92 44 92 40 86Z"/><path class="wood edged" d="M14 48C14 24 32 12 50 12C68 12 86 24 86 48C66 38 34 38 14 48Z"/><path class="bone" d="M14 38C4 34 4 20 10 12C14 22 20 26 24 28ZM86 38C96 34 96 20 90 12C86 22 80 26 76 28Z"/><path class="brass-line thick" d="M50 13V40"/><circle class="ink" cx="38" cy="58" r="4"/><circle class="ink" cx="62" cy="58" r="4"/><path class="ink-line thick" d="M31 50L44 53M69 50L56 53"/><g transform="translate(63 5) scale(.320)"><circle class="brass edged" cx="50" cy="50" r="46"/><path class="ink-line bold" d="M24 38H56M40 22V54M50 74H78"/></g>"#;

const TIGRESS: &str = r#"<path class="flee" d="M94.500 5.500Q97 8 97 12.500V127.500Q97 137 87.500 137H12.500Q8 137 5.500 134.500Z"/><path class="dark-hair edged" d="M20 66C14 92 22 106 30 114H70C78 106 86 92 80 66Z"/><path class="skin edged" d="M29 54H71V78C71 94 61 104 50 104C39 104 29 94 29 78Z"/><path class="tiger edged" d="M20 60L16 22L34 32C44 27 56 27 66 32L84 22L80 60C62 48 38 48 20 60Z"/><path class="ink-line thick" d="M50 28V42M39 31L41 43M61 31L59 43M24 42L32 46M76 42L68 46"/><path class="ink" d="M33 66L46 68C44 76 34 76 33 66ZM67 66L54 68C56 76 66 76 67 66Z"/><path class="petal" d="M41 88C46 85 54 85 59 88C55 94 45 94 41 88Z"/><path class="ink-line" d="M30 80L38 82M70 80L62 82"/>"#;

const SKULL_KING: &str = r#"<path class="brass edged" d="M20 50L14 14L34 30L50 8L66 30L86 14L80 50Z"/><circle class="petal" cx="50" cy="38" r="6"/><path class="ink-line" d="M22 46H78"/><path class="bone" d="M50 46C28 46 19 60 20 76C20 86 25 91 31 94L32 108C32 112 35 114 38 114H62C65 114 68 112 68 108L69 94C75 91 80 86 80 76C81 60 72 46 50 46Z"/><path class="ink" d="M27 78C28 70 44 70 45 79C45 89 38 91 33 89C28 88 26 84 27 78ZM73 78C72 70 56 70 55 79C55 89 62 91 67 89C72 88 74 84 73 78ZM50 87L56 98C54 100 52 99 50 97C48 99 46 100 44 98Z"/><path class="ember" d="M35 79H36M64 79H65"/><path class="ink-line" d="M34 104H66M42 101V114M50 101V114M58 101V114"/><path class="brass-line" d="M16 126H84"/>"#;

const MERMAID: &str = r#"<path class="fire-hair edged" d="M44 12C24 14 20 36 26 58C30 68 38 66 40 60L62 58C68 48 66 12 44 12Z"/><path class="skin edged" d="M34 28C34 22 58 22 58 28V42C58 52 52 56 46 56C40 56 34 52 34 42ZM36 58H56L60 80H34Z"/><circle class="ink" cx="41" cy="38" r="3"/><circle class="ink" cx="52" cy="38" r="3"/><path class="petal" d="M42 47C45 45 48 45 51 47C49 50 44 50 42 47Z"/><path class="scale edged" d="M33 74H61C66 92 60 104 74 108C86 106 92 98 94 92C96 108 92 118 84 122C76 128 62 126 54 118C42 110 34 94 33 74Z"/><path class="scale edged" d="M84 100C80 92 82 84 88 78C96 84 98 92 94 98Z"/><path class="ink-line" d="M40 84C44 88 50 88 54 84M42 94C47 98 52 98 57 94M50 105C54 107 58 107 61 104"/><path class="foam-line" d="M6 108q8 -7 16 0q8 7 16 0M6 124q8 -7 16 0q8 7 16 0"/>"#;

const KRAKEN: &str = r#"<path class="tentacle edged" d="M50 14C28 14 20 34 24 54C26 64 34 70 50 70C66 70 74 64 76 54C80 34 72 14 50 14Z"/><path class="tentacle-line" d="M32 66C20 78 8 84 12 104C14 116 28 116 27 105C26 98 20 100 20 104M44 70C40 86 30 94 34 112C38 124 50 120 46 110M56 70C60 86 70 94 66 112C62 124 52 120 55 110M68 66C80 78 92 84 88 104C86 116 72 116 73 105C74 98 80 100 80 104"/><circle class="bone" cx="38" cy="46" r="9"/><circle class="bone" cx="62" cy="46" r="9"/><circle class="ink" cx="40" cy="47" r="4"/><circle class="ink" cx="60" cy="47" r="4"/><path class="ink-line thick" d="M28 36L44 40M72 36L56 40"/><path class="ink-line" d="M42 61C47 58 53 58 58 61"/>"#;

const WHALE: &str = r#"<path class="bone" d="M8 76C8 54 30 42 54 46C70 48 76 60 82 56C86 50 82 42 76 38C84 38 90 42 91 48C94 42 97 40 97 36V64C94 90 74 104 46 104C22 104 8 94 8 76Z"/><path class="whale-belly" d="M9 82C26 86 46 88 66 80C60 98 44 103 40 103C22 102 10 94 9 82Z"/><path class="ink-line" d="M9 80C26 86 46 88 66 80M20 86V96M31 88V101M42 88V103M53 85V100"/><circle class="ink" cx="27" cy="70" r="4.500"/><path class="ink-line" d="M21 62L32 64"/><path class="spout" d="M40 40C40 28 30 24 24 28M44 40C44 24 48 20 58 20M42 38V16"/><path class="foam-line" d="M8 120q10 -8 21 0q10 8 21 0q10 -8 21 0q10 8 21 0"/>"#;
