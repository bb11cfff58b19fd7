//! A worker beside the page: it knows one game, has the table, and answers questions. When dropped it goes, as soon as
//! it has finished what it was told.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::{Rc, Weak};
use std::time::Duration;

use crossing::{Answer, FromWorker, Question, ToWorker, pack, unpack};
use js_sys::{Object, Promise, Uint8Array, WebAssembly};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::language::{self, Missed};
use super::version;
use super::version::Remedy;

/// A worker that has been hired.
pub struct Mate(Rc<Berth>);

/// What is heard of a worker.
#[expect(clippy::large_enum_variant, reason = "passed on at once, and never kept")]
pub enum Heard {
    /// It says this.
    Says(FromWorker),
    /// Something is wrong with it, or is not any more.
    Trouble(Option<Trouble>),
}

/// What is wrong with a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It or its game cannot be fetched; that is tried again.
    Unfetched,
    /// It is of another build than the page, and loading the page anew did not help.
    OtherBuild,
    /// It has failed, and what it knew is lost.
    Failed,
}

/// The place of a worker. It may be empty for a while.
struct Berth {
    game: String,
    hear: Box<dyn Fn(Heard)>,
    hired: RefCell<Option<Hired>>,
    /// What it was told and may not have heard; none once it has spoken.
    unheard: RefCell<Option<Vec<Uint8Array>>>,
    asked: RefCell<Asked>,
    n_missed: Cell<u32>,
    has_greeted: Cell<bool>,
}

/// A worker with what listens to it. It ends when dropped.
struct Hired {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(JsValue)>,
}

/// Questions that wait for their answers.
#[derive(Default)]
struct Asked {
    last: u32,
    waiting: HashMap<u32, Box<dyn FnOnce(Answer)>>,
}

/// How long a worker may take to greet: its script is small, but a browser may lose it on its way while the service
/// worker changes.
const GREET_WITHIN: Duration = Duration::from_secs(8);

/// How long a worker that nobody listens to may take to finish.
const FINISH_WITHIN: Duration = Duration::from_secs(1);

thread_local! {
    /// The games that were fetched or are on their way: each is fetched once, however many workers play it.
    static MODULES: RefCell<HashMap<String, Promise>> = RefCell::default();
}

/// How long to wait before what was missed so many times is fetched again.
pub fn pause(n_missed: u32) -> Duration {
    Duration::from_secs(1 << n_missed.min(4))
}

impl Mate {
    /// Hires a worker for this game; `hear` gets what is heard of it beside answers, in order.
    pub fn hire(game: &str, hear: impl Fn(Heard) + 'static) -> Self {
        let berth = Rc::new(Berth {
            game: game.to_owned(),
            hear: Box::new(hear),
            hired: RefCell::default(),
            unheard: RefCell::new(Some(Vec::new())),
            asked: RefCell::default(),
            n_missed: Cell::default(),
            has_greeted: Cell::default(),
        });
        berth.fill();
        Self(berth)
    }

    /// Tells it something; what is said before it is here waits.
    pub fn tell(&self, message: &ToWorker) {
        self.0.tell(message);
    }

    /// Asks it something.
    pub fn ask(&self, question: Question, answer: impl FnOnce(Answer) + 'static) {
        let number = self.0.asked.borrow_mut().note(Box::new(answer));
        self.tell(&ToWorker::Ask { number, question });
    }
}

impl Drop for Mate {
    fn drop(&mut self) {
        let has_heard = self.0.unheard.borrow().is_none();
        if let Some(hired) = self.0.hired.take().filter(|_| has_heard) {
            let_finish(hired);
        }
    }
}

impl Berth {
    /// Fetches a worker and, beside it, its game.
    fn fill(self: &Rc<Self>) {
        let n_missed = self.n_missed.get();
        self.has_greeted.set(false);
        let Some(hired) = hired(self) else { return self.miss(n_missed) };
        for message in self.unheard.borrow().iter().flatten() {
            let _ = hired.worker.post_message(message);
        }
        supply(Rc::downgrade(self), hired.worker.clone(), self.game.clone(), n_missed);
        self.hired.replace(Some(hired));
        let berth = Rc::downgrade(self);
        let look = move || {
            let silent = berth.upgrade().filter(|berth| berth.is_silent(n_missed));
            silent.iter().for_each(|berth| berth.miss(n_missed));
        };
        set_timeout(look, GREET_WITHIN + pause(n_missed));
    }

