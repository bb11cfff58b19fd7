//! How fast a connection may send commands: a burst, then one for each span of time.

use crate::{Limits, Millis};

/// A bucket of tokens; each command takes one.
#[derive(Debug)]
pub(crate) struct Bucket {
    tokens: u32,
    filled_at: Millis,
}

impl Bucket {
    pub(crate) const fn full(limits: &Limits, now: Millis) -> Self {
        Self { tokens: limits.burst_max, filled_at: now }
    }

    /// Takes a token; false when there is none.
    pub(crate) fn take(&mut self, limits: &Limits, now: Millis) -> bool {
        let refill_ms = limits.refill_ms.max(1);
        let granted = now.saturating_sub(self.filled_at) / refill_ms;
        self.filled_at += granted * refill_ms;
        let tokens = u64::from(self.tokens).saturating_add(granted).min(u64::from(limits.burst_max));
        self.tokens = u32::try_from(tokens).unwrap_or(limits.burst_max);
        let has_one = self.tokens > 0;
        self.tokens -= u32::from(has_one);
        has_one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_one_command_for_each_span() {
        let limits = Limits { burst_max: 3, refill_ms: 100, ..Limits::usual() };
        let mut bucket = Bucket::full(&limits, 50);
        let at_once: Vec<bool> = (0..4).map(|_| bucket.take(&limits, 60)).collect();
        assert_eq!(at_once, [true, true, true, false]);
        assert!(!bucket.take(&limits, 149));
        assert!(bucket.take(&limits, 150));
        assert!(!bucket.take(&limits, 151));
        let much_later: Vec<bool> = (0..4).map(|_| bucket.take(&limits, 90_000)).collect();
        assert_eq!(much_later, [true, true, true, false]);
    }
}
