//! The rules of a table in a line, and in words behind it.

use leptos::prelude::*;

use super::session::Session;
use crate::start::rules::rules_of_table;

/// What was chosen when the table was made, for those who come later.
pub fn table_rules(session: Session) -> Option<impl IntoView> {
    session.terms.with(|terms| Some(rules_of_table(session.desk, terms.as_ref()?)))
}
