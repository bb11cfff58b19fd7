//! One table in both modes, told by a script.

use protocol::{CommandId, Request, ServerMessage, Table};
use serde_json::json;
use tui::app::App;
use tui::choice::Choice;
use tui::connection::Heard;
use tui::keys::Key;
use tui::palette::Palette;
use tui::plain::Plain;
use tui::tableau::Tableau;

use crate::script::{Script, asked, press, said, tableau};

/// The link of a served table.
const LINK: &str = "https://cards.example/t/abc";

/// One table in both modes.
pub struct Both {
    pub app: App,
    pub plain: Plain,
    pub script: Script,
    /// What the lines said last.
    pub told: String,
    /// What was asked of the table and not answered.
    asked: Vec<CommandId>,
}

impl Both {
    /// Skull, where everybody is to place a card. Anna is the host.
    pub fn at_table() -> Self {
        Self::at(Script::open("skull", 3), |_| ())
    }

    /// The same at a table that is as this leaves it.
    pub fn at(mut script: Script, change: impl FnOnce(&mut protocol::Welcome)) -> Self {
        let mut welcome = script.first_welcome();
        change(&mut welcome);
        script.tell(|told| *told = welcome.table.clone());
        Self::with(script, welcome, tableau)
    }

    /// The same at a served table, which has a link.
    pub fn served(mut script: Script, change: impl FnOnce(&mut protocol::Welcome)) -> Self {
        let mut welcome = script.first_welcome();
        change(&mut welcome);
        script.tell(|told| *told = welcome.table.clone());
        Self::with(script, welcome, || tableau().invited(Some(LINK.to_owned())))
    }

    fn with(script: Script, welcome: protocol::Welcome, tableau: impl Fn() -> Tableau) -> Self {
        let app = App::new(tableau(), Palette::Plain, "Anna".to_owned());
        let plain = Plain::new(tableau(), "Anna".to_owned());
        let mut both = Self { app, plain, script, told: String::new(), asked: Vec::new() };
        both.hear(&said(&[ServerMessage::Welcome(welcome)]));
        both
    }

    /// What both hear.
    pub fn hear(&mut self, heard: &Heard) {
        let Heard::Said { call, frames } = heard else { panic!("{heard:?}") };
        let again = || Heard::Said { call: *call, frames: frames.clone() };
        let mut out = Vec::new();
        self.app.hear(again());
        self.plain.hear(again(), &mut out).unwrap();
        self.told = String::from_utf8(out).unwrap();
    }

    /// The table is told anew, with this changed.
    pub fn change(&mut self, change: impl FnOnce(&mut Table)) {
        let heard = self.script.tell(change);
        self.hear(&heard);
    }

    /// Anna has placed her card; the others have not.
    pub fn place(mut self) -> Self {
        let heard = self.script.act(0, &json!({ "place": "R" }));
        self.hear(&heard);
        self
    }

    /// What the player may do now.
    pub fn labels(&self) -> Vec<&str> {
        labels(self.app.choices())
    }

    /// What is asked of the table by these keys.
    pub fn press(&mut self, keys: &[Key]) -> Option<String> {
        let mut asked = None;
        for key in keys {
            asked = press(&mut self.app, *key).or(asked);
        }
        self.note(asked)
    }

    /// What is said to a line.
    pub fn read(&mut self, line: &str) -> String {
        let mut out = Vec::new();
        assert!(self.plain.read(Some(line), &mut out).unwrap().is_none());
        String::from_utf8(out).unwrap()
    }

    /// What is asked of the table by a line.
    pub fn typed(&mut self, line: &str) -> Option<String> {
        self.read(line);
        let asked = asked(self.plain.take_errands());
        self.note(asked)
    }

    fn note(&mut self, asked: Option<(CommandId, Request)>) -> Option<String> {
        let (id, request) = asked?;
        self.asked.push(id);
        Some(text(&request))
    }

    /// The table has done all that it was asked for, and nothing is different by it.
    pub fn settle(&mut self) {
        let seq = self.script.seq();
        let done = self.asked.drain(..).map(|id| ServerMessage::Done { id, seq }).collect::<Vec<_>>();
        self.hear(&said(&done));
    }
}

/// A request as it goes over the wire.
pub fn text(request: &Request) -> String {
    serde_json::to_string(request).unwrap()
}

/// The words of choices.
pub fn labels(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.label.as_str()).collect()
}
