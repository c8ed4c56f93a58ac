//! "Muse and Princess": the character auction.

use signoria_engine::Seat;
use signoria_florence::Options;
use signoria_florence::pieces::Character::{self, *};
use signoria_florence::state::Phase;

use crate::scenario::*;

pub trait Court {
    fn owns(self, seat: Seat, character: Character) -> Self;
    /// Nobody buys an object: the character auction begins with the start player.
    fn at_court(self) -> Play;
}

impl Court for Scenario {
    fn owns(self, seat: Seat, character: Character) -> Self {
        self.state(|table| table.court.owner[character as usize] = Some(seat))
    }

    fn at_court(self) -> Play {
        let mut play = self.play();
        play.idle_until(|table| table.phase == Phase::Court);
        play
    }
}

/// The character auction of four.
pub fn court() -> Play {
    Scenario::court(4).at_court()
}

// F.MP.1
#[test]
fn six_characters_and_600_on_the_banker() {
    let view = start(
        4,
        "2022",
        Options {
            muse_and_princess: true,
            ..Options::default()
        },
        1,
    )
    .public();
    let court = view.court.unwrap();
    assert_eq!(court.characters.len(), 6);
    assert!(court.characters.iter().all(|character| character.owner.is_none()));
    assert_eq!(court.coins, 600);
}

// F.MP.2 F.PY.5
#[test]
fn prestige_cannot_be_sold() {
    let play = Scenario::court(4).turn(A).prestige(A, 9).play();
    assert_eq!(play.refused(A, "sell"), "florence.pay.no-selling");
    let play = Scenario::court(4).prestige(A, 9).play();
    assert_eq!(play.refused(A, "sell"), "florence.pay.no-selling");
}

// F.MP.4
#[test]
fn all_take_part_clockwise_from_the_start_player() {
    let mut play = Scenario::court(4).play();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    play.idle_until(|table| table.phase == Phase::Court);
    for seat in [A, B, C, D] {
        assert!(play.waits_for(seat), "with or without an object");
        play.act(seat, "pass");
    }
    assert_eq!(play.game.phase, Phase::Actions);
}

// F.MP.5
#[test]
fn a_bid_on_a_free_card_or_above_a_marker_or_a_pass() {
    let mut play = court();
    assert!(play.can(A, "bid muse 9") && play.can(A, "pass"));
    play.act(A, "bid muse 9");
    assert_eq!(play.refused(B, "bid muse 9"), "florence.character.higher");
    assert_eq!(play.refused(B, "bid muse 4"), "florence.character.higher");
    assert!(play.can(B, "bid muse 10"));
    play.act(B, "pass").act(C, "pass").act(D, "pass");
    assert!(!play.waits_for(B), "who passed is out");
    assert_eq!(play.game.phase, Phase::Actions);
}

// F.MP.6
#[test]
fn an_outbid_marker_goes_back() {
    let mut play = court();
    play.act(A, "bid muse 5")
        .act(B, "bid muse 6")
        .act(C, "pass")
        .act(D, "pass");
    assert_eq!(play.game.court.marker.iter().flatten().count(), 1);
    assert!(
        play.waits_for(A)
            && play.can(A, "bid muse 7")
            && play.can(A, "bid cardinal 3")
            && play.can(A, "pass")
    );
}

// F.MP.7
#[test]
fn a_bidder_who_is_not_outbid_buys_when_his_turn_comes() {
    let mut play = court();
    play.act(A, "bid muse 5")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "bid cardinal 3");
    // A bought without being asked; then D.
    assert_eq!((play.coins(A), play.game.court.owner(Muse)), (3000, Some(A)));
    assert_eq!((play.coins(D), play.game.court.owner(Cardinal)), (3200, Some(D)));
}

