//! The reader's end of a table: the client core with a road to the table, a clock and the page around it.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use client::{Call, Client, Input, Manners, Millis, Output, Pace, Sight};
use crossing::{FromWorker, Place, Terms, Tiding, Want, pack};
use hosting::Decided;
use protocol::{ClientMessage, Request};
use serde_json::value::RawValue;

use crate::game::GAMES;
use crate::home::Home;
use crate::post::post;
use crate::scope::{now, rng, set_alarm};
use crate::socket::Socket;

/// How the table is reached.
enum Road {
    Home { home: Box<Home>, call: Option<Call> },
    Served { address: String, socket: Option<Socket> },
}

struct Table {
    client: Client,
    road: Road,
    inputs: VecDeque<Input>,
    tidings: Vec<Tiding>,
    /// Whether there is nothing left to bring to the table, for whoever asked.
    is_finished: bool,
    n_on_the_way: usize,
    is_left: bool,
}

thread_local! {
    static TABLE: RefCell<Option<Table>> = const { RefCell::new(None) };
    /// The reader's own; it may be told before there is a table.
    static PACE: Cell<Pace> = const { Cell::new(Pace::USUAL) };
}

/// Goes to a table.
pub fn open(place: Place) {
    let mut tidings = Vec::new();
    let (road, manners) = match place {
        Place::Served { address } => (Road::Served { address, socket: None }, Manners::BROWSER),
        Place::Home { log, setup } => {
            let (home, damage) = Home::open(&log, setup.as_ref());
            tidings.extend(damage.map(Tiding::Damaged));
            (Road::Home { home: Box::new(home), call: None }, Manners::BROWSER_AT_HOME)
        }
        Place::Film { .. } => return,
    };
    let client = Client::new(GAMES, manners, PACE.get(), rng());
    let inputs = VecDeque::new();
    TABLE.set(Some(Table {
        client,
        road,
        inputs,
        tidings,
        n_on_the_way: 0,
        is_left: false,
        is_finished: false,
    }));
    tell(Input::SetOut);
}

/// The reader wants this done.
pub fn want(want: Want) {
    if want == Want::Counsel {
        return with_table(Table::counsel);
    }
    let is_quiet = matches!(want, Want::ActQuietly(_));
    if let Some(request) = request(want) {
        tell(if is_quiet { Input::AskQuietly(request) } else { Input::Ask(request) });
    }
}

/// How fast the reader likes to be shown what happens.
pub fn set_pace(pace: Pace) {
    PACE.set(pace);
    tell(Input::Pace(pace));
}

/// Whether the page can be seen.
pub fn sight(is_visible: bool) {
    tell(Input::Sight(if is_visible { Sight::Visible } else { Sight::Hidden }));
}

/// The reader is gone: what they wanted is still brought to the table.
pub fn finish() {
    if TABLE.with_borrow(Option::is_none) {
        return post(&[FromWorker::Finished]);
    }
    with_table(|table| table.is_left = true);
}

fn ring() {
    // What is due is told before a bot thinks.
    tell(Input::Tick);
    with_table(|table| {
        table.let_time_pass();
        table.inputs.push_back(Input::Tick);
    });
}

/// Something for the reader's end of the table, as it is.
pub fn tell(input: Input) {
    with_table(|table| table.inputs.push_back(input));
}

fn with_table(act: impl FnOnce(&mut Table)) {
    TABLE.with_borrow_mut(|table| {
        if let Some(table) = table {
            act(table);
            table.work();
            post(&table.news());
            set_alarm(table.next_deadline(), ring);
        }
    });
}

impl Table {
    fn work(&mut self) {
        while let Some(input) = self.inputs.pop_front() {
            for output in self.client.handle(now(), input) {
                self.take(output);
            }
        }
        if let Road::Home { home, .. } = &mut self.road {
            self.tidings.extend(home.grown().map(Tiding::Keep));
        }
        if self.is_left && self.n_on_the_way == 0 {
            self.is_finished = true;
        }
    }

    /// What the page is to be told.
    fn news(&mut self) -> Vec<FromWorker> {
        let tidings = std::mem::take(&mut self.tidings);
        let table = (!tidings.is_empty()).then(|| FromWorker::Table(pack(&tidings)));
        let finished = std::mem::take(&mut self.is_finished).then_some(FromWorker::Finished);
        table.into_iter().chain(finished).collect()
    }

    fn counsel(&mut self) {
        if let Road::Home { home, .. } = &mut self.road {
            let counsel = home.counsel();
            let told =
                |counsel: Decided| Tiding::Counsel { action: counsel.action.to_string(), why: counsel.why };
            self.tidings.extend(counsel.map(told));
        }
    }

    /// A bot that thinks keeps everything else waiting, so it begins when what is on show has been told.
    fn has_bots_wait(&self, home: &Home) -> bool {
        home.is_about_to_think() && self.client.is_telling()
    }

