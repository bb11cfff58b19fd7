//! Bots live as long as their seats: they hear what their seat hears, are made once, come home from every decision, and
//! one that is made anew and told the past decides the same. So does one that lives outside.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};

use conformance::toy::{Coconuts, THROWER_DATA, Throw};
use engine::{Bot, BotKind, Choice, GameRng, Level, Message, News, Seat, Stop, Thinking, Turn, View};
use hosting::{AnyGame, AnyMatch, Decided, Erased, Gone, Guest, Hosted as _, Json, Library, Outside, Wire};

const SEATS: u8 = 3;

/// Chooses by everything it has heard, and by a throw of the dice.
#[derive(Default)]
struct Listener {
    heard: usize,
    deeds: usize,
}

impl Bot<Coconuts> for Listener {
    fn notice(&mut self, _: &Coconuts, news: News<'_, Coconuts>) {
        self.heard += 1 + news.events.len() + news.view.private.hand.len();
        self.deeds += news.deed.map_or(0, |throw| usize::from(throw.0) + 1);
    }

    fn choose(
        &mut self,
        _: &Coconuts,
        _: View<'_, Coconuts>,
        legal: &[Throw],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Throw> {
        let dice = thinking.rng.index(legal.len());
        let why = Message::new("heard").with("heard", self.heard).with("deeds", self.deeds);
        Choice::from(legal[(self.heard + self.deeds + dice) % legal.len()].clone()).because(why)
    }
}

static MADE: AtomicUsize = AtomicUsize::new(0);

const LISTENER: BotKind<Coconuts> = BotKind::instant("listener", |_| {
    MADE.fetch_add(1, Ordering::SeqCst);
    Box::new(Listener::default())
})
.listening();

/// Fails at every decision.
struct Fragile;

static FRAGILE_MADE: AtomicUsize = AtomicUsize::new(0);

const FRAGILE: BotKind<Coconuts> = BotKind::instant("fragile", |_| {
    FRAGILE_MADE.fetch_add(1, Ordering::SeqCst);
    Box::new(Fragile)
});

impl Bot<Coconuts> for Fragile {
    fn choose(
        &mut self,
        _: &Coconuts,
        _: View<'_, Coconuts>,
        _: &[Throw],
        _: &mut Thinking<'_>,
    ) -> Choice<Throw> {
        panic!("a bug in a bot")
    }
}

/// A listener whose dice are seeded as those of a bot outside are.
struct Reseeded(Listener);

impl Bot<Coconuts> for Reseeded {
    fn notice(&mut self, game: &Coconuts, news: News<'_, Coconuts>) {
        self.0.notice(game, news);
    }

    fn choose(
        &mut self,
        game: &Coconuts,
        view: View<'_, Coconuts>,
        legal: &[Throw],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Throw> {
        let mut rng = GameRng::from_number(thinking.rng.below(u32::MAX).into());
        self.0.choose(game, view, legal, &mut Thinking::at_once(&mut rng))
    }
}

/// A wire to a bot in the same process. It breaks after so many answers.
struct Memory {
    guest: Guest<Coconuts>,
    answers: VecDeque<String>,
    answers_left: usize,
}

impl Memory {
    fn boxed(answers_left: usize) -> Box<dyn Wire> {
        let guest = Guest::new(BotKind::instant("listener", |_| Box::new(Listener::default())));
        Box::new(Self { guest, answers: VecDeque::new(), answers_left })
    }
}

impl Wire for Memory {
    fn send(&mut self, line: &str) -> Result<(), Gone> {
        assert!(!line.contains('\n'));
        self.answers.extend(self.guest.hear(line)?);
        Ok(())
    }

