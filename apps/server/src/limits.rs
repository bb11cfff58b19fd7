//! The server's limits, and who has used up their share. Addresses are kept in memory only.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::time::Duration;

use tokio::time::Instant;

/// The server's limits.
#[derive(Clone, Debug)]
pub struct Limits {
    /// What a table puts up with.
    pub room: room::Limits,
    /// Open connections in all.
    pub connections_max: usize,
    /// Open connections of one address; this machine's own, where a proxy may be, is not counted.
    pub connections_per_address_max: usize,
    /// Tables in memory.
    pub tables_open_max: usize,
    /// Tables one guest may make in an hour.
    pub tables_per_guest_max: u32,
    /// Tables that may be made from one address in an hour; this machine's own is not counted.
    pub tables_per_address_max: u32,
    /// Tables that may be made in an hour in all.
    pub tables_per_hour_max: u32,
    /// Codes that may be tried from one address in an hour; this machine's own is not counted.
    pub codes_per_address_max: u32,
    /// Codes that may be tried in an hour in all.
    pub codes_per_hour_max: u32,
    /// Tickets that may be made or handed in from one address in an hour; this machine's own is not counted.
    pub tickets_per_address_max: u32,
    /// Tickets that may be made or handed in in an hour in all.
    pub tickets_per_hour_max: u32,
    /// Finished games that may be asked for from one address in an hour; this machine's own is not counted.
    pub replays_per_address_max: u32,
    /// Finished games that may be asked for in an hour in all.
    pub replays_per_hour_max: u32,
    /// Changes of kept names that may be made from one address in an hour; this machine's own is not counted. Recovery
    /// codes and passkeys are tried as often as codes of tables.
    pub names_per_address_max: u32,
    /// Changes of kept names that may be made in an hour in all.
    pub names_per_hour_max: u32,
    /// Logs that may be looked through from one address in an hour, for the tables of kept names; this machine's own is not
    /// counted.
    pub adoptions_per_address_max: u32,
    /// Logs that may be looked through in an hour in all.
    pub adoptions_per_hour_max: u32,
    /// Frames that may wait for a slow client.
    pub queue_frames_max: usize,
    /// Bytes that may wait for a slow client.
    pub queue_bytes_max: usize,
    /// Malformed frames tolerated before a client is sent away.
    pub malformed_max: u32,
    /// Messages a client may send in a burst before it is read more slowly.
    pub messages_burst_max: u32,
    /// How long until one more message is allowed.
    pub messages_refill: Duration,
    /// How long a request may take to be read and answered.
    pub request: Duration,
    /// How long a socket may stay without its first message.
    pub hello: Duration,
    /// After how much silence a client is asked whether it is there.
    pub ping: Duration,
    /// How long a client may say nothing at all. Its friends are told within this time and one `ping`.
    pub silence: Duration,
    /// How long a client may take to receive a frame.
    pub write: Duration,
    /// How long an answer to a request may get nowhere because it is not read.
    pub unread: Duration,
    /// How long a table without anybody stays in memory.
    pub table_idle: Duration,
    /// How long a bot may think before it makes do with what it has; a budget takes far less on a free machine.
    pub bot_thinking: Duration,
}

impl Limits {
    /// What a server for friends uses.
    #[must_use]
    pub fn usual() -> Self {
        Self {
            room: room::Limits { thinking_places: thinking_places(), ..room::Limits::usual() },
            connections_max: 10_000,
            connections_per_address_max: 256,
            tables_open_max: 20_000,
            tables_per_guest_max: 60,
            tables_per_address_max: 240,
            tables_per_hour_max: 10_000,
            codes_per_address_max: 60,
            codes_per_hour_max: 4_000,
            tickets_per_address_max: 240,
            tickets_per_hour_max: 10_000,
            replays_per_address_max: 600,
            replays_per_hour_max: 20_000,
            names_per_address_max: 240,
            names_per_hour_max: 10_000,
            adoptions_per_address_max: 600,
            adoptions_per_hour_max: 20_000,
            queue_frames_max: 64,
            queue_bytes_max: 256 * 1024,
            malformed_max: 20,
            messages_burst_max: 200,
            messages_refill: Duration::from_millis(10),
            request: Duration::from_secs(10),
            hello: Duration::from_secs(5),
            ping: Duration::from_millis(2_500),
            silence: Duration::from_secs(6),
            write: Duration::from_secs(10),
            unread: Duration::from_secs(30),
            table_idle: Duration::from_secs(60),
            bot_thinking: Duration::from_millis(room::THINKING_MAX_MS),
        }
    }
}

