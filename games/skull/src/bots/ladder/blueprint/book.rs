//! The file of a blueprint: keys in order, each with the shares of its choices in four bits.

use super::sight::KEYS;

/// How a file begins.
const MAGIC: [u8; 4] = *b"SKB1";

/// The highest of the numbers that stand for shares.
const FINE: u8 = 15;

/// As many keys as this have their place looked up at once.
const PAGE: u32 = 64;

/// What a blueprint does, by what matters.
#[derive(Clone, Debug)]
pub struct Book {
    keys: Vec<u32>,
    /// Where the choices of each key begin, and of one more.
    starts: Vec<u32>,
    /// A number of four bits for every choice, a byte each.
    numbers: Vec<u8>,
    /// The first key of every page, and how many there are.
    pages: Vec<u32>,
}

/// Why a file is no blueprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBook {
    /// It begins otherwise.
    #[error("the file is no blueprint")]
    Alien,
    /// A byte is not what it was.
    #[error("the blueprint is damaged")]
    Damaged,
    /// It ends too early, or tells of what cannot be.
    #[error("the blueprint makes no sense")]
    Nonsense,
}

impl Book {
    /// Reads a file.
    pub fn read(file: &[u8]) -> Result<Self, NoBook> {
        let rest = file.strip_prefix(&MAGIC).ok_or(NoBook::Alien)?;
        let (body, sum) = rest.split_last_chunk::<4>().ok_or(NoBook::Damaged)?;
        if checksum(body) != u32::from_le_bytes(*sum) {
            return Err(NoBook::Damaged);
        }
        let mut book = Self { keys: Vec::new(), starts: vec![0], numbers: Vec::new(), pages: Vec::new() };
        let (mut left, mut next) = (body, 0);
        while !left.is_empty() {
            next = book.read_one(&mut left, next).ok_or(NoBook::Nonsense)?;
        }
        Ok(book.paged())
    }

    /// Reads the choices of one key, which is at least this; the least that the next may be.
    fn read_one(&mut self, left: &mut &[u8], least: u32) -> Option<u32> {
        let (skipped, n_choices) = read_head(left)?;
        let key = least.checked_add(skipped).filter(|key| *key < KEYS)?;
        let (bytes, rest) = left.split_at_checked(n_choices.div_ceil(2))?;
        *left = rest;
        let numbers = bytes.iter().flat_map(|byte| [byte & FINE, byte >> 4]).take(n_choices);
        let from = self.numbers.len();
        self.numbers.extend(numbers);
        if self.numbers[from..].iter().all(|number| *number == 0) {
            return None;
        }
        self.keys.push(key);
        self.starts.push(u32::try_from(self.numbers.len()).ok()?);
        Some(key + 1)
    }

    fn paged(mut self) -> Self {
        let first = |page: u32| self.keys.partition_point(|key| *key < page * PAGE);
        self.pages = (0..=KEYS.div_ceil(PAGE)).map(|page| u32::try_from(first(page)).unwrap_or(0)).collect();
        self
    }

    /// The numbers of the choices at such a table, in the order of the choices, if it is known and has so many.
    pub(super) fn numbers(&self, key: u32, n_choices: usize) -> Option<&[u8]> {
        let page = usize::try_from(key / PAGE).ok()?;
        let (from, until) = (*self.pages.get(page)? as usize, *self.pages.get(page + 1)? as usize);
        let at = from + self.keys[from..until].binary_search(&key).ok()?;
        let numbers = &self.numbers[self.starts[at] as usize..self.starts[at + 1] as usize];
        (numbers.len() == n_choices).then_some(numbers)
    }
}

/// How many keys are skipped, and how many choices there are: seven bits in every byte, the lowest first.
fn read_head(left: &mut &[u8]) -> Option<(u32, usize)> {
    let (mut head, mut shift) = (0_u32, 0);
    loop {
        let (byte, rest) = left.split_first()?;
        *left = rest;
        head |= u32::from(byte & 0x7f).checked_shl(shift)?;
        shift += 7;
        if byte & 0x80 == 0 {
            break;
        }
    }
    Some((head >> 3, (head & 7) as usize + 1))
}

/// Fowler, Noll and Vo's sum of all bytes.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Writes a file of keys in order, each with the weights of its choices.
#[cfg(not(target_family = "wasm"))]
pub(super) fn write<'a>(entries: impl Iterator<Item = (u32, &'a [f32])>) -> Vec<u8> {
    let (mut body, mut least) = (Vec::new(), 0);
    for (key, weights) in entries {
        debug_assert!(weights.len() <= super::sight::CHOICES, "nobody has more choices");
        let head = (key - least) << 3 | u32::try_from(weights.len() - 1).unwrap_or(0);
        write_head(head, &mut body);
        write_numbers(weights, &mut body);
        least = key + 1;
    }
    let sum = checksum(&body).to_le_bytes();
    [MAGIC.as_slice(), &body, &sum].concat()
}

#[cfg(not(target_family = "wasm"))]
fn write_head(mut head: u32, body: &mut Vec<u8>) {
    while head >= 0x80 {
        body.push((head & 0x7f) as u8 | 0x80);
        head >>= 7;
    }
    body.push((head & 0x7f) as u8);
}

#[cfg(not(target_family = "wasm"))]
fn write_numbers(weights: &[f32], body: &mut Vec<u8>) {
    let most = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 15")]
    let number = |weight: &f32| libm::roundf(f32::from(FINE) * weight / most) as u8;
    for pair in weights.chunks(2) {
        let high = pair.get(1).map_or(0, number);
        body.push(number(&pair[0]) | high << 4);
    }
}