    fn receive(&mut self, _stop: &Stop) -> Result<String, Gone> {
        self.answers_left = self.answers_left.checked_sub(1).ok_or(Gone::Ended { code: None })?;
        self.answers.pop_front().ok_or(Gone::Unasked { line: String::new() })
    }
}

fn outside(answers: usize) -> Box<dyn Bot<Coconuts>> {
    Box::new(Outside::new(Memory::boxed(answers), Level::Full, Box::new(Reseeded(Listener::default()))))
}

fn bots(seats: u8) -> Vec<BotKind<Coconuts>> {
    let mut kinds = Coconuts::bots(seats);
    kinds.extend([
        LISTENER,
        BotKind::instant("quiet", |_| Box::new(Listener::default())).listening(),
        BotKind::instant("deaf", |_| Box::new(Listener::default())),
        FRAGILE,
        BotKind::instant("inside", |_| Box::new(Reseeded(Listener::default()))).listening(),
        BotKind::instant("outside", |_| outside(usize::MAX)).listening(),
        BotKind::instant("outside-for-a-while", |_| outside(1)).listening(),
    ]);
    kinds
}

static GAME: Erased<Coconuts> = Erased::with_bots(bots);

fn dealt(seed: u64) -> (Box<dyn AnyMatch>, GameRng) {
    let mut rng = GameRng::from_number(seed);
    let mut table = GAME.open(&GAME.presets()[1].1, SEATS).unwrap();
    table.advance(&mut rng);
    (table, rng)
}

fn decide(table: &mut dyn AnyMatch, seat: Seat, bot: &str, rng: &GameRng) -> Decided {
    table.bot_job(seat, bot, rng.clone()).expect("there is such a bot").decide()
}

/// Plays a game with these bots; what each decision was and why.
fn played(bot: &str, seed: u64) -> Vec<(String, Option<Message>)> {
    let (mut table, mut rng) = dealt(seed);
    let mut decisions = Vec::new();
    while let Turn::Seats(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let Decided { action, why, .. } =
            decide(table.as_mut(), seat, bot, &rng.fork(&decisions.len().to_string()));
        table.play(seat, &action, &mut rng).unwrap();
        decisions.push((action.get().to_owned(), why));
    }
    decisions
}

#[test]
fn a_bot_is_made_once_for_its_seat() {
    let before = MADE.load(Ordering::SeqCst);
    assert_eq!(played("listener", 1).len(), 6);
    assert_eq!(MADE.load(Ordering::SeqCst) - before, usize::from(SEATS));
}

#[test]
fn a_living_bot_and_one_told_the_past_decide_the_same_for_the_same_reason() {
    for seed in 0..10 {
        let (mut table, mut rng) = dealt(seed);
        while let Turn::Seats(seats) = table.turn() {
            for seat in seats.iter() {
                let living = decide(table.as_mut(), seat, "quiet", &rng);
                let mut restarted = GAME.resume(&table.record()).unwrap();
                let rebuilt = decide(restarted.as_mut(), seat, "quiet", &rng);
                assert_eq!((living.action.get(), &living.why), (rebuilt.action.get(), &rebuilt.why));
            }
            let seat = seats.first().unwrap();
            let action = decide(table.as_mut(), seat, "quiet", &rng).action;
            table.play(seat, &action, &mut rng).unwrap();
        }
    }
}

#[test]
fn what_is_heard_decides() {
    let differ = (0..10).filter(|seed| played("quiet", *seed) != played("deaf", *seed)).count();
    assert_eq!(differ, 10, "a kind that does not listen is told nothing");
}

#[test]
fn a_bot_that_takes_over_is_told_its_seats_past_and_so_is_one_that_did_not_come_home() {
    let (mut table, mut rng) = dealt(3);
    let seat = Seat::new(1);
    let mut lost = Vec::new();
    while let Turn::Seats(seats) = table.turn() {
        if seats.contains(seat) {
            let told = decide(GAME.resume(&table.record()).unwrap().as_mut(), seat, "quiet", &rng);
            // A job that nobody runs takes the bot with it.
            lost.push(table.bot_job(seat, "quiet", rng.clone()).unwrap());
            assert_eq!(decide(table.as_mut(), seat, "quiet", &rng).why, told.why);
            decide(table.as_mut(), seat, "random", &rng);
            assert_eq!(
                decide(table.as_mut(), seat, "quiet", &rng).why,
                told.why,
                "it has taken the seat again"
            );
        }
        let actor = seats.first().unwrap();
        let action = table.legal(actor).remove(0);
        table.play(actor, &action, &mut rng).unwrap();
    }
    assert_eq!(lost.len(), 4);
}

#[test]
fn a_bot_that_panics_is_made_anew() {
    let (mut table, rng) = dealt(4);
    for _ in 0..2 {
        let job = table.bot_job(Seat::new(0), "fragile", rng.clone()).unwrap();
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job.decide())).is_err());
    }
    assert_eq!(FRAGILE_MADE.load(Ordering::SeqCst), 2);
}

#[test]
fn a_bot_outside_plays_as_it_would_inside() {
    for seed in 0..10 {
        assert_eq!(played("outside", seed), played("inside", seed));
        assert_eq!(played("outside-for-a-while", seed).len(), 6, "another decides once it is gone");
    }
}

