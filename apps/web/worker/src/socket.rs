//! A socket to a table on a server. It closes when dropped, and is silent from then on.

use client::{Call, Input};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// An open socket, or one that is on its way.
pub struct Socket {
    socket: WebSocket,
    _handlers: [Closure<dyn FnMut(MessageEvent)>; 3],
}

impl Socket {
    /// Sets out for this address; `hear` gets what comes, as of this call.
    pub fn open(address: &str, call: Call, hear: fn(Input)) -> Option<Self> {
        let socket = WebSocket::new(address).ok()?;
        let handler = |make: fn(Call, MessageEvent) -> Option<Input>| {
            Closure::<dyn FnMut(MessageEvent)>::new(move |event| make(call, event).into_iter().for_each(hear))
        };
        let opened = handler(|call, _| Some(Input::Opened(call)));
        let heard = handler(|call, event| Some(Input::Frame { call, text: event.data().as_string()? }));
        let closed = handler(|call, _| Some(Input::Lost { call, why: None }));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Self { socket, _handlers: [opened, heard, closed] })
    }

    /// Sends a frame, if the socket is open.
    pub fn send(&self, frame: &str) {
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
