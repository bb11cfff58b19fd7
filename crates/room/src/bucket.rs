//! How often something may happen: a burst, then once for each span of time.

use crate::{GuestKey, Millis, Rate};

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
        let has_one = self.fill(rate, now) > 0;
        self.tokens -= u32::from(has_one);
        has_one
    }

    /// Brings the bucket up to this moment; how many tokens it has.
    fn fill(&mut self, rate: Rate, now: Millis) -> u32 {
        let refill_ms = rate.refill_ms.max(1);
        let granted = now.saturating_sub(self.filled_at) / refill_ms;
        self.filled_at += granted * refill_ms;
        let tokens = u64::from(self.tokens).saturating_add(granted).min(u64::from(rate.burst_max));
        self.tokens = u32::try_from(tokens).unwrap_or(rate.burst_max);
        self.tokens
    }

    /// When there is a token again, after one was asked for in vain.
    pub(crate) fn next_at(&self, rate: Rate) -> Millis {
        self.filled_at.saturating_add(rate.refill_ms.max(1))
    }
}

/// A bucket for each of many, and one for all of them together, so that none takes what is for the others.
#[derive(Debug)]
pub(crate) struct Shares {
    all: Bucket,
    /// Of those whose bucket is not full; as all together may take only so much, they are never many.
    each: Vec<(GuestKey, Bucket)>,
}

impl Shares {
    pub(crate) const fn full(all: Rate, now: Millis) -> Self {
        Self { all: Bucket::full(all, now), each: Vec::new() }
    }

    /// Takes a token of this guest's, and one of everybody's; false when there is none.
    pub(crate) fn take(&mut self, guest: &GuestKey, each: Rate, all: Rate, now: Millis) -> bool {
        self.each.retain_mut(|(_, bucket)| bucket.fill(each, now) < each.burst_max);
        if self.all.fill(all, now) == 0 {
            return false;
        }
        let known = self.each.iter().position(|(known, _)| known == guest);
        let place = known.unwrap_or_else(|| {
            self.each.push((guest.clone(), Bucket::full(each, now)));
            self.each.len() - 1
        });
        self.each[place].1.take(each, now) && self.all.take(all, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_a_share_and_all_together_have_one() {
        let (each, all) = (Rate { burst_max: 2, refill_ms: 100 }, Rate { burst_max: 5, refill_ms: 50 });
        let mut shares = Shares::full(all, 0);
        let mut take = |name: &str, now| shares.take(&GuestKey(name.to_owned()), each, all, now);
        assert_eq!([0; 4].map(|now| take("a", now)), [true, true, false, false]);
        assert_eq!([0; 4].map(|now| take("b", now)), [true, true, false, false]);
        assert_eq!([0; 2].map(|now| take("c", now)), [true, false], "nothing is left for anybody");
        assert!(!take("d", 49) && take("d", 50));
        assert!(take("a", 1_000));
        assert_eq!(shares.each.len(), 1, "who has all of theirs again is forgotten");
    }

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