// F.MP.8
#[test]
fn spaces_of_the_cards() {
    let play = court();
    for character in Character::ALL {
        let spaces: Vec<u8> = (0..=15)
            .filter(|space| play.can(A, &format!("bid {character} {space}")))
            .collect();
        let expected: Vec<u8> = if *character == Banker {
            (0..=5).collect()
        } else {
            (3..=15).collect()
        };
        assert_eq!(spaces, expected);
    }
    assert_eq!(play.refused(A, "bid banker 6"), "florence.character.space");
    let mut play = court();
    play.act(A, "bid banker 5");
    assert!(
        !play.list(B).iter().any(|action| action.starts_with("bid banker")),
        "the highest cannot be outbid"
    );
}

// F.MP.9 F.RU.15
#[test]
fn nobody_bids_more_than_he_has_but_the_banker_pays_himself() {
    let play = Scenario::court(4).coins(A, 0).at_court();
    assert_eq!(
        play.list(A),
        [
            "bid banker 0",
            "bid banker 1",
            "bid banker 2",
            "bid banker 3",
            "bid banker 4",
            "bid banker 5",
            "pass"
        ]
    );
    assert_eq!(play.refused(A, "bid muse 3"), "florence.pay.cost");
    let mut play = Scenario::court(4).coins(B, 0).at_court();
    play.act(A, "bid banker 5");
    assert!(play.waits_for(C), "B can pay no bid and passed");
}

// F.MP.10
#[test]
fn one_character_a_round() {
    let mut play = court();
    play.act(A, "bid muse 5")
        .act(B, "bid cardinal 3")
        .act(C, "bid princess 3")
        .act(D, "bid professor 3");
    play.idle_until(|table| table.phase == Phase::Actions);
    for seat in [A, B, C, D] {
        assert_eq!(
            play.game
                .court
                .owner
                .iter()
                .flatten()
                .filter(|owner| **owner == seat)
                .count(),
            1
        );
    }
}

// F.MP.11
#[test]
fn a_bought_card_lies_before_its_owner_until_used() {
    let mut play = Scenario::court(4).turn(A).owns(A, Merchant).play();
    assert_eq!(play.game.court.owner(Merchant), Some(A));
    play.act(A, "merchant");
    assert_eq!(play.game.court.owner(Merchant), None);
}

// F.MP.12
#[test]
fn an_object_used_in_its_own_auction_is_not_for_sale_again() {
    for edition in ["2022", "2006"] {
        let options = Options {
            muse_and_princess: true,
            ..Options::default()
        };
        let mut play = Scenario::with(4, edition, options).at_court();
        play.act(A, "bid merchant 3")
            .act(B, "bid muse 3")
            .act(C, "bid muse 4")
            .act(D, "bid muse 5");
        play.act(A, "merchant");
        assert_eq!(play.prestige(A), 1);
        assert_eq!(play.refused(B, "bid merchant 15"), "florence.character.gone");
        play.idle_until(|table| table.round == 2 && table.phase == Phase::Court);
        let seat = play.game.turn;
        assert!(play.can(seat, "bid merchant 3"), "in the next one it is");
    }
}

// F.MP.13
#[test]
fn unused_characters_go_back_after_the_round() {
    let mut play = Scenario::court(4).owns(A, Merchant).owns(B, Professor).at_court();
    assert!(play.game.court.owner.iter().all(Option::is_none));
    assert_eq!(play.prestige(A), 0);
    for character in Character::ALL {
        assert!(
            play.list(A)
                .iter()
                .any(|action| action.starts_with(&format!("bid {character}"))),
            "all six are on offer"
        );
    }
    play.act(A, "pass");
}

// F.RU.29
#[test]
fn the_banker_too_is_outbid_upward_in_both_editions() {
    for edition in ["2022", "2006"] {
        let options = Options {
            muse_and_princess: true,
            ..Options::default()
        };
        let mut play = Scenario::with(4, edition, options).at_court();
        play.act(A, "bid banker 3");
        assert!(play.can(B, "bid banker 4"));
        assert_eq!(play.refused(B, "bid banker 2"), "florence.character.higher");
    }
}
