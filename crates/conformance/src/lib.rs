//! Laws that every game must keep, tested once for all of them: `conformance::check::<MyGame>()`.

pub mod toy;
