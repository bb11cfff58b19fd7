//! What is said to arguments that do not fit: what is wrong, and what would.

use crate::run::{answers, complained, said};

fn refused(args: &[&str]) -> String {
    let output = answers(args, b"");
    assert!(!output.status.success(), "{args:?}");
    complained(&output)
}

#[test]
fn help_and_version_are_told() {
    let help = said(&answers(&["--help"], b""));
    for command in ["serve", "play", "judge"] {
        assert!(help.contains(command), "{help}");
    }
    assert!(said(&answers(&["--version"], b"")).starts_with("yohoho "));
}

#[test]
fn a_wrong_game_or_link_is_answered_with_what_there_is() {
    assert!(refused(&["play"]).contains("yohoho play skull"));
    assert!(refused(&["play", "chess"]).contains("Games: skull"));
    assert!(refused(&["play", "http://localhost:1718/"]).contains("http://localhost:1718/t/"));
    assert!(refused(&["play", "https://games.example/"]).contains("http://localhost:1718/t/"));
}

#[test]
fn wrong_seats_bots_and_options_are_answered_with_the_right_ones() {
    assert!(refused(&["play", "skull", "--seats", "9"]).contains("2 to 6 players, not 9"));
    assert!(refused(&["play", "skull", "--seats", "x"]).contains("--seats"));
    assert!(refused(&["play", "skull", "--bots", "clever"]).contains("powder-monkey"));
    assert!(refused(&["play", "skull", "--option", "rules"]).contains("name=value"));
    assert!(refused(&["play", "skull", "--option", "gold=1"]).contains("first_after_lost_bet"));
    let value = refused(&["play", "skull", "--option", "unflipped_cards=burn"]);
    assert!(value.contains("stay_hidden") && value.contains("owners_may_show"), "{value}");
}

#[test]
fn what_the_host_chooses_cannot_be_chosen_at_a_table_of_friends() {
    let refused = refused(&["play", "http://localhost:1/t/abc", "--seats", "3"]);
    assert!(refused.contains("--seats"), "{refused}");
}

#[test]
fn an_option_that_fits_is_taken() {
    let args = ["play", "skull", "--seed", "1", "--option", "unflipped_cards=owners_may_show"];
    assert!(answers(&args, b"").status.success());
}

#[test]
fn a_wrong_edition_is_answered_with_the_right_ones_and_options_change_a_right_one() {
    let wrong = refused(&["play", "skull-king", "--edition", "lost"]);
    assert!(wrong.contains("Editions: current, current-expanded, legendary, beck-2018, schmidt."), "{wrong}");
    let eight = refused(&["play", "skull-king", "--edition", "beck-2018", "--seats", "8"]);
    assert!(eight.contains("This edition is for 2 to 6 players."), "{eight}");
    let option = refused(&["play", "skull-king", "--edition", "schmidt", "--option", "gold=1"]);
    assert!(option.contains("Options: players_max,"), "{option}");
    assert!(refused(&["play", "http://localhost:1/t/abc", "--edition", "current"]).contains("--edition"));
}

#[test]
fn a_game_is_played_by_the_edition_that_was_named_with_its_options_changed() {
    // A cannon to be loaded shows in the first question; the schedule, in its title.
    let args = ["play", "skull-king", "--plain", "--seed", "1", "--seats", "3", "--edition", "schmidt"];
    let usual = said(&answers(&args, b"table\n"));
    assert!(usual.contains("Round 1 of 10") && !usual.contains("grapeshot"), "{usual}");
    let changed = ["--option", "scoring=rascal_with_cannon", "--option", "schedule=past_yer_bedtime"];
    let changed = said(&answers(&[&args[..], &changed[..]].concat(), b"table\n"));
    assert!(changed.contains("Round 1 of 1.") && changed.contains("Bid 1 with grapeshot"), "{changed}");
}

#[test]
fn a_schedule_of_ones_own_and_extra_cards_are_typed_as_lists() {
    let play = |options: &[&str]| {
        let args = ["play", "skull-king", "--plain", "--seed", "1"];
        answers(&[&args[..], options].concat(), b"table\n")
    };
    for list in ["schedule=3,3,5", "schedule=[3,3,5]", "schedule=[3, 3, 5]"] {
        let said = said(&play(&["--option", list]));
        assert!(said.contains("Round 1 of 3.") && said.contains("Bid 0, 1, 2 or 3"), "{list}: {said}");
    }
    let extras = ["--option", "replacements=PIR,esc,B14", "--option", "schedule=1"];
    assert!(play(&extras).status.success());
    let wrong = complained(&play(&["--option", "schedule=3,16"]));
    assert!(wrong.contains("even_keeled") && wrong.contains("such as schedule=1,3,5,7,9."), "{wrong}");
    assert!(wrong.contains("Up to 10 rounds of 1 to 15 cards"), "{wrong}");
    let many = complained(&play(&["--option", "replacements=PIR,PIR,PIR,PIR"]));
    assert!(many.contains("Up to 3 cards"), "{many}");
    let stranger = complained(&play(&["--option", "replacements=KRA"]));
    assert!(stranger.contains("KRA is not in the deck, so it cannot be copied."), "{stranger}");
    let deck = complained(&play(&["--seats", "8", "--option", "schedule=10", "--option", "cards_cap=null"]));
    assert!(deck.contains("10 cards for each of 8 hands are more than the 70 cards"), "{deck}");
}
