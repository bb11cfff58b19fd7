//! Takes the remarks out of the deck: they are for those who write it, and every browser would load them. Lines keep
//! their numbers.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=cards.txt");
    let cards = fs::read_to_string("cards.txt").expect("the deck lies beside this script");
    let plain: String = cards
        .lines()
        .map(|line| if line.starts_with('#') { "\n".into() } else { format!("{line}\n") })
        .collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    fs::write(out.join("cards.txt"), plain).expect("the folder can be written");
}
