//! Whole games on a phone that lies on its side, and what must be seen before anything else comes.

use anyhow::Result;
use e2e::{Screen, plays_on, sees_every_flip, sees_the_last_trick};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_skull_king_is_played_on_a_phone_on_its_side() -> Result<()> {
    plays_on(Screen::Landscape, "skull-king").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_flip_is_seen_and_the_last_one_before_the_feast() -> Result<()> {
    sees_every_flip().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_trick_is_seen_before_the_feast() -> Result<()> {
    sees_the_last_trick().await
}
