//! Ways to a table: a socket to a server, or a worker beside the page. Both carry the same frames.

use std::rc::Rc;

use leptos::prelude::window;
use protocol::decode_client;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket, Worker, WorkerOptions, WorkerType};

use crate::kept;
use crate::offline::{FromWorker, ToWorker};

/// What is heard on the way.
pub enum Tidings {
    /// The way is open.
    Open,
    /// The table says this.
    Frame(String),
    /// The way is closed.
    Lost,
}

/// Who hears it.
pub type Ear = Rc<dyn Fn(Tidings)>;

/// An open way. It closes when dropped, and is silent from then on.
pub trait Carrier {
    /// Sends a frame, if the way is open.
    fn send(&self, frame: &str);
}

/// A socket to a table on the server.
pub struct Socket {
    socket: WebSocket,
    _handlers: [Closure<dyn FnMut(MessageEvent)>; 3],
}

impl Socket {
    /// Sets out for the table.
    pub fn open(table: &str, ear: &Ear) -> Option<Self> {
        let socket = WebSocket::new(&address(table)?).ok()?;
        let handler = |make: fn(MessageEvent) -> Option<Tidings>| {
            let ear = Rc::clone(ear);
            Closure::<dyn FnMut(MessageEvent)>::new(move |event| {
                if let Some(tidings) = make(event) {
                    ear(tidings);
                }
            })
        };
        let opened = handler(|_| Some(Tidings::Open));
        let heard = handler(|event| event.data().as_string().map(Tidings::Frame));
        let closed = handler(|_| Some(Tidings::Lost));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Self { socket, _handlers: [opened, heard, closed] })
    }
}

impl Carrier for Socket {
    fn send(&self, frame: &str) {
        if self.socket.ready_state() == WebSocket::OPEN {
            let _ = self.socket.send_with_str(frame);
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

fn address(table: &str) -> Option<String> {
    let location = window().location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/ws/{table}", location.host().ok()?))
}

/// A table in a worker of this browser.
pub struct Home {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(JsValue)>,
}

impl Home {
    /// Opens the kept table of this game, or a new one, and keeps what its log grows by.
    pub fn open(game: &str, ear: &Ear) -> Option<Self> {
        let log = kept::table(game)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options).ok()?;
        let (game, hears, fails) = (game.to_owned(), Rc::clone(ear), Rc::clone(ear));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_str(&text) {
                take(&game, message, &hears);
            }
        });
        let failed = Closure::<dyn FnMut(JsValue)>::new(move |_| fails(Tidings::Lost));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let home = Self { worker, _heard: heard, _failed: failed };
        home.tell(&ToWorker::Open { log });
        Some(home)
    }

    fn tell(&self, message: &ToWorker) {
        let text = serde_json::to_string(message).expect("a message can be written");
        let _ = self.worker.post_message(&text.into());
    }
}

fn take(game: &str, message: FromWorker, ear: &Ear) {
    match message {
        FromWorker::Ready => ear(Tidings::Open),
        FromWorker::Frame(frame) => ear(Tidings::Frame(frame)),
        FromWorker::Grew { from, entries } => kept::append(game, from, &entries),
        FromWorker::Broken(why) => {
            leptos::logging::error!("the table at home cannot be hosted: {why}");
            kept::forget(game);
            ear(Tidings::Lost);
        }
    }
}

impl Carrier for Home {
    fn send(&self, frame: &str) {
        // The same check a server makes: what could not be sent there is not said here.
        if let Ok(message) = decode_client(frame) {
            self.tell(&ToWorker::Say(message));
        }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