    /// Whether the worker of this try has not said a word.
    fn is_silent(&self, n_missed: u32) -> bool {
        self.n_missed.get() == n_missed && !self.has_greeted.get() && self.hired.borrow().is_some()
    }

    fn tell(&self, message: &ToWorker) {
        let bytes = Uint8Array::from(&pack(message)[..]);
        if let Some(hired) = &*self.hired.borrow() {
            let _ = hired.worker.post_message(&bytes);
        }
        if let Some(unheard) = &mut *self.unheard.borrow_mut() {
            unheard.push(bytes);
        }
    }

    fn heard(&self, said: &JsValue) {
        if let Some(build) = said.as_string() {
            return if version::is_own(&build) { self.has_greeted.set(true) } else { self.differ() };
        }
        let Some(tidings) = read(said) else { return self.differ() };
        if self.unheard.take().is_some() && self.n_missed.get() > 0 {
            (self.hear)(Heard::Trouble(None));
        }
        tidings.into_iter().for_each(|tidings| self.take(tidings));
    }

    fn take(&self, tidings: FromWorker) {
        match tidings {
            FromWorker::Answer { number, answer } => {
                let waiting = self.asked.borrow_mut().waiting.remove(&number);
                if let Some(waiting) = waiting {
                    waiting(answer);
                }
            }
            tidings => (self.hear)(Heard::Says(tidings)),
        }
    }

    /// The worker or its game did not come: both are tried again. In one try both may be missed.
    fn miss(self: &Rc<Self>, n_missed: u32) {
        if self.n_missed.get() != n_missed {
            return;
        }
        self.n_missed.set(n_missed + 1);
        self.hired.take();
        (self.hear)(Heard::Trouble(Some(Trouble::Unfetched)));
        let berth = Rc::downgrade(self);
        set_timeout(move || berth.upgrade().iter().for_each(Self::fill), pause(n_missed));
    }

    /// A worker that did not greet was never there; one that did has lost all it knew.
    fn fail(self: &Rc<Self>) {
        if !self.has_greeted.get() {
            return self.miss(self.n_missed.get());
        }
        self.hired.take();
        (self.hear)(Heard::Trouble(Some(Trouble::Failed)));
    }

    /// The worker or its game is of another build. Both may be; it is seen to once.
    fn differ(&self) {
        let is_new = self.hired.take().is_some();
        if is_new && version::differs() == Remedy::Say {
            (self.hear)(Heard::Trouble(Some(Trouble::OtherBuild)));
        }
    }
}

impl Asked {
    fn note(&mut self, answer: Box<dyn FnOnce(Answer)>) -> u32 {
        self.last += 1;
        self.waiting.insert(self.last, answer);
        self.last
    }
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

fn hired(berth: &Rc<Berth>) -> Option<Hired> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let script = version::address(&format!("{}.js", berth.game));
    let worker = Worker::new_with_options(&script, &options).ok()?;
    let (listening, watching) = (Rc::downgrade(berth), Rc::downgrade(berth));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        listening.upgrade().iter().for_each(|berth| berth.heard(&event.data()));
    });
    let failed = Closure::<dyn FnMut(JsValue)>::new(move |_| watching.upgrade().iter().for_each(Berth::fail));
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Hired { worker, _heard: heard, _failed: failed })
}

/// What a worker says, if it is of the page's own version.
fn read(said: &JsValue) -> Option<Vec<FromWorker>> {
    unpack(&Uint8Array::new(said).to_vec())
}

/// Gives the worker its game, once that is there. The game's words come before: whatever the worker says can be told.
fn supply(berth: Weak<Berth>, worker: Worker, game: String, n_missed: u32) {
    spawn_local(async move {
        // It is listened to from now on: what fails meanwhile is heard.
        let module = JsFuture::from(module(&game));
        let words = language::learn(&game).await;
        let module = module.await.map_err(|_| Missed::Unfetched);
        let Some(berth) = berth.upgrade() else { return };
        match words.and(module) {
            Ok(module) if version::is_own(&version::of_module(&module)) => {
                let _ = worker.post_message(&module);
            }
            Ok(_) | Err(Missed::OtherBuild) => berth.differ(),
            Err(Missed::Unfetched) => {
                MODULES.with_borrow_mut(|modules| modules.remove(&berth.game));
                berth.miss(n_missed);
            }
        }
    });
}

