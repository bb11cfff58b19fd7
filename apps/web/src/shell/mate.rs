//! A worker beside the page: it knows one game, has the table, and answers questions. It goes when dropped.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

use client::Link;
use crossing::{Answer, FromWorker, Question, ToWorker, pack, unpack};
use js_sys::{Promise, Uint8Array, WebAssembly};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::speech;

/// A worker that has been hired.
pub struct Mate {
    worker: Worker,
    asked: Rc<RefCell<Asked>>,
    is_wanted: Rc<Cell<bool>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(JsValue)>,
}

/// Questions that wait for their answers.
#[derive(Default)]
struct Asked {
    last: u32,
    waiting: HashMap<u32, Box<dyn FnOnce(Answer)>>,
}

/// How long to wait before a game that could not be fetched is asked for again.
const FETCH_AGAIN: Duration = Duration::from_secs(2);

thread_local! {
    /// The games that were fetched or are on their way: each is fetched once, however many workers play it.
    static MODULES: RefCell<HashMap<String, Promise>> = RefCell::default();
}

impl Mate {
    /// Hires a worker for this game; `hear` gets what it says beside answers, in order.
    pub fn hire(game: &str, hear: impl Fn(FromWorker) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&format!("/{game}.js"), &options).ok()?;
        let (asked, hear) = (Rc::new(RefCell::new(Asked::default())), Rc::new(hear));
        let (waiting, listener, spoken) = (Rc::clone(&asked), Rc::clone(&hear), game.to_owned());
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            let tidings: Option<Vec<FromWorker>> = unpack(&bytes);
            if tidings.is_none() {
                leptos::logging::error!("the worker says what cannot be read; it is of another version");
            }
            tidings.into_iter().flatten().for_each(|tidings| match tidings {
                FromWorker::Words(words) => speech::learn(&spoken, &words),
                FromWorker::Answer { number, answer } => answered(&waiting, number, answer),
                tidings => listener(tidings),
            });
        });
        // A worker that has failed has lost its table.
        let failed =
            Closure::<dyn FnMut(JsValue)>::new(move |_| hear(FromWorker::Link(Link::Closed { why: None })));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let is_wanted = Rc::new(Cell::new(true));
        supply(worker.clone(), game.to_owned(), Rc::clone(&is_wanted));
        Some(Self { worker, asked, is_wanted, _heard: heard, _failed: failed })
    }

    /// Tells it something; what is said before its game is here waits.
    pub fn tell(&self, message: &ToWorker) {
        let bytes = Uint8Array::from(&pack(message)[..]);
        let _ = self.worker.post_message(&bytes);
    }

    /// Asks it something.
    pub fn ask(&self, question: Question, answer: impl FnOnce(Answer) + 'static) {
        let number = {
            let mut asked = self.asked.borrow_mut();
            asked.last += 1;
            let number = asked.last;
            asked.waiting.insert(number, Box::new(answer));
            number
        };
        self.tell(&ToWorker::Ask { number, question });
    }
}

impl Drop for Mate {
    fn drop(&mut self) {
        self.is_wanted.set(false);
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

fn answered(asked: &RefCell<Asked>, number: u32, answer: Answer) {
    let waiting = asked.borrow_mut().waiting.remove(&number);
    if let Some(waiting) = waiting {
        waiting(answer);
    }
}

/// Gives the worker its game, as soon as there is a way to get it.
fn supply(worker: Worker, game: String, is_wanted: Rc<Cell<bool>>) {
    spawn_local(async move {
        match JsFuture::from(module(&game)).await {
            Ok(module) => {
                let _ = worker.post_message(&module);
            }
            Err(_) if is_wanted.get() => {
                MODULES.with_borrow_mut(|modules| modules.remove(&game));
                set_timeout(move || supply(worker, game, is_wanted), FETCH_AGAIN);
            }
            Err(_) => {}
        }
    });
}

/// The program of this game. It is compiled while it comes, and both beside its worker's own glue.
fn module(game: &str) -> Promise {
    MODULES.with_borrow_mut(|modules| {
        let fetch = || WebAssembly::compile_streaming(&window().fetch_with_str(&format!("/{game}_bg.wasm")));
        modules.entry(game.to_owned()).or_insert_with(fetch).clone()
    })
}

/// Where questions about a game are asked: by the worker of its table, or by one that is hired for the first question.
#[derive(Clone, Copy)]
pub struct Desk(StoredValue<Option<Mate>, LocalStorage>);

impl Desk {
    /// A desk at which nobody sits yet.
    #[must_use]
    pub fn empty() -> Self {
        Self(StoredValue::new_local(None))
    }

    /// Seats somebody.
    pub fn seat(self, mate: Mate) {
        self.0.set_value(Some(mate));
    }

    /// Tells whoever sits there.
    pub fn tell(self, message: &ToWorker) {
        self.0.try_with_value(|mate| {
            if let Some(mate) = mate {
                mate.tell(message);
            }
        });
    }

    /// Asks whoever sits there about this game, or hires somebody who knows it.
    pub fn ask(self, game: &str, question: Question, answer: impl FnOnce(Answer) + 'static) {
        if self.0.with_value(Option::is_none) {
            self.0.set_value(Mate::hire(game, |_| ()));
        }
        self.0.with_value(|mate| {
            if let Some(mate) = mate {
                mate.ask(question, answer);
            }
        });
    }
}