/// Half of the cores, so that thinking bots never keep a person's move waiting.
fn thinking_places() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2))
}

/// Counts what each key has used up within the running hour.
#[derive(Debug)]
pub struct Quota<K> {
    max: u32,
    used: HashMap<K, (Instant, u32)>,
}

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);
/// How many keys are counted at a time; above that, those whose hour is over are dropped.
const KEYS_MAX: usize = 10_000;

impl<K: Hash + Eq> Quota<K> {
    /// Each key may use up `max` an hour.
    #[must_use]
    pub fn new(max: u32) -> Self {
        Self { max, used: HashMap::new() }
    }

    /// Uses one up, or says how long to wait.
    ///
    /// # Errors
    /// If the share of this hour is used up, or too many have used theirs for another to be counted.
    pub fn take(&mut self, now: Instant, key: K) -> Result<(), Duration> {
        self.take_many(now, key, 1)
    }

    /// Uses so many up, all or none, or says how long to wait.
    ///
    /// # Errors
    /// If that is more than is left of this hour, or too many have used theirs for another to be counted.
    pub fn take_many(&mut self, now: Instant, key: K, n: u32) -> Result<(), Duration> {
        if self.used.len() >= KEYS_MAX && !self.used.contains_key(&key) {
            self.used.retain(|_, (since, _)| now.duration_since(*since) < HOUR);
            if self.used.len() >= KEYS_MAX {
                return Err(MINUTE);
            }
        }
        let (since, used) = self.used.entry(key).or_insert((now, 0));
        let elapsed = now.duration_since(*since);
        if elapsed >= HOUR {
            (*since, *used) = (now, 0);
        }
        if used.saturating_add(n) > self.max {
            return Err(HOUR.saturating_sub(elapsed));
        }
        *used += n;
        Ok(())
    }

    /// Gives back what was not used after all.
    fn give_back(&mut self, key: &K, n: u32) {
        if let Some((_, used)) = self.used.get_mut(key) {
            *used = used.saturating_sub(n);
        }
    }
}

/// A bucket that is full at first and gets one token every `refill`.
#[derive(Debug)]
pub struct Bucket {
    max: u32,
    refill: Duration,
    tokens: u32,
    counted_at: Instant,
}

impl Bucket {
    /// A full bucket.
    #[must_use]
    pub fn new(now: Instant, max: u32, refill: Duration) -> Self {
        Self { max, refill, tokens: max, counted_at: now }
    }

    /// Takes a token; where there is none, says when there will be.
    ///
    /// # Errors
    /// If the bucket is empty.
    pub fn take(&mut self, now: Instant) -> Result<(), Instant> {
        self.fill(now);
        if self.tokens == 0 {
            return Err(self.counted_at + self.refill);
        }
        self.tokens -= 1;
        Ok(())
    }

    fn fill(&mut self, now: Instant) {
        let refill = self.refill.as_nanos().max(1);
        let grown = now.duration_since(self.counted_at).as_nanos() / refill;
        let missing = self.max - self.tokens;
        match u32::try_from(grown) {
            Ok(grown) if grown < missing => {
                self.tokens += grown;
                self.counted_at += self.refill * grown;
            }
            _ => {
                self.tokens = self.max;
                self.counted_at = now;
            }
        }
    }
}

/// What each address, and all of them together, have used up within the running hour: many addresses must not do
/// together what none may do alone.
#[derive(Debug)]
pub struct Share {
    by_address: Quota<IpAddr>,
    all: Quota<()>,
}

impl Share {
    /// An address may use up so much an hour, and all together so much.
    #[must_use]
    pub fn new(per_address_max: u32, per_hour_max: u32) -> Self {
        Self { by_address: Quota::new(per_address_max), all: Quota::new(per_hour_max) }
    }

    /// Uses one up, or says how long to wait. This machine's own address, where a proxy may be, is not counted.
    ///
    /// # Errors
    /// If the share of this hour is used up.
    pub fn take(&mut self, now: Instant, address: Option<IpAddr>) -> Result<(), Duration> {
        self.take_many(now, address, 1)
    }