/// Sets out for the program and the words of this game: somebody will be hired for it.
pub fn fetch(game: &str) {
    let module = module(game);
    let game = game.to_owned();
    spawn_local(async move {
        let coming = JsFuture::from(module.clone());
        let _ = language::learn(&game).await;
        // What failed early is fetched anew by the worker's berth.
        if coming.await.is_err() {
            let is_it = |name: &String, kept: &Promise| *name == game && Object::is(kept, &module);
            MODULES.with_borrow_mut(|modules| modules.retain(|name, kept| !is_it(name, kept)));
        }
    });
}

/// The program of this game. It is compiled while it comes, and both beside its worker's own glue.
fn module(game: &str) -> Promise {
    let file = || version::address(&format!("{game}_bg.wasm"));
    MODULES.with_borrow_mut(|modules| {
        let fetch = || WebAssembly::compile_streaming(&window().fetch_with_str(&file()));
        modules.entry(game.to_owned()).or_insert_with(fetch).clone()
    })
}

/// Nobody listens to this worker any more, but what it was told last may not have reached the table.
fn let_finish(hired: Hired) {
    let worker = hired.worker.clone();
    let listen = move |event: MessageEvent| {
        if read(&event.data()).into_iter().flatten().any(|said| matches!(said, FromWorker::Finished)) {
            worker.terminate();
        }
    };
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(listen);
    hired.worker.set_onerror(None);
    hired.worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    let _ = hired.worker.post_message(&Uint8Array::from(&pack(&ToWorker::Finish)[..]));
    set_timeout(move || drop((hired, listen)), FINISH_WITHIN);
}

/// Where questions about a game are asked: by the worker of its table, or by one that is hired for the first question.
#[derive(Clone, Copy)]
pub struct Desk {
    mate: StoredValue<Option<Mate>, LocalStorage>,
    /// What is wrong with whoever sits there.
    pub trouble: RwSignal<Option<Trouble>>,
}

impl Desk {
    /// A desk at which nobody sits yet.
    #[must_use]
    pub fn empty() -> Self {
        Self { mate: StoredValue::new_local(None), trouble: RwSignal::new(None) }
    }

    /// Seats somebody.
    pub fn seat(self, mate: Mate) {
        self.mate.set_value(Some(mate));
    }

    /// Ends whoever sits there, at once.
    pub fn dismiss(self) {
        self.mate.try_with_value(|mate| drop(mate.as_ref().map(|mate| mate.0.hired.take())));
    }

    /// Tells whoever sits there.
    pub fn tell(self, message: &ToWorker) {
        self.mate.try_with_value(|mate| {
            if let Some(mate) = mate {
                mate.tell(message);
            }
        });
    }

    /// Asks whoever sits there about this game, or hires somebody who knows it.
    pub fn ask(self, game: &str, question: Question, answer: impl FnOnce(Answer) + 'static) {
        if self.mate.with_value(Option::is_none) {
            self.trouble.set(None);
            self.seat(Mate::hire(game, move |heard| self.heard(&heard)));
        }
        self.mate.with_value(|mate| {
            if let Some(mate) = mate {
                mate.ask(question, answer);
            }
        });
    }

    /// Whoever was hired for questions says nothing else.
    fn heard(self, heard: &Heard) {
        let Heard::Trouble(trouble) = heard else { return };
        self.trouble.try_set(*trouble);
        if *trouble == Some(Trouble::Failed) {
            // The next question finds somebody else.
            self.mate.try_update_value(Option::take);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missed_again_and_again_is_fetched_after_growing_pauses_but_never_given_up() {
        let pauses: Vec<u64> = (0..7).map(|n_missed| pause(n_missed).as_secs()).collect();
        assert_eq!(pauses, [1, 2, 4, 8, 16, 16, 16]);
    }
}
