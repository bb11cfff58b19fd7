//! Makes sure that the folder of the browser client exists, so that the server compiles before the first client is
//! built, and that a new client or a new migration is noticed.

use std::fs;
use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    fs::create_dir_all(&dist).expect("the folder of the browser client can be made");
    println!("cargo:rerun-if-changed={}", dist.display());
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed=name_migrations");
}
