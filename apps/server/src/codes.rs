//! Short codes for tables, to be said aloud across a room: each stands for a table's link for an evening. They are kept in
//! memory only; whoever shows a code asks for it again, and may then get another.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::TableId;

/// Capitals that are not mistaken for one another or for digits, nor make words by accident: no vowels.
const ALPHABET: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
/// Long enough that trying codes as fast as a server allows finds one of a full server's in weeks, and one of a family's in
/// decades.
const LEN: usize = 8;
/// How long a code leads to its table after somebody was last shown it.
const LIFE: Duration = Duration::from_secs(6 * 3_600);
/// How many codes there may be.
const CODES_MAX: usize = 20_000;

/// The codes there are.
#[derive(Debug, Default)]
pub struct Codes {
    tables: HashMap<String, (TableId, Instant)>,
    codes: HashMap<TableId, String>,
}

impl Codes {
    /// The code of this table, which lives for an evening from now; `None` where there are too many, or no randomness.
    pub fn of(&mut self, table: &TableId, now: Instant) -> Option<String> {
        if let Some(code) = self.codes.get(table) {
            self.tables.insert(code.clone(), (table.clone(), now));
            return Some(code.clone());
        }
        if self.tables.len() >= CODES_MAX {
            self.forget_old(now);
        }
        if self.tables.len() >= CODES_MAX {
            return None;
        }
        let code = (0..8).find_map(|_| fresh().filter(|code| !self.tables.contains_key(code)))?;
        self.tables.insert(code.clone(), (table.clone(), now));
        self.codes.insert(table.clone(), code.clone());
        Some(code)
    }

    /// The table that this code stands for. Case, blanks and dashes do not matter.
    #[must_use]
    pub fn table(&self, typed: &str, now: Instant) -> Option<&TableId> {
        let code: String =
            typed.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_ascii_uppercase();
        self.tables.get(&code).filter(|(_, shown)| now.duration_since(*shown) < LIFE).map(|(table, _)| table)
    }

    fn forget_old(&mut self, now: Instant) {
        self.tables.retain(|_, (_, shown)| now.duration_since(*shown) < LIFE);
        let tables = &self.tables;
        self.codes.retain(|_, code| tables.contains_key(code));
    }
}

/// A code that nobody can foresee.
fn fresh() -> Option<String> {
    let mut code = String::with_capacity(LEN);
    while code.len() < LEN {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).ok()?;
        // Bytes above the largest multiple are thrown away, so that every letter is equally likely.
        let even = bytes.iter().filter(|byte| usize::from(**byte) < 256 / ALPHABET.len() * ALPHABET.len());
        let letters = even.map(|byte| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()]));
        code.extend(letters.take(LEN - code.len()));
    }
    Some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_code_and_it_is_found_however_it_is_typed() {
        let (mut codes, now) = (Codes::default(), Instant::now());
        let (one, other) = (TableId::fresh().unwrap(), TableId::fresh().unwrap());
        let code = codes.of(&one, now).unwrap();
        assert_eq!(codes.of(&one, now), Some(code.clone()));
        assert_ne!(codes.of(&other, now), Some(code.clone()));
        let spaced = format!(" {}-{} ", code[..4].to_ascii_lowercase(), &code[4..]);
        assert_eq!((codes.table(&code, now), codes.table(&spaced, now)), (Some(&one), Some(&one)));
        for wrong in ["", "BCDFGHJ", &format!("{code}B")] {
            assert_eq!(codes.table(wrong, now), None, "{wrong}");
        }
    }

    #[test]
    fn a_code_leads_nowhere_after_its_evening_unless_it_is_shown_again() {
        let (mut codes, now) = (Codes::default(), Instant::now());
        let table = TableId::fresh().unwrap();
        let code = codes.of(&table, now).unwrap();
        assert_eq!(codes.table(&code, now + LIFE), None);
        codes.of(&table, now + LIFE / 2);
        assert_eq!(codes.table(&code, now + LIFE), Some(&table));
        codes.forget_old(now + 2 * LIFE);
        assert!(codes.tables.is_empty() && codes.codes.is_empty());
    }

    #[test]
    fn a_code_is_plain_capitals_each_equally_likely() {
        let mut seen = [0_u32; 256];
        for _ in 0..2_000 {
            let code = fresh().unwrap();
            assert_eq!(code.len(), LEN);
            code.bytes().for_each(|letter| seen[usize::from(letter)] += 1);
        }
        assert!(ALPHABET.iter().all(|letter| (600..1_000).contains(&seen[usize::from(*letter)])));
        assert_eq!(seen.iter().sum::<u32>(), 16_000);
    }
}