#[test]
fn nonsense_from_outside_is_not_played() {
    struct Liar;
    impl Wire for Liar {
        fn send(&mut self, _: &str) -> Result<(), Gone> {
            Ok(())
        }
        fn receive(&mut self, _: &Stop) -> Result<String, Gone> {
            Ok(r#"{"action":99}"#.to_owned())
        }
    }
    let game = <Coconuts as engine::Game>::new(conformance::toy::Options { spare: 5 }, SEATS).unwrap();
    let mut table = engine::Match::<Coconuts>::new(conformance::toy::Options { spare: 5 }, SEATS).unwrap();
    table.advance(&mut GameRng::from_number(1));
    let mut bot = Outside::new(Box::new(Liar), Level::Full, Box::new(Listener::default()));
    let (legal, mut rng) = (table.legal_actions(Seat::new(0)), GameRng::from_number(2));
    let mut thinking = Thinking::at_once(&mut rng);
    let choice = bot.choose(&game, table.view(Seat::new(0)), &legal, &mut thinking);
    assert!(legal.contains(&choice.action));
    assert_eq!(bot.gone(), Some(&Gone::Illegal { line: r#"{"action":99}"#.to_owned() }));
}

#[test]
fn a_line_is_told_by_its_beginning_and_moves_no_cursor() {
    let told = Gone::excerpt(&format!("  \u{1b}[2Jx{}\r\n", "y".repeat(1_000)));
    assert!(told.starts_with("\\u{1b}[2Jxy") && told.ends_with('…'), "{told}");
    assert_eq!(Gone::excerpt("ahoy\n"), "ahoy");
}

/// A library with one file, which counts how often it is asked.
struct Books(&'static str, AtomicUsize);

impl Library for Books {
    fn read(&self, file: &str) -> Option<Vec<u8>> {
        self.1.fetch_add(1, Ordering::SeqCst);
        (file == THROWER_DATA).then(|| self.0.as_bytes().to_vec())
    }
}

/// What a thrower with these data throws first, of two coconuts, and how often its data were asked for in a game.
fn thrown_with(data: &'static str) -> (Json, usize) {
    let (mut table, mut rng) = dealt(5);
    let books = std::sync::Arc::new(Books(data, AtomicUsize::new(0)));
    let library: std::sync::Arc<dyn Library> = books.clone();
    let mut first = None;
    while let Turn::Seats(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let job = table.bot_job(seat, "coconuts-thrower", rng.clone()).unwrap();
        let decided = job.reading(&library).decide();
        assert_eq!(decided.lacks, None);
        table.play(seat, &decided.action, &mut rng).unwrap();
        first.get_or_insert(decided.action);
    }
    (first.unwrap(), books.1.load(Ordering::SeqCst))
}

#[test]
fn data_are_read_once_in_a_bots_life_and_decide() {
    let (table, _) = dealt(5);
    let legal = table.legal(Seat::new(0));
    let (all_big, asked) = thrown_with("0\n0\n0\n");
    assert_eq!((all_big.get(), asked), (legal[1].get(), usize::from(SEATS)));
    assert_eq!(thrown_with("99\n99\n99\n").0.get(), legal[0].get());
}

#[test]
fn without_its_data_a_bot_plays_all_the_same_and_says_so() {
    let (mut table, rng) = dealt(5);
    let decided = decide(table.as_mut(), Seat::new(0), "coconuts-thrower", &rng);
    assert_eq!(decided.lacks, Some(THROWER_DATA));
    assert!(table.legal(Seat::new(0)).iter().any(|legal| legal.get() == decided.action.get()));
}

#[test]
fn a_level_has_its_share_of_the_budget_and_a_name() {
    let kinds = Coconuts::bots(2);
    let steps = |name: &str| BotKind::named(&kinds, name).map(|(kind, level)| kind.steps(level));
    assert_eq!(steps("flat-monte-carlo"), Some(4_000));
    assert_eq!(steps("flat-monte-carlo@middling"), Some(400));
    assert_eq!(steps("flat-monte-carlo@easy"), Some(40));
    for unknown in
        ["flat-monte-carlo@full", "flat-monte-carlo@", "flat-monte-carlo@hard", "random@easy", "flat"]
    {
        assert_eq!(steps(unknown), None, "{unknown}");
    }
    let (mut table, rng) = dealt(6);
    let worlds = |table: &mut dyn AnyMatch, bot: &str| {
        decide(table, Seat::new(0), bot, &rng).why.expect("it has numbers").args[1].1.clone()
    };
    assert_eq!(worlds(table.as_mut(), "flat-monte-carlo"), 100_u32.into());
    assert_ne!(worlds(table.as_mut(), "flat-monte-carlo@easy"), 100_u32.into());
}

#[test]
fn a_stop_from_outside_is_noted() {
    let (mut table, rng) = dealt(7);
    let cut = |table: &mut dyn AnyMatch, stop: &Stop| {
        let job = table.bot_job(Seat::new(0), "flat-monte-carlo", rng.clone()).unwrap();
        job.heeding(stop).decide().is_cut
    };
    assert!(!cut(table.as_mut(), &Stop::never()));
    assert!(cut(table.as_mut(), &Stop::never().or_when(|| true)));
}