    /// Uses so many up, all or none; what is refused counts for nobody.
    ///
    /// # Errors
    /// If that is more than is left of this hour.
    pub fn take_many(&mut self, now: Instant, address: Option<IpAddr>, n: u32) -> Result<(), Duration> {
        let address = address.filter(|address| !address.is_loopback());
        address.map_or(Ok(()), |address| self.by_address.take_many(now, address, n))?;
        self.all.take_many(now, (), n).inspect_err(|_| {
            address.iter().for_each(|address| self.by_address.give_back(address, n));
        })
    }
}

/// The address that is counted: of IPv4 each, however it is written; of IPv6 the network that a household has, within which
/// anybody can have as many as they like. At home everybody is in one network, and counted alone.
#[must_use]
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if address.is_unique_local() || address.is_unicast_link_local() => address.into(),
        IpAddr::V6(address) if !address.is_loopback() => {
            IpAddr::V6((u128::from(address) & !u128::from(u64::MAX)).into())
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_counted_once_and_this_machine_is_itself_however_it_is_written() {
        let counted = |address: &str| counted(address.parse().unwrap()).to_string();
        assert_eq!(counted("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(counted("::ffff:127.0.0.1"), "127.0.0.1");
        for own in ["::1", "fd00::1:2:3:4", "fe80::1:2:3:4"] {
            assert_eq!(counted(own), own);
        }
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("2001:db8:1:2:ffff::1"), counted("2001:db8:1:2:3:4:5:6"));
    }

    #[test]
    fn what_is_refused_counts_for_nobody() {
        let (start, near) = (Instant::now(), "192.0.2.7".parse().ok());
        let mut share = Share::new(3, 5);
        assert!(share.take_many(start, near, 4).is_err(), "more than one address may have");
        assert_eq!(share.take_many(start, near, 3), Ok(()), "and nothing of it was counted");
        let other = "192.0.2.8".parse().ok();
        assert!(share.take_many(start, other, 3).is_err(), "more than is left for all");
        assert_eq!(share.take_many(start, other, 2), Ok(()), "and nothing of it was counted for the address");
        assert!(share.take(start, other).is_err());
    }

    #[test]
    fn a_share_is_used_up_and_comes_back_after_an_hour() {
        let start = Instant::now();
        let mut quota = Quota::new(2);
        assert_eq!(quota.take(start, "guest"), Ok(()));
        assert_eq!(quota.take(start, "guest"), Ok(()));
        assert_eq!(quota.take(start + HOUR / 4, "guest"), Err(HOUR * 3 / 4));
        assert_eq!(quota.take(start + HOUR / 4, "other"), Ok(()), "shares are separate");
        assert_eq!(quota.take(start + HOUR, "guest"), Ok(()));
    }

    #[test]
    fn however_many_come_only_so_many_are_counted() {
        let start = Instant::now();
        let mut quota = Quota::new(2);
        for key in 0..2 * KEYS_MAX {
            assert_eq!(quota.take(start, key).is_ok(), key < KEYS_MAX, "{key}");
        }
        assert_eq!(quota.used.len(), KEYS_MAX);
        assert_eq!(quota.take(start, 0), Ok(()), "those who are known keep their share");
        assert_eq!(quota.take(start + HOUR, 2 * KEYS_MAX), Ok(()), "and others get theirs later");
    }

    #[test]
    fn a_bucket_gives_a_burst_and_then_one_for_every_refill() {
        let start = Instant::now();
        let refill = Duration::from_millis(10);
        let mut bucket = Bucket::new(start, 2, refill);
        assert_eq!(bucket.take(start), Ok(()));
        assert_eq!(bucket.take(start), Ok(()));
        assert_eq!(bucket.take(start), Err(start + refill));
        assert_eq!(bucket.take(start + refill * 3 / 2), Ok(()));
        assert_eq!(bucket.take(start + refill * 3 / 2), Err(start + refill * 2));
        assert_eq!(bucket.take(start + refill * 2), Ok(()));
        assert_eq!(bucket.take(start + refill * 100), Ok(()));
        assert_eq!(bucket.take(start + refill * 100), Ok(()));
        assert!(bucket.take(start + refill * 100).is_err(), "it never holds more than its size");
    }
}
