//! The recovery code of a kept name: 128 random bits, written so that people can copy them by hand, with a check that
//! tells a slip of the pen from a code that opens nothing.

use std::fmt;

use crate::seal::{SealKey, derived};

/// Crockford's: without I, L, O and U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS: usize = 5;
/// 128 bits of code and 12 of check.
const LEN: usize = 28;
const CHECK_BITS: u32 = 12;
/// How many letters stand together.
const GROUP: usize = 4;

/// A recovery code. It is never stored and never logged; [`fmt::Display`] is for its owner alone.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode([u8; 16]);

/// A text that cannot be a code: something is missing, or one of its letters is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is a slip in this code")]
pub struct Slip;

impl RecoveryCode {
    /// A new one.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The code as somebody typed it: case, blanks and dashes do not matter, nor O for 0, I and L for 1.
    ///
    /// # Errors
    /// If no code is written like this.
    pub fn parse(typed: &str) -> Result<Self, Slip> {
        let letters: Vec<char> = typed.chars().filter(|c| !is_blank(*c)).take(LEN + 1).collect();
        if letters.len() != LEN {
            return Err(Slip);
        }
        let (mut number, mut check) = (0_u128, 0_u32);
        let bits = letters.iter().map(|letter| value(*letter).ok_or(Slip)).collect::<Result<Vec<u8>, _>>()?;
        for (place, bit) in
            bits.iter().flat_map(|value| (0..BITS).rev().map(move |at| value >> at & 1)).enumerate()
        {
            match place {
                0..128 => number = number << 1 | u128::from(bit),
                _ => check = check << 1 | u32::from(bit),
            }
        }
        let code = Self(number.to_be_bytes());
        if check == code.check() { Ok(code) } else { Err(Slip) }
    }

    /// By what the code is found: nobody gets from this back to it.
    #[must_use]
    pub fn hash(&self) -> [u8; 32] {
        derived(&self.0, "yohoho recovery code: hash")
    }

    /// What it opens.
    #[must_use]
    pub fn key(&self) -> SealKey {
        SealKey::derived(&self.0, "yohoho recovery code: key")
    }

    fn check(&self) -> u32 {
        let [first, second, ..] = derived(&self.0, "yohoho recovery code: check");
        u32::from(u16::from_be_bytes([first, second])) >> (16 - CHECK_BITS)
    }
}

impl fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (number, check) = (u128::from_be_bytes(self.0), self.check());
        let bit = |place: usize| match place {
            0..128 => number >> (127 - place) & 1 == 1,
            _ => check >> (LEN * BITS - 1 - place) & 1 == 1,
        };
        for letter in 0..LEN {
            if letter > 0 && letter % GROUP == 0 {
                f.write_str("-")?;
            }
            let value = (0..BITS).fold(0, |value, at| value << 1 | usize::from(bit(letter * BITS + at)));
            write!(f, "{}", char::from(ALPHABET[value]))?;
        }
        Ok(())
    }
}

impl fmt::Debug for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RecoveryCode(..)")
    }
}

fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '-' | '–' | '—' | '\u{2010}' | '\u{2011}' | '_' | '.')
}

fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        letter => letter,
    };
    let at = ALPHABET.iter().position(|known| char::from(*known) == letter)?;
    u8::try_from(at).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_again_however_it_is_typed() {
        for _ in 0..200 {
            let code = RecoveryCode::fresh().unwrap();
            let written = code.to_string();
            assert_eq!(written.split('-').map(str::len).collect::<Vec<_>>(), [4; 7], "{written}");
            let sloppy = written.to_lowercase().replace('0', "o").replace('1', "l").replace('-', " ");
            for typed in [written.clone(), sloppy, written.replace('-', ""), written.replace('1', "I")] {
                assert!(RecoveryCode::parse(&typed) == Ok(code.clone()), "{typed}");
            }
        }
    }

    #[test]
    fn the_code_of_all_bits_is_written_as_it_always_was() {
        let (none, all) = (RecoveryCode([0; 16]).to_string(), RecoveryCode([0xff; 16]).to_string());
        assert!(none.starts_with("0000-0000-0000-0000-0000-0000-0"), "{none}");
        assert!(all.starts_with("ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-Z"), "{all}");
    }

    #[test]
    fn a_slip_is_told_as_such() {
        let written = RecoveryCode([7; 16]).to_string();
        let mut found = 0;
        for at in (0..written.len()).filter(|at| written.as_bytes()[*at] != b'-') {
            for other in ALPHABET.iter().filter(|letter| **letter != written.as_bytes()[at]) {
                let mut typed = written.clone().into_bytes();
                typed[at] = *other;
                found += u32::from(RecoveryCode::parse(std::str::from_utf8(&typed).unwrap()) == Err(Slip));
            }
        }
        let tried = 28 * 31;
        assert!(found >= tried - 3, "of {tried} slips {found} are told; one in 4096 may not be");
        for short in ["", "-", &written[1..], &format!("{written}0"), &written.replace('-', "U"), "ü"] {
            assert_eq!(RecoveryCode::parse(short), Err(Slip), "{short}");
        }
    }

    #[test]
    fn what_is_stored_of_a_code_says_nothing_about_its_key() {
        let code = RecoveryCode([7; 16]);
        assert_ne!(code.hash(), RecoveryCode([8; 16]).hash());
        assert_eq!(format!("{code:?}"), "RecoveryCode(..)");
    }
}
