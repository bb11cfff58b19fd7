//! Counsel: what the Captain would do in the reader's place, and why. There is some on one's own turn, at a table in
//! this process.

use engine::{Arg, Message};
use hosting::{Decided, Offer};

use crate::choice::all_offers;
use crate::tableau::Tableau;

/// Why there is no counsel now; nothing where there is some.
#[must_use]
pub fn refusal(tableau: &Tableau) -> Option<String> {
    let is_served = tableau.invitation().is_some();
    let is_asked = !tableau.is_waiting() && !all_offers(tableau).is_empty();
    match (is_served, is_asked) {
        (true, _) => Some(tableau.words().label("counsel-served")),
        (false, false) => Some(none(tableau)),
        (false, true) => None,
    }
}

/// What is said where the Captain has none.
#[must_use]
pub fn none(tableau: &Tableau) -> String {
    tableau.words().label("counsel-not-now")
}

/// What the Captain says, in words; nothing once that cannot be done any more.
#[must_use]
pub fn told(tableau: &Tableau, counsel: &Decided) -> Option<String> {
    let offer = offer(tableau, counsel).filter(|_| !tableau.is_waiting())?;
    let what = Arg::Text(tableau.say(&offer.label));
    let says = tableau.words().label_with("web-counsel-says", [("what", what)]);
    let is_known = |why: &&Message| tableau.words().has(&why.key);
    let why = counsel.why.as_ref().filter(is_known).map(|why| tableau.say(why));
    Some(std::iter::once(says).chain(why).collect::<Vec<_>>().join(" "))
}

fn offer<'a>(tableau: &'a Tableau, counsel: &Decided) -> Option<&'a Offer> {
    let scene = tableau.scene().filter(|_| tableau.may_move())?;
    scene.offers.iter().find(|offer| offer.action.get() == counsel.action.get())
}
