//! Parts of the page that stay as they are until what they show has changed: a board is drawn anew at every moment, and
//! most of it has not moved.

use std::any::Any;

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};

/// What is drawn from itself alone, so that equal ones look alike.
pub trait Drawn: PartialEq + Send + 'static {
    /// How it looks. It may follow signals, but must not make any: those would not outlast the board's next drawing.
    fn draw(&self) -> AnyView;
}

/// Draws something that is touched only when it is another one than before.
pub fn still(drawn: impl Drawn) -> AnyView {
    Still(Box::new(drawn)).into_any()
}

/// What is one and the same for a whole board, such as where a tap goes: it makes no difference to the eye.
#[derive(Clone, Copy)]
pub struct Same<T>(pub T);

impl<T> PartialEq for Same<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Something drawn, whatever it is: the page has the code for it once.
trait Erased: Any + Send {
    fn draw(&self) -> AnyView;
    fn equals(&self, other: &dyn Erased) -> bool;
}

impl<D: Drawn> Erased for D {
    fn draw(&self) -> AnyView {
        Drawn::draw(self)
    }

    fn equals(&self, other: &dyn Erased) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<D>() == Some(self)
    }
}

struct Still(Box<dyn Erased>);

/// What was drawn, and the page's part with it.
struct StillState {
    drawn: Box<dyn Erased>,
    view: AnyViewState,
}

impl Render for Still {
    type State = StillState;

    fn build(self) -> Self::State {
        let view = self.0.draw().build();
        StillState { drawn: self.0, view }
    }

    fn rebuild(self, state: &mut Self::State) {
        if !self.0.equals(&*state.drawn) {
            self.0.draw().rebuild(&mut state.view);
            state.drawn = self.0;
        }
    }
}

impl AddAnyAttr for Still {
    type Output<SomeNewAttr: Attribute> = AnyView;

    fn add_any_attr<NewAttr: Attribute>(self, attr: NewAttr) -> Self::Output<NewAttr> {
        self.0.draw().add_any_attr(attr).into_any()
    }
}

/// A page of ours is never written by a server: there, it would be the view as it is drawn.
impl RenderHtml for Still {
    type AsyncOutput = AnyView;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self::AsyncOutput {
        self.0.draw()
    }

    fn to_html_with_buf(
        self,
        buf: &mut String,
        position: &mut Position,
        escape: bool,
        mark_branches: bool,
        extra_attrs: Vec<AnyAttribute>,
    ) {
        self.0.draw().to_html_with_buf(buf, position, escape, mark_branches, extra_attrs);
    }

    fn hydrate<const FROM_SERVER: bool>(self, cursor: &Cursor, position: &PositionState) -> Self::State {
        let view = self.0.draw().hydrate::<FROM_SERVER>(cursor, position);
        StillState { drawn: self.0, view }
    }

    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl Mountable for StillState {
    fn unmount(&mut self) {
        self.view.unmount();
    }

    fn mount(&mut self, parent: &types::Element, marker: Option<&types::Node>) {
        self.view.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.view.insert_before_this(child)
    }

    fn elements(&self) -> Vec<types::Element> {
        self.view.elements()
    }
}
