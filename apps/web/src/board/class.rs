//! The class of an element as one string. A class that changes and `class:` switches must not meet on one element:
//! when the string changes, the page forgets the switches that did not.

/// The base, and the marks that apply.
pub fn classes(base: impl Into<String>, marks: &[(&str, bool)]) -> String {
    let mut class = base.into();
    for (mark, _) in marks.iter().filter(|(_, applies)| *applies) {
        class.push(' ');
        class.push_str(mark);
    }
    class
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_marks_that_apply_are_in_the_class() {
        assert_eq!(classes("card crew-0", &[("tall", true), ("turned", false)]), "card crew-0 tall");
        assert_eq!(classes("card", &[]), "card");
    }
}