    /// A table at home lives by the same clock.
    fn let_time_pass(&mut self) {
        if matches!(&self.road, Road::Home { home, .. } if self.has_bots_wait(home)) {
            return;
        }
        if let Road::Home { home, call: Some(call) } = &mut self.road {
            let (frames, call) = (home.tick(), *call);
            self.inputs.extend(frames.into_iter().map(|text| Input::Frame { call, text }));
        }
    }

    fn next_deadline(&self) -> Option<Millis> {
        let home = match &self.road {
            Road::Home { home, .. } if self.has_bots_wait(home) => None,
            Road::Home { home, .. } => home.next_deadline(),
            Road::Served { .. } => None,
        };
        self.client.next_deadline().into_iter().chain(home).min()
    }

    fn take(&mut self, output: Output) {
        match output {
            Output::Dial(call) => self.dial(call),
            Output::HangUp(_) => self.hang_up(),
            Output::Send { call, message } => self.send(call, message),
            Output::Link(link) => self.tidings.push(Tiding::Link(link)),
            Output::Terms(terms) => self.tidings.push(Tiding::Terms(crossing_terms(terms))),
            Output::Show(moment) => self.tidings.push(Tiding::Show(moment)),
            Output::Tell(told) => self.tidings.push(Tiding::Tell(told)),
            Output::Again(moment) => self.tidings.push(Tiding::Again(moment)),
            Output::More(is_more) => self.tidings.push(Tiding::More(is_more)),
            Output::Present(table) => self.tidings.push(Tiding::Present(table)),
            Output::Notice(notice) => self.tidings.push(Tiding::Notice(notice)),
            Output::OnTheWay(count) => self.on_the_way(count),
        }
    }

    fn on_the_way(&mut self, count: usize) {
        self.n_on_the_way = count;
        self.tidings.push(Tiding::OnTheWay(count));
    }

    fn dial(&mut self, call: Call) {
        let came = match &mut self.road {
            Road::Home { call: open, .. } => {
                *open = Some(call);
                Input::Opened(call)
            }
            Road::Served { address, socket } => {
                *socket = Socket::open(address, call, tell);
                if socket.is_some() {
                    return;
                }
                Input::Lost { call, why: None }
            }
        };
        self.inputs.push_back(came);
    }

    fn hang_up(&mut self) {
        if let Road::Served { socket, .. } = &mut self.road {
            *socket = None;
        }
    }

    fn send(&mut self, call: Call, message: ClientMessage) {
        match &mut self.road {
            Road::Home { home, .. } => {
                let frames = home.send(message);
                self.inputs.extend(frames.into_iter().map(|text| Input::Frame { call, text }));
            }
            Road::Served { socket: Some(socket), .. } => socket.send(&message.encode()),
            Road::Served { socket: None, .. } => {}
        }
    }
}

/// What is played, as the page is told.
pub fn crossing_terms(terms: protocol::Terms) -> Terms {
    Terms { game: terms.game, options: terms.options.to_string(), seats: terms.seats }
}

/// The request that the protocol has for a wish.
fn request(want: Want) -> Option<Request> {
    Some(match want {
        Want::Sit { name, seat } => Request::Sit { name, seat },
        Want::Stand => Request::Stand {},
        Want::FetchSeat => Request::FetchSeat {},
        Want::SendBack(seat) => Request::SendBack { seat },
        Want::SeatBot { seat, bot } => Request::SeatBot { seat, bot },
        Want::ClearSeat(seat) => Request::ClearSeat { seat },
        Want::LetIn { removal } => Request::LetIn { removal },
        Want::Start { bot } => Request::Start { bot },
        Want::Countdown { runs, bot } => Request::Countdown { runs, bot },
        Want::Act(action) | Want::ActQuietly(action) => {
            Request::Act { action: RawValue::from_string(action).ok()? }
        }
        Want::Counsel => return None,
        Want::TakeBack => Request::TakeBack {},
        Want::Agree { yes } => Request::Agree { yes },
        Want::Concede => Request::Concede {},
        Want::Rematch => Request::Rematch {},
        Want::Say(phrase) => Request::Say { phrase },
        Want::Write(text) => Request::Write { text },
        Want::Nudge(seat) => Request::Nudge { seat },
        Want::Admit(knock) => Request::Admit { knock },
        Want::TurnAway(knock) => Request::TurnAway { knock },
        Want::ShowOut(watcher) => Request::ShowOut { watcher },
        Want::Swap(seat, with) => Request::Swap { seat, with },
        Want::HandOver(seat) => Request::HandOver { seat },
        Want::Lay(Terms { game, options, seats }) => {
            Request::Lay { game, options: RawValue::from_string(options).ok()?, seats }
        }
        Want::Keep(customs) => Request::Keep { customs },
        Want::StandIn { seat, plays } => Request::StandIn { seat, plays },
        Want::Pause { rests } => Request::Pause { rests },
    })
}
