//! A question in front of everything, asked before something happens that the next tap cannot take back.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::{dialog, speech};

/// A question that is asked when somebody calls for it.
#[derive(Clone, Copy, Default)]
pub struct Question(NodeRef<Dialog>);

/// One answer to a question.
#[derive(Clone, Copy)]
pub struct Answer {
    /// What it is called.
    pub name: &'static str,
    /// The key of its words.
    pub label: &'static str,
    /// How the button looks, besides being one.
    pub class: &'static str,
    /// What it does; the question is closed by then.
    pub act: Callback<()>,
}

impl Answer {
    /// The answer that leaves everything as it is.
    #[must_use]
    pub fn nothing(label: &'static str) -> Self {
        Self { name: "cancel", label, class: "", act: Callback::new(|()| ()) }
    }
}

impl Question {
    /// Asks. The first answer has the focus, so it should be the harmless one.
    pub fn ask(self) {
        dialog::open(self.0);
    }

    /// The question itself, unseen until it is asked; `name` tells it from others on the page.
    pub fn view(
        self,
        name: &str,
        title: Signal<String>,
        text: Signal<String>,
        answers: Vec<Answer>,
    ) -> impl IntoView + use<> {
        let id = |part| format!("{name}-{part}");
        let answers = answers.into_iter().map(|answer| self.answer(answer)).collect_view();
        view! {
            <dialog class="sheet question" node_ref=self.0 data-question=name.to_owned()
                aria-labelledby=id("title") aria-describedby=id("text")>
                <h2 id=id("title")>{title}</h2>
                <p id=id("text")>{text}</p>
                <div class="answers">{answers}</div>
            </dialog>
        }
    }

    fn answer(self, answer: Answer) -> impl IntoView + use<> {
        let Answer { name, label, class, act } = answer;
        let give = move |_| {
            dialog::close(self.0);
            act.run(());
        };
        view! {
            <button class=format!("button {class}") type="button" data-answer=name on:click=give>
                {speech::label(label)}
            </button>
        }
    }
}
