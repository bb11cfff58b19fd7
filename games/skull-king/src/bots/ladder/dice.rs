//! Numbers: one drawn by shares, and one to read.

use engine::GameRng;

/// One of these, each as likely as its share.
pub(super) fn pick(shares: &[f32], rng: &mut GameRng) -> usize {
    const FINE: u32 = 1 << 24;
    let mut at = rng.below(FINE) as f32 / FINE as f32;
    for (idx, share) in shares.iter().enumerate() {
        at -= share;
        if at < 0.0 {
            return idx;
        }
    }
    // What is left over by rounding is the last one's.
    shares.len() - 1
}

/// The nearest whole number.
#[expect(clippy::cast_possible_truncation, reason = "a small number to read")]
pub(super) fn rounded(number: f32) -> i32 {
    libm::roundf(number) as i32
}
