//! Sorting of few things, such as the seats at a table. The library's sort is made for many, and for each kind of thing
//! it would add a thousand bytes to the page.

/// Sorts by a key; what has the same key stays in its order.
pub fn sort_by_key<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && key(&things[at - 1]) > key(&things[at]) {
            things.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by_key;

    #[test]
    fn things_are_sorted_as_the_library_does_it() {
        for n_things in 0..7_u32 {
            for code in 0..4_u32.pow(n_things) {
                let things: Vec<(u32, u32)> =
                    (0..n_things).map(|at| (code / 4_u32.pow(at) % 4, at)).collect();
                let (mut ours, mut library) = (things.clone(), things);
                sort_by_key(&mut ours, |thing| thing.0);
                library.sort_by_key(|thing| thing.0);
                assert_eq!(ours, library);
            }
        }
    }
}
