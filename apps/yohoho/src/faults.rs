//! How a program at a table failed, in words.

use engine::Arg;
use hosting::Gone;
use words::Words;

/// How a bot failed.
pub(crate) fn fault(why: &Gone, words: &Words) -> String {
    let args: Vec<(&str, Arg)> = match why {
        Gone::Unstarted(why) => vec![("why", why.clone().into())],
        Gone::Ended { code } => {
            vec![("code", code.map_or_else(|| "no".to_owned(), |code| code.to_string()).into())]
        }
        Gone::Stalled { ms } => vec![("ms", ms.to_string().into())],
        Gone::Nonsense { line, .. } | Gone::Illegal { line } | Gone::Unasked { line } => {
            vec![("line", line.clone().into())]
        }
        Gone::Overlong { line, max } => vec![("line", line.clone().into()), ("max", max.to_string().into())],
    };
    words.label_with(&format!("arena-fault-{}", why.name()), args)
}
