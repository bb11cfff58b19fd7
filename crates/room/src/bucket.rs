//! How often something may happen: a burst, then once for each span of time.

use crate::{Millis, Rate};

/// A bucket of tokens; whatever happens takes one.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    tokens: u32,
    filled_at: Millis,
}

impl Bucket {
    pub(crate) const fn full(rate: Rate, now: Millis) -> Self {
        Self { tokens: rate.burst_max, filled_at: now }
    }

    /// Takes a token; false when there is none.
    pub(crate) fn take(&mut self, rate: Rate, now: Millis) -> bool {
        let refill_ms = rate.refill_ms.max(1);
        let granted = now.saturating_sub(self.filled_at) / refill_ms;
        self.filled_at += granted * refill_ms;
        let tokens = u64::from(self.tokens).saturating_add(granted).min(u64::from(rate.burst_max));
        self.tokens = u32::try_from(tokens).unwrap_or(rate.burst_max);
        let has_one = self.tokens > 0;
        self.tokens -= u32::from(has_one);
        has_one
    }

    /// When there is a token again, after one was asked for in vain.
    pub(crate) fn next_at(&self, rate: Rate) -> Millis {
        self.filled_at.saturating_add(rate.refill_ms.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_one_command_for_each_span() {
        let rate = Rate { burst_max: 3, refill_ms: 100 };
        let mut bucket = Bucket::full(rate, 50);
        let at_once: Vec<bool> = (0..4).map(|_| bucket.take(rate, 60)).collect();
        assert_eq!(at_once, [true, true, true, false]);
        assert!(!bucket.take(rate, 149));
        assert_eq!(bucket.next_at(rate), 150);
        assert!(bucket.take(rate, 150));
        assert!(!bucket.take(rate, 151));
        let much_later: Vec<bool> = (0..4).map(|_| bucket.take(rate, 90_000)).collect();
        assert_eq!(much_later, [true, true, true, false]);
    }
}
